"""The commands that people send to a table. The table may refuse them."""

from typing import Annotated, Any, Literal, TypeAlias, get_args

from msgspec import Meta

from updown.table.plan import Lang, Level, Name, StrictStruct

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
Preset: TypeAlias = Literal["hello", "well-played", "thanks", "oops", "thinking", "hurry", "good-game", "bye"]
PRESETS: tuple[Preset, ...] = get_args(Preset)
Reaction: TypeAlias = Literal["smile", "laugh", "wow", "sad", "clap", "heart"]
REACTIONS: tuple[Reaction, ...] = get_args(Reaction)
Face: TypeAlias = Literal[
    "fox",
    "owl",
    "cat",
    "bear",
    "rabbit",
    "hen",
    "mouse",
    "frog",
    "sheep",
    "badger",
    "pig",
    "penguin",
    "hedgehog",
    "fish",
]
FACES: tuple[Face, ...] = get_args(Face)
"""The drawn faces that people choose from; web/src/faces draws them."""
Digits: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$", description="32 bytes, in hexadecimal digits")]
DealNumber: TypeAlias = Annotated[int, Meta(ge=0, description="the number of the deal to come, as `next_deal` says it")]


class Sit(StrictStruct, frozen=True, tag_field="do", tag="sit"):
    """Take a seat, that one or the first that is open."""

    name: Name
    lang: Lang = "en"
    seat: SeatNumber | None = None


class Leave(StrictStruct, frozen=True, tag_field="do", tag="leave"):
    """Go for good. In the middle of a match a bot takes the seat."""


class Rename(StrictStruct, frozen=True, tag_field="do", tag="rename"):
    """Another nickname or language."""

    name: Name
    lang: Lang = "en"


class ChooseFace(StrictStruct, frozen=True, tag_field="do", tag="choose-face"):
    """Another face, which everybody at the table sees."""

    face: Face


class SeatBot(StrictStruct, frozen=True, tag_field="do", tag="seat-bot"):
    """The host puts a bot on an open seat, or one of another level in a bot's place, before the match."""

    seat: SeatNumber
    level: Level = "casual"


class FreeSeat(StrictStruct, frozen=True, tag_field="do", tag="free-seat"):
    """The host sends a bot away, before the match."""

    seat: SeatNumber


class Start(StrictStruct, frozen=True, tag_field="do", tag="start"):
    """The match begins: no seat may be open."""


class Play(StrictStruct, frozen=True, tag_field="do", tag="play"):
    """A move, in the form of the records, for the decision that the table asked for."""

    move: dict[str, Any]
    decision: int


class TakeBack(StrictStruct, frozen=True, tag_field="do", tag="take-back"):
    """Take back the own choice while it lies face down."""

    decision: int


class Hold(StrictStruct, frozen=True, tag_field="do", tag="hold"):
    """Let a bot hold the seat of somebody who is away."""

    seat: SeatNumber


class ComeBack(StrictStruct, frozen=True, tag_field="do", tag="come-back"):
    """Take the own seat back from the bot that holds it."""


class Say(StrictStruct, frozen=True, tag_field="do", tag="say"):
    """A few words to the table: one of the presets, or a short text."""

    preset: Preset | None = None
    text: Annotated[str, Meta(min_length=1, max_length=140)] | None = None


class React(StrictStruct, frozen=True, tag_field="do", tag="react"):
    """A drawn reaction, which is seen for a moment at the own seat."""

    reaction: Reaction


class Rematch(StrictStruct, frozen=True, tag_field="do", tag="rematch"):
    """Once more: when everybody wants it, the next match begins."""


class Close(StrictStruct, frozen=True, tag_field="do", tag="close"):
    """The host ends the table."""


class CommitPart(StrictStruct, frozen=True, tag_field="do", tag="commit-part"):
    """Take part in the randomness of the deal to come: the SHA-256 of `updown part/1 TABLE DEAL SEAT PART`. The last
    one counts, until the parts are asked for."""

    deal: DealNumber
    commitment: Digits


class RevealPart(StrictStruct, frozen=True, tag_field="do", tag="reveal-part"):
    """The part that this seat has committed to, as soon as the parts are asked for."""

    deal: DealNumber
    part: Digits


Command: TypeAlias = (
    Sit
    | Leave
    | Rename
    | ChooseFace
    | SeatBot
    | FreeSeat
    | Start
    | Play
    | TakeBack
    | Hold
    | ComeBack
    | Say
    | React
    | Rematch
    | Close
    | CommitPart
    | RevealPart
)
