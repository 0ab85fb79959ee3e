"""A queue that shares processor time fairly: between addresses, and between the tables of one address. A client that
asks for much waits longer, and does not delay the others. Pure: it does not measure time, and does not wait."""

from collections import deque
from collections.abc import Mapping
from functools import cache
from typing import Generic, TypeVar

T = TypeVar("T")

EXPECTED_SECONDS = 0.05
"""The assumed cost of a piece of work until its time is known."""
MOST_KEYS = 10_000
"""The most keys that are remembered; beyond this, keys with nothing waiting are forgotten."""


class Shares:
    """How much time each key has used. A key that was idle starts with the least that a waiting one has: it is served
    soon, but has not saved up time to spend at once."""

    def __init__(self) -> None:
        self.used: dict[str, float] = {}
        self._least = 0.0

    def enter(self, key: str) -> None:
        self.used[key] = max(self.used.get(key, 0.0), self._least)

    def next(self, waiting: Mapping[str, object]) -> str:
        """The waiting key that has used the least; of several the one that has waited longest."""
        key = min(waiting, key=self.used.__getitem__)
        self._least = self.used[key]
        return key

    def add(self, key: str, seconds: float) -> None:
        if key in self.used:
            self.used[key] += seconds

    def forget(self, waiting: Mapping[str, object]) -> None:
        if len(self.used) > MOST_KEYS:
            self.used = {key: used for key, used in self.used.items() if key in waiting or used > self._least}


class FairQueue(Generic[T]):
    """Waiting work, by address and table."""

    def __init__(self) -> None:
        self.size = 0
        self._waiting: dict[str, dict[str, deque[T]]] = {}
        self._addresses = Shares()
        self._tables: dict[str, Shares] = {}

    def put(self, address: str, table: str, work: T) -> None:
        if address not in self._waiting:
            self._addresses.enter(address)
            self._waiting[address] = {}
            self._tables.setdefault(address, Shares())
        tables = self._waiting[address]
        if table not in tables:
            self._tables[address].enter(table)
            tables[table] = deque()
        tables[table].append(work)
        self.size += 1

    def pop(self) -> tuple[str, str, T]:
        """The next piece of work, with its address and table; IndexError if nothing waits."""
        if not self._waiting:
            raise IndexError("nothing waits")
        address = self._addresses.next(self._waiting)
        tables = self._waiting[address]
        table = self._tables[address].next(tables)
        work = tables[table].popleft()
        self._clear(address, table)
        self.size -= 1
        self.charge(address, table, EXPECTED_SECONDS)
        return address, table, work

    def places(self) -> dict[tuple[str, str], int]:
        """For each address and table with work that waits: how many pieces are served until the last of theirs is,
        itself among them, as far as that can be said now. While it waits, each other address is served about as often
        as this one, and each other table of the address as often as this one."""
        sizes = [sum(map(len, tables.values())) for tables in self._waiting.values()]
        served = cache(lambda often: sum(min(size, often) for size in sizes))
        return {
            (address, table): served(sum(min(len(other), len(jobs)) for other in tables.values()))
            for address, tables in self._waiting.items()
            for table, jobs in tables.items()
        }

    def charge(self, address: str, table: str, seconds: float) -> None:
        """Adds time that was used; a negative number corrects an estimate that was too high."""
        self._addresses.add(address, seconds)
        if address in self._tables:
            self._tables[address].add(table, seconds)

    def remove(self, address: str, table: str, work: T) -> None:
        """Removes work that is no longer wanted, if it still waits."""
        jobs = self._waiting.get(address, {}).get(table)
        if jobs is not None and work in jobs:
            jobs.remove(work)
            self._clear(address, table)
            self.size -= 1

    def clear(self) -> list[T]:
        """Removes and returns everything."""
        every = [work for tables in self._waiting.values() for jobs in tables.values() for work in jobs]
        self._waiting.clear()
        self.size = 0
        return every

    def _clear(self, address: str, table: str) -> None:
        """Forgets a table and an address without work."""
        tables = self._waiting[address]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._waiting[address]
            self._addresses.forget(self._waiting)
            if len(self._tables) > len(self._addresses.used):
                self._tables = {key: shares for key, shares in self._tables.items() if key in self._addresses.used}
        else:
            self._tables[address].forget(tables)
