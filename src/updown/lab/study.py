"""Studies of thinking play: many games between agents, with every seat counted, as `updown.simulate` does it for random
play. The same seed gives the same result with any number of processes, unless an agent has a time budget."""

import os
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, SupportsIndex, Unpack, overload

import numpy as np

from updown.agents.api import AgentFailed, BadAgent
from updown.agents.builtin import Random
from updown.agents.registry import AgentLike, make_agent, named_agent
from updown.engine.random_games import GameTotals, count_match
from updown.engine.simulate import Progress, Simulation, simulate_random, sum_reports, summarize
from updown.games import option_types
from updown.games.registry import as_game, shared_game
from updown.lab.play import AgentSeats
from updown.lab.workers import play_tasks
from updown.rules import layout
from updown.rules.errors import shown
from updown.rules.layout import Records
from updown.rules.match import MAX_ROUNDS, Game, Json
from updown.rules.numbers import whole_number

Agents = AgentLike | Sequence[AgentLike]

MOST_AT_ONCE = 50
PARTS_A_PROCESS = 8


class GameRange(NamedTuple):
    """Some of the games, by their numbers."""

    first: int
    size: int


class PlayedGames(NamedTuple):
    """The sums over some games, and by agent how many games were left out, with the first problem."""

    task: GameRange
    report: Records
    problems: dict[str, tuple[int, str]]


@dataclass(frozen=True)
class StudyJob:
    """What is played: the game, and the agents by seat, in a form that can be sent to another process."""

    game: str
    options: Json
    rules_version: int
    seed: int
    agents: tuple[str, ...]
    given: Mapping[str, AgentLike] = field(default_factory=dict)

    def runner(self) -> "StudyRunner":
        return StudyRunner(self)

    def lost(self, task: GameRange, problem: str) -> PlayedGames:
        who = " or ".join(dict.fromkeys(self.agents))
        return PlayedGames(task, new_report(), {who: (task.size, problem)})


class StudyRunner:
    """Plays games of a study, and adds them up."""

    def __init__(self, job: StudyJob) -> None:
        self.job = job
        self.game = shared_game(job.game, job.rules_version, job.options)
        self.seating = AgentSeats(self.game, dict.fromkeys(job.agents), job.given)

    def warm_up(self) -> None:
        self.seating.warm_up()

    def play(self, task: GameRange) -> PlayedGames:
        report = new_report()
        problems: dict[str, tuple[int, str]] = {}
        for number in range(task.first, task.first + task.size):
            one = new_report()
            try:
                self._play_game(number, layout.attach(GameTotals, one))
            except AgentFailed as failed:
                count, problem = problems.get(failed.agent, (0, failed.problem))
                problems[failed.agent] = count + 1, problem
                continue
            report = sum_reports([report, one])
        return PlayedGames(task, report, problems)

    def _play_game(self, number: int, report: GameTotals) -> None:
        game, kernel, agents = self.game, self.game.kernel, self.job.agents

        def after_round(state: Any) -> None:
            kernel.count_facts(game.rules, state, report.facts)

        state, decisions = self.seating.play_game(self.job.seed, number, agents, after_round=after_round)
        if not state.over:
            who = " and ".join(dict.fromkeys(agents))
            raise AgentFailed(who, f"a match had no end after {MAX_ROUNDS} rounds")
        count_match(game.rules, state, decisions, report)


def new_report() -> Records:
    return np.zeros(1, layout.dtype_of(GameTotals))


