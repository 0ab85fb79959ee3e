"""Structured logs over Python's own logging: an event with fields, as JSON lines or as short text. Logging fails
closed: only listed fields are written, errors without their texts, and lines of libraries only if they are known.
Addresses of visitors are not logged."""

import errno
import json
import logging
import re
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import islice
from pathlib import PurePath
from typing import Any, TextIO

HIDDEN = "(hidden)"
OURS = "updown"

# Every field that may be written, if its value is a number or one short word. None is for a token, a code that lets
# somebody in, a name, or anything that somebody typed.
FIELDS = frozenset(
    "bot bytes by code commands count days decision do engine events format game host kind level method moves "  # noqa: SIM905
    "number path pid players port queue result rows rules_version seat seats seconds signal sockets status table "
    "tables task version wait workers".split()
)
WORD = re.compile(r"[a-z0-9:][a-z0-9._:/=+-]{0,39}|[A-Z]{3,7}")

# The words of the paths in routes.py. Any other part of a path is logged as a star: it may be an invitation.
PATH_WORDS = frozenset(
    "api assets check claims games healthz join metrics mine readyz record records socket tables use".split()  # noqa: SIM905
)

# The useful log lines of uvicorn, and our names for them.
KNOWN_LINES = {
    "Started server process [%d]": ("process-started", ("pid",)),
    "Finished server process [%d]": ("process-finished", ("pid",)),
    "Waiting for application startup.": ("starting", ()),
    "Application startup complete.": ("started", ()),
    "Application startup failed. Exiting.": ("start-failed", ()),
    "Uvicorn running on %s://%s:%d (Press CTRL+C to quit)": ("listening", ("kind", "host", "port")),
    "Uvicorn running on %s://[%s]:%d (Press CTRL+C to quit)": ("listening", ("kind", "host", "port")),
    "Shutting down": ("stopping", ()),
    "Waiting for connections to close. (CTRL+C to force quit)": ("closing-connections", ()),
    "Waiting for background tasks to complete. (CTRL+C to force quit)": ("finishing-tasks", ()),
    "Waiting for application shutdown.": ("draining", ()),
    "Application shutdown complete.": ("stopped", ()),
    "Application shutdown failed. Exiting.": ("stop-failed", ()),
    "Exception in ASGI application\n": ("request-failed", ()),
    "Invalid HTTP request received.": ("bad-request", ()),
    "Exceeded concurrency limit.": ("too-many-requests", ()),
    '%s - "%s %s HTTP/%s" %d': ("request", ("", "method", "path", "", "status")),
    '%s - "WebSocket %s" [accepted]': ("socket-accepted", ("", "path")),
    '%s - "WebSocket %s" %d': ("socket-refused", ("", "path", "status")),
    '%s - "WebSocket %s" 403': ("socket-refused", ("", "path")),
}
# Lines that uvicorn logs as errors and that are none: a handshake that we refused, a visitor's bad text.
NO_ERRORS = (
    "ASGI callable returned without completing handshake.",
    "Invalid UTF-8 sequence received from client.",
)
EVENT = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
PLAIN = re.compile(r"[^\s\"'=\\]+")
MOST_PLACES = 30
MOST_CAUSES = 5


