"""Bots at live tables. They think in a few processes of their own (bot_worker.py), which are told what a seat may know
and nothing else; one more compiles what the levels need, and stands back behind all others. Nothing of it delays the
event loop. Leaves out when a bot is asked, and how long it seems to think: the hub does that."""

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from tempfile import TemporaryFile
from typing import Literal, NamedTuple

import msgspec

from updown.agents.api import BadAgent, parse_spec
from updown.agents.ladder import Casual, Random, Searcher, Thinker
from updown.agents.registry import AGENTS
from updown.rules import layout
from updown.rules.errors import shown
from updown.rules.match import Game, Json, Match
from updown.rules.registry import GAMES
from updown.rules.rng import below
from updown.server.bot_worker import SIZE_BYTES, Answer, Moves, Task, pack, read_observation
from updown.server.supervise import OnCrash, ignore, start_supervised

LEVELS: dict[str, str] = {name: agent.about for name, agent in AGENTS.items() if not agent.cheats}
"""Who may sit at a live table, weakest first, and what is said of them."""

COMPILED = tuple(name for name in reversed(LEVELS) if issubclass(AGENTS[name], Thinker))
"""The levels that have to be compiled, strongest first: what one needs, the next ones mostly have."""

MOST = {"time": 10.0, "playouts": 200_000, "tries": 16, "limit": 1_000, "explore": 10_000, "others": 10_000}
"""How much of each setting is sensible where people wait (tests/unit/server/test_bots.py: none is missing)."""

MOST_SPEC = 100
MOST_WAITING = 10_000
PATIENCE = 30.0
COMPILE_PATIENCE = 900.0
LONG = 5.0
THINKER_NICE = 10
COMPILER_NICE = 15
LAST_WORDS = 400
MOST_BYTES = 1_000_000
COMMAND: tuple[str, ...] = (sys.executable, "-P", "-m", "updown.server.bot_worker")

Failure = Callable[[str, str], None]


class Wish(NamedTuple):
    """What is compiled at a time: all that a level needs in a game, by one version of its rules."""

    game: str
    version: int
    level: str


class BotsBusy(Exception):
    """So many decisions are waiting that no more are taken."""


class BotsStopped(Exception):
    """The bots have been stopped, or were never started."""


class Question(msgspec.Struct, frozen=True):
    """A decision that a bot has to make. `table` is there for fairness alone: it is not told to the bot."""

    table: str
    game: str
    version: int
    options: Json
    seat: int
    observation: bytes
    spec: str
    seed: int


def question(match: Match, seat: int, spec: str, seed: int, table: str) -> Question:
    """What is asked of a bot in that seat, which has to decide now."""
    if seat not in match.turn:
        raise ValueError(f"seat {shown(seat)} has nothing to decide: it is the turn of {match.turn}")
    observation = layout.memory(match.observe(seat)).tobytes()
    game = match.game
    return Question(table, game.id, game.rules_version, game.record_options(), seat, observation, spec, seed)


# --- levels ---


def check_level(spec: str, game: Game | None = None) -> None:
    """BadAgent for what may not sit at a live table, whatever the game: unknown agents, files, agents that cheat, and
    settings that do not exist or ask for more than people wait for."""
    if not isinstance(spec, str) or len(spec) > MOST_SPEC:
        raise BadAgent(f"an agent is {shown(spec)}: expected at most {MOST_SPEC} characters")
    name, settings = parse_spec(spec)
    if name in AGENTS and AGENTS[name].cheats:
        raise BadAgent(f"agent {name} cheats: it sees all cards, so it is not for playing against people")
    if name not in LEVELS:
        raise BadAgent(f"there is no agent {name!r} for live tables: expected {', '.join(LEVELS)}")
    known = {setting.name: setting for setting in AGENTS[name].settings}
    for key, value in settings.items():
        if key not in known:
            raise BadAgent(f"agent {spec}: there is no setting {key!r}, {name} takes {', '.join(known) or 'none'}")
        if known[key].check(spec, value) > MOST[key]:
            raise BadAgent(f"agent {spec}: {key} is {value:g}, at a live table it is at most {MOST[key]:g}")


def simple_level(spec: str) -> str:
    """Who answers without having been compiled, as long as the level of the spec cannot. Of those that do not search it
    is themselves, with the very same answers."""
    name = _level(spec)
    return Casual.name if name not in LEVELS or issubclass(AGENTS[name], Searcher) else name


