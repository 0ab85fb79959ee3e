"""Loads tables from the store and folds their events. A table that cannot be loaded is set aside: it is marked in the
store, logged and counted. Its people get a refusal, and no other table is affected."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from updown.server.logs import get_log
from updown.server.metrics import Metrics
from updown.server.store.api import Listed, Stored, StoreDown
from updown.server.store.store import Store
from updown.server.store.writer import Writer
from updown.server.summary import Summary, format_summary, parse_summary, summarize, turn_bits
from updown.table.events import Entry, parse_event
from updown.table.state import Table, fold_all
from updown.table.views import match_view, table_view

log = get_log("hub")

AGAIN_SECONDS = 60.0
"""The least time before a damaged table is tried again, when somebody asks for it."""


class DamagedTable(Exception):
    """The events of a table exist, but cannot be folded or shown by this program."""


class Loader:
    def __init__(self, store: Store, writer: Writer, metrics: Metrics, clock: Callable[[], float]) -> None:
        self.store = store
        self.writer = writer
        self.metrics = metrics
        self.clock = clock
        self._damaged: dict[str, float] = {}
        """The tables that could not be loaded, and when each may be tried again."""

    async def look_back(self) -> None:
        """At the start: tries tables that could not be loaded before with this version of the program."""
        for table_id in await self.writer.call(self.store.damaged_tables):
            self._damaged[table_id] = 0.0
            with suppress(DamagedTable):
                await self.read(table_id)

    async def read(self, table_id: str) -> Table | None:
        """The stored table; None if there is none. DamagedTable if it cannot be loaded."""
        if self.clock() < self._damaged.get(table_id, 0.0):
            raise DamagedTable
        stored = await self.writer.call(self.store.events, table_id)
        if not stored:
            self.forget(table_id)
            return None
        try:
            table = await asyncio.to_thread(rebuild, table_id, stored)
        except Exception as error:
            await self.set_aside(table_id, error)
            raise DamagedTable from None
        if table_id in self._damaged:
            self.forget(table_id)
            await self.writer.write(self.store.mark_damage, table_id, "")
        return table

    async def set_aside(self, table_id: str, error: Exception) -> None:
        """Marks a table as damaged. Its content is not logged."""
        log.error("table-damaged", table=table_id, error=error)
        self._damaged[table_id] = self.clock() + AGAIN_SECONDS
        self.metrics.damaged.set(len(self._damaged))
        with suppress(StoreDown):
            await self.writer.write(self.store.mark_damage, table_id, type(error).__name__)

    def forget(self, table_id: str) -> None:
        """Forgets that the table was damaged, because it can be loaded again or is deleted."""
        self._damaged.pop(table_id, None)
        self.metrics.damaged.set(len(self._damaged))

    async def summary_of(self, row: Listed) -> tuple[Summary, int] | None:
        """The summary of a table for lists, and whose turn it is; None if the table is damaged or deleted. A table of
        an earlier version without a summary gets one: it is loaded for that, and not added to the live tables."""
        found = parse_summary(row.summary)
        if found is not None:
            return found, row.turn
        try:
            table = await self.read(row.table)
        except DamagedTable:
            return None
        if table is None:
            return None
        summary, turn = summarize(table), turn_bits(table)
        await self.writer.write(self.store.summarize, row.table, table.number, format_summary(summary), turn)
        return summary, turn


def rebuild(table_id: str, stored: Sequence[Stored]) -> Table:
    """The table that results from these events; any exception if it cannot be folded or shown."""
    table = fold_all(map(read_entry, stored))
    if table.id != table_id:
        raise ValueError("these are the events of another table")
    table_view(table, None)
    match_view(table, None)
    return table


def read_entry(stored: Stored) -> Entry:
    return Entry(stored.number, stored.at, stored.cause, parse_event(stored.body))
