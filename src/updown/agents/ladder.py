"""The agents that come with the program, weakest first. What they know of a game is in sense/, how they search in
search.py."""

from abc import abstractmethod
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np

from updown.agents import search
from updown.agents.api import Agent, BadAgent, Observation, Setting
from updown.agents.mind import Budget, Mind, Weights, best_only, soften, without, without_noise
from updown.rules.match import Game

EVERY_MOVE = 1 << 40
TAIL = 0.1
NEVER = -1e9


def sense_of(game: Game | type[Game]) -> Any:
    """The game's rules of thumb, as ordinary Python: the same for all versions of its rules."""
    return import_module(f"updown.agents.sense.{game.id.replace('-', '_')}")


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

    @abstractmethod
    def think(self, observation: Observation) -> Weights:
        """The policy, as far as the desk has room for moves."""

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
        return without(without_noise(soften(worths, self.sense.SHARP), TAIL), silly)


class Searcher(Thinker):
    """An agent with a budget: so many playouts, or a time."""

    def __init__(self, game: Game, *, seed: int = 0, **settings: float | None) -> None:
        super().__init__(game, seed=seed, **settings)
        playouts, seconds = settings.get("playouts"), settings.get("time")
        if playouts is None and seconds is None:
            playouts = self.sense.PLAYOUTS[self.name]
        self.budget = Budget(None if playouts is None else int(playouts), seconds)


BUDGET = (
    Setting("playouts", None, 1, "how many games it plays out in its head (by default so many a game)", whole=True),
    Setting("time", None, 0.001, "how many seconds it thinks, at most"),
)
SEARCH = (
    *BUDGET,
    Setting("tries", None, 1, "of how many random moves a playout takes the best", whole=True),
    Setting("explore", None, 1, "how much it tries what looks bad, in per cent", whole=True),
    Setting("others", None, 1, "in one of how many iterations the others learn, face down", whole=True),
    Setting("limit", None, 1, "after how many moves a playout is judged by its standing", whole=True),
)


class Flat(Searcher):
    name = "flat"
    about = "tries every move evenly in re-dealt worlds, playing on at random"
    settings = BUDGET

    def think(self, observation: Observation) -> Weights:
        self.sit_down(observation, playout_tries=1, playout_limit=EVERY_MOVE)
        _, silly = self.mind.judge()
        means = self.mind.try_evenly(len(silly), self.budget)
        return best_only(np.where(silly & ~silly.all(), NEVER, means))


class Strong(Searcher):
    name = "strong"
    about = "searches re-dealt worlds for a moment"
    settings = SEARCH
    endgames = False
    cheating = 0

    def think(self, observation: Observation) -> Weights:
        sealed = bool(self.sense.sealed(self.game.rules, observation.record))
        nodes = self.sense.endgame_nodes(self.game.rules, observation.record, self.cheats) if self.endgames else 0
        self.sit_down(
            observation,
            playout_tries=int(self.given.get("tries") or self.sense.PLAYOUT_TRIES),
            playout_limit=int(self.given.get("limit") or self.sense.PLAYOUT_LIMIT),
            explore_percent=int(self.given.get("explore") or self.sense.EXPLORE_PERCENT),
            others_learn=int(self.given.get("others") or self.sense.OTHERS_LEARN),
            endgame_nodes=nodes,
            cheats=self.cheating,
        )
        _, silly = self.mind.judge()
        self.mind.spend(search.think, self.budget.shared(nodes))
        return without(self.mind.result(sealed), silly)


class Expert(Strong):
    name = "expert"
    about = "searches thousands of re-dealt worlds, the last cards exactly"
    endgames = True


class Oracle(Expert):
    name = "oracle"
    about = "sees all cards: an upper bound, not an opponent"
    cheats = True
    cheating = 1

    def think(self, observation: Observation) -> Weights:
        if observation.truth is None:
            raise BadAgent("agent oracle sees all cards: it is for measuring, and refused where people play")
        return super().think(observation)
