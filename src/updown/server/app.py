"""The application: combines routes, sockets and middleware, and runs the server."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp

from updown.server.answers import Trouble, answer, trouble
from updown.server.batched_websocket import TableProtocol
from updown.server.bounded_http import bounded_http
from updown.server.garbage import collect_garbage
from updown.server.listening import bind
from updown.server.logs import get_log, set_up_logging
from updown.server.middleware import EXCEPTION_HANDLERS, Guard, answer_http_error
from updown.server.routes import make_routes
from updown.server.schemas import schema_routes
from updown.server.services import check_hold_level, open_store, running
from updown.server.settings import Settings
from updown.server.socket import TableSocket
from updown.server.static_files import site_routes, unknown_page
from updown.server.store.api import StoreDown
from updown.server.store.store import Store
from updown.server.supervise import start_supervised

log = get_log("server")

LARGE_BODIES = ("/api/records/check", "/api/replays", "/api/practice")
"""The addresses that accept a record, which may be large."""


def make_app(settings: Settings, store: Store | None = None) -> ASGIApp:
    """The application with these settings and its middleware. It opens the store when it starts, unless one is
    given.

    >>> from updown.server.app import make_app
    >>> from updown.server.settings import Settings
    >>> app = make_app(Settings(warm_bots=False, retention_days=30))
    >>> callable(app)
    True
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running(settings, store) as services:
            app.state.services = services
            yield

    def count_refusal(code: str) -> None:
        if hasattr(app.state, "services"):
            app.state.services.metrics.refused(code)

    async def on_trouble(request: Request, error: Exception) -> Response:
        assert isinstance(error, Trouble)
        count_refusal(error.problem.code)
        return answer(error.problem, error.status)

    async def on_store_down(request: Request, error: Exception) -> Response:
        return await on_trouble(request, trouble("server/store-down"))

    async def on_http_error(request: Request, error: Exception) -> Response:
        page = await unknown_page(request) if isinstance(error, HTTPException) and error.status_code == 404 else None
        return page or await answer_http_error(request, error)

    app = Starlette(
        routes=[
            *make_routes(),
            WebSocketRoute("/api/tables/{table}/socket", TableSocket()),
            *schema_routes(),
            *site_routes(),
        ],
        lifespan=lifespan,
        exception_handlers={
            **EXCEPTION_HANDLERS,
            HTTPException: on_http_error,
            Trouble: on_trouble,
            StoreDown: on_store_down,
        },
    )
    return Guard(app, settings, large_bodies=LARGE_BODIES, on_refused=count_refusal)


class Server(uvicorn.Server):
    """Prints the address as soon as the server listens, and collects garbage when that stops nobody."""

    def __init__(self, config: uvicorn.Config, on_started: Callable[[str], None]) -> None:
        super().__init__(config)
        self.on_started = on_started
        self.collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for server in self.servers:
                for listening in server.sockets:
                    host, port = listening.getsockname()[:2]
                    log.info("listening", kind="http", host=host, port=port)
                    self.on_started(f"http://{f'[{host}]' if ':' in host else host}:{port}")
            # Not with another program's server: its schedule is not ours to change.
            self.collecting = start_supervised("garbage", collect_garbage)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.collecting is not None:
            self.collecting.cancel()
        await super().shutdown(sockets)


def print_address(address: str) -> None:
    print(f"updown: tables at {address}", flush=True)


def serve(settings: Settings, on_started: Callable[[str], None] = print_address) -> int:
    """Serves until it is stopped, then drains. Returns the exit code. Raises a ValueError with a clear text for every
    problem that an operator can fix, before anything runs."""
    set_up_logging(settings.log_level, settings.log_format)
    check_hold_level(settings)
    sockets = bind(settings.host, settings.port)
    try:
        store = open_store(settings)
    except BaseException:
        for each in sockets:
            each.close()
        raise
    server = Server(
        uvicorn.Config(
            make_app(settings, store),
            host=settings.host,
            port=settings.port,
            http=bounded_http(settings),
            ws=TableProtocol,
            ws_max_size=settings.message_bytes,
            ws_ping_interval=settings.heartbeat_seconds,
            ws_ping_timeout=settings.heartbeat_seconds,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=settings.drain_seconds,
            server_header=False,
            proxy_headers=False,
            log_config=None,
            access_log=False,
        ),
        on_started,
    )
    server.run(sockets)
    return 0 if server.started else 1
