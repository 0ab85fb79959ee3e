"""The clocks of live tables: handles their deadlines, loads tables when a deadline comes, and unloads idle ones.
table/decide.py decides what happens at a deadline."""

import asyncio
from typing import TYPE_CHECKING

from updown.server.live_table import LiveTable
from updown.server.loader import DamagedTable
from updown.server.logs import get_log
from updown.server.store.api import StoreDown
from updown.table.decide import pass_time

if TYPE_CHECKING:
    from updown.server.hub import Hub

log = get_log("hub")

TICK_SECONDS = 0.25
AGAIN_MS = 1000
"""The pause before another attempt with a table that could not be stored or loaded."""
LATER_MS = 30_000
"""The pause after an unexpected error, which is likely to happen again."""


class TableClock:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.wake: dict[str, int] = {}
        """When a table that is not in memory must be loaded, because of a deadline or for another attempt."""

    async def resume(self) -> None:
        """After a start: loads the tables that are in the middle of a match."""
        # With several servers, each loads the tables for which it acts (cluster.py).
        playing = await self.hub.writer.call(self.hub.store.playing) if self.hub.cluster.node is None else []
        for table_id in playing:
            await self.load(table_id)
        await self.hub.loader.look_back()

    async def load(self, table_id: str) -> None:
        """Loads a table into memory, where its bots and its clock run. An error at one table does not affect the
        others."""
        try:
            live = await self.hub.find(table_id)
            if live is not None:
                await self.hub.ask_bots(live)
        except StoreDown:
            self.retry_later(table_id)
        except DamagedTable:
            pass
        except Exception as error:
            log.error("table-failed", table=table_id, error=error)
            self.retry_later(table_id, LATER_MS)

    def retry_later(self, table_id: str, pause_ms: int = AGAIN_MS) -> None:
        """Schedules another attempt to load the table."""
        self.wake[table_id] = self.hub.now() + pause_ms

    async def watch(self) -> None:
        """Handles all deadlines, until cancelled."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            now = self.hub.now()
            for table_id in [table_id for table_id, at in self.wake.items() if at <= now]:
                del self.wake[table_id]
                await self.load(table_id)
            for live in list(self.hub.tables.values()):
                await self._watch_table(live, now)

    async def _watch_table(self, live: LiveTable, now: int) -> None:
        """Handles deadlines of one table. An error at one table does not stop the clocks of the others."""
        try:
            deadline = live.table.next_deadline()
            if deadline is not None and deadline <= now and live.held:
                await self.hub.act(live.table.id, lambda late: pass_time(late.table, self.hub.circumstances()))
            elif self._is_idle(live):
                self._unload_idle(live, deadline)
        except Exception as error:
            log.error("clock-failed", table=live.table.id, error=error)
            self.hub.discard(live, LATER_MS)

    def cancel(self, table_id: str) -> None:
        """Forgets when to load the table: it is in memory, or deleted."""
        self.wake.pop(table_id, None)

    def make_room(self, most: int) -> None:
        """Unloads tables at which nobody is, until there are fewer than `most`; the longest untouched first. They are
        loaded again when somebody comes."""
        for live in sorted(self.hub.tables.values(), key=lambda live: live.touched):
            if len(self.hub.tables) < most:
                return
            if self._is_unused(live):
                self._unload_idle(live, live.table.next_deadline())

    def _is_idle(self, live: LiveTable) -> bool:
        return self.hub.clock() - live.touched > self.hub.settings.idle_seconds and self._is_unused(live)

    def _is_unused(self, live: LiveTable) -> bool:
        return not live.subscribers and not live.thinking and not live.lock.locked()

    def _unload_idle(self, live: LiveTable, deadline: int | None) -> None:
        """Removes a table without subscribers from memory; its next deadline is remembered."""
        self.hub.unload(live)
        self.hub.cluster.unloaded(live, deadline)
