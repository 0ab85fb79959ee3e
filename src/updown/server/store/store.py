"""The store: tables as append-only events, in SQLite or PostgreSQL. All calls block and are thread-safe; a write is
durable when the call returns. A failing database raises StoreDown."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import BinaryIO

from sqlalchemy import Connection, Delete, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import DataError, IntegrityError

from updown.server.store.address import default_url, read_address
from updown.server.store.api import (
    UNFINISHED,
    Conflict,
    EventBatch,
    Grant,
    Header,
    Listed,
    Report,
    Stored,
    Subscription,
)
from updown.server.store.batches import check_batch, grant_row, is_text, merge
from updown.server.store.nodes import Nodes
from updown.server.store.schema import (
    BUCKETS,
    CLAIMS,
    DELETIONS,
    EVENTS,
    GRANTS,
    REPORTS,
    SECRETS,
    SUBSCRIPTIONS,
    TABLES,
)
from updown.server.store.statements import give, put, put_apart
from updown.server.store.transactions import Transactions

__all__ = ["Store", "default_url"]

PROBE = b"probe"
"""A row that is written to see whether rows can be written."""
MOST_BROWSERS = 5
"""The most push subscriptions of one person at a table; the newest are kept."""

LISTED = (
    *(TABLES.c.id, TABLES.c.game, TABLES.c.opened_at, TABLES.c.updated_at, TABLES.c.status),
    *(TABLES.c.summary, TABLES.c.turn, func.coalesce(TABLES.c.damage, "")),
)


class Store:
    """An open database. Its URL is that of a SQLite file or of a PostgreSQL server; BadDatabase if it cannot be
    used."""

    def __init__(self, url: str) -> None:
        self._database = Transactions(read_address(url))
        self.nodes = None if self._database.is_file else Nodes(self._database)
        """The data that the servers of a PostgreSQL database share; None for a file, which has one server."""
        self.lock: BinaryIO | None = None
        """The lock of the file's server (file_lock.py); closed with the store."""

    def close(self) -> None:
        """Closes all connections. The store must not be in use."""
        self._database.close()
        if self.lock is not None:
            self.lock.close()

    def check(self) -> None:
        """Raises StoreDown if nothing can be written, because the disk is full, say. Tests it by writing something."""

        def write(database: Connection) -> None:
            database.execute(delete(BUCKETS).where(BUCKETS.c.id == PROBE))
            database.execute(insert(BUCKETS).values(id=PROBE, content=0.0, at=0))

        # A conflict: another server has just done the same.
        with suppress(IntegrityError):
            self._database.write(write)

    # --- events ---

    def append(self, batches: Sequence[EventBatch]) -> list[Conflict | None]:
        """Writes all batches with one commit. Returns for each None, or the conflict with another process for which it
        is not written.

        A number must be one more than the last of its table. A bad batch raises a ValueError before anything is
        written."""
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
        """The events of a table in their order, from the one after `after`; none if there is no such table."""
        columns = (EVENTS.c.number, EVENTS.c.at, EVENTS.c.cause, EVENTS.c.body)
        query = select(*columns).where(EVENTS.c.table_id == table, EVENTS.c.number > after).order_by(EVENTS.c.number)
        return [Stored(*row) for row in self._database.read(query)]

    def last_number(self, table: str) -> int:
        """The number of the last event of a table; 0 if there is no such table."""
        rows = self._database.read(select(TABLES.c.last_number).where(TABLES.c.id == table))
        return int(rows[0][0]) if rows else 0

    # --- tables ---

    def header(self, table: str) -> tuple[Header, str] | None:
        """The fixed properties of a table, and its status; None if there is no such table."""
        columns = (TABLES.c.id, TABLES.c.game, TABLES.c.opened_at, TABLES.c.listed, TABLES.c.invite, TABLES.c.status)
        rows = self._database.read(select(*columns).where(TABLES.c.id == table))
        return (Header(*rows[0][:-1]), rows[0][-1]) if rows else None

    def listed(self, table: str) -> Listed | None:
        """A table as it is in lists; None if there is no such table."""
        rows = self._database.read(select(*LISTED).where(TABLES.c.id == table))
        return Listed(*rows[0]) if rows else None

    def public_tables(self, limit: int) -> list[Listed]:
        """Tables that are listed, not over and sound, the newest first."""
        query = select(*LISTED).where(TABLES.c.listed, TABLES.c.status.in_(UNFINISHED), TABLES.c.damage.is_(None))
        query = query.order_by(TABLES.c.opened_at.desc(), TABLES.c.id).limit(limit)
        return [Listed(*row) for row in self._database.read(query)]

    def tables_of(self, token: bytes, limit: int, skip: int = 0, *, closed: bool = False) -> list[tuple[Listed, int]]:
        """The tables, if `closed` the closed ones too, at which a token identifies a person, with that person; the
        newest token first, without the first `skip`."""
        query = select(*LISTED, GRANTS.c.person).join(GRANTS, GRANTS.c.table_id == TABLES.c.id)
        query = query.where(GRANTS.c.token == token)
        if not closed:
            query = query.where(TABLES.c.status != "closed")
        query = query.order_by(GRANTS.c.id.desc()).limit(limit).offset(skip)
        return [(Listed(*row[:-1]), int(row[-1])) for row in self._database.read(query)]

    def all_tables(self) -> list[Listed]:
        """All stored tables, the last changed first."""
        query = select(*LISTED).order_by(TABLES.c.updated_at.desc(), TABLES.c.id)
        return [Listed(*row) for row in self._database.read(query)]

    def summarize(self, table: str, number: int, summary: str, turn: int) -> None:
        """Stores the summary of a table after that event, unless there are later events."""
        if is_text(table):
            there = update(TABLES).where(TABLES.c.id == table, TABLES.c.last_number == number)
            self._database.write(lambda database: database.execute(there.values(summary=summary, turn=turn)))

    def mark_damage(self, table: str, damage: str) -> None:
        """Marks a table as damaged, with the type of the error; '' marks it as sound."""
        if is_text(table):
            there = update(TABLES).where(TABLES.c.id == table)
            self._database.write(lambda database: database.execute(there.values(damage=damage or None)))

    def playing(self) -> list[str]:
        """The tables with a match in progress, the longest unchanged first."""
        query = select(TABLES.c.id).where(TABLES.c.status == "playing").order_by(TABLES.c.updated_at, TABLES.c.id)
        return [row[0] for row in self._database.read(query)]

    def damaged_tables(self) -> list[str]:
        """The tables that are marked as damaged."""
        return [row[0] for row in self._database.read(select(TABLES.c.id).where(TABLES.c.damage.is_not(None)))]

    def delete(self, table: str) -> bool:
        """Deletes a table with all its data. Returns whether it existed. It is erased from the file by `clean`."""
        if not is_text(table):
            return False
        return bool(self._delete(delete(TABLES).where(TABLES.c.id == table)))

    def purge(self, before: int, unused_before: int = 0) -> list[str]:
        """Deletes the tables whose last event is older than that; those at which no match has begun, if it is older
        than `unused_before`. Returns their ids. Deletes old reports, too. `clean` erases all of it from the file."""
        self._delete_reports(delete(REPORTS).where(REPORTS.c.at < before))
        unused = and_(TABLES.c.status == "lobby", TABLES.c.updated_at < unused_before)
        return self._delete(delete(TABLES).where(or_(TABLES.c.updated_at < before, unused)))

    def last_change(self) -> int:
        """When anything was last stored; 0 if nothing is."""
        return int(self._database.read(select(func.coalesce(func.max(TABLES.c.updated_at), 0)))[0][0])

    def _delete(self, old: Delete) -> list[str]:
        def work(database: Connection) -> list[str]:
            gone = sorted(database.execute(old.returning(TABLES.c.id)).scalars())
            if gone:
                self._note_deletion(database)
            return gone

        return self._database.write(work)

    def _note_deletion(self, database: Connection) -> None:
        """Records that there is something to clean, in the same commit."""
        if self._database.is_file:
            database.execute(insert(DELETIONS), {})

    def is_clean(self) -> bool:
        """Whether the database's files contain no deleted data. PostgreSQL erases it by itself."""
        return not self._database.read(select(DELETIONS.c.id).limit(1))

    def clean(self) -> None:
        """Erases the bytes of deleted data from a SQLite file. The file is rebuilt, which takes some two seconds for
        every 100 MB, and nothing can be written meanwhile. If it fails or is interrupted, it remains to be done."""
        rows = self._database.read(select(func.max(DELETIONS.c.id)))
        if rows[0][0] is not None:
            self._database.scrub()
            done = delete(DELETIONS).where(DELETIONS.c.id <= rows[0][0])
            self._database.write(lambda database: database.execute(done))

    # --- tokens and claim codes ---

    def grant(self, grant: Grant) -> None:
        """Assigns a token to a person at a table, in place of any other person there. Conflict if there is no such
        table."""
        self._write_for(grant.table, lambda database: database.execute(give(database), grant_row(grant)))

    def knows(self, token: bytes) -> bool:
        """Whether the token identifies somebody at any table."""
        return bool(self._database.read(select(GRANTS.c.id).where(GRANTS.c.token == token).limit(1)))

    def person_of(self, token: bytes, table: str) -> int | None:
        """The person whom a token identifies at a table."""
        query = select(GRANTS.c.person).where(GRANTS.c.token == token, GRANTS.c.table_id == table)
        rows = self._database.read(query)
        return int(rows[0][0]) if rows else None

    def persons(self, table: str) -> dict[bytes, int]:
        """All tokens that identify a person at a table."""
        rows = self._database.read(select(GRANTS.c.token, GRANTS.c.person).where(GRANTS.c.table_id == table))
        return {bytes(token): int(person) for token, person in rows}

    def add_claim(self, code: bytes, token: bytes, table: str, expires: int) -> bool:
        """Stores a claim code for the person of that token at a table; it can be used once, before it expires. Returns
        whether the token was valid."""

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
        """The table of a claim code, which stays valid."""
        rows = self._database.read(select(CLAIMS.c.table_id).where(CLAIMS.c.code == code, CLAIMS.c.expires > now))
        return str(rows[0][0]) if rows else None

    def use_claim(self, code: bytes, token: bytes, now: int) -> tuple[str, int] | None:
        """Uses a claim code: the token becomes the only one of the code's person, and all codes of that person and the
        subscriptions of their browsers become invalid. Returns the table and the person, or None if there is no such
        code. Expired codes are deleted."""
        good = (CLAIMS.c.code == code) & (CLAIMS.c.expires > now)

        def work(database: Connection) -> tuple[str, int] | None:
            # The table is locked first, so that transactions with codes of one table cannot deadlock.
            _hold(database, database.execute(select(CLAIMS.c.table_id).where(good)).scalar_one_or_none() or "")
            row = database.execute(select(CLAIMS.c.table_id, CLAIMS.c.person).where(good)).one_or_none()
            if row is None:
                return None
            table, person = row
            for relation in (GRANTS, CLAIMS, SUBSCRIPTIONS):
                theirs = (relation.c.table_id == table) & (relation.c.person == person)
                database.execute(delete(relation).where(theirs))
            database.execute(give(database), grant_row(Grant(token, table, person)))
            database.execute(update(TABLES).where(TABLES.c.id == table).values(epoch=TABLES.c.epoch + 1))
            theirs = (REPORTS.c.table_id == table) & (REPORTS.c.person == person)
            database.execute(update(REPORTS).where(theirs).values(token=token))
            return (table, person)

        moved = self._database.write(work)
        self._database.write(lambda database: database.execute(delete(CLAIMS).where(CLAIMS.c.expires <= now)))
        return moved

    def forget(
        self, table: str, person: int, bodies: Sequence[tuple[int, bytes]], batch: EventBatch | None = None
    ) -> None:
        """Replaces the bodies of these events, adds those of the batch, and deletes the tokens, claim codes and
        subscriptions of a person, in one commit. Conflict as for `append`. Without a batch the table's summary is
        dropped, since it has names. `clean` erases the old bytes from the file."""
        rows = None if batch is None else merge([batch])
        there = (EVENTS.c.table_id == table) & (EVENTS.c.number == bindparam("replaced"))
        replace = update(EVENTS).where(there).values(body=bindparam("by"))

        def work(database: Connection) -> None:
            _hold(database, table)
            if rows is not None:
                put(database, rows)
            else:
                database.execute(update(TABLES).where(TABLES.c.id == table).values(summary=None))
            if bodies:
                database.execute(replace, [{"replaced": number, "by": body} for number, body in bodies])
            for relation in (GRANTS, CLAIMS, SUBSCRIPTIONS):
                theirs = (relation.c.table_id == table) & (relation.c.person == person)
                database.execute(delete(relation).where(theirs))
            self._note_deletion(database)

        if batch is not None:
            check_batch(batch)
        self._write_for(table, work)

    # --- reports ---

    def add_report(self, token: bytes, report: Report) -> None:
        """Stores the report of a token's person, in place of an earlier one of the same table."""
        table, person, at, reason, words = report
        same = delete(REPORTS).where(REPORTS.c.token == token, REPORTS.c.table_id == table)
        row = {"token": token, "table_id": table, "person": person, "at": at, "reason": reason, "text": words}

        def work(database: Connection) -> None:
            database.execute(same)
            database.execute(insert(REPORTS), row)

        with suppress(IntegrityError):  # The same person has just sent it to another server.
            self._database.write(work)

    def reports(self) -> list[Report]:
        """All reports, the newest first."""
        columns = (REPORTS.c.table_id, REPORTS.c.person, REPORTS.c.at, REPORTS.c.reason, REPORTS.c.text)
        return [Report(*row) for row in self._database.read(select(*columns).order_by(REPORTS.c.at.desc()))]

    def dismiss_reports(self, table: str) -> int:
        """Deletes the reports of a table. Returns how many there were."""
        return self._delete_reports(delete(REPORTS).where(REPORTS.c.table_id == table)) if is_text(table) else 0

    def forget_reports(self, token: bytes) -> int:
        """Deletes what the person of a token has reported. Returns how many there were."""
        return self._delete_reports(delete(REPORTS).where(REPORTS.c.token == token))

    def _delete_reports(self, old: Delete) -> int:
        def work(database: Connection) -> int:
            count = database.execute(old).rowcount
            if count:
                self._note_deletion(database)
            return count

        return self._database.write(work)

    # --- secrets and push messages ---

    def secret(self, name: str, fresh: bytes) -> bytes:
        """The secret of that name. If there is none yet, `fresh` is stored; of several callers the first one wins."""
        known = select(SECRETS.c.value).where(SECRETS.c.name == name)
        if not self._database.read(known):
            row = {"name": name, "value": fresh}
            with suppress(IntegrityError):
                self._database.write(lambda database: database.execute(insert(SECRETS), row))
        return bytes(self._database.read(known)[0][0])

    def subscribe(self, table: str, person: int, to: Subscription) -> None:
        """Adds a push subscription for the person at the table. Conflict if there is no such table."""
        there = (SUBSCRIPTIONS.c.table_id == table) & (SUBSCRIPTIONS.c.endpoint == to.endpoint)
        theirs = (SUBSCRIPTIONS.c.table_id == table) & (SUBSCRIPTIONS.c.person == person)
        newest = select(SUBSCRIPTIONS.c.id).where(theirs).order_by(SUBSCRIPTIONS.c.id.desc()).limit(MOST_BROWSERS)

        def work(database: Connection) -> None:
            _hold(database, table)
            database.execute(delete(SUBSCRIPTIONS).where(there))
            database.execute(insert(SUBSCRIPTIONS), {"table_id": table, "person": person, **to._asdict()})
            kept = database.execute(newest).scalars().all()
            database.execute(delete(SUBSCRIPTIONS).where(theirs, SUBSCRIPTIONS.c.id.not_in(kept)))

        self._write_for(table, work)

    def subscriptions(self, table: str, person: int) -> list[tuple[int, Subscription]]:
        """The push subscriptions of the person at the table, each with its number."""
        columns = (SUBSCRIPTIONS.c.endpoint, SUBSCRIPTIONS.c.p256dh, SUBSCRIPTIONS.c.auth, SUBSCRIPTIONS.c.contact)
        theirs = (SUBSCRIPTIONS.c.table_id == table) & (SUBSCRIPTIONS.c.person == person)
        query = select(SUBSCRIPTIONS.c.id, *columns).where(theirs).order_by(SUBSCRIPTIONS.c.id)
        return [(int(row[0]), Subscription(*row[1:])) for row in self._database.read(query)]

    def unsubscribe(self, number: int) -> None:
        """Deletes a push subscription."""
        self._database.write(
            lambda database: database.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == number))
        )

    def _write_for(self, table: str, work: Callable[[Connection], object]) -> None:
        """Writes rows that refer to a table, which must exist."""
        try:
            self._database.write(work)
        except (IntegrityError, DataError, UnicodeEncodeError):
            raise Conflict(f"there is no table {table!r}") from None


def _hold(database: Connection, table: str) -> None:
    """Locks the table's claim codes until the commit. SQLite has only one writer at a time anyway."""
    database.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
