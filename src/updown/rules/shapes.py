"""The base types of views, moves and facts on the wire. Each game's shapes.py defines its own. The server writes plain
dictionaries that fit these types, and the browser's types are generated from them."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Hidden: TypeAlias = Annotated[bool, Meta(extra={"always": True})]
"""A hidden card; always true."""


class Shape(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Part of a view, a move or a fact. A field with a default may be left out."""


class CommonFields(Shape, frozen=True, kw_only=True, tag_field="game"):
    """The fields that the states and views of all games have."""

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
    """A hint for a newcomer at their turn, by name."""


class SeatFact(Fact, frozen=True, kw_only=True):
    """A fact about one seat."""

    seat: int
