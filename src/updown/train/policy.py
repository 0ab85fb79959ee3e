"""Learns a policy, or the values of steps, by self-play of a network against itself and earlier versions of itself."""

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from updown.agents.models import Model, Origin
from updown.agents.network import Floats, Network
from updown.rules.match import Game
from updown.train.gradient import Adam, Loss, Samples, first_parameters, policy_gradient, value_gradient
from updown.train.plan import Progress, TrainingPlan
from updown.train.selfplay import Policy, SelfPlay

EPOCHS = 2
MINIBATCH = 1024
RATE = 1e-3
ENTROPY = 0.03
SLOWER = 300
"""Learning rate and weight of the entropy fall with the square root of the updates, counted in this unit."""
EXPLORE = 0.05
AVERAGE = 0.98
POOL_EVERY = 20
POOL_SIZE = 16


class PolicyLearner:
    """A network that learns from its own matches."""

    base: Origin | None = None
    """It refines no other network."""

    def __init__(self, plan: TrainingPlan, games: Sequence[Game]) -> None:
        self.plan = plan
        self.games = games
        self.play = SelfPlay(games, plan.matches, plan.length, plan.seed)
        self.generator = np.random.default_rng(plan.seed)
        self.network = Network(self.play.shape(plan.hidden))
        self.average = self.network.flat.copy()
        self.adam = Adam(len(self.network.flat))
        self.pool: list[Floats] = []

    def begin(self) -> None:
        """Makes the first network, which plays at random."""
        self.play.measure_margin()
        first_parameters(self.network, self.generator)
        self.average = self.network.flat.copy()

    def save(self) -> dict[str, NDArray[Any]]:
        """All that is needed to go on."""
        return {
            **self.play.save(),
            "flat": self.network.flat,
            "average": self.average,
            "mean": self.adam.mean,
            "square": self.adam.square,
            "adam_steps": np.array(self.adam.steps),
            "pool": np.array(self.pool, np.float32).reshape(len(self.pool), len(self.network.flat)),
            "generator": np.array(json.dumps(self.generator.bit_generator.state)),
        }

    def restore(self, saved: dict[str, Any]) -> None:
        """Brings back what `save` returned."""
        self.play.restore(saved)
        self.network.flat[:] = saved["flat"]
        self.average = saved["average"]
        self.adam.mean, self.adam.square = saved["mean"], saved["square"]
        self.adam.steps = int(saved["adam_steps"])
        self.pool = list(saved["pool"])
        self.generator.bit_generator.state = json.loads(str(saved["generator"]))

    def model(self, origin: Origin) -> Model:
        """The average of the last networks."""
        game, play = self.games[0], self.play
        return Model(
            game=game.id,
            rules_version=game.rules_version,
            players=game.players,
            method=self.plan.method,
            fields=tuple(play.fields),
            steps=tuple((part.name, part.length) for part in play.batches[0].space.steps),
            margin_scale=play.margin_scale,
            origin=origin,
            network=Network(self.network.shape, self.average.astype(np.float16).astype(np.float32)),
        )

    def update(self, progress: Progress) -> None:
        """Plays a stretch, and learns from it."""
        generator = self.generator
        slower = np.sqrt(1 + progress.updates / SLOWER)
        explore = EXPLORE if self.plan.method == "value" else -1.0
        earlier = None
        if self.pool:
            earlier = Network(self.network.shape, self.pool[int(generator.integers(len(self.pool)))])
        samples = self.play.collect(Policy(self.network, explore), earlier, generator)
        losses: list[Loss] = []
        for _ in range(EPOCHS):
            order = generator.permutation(len(samples.steps))
            parts = np.array_split(order, max(1, len(order) // MINIBATCH))
            losses += [self._learn(samples.part(part), RATE / slower, ENTROPY / slower) for part in parts]
        updates = progress.updates + 1
        progress.decisions += len(samples.steps)
        progress.entropy = float(np.mean([loss.entropy for loss in losses]))
        progress.value_error = float(np.mean([loss.value_error for loss in losses]))
        kept = np.float32(min(AVERAGE, updates / (updates + 9)))
        self.average = self.average * kept + self.network.flat * (1 - kept)
        if updates % POOL_EVERY == 0:
            self._remember()

    def _learn(self, samples: Samples, rate: float, entropy_weight: float) -> Loss:
        inputs = self.play.scaled(samples.rows)
        if self.plan.method == "policy":
            gradient, loss = policy_gradient(self.network, inputs, samples, entropy_weight)
        else:
            gradient, loss = value_gradient(self.network, inputs, samples)
        self.adam.step(self.network.flat, gradient, rate)
        return loss

    def _remember(self) -> None:
        """Adds the network to the pool; when it is full, a random one makes room, so that old ones stay too."""
        if len(self.pool) == POOL_SIZE:
            del self.pool[int(self.generator.integers(POOL_SIZE))]
        self.pool.append(self.network.flat.copy())
