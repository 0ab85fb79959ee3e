"""A live server in processes of its own, for measurements from outside: starts it, reads its figures, stops it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx

UNLIMITED = (
    "commands-per-second", "commands-burst", "requests-per-second", "requests-burst", "tables-per-address",
    "sockets-per-address", "connections-per-address", "tables-limit", "sockets-limit",
)  # fmt: skip
STOP_SECONDS = 60
TICKS = os.sysconf("SC_CLK_TCK")


class LiveServer(NamedTuple):
    base: str
    """Its address."""
    pid: int

    def figures(self) -> dict[str, float]:
        """Its own figures, by their names with labels."""
        found = re.findall(r"^([^#\s]+) (\S+)$", httpx.get(f"{self.base}/metrics", timeout=60).text, re.MULTILINE)
        return {name: float(value) for name, value in found}

    def cpu_seconds(self) -> float:
        """The processor time of the server process, without bots, writer and database."""
        return self.figures()["process_cpu_seconds_total"]

    def helpers_cpu_seconds(self, program: str = "") -> float:
        """The processor time of the processes that it started: of all that run, or of those whose command contains
        `program`; and of those that have ended."""
        running = sum(cpu_seconds(pid) for pid in descendants(self.pid) if program in command_of(pid))
        return running + ended_cpu_seconds(self.pid)


@contextmanager
def serving(database: str, folder: str, *flags: str) -> Iterator[LiveServer]:
    """A server without limits. An empty `database` is SQLite in the folder."""
    program = "import sys; from updown.cli.main import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", program, "serve", "--port", "0", "--log-level", "error", *flags]
    for name in UNLIMITED:
        command += [f"--{name}", "1000000"]
    environ = {**os.environ, "UPDOWN_DATA": folder, "UPDOWN_DATABASE": database}
    server = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        yield LiveServer(server.stdout.readline().split()[-1], server.pid)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(STOP_SECONDS)


def since(before: Mapping[str, float], after: Mapping[str, float], metric: str) -> dict[float, float]:
    """The buckets of a histogram that were counted in between, by their upper bounds."""
    pattern = re.compile(rf'{metric}_bucket{{le="([^"]+)"}}')
    found = ((pattern.fullmatch(name), name) for name in after)
    return {float(match[1]): after[name] - before.get(name, 0) for match, name in found if match}


def bound_of(buckets: Mapping[float, float], share: float) -> float:
    """The bound under which that share of a histogram lies."""
    return min(bound for bound, count in buckets.items() if count >= share * buckets[float("inf")])


def descendants(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    found = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [each for child in found for each in (child, *descendants(child))]


def command_of(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text()


def cpu_seconds(pid: int) -> float:
    """The processor time of a process."""
    return sum(times_of(pid)[:2])


def ended_cpu_seconds(pid: int) -> float:
    """The processor time of the processes that it started and that have ended."""
    return sum(times_of(pid)[2:])


def times_of(pid: int) -> list[float]:
    """User and system time of the process, then of its children that have ended, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return [int(field) / TICKS for field in fields[11:15]]
