"""What every browser loads first is compressed for those who can read it."""

import asyncio
import gzip

from starlette.requests import Request

from updown.server.routes import list_games


def asked(encoding: str) -> tuple[bytes, str | None, str]:
    headers = [(b"accept-encoding", encoding.encode())]
    scope = {"type": "http", "method": "GET", "path": "/api/games", "query_string": b"", "headers": headers}
    response = asyncio.run(list_games(Request(scope)))
    return bytes(response.body), response.headers.get("content-encoding"), response.headers["vary"]


def test_the_list_of_games_is_sent_small_to_those_who_accept_it() -> None:
    plain, encoding, vary = asked("identity")
    assert (encoding, vary) == (None, "accept-encoding")
    packed, encoding, vary = asked("gzip, br")
    assert (encoding, vary) == ("gzip", "accept-encoding")
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 3
