"""The arrays that a search reads and writes. They are allocated once and reused for every decision."""

from typing import Any, NamedTuple

import numpy as np

from updown.agents.tree import COLUMNS
from updown.rules import layout
from updown.rules.match import Game
from updown.rules.rng import Stream

MAX_SEATS = 5
MAX_PATH = 64
ROWS = 1 << 16
MAX_MOVES = 4096
SEALED_MOVES = 16
"""The most choices face down that are tried in one iteration."""

ENDGAME_DEPTH = 16
ENDGAME_SEALED = 4
SEARCH_WORLDS = 2
# The second index of `results`: the value of a solved endgame, of the best move so far, the mean over chance so far.
VALUE, BEST, MEAN = range(3)


BUFFERS = np.dtype(
    [
        # Settings of the search.
        ("viewer", np.int64),
        ("cheats", np.int64),
        ("rollout_tries", np.int64),
        ("rollout_limit", np.int64),
        ("explore_percent", np.int64),
        ("others_learn", np.int64),
        ("endgame_nodes", np.int64),
        # Its progress.
        ("iterations", np.int64),
        ("rollouts", np.int64),
        ("solved", np.int64),
        ("nodes_left", np.int64),
        ("level", np.int64),
        ("first", np.int64),
        ("moves", np.int64),
        ("depth", np.int64),
        ("path", np.int64, (MAX_PATH,)),
        ("path_seats", np.int64, (MAX_PATH,)),
        ("chosen", np.int64, (MAX_SEATS,)),
        # Scratch buffers.
        ("rows", np.int64, (2 * MAX_MOVES,)),
        ("actions", np.int64, (2 * MAX_MOVES,)),
        ("outlooks", np.int64, (MAX_MOVES,)),
        ("blunders", np.int64, (MAX_MOVES,)),
        ("weights", np.float64, (MAX_MOVES,)),
        ("values", np.float64, (MAX_SEATS,)),
        ("expected", np.float64, (MAX_SEATS,)),
        ("move_values", np.float64, (SEALED_MOVES,)),
        ("results", np.float64, (ENDGAME_DEPTH, 3, MAX_SEATS)),
        ("payoffs", np.float64, (ENDGAME_DEPTH, ENDGAME_SEALED, ENDGAME_SEALED)),
        ("tableau", np.float64, (ENDGAME_SEALED + 1, 2 * ENDGAME_SEALED + 1)),
        # The hash table of tree.py.
        ("keys", np.int64, (ROWS,)),
        ("table", np.float64, (ROWS, COLUMNS)),
    ]
)


class Workspace(NamedTuple):
    """Arrays of records. All but `worlds` and `streams` have length 1."""

    rules: Any
    observation: Any
    truth: Any
    tally: Any
    streams: Any
    worlds: Any
    buffers: Any


def make_workspace(game: Game) -> Workspace:
    """A workspace for a game."""
    spec = game.spec

    def records(described: type, count: int = 1) -> Any:
        return np.zeros(count, layout.dtype_of(described))

    return Workspace(
        rules=layout.memory(game.rules),
        observation=records(spec.Observation),
        truth=records(spec.State),
        tally=records(spec.Tally),
        streams=records(Stream, 2),
        worlds=records(spec.State, SEARCH_WORLDS + ENDGAME_DEPTH),
        buffers=np.zeros(1, BUFFERS),
    )
