"""Plays many games and reports the results: means, win shares and lengths with intervals, and speed."""

import os
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from threading import Event, Lock, Thread
from typing import Any, SupportsIndex

import numpy as np

from updown.engine import random_games
from updown.engine.compile import Unit
from updown.engine.compiled import unit_of
from updown.engine.random_games import WHOLE_WIN, GameTotals
from updown.engine.showing import Bar, Result, Shown, bounds, listed_options, percent, percent_bounds
from updown.rules import layout
from updown.rules.layout import Records
from updown.rules.match import Game
from updown.rules.numbers import whole_number
from updown.rules.rng import Stream, new_stream

Progress = Callable[[int, int], None]

CONFIDENT = 1.959964
FIRST_BLOCK = 64
BLOCK_SECONDS = 0.05
PROGRESS_EVERY = 0.1
RANDOM = "random"


@dataclass(frozen=True)
class SeatResult:
    """The results of one seat. Intervals are 95%; a shared win counts as its share.

    >>> import updown
    >>> first = updown.simulate("dnup", players=2, games=50, seed=1).seats[0]
    >>> first.seat, first.win_share
    (0, 0.6)
    """

    seat: int
    mean_score: float
    mean_score_ci: tuple[float, float]
    win_share: float
    win_share_ci: tuple[float, float]


@dataclass(frozen=True, repr=False)
class Simulation(Result):
    """The result of `simulate`, with the `agents` by seat. `seats` has a `SeatResult` for each seat, `length` the
    decisions of a game (mean, interval, quantiles), `facts` means for a round, and `shares` shares of tricks, rounds or
    cards; each game has its own. It prints as a short table, and draws itself in a notebook.

    >>> import updown
    >>> result = updown.simulate("dnup", players=2, games=50, seed=1)
    >>> result.games, result.fair_share, result.shares
    (50, 0.5, {'void_share': 0.0})
    >>> low, high = result.seats[0].win_share_ci
    >>> low < result.fair_share < high
    True
    """

    game: str
    options: dict[str, Any]
    rules_version: int
    agent: str
    seed: int
    games: int
    rounds: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    threads: int
    seats: tuple[SeatResult, ...]
    fair_share: float
    shared_wins: float
    length: dict[str, float]
    facts: dict[str, float]
    shares: dict[str, float]
    agents: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The result as a dictionary for JSON."""
        return asdict(self)

    def _shown(self) -> Shown:
        how = "by random moves" if self.agent == RANDOM else f"between {self.agent}"
        title = f"{self.games:,} games of {self.game} {how} ({listed_options(self.options)}; seed {self.seed})"
        rows = [
            [
                str(seat.seat),
                self.agents[seat.seat],
                f"{seat.mean_score:.2f}",
                bounds(seat.mean_score_ci, ".2f"),
                percent(seat.win_share),
                percent_bounds(seat.win_share_ci),
            ]
            for seat in self.seats
        ]
        length = self.length
        decisions = f"a game has {length['mean']:.1f} decisions ({length['ci_low']:.1f} to {length['ci_high']:.1f})"
        notes = [f"{decisions}; a fair share is {percent(self.fair_share)}"]
        notes += [f"warning: {warning}" for warning in self.warnings]
        heads = ["seat", "agent", "mean score", "95 %", "win share", "95 %"]
        bars = [Bar(seat.win_share, seat.win_share_ci) for seat in self.seats]
        return Shown(title, heads, rows, notes, bars, self.fair_share, "win share, and a fair one")


def simulate_random(
    game: Game,
    *,
    games: SupportsIndex = 10_000,
    seed: SupportsIndex | None = None,
    threads: SupportsIndex | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Plays games with uniformly random legal moves; `updown.simulate` calls it."""
    seed = secrets.randbits(63) if seed is None else whole_number("seed", seed, None)
    games = whole_number("games", games, 1)
    threads = whole_number("threads", threads, 1) if threads is not None else os.cpu_count() or 1
    unit = unit_of(type(game))
    workers = [_Worker(unit, game, seed) for _ in range(threads)]
    workers[0].warm_up()
    blocks = _Blocks(games)
    started = time.perf_counter()
    _run(workers, blocks, progress)
    seconds = time.perf_counter() - started
    total = sum_reports([worker.report for worker in workers])
    return summarize(game, seed, threads, seconds, total)


