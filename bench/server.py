"""Moves a second of the live server, each durable before it is acknowledged, and how long it takes from sending a move
to the other seat seeing it. Real sockets from other processes, no bots, two-player tables that play in lock step: the
seat whose turn it is sends as soon as both have seen the move before. On SQLite, and on a PostgreSQL of its own."""

import argparse
import asyncio
import base64
import json
import os
import platform
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import chain, product
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any, cast

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from kit.postgres import fresh_database, running_postgres

WARM_SECONDS = 1.0
TEXT, PING, PONG = 1, 9, 10
"""What a frame of a socket may be."""
UNLIMITED = (
    "commands-per-second", "commands-burst", "requests-per-second", "requests-burst", "tables-per-address",
    "sockets-per-address",
)  # fmt: skip


class MatchPart(msgspec.Struct):
    decision: int
    moves: list[msgspec.Raw]


class TablePart(msgspec.Struct):
    status: str


class Message(msgspec.Struct):
    type: str
    number: int = 0
    match: MatchPart | None = None
    table: TablePart | None = None


decode = msgspec.json.Decoder(Message).decode


# --- the clients, in processes of their own ---


class Seat(asyncio.Protocol):
    """A seat's socket, as lean as can be: what the clients take of the processors, the server lacks."""

    def __init__(self, table: "LockStep", number: int, token: str) -> None:
        self.table = table
        self.number = number
        self.token = token
        self.buffer = b""
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET /api/tables/{self.table.id}/socket HTTP/1.1", f"Host: {self.table.host_of(self.number)}",
            "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {self.token}", "", "",
        )  # fmt: skip
        self.transport.write("\r\n".join(lines).encode())

    def send(self, data: bytes, opcode: int = TEXT) -> None:
        """One frame; masked, as a client has to, with a mask that changes nothing."""
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
        self.transport.write(bytes([0x80 | opcode]) + size + b"\0\0\0\0" + data)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.splitlines()[0]:
                self.table.fail(f"the socket was refused: {head.splitlines()[0]!r}")
            self.open, self.buffer = True, rest
            self.send(b'{"type":"hello"}')
        while (frame := self.next_frame()) is not None:
            opcode, content = frame
            if opcode == TEXT:
                self.table.hear(self.number, decode(content))
            elif opcode == PING:
                self.send(content, PONG)
            else:
                self.table.fail("the server closed the socket")

    def next_frame(self) -> tuple[int, bytes] | None:
        """The next whole frame, if there is one; frames of a server are not masked."""
        data = self.buffer
        if len(data) < 2:
            return None
        size, start = data[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start])
        if len(data) < start + size:
            return None
        self.buffer = data[start + size :]
        return data[0] & 15, data[start : start + size]


