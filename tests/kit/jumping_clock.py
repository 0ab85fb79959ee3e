"""The clock of the machine jumps, for one server: the time of day that its code reads is later by the number of seconds
in its file. The server does that when it is started with this module as its `rules` (live.py)."""

import os
import time
from pathlib import Path


def pretend() -> None:
    file, right = Path(os.environ["TEST_CLOCK"]), time.time

    def wrong() -> float:
        try:
            return right() + float(file.read_text())
        except OSError:
            return right()

    time.time = wrong
    time.time_ns = lambda: int(wrong() * 1e9)
