"""Serves the preview picture of a link to a table. It shows what an onlooker may see; for a table with a secret
invitation, only its game, its people and its free seats. If too many pictures are requested, the picture of the game is
sent instead."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from updown.games.registry import GAMES
from updown.server.answers import services_of, trouble
from updown.server.loader import DamagedTable
from updown.server.picture_drawer import Busy
from updown.server.preview_svg import PreviewSeat, preview
from updown.server.previews import language, still_picture
from updown.server.services import Services
from updown.server.store.api import Header
from updown.table.state import Table
from updown.table.views import may_watch
from updown.words import LANGUAGES

KEEP = "public, max-age=60"


async def show_preview(request: Request) -> Response:
    services, table_id = services_of(request), request.path_params["table"]
    asked = request.query_params.get("lang", "")
    lang = asked if asked in LANGUAGES else language(request.headers.get("accept-language", ""))
    drawer, now = services.drawer, services.monotonic()
    png = drawer.fresh((table_id, lang), now)
    if png is None:
        found = await services.writer.call(services.store.header, table_id)
        if found is None or found[0].game not in GAMES:
            drawer.forget(table_id)
            raise trouble("server/no-such-table")
        try:
            png = await drawer.draw((table_id, lang), await drawing(services, found[0], lang), now)
        except (Busy, DamagedTable):
            return RedirectResponse(f"/{still_picture(found[0].game)}", 302, {"cache-control": "no-store"})
    return Response(png, media_type="image/png", headers={"cache-control": KEEP})


async def drawing(services: Services, header: Header, lang: str) -> str:
    """The SVG of the table. It includes the match only if anybody could find and watch the table."""
    title = GAMES[header.game].title
    if header.listed:
        async with services.hub.locked_table(header.table) as live:
            if live is None:
                raise trouble("server/no-such-table")
            if may_watch(live.table, None):
                seats = seats_of(live.table)
                return preview(title, lang, seats, match_picture(live.table, [seat.label(lang) for seat in seats]))
    row = await services.writer.call(services.store.listed, header.table)
    known = None if row is None else await services.hub.loader.summary_of(row)
    if known is None:
        raise DamagedTable
    summary, _ = known
    return preview(title, lang, [PreviewSeat(each.name, bot=each.kind == "bot") for each in summary.seats])


def seats_of(table: Table) -> list[PreviewSeat]:
    return [
        PreviewSeat(None if each.person is None else table.people[each.person].name, bot=each.kind == "bot")
        for each in table.seats
    ]


def match_picture(table: Table, names: list[str]) -> str:
    """The match as an onlooker sees it; '' before it begins."""
    if table.match is None or not table.match.begun:
        return ""
    return table.match.svg(None, open_hands=False, names=names)
