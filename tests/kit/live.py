"""A real server in a process of its own, and clients that talk to it over real sockets: they connect again
when the connection is lost, send again what was not acknowledged, and note every contradiction to earlier messages."""

import asyncio
import atexit
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from updown.server import wire
from updown.server.store.store import Store
from updown.table.commands import Command, Play, Start
from updown.table.plan import BotSeat, Live, MySeat, OpenSeat, Plan, SeatPlan
from updown.table.seating import LineView
from updown.table.views import MatchView, TableView

PATIENCE = 120.0
FIRST_PAUSE, MOST_PAUSE = 0.02, 0.3
"""How long a client waits before it connects again, at first and at most."""
PORTS = range(15_000, 32_000)
"""Below those that the system gives to outgoing connections: the port must be free again for the next start."""
LATER = ("server/stopping", "server/store-down", "server/too-many")
"""Refusals that are no answer: the same is to be sent again."""
MANY = "1000000"
FREELY = (
    *("--commands-per-second", MANY, "--commands-burst", MANY, "--requests-per-second", MANY),
    *("--requests-burst", MANY, "--tables-per-address", MANY, "--sockets-per-address", MANY),
    *("--connections-per-address", MANY, "--hold-grace-seconds", "0", "--changes-per-hour", MANY),
)
"""Flags of a server for clients that are all at one address, and in a hurry."""
QUICKLY = (*FREELY, "--bot-pause-ms", "0")
"""The same, with bots in a hurry too."""

# Has everything imported, and forks a server for each order: a start takes a moment instead of seconds. Each client of
# it has one server at a time, whose output comes over the same socket. It ends with the process that started it.
LAUNCHER = """
import ctypes, gc, json, os, runpy, select, signal, socket, sys
import updown.server.app, updown.server.store.migrate
from updown.cli.main import main, make_parser

def keep(line):
    for order in line.makefile():
        command, log, environ, namespace, rules = json.loads(order)
        child = os.fork()
        if not child:
            if namespace and ctypes.CDLL(None, use_errno=True).setns(os.open(namespace, os.O_RDONLY), 0):
                raise OSError(ctypes.get_errno(), "setns")
            os.environ.update(environ)
            if rules:
                runpy.run_path(rules)["pretend"]()
            os.dup2(line.fileno(), 1)
            os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND), 2)
            sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w", buffering=1)
            sys.exit(main(command))
        line.sendall(f"started {child}\\n".encode())
        line.sendall(f"ended {os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])}\\n".encode())

def wait():
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(sys.argv[1])
    listening.listen()
    while 0 not in select.select([0, listening], [], [])[0]:
        line, _ = listening.accept()
        if os.fork():
            line.close()
            continue
        listening.close()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        keep(line)
        return

make_parser()
gc.freeze()
wait()
"""


# --- the server ---


@cache
def launcher() -> str:
    """Where the launcher of this process listens; it is started when it is first needed."""
    folder = tempfile.mkdtemp(prefix="updown-launcher-")
    address = f"{folder}/socket"
    process = subprocess.Popen([sys.executable, "-c", LAUNCHER, address], stdin=subprocess.PIPE)

    def end() -> None:
        process.communicate()
        shutil.rmtree(folder, ignore_errors=True)

    atexit.register(end)
    return address


