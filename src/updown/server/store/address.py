"""The URL of the database: parses it, formats it without the password, and chooses the default file."""

import os
import re
from pathlib import Path

import platformdirs
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from updown.server.store.api import BadDatabase

EXPECTED = "expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE"
DRIVERS = {
    "sqlite": "sqlite",
    "sqlite+pysqlite": "sqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
NO_PORT = re.compile(r":(?![0-9]+(/|$))[^/]*")
SECRETS = ("password", "passfile", "sslpassword")


def default_url() -> str:
    """The URL of updown.db in UPDOWN_DATA, or in the user's data folder; creates the folder, for its owner only."""
    folder = Path(os.environ.get("UPDOWN_DATA") or platformdirs.user_data_dir("updown", appauthor=False)).absolute()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        instead = "choose another with UPDOWN_DATA, or name a database"
        raise BadDatabase(f"data folder {folder} cannot be made: {error.strerror}; {instead}") from None
    return URL.create("sqlite", database=str(folder / "updown.db")).render_as_string()


def read_address(text: str) -> URL:
    """A database URL with our driver. Error messages repeat the URL without anything that may be a password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadDatabase(f"the database URL {_without_user(text)!r} cannot be read, {EXPECTED}") from None
    if url.drivername not in DRIVERS:
        raise BadDatabase(f"there is no store for {url.drivername!r}, {EXPECTED}")
    url = url.set(drivername=DRIVERS[url.drivername])
    return _check_file(url) if url.drivername == "sqlite" else _check_server(url, text)


def shown(url: URL) -> str:
    """The address in words: the file, or the server and database without anything secret."""
    if url.drivername == "sqlite":
        return f"SQLite file {url.database}"
    hosts = url.query.get("host", "")
    host = url.host or (hosts if isinstance(hosts, str) else ",".join(hosts)) or "the local socket"
    return f"PostgreSQL database {url.database or url.username or ''} at {host}" + (f":{url.port}" if url.port else "")


def without_secrets(text: str, url: URL) -> str:
    """A driver's message without the password, even if the driver included it."""
    secrets = [url.password, *(url.query.get(name) for name in SECRETS)]
    for secret in secrets:
        if isinstance(secret, str) and secret:
            text = text.replace(secret, "***")
    return " ".join(text.split())


def _without_user(text: str) -> str:
    """A URL without user and password, even if it is malformed: also without a port that is not a number (it may be a
    password, if the host was forgotten), and without the part after '?'."""
    scheme, mark, rest = text.partition("://")
    if not mark:
        return "(hidden)" if text else ""
    place = rest.rpartition("@")[2].partition("?")[0]
    return f"{scheme}://{'***@' if '@' in rest else ''}{NO_PORT.sub(':***', place)}"


def _check_file(url: URL) -> URL:
    if url.host or url.username:
        raise BadDatabase(
            "a SQLite URL names no server: expected sqlite:///FILE, or four slashes for a path from the root"
        )
    if url.query:
        given = ", ".join(sorted(url.query))
        raise BadDatabase(f"a SQLite URL has nothing after '?', and this one has {given}: expected sqlite:///FILE")
    if not url.database or url.database.startswith((":memory:", "file:")):
        raise BadDatabase(
            "a SQLite URL names a file: a database in memory would lose every table, expected sqlite:///FILE"
        )
    return url


def _check_server(url: URL, text: str) -> URL:
    # The part after an unescaped '@' of a password would be taken for the host, and shown.
    if "@" in (url.host or "") or "@" in (url.database or ""):
        raise BadDatabase(
            f"the database URL {_without_user(text)!r} has more than one '@': in a password it is written %40, and '/' "
            "is %2F"
        )
    return url
