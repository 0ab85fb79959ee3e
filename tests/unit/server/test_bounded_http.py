"""Connections that never finish the head of a request are closed, and one address has only so many."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import ip_network
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from websockets.sync.client import connect

from updown.server.bounded_http import bounded_http
from updown.server.settings import Settings

ASKED = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
PATIENCE = 20.0


async def fine(request: Request) -> Response:
    return PlainTextResponse("fine")


async def echo(websocket: WebSocket) -> None:
    await websocket.accept()
    async for text in websocket.iter_text():
        await websocket.send_text(text)


@contextmanager
def serving(head_seconds: float = 0.3, **settings: Any) -> Iterator[int]:
    app = Starlette(routes=[Route("/", fine), WebSocketRoute("/ws", echo)])
    http = bounded_http(Settings(**settings), head_seconds)
    config = uvicorn.Config(app, port=0, http=http, log_config=None, lifespan="off", timeout_keep_alive=30)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(10)


def open_connection(port: int, stack: ExitStack) -> socket.socket:
    return stack.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE))


def answers(connection: socket.socket, asked: bytes = ASKED) -> bool:
    """Whether the request is answered; False if the connection is closed instead."""
    try:
        connection.sendall(asked)
        return connection.recv(1_000).startswith(b"HTTP/1.1 200")
    except ConnectionError:
        return False


def test_a_head_that_does_not_come_is_not_waited_for() -> None:
    with serving() as port, ExitStack() as stack:
        silent, slow = open_connection(port, stack), open_connection(port, stack)
        slow.sendall(ASKED[:-4])
        # Both are closed by the server: reading ends.
        assert silent.recv(100) == b""
        assert slow.recv(100) == b""
        assert answers(open_connection(port, stack))


def test_the_next_request_of_a_connection_has_a_head_too() -> None:
    with serving() as port, ExitStack() as stack:
        connection = open_connection(port, stack)
        assert answers(connection)
        time.sleep(0.6)
        assert answers(connection), "between two requests it may rest"
        connection.sendall(ASKED[:-4])
        assert connection.recv(100) == b""


def test_a_socket_stays() -> None:
    with serving() as port, connect(f"ws://127.0.0.1:{port}/ws", proxy=None) as line:
        time.sleep(0.6)
        line.send("still here")
        assert line.recv(timeout=PATIENCE) == "still here"


def test_an_address_has_only_so_many_connections() -> None:
    with serving(head_seconds=PATIENCE, connections_per_address=3) as port, ExitStack() as stack:
        held = [open_connection(port, stack) for _ in range(3)]
        assert all(answers(each) for each in held)
        assert not answers(open_connection(port, stack))
        held[0].close()
        deadline = time.monotonic() + PATIENCE
        while not answers(open_connection(port, stack)):
            assert time.monotonic() < deadline
        # A connection that has become a socket counts as one no longer.
        held[1].close()
        with connect(f"ws://127.0.0.1:{port}/ws", proxy=None) as line:
            while not answers(open_connection(port, stack)):
                assert time.monotonic() < deadline
            line.send("here")
            assert line.recv(timeout=PATIENCE) == "here"


def test_a_proxy_that_is_trusted_has_as_many_as_it_needs() -> None:
    proxies = (ip_network("127.0.0.0/8"),)
    with serving(connections_per_address=1, trusted_proxies=proxies) as port, ExitStack() as stack:
        assert all(answers(open_connection(port, stack)) for _ in range(5))
