"""What determines a training run, and how far it is."""

import shlex
from dataclasses import dataclass, field
from typing import Any

from updown.agents.models import SEARCH as SEARCH
from updown.games.registry import game as make_game
from updown.rules.match import Game

METHODS = (SEARCH, "policy", "value")
USUAL: dict[str, dict[str, Any]] = {
    SEARCH: {"hidden": (64, 32), "positions": 60_000, "rollouts": 100},
    "policy": {"hidden": (256, 128), "matches": 512, "length": 64},
    "value": {"hidden": (256, 128), "matches": 512, "length": 64},
}
"""The usual plan of each method; what it does not name plays no part in it."""
LEAST = {"positions": 100, "rollouts": 1, "matches": 16, "length": 8}


class BadPlan(ValueError):
    """A training run that cannot be, or a folder that belongs to another one."""


@dataclass(frozen=True)
class TrainingPlan:
    """All that determines what is learnt. What is empty or 0 becomes the usual of the method."""

    game: str
    players: int
    seed: int = 0
    method: str = SEARCH
    hidden: tuple[int, ...] = ()
    positions: int = 0
    rollouts: int = 0
    matches: int = 0
    length: int = 0
    exploit: bool = False
    """Whether it learns to beat the network that comes with the program, which does not learn any more."""
    refine: bool = False
    """Whether it begins as the network that comes with the program, and goes on learning."""

    def __post_init__(self) -> None:
        if self.method not in METHODS:
            raise BadPlan(f"the method is {self.method!r}: expected {', '.join(METHODS[:-1])} or {METHODS[-1]}")
        for name, usual in USUAL[self.method].items():
            if not getattr(self, name):
                object.__setattr__(self, name, usual)
        for name, least in LEAST.items():
            if name in USUAL[self.method] and getattr(self, name) < least:
                raise BadPlan(f"{name} is {getattr(self, name)}: expected at least {least}")
        if self.method == SEARCH and make_game(self.game, players=self.players).worlds is None:
            raise BadPlan(f"{self.game} does not say what a network sees of its worlds: expected policy or value")
        if (self.exploit or self.refine) and self.method != SEARCH:
            purpose = "learn to beat a network" if self.exploit else "refine a network"
            raise BadPlan(f"the method is {self.method!r}: expected {SEARCH} to {purpose}")
        if self.exploit and self.refine:
            raise BadPlan("a network that learns to beat another one does not refine it: expected exploit or refine")

    def command(self, updates: int) -> str:
        """The command that makes the same network again; it says nothing of the machine."""
        words = ["updown", "train", self.game, "--players", self.players, "--seed", self.seed, "--updates", updates]
        if self.method != TrainingPlan.method:
            words += ["--method", self.method]
        words += [f"--{name}" for name in ("exploit", "refine") if getattr(self, name)]
        for name, usual in USUAL[self.method].items():
            if name != "hidden" and getattr(self, name) != usual:
                words += [f"--{name}", getattr(self, name)]
        return shlex.join(map(str, words))

    def games(self) -> list[Game]:
        """The variants of the game that are played."""
        first = make_game(self.game, players=self.players)
        variants: tuple[dict[str, Any], ...] = getattr(first.features, "VARIANTS", ({},))
        return [make_game(self.game, players=self.players, **options) for options in variants]


@dataclass
class Progress:
    """How far a run is: what the progress line and the learning curves show."""

    updates: int = 0
    decisions: int = 0
    seconds: float = 0.0
    entropy: float = 0.0
    value_error: float = 0.0
    curve: list[dict[str, Any]] = field(default_factory=list)
    """A point for each measurement."""
