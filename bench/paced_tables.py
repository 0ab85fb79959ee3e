"""Clients of the live server that play at a given rate, whatever the server does: moves are due at random times, and a
move that has to wait for its table is late by that. So a server that is too slow is not asked less."""

import asyncio
import random
import resource
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import httpx
import uvloop
from lock_step import LockStep, Message

AT_ONCE = 16
"""How many tables are opened at once."""
SETTLE_SECONDS = 10.0
"""How long the last moves are waited for."""
START = b'{"do":"start"}'


class Played(NamedTuple):
    """What came of a step: the seconds that each move took, from when it was due until the other seat had seen it."""

    seconds: float
    latencies: list[float]
    unplayed: int


class PacedTable(LockStep):
    """A table that starts and moves only when the caller says so. It calls `on_ready` when it could move."""

    def __init__(self, bases: list[str], game: str, on_ready: Callable[["PacedTable"], object]) -> None:
        super().__init__(bases, game)
        self.on_ready = on_ready
        self.started = False
        self.seen_by_both: list[Message] = []

    def go_on(self, seen: list[Message]) -> None:
        # In the lobby, people come and go.
        if self.started or any(each.match is not None for each in seen):
            super().go_on(seen)

    def start(self) -> None:
        self.started = True
        self.command(0, START)

    def move(self, seen: list[Message]) -> None:
        self.seen_by_both = seen
        self.on_ready(self)

    def act(self, due: float) -> None:
        """Makes the move that was due then."""
        super().move(self.seen_by_both)
        self.sent = due


class Tables:
    """Many tables, and the moves that are due."""

    def __init__(self) -> None:
        self.tables: list[PacedTable] = []
        self.ready: deque[PacedTable] = deque()
        self.due: deque[float] = deque()

    async def open(self, bases: list[str], game: str, count: int) -> None:
        """Opens tables, whose seats are at all servers in turn."""
        turns = [[*bases[first:], *bases[:first]] for first in range(len(bases))]
        self.tables = [PacedTable(turns[number % len(turns)], game, self.is_ready) for number in range(count)]
        waiting = iter(self.tables)

        async def open_some(tables: Iterable[PacedTable]) -> None:
            # Connections are given up before the server closes them: a request would fail that is sent at that moment.
            async with httpx.AsyncClient(timeout=120, limits=httpx.Limits(keepalive_expiry=1)) as client:
                for table in tables:
                    await table.open(client)

        await asyncio.gather(*(open_some(waiting) for _ in range(AT_ONCE)))

    async def connect(self) -> None:
        waiting = iter(self.tables)

        async def connect_some(tables: Iterable[PacedTable]) -> None:
            for table in tables:
                await table.connect()

        await asyncio.gather(*(connect_some(waiting) for _ in range(AT_ONCE)))
        await self._until(lambda: all(None not in table.seen for table in self.tables))

    async def start(self) -> None:
        for table in self.tables:
            table.start()
        await self._until(lambda: len(self.ready) == len(self.tables))

    async def play(self, rate: float, seconds: float, seed: int) -> Played:
        """Makes so many moves a second, on average."""
        for table in self.tables:
            table.latencies.clear()
        chance = random.Random(seed)  # noqa: S311
        started = due = time.perf_counter()
        while rate and (due := due + chance.expovariate(rate)) < started + seconds:
            await asyncio.sleep(due - time.perf_counter())
            self.due.append(due)
            self._serve()
        await asyncio.sleep(started + seconds - time.perf_counter())
        deadline = time.perf_counter() + SETTLE_SECONDS
        while len(self.ready) < len(self.tables) and time.perf_counter() < deadline:
            await asyncio.sleep(0.02)
        unplayed = len(self.due) + len(self.tables) - len(self.ready)
        self.due.clear()
        self._check()
        return Played(seconds, [each for table in self.tables for each in table.latencies], unplayed)

    def is_ready(self, table: PacedTable) -> None:
        self.ready.append(table)
        self._serve()

    def _serve(self) -> None:
        while self.due and self.ready:
            self.ready.popleft().act(self.due.popleft())

    async def _until(self, done: Callable[[], bool]) -> None:
        while not done():
            self._check()
            await asyncio.sleep(0.05)

    def _check(self) -> None:
        for table in self.tables:
            if table.failure.done():
                table.failure.result()


def run_orders(orders: Any) -> None:
    """A process of clients: does what comes through the pipe, and answers with the result."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

    async def obey() -> None:
        tables = Tables()
        loop = asyncio.get_running_loop()
        while True:
            name, given = await loop.run_in_executor(None, orders.recv)
            if name == "stop":
                return
            orders.send(await getattr(tables, name)(*given))

    uvloop.run(obey())


def quantile(values: list[float], share: float) -> float:
    """The value under which that share of sorted values lies."""
    return values[min(len(values) - 1, int(len(values) * share))]
