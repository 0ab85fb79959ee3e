"""What many tables cost: latency, processors and memory of 1, 2 and 3 servers with 1,000 open tables and 2,000 sockets;
how long a start takes with 100,000 finished matches; how much of a processor bots take. Everything is real: servers,
databases and sockets, all on this machine, which the clients share. Writes the figures as JSON, and bench/capacity.py
makes the plot and the tables of docs/guide/capacity.md from them."""

import argparse
import json
import os
import platform
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from bot_load import CASES, measure_bots
from finished_matches import fill
from live_server import LiveServer, bound_of, cpu_seconds, descendants, serving, since
from paced_tables import Played, quantile, run_orders
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from kit.postgres import fresh_database, run_sql, running_postgres

RESULTS = Path(__file__).with_suffix(".json")
PARTS = ("load", "start", "bots")
REST_SECONDS = 5.0
WIDTH = 120
TOO_SLOW_MS = 1000.0
"""A step with a p99 above this is the last."""


def progress(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')}  {text}", file=sys.stderr, flush=True)


# --- load ---


class Clients:
    """The clients, in a process of their own."""

    def __init__(self, orders: Any) -> None:
        self._orders = orders

    def do(self, name: str, *given: object) -> Any:
        self._orders.send((name, given))
        return self._orders.recv()


@contextmanager
def running_clients() -> Iterator[Clients]:
    spawn = get_context("spawn")
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=run_orders, args=(theirs,))
    process.start()
    theirs.close()
    try:
        yield Clients(ours)
        ours.send(("stop", ()))
        process.join(30)
    finally:
        process.kill()


class Database(NamedTuple):
    """A fresh database: its address ("": SQLite), and the process that runs it."""

    url: str = ""
    pid: int = 0

    def cpu_seconds(self) -> float:
        return sum(map(cpu_seconds, (self.pid, *descendants(self.pid)))) if self.pid else 0.0

    def log_bytes(self) -> int:
        """How much it has written to its write-ahead log."""
        if not self.url:
            return 0
        return int(str(run_sql(self.url, "SELECT pg_current_wal_lsn() - '0/0'")[0][0]))


class Reading(NamedTuple):
    """Sums since the start: figures of each server, seconds of processors, bytes."""

    servers: list[dict[str, float]]
    helpers: float
    database: float
    log_bytes: int


class Meter:
    """What servers, their helpers and the database use, and how late the event loops are."""

    def __init__(self, servers: list[LiveServer], database: Database) -> None:
        self.servers = servers
        self.database = database

    def read(self) -> Reading:
        figures = [server.figures() for server in self.servers]
        helpers = sum(server.helpers_cpu_seconds() for server in self.servers)
        return Reading(figures, helpers, self.database.cpu_seconds(), self.database.log_bytes())

    def since(self, before: Reading, seconds: float) -> dict[str, float]:
        """Cores in use since then, and the lag of the event loop that was latest."""
        after = self.read()
        pairs = list(zip(before.servers, after.servers, strict=True))
        spent = sum(now["process_cpu_seconds_total"] - then["process_cpu_seconds_total"] for then, now in pairs)
        lags = [since(then, now, "updown_loop_lag_seconds") for then, now in pairs]
        return {
            "server_cores": round(spent / seconds, 3),
            "writer_cores": round((after.helpers - before.helpers) / seconds, 3),
            "database_cores": round((after.database - before.database) / seconds, 3),
            "log_bytes": after.log_bytes - before.log_bytes,
            "lag_p99_ms_at_most": 1000 * max(bound_of(lag, 0.99) for lag in lags),
        }

    def memory(self) -> float:
        """The memory of all servers, without their helpers."""
        return sum(server.figures()["process_resident_memory_bytes"] for server in self.servers)


