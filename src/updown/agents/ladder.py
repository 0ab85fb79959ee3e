"""The agents that come with the program, weakest first. What they know of a game is in sense/, how they search in
search.py."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np

from updown.agents import search
from updown.agents.api import Agent, BadAgent, Observation, Setting
from updown.agents.mind import Budget, Mind, Weights, best_only, soften, without
from updown.agents.tree import TOTAL, VISITS
from updown.rules.match import Game

EVERY_MOVE = 1 << 40


def sense_of(game: Game) -> Any:
    """The game's rules of thumb, as ordinary Python."""
    return import_module(f"updown.agents.sense.{type(game).__module__.split('.')[-2]}")


class Random(Agent):
    name = "random"
    about = "any legal move, each equally likely"

    def policy(self, observation: Observation) -> Sequence[float]:
        count = len(observation.actions)
        return [1 / count] * count


class Thinker(Agent):
    """An agent with a desk of its own. `think` fills it in; forced moves need no thought."""

    def __init__(self, game: Game, *, seed: int = 0, **settings: float | None) -> None:
        super().__init__(game, seed=seed, **settings)
        self.mind = Mind(game)
        self.sense = sense_of(game)

    def policy(self, observation: Observation) -> Sequence[float]:
        self.check(observation)
        if len(observation.actions) == 1:
            return [1.0]
        with self.mind.lock:
            weights = self.think(observation)
        rest = len(observation.actions) - len(weights)
        return [*weights.tolist(), *[0.0] * rest]

    def think(self, observation: Observation) -> Weights:
        raise NotImplementedError

    def sit_down(self, observation: Observation, **settings: int) -> None:
        self.mind.sit_down(observation, observation.stream(self.seed, "think"), **settings)


class Beginner(Thinker):
    name = "beginner"
    about = "like a child who knows the rules: does what looks good at once, and often something else"

    def think(self, observation: Observation) -> Weights:
        self.sit_down(observation)
        worths, _ = self.mind.judge(naive=True)
        return soften(worths, self.sense.CHILD_SHARP)


class Casual(Thinker):
    name = "casual"
    about = "good rules of thumb, nothing silly"

    def think(self, observation: Observation) -> Weights:
        self.sit_down(observation)
        worths, silly = self.mind.judge()
        return without(soften(worths, self.sense.SHARP), silly)


class Searcher(Thinker):
    """An agent with a budget: so many playouts, or a time."""

    playouts = 0
    tries = 1

    def __init__(self, game: Game, *, seed: int = 0, **settings: float | None) -> None:
        super().__init__(game, seed=seed, **settings)
        playouts, seconds = settings.get("playouts"), settings.get("time")
        if playouts is None and seconds is None:
            playouts = self.playouts
        self.budget = Budget(None if playouts is None else int(playouts), seconds)


def _budget(playouts: int) -> tuple[Setting, ...]:
    return (
        Setting("playouts", playouts, 1, "how many games it plays out in its head", whole=True),
        Setting("time", None, 0.001, "how many seconds it thinks, instead"),
    )


class Flat(Searcher):
    name = "flat"
    about = "tries every move evenly in re-dealt worlds, playing on at random"
    playouts = 400
    settings = _budget(400)

    def think(self, observation: Observation) -> Weights:
        self.sit_down(observation, playout_tries=1, playout_limit=EVERY_MOVE)
        _, silly = self.mind.judge()
        table = self.mind.paper["table"]
        table[: len(silly)] = 0.0
        self.mind.spend(search.try_evenly, self.budget)
        tried = table[: len(silly)].copy()
        table[: len(silly)] = 0.0
        means = np.where(tried[:, VISITS] > 0, tried[:, TOTAL] / np.maximum(tried[:, VISITS], 1), -1.0)
        return without(best_only(np.where(silly & ~silly.all(), -2.0, means)), silly)


class Strong(Searcher):
    name = "strong"
    about = "searches a few hundred re-dealt worlds"
    playouts = 300
    settings = _budget(300)
    endgame_nodes = 0
    cheating = 0

    def think(self, observation: Observation) -> Weights:
        sealed = bool(self.sense.sealed(self.game.rules, observation.record))
        self.sit_down(
            observation,
            playout_tries=self.sense.PLAYOUT_TRIES,
            playout_limit=self.sense.PLAYOUT_LIMIT,
            explore_percent=self.sense.EXPLORE_PERCENT,
            endgame_nodes=self.endgame_nodes,
            cheats=self.cheating,
        )
        _, silly = self.mind.judge()
        self.mind.spend(search.think, self.budget)
        return without(self.mind.result(sealed), silly)


class Expert(Strong):
    name = "expert"
    about = "searches thousands of re-dealt worlds, the last cards exactly"
    playouts = 4000
    settings = _budget(4000)


class Oracle(Expert):
    name = "oracle"
    about = "sees all cards: an upper bound, not an opponent"
    cheats = True
    cheating = 1
    settings = _budget(4000)

    def think(self, observation: Observation) -> Weights:
        if observation.truth is None:
            raise BadAgent("agent oracle sees all cards: it is for measuring, and refused where people play")
        return super().think(observation)
