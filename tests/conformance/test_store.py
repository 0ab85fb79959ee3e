"""The contract of the store, kept by SQLite and by a real PostgreSQL: what is acknowledged is there, nobody writes over
anybody, and what is deleted is gone. Programs that compete, or are killed, are real processes."""

import itertools
import random
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, NullPool, create_engine, event

from kit.postgres import fresh_database
from updown.server.store.address import read_address
from updown.server.store.api import (
    BadDatabase,
    Conflict,
    EventBatch,
    Grant,
    Header,
    Listed,
    Report,
    Stored,
    Subscription,
)
from updown.server.store.connect import for_writing, make_engine
from updown.server.store.migrate import migrations
from updown.server.store.schema import METADATA, VERSION, VERSION_TABLE
from updown.server.store.store import Store

RELATIONS = ("tables", "events", "grants", "claims", "subscriptions")
OLD = "0001"
"""The first version of the schema."""
TOKEN, OTHER, THIRD = b"a" * 32, b"b" * 32, b"c" * 32
BYTES = bytes(range(256))


@pytest.fixture(scope="session")
def database(postgres: str) -> str:
    return fresh_database(postgres)


@pytest.fixture
def served(database: str) -> str:
    """A database of PostgreSQL, empty; emptying one takes less time than making one."""
    sql(database, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    return database


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind."""
    name = "file" if request.param == "sqlite" else "served"
    return str(request.getfixturevalue(name))


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


def opening(
    table: str, at: int = 1, listed: bool = True, status: str = "lobby", grants: tuple[Grant, ...] = ()
) -> EventBatch:
    header = Header(table, "dnup", at, listed, b"i" * 32)
    return EventBatch(table, (Stored(1, at, "", b"opened"),), status, header, grants)


def going_on(table: str, *numbers: int, at: int = 2, status: str = "playing", body: bytes = b"played") -> EventBatch:
    return EventBatch(table, tuple(Stored(number, at, "1:x", body) for number in numbers), status)


def sql(url: str, statement: str) -> list[Any]:
    """Looks into the database, or changes it, behind the store's back."""
    engine = create_engine(read_address(url), poolclass=NullPool)
    with engine.begin() as connection:
        result = connection.exec_driver_sql(statement)
        return [tuple(row) for row in result] if result.returns_rows else []


@contextmanager
def at_commit(look: Callable[[Connection], object]) -> Iterator[None]:
    """Looks at every connection just before it commits."""
    event.listen(Engine, "commit", look)
    try:
        yield
    finally:
        event.remove(Engine, "commit", look)


def bytes_of(url: str) -> bytes:
    """Everything that SQLite has on disk."""
    file = Path(url.removeprefix("sqlite:///"))
    return b"".join(path.read_bytes() for path in file.parent.iterdir() if path.name.startswith(file.name))


def grants(store: Store, token: bytes) -> list[tuple[str, int]]:
    """The tables at which a token is good, and for whom."""
    return [(row.table, person) for row, person in store.tables_of(token, 100)]


def numbers(store: Store, table: str) -> list[int]:
    return [event.number for event in store.events(table)]


# --- events ---


def test_events_come_back_as_they_went_in(store: Store) -> None:
    first = (Stored(1, 1_700_000_000_000, "", BYTES), Stored(2, 1_700_000_000_001, "3:ünï☂", b""))
    second = (Stored(3, 2**62, "0:" + "x" * 200, BYTES * 1000),)
    header = Header("t", "up-and-down", 1_700_000_000_000, True, bytes(32))
    assert store.append([EventBatch("t", first, "lobby", header)]) == [None]
    assert store.append([EventBatch("t", second, "over")]) == [None]
    assert store.events("t") == [*first, *second]
    assert store.events("t", after=2) == list(second)
    assert store.events("t", after=3) == []
    assert store.last_number("t") == 3
    assert store.header("t") == (header, "over")
    assert all(type(event.body) is bytes for event in store.events("t"))


def test_of_a_table_that_is_not_there_there_is_nothing(store: Store) -> None:
    for table in ("t", "", "nul\0", "half \ud800", "x" * 10_000, "'; DROP TABLE events; --", "%s :id ?"):
        assert store.events(table) == []
        assert store.last_number(table) == 0
        assert store.header(table) is None
        assert store.person_of(TOKEN, table) is None
        assert store.delete(table) is False
        with pytest.raises(Conflict):
            store.grant(Grant(TOKEN, table, 0))
        assert store.add_claim(OTHER, TOKEN, table, 10) is False
        store.summarize(table, 1, "{}", 1)
        store.mark_damage(table, "ValueError")
    assert grants(store, TOKEN) == []
    assert (store.claimed(OTHER, 1), store.use_claim(OTHER, TOKEN, 1)) == (None, None)


def test_batches_of_many_tables_and_of_the_same_one_are_one_commit(store: Store) -> None:
    commits = 0

    def count(_connection: Connection) -> None:
        nonlocal commits
        commits += 1

    with at_commit(count):
        batches = [opening(f"t{n}") for n in range(20)] + [going_on("t3", 2, 3), going_on("t5", 2), going_on("t3", 4)]
        assert store.append(batches) == [None] * 23
        assert store.append([going_on(f"t{n}", store.last_number(f"t{n}") + 1) for n in range(20)]) == [None] * 20
    assert commits == 2
    assert [store.last_number(f"t{n}") for n in (0, 3, 5)] == [2, 5, 3]
    assert store.append([]) == []


def test_a_number_that_is_not_the_next_one_is_a_conflict(store: Store) -> None:
    store.append([opening("t"), going_on("t", 2)])
    for batch in (
        going_on("t", 2),
        going_on("t", 1),
        going_on("t", 4),
        going_on("t", 3, 5),
        going_on("t", 3, 3),
        going_on("t", 4, 3),
        going_on("elsewhere", 1),
        going_on("elsewhere", 2),
        opening("t"),
        going_on("new", 2)._replace(header=opening("new").header),
    ):
        (result,) = store.append([batch._replace(grants=(Grant(TOKEN, batch.table, 7),))])
        assert isinstance(result, Conflict), batch
        assert str(result) == f"table {batch.table}: event {batch.events[0].number} is not the next one"
        assert numbers(store, "t") == [1, 2]
        assert store.header("elsewhere") is store.header("new") is None
        assert grants(store, TOKEN) == []


def test_a_batch_of_an_old_epoch_is_a_conflict(store: Store) -> None:
    """A server that has lost the right to act cannot add an event, even with the next number."""
    token = b"t" * 32
    store.append([opening("t", grants=(Grant(token, "t", 0),))])
    assert store.append([going_on("t", 2)._replace(epoch=0)]) == [None]
    assert store.add_claim(b"c" * 32, token, "t", 10)
    assert store.use_claim(b"c" * 32, b"n" * 32, 1) == ("t", 0)
    (conflict,) = store.append([going_on("t", 3)._replace(epoch=0)])
    assert isinstance(conflict, Conflict)
    assert store.append([going_on("t", 3)._replace(epoch=1)]) == [None]
    assert store.append([going_on("t", 4)]) == [None]
    assert numbers(store, "t") == [1, 2, 3, 4]


def test_only_the_batches_in_conflict_are_left_out(store: Store) -> None:
    store.append([opening("a"), opening("b"), opening("c")])
    good = going_on("a", 2)._replace(grants=(Grant(TOKEN, "a", 1),))
    overtaken = going_on("b", 1)._replace(grants=(Grant(TOKEN, "b", 1),))
    batches = [good, overtaken, going_on("b", 2), opening("d"), opening("c"), going_on("a", 3), going_on("d", 3)]
    results = store.append(batches)
    assert [isinstance(result, Conflict) for result in results] == [False, True, False, False, True, False, True]
    assert [numbers(store, table) for table in "abcd"] == [[1, 2, 3], [1, 2], [1], [1]]
    assert grants(store, TOKEN) == [("a", 1)]


def test_of_two_batches_with_the_same_number_the_first_is_written(store: Store) -> None:
    store.append([opening("t")])
    results = store.append([going_on("t", 2, body=b"first"), going_on("t", 2, body=b"second"), going_on("t", 3)])
    assert [isinstance(result, Conflict) for result in results] == [False, True, False]
    assert [event.body for event in store.events("t")] == [b"opened", b"first", b"played"]


def test_a_batch_that_nobody_could_keep_is_refused_before_anything_is_written(store: Store) -> None:
    with pytest.raises(ValueError, match="event 2 of table 't'"):
        store.append([opening("good"), EventBatch("t", (Stored(2, 1, "1:\0", b""),), "lobby")])
    assert store.header("good") is None


# --- competition ---


def test_stores_and_threads_that_compete_leave_no_gap_and_lose_nothing(url: str) -> None:
    stores = [Store(url), Store(url)]
    tables = ["a", "b", "c"]
    stores[0].append([opening(table) for table in tables])
    won: Counter[tuple[str, int]] = Counter()
    bodies: dict[tuple[str, int], bytes] = {}
    settled = threading.Lock()

    def compete(worker: int) -> None:
        store, chance = stores[worker % 2], random.Random(worker)
        for turn in range(12):
            group = [
                going_on(table, store.last_number(table) + 1, body=f"{worker} {turn}".encode())
                for table in chance.sample(tables, len(tables))
            ]
            for batch, result in zip(group, store.append(group), strict=True):
                if result is None:
                    with settled:
                        won[batch.table, batch.events[0].number] += 1
                        bodies[batch.table, batch.events[0].number] = batch.events[0].body

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(compete, range(8)))
    for table in tables:
        events = stores[1].events(table)
        assert [event.number for event in events] == list(range(1, len(events) + 1))
        assert {event.number: event.body for event in events[1:]} == {n: bodies[t, n] for t, n in bodies if t == table}
        assert len(events) == stores[0].last_number(table) > 12
    assert set(won.values()) == {1}
    for store in stores:
        store.close()


