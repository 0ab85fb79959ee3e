"""The pool of processes in which bots decide (bot_worker.py). They receive what a seat may know and nothing else. One
more process, with the lowest priority, compiles the code of the levels. Nothing here blocks the event loop.
bot_driver.py decides when to ask a bot."""

import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal, NamedTuple

import msgspec

from updown.agents.api import BadAgent, format_spec, parse_spec
from updown.agents.builtin import BudgetedAgent, Casual, CompiledAgent, Random
from updown.agents.registry import AGENTS, check_settings
from updown.games.registry import GAMES
from updown.rules import layout
from updown.rules.errors import shown
from updown.rules.match import Game, Json, Match
from updown.rules.rng import below
from updown.server.bot_worker import Answer, Moves, Task, read_observation
from updown.server.fair_queue import EXPECTED_SECONDS, FairQueue
from updown.server.supervise import OnCrash, ignore, start_supervised
from updown.server.worker_process import ProcessFailed, WorkerProcess

LEVELS: dict[str, str] = {name: agent.about for name, agent in AGENTS.items() if not agent.cheats}
"""The agents that may play at a live table, weakest first, with their descriptions."""

COMPILED = tuple(name for name in reversed(LEVELS) if issubclass(AGENTS[name], CompiledAgent))
"""The levels that must be compiled, strongest first: a weaker one then needs little more."""

MAX_SETTINGS = {
    "time": 10.0,
    "rollouts": 200_000,
    "tries": 16,
    "limit": 1_000,
    "explore": 10_000,
    "expand": 10_000,
    "others": 10_000,
    "temperature": 10.0,
    "gap": 1.0,
    "priors": 20,
}
"""The largest value of each setting at a live table (tests/unit/server/test_bot_pool.py checks that none is
missing)."""

MAX_SPEC = 100
MAX_WAITING = 10_000
ANSWER_SECONDS = 30.0
COMPILE_SECONDS = 900.0
SLOW_COMPILE_SECONDS = 5.0
THINKER_NICE = 10
COMPILER_NICE = 15
COMMAND: tuple[str, ...] = (sys.executable, "-P", "-m", "updown.server.bot_worker")

QUICK, SEARCHING, UNATTENDED = range(3)
"""The lanes of questions, in the order of their priority."""
LONG_QUEUE = 3
"""Bots think for a shorter time if at least this many questions wait for each process."""
NEWEST_SHARE = 0.2
"""The weight of the newest answer in the average time of answers."""
LEAST_SECONDS, LEAST_ROLLOUTS = 0.05, 50
UNATTENDED_SECONDS = 0.2
"""The longest time that a bot thinks at a table where nobody is connected."""

Failure = Callable[[str, str], None]


class CompileJob(NamedTuple):
    """One unit of compilation: all code that a level needs in a game, for one version of its rules."""

    game: str
    version: int
    level: str


class BotsBusy(Exception):
    """The queue of decisions is full."""


class BotsStopped(Exception):
    """The bots have been stopped, or were never started."""


class Question(msgspec.Struct, frozen=True):
    """A decision for a bot. `table` and `address` are used for fair scheduling only: they are not sent to the bot.
    `address` is that of somebody at the table; '' if nobody is there."""

    table: str
    game: str
    version: int
    options: Json
    seat: int
    observation: bytes
    spec: str
    seed: int
    address: str = ""


def question(match: Match, seat: int, spec: str, seed: int, table: str, address: str = "") -> Question:
    """The question for a bot on that seat, which must be on turn."""
    if seat not in match.turn:
        raise ValueError(f"seat {shown(seat)} has nothing to decide: it is the turn of {match.turn}")
    observation = layout.memory(match.observe(seat)).tobytes()
    game = match.game
    options = game.record_options()
    return Question(table, game.id, game.rules_version, options, seat, observation, spec, seed, address)


# --- levels ---


def check_level(spec: str, game: Game | None = None) -> None:
    """Raises BadAgent for a spec that may not be used at a live table: unknown agents, files, agents that cheat, and
    settings that do not exist or exceed MAX_SETTINGS."""
    if not isinstance(spec, str) or len(spec) > MAX_SPEC:
        raise BadAgent(f"an agent is {shown(spec)}: expected at most {MAX_SPEC} characters")
    name, settings = parse_spec(spec)
    if name in AGENTS and AGENTS[name].cheats:
        raise BadAgent(f"agent {name} cheats: it sees all cards, so it is not for playing against people")
    if name not in LEVELS:
        raise BadAgent(f"there is no agent {name!r} for live tables: expected {', '.join(LEVELS)}")
    for key, value in check_settings(AGENTS[name], settings, spec).items():
        if value > MAX_SETTINGS[key]:
            raise BadAgent(f"agent {spec}: {key} is {value:g}, at a live table it is at most {MAX_SETTINGS[key]:g}")


