"""The types of the views, states, moves and facts of dnup on the wire. A card is written as it lies, as 3/6: 3 up."""

from typing import Literal, TypeAlias

from msgspec import field

from updown.rules import shapes
from updown.rules.shapes import CommonFields, SeatFact


class Common(CommonFields, frozen=True, kw_only=True):
    """The fields that the state and every view have."""

    sets: list[list[list[str]]]
    """By seat and area."""
    area: int
    """The area that the seat on turn plays to: 1, or with two players 1 or 2."""
    out: list[int]
    discarded: int
    quiet: int
    """How many turns have gone without a discard (DN-16)."""


class View(Common, frozen=True, kw_only=True, tag="dnup"):
    """What a seat may know of dnup."""

    seat: int | None
    hands: list[list[str] | int]
    """The cards of one's own hand; of the others how many."""
    known: list[list[str]]
    starter: int


class State(Common, frozen=True, kw_only=True, tag="dnup"):
    """Everything."""

    hands: list[list[str]]


# --- moves; `area` only with two players ---


class Play(shapes.Move, frozen=True, kw_only=True, tag="play"):
    """Play a set (DN-8)."""

    cards: list[str]


class Add(shapes.Move, frozen=True, kw_only=True, tag="add"):
    """Add a card to an opponent's set (DN-9)."""

    card: str
    to: int
    area: int | None = None


class Take(shapes.Move, frozen=True, kw_only=True, tag="take"):
    """Take an opponent's set (DN-10)."""

    from_: int = field(name="from")
    area: int | None = None


class Rotate(shapes.Move, frozen=True, tag="rotate"):
    """Turn the whole hand (DN-11)."""


Move: TypeAlias = Play | Add | Take | Rotate


# --- facts ---


class Played(SeatFact, frozen=True, kw_only=True, tag="played"):
    cards: list[str]
    value: int
    area: int | None = None


class Added(SeatFact, frozen=True, kw_only=True, tag="added"):
    card: str
    value: int
    to: int
    area: int | None = None


class Took(SeatFact, frozen=True, kw_only=True, tag="took"):
    from_: int = field(name="from")
    cards: list[str]
    turned: list[str]
    """The cards as they come to the hand (DN-12)."""
    area: int | None = None


class Rotated(SeatFact, frozen=True, tag="rotated"):
    pass


class Beaten(SeatFact, frozen=True, kw_only=True, tag="beaten"):
    """A set of this seat comes back to its hand."""

    cards: list[str]
    turned: list[str]


class Out(SeatFact, frozen=True, kw_only=True, tag="out"):
    points: int


class Discarded(SeatFact, frozen=True, kw_only=True, tag="discarded"):
    cards: list[str]


class RoundOver(shapes.Fact, frozen=True, kw_only=True, tag="round-over"):
    round: int
    scores: list[int]
    void: bool
    limit: int
    """After so many turns without a discard a round is void (DN-16)."""
    counts: Literal["points", "rounds"]
    """The unit of the scores: two players play for rounds (DN-20)."""


class Best(SeatFact, frozen=True, kw_only=True, tag="best"):
    """The best turn of a match that is over: a set. `ringed`: the card that matters."""

    cards: list[str]
    ringed: int | None
    value: int


Fact: TypeAlias = Played | Added | Took | Rotated | Beaten | Out | Discarded | RoundOver | Best


# --- guidance ---


class GuideBeat(shapes.Guidance, frozen=True, kw_only=True, tag="beat"):
    """The sizes and values of the sets on the table that a set of the hand would have to beat."""

    sizes: list[int]
    values: list[int]


class GuideFree(shapes.Guidance, frozen=True, tag="free"):
    """Every set of the hand may be played."""


class GuideTooLow(shapes.Guidance, frozen=True, kw_only=True, tag="too-low"):
    """No set of the hand may be played; so many cards may be added to sets."""

    adds: int


Guidance: TypeAlias = GuideBeat | GuideFree | GuideTooLow
