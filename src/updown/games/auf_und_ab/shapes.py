"""The types of the views, states, moves and facts of Auf und Ab on the wire. A card is its symbols, "-" the joker."""

from typing import Literal, TypeAlias

from updown.rules import shapes
from updown.rules.shapes import CommonFields, Hidden, SeatFact


class Common(CommonFields, frozen=True, kw_only=True):
    """The fields that the state and every view have."""

    phase: Literal["lay", "act", "drawn", "over"]
    open: list[str]
    buried: int
    last_turns: list[int] | None
    """The seats that still have a last turn, in order; null before the last turns begin."""


class View(Common, frozen=True, kw_only=True, tag="auf-und-ab"):
    """What a seat may know of Auf und Ab."""

    seat: int | None
    hands: list[list[str] | int]
    """The cards of one's own hand; of the others how many."""
    piles: list[list[list[str]] | int]
    """By seat, each pile from bottom to top; of others who are still laying, how many cards they have laid."""
    stock: int
    pending: str | Hidden | None
    """The card just drawn or taken; true where it is hidden."""
    known: list[list[str]]
    my_buried: list[str]


class State(Common, frozen=True, kw_only=True, tag="auf-und-ab"):
    """Everything."""

    hands: list[list[str]]
    piles: list[list[list[str]]]
    stock: list[str]
    """The card that is drawn next first."""
    pending: str | None


# --- moves ---


class Lay(shapes.Move, frozen=True, kw_only=True, tag="lay"):
    """Lay the first cards of the piles, face down (AA-4)."""

    cards: list[str]


class Play(shapes.Move, frozen=True, kw_only=True, tag="play"):
    """Play a card onto a pile (AA-7)."""

    card: str
    pile: tuple[int, int]
    """The owner's seat, and the number of the pile."""


class Draw(shapes.Move, frozen=True, kw_only=True, tag="draw"):
    """Discard a card and draw one (AA-8)."""

    discard: str


class Swap(shapes.Move, frozen=True, kw_only=True, tag="swap"):
    """Discard two cards and take an open one (AA-9)."""

    discard: list[str]
    take: str


class Keep(shapes.Move, frozen=True, tag="keep"):
    """Keep the card that was drawn or taken."""


class Bury(shapes.Move, frozen=True, kw_only=True, tag="bury"):
    """Bury a card, face down (AA-10)."""

    card: str


Move: TypeAlias = Lay | Play | Draw | Swap | Keep | Bury


# --- facts ---


class Laid(SeatFact, frozen=True, kw_only=True, tag="laid"):
    count: int


class Revealed(shapes.Fact, frozen=True, kw_only=True, tag="revealed"):
    """AA-4, AA-5: by seat the first cards of the piles, their values and their sum; and who begins."""

    cards: list[list[str]]
    values: list[list[int]]
    sums: list[int]
    begins: int
    tie: bool
    """Whether several have the lowest sum."""


class Drew(SeatFact, frozen=True, kw_only=True, tag="drew"):
    discard: str
    value: int
    stock: int


class Played(SeatFact, frozen=True, kw_only=True, tag="played"):
    card: str
    value: int
    pile: tuple[int, int]
    onto: str
    onto_value: int
    change: int
    """By how much the pile goes up."""


class Swapped(SeatFact, frozen=True, kw_only=True, tag="swapped"):
    discard: list[str]
    values: list[int]
    take: str
    take_value: int


class Kept(SeatFact, frozen=True, tag="kept"):
    pass


class Buried(SeatFact, frozen=True, tag="buried"):
    pass


class LastTurns(SeatFact, frozen=True, kw_only=True, tag="last-turns"):
    seats: list[int]


class RoundOver(shapes.Fact, frozen=True, kw_only=True, tag="round-over"):
    round: int
    scores: list[int]


class Best(SeatFact, frozen=True, kw_only=True, tag="best"):
    """The best turn of a match that is over: what lay on the pile, and the card that was played on it. `ringed`: the
    card that matters."""

    cards: list[str]
    ringed: int | None
    values: list[int]
    owner: int
    """The owner of the pile."""


Fact: TypeAlias = Laid | Revealed | Drew | Played | Swapped | Kept | Buried | LastTurns | RoundOver | Best


# --- guidance ---


class Guidance(shapes.Guidance, frozen=True, kw_only=True, tag="turn"):
    """The values of the cards in hand that fit on a pile; how many these are, and how many are held."""

    values: list[int]
    fit: int
    held: int
    draw: bool
    """Whether a card can be drawn; otherwise one can be buried."""
