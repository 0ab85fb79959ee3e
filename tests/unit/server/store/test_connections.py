"""Connections: set up so that no commit is lost, made anew when they break, and errors when the database is gone."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event, make_url

from kit.postgres import fresh_database, run_sql
from updown.server.store import connect
from updown.server.store.api import BadDatabase, EventBatch, Grant, Header, Stored, StoreDown
from updown.server.store.store import Store


@pytest.fixture
def served(postgres: str) -> str:
    return fresh_database(postgres)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "store.db"


def batch(number: int) -> EventBatch:
    header = Header("t", "dnup", 1, True, b"i" * 32) if number == 1 else None
    return EventBatch("t", (Stored(number, 1, "", b"body"),), "playing", header)


@contextmanager
def at_commit(look: Callable[[Connection], object]) -> Iterator[None]:
    """Looks at every connection just before it commits."""
    event.listen(Engine, "commit", look)
    try:
        yield
    finally:
        event.remove(Engine, "commit", look)


def end_connections(server: str, url: str) -> None:
    """What a restart of the server does to those who are connected."""
    name = make_url(url).database
    run_sql(server, f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{name}'")


# --- a database that fails ---


def test_lost_connections_are_made_anew(postgres: str, served: str) -> None:
    store = Store(served)
    steps: list[Callable[[], object]] = [
        lambda: store.append([batch(1)]),
        lambda: store.append([batch(2)]),
        lambda: store.events("t"),
        lambda: store.grant(Grant(b"g" * 32, "t", 1)),
    ]
    for step in steps:
        end_connections(postgres, served)
        step()
    assert [event.number for event in store.events("t")] == [1, 2]
    store.close()


def test_a_commit_without_an_answer_is_not_tried_again(postgres: str, served: str) -> None:
    store = Store(served)
    store.append([batch(1)])
    attempts = 0

    def lose(_connection: Connection) -> None:
        nonlocal attempts
        attempts += 1
        end_connections(postgres, served)

    with at_commit(lose), pytest.raises(StoreDown, match="did not confirm a commit"):
        store.append([batch(2)])
    assert attempts == 1
    assert store.last_number("t") == 1
    assert store.append([batch(2)]) == [None]
    store.close()


def test_a_database_that_lets_nobody_in_is_a_store_that_is_down_until_it_does(postgres: str, served: str) -> None:
    store = Store(served)
    store.append([batch(1)])
    name = make_url(served).database
    run_sql(postgres, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    end_connections(postgres, served)
    with pytest.raises(StoreDown, match=f"PostgreSQL database {name} at .* fails: "):
        store.append([batch(2)])
    with pytest.raises(StoreDown, match=f"PostgreSQL database {name} at .* fails: "):
        store.events("t")
    with pytest.raises(BadDatabase, match=f"PostgreSQL database {name} at .* cannot be used: "):
        Store(served)
    run_sql(postgres, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    assert store.append([batch(2)]) == [None]
    store.close()


def test_a_file_that_another_program_locks_is_a_store_that_is_down_until_it_is_free(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connect, "BUSY_SECONDS", 0.1)
    store = Store(f"sqlite:///{file}")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreDown, match=r"store\.db fails: database is locked"):
        store.append([batch(1)])
    assert store.events("t") == []
    other.execute("ROLLBACK")
    assert store.append([batch(1)]) == [None]
    other.close()
    store.close()


def test_bytes_that_another_program_keeps_from_going_are_not_passed_over(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connect, "BUSY_SECONDS", 0.1)
    store = Store(f"sqlite:///{file}")
    store.append([batch(1)])
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN")
    other.execute("SELECT * FROM events").fetchall()
    assert store.delete("t")
    assert store.header("t") is None
    with pytest.raises(StoreDown, match="deleted, but another program keeps the old bytes from going"):
        store.clean()
    assert not store.is_clean()
    other.close()
    store.clean()
    assert store.is_clean()
    store.close()


# --- set up to lose nothing ---


def test_every_connection_to_a_file_is_durable_and_forgets_what_is_deleted(file: Path) -> None:
    store = Store(f"sqlite:///{file}")
    seen: list[tuple[object, ...]] = []

    def look(connection: Connection) -> None:
        names = ("journal_mode", "synchronous", "foreign_keys", "secure_delete", "busy_timeout")
        seen.append(tuple(connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names))

    with at_commit(look):
        store.append([batch(1)])
    store.close()
    assert seen == [("wal", 2, 1, 1, 30_000)]


def test_a_file_that_is_opened_twice_keeps_what_is_written_while_other_programs_come_and_go(file: Path) -> None:
    store = Store(f"sqlite:///{file}")
    store.append([batch(1)])
    # Opened and closed beside it, in this process: that must not release the locks of the first one. Otherwise the next
    # program to leave believes that it is the last one, and takes the log with it.
    Store(f"sqlite:///{file}").close()
    leave = (
        "import sqlite3, sys; file = sqlite3.connect(sys.argv[1]); file.execute('SELECT * FROM events'); file.close()"
    )
    subprocess.run([sys.executable, "-c", leave, file], check=True)
    store.append([batch(2)])
    with closing(sqlite3.connect(file)) as beside:
        assert beside.execute("SELECT number FROM events ORDER BY number").fetchall() == [(1,), (2,)]
    store.close()


def test_commits_are_durable_also_where_the_server_is_set_up_otherwise(postgres: str, served: str) -> None:
    run_sql(postgres, f"ALTER DATABASE {make_url(served).database} SET synchronous_commit = off")
    assert run_sql(served, "SHOW synchronous_commit") == [("off",)]
    store = Store(served)
    seen: list[object] = []

    def look(connection: Connection) -> None:
        seen.append(connection.exec_driver_sql("SHOW synchronous_commit").scalar())

    with at_commit(look):
        store.append([batch(1)])
    store.close()
    assert seen == ["on"]