# Made from the options of the games: `make format` writes it anew. simulate {
@overload
def simulate(
    game: Literal["up-and-down"],
    *,
    agents: Agents | None = ...,
    games: SupportsIndex = ...,
    seed: SupportsIndex | None = ...,
    threads: SupportsIndex | None = ...,
    progress: Progress | None = ...,
    **options: Unpack[option_types.UpAndDownOptions],
) -> Simulation: ...
@overload
def simulate(
    game: Literal["auf-und-ab"],
    *,
    agents: Agents | None = ...,
    games: SupportsIndex = ...,
    seed: SupportsIndex | None = ...,
    threads: SupportsIndex | None = ...,
    progress: Progress | None = ...,
    **options: Unpack[option_types.AufUndAbOptions],
) -> Simulation: ...
@overload
def simulate(
    game: Literal["dnup"],
    *,
    agents: Agents | None = ...,
    games: SupportsIndex = ...,
    seed: SupportsIndex | None = ...,
    threads: SupportsIndex | None = ...,
    progress: Progress | None = ...,
    **options: Unpack[option_types.DnupOptions],
) -> Simulation: ...
@overload
def simulate(
    game: str | Game,
    *,
    agents: Agents | None = ...,
    games: SupportsIndex = ...,
    seed: SupportsIndex | None = ...,
    threads: SupportsIndex | None = ...,
    progress: Progress | None = ...,
    **options: Unpack[option_types.AnyOptions],
) -> Simulation: ...
# }
def simulate(
    game: str | Game,
    *,
    agents: Agents | None = None,
    games: SupportsIndex = 10_000,
    seed: SupportsIndex | None = None,
    threads: SupportsIndex | None = None,
    progress: Progress | None = None,
    **options: Any,
) -> Simulation:
    """Plays games and counts every seat: by uniformly random legal moves, or between `agents`. One agent plays all
    seats, a list has one for each seat; an agent may be a name, a file, a class or an object. The same seed gives the
    same result with any number of threads, which are processes where agents think. `progress` is called with the number
    of games done and the number of all games.

    >>> import updown
    >>> result = updown.simulate("dnup", players=2, games=50, seed=1)
    >>> [round(seat.win_share, 2) for seat in result.seats]
    [0.6, 0.4]
    >>> skilled = updown.simulate("dnup", players=2, agents=["casual", "random"], games=20, seed=1, threads=1)
    >>> skilled
    20 games of dnup between casual, random (players 2, deck dnup-40; seed 1)
    seat  agent   mean score           95 %  win share             95 %
       0  casual        2.00   2.00 to 2.00     100.0%  81.0% to 100.0%
       1  random        0.10  -0.03 to 0.23       0.0%    0.0% to 19.0%
    a game has 50.1 decisions (44.1 to 56.2); a fair share is 50.0%
    """
    played = as_game(game, options)
    if agents is None:
        return simulate_random(played, games=games, seed=seed, threads=threads, progress=progress)
    given: dict[str, AgentLike] = {}
    names = seated(agents, played, given)
    if all(type(make_agent(given.get(name, name), played)) is Random for name in dict.fromkeys(names)):
        return simulate_random(played, games=games, seed=seed, threads=threads, progress=progress)
    count = whole_number("games", games, 1)
    jobs = whole_number("threads", threads, 1) if threads is not None else os.cpu_count() or 1
    chosen = secrets.randbits(63) if seed is None else whole_number("seed", seed, None)
    job = StudyJob(played.id, played.record_options(), played.rules_version, chosen, names, given)
    started = time.perf_counter()
    parts: list[PlayedGames] = []
    done = 0
    for part in play_tasks(job, split(count, jobs), jobs):
        parts.append(part)
        done += part.task.size
        if progress is not None:
            progress(done, count)
    seconds = time.perf_counter() - started
    problems = add_problems(sorted(parts, key=lambda part: part.task))
    total = sum_reports([part.report for part in parts])
    if total["games"][0] == 0:
        raise ValueError(f"none of {count} games could be played to its end: {problems[0]}")
    warnings = tuple(problems)
    return summarize(played, chosen, jobs, seconds, total, agents=names, warnings=warnings)


def split(games: int, jobs: int) -> list[GameRange]:
    """The games in parts, several for each process."""
    size = max(1, min(MOST_AT_ONCE, games // (jobs * PARTS_A_PROCESS)))
    return [GameRange(first, min(size, games - first)) for first in range(0, games, size)]


def seated(agents: object, game: Game, given: dict[str, AgentLike]) -> tuple[str, ...]:
    """The names of the agents, by seat; a class or an object is kept under its name."""
    if isinstance(agents, list | tuple):
        if len(agents) != game.players:
            raise BadAgent(f"there are {len(agents)} agents: expected one for all seats, or {game.players}, by seat")
        return tuple(named_agent(agent, given) for agent in agents)
    if isinstance(agents, Mapping | set):
        raise BadAgent(f"agents is {shown(agents)}: expected one for all seats, or a list with one for each seat")
    return (named_agent(agents, given),) * game.players


def add_problems(parts: Sequence[PlayedGames]) -> list[str]:
    """What went wrong, by agent, in words."""
    found: dict[str, tuple[int, str]] = {}
    for part in parts:
        for agent, (count, problem) in part.problems.items():
            before, first = found.get(agent, (0, problem))
            found[agent] = before + count, first
    return [f"agent {agent}: {count} games are left out: {problem}" for agent, (count, problem) in found.items()]
