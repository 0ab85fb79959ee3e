"""The clock of the machine jumps, for one server: whoever asks it for the time of day gets as many seconds more as its
file says. The server does that when it is started with this file as its `rules` (live.py)."""

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
