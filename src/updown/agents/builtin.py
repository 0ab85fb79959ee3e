"""The agents that come with the program, weakest first. Their knowledge of a game is in its heuristics, and their
search is in search.py."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

import numpy as np

from updown.agents import search
from updown.agents.api import Agent, BadAgent, Observation, Setting
from updown.agents.heuristics import heuristics_of
from updown.agents.searcher import Budget, Searcher, Weights, best_only, softmax, without, without_noise
from updown.rules.match import Game

EVERY_MOVE = 1 << 40
TAIL = 0.1
EXPAND_AT = 16
"""The visit at which an information set is expanded into its moves; earlier visits end in a rollout."""
NEVER = -1e9


class Random(Agent):
    name = "random"
    about = "any legal move, each equally likely"

    def policy(self, observation: Observation) -> Sequence[float]:
        count = len(observation.actions)
        return [1 / count] * count


class CompiledAgent(Agent):
    """An agent with a workspace of its own. `think` computes the policy; forced moves skip it."""

    def __init__(self, game: Game, *, seed: int = 0, **settings: float | None) -> None:
        super().__init__(game, seed=seed, **settings)
        self.searcher = Searcher(game)
        self.heuristics = heuristics_of(type(game))

    def run_plain(self) -> None:
        """Thinks in ordinary Python from now on: slower, and nothing has to be compiled."""
        self.searcher = Searcher(self.game, plain=True)

    def policy(self, observation: Observation) -> Sequence[float]:
        self.check(observation)
        if len(observation.actions) == 1:
            return [1.0]
        with self.searcher.lock:
            weights = self.think(observation)
        rest = len(observation.actions) - len(weights)
        return [*weights.tolist(), *[0.0] * rest]

    @abstractmethod
    def think(self, observation: Observation) -> Weights:
        """The policy for the first moves, as many as the workspace has room for."""

    def load(self, observation: Observation, **settings: int) -> None:
        self.searcher.load(observation, observation.stream(self.seed, "think"), **settings)


class Beginner(CompiledAgent):
    name = "beginner"
    about = "like a child who knows the rules: plays what looks good at once, and often something else"

    def think(self, observation: Observation) -> Weights:
        self.load(observation)
        values, _ = self.searcher.judge(naive=True)
        return softmax(values, self.heuristics.BEGINNER_TEMPERATURE)


class Casual(CompiledAgent):
    name = "casual"
    about = "good heuristics, no blunders"

    def think(self, observation: Observation) -> Weights:
        self.load(observation)
        values, blunders = self.searcher.judge()
        return without(without_noise(softmax(values, self.heuristics.CASUAL_TEMPERATURE), TAIL), blunders)


class BudgetedAgent(CompiledAgent):
    """An agent with a budget: a number of rollouts, a time, or both."""

    def __init__(self, game: Game, *, seed: int = 0, **settings: float | None) -> None:
        super().__init__(game, seed=seed, **settings)
        rollouts, seconds = settings.get("rollouts"), settings.get("time")
        if rollouts is None and seconds is None:
            rollouts = self.usual_rollouts()
        self.budget = Budget(None if rollouts is None else int(rollouts), seconds)

    def usual_rollouts(self) -> int:
        """The number of rollouts if no budget is given: the game's."""
        usual = self.heuristics.ROLLOUTS.get(self.name, self.heuristics.ROLLOUTS["expert"])
        return usual if isinstance(usual, int) else int(usual[self.game.players])


BUDGET = (
    Setting(
        "rollouts", None, 1, "how many rollouts it makes (each game has its own default)", whole=True, old="playouts"
    ),
    Setting("time", None, 0.001, "how many seconds it thinks, at most"),
)
SEARCH = (
    *BUDGET,
    Setting("tries", None, 1, "a rollout plays the best of this many random moves", whole=True),
    Setting("explore", None, 1, "how much it explores moves that look bad, in per cent", whole=True),
    Setting("others", None, 1, "face down, the others learn in one of this many iterations", whole=True),
    Setting("expand", None, 1, "at which visit a position in the tree gets its moves", whole=True),
    Setting("limit", None, 1, "after how many moves a rollout stops and is evaluated", whole=True),
)


class Flat(BudgetedAgent):
    name = "flat"
    about = "tries every move equally often in sampled worlds, then plays at random"
    settings = BUDGET

    def think(self, observation: Observation) -> Weights:
        self.load(observation, rollout_tries=1, rollout_limit=EVERY_MOVE)
        _, blunders = self.searcher.judge()
        means = self.searcher.flat_search(len(blunders), self.budget)
        return best_only(np.where(blunders & ~blunders.all(), NEVER, means))


class Strong(BudgetedAgent):
    name = "strong"
    about = "searches sampled worlds for a moment"
    settings: ClassVar[tuple[Setting, ...]] = SEARCH
    endgames = False
    cheating = 0
    learned = 0
    prior_worlds = 0

    def setting(self, name: str) -> int:
        """A setting of the search as it was given, else the usual one."""
        given = self.given.get(name)
        return self.usual(name) if given is None else int(given)

    def usual(self, name: str) -> int:
        """A setting of the search if nothing is given: the game's."""
        heuristics = self.heuristics
        usual = {
            "tries": heuristics.ROLLOUT_TRIES,
            "limit": heuristics.ROLLOUT_LIMIT,
            "explore": heuristics.EXPLORE_PERCENT,
            "expand": EXPAND_AT,
            "others": heuristics.OTHERS_LEARN,
        }
        return int(usual[name])

    def think(self, observation: Observation) -> Weights:
        sealed = bool(self.game.kernel.sealed(self.game.rules, observation.record))
        nodes = self.heuristics.endgame_nodes(self.game.rules, observation.record, self.cheats) if self.endgames else 0
        self.load(
            observation,
            rollout_tries=self.setting("tries"),
            rollout_limit=self.setting("limit"),
            explore_percent=self.setting("explore"),
            expand_at=self.setting("expand"),
            others_learn=self.setting("others"),
            endgame_nodes=nodes,
            cheats=self.cheating,
            learned=self.learned,
            prior_worlds=self.prior_worlds,
        )
        _, blunders = self.searcher.judge()
        self.searcher.spend(search.think, self.budget.shared(nodes))
        return without(self.decide(sealed), blunders)

    def decide(self, sealed: bool) -> Weights:
        """The policy after the search."""
        return self.searcher.result(sealed)


class Expert(Strong):
    name = "expert"
    about = "searches thousands of sampled worlds, and solves the last cards exactly"
    endgames = True


class Oracle(Expert):
    name = "oracle"
    about = "sees all cards, and takes them for known to all: for measurements, not an opponent"
    cheats = True
    cheating = 1

    def think(self, observation: Observation) -> Weights:
        if observation.truth is None:
            raise BadAgent("agent oracle sees all cards: it is for measuring, and refused where people play")
        return super().think(observation)
