"""Agents that have learned: a trained network alone, and a network that looks ahead. Where there is no network for a
game (another deck, former rules, a game from outside), they play as casual and expert do."""

import time

import numpy as np
from numpy.typing import NDArray

from updown.agents.api import Observation, Setting
from updown.agents.builtin import SEARCH, Casual, Expert
from updown.agents.judgement import Judgement
from updown.agents.models import Model, find_model
from updown.agents.playouts import Playouts
from updown.agents.searcher import Marks, Weights, best_only, without, without_noise
from updown.rules.match import Game

NEGLIGIBLE = 0.05
TEMPERATURE_SEALED = 1.0
TEMPERATURE_OPEN = 0.35
TEMPERATURE = Setting("temperature", None, 0.01, "above 1 it plays more freely, below 1 more often what it likes best")
CANDIDATES = 8
UNLIKELY = 0.002
"""A move with a smaller share of the best move's probability is not tried out."""
ROLLOUTS = 256
CHUNK = 256
"""Rollouts that go on side by side."""
LIMIT = 16
TRUST = 0.1
"""A move whose result is better by this much is worth a move that the network finds e times as likely."""


class Net(Casual):
    name = "net"
    about = "plays what a trained network suggests, without any search"
    settings = (TEMPERATURE,)

    def __init__(self, game: Game, *, seed: int = 0, **settings: float | None) -> None:
        super().__init__(game, seed=seed, **settings)
        self.model = self.model_for(game)
        self.judgement = None if self.model is None else Judgement(game, self.model)

    def model_for(self, game: Game) -> Model | None:
        """The network that it plays by."""
        return find_model(game)

    def run_plain(self) -> None:
        super().run_plain()
        self.judgement = None if self.model is None else Judgement(self.game, self.model, plain=True)

    def think(self, observation: Observation) -> Weights:
        if self.judgement is None:
            return super().think(observation)
        self.load(observation)
        _, blunders = self.searcher.judge()
        policy = self.judgement.policy(observation)[: len(blunders)]
        return softened(policy, self.given.get("temperature") or usual_temperature(observation), blunders)


class Master(Expert):
    name = "master"
    about = "plays by a trained network, and tries its best moves in sampled worlds"
    settings = (*SEARCH, TEMPERATURE)

    def __init__(self, game: Game, *, seed: int = 0, **settings: float | None) -> None:
        super().__init__(game, seed=seed, **settings)
        self.model = find_model(game)
        self.judgement = None if self.model is None else Judgement(game, self.model)
        rollouts = settings.get("rollouts")
        self.rollouts = int(rollouts) if rollouts else None if self.budget.seconds else ROLLOUTS
        self.playouts: Playouts | None = None
        if self.judgement is not None:
            self.playouts = Playouts(self.judgement, min(CHUNK, self.rollouts or CHUNK))

    def run_plain(self) -> None:
        """In ordinary Python it plays by the network alone: rollouts would take too long."""
        super().run_plain()
        self.playouts = None
        self.judgement = None if self.model is None else Judgement(self.game, self.model, plain=True)

    def think(self, observation: Observation) -> Weights:
        if self.judgement is None:
            return super().think(observation)
        self.load(observation)
        _, blunders = self.searcher.judge()
        policy = self.judgement.policy(observation)[: len(blunders)]
        if self.playouts is None or is_sealed(observation):
            return softened(policy, self.given.get("temperature") or usual_temperature(observation), blunders)
        sensible = without(policy, blunders)
        tried = np.argsort(-sensible, kind="stable")[: min(CANDIDATES, self.playouts.size)]
        tried = tried[sensible[tried] >= UNLIKELY * sensible.max()]
        if len(tried) == 1:
            return best_only(sensible)
        merits = np.full(len(sensible), -np.inf)
        merits[tried] = np.log(sensible[tried]) + self.try_out(self.playouts, observation, tried) / TRUST
        return best_only(merits)

    def try_out(self, playouts: Playouts, observation: Observation, tried: NDArray[np.int64]) -> Weights:
        """The mean results of these moves, in as many rollouts as the budget allows."""
        started = time.perf_counter()
        actions = np.array(observation.actions, np.int64)[tried]
        limit = int(self.given.get("limit") or LIMIT)
        total, chunks = np.zeros(len(actions)), 0
        while True:
            stream = observation.stream(self.seed, f"rollouts {chunks}")
            total += playouts.results(observation, actions, stream, limit)
            chunks += 1
            if self.rollouts is not None and chunks * playouts.size >= self.rollouts:
                break
            if self.budget.seconds is not None and time.perf_counter() - started >= self.budget.seconds:
                break
        return total / chunks


def is_sealed(observation: Observation) -> bool:
    """Whether the choice is made face down."""
    return bool(observation.game.kernel.sealed(observation.game.rules, observation.record))


def usual_temperature(observation: Observation) -> float:
    """Face down the network's mixture is kept; in the open it plays what it likes best more often."""
    return TEMPERATURE_SEALED if is_sealed(observation) else TEMPERATURE_OPEN


def softened(policy: Weights, temperature: float, blunders: Marks) -> Weights:
    """The policy at another temperature, without blunders and what is negligible."""
    sensible = without(policy, blunders)
    return without_noise((sensible / sensible.max()) ** (1 / temperature), NEGLIGIBLE)
