"""The events of a table: facts under stable names with a version. The state of a table is a fold of its events. They
hold secrets (hands, choices face down): only views.py decides what is sent to whom."""

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from updown.table.commands import Face, Preset, Reaction
from updown.table.plan import Lang, Plan, StrictStruct

By: TypeAlias = Literal["person", "bot", "late"]
"""Who made the decision: the person of the seat; the bot that sits there or holds the seat; a bot, because time was
up."""


class TableOpened(StrictStruct, frozen=True, tag_field="event", tag="table-opened/1"):
    table: str
    plan: Plan


class PersonSat(StrictStruct, frozen=True, tag_field="event", tag="person-sat/1"):
    """`person` counts from 0 at each table; the host is 0. A host may have no seat."""

    person: int
    seat: int | None
    name: str
    lang: Lang


class PersonLeft(StrictStruct, frozen=True, tag_field="event", tag="person-left/1"):
    person: int


class PersonSentAway(StrictStruct, frozen=True, tag_field="event", tag="person-sent-away/1"):
    """The host has sent a person away. They cannot sit down at this table again."""

    person: int


class PersonRenamed(StrictStruct, frozen=True, tag_field="event", tag="person-renamed/1"):
    person: int
    name: str
    lang: Lang


class FaceChosen(StrictStruct, frozen=True, tag_field="event", tag="face-chosen/1"):
    """A person has changed their face, which is shown at the seat."""

    person: int
    face: Face


class PersonForgotten(StrictStruct, frozen=True, tag_field="event", tag="person-forgotten/1"):
    """A person has left for good and is forgotten: forgetting.py has removed their data from the earlier events."""

    person: int


class EventErased(StrictStruct, frozen=True, tag_field="event", tag="event-erased/1"):
    """Replaces an event that was only about a person who is forgotten."""


class BotSeated(StrictStruct, frozen=True, tag_field="event", tag="bot-seated/1"):
    seat: int
    level: str


class SeatFreed(StrictStruct, frozen=True, tag_field="event", tag="seat-freed/1"):
    seat: int


class DealCommitted(StrictStruct, frozen=True, tag_field="event", tag="deal-committed/1"):
    """The server's secret for the next deal. Its commitment is public at once, the secret itself after the round."""

    deal: int
    secret: str


class EntropyAdded(StrictStruct, frozen=True, tag_field="event", tag="entropy-added/1"):
    """Old: a seat's randomness, given without a commitment. No table makes this event any more."""

    seat: int
    entropy: str


class PartCommitted(StrictStruct, frozen=True, tag_field="event", tag="part-committed/1"):
    """A seat has committed to its part of the next deal."""

    deal: int
    seat: int
    commitment: str


class PartsAsked(StrictStruct, frozen=True, tag_field="event", tag="parts-asked/1"):
    """No commitment for this deal can change any more: the seats that have made one are asked for their parts."""

    deal: int


class PartRevealed(StrictStruct, frozen=True, tag_field="event", tag="part-revealed/1"):
    """A seat's part, which is the one it has committed to."""

    deal: int
    seat: int
    part: str


class MatchStarted(StrictStruct, frozen=True, tag_field="event", tag="match-started/1"):
    match: int
    rules_version: int


class MatchContinued(StrictStruct, frozen=True, tag_field="event", tag="match-continued/1"):
    """A practice match continues from a point of a record: `rounds` are the rounds of the record up to that point."""

    match: int
    rules_version: int
    rounds: tuple[dict[str, Any], ...]


class RoundDealtOld(StrictStruct, frozen=True, tag_field="event", tag="round-dealt/1"):
    """Old: a deal with randomness that seats had given without a commitment. No table makes this event any more."""

    deal: int
    entropy: tuple[str, ...]
    setup: dict[str, Any]


class RoundDealt(StrictStruct, frozen=True, tag_field="event", tag="round-dealt/2"):
    """Dealt from the server's secret and the parts that were revealed."""

    deal: int
    setup: dict[str, Any]


class MovePlayed(StrictStruct, frozen=True, tag_field="event", tag="move-played/1"):
    """`played` is the event of the record: seat, move, and the outcome of chance."""

    played: dict[str, Any]
    by: By


class ChoiceSealed(StrictStruct, frozen=True, tag_field="event", tag="choice-sealed/1"):
    """A seat has made a choice face down. It is public that the seat has chosen, but not what."""

    played: dict[str, Any]
    by: By


class ChoiceTakenBack(StrictStruct, frozen=True, tag_field="event", tag="choice-taken-back/1"):
    seat: int


class ChoicesRevealed(StrictStruct, frozen=True, tag_field="event", tag="choices-revealed/1"):
    """All seats have chosen: the sealed choices are revealed together."""


class SecretRevealed(StrictStruct, frozen=True, tag_field="event", tag="secret-revealed/1"):
    """A round is over, and its secret is public: everybody can check its deal."""

    deal: int


class MatchEnded(StrictStruct, frozen=True, tag_field="event", tag="match-ended/1"):
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class SeatLate(StrictStruct, frozen=True, tag_field="event", tag="seat-late/1"):
    """Time is up: a bot makes this decision."""

    seat: int


class SeatHeld(StrictStruct, frozen=True, tag_field="event", tag="seat-held/1"):
    """A bot holds the seat until its person comes back."""

    seat: int


class SeatReturned(StrictStruct, frozen=True, tag_field="event", tag="seat-returned/1"):
    seat: int


class Said(StrictStruct, frozen=True, tag_field="event", tag="said/1"):
    person: int
    preset: Preset | None = None
    text: str | None = None


class Reacted(StrictStruct, frozen=True, tag_field="event", tag="reacted/1"):
    person: int
    reaction: Reaction


class RematchWanted(StrictStruct, frozen=True, tag_field="event", tag="rematch-wanted/1"):
    seat: int


class TableClosed(StrictStruct, frozen=True, tag_field="event", tag="table-closed/1"):
    pass


Event: TypeAlias = (
    TableOpened
    | PersonSat
    | PersonLeft
    | PersonSentAway
    | PersonRenamed
    | FaceChosen
    | PersonForgotten
    | EventErased
    | BotSeated
    | SeatFreed
    | DealCommitted
    | EntropyAdded
    | PartCommitted
    | PartsAsked
    | PartRevealed
    | MatchStarted
    | MatchContinued
    | RoundDealtOld
    | RoundDealt
    | MovePlayed
    | ChoiceSealed
    | ChoiceTakenBack
    | ChoicesRevealed
    | SecretRevealed
    | MatchEnded
    | SeatLate
    | SeatHeld
    | SeatReturned
    | Said
    | Reacted
    | RematchWanted
    | TableClosed
)

OLD_EVENTS: tuple[type, ...] = (EntropyAdded, RoundDealtOld)
"""Events that are still read, but no longer written."""

_encode = msgspec.json.Encoder().encode
_decode: Callable[[bytes], Event] = msgspec.json.Decoder(Event).decode


class Entry(NamedTuple):
    """An event with its position: `number` counts from 1, `at` is in milliseconds, `cause` names its command."""

    number: int
    at: int
    cause: str
    event: Event


def format_event(event: Event) -> bytes:
    return _encode(event)


def parse_event(body: bytes) -> Event:
    """The event that was stored; a kind that this program does not know is an error, never skipped."""
    return _decode(body)
