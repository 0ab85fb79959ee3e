"""Measures the moves a second of the live server, each durable before it is acknowledged, and the time from sending a
move until the other seat has received it. Real sockets from other processes, no bots, two-player tables that play in
lock step: the seat whose turn it is sends as soon as both have seen the move before. On SQLite, and on a PostgreSQL of
its own."""

import argparse
import asyncio
import json
import os
import platform
import sys
import tempfile
import time
from contextlib import ExitStack
from itertools import chain, product
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import uvloop
from live_server import bound_of, serving, since
from lock_step import LockStep, decode
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from kit.postgres import fresh_database, running_postgres

WARM_SECONDS = 1.0


async def drive(bases: list[str], game: str, tables: int, seconds: float) -> tuple[float, list[float]]:
    """The moves a second and latencies of that number of tables, whose seats are spread over all servers."""
    made = [LockStep([*bases[first:], *bases[:first]], game) for first in (n % len(bases) for n in range(tables))]
    async with httpx.AsyncClient(timeout=60) as opening:
        for table in made:
            await table.open(opening)
            await table.connect()
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


def measure(name: str, database: str, args: argparse.Namespace, game: str) -> dict[str, Any]:
    spawn = get_context("spawn")
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        servers = [stack.enter_context(serving(database, folder, "--no-warm-bots")) for _ in range(args.nodes)]
        bases = [server.base for server in servers]
        before = sum(server.cpu_seconds() for server in servers)
        results = spawn.Queue()
        share = args.tables // args.clients
        work = (bases, game, share, args.seconds, results)
        clients = [spawn.Process(target=client, args=work) for _ in range(args.clients)]
        for each in clients:
            each.start()
        found = [results.get() for _ in clients]
        for each in clients:
            each.join()
        spent = sum(server.cpu_seconds() for server in servers) - before
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


# --- bots ---


def measure_lag(seconds: float) -> dict[str, Any]:
    """How late the event loop wakes up while two experts think, by the server's own figures."""
    seats = [{"kind": "bot", "level": "expert:time=1"}] * 2
    plan = {"game": "auf-und-ab", "options": {"players": 2}, "pace": {"kind": "unhurried"}, "seats": seats}
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = stack.enter_context(serving("", folder, "--warm-bots", "--bot-pause-ms", "0"))
        client = stack.enter_context(httpx.Client(base_url=server.base, timeout=60))
        for _ in range(2):
            opened = client.post("/api/tables", json={"plan": plan, "name": "A", "bearer": True}).json()
            asyncio.run(start_table(server.base, opened))
        before = server.figures()
        time.sleep(seconds)
        after = server.figures()
    lag = since(before, after, "updown_loop_lag_seconds")
    return {
        "lag_p50_ms_at_most": 1000 * bound_of(lag, 0.5),
        "lag_p99_ms_at_most": 1000 * bound_of(lag, 0.99),
        "samples": int(lag[float("inf")]),
        "expert_decisions": int(after['updown_bot_decisions_total{level="expert"}']),
    }


async def start_table(base: str, opened: dict[str, str]) -> None:
    """Starts the match as the host, who does not play."""
    address = f"{base.replace('http', 'ws')}/api/tables/{opened['table']}/socket"
    async with connect(address, additional_headers={"Authorization": f"Bearer {opened['token']}"}) as socket:
        await socket.send('{"type":"hello"}')
        await socket.send('{"type":"do","id":"c1","command":{"do":"start"}}')
        while decode(await socket.recv()).type != "done":
            pass


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
