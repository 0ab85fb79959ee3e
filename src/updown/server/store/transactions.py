"""Reads and transactions over a pool of connections, with retries and errors if the database fails."""

import threading
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Executable, Text, column, inspect, select, table
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from updown.server.store.address import shown, without_secrets
from updown.server.store.api import BadDatabase, StoreDown
from updown.server.store.connect import for_reading, for_writing, make_engine, scrub
from updown.server.store.schema import VERSION, VERSION_TABLE

T = TypeVar("T")

INSTEAD = ("check that the server runs, and user, password and database", "choose another file")
"""Advice for a database that cannot be used: on a server, in a file."""
UNDONE = ("40001", "40P01")  # PostgreSQL: not serialisable, deadlock; the transaction is rolled back


class Transactions:
    """An open database, migrated to the version of this program. A failing one raises StoreDown."""

    def __init__(self, url: URL) -> None:
        self._url = url
        try:
            self._engine = make_engine(url)
            self._reading = for_reading(self._engine)
            self._writing = for_writing(self._engine)
            self._migrate()
        except DBAPIError as error:
            instead = INSTEAD[url.drivername == "sqlite"]
            raise BadDatabase(f"{shown(url)} cannot be used: {self._problem(error)}; {instead}") from None
        self.is_file = self._engine.dialect.name == "sqlite"
        # SQLite has one writer at a time: our own threads queue here instead of asking it again and again.
        self._turn: AbstractContextManager[object] = threading.Lock() if self.is_file else nullcontext()

    def read(self, statement: Executable) -> Sequence[tuple[Any, ...]]:
        """The rows of a query; none if it contains a text that no database can store."""

        def work() -> Sequence[tuple[Any, ...]]:
            with self._reading.connect() as connection:
                return [tuple(row) for row in connection.execute(statement)]

        try:
            return self._attempt(work)
        except (DataError, UnicodeEncodeError):
            return []

    def write(self, work: Callable[[Connection], T]) -> T:
        """Runs the work in one transaction, durable on return. An IntegrityError is passed on to the caller."""
        with self._turn:
            return self._attempt(lambda: self._transact(work))

    def scrub(self) -> None:
        """After deletions: erases the bytes from a SQLite file. Nothing can be written meanwhile."""
        with self._turn:
            if not self._attempt(lambda: scrub(self._engine)):
                raise StoreDown(f"{shown(self._url)}: deleted, but another program keeps the old bytes from going")

    def close(self) -> None:
        self._engine.dispose()

    def _migrate(self) -> None:
        """Brings the database to the version of this program. Alembic is imported only if a migration is missing,
        because importing it takes longer than all other steps at the start of a writing process."""
        try:
            if not self._is_current():
                import_module("updown.server.store.migrate").migrate(self._writing)
        except BaseException:
            self.close()
            raise

    def _is_current(self) -> bool:
        with self._reading.connect() as connection:
            if not inspect(connection).has_table(VERSION_TABLE):
                return False
            query = select(column("version_num", Text)).select_from(table(VERSION_TABLE))
            return connection.execute(query).scalars().all() == [VERSION]

    def _transact(self, work: Callable[[Connection], T]) -> T:
        with self._writing.connect() as connection:
            transaction = connection.begin()
            result = work(connection)
            try:
                transaction.commit()
            except DBAPIError as error:
                raise StoreDown(f"{shown(self._url)} did not confirm a commit: {self._problem(error)}") from error
            return result

    def _attempt(self, work: Callable[[], T]) -> T:
        """Retries once if a connection was lost or a deadlock resolved before the commit: nothing has been written."""
        try:
            try:
                return work()
            except DBAPIError as error:
                if not error.connection_invalidated and getattr(error.orig, "sqlstate", None) not in UNDONE:
                    raise
            return work()
        except (IntegrityError, DataError):
            raise
        except DBAPIError as error:
            raise StoreDown(f"{shown(self._url)} fails: {self._problem(error)}") from error
        except SQLAlchemyError as error:
            raise StoreDown(f"{shown(self._url)} fails: {error}") from error

    def _problem(self, error: DBAPIError) -> str:
        return without_secrets(str(error.orig), self._url)
