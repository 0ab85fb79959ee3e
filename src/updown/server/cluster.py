"""Coordinates several servers (nodes) of one PostgreSQL database, each of which can serve any table. When a node has
stored events, it sends the others a message, and they read the events from the database. Messages may be lost, so every
second each node also compares its tables with the database.

One node acts for a table: it asks the bots and keeps the clock. When it is no longer alive, another node takes over,
and the epoch of the table (store/api.py) grows. The store refuses events with an old epoch, so a node that was
suspended and wakes up cannot act any more. `Alone` is a server without others."""

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from updown.server.limits import Buckets
from updown.server.live_table import LiveTable
from updown.server.logs import get_log
from updown.server.node_names import has_ended, new_name
from updown.server.store.api import BusDown, Stored, StoreDown, TableStatus
from updown.server.store.nodes import Nodes
from updown.server.supervise import start_supervised

if TYPE_CHECKING:
    from updown.server.hub import Hub

log = get_log("nodes")

BEAT_SECONDS = 1.0
MOST_ADOPTED = 200
"""The most tables that a node takes over with each beat."""
GATHER_SECONDS = 0.02
"""How long changes of who is connected are collected before they are written together."""
AGAIN_SECONDS = 1.0
"""When to connect again to a bus that is down."""
BOT_WAIT = "w"
"""The prefix of seconds in a message, where other messages have the number of an event."""
MOST_BYTES = 7_900
"""The most bytes of one message; PostgreSQL allows 8,000."""


class Bus(Protocol):
    """Carries short messages between the nodes; some may be lost. Its methods raise BusDown."""

    async def listen(self, on_message: Callable[[str], object], on_listening: Callable[[], object]) -> None: ...
    async def publish(self, message: str) -> None: ...
    async def close(self) -> None: ...


class Alone:
    """The only server of its database: it acts for every table, and sends no messages."""

    node: str | None = None

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub

    async def start(self) -> None:
        """Begins to take part."""

    async def stop(self) -> None:
        """Ends. Other nodes may act for the tables from now on."""

    def announce(self, table_id: str, number: int | None = None) -> None:
        """Announces to the other nodes that the table has events up to this number; None: something else about it has
        changed."""

    def show(self, live: LiveTable) -> None:
        """Announces that the set of persons who are connected to the table here has changed."""

    def announce_bot_wait(self, table_id: str, seconds: int) -> None:
        """People at the table wait about so long for its bots."""

    async def settle(self, live: LiveTable) -> bool:
        """Brings the table up to date with the shared database; the caller holds its lock. False if the table has been
        deleted."""
        return True

    def unloaded(self, live: LiveTable, deadline: int | None) -> None:
        """Called when the table has been removed from memory. Schedules its next deadline."""
        if deadline is not None:
            self._hub.table_clock.wake[live.table.id] = deadline

    async def take(self, buckets: Buckets, key: str, now: float) -> float:
        """Takes a permission of a limit that holds for all nodes together; as Buckets.allow."""
        return buckets.allow(key, now)


