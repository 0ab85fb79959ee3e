"""Forgets a person at all their tables, as docs/guide/host.md promises. A table at which nobody else took part is
deleted. A table with other people stays, without the person's data (table/forgetting.py)."""

import asyncio
from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from updown.server import identity, wire
from updown.server.answers import answer, services_of, token_of, trouble
from updown.server.hub import TRIES, Hub, write_entries
from updown.server.live_table import LiveTable
from updown.server.loader import DamagedTable, read_entry
from updown.server.logs import get_log
from updown.server.services import Services
from updown.server.store.api import Conflict, EventBatch, Stored
from updown.server.summary import due_at, format_summary, summarize, turn_bits
from updown.table.circumstances import Circumstances
from updown.table.events import format_event
from updown.table.forgetting import forget, is_of_others, without
from updown.table.seating import HOST
from updown.table.state import fold_all

log = get_log("server")

TABLES_AT_ONCE = 50
Bodies = list[tuple[int, bytes]]
"""The new bodies of events, by the numbers of the events."""


async def forget_me(request: Request) -> Response:
    """A token without tables has nothing to forget. After an error the rest remains to be done: ask again."""
    services, token = services_of(request), token_of(request)
    if services.hub.stopping:
        raise trouble("server/stopping")
    deleted, kept = (0, 0) if token is None else await forget_all(services, identity.hashed(token))
    response = answer(wire.Forgotten(deleted, kept))
    response.delete_cookie(identity.COOKIE, httponly=True, samesite="strict", secure=services.settings.secure_cookies)
    return response


async def forget_all(services: Services, token: bytes) -> tuple[int, int]:
    """Forgets the person of a token at all tables. Returns how many were deleted and how many are kept for others."""
    deleted = kept = 0
    if await services.writer.write(services.store.forget_reports, token):
        services.deleted.set()
    while rows := await services.writer.call(find_tables, services, token):
        for table_id, person in rows:
            stays = await forget_at(services, token, table_id, person)
            kept, deleted = kept + (stays is True), deleted + (stays is False)
            services.drawer.forget(table_id)
            services.deleted.set()
    return deleted, kept


def find_tables(services: Services, token: bytes) -> list[tuple[str, int]]:
    """Some of the token's tables. Tables that have been handled do not have the token any more."""
    found = services.store.tables_of(token, TABLES_AT_ONCE, closed=True)
    return [(row.table, person) for row, person in found]


async def forget_at(services: Services, token: bytes, table_id: str, person: int) -> bool | None:
    """Forgets a person at one table. Returns whether the table is kept; None if the table has been deleted meanwhile,
    or the seat moved to another device."""
    hub = services.hub
    for _ in range(TRIES):
        try:
            async with hub.locked_table(table_id) as live:
                if live is None or await services.writer.call(services.store.person_of, token, table_id) != person:
                    return None
                return await _forget_here(hub, live, person)
        except DamagedTable:
            return await _forget_damaged(hub, table_id, person)
        except Conflict:
            await asyncio.sleep(0)
    raise trouble("server/store-down")


async def _forget_here(hub: Hub, live: LiveTable, person: int) -> bool:
    """Forgets the person at a table in memory, which is locked. Everybody is then disconnected and loads the stored
    table."""
    table_id = live.table.id
    if not is_of_others(live.table, person):
        await hub.writer.write(hub.store.delete, table_id)
        hub.unload_deleted(live)
        hub.cluster.announce(table_id)
        return False
    stored = await hub.writer.call(hub.store.events, table_id)
    bodies, batch = await asyncio.to_thread(forgotten, stored, table_id, hub.circumstances(person))
    try:
        await hub.writer.write(hub.store.forget, table_id, person, bodies, batch)
    finally:
        live.expel(person)
        live.cancel_bots()
        hub.discard(live)
    hub.cluster.announce(table_id, batch.events[-1].number)
    log.info("person-forgotten", table=table_id)
    return True


def forgotten(stored: Sequence[Stored], table_id: str, around: Circumstances) -> tuple[Bodies, EventBatch]:
    """The changed bodies of earlier events, and the new events."""
    assert around.person is not None
    entries = [read_entry(each) for each in stored]
    cleaned = [without(entry, around.person) for entry in entries]
    bodies = [(new.number, format_event(new.event)) for new, old in zip(cleaned, entries, strict=True) if new != old]
    table = fold_all(cleaned)
    made = forget(table, around)
    summary, turn, due = format_summary(summarize(table)), turn_bits(table), due_at(table)
    return bodies, EventBatch(table_id, write_entries(made), table.status, summary=summary, turn=turn, due=due)


async def _forget_damaged(hub: Hub, table_id: str, person: int) -> bool:
    """A damaged table is deleted by its host. Otherwise the events that can be read are cleaned, and nothing is
    added."""
    if person == HOST:
        await hub.writer.write(hub.store.delete, table_id)
        hub.loader.forget(table_id)
        return False
    bodies: Bodies = []
    for each in await hub.writer.call(hub.store.events, table_id):
        try:
            entry = read_entry(each)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            continue
        cleaned = without(entry, person)
        if cleaned is not entry:
            bodies.append((cleaned.number, format_event(cleaned.event)))
    await hub.writer.write(hub.store.forget, table_id, person, bodies)
    return True