class Log:
    """Logs an event: its name, which is a constant in the code, and its fields. An exception may be given as
    `error`."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(f"{OURS}.{name}")

    def debug(self, event: str, /, **fields: object) -> None:
        self._say(logging.DEBUG, event, fields)

    def info(self, event: str, /, **fields: object) -> None:
        self._say(logging.INFO, event, fields)

    def warning(self, event: str, /, **fields: object) -> None:
        self._say(logging.WARNING, event, fields)

    def error(self, event: str, /, **fields: object) -> None:
        self._say(logging.ERROR, event, fields)

    def exception(self, event: str, /, **fields: object) -> None:
        """Logs an error with the exception that is being handled."""
        self._say(logging.ERROR, event, {**fields, "error": sys.exception()})

    def _say(self, level: int, event: str, fields: dict[str, object]) -> None:
        if self._logger.isEnabledFor(level):
            self._logger.log(level, event, extra={"fields": fields})


def get_log(name: str) -> Log:
    return Log(name)


def set_up_logging(level: str, format: str, stream: TextIO | None = None) -> None:
    """Routes all logging through this module; uvicorn's lines too if it is given `log_config=None`."""
    number = logging.getLevelNamesMapping()[level.upper()]
    handler = _Handler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if format == "json" else ShortText())
    handler.addFilter(lambda record: record.msg not in NO_ERRORS)
    root = logging.getLogger()
    root.handlers = [handler]
    # The texts of other libraries are hidden, so their less important lines would only be noise.
    root.setLevel(max(number, logging.WARNING))
    for name in (OURS, "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(number)


class _Handler(logging.StreamHandler[TextIO]):
    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Replaces Python's own handler, which would print the values."""
        if sys.stderr is not None:
            sys.stderr.write("a log line could not be written\n")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(describe(record), ensure_ascii=False, separators=(",", ":"))


class ShortText(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = describe(record)
        time, level, event = (str(fields.pop(name)) for name in ("time", "level", "event"))
        return " ".join([time[11:19], f"{level:<8}", event, *(f"{name}={_short(fields[name])}" for name in fields)])


def _short(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if PLAIN.fullmatch(text) and text.isprintable() else json.dumps(text)


def describe(record: logging.LogRecord) -> dict[str, Any]:
    """All of a line that may be logged. A field whose name is taken gets a `_` after it."""
    event, given, place = _read(record)
    if record.exc_info and record.exc_info[1] is not None:
        given = {**given, "error": record.exc_info[1]}
    when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    fields: dict[str, Any] = {"time": when, "level": record.levelname.lower(), "event": event} | place
    for name, value in given.items():
        if name == "error" and isinstance(value, BaseException):
            fields |= describe_error(value)
        else:
            shown = name if NAME.fullmatch(name) else HIDDEN
            fields[f"{shown}_" if shown in fields else shown] = _clean(name, value) if name in FIELDS else HIDDEN
    return fields


def _read(record: logging.LogRecord) -> tuple[str, dict[str, object], dict[str, str]]:
    """The event and the fields; for an unknown line of a library, only its place in the source."""
    fields = getattr(record, "fields", None)
    if record.name.partition(".")[0] == OURS and isinstance(fields, dict) and isinstance(record.msg, str):
        return record.msg if EVENT.fullmatch(record.msg) else HIDDEN, fields, {}
    args = record.args if isinstance(record.args, tuple) else ()
    if record.name.startswith("uvicorn") and isinstance(record.msg, str) and record.msg in KNOWN_LINES:
        event, names = KNOWN_LINES[record.msg]
        return event, {name: value for name, value in zip(names, args, strict=False) if name}, {}
    # uvicorn logs some errors as the message itself.
    error: dict[str, object] = {"error": record.msg} if isinstance(record.msg, BaseException) else {}
    return "library", error, {"logger": record.name, "line": f"{PurePath(record.pathname).name}:{record.lineno}"}


def _clean(name: str, value: object) -> object:
    """A value in the form that may be logged: a number, a short word, a path of known words, or nothing."""
    if name == "path":
        return clean_path(str(value))
    if value is None or isinstance(value, bool | int | float):
        return value
    return value if isinstance(value, str) and WORD.fullmatch(value) else HIDDEN


def clean_path(path: str) -> str:
    """A path without its query, with a star for every part that is not a known word."""
    parts = re.split(r"[?#;]", path, maxsplit=1)[0].split("/")[:12]
    return "/".join(part if not part or part in PATH_WORDS else "*" for part in parts)


def describe_error(error: BaseException) -> dict[str, Any]:
    """The type of an error, its place, and its causes; never its text, which may hold values."""
    causes = [f"{_kind(cause)} at {' < '.join(_places(cause)[:3])}" for cause in islice(_causes(error), MOST_CAUSES)]
    return {"error": _kind(error), "at": _places(error)} | ({"cause": causes} if causes else {})


def _causes(error: BaseException) -> Iterator[BaseException]:
    seen = {id(error)}
    waiting = [error]
    while waiting:
        each = waiting.pop(0)
        inner = each.exceptions if isinstance(each, BaseExceptionGroup) else ()
        behind = each.__cause__ or (None if each.__suppress_context__ else each.__context__)
        for found in (*inner, *([behind] if behind is not None else [])):
            if id(found) not in seen:
                seen.add(id(found))
                waiting.append(found)
                yield found


def _kind(error: BaseException) -> str:
    """Its type; for a system error also the code, as in `OSError EADDRINUSE`."""
    name = type(error).__qualname__
    number = error.errno if isinstance(error, OSError) else None
    return f"{name} {errno.errorcode.get(number, '')}".strip() if isinstance(number, int) else name


def _places(error: BaseException) -> list[str]:
    """The places in the source, innermost first: 'hub.py:120 publish'."""
    steps = list(traceback.walk_tb(error.__traceback__))[-MOST_PLACES:]
    codes = [(frame.f_code, line) for frame, line in reversed(steps)]
    return [f"{PurePath(code.co_filename).name}:{line} {code.co_name}" for code, line in codes]
