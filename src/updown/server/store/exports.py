"""Export and import: tables as lines of JSON, from either kind of database into either, beside tables that are there
already. A backup (copies.py) is of a whole database, and is restored into an empty one.

The first line names the format, each other line is a table with all its events. A table is imported as a whole or not
at all. Not exported is what belongs to one installation: codes that move a seat, browsers that asked for messages."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from updown.rules.errors import shown as shown_text
from updown.server.store.address import shown
from updown.server.store.api import BadDatabase, EventBatch, Grant, Header, Stored
from updown.server.store.batches import check_batch, merge
from updown.server.store.copies import Copied, check_version, existing, new_file, reading
from updown.server.store.file_lock import lock_file
from updown.server.store.schema import EVENTS, GRANTS, TABLES
from updown.server.store.store import Store

FORMAT = "updown-tables/1"
TOGETHER = 50
"""How many tables are written with one commit."""


class FirstLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str


class ExportedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table in a file; bytes are base64 there."""

    table: str
    game: str
    at: int
    listed: bool
    invite: bytes
    status: str
    turn: int
    due: int | None
    summary: str | None
    grants: list[tuple[bytes, int]]
    events: list[Stored]

    def batch(self) -> EventBatch:
        header = Header(self.table, self.game, self.at, self.listed, self.invite)
        grants = tuple(Grant(token, self.table, person) for token, person in self.grants)
        events = tuple(self.events)
        return EventBatch(self.table, events, self.status, header, grants, self.summary, self.turn, self.due)


@dataclass(frozen=True)
class Imported(Copied):
    """What an import has added; how many tables were there already, as they are in the file or further; and the ids of
    those that are there with other events, and stay as they are."""

    known: int = 0
    others: tuple[str, ...] = ()


_encode = msgspec.json.Encoder().encode
_decode_first = msgspec.json.Decoder(FirstLine).decode
_decode_table = msgspec.json.Decoder(ExportedTable).decode


# --- export ---


def export(url: str, file: Path, tables: Sequence[str] = ()) -> Copied:
    """Writes these tables, or all, to a new file, as they are at one moment, while servers use them. The file is
    complete, or it is not there. Raises BadDatabase if the database cannot be read, a table is not there, or the file
    exists."""
    source = existing(url)
    with new_file(file) as part, reading(source) as rows:
        check_version(rows, source)
        found = list(tables) or list(
            rows.execute(select(TABLES.c.id).order_by(TABLES.c.opened_at, TABLES.c.id)).scalars()
        )
        count = 0
        with part.open("wb") as lines:
            lines.write(_encode(FirstLine(FORMAT)) + b"\n")
            for table_id in dict.fromkeys(found):
                table = _read_table(rows, table_id)
                if table is None:
                    raise BadDatabase(f"there is no table {table_id!r} in {shown(source)}")
                lines.write(_encode(table) + b"\n")
                count += len(table.events)
        return Copied(len(dict.fromkeys(found)), count)


def _read_table(rows: Connection, table_id: str) -> ExportedTable | None:
    row: Any = rows.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
    if row is None:
        return None
    granted = select(GRANTS.c.token, GRANTS.c.person).where(GRANTS.c.table_id == table_id).order_by(GRANTS.c.id)
    columns = (EVENTS.c.number, EVENTS.c.at, EVENTS.c.cause, EVENTS.c.body)
    events = rows.execute(select(*columns).where(EVENTS.c.table_id == table_id).order_by(EVENTS.c.number))
    return ExportedTable(
        row.id, row.game, row.opened_at, row.listed, row.invite, row.status, row.turn, row.due, row.summary,
        [(token, person) for token, person in rows.execute(granted)], [Stored(*event) for event in events],
    )  # fmt: skip


# --- import ---


def import_tables(file: Path, url: str) -> Imported:
    """Adds the tables of an export to a database. The whole file is checked before anything is written. Raises
    BadDatabase if it is no export, or the database is a file that a server uses, which would not see the new tables."""
    for table in _read_file(file):
        _check(table, file)
    lock = lock_file(url)
    try:
        store = Store(url)
        try:
            return _add_all(store, _read_file(file))
        finally:
            store.close()
    finally:
        if lock is not None:
            lock.close()


def _add_all(store: Store, tables: Iterable[ExportedTable]) -> Imported:
    added = events = known = 0
    others: list[str] = []
    for group in _groups(tables):
        for table, conflict in zip(group, store.append([table.batch() for table in group]), strict=True):
            if conflict is None:
                added += 1
                events += len(table.events)
            elif store.events(table.table)[: len(table.events)] == table.events:
                known += 1
            else:
                others.append(table.table)
    return Imported(added, events, known, tuple(others))


def _groups(tables: Iterable[ExportedTable]) -> Iterator[list[ExportedTable]]:
    group: list[ExportedTable] = []
    for table in tables:
        group.append(table)
        if len(group) == TOGETHER:
            yield group
            group = []
    if group:
        yield group


def _read_file(file: Path) -> Iterator[ExportedTable]:
    number = 1
    try:
        with file.open("rb") as lines:
            first = _decode_first(lines.readline())
            if first.format != FORMAT:
                raise BadDatabase(f"{file} has format {shown_text(first.format)}: this program knows {FORMAT}")
            for line in lines:
                number += 1
                yield _decode_table(line)
    except OSError as error:
        raise BadDatabase(f"{file} cannot be read: {error.strerror}") from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        problem = f"line {number}: {error}"
        raise BadDatabase(f"{file} is damaged, or was not made by `updown export`: {problem}") from None


def _check(table: ExportedTable, file: Path) -> None:
    batch = table.batch()
    try:
        check_batch(batch)
    except ValueError as error:
        raise BadDatabase(f"{file} cannot be imported: {error}") from None
    if merge([batch]) is None:
        raise BadDatabase(f"{file} cannot be imported: the events of table {table.table!r} are not numbered 1, 2, …")
