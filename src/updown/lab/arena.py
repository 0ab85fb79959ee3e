"""The arena: agents against each other. Every deal is played once with the hero in each seat and the field in the
others. The same seed gives the same result with any number of processes, unless an agent has a time budget."""

import os
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from itertools import permutations
from pathlib import Path
from typing import Any, Literal, Unpack, overload

from updown.agents.api import parse_spec
from updown.agents.registry import AgentLike, make_agent, named_agent
from updown.games import option_types
from updown.games.registry import as_game
from updown.lab.journal import Journal, read_seed
from updown.lab.play import DealKey, DealResult, Job, Pairing
from updown.lab.results import ArenaResult, summarize
from updown.lab.tournament import TournamentResult, summarize_tournament
from updown.lab.workers import DIED, play_tasks
from updown.rules.match import Game, Json
from updown.rules.numbers import whole_number

Progress = Callable[[int, int], None]


# Made from the options of the games: `make format` writes it anew. run {
@overload
def run(
    game: Literal["up-and-down"],
    hero: AgentLike,
    field: AgentLike,
    deals: int,
    *,
    seed: int | None = ...,
    jobs: int | None = ...,
    progress: Progress | None = ...,
    resume: str | os.PathLike[str] | None = ...,
    **options: Unpack[option_types.UpAndDownOptions],
) -> ArenaResult: ...
@overload
def run(
    game: Literal["auf-und-ab"],
    hero: AgentLike,
    field: AgentLike,
    deals: int,
    *,
    seed: int | None = ...,
    jobs: int | None = ...,
    progress: Progress | None = ...,
    resume: str | os.PathLike[str] | None = ...,
    **options: Unpack[option_types.AufUndAbOptions],
) -> ArenaResult: ...
@overload
def run(
    game: Literal["dnup"],
    hero: AgentLike,
    field: AgentLike,
    deals: int,
    *,
    seed: int | None = ...,
    jobs: int | None = ...,
    progress: Progress | None = ...,
    resume: str | os.PathLike[str] | None = ...,
    **options: Unpack[option_types.DnupOptions],
) -> ArenaResult: ...
@overload
def run(
    game: str | Game,
    hero: AgentLike,
    field: AgentLike,
    deals: int,
    *,
    seed: int | None = ...,
    jobs: int | None = ...,
    progress: Progress | None = ...,
    resume: str | os.PathLike[str] | None = ...,
    **options: Unpack[option_types.AnyOptions],
) -> ArenaResult: ...
# }
def run(
    game: str | Game,
    hero: AgentLike,
    field: AgentLike,
    deals: int,
    *,
    seed: int | None = None,
    jobs: int | None = None,
    progress: Progress | None = None,
    resume: str | os.PathLike[str] | None = None,
    **options: Any,
) -> ArenaResult:
    """Plays `deals` deals with the hero in a field of another agent. `progress` is called with the number of deals done
    and the number of all deals. `resume` names a file with finished deals: the same call continues from there. An agent
    may be given by its name or file, as a class, or as an object.

    >>> from updown.lab import arena
    >>> result = arena.run("dnup", "beginner", "random", deals=4, seed=1, jobs=1, players=3)
    >>> result.games, result.win_share > result.fair_share
    (12, True)
    """
    given: dict[str, AgentLike] = {}
    pairing = Pairing(named_agent(hero, given), named_agent(field, given))
    arena_run = _ArenaRun(game, [pairing], options, deals, seed, jobs, given)
    played = arena_run.play(pairing._asdict(), progress, resume)
    return summarize(
        arena_run.game, pairing, played, seed=arena_run.seed, jobs=arena_run.jobs, seconds=arena_run.seconds
    )


