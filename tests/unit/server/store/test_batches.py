"""Batches as rows: which ones nobody could keep, and how those of one table follow each other."""

import pytest

from updown.server.store.api import EventBatch, Grant, Header, Stored
from updown.server.store.batches import check_batch, merge

HEADER = Header("t", "dnup", 5, True, b"i" * 32)
GRANT = Grant(b"g" * 32, "t", 1)


def batch(*numbers: int, table: str = "t", header: Header | None = None) -> EventBatch:
    return EventBatch(table, tuple(Stored(number, 10 + number, "1:x", b"b") for number in numbers), "playing", header)


@pytest.mark.parametrize(
    ("bad", "problem"),
    [
        (EventBatch("t", (), "lobby"), "a batch for table 't' has no event, expected one or more"),
        (batch(1)._replace(status="asleep"), "table 't' has status 'asleep', expected one of lobby, playing"),
        (batch(1)._replace(grants=(GRANT._replace(table="u"),)), "table 't' has a header or a grant of another table"),
        (batch(1, header=HEADER)._replace(table="u"), "table 'u' has a header or a grant of another table"),
        (batch(1)._replace(grants=(GRANT._replace(person=-1),)), "table 't' has no person -1"),
        (batch(1)._replace(grants=(GRANT._replace(person=2**31),)), "has no person 2147483648"),
        (batch(1, table="nul\0"), "that is no text"),
        (batch(1, header=HEADER._replace(game="\ud800")), "that is no text"),
        (batch(0), "event 0 of table 't'"),
        (batch(2**31), "event 2147483648 of table 't'"),
        (EventBatch("t", (Stored(1, -1, "", b""),), "lobby"), "time -1"),
        (EventBatch("t", (Stored(1, 2**63, "", b""),), "lobby"), "time 9223372036854775808"),
        (EventBatch("t", (Stored(1, 1, "1:\0", b""),), "lobby"), "cause '1:.x00'"),
        (EventBatch("t", (Stored(1, 1, "1:\ud800", b""),), "lobby"), "cause '1:.ud800'"),
    ],
)
def test_what_no_database_could_take_is_refused(bad: EventBatch, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        check_batch(bad)


def test_a_good_batch_is_not_refused() -> None:
    check_batch(batch(1, 2, header=HEADER)._replace(grants=(GRANT,)))


def test_batches_of_one_table_are_merged_to_its_last_state() -> None:
    summed_up = batch(7, 8)._replace(summary="Ben", turn=2, epoch=3)
    last = batch(9)._replace(status="over", grants=(GRANT,), turn=1, due=20, epoch=3)
    rows = merge([summed_up, batch(2, table="a"), last])
    assert rows is not None
    assert rows.opened == []
    assert rows.moved == [
        {
            "id": "a",
            "old": 1,
            "epoch": None,
            "summary": None,
            "last_number": 2,
            "status": "playing",
            "updated_at": 12,
            "turn": 0,
            "due": None,
        },
        {
            "id": "t",
            "old": 6,
            "epoch": 3,
            "summary": "Ben",
            "last_number": 9,
            "status": "over",
            "updated_at": 19,
            "turn": 1,
            "due": 20,
        },
    ]
    assert [(row["table_id"], row["number"]) for row in rows.events] == [("t", 7), ("t", 8), ("a", 2), ("t", 9)]
    assert rows.grants == [{"token": b"g" * 32, "table_id": "t", "person": 1}]


def test_a_table_that_opens_and_goes_on_is_one_row() -> None:
    rows = merge([batch(1, header=HEADER), batch(2)])
    assert rows is not None
    assert rows.moved == []
    assert [(row["id"], row["opened_at"], row["last_number"], row["updated_at"]) for row in rows.opened] == [
        ("t", 5, 2, 12)
    ]


@pytest.mark.parametrize(
    "batches",
    [
        [batch(1, 3)],
        [batch(2, 2)],
        [batch(1), batch(1)],
        [batch(1), batch(3)],
        [batch(1), batch(2, header=HEADER)],
        [batch(2, header=HEADER)],
        [batch(1, header=HEADER), batch(1, header=HEADER)],
    ],
)
def test_numbers_that_do_not_follow_each_other_are_not_merged(batches: list[EventBatch]) -> None:
    assert merge(batches) is None
