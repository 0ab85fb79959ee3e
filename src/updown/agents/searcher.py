"""Runs one decision: loads an observation into the workspace, runs the compiled search until the budget is spent, and
reads the policy from the result."""

import time
from dataclasses import dataclass
from importlib import import_module
from threading import Lock
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from updown.agents import search
from updown.agents.api import Observation
from updown.agents.tree import AVERAGE, TOTAL, VISITS
from updown.agents.workspace import Layers, Workspace, make_workspace
from updown.rules import layout
from updown.rules.match import Game
from updown.rules.rng import Stream

if TYPE_CHECKING:
    from updown.engine.compile import Unit

Weights = NDArray[np.float64]
Marks = NDArray[np.bool_]

FIRST_CHUNK = 64
CHEAP_NODES = 60
ENDGAME_NODES = 500_000
"""So many nodes of endgames may always be visited for a decision."""
CHUNK_SECONDS = 0.004
NEGLIGIBLE = 0.1
"""A move with less than this share of the best move's probability is noise: its probability becomes 0."""
NO_LIMIT = 1 << 60
EVERYTHING = 1.0
"""A gap between results that no move exceeds."""


@dataclass(frozen=True)
class Budget:
    """When to stop: after this many rollouts or this many seconds, whichever comes first."""

    rollouts: int | None
    seconds: float | None = None

    def shared(self, nodes: int) -> "Budget":
        """The budget if each rollout may solve an endgame of this many nodes: fewer rollouts for the same work, but
        never fewer than a good answer needs, so that a larger budget is not weaker than a smaller one."""
        if self.rollouts is None or nodes <= CHEAP_NODES:
            return self
        enough = min(self.rollouts, max(1, ENDGAME_NODES // nodes))
        return Budget(max(self.rollouts * CHEAP_NODES // nodes, enough), self.seconds)


class Searcher:
    """The memory and the compiled program of searches of one game. Callers take `lock`: one search runs at a time."""

    def __init__(self, game: Game, plain: bool = False, layers: Layers | None = None) -> None:
        self.game = game
        # Imported here because it imports the compiler, which a server that only lists and checks agents does not need.
        self.unit: Unit = import_module("updown.agents.compiled").search_unit(type(game), plain)
        self.workspace: Workspace = make_workspace(game, layers)
        self.buffers = self.workspace.buffers[0]
        self.lock = Lock()

    def load(self, observation: Observation, stream: Stream, **settings: int) -> None:
        """Clears the workspace and copies the observation into it."""
        workspace, buffers = self.workspace, self.buffers
        used = np.flatnonzero(buffers["keys"])
        buffers["keys"][used] = 0
        buffers["table"][used] = 0.0
        for name in ("iterations", "rollouts", "solved", "cheats", "learned", "endgame_nodes", "prior_worlds"):
            buffers[name] = 0
        buffers["viewer"] = observation.seat
        for name, value in settings.items():
            buffers[name] = value
        workspace.observation[:] = layout.memory(observation.record)
        workspace.streams[0] = layout.memory(stream)[0]
        if buffers["cheats"]:
            workspace.truth[:] = layout.memory(observation.truth)

    def run(self, program: Any, *arguments: Any) -> Any:
        return self.unit.run(program, self.workspace, *arguments)

    def spend(self, program: Any, budget: Budget) -> None:
        """Runs the program for as many rollouts as the budget allows. The time to compile it does not count."""
        self.unit.ready(program, self.workspace, 0)
        if budget.seconds is None:
            self.run(program, budget.rollouts)
            return
        started = time.perf_counter()
        most = budget.rollouts or NO_LIMIT
        chunk = FIRST_CHUNK
        while True:
            before, done = time.perf_counter(), int(self.buffers["rollouts"])
            self.run(program, min(done + chunk, most))
            now, made = time.perf_counter(), int(self.buffers["rollouts"])
            left = budget.seconds - (now - started)
            if left <= 0 or made >= most:
                return
            each = (now - before) / (made - done)
            chunk = max(1, min(4 * chunk, int(min(CHUNK_SECONDS, left) / each)))

    def flat_search(self, moves: int, budget: Budget) -> Weights:
        """The mean result of each move, after random rollouts that are spread evenly over the moves."""
        table = self.buffers["table"]
        table[:moves] = 0.0
        self.spend(search.flat_search, budget)
        tried = table[:moves].copy()
        table[:moves] = 0.0
        self.buffers["rollouts"] = 0
        return np.where(tried[:, VISITS] > 0, tried[:, TOTAL] / np.maximum(tried[:, VISITS], 1), -1.0)

    # --- reading results ---

    def judge(self, *, naive: bool = False) -> tuple[Weights, Marks]:
        """The heuristic value of each move, and which moves are blunders."""
        count = self.run(search.judge, int(naive))
        return self.buffers["weights"][:count].copy(), self.buffers["blunders"][:count] != 0

    def column(self, column: int) -> Weights:
        """A column of the table for each move at the root."""
        count = self.run(search.read_root, column)
        weights: Weights = self.buffers["weights"][:count].copy()
        return weights

    def result(self, sealed: bool) -> Weights:
        """The policy that the search has found: the average strategy if choices are made face down, else the move that
        it has visited most."""
        if sealed:
            return without_noise(self.column(AVERAGE), NEGLIGIBLE)
        visits, totals = self.column(VISITS), self.column(TOTAL)
        return best_only(visits + totals / np.maximum(visits, 1))

    def softened(self, temperature: float, gap: float) -> Weights:
        """A policy that plays a move the more often the better its result was; the higher the temperature, the less it
        matters by how much. A move that wins less often than the best one by more than `gap` is not played, nor is one
        that the search has not tried; with a gap of EVERYTHING both are, as if the second had the worst result of
        all."""
        visits, totals = self.column(VISITS), self.column(TOTAL)
        tried = visits > 0
        if not tried.any():
            return np.full(len(visits), 1 / len(visits))
        results = (totals + totals.sum() / visits.sum()) / (visits + 1)
        if gap < EVERYTHING:
            results[~tried | (results < results[tried].max() - gap)] = -np.inf
        else:
            results[~tried] = results[tried].min()
        return softmax(results, temperature)


def best_only(weights: Weights) -> Weights:
    """The policy that always plays the best move; of several equal ones, the first."""
    policy = np.zeros(len(weights))
    policy[int(np.argmax(weights))] = 1.0
    return policy


def without_noise(weights: Weights, negligible: float) -> Weights:
    """Probabilities in proportion to the weights; 0 if the weight is negligible beside the largest one."""
    kept = np.where(weights < negligible * weights.max(), 0.0, weights)
    return kept / kept.sum()  # type: ignore[no-any-return]


def softmax(values: Weights, temperature: float) -> Weights:
    """Probabilities that grow with the value; the lower the temperature, the more the best move is preferred."""
    weights = np.exp((values - values.max()) / temperature)
    return weights / weights.sum()  # type: ignore[no-any-return]


def without(policy: Weights, blunders: Marks) -> Weights:
    """The policy without blunders, unless every move is one."""
    if blunders.all() or not blunders.any():
        return policy
    sensible = np.where(blunders, 0.0, policy)
    if sensible.sum() <= 0.0:
        sensible = np.where(blunders, 0.0, 1.0)
    return sensible / sensible.sum()  # type: ignore[no-any-return]
