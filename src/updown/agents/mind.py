"""A seat's thinking from the outside: puts an observation on the desk, lets the compiled search work until the budget
is spent, and reads off a policy."""

import time
from dataclasses import dataclass
from importlib import import_module
from threading import Lock
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from updown.agents import search
from updown.agents.api import Observation
from updown.agents.desk import Desk, make_desk
from updown.agents.tree import AVERAGE, TOTAL, VISITS
from updown.rules import layout
from updown.rules.match import Game
from updown.rules.rng import Stream

if TYPE_CHECKING:
    from updown.engine.compile import Unit

Weights = NDArray[np.float64]
Marks = NDArray[np.bool_]

FIRST_CHUNK = 64
CHEAP_NODES = 60
CHUNK_SECONDS = 0.004
NEGLIGIBLE = 0.4
"""A move with less than this share of the best move's probability is noise: it is not played."""
NO_LIMIT = 1 << 60


@dataclass(frozen=True)
class Budget:
    """When to stop: after so many playouts, or after so many seconds, whichever is first."""

    playouts: int | None
    seconds: float | None = None

    def shared(self, nodes: int) -> "Budget":
        """The budget where each playout may solve an endgame of so many nodes: fewer of them for the same work."""
        if self.playouts is None or nodes <= CHEAP_NODES:
            return self
        return Budget(max(1, self.playouts * CHEAP_NODES // nodes), self.seconds)


class Mind:
    """One search's memory over one game. Not for two threads at once: `lock` sees to that."""

    def __init__(self, game: Game, plain: bool = False) -> None:
        self.game = game
        # Imported here and not above: it brings the compiler, and a server that lists and checks agents needs none.
        self.unit: Unit = import_module("updown.agents.units").mind_of(type(game), plain)
        self.desk: Desk = make_desk(game)
        self.paper = self.desk.paper[0]
        self.lock = Lock()

    def sit_down(self, observation: Observation, stream: Stream, **settings: int) -> None:
        """Clears the desk and puts the observation on it."""
        desk, paper = self.desk, self.paper
        used = np.flatnonzero(paper["keys"])
        paper["keys"][used] = 0
        paper["table"][used] = 0.0
        for name in ("done", "playouts", "solved", "cheats", "endgame_nodes"):
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

    def spend(self, program: Any, budget: Budget) -> None:
        """Runs the program for as many playouts as the budget allows. Compiling it first does not count."""
        self.unit.ready(program, self.desk, 0)
        if budget.seconds is None:
            self.run(program, budget.playouts)
            return
        started = time.perf_counter()
        most = budget.playouts or NO_LIMIT
        chunk = FIRST_CHUNK
        while True:
            before, done = time.perf_counter(), int(self.paper["playouts"])
            self.run(program, min(done + chunk, most))
            now, made = time.perf_counter(), int(self.paper["playouts"])
            left = budget.seconds - (now - started)
            if left <= 0 or made >= most:
                return
            each = (now - before) / (made - done)
            chunk = max(1, min(4 * chunk, int(min(CHUNK_SECONDS, left) / each)))

    def try_evenly(self, moves: int, budget: Budget) -> Weights:
        """Plays out every move evenly, at random; the mean result of each."""
        table = self.paper["table"]
        table[:moves] = 0.0
        self.spend(search.try_evenly, budget)
        tried = table[:moves].copy()
        table[:moves] = 0.0
        self.paper["playouts"] = 0
        return np.where(tried[:, VISITS] > 0, tried[:, TOTAL] / np.maximum(tried[:, VISITS], 1), -1.0)

    # --- what comes of it ---

    def judge(self, *, naive: bool = False) -> tuple[Weights, Marks]:
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
            return without_noise(self.column(AVERAGE), NEGLIGIBLE)
        visits, totals = self.column(VISITS), self.column(TOTAL)
        return best_only(visits + totals / np.maximum(visits, 1))


def best_only(weights: Weights) -> Weights:
    """All on the best, the first of several."""
    policy = np.zeros(len(weights))
    policy[int(np.argmax(weights))] = 1.0
    return policy


def without_noise(weights: Weights, negligible: float) -> Weights:
    """Probabilities, none where the weight is negligible beside the best one."""
    kept = np.where(weights < negligible * weights.max(), 0.0, weights)
    return kept / kept.sum()  # type: ignore[no-any-return]


def soften(worths: Weights, sharp: float) -> Weights:
    """Probabilities that grow with the worth; the sharper, the more the best is preferred."""
    weights = np.exp((worths - worths.max()) / sharp)
    return weights / weights.sum()  # type: ignore[no-any-return]


def without(policy: Weights, silly: Marks) -> Weights:
    """The policy without silly moves, if anything else is left."""
    if silly.all() or not silly.any():
        return policy
    sensible = np.where(silly, 0.0, policy)
    if sensible.sum() <= 0.0:
        sensible = np.where(silly, 0.0, 1.0)
    return sensible / sensible.sum()  # type: ignore[no-any-return]
