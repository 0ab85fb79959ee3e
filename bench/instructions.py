"""Instructions that a move takes of the processor, counted by valgrind: a figure that does not depend on what else runs
on the machine. A short and a long run play the same moves; the difference is that of the moves alone.

`server` is the process of the server, from the bytes of a command to the bytes of all updates, without the system's
calls; `hub` is the part of it that is ours, without the HTTP library. `writer` is the process that writes to SQLite.
Two-player tables; as many moves are made at once as there are tables."""

import argparse
import asyncio
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import msgspec
import uvicorn
import uvloop
from rich.console import Console
from rich.table import Table
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.server import ServerState

from updown.server import identity
from updown.server.batched_websocket import TableProtocol
from updown.server.garbage import collect_garbage
from updown.server.hub import Hub
from updown.server.limits import Buckets
from updown.server.services import make_metrics
from updown.server.settings import Settings
from updown.server.socket import Conversation
from updown.server.store.api import Conflict, EventBatch
from updown.server.store.append_worker import SIZE_BYTES, pack, write
from updown.server.store.store import Store
from updown.server.store.writer import Writer
from updown.table.commands import Sit
from updown.table.plan import MySeat, OpenSeat, Plan

PARTS = ("server", "hub", "writer")
GAMES = ("up-and-down", "auf-und-ab", "dnup")
UNLIMITED = 1e9
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Sent(NamedTuple):
    """A command of a script, and by which seat it is sent. Starts and rematches are no moves."""

    seat: int
    text: str
    is_move: bool


Script = list[Sent]


# --- a seat, with the HTTP library or without ---


class Seat:
    """A client's end of a socket, which tells when an update has come."""

    def __init__(self, person: int) -> None:
        self.person = person
        self._updated = asyncio.Event()

    def say(self, text: str) -> None:
        raise NotImplementedError

    def hear(self, data: bytes) -> None:
        if b'"type":"update"' in data:
            self._updated.set()

    async def updated(self) -> None:
        await self._updated.wait()
        self._updated.clear()


class BareSeat(Seat):
    """The messages of ASGI, as the HTTP library would pass them on."""

    cookies: dict[str, str] = {}
    headers: dict[str, str] = {}

    def __init__(self, person: int, table: str, services: Any) -> None:
        super().__init__(person)
        self.path_params = {"table": table}
        self.scope: Any = {"extensions": {"updown.texts": {"write": self.write}}}
        self.messages: asyncio.Queue[Any] = asyncio.Queue()
        services.person = person
        talk = Conversation(cast(Any, self), self.messages.get, self.send, services, "127.0.0.1")
        self.task = asyncio.create_task(talk.run())

    async def send(self, message: Any) -> None:
        self.hear(b"".join(message["texts"]))

    def write(self, text: bytes) -> bool:
        self.hear(text)
        return True

    def say(self, text: str) -> None:
        self.messages.put_nowait({"type": "websocket.receive", "text": text})


class FramedSeat(Seat, asyncio.Transport):
    """The bytes of a connection, through the HTTP library."""

    def __init__(self, person: int, table: str, services: Any, config: uvicorn.Config) -> None:
        Seat.__init__(self, person)
        asyncio.Transport.__init__(self)
        services.person = person
        self.protocol = TableProtocol(config, ServerState(), {"services": services, "table": table})
        self.protocol.connection_made(self)
        self.protocol.data_received(HANDSHAKE)

    def write(self, data: Any) -> None:
        self.hear(bytes(data))

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self) -> None: ...

    def is_closing(self) -> bool:
        return False

    def say(self, text: str) -> None:
        data = text.encode()
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
        self.protocol.data_received(b"\x81" + size + b"\0\0\0\0" + data)


async def talk(scope: Scope, receive: Receive, send: Send) -> None:
    """The application of a framed seat."""
    state = scope["state"]
    socket = WebSocket({**scope, "path_params": {"table": state["table"]}}, receive, send)
    conversation = Conversation(socket, receive, send, state["services"], "127.0.0.1")
    await socket.accept()
    await conversation.run()


# --- playing ---


class Playing:
    """A hub whose secrets are always the same, so that the same moves are legal every time. It stores nothing."""

    def __init__(self) -> None:
        self.groups: list[list[EventBatch]] = []
        self.made = 0
        settings = Settings()
        nothing: Any = None
        self.hub = Hub(nothing, Writer(self.append), nothing, settings, make_metrics(), clock=lambda: 1e6)
        self.services: Any = SimpleNamespace(
            hub=self.hub,
            settings=settings,
            commands=Buckets(UNLIMITED, UNLIMITED),
            monotonic=lambda: 0.0,
            person_of=self.person_of,
            person=0,
        )
        identity.new_secret = lambda: f"{self.number():064x}"
        identity.new_table_id = lambda: f"{self.number():016x}"

    def number(self) -> int:
        self.made += 1
        return self.made

    async def append(self, batches: list[EventBatch]) -> list[Conflict | None]:
        self.groups.append(batches)
        pack(batches)
        return [None] * len(batches)

    async def person_of(self, token: str, table: str) -> int:
        return int(self.services.person)

    async def open(self, game: str, make_seat: Callable[..., Seat]) -> tuple[str, list[Seat]]:
        plan = Plan(game=game, options={"players": 2}, seats=(MySeat(), OpenSeat()), listed=True)
        opened = await self.hub.open(plan, "A", "en", b"")
        assert isinstance(opened, tuple)
        table = opened[0].id
        await self.hub.sit(table, Sit(name="B", lang="en"), b"")
        seats = []
        for person in range(2):
            seats.append(make_seat(person, table, self.services))
            seats[-1].say('{"type":"hello"}')
            await seats[-1].updated()
        return table, seats


