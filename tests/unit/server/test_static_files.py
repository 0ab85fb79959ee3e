"""The built pages: kept for ever or asked for again, packed as the browser takes it, and nothing beside them."""

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from starlette.applications import Starlette

from updown.server.middleware import EXCEPTION_HANDLERS
from updown.server.static_files import ASK_AGAIN, FOR_EVER, NOT_BUILT, accepted_encodings, site_routes

PAGE = b"<!doctype html><title>Updown</title>"
SCRIPT = b"export const answer = 42;"
# No browser would read these: they only tell which file was sent.
BROTLI, GZIP = b"packed with brotli", gzip.compress(SCRIPT, mtime=0)


class Answer(NamedTuple):
    status_code: int
    headers: httpx.Headers
    content: bytes

    def json(self) -> Any:
        return json.loads(self.content)


class Client:
    """Asks the pages for something; what is packed stays so."""

    def __init__(self) -> None:
        self.app = Starlette(routes=site_routes(), exception_handlers=EXCEPTION_HANDLERS)

    def ask(self, method: str, address: str, **headers: str) -> Answer:
        async def asking() -> Answer:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://here") as client:
                given = {"accept-encoding": "identity"} | {name.replace("_", "-"): headers[name] for name in headers}
                async with client.stream(method, address, headers=given) as got:
                    content = b"".join([chunk async for chunk in got.aiter_raw()])
                    return Answer(got.status_code, got.headers, content)

        return asyncio.run(asking())

    def get(self, address: str, **headers: str) -> Answer:
        return self.ask("GET", address, **headers)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_bytes(PAGE)
    (pages / "sw.js").write_bytes(b"self.skipWaiting();")
    (pages / "manifest.webmanifest").write_bytes(b"{}")
    (pages / "icon.svg").write_bytes(b"<svg/>")
    (pages / "icon.svg.gz").write_bytes(gzip.compress(b"<svg/>", mtime=0))
    (pages / "assets" / "index-C3LxltQd.js").write_bytes(SCRIPT)
    (pages / "assets" / "index-C3LxltQd.js.br").write_bytes(BROTLI)
    (pages / "assets" / "index-C3LxltQd.js.gz").write_bytes(GZIP)
    (pages / "assets" / "bitter-B6efaj8C.woff2").write_bytes(b"wOF2")
    (tmp_path / "secret.txt").write_bytes(b"not yours")
    monkeypatch.setenv("UPDOWN_PAGES", str(pages))
    return pages


@pytest.fixture
def client(folder: Path) -> Client:
    return Client()


@pytest.mark.parametrize("address", ["/", "/t/abcdefghijklmnop", "/rules/dnup", "/index.html"])
def test_every_address_of_a_page_gets_the_page_and_asks_again(client: Client, address: str) -> None:
    got = client.get(address)
    assert (got.status_code, got.content) == (200, PAGE)
    assert got.headers["content-type"] == "text/html; charset=utf-8"
    assert got.headers["cache-control"] == ASK_AGAIN


def test_a_file_with_a_hash_is_kept_for_ever(client: Client) -> None:
    got = client.get("/assets/index-C3LxltQd.js")
    assert (got.content, got.headers["cache-control"]) == (SCRIPT, FOR_EVER)
    assert got.headers["content-type"] == "text/javascript; charset=utf-8"
    assert client.get("/assets/bitter-B6efaj8C.woff2").headers["content-type"] == "font/woff2"


def test_worker_manifest_and_icons_are_asked_for_again(client: Client) -> None:
    headers_of = {name: client.get(f"/{name}").headers for name in ("sw.js", "manifest.webmanifest", "icon.svg")}
    assert {headers["cache-control"] for headers in headers_of.values()} == {ASK_AGAIN}
    assert {name: headers["content-type"] for name, headers in headers_of.items()} == {
        "sw.js": "text/javascript; charset=utf-8",
        "manifest.webmanifest": "application/manifest+json",
        "icon.svg": "image/svg+xml",
    }