class Cluster(Alone):
    def __init__(self, hub: "Hub", nodes: Nodes, bus: Bus) -> None:
        super().__init__(hub)
        self.node: str = new_name()
        self._nodes = nodes
        self._bus = bus
        self._alive: frozenset[str] = frozenset()
        self._numbers: dict[str, int] = {}
        self._changed: set[str] = set()
        """Messages for the other nodes: the last event number of each changed table, and tables whose other data has
        changed."""
        self._bot_waits: dict[str, int] = {}
        self._shown: set[str] = set()
        """The tables whose connected persons differ from those in the database."""
        self._behind: set[str] = set()
        """The tables with newer events of other nodes, which must be read."""
        self._to_announce = asyncio.Event()
        self._to_read = asyncio.Event()
        self._to_beat = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self._renew()
        crashed = self._hub.metrics.crashed
        works = (
            ("beat", self._beat_on),
            ("bus-listen", self._listen),
            ("bus-tell", self._announce_all),
            ("bus-read", self._read_all),
        )
        self._tasks = [start_supervised(task, work, crashed) for task, work in works]
        await self._publish([self.node])

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._hub.writer.call(self._nodes.leave, self.node)
        except StoreDown:
            log.warning("left-silently")
        await self._publish([self.node])
        await self._bus.close()

    # --- sending messages ---

    def announce(self, table_id: str, number: int | None = None) -> None:
        if len(self._alive) > 1:
            if number is None:
                self._changed.add(table_id)
            else:
                self._numbers[table_id] = number
            self._to_announce.set()

    def announce_bot_wait(self, table_id: str, seconds: int) -> None:
        if len(self._alive) > 1:
            self._bot_waits[table_id] = seconds
            self._to_announce.set()

    def show(self, live: LiveTable) -> None:
        self._shown.add(live.table.id)
        self._to_announce.set()

    async def _announce_all(self) -> None:
        """Writes and sends all pending announcements. Those that come meanwhile are sent together in the next turn."""
        while True:
            await self._to_announce.wait()
            self._to_announce.clear()
            if self._shown:
                await asyncio.sleep(GATHER_SECONDS)
                await self._write_presence()
            words = [f"{table_id}:{number}" for table_id, number in self._numbers.items()]
            words += [f"{table_id}:" for table_id in self._changed]
            words += [f"{table_id}:{BOT_WAIT}{seconds}" for table_id, seconds in self._bot_waits.items()]
            self._bot_waits.clear()
            self._numbers.clear()
            self._changed.clear()
            await self._publish(messages(self.node, words))

    async def _publish(self, texts: list[str]) -> None:
        try:
            for text in texts:
                await self._bus.publish(text)
        except BusDown as error:
            # The other nodes notice the change when they compare their tables.
            log.warning("bus-down", error=error)

    async def _write_presence(self) -> None:
        shown, self._shown = self._shown, set()
        here = {table_id: self._persons_at(table_id) for table_id in shown}
        try:
            await self._hub.writer.call(self._nodes.show, self.node, here)
        except StoreDown:
            self._shown |= shown
            return
        for table_id in shown:
            self.announce(table_id)

    def _persons_at(self, table_id: str) -> set[int]:
        live = self._hub.tables.get(table_id)
        found = live.subscribers if live is not None else ()
        return {subscriber.person for subscriber in found if subscriber.person is not None}

    # --- receiving messages ---

    async def _listen(self) -> None:
        while True:
            try:
                await self._bus.listen(self._on_message, self._to_beat.set)
            except BusDown as error:
                log.warning("bus-down", error=error)
            await asyncio.sleep(AGAIN_SECONDS)

    def _on_message(self, message: str) -> None:
        sender, *news = message.split()
        if sender == self.node:
            return
        if not news:
            # A node has come or gone.
            self._to_beat.set()
        for each in news:
            table_id, _, number = each.partition(":")
            live = self._hub.tables.get(table_id)
            if live is None:
                continue
            if not number:
                self._check(live)
            elif number.startswith(BOT_WAIT):
                live.publish_bot_wait(int(number.removeprefix(BOT_WAIT)))
            elif number.isdigit() and int(number) > live.table.number:
                self._behind.add(table_id)
                self._to_read.set()

    async def _read_all(self) -> None:
        """Reads the events that other nodes have announced. Announcements that come meanwhile are handled together in
        the next turn."""
        hub = self._hub
        while True:
            await self._to_read.wait()
            self._to_read.clear()
            known = {table_id: hub.tables[table_id].table.number for table_id in self._behind if table_id in hub.tables}
            self._behind.clear()
            try:
                news = await hub.writer.call(self._nodes.news, known)
            except StoreDown:
                continue  # The next beat compares the table.
            for table_id, stored in news.items():
                live = hub.tables.get(table_id)
                if live is not None and live.lock.locked():
                    hub.run(self._add(live, stored))
                elif live is not None:
                    hub.news.add(live, stored)

    async def _add(self, live: LiveTable, stored: Sequence[Stored]) -> None:
        async with live.lock:
            if not live.gone:
                self._hub.news.add(live, stored)

    def _check(self, live: LiveTable) -> None:
        """Schedules a comparison of the table with the stored one, as soon as it is not locked."""
        if not live.checking:
            live.checking = True
            self._hub.run(self._compare(live))

    async def _compare(self, live: LiveTable) -> None:
        async with live.lock:
            live.checking = False
            if not live.gone:
                with suppress(StoreDown):  # The next beat compares the table again.
                    await self.settle(live)

    async def settle(self, live: LiveTable) -> bool:
        table_id = live.table.id
        standing = await self._standing(table_id)
        if standing is not None and standing.node not in self._alive:
            await self._hub.writer.call(self._nodes.claim, self.node, [table_id])
            standing = await self._standing(table_id)
        if standing is None:
            self._hub.unload_deleted(live)
            return False
        if standing.epoch != live.epoch and live.subscribers:
            live.expel_others(await self._hub.writer.call(self._hub.store.persons, table_id))
        live.epoch = standing.epoch
        if live.elsewhere != standing.elsewhere:
            live.elsewhere = standing.elsewhere
            live.publish_presence()
        held, live.held = live.held, standing.node == self.node
        if held and not live.held:
            live.cancel_bots()
        if standing.number > live.table.number:
            await self._hub.news.read(live)
        elif live.held and not held:
            self._hub.resume_bots(live)
        return True

    async def _standing(self, table_id: str) -> TableStatus | None:
        found = await self._hub.writer.call(self._nodes.standings, self.node, [table_id])
        return found.get(table_id)

    # --- every second ---

    async def _beat_on(self) -> None:
        while True:
            try:
                await self._beat()
            except StoreDown:
                log.warning("beat-missed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._to_beat.wait(), BEAT_SECONDS)
            self._to_beat.clear()

    async def _beat(self) -> None:
        hub = self._hub
        if await self._renew():
            log.warning("lapsed")
            self._shown.update(hub.tables)
            self._to_announce.set()
        tables = list(hub.tables)
        standings = await hub.writer.call(self._nodes.standings, self.node, tables)
        free = {table_id for table_id, standing in standings.items() if standing.node not in self._alive}
        if free:
            await hub.writer.call(self._nodes.claim, self.node, sorted(free))
        for table_id in tables:
            live = hub.tables.get(table_id)
            standing = standings.get(table_id)
            if live is not None and (table_id in free or not self._is_current(live, standing)):
                self._check(live)
        await self._adopt()

    def _is_current(self, live: LiveTable, standing: TableStatus | None) -> bool:
        """Whether the table in memory agrees with the stored status, or is newer."""
        if standing is None or standing.number > live.table.number:
            return False
        known = (live.epoch, live.held, live.elsewhere)
        return known == (standing.epoch, standing.node == self.node, standing.elsewhere)

    async def _renew(self) -> bool:
        """Renews the row of this node, and reads which nodes are alive. Returns whether this node had counted as
        dead."""
        call = self._hub.writer.call
        alive, joined = await call(self._nodes.beat, self.node)
        ended = frozenset(node for node in alive if has_ended(node))
        for node in ended:
            await call(self._nodes.leave, node)
        if alive - ended != self._alive:
            self._alive = alive - ended
            log.info("nodes", count=len(self._alive))
            self._hub.metrics.nodes.set(len(self._alive))
        return joined

    async def _adopt(self) -> None:
        """Loads tables at which something is due and for which no node acts."""
        hub = self._hub
        due = await hub.writer.call(self._nodes.due, self.node, hub.now(), list(hub.tables), MOST_ADOPTED)
        if due:
            for table_id in await hub.writer.call(self._nodes.claim, self.node, due):
                await hub.table_clock.load(table_id)

    def unloaded(self, live: LiveTable, deadline: int | None) -> None:
        # When its deadline comes, the first node that notices it acts for the table.
        if live.held:
            self._hub.run(self._release(live.table.id))

    async def _release(self, table_id: str) -> None:
        try:
            if table_id not in self._hub.tables:
                await self._hub.writer.call(self._nodes.release, self.node, table_id)
        except StoreDown:
            pass  # This node still acts for the table, and loads it when something is due.

    async def take(self, buckets: Buckets, key: str, now: float) -> float:
        # Only a hash of the address is stored, and for a day at most.
        hashed = hashlib.sha256(f"updown limit {key}".encode()).digest()
        return await self._hub.writer.call(self._nodes.take, hashed, buckets.rate, buckets.burst)


def messages(node: str, words: Sequence[str]) -> list[str]:
    """Packs the words into as few messages as possible, each of which begins with the name of the node."""
    found: list[list[str]] = []
    size = MOST_BYTES
    for word in words:
        size += len(word) + 1
        if size > MOST_BYTES:
            found.append([node])
            size = len(node) + len(word) + 1
        found[-1].append(word)
    return [" ".join(message) for message in found]
