"""The live tables of this process: loads them from their events, decides commands one at a time, stores the resulting
events, and only then publishes them. HTTP handlers and sockets call it with a person and a command."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from updown.rules.match import Match
from updown.server import identity, wire
from updown.server.bot_driver import BotDriver
from updown.server.bot_pool import BotPool
from updown.server.cluster import Alone
from updown.server.live_table import LiveTable
from updown.server.loader import DamagedTable, Loader
from updown.server.logs import get_log
from updown.server.metrics import Metrics
from updown.server.settings import Settings
from updown.server.steady_clock import steady_clock
from updown.server.store.api import Conflict, EventBatch, Grant, Header, Stored, StoreDown
from updown.server.store.store import Store
from updown.server.store.writer import Writer
from updown.server.stored_news import StoredNews
from updown.server.subscriber import Subscriber
from updown.server.summary import due_at, format_summary, summarize, turn_bits
from updown.server.supervise import start_supervised
from updown.server.table_clock import AGAIN_MS, LATER_MS, TableClock
from updown.table.circumstances import NOBODY_AWAY, Circumstances
from updown.table.commands import Command, Hold, Play, Sit
from updown.table.decide import continue_match, decide, open_table
from updown.table.events import Entry, format_event
from updown.table.plan import Lang, Plan
from updown.table.refusals import Rejected, rejected
from updown.table.state import Table

log = get_log("hub")

TRIES = 50
"""How often a command is decided anew because another server was first: at a table where everybody talks at once, the
same server may lose many times in a row."""


def server_refusal(code: str) -> Rejected:
    return Rejected(code, wire.SERVER_CODES[code])


STOPPING = server_refusal("server/stopping")
STORE_DOWN = server_refusal("server/store-down")
NO_SUCH_TABLE = server_refusal("server/no-such-table")
DAMAGED = server_refusal("server/damaged-table")
FAILED = server_refusal("server/failed")
NOT_OURS = rejected("table/stale", "Another server acts for this table.")

Away = tuple[frozenset[int], frozenset[int]]
Allowed = Callable[[LiveTable], Awaitable[bool]]
"""Whether the sender may still do this; called while the table is locked."""


class Moved(NamedTuple):
    """A seat that has moved to another device."""

    table: str
    person: int
    seat: int | None


class Hub:
    def __init__(
        self,
        store: Store,
        writer: Writer,
        bots: BotPool,
        settings: Settings,
        metrics: Metrics,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.store = store
        self.writer = writer
        self.settings = settings
        self.metrics = metrics
        self.clock = clock or steady_clock()
        self.loader = Loader(store, writer, metrics, self.clock)
        self.bot_driver = BotDriver(self, bots)
        self.on_published: Callable[[LiveTable, list[Entry]], object] = ignore
        self.tables: dict[str, LiveTable] = {}
        self.table_clock = TableClock(self)
        self.cluster = Alone(self)
        self.news = StoredNews(self)
        self.stopping = False
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # --- start and stop ---

    def start(self) -> None:
        works = (
            ("clock", self.table_clock.watch),
            ("resume", self.table_clock.resume),
            ("bot-waits", self.bot_driver.tell_waits),
        )
        for task, work in works:
            self._track(start_supervised(task, work, self.metrics.crashed))

    async def stop(self) -> None:
        """Refuses new commands, finishes decisions in progress, and disconnects everybody; clients will connect
        again."""
        self.stopping = True
        for task in self._tasks:
            task.cancel()
        for live in list(self.tables.values()):
            live.cancel_bots()
            async with live.lock:
                live.disconnect_all()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def run(self, coroutine: Coroutine[Any, Any, None]) -> None:
        self._track(asyncio.create_task(coroutine))

    def _track(self, task: "asyncio.Task[None]") -> None:
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task-failed", error=task.exception())

    def resume_bots(self, live: LiveTable) -> None:
        """Asks the bots of the table to decide, as soon as the table is not locked."""
        if not self.stopping:
            self.run(self.ask_bots(live))

    async def ask_bots(self, live: LiveTable) -> None:
        async with live.lock:
            if not live.gone and not self.stopping:
                self.bot_driver.ask(live)

    def now(self) -> int:
        return int(self.clock() * 1000)

    def circumstances(
        self, person: int | None = None, cause: str = "", away: Away = (NOBODY_AWAY, NOBODY_AWAY)
    ) -> Circumstances:
        gone, just_left = away
        most = self.settings.changes_per_hour
        return Circumstances(self.now(), identity.new_secret, person, cause, gone, just_left, most)

    # --- finding tables ---

    async def find(self, table_id: str) -> LiveTable | None:
        """The table, from memory or rebuilt from its events; None if there is none. DamagedTable if it cannot be
        rebuilt."""
        live = self.tables.get(table_id)
        if live is not None:
            return live
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda done: self._loaded(table_id, done))
        return await asyncio.shield(task)

    def _loaded(self, table_id: str, task: "asyncio.Task[LiveTable | None]") -> None:
        del self._loading[table_id]
        if not task.cancelled():
            # Every waiting task receives the exception; it is ignored if none waits.
            task.exception()

    async def _load(self, table_id: str) -> LiveTable | None:
        table = await self.loader.read(table_id)
        self.table_clock.cancel(table_id)
        if table is None:
            return None
        live = LiveTable(table, self.clock())
        try:
            if not await self.cluster.settle(live):
                return None
            if not self.stopping:
                self.bot_driver.ask(live)
        except StoreDown:
            raise
        except Exception as error:
            live.cancel_bots()
            await self.loader.set_aside(table_id, error)
            raise DamagedTable from None
        self.tables[table_id] = live
        self.metrics.tables.set(len(self.tables))
        return live

    @asynccontextmanager
    async def locked_table(self, table_id: str) -> AsyncIterator[LiveTable | None]:
        """The table as it is stored, with its lock held; None if there is none. DamagedTable if it cannot be read."""
        while True:
            live = await self.find(table_id)
            if live is None:
                yield None
                return
            async with live.lock:
                if not live.gone and not (self.cluster.node and await self.news.check(live)):
                    yield live
                    return

    def unload(self, live: LiveTable) -> None:
        """Removes the table from memory."""
        live.gone = True
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
        self.metrics.tables.set(len(self.tables))

    def unload_deleted(self, live: LiveTable) -> None:
        """Removes a deleted table from memory and disconnects everybody."""
        self.unload(live)
        self.table_clock.cancel(live.table.id)
        live.cancel_bots()
        live.disconnect_all()

    # --- commands ---

    async def open(
        self, plan: Plan, name: str, lang: Lang, token: bytes, start: Match | None = None
    ) -> tuple[Table, str] | Rejected:
        """Opens a new table; returns it and its invitation. With `start`, its match begins at the current point of that
        match."""
        if self.stopping:
            return STOPPING
        table_id, invite = identity.new_table_id(), identity.new_token()[:22]
        made = open_table(table_id, plan, name, lang, self.circumstances())
        if isinstance(made, Rejected):
            return made
        table, entries = made
        if start is not None:
            entries += continue_match(table, start, self.circumstances())
        node = self.cluster.node
        header = Header(table_id, plan.game, self.now(), plan.listed, identity.hashed(invite), node)
        grants = (Grant(token, table_id, 0),)
        try:
            await self.writer.append(
                EventBatch(
                    *(table_id, write_entries(entries), table.status, header, grants),
                    *(format_summary(summarize(table)), turn_bits(table), due_at(table)),
                )
            )
        except StoreDown:
            return STORE_DOWN
        live = self.tables[table_id] = LiveTable(table, self.clock(), 0 if node else None)
        self.metrics.tables.set(len(self.tables))
        self.metrics.stored(len(entries))
        self.resume_bots(live)
        log.info("table-opened", table=table_id, game=plan.game)
        return table, invite

    async def command(
        self, table_id: str, person: int | None, command: Command, cause: str = "", allowed: Allowed | None = None
    ) -> int | Rejected:
        """Decides a command. Returns the number of its first event, which is then durable, or the refusal."""
        started = self.clock()
        result = await self.change(
            table_id,
            lambda live: decide(live.table, command, self.circumstances(person, cause, self._away_for(live, command))),
            cause,
            allowed=allowed,
        )
        name = str(command.__struct_config__.tag)
        if isinstance(result, Rejected):
            self.metrics.handled(name, "refused")
            self.metrics.refused(result.code)
            return result
        self.metrics.handled(name, "done")
        if isinstance(command, Play):
            self.metrics.move_seconds.observe(self.clock() - started)
        return result

    async def sit(self, table_id: str, command: Sit, token: bytes) -> int | Rejected:
        """Seats a new person, who is identified by the token from now on. Returns their number at the table."""
        found: list[int] = []

        def sit_down(live: LiveTable) -> list[Entry] | Rejected:
            found[:] = [len(live.table.people)]
            return decide(live.table, command, self.circumstances())

        result = await self.change(table_id, sit_down, grant=lambda: Grant(token, table_id, found[0]))
        return result if isinstance(result, Rejected) else found[0]

    async def act(self, table_id: str, decision: Callable[[LiveTable], list[Entry] | Rejected]) -> int | Rejected:
        """As `change`, for decisions of bots and clocks; refused if another server acts for the table now."""
        return await self.change(table_id, lambda live: decision(live) if live.held else NOT_OURS)

    async def change(
        self,
        table_id: str,
        decision: Callable[[LiveTable], list[Entry] | Rejected],
        cause: str = "",
        grant: Callable[[], Grant] | None = None,
        allowed: Allowed | None = None,
    ) -> int | Rejected:
        """Decides, stores and publishes. If another process was first, the table is rebuilt and the decision repeated.
        After an unexpected error the command is refused, and the table is loaded again from the store."""
        live: LiveTable | None = None
        for _ in range(TRIES):
            try:
                live = self.tables.get(table_id) or await self.find(table_id)
                if live is None:
                    return NO_SUCH_TABLE
                async with live.lock:
                    if live.gone:
                        continue
                    if self.stopping:
                        return STOPPING
                    if allowed is not None and not await allowed(live):
                        return NO_SUCH_TABLE
                    if cause and cause in live.table.causes:
                        return live.table.causes[cause]
                    entries = decision(live)
                    if isinstance(entries, Rejected):
                        if await self.news.check(live):
                            continue
                        return entries
                    if not entries:
                        return live.table.number
                    await self._store(live, entries, (grant(),) if grant else ())
                    return entries[0].number
            except Conflict:
                continue
            except StoreDown:
                break
            except DamagedTable:
                return DAMAGED
            except Exception as error:
                log.error("table-failed", table=table_id, error=error)
                if live is not None:
                    self.discard(live, LATER_MS)
                return FAILED
        return STORE_DOWN

    async def move_seat(self, code: bytes, token: bytes) -> Moved | None:
        """Moves the seat of a claim code to a new token. The old token becomes invalid, and its sockets are closed.
        None if there is no such code."""
        table_id = await self.writer.call(self.store.claimed, code, self.now())
        if table_id is None:
            return None
        async with self.locked_table(table_id) as live:
            if live is None:
                return None
            moved = await self.writer.write(self.store.use_claim, code, token, self.now())
            if moved is None:
                return None
            live.expel(moved[1])
            await self.cluster.settle(live)
            self.cluster.announce(table_id)
            return Moved(*moved, live.table.seat_of(moved[1]))

    async def delete(self, table_id: str, allowed: Callable[[], Awaitable[bool]]) -> bool:
        """Deletes a table, also a damaged one; False if that is not allowed. Its bytes are erased from the file later
        (services.py)."""
        try:
            async with self.locked_table(table_id) as live:
                if not await allowed():
                    return False
                await self.writer.write(self.store.delete, table_id)
                if live is not None:
                    self.unload_deleted(live)
                self.cluster.announce(table_id)
        except DamagedTable:
            if not await allowed():
                return False
            await self.writer.write(self.store.delete, table_id)
            self.loader.forget(table_id)
        return True

    async def _store(self, live: LiveTable, entries: list[Entry], grants: tuple[Grant, ...] = ()) -> None:
        """Stores events, then publishes them. If they could not be stored, the table is discarded, since it has them in
        memory."""
        table = live.table
        metadata = table.metadata_number >= entries[0].number
        summary = format_summary(summarize(table)) if metadata else None
        written, turn, due = write_entries(entries), turn_bits(table), due_at(table)
        batch = EventBatch(table.id, written, table.status, None, grants, summary, turn, due, live.epoch)
        try:
            try:
                await self.writer.append(batch)
            except Conflict:
                await self.news.load_again(live)
                raise
        except BaseException as error:
            if not isinstance(error, Conflict):
                self.discard(live)
            raise
        self.cluster.announce(table.id, table.number)
        live.touched = self.clock()
        self._count(live.table, entries)
        live.publish()
        self.on_published(live, entries)
        self.bot_driver.ask(live)

    def discard(self, live: LiveTable, pause_ms: int = AGAIN_MS) -> None:
        """Discards a table that differs from the stored one. Clients connect again and get the stored table."""
        self.unload(live)
        self.table_clock.retry_later(live.table.id, pause_ms)
        live.disconnect_all()

    def _count(self, table: Table, entries: list[Entry]) -> None:
        self.metrics.stored(len(entries))
        for entry in entries:
            by = getattr(entry.event, "by", None)
            if by is not None:
                self.metrics.moved(table.plan.game, "player" if by == "person" else "bot")

    # --- subscribers ---

    async def subscribe(self, table_id: str, subscriber: Subscriber, allowed: Allowed) -> LiveTable | None:
        """Adds a subscriber, if it is allowed, and sends it the current state."""
        while True:
            async with self.locked_table(table_id) as live:
                if live is None or not await allowed(live):
                    return None
                # A subscriber with newer events was at the same table in another process.
                if subscriber.sent > live.table.number and await self.news.check(live):
                    continue
                live.subscribe(subscriber)
                self.cluster.show(live)
                return live

    def _away_for(self, live: LiveTable, command: Command) -> Away:
        """The persons who are away, and those of them who left a moment ago; only one command depends on it."""
        if not isinstance(command, Hold):
            return NOBODY_AWAY, NOBODY_AWAY
        return live.away(), live.just_left(self.clock() - self.settings.hold_grace_seconds)

    async def catch_up(self, live: LiveTable, subscriber: Subscriber) -> None:
        async with live.lock:
            if not live.gone:
                live.send_update(subscriber)
                subscriber.put(live.presence())

    def unsubscribe(self, live: LiveTable, subscriber: Subscriber) -> None:
        live.unsubscribe(subscriber, self.clock())
        live.touched = self.clock()
        self.cluster.show(live)


def ignore(_live: LiveTable, _entries: list[Entry]) -> None:
    """The default listener: ignores events."""


def write_entries(entries: Iterable[Entry]) -> tuple[Stored, ...]:
    return tuple([Stored(number, at, cause, format_event(event)) for number, at, cause, event in entries])
