"""How often a thing is done a second: the median of several rounds, with the least and the most."""

import os
import platform
import shlex
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple


class Rate(NamedTuple):
    """Times a second: the median of the rounds, the least and the most."""

    median: float
    least: float
    most: float

    def __str__(self) -> str:
        return "-" if not self.median else f"{shown(self.median)} ({shown(self.least)}-{shown(self.most)})"


def shown(number: float) -> str:
    """A number with two or three digits."""
    return f"{number:.3g}" if number < 100 else f"{number:.0f}"


def rate(work: Callable[[], int], clock: Callable[[], float], seconds: float, rounds: int) -> Rate:
    """How much of the work is done a second, in millions; the first call only warms up."""
    work()
    found = []
    for _ in range(rounds):
        done, started, passed = 0, clock(), 0.0
        while passed < seconds:
            done += work()
            passed = clock() - started
        found.append(done / passed / 1e6)
    return Rate(statistics.median(found), min(found), max(found))


def use_one_core() -> None:
    """Keeps this process on one core, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def machine() -> str:
    """The machine, the versions and the moment of a measurement."""
    processor = platform.processor() or platform.machine()
    listed = Path("/proc/cpuinfo")
    if listed.exists():
        names = [line.split(":", 1)[1].strip() for line in listed.read_text().splitlines() if "model name" in line]
        processor = names[0] if names else processor
    busy = f", load {os.getloadavg()[0]:.1f} at the end" if hasattr(os, "getloadavg") else ""
    moment = f"{datetime.now(UTC):%Y-%m-%d}, commit {commit()}"
    return f"{moment}, {processor}, {os.cpu_count()} cores{busy}, Python {platform.python_version()}"


def command() -> str:
    """The command that was given, without the files that it writes."""
    kept = [word for before, word in pairwise(sys.argv) if not {"--page", "--plot", "--json"} & {before, word}]
    return shlex.join(["python", f"bench/{Path(sys.argv[0]).name}", *kept])


def commit() -> str:
    """The commit that is measured; with a plus sign if files differ from it."""
    ask = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty=+", "--exclude=*"]
    answer = subprocess.run(ask, capture_output=True, text=True, check=False)
    return answer.stdout.strip() or "unknown"


CLOCKS: dict[str, Callable[[], float]] = {"core": time.process_time, "all": time.perf_counter}
