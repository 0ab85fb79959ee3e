"""Tries moves of a decision in sampled worlds, in which all seats go on by the network: what each move leads to, on
average. All worlds go on side by side, so that the network sees many positions at once."""

from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from updown.agents.api import Observation
from updown.agents.judgement import Judgement
from updown.agents.network import CHANNELS, MARGIN, WIN, Floats, log_policy
from updown.agents.searcher import Weights
from updown.engine import deciding
from updown.rules import layout
from updown.rules.rng import Stream

WEIGHTS = np.array([1.0, 1.0])
"""How much the win of the match and the margin of the round count, as in training."""
ALMOST_ONE = np.float32(1 - 1e-6)


class Playouts:
    """The memory of such trials for one game: `size` worlds side by side."""

    def __init__(self, judgement: Judgement, size: int) -> None:
        self.judgement = judgement
        self.size = size
        game = judgement.game
        # Imported here because it imports the compiler, which a server that only lists and checks agents does not need.
        make: Any = import_module("updown.engine.batch").Batch
        self.batch = make(game, size, seed=0, restart=False, threads=1)
        self.states = np.zeros(size, layout.dtype_of(game.spec.State))
        self.streams = np.zeros(size, layout.dtype_of(Stream))
        self.rows = np.zeros((size, judgement.space.width), np.int8)
        self.arranged = np.zeros((size, judgement.inputs.width), np.int8)
        self.masks = np.zeros((size, judgement.space.actions), bool)

    def results(self, observation: Observation, actions: NDArray[np.int64], stream: Stream, depth: int) -> Weights:
        """The mean result of each action for the seat: the network's forecast after `depth` steps, or at the end of the
        round, with the points made until then. Every action is tried in the same worlds."""
        judgement, batch = self.judgement, self.batch
        worlds = max(1, self.size // len(actions))
        key, record = layout.memory(stream), layout.memory(observation.record)
        judgement.unit.run(deciding.sample_worlds, judgement.rules, record, key, self.states, self.streams, worlds)
        batch.place(self.states, self.streams)
        tried = np.minimum(np.arange(self.size) // worlds, len(actions) - 1)
        world = np.arange(self.size) % worlds
        generator = np.random.default_rng([int(stream.a), int(stream.b), int(stream.c)])
        before = batch.scores
        begun = batch.rounds
        wins, over = batch.play(actions[tried])
        wins = wins.copy()
        margins = self._gained(before)
        active = ~over & (batch.rounds == begun)
        for _ in range(depth):
            if not active.any():
                break
            logits, _ = self._look()
            chosen = np.exp(log_policy(logits, self.masks))
            sums = np.cumsum(chosen, axis=1)
            points = generator.random(worlds, np.float32)[world] * sums[:, -1] * ALMOST_ONE
            steps = (sums <= points[:, None]).sum(axis=1)
            before = batch.scores
            paid, ended = batch.step(steps, which=active)
            wins += np.where((active & ended)[:, None], paid, 0)
            margins += np.where(active[:, None], self._gained(before), 0)
            over = over | (active & ended)
            active &= ~ended & (batch.rounds == begun)
        seats = np.maximum(batch.seats, 0)
        _, values = self._look()
        forecast = np.take_along_axis(values, ((observation.seat - seats) % batch.game.players)[:, None, None], axis=2)[
            :, :, 0
        ]
        found = np.zeros((self.size, CHANNELS))
        found[:, WIN] = np.where(over, wins[:, observation.seat], forecast[:, WIN])
        found[:, MARGIN] = margins[:, observation.seat] + np.where(active, forecast[:, MARGIN], 0)
        totals = found @ WEIGHTS
        return np.bincount(tried, totals) / np.bincount(tried)

    def _gained(self, before: NDArray[np.int64]) -> Floats:
        """The change of every seat's margin, in the unit of the network."""
        gained = (self.batch.scores - before) * self.judgement.game.score_sign
        others = (gained.sum(axis=1, keepdims=True) - gained) / (gained.shape[1] - 1)
        return np.asarray((gained - others) / self.judgement.model.margin_scale)

    def _look(self) -> tuple[Floats, Floats]:
        judgement = self.judgement
        self.batch.observe(self.rows)
        self.batch.masks(self.masks)
        judgement.inputs.arrange(self.rows, self.arranged)
        return judgement.model.network.forward(judgement.inputs.scaled(self.arranged))
