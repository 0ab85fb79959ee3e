"""Shared by the small decks of all games: the start of a match, all deals of two hands, and the outcomes that a kernel
counts."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any


def begin_match(state: Any) -> None:
    """Does nothing: the first round is the first of the match."""


def no_limit(game: Any) -> int | None:
    """Every match ends by itself."""
    return None


def two_hands(cards: Sequence[str], size: int) -> Iterator[tuple[list[list[str]], list[str]]]:
    """All pairs of hands of that size, and the cards that are left."""
    for first in combinations(cards, size):
        rest = [card for card in cards if card not in first]
        for second in combinations(rest, size):
            yield [list(first), list(second)], [card for card in rest if card not in second]


def counted_outcomes(game: Any, state: Any, seat: int, action: int) -> list[int]:
    """The outcomes that the kernel counts for a move, all equally likely."""
    kernel, rules = game.kernel, game.rules
    count = kernel.count_chances(rules, state, seat, action)
    return [int(kernel.nth_chance(rules, state, seat, action, n)) for n in range(count)]


def nothing_to_prepare(state: Any, outcome: int) -> None:
    """Does nothing: the set-up, and the outcomes that the kernel counts, decide everything."""
