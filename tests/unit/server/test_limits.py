"""Buckets and counts: nobody gets more than is allowed, no wait is longer than announced, and memory stays bounded."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from updown.server.limits import Buckets, OpenCounts

RATES = st.floats(0.01, 1000)
BURSTS = st.integers(1, 50)
PAUSES = st.floats(0, 30)


class Plain:
    """The same rule without any forgetting, from when each permission was taken."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.content: dict[str, float] = {}
        self.then: dict[str, float] = {}

    def allow(self, key: str, now: float) -> bool:
        content = self.content.get(key, float(self.burst))
        content = min(self.burst, content + (now - self.then.get(key, now)) * self.rate)
        allowed = content >= 1 - 1e-6
        self.content[key], self.then[key] = content - allowed, now
        return allowed


def test_a_burst_and_then_the_rate() -> None:
    buckets = Buckets(rate=2, burst=3)
    assert [buckets.allow("a", 0.0) for _ in range(4)] == [0, 0, 0, 0.5]
    assert buckets.allow("b", 0.0) == 0, "every key has its own"
    assert buckets.allow("a", 0.25) == 0.25
    assert buckets.allow("a", 0.5) == 0
    assert buckets.allow("a", 0.5) == 0.5


def test_a_refusal_takes_nothing() -> None:
    buckets = Buckets(rate=1, burst=1)
    buckets.allow("a", 0.0)
    assert [buckets.allow("a", 0.5) for _ in range(100)] == [0.5] * 100
    assert buckets.allow("a", 1.0) == 0


def test_a_clock_that_goes_back_gives_nothing_away() -> None:
    buckets = Buckets(rate=1, burst=2)
    assert buckets.allow("a", 100.0) == 0
    assert buckets.allow("a", 50.0) == 0
    assert buckets.allow("a", 50.0) == 1
    assert buckets.allow("a", 100.0) == 1, "the time before 100 was counted already"


@given(RATES, BURSTS, st.lists(PAUSES, max_size=200))
def test_never_more_than_burst_and_rate_in_any_stretch_of_time(rate: float, burst: int, pauses: list[float]) -> None:
    buckets, now = Buckets(rate, burst), 0.0
    taken: list[float] = []
    for pause in pauses:
        now += pause / rate
        if buckets.allow("a", now) == 0:
            taken.append(now)
    for first, start in enumerate(taken):
        for last in range(first, len(taken)):
            assert last - first + 1 <= burst + (taken[last] - start) * rate + 1e-3


@given(RATES, BURSTS, st.lists(PAUSES, max_size=100))
def test_a_client_that_waits_as_long_as_it_should_is_allowed(rate: float, burst: int, pauses: list[float]) -> None:
    buckets, now = Buckets(rate, burst), 0.0
    for pause in pauses:
        now += pause / rate
        wait = buckets.allow("a", now)
        assert 0 <= wait <= 1 / rate * (1 + 1e-9)
        if wait:
            now += wait
            assert buckets.allow("a", now) == 0


@given(RATES, BURSTS, st.lists(st.tuples(st.sampled_from("abcdef"), PAUSES), max_size=200))
def test_forgetting_full_buckets_changes_nothing(rate: float, burst: int, asked: list[tuple[str, float]]) -> None:
    buckets, plain, now = Buckets(rate, burst), Plain(rate, burst), 0.0
    for key, pause in asked:
        now += pause / rate / 8
        assert (buckets.allow(key, now) == 0) == plain.allow(key, now)


@given(st.integers(1, 20), st.lists(st.tuples(st.integers(0, 100), PAUSES), max_size=200))
def test_memory_is_bounded(most_keys: int, asked: list[tuple[int, float]]) -> None:
    buckets, now = Buckets(1, 5, most_keys), 0.0
    for key, pause in asked:
        now += pause
        buckets.allow(str(key), now)
        assert len(buckets) <= most_keys


def test_what_nobody_uses_is_forgotten() -> None:
    buckets = Buckets(rate=1, burst=5)
    for number in range(100):
        buckets.allow(f"visitor {number}", 0.0)
    assert len(buckets) == 100
    for second in range(50):
        buckets.allow("somebody else", 1000.0 + second)
    assert len(buckets) == 1


def test_a_flood_of_new_keys_forgets_the_one_used_longest_ago() -> None:
    buckets = Buckets(rate=1, burst=1, most_keys=2)
    for key in ("a", "b", "c"):
        assert buckets.allow(key, 0.0) == 0
    assert buckets.allow("b", 0.0) == 1
    assert buckets.allow("c", 0.0) == 1
    assert buckets.allow("a", 0.0) == 0, "forgotten for c"


@pytest.mark.parametrize(("rate", "burst", "most_keys"), [(0, 1, 1), (-1, 1, 1), (1, 0, 1), (1, 1, 0)])
def test_buckets_that_cannot_be(rate: float, burst: float, most_keys: int) -> None:
    with pytest.raises(ValueError, match=f"^rate {rate}, burst {burst}, most_keys {most_keys}: expected > 0"):
        Buckets(rate, burst, most_keys)


def test_counts_up_to_the_limit() -> None:
    counts = OpenCounts(2)
    assert [counts.enter("a") for _ in range(3)] == [True, True, False]
    assert counts.enter("b")
    assert (counts.count("a"), counts.count("b"), counts.count("c"), counts.total, len(counts)) == (2, 1, 0, 3, 2)
    counts.leave("a")
    assert counts.enter("a")


def test_leaving_without_having_entered_is_a_mistake() -> None:
    counts = OpenCounts(1)
    with pytest.raises(ValueError, match=r"^'a' has nothing open: expected one leave for each enter"):
        counts.leave("a")
    assert len(counts) == 0
    with pytest.raises(ValueError, match=r"^limit 0: expected at least 1"):
        OpenCounts(0)


@given(st.integers(1, 4), st.lists(st.tuples(st.booleans(), st.sampled_from("abc"))))
def test_counts_count(limit: int, steps: list[tuple[bool, str]]) -> None:
    counts = OpenCounts(limit)
    held: list[str] = []
    for enters, key in steps:
        if enters:
            room = held.count(key) < limit
            assert counts.enter(key) is room
            held += [key] * room
        elif key in held:
            counts.leave(key)
            held.remove(key)
        assert counts.total == len(held)
        assert counts.count(key) == held.count(key)
        assert len(counts) == len(set(held)), "who has nothing open is forgotten"
