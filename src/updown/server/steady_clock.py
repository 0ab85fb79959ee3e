"""The clock of the server: the time of day, which does not jump while the server runs. If somebody sets the clock of
the machine, deadlines do not move."""

import time
from collections.abc import Callable
from functools import partial

# This clock also runs while the machine sleeps, if the system has one.
COUNTER = getattr(time, "CLOCK_BOOTTIME", None)


count_seconds: Callable[[], float] = time.monotonic if COUNTER is None else partial(time.clock_gettime, COUNTER)
"""Seconds since some moment. This clock is never set, and never goes back."""


def steady_clock(
    wall: Callable[[], float] = time.time, count: Callable[[], float] = count_seconds
) -> Callable[[], float]:
    """Makes a clock that starts with the current time of day and then counts with a clock that is never set."""
    offset = wall() - count()
    return lambda: offset + count()