class LockStep:
    """One table and its two seats: the one whose turn it is plays as soon as both have seen the move before."""

    def __init__(self, bases: list[str], game: str) -> None:
        self.base = bases[0]
        self.hosts = [base.removeprefix("http://") for base in bases]
        self.game = game
        self.seats: list[Seat] = []
        self.seen: list[Message | None] = [None, None]
        self.number = 0
        """The last event that both have seen."""
        self.status = "lobby"
        self.latencies: list[float] = []
        self.moves = 0
        self.commands = 0
        self.sent = 0.0
        self.watcher = 0
        self.asking = 0
        self.failure: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self) -> None:
        plan = {"game": self.game, "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        async with httpx.AsyncClient(base_url=self.base, timeout=60) as client:
            opened = await client.post("/api/tables", json={"plan": plan, "name": "A", "bearer": True})
            opened.raise_for_status()
            a = opened.json()
            path = f"/api/tables/{a['table']}/join"
            joined = await client.post(path, json={"name": "B", "invite": a["invite"], "bearer": True})
            joined.raise_for_status()
        self.id = a["table"]
        for number, token in enumerate((a["token"], joined.json()["token"])):
            self.seats.append(Seat(self, number, token))
            host, port = self.host_of(number).split(":")
            await asyncio.get_running_loop().create_connection(partial(self.seats.__getitem__, number), host, int(port))

    def host_of(self, number: int) -> str:
        """Where that seat connects: if there are several servers, to another one than the seat before."""
        return self.hosts[number % len(self.hosts)]

    def fail(self, problem: str) -> None:
        if not self.failure.done():
            self.failure.set_exception(RuntimeError(f"table {self.id}: {problem}"))

    def command(self, seat: int, command: bytes) -> None:
        self.commands += 1
        self.seats[seat].send(b'{"type":"do","id":"c%d","command":%b}' % (self.commands, command))

    def hear(self, seat: int, message: Message) -> None:
        if message.type == "refused":
            self.fail("refused")
        if message.type != "update":
            return
        if seat == self.watcher and self.sent and message.number > self.number:
            self.latencies.append(time.perf_counter() - self.sent)
            self.moves += 1
        self.seen[seat] = message
        both = [each for each in self.seen if each is not None]
        if len(both) == 2 and both[0].number == both[1].number > self.number:
            self.number = both[0].number
            self.go_on(both)

    def go_on(self, seen: list[Message]) -> None:
        """Both have seen how things stand: the next command."""
        self.sent = 0.0
        self.status = next((each.table.status for each in seen if each.table is not None), self.status)
        if self.status == "lobby":
            self.command(0, b'{"do":"start"}')
        elif self.status == "over":
            self.command(self.asking, b'{"do":"rematch"}')
            self.asking = 1 - self.asking
        else:
            actor = 0 if seen[0].match is not None and seen[0].match.moves else 1
            match = seen[actor].match
            assert match is not None
            move = bytes(match.moves[self.moves * 7 % len(match.moves)])
            self.watcher = 1 - actor
            self.sent = time.perf_counter()
            self.command(actor, b'{"do":"play","move":%b,"decision":%d}' % (move, match.decision))


async def drive(bases: list[str], game: str, tables: int, seconds: float) -> tuple[float, list[float]]:
    """Moves a second and latencies of so many tables, whose seats are at all servers in turn."""
    made = [LockStep([*bases[first:], *bases[:first]], game) for first in (n % len(bases) for n in range(tables))]
    for table in made:
        await table.open()
    failures = [table.failure for table in made]
    await asyncio.wait(failures, timeout=WARM_SECONDS, return_when=asyncio.FIRST_EXCEPTION)
    before = [table.moves for table in made]
    started = time.perf_counter()
    await asyncio.wait(failures, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    spent = time.perf_counter() - started
    for table in made:
        if table.failure.done():
            table.failure.result()
    done = sum(table.moves for table in made) - sum(before)
    latencies = [each for table, skip in zip(made, before, strict=True) for each in table.latencies[skip:]]
    for table in made:
        for seat in table.seats:
            seat.transport.close()
    return done / spent, latencies


def client(bases: list[str], game: str, tables: int, seconds: float, results: Any) -> None:
    results.put(uvloop.run(drive(bases, game, tables, seconds)))


# --- the server ---


@contextmanager
def serving(database: str, folder: str, *flags: str) -> Iterator[str]:
    """A server of its own; its address."""
    program = "import sys; from updown.cli.main import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", program, "serve", "--port", "0", "--log-level", "error", *flags]
    for name in UNLIMITED:
        command += [f"--{name}", "1000000"]
    environ = {**os.environ, "UPDOWN_DATA": folder, "UPDOWN_DATABASE": database}
    server = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        yield server.stdout.readline().split()[-1]
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(30)


def measure(name: str, database: str, args: argparse.Namespace, game: str) -> dict[str, Any]:
    spawn = get_context("spawn")
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        bases = [stack.enter_context(serving(database, folder, "--no-warm-bots")) for _ in range(args.nodes)]
        before = sum(map(cpu_seconds, bases))
        results = spawn.Queue()
        share = args.tables // args.clients
        work = (bases, game, share, args.seconds, results)
        clients = [spawn.Process(target=client, args=work) for _ in range(args.clients)]
        for each in clients:
            each.start()
        found = [results.get() for _ in clients]
        for each in clients:
            each.join()
        spent = sum(map(cpu_seconds, bases)) - before
    moves = sum(len(part) for _, part in found)
    latencies = sorted(each for _, part in found for each in part)
    return {
        "store": name,
        "nodes": args.nodes,
        "game": game,
        "tables": share * args.clients,
        "moves_per_second": round(sum(rate for rate, _ in found)),
        "p50_ms": round(1000 * latencies[len(latencies) // 2], 1),
        "p99_ms": round(1000 * latencies[len(latencies) * 99 // 100], 1),
        "cpu_ms": round(1000 * spent / moves, 2),
    }


def cpu_seconds(base: str) -> float:
    """What the server itself has used of the processors; without its database."""
    figures = httpx.get(f"{base}/metrics").text
    return float(re.findall(r"^process_cpu_seconds_total (\S+)", figures, re.MULTILINE)[0])


# --- bots ---


def measure_lag(seconds: float) -> dict[str, Any]:
    """How late the event loop wakes up while two experts think, by the server's own figures."""
    seats = [{"kind": "bot", "level": "expert:time=1"}] * 2
    plan = {"game": "auf-und-ab", "options": {"players": 2}, "pace": {"kind": "unhurried"}, "seats": seats}
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        base = stack.enter_context(serving("", folder, "--warm-bots", "--bot-pause-ms", "0"))
        client = stack.enter_context(httpx.Client(base_url=base, timeout=60))
        for _ in range(2):
            opened = client.post("/api/tables", json={"plan": plan, "name": "A", "bearer": True}).json()
            asyncio.run(start_table(base, opened))
        before = lag_counts(client.get("/metrics").text)
        time.sleep(seconds)
        figures = client.get("/metrics").text
    after = lag_counts(figures)
    decisions = re.search(r'bot_decisions_total{level="expert"} (\d+)', figures)
    counts = {bound: after[bound] - before.get(bound, 0) for bound in after}
    total = counts[float("inf")]
    bounds = {share: min(bound for bound in counts if counts[bound] >= share * total) for share in (0.5, 0.99)}
    return {
        "lag_p50_ms_at_most": 1000 * bounds[0.5],
        "lag_p99_ms_at_most": 1000 * bounds[0.99],
        "samples": int(total),
        "expert_decisions": int(decisions[1]) if decisions else 0,
    }


async def start_table(base: str, opened: dict[str, str]) -> None:
    """The host, who does not play, has it begin."""
    address = f"{base.replace('http', 'ws')}/api/tables/{opened['table']}/socket"
    async with connect(address, additional_headers={"Authorization": f"Bearer {opened['token']}"}) as socket:
        await socket.send('{"type":"hello"}')
        await socket.send('{"type":"do","id":"c1","command":{"do":"start"}}')
        while decode(await socket.recv()).type != "done":
            pass


def lag_counts(metrics: str) -> dict[float, float]:
    found = re.findall(r'updown_loop_lag_seconds_bucket{le="([^"]+)"} (\S+)', metrics)
    return {float(bound): float(count) for bound, count in found}


def spread(measures: list[dict[str, Any]], figure: str) -> str:
    """The median of a figure, and its range."""
    values = sorted(each[figure] for each in measures)
    middle = f"{round(median(values), 1):,}"
    return middle if len(values) == 1 else f"{middle} [{values[0]:,}-{values[-1]:,}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--clients", type=int, default=1, help="how many client processes (default 1)")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each measurement (default 4)")
    parser.add_argument("--rounds", type=int, default=3, help="how often all are measured, in turn (default 3)")
    parser.add_argument("--games", nargs="+", default=["up-and-down", "auf-und-ab", "dnup"])
    parser.add_argument("--stores", nargs="+", default=["sqlite", "postgresql"], choices=["sqlite", "postgresql"])
    parser.add_argument("--nodes", type=int, default=1, help="servers on one PostgreSQL, the seats of a table apart")
    parser.add_argument("--no-lag", action="store_true", help="without the measurement of bots")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.nodes > 1:
        args.stores = ["postgresql"]
    cells = list(product(args.stores, args.games))
    found: dict[tuple[str, str], list[dict[str, Any]]] = {cell: [] for cell in cells}
    with ExitStack() as stack:
        server = stack.enter_context(running_postgres()) if "postgresql" in args.stores else ""
        for store, game in cells * args.rounds:
            database = fresh_database(server) if store == "postgresql" else ""
            measured = measure(store, database, args, game)
            found[store, game].append(measured)
            print(json.dumps(measured), file=sys.stderr, flush=True)
    lag = None if args.no_lag else measure_lag(args.seconds)
    if args.json:
        print(json.dumps([*chain.from_iterable(found.values()), *([lag] if lag else [])]))
        return
    machine = f"{platform.machine()}, {os.cpu_count()} cores for server, store and clients together"
    times = f"median and range of {args.rounds}" if args.rounds > 1 else "measured once"
    table = Table(title=f"{args.tables} two-player tables in lock step, {args.nodes} server(s), {times} ({machine})")
    for title in ("store", "game", "durable moves/s", "p50 ms", "p99 ms", "CPU ms/move"):
        table.add_column(title, justify="left" if title in ("store", "game") else "right")
    for cell, measures in found.items():
        table.add_row(
            *cell, *(spread(measures, figure) for figure in ("moves_per_second", "p50_ms", "p99_ms", "cpu_ms"))
        )
    console = Console()
    console.print(table)
    if lag is None:
        return
    console.print(
        f"event loop while two experts think ({lag['expert_decisions']} decisions, {lag['samples']} samples): "
        f"p50 at most {lag['lag_p50_ms_at_most']:g} ms late, p99 at most {lag['lag_p99_ms_at_most']:g} ms"
    )


if __name__ == "__main__":
    main()