class RunningServer:
    """`updown serve` as a process that can be killed, stopped and started again on its port and database."""

    def __init__(
        self,
        folder: Path,
        flags: Sequence[str],
        database: str,
        games: Sequence[Path] = (),
        host: str = "127.0.0.1",
        namespace: str = "",
        compiled: bool = False,
    ) -> None:
        self.database = database or f"sqlite:///{folder / 'updown.db'}"
        self.port = free_port()
        self.base = f"http://{host}:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.log.touch()
        self.clock = folder / f"clock-{self.port}"
        """See jumping_clock.py."""
        self.pid = 0
        tried = [word for game in games for word in ("--game", str(game))]
        command = [*tried, "serve", "--port", str(self.port), "--no-warm-bots", "--log-level", "error", *flags]
        if host != "127.0.0.1":
            command += ["--host", host]
        # Bots run as plain Python here, unless they search: nothing has to be compiled for them.
        plain = str(int(not compiled))
        environ = {"UPDOWN_DATABASE": self.database, "NUMBA_DISABLE_JIT": plain, "TEST_CLOCK": str(self.clock)}
        self._order = [command, str(self.log), environ, namespace]
        self.rules = ""
        """A file whose `pretend` changes the rules of the next process that is started."""
        self._line = socket.socket(socket.AF_UNIX)
        self._line.settimeout(PATIENCE)

    def __enter__(self) -> "RunningServer":
        address = launcher()
        until = time.monotonic() + PATIENCE
        while self._line.connect_ex(address):
            assert time.monotonic() < until, "the launcher did not start"
            time.sleep(0.02)
        self._output = self._line.makefile()
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self.pid:
            self.kill()
        self._output.close()
        self._line.close()

    def start(self) -> None:
        """Returns when it listens."""
        assert not self.pid
        self._line.sendall((json.dumps([*self._order, self.rules]) + "\n").encode())
        listens = False
        while not (listens and self.pid):
            words = self._next_line()
            if words[0] == "started":
                self.pid = int(words[1])
            elif words[0] == "updown:":
                listens = True
            else:
                self.pid = 0
                raise RuntimeError(f"the server did not start ({' '.join(words)}):\n{self.stderr_text()}")

    def kill(self) -> None:
        """SIGKILL: nothing of it is left when this returns."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM; the exit code."""
        return self._end(signal.SIGTERM)

    def restart(self) -> None:
        if self.pid:
            self.kill()
        self.start()

    def store(self) -> Store:
        """What it keeps, read beside it."""
        return Store(self.database)

    def stderr_text(self) -> str:
        """What it has written to stderr."""
        return self.log.read_text("utf-8", "replace")

    def memory(self) -> int:
        """How many bytes of memory it has now."""
        status = Path(f"/proc/{self.pid}/status").read_text("ascii")
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))

    def _end(self, how: signal.Signals) -> int:
        assert self.pid
        os.kill(self.pid, how)
        words = [""]
        while words[0] != "ended":
            words = self._next_line()
        self.pid = 0
        return int(words[1])

    def _next_line(self) -> list[str]:
        try:
            line = self._output.readline()
        except TimeoutError:
            raise RuntimeError(f"the server says nothing:\n{self.stderr_text()}") from None
        if not line:
            raise RuntimeError(f"the server cannot be started:\n{self.stderr_text()}")
        return line.split()


@contextmanager
def running_server(
    tmp_path: Path,
    *flags: str,
    database: str = "",
    games: Sequence[Path] = (),
    host: str = "127.0.0.1",
    namespace: str = "",
    compiled: bool = False,
) -> Iterator[RunningServer]:
    """A server that listens, on SQLite in that folder or on that database, and knows the games of these folders too;
    killed at the end. `namespace`: the file of a network namespace that it lives in, where its address is `host`.
    `compiled`: its bots run compiled, for the levels that people choose, which search."""
    with RunningServer(tmp_path, flags, database, games, host, namespace, compiled) as server:
        yield server


def free_port() -> int:
    """One that nobody listens at just now."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


# --- over HTTP ---


@asynccontextmanager
async def talking(base: str, token: str | None = None) -> AsyncIterator[httpx.AsyncClient]:
    """For requests to the server, as the owner of the token."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with httpx.AsyncClient(base_url=base, headers=headers, trust_env=False, verify=False, timeout=60) as http:
        yield http


def make_plan(game: str, players: int, bots: int = 0, level: str = "casual", **options: Any) -> Plan:
    """A table for so many, of whom the last ones are bots; nobody is in a hurry."""
    seats: tuple[SeatPlan, ...] = (MySeat(), *[OpenSeat()] * (players - bots - 1), *[BotSeat(level=level)] * bots)
    return Plan(game=game, options={"players": players, **options}, seats=seats, pace=Live(seconds=3600))


async def open_table(base: str, plan: Plan, name: str = "Anna") -> wire.Seated:
    async with talking(base) as http:
        asked = wire.OpenTable(plan=plan, name=name, bearer=True)
        return seated(await http.post("/api/tables", content=wire.encode(asked)))


async def join_table(base: str, table: str, invite: str, name: str) -> wire.Seated:
    async with talking(base) as http:
        asked = wire.JoinTable(name=name, invite=invite, bearer=True)
        return seated(await http.post(f"/api/tables/{table}/join", content=wire.encode(asked)))


def seated(response: httpx.Response) -> wire.Seated:
    response.raise_for_status()
    return msgspec.json.decode(response.content, type=wire.Seated)


async def fetch_record(base: str, seat: wire.Seated, match: int = 0) -> Any:
    async with talking(base, seat.token) as http:
        response = await http.get(f"/api/tables/{seat.table}/record", params={"match": match})
        response.raise_for_status()
        return response.json()


