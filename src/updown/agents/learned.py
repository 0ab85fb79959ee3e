"""Agents that have learned: a search whose worlds a trained network evaluates, and a trained policy without a search.
Where there is no network for a game (another deck, former rules, a game from outside), they play as expert and casual
do."""

from typing import ClassVar

from updown.agents.api import Observation, Setting
from updown.agents.builtin import BUDGET, Casual, Expert
from updown.agents.builtin import SEARCH as SEARCH_SETTINGS
from updown.agents.judgement import Judgement
from updown.agents.models import SEARCH, Model, find_model
from updown.agents.searcher import EVERYTHING, Marks, Searcher, Weights, without, without_noise
from updown.rules.match import Game

NEGLIGIBLE = 0.05
EXPLORE_PERCENT = 30
EXPAND_AT = 2
LEARNED = {"explore": EXPLORE_PERCENT, "expand": EXPAND_AT, "limit": 0}
"""Forecasts of a network are less noisy than results of rollouts: the search explores less, and looks deeper."""
LEVEL_ROLLOUTS = 250
GAP = 0.35
"""A softened policy does not play a move that wins less often than the best one by more than this."""
TEMPERATURE_SEALED = 1.0
TEMPERATURE_OPEN = 0.35
PRIORS = Setting(
    "priors",
    None,
    0,
    "from how many worlds the network says first which moves are worth trying; 0: the heuristics do",
    whole=True,
)
SOFTER = Setting("temperature", None, 0.001, "plays worse moves too: one that wins that much less is e times rarer")
LEFT_OUT = Setting(
    "gap", GAP, 0.01, "with a temperature: leaves out moves that win that much less than the best; 1: none"
)
TEMPERATURE = Setting("temperature", None, 0.01, "above 1 it plays more freely, below 1 more often what it likes best")


class Master(Expert):
    name = "master"
    about = "searches sampled worlds, which a trained network evaluates"
    settings: ClassVar[tuple[Setting, ...]] = (*SEARCH_SETTINGS, PRIORS, SOFTER, LEFT_OUT)
    usual_gap: ClassVar[float] = GAP

    def __init__(self, game: Game, *, seed: int = 0, **settings: float | None) -> None:
        super().__init__(game, seed=seed, **settings)
        self.model = self.model_for(game)
        self.layers = None if self.model is None else self.model.layers_for(game)
        if self.layers is not None:
            self.learned = 1
            self.prior_worlds = self.setting("priors")
            self.searcher = Searcher(game, layers=self.layers)

    def model_for(self, game: Game) -> Model | None:
        """The network that evaluates worlds."""
        return find_model(game, SEARCH)

    def run_plain(self) -> None:
        self.searcher = Searcher(self.game, plain=True, layers=self.layers)

    def usual_prior_worlds(self) -> int:
        """From how many worlds the network says first which moves are worth trying, if no number is given."""
        return int(self.heuristics.PRIOR_WORLDS.get(self.game.players, 0))

    @property
    def temperature(self) -> float | None:
        """How much its policy is softened; None if it plays as well as it can."""
        return self.given.get("temperature")

    def decide(self, sealed: bool) -> Weights:
        if self.temperature is None:
            return super().decide(sealed)
        gap = self.given.get("gap")
        return self.searcher.softened(self.temperature, self.usual_gap if gap is None else gap)

    def usual(self, name: str) -> int:
        if name == "priors":
            return self.usual_prior_worlds()
        return LEARNED.get(name, super().usual(name)) if self.learned else super().usual(name)


class Level(Master):
    """A step of the ladder for people below master: the same search with few rollouts, and a softer policy. The
    temperatures are read off a measured curve, with the aim of even steps (bench/levels.py)."""

    settings = BUDGET
    step: ClassVar[int]

    def usual_rollouts(self) -> int:
        return LEVEL_ROLLOUTS

    def usual_prior_worlds(self) -> int:
        return int(self.heuristics.LEVEL_PRIOR_WORLDS.get(self.game.players, 0))

    @property
    def temperature(self) -> float:
        temperatures = self.heuristics.TEMPERATURES
        return float(temperatures.get(self.game.players, temperatures[max(temperatures)])[self.step])


class Level1(Level):
    name = "level1"
    about = "the first step of the ladder: often plays something else than the best, now and then anything"
    step = 0
    usual_gap = EVERYTHING


class Level2(Level):
    name = "level2"
    about = "the second step of the ladder"
    step = 1


class Level3(Level):
    name = "level3"
    about = "the third step of the ladder: the middle one"
    step = 2


class Level4(Level):
    name = "level4"
    about = "the fourth step of the ladder"
    step = 3


class Level5(Level):
    name = "level5"
    about = "the fifth step of the ladder, just below master"
    step = 4


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
