"""The middleware between the network and the application: origins, rate limits, body sizes, and security headers. It
wraps the whole application, so that every response passes it. uvicorn needs `proxy_headers=False`, since this module
decides which proxies are trusted."""

import asyncio
import math
import re
import time
from collections.abc import Callable, Collection, Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, ExceptionHandler, Message, Receive, Scope, Send

from updown.rules.errors import shown
from updown.server.limits import Buckets
from updown.server.settings import OWN_PORT, Network, Settings, parse_origin

CONTENT_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}
ONE_YEAR = 365 * 86_400
READING = ("GET", "HEAD", "OPTIONS")
UNKNOWN = "unknown"
# The bytes of a body that is too large that are still read, so that the sender can read the response.
DRAIN_BYTES = 4_000_000
BODY_SECONDS = 20.0
HOST_PORT = re.compile(r":\d*$")
LOCAL_NAMES = (".localhost", ".local", ".home.arpa", ".internal")
"""Endings of host names that do not exist in the public DNS."""
OWN_PORTS = re.compile(rf":({'|'.join(OWN_PORT.values())})$")
WITH_PORT = re.compile(r"\[([^\]]*)\](?::\d+)?|([\d.]+):\d+")
# The factor by which an address may request more files than other things: a first visit needs dozens.
FILES_FACTOR = 20
HTTP_CODES = {404: "server/not-found", 405: "server/wrong-method", 413: "server/too-large", 429: "server/too-many"}


def problem(
    status: int, code: str, message: str, *, headers: Mapping[str, str] | None = None, **values: object
) -> Response:
    """An error response, in the form of all error responses."""
    body = msgspec.json.encode({"code": code, "message": message, "values": values})
    return Response(body, status, headers, "application/json")


async def answer_http_error(request: Request, error: Exception) -> Response:
    """The response for errors that Starlette finds: unknown address or method."""
    assert isinstance(error, HTTPException)
    code = HTTP_CODES.get(error.status_code, "server/bad-message" if error.status_code < 500 else "server/failed")
    return problem(error.status_code, code, error.detail, headers=error.headers)


async def answer_crash(request: Request, error: Exception) -> Response:
    """The response for an internal error, which the server logs; its text is not sent."""
    return problem(500, "server/failed", "something went wrong here; it has been noted")


EXCEPTION_HANDLERS: dict[Any, ExceptionHandler] = {HTTPException: answer_http_error, Exception: answer_crash}


def check_origin(headers: Headers, host: str, allowed: Collection[str]) -> str | None:
    """Why the page that sends this request may not use the server; None if it may. Pages of the same host may, and
    those of the `allowed` origins (from parse_origin). A request without an origin is from a program, which may have no
    cookie."""
    given = headers.getlist("origin")
    if not given:
        return "there is a cookie and no origin: expected an Origin header" if "cookie" in headers else None
    own = OWN_PORTS.sub("", host.lower())
    expected = f"expected that of {shown(host)}"
    if len(given) > 1:
        return f"there are {len(given)} origins: {expected}"
    try:
        origin = parse_origin(given[0])
    except ValueError:
        return f"the origin {shown(given[0])} is not one: {expected}"
    if origin in allowed or (host and origin == own):
        return None
    return f"the origin is {shown(given[0])}: {expected}"


def check_host(host: str, allowed: Collection[str]) -> str | None:
    """Why a request for this host is refused; None if it is not. A page of another site can make its own name lead to
    this machine and then ask us as if it were ours (DNS rebinding). Such a name is in the public DNS: addresses, names
    without a dot, those of the local network and the `allowed` ones are not affected."""
    name = HOST_PORT.sub("", host.lower())
    if name.startswith("[") or _parse_address(name) is not None or "." not in name.rstrip("."):
        return None
    if name.endswith(LOCAL_NAMES) or name in allowed:
        return None
    return f"this server is not {shown(host)}: expected an address, localhost, or a name from --hosts (UPDOWN_HOSTS)"


def client_address(scope: Scope, trusted: Collection[Network]) -> str:
    """The address that a request counts for: the nearest one that is not one of our proxies. An IPv6 address counts as
    its /64 network, which one household has."""
    address = _parse_address(scope["client"][0]) if scope.get("client") else None
    if address is None:
        return UNKNOWN
    hops = ",".join(Headers(scope=scope).getlist("x-forwarded-for")).split(",")
    while hops and any(address in network for network in trusted):
        hop = _parse_address(hops.pop())
        if hop is None:
            break
        address = hop
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address) >> 64 << 64, 64)))
    return str(address)


def _parse_address(text: str) -> IPv4Address | IPv6Address | None:
    """An address with or without a port."""
    match = WITH_PORT.fullmatch(text.strip())
    try:
        address = ip_address((match[1] or match[2]) if match else text.strip())
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