def simple_level(spec: str) -> str:
    """The level that answers in plain Python while the level of the spec is not compiled. A level that does not search
    is returned as it is: it gives the same answers in plain Python."""
    name = _level(spec)
    return Casual.name if name not in LEVELS or issubclass(AGENTS[name], BudgetedAgent) else name


def is_searching(spec: str) -> bool:
    """Whether the level searches; the others answer at once."""
    name = _level(spec)
    return name in LEVELS and issubclass(AGENTS[name], BudgetedAgent)


def lowered(spec: str, share: float, most_seconds: float) -> str:
    """The spec with a share of its budget, and at most that many seconds. A default budget stays as it is: it is
    small."""
    name, settings = parse_spec(spec)
    if "time" in settings:
        settings["time"] = max(LEAST_SECONDS, min(settings["time"] * share, most_seconds))
    if "rollouts" in settings:
        settings["rollouts"] = max(LEAST_ROLLOUTS, int(settings["rollouts"] * share))
    return format_spec(name, settings)


def _level(spec: str) -> str:
    return spec.partition(":")[0]


def _needed(asked: Question) -> CompileJob:
    """The code that must be compiled before the level can answer."""
    return CompileJob(asked.game, asked.version, _level(asked.spec))


def random_move(asked: Question) -> Json:
    """A uniformly random legal move, drawn from the seed: the last resort."""
    observation = read_observation(asked.game, asked.version, _packed_options(asked), asked.observation)
    actions = observation.actions
    if not actions:
        raise ValueError(f"seat {asked.seat} has nothing to decide")
    return observation.game.format_move(actions[below(observation.stream(asked.seed, "last resort"), len(actions))])


def _packed_options(asked: Question) -> bytes:
    return msgspec.msgpack.encode(asked.options)


# --- the queue ---


@dataclass(eq=False)
class _QueuedQuestion:
    asked: Question
    do: Literal["choose", "policy"]
    future: "asyncio.Future[Moves]"

    @property
    def lane(self) -> int:
        if not self.asked.address:
            return UNATTENDED
        return SEARCHING if is_searching(self.asked.spec) else QUICK


class _AverageTime:
    """How long the last questions took, in seconds; older ones count less and less."""

    def __init__(self) -> None:
        self.seconds = EXPECTED_SECONDS

    def add(self, seconds: float) -> None:
        self.seconds += NEWEST_SHARE * (seconds - self.seconds)


