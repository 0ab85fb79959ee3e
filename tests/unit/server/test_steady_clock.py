"""The clock of the server does not jump while it runs."""

import time

from updown.server.steady_clock import count_seconds, steady_clock


def test_the_clock_of_the_machine_may_be_set() -> None:
    wall, counted = [1_000_000.0], [50.0]
    clock = steady_clock(lambda: wall[0], lambda: counted[0])
    assert clock() == 1_000_000.0
    counted[0] += 5
    wall[0] += 86_400 * 365
    assert clock() == 1_000_005.0
    wall[0] = 0.0
    counted[0] += 5
    assert clock() == 1_000_010.0


def test_it_begins_with_the_time_of_day_and_goes_on() -> None:
    clock = steady_clock()
    before = clock()
    assert abs(before - time.time()) < 60
    counted = count_seconds()
    while count_seconds() == counted:
        pass
    assert clock() > before
