"""Who is next when many wait: time is shared between addresses, and between the tables of one address."""

import pytest

from updown.server import fair_queue
from updown.server.fair_queue import EXPECTED_SECONDS, FairQueue


def serve(queue: FairQueue[str], seconds: dict[str, float], turns: int) -> list[str]:
    """The addresses in the order in which they are served; the work of each takes so many seconds."""
    served = []
    for _ in range(turns):
        address, table, _ = queue.pop()
        queue.charge(address, table, seconds[address] - EXPECTED_SECONDS)
        served.append(address)
    return served


def test_one_after_the_other() -> None:
    queue: FairQueue[str] = FairQueue()
    for work in "abc":
        queue.put("home", "t", work)
    assert queue.size == 3
    assert [queue.pop()[2] for _ in range(3)] == ["a", "b", "c"]
    assert queue.size == 0
    with pytest.raises(IndexError):
        queue.pop()


def test_an_address_with_many_tables_has_one_share() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(220):
        queue.put("greedy", f"table {n}", "expert")
    queue.put("child", "t", "casual")
    assert [queue.pop()[0] for _ in range(3)] == ["greedy", "child", "greedy"]


def test_time_counts_not_turns() -> None:
    """Ten seconds for the one, then a hundred times a tenth of a second for the other."""
    queue: FairQueue[str] = FairQueue()
    for n in range(300):
        queue.put("slow", "t", f"{n}")
        queue.put("quick", "t", f"{n}")
    served = serve(queue, {"slow": 10.0, "quick": 0.1}, 203)
    assert served.count("slow") in (2, 3)


def test_the_tables_of_an_address_share_its_time() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(5):
        queue.put("home", "first", f"first {n}")
    queue.put("home", "second", "second 0")
    assert [queue.pop()[1] for _ in range(3)] == ["first", "second", "first"]


def test_who_was_idle_has_saved_nothing_up() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(100):
        queue.put("busy", "t", f"{n}")
    serve(queue, {"busy": 1.0}, 50)
    for n in range(100):
        queue.put("late", "t", f"{n}")
    served = serve(queue, {"busy": 1.0, "late": 1.0}, 20)
    assert served.count("late") in (10, 11)


def test_what_is_no_longer_wanted_goes() -> None:
    queue: FairQueue[str] = FairQueue()
    for work in "abc":
        queue.put("home", "t", work)
    queue.remove("home", "t", "b")
    queue.remove("home", "t", "never")
    queue.remove("nobody", "t", "a")
    assert queue.size == 2
    assert queue.clear() == ["a", "c"]
    assert queue.size == 0
    queue.put("home", "t", "d")
    assert queue.pop() == ("home", "t", "d")


def test_many_addresses_cost_no_memory_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST_KEYS", 100)
    queue: FairQueue[str] = FairQueue()
    for n in range(1_000):
        queue.put(f"address {n}", f"table {n}", "x")
        queue.pop()
    for n in range(1_000):
        queue.put("home", f"table {n}", "x")
        queue.put("home", "always", "x")
        queue.pop()
    assert len(queue._addresses.used) <= 101
    assert len(queue._tables) <= 101


def test_the_place_in_the_queue_is_that_in_which_one_is_served() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(220):
        queue.put("greedy", f"table {n}", "expert")
    for n in range(3):
        queue.put("child", "t", f"{n}")
        queue.put("friend", f"t{n % 2}", f"{n}")
    assert queue.places()[("child", "t")] == 9
    assert queue.places()[("friend", "t1")] == 6
    served = [queue.pop() for _ in range(9)]
    assert [table for address, table, _ in served if address == "child"] == ["t"] * 3
    assert ("child", "t") not in queue.places()
    assert set(queue.places().values()) == {queue.size}, "the greedy one waits for all of its tables"
    assert FairQueue[str]().places() == {}