class _Lanes:
    """The waiting questions in three lanes: levels that answer at once go before those that search, and tables at which
    nobody is come last. Within a lane, addresses and tables share the time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._lanes: tuple[FairQueue[_QueuedQuestion], ...] = tuple(FairQueue() for _ in range(3))
        self._times = tuple(_AverageTime() for _ in self._lanes)
        self._filled = asyncio.Condition()

    @property
    def size(self) -> int:
        return sum(lane.size for lane in self._lanes)

    async def put(self, job: _QueuedQuestion) -> None:
        if self.size >= self.most:
            raise BotsBusy(f"{self.size} decisions are waiting for a bot")
        self._lanes[job.lane].put(job.asked.address, job.asked.table, job)
        async with self._filled:
            self._filled.notify_all()

    async def get(self, lanes: Sequence[int]) -> _QueuedQuestion:
        """The next question of these lanes."""
        async with self._filled:
            await self._filled.wait_for(lambda: any(self._lanes[lane].size for lane in lanes))
            lane = next(lane for lane in lanes if self._lanes[lane].size)
            return self._lanes[lane].pop()[2]

    def waits(self, lane: int, workers: int) -> dict[str, float]:
        """How many seconds each table with a question in this lane waits, about, until all of its are answered."""
        each = self._times[lane].seconds / workers
        return {table: place * each for (_, table), place in self._lanes[lane].places().items()}

    def charge(self, job: _QueuedQuestion, seconds: float) -> None:
        self._times[job.lane].add(seconds)
        self._lanes[job.lane].charge(job.asked.address, job.asked.table, seconds - EXPECTED_SECONDS)

    def remove(self, job: _QueuedQuestion) -> None:
        """Removes a question that has been cancelled."""
        self._lanes[job.lane].remove(job.asked.address, job.asked.table, job)

    def clear(self) -> list[_QueuedQuestion]:
        return [job for lane in self._lanes for job in lane.clear()]


# --- asking ---


class BotPool:
    """Decides for bots, with `workers` processes in parallel, and one more for levels that answer at once, so that
    these never wait for one that searches. A bot thinks for at most `most_seconds`, and for less while many wait.

    `choose` always returns a legal move: from the level that was asked for; if a process dies or hangs, from a second
    attempt in another process; if that fails too, or the level is not compiled yet, from a simple level; else a random
    one. With `warm` the processes start and all levels are compiled at once, otherwise each when it is first used.
    `on_failure` is called with the spec and the problem."""

    def __init__(
        self,
        workers: int,
        warm: bool,
        *,
        timeout: float = ANSWER_SECONDS,
        most_seconds: float = MAX_SETTINGS["time"],
        most_waiting: int = MAX_WAITING,
        on_failure: Failure | None = None,
        on_crash: OnCrash = ignore,
        command: Sequence[str] | None = None,
    ) -> None:
        if workers < 1:
            raise ValueError(f"workers is {workers}: expected at least 1")
        self.workers = workers
        self.warm = warm
        self.timeout = timeout
        self.most_seconds = most_seconds
        self.on_failure = on_failure
        self.on_crash = on_crash
        self.command = command or COMMAND
        self._queue = _Lanes(most_waiting)
        self._tasks: list[asyncio.Task[None]] = []
        self._ready: set[CompileJob] = set()
        every = [CompileJob(game.id, game.rules_version, level) for game in GAMES.values() for level in COMPILED]
        self._to_compile = every if warm else []
        self._failed: set[CompileJob] = set()
        self._compile_wanted = asyncio.Event()

    async def start(self) -> None:
        """Starts the processes; does not wait for them."""
        every, quick = (QUICK, SEARCHING, UNATTENDED), (QUICK,)
        self._tasks = [
            start_supervised("bot-thinking", partial(self._serve, lanes), self.on_crash)
            for lanes in (*[every] * self.workers, quick)
        ]
        self._tasks.append(start_supervised("bot-compiling", self._compile, self.on_crash))

    async def stop(self) -> None:
        """Ends all processes. Callers that still wait get BotsStopped."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for job in self._queue.clear():
            _settle(job, BotsStopped())

    @property
    def queue_size(self) -> int:
        """The number of decisions that wait for a process."""
        return self._queue.size

    def waits(self) -> dict[str, float]:
        """How many seconds, about, each table waits at which somebody is, and for which no process has time yet."""
        found = self._queue.waits(QUICK, self.workers + 1)
        for table, seconds in self._queue.waits(SEARCHING, self.workers).items():
            found[table] = max(seconds, found.get(table, 0.0))
        return found

    @property
    def all_ready(self) -> bool:
        """Whether every level of every game is compiled."""
        return all(self.ready(game, level) for game in GAMES for level in LEVELS)

    def ready(self, game: str, spec: str, version: int | None = None) -> bool:
        """Whether the level is compiled for that version of the rules (None: the current one); until then a simple
        level answers in its place."""
        job = CompileJob(game, version or GAMES[game].rules_version, _level(spec))
        return job.level == Random.name or job in self._ready

    async def choose(self, asked: Question) -> Json:
        """A legal move; BotsBusy if the queue is full."""
        moves = await self._ask("choose", asked)
        return moves[0][0] if moves else random_move(asked)

    async def policy(self, asked: Question) -> Moves:
        """The best moves with their probabilities, the best first; none if all attempts failed. BotsBusy if the queue
        is full."""
        return await self._ask("policy", asked)

    async def _ask(self, do: Literal["choose", "policy"], asked: Question) -> Moves:
        if not self._tasks:
            raise BotsStopped
        self._request(_needed(asked))
        job = _QueuedQuestion(asked, do, asyncio.get_running_loop().create_future())
        await self._queue.put(job)
        try:
            return await job.future
        finally:
            self._queue.remove(job)

    def _report(self, spec: str, problem: str) -> None:
        if self.on_failure is not None:
            # Called later, so that an error in the callback does not affect us.
            asyncio.get_running_loop().call_soon(self.on_failure, spec, problem)

    # --- deciding ---

    async def _serve(self, lanes: Sequence[int]) -> None:
        """Answers questions of these lanes with one process."""
        worker = WorkerProcess(self.command, THINKER_NICE, Answer)
        try:
            if self.warm:
                self._start(worker)
            while True:
                job = await self._queue.get(lanes)
                began = time.monotonic()
                try:
                    _settle(job, await self._think(worker, job))
                except asyncio.CancelledError:
                    _settle(job, BotsStopped())
                    raise
                except Exception as error:
                    self._report(job.asked.spec, f"{type(error).__name__}: {error}")
                    await worker.end()
                    _settle(job, [])
                self._queue.charge(job, time.monotonic() - began)
        finally:
            await worker.end()

    def _start(self, worker: WorkerProcess[Answer]) -> None:
        """Starts the process before the first question, which would otherwise wait for it."""
        try:
            worker.start()
        except OSError as error:
            self._report("", f"a process could not start: {error}")

    async def _think(self, worker: WorkerProcess[Answer], job: _QueuedQuestion) -> Moves:
        """The moves of the first attempt that succeeds; [] if none does."""
        asked = job.asked
        tasks = self._attempts(job)
        while tasks:
            task = tasks.pop(0)
            try:
                answer = await worker.ask(task, self.timeout + parse_spec(task.spec)[1].get("time", 0.0))
            except ProcessFailed as failure:
                self._report(asked.spec, str(failure))
                if not task.plain and task not in tasks:
                    # Perhaps the cache was deleted, and the process was compiling by itself.
                    self._ready.discard(_needed(asked))
                    self._request(_needed(asked))
                continue
            if not answer.problem:
                return answer.moves
            self._report(asked.spec, answer.problem)
            # The same task would fail again.
            tasks = [other for other in tasks if other != task]
        self._report(asked.spec, "nobody answered")
        return []

    def _attempts(self, job: _QueuedQuestion) -> list[Task]:
        """The tasks to try, one after another."""
        asked = job.asked
        options, seed = _packed_options(asked), f"{asked.seed:x}"
        task = Task(job.do, asked.game, options, asked.observation, asked.spec, seed, version=asked.version)
        simple = msgspec.structs.replace(task, spec=simple_level(asked.spec), plain=True)
        try:
            check_level(asked.spec)
        except BadAgent as error:
            self._report(asked.spec, str(error))
            return [simple, simple]
        share = min(1.0, LONG_QUEUE * self.workers / max(1, self._queue.size))
        most = min(self.most_seconds, self.most_seconds if asked.address else UNATTENDED_SECONDS)
        task = msgspec.structs.replace(task, spec=lowered(asked.spec, share, most))
        ready = self.ready(asked.game, asked.spec, asked.version)
        return [task, task, simple] if ready else [simple, simple]

    # --- compiling ---

    def _request(self, job: CompileJob) -> None:
        """Puts the job first in the list of compilations, unless it is done."""
        if job.level in COMPILED and job not in self._ready and job not in self._failed:
            if job in self._to_compile:
                self._to_compile.remove(job)
            self._to_compile.insert(0, job)
            self._compile_wanted.set()

    async def _compile(self) -> None:
        """Compiles requested levels into the cache on disk, so that the other processes only load them."""
        worker = WorkerProcess(self.command, COMPILER_NICE, Answer)
        try:
            while True:
                if not self._to_compile:
                    await worker.end()
                    self._compile_wanted.clear()
                    await self._compile_wanted.wait()
                began = time.monotonic()
                job = self._to_compile[0]
                await self._prepare(worker, job)
                self._to_compile.remove(job)
                if time.monotonic() - began > SLOW_COMPILE_SECONDS:
                    # The process has compiled, and not only loaded code from the cache. Such a process uses much
                    # memory, so it is replaced.
                    await worker.end()
        finally:
            await worker.end()

    async def _prepare(self, worker: WorkerProcess[Answer], job: CompileJob) -> None:
        problem = ""
        task = Task("prepare", job.game, spec=job.level, version=job.version)
        for _ in range(2):
            try:
                problem = (await worker.ask(task, COMPILE_SECONDS)).problem
            except ProcessFailed as failure:
                problem = str(failure)
            if not problem:
                self._ready.add(job)
                return
            self._report(job.level, f"{job.game} could not be compiled: {problem}")
            # If it compiled code but could not write it to disk, the next attempt in it would look successful.
            await worker.end()
        self._failed.add(job)


def _settle(job: _QueuedQuestion, result: Moves | Exception) -> None:
    """Sets the result, unless the caller has been cancelled."""
    if job.future.done():
        return
    if isinstance(result, Exception):
        job.future.set_exception(result)
    else:
        job.future.set_result(result)