APPEND = """
import sys
from updown.server.store.api import EventBatch, Header, Stored
from updown.server.store.store import Store
url, name, last = sys.argv[1], sys.argv[2], int(sys.argv[3])
print("ready", flush=True)
sys.stdin.readline()
store = Store(url)
while (number := store.last_number("t") + 1) <= last:
    header = Header("t", "dnup", 1, True, b"i" * 32) if number == 1 else None
    if store.append([EventBatch("t", (Stored(number, 1, "", name.encode()),), "playing", header)]) == [None]:
        print(number, flush=True)
store.close()
"""


def start(*arguments: object) -> "subprocess.Popen[str]":
    """Another program, which has not opened the store yet."""
    command = [sys.executable, "-W", "error", "-c", APPEND, *map(str, arguments)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def release(*processes: "subprocess.Popen[str]") -> None:
    """Lets all of them begin at the same moment."""
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()


def test_processes_that_start_at_once_migrate_once_and_each_win_their_numbers(url: str) -> None:
    names = ["one", "two"]
    processes = [start(url, name, 60) for name in names]
    release(*processes)
    won = [process.communicate(timeout=30)[0].split() for process in processes]
    assert [process.returncode for process in processes] == [0, 0]
    by_number = {int(number): name for name, numbers in zip(names, won, strict=True) for number in numbers}
    assert len(by_number) == sum(map(len, won)) == 60
    store = Store(url)
    assert [(event.number, event.body.decode()) for event in store.events("t")] == sorted(by_number.items())
    store.close()
    assert len(sql(url, f"SELECT * FROM {VERSION_TABLE}")) == 1


def test_what_a_killed_process_has_acknowledged_is_there(url: str) -> None:
    with start(url, "killed", 1_000_000) as process:
        assert process.stdout is not None
        try:
            release(process)
            printed = list(itertools.islice(process.stdout, 40))
        finally:
            process.send_signal(signal.SIGKILL)
        printed += process.stdout.readlines()
    acknowledged = [int(line) for line in printed if line.endswith("\n")]
    store = Store(url)
    there = numbers(store, "t")
    assert there == list(range(1, len(there) + 1))
    assert acknowledged == list(range(1, len(acknowledged) + 1))
    assert 40 <= len(acknowledged) <= len(there) <= len(acknowledged) + 1
    assert store.append([going_on("t", len(there) + 1)]) == [None]
    store.close()


# --- opening a database ---


def test_an_empty_database_gets_the_schema_of_this_program(url: str) -> None:
    Store(url).close()
    engine = create_engine(read_address(url), poolclass=NullPool)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        assert compare_metadata(context, METADATA) == []
        assert context.get_current_revision() == VERSION
    assert ScriptDirectory.from_config(migrations()).get_current_head() == VERSION


def test_a_database_that_is_opened_again_has_everything(url: str) -> None:
    for number in range(1, 4):
        store = Store(url)
        assert store.append([opening("t") if number == 1 else going_on("t", number)]) == [None]
        assert numbers(store, "t") == list(range(1, number + 1))
        store.close()


def test_threads_that_start_at_once_migrate_once(url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        for store in pool.map(Store, [url] * 4):
            store.close()
    assert len(sql(url, f"SELECT * FROM {VERSION_TABLE}")) == 1


def test_a_database_of_the_first_version_is_brought_up_to_this_one(url: str) -> None:
    engine = for_writing(make_engine(read_address(url)))
    config = migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, OLD)
        row = "'t', 'dnup', 1, 2, true, 'i', 'lobby', 1"
        names = "id, game, opened_at, updated_at, listed, invite, status, last_number"
        connection.exec_driver_sql(f"INSERT INTO tables ({names}) VALUES ({row})")
    engine.dispose()
    store = Store(url)
    assert store.public_tables(1) == [Listed("t", "dnup", 1, 2, "lobby", None, 0, "")]
    assert store.append([going_on("t", 2)._replace(summary="Anna", turn=1)]) == [None]
    assert store.public_tables(1) == [Listed("t", "dnup", 1, 2, "playing", "Anna", 1, "")]
    store.close()


def test_a_database_of_a_newer_program_is_refused(url: str) -> None:
    Store(url).close()
    sql(url, f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    with pytest.raises(BadDatabase, match=r"newer program: it has version 9999, and this program knows \d+"):
        Store(url)
    assert sql(url, f"SELECT version_num FROM {VERSION_TABLE}") == [("9999",)]


def test_a_database_of_another_program_is_refused_and_left_alone(url: str) -> None:
    sql(url, "CREATE TABLE tables (legs integer)")
    with pytest.raises(BadDatabase, match="already exists"):
        Store(url)
    sql(url, "INSERT INTO tables VALUES (4)")
    with pytest.raises(Exception, match="events"):
        sql(url, "SELECT * FROM events")


# --- tables ---


def test_public_tables_are_listed_unfinished_and_newest_first(store: Store) -> None:
    store.append(
        [
            opening("old", at=10),
            opening("new", at=30),
            opening("hidden", at=40, listed=False),
            opening("over", at=50),
            going_on("over", 2, at=60, status="over"),
            opening("closed", at=70, status="closed"),
            opening("playing", at=20),
            going_on("playing", 2, at=80),
        ]
    )
    listed = [
        Listed("new", "dnup", 30, 30, "lobby"),
        Listed("playing", "dnup", 20, 80, "playing"),
        Listed("old", "dnup", 10, 10, "lobby"),
    ]
    assert store.public_tables(10) == listed
    assert store.public_tables(2) == listed[:2]
    store.append([opening("later", at=90, listed=False, status="playing")])
    assert store.playing() == ["playing", "later"]
    assert store.damaged_tables() == []
    store.mark_damage("new", "DecodeError")
    assert store.damaged_tables() == ["new"]
    assert store.public_tables(10) == listed[1:]
    assert [row.damage for row in store.all_tables() if row.table == "new"] == ["DecodeError"]
    store.mark_damage("new", "")
    assert store.public_tables(10) == listed


def test_lists_show_the_summary_that_was_written_last(store: Store) -> None:
    grants = (Grant(TOKEN, "t", 3),)
    store.append([opening("t", grants=grants)._replace(summary="Anna ☂", turn=2), going_on("t", 2)])
    (shown,) = store.public_tables(10)
    assert (shown.summary, shown.turn) == ("Anna ☂", 0)
    store.append([going_on("t", 3)._replace(turn=5)])
    assert store.public_tables(10) == [Listed("t", "dnup", 1, 2, "playing", "Anna ☂", 5)]
    store.append([going_on("t", 4)._replace(summary="Ben"), going_on("t", 5)._replace(turn=1)])
    assert store.tables_of(TOKEN, 10) == [(Listed("t", "dnup", 1, 2, "playing", "Ben", 1), 3)]
    store.summarize("t", 4, "too late", 7)
    assert store.all_tables()[0].summary == "Ben"
    store.summarize("t", 5, "Cy", 7)
    assert (store.all_tables()[0].summary, store.all_tables()[0].turn) == ("Cy", 7)
    store.append([going_on("t", 6, status="closed")])
    assert store.tables_of(TOKEN, 10) == []
    assert [row.table for row, _ in store.tables_of(TOKEN, 10, closed=True)] == ["t"]
    assert store.tables_of(TOKEN, 10, 1, closed=True) == []


def fill(store: Store, tables: int) -> dict[str, bytes]:
    """Tables whose rows lie between each other; gives what is written in the rows of each, and nowhere else."""
    chance = random.Random(4)
    marks = {f"table-{n:03}": f"mark-of-{n:03}-".encode() for n in range(tables)}
    store.append(
        [
            opening(table, grants=(Grant(mark.ljust(32), table, 1),), at=1000 + n)
            for n, (table, mark) in enumerate(marks.items())
        ]
    )
    last = dict.fromkeys(marks, 1)
    for _ in range(20):
        batches = []
        for table in chance.choices(list(marks), k=60):
            last[table] += 1
            body = marks[table] * chance.randint(1, 200)
            batches.append(EventBatch(table, (Stored(last[table], 1, marks[table].decode(), body),), "over"))
        assert not any(store.append(batches))
    for table, mark in marks.items():
        assert store.add_claim(b"claim" + mark, mark.ljust(32), table, 100)
        store.subscribe(table, 0, browser(mark.decode()))
    return marks


def test_a_deleted_table_is_gone_with_all_that_belongs_to_it(url: str, store: Store) -> None:
    marks = fill(store, 30)
    kept = {table: store.events(table) for table in marks}
    for table in random.Random(5).sample(list(marks), 6):
        mark = marks.pop(table)
        assert store.delete(table) is True
        assert store.delete(table) is False
        assert store.header(table) is None
        assert store.events(table) == []
        assert grants(store, mark.ljust(32)) == []
        assert store.use_claim(b"claim" + mark, TOKEN, 1) is None
        assert store.is_clean() is not url.startswith("sqlite")
        store.clean()
        assert store.is_clean()
        if url.startswith("sqlite"):
            assert bytes_of(url).count(mark) == bytes_of(url).count(table.encode()) == 0
    for table in marks:
        assert store.events(table) == kept[table]
    counts = [sql(url, f"SELECT count(*) FROM {relation}")[0][0] for relation in RELATIONS]
    assert counts == [24, sum(len(kept[table]) for table in marks), 24, 24, 24]
    reused = next(table for table in kept if table not in marks)
    assert store.append([opening(reused)]) == [None]
    assert numbers(store, reused) == [1]


def test_tables_at_which_no_match_has_begun_are_purged_sooner(store: Store) -> None:
    assert store.last_change() == 0
    store.append([opening("waiting", at=1000), opening("joined", at=1), opening("playing", at=1000, status="playing")])
    store.append([going_on("joined", 2, at=1500, status="lobby")])
    assert store.last_change() == 1500
    assert store.purge(500, 1001) == ["waiting"]
    assert store.purge(500, 1001) == []
    assert store.purge(500, 2000) == ["joined"]
    assert [row.table for row in store.all_tables()] == ["playing"]


def test_tables_that_nobody_has_touched_for_long_are_purged(url: str, store: Store) -> None:
    marks = fill(store, 20)
    store.append([opening("touched", at=1), going_on("touched", 2, at=1009), opening("untouched", at=1008)])
    touched = {row[0]: row[1] for row in sql(url, "SELECT id, updated_at FROM tables")}
    gone = store.purge(1009)
    assert gone == sorted(table for table, at in touched.items() if at < 1009)
    assert "untouched" in gone
    assert "touched" not in gone
    assert store.purge(1009) == []
    store.clean()
    assert [store.header(table) is None for table in touched] == [table in gone for table in touched]
    if url.startswith("sqlite"):
        assert [mark for table, mark in marks.items() if table in gone and mark in bytes_of(url)] == []


# --- who somebody is ---


def test_a_token_is_good_for_one_person_at_each_table(store: Store) -> None:
    store.append([opening("a", grants=(Grant(TOKEN, "a", 0), Grant(OTHER, "a", 1))), opening("b"), opening("c")])
    store.grant(Grant(TOKEN, "b", 2))
    store.append([going_on("c", 2)._replace(grants=(Grant(TOKEN, "c", 0),))])
    assert grants(store, TOKEN) == [("c", 0), ("b", 2), ("a", 0)]
    assert (store.person_of(TOKEN, "b"), store.person_of(OTHER, "b"), store.person_of(OTHER, "a")) == (2, None, 1)
    store.grant(Grant(TOKEN, "b", 5))
    assert grants(store, TOKEN) == [("c", 0), ("b", 5), ("a", 0)]


def test_moving_a_person_takes_the_old_tokens_and_codes_away(url: str, store: Store) -> None:
    store.append([opening("a", grants=(Grant(TOKEN, "a", 0), Grant(OTHER, "a", 0))), opening("b")])
    store.grant(Grant(TOKEN, "b", 0))
    store.append([going_on("a", 2)._replace(grants=(Grant(b"g" * 32, "a", 1),))])
    for code, token, table in ((b"1", TOKEN, "a"), (b"2", OTHER, "a"), (b"3", TOKEN, "b"), (b"4", b"g" * 32, "a")):
        assert store.add_claim(code, token, table, 100)
    assert store.use_claim(b"1", THIRD, 50) == ("a", 0)
    assert [grants(store, token) for token in (TOKEN, OTHER, THIRD)] == [[("b", 0)], [], [("a", 0)]]
    assert store.use_claim(b"2", OTHER, 50) is None, "it was made by the old device"
    assert store.add_claim(b"5", TOKEN, "a", 100) is False
    assert [store.claimed(code, 50) for code in (b"1", b"2", b"3", b"4")] == [None, None, "b", "a"]
    assert store.add_claim(b"6", THIRD, "a", 100)
    assert store.use_claim(b"6", THIRD, 50) == ("a", 0)
    assert grants(store, THIRD) == [("a", 0)]


def test_a_code_that_is_made_while_the_seat_moves_is_good_for_nothing(url: str, store: Store) -> None:
    other = Store(url)
    store.append([opening("t", grants=(Grant(TOKEN, "t", 0),))])
    for turn in range(10):
        old, new = f"old {turn}".encode().ljust(32), f"new {turn}".encode().ljust(32)
        store.grant(Grant(old, "t", 0))
        assert store.add_claim(b"code" + new, old, "t", 100)
        together = threading.Barrier(2)

        def make(old: bytes = old, together: threading.Barrier = together) -> bool:
            together.wait()
            return other.add_claim(b"late" + old, old, "t", 100)

        with ThreadPoolExecutor(1) as pool:
            made = pool.submit(make)
            together.wait()
            assert store.use_claim(b"code" + new, new, 1) == ("t", 0)
            made.result()
        assert store.use_claim(b"late" + old, old, 1) is None
        assert store.person_of(old, "t") is None
    other.close()


def test_a_claim_is_good_once_and_until_it_expires(url: str, store: Store) -> None:
    store.append([opening("t", grants=(Grant(TOKEN, "t", 3), Grant(OTHER, "t", 5)))])
    for code, token, expires in ((b"one", TOKEN, 100), (b"two", OTHER, 100), (b"three", OTHER, 200)):
        assert store.add_claim(code, token, "t", expires)
    assert store.use_claim(b"none", TOKEN, 50) is None
    assert store.claimed(b"one", 99) == store.claimed(b"one", 99) == "t"
    assert store.use_claim(b"one", THIRD, 99) == ("t", 3)
    assert store.use_claim(b"one", THIRD, 99) is None
    assert store.claimed(b"two", 100) is None
    assert store.use_claim(b"two", THIRD, 100) is None
    assert len(sql(url, "SELECT * FROM claims")) == 1
    assert store.use_claim(b"two", THIRD, 50) is None
    assert store.use_claim(b"three", OTHER, 100) == ("t", 5)


def test_a_claim_that_many_want_at_once_is_given_to_one(url: str, store: Store) -> None:
    other = Store(url)
    people = range(10)
    tokens = [f"token {n}".encode() for n in people]
    store.append([opening("t", grants=tuple(Grant(tokens[n], "t", n) for n in people))])
    codes = [f"code {n}".encode() for n in people]
    for code, token in zip(codes, tokens, strict=True):
        assert store.add_claim(code, token, "t", 100)
    together = threading.Barrier(8)

    def take(worker: int) -> list[bytes]:
        together.wait()
        mine = store if worker % 2 else other
        return [code for code in codes if mine.use_claim(code, f"new {worker} {code!r}".encode(), 1) is not None]

    with ThreadPoolExecutor(8) as pool:
        taken = [code for mine in pool.map(take, range(8)) for code in mine]
    other.close()
    assert sorted(taken) == codes


# --- secrets and push messages ---


def browser(name: str) -> Subscription:
    return Subscription(f"https://push.example.org/{name}", BYTES, b"auth", "https://cards.example.org")


def test_a_secret_is_made_once(store: Store, url: str) -> None:
    other = Store(url)
    assert store.secret("key", BYTES) == BYTES
    assert other.secret("key", b"another") == store.secret("key", b"a third") == BYTES
    assert other.secret("other", b"x") == b"x"
    other.close()


def test_the_browsers_of_a_person_are_those_that_asked_last(store: Store) -> None:
    store.append([opening("t", grants=(Grant(TOKEN, "t", 0),)), opening("u")])
    for name in "abcdef":
        store.subscribe("t", 0, browser(name))
    store.subscribe("t", 1, browser("g"))
    store.subscribe("u", 0, browser("a"))
    store.subscribe("t", 0, browser("c"))
    assert [each for _, each in store.subscriptions("t", 0)] == [browser(name) for name in "bdefc"]
    store.unsubscribe(store.subscriptions("t", 0)[0][0])
    assert [each for _, each in store.subscriptions("t", 0)] == [browser(name) for name in "defc"]
    assert [each for _, each in store.subscriptions("t", 1)] == [browser("g")]
    with pytest.raises(Conflict):
        store.subscribe("no-such-table", 0, browser("a"))
    assert store.subscriptions("no-such-table", 0) == []


def test_push_subscriptions_end_when_the_seat_moves_or_the_table_is_deleted(store: Store) -> None:
    store.append([opening("t", grants=(Grant(TOKEN, "t", 0),)), opening("u")])
    store.subscribe("t", 0, browser("old"))
    store.subscribe("t", 1, browser("other"))
    store.subscribe("u", 0, browser("u"))
    store.add_claim(b"code", TOKEN, "t", 10)
    assert store.use_claim(b"code", OTHER, 5) == ("t", 0)
    assert store.subscriptions("t", 0) == []
    assert len(store.subscriptions("t", 1)) == 1
    store.delete("u")
    assert store.subscriptions("u", 0) == []


# --- a person who is forgotten ---


def test_a_forgotten_person_leaves_nothing_and_the_others_keep_everything(url: str, store: Store) -> None:
    store.append([opening("t", grants=(Grant(TOKEN, "t", 0), Grant(OTHER, "t", 1), Grant(THIRD, "t", 1)))])
    store.append([opening("u", grants=(Grant(OTHER, "u", 1),))])
    store.append([going_on("t", 2, body=b"Xaverine sat"), going_on("t", 3, body=b"moved")])
    store.append([going_on("u", 2, body=b"moved elsewhere")])
    for table, person, name in (("t", 0, "zero"), ("t", 1, "first"), ("u", 1, "second")):
        store.subscribe(table, person, browser(name))
    assert store.add_claim(b"code", OTHER, "t", 100)
    store.forget("t", 1, [(2, b"somebody sat")], going_on("t", 4, status="over", body=b"forgotten"))
    assert [event.body for event in store.events("t")] == [b"opened", b"somebody sat", b"moved", b"forgotten"]
    assert [event.cause for event in store.events("t")] == ["", "1:x", "1:x", "1:x"]
    assert store.last_number("t") == 4
    assert [grants(store, token) for token in (TOKEN, OTHER, THIRD)] == [[("t", 0)], [("u", 1)], []]
    assert store.claimed(b"code", 1) is None
    assert [len(store.subscriptions(*each)) for each in (("t", 0), ("t", 1), ("u", 1))] == [1, 0, 1]
    assert [event.body for event in store.events("u")] == [b"opened", b"moved elsewhere"]
    assert store.is_clean() is not url.startswith("sqlite")
    store.clean()
    if url.startswith("sqlite"):
        assert b"Xaverine" not in bytes_of(url)
        assert b"example.org/first" not in bytes_of(url)


def test_forgetting_is_one_commit_or_nothing(url: str, store: Store) -> None:
    store.append([opening("t", grants=(Grant(TOKEN, "t", 0),)), going_on("t", 2, body=b"Xaverine")])
    for wrong in (going_on("t", 2), going_on("t", 4)):
        with pytest.raises(Conflict):
            store.forget("t", 0, [(1, b"blank"), (2, b"blank")], wrong)
    with pytest.raises(Conflict):
        store.forget("no-such-table", 0, [(1, b"blank")], going_on("no-such-table", 2))
    with pytest.raises(ValueError, match="status"):
        store.forget("t", 0, [(1, b"blank")], going_on("t", 3, status="gone"))
    assert [event.body for event in store.events("t")] == [b"opened", b"Xaverine"]
    assert grants(store, TOKEN) == [("t", 0)]
    assert store.is_clean()


def test_reports_are_kept_one_for_each_person_and_table(store: Store) -> None:
    first = Report("a" * 16, 1, 10, "words", "rude")
    store.add_report(b"one", first)
    store.add_report(b"one", first._replace(at=20, reason="name"))
    store.add_report(b"two", first._replace(person=2, at=30))
    assert [(each.person, each.at, each.reason) for each in store.reports()] == [(2, 30, "words"), (1, 20, "name")]
    assert store.forget_reports(b"two") == 1
    store.purge(before=20)
    assert len(store.reports()) == 1
    assert (store.dismiss_reports("a" * 16), store.dismiss_reports("a" * 16), store.reports()) == (1, 0, [])
