"""The statements that every move needs, written by hand for each database, because a busy server spends most of its
time here.

Many rows are written with one statement: between two statements the writing thread would have to wait until the event
loop releases Python's global lock. SQLite receives them as a list of values, PostgreSQL as one JSON array, which is six
times as fast there."""

from collections.abc import Sequence
from functools import cache

import msgspec
from sqlalchemy import Connection, Insert, insert
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from updown.server.store.api import Conflict, EventBatch
from updown.server.store.batches import Row, Rows, merge
from updown.server.store.connect import run
from updown.server.store.schema import GRANTS, TABLES

MOST_ROWS = 100
"""The most rows of one statement to SQLite, which caches such texts and takes at most 32,766 values."""

MOVE = {
    "sqlite": """
UPDATE tables SET summary = coalesce(new.column4, tables.summary), last_number = new.column5, status = new.column6,
updated_at = new.column7, turn = new.column8, due = new.column9
FROM (VALUES {rows}) AS new WHERE tables.id = new.column1 AND tables.last_number = new.column2
AND tables.epoch = coalesce(new.column3, tables.epoch)""",
    # Rows are locked in the order in which Python sorts the ids (COLLATE "C"), so that programs that write the same
    # tables do not deadlock.
    "postgresql": """
WITH new AS (
    SELECT * FROM json_to_recordset(%s::json)
    AS new (
        id text, old integer, epoch integer, summary text, last_number integer, status text, updated_at bigint,
        turn integer, due bigint
    )
), locked AS (
    SELECT tables.id FROM tables JOIN new ON new.id = tables.id ORDER BY tables.id COLLATE "C"
    FOR NO KEY UPDATE OF tables
)
UPDATE tables SET summary = coalesce(new.summary, tables.summary), last_number = new.last_number, status = new.status,
updated_at = new.updated_at, turn = new.turn, due = new.due
FROM new JOIN locked ON locked.id = new.id
WHERE tables.id = new.id AND tables.last_number = new.old AND tables.epoch = coalesce(new.epoch, tables.epoch)""",
}

APPEND = {
    "sqlite": """
INSERT INTO events (table_id, number, at, cause, body) VALUES {rows}""",
    "postgresql": """
INSERT INTO events (table_id, number, at, cause, body)
SELECT table_id, number, at, cause, decode(body, 'base64') FROM json_to_recordset(%s::json)
AS new (table_id text, number integer, at bigint, cause text, body text)""",
}


def put(connection: Connection, rows: Rows) -> None:
    """Writes rows. Conflict or IntegrityError if another process was first: the transaction must be rolled back."""
    if rows.opened:
        connection.execute(insert(TABLES), rows.opened)
    if rows.moved and _execute(connection, MOVE, rows.moved) != len(rows.moved):
        raise Conflict
    _execute(connection, APPEND, rows.events)
    if rows.grants:
        connection.execute(give(connection), rows.grants)


def put_apart(connection: Connection, batches: Sequence[EventBatch]) -> list[Conflict | None]:
    """Writes each batch by itself, in the order of table ids as in `merge`, within one commit."""
    results: list[Conflict | None] = [None] * len(batches)
    for place in sorted(range(len(batches)), key=lambda place: batches[place].table):
        batch = batches[place]
        rows = merge([batch])
        try:
            if rows is None:
                raise Conflict
            with connection.begin_nested():
                put(connection, rows)
        except (Conflict, IntegrityError):
            results[place] = Conflict(f"table {batch.table}: event {batch.events[0].number} is not the next one")
    return results


def give(connection: Connection) -> Insert:
    """Assigns a token to a person at a table, in place of any person that it had there."""
    if connection.dialect.name == "sqlite":
        ours = sqlite.insert(GRANTS)
        return ours.on_conflict_do_update(index_elements=["token", "table_id"], set_={"person": ours.excluded.person})
    new = postgresql.insert(GRANTS)
    return new.on_conflict_do_update(index_elements=["token", "table_id"], set_={"person": new.excluded.person})


def _execute(connection: Connection, statement: dict[str, str], rows: list[Row]) -> int:
    """Executes one of the statements above for all rows. Returns how many rows were changed."""
    if connection.dialect.name == "postgresql":
        parameters = (msgspec.json.encode(rows).decode(),)
        return run(connection, statement["postgresql"], parameters)
    changed = 0
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        text = _with_places(statement["sqlite"], len(some), len(some[0]))
        changed += run(connection, text, tuple(value for row in some for value in row.values()))
    return changed


@cache
def _with_places(statement: str, rows: int, columns: int) -> str:
    """The statement with placeholders for the values of this many rows."""
    row = f"({', '.join('?' * columns)})"
    return statement.format(rows=", ".join([row] * rows))