# Made from the options of the games: `make format` writes it anew. tournament {
@overload
def tournament(
    game: Literal["up-and-down"],
    agents: Sequence[AgentLike],
    deals: int,
    *,
    seed: int | None = ...,
    jobs: int | None = ...,
    progress: Progress | None = ...,
    resume: str | os.PathLike[str] | None = ...,
    **options: Unpack[option_types.UpAndDownOptions],
) -> TournamentResult: ...
@overload
def tournament(
    game: Literal["auf-und-ab"],
    agents: Sequence[AgentLike],
    deals: int,
    *,
    seed: int | None = ...,
    jobs: int | None = ...,
    progress: Progress | None = ...,
    resume: str | os.PathLike[str] | None = ...,
    **options: Unpack[option_types.AufUndAbOptions],
) -> TournamentResult: ...
@overload
def tournament(
    game: Literal["dnup"],
    agents: Sequence[AgentLike],
    deals: int,
    *,
    seed: int | None = ...,
    jobs: int | None = ...,
    progress: Progress | None = ...,
    resume: str | os.PathLike[str] | None = ...,
    **options: Unpack[option_types.DnupOptions],
) -> TournamentResult: ...
@overload
def tournament(
    game: str | Game,
    agents: Sequence[AgentLike],
    deals: int,
    *,
    seed: int | None = ...,
    jobs: int | None = ...,
    progress: Progress | None = ...,
    resume: str | os.PathLike[str] | None = ...,
    **options: Unpack[option_types.AnyOptions],
) -> TournamentResult: ...
# }
def tournament(
    game: str | Game,
    agents: Sequence[AgentLike],
    deals: int,
    *,
    seed: int | None = None,
    jobs: int | None = None,
    progress: Progress | None = None,
    resume: str | os.PathLike[str] | None = None,
    **options: Any,
) -> TournamentResult:
    """Plays every agent as hero in a field of every other: `deals` deals for each pair, the same cards for all pairs.

    >>> from updown.lab import arena
    >>> result = arena.tournament("dnup", ["random", "beginner"], deals=3, seed=1, jobs=1, players=3)
    >>> [standing.agent for standing in result.ladder]
    ['beginner', 'random']
    """
    given: dict[str, AgentLike] = {}
    names = [named_agent(agent, given) for agent in agents]
    if len(names) < 2:
        raise ValueError(f"a tournament of {len(names)} agents ({', '.join(names) or 'none'}): expected 2 or more")
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise ValueError(f"agent {twice} is there {names.count(twice)} times: expected different agents")
    pairings = [Pairing(hero, field) for hero, field in permutations(names, 2)]
    arena_run = _ArenaRun(game, pairings, options, deals, seed, jobs, given)
    played = arena_run.play({"agents": names}, progress, resume)
    return summarize_tournament(
        arena_run.game, names, pairings, played, seed=arena_run.seed, jobs=arena_run.jobs, seconds=arena_run.seconds
    )


class _ArenaRun:
    """Checks the arguments of a run, and plays its deals."""

    def __init__(
        self,
        game: str | Game,
        pairings: Sequence[Pairing],
        options: Json,
        deals: int,
        seed: int | None,
        jobs: int | None,
        given: Mapping[str, AgentLike],
    ) -> None:
        self.game = as_game(game, options)
        self.pairings = pairings
        self.deals = whole_number("deals", deals, 1)
        self.given_seed = None if seed is None else whole_number("seed", seed, None)
        self.jobs = whole_number("jobs", jobs, 1) if jobs is not None else os.cpu_count() or 1
        self.specs = list(dict.fromkeys(spec for pairing in pairings for spec in pairing))
        for spec in self.specs:
            make_agent(given.get(spec, spec), self.game)
        self.given = given
        self.seed = 0
        self.seconds = 0.0

    def play(self, who: Json, progress: Progress | None, resume: str | os.PathLike[str] | None) -> list[DealResult]:
        """Plays all deals of all pairings. Deals with the same number have the same cards in every pairing."""
        file = None if resume is None else Path(resume)
        kept_seed = read_seed(file) if file is not None and self.given_seed is None else self.given_seed
        self.seed = secrets.randbits(63) if kept_seed is None else kept_seed
        journal = Journal(file, self._head(who))
        tasks = [DealKey(pairing, deal) for deal in range(self.deals) for pairing in range(len(self.pairings))]
        done = {DealKey(deal.pairing, deal.deal): deal for deal in journal.deals}
        done = {task: done[task] for task in tasks if task in done}
        left = [task for task in tasks if task not in done]
        options, version = self.game.record_options(), self.game.rules_version
        job = Job(self.game.id, options, self.seed, tuple(self.pairings), version, self.given)
        report = progress or _ignore
        started = time.perf_counter()
        report(len(done), len(tasks))
        for deal in play_tasks(job, left, self.jobs):
            # A process may have died for lack of memory, for instance: another run tries the deal again.
            if not deal.problem.startswith(DIED):
                journal.add(deal)
            done[DealKey(deal.pairing, deal.deal)] = deal
            report(len(done), len(tasks))
        self.seconds = time.perf_counter() - started
        return [done[task] for task in tasks]

    def _head(self, who: Json) -> Json:
        """All that must be the same for a run to continue."""
        files = {spec: Path(parse_spec(spec)[0]) for spec in self.specs if spec not in self.given}
        return {
            "game": self.game.id,
            "options": self.game.record_options(),
            "rules_version": self.game.rules_version,
            **who,
            "seed": self.seed,
            "code": {
                spec: sha256(file.read_bytes()).hexdigest() for spec, file in files.items() if file.suffix == ".py"
            },
        }


def _ignore(done: int, total: int) -> None:
    """Ignores progress."""
