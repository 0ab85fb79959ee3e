"""Connections to the two kinds of database, set up so that commits are durable and deleted data is erased.

A transaction begins as its engine's option `begin` says: SQLite takes its one write lock then, or not at all."""

import errno
import os
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, OperationalError

from updown.extras import how_to_install
from updown.server.store.address import shown
from updown.server.store.api import BadDatabase

OLDEST_SQLITE = (3, 35)  # RETURNING
BUSY_SECONDS = 30.0
CHECKPOINT_PAGES = 4000  # 16 MB: rarer than SQLite's own, each costs two more fsyncs
CONNECTIONS = 8
SPARE_CONNECTIONS = 24
SERVER_ARGUMENTS = {"connect_timeout": "10", "tcp_user_timeout": "30000"}


def make_engine(url: URL) -> Engine:
    """The pool of connections to a database; connections are opened when they are needed."""
    if url.drivername == "sqlite":
        return _file_engine(url)
    arguments = {name: value for name, value in SERVER_ARGUMENTS.items() if name not in url.query}
    try:
        engine = create_engine(
            url, pool_size=CONNECTIONS, max_overflow=SPARE_CONNECTIONS, connect_args=arguments, hide_parameters=True
        )
    except ImportError:
        missing = f"needs the driver psycopg, which is not installed: {how_to_install('postgres')}"
        raise BadDatabase(f"{shown(url)} {missing}") from None
    event.listen(engine, "connect", _set_up_server)
    return engine


def for_writing(engine: Engine) -> Engine:
    """The same connections, for transactions that write."""
    return engine.execution_options(begin="BEGIN IMMEDIATE") if engine.dialect.name == "sqlite" else engine


def for_reading(engine: Engine) -> Engine:
    """The same connections, for single statements that read: no transaction needs to be begun and ended."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(begin="")
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def scrub(engine: Engine) -> bool:
    """SQLite: rebuilds the file and empties its log. Returns whether no other program prevented it.

    secure_delete alone is not enough: if SQLite has moved a row to another page, its old copy remains."""
    with engine.execution_options(begin="").connect() as connection:
        connection.exec_driver_sql("VACUUM")
        (busy, *_), *_ = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").all()
        return not busy


def _file_engine(url: URL) -> Engine:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise BadDatabase(f"SQLite {sqlite3.sqlite_version} is too old, expected 3.35 or later")
    file = Path(url.database or "")
    try:
        _make_file(file)
    except OSError as error:
        raise BadDatabase(f"{shown(url)} cannot be opened: {error.strerror}; {_instead(file, error)}") from None
    engine = create_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=SPARE_CONNECTIONS,
        connect_args={"timeout": BUSY_SECONDS},
        hide_parameters=True,
    )
    event.listen(engine, "connect", _set_up_file)
    event.listen(engine, "begin", _begin)
    try:
        _keep_log_ahead(engine, url)
    except BaseException:
        engine.dispose()
        raise
    return engine


def _make_file(file: Path) -> None:
    """A new file is for its owner only; SQLite gives the files beside it the same permissions. One that is there is not
    opened here: to close it again would release the locks of every connection that this process has to it."""
    if not file.is_file():
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    elif not os.access(file, os.R_OK | os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def _instead(file: Path, error: OSError) -> str:
    """Advice about a file that cannot be opened."""
    if isinstance(error, FileNotFoundError):
        return f"make the folder {file.parent}, or choose another file"
    if isinstance(error, PermissionError):
        return "this user must be able to write there, or choose another file"
    return "choose another file"


def _set_up_file(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions are begun below, not by the driver's guess
    for setting in (
        "synchronous = FULL",
        "foreign_keys = ON",
        "secure_delete = ON",
        f"wal_autocheckpoint = {CHECKPOINT_PAGES}",
    ):
        connection.execute(f"PRAGMA {setting}").close()


def _begin(connection: Connection) -> None:
    begin = connection.get_execution_options().get("begin", "BEGIN")
    if begin:
        run(connection, begin)


def run(connection: Connection, statement: str, parameters: tuple[object, ...] = ()) -> int:
    """Executes a statement with the driver alone, and returns how many rows it changed. It takes a tenth of
    SQLAlchemy's overhead, which matters when a busy server commits hundreds of times a second. Errors are SQLAlchemy's
    own."""
    driver: Any = connection.dialect.dbapi
    raw = connection.connection
    cursor = raw.cursor()
    try:
        cursor.execute(statement, parameters)
        return int(cursor.rowcount)
    except driver.Error as error:
        lost = connection.dialect.is_disconnect(error, raw, cursor)
        if lost:
            connection.invalidate(error)
        raise DBAPIError.instance(
            statement, None, error, driver.Error, True, connection_invalidated=lost, dialect=connection.dialect
        ) from error
    finally:
        cursor.close()


def _keep_log_ahead(engine: Engine, url: URL) -> None:
    """Turns on the write-ahead log. Retries, since SQLite does not wait by itself while another program does the
    same."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            with engine.execution_options(begin="").connect() as connection:
                mode = connection.exec_driver_sql("PRAGMA journal_mode = WAL").scalar()
        except OperationalError as error:
            if "locked" not in str(error.orig) or time.monotonic() > deadline:
                raise
        else:
            if mode == "wal":
                return
            raise BadDatabase(
                f"{shown(url)} cannot have a write-ahead log: its journal is {mode!r}; is it on a network?"
            )
        time.sleep(0.01)


def _set_up_server(connection: Any, _record: object) -> None:
    """Makes commits durable even if the settings of the database server are less strict."""
    connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )
    connection.commit()
