"""The clock of the server: the time of day, which does not jump while the server runs. If somebody sets the clock of
the machine, deadlines stay where they are."""

import time
from collections.abc import Callable

# Goes on while the machine sleeps, where there is such a clock.
COUNTER = getattr(time, "CLOCK_BOOTTIME", None)


def count_seconds() -> float:
    """Seconds since some moment; never set, and never going back."""
    return time.monotonic() if COUNTER is None else time.clock_gettime(COUNTER)


def steady_clock(
    wall: Callable[[], float] = time.time, count: Callable[[], float] = count_seconds
) -> Callable[[], float]:
    """The time of day when this is called, and from then on counted by a clock that nobody sets."""
    offset = wall() - count()
    return lambda: offset + count()