def _level(spec: str) -> str:
    return spec.partition(":")[0]


def _needed(asked: Question) -> Wish:
    """What has to be compiled for the level to answer for itself."""
    return Wish(asked.game, asked.version, _level(asked.spec))


def random_move(asked: Question) -> Json:
    """Any legal move, each equally likely, drawn from the seed: when nobody else answers."""
    observation = read_observation(asked.game, asked.version, _packed_options(asked), asked.observation)
    actions = observation.actions
    if not actions:
        raise ValueError(f"seat {asked.seat} has nothing to decide")
    return observation.game.format_move(actions[below(observation.stream(asked.seed, "last resort"), len(actions))])


def _packed_options(asked: Question) -> bytes:
    return msgspec.msgpack.encode(asked.options)


# --- who is next ---


@dataclass(eq=False)
class _Job:
    asked: Question
    do: Literal["choose", "policy"]
    future: "asyncio.Future[Moves]"


class _FairQueue:
    """Jobs that wait: the tables take turns, and of a table the oldest is first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self._tables: OrderedDict[str, deque[_Job]] = OrderedDict()
        self._filled = asyncio.Event()

    def put(self, job: _Job) -> None:
        if self.size >= self.most:
            raise BotsBusy(f"{self.size} decisions are waiting for a bot")
        self._tables.setdefault(job.asked.table, deque()).append(job)
        self.size += 1
        self._filled.set()

    async def get(self) -> _Job:
        while not self._tables:
            self._filled.clear()
            await self._filled.wait()
        table, jobs = self._tables.popitem(last=False)
        self.size -= 1
        job = jobs.popleft()
        if jobs:
            self._tables[table] = jobs
        return job

    def remove(self, job: _Job) -> None:
        """Nobody wants to know any more."""
        jobs = self._tables.get(job.asked.table, ())
        if job in jobs:
            self.size -= 1
            self._tables[job.asked.table].remove(job)
            if not jobs:
                del self._tables[job.asked.table]

    def clear(self) -> list[_Job]:
        jobs = [job for waiting in self._tables.values() for job in waiting]
        self._tables.clear()
        self.size = 0
        return jobs


# --- processes ---


class _WorkerFailed(Exception):
    """The process died, hung, or said what nobody understands."""


class _Worker:
    """A place for one process. It is started when it is needed, and ended when it fails: then comes the next one."""

    def __init__(self, command: Sequence[str], nice: int) -> None:
        self.command = [*command, "--nice", str(nice)]
        self._process: subprocess.Popen[bytes] | None = None
        self._ending: asyncio.Task[str] | None = None

    def start(self) -> None:
        if self._process is not None:
            return
        self._line, theirs = socket.socketpair()
        self._line.setblocking(False)
        self._said = TemporaryFile(buffering=0)  # noqa: SIM115 (`end` closes it)
        try:
            # In a group of its own, since Ctrl-C is meant for the server; in the same session, within which
            # processes with another `nice` can stand back.
            self._process = subprocess.Popen(
                self.command,
                stdin=theirs.fileno(),
                stdout=theirs.fileno(),
                stderr=self._said.fileno(),
                env=_environment(),
                process_group=0,
            )
        except OSError:
            self._line.close()
            self._said.close()
            raise
        finally:
            theirs.close()

    async def ask(self, task: Task, seconds: float) -> Answer:
        """The answer of the process; _WorkerFailed where there is none in time, and then the process has ended."""
        try:
            if self._process is not None and self._process.poll() is not None:
                await self.end()
            self.start()
            async with asyncio.timeout(seconds):
                return await self._exchange(task)
        except TimeoutError:
            await self.end()
            raise _WorkerFailed(f"no answer within {seconds:g} s") from None
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            raise _WorkerFailed(f"{type(error).__name__} {error}: {await self.end()}") from None
        except asyncio.CancelledError:
            await self.end()
            raise

    async def _exchange(self, task: Task) -> Answer:
        await asyncio.get_running_loop().sock_sendall(self._line, pack(task))
        size = int.from_bytes(await self._receive(SIZE_BYTES), "big")
        if size > MOST_BYTES:
            raise EOFError(f"the answer would have {size} bytes")
        return msgspec.msgpack.decode(await self._receive(size), type=Answer)

    async def _receive(self, size: int) -> bytes:
        loop = asyncio.get_running_loop()
        content = b""
        while len(content) < size:
            part = await loop.sock_recv(self._line, size - len(content))
            if not part:
                raise EOFError("the process has ended")
            content += part
        return content

    async def end(self) -> str:
        """Ends the process, whatever it does; its exit code and the last that it said. Whoever is cancelled meanwhile
        must wait for it again."""
        if self._process is None:
            return "it was not running"
        if self._ending is None:
            self._ending = asyncio.create_task(self._end(self._process))
        return await asyncio.shield(self._ending)

    async def _end(self, process: "subprocess.Popen[bytes]") -> str:
        process.kill()
        self._line.close()
        code = await asyncio.to_thread(process.wait)
        with self._said as said:
            said.seek(max(0, said.seek(0, os.SEEK_END) - LAST_WORDS))
            words = " ".join(said.read().decode("utf-8", "replace").split())
        self._process = self._ending = None
        return f"exit code {code}, {words or 'nothing said'}"


def _environment() -> dict[str, str]:
    """The environment of a process that thinks: of our settings, among which may be passwords, only where the compiled
    code is."""
    kept = {key: value for key, value in os.environ.items() if key == "UPDOWN_CACHE" or not key.startswith("UPDOWN_")}
    return kept | {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


# --- asking ---


class BotRunner:
    """Decides for bots: `workers` decisions at once, in so many processes. Whatever happens, `choose` gives a legal
    move: by the level that was asked for; where a process dies or hangs over it, once more in another; where that fails
    too, or the level is not compiled yet, by a simple level; else any. `warm`: all levels are compiled from the start
    on, otherwise each when it is first asked for. `on_failure` is told the spec and what went wrong."""

    def __init__(
        self,
        workers: int,
        warm: bool,
        *,
        timeout: float = PATIENCE,
        most_waiting: int = MOST_WAITING,
        on_failure: Failure | None = None,
        on_crash: OnCrash = ignore,
        command: Sequence[str] | None = None,
    ) -> None:
        if workers < 1:
            raise ValueError(f"workers is {workers}: expected at least 1")
        self.workers = workers
        self.timeout = timeout
        self.on_failure = on_failure
        self.on_crash = on_crash
        self.command = command or COMMAND
        self._queue = _FairQueue(most_waiting)
        self._tasks: list[asyncio.Task[None]] = []
        self._ready: set[Wish] = set()
        every = [Wish(game.id, game.rules_version, level) for game in GAMES.values() for level in COMPILED]
        self._wanted = every if warm else []
        self._given_up: set[Wish] = set()
        self._wish = asyncio.Event()

    async def start(self) -> None:
        """Returns at once; the processes start meanwhile."""
        self._tasks = [start_supervised("bot-thinking", self._serve, self.on_crash) for _ in range(self.workers)]
        self._tasks.append(start_supervised("bot-compiling", self._compile, self.on_crash))

    async def stop(self) -> None:
        """Ends all processes. Whoever still waits for an answer gets BotsStopped."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for job in self._queue.clear():
            _settle(job, BotsStopped())

    @property
    def queue_size(self) -> int:
        """How many decisions wait for a process."""
        return self._queue.size

    @property
    def all_ready(self) -> bool:
        """Whether every level of every game answers for itself."""
        return all(self.ready(game, level) for game in GAMES for level in LEVELS)

    def ready(self, game: str, spec: str, version: int | None = None) -> bool:
        """Whether the level answers for itself by that version of the rules (None: as they are now); if not, a simple
        one does so meanwhile."""
        wish = Wish(game, version or GAMES[game].rules_version, _level(spec))
        return wish.level == Random.name or wish in self._ready

    async def choose(self, asked: Question) -> Json:
        """A legal move. BotsBusy when too many wait."""
        moves = await self._ask("choose", asked)
        return moves[0][0] if moves else random_move(asked)

    async def policy(self, asked: Question) -> Moves:
        """The best moves with their probabilities, the best first; none if all failed. BotsBusy when too many wait."""
        return await self._ask("policy", asked)

    async def _ask(self, do: Literal["choose", "policy"], asked: Question) -> Moves:
        if not self._tasks:
            raise BotsStopped
        self._want(_needed(asked))
        job = _Job(asked, do, asyncio.get_running_loop().create_future())
        self._queue.put(job)
        try:
            return await job.future
        finally:
            self._queue.remove(job)

    def _report(self, spec: str, problem: str) -> None:
        if self.on_failure is not None:
            # By and by: whatever goes wrong with telling it is not our concern.
            asyncio.get_running_loop().call_soon(self.on_failure, spec, problem)

    # --- thinking ---

    async def _serve(self) -> None:
        """One process at work."""
        worker = _Worker(self.command, THINKER_NICE)
        try:
            self._start(worker)
            while True:
                job = await self._queue.get()
                try:
                    _settle(job, await self._think(worker, job))
                except asyncio.CancelledError:
                    _settle(job, BotsStopped())
                    raise
                except Exception as error:
                    self._report(job.asked.spec, f"{type(error).__name__}: {error}")
                    await worker.end()
                    _settle(job, [])
        finally:
            await worker.end()

    def _start(self, worker: _Worker) -> None:
        """Ahead of the first question, which would otherwise have to wait."""
        try:
            worker.start()
        except OSError as error:
            self._report("", f"a process could not start: {error}")

    async def _think(self, worker: _Worker, job: _Job) -> Moves:
        """[] where nobody has an answer."""
        asked = job.asked
        tasks = self._attempts(job)
        while tasks:
            task = tasks.pop(0)
            try:
                answer = await worker.ask(task, self.timeout + parse_spec(task.spec)[1].get("time", 0.0))
            except _WorkerFailed as failure:
                self._report(asked.spec, str(failure))
                if not task.plain and task not in tasks:
                    # Perhaps what was compiled is gone from the disk, and it was compiling by itself.
                    self._ready.discard(_needed(asked))
                    self._want(_needed(asked))
                continue
            if not answer.problem:
                return answer.moves
            self._report(asked.spec, answer.problem)
            # The same would go wrong again.
            tasks = [other for other in tasks if other != task]
        self._report(asked.spec, "nobody answered")
        return []

    def _attempts(self, job: _Job) -> list[Task]:
        """What to try, one after another."""
        asked = job.asked
        options, seed = _packed_options(asked), f"{asked.seed:x}"
        task = Task(job.do, asked.game, options, asked.observation, asked.spec, seed, version=asked.version)
        simple = msgspec.structs.replace(task, spec=simple_level(asked.spec), plain=True)
        try:
            check_level(asked.spec)
        except BadAgent as error:
            self._report(asked.spec, str(error))
            return [simple, simple]
        ready = self.ready(asked.game, asked.spec, asked.version)
        return [task, task, simple] if ready else [simple, simple]

    # --- compiling ---

    def _want(self, wish: Wish) -> None:
        """Has it compiled next, if it is not."""
        if wish.level in COMPILED and wish not in self._ready and wish not in self._given_up:
            if wish in self._wanted:
                self._wanted.remove(wish)
            self._wanted.insert(0, wish)
            self._wish.set()

    async def _compile(self) -> None:
        """Has what is wanted compiled into the cache on disk, so that the other processes only load it."""
        worker = _Worker(self.command, COMPILER_NICE)
        try:
            while True:
                if not self._wanted:
                    await worker.end()
                    self._wish.clear()
                    await self._wish.wait()
                began = time.monotonic()
                wish = self._wanted[0]
                await self._prepare(worker, wish)
                self._wanted.remove(wish)
                if time.monotonic() - began > LONG:
                    # It has not merely found what it needs on disk. A process that has compiled is large.
                    await worker.end()
        finally:
            await worker.end()

    async def _prepare(self, worker: _Worker, wish: Wish) -> None:
        problem = ""
        task = Task("prepare", wish.game, spec=wish.level, version=wish.version)
        for _ in range(2):
            try:
                problem = (await worker.ask(task, COMPILE_PATIENCE)).problem
            except _WorkerFailed as failure:
                problem = str(failure)
            if not problem:
                self._ready.add(wish)
                return
            self._report(wish.level, f"{wish.game} could not be compiled: {problem}")
            # What it has compiled and could not keep would make the next attempt look well.
            await worker.end()
        self._given_up.add(wish)


def _settle(job: _Job, result: Moves | Exception) -> None:
    """Tells whoever asked, if they still want to know."""
    if job.future.done():
        return
    if isinstance(result, Exception):
        job.future.set_exception(result)
    else:
        job.future.set_result(result)