def measure_load(store: str, nodes: int, args: argparse.Namespace) -> dict[str, Any]:
    """One run: opens the tables, connects the seats, starts the matches, then plays faster and faster."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = stack.enter_context(database_of(store))
        flags = ("--no-warm-bots", "--idle-seconds", "86400")
        servers = [stack.enter_context(serving(database.url, folder, *flags)) for _ in range(nodes)]
        clients = stack.enter_context(running_clients())
        meter = Meter(servers, database)
        bases = [server.base for server in servers]
        run: dict[str, Any] = {"store": store, "nodes": nodes, "tables": args.tables, "sockets": 2 * args.tables}
        run["seconds"] = args.seconds
        name = f"{store}, {nodes} server(s)"
        progress(f"{name}: nobody is connected")
        run["empty_cores"] = empty_cores(meter, args.seconds)
        empty = meter.memory()
        progress(f"{name}: opening {args.tables} tables")
        clients.do("open", bases, args.game, args.tables)
        opened = meter.memory()
        progress(f"{name}: connecting {2 * args.tables} sockets")
        clients.do("connect")
        connected = meter.memory()
        clients.do("start")
        started = meter.memory()
        run["memory"] = {
            "server_mb": round(empty / nodes / 1e6, 1),
            "table_kb": round((opened - empty) / args.tables / 1000, 1),
            "socket_kb": round((connected - opened) / (2 * args.tables) / 1000, 1),
            "match_kb": round((started - connected) / args.tables / 1000, 1),
        }
        # The servers still work on the presence of those who have just come.
        time.sleep(REST_SECONDS)
        run["steps"] = []
        for share in args.shares:
            rate = share / 100 * 2 * args.tables
            progress(f"{name}: {share:g} % of the sockets act each second ({rate:g} moves a second)")
            before = meter.read()
            began = time.perf_counter()
            played: Played = clients.do("play", rate, args.seconds, round(share * 1000))
            lasted = time.perf_counter() - began
            used = {"lasted": round(lasted, 2), **meter.since(before, lasted)}
            run["steps"].append({"share": share, "asked": rate, **described(played), **used})
            if run["steps"][-1]["p99_ms"] > TOO_SLOW_MS or played.unplayed > args.tables // 10:
                break
        return run


def empty_cores(meter: Meter, seconds: float) -> float:
    """What servers use that nobody is connected to."""
    before = meter.read()
    time.sleep(seconds)
    return meter.since(before, seconds)["server_cores"]


@contextmanager
def database_of(store: str) -> Iterator[Database]:
    if store == "sqlite":
        yield Database()
        return
    with running_postgres() as server:
        folder = httpx.URL(server).params["host"]
        pid = int((Path(folder) / "data" / "postmaster.pid").read_text().split()[0])
        yield Database(fresh_database(server), pid)


def described(played: Played) -> dict[str, float]:
    latencies = sorted(played.latencies) or [0.0]
    found = {f"p{share}_ms": round(1000 * quantile(latencies, share / 100), 1) for share in (50, 90, 99)}
    return {"done": round(len(played.latencies) / played.seconds, 1), **found, "unplayed": played.unplayed}


# --- start ---


def measure_start(args: argparse.Namespace) -> dict[str, Any]:
    """Seconds from the start of the program until the server is ready, with an empty store and with a full one."""
    found: dict[str, Any] = {"matches": args.finished}
    with tempfile.TemporaryDirectory() as folder:
        found["empty_seconds"] = started_in(folder)
        progress(f"storing {args.finished} finished matches")
        found["events"] = fill(folder, args.finished, args.game, progress)
        found["full_seconds"] = started_in(folder)
        found["file_mb"] = round(sum(file.stat().st_size for file in Path(folder).glob("*.db*")) / 1e6)
    return found


def started_in(folder: str) -> float:
    began = time.perf_counter()
    with serving("", folder, "--no-warm-bots") as server:
        while httpx.get(f"{server.base}/readyz", timeout=60).status_code != httpx.codes.OK:
            time.sleep(0.01)
        return round(time.perf_counter() - began, 2)


# --- all of it ---


def machine() -> dict[str, Any]:
    models = [line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]
    return {
        "processor": models[0].partition(":")[2].strip() if models else platform.machine(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "busy": round(os.getloadavg()[0], 1),
    }


def show(found: dict[str, Any]) -> None:
    console = Console(width=WIDTH)
    about = found["machine"]
    title = "{processor}, {cores} cores for servers, databases and clients; load {busy} when it began".format(**about)
    table = Table(title=title)
    titles = ("store", "nodes", "% a second", "moves/s", "p50 ms", "p90 ms", "p99 ms", "lag p99 ≤", "server", "writer")
    for each in (*titles, "database"):
        table.add_column(each, justify="left" if each == "store" else "right")
    for run in found.get("load", []):
        for step in run["steps"]:
            keys = ("share", "done", "p50_ms", "p90_ms", "p99_ms", "lag_p99_ms_at_most")
            cores = ("server_cores", "writer_cores", "database_cores")
            values = [f"{step[key]:g}" for key in keys] + [f"{step[key]:.2f}" for key in cores]
            table.add_row(run["store"], str(run["nodes"]), *values)
    console.print(table)
    for run in found.get("load", []):
        words = "{server_mb} MB a server, {table_kb} kB a table, {socket_kb} kB a socket, {match_kb} kB a running match"
        console.print(f"{run['store']}, {run['nodes']} server(s): {words.format(**run['memory'])}")
    if "start" in found:
        words = "start: {empty_seconds} s empty, {full_seconds} s with {matches} finished matches ({file_mb} MB)"
        console.print(words.format(**found["start"]))
    for bot in found.get("bots", []):
        words = "{level} at {tables} table(s): {cpu_ms} ms of a processor a decision, {decisions} decisions"
        console.print(words.format(**bot))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--parts", nargs="+", default=list(PARTS), choices=PARTS)
    parser.add_argument("--tables", type=int, default=1000, help="open tables, with two sockets each (default 1000)")
    parser.add_argument("--nodes", type=int, nargs="+", default=[1, 2, 3], help="servers on PostgreSQL (default 1 2 3)")
    parser.add_argument("--stores", nargs="+", default=["sqlite", "postgresql"], choices=["sqlite", "postgresql"])
    parser.add_argument(
        "--shares", type=float, nargs="+", default=[0, 5, 10, 20, 40, 60, 80], help="per cent of sockets a second"
    )
    parser.add_argument("--seconds", type=float, default=15.0, help="for each step (default 15)")
    parser.add_argument("--finished", type=int, default=100_000, help="finished matches at the start")
    parser.add_argument("--game", default="up-and-down")
    parser.add_argument("--out", type=Path, default=RESULTS, help="where the figures go; parts left out stay as before")
    args = parser.parse_args()
    found = json.loads(args.out.read_text()) if args.out.exists() else {}

    def keep(part: str, figures: object) -> None:
        found[part] = figures
        args.out.write_text(json.dumps(found, indent=1) + "\n")

    keep("machine", machine())
    if "load" in args.parts:
        runs: list[dict[str, Any]] = []
        for store in args.stores:
            for nodes in args.nodes if store == "postgresql" else [1]:
                runs.append(measure_load(store, nodes, args))
                keep("load", runs)
    if "start" in args.parts:
        keep("start", measure_start(args))
    if "bots" in args.parts:
        keep("bots", [measure_bots(*case, args.seconds, progress) for case in CASES])
    show(found)


if __name__ == "__main__":
    main()