@pytest.mark.parametrize(
    ("accepts", "encoding", "content"),
    [
        ("gzip, deflate, br", "br", BROTLI),
        ("gzip", "gzip", GZIP),
        ("br;q=0, gzip;q=0.5", "gzip", GZIP),
        ("identity", None, SCRIPT),
        ("zstd", None, SCRIPT),
    ],
)
def test_what_lies_packed_beside_a_file_is_sent_to_who_takes_it(
    client: Client, accepts: str, encoding: str | None, content: bytes
) -> None:
    got = client.get("/assets/index-C3LxltQd.js", accept_encoding=accepts)
    assert (got.headers.get("content-encoding"), got.content) == (encoding, content)
    assert got.headers["content-length"] == str(len(content))
    assert got.headers["content-type"] == "text/javascript; charset=utf-8"
    assert got.headers["vary"] == "accept-encoding"


def test_what_is_not_packed_is_sent_as_it_is(client: Client) -> None:
    got = client.get("/sw.js", accept_encoding="br, gzip")
    assert "content-encoding" not in got.headers
    packed = client.get("/icon.svg", accept_encoding="br, gzip")
    assert (packed.headers["content-encoding"], packed.content) == ("gzip", gzip.compress(b"<svg/>", mtime=0))


def test_a_head_tells_the_same_and_sends_nothing(client: Client) -> None:
    for address in ("/", "/sw.js", "/assets/index-C3LxltQd.js"):
        got, head = client.get(address), client.ask("HEAD", address)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers == got.headers


def test_what_the_browser_has_is_not_sent_again(client: Client, folder: Path) -> None:
    for address in ("/", "/t/abcdefghijklmnop", "/assets/index-C3LxltQd.js"):
        tag = client.get(address).headers["etag"]
        again = client.get(address, if_none_match=tag)
        assert (again.status_code, again.content) == (304, b"")
        assert (again.headers["etag"], again.headers["vary"]) == (tag, "accept-encoding")
    plain = client.get("/assets/index-C3LxltQd.js").headers["etag"]
    other = client.get("/assets/index-C3LxltQd.js", accept_encoding="gzip", if_none_match=plain)
    assert other.status_code == 200
    tag = client.get("/").headers["etag"]
    (folder / "index.html").write_bytes(PAGE + b"<p>new</p>")
    assert client.get("/", if_none_match=tag).status_code == 200


@pytest.mark.parametrize(
    "address",
    [
        "/assets/nothing.js",
        "/assets/index-C3LxltQd.js.br",
        "/assets/index-C3LxltQd.js.gz",
        "/icon.svg.gz",
        "/assets/",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/secret.txt",
        "/t/",
        "/t/a/b",
    ],
)
def test_there_is_nothing_else(client: Client, address: str) -> None:
    got = client.get(address)
    assert (got.status_code, got.json()["code"]) == (404, "server/not-found")
    assert FOR_EVER not in got.headers.values()


def test_pages_are_only_read(client: Client) -> None:
    for address in ("/", "/sw.js", "/assets/index-C3LxltQd.js"):
        got = client.ask("POST", address)
        assert (got.status_code, got.json()["code"]) == (405, "server/wrong-method")


def test_pages_that_were_not_built_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UPDOWN_PAGES", str(tmp_path / "nowhere"))
    got = Client().get("/")
    assert (got.status_code, got.content.decode()) == (503, NOT_BUILT)


def test_an_encoding_with_no_weight_is_not_taken() -> None:
    assert list(accepted_encodings("gzip, br")) == ["br", "gzip"]
    assert list(accepted_encodings("GZIP;q=1.0, br; q=0")) == ["gzip"]
    assert list(accepted_encodings("*")) == ["br", "gzip"]
    assert list(accepted_encodings("*, br;q=0.0")) == ["gzip"]
    assert list(accepted_encodings("")) == []
