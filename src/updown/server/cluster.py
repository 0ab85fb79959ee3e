"""This server among others. Any of several servers (nodes) of one PostgreSQL database serves any table. When a node has
stored events, it tells the others by a message, and they read the events from the database. Messages may be lost: every
second each node compares its tables with the database, and so learns the same.

One node acts for a table: it asks the bots and keeps the clock. It does so for as long as it is alive; then any other
takes over. The epoch of a table (store/api.py) grows with that, and the store refuses what a node wants to add that has
an old one: a node that was suspended and wakes up cannot act any more. `Alone` is a server without others."""

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from updown.server.limits import Buckets
from updown.server.live_table import LiveTable
from updown.server.logs import get_log
from updown.server.node_names import has_ended, new_name
from updown.server.store.api import BusDown, Standing, Stored, StoreDown
from updown.server.store.nodes import Nodes
from updown.server.supervise import start_supervised

if TYPE_CHECKING:
    from updown.server.hub import Hub

log = get_log("nodes")

BEAT_SECONDS = 1.0
MOST_ADOPTED = 200
"""How many tables that nobody acts for are loaded with each beat."""
GATHER_SECONDS = 0.02
"""How long changes of who is connected are gathered, in order to be written together."""
AGAIN_SECONDS = 1.0
"""When to connect again to a bus that is down."""
MOST_BYTES = 7_900
"""In one message, which PostgreSQL limits to 8,000."""


class Bus(Protocol):
    """Carries short messages between the nodes; some may be lost. Its methods raise BusDown."""

    async def listen(self, hear: Callable[[str], object], on_listening: Callable[[], object]) -> None: ...
    async def publish(self, message: str) -> None: ...
    async def close(self) -> None: ...