async def play(seats: list[Seat], sent: Sent) -> None:
    """Sends a command and waits until both seats have heard of it."""
    seats[sent.seat].say(sent.text)
    for each in seats:
        await each.updated()


async def write_script(playing: Playing, table: str, seats: list[Seat], moves: int) -> Script:
    """Plays so many moves; what was sent."""
    script: Script = []
    played = 0
    while played < moves:
        state = playing.hub.tables[table].table
        command: dict[str, Any]
        if state.status == "lobby":
            seat, command = 0, {"do": "start"}
        elif state.status == "over":
            seat, command = int(state.seats[0].wants_rematch), {"do": "rematch"}
        else:
            assert state.match is not None
            seat = state.match.turn[0]
            choices = state.match.moves(seat)
            command = {"do": "play", "move": choices[played * 7 % len(choices)], "decision": state.decision}
            played += 1
        message = {"type": "do", "id": f"c{len(script)}", "command": command}
        script.append(Sent(seat, json.dumps(message, separators=(",", ":")), command["do"] == "play"))
        await play(seats, script[-1])
    return script


def first_moves(script: Script, moves: int) -> Script:
    """The beginning of a script, with so many moves."""
    places = [place for place, sent in enumerate(script) if sent.is_move]
    return script[: places[moves - 1] + 1]


async def play_all(part: str, game: str, tables: int, scripts: list[Script] | int) -> tuple[Playing, list[Script]]:
    """Plays these scripts, one at each table; or writes scripts with so many moves."""
    playing = Playing()
    collecting = asyncio.create_task(collect_garbage(pause=UNLIMITED))
    await playing.hub.writer.start()
    config = uvicorn.Config(talk, lifespan="off", ws_per_message_deflate=False, ws_ping_interval=None, log_config=None)
    make_seat = BareSeat if part == "hub" else lambda *args: FramedSeat(*args, config)
    opened = [await playing.open(game, make_seat) for _ in range(tables)]

    async def at_table(number: int) -> Script:
        table, seats = opened[number]
        if isinstance(scripts, int):
            return await write_script(playing, table, seats, scripts)
        for sent in scripts[number]:
            await play(seats, sent)
        return scripts[number]

    played = await asyncio.gather(*map(at_table, range(tables)))
    collecting.cancel()
    return playing, played


def write_groups(groups: list[list[EventBatch]]) -> None:
    """Writes to SQLite as the writing process does."""
    decode = msgspec.msgpack.Decoder(list[EventBatch]).decode
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/tables.db")
        for group in groups:
            written = write(store, decode(pack(group)[SIZE_BYTES:]))
            assert not any((*written.conflicts, written.problem, written.failed)), written
        store.close()


# --- counting ---


class Job(msgspec.Struct):
    """What a process that is counted has to do."""

    part: str
    game: str
    tables: int
    scripts: list[Script]
    groups: list[list[EventBatch]]


def do_job(file: str) -> None:
    job = msgspec.msgpack.decode(Path(file).read_bytes(), type=Job)
    if job.part == "writer":
        write_groups(job.groups)
    else:
        uvloop.run(play_all(job.part, job.game, job.tables, job.scripts))


def count(job: Job, folder: str) -> int:
    """The instructions of a process that does the job."""
    file = Path(folder) / "job"
    file.write_bytes(msgspec.msgpack.encode(job))
    counter = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    done = subprocess.run(
        [*counter, sys.executable, __file__, "--job", str(file)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": "0", "PYTHONMALLOC": "pymalloc"},
    )
    found = re.search(r"I\s+refs:\s+([\d,]+)", done.stderr)
    if done.returncode or found is None:
        sys.exit(done.stderr)
    return int(found[1].replace(",", ""))


def measure(part: str, game: str, args: argparse.Namespace) -> float:
    """Thousands of instructions a move."""
    few, many = args.moves // 5, args.moves
    long, scripts = uvloop.run(play_all("hub", game, args.tables, many))
    short, fewer = uvloop.run(play_all("hub", game, args.tables, [first_moves(each, few) for each in scripts]))
    with tempfile.TemporaryDirectory() as folder:
        counts = [
            count(Job(part, game, args.tables, each, playing.groups if part == "writer" else []), folder)
            for each, playing in ((fewer, short), (scripts, long))
        ]
    return (counts[1] - counts[0]) / ((many - few) * args.tables) / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    parser.add_argument("--parts", nargs="+", default=list(PARTS), choices=PARTS)
    parser.add_argument("--tables", type=int, default=8, help="tables at which is played at once (default 8)")
    parser.add_argument("--moves", type=int, default=75, help="at each table (default 75)")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--job", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.job:
        do_job(args.job)
        return
    found: dict[str, dict[str, float]] = {}
    for game in args.games:
        found[game] = {}
        for part in args.parts:
            found[game][part] = round(measure(part, game, args), 1)
            print(f"{game}, {part}: {found[game][part]:,}k instructions a move", file=sys.stderr, flush=True)
    if args.json:
        print(json.dumps(found))
        return
    versions = f"Python {platform.python_version()}, {platform.machine()}"
    table = Table(title=f"thousands of instructions a move, {args.tables} two-player tables ({versions})")
    for title in ("game", *args.parts):
        table.add_column(title, justify="left" if title == "game" else "right")
    for game, parts in found.items():
        table.add_row(game, *(f"{parts[part]:,.0f}" for part in args.parts))
    Console().print(table)


if __name__ == "__main__":
    main()
