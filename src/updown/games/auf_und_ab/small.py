"""Auf und Ab with decks that are small enough for a full game tree of two players."""

from collections.abc import Iterator, Sequence
from typing import Any

from updown.games.auf_und_ab.spec import DRAW, KIND_SHIFT
from updown.rules.match import Json
from updown.rules.small import begin_match, no_limit, two_hands

_DECK = {"format": "updown-deck/1", "game": "auf-und-ab", "symbols": ["A", "B", "C"]}
_OPEN = {**_DECK, "name": "walk-8", "hand": {"2": 4}, "lay": {"2": 3}}
_STOCK = {**_DECK, "name": "walk-8-stock", "hand": {"2": 2}, "lay": {"2": 1}}

SMALL: Json = {"players": 2, "deck": _OPEN}
"""Its tree is built in seconds: eight cards, all dealt, so that only the laid cards are hidden."""

LARGE: Json = {"players": 2, "deck": _STOCK}
"""Its tree is built in about a minute: eight cards of which four are the stock."""

limit = no_limit
begin = begin_match


def setups(game: Any) -> Iterator[Json]:
    """AA-3: all hands, equally likely. Nobody has seen the order of the stock: it is decided when a card is drawn."""
    cards = [game.notation.format_card(card) for card in range(game.rules.cards)]
    for hands, stock in two_hands(cards, game.rules.hand_size):
        yield {"hands": hands, "stock": stock}


def outcomes(game: Any, state: Any, seat: int, action: int) -> Sequence[int]:
    """AA-8: any card of the stock may be drawn, equally likely; the outcome is its place."""
    return range(state.stock_size) if action >> KIND_SHIFT == DRAW else [0]


def prepare(state: Any, outcome: int) -> None:
    """AA-8: the card at that place of the stock is the one to be drawn."""
    top = state.stock_size - 1
    state.stock[outcome], state.stock[top] = state.stock[top], state.stock[outcome]
