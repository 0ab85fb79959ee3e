"""Functions for all handlers of the JSON API: they read a request, answer it, and refuse it with a code."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from updown.server import identity, wire
from updown.server.services import Services
from updown.table.refusals import Rejected

T = TypeVar("T")
JSON = "application/json"

STATUS = {
    "server/bad-message": 400,
    "server/bad-record": 422,
    "server/bad-host": 421,
    "server/bad-origin": 403,
    "server/not-yours": 403,
    "server/no-invite": 403,
    "server/no-such-table": 404,
    "server/no-such-code": 404,
    "server/damaged-table": 500,
    "server/not-found": 404,
    "server/wrong-method": 405,
    "server/too-slow": 408,
    "server/too-large": 413,
    "server/too-many": 429,
    "server/full": 503,
    "server/store-down": 503,
    "server/stopping": 503,
    "server/failed": 500,
    "table/not-seated": 403,
    "table/sent-away": 403,
    "table/too-much": 429,
    "table/bad-plan": 422,
    "table/bad-level": 422,
    "table/bad-name": 422,
}
CONFLICT = 409
"""The HTTP status of any other refusal: the state of the table does not allow the command."""


class Trouble(Exception):
    """A request that is refused."""

    def __init__(self, code: str, message: str, **values: Any) -> None:
        super().__init__(message)
        self.problem = wire.Problem(code, message, values)

    @property
    def status(self) -> int:
        return STATUS.get(self.problem.code, CONFLICT)


def trouble(code: str, detail: str = "", **values: Any) -> Trouble:
    return Trouble(code, f"{wire.SERVER_CODES[code]} {detail}".strip(), **values)


def accepted(result: T | Rejected) -> T:
    """The result; raises Trouble if it is a refusal."""
    if isinstance(result, Rejected):
        raise Trouble(result.code, result.message, **result.values)
    return result


def answer(content: Any, status: int = 200) -> Response:
    return Response(wire.encode(content), status, media_type=JSON)


async def body(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise trouble("server/bad-message", str(error)) from None


def packed_answer(request: Request, content: bytes, packed: bytes) -> Response:
    """A JSON response, compressed with gzip if the client accepts that."""
    accepts = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if accepts else {})}
    return Response(packed if accepts else content, media_type=JSON, headers=headers)


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def token_of(request: Request) -> str | None:
    return identity.find_token(request.cookies, request.headers.get("authorization", ""))


async def own_token(request: Request) -> str:
    """The token for a person who takes a seat: their own if this server issued it, otherwise a new one. A token that
    this server did not issue is never used, since somebody else may know it."""
    services, token = services_of(request), token_of(request)
    if token is not None and await services.writer.call(services.store.knows, identity.hashed(token)):
        return token
    return identity.new_token()


def with_token(request: Request, seated: wire.Seated, token: str, status: int) -> Response:
    """The response to a person who has sat down: with a cookie that no script can read, or for programs with the token
    itself."""
    response = answer(seated, status)
    if seated.token is None:
        response.set_cookie(
            identity.COOKIE,
            token,
            max_age=identity.COOKIE_SECONDS,
            httponly=True,
            samesite="strict",
            secure=services_of(request).settings.secure_cookies,
        )
    return response
