"""The arrays that a search reads and writes. They are allocated once and reused for every decision."""

from typing import Any, NamedTuple

import numpy as np

from updown.agents.network import Floats, LayerSizes, Network
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

MOST_COLUMNS = 256
"""The most columns of a world that can be 1 at once."""

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
        ("learned", np.int64),
        ("rollout_tries", np.int64),
        ("rollout_limit", np.int64),
        ("explore_percent", np.int64),
        ("others_learn", np.int64),
        ("expand_at", np.int64),
        ("endgame_nodes", np.int64),
        ("prior_worlds", np.int64),
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


class Layers(NamedTuple):
    """A network that evaluates worlds: weights and biases of its three layers, its units, and what it forecasts. The
    unit of margins is in `scale`, below 0 if the lowest score wins; `columns` has room for what it sees."""

    first: Floats
    first_biases: Floats
    second: Floats
    second_biases: Floats
    third: Floats
    third_biases: Floats
    units: Floats
    more_units: Floats
    forecasts: Floats
    scale: Any
    columns: Any


class Workspace(NamedTuple):
    """Arrays of records. All but `worlds` and `streams` have length 1; `layers` are those of a network, or empty."""

    rules: Any
    observation: Any
    truth: Any
    tally: Any
    streams: Any
    worlds: Any
    buffers: Any
    layers: Layers


def make_layers(network: Network | None, scale: float = 1.0) -> Layers:
    """The layers of a network with two hidden ones, as the search reads them; empty ones for None."""
    if network is None:
        network = Network(LayerSizes(0, (0, 0), 0, 0))
    (first, one), (second, two), (third, three) = network.layers
    return Layers(
        first=first,
        first_biases=one,
        second=second,
        second_biases=two,
        third=third,
        third_biases=three,
        units=np.zeros_like(one),
        more_units=np.zeros_like(two),
        forecasts=np.zeros_like(three),
        scale=np.array([scale]),
        columns=np.zeros(MOST_COLUMNS, np.int64),
    )


def make_workspace(game: Game, layers: Layers | None = None) -> Workspace:
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
        layers=layers or make_layers(None),
    )
