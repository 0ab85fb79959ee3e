"""Batches as rows of the database: checks them before the database sees them, and merges several into one."""

from collections.abc import Iterable
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

from updown.server.store.api import STATUSES, EventBatch, Grant, Header

Row: TypeAlias = dict[str, Any]

MAX_NUMBER = 2**31 - 1
MAX_TIME = 2**63 - 1
ID = itemgetter("id")


class Rows(NamedTuple):
    """The rows of batches: new tables, tables that advance from `old` to `last_number`, events, grants."""

    opened: list[Row]
    moved: list[Row]
    events: list[Row]
    grants: list[Row]


def check_batch(batch: EventBatch) -> None:
    """Raises a ValueError for a batch that no database accepts, so that it does not fail the batches written with
    it."""
    if not batch.events:
        raise ValueError(f"a batch for table {batch.table!r} has no event, expected one or more")
    if batch.status not in STATUSES:
        raise ValueError(f"table {batch.table!r} has status {batch.status!r}, expected one of {', '.join(STATUSES)}")
    foreign = [grant for grant in batch.grants if grant.table != batch.table]
    if foreign or (batch.header is not None and batch.header.table != batch.table):
        raise ValueError(f"a batch for table {batch.table!r} has a header or a grant of another table")
    if not is_text(batch.table) or (batch.header is not None and not is_text(batch.header.game)):
        raise ValueError(f"table {batch.table!r} has an id or a game that is no text")
    if not is_text(batch.summary or "") or not 0 <= batch.turn <= MAX_NUMBER or not 0 <= (batch.due or 0) <= MAX_TIME:
        raise ValueError(f"table {batch.table!r} has a summary that is no text, or no such turn or time")
    for number, at, cause, _ in batch.events:
        if not (0 < number <= MAX_NUMBER and 0 <= at <= MAX_TIME and is_text(cause)):
            raise ValueError(
                f"event {number} of table {batch.table!r}: number, time {at} or cause {cause!r} is no such"
            )
    for grant in batch.grants:
        if not 0 <= grant.person <= MAX_NUMBER:
            raise ValueError(f"table {batch.table!r} has no person {grant.person}")


def is_text(text: str) -> bool:
    """Whether both databases can store the text: PostgreSQL cannot store NUL, and neither can store half a
    character."""
    if "\0" in text:
        return False
    if text.isascii():
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def merge(batches: Iterable[EventBatch]) -> Rows | None:
    """The merged rows of batches; None if the numbers of the same table do not follow each other.

    Tables are in the order of their ids, so that programs that write the same tables do not deadlock."""
    tables: dict[str, Row] = {}
    opened: list[Row] = []
    moved: list[Row] = []
    events: list[Row] = []
    grants: list[Row] = []
    for table, stored, status, header, granted, summary, turn, due, epoch in batches:
        row = tables.get(table)
        if row is not None:
            if header is not None or row.get("epoch", epoch) != epoch:
                return None
            number = row["last_number"]
        elif header is not None:
            row = tables[table] = header_row(header)
            row["summary"] = None
            opened.append(row)
            number = 0
        else:
            number = stored[0].number - 1
            row = tables[table] = {"id": table, "old": number, "epoch": epoch, "summary": None}
            moved.append(row)
        for event in stored:
            number += 1
            if event.number != number:
                return None
            events.append(
                {"table_id": table, "number": number, "at": event.at, "cause": event.cause, "body": event.body}
            )
        row["last_number"] = number
        row["status"] = status
        row["updated_at"] = stored[-1].at
        row["turn"] = turn
        row["due"] = due
        if summary is not None:
            row["summary"] = summary
        grants.extend(map(grant_row, granted))
    opened.sort(key=ID)
    moved.sort(key=ID)
    return Rows(opened, moved, events, grants)


def header_row(header: Header) -> Row:
    """The row of a new table, without the columns that depend on its events."""
    return {
        "id": header.table,
        "game": header.game,
        "opened_at": header.at,
        "listed": header.listed,
        "invite": header.invite,
        "node": header.node,
    }


def grant_row(grant: Grant) -> Row:
    return {"token": grant.token, "table_id": grant.table, "person": grant.person}
