"""The part of the JSON API for those who may watch a table: its picture, how it stood before, and earlier lines of its
log."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import Request
from starlette.responses import Response

from updown.server import wire
from updown.server.answers import answer, body, services_of, token_of, trouble
from updown.server.live_table import LiveTable
from updown.server.loader import DamagedTable, read_entry
from updown.server.replays import one_at_a_time
from updown.table.past import past_moments
from updown.table.views import lines_before, may_watch


@asynccontextmanager
async def holding(request: Request, invite: str = "") -> AsyncIterator[LiveTable]:
    """The table of the address, while nothing else happens at it."""
    services, table_id = services_of(request), request.path_params["table"]
    try:
        async with services.hub.locked_table(table_id) as live:
            if live is None:
                raise trouble("server/no-such-table")
            yield live
    except DamagedTable:
        known = await services.may_know(token_of(request), table_id, invite)
        raise trouble("server/damaged-table" if known else "server/no-such-table") from None


@asynccontextmanager
async def watching(request: Request, invite: str) -> AsyncIterator[tuple[LiveTable, int | None]]:
    """The same, with the person who asks; for those who may watch."""
    services, token = services_of(request), token_of(request)
    async with holding(request, invite) as live:
        person = await services.person_of(token, live.table.id)
        if not (may_watch(live.table, person) and await services.may_know(token, live.table.id, invite)):
            raise trouble("server/no-such-table")
        yield live, person


async def show_table(request: Request) -> Response:
    """Draws what the person may see: both the picture and the text are made from the view of the seat."""
    asked = await body(request, wire.ShowTable)
    async with watching(request, asked.invite) as (live, person):
        table = live.table
        match, seat = table.match, table.seat_of(person)
        if match is None or not match.begun:
            return answer(wire.ShownTable(table.number, "", ""))
        svg, text = match.svg(seat, open_hands=False), match.text(asked.lang, seat, open_hands=False)
        return answer(wire.ShownTable(table.number, svg, text))


async def show_past(request: Request) -> Response:
    """The events are read and folded again beside the live table, which goes on meanwhile."""
    services = services_of(request)
    asked = await body(request, wire.AskPast)
    async with watching(request, asked.invite) as (live, person):
        table_id, until = live.table.id, min(asked.until, live.table.number)
    stored = await services.writer.call(services.store.events, table_id)
    return answer(wire.Past(await one_at_a_time(past_moments, map(read_entry, stored), person, until)))


async def show_lines(request: Request) -> Response:
    asked = await body(request, wire.AskLines)
    async with watching(request, asked.invite) as (live, _):
        return answer(wire.Lines(*lines_before(live.table, asked.before)))
