"""Adds events that other processes have stored to the live tables, and publishes them. Clients need not connect
again."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from updown.server.live_table import LiveTable
from updown.server.loader import read_entry
from updown.server.logs import get_log
from updown.server.store.api import Stored
from updown.table.events import PersonForgotten

if TYPE_CHECKING:
    from updown.server.hub import Hub

log = get_log("hub")


class StoredNews:
    """Updates live tables from the store. The caller holds the lock of the table."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    async def check(self, live: LiveTable) -> bool:
        """Adds newer events of another process. Returns whether there were any, or the table was deleted."""
        number = await self.hub.writer.call(self.hub.store.last_number, live.table.id)
        if number == live.table.number:
            return False
        if number < live.table.number:
            self.hub.discard(live)
        else:
            await self.read(live)
        return True

    async def read(self, live: LiveTable) -> None:
        """Reads newer events and adds them."""
        self.add(live, await self.hub.writer.call(self.hub.store.events, live.table.id, live.table.number))

    def add(self, live: LiveTable, events: Sequence[Stored]) -> None:
        """Adds events that have been read, of which the table may have some. If that fails, it is discarded."""
        new = [stored for stored in events if stored.number > live.table.number]
        if not new:
            return
        try:
            entries = [read_entry(stored) for stored in new]
            if any(isinstance(entry.event, PersonForgotten) for entry in entries):
                # Earlier events have changed too, so everybody loads the stored table again.
                self.hub.discard(live)
                return
            for entry in entries:
                live.table.fold(entry)
            self._publish(live)
        except Exception as error:
            log.error("table-failed", table=live.table.id, error=error)
            self.hub.discard(live)

    async def load_again(self, live: LiveTable) -> None:
        """Replaces a table that differs from the stored one: it has events that could not be stored."""
        table = await self.hub.loader.read(live.table.id)
        if table is None:
            self.hub.unload_deleted(live)
            return
        live.table = table
        if await self.hub.cluster.settle(live):
            self._publish(live)

    def _publish(self, live: LiveTable) -> None:
        live.touched = self.hub.clock()
        live.turn = frozenset(live.table.turn())
        live.publish()
        if not self.hub.stopping:
            self.hub.bot_driver.ask(live)
