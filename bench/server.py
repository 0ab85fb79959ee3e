"""Moves a second of the live server, each durable before it is acknowledged, and how long it takes from sending a move
to the other seat seeing it. Real sockets from other processes, no bots, two-player tables that play in lock step: the
seat whose turn it is sends as soon as both have seen the move before. On SQLite, and on a PostgreSQL of its own."""

import argparse
import asyncio
import json
import os
import platform
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from kit.postgres import fresh_database, running_postgres

WARM_SECONDS = 1.0
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
    match: MatchPart | None = None
    table: TablePart | None = None


decode = msgspec.json.Decoder(Message).decode


# --- the clients, in processes of their own ---


class LockStep:
    """One table and its two seats."""

    def __init__(self, base: str, game: str, number: int) -> None:
        self.base = base
        self.game = game
        self.number = number
        self.latencies: list[float] = []
        self.moves = 0
        self.commands = 0

    async def open(self) -> None:
        plan = {"game": self.game, "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        async with httpx.AsyncClient(base_url=self.base, timeout=60) as client:
            opened = await client.post("/api/tables", json={"plan": plan, "name": "A", "bearer": True})
            opened.raise_for_status()
            a = opened.json()
            path = f"/api/tables/{a['table']}/join"
            joined = await client.post(path, json={"name": "B", "invite": a["invite"], "bearer": True})
            joined.raise_for_status()
        address = f"{self.base.replace('http', 'ws')}/api/tables/{a['table']}/socket"
        self.seats = [await self.sit(address, token) for token in (a["token"], joined.json()["token"])]
        await self.command(0, '{"do":"start"}')

    async def sit(self, address: str, token: str) -> ClientConnection:
        headers = {"Authorization": f"Bearer {token}"}
        socket = await connect(address, additional_headers=headers, compression=None, max_size=None)
        await socket.send('{"type":"hello"}')
        return socket

    async def command(self, seat: int, command: str) -> None:
        self.commands += 1
        await self.seats[seat].send(f'{{"type":"do","id":"c{self.commands}","command":{command}}}')

    async def news(self, seat: int) -> Message:
        """The next update of a seat that tells of the match."""
        while True:
            message = decode(await self.seats[seat].recv())
            if message.type == "refused":
                raise RuntimeError(f"table {self.number}: refused")
            if message.type == "update" and message.match is not None:
                return message

    async def play(self, stop: float) -> None:
        seen = [await self.news(seat) for seat in (0, 1)]
        while time.perf_counter() < stop:
            status = next((each.table.status for each in seen if each.table is not None), "playing")
            if status == "over":
                await self.command(0, '{"do":"rematch"}')
                await asyncio.gather(*(self.news(seat) for seat in (0, 1)))
                await self.command(1, '{"do":"rematch"}')
                seen = list(await asyncio.gather(*(self.news(seat) for seat in (0, 1))))
                continue
            actor = next(seat for seat in (0, 1) if seen[seat].match.moves)  # type: ignore[union-attr]
            match = seen[actor].match
            assert match is not None
            move = bytes(match.moves[self.moves * 7 % len(match.moves)]).decode()
            sent = time.perf_counter()
            await self.command(actor, f'{{"do":"play","move":{move},"decision":{match.decision}}}')
            other = self.watched(1 - actor)
            mine = self.news(actor)
            (message, at), own = await asyncio.gather(other, mine)
            seen[1 - actor], seen[actor] = message, own
            self.latencies.append(at - sent)
            self.moves += 1

    async def watched(self, seat: int) -> tuple[Message, float]:
        message = await self.news(seat)
        return message, time.perf_counter()


async def drive(base: str, game: str, tables: int, seconds: float) -> tuple[float, list[float]]:
    """Moves a second and latencies of so many tables."""
    made = [LockStep(base, game, number) for number in range(tables)]
    for table in made:
        await table.open()
    begin = time.perf_counter()
    running = [asyncio.create_task(table.play(begin + WARM_SECONDS + seconds)) for table in made]
    await asyncio.sleep(WARM_SECONDS)
    before = sum(table.moves for table in made)
    skipped = [len(table.latencies) for table in made]
    started = time.perf_counter()
    await asyncio.sleep(seconds)
    done = sum(table.moves for table in made) - before
    spent = time.perf_counter() - started
    latencies = [each for table, skip in zip(made, skipped, strict=True) for each in table.latencies[skip:]]
    await asyncio.gather(*running)
    return done / spent, latencies


def client(base: str, game: str, tables: int, seconds: float, results: Any) -> None:
    results.put(uvloop.run(drive(base, game, tables, seconds)))


# --- the server ---


@contextmanager
def serving(database: str, folder: str) -> Iterator[str]:
    """A server of its own; its address."""
    program = "import sys; from updown.cli.main import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", program, "serve", "--port", "0", "--no-warm-bots", "--log-level", "error"]
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
    with tempfile.TemporaryDirectory() as folder, serving(database, folder) as base:
        results = spawn.Queue()
        share = args.tables // args.clients
        work = (base, game, share, args.seconds, results)
        clients = [spawn.Process(target=client, args=work) for _ in range(args.clients)]
        for each in clients:
            each.start()
        found = [results.get() for _ in clients]
        for each in clients:
            each.join()
    latencies = sorted(each for _, part in found for each in part)
    return {
        "store": name,
        "game": game,
        "tables": share * args.clients,
        "moves_per_second": round(sum(rate for rate, _ in found)),
        "p50_ms": round(1000 * latencies[len(latencies) // 2], 1),
        "p99_ms": round(1000 * latencies[len(latencies) * 99 // 100], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--clients", type=int, default=1, help="how many client processes (default 1)")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--games", nargs="+", default=["up-and-down", "auf-und-ab", "dnup"])
    parser.add_argument("--stores", nargs="+", default=["sqlite", "postgresql"], choices=["sqlite", "postgresql"])
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = []
    with ExitStack() as stack:
        server = stack.enter_context(running_postgres()) if "postgresql" in args.stores else ""
        for store in args.stores:
            for game in args.games:
                found.append(measure(store, fresh_database(server) if store == "postgresql" else "", args, game))
                print(json.dumps(found[-1]), file=sys.stderr, flush=True)
    if args.json:
        print(json.dumps(found))
        return
    machine = f"{platform.machine()}, {os.cpu_count()} cores for server, store and clients together"
    table = Table(title=f"{args.tables} two-player tables in lock step ({machine})")
    for title in ("store", "game", "durable moves/s", "p50 ms", "p99 ms"):
        table.add_column(title, justify="left" if title in ("store", "game") else "right")
    for each in found:
        figures = (f"{each['moves_per_second']:,}", str(each["p50_ms"]), str(each["p99_ms"]))
        table.add_row(each["store"], each["game"], *figures)
    Console().print(table)


if __name__ == "__main__":
    main()
