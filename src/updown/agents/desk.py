"""What a search works on: the arrays that it reads and writes, laid out once and used again for every decision."""

from typing import Annotated, Any, NamedTuple

import numpy as np

from updown.agents.tree import COLUMNS
from updown.rules import layout
from updown.rules.layout import Ints
from updown.rules.match import Game
from updown.rules.rng import Stream

MAX_SEATS = 5
MAX_PATH = 64
MAX_MOVES = 4096
SEALED_MOVES = 16
"""Of how many choices face down the results are looked at in one iteration, at most."""

ENDGAME_DEPTH = 16
ENDGAME_SEALED = 4
SEARCH_WORLDS = 2
# Of `results`: what a playout, or a solved endgame, brought; the best move's so far; the mean over chance so far.
VALUE, BEST, MEAN = range(3)


class Plan:
    """How to search, and how far it has come."""

    viewer: int
    cheats: int
    playout_tries: int
    playout_limit: int
    explore_percent: int
    endgame_nodes: int
    done: int
    solved: int
    nodes_left: int
    depth: int
    moves: int
    path: Annotated[Ints, MAX_PATH]
    path_seats: Annotated[Ints, MAX_PATH]
    chosen: Annotated[Ints, MAX_SEATS]


class Desk(NamedTuple):
    """Arrays of length 1 are records; worlds, streams, rows, actions, weights and results are scratch paper."""

    rules: Any
    observation: Any
    truth: Any
    plan: Any
    streams: Any
    worlds: Any
    tally: Any
    keys: Any
    table: Any
    rows: Any
    actions: Any
    weights: Any
    expected: Any
    brought: Any
    results: Any
    sheets: Any


def make_desk(game: Game, rows: int) -> Desk:
    """A desk for a game, whose table has so many rows (a power of two)."""
    spec = game.spec

    def records(described: type, count: int = 1) -> Any:
        return np.zeros(count, layout.dtype_of(described))

    return Desk(
        rules=layout.memory(game.rules),
        observation=records(spec.Observation),
        truth=records(spec.State),
        plan=records(Plan),
        streams=records(Stream, 2),
        worlds=records(spec.State, SEARCH_WORLDS + ENDGAME_DEPTH),
        tally=records(spec.Tally),
        keys=np.zeros(rows, np.int64),
        table=np.zeros((rows, COLUMNS)),
        rows=np.zeros(2 * MAX_MOVES, np.int64),
        actions=np.zeros(2 * MAX_MOVES, np.int64),
        weights=np.zeros(MAX_MOVES),
        expected=np.zeros(MAX_SEATS),
        brought=np.zeros(SEALED_MOVES),
        results=np.zeros((ENDGAME_DEPTH, 3, MAX_SEATS)),
        sheets=np.zeros((ENDGAME_DEPTH, 2, ENDGAME_SEALED + 1, 2 * ENDGAME_SEALED + 1)),
    )