class Alone:
    """The only server of its database: it acts for every table, and has nobody to tell."""

    node: str | None = None

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub

    async def start(self) -> None:
        """Begins to take part."""

    async def stop(self) -> None:
        """Others may act for the tables from now on."""

    def tell(self, table_id: str, number: int | None = None) -> None:
        """The table has events up to this number; None: something else about it has changed."""

    def show(self, live: LiveTable) -> None:
        """Other persons than before are connected to the table here."""

    async def settle(self, live: LiveTable) -> bool:
        """Finds out how the table stands, with its lock held. False if it has been deleted."""
        return True

    def unloaded(self, live: LiveTable, deadline: int | None) -> None:
        """The table is not in memory any more; its next deadline may have to be kept."""
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
        """What is to be told: the last events of tables, and tables about which something else has changed."""
        self._shown: set[str] = set()
        """The tables to which other persons are connected here than is written down."""
        self._behind: set[str] = set()
        """The tables of which others have stored events that are to be read."""
        self._to_tell = asyncio.Event()
        self._to_read = asyncio.Event()
        self._to_beat = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self._renew()
        crashed = self._hub.metrics.crashed
        works = (
            ("beat", self._beat_on),
            ("bus-listen", self._listen),
            ("bus-tell", self._tell_all),
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

    # --- telling the others ---

    def tell(self, table_id: str, number: int | None = None) -> None:
        if len(self._alive) > 1:
            if number is None:
                self._changed.add(table_id)
            else:
                self._numbers[table_id] = number
            self._to_tell.set()

    def show(self, live: LiveTable) -> None:
        self._shown.add(live.table.id)
        self._to_tell.set()

    async def _tell_all(self) -> None:
        """Writes and sends what waits; meanwhile more gathers, and is sent together."""
        while True:
            await self._to_tell.wait()
            self._to_tell.clear()
            if self._shown:
                await asyncio.sleep(GATHER_SECONDS)
                await self._write_presence()
            words = [f"{table_id}:{number}" for table_id, number in self._numbers.items()]
            words += [f"{table_id}:" for table_id in self._changed]
            self._numbers.clear()
            self._changed.clear()
            await self._publish(messages(self.node, words))

    async def _publish(self, texts: list[str]) -> None:
        try:
            for text in texts:
                await self._bus.publish(text)
        except BusDown as error:
            # The others find out by themselves.
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
            self.tell(table_id)

    def _persons_at(self, table_id: str) -> set[int]:
        live = self._hub.tables.get(table_id)
        found = live.subscribers if live is not None else ()
        return {subscriber.person for subscriber in found if subscriber.person is not None}

    # --- hearing from them ---

    async def _listen(self) -> None:
        while True:
            try:
                await self._bus.listen(self._hear, self._to_beat.set)
            except BusDown as error:
                log.warning("bus-down", error=error)
            await asyncio.sleep(AGAIN_SECONDS)

    def _hear(self, message: str) -> None:
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
            elif number.isdigit() and int(number) > live.table.number:
                self._behind.add(table_id)
                self._to_read.set()

    async def _read_all(self) -> None:
        """Reads the events that others have told of; meanwhile more gathers, and is read together."""
        hub = self._hub
        while True:
            await self._to_read.wait()
            self._to_read.clear()
            known = {table_id: hub.tables[table_id].table.number for table_id in self._behind if table_id in hub.tables}
            self._behind.clear()
            try:
                news = await hub.writer.call(self._nodes.news, known)
            except StoreDown:
                continue  # Compared with the next beat.
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
        """Has the table compared with the stored one, as soon as it is not locked."""
        if not live.checking:
            live.checking = True
            self._hub.run(self._compare(live))

    async def _compare(self, live: LiveTable) -> None:
        async with live.lock:
            live.checking = False
            if not live.gone:
                with suppress(StoreDown):  # Compared again with the next beat.
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

    async def _standing(self, table_id: str) -> Standing | None:
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
            self._to_tell.set()
        tables = list(hub.tables)
        standings = await hub.writer.call(self._nodes.standings, self.node, tables)
        free = {table_id for table_id, standing in standings.items() if standing.node not in self._alive}
        if free:
            await hub.writer.call(self._nodes.claim, self.node, sorted(free))
        for table_id in tables:
            live = hub.tables.get(table_id)
            standing = standings.get(table_id)
            if live is not None and (table_id in free or not self._stands(live, standing)):
                self._check(live)
        await self._adopt()

    def _stands(self, live: LiveTable, standing: Standing | None) -> bool:
        """Whether the table in memory is like this, or has gone on since."""
        if standing is None or standing.number > live.table.number:
            return False
        known = (live.epoch, live.held, live.elsewhere)
        return known == (standing.epoch, standing.node == self.node, standing.elsewhere)

    async def _renew(self) -> bool:
        """Says that this node is alive, and finds out who else is. Returns whether it had been dead for the others."""
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
        """Loads tables at which something is due, and which nobody acts for."""
        hub = self._hub
        due = await hub.writer.call(self._nodes.due, self.node, hub.now(), list(hub.tables), MOST_ADOPTED)
        if due:
            for table_id in await hub.writer.call(self._nodes.claim, self.node, due):
                await hub.table_clock.load(table_id)

    def unloaded(self, live: LiveTable, deadline: int | None) -> None:
        # When its deadline comes, whoever sees it first acts for the table.
        if live.held:
            self._hub.run(self._release(live.table.id))

    async def _release(self, table_id: str) -> None:
        try:
            if table_id not in self._hub.tables:
                await self._hub.writer.call(self._nodes.release, self.node, table_id)
        except StoreDown:
            pass  # It stays ours, and is loaded when something is due.

    async def take(self, buckets: Buckets, key: str, now: float) -> float:
        # Only a hash of the address is stored, and for a day at most.
        hashed = hashlib.sha256(f"updown limit {key}".encode()).digest()
        return await self._hub.writer.call(self._nodes.take, hashed, buckets.rate, buckets.burst)


def messages(node: str, words: Sequence[str]) -> list[str]:
    """The words in as few messages as possible, each after the name of the node."""
    found: list[list[str]] = []
    size = MOST_BYTES
    for word in words:
        size += len(word) + 1
        if size > MOST_BYTES:
            found.append([node])
            size = len(node) + len(word) + 1
        found[-1].append(word)
    return [" ".join(message) for message in found]
