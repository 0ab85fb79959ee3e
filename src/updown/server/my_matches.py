"""The finished matches of a person, from the summaries of their tables."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from updown.server import identity, wire
from updown.server.answers import answer, services_of, token_of, trouble
from updown.server.store.api import Listed
from updown.server.summary import Summary

TABLES_AT_ONCE = 50
"""The tables whose matches are in one answer."""


async def my_matches(request: Request) -> Response:
    services, token = services_of(request), token_of(request)
    text = request.query_params.get("from", "0")
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise trouble("server/bad-message", "from: expected a number from 0 on.")
    skip = int(text)
    found: list[wire.MyMatch] = []
    find = partial(services.store.tables_of, skip=skip, closed=True)
    rows = await services.writer.call(find, identity.hashed(token), TABLES_AT_ONCE + 1) if token else []
    for row, person in rows[:TABLES_AT_ONCE]:
        known = await services.hub.loader.summary_of(row)
        if known is not None:
            found += matches_of(row, person, known[0])
    return answer(wire.MyMatches(found, skip + TABLES_AT_ONCE if len(rows) > TABLES_AT_ONCE else None))


def matches_of(row: Listed, person: int, summary: Summary) -> list[wire.MyMatch]:
    """The matches of a table that the person played to the end."""
    found = []
    for each in summary.matches:
        seat = each.seat_of(person)
        if seat is not None:
            found.append(
                wire.MyMatch(
                    table=row.table,
                    game=row.game,
                    match=each.match,
                    seat=seat,
                    players=each.players,
                    bots=[bot for bot, sitter in enumerate(each.people) if sitter is None],
                    scores=each.scores,
                    winners=each.winners,
                    low=each.low,
                    practice=each.practice,
                    rounds=each.rounds,
                    moves=each.moves,
                    began=each.began,
                    ended=each.ended,
                )
            )
    return found
