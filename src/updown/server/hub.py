"""The live tables of this process: loads them from their events, has commands decided one at a time, stores what came
of it, and only then tells everybody. Leaves out HTTP and sockets, which come here with a person and a command."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from updown.server import identity, wire
from updown.server.bot_seats import BotSeats
from updown.server.bots import BotRunner
from updown.server.listener import Listener
from updown.server.live import LiveTable
from updown.server.logs import get_log
from updown.server.metrics import Metrics
from updown.server.settings import Settings
from updown.server.store.api import Batch, Conflict, Grant, Header, Stored, StoreDown
from updown.server.store.database import Store
from updown.server.store.writer import Writer
from updown.table.commands import Command, Hold, Play, Sit
from updown.table.decide import NOBODY_AWAY, Circumstances, decide, open_table, pass_time
from updown.table.events import Entry, format_event, parse_event
from updown.table.plan import Lang, Plan
from updown.table.rejected import Rejected
from updown.table.state import Table, fold_all

log = get_log("hub")

TICK_SECONDS = 0.25
TRIES = 5
AGAIN_MS = 1000
"""How soon a table that could not be stored or loaded is looked at again."""
STOPPING = Rejected("server/stopping", wire.SERVER_CODES["server/stopping"])
STORE_DOWN = Rejected("server/store-down", wire.SERVER_CODES["server/store-down"])


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
        self.bot_seats = BotSeats(self, bots)
        self.tables: dict[str, LiveTable] = {}
        self.wake: dict[str, int] = {}
        """When a table that is not in memory has to be looked at: somebody's time is up."""
        self.stopping = False
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # --- coming and going ---

    def start(self) -> None:
        self._run(self._watch_time())
        self._run(self._resume())

    async def stop(self) -> None:
        """No new commands; what is being decided is finished; everybody is sent away to come again."""
        self.stopping = True
        for task in self._tasks:
            task.cancel()
        for live in list(self.tables.values()):
            for thinking in live.thinking.values():
                thinking.cancel()
            async with live.lock:
                live.send_away()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _run(self, coroutine: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task-failed", error=task.exception())

    async def _resume(self) -> None:
        """After a start: the tables that are in the middle of something go on."""
        for table_id in await self.writer.call(self.store.unfinished):
            await self._wake_up(table_id)

    async def _wake_up(self, table_id: str) -> None:
        """Brings a table back into memory, where its bots and its clock go on."""
        try:
            live = await self.find(table_id)
        except StoreDown:
            self.look_again(table_id)
            return
        if live is not None:
            await self._ask_bots(live)

    def look_again(self, table_id: str) -> None:
        """In a moment, whether the table can go on."""
        self.wake[table_id] = self.now() + AGAIN_MS

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
        """The table, from memory or rebuilt from its events; None where there is none."""
        live = self.tables.get(table_id)
        if live is not None:
            return live
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable | None:
        stored = await self.writer.call(self.store.events, table_id)
        if not stored:
            return None
        table = await asyncio.to_thread(fold_all, map(read_entry, stored))
        live = LiveTable(table, self.clock())
        self.tables[table_id] = live
        self.wake.pop(table_id, None)
        self.metrics.tables.set(len(self.tables))
        if not self.stopping:
            self.bot_seats.ask(live)
        return live

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
        for thinking in live.thinking.values():
            thinking.cancel()
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
            await self.writer.append(Batch(table_id, write_entries(entries), table.status, header, grants))
        except StoreDown:
            return STORE_DOWN
        self.tables[table_id] = LiveTable(table, self.clock())
        self.metrics.tables.set(len(self.tables))
        self.metrics.events.inc(len(entries))
        log.info("table-opened", table=table_id, game=plan.game)
        return table, invite

    async def command(self, table_id: str, person: int | None, command: Command, cause: str = "") -> int | Rejected:
        """Has a command decided; the number of its first event, which is then durable, or why it was refused."""
        started = self.clock()
        result = await self.change(
            table_id,
            lambda live: decide(live.table, command, self.around(person, cause, away_for(live, command))),
            cause,
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
    ) -> int | Rejected:
        """Decides, stores, tells. Where another process was first, the table is rebuilt and it is decided again."""
        for _ in range(TRIES):
            try:
                live = self.tables.get(table_id) or await self.find(table_id)
                if live is None:
                    return Rejected("server/no-such-table", wire.SERVER_CODES["server/no-such-table"])
                async with live.lock:
                    if live.gone:
                        continue
                    if self.stopping:
                        return STOPPING
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
        return STORE_DOWN

    async def _is_overtaken(self, live: LiveTable) -> bool:
        """Whether another process has stored what is not known here; then the table has to be looked up again."""
        if await self.writer.call(self.store.last_number, live.table.id) == live.table.number:
            return False
        self._lose(live)
        return True

    async def _store(self, live: LiveTable, entries: list[Entry], grants: tuple[Grant, ...] = ()) -> None:
        """Makes events durable, then public. What could not be stored never happened: the table is forgotten."""
        batch = Batch(live.table.id, write_entries(entries), live.table.status, grants=grants)
        try:
            await self.writer.append(batch)
        except BaseException:
            self._lose(live)
            raise
        live.touched = self.clock()
        self._count(live.table, entries)
        live.tell_all()
        self.bot_seats.ask(live)

    def _lose(self, live: LiveTable) -> None:
        """What is in memory is not what is stored. Readers come again, and find the table as it was stored."""
        self.drop(live)
        self.look_again(live.table.id)
        live.send_away()

    def _count(self, table: Table, entries: list[Entry]) -> None:
        self.metrics.events.inc(len(entries))
        for entry in entries:
            by = getattr(entry.event, "by", None)
            if by is not None:
                self.metrics.moved(table.plan.game, "player" if by == "person" else "bot")

    # --- readers ---

    async def listen(self, live: LiveTable, listener: Listener) -> bool:
        """Lets a reader in, and tells it how things stand. False: the table has to be looked up again."""
        async with live.lock:
            # Who has more than is known here was at the same table in another process.
            if live.gone or (listener.sent > live.table.number and await self._is_overtaken(live)):
                return False
            live.let_in(listener)
        return True

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
            self._lose(live)

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


def read_entry(stored: Stored) -> Entry:
    return Entry(stored.number, stored.at, stored.cause, parse_event(stored.body))


def write_entries(entries: Iterable[Entry]) -> tuple[Stored, ...]:
    return tuple(Stored(entry.number, entry.at, entry.cause, format_event(entry.event)) for entry in entries)