async def seat_all(bases: str | Sequence[str], plan: Plan, seed: int = 0) -> "list[Client]":
    """A new table, and a client for each of its people."""
    base = bases if isinstance(bases, str) else bases[0]
    first = await open_table(base, plan, "Anna")
    assert first.invite is not None
    people = sum(not isinstance(seat, BotSeat) for seat in plan.seats)
    others = [await join_table(base, first.table, first.invite, f"Guest {place}") for place in range(1, people)]
    return [Client(bases, each, seed=seed + place) for place, each in enumerate([first, *others])]


# --- over the socket ---


def socket_address(base: str, table: str) -> str:
    return f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"


decode = msgspec.json.Decoder(wire.ServerMessage).decode


class Client:
    """One person's seat. While `async with` lasts it is connected, or on the way to be; `problems` are contradictions.

    `bases`: servers of the same tables; every new connection goes to the next one. `again`: how often, of all
    connections, it asks for lines that it has, and repeats commands that were acknowledged."""

    def __init__(self, bases: str | Sequence[str], seat: wire.Seated, *, seed: int = 0, again: float = 0.0) -> None:
        self.bases = [bases] if isinstance(bases, str) else list(bases)
        self.me = seat
        self.random = random.Random(seed)
        self.again = again
        self.have = 0
        self.lines: defaultdict[int, list[LineView]] = defaultdict(list)
        """All lines that it received, by the number of their event."""
        self.table: TableView | None = None
        self.match: MatchView | None = None
        self.away: list[int] = []
        self.bot_wait = 0
        """How many seconds bots need, by the last message."""
        self.sent: dict[str, Command] = {}
        self.waiting: dict[str, Command] = {}
        """What has no answer yet."""
        self.done: dict[str, int] = {}
        self.refused: dict[str, wire.Refused] = {}
        self.problems: list[str] = []
        self.updates = 0
        self.welcomes = 0
        """How often it connected and received the current state."""
        self.closes: list[int] = []
        """The codes with which its connections ended."""
        self.one_server = len(self.bases) == 1
        """Whether a message can never be older than the one before."""
        self.socket: ClientConnection | None = None
        self._asked_from = 0
        self._welcome = True
        self._ids = count(1)
        self._news = asyncio.Event()

    async def __aenter__(self) -> "Client":
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    def __str__(self) -> str:
        here = "connected" if self.socket is not None else f"not connected, {self.welcomes} times before"
        deadlines = self.match.deadlines if self.match is not None else None
        return (
            f"person {self.me.person} at table {self.me.table}, {here}: {self.status}, event {self.have}, decision "
            f"{self.decision}, deadlines {deadlines}, {len(self.moves)} moves, without an answer {self.waiting}"
        )

    # --- for its player ---

    @property
    def status(self) -> str:
        return self.table.status if self.table is not None else ""

    @property
    def moves(self) -> list[dict[str, Any]]:
        if self.match is None or self.status != "playing":
            return []
        return [msgspec.json.decode(move) for move in self.match.moves]

    @property
    def decision(self) -> int:
        return self.match.decision if self.match is not None else 0

    async def do(self, command: Command) -> str:
        """Sends a command, now or as soon as it is connected; its id."""
        message_id = f"c{next(self._ids)}"
        self.sent[message_id] = self.waiting[message_id] = command
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self._say(self.socket, message_id)
        return message_id

    async def answer(self, message_id: str, seconds: float | None = PATIENCE) -> int | wire.Refused:
        """The number of the command's event, or why it was refused."""
        await self.until(lambda: message_id not in self.waiting, seconds)
        return self.refused[message_id] if message_id in self.refused else self.done[message_id]

    async def ask(self, command: Command) -> int:
        """Has a command done that must not be refused."""
        result = await self.answer(await self.do(command))
        assert isinstance(result, int), result
        return result

    async def play(self, move: dict[str, Any]) -> int:
        return await self.ask(Play(move=move, decision=self.decision))

    async def until(self, condition: Callable[[], object], seconds: float | None = PATIENCE) -> None:
        """Waits until what it knows is like that. The task that keeps it connected must not have failed."""
        try:
            async with asyncio.timeout(seconds):
                while not condition():
                    if self._task.done():
                        await self._task
                    await self._news.wait()
        except TimeoutError:
            raise TimeoutError(f"nothing new within {seconds} s for {self}") from None

    def poke(self) -> None:
        """Has everybody who waits look again."""
        self._news.set()
        self._news = asyncio.Event()

    def cut(self) -> None:
        """Loses the connection, without a word of goodbye."""
        if self.socket is not None:
            self.socket.transport.abort()

    # --- the conversation ---

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        for turn in count(self.me.person):
            address = socket_address(self.bases[turn % len(self.bases)], self.me.table)
            before = self.welcomes
            try:
                async with connect(
                    address,
                    additional_headers={"Authorization": f"Bearer {self.me.token}"},
                    compression=None,
                    max_size=None,
                    proxy=None,
                    ping_interval=None,
                    close_timeout=1,
                ) as connection:
                    await self._talk(connection)
            except (OSError, WebSocketException, EOFError):
                pass
            finally:
                self.socket = None
                self.poke()
            pause = FIRST_PAUSE if self.welcomes > before else min(2 * pause, MOST_PAUSE)
            await asyncio.sleep(pause * self.random.uniform(0.5, 1.0))

    async def _talk(self, connection: ClientConnection) -> None:
        repeats = self.random.random() < self.again
        self._asked_from = self.random.randint(0, self.have) if repeats else self.have
        self._welcome = True
        try:
            await connection.send(wire.encode(wire.Hello(have=self._asked_from)).decode())
            done = list(self.done)[-3:] if repeats else []
            for message_id in [*done, *self.waiting]:
                await self._say(connection, message_id)
            self.socket = connection
            async for text in connection:
                self._hear(decode(text))
        finally:
            self.closes.append(connection.close_code or 0)

    async def _say(self, connection: ClientConnection, message_id: str) -> None:
        await connection.send(wire.encode(wire.Do(id=message_id, command=self.sent[message_id])).decode())

    def _hear(self, message: wire.ServerMessage) -> None:
        if isinstance(message, wire.Update):
            self._learn(message)
        elif isinstance(message, wire.Done):
            if self.done.setdefault(message.id, message.number) != message.number:
                self._complain(f"{message.id} is event {message.number}, before it was {self.done[message.id]}")
            self.waiting.pop(message.id, None)
        elif isinstance(message, wire.Refused):
            self._take_refusal(message)
        elif isinstance(message, wire.Presence):
            self.away = message.away
        elif isinstance(message, wire.BotWait):
            self.bot_wait = message.seconds
        self.poke()

    def _take_refusal(self, message: wire.Refused) -> None:
        if message.id is None or message.id in self.done:
            self._complain(f"refused: {message}")
        elif message.code in LATER:
            self.cut()
        else:
            self.refused[message.id] = message
            self.waiting.pop(message.id, None)

    def _learn(self, update: wire.Update) -> None:
        after = self._asked_from if self._welcome else self.have
        if update.after > after:
            # There were too many lines: the earlier ones would have to be asked for.
            after = update.after
        if update.number < self.have and self.one_server:
            self._complain(f"received event {update.number} after event {self.have}")
        numbers = [line.number for line in update.lines]
        if numbers != sorted(numbers) or (numbers and not after < numbers[0] <= numbers[-1] <= update.number):
            if self.one_server:
                self._complain(f"lines {numbers} are not those after {after} up to {update.number}")
        self._compare_lines(update, after)
        if update.number == self.have and update.match != self.match and self.updates:
            self._complain(f"event {update.number}: the match is another than before")
        if update.number >= self.have:
            self.match = update.match
            self.table = update.table or self.table
            self.have = update.number
        self.updates += 1
        self.welcomes += self._welcome
        self._welcome = False

    def _compare_lines(self, update: wire.Update, after: int) -> None:
        """A line that is sent again is the same as before."""
        sent: defaultdict[int, list[LineView]] = defaultdict(list)
        for line in update.lines:
            sent[line.number].append(line)
        for number in {number for number in self.lines if after < number <= update.number} | set(sent):
            if number <= self.have and self.lines.get(number) != sent.get(number):
                self._complain(f"event {number}: {sent.get(number)}, before it was {self.lines.get(number)}")
            elif number > self.have:
                self.lines[number] = sent[number]

    def _complain(self, problem: str) -> None:
        self.problems.append(f"table {self.me.table}, person {self.me.person}: {problem}")


async def play_match(client: Client) -> None:
    """Plays by chance, and returns when the match is over."""
    await client.until(lambda: client.status != "lobby")
    while client.status == "playing":
        await client.until(lambda: client.moves or client.status != "playing")
        if client.moves:
            await client.play(client.random.choice(client.moves))


async def start_match(clients: Sequence[Client]) -> None:
    """The host starts, and everybody sees it."""
    await clients[0].ask(Start())
    for client in clients:
        await client.until(lambda client=client: client.status == "playing")  # type: ignore[misc]
