"""The live tables of this process: loads them from their events, has commands decided one at a time, stores what came
of it, and only then tells everybody. Leaves out HTTP and sockets, which come here with a person and a command."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from updown.server import identity, wire
from updown.server.bot_seats import BotSeats
from updown.server.bots import BotRunner
from updown.server.listener import Listener
from updown.server.live import LiveTable
from updown.server.loader import DamagedTable, Loader
from updown.server.logs import get_log
from updown.server.metrics import Metrics
from updown.server.settings import Settings
from updown.server.store.api import Batch, Conflict, Grant, Header, Stored, StoreDown
from updown.server.store.database import Store
from updown.server.store.writer import Writer
from updown.server.summary import format_summary, summarise, turn_bits
from updown.server.supervise import start_supervised
from updown.table.commands import Command, Hold, Play, Sit
from updown.table.decide import NOBODY_AWAY, Circumstances, decide, open_table, pass_time
from updown.table.events import Entry, format_event
from updown.table.plan import Lang, Plan
from updown.table.rejected import Rejected
from updown.table.state import Table

log = get_log("hub")

TICK_SECONDS = 0.25
TRIES = 5
AGAIN_MS = 1000
"""How soon a table that could not be stored or loaded is looked at again."""
LATER_MS = 30_000
"""The same for a table at which something went wrong that nobody has thought of: it may well go wrong again."""


def server_refusal(code: str) -> Rejected:
    return Rejected(code, wire.SERVER_CODES[code])


STOPPING = server_refusal("server/stopping")
STORE_DOWN = server_refusal("server/store-down")
NO_SUCH_TABLE = server_refusal("server/no-such-table")
DAMAGED = server_refusal("server/damaged-table")
FAILED = server_refusal("server/failed")

Allowed = Callable[[LiveTable], Awaitable[bool]]
"""Whether whoever asks may still do so, asked while nothing can happen at the table."""


class Moved(NamedTuple):
    """Whose seat is on another device now."""

    table: str
    person: int
    seat: int | None


class Hub:
    def __init__(
        self,
        store: Store,
        writer: Writer,
        bots: BotRunner,
        settings: Settings,
        metrics: Metrics,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.writer = writer
        self.settings = settings
        self.metrics = metrics
        self.clock = clock
        self.loader = Loader(store, writer, metrics, clock)
        self.bot_seats = BotSeats(self, bots)
        self.tables: dict[str, LiveTable] = {}
        self.wake: dict[str, int] = {}
        """When a table that is not in memory has to be looked at: somebody's time is up."""
        self.stopping = False
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # --- coming and going ---

    def start(self) -> None:
        for task, work in (("clock", self._watch_time), ("resume", self._resume)):
            self._keep(start_supervised(task, work, self.metrics.crashed))

    async def stop(self) -> None:
        """No new commands; what is being decided is finished; everybody is sent away to come again."""
        self.stopping = True
        for task in self._tasks:
            task.cancel()
        for live in list(self.tables.values()):
            live.stop_thinking()
            async with live.lock:
                live.send_away()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _run(self, coroutine: Coroutine[Any, Any, None]) -> None:
        self._keep(asyncio.create_task(coroutine))

    def _keep(self, task: "asyncio.Task[None]") -> None:
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task-failed", error=task.exception())

    async def _resume(self) -> None:
        """After a start: the tables that are in the middle of a match go on."""
        for table_id in await self.writer.call(self.store.playing):
            await self._wake_up(table_id)
        await self.loader.look_back()

    async def _wake_up(self, table_id: str) -> None:
        """Brings a table back into memory, where its bots and its clock go on. What fails at one does not stop the
        others."""
        try:
            live = await self.find(table_id)
            if live is not None:
                await self._ask_bots(live)
        except StoreDown:
            self.look_again(table_id)
        except DamagedTable:
            pass
        except Exception as error:
            log.error("table-failed", table=table_id, error=error)
            self.look_again(table_id, LATER_MS)

    def look_again(self, table_id: str, pause_ms: int = AGAIN_MS) -> None:
        """After a while, whether the table can go on."""
        self.wake[table_id] = self.now() + pause_ms

    def go_on(self, live: LiveTable) -> None:
        """Has the bots of the table decide, as soon as nothing is being stored."""
        if not self.stopping:
            self._run(self._ask_bots(live))

    async def _ask_bots(self, live: LiveTable) -> None:
        async with live.lock:
            if not live.gone and not self.stopping:
                self.bot_seats.ask(live)

    def now(self) -> int:
        return int(self.clock() * 1000)

    def around(self, person: int | None = None, cause: str = "", away: frozenset[int] = NOBODY_AWAY) -> Circumstances:
        return Circumstances(self.now(), identity.new_secret(), person, cause, away)

    # --- finding tables ---

    async def find(self, table_id: str) -> LiveTable | None:
        """The table, from memory or rebuilt from its events; None where there is none. DamagedTable: they make none."""
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
            # Those who wait for it are told; if nobody does any more, that is no error.
            task.exception()

    async def _load(self, table_id: str) -> LiveTable | None:
        table = await self.loader.read(table_id)
        self.wake.pop(table_id, None)
        if table is None:
            return None
        live = LiveTable(table, self.clock())
        try:
            if not self.stopping:
                self.bot_seats.ask(live)
        except Exception as error:
            live.stop_thinking()
            await self.loader.set_aside(table_id, error)
            raise DamagedTable from None
        self.tables[table_id] = live
        self.metrics.tables.set(len(self.tables))
        return live

    @asynccontextmanager
    async def holding(self, table_id: str) -> AsyncIterator[LiveTable | None]:
        """The table, while nothing else happens at it; None where there is none. DamagedTable: it cannot be read."""
        while True:
            live = await self.find(table_id)
            if live is None:
                yield None
                return
            async with live.lock:
                if not live.gone:
                    yield live
                    return

    def drop(self, live: LiveTable) -> None:
        """Forgets the table as it is in memory."""
        live.gone = True
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
        self.metrics.tables.set(len(self.tables))

    def forget_for_good(self, live: LiveTable) -> None:
        """The table has been deleted: everybody is sent away."""
        self.drop(live)
        self.wake.pop(live.table.id, None)
        live.stop_thinking()
        live.send_away()

    # --- doing ---

    async def open(self, plan: Plan, name: str, lang: Lang, token: bytes) -> tuple[Table, str] | Rejected:
        """A new table, and the invitation to it."""
        if self.stopping:
            return STOPPING
        table_id, invite = identity.new_table_id(), identity.new_token()[:22]
        made = open_table(table_id, plan, name, lang, self.around())
        if isinstance(made, Rejected):
            return made
        table, entries = made
        header = Header(table_id, plan.game, self.now(), plan.listed, identity.hashed(invite))
        grants = (Grant(token, table_id, 0),)
        try:
            await self.writer.append(
                Batch(
                    *(table_id, write_entries(entries), table.status, header, grants),
                    *(format_summary(summarise(table)), turn_bits(table)),
                )
            )
        except StoreDown:
            return STORE_DOWN
        self.tables[table_id] = LiveTable(table, self.clock())
        self.metrics.tables.set(len(self.tables))
        self.metrics.events.inc(len(entries))
        log.info("table-opened", table=table_id, game=plan.game)
        return table, invite

    async def command(
        self, table_id: str, person: int | None, command: Command, cause: str = "", allowed: Allowed | None = None
    ) -> int | Rejected:
        """Has a command decided; the number of its first event, which is then durable, or why it was refused."""
        started = self.clock()
        result = await self.change(
            table_id,
            lambda live: decide(live.table, command, self.around(person, cause, away_for(live, command))),
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
        """A new person sits down; the token is theirs from now on. Their number at the table."""
        found: list[int] = []

        def sit_down(live: LiveTable) -> list[Entry] | Rejected:
            found[:] = [len(live.table.people)]
            return decide(live.table, command, self.around())

        result = await self.change(table_id, sit_down, grant=lambda: Grant(token, table_id, found[0]))
        return result if isinstance(result, Rejected) else found[0]

    async def change(
        self,
        table_id: str,
        decision: Callable[[LiveTable], list[Entry] | Rejected],
        cause: str = "",
        grant: Callable[[], Grant] | None = None,
        allowed: Allowed | None = None,
    ) -> int | Rejected:
        """Decides, stores, tells. Where another process was first, the table is rebuilt and it is decided again. What
        goes wrong unexpectedly is refused, and the table is read again from the store."""
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
                        if await self._is_overtaken(live):
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
                    self._lose(live, LATER_MS)
                return FAILED
        return STORE_DOWN

    async def move_seat(self, code: bytes, token: bytes) -> Moved | None:
        """Gives the seat of a claim code to a token, and to no other any more: whoever has it until now is sent away,
        and nothing that they ask from now on is done. None: there is no such code."""
        table_id = await self.writer.call(self.store.claimed, code, self.now())
        if table_id is None:
            return None
        async with self.holding(table_id) as live:
            if live is None:
                return None
            moved = await self.writer.write(self.store.use_claim, code, token, self.now())
            if moved is None:
                return None
            live.expel(moved[1])
            return Moved(*moved, live.table.seat_of(moved[1]))

    async def delete(self, table_id: str, allowed: Callable[[], Awaitable[bool]]) -> bool:
        """Deletes a table, also one that cannot be read; False where that is not allowed. Its bytes are cleaned up by
        and by (services.py)."""
        try:
            async with self.holding(table_id) as live:
                if not await allowed():
                    return False
                await self.writer.write(self.store.delete, table_id)
                if live is not None:
                    self.forget_for_good(live)
        except DamagedTable:
            if not await allowed():
                return False
            await self.writer.write(self.store.delete, table_id)
            self.loader.forget(table_id)
        return True

    async def _is_overtaken(self, live: LiveTable) -> bool:
        """Whether another process has stored what is not known here; then the table has to be looked up again."""
        if await self.writer.call(self.store.last_number, live.table.id) == live.table.number:
            return False
        self._lose(live)
        return True

    async def _store(self, live: LiveTable, entries: list[Entry], grants: tuple[Grant, ...] = ()) -> None:
        """Makes events durable, then public. What could not be stored never happened: the table is forgotten."""
        table = live.table
        dressed = table.dressed >= entries[0].number
        summary = format_summary(summarise(table)) if dressed else None
        batch = Batch(table.id, write_entries(entries), table.status, None, grants, summary, turn_bits(table))
        try:
            await self.writer.append(batch)
        except BaseException:
            self._lose(live)
            raise
        live.touched = self.clock()
        self._count(live.table, entries)
        live.tell_all()
        self.bot_seats.ask(live)

    def _lose(self, live: LiveTable, pause_ms: int = AGAIN_MS) -> None:
        """What is in memory is not what is stored. Readers come again, and find the table as it was stored."""
        self.drop(live)
        self.look_again(live.table.id, pause_ms)
        live.send_away()

    def _count(self, table: Table, entries: list[Entry]) -> None:
        self.metrics.events.inc(len(entries))
        for entry in entries:
            by = getattr(entry.event, "by", None)
            if by is not None:
                self.metrics.moved(table.plan.game, "player" if by == "person" else "bot")

    # --- readers ---

    async def listen(self, table_id: str, listener: Listener, allowed: Allowed) -> LiveTable | None:
        """Lets a reader in, if it is allowed, and tells it how things stand."""
        while True:
            async with self.holding(table_id) as live:
                if live is None or not await allowed(live):
                    return None
                # Who has more than is known here was at the same table in another process.
                if listener.sent > live.table.number and await self._is_overtaken(live):
                    continue
                live.let_in(listener)
                return live

    async def catch_up(self, live: LiveTable, listener: Listener) -> None:
        async with live.lock:
            if not live.gone:
                live.tell(listener)
                listener.put(live.presence())

    def leave(self, live: LiveTable, listener: Listener) -> None:
        live.let_out(listener)
        live.touched = self.clock()

    # --- time ---

    async def _watch_time(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            now = self.now()
            for table_id in [table_id for table_id, at in self.wake.items() if at <= now]:
                del self.wake[table_id]
                await self._wake_up(table_id)
            for live in list(self.tables.values()):
                await self._watch_table(live, now)

    async def _watch_table(self, live: LiveTable, now: int) -> None:
        """What fails at one table does not stop the others' clocks."""
        try:
            deadline = live.table.next_deadline()
            if deadline is not None and deadline <= now:
                await self.change(live.table.id, lambda late: pass_time(late.table, self.around()))
            elif self._is_idle(live):
                self._forget(live, deadline)
        except Exception as error:
            log.error("clock-failed", table=live.table.id, error=error)
            self._lose(live, LATER_MS)

    def _is_idle(self, live: LiveTable) -> bool:
        quiet = self.clock() - live.touched > self.settings.idle_seconds
        return quiet and not live.listeners and not live.thinking and not live.lock.locked()

    def _forget(self, live: LiveTable, deadline: int | None) -> None:
        """A table that nobody looks at leaves the memory; its clock does not."""
        self.drop(live)
        if deadline is not None:
            self.wake[live.table.id] = deadline


def away_for(live: LiveTable, command: Command) -> frozenset[int]:
    """Who is away, for the one command that depends on it."""
    return live.away() if isinstance(command, Hold) else NOBODY_AWAY


def write_entries(entries: Iterable[Entry]) -> tuple[Stored, ...]:
    return tuple(Stored(entry.number, entry.at, entry.cause, format_event(entry.event)) for entry in entries)