class Guard:
    """The outermost part of the application. The address that a request counts for is in its `state.address`.
    `large_bodies` are the paths that take bodies of `body_bytes`; `on_refused` is called with the code of every
    refusal."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        *,
        large_bodies: Collection[str] = (),
        on_refused: Callable[[str], object] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.app = app
        self.settings = settings
        self.large_bodies = frozenset(large_bodies)
        self.on_refused = on_refused
        self.clock = clock
        self.requests = Buckets(settings.requests_per_second, settings.requests_burst)
        self.files = Buckets(settings.requests_per_second * FILES_FACTOR, settings.requests_burst * FILES_FACTOR)
        self.hosts = {*settings.hosts, *(HOST_PORT.sub("", origin) for origin in settings.origins)}
        strict = {"strict-transport-security": f"max-age={ONE_YEAR}"} if settings.secure_cookies else {}
        self.headers = _raw(HEADERS | strict)
        self.api_headers = _raw(HEADERS | strict | {"cache-control": "no-store"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        send = self._with_headers(scope, send)
        address = client_address(scope, self.settings.trusted_proxies)
        scope.setdefault("state", {})["address"] = address
        refused = self._check(scope, address)
        if refused is None and scope["type"] == "http":
            body = await self._read_body(scope, receive)
            if body is None:
                return
            if isinstance(body, Response):
                refused = body
            else:
                receive = _replay(body, receive)
        if refused is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", {}):
            await refused(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})

    def _refuse(self, status: int, code: str, message: str, **more: Any) -> Response:
        if self.on_refused is not None:
            self.on_refused(code)
        return problem(status, code, message, **more)

    def _check(self, scope: Scope, address: str) -> Response | None:
        """Checks the host, the rate limit and the origin."""
        headers = Headers(scope=scope)
        wrong = check_host(headers.get("host", ""), self.hosts)
        if wrong is not None:
            return self._refuse(421, "server/bad-host", wrong)
        wait = (self.files if is_file(scope) else self.requests).allow(address, self.clock())
        if wait:
            seconds = math.ceil(wait)
            message = f"too many requests from {address}: try again in {seconds} s"
            retry = {"retry-after": str(seconds)}
            return self._refuse(429, "server/too-many", message, headers=retry, seconds=seconds)
        if scope["type"] == "websocket" or scope["method"] not in READING:
            wrong = check_origin(headers, headers.get("host", ""), self.settings.origins)
            if wrong is not None:
                return self._refuse(403, "server/bad-origin", wrong)
        return None

    async def _read_body(self, scope: Scope, receive: Receive) -> bytes | Response | None:
        """The whole body; None if the sender has gone."""
        large = scope["path"] in self.large_bodies
        limit = self.settings.body_bytes if large else self.settings.message_bytes
        most = max(limit, DRAIN_BYTES)
        body, size = b"", _announced_length(scope)
        if size <= most:
            try:
                async with asyncio.timeout(BODY_SECONDS):
                    received = await _receive_body(receive, limit, most)
            except TimeoutError:
                wrong = f"the body did not come within {BODY_SECONDS:g} s"
                return self._refuse(408, "server/too-slow", wrong, headers={"connection": "close"})
            if received is None:
                return None
            body, size = received
        if size > limit:
            wrong = f"the body has {size} bytes or more: expected at most {limit}"
            return self._refuse(413, "server/too-large", wrong, headers={"connection": "close"}, limit=limit)
        return body

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        api = scope["path"] == "/api" or scope["path"].startswith("/api/")
        ours = self.api_headers if api else self.headers
        names = {name for name, _ in ours}

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                theirs = [pair for pair in message.get("headers", []) if pair[0].lower() not in names]
                message = {**message, "headers": theirs + ours}
            await send(message)

        return send_with_headers


def is_file(scope: Scope) -> bool:
    """Whether the request is for a page or one of its files, which cost next to nothing."""
    path = scope["path"]
    return (
        scope["type"] == "http" and scope["method"] in READING and not path.startswith(("/api", "/metrics", "/readyz"))
    )


def _raw(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def _announced_length(scope: Scope) -> int:
    """The announced length of the body; 0 if there is none."""
    length = Headers(scope=scope).get("content-length", "")
    return int(length[:15]) if length.isascii() and length.isdigit() else 0


async def _receive_body(receive: Receive, limit: int, most: int) -> tuple[bytes, int] | None:
    """The received body up to `limit`, and its length, counted to a little more than `most`."""
    body, size, more = bytearray(), 0, True
    while more and size <= most:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        chunk = message.get("body", b"")
        size += len(chunk)
        if size <= limit:
            body += chunk
        more = message.get("more_body", False)
    return bytes(body), size


def _replay(body: bytes, receive: Receive) -> Receive:
    """Replays the body, then passes on further messages."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return waiting.pop() if waiting else await receive()

    return replay
