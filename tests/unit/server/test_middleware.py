"""Who may ask, how often and how much; every answer has the headers, every refusal its reason."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ipaddress import ip_network
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message, Scope
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as connect_socket
from websockets.typing import Origin

from updown.server import middleware
from updown.server.middleware import EXCEPTION_HANDLERS, HEADERS, Guard, check_origin, client_address
from updown.server.settings import Settings

MANY = {"requests_per_second": 10_000, "requests_burst": 10_000}


async def tell(request: Request) -> Response:
    body = await request.body()
    return JSONResponse(
        {"bytes": len(body), "address": request.state.address}, headers={"Referrer-Policy": "unsafe-url"}
    )


async def crash(request: Request) -> Response:
    raise ValueError("hunter2")


async def refuse(request: Request) -> Response:
    raise HTTPException(409, "not now")


async def echo(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.send_text(websocket.state.address)
    await websocket.close()


def make_app() -> Starlette:
    routes = [
        Route("/", tell, methods=["GET", "POST", "DELETE"]),
        Route("/api/tables", tell, methods=["GET", "POST"]),
        Route("/api/records/check", tell, methods=["POST"]),
        Route("/crash", crash),
        Route("/refuse", refuse),
        WebSocketRoute("/ws", echo),
    ]
    return Starlette(routes=routes, exception_handlers=EXCEPTION_HANDLERS)


def make_guard(**settings: Any) -> Guard:
    return Guard(
        make_app(), Settings(**{**MANY, "hosts": ("cards.example",), **settings}), large_bodies=["/api/records/check"]
    )


def ask(app: Guard, method: str, path: str, *, client: str = "192.0.2.1", **more: Any) -> httpx.Response:
    async def send() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(client, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://cards.example") as web:
            return await web.request(method, path, **more)

    return asyncio.run(send())


@contextmanager
def serving(app: Guard) -> Iterator[int]:
    """A real server on this machine; gives its port."""
    config = uvicorn.Config(app, port=0, log_config=None, proxy_headers=False, lifespan="off")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(10)
    assert not thread.is_alive()


def connect(address: str, **more: Any) -> ClientConnection:
    connection: ClientConnection = connect_socket(address, proxy=None, **more)
    return connection


# --- headers ---


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/nowhere", 404),
        ("PUT", "/", 405),
        ("GET", "/crash", 500),
        ("GET", "/refuse", 409),
    ],
)
def test_every_answer_has_the_headers(method: str, path: str, status: int) -> None:
    answer = ask(make_guard(), method, path)
    assert answer.status_code == status
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value], "once, also where the application says otherwise"
    assert "strict-transport-security" not in answer.headers
    assert "cache-control" not in answer.headers


def test_the_content_policy() -> None:
    policy = dict(part.strip().split(" ", 1) for part in middleware.CONTENT_POLICY.split(";"))
    assert policy == {
        "default-src": "'self'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "connect-src": "'self'",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }


def test_nothing_of_the_api_is_kept_by_browsers() -> None:
    app = make_guard()
    assert ask(app, "GET", "/api/tables").headers["cache-control"] == "no-store"
    assert ask(app, "GET", "/api").headers["cache-control"] == "no-store"
    assert "cache-control" not in ask(app, "GET", "/apiary").headers


def test_https_stays_https() -> None:
    answer = ask(make_guard(secure_cookies=True), "GET", "/")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


# --- errors ---


@pytest.mark.parametrize(
    ("method", "path", "code", "message"),
    [
        ("GET", "/nowhere", "server/not-found", "Not Found"),
        ("PUT", "/", "server/wrong-method", "Method Not Allowed"),
        ("GET", "/refuse", "server/bad-message", "not now"),
        ("GET", "/crash", "server/failed", "something went wrong here; it has been noted"),
    ],
)
def test_errors_have_one_shape_and_tell_no_insides(method: str, path: str, code: str, message: str) -> None:
    answer = ask(make_guard(), method, path)
    assert answer.headers["content-type"] == "application/json"
    assert answer.json() == {"code": code, "message": message, "values": {}}


# --- hosts ---


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1:8000", "[::1]:8000", "192.168.1.20", "localhost", "localhost:8000", "updown", "", "MIA.local:80"),
        *("cards.example", "CARDS.example:443", "dev.example"),
    ],
)
def test_the_server_goes_by_addresses_local_names_and_its_own(host: str) -> None:
    app = make_guard(origins=("dev.example:5173",))
    assert ask(app, "GET", "/", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "cards.example.evil.test:8000", "127.0.0.1.evil.test", "a.b."])
def test_a_name_that_somebody_else_has_made_lead_here_is_refused(host: str) -> None:
    """DNS rebinding: the page of that name would be of the same origin as what it asks for."""
    answer = ask(make_guard(), "GET", "/api/tables", headers={"host": host})
    assert (answer.status_code, answer.json()["code"]) == (421, "server/bad-host")
    assert "--hosts (UPDOWN_HOSTS)" in answer.json()["message"]
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + "A" * 22
    with serving(make_guard()) as port, socket.create_connection(("127.0.0.1", port), 10) as stream:
        stream.sendall(f"GET /ws HTTP/1.1\r\nHost: {host}\r\n{upgrade}==\r\n\r\n".encode())
        assert stream.recv(100).startswith(b"HTTP/1.1 421")


# --- origins ---


def check(
    origin: str | Sequence[str] | None, host: str, allowed: Sequence[str] = (), cookie: bool = True
) -> str | None:
    origins = [] if origin is None else [origin] if isinstance(origin, str) else origin
    raw = [(b"origin", each.encode()) for each in origins] + [(b"cookie", b"updown=x")] * cookie
    return check_origin(Headers(raw=raw), host, allowed)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://localhost:8000", "localhost:8000"),
        ("https://cards.example", "cards.example"),
        ("https://cards.example", "cards.example:443"),
        ("https://cards.example", "cards.example:80"),
        ("https://CARDS.example:443", "Cards.Example"),
        ("http://cards.example:80", "cards.example"),
        ("http://[::1]:8000", "[::1]:8000"),
    ],
)
def test_pages_of_the_same_host_may(origin: str, host: str) -> None:
    assert check(origin, host) is None


@pytest.mark.parametrize(
    ("origin", "host", "reason"),
    [
        ("https://evil.example", "cards.example", "the origin is 'https://evil.example': expected that of"),
        ("http://localhost:8001", "localhost:8000", "the origin is 'http://localhost:8001': expected that of"),
        ("http://cards.example:8443", "cards.example", "the origin is 'http://cards.example:8443': expected that of"),
        ("https://cards.example.evil.example", "cards.example", "the origin is"),
        ("null", "cards.example", "the origin 'null' is not one: expected that of 'cards.example'"),
        ("", "", "the origin '' is not one: expected"),
        (
            "https://cards.example@evil.example",
            "cards.example",
            "the origin 'https://cards.example@evil.example' is not",
        ),
        (["https://cards.example", "https://evil.example"], "cards.example", "there are 2 origins: expected that of"),
        (None, "cards.example", "there is a cookie and no origin: expected an Origin header"),
    ],
)
def test_other_pages_may_not(origin: str | list[str] | None, host: str, reason: str) -> None:
    problem = check(origin, host)
    assert problem is not None
    assert problem.startswith(reason)


def test_origins_that_are_allowed_besides() -> None:
    allowed = ("dev.example:5173", "cards.example")
    assert check("http://dev.example:5173", "inside:8000", allowed) is None
    assert check("https://cards.example", "inside:8000", allowed) is None
    assert check("http://dev.example", "inside:8000", allowed) is not None


def test_programs_have_no_origin_and_no_cookie() -> None:
    assert check(None, "cards.example", cookie=False) is None
    assert check("https://evil.example", "cards.example", cookie=False) is not None


@pytest.mark.parametrize("method", ["POST", "DELETE", "PUT"])
def test_what_changes_something_must_come_from_our_pages(method: str) -> None:
    refused: list[str] = []
    app = Guard(make_app(), Settings(hosts=("cards.example",), origins=("dev.example",)), on_refused=refused.append)
    answer = ask(app, method, "/", headers={"origin": "https://evil.example", "cookie": "updown=x"})
    assert answer.status_code == 403
    assert answer.json() == {
        "code": "server/bad-origin",
        "message": "the origin is 'https://evil.example': expected that of 'cards.example'",
        "values": {},
    }
    assert answer.headers["content-security-policy"] == middleware.CONTENT_POLICY
    assert refused == ["server/bad-origin"]
    for origin in ("https://cards.example", "http://dev.example"):
        assert ask(app, method, "/", headers={"origin": origin, "cookie": "updown=x"}).status_code in (200, 405)


def test_files_do_not_use_up_the_requests_of_a_house() -> None:
    """Two first visits behind one address: each needs dozens of files."""
    settings = Settings(hosts=("cards.example",), requests_per_second=1, requests_burst=3)
    app = Guard(make_app(), settings, clock=lambda: 0.0)
    assert [ask(app, "GET", "/").status_code for _ in range(50)] == [200] * 50
    assert [ask(app, "GET", "/api/tables").status_code for _ in range(4)] == [200, 200, 200, 429]
    assert [ask(app, "GET", "/").status_code for _ in range(20)].count(429) == 10, "but there is an end to it"


def test_reading_may_come_from_anywhere() -> None:
    headers = {"origin": "https://evil.example", "cookie": "updown=x"}
    assert ask(make_guard(), "GET", "/", headers=headers).status_code == 200


def test_sockets_are_refused_before_they_are_accepted() -> None:
    with serving(make_guard()) as port:
        address = f"ws://127.0.0.1:{port}/ws"
        with connect(address, origin=Origin(f"http://127.0.0.1:{port}")) as websocket:
            assert list(websocket) == ["127.0.0.1"]
        with connect(address) as websocket:
            assert list(websocket) == ["127.0.0.1"], "a program"
        with pytest.raises(InvalidStatus) as caught:
            connect(address, origin=Origin("https://evil.example"))
        answer = caught.value.response
        assert answer.status_code == 403
        assert json.loads(answer.body or b"")["code"] == "server/bad-origin"
        assert answer.headers["Content-Security-Policy"] == middleware.CONTENT_POLICY
        with pytest.raises(InvalidStatus) as caught:
            connect(address, additional_headers={"Cookie": "updown=x"})
        assert "there is a cookie and no origin" in json.loads(caught.value.response.body or b"")["message"]


def test_a_server_that_cannot_answer_handshakes_closes() -> None:
    sent: list[Message] = []

    async def receive() -> Message:
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "websocket", "path": "/ws", "headers": [(b"origin", b"null")], "client": ("192.0.2.1", 1)}
    asyncio.run(make_guard()(scope, receive, send))
    assert sent == [{"type": "websocket.close", "code": 1008}]


# --- sizes ---


def test_bodies_up_to_the_limit() -> None:
    app = make_guard(message_bytes=1000, body_bytes=5000)
    assert ask(app, "POST", "/", content=b"x" * 1000).json()["bytes"] == 1000
    answer = ask(app, "POST", "/", content=b"x" * 1001)
    assert answer.status_code == 413
    assert answer.json() == {
        "code": "server/too-large",
        "message": "the body has 1001 bytes or more: expected at most 1000",
        "values": {"limit": 1000},
    }
    assert ask(app, "POST", "/api/records/check", content=b"x" * 5000).json()["bytes"] == 5000
    assert ask(app, "POST", "/api/records/check", content=b"x" * 5001).status_code == 413


def test_bytes_are_counted_also_where_no_length_is_said() -> None:
    async def chunks() -> Any:
        for _ in range(11):
            yield b"x" * 100

    answer = ask(make_guard(message_bytes=1000), "POST", "/", content=chunks())
    assert "content-length" not in answer.request.headers
    assert (answer.status_code, answer.json()["values"]) == (413, {"limit": 1000})


def test_the_application_gets_the_body_once_and_then_what_comes() -> None:
    seen: list[Message] = []

    async def app(scope: Scope, receive: Any, send: Any) -> None:
        seen.extend([await receive(), await receive()])

    coming: list[Message] = [
        {"type": "http.request", "body": b"ab", "more_body": True},
        {"type": "http.request", "body": b"c"},
        {"type": "http.disconnect"},
    ]

    async def receive() -> Message:
        return coming.pop(0)

    scope: Scope = {"type": "http", "method": "POST", "path": "/", "headers": [], "client": None}
    asyncio.run(Guard(app, Settings())(scope, receive, receive))  # type: ignore[arg-type]
    assert seen == [{"type": "http.request", "body": b"abc", "more_body": False}, {"type": "http.disconnect"}]


def test_who_goes_away_in_the_middle_is_not_answered() -> None:
    coming: list[Message] = [{"type": "http.request", "body": b"ab", "more_body": True}, {"type": "http.disconnect"}]

    async def receive() -> Message:
        return coming.pop(0)

    async def nothing(*given: Any) -> None:
        raise AssertionError

    scope: Scope = {"type": "http", "method": "POST", "path": "/", "headers": [], "client": None}
    asyncio.run(Guard(nothing, Settings())(scope, receive, nothing))
    assert not coming


def test_a_body_that_does_not_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "BODY_SECONDS", 0.05)
    with serving(make_guard()) as port, socket.create_connection(("127.0.0.1", port)) as stream:
        stream.sendall(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nab")
        with stream.makefile("rb") as answer:
            text = answer.read().decode()
    assert text.startswith("HTTP/1.1 408 ")
    assert '"code":"server/too-slow"' in text
    assert "the body did not come within 0.05 s" in text


@pytest.mark.parametrize("said", [True, False])
def test_a_large_body_to_a_real_server_gets_its_answer(said: bool) -> None:
    with serving(make_guard()) as port:
        for _ in range(5):
            content: Any = b"x" * 2_000_000
            answer = httpx.post(
                f"http://127.0.0.1:{port}/", content=content if said else iter([content]), trust_env=False
            )
            assert (answer.status_code, answer.json()["code"]) == (413, "server/too-large")


@pytest.mark.parametrize("length", ["5000000", "9" * 18])
def test_a_body_that_is_said_to_be_huge_is_not_waited_for(length: str) -> None:
    with serving(make_guard()) as port, socket.create_connection(("127.0.0.1", port)) as stream:
        stream.sendall(f"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: {length}\r\n\r\n".encode())
        with stream.makefile("rb") as answer:
            text = answer.read().decode()
    assert text.startswith("HTTP/1.1 413 ")
    assert "connection: close" in text.lower()


def test_a_body_without_end_is_not_read_for_ever() -> None:
    with serving(make_guard()) as port, socket.create_connection(("127.0.0.1", port)) as stream:
        stream.settimeout(10)
        stream.sendall(b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
        chunk = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
        with pytest.raises(ConnectionError):
            stream.sendall(chunk * 1000)


# --- how often ---


def test_requests_are_limited_by_address() -> None:
    now = [0.0]
    refused: list[str] = []
    settings = Settings(hosts=("cards.example",), requests_per_second=1, requests_burst=3)
    app = Guard(make_app(), settings, on_refused=refused.append, clock=lambda: now[0])
    assert [ask(app, "GET", "/api/tables").status_code for _ in range(4)] == [200, 200, 200, 429]
    now[0] = 0.5
    answer = ask(app, "GET", "/api/tables")
    assert answer.status_code == 429
    assert answer.headers["retry-after"] == "1"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json() == {
        "code": "server/too-many",
        "message": "too many requests from 192.0.2.1: try again in 1 s",
        "values": {"seconds": 1},
    }
    assert refused == ["server/too-many"] * 2
    assert ask(app, "GET", "/api/tables", client="192.0.2.2").status_code == 200
    now[0] = 1.0
    assert ask(app, "GET", "/api/tables").status_code == 200


def test_handshakes_count_as_requests() -> None:
    with serving(make_guard(requests_per_second=1, requests_burst=1)) as port:
        with connect(f"ws://127.0.0.1:{port}/ws") as websocket:
            assert list(websocket) == ["127.0.0.1"]
        with pytest.raises(InvalidStatus) as caught:
            connect(f"ws://127.0.0.1:{port}/ws")
        assert caught.value.response.status_code == 429
        assert caught.value.response.headers["Retry-After"] == "1"


# --- addresses ---


def address(client: str | None, *forwarded: str, trusted: Sequence[str] = ("10.0.0.0/8", "::1")) -> str:
    scope: Scope = {
        "type": "http",
        "client": None if client is None else (client, 1234),
        "headers": [(b"x-forwarded-for", each.encode()) for each in forwarded],
    }
    return client_address(scope, [ip_network(each) for each in trusted])


def test_forwarded_addresses_are_believed_from_our_proxies_only() -> None:
    assert address("192.0.2.1", "203.0.113.7") == "192.0.2.1"
    assert address("10.1.2.3", "203.0.113.7") == "203.0.113.7"
    assert address("10.1.2.3", "203.0.113.7", trusted=()) == "10.1.2.3"
    assert address("::1", "203.0.113.7") == "203.0.113.7"


def test_the_rightmost_that_is_not_ours_counts() -> None:
    assert address("10.1.2.3", "1.1.1.1, 203.0.113.7") == "203.0.113.7", "what is left of it, the visitor wrote"
    assert address("10.1.2.3", "1.1.1.1, 203.0.113.7, 10.9.9.9") == "203.0.113.7"
    assert address("10.1.2.3", "1.1.1.1", "203.0.113.7,10.9.9.9") == "203.0.113.7", "in two headers"
    assert address("10.1.2.3", "10.4.4.4") == "10.4.4.4", "all are ours"


@pytest.mark.parametrize("forwarded", ["", "unknown", "203.0.113.7, garbage", "999.1.1.1", "[::1", "10.1.1.1:x"])
def test_where_a_proxy_writes_nonsense_it_counts_itself(forwarded: str) -> None:
    assert address("10.1.2.3", forwarded) == "10.1.2.3"


def test_ports_and_other_spellings() -> None:
    assert address("10.1.2.3", "203.0.113.7:5555") == "203.0.113.7"
    assert address("10.1.2.3", "[2001:db8::1]:5555") == "2001:db8::/64"
    assert address("::ffff:10.1.2.3", "203.0.113.7") == "203.0.113.7", "an IPv4 address in the clothes of an IPv6 one"
    assert address("::ffff:192.0.2.1") == "192.0.2.1"


def test_ipv6_counts_by_household() -> None:
    assert address("2001:db8:1:2:aaaa::1") == address("2001:db8:1:2:bbbb::2") == "2001:db8:1:2::/64"
    assert address("2001:db8:1:3::1") == "2001:db8:1:3::/64"
    assert address("fe80::1%eth0") == "fe80::/64"


def test_who_has_no_address_counts_as_one() -> None:
    assert address(None) == address("testclient") == address(None, "203.0.113.7") == "unknown"


def test_the_application_receives_the_address() -> None:
    settings = {"trusted_proxies": (ip_network("10.0.0.0/8"),)}
    answer = ask(make_guard(**settings), "GET", "/", client="10.0.0.1", headers={"x-forwarded-for": "203.0.113.7"})
    assert answer.json()["address"] == "203.0.113.7"


def test_the_start_and_the_end_of_the_application_pass() -> None:
    seen: list[str] = []

    async def app(scope: Scope, receive: Any, send: Any) -> None:
        seen.append(scope["type"])

    asyncio.run(Guard(app, Settings())({"type": "lifespan"}, None, None))  # type: ignore[arg-type]
    assert seen == ["lifespan"]
