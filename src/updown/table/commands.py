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
    """Take the given seat, or the first open one."""

    name: Name
    lang: Lang = "en"
    seat: SeatNumber | None = None


class Leave(StrictStruct, frozen=True, tag_field="do", tag="leave"):
    """Leave the table for good. During a match a bot takes over the seat."""


class Rename(StrictStruct, frozen=True, tag_field="do", tag="rename"):
    """Change one's nickname or language."""

    name: Name
    lang: Lang = "en"


class ChooseFace(StrictStruct, frozen=True, tag_field="do", tag="choose-face"):
    """Change one's face, which everybody at the table sees."""

    face: Face


class SeatBot(StrictStruct, frozen=True, tag_field="do", tag="seat-bot"):
    """The host puts a bot on an open seat, or changes the level of a bot, before the match."""

    seat: SeatNumber
    level: Level = "casual"


class FreeSeat(StrictStruct, frozen=True, tag_field="do", tag="free-seat"):
    """The host removes a bot, before the match."""

    seat: SeatNumber


class SendAway(StrictStruct, frozen=True, tag_field="do", tag="send-away"):
    """The host sends a person away for good: before the match the seat is open again, later a bot takes it."""

    seat: SeatNumber


class Start(StrictStruct, frozen=True, tag_field="do", tag="start"):
    """Begin the match. No seat may be open."""


class Play(StrictStruct, frozen=True, tag_field="do", tag="play"):
    """Make a move, in the form of the records, for the decision with that number."""

    move: dict[str, Any]
    decision: int


class TakeBack(StrictStruct, frozen=True, tag_field="do", tag="take-back"):
    """Take back one's own choice while it lies face down."""

    decision: int


class Hold(StrictStruct, frozen=True, tag_field="do", tag="hold"):
    """Let a bot hold the seat of somebody who is away."""

    seat: SeatNumber


class ComeBack(StrictStruct, frozen=True, tag_field="do", tag="come-back"):
    """Take one's own seat back from the bot that holds it."""


class Say(StrictStruct, frozen=True, tag_field="do", tag="say"):
    """Say something to the table: one of the presets, or a short text."""

    preset: Preset | None = None
    text: Annotated[str, Meta(min_length=1, max_length=140)] | None = None


class React(StrictStruct, frozen=True, tag_field="do", tag="react"):
    """Send a drawn reaction, which is shown for a moment at one's own seat."""

    reaction: Reaction


class Rematch(StrictStruct, frozen=True, tag_field="do", tag="rematch"):
    """Ask for a rematch. The next match begins when everybody has asked for it."""


class Close(StrictStruct, frozen=True, tag_field="do", tag="close"):
    """The host closes the table."""


class CommitPart(StrictStruct, frozen=True, tag_field="do", tag="commit-part"):
    """Commit to a part of the randomness of the next deal: the SHA-256 of `updown part/1 TABLE DEAL SEAT PART`. A later
    commitment replaces it, until the parts are asked for."""

    deal: DealNumber
    commitment: Digits


class RevealPart(StrictStruct, frozen=True, tag_field="do", tag="reveal-part"):
    """Reveal the part that this seat has committed to, after the parts are asked for."""

    deal: DealNumber
    part: Digits


Command: TypeAlias = (
    Sit
    | Leave
    | Rename
    | ChooseFace
    | SeatBot
    | FreeSeat
    | SendAway
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
