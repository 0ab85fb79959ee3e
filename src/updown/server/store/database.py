"""The store: tables as append-only events, in SQLite or PostgreSQL. All calls block, and may come from any thread; what
is written is durable when a call returns. A failing database raises StoreDown."""

from collections.abc import Callable, Sequence

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import DataError, IntegrityError

from updown.server.store.address import default_url, read_address
from updown.server.store.api import UNFINISHED, Batch, Conflict, Grant, Header, Listed, Stored
from updown.server.store.rows import check_batch, grant_row, is_text, merge
from updown.server.store.schema import CLAIMS, EVENTS, GRANTS, TABLES
from updown.server.store.statements import give, put, put_apart
from updown.server.store.transactions import Transactions

__all__ = ["Store", "default_url"]


class Store:
    """An open database. Its URL is that of a SQLite file or of a PostgreSQL server; BadDatabase says what is wrong."""

    def __init__(self, url: str) -> None:
        self._database = Transactions(read_address(url))

    def close(self) -> None:
        """Gives the connections back. Nobody may be using the store."""
        self._database.close()

    def check(self) -> None:
        """StoreDown where the database takes no writes. Asks with an update that changes nothing."""
        nothing = update(TABLES).where(TABLES.c.id == "").values(status=TABLES.c.status)
        self._database.write(lambda database: database.execute(nothing))

    # --- events ---

    def append(self, batches: Sequence[Batch]) -> list[Conflict | None]:
        """Writes all batches with one commit; says for each whether somebody else was first, and it is not written.

        A number must be one more than the last of its table. A ValueError of a bad batch comes before anything else."""
        if not batches:
            return []
        for batch in batches:
            check_batch(batch)
        rows = merge(batches)
        if rows is not None:
            try:
                self._database.write(lambda connection: put(connection, rows))
            except (Conflict, IntegrityError):
                pass
            else:
                return [None] * len(batches)
        return self._database.write(lambda connection: put_apart(connection, batches))

    def events(self, table: str, after: int = 0) -> list[Stored]:
        """The events of a table in their order, from the one after `after`; none where there is no such table."""
        columns = (EVENTS.c.number, EVENTS.c.at, EVENTS.c.cause, EVENTS.c.body)
        query = select(*columns).where(EVENTS.c.table_id == table, EVENTS.c.number > after).order_by(EVENTS.c.number)
        return [Stored(*row) for row in self._database.read(query)]

    def last_number(self, table: str) -> int:
        """The number of the last event of a table; 0 where there is no such table."""
        rows = self._database.read(select(TABLES.c.last_number).where(TABLES.c.id == table))
        return int(rows[0][0]) if rows else 0

    # --- tables ---

    def header(self, table: str) -> tuple[Header, str] | None:
        """What is fixed about a table, and its status; None where there is no such table."""
        columns = (TABLES.c.id, TABLES.c.game, TABLES.c.opened_at, TABLES.c.listed, TABLES.c.invite, TABLES.c.status)
        rows = self._database.read(select(*columns).where(TABLES.c.id == table))
        return (Header(*rows[0][:-1]), rows[0][-1]) if rows else None

    def public_tables(self, limit: int) -> list[Listed]:
        """Tables that are listed and not over, the newest first."""
        columns = (TABLES.c.id, TABLES.c.game, TABLES.c.opened_at, TABLES.c.updated_at, TABLES.c.status)
        query = select(*columns).where(TABLES.c.listed, TABLES.c.status.in_(UNFINISHED))
        query = query.order_by(TABLES.c.opened_at.desc(), TABLES.c.id).limit(limit)
        return [Listed(*row) for row in self._database.read(query)]

    def all_tables(self) -> list[Listed]:
        """Every table that is kept, the one that changed last first."""
        columns = (TABLES.c.id, TABLES.c.game, TABLES.c.opened_at, TABLES.c.updated_at, TABLES.c.status)
        query = select(*columns).order_by(TABLES.c.updated_at.desc(), TABLES.c.id)
        return [Listed(*row) for row in self._database.read(query)]

    def unfinished(self) -> list[str]:
        """The tables that are not over, the longest untouched first."""
        query = select(TABLES.c.id).where(TABLES.c.status.in_(UNFINISHED)).order_by(TABLES.c.updated_at, TABLES.c.id)
        return [row[0] for row in self._database.read(query)]

    def delete(self, table: str) -> bool:
        """Deletes a table for good, with all that belongs to it; says whether it was there."""
        if not is_text(table):
            return False
        there = self._database.write(
            lambda database: database.execute(delete(TABLES).where(TABLES.c.id == table)).rowcount
        )
        if there:
            self._database.scrub()
        return bool(there)

    def purge(self, before: int) -> list[str]:
        """Deletes the tables whose last event is older than that, for good; gives their ids."""
        old = delete(TABLES).where(TABLES.c.updated_at < before).returning(TABLES.c.id)
        gone = self._database.write(lambda database: sorted(database.execute(old).scalars()))
        if gone:
            self._database.scrub()
        return gone

    # --- who somebody is ---

    def grant(self, grant: Grant) -> None:
        """Makes a token good for a person at a table, instead of any other there. Conflict: there is no such table."""
        self._write_for(grant.table, lambda database: database.execute(give(database), grant_row(grant)))

    def grants(self, token: bytes) -> list[tuple[str, int]]:
        """The tables at which a token is good, and for whom; the last one given comes first."""
        query = select(GRANTS.c.table_id, GRANTS.c.person).where(GRANTS.c.token == token).order_by(GRANTS.c.id.desc())
        return [(table, person) for table, person in self._database.read(query)]

    def person_of(self, token: bytes, table: str) -> int | None:
        """For whom a token is good at a table."""
        query = select(GRANTS.c.person).where(GRANTS.c.token == token, GRANTS.c.table_id == table)
        rows = self._database.read(query)
        return int(rows[0][0]) if rows else None

    def move_grants(self, table: str, person: int, token: bytes) -> None:
        """Makes a token, and from now on no other, good for a person at a table. Conflict: there is no such table."""
        old = delete(GRANTS).where(GRANTS.c.table_id == table, GRANTS.c.person == person)
        new = grant_row(Grant(token, table, person))

        def work(database: Connection) -> None:
            database.execute(old)
            database.execute(give(database), new)

        self._write_for(table, work)

    def add_claim(self, code: bytes, table: str, person: int, expires: int) -> None:
        """Keeps a code that is good for a person at a table, once and until then. Conflict: there is no such table."""
        row = {"code": code, "table_id": table, "person": person, "expires": expires}
        self._write_for(table, lambda database: database.execute(insert(CLAIMS), row))

    def take_claim(self, code: bytes, now: int) -> tuple[str, int] | None:
        """Table and person of a code, once: it is used up by this. Codes that have expired are forgotten."""
        taken = delete(CLAIMS).where(CLAIMS.c.code == code).returning(CLAIMS.c.table_id, CLAIMS.c.person)
        expired = delete(CLAIMS).where(CLAIMS.c.expires <= now)

        def work(database: Connection) -> tuple[str, int] | None:
            database.execute(expired)
            row = database.execute(taken).one_or_none()
            return (row[0], row[1]) if row is not None else None

        return self._database.write(work)

    def _write_for(self, table: str, work: Callable[[Connection], object]) -> None:
        """Writes what belongs to a table: a relation points to it, so that it must be there."""
        try:
            self._database.write(work)
        except (IntegrityError, DataError, UnicodeEncodeError):
            raise Conflict(f"there is no table {table!r}") from None
