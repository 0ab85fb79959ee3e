"""What the views, moves and facts of all games have in common on the wire. Each game's shapes.py describes its own; the
server writes plain dictionaries that fit these types, and the browser's types are made from them."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Hidden: TypeAlias = Annotated[bool, Meta(extra={"always": True})]
"""In the place of a card that is there and is not shown: true."""


class Shape(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Part of a view, a move or a fact. A field with a default may be left out."""


class Standing(Shape, frozen=True, kw_only=True, tag_field="game"):
    """What the states and views of all games show."""

    round: int
    turn: list[int]
    """The seats that must act now."""
    scores: list[int]
    over: bool
    winners: list[int]


class Move(Shape, frozen=True, kw_only=True, tag_field="move"):
    """A move, by its name."""


class Fact(Shape, frozen=True, kw_only=True, tag_field="fact"):
    """The public facts of a move and its effects, by name."""


class Guidance(Shape, frozen=True, kw_only=True, tag_field="guidance"):
    """What a newcomer is told at their turn, by name."""


class SeatFact(Fact, frozen=True, kw_only=True):
    """A fact about one seat."""

    seat: int
