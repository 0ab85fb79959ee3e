"""Kernel functions that several games share. They are compiled together with each game that imports them.

`sealed`, `unseal`, `chance`, `count_chances` and `nth_chance` are for games in which nobody chooses face down and no
move needs dice."""

from typing import Any

from updown.rules.rng import Stream


def copy_standing(rules: Any, source: Any, target: Any) -> None:
    """Copies the fields that the states of all games have: whose turn, round, end, winners and scores are public."""
    target.turn = source.turn
    target.over = source.over
    target.round = source.round
    target.begun = source.begun
    target.winners = source.winners
    for seat in range(rules.players):
        target.scores[seat] = source.scores[seat]


def leaders(rules: Any, state: Any) -> int:
    """The seats with the highest score, one bit each."""
    best = state.scores[0]
    for seat in range(1, rules.players):
        best = max(best, state.scores[seat])
    found = 0
    for seat in range(rules.players):
        if state.scores[seat] == best:
            found |= 1 << seat
    return found


def clipped(number: int) -> int:
    """The nearest number that fits into int8, for features."""
    return max(-127, min(127, number))


def sealed(rules: Any, state: Any) -> bool:
    """Nobody chooses face down."""
    return False


def unseal(rules: Any, state: Any, viewer: int) -> None:
    """Does nothing: no choice lies face down."""


def chance(rules: Any, state: Any, seat: int, action: int, stream: Stream) -> int:
    """No move needs chance."""
    return 0


def count_chances(rules: Any, state: Any, seat: int, action: int) -> int:
    """Every move has one outcome."""
    return 1


def nth_chance(rules: Any, state: Any, seat: int, action: int, n: int) -> int:
    """The one outcome of every move."""
    return 0


def smallest_hand(rules: Any, observation: Any) -> int:
    """How many cards the seat with the fewest cards has."""
    fewest = observation.hand_sizes[0]
    for seat in range(1, rules.players):
        fewest = min(fewest, observation.hand_sizes[seat])
    return int(fewest)
