"""The types of the views, states, moves and facts of Up & Down on the wire."""

from typing import Literal, TypeAlias

from updown.rules import shapes
from updown.rules.shapes import CommonFields, Hidden, SeatFact, Shape

Side: TypeAlias = Literal["up", "down"]
Verdict: TypeAlias = Literal["cancelled", "does-not-count", "beaten", "wins"]
Edition: TypeAlias = Literal["classic", "ludolux"]


class Trick(Shape, frozen=True, kw_only=True):
    """A trick that was revealed: the cards by seat, and who won it."""

    cards: list[str]
    winner: int | None


class Common(CommonFields, frozen=True, kw_only=True):
    """The fields that the state and every view have."""

    side: Side
    suits: list[str]
    """By seat: the suit that points at it."""
    trump: int
    chef: int
    """The trick boss."""
    phase: Literal["change", "choose", "over"]
    pot: int
    tricks: list[int]


class View(Common, frozen=True, kw_only=True, tag="up-and-down"):
    """What a seat may know of Up & Down."""

    seat: int | None
    hands: list[list[str] | int]
    """The cards of one's own hand; of the others how many."""
    aside: int
    chosen: list[str | Hidden | None]
    """By seat: the card that lies there; true where it is hidden."""
    played: list[Trick]
    dice: tuple[int, int]


class State(Common, frozen=True, kw_only=True, tag="up-and-down"):
    """Everything."""

    hands: list[list[str]]
    aside: list[str]
    chosen: list[str | None]


# --- moves ---


class Flip(shapes.Move, frozen=True, tag="flip"):
    """Turn the card over (UD-10)."""


class Rotate(shapes.Move, frozen=True, kw_only=True, tag="rotate"):
    """Rotate the card by so many sides (UD-10)."""

    turns: int


class Roll(shapes.Move, frozen=True, tag="roll"):
    """Roll the dice (UD-10)."""


class Choose(shapes.Move, frozen=True, kw_only=True, tag="choose"):
    """Choose a card, face down (UD-11)."""

    card: str


Move: TypeAlias = Flip | Rotate | Roll | Choose


# --- facts ---


class Flipped(SeatFact, frozen=True, kw_only=True, tag="flipped"):
    side: Side


class Rotated(SeatFact, frozen=True, kw_only=True, tag="rotated"):
    turns: int
    suits: list[str]
    edition: Edition | None
    """The edition whose suits they are; null in a deck with other letters."""


class Rolled(SeatFact, frozen=True, kw_only=True, tag="rolled"):
    dice: tuple[int, int]
    trump: int


class Chosen(SeatFact, frozen=True, tag="chosen"):
    pass


class TrickTaken(shapes.Fact, frozen=True, kw_only=True, tag="trick"):
    """UD-12, UD-13: the cards, the result of each, and who takes how many tricks."""

    cards: list[str]
    winner: int | None
    suits: list[str]
    verdicts: list[Verdict]
    taken: int
    pot: int
    edition: Edition | None


class RoundOver(shapes.Fact, frozen=True, kw_only=True, tag="round-over"):
    round: int
    scores: list[int]
    pot: int


class Best(SeatFact, frozen=True, kw_only=True, tag="best"):
    """The best trick of a match that is over, by seat. `ringed`: the card that matters."""

    cards: list[str]
    ringed: int | None
    taken: int
    beaten: int
    """The number of counting cards that it beat."""
    edition: Edition | None


Fact: TypeAlias = Flipped | Rotated | Rolled | Chosen | TrickTaken | RoundOver | Best


# --- guidance ---


class GuideChange(shapes.Guidance, frozen=True, kw_only=True, tag="change"):
    """Which cards could win if nothing changed: those of the suit and the trumps, `wins` of them in hand."""

    suit: str
    trump: int
    edition: Edition | None
    wins: int


class GuideChoose(shapes.Guidance, frozen=True, kw_only=True, tag="choose"):
    """Which cards can win this trick."""

    suit: str
    trump: int
    edition: Edition | None
    wins: int


Guidance: TypeAlias = GuideChange | GuideChoose
