"""Backup and restore: all rows of a database, copied to a file and back. The file is a SQLite database of its own, so
that one format serves both kinds of database, and a backup of one kind can be restored into the other."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, Table, Text, column, func, insert, inspect, select, table, text
from sqlalchemy.exc import DBAPIError

from updown.server.store.address import read_address, shown, without_secrets
from updown.server.store.api import BadDatabase
from updown.server.store.connect import make_engine
from updown.server.store.schema import (
    BUCKETS,
    DELETIONS,
    EVENTS,
    METADATA,
    NODES,
    PRESENCE,
    TABLES,
    VERSION,
    VERSION_TABLE,
)
from updown.server.store.transactions import Transactions

ROWS = 1_000
"""How many rows are in memory at once."""
OF_THE_PLACE = (DELETIONS, NODES, PRESENCE, BUCKETS)
"""Tables that are not copied, because they belong to one database and its servers: who is connected, and what must
still be erased from the file."""
COPIED = tuple(relation for relation in METADATA.sorted_tables if relation not in OF_THE_PLACE)
"""The tables, in an order in which no row refers to a later one."""


@dataclass(frozen=True)
class Copied:
    """The counts of a copy."""

    tables: int
    events: int


def back_up(url: str, file: Path) -> Copied:
    """Copies the database to a new file, as it is at one moment, while servers use it. The file is either
    complete or does not exist. Raises BadDatabase if the database cannot be read, or the file exists."""
    source = existing(url)
    with new_file(file) as part:
        with reading(source) as rows:
            check_version(rows, source)
            copied = _fill(URL.create("sqlite", database=str(part)), rows)
        _make_single_file(part)
    return copied


def restore(file: Path, url: str) -> Copied:
    """Copies a backup into an empty database. Either all of it is there afterwards, or nothing. Raises BadDatabase if
    the file is no backup, or the database is not empty."""
    target = read_address(url)
    with tempfile.TemporaryDirectory() as folder:
        # A backup of an earlier version is migrated; the file itself stays as it is.
        copy = Path(folder) / "backup.db"
        _copy_backup(file, copy)
        source = URL.create("sqlite", database=str(copy))
        Transactions(source).close()
        with reading(source) as rows:
            return _fill(target, rows)


def existing(url: str) -> URL:
    """The address of a database to read from. Raises BadDatabase if there is no such file."""
    source = read_address(url)
    if source.drivername == "sqlite" and not Path(source.database or "").is_file():
        raise BadDatabase(f"there is no {shown(source)}")
    return source


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """Where to write a new file, for its owner only. It gets its name when it is complete and on the disk. Raises
    BadDatabase if there is one of that name."""
    if file.exists():
        raise BadDatabase(f"{file} exists already: expected the name of a new file")
    try:
        # In the same folder, so that it can be renamed.
        with tempfile.TemporaryDirectory(dir=file.absolute().parent, prefix=f".{file.name}.") as folder:
            part = Path(folder) / file.name
            os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            yield part
            with part.open("rb") as written:
                os.fsync(written.fileno())
            os.link(part, file)  # fails if somebody else has made the file meanwhile
    except OSError as error:
        raise BadDatabase(f"{file} cannot be written: {error.strerror}") from None


def _fill(target: URL, rows: Connection) -> Copied:
    """Copies all rows into an empty database with one commit."""
    database = Transactions(target)
    try:
        return database.write(lambda connection: _copy_rows(rows, connection, target))
    finally:
        database.close()


def _copy_rows(rows: Connection, connection: Connection, target: URL) -> Copied:
    for relation in COPIED:
        if connection.execute(select(func.count()).select_from(relation)).scalar_one():
            raise BadDatabase(f"{shown(target)} is not empty: expected a new one, so that nothing is overwritten")
    counts = {relation.name: _copy_table(relation, rows, connection) for relation in COPIED}
    return Copied(counts[TABLES.name], counts[EVENTS.name])


def _copy_table(relation: Table, rows: Connection, connection: Connection) -> int:
    count = 0
    found = rows.execution_options(yield_per=ROWS).execute(select(relation).order_by(*relation.primary_key))
    for part in found.mappings().partitions():
        connection.execute(insert(relation), [dict(row) for row in part])
        count += len(part)
    if connection.dialect.name == "postgresql" and relation.autoincrement_column is not None:
        # The next row gets a number after those that were copied.
        sequence = func.pg_get_serial_sequence(relation.name, relation.autoincrement_column.name)
        connection.execute(select(func.setval(sequence, func.max(relation.autoincrement_column))))
    return count


@contextmanager
def reading(url: URL) -> Iterator[Connection]:
    """A connection that sees the database as it is at one moment."""
    engine = _engine_of(url)
    try:
        with engine.connect() as connection, connection.begin():
            if connection.dialect.name == "postgresql":
                connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
            yield connection
    except DBAPIError as error:
        problem = without_secrets(str(error.orig), url)
        raise BadDatabase(f"{shown(url)} cannot be read: {problem}") from None
    finally:
        engine.dispose()


def _engine_of(url: URL) -> Engine:
    try:
        return make_engine(url)
    except DBAPIError as error:
        raise BadDatabase(f"{shown(url)} cannot be read: {without_secrets(str(error.orig), url)}") from None


def check_version(rows: Connection, url: URL) -> None:
    """A running server of an earlier version must not find its database migrated."""
    query = select(column("version_num", Text)).select_from(table(VERSION_TABLE))
    version = rows.execute(query).scalar() if inspect(rows).has_table(VERSION_TABLE) else None
    if version != VERSION:
        found = f"of version {version}" if version else "no database of this program"
        raise BadDatabase(f"{shown(url)} is {found}: expected version {VERSION}, as `updown serve` makes it")


def _copy_backup(file: Path, copy: Path) -> None:
    if not file.is_file():
        raise BadDatabase(f"there is no file {file}")
    shutil.copyfile(file, copy)
    try:
        with closing(sqlite3.connect(copy)) as connection:
            problems = connection.execute("PRAGMA integrity_check").fetchall()
            ours = connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (VERSION_TABLE,)).fetchone()
    except sqlite3.DatabaseError:
        problems, ours = [], None
    if ours is None or problems != [("ok",)]:
        raise BadDatabase(f"{file} is damaged, or was not made by `updown backup`")


def _make_single_file(file: Path) -> None:
    """Ends the write-ahead log, so that everything is in the one file."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        if connection.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            raise BadDatabase(f"the copy in {file} is damaged: is there room on the disk?")
