"""What a trained network thinks of a position: a policy over whole moves, and a forecast for every seat."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from updown.agents.api import Observation
from updown.agents.models import Model
from updown.agents.network import MARGIN, WIN, Floats, Inputs, log_policy
from updown.agents.searcher import Weights
from updown.engine import deciding
from updown.engine.space import Space
from updown.rules import layout
from updown.rules.match import Game

if TYPE_CHECKING:
    from updown.engine.compile import Unit

UNLIKELY = np.log(1e-4)
"""A beginning of a move with a lower probability is not followed."""


class Judgement:
    """What a network thinks of a position: the policy over whole moves, and the forecast of every seat."""

    def __init__(self, game: Game, model: Model, plain: bool = False) -> None:
        self.game = game
        self.model = model
        self.space = Space(game)
        self.inputs: Inputs = model.inputs_for(self.space)
        # Imported here because it imports the compiler, which a server that only lists and checks agents does not need.
        self.unit: Unit = import_module("updown.engine.compiled").batch_unit(type(game), plain)
        self.rules = layout.memory(game.rules)
        self.tables = layout.memory(self.space.tables)
        self.tally = np.zeros(1, layout.dtype_of(game.spec.Tally))

    def look(self, record: Any, partials: NDArray[np.int64]) -> tuple[Floats, Floats]:
        """The logarithms of the probabilities of steps after each beginning of a move, and the forecasts."""
        rows = np.zeros((len(partials), self.space.width), np.int8)
        masks = np.zeros((len(partials), self.space.actions), bool)
        self.unit.run(deciding.write_choices, self.rules, self.tables, record, self.tally, partials, rows, masks)
        arranged = np.zeros((len(partials), self.inputs.width), np.int8)
        self.inputs.arrange(rows, arranged)
        logits, values = self.model.network.forward(self.inputs.scaled(arranged))
        return log_policy(logits, masks), values

    def policy(self, observation: Observation) -> Weights:
        """A probability for each legal move. A move of several steps has the product of their probabilities."""
        record = layout.memory(observation.record)
        actions = np.array(observation.actions, np.int64)
        partials = np.zeros(len(actions), np.int64)
        logs = np.zeros(len(actions))
        open = np.arange(len(actions))
        while len(open):
            begun, which = np.unique(partials[open], return_inverse=True)
            steps_logs, _ = self.look(record, begun)
            left, steps = partials[open], np.zeros(len(open), np.int64)
            self.unit.run(deciding.follow_moves, self.rules, self.tables, record, actions[open], left, steps)
            logs[open] += steps_logs[which, steps]
            partials[open] = left
            followed = logs[open] > UNLIKELY
            logs[open[~followed]] = -np.inf
            open = open[followed & (left != 0)]
        return np.asarray(np.exp(logs), np.float64)

    def values(self, observation: Observation) -> Weights:
        """The forecast of every seat, by channel: its share of the win, from 0 to 1, and by how many points
        its margin will still grow in this round. Seats are counted from 0."""
        players = self.game.players
        found: Weights = self.look(layout.memory(observation.record), np.zeros(1, np.int64))[1][0].astype(np.float64)
        seats: Weights = np.roll(found, observation.seat, axis=1)
        seats[WIN] = (seats[WIN] * (players - 1) + 1) / players
        seats[MARGIN] *= self.model.margin_scale
        return np.asarray(seats, np.float64)
