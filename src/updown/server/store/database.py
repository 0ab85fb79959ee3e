"""The store: tables as append-only events, in SQLite or PostgreSQL. All calls block, and may come from any thread; what
is written is durable when a call returns. A failing database raises StoreDown."""

from collections.abc import Callable, Sequence

from sqlalchemy import Connection, Delete, delete, func, insert, select, update
from sqlalchemy.exc import DataError, IntegrityError

from updown.server.store.address import default_url, read_address
from updown.server.store.api import UNFINISHED, Batch, Conflict, Grant, Header, Listed, Stored
from updown.server.store.rows import check_batch, grant_row, is_text, merge
from updown.server.store.schema import CLAIMS, DELETIONS, EVENTS, GRANTS, TABLES
from updown.server.store.statements import give, put, put_apart
from updown.server.store.transactions import Transactions

__all__ = ["Store", "default_url"]

LISTED = (
    *(TABLES.c.id, TABLES.c.game, TABLES.c.opened_at, TABLES.c.updated_at, TABLES.c.status),
    *(TABLES.c.summary, TABLES.c.turn, func.coalesce(TABLES.c.damage, "")),
)


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
        """Tables that are listed, not over and sound, the newest first."""
        query = select(*LISTED).where(TABLES.c.listed, TABLES.c.status.in_(UNFINISHED), TABLES.c.damage.is_(None))
        query = query.order_by(TABLES.c.opened_at.desc(), TABLES.c.id).limit(limit)
        return [Listed(*row) for row in self._database.read(query)]

    def tables_of(self, token: bytes, limit: int) -> list[tuple[Listed, int]]:
        """The tables that are not closed and at which a token is good, and for whom; the last one given comes first."""
        query = select(*LISTED, GRANTS.c.person).join(GRANTS, GRANTS.c.table_id == TABLES.c.id)
        query = query.where(GRANTS.c.token == token, TABLES.c.status != "closed")
        query = query.order_by(GRANTS.c.id.desc()).limit(limit)
        return [(Listed(*row[:-1]), int(row[-1])) for row in self._database.read(query)]

    def all_tables(self) -> list[Listed]:
        """Every table that is kept, the one that changed last first."""
        query = select(*LISTED).order_by(TABLES.c.updated_at.desc(), TABLES.c.id)
        return [Listed(*row) for row in self._database.read(query)]

    def summarise(self, table: str, number: int, summary: str, turn: int) -> None:
        """Writes down what lists show of a table, as it stands after that event; not where there are later ones."""
        if is_text(table):
            there = update(TABLES).where(TABLES.c.id == table, TABLES.c.last_number == number)
            self._database.write(lambda database: database.execute(there.values(summary=summary, turn=turn)))

    def mark_damage(self, table: str, damage: str) -> None:
        """Writes down that a table cannot be read, and the type of the error; '' that it can."""
        if is_text(table):
            there = update(TABLES).where(TABLES.c.id == table)
            self._database.write(lambda database: database.execute(there.values(damage=damage or None)))

    def playing(self) -> list[str]:
        """The tables whose match is going on, the longest untouched first."""
        query = select(TABLES.c.id).where(TABLES.c.status == "playing").order_by(TABLES.c.updated_at, TABLES.c.id)
        return [row[0] for row in self._database.read(query)]

    def damaged_tables(self) -> list[str]:
        """The tables that could not be read when that was last tried."""
        return [row[0] for row in self._database.read(select(TABLES.c.id).where(TABLES.c.damage.is_not(None)))]

    def delete(self, table: str) -> bool:
        """Deletes a table with all that belongs to it; says whether it was there. It is gone for good after `clean`."""
        if not is_text(table):
            return False
        return bool(self._delete(delete(TABLES).where(TABLES.c.id == table)))

    def purge(self, before: int) -> list[str]:
        """Deletes the tables whose last event is older than that; gives their ids. They are gone for good after
        `clean`."""
        return self._delete(delete(TABLES).where(TABLES.c.updated_at < before))

    def _delete(self, old: Delete) -> list[str]:
        """Deletes tables, and notes with the same commit that there is something to clean."""

        def work(database: Connection) -> list[str]:
            gone = sorted(database.execute(old.returning(TABLES.c.id)).scalars())
            if gone and self._database.is_file:
                database.execute(insert(DELETIONS), {})
            return gone

        return self._database.write(work)

    def is_clean(self) -> bool:
        """Whether nothing that was deleted is left in the database's files. PostgreSQL sees to that by itself."""
        return not self._database.read(select(DELETIONS.c.id).limit(1))

    def clean(self) -> None:
        """Has SQLite forget the bytes of all that was deleted before. The file is built anew, which takes some two
        seconds for every 100 MB, and nothing can be written meanwhile. What fails or is cut short stays to be done."""
        rows = self._database.read(select(func.max(DELETIONS.c.id)))
        if rows[0][0] is not None:
            self._database.scrub()
            done = delete(DELETIONS).where(DELETIONS.c.id <= rows[0][0])
            self._database.write(lambda database: database.execute(done))

    # --- who somebody is ---

    def grant(self, grant: Grant) -> None:
        """Makes a token good for a person at a table, instead of any other there. Conflict: there is no such table."""
        self._write_for(grant.table, lambda database: database.execute(give(database), grant_row(grant)))

    def person_of(self, token: bytes, table: str) -> int | None:
        """For whom a token is good at a table."""
        query = select(GRANTS.c.person).where(GRANTS.c.token == token, GRANTS.c.table_id == table)
        rows = self._database.read(query)
        return int(rows[0][0]) if rows else None

    def add_claim(self, code: bytes, token: bytes, table: str, expires: int) -> bool:
        """Keeps a code that is good for the person of that token at a table, once and until then. Says whether the
        token was good there."""

        def work(database: Connection) -> bool:
            _hold(database, table)
            mine = select(GRANTS.c.person).where(GRANTS.c.token == token, GRANTS.c.table_id == table)
            person = database.execute(mine).scalar_one_or_none()
            if person is not None:
                row = {"code": code, "table_id": table, "person": person, "expires": expires}
                database.execute(insert(CLAIMS), row)
            return person is not None

        return is_text(table) and self._database.write(work)

    def claimed(self, code: bytes, now: int) -> str | None:
        """The table that a code is good for. It is not used up by this."""
        rows = self._database.read(select(CLAIMS.c.table_id).where(CLAIMS.c.code == code, CLAIMS.c.expires > now))
        return str(rows[0][0]) if rows else None

    def use_claim(self, code: bytes, token: bytes, now: int) -> tuple[str, int] | None:
        """With a code for a person, makes a token the only one that is good for them, and this code and all others for
        them good for nothing; the table and the person. None: there is no such code. Codes that have expired are
        forgotten."""
        good = (CLAIMS.c.code == code) & (CLAIMS.c.expires > now)

        def work(database: Connection) -> tuple[str, int] | None:
            # The table first: whoever makes or uses a code of the table waits there, and never in a circle.
            _hold(database, database.execute(select(CLAIMS.c.table_id).where(good)).scalar_one_or_none() or "")
            row = database.execute(select(CLAIMS.c.table_id, CLAIMS.c.person).where(good)).one_or_none()
            if row is None:
                return None
            table, person = row
            for relation in (GRANTS, CLAIMS):
                theirs = (relation.c.table_id == table) & (relation.c.person == person)
                database.execute(delete(relation).where(theirs))
            database.execute(give(database), grant_row(Grant(token, table, person)))
            return (table, person)

        moved = self._database.write(work)
        self._database.write(lambda database: database.execute(delete(CLAIMS).where(CLAIMS.c.expires <= now)))
        return moved

    def _write_for(self, table: str, work: Callable[[Connection], object]) -> None:
        """Writes what belongs to a table: a relation points to it, so that it must be there."""
        try:
            self._database.write(work)
        except (IntegrityError, DataError, UnicodeEncodeError):
            raise Conflict(f"there is no table {table!r}") from None


def _hold(database: Connection, table: str) -> None:
    """Until the commit, nobody else makes or uses a code of the table. SQLite has one who writes at a time anyway."""
    database.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
