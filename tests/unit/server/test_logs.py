"""Logs say what happened and never what is secret: in a field, in the text of an error, or in an address."""

import asyncio
import errno
import importlib.util
import io
import json
import logging
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from updown.server.logs import HIDDEN, KNOWN_LINES, clean_path, get_log, set_up_logging

SECRET = "kT9-sEcReT_wxyz0123456789abcdefghijklmnopqr"
LOGGERS = ("", "updown", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")


@pytest.fixture(autouse=True)
def _logging_as_it_was() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [(logger, logger.handlers[:], logger.level, logger.propagate) for logger in loggers]
    yield
    for logger, handlers, level, propagate in before:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


@pytest.fixture
def stream() -> io.StringIO:
    """Where JSON lines go."""
    stream = io.StringIO()
    set_up_logging("info", "json", stream)
    return stream


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def fail() -> None:
    raise ValueError(f"the token is {SECRET}")


def test_a_line_has_time_level_event_and_fields(stream: io.StringIO) -> None:
    get_log("hub").info("table-opened", table="abcdefghij234567", game="dnup", seats=4, seconds=0.5)
    (line,) = lines(stream)
    assert time.strptime(line.pop("time"), "%Y-%m-%dT%H:%M:%S.%fZ")
    assert line == {
        "level": "info",
        "event": "table-opened",
        "table": "abcdefghij234567",
        "game": "dnup",
        "seats": 4,
        "seconds": 0.5,
    }


def test_short_text() -> None:
    stream = io.StringIO()
    set_up_logging("warning", "text", stream)
    log = get_log("hub")
    log.info("table-opened", table="abc")
    log.warning("queue-long", queue=17, nickname="Ada")
    assert stream.getvalue()[8:] == " warning  queue-long queue=17 nickname=(hidden)\n"


def test_levels(stream: io.StringIO) -> None:
    log = get_log("hub")
    for say in (log.debug, log.info, log.warning, log.error):
        say("something")
    assert [line["level"] for line in lines(stream)] == ["info", "warning", "error"]


@pytest.mark.parametrize("format", ["json", "text"])
def test_a_field_that_is_not_listed_is_hidden_and_its_name_is_shown(format: str) -> None:
    stream = io.StringIO()
    set_up_logging("info", format, stream)
    get_log("hub").info("joined", token=SECRET, cookie=SECRET, invite=SECRET, nickname="Ada", error=SECRET, at=SECRET)
    assert SECRET not in stream.getvalue()
    assert "Ada" not in stream.getvalue()
    for name in ("token", "cookie", "invite", "nickname", "error", "at"):
        assert name in stream.getvalue()
    assert stream.getvalue().count(HIDDEN) == 6


@pytest.mark.parametrize(
    "value",
    [SECRET, "a" * 41, "ABCD2345", "two words", 'a"b', "line\nbreak", {"token": SECRET}, [SECRET], SECRET.encode(), ""],
)
def test_a_listed_field_holds_numbers_and_short_words_only(stream: io.StringIO, value: object) -> None:
    get_log("hub").info("joined", code=value)
    assert lines(stream)[0]["code"] == HIDDEN
    assert SECRET not in stream.getvalue()


def test_names_that_are_taken_or_strange(stream: io.StringIO) -> None:
    get_log("hub").info("bot-refused", level="expert", time="now", **{SECRET: 1})
    (line,) = lines(stream)
    assert (line["level"], line["level_"], line["time_"], line[HIDDEN]) == ("info", "expert", HIDDEN, HIDDEN)
    assert SECRET not in stream.getvalue()


def test_an_event_is_a_name_and_nothing_put_together(stream: io.StringIO) -> None:
    get_log("hub").info(f"joined with {SECRET}")
    assert lines(stream)[0]["event"] == HIDDEN


def test_an_error_says_what_and_where_and_not_its_text(stream: io.StringIO) -> None:
    try:
        fail()
    except ValueError:
        get_log("hub").exception("table-failed", table="abc")
    (line,) = lines(stream)
    assert (line["level"], line["event"], line["error"], line["table"]) == (
        "error",
        "table-failed",
        "ValueError",
        "abc",
    )
    places = [place.split(":")[0] + " " + place.split()[-1] for place in line["at"]]
    assert places == [
        "test_logs.py fail",
        f"test_logs.py {test_an_error_says_what_and_where_and_not_its_text.__name__}",
    ]
    assert SECRET not in stream.getvalue()


def test_the_causes_of_an_error_are_shown_likewise(stream: io.StringIO) -> None:
    caught: list[BaseException] = []
    try:
        try:
            fail()
        except ValueError as error:
            raise RuntimeError(SECRET) from error
    except RuntimeError as error:
        caught.append(ExceptionGroup(SECRET, [error, KeyError(SECRET)]))
    caught[0].add_note(SECRET)
    get_log("hub").error("task-failed", error=caught[0])
    (line,) = lines(stream)
    assert line["error"] == "ExceptionGroup"
    assert [cause.split()[0] for cause in line["cause"]] == ["RuntimeError", "KeyError", "ValueError"]
    assert "fail" in line["cause"][2]
    assert SECRET not in stream.getvalue()


def test_an_error_of_the_system_says_which(stream: io.StringIO) -> None:
    get_log("hub").error("store-failed", error=OSError(errno.ENOSPC, SECRET))
    get_log("hub").error("store-failed", error=OSError(SECRET))
    assert [line["error"] for line in lines(stream)] == ["OSError ENOSPC", "OSError"]


def test_errors_that_are_each_others_cause_end(stream: io.StringIO) -> None:
    one, other = ValueError(), KeyError()
    one.__cause__, other.__cause__ = other, one
    get_log("hub").error("task-failed", error=one)
    assert len(lines(stream)[0]["cause"]) == 1


def test_of_messages_of_libraries_only_the_place_is_shown(stream: io.StringIO) -> None:
    logging.getLogger("somelib").warning("the token is %s", SECRET)
    logging.getLogger("somelib").error(f"the token is {SECRET}", exc_info=ValueError(SECRET))
    logging.getLogger("somelib").info("small talk")
    logging.getLogger("updown.server").warning(f"the token is {SECRET}")
    first, second, third = lines(stream)
    assert (first["event"], first["logger"]) == ("library", "somelib")
    assert first["line"].startswith("test_logs.py:")
    assert second["error"] == "ValueError"
    assert (third["event"], third["logger"]) == ("library", "updown.server")
    assert SECRET not in stream.getvalue()


def test_a_task_whose_error_nobody_took(stream: io.StringIO) -> None:
    async def lose() -> None:
        asyncio.get_running_loop().call_exception_handler(
            {"message": f"lost {SECRET}", "exception": ValueError(SECRET), "task": SECRET}
        )

    asyncio.run(lose())
    (line,) = lines(stream)
    assert (line["logger"], line["error"]) == ("asyncio", "ValueError")
    assert SECRET not in stream.getvalue()


def test_a_line_that_cannot_be_written_shows_no_values(capsys: pytest.CaptureFixture[str]) -> None:
    stream = io.StringIO()
    set_up_logging("info", "json", stream)
    stream.close()
    get_log("hub").info("joined", token=SECRET)
    assert capsys.readouterr().err == "a log line could not be written\n"


@pytest.mark.parametrize(
    ("path", "cleaned"),
    [
        (f"/api/tables?token={SECRET}", "/api/tables"),
        (f"/join/{SECRET}", "/join/*"),
        (f"/api/tables/abcdefghij234567/record;{SECRET}", "/api/tables/*/record"),
        (f"/{SECRET}#{SECRET}", "/*"),
        ("/", "/"),
        ("", ""),
    ],
)
def test_paths_show_our_words_only(stream: io.StringIO, path: str, cleaned: str) -> None:
    assert clean_path(path) == cleaned
    get_log("hub").info("request", path=path)
    assert lines(stream)[0]["path"] == cleaned


def test_the_lines_that_we_know_are_those_of_uvicorn() -> None:
    spec = importlib.util.find_spec("uvicorn")
    assert spec is not None
    assert spec.origin is not None
    source = "".join(path.read_text("utf-8") for path in Path(spec.origin).parent.rglob("*.py"))
    written = [line.replace("\n", "\\n").replace("%s://%s:%d", "{addr_format}") for line in KNOWN_LINES]
    written = [line.replace("%s://[%s]:%d", "{addr_format}") for line in written]
    assert [line for line in written if line not in source] == []


@contextmanager
def serving(app: Starlette) -> Iterator[int]:
    """A real server on this machine; gives its port."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, proxy_headers=False))
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


def test_uvicorn_speaks_through_our_logs(stream: io.StringIO) -> None:
    async def fine(request: Request) -> Response:
        return PlainTextResponse("fine")

    async def crash(request: Request) -> Response:
        raise ValueError(request.query_params["token"])

    async def talk(websocket: WebSocket) -> None:
        await websocket.accept()
        await websocket.close()

    routes = [Route("/api/tables", fine), Route("/api/records", crash), WebSocketRoute("/api/socket", talk)]
    with serving(Starlette(routes=routes)) as port:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False) as web:
            assert web.get(f"/api/tables?token={SECRET}").status_code == 200
            assert web.get(f"/api/records?token={SECRET}").status_code == 500
        with connect(f"ws://127.0.0.1:{port}/api/socket?token={SECRET}", proxy=None) as websocket:
            assert list(websocket) == []
        with pytest.raises(InvalidStatus, match="HTTP 403"):
            connect(f"ws://127.0.0.1:{port}/{SECRET}", proxy=None)
    written = lines(stream)
    by_event = {line["event"]: line for line in written}
    assert SECRET not in stream.getvalue()
    assert "127.0.0.1" not in json.dumps([line for line in written if line["event"] != "listening"])
    assert (by_event["listening"]["host"], by_event["listening"]["port"]) == ("127.0.0.1", port)
    requests = [line for line in written if line["event"] == "request"]
    assert [(line["method"], line["path"], line["status"]) for line in requests] == [
        ("GET", "/api/tables", 200),
        ("GET", "/api/records", 500),
    ]
    assert by_event["request-failed"]["error"] == "ValueError"
    assert by_event["request-failed"]["at"][0].endswith(" crash")
    assert by_event["socket-accepted"]["path"] == "/api/socket"
    assert by_event["socket-refused"]["path"] == "/*"
    assert "stopped" in by_event


def test_a_port_that_is_taken_is_reported(stream: io.StringIO) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        config = uvicorn.Config(Starlette(), port=taken.getsockname()[1], log_config=None)
        with pytest.raises(SystemExit):
            uvicorn.Server(config).run()
    assert [line["error"] for line in lines(stream) if "error" in line] == ["OSError EADDRINUSE"]
