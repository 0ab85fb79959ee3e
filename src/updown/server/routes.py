"""The JSON API: opening, finding and joining tables, records, claim codes, and endpoints for operators. The application
and docs/reference/openapi.json are generated from the list `ENDPOINTS`."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import NamedTuple, cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from updown.agents.api import BadAgent
from updown.games.registry import GAMES, game_of_version
from updown.games.rulebook import rules_text
from updown.rules.match import Match
from updown.server import identity, wire
from updown.server.answers import (
    Trouble,
    accepted,
    answer,
    body,
    own_token,
    packed_answer,
    services_of,
    token_of,
    trouble,
    with_token,
)
from updown.server.bot_pool import LEVELS
from updown.server.forgetting import forget_me
from updown.server.game_info import game_info
from updown.server.lessons import show_lesson
from updown.server.live_table import LiveTable
from updown.server.loader import DamagedTable
from updown.server.middleware import client_address
from updown.server.my_matches import my_matches
from updown.server.push_routes import push_key, start_push, stop_push
from updown.server.replays import check_record, match_of, show_replay
from updown.server.reports import report_table
from updown.server.services import Services
from updown.server.store.api import Listed
from updown.server.summary import Summary
from updown.server.watching import holding, show_lines, show_past, show_table
from updown.table.commands import PRESETS, Sit
from updown.table.plan import BotSeat, MySeat, Plan, Unhurried
from updown.table.refusals import CODES
from updown.table.replaying import Replay
from updown.table.seating import HOST, Status
from updown.table.views import finished_record
from updown.words import LANGUAGES

MOST_LISTED = 50
MOST_MINE = 30

# --- tables ---


async def open_table(request: Request) -> Response:
    asked = await body(request, wire.OpenTable)
    return await opened(request, asked, asked.plan)


async def open_practice(request: Request) -> Response:
    asked = await body(request, wire.OpenPractice)
    start = await match_of(asked)
    game = start.game
    if asked.seat >= game.players:
        raise Trouble("table/no-such-seat", CODES["table/no-such-seat"], seat=asked.seat)
    seats = (MySeat() if seat == asked.seat else BotSeat(level=asked.level) for seat in range(game.players))
    plan = Plan(game=game.id, options=game.record_options(), seats=tuple(seats), pace=Unhurried(), watch="nobody")
    return await opened(request, asked, plan, start)


async def opened(
    request: Request, asked: wire.OpenTable | wire.OpenPractice, plan: Plan, start: Match | None = None
) -> Response:
    services = services_of(request)
    check_levels(services, plan)
    address = client_address(request.scope, services.settings.trusted_proxies)
    if len(services.hub.tables) >= services.settings.tables_limit:
        services.hub.table_clock.make_room(services.settings.tables_limit)
    if len(services.hub.tables) >= services.settings.tables_limit:
        raise trouble("server/full")
    wait = await services.hub.cluster.take(services.openings, address, services.monotonic())
    if wait > 0:
        raise trouble("server/too-many", wait_ms=int(wait * 1000) + 1)
    token = await own_token(request)
    table, invite = accepted(await services.hub.open(plan, asked.name, asked.lang, identity.hashed(token), start))
    given = token if asked.bearer else None
    return with_token(request, wire.Seated(table.id, HOST, table.seat_of(HOST), invite, given), token, 201)


def check_levels(services: Services, plan: Plan) -> None:
    """Checks that every bot of the plan is allowed at a live table."""
    try:
        game = game_of_version(plan.game, None)(**plan.options)
    except (ValueError, TypeError):
        return  # The table itself reports the error in its plan.
    for planned in plan.seats:
        if isinstance(planned, BotSeat):
            try:
                services.check_level(planned.level, game)
            except BadAgent as error:
                raise Trouble("table/bad-level", str(error)) from None


async def list_tables(request: Request) -> Response:
    services = services_of(request)
    found = []
    for row in await services.writer.call(services.store.public_tables, MOST_LISTED):
        known = await services.hub.loader.summary_of(row)
        if known is not None:
            summary, _ = known
            found.append(
                wire.ListedTable(
                    table=row.table,
                    game=row.game,
                    status=status_of(row),
                    seats=len(summary.seats),
                    open=summary.count("open"),
                    bots=summary.count("bot"),
                    names=summary.names,
                    updated=row.updated,
                )
            )
    return answer(wire.PublicTables(found))


async def my_tables(request: Request) -> Response:
    services = services_of(request)
    token = token_of(request)
    found = []
    rows = await services.writer.call(services.store.tables_of, identity.hashed(token), MOST_MINE) if token else []
    for row, person in rows:
        known = await services.hub.loader.summary_of(row)
        summary, turn = known if known is not None else (Summary([], []), 0)
        seat = summary.seat_of(person)
        found.append(
            wire.MyTable(
                table=row.table,
                game=row.game,
                status=status_of(row),
                seat=seat,
                bots=summary.count("bot"),
                names=summary.names,
                your_turn=seat is not None and bool(turn >> seat & 1),
                host=person == HOST,
                damaged=known is None or bool(row.damage),
                updated=row.updated,
            )
        )
    return answer(wire.MyTables(found))


def status_of(row: Listed) -> Status:
    return cast(Status, row.status)


async def join_table(request: Request) -> Response:
    services = services_of(request)
    asked = await body(request, wire.JoinTable)
    token = await own_token(request)
    given = token if asked.bearer else None
    async with holding(request, asked.invite) as live:
        table_id, listed = live.table.id, live.table.plan.listed
        person = await services.person_of(token, table_id)
        seat = live.table.seat_of(person)
    sit = Sit(name=asked.name, lang=asked.lang, seat=asked.seat)
    if person is None:
        if not listed and not await services.is_invited(table_id, asked.invite):
            raise trouble("server/no-invite")
        person = accepted(await services.hub.sit(table_id, sit, identity.hashed(token)))
    elif seat is None:

        async def still_here(_live: LiveTable) -> bool:
            return await services.person_of(token, table_id) == person

        accepted(await services.hub.command(table_id, person, sit, allowed=still_here))
    async with holding(request, asked.invite) as live:
        seat = live.table.seat_of(person)
    return with_token(request, wire.Seated(table_id, person, seat, None, given), token, 200)


async def fetch_record(request: Request) -> Response:
    text = request.query_params.get("match", "0")
    async with holding(request) as live:
        person = await services_of(request).person_of(token_of(request), live.table.id)
        if not (text.isascii() and text.isdigit() and len(text) < 6):
            raise trouble("server/bad-message", "match: expected a number from 0 on.")
        return answer(accepted(finished_record(live.table, person, int(text))))


async def delete_table(request: Request) -> Response:
    services, table_id = services_of(request), request.path_params["table"]
    if await services.writer.call(services.store.header, table_id) is None:
        raise trouble("server/no-such-table")

    async def is_host() -> bool:
        return await services.person_of(token_of(request), table_id) == HOST

    if not await services.hub.delete(table_id, is_host):
        raise trouble("server/not-yours")
    services.drawer.forget(table_id)
    services.deleted.set()
    return Response(status_code=204)


# --- moving to another device ---


async def make_claim(request: Request) -> Response:
    services = services_of(request)
    asked = await body(request, wire.MakeClaim)
    code, token, expires = identity.new_code(), token_of(request), services.hub.now() + identity.CLAIM_MS
    hashes = identity.hashed(code), identity.hashed(token or "")
    if token is None or not await services.writer.write(services.store.add_claim, *hashes, asked.table, expires):
        raise trouble("server/no-such-table")
    return answer(wire.Claim(code, expires), 201)


async def use_claim(request: Request) -> Response:
    asked = await body(request, wire.UseClaim)
    token = await own_token(request)
    code = identity.hashed(identity.clean_code(asked.code))
    try:
        moved = await services_of(request).hub.move_seat(code, identity.hashed(token))
    except DamagedTable:
        raise trouble("server/damaged-table") from None
    if moved is None:
        raise trouble("server/no-such-code")
    given = token if asked.bearer else None
    return with_token(request, wire.Seated(moved.table, moved.person, moved.seat, None, given), token, 200)


# --- records and games ---


async def list_games(request: Request) -> Response:
    return packed_answer(request, *written_games(tuple(GAMES)))


@lru_cache(maxsize=1)
def written_games(games: tuple[str, ...]) -> tuple[bytes, bytes]:
    """The information about the games as JSON, plain and compressed. It is part of the first load of a page."""
    content = wire.encode(games_info(games))
    return content, gzip.compress(content)


@lru_cache(maxsize=1)
def games_info(games: tuple[str, ...]) -> wire.Games:
    """Information about all games; computed again only when a game is added."""
    levels = [wire.LevelInfo(level, about) for level, about in LEVELS.items()]
    return wire.Games([game_info(GAMES[game]) for game in games], levels, list(LANGUAGES), list(PRESETS))


async def fetch_rules(request: Request) -> Response:
    """The text of the rules; in English if the game does not have the language."""
    game, lang = request.path_params["game"], request.query_params.get("lang", LANGUAGES[0])
    if game not in GAMES:
        raise trouble("server/not-found")
    if lang not in LANGUAGES:
        raise trouble("server/bad-message", f"lang: expected {', '.join(LANGUAGES)}.")
    return answer(wire.RulesText(rules_text(game, lang)))


# --- for operators ---


async def healthz(request: Request) -> Response:
    """Reports that the process is running."""
    return answer({"status": "ok"})


async def readyz(request: Request) -> Response:
    """Reports whether the server can be used: the store can be read and written in time, and the server is not
    stopping."""
    services = services_of(request)
    if not services.ready or services.hub.stopping:
        raise trouble("server/stopping")
    try:
        async with asyncio.timeout(services.settings.store_seconds / 2):
            await services.appends.check()
            await services.writer.call(services.store.last_number, "")
    except TimeoutError:
        raise trouble("server/store-down", "It takes too long.") from None
    return answer({"status": "ok", "bots": services.bots.all_ready})


async def show_metrics(request: Request) -> Response:
    services = services_of(request)
    if not services.settings.metrics:
        raise trouble("server/not-found")
    services.metrics.bot_queue.set(services.bots.queue_size)
    services.metrics.store_queue.set(services.writer.queue_size)
    services.metrics.store_wait.set(services.writer.writing_seconds)
    return Response(services.metrics.render(), media_type=services.metrics.content_type)


# --- the list of endpoints ---


class Endpoint(NamedTuple):
    method: str
    path: str
    run: Callable[[Request], Awaitable[Response]]
    summary: str
    takes: type | None = None
    gives: type | None = None
    status: int = 200
    codes: tuple[str, ...] = ()


ANY = ("server/bad-host", "server/too-many", "server/store-down", "server/stopping")
POSTED = ("server/bad-message", "server/bad-origin", "server/too-large", "server/too-slow", *ANY)
SEATED = (
    *("table/closed", "table/taken", "table/started", "table/seated", "table/bad-name", "table/no-such-seat"),
    *("table/sent-away", "table/too-much"),
)

ENDPOINTS = (
    Endpoint(
        "POST", "/api/tables", open_table, "Open a table", wire.OpenTable, wire.Seated, 201,
        (*POSTED, "server/full", "table/bad-plan", "table/bad-level", "table/bad-name"),
    ),
    Endpoint(
        "POST", "/api/practice", open_practice, "Play on from a step of a record", wire.OpenPractice, wire.Seated, 201,
        (*POSTED, "server/full", "server/bad-record", "table/bad-plan", "table/bad-level", "table/bad-name",
         "table/no-such-seat"),
    ),
    Endpoint("GET", "/api/tables", list_tables, "Tables that anybody may join", None, wire.PublicTables, codes=ANY),
    Endpoint("GET", "/api/mine", my_tables, "Tables that you have a part in", None, wire.MyTables, codes=ANY),
    Endpoint(
        "GET", "/api/mine/matches", my_matches, "Finished matches that you played (?from=0, then `next`)", None,
        wire.MyMatches, codes=(*ANY, "server/bad-message"),
    ),
    Endpoint(
        "DELETE", "/api/mine", forget_me, "Forget you: your name, face, words and tokens at all tables", None,
        wire.Forgotten, codes=(*ANY, "server/bad-origin"),
    ),
    Endpoint(
        "POST", "/api/tables/{table}/join", join_table, "Sit down at a table", wire.JoinTable, wire.Seated,
        codes=(*POSTED, *SEATED, "server/no-such-table", "server/damaged-table", "server/no-invite"),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/record", fetch_record, "The record of a match that is over (?match=0, 1, …)",
        None, dict,
        codes=(
            *ANY, "server/bad-message", "server/no-such-table", "server/damaged-table", "table/not-over",
            "table/not-seated",
        ),
    ),
    Endpoint(
        "POST", "/api/tables/{table}/shown", show_table, "The match as you may see it, drawn and in words",
        wire.ShowTable, wire.ShownTable, codes=(*POSTED, "server/no-such-table", "server/damaged-table"),
    ),
    Endpoint(
        "POST", "/api/tables/{table}/past", show_past, "How the match stood at its last moves, as you may see it",
        wire.AskPast, wire.Past, codes=(*POSTED, "server/no-such-table", "server/damaged-table"),
    ),
    Endpoint(
        "POST", "/api/tables/{table}/lines", show_lines, "Earlier lines of the log", wire.AskLines, wire.Lines,
        codes=(*POSTED, "server/no-such-table", "server/damaged-table"),
    ),
    Endpoint(
        "POST", "/api/tables/{table}/report", report_table, "Report a problem at a table to the operator of the server",
        wire.ReportTable, None, 204, (*POSTED, "server/no-such-table"),
    ),
    Endpoint(
        "DELETE", "/api/tables/{table}", delete_table, "Delete a table for good; its host may", None, None, 204,
        (*ANY, "server/bad-origin", "server/no-such-table", "server/not-yours"),
    ),
    Endpoint(
        "POST", "/api/claims", make_claim, "A code to move your seat to another device", wire.MakeClaim, wire.Claim,
        201, (*POSTED, "server/no-such-table"),
    ),
    Endpoint(
        "POST", "/api/claims/use", use_claim, "Take the seat over on this device", wire.UseClaim, wire.Seated,
        codes=(*POSTED, "server/no-such-code", "server/damaged-table"),
    ),
    Endpoint(
        "POST", "/api/records/check", check_record, "Does a record keep to the rules, and is it consistent?",
        wire.CheckRecord, wire.CheckedRecord, codes=POSTED,
    ),
    Endpoint("GET", "/api/push", push_key, "The key for push messages", None, wire.PushKey, codes=ANY),
    Endpoint(
        "POST", "/api/tables/{table}/push", start_push, "Receive push messages about a table",
        wire.StartPush, None, 204, (*POSTED, "server/no-such-table"),
    ),
    Endpoint(
        "POST", "/api/tables/{table}/push/stop", stop_push, "Stop push messages of a table", wire.StopPush, None, 204,
        (*POSTED, "server/no-such-table"),
    ),
    Endpoint(
        "POST", "/api/replays", show_replay, "A record step by step", wire.AskReplay, Replay,
        codes=(*POSTED, "server/bad-record"),
    ),
    Endpoint("GET", "/api/games", list_games, "What can be played here, against whom", None, wire.Games, codes=ANY),
    Endpoint(
        "GET", "/api/games/{game}/rules", fetch_rules, "The rules of a game (?lang=en)", None, wire.RulesText,
        codes=(*ANY, "server/bad-message", "server/not-found"),
    ),
    Endpoint(
        "POST", "/api/games/{game}/lessons/{chapter}", show_lesson, "A chapter (1, 2, …) that teaches a game",
        wire.AskLesson, wire.LessonView, codes=(*POSTED, "server/not-found"),
    ),
    Endpoint(
        "GET", "/healthz", healthz, "The process answers", None, dict, codes=("server/bad-host", "server/too-many")
    ),
    Endpoint("GET", "/readyz", readyz, "The server can be used", None, dict, codes=ANY),
)  # fmt: skip


def make_routes() -> list[BaseRoute]:
    routes: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        routes.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    made: list[BaseRoute] = [
        Route(path, _by_method({method: endpoint.run for method, endpoint in methods.items()}), methods=[*methods])
        for path, methods in routes.items()
    ]
    return [*made, Route("/metrics", show_metrics)]


def _by_method(
    methods: dict[str, Callable[[Request], Awaitable[Response]]],
) -> Callable[[Request], Awaitable[Response]]:
    async def run(request: Request) -> Response:
        # A route that answers GET answers HEAD as well.
        return await methods["GET" if request.method == "HEAD" else request.method](request)

    return run