class _Blocks:
    """Hands out the games in blocks; each block takes a fraction of a second."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.next = 0
        self.done = 0
        self.stop = Event()
        self.lock = Lock()

    def take(self, size: int) -> tuple[int, int]:
        with self.lock:
            first = self.next
            count = 0 if self.stop.is_set() else min(size, self.games - first)
            self.next += count
            return first, count

    def finish(self, count: int) -> None:
        with self.lock:
            self.done += count

    def report_progress(self, progress: Progress | None) -> None:
        if progress is not None:
            progress(self.done, self.games)


class _Worker:
    """One thread's memory; its size does not depend on the number of games."""

    def __init__(self, unit: Unit, game: Game, seed: int) -> None:
        spec = game.spec
        self.unit = unit
        self.rules = layout.memory(game.rules)
        self.key = layout.memory(new_stream(seed, "simulation"))
        self.memory = [np.zeros(1, layout.dtype_of(kind)) for kind in (spec.State, Stream, spec.Tally)]
        self.report = np.zeros(1, layout.dtype_of(GameTotals))
        self.error: BaseException | None = None

    def warm_up(self) -> None:
        """Compiles before the clock starts."""
        self.unit.ready(random_games.play_games, self.rules, self.key, 0, 0, *self.memory, self.report)

    def play(self, first: int, games: int) -> None:
        self.unit.run(random_games.play_games, self.rules, self.key, first, games, *self.memory, self.report)

    def work(self, blocks: _Blocks) -> None:
        try:
            size = FIRST_BLOCK
            while True:
                first, games = blocks.take(size)
                if games == 0:
                    return
                started = time.perf_counter()
                self.play(first, games)
                blocks.finish(games)
                size = max(1, int(games * BLOCK_SECONDS / max(time.perf_counter() - started, 1e-6)))
                size = min(size, games * 16)
        except BaseException as error:
            self.error = error
            blocks.stop.set()


def _run(workers: list[_Worker], blocks: _Blocks, progress: Progress | None) -> None:
    """Runs all workers and reports their progress."""
    threads = [Thread(target=worker.work, args=(blocks,), daemon=True) for worker in workers]
    for thread in threads:
        thread.start()
    try:
        for thread in threads:
            while thread.is_alive():
                thread.join(PROGRESS_EVERY)
                blocks.report_progress(progress)
        blocks.report_progress(progress)
    finally:
        blocks.stop.set()
        for thread in threads:
            thread.join()
    for worker in workers:
        if worker.error is not None:
            raise worker.error


def sum_reports(reports: list[Records]) -> Records:
    """The sum of all reports."""
    total = np.zeros(1, layout.dtype_of(GameTotals))
    for name in total.dtype.names or ():
        column = np.stack([report[name] for report in reports])
        total[name] = column.max(axis=0) if name == "longest" else column.sum(axis=0)
    return total


def _mean_ci(total: int, squares: int, games: int, unit: float = 1.0) -> tuple[float, tuple[float, float]]:
    """The mean of a sum over games, and its 95% interval."""
    mean = total / games
    spread = sqrt(max(0.0, squares / games - mean * mean) / max(1, games - 1))
    half = CONFIDENT * spread
    return mean / unit, ((mean - half) / unit, (mean + half) / unit)


def share_interval(total: float, squares: float, count: int) -> tuple[float, float]:
    """The 95% interval of a mean of `count` numbers from 0 to 1, given their sum and the sum of their squares. It adds
    two successes and two failures to the data (Agresti and Coull), so that it keeps its coverage for shares near 0 and
    1."""
    extra = CONFIDENT * CONFIDENT / 2
    seen = count + 2 * extra
    mean = (total + extra) / seen
    half = CONFIDENT * sqrt(max(0.0, (squares + extra) / seen - mean * mean) / seen)
    return max(0.0, mean - half), min(1.0, mean + half)


def summarize(
    game: Game,
    seed: int,
    threads: int,
    seconds: float,
    total: Records,
    agents: Sequence[str] = (),
    warnings: Sequence[str] = (),
) -> Simulation:
    """The result of the games that were added up. `agents`, by seat; without them all moves were random."""
    who = tuple(agents) or (RANDOM,) * game.players
    report = layout.attach(GameTotals, total)
    games = report.games
    seats = []
    for seat in range(game.players):
        score, score_ci = _mean_ci(report.scores[seat], report.scores_squared[seat], games)
        share = report.wins[seat] / games / WHOLE_WIN
        share_ci = share_interval(report.wins[seat] / WHOLE_WIN, report.wins_squared[seat] / WHOLE_WIN**2, games)
        seats.append(SeatResult(seat, score, score_ci, share, share_ci))
    facts = {name: report.facts[place] for place, name in enumerate(game.spec.FACTS)}
    return Simulation(
        game=game.id,
        options={**game.options, "deck": game.deck_name},
        rules_version=game.rules_version,
        agent=", ".join(dict.fromkeys(who)),
        seed=seed,
        games=games,
        rounds=report.rounds,
        decisions=report.decisions,
        seconds=seconds,
        decisions_per_second=report.decisions / seconds,
        games_per_second=games / seconds,
        threads=threads,
        seats=tuple(seats),
        fair_share=1 / game.players,
        shared_wins=report.shared / games,
        length=_length(report, total["lengths"][0]),
        facts={name: count / report.rounds for name, count in facts.items()},
        shares={name: facts[part] / facts[whole] for name, (part, whole) in game.spec.SHARES.items()},
        agents=who,
        warnings=tuple(warnings),
    )


def _length(report: GameTotals, lengths: Any) -> dict[str, float]:
    """The number of decisions in a game: mean with interval, extremes and quantiles."""
    mean, (low, high) = _mean_ci(report.decisions, report.decisions_squared, report.games)
    cumulated = np.cumsum(lengths)
    quantiles = {f"p{q}": float(np.searchsorted(cumulated, report.games * q / 100)) for q in (5, 50, 95)}
    shortest = float(np.argmax(lengths > 0))
    return {
        "mean": mean,
        "ci_low": low,
        "ci_high": high,
        "shortest": shortest,
        **quantiles,
        "longest": float(report.longest),
    }
