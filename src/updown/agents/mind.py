"""A seat's thinking from the outside: puts an observation on the desk, lets the compiled search work until the budget is
spent, and reads off a policy."""

import time
from dataclasses import dataclass
from threading import Lock
from typing import Any

import numpy as np
from numpy.typing import NDArray

from updown.agents import search
from updown.agents.api import Observation
from updown.agents.desk import Desk, make_desk
from updown.agents.tree import AVERAGE, TOTAL, VISITS
from updown.agents.units import mind_of
from updown.rules import layout
from updown.rules.match import Game
from updown.rules.rng import Stream

Weights = NDArray[np.float64]

FIRST_CHUNK = 64
CHUNK_SECONDS = 0.004
NEGLIGIBLE = 0.02


@dataclass(frozen=True)
class Budget:
    """When to stop: after so many iterations, or after so many seconds."""

    playouts: int | None
    seconds: float | None = None


class Mind:
    """One search's memory over one game. Not for two threads at once: `lock` sees to that."""

    def __init__(self, game: Game, plain: bool = False) -> None:
        self.game = game
        self.unit = mind_of(game.id, plain)
        self.desk: Desk = make_desk(game)
        self.paper = self.desk.paper[0]
        self.lock = Lock()

    def sit_down(self, observation: Observation, stream: Stream, **settings: int) -> None:
        """Clears the desk and puts the observation on it."""
        desk, paper = self.desk, self.paper
        used = np.flatnonzero(paper["keys"])
        paper["keys"][used] = 0
        paper["table"][used] = 0.0
        for name in ("done", "solved", "cheats", "endgame_nodes"):
            paper[name] = 0
        paper["viewer"] = observation.seat
        for name, value in settings.items():
            paper[name] = value
        desk.observation[:] = layout.memory(observation.record)
        desk.streams[0] = layout.memory(stream)[0]
        if paper["cheats"]:
            desk.truth[:] = layout.memory(observation.truth)

    def run(self, program: Any, *arguments: Any) -> Any:
        return self.unit.run(program, self.desk, *arguments)

    def spend(self, program: Any, budget: Budget) -> int:
        """Runs the program for as many iterations as the budget allows; how many that were."""
        started = time.perf_counter()
        self.unit.ready(program, self.desk, *((0, 0) if program is search.try_evenly else (0,)))
        if budget.seconds is not None and time.perf_counter() - started > CHUNK_SECONDS:
            started = time.perf_counter()
        done = 0
        chunk = FIRST_CHUNK
        while True:
            left = chunk if budget.playouts is None else min(chunk, budget.playouts - done)
            if left <= 0:
                return done
            before = time.perf_counter()
            self.run(program, *((done, left) if program is search.try_evenly else (left,)))
            done += left
            if budget.seconds is None:
                chunk = 1 << 30
                continue
            now = time.perf_counter()
            rest = budget.seconds - (now - started)
            if rest <= 0:
                return done
            each = max((now - before) / left, 1e-8)
            chunk = max(1, min(chunk * 4, int(min(CHUNK_SECONDS, rest) / each)))

    # --- what comes of it ---

    def judge(self, *, naive: bool = False) -> tuple[Weights, NDArray[np.bool_]]:
        """What each move is worth by rule of thumb, and which are plainly silly."""
        count = self.run(search.judge, int(naive))
        return self.paper["weights"][:count].copy(), self.paper["rows"][:count] != 0

    def column(self, column: int) -> Weights:
        """A column of the table for each move at the root."""
        count = self.run(search.read_root, column)
        weights: Weights = self.paper["weights"][:count].copy()
        return weights

    def result(self, sealed: bool) -> Weights:
        """The policy that the search has come to: the average strategy where choices are face down, else the move that
        it has looked at most."""
        if sealed:
            average = self.column(AVERAGE)
            average[average < NEGLIGIBLE * average.max()] = 0.0
            return average / average.sum()  # type: ignore[no-any-return]
        visits, totals = self.column(VISITS), self.column(TOTAL)
        return best_only(visits + totals / np.maximum(visits, 1))


def best_only(weights: Weights) -> Weights:
    """All on the best, the first of several."""
    policy = np.zeros(len(weights))
    policy[int(np.argmax(weights))] = 1.0
    return policy


def soften(worths: Weights, sharp: float) -> Weights:
    """Probabilities that grow with the worth; the sharper, the more the best is preferred."""
    weights = np.exp((worths - worths.max()) / sharp)
    return weights / weights.sum()  # type: ignore[no-any-return]


def without(policy: Weights, silly: NDArray[np.bool_]) -> Weights:
    """The policy without silly moves, if anything else is left."""
    if silly.all() or not silly.any():
        return policy
    sensible = np.where(silly, 0.0, policy)
    if sensible.sum() <= 0.0:
        sensible = np.where(silly, 0.0, 1.0)
    return sensible / sensible.sum()  # type: ignore[no-any-return]

