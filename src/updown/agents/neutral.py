"""Heuristics for a game that has none of its own: every move has the same value, no move is a blunder, no endgame is
solved exactly, and a position is evaluated by its scores. A game's heuristics module may define only some of these."""

from math import exp
from typing import Any

from updown.rules.bits import count_bits

ROLLOUTS = {"flat": 400, "strong": 400, "expert": 2000, "oracle": 2000}
TEMPERATURES = {2: (0.5, 0.2, 0.1, 0.05, 0.02)}
"""How soft the policies of the levels are, weakest first, by the number of players."""
PRIOR_TEMPERATURE = 1.0
PRIOR_WORLDS: dict[int, int] = {}
"""By the number of players: in how many worlds a network looks at each move before the search begins. Where a number of
players is missing, the values of moves say which are worth trying."""
LEVEL_PRIOR_WORLDS: dict[int, int] = {}
"""The same for the levels for people."""
ROLLOUT_TRIES = 1
ROLLOUT_LIMIT = 1000
OTHERS_LEARN = 2
EXPLORE_PERCENT = 100
CASUAL_TEMPERATURE = 1.0
BEGINNER_TEMPERATURE = 1.0
PER_POINT = 0.3


def endgame_nodes(rules: Any, observation: Any, all_known: bool) -> int:
    """How many nodes the search may spend on solving the endgame exactly: none."""
    return 0


def move_value(rules: Any, state: Any, seat: int, action: int) -> float:
    """The heuristic value of a move: all moves have the same."""
    return 0.0


def beginner_value(rules: Any, state: Any, seat: int, action: int) -> float:
    """The value of a move as a beginner sees it: all moves have the same."""
    return 0.0


def outlook(rules: Any, state: Any, seat: int) -> int:
    """What is certain for the seat after a move: 1 a win, -1 a loss, 0 neither."""
    return 0


def is_blunder(rules: Any, state: Any, seat: int, action: int) -> bool:
    """Whether no sensible player would make this move."""
    return False


def evaluate(rules: Any, state: Any, values: Any) -> None:
    """Writes the value of the position to each seat, from 0 to 1: its share of the win if the match is over, else a
    share that grows with its score."""
    weights = 0.0
    for seat in range(rules.players):
        values[seat] = exp(PER_POINT * (state.scores[seat] - state.scores[0]))
        weights += values[seat]
    winners = count_bits(state.winners)
    for seat in range(rules.players):
        values[seat] /= weights
        if state.over:
            values[seat] = 1.0 / winners if state.winners >> seat & 1 else 0.0


# --- for a game without worlds.py, so without trained networks ---


def columns(rules: Any) -> int:
    """How many columns a network sees: none."""
    return 0


def viewpoint(rules: Any, state: Any) -> int:
    """The seat from which a network counts the others."""
    return 0


def progress(rules: Any, observation: Any) -> float:
    """How much of the round is over, from 0 to 1, as far as everybody can see."""
    return 0.0


def list_columns(rules: Any, state: Any, found: Any) -> int:
    """Writes the numbers of the columns that are 1. Returns how many there are."""
    return 0
