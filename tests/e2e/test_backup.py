"""A backup is made while people play, and restored elsewhere, into either kind of database: everybody plays on there,
with the same token, from where the match was when the backup was made."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from kit.live import FREELY, Client, RunningServer, make_plan, play_match, running_server, seat_all, start_match
from kit.postgres import fresh_database
from updown.server.store.api import EventBatch, Grant, Header, Stored
from updown.server.store.store import Store
from updown.server.wire import Seated

AT_ONCE = ("--bot-pause-ms", "0")


def updown(command: str, file: Path, database: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "updown", command, str(file), "--database", database]
    return subprocess.run(words, capture_output=True, text=True)


async def play_some(client: Client, moves: int) -> None:
    for _ in range(moves):
        await client.until(lambda: client.moves)
        await client.play(client.moves[0])


async def back_up_in_play(server: RunningServer, file: Path) -> tuple[Seated, int]:
    """Plays, makes a backup, plays on; gives the seat, and the event that the backup must at least have."""
    (client,) = await seat_all(server.base, make_plan("dnup", 2, bots=1, level="random"))
    async with client:
        await start_match([client])
        await play_some(client, 3)
        before = client.have
        done = await asyncio.to_thread(updown, "backup", file, server.database)
        assert done.returncode == 0, done.stderr
        await play_some(client, 1)
    return client.me, before


async def play_on(server: RunningServer, seat: Seated, before: int) -> None:
    client = Client(server.base, seat)
    async with client:
        await client.until(lambda: client.updates)
        assert client.have >= before
        await play_match(client)
        assert client.status == "over"
    assert client.problems == []


def restore_and_play(tmp_path: Path, server: RunningServer, database: str) -> None:
    file = tmp_path / "tables.backup"
    seat, before = asyncio.run(back_up_in_play(server, file))
    server.stop()
    done = updown("restore", file, database)
    assert done.returncode == 0, done.stderr
    (tmp_path / "second").mkdir()
    with running_server(tmp_path / "second", *FREELY, *AT_ONCE, database=database) as second:
        assert httpx.get(f"{second.base}/readyz", trust_env=False).status_code == 200
        asyncio.run(play_on(second, seat, before))
        assert not second.told()


def make_batch(table: str, token: int = 0) -> EventBatch:
    """A new table with one event and one person."""
    event = Stored(1, 1, "0:ä", bytes(range(256)))
    header = Header(table, "dnup", 1, True, b"i" * 32)
    return EventBatch(table, (event,), "playing", header, (Grant(bytes([token]) * 32, table, 0),))


@pytest.fixture
def databases(tmp_path: Path, postgres: str) -> dict[str, str]:
    """A new database of each kind."""
    return {"sqlite": f"sqlite:///{tmp_path / 'restored.db'}", "postgresql": fresh_database(postgres)}


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_tables_are_backed_up_while_people_play_and_move_on(
    tmp_path: Path, database: str, target: str, databases: dict[str, str]
) -> None:
    with running_server(tmp_path, *FREELY, *AT_ONCE, database=database) as server:
        restore_and_play(tmp_path, server, databases[target])


def test_a_backup_there_and_back_is_the_same(tmp_path: Path, databases: dict[str, str]) -> None:
    """Every row, bytes and numbers alike; and the next row gets a number of its own."""
    first = Store(f"sqlite:///{tmp_path / 'first.db'}")
    first.append([make_batch(f"table{n}", token=n % 256) for n in range(1_100)])
    before = [first.events(f"table{n}") for n in (0, 1_099)], first.tables_of(bytes([7]) * 32, 9)
    first.close()
    backup, again = tmp_path / "first.backup", tmp_path / "again.backup"
    assert "1100 tables, 1100 events" in updown("backup", backup, f"sqlite:///{tmp_path / 'first.db'}").stdout
    for kind, source in (("postgresql", backup), ("sqlite", again)):
        assert updown("restore", source, databases[kind]).returncode == 0
        if kind == "postgresql":
            assert updown("backup", again, databases[kind]).returncode == 0
        store = Store(databases[kind])
        after = [store.events(f"table{n}") for n in (0, 1_099)], store.tables_of(bytes([7]) * 32, 9)
        assert after == before
        assert store.append([make_batch("new", token=99)]) == [None]
        store.close()


def test_nothing_that_is_there_is_overwritten(tmp_path: Path, databases: dict[str, str]) -> None:
    source = f"sqlite:///{tmp_path / 'first.db'}"
    store = Store(source)
    store.append([make_batch("mine")])
    store.close()
    backup, precious = tmp_path / "tables.backup", tmp_path / "precious"
    precious.write_text("precious")
    done = updown("backup", precious, source)
    assert (done.returncode, precious.read_text()) == (2, "precious")
    assert "exists already" in done.stderr
    assert updown("backup", backup, source).returncode == 0
    assert backup.stat().st_mode & 0o077 == 0
    for url in databases.values():
        assert updown("restore", backup, url).returncode == 0
        done = updown("restore", backup, url)
        assert done.returncode == 2
        assert "is not empty" in done.stderr
        kept = Store(url)
        assert [row.table for row in kept.all_tables()] == ["mine"]
        kept.close()


@pytest.mark.parametrize("content", [None, b"", b"precious", b"SQLite format 3\0" + bytes(4_000)])
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes | None) -> None:
    file, target = tmp_path / "tables.backup", tmp_path / "new.db"
    if content is not None:
        file.write_bytes(content)
    done = updown("restore", file, f"sqlite:///{target}")
    assert done.returncode == 2
    assert ("there is no file" if content is None else "was not made by `updown backup`") in done.stderr
    assert not target.exists()


@pytest.mark.parametrize(
    ("database", "problem"),
    [("sqlite:///{}/none.db", "there is no SQLite file"), ("mysql://host/db", "there is no store for 'mysql'")],
)
def test_a_backup_of_nothing_leaves_nothing(tmp_path: Path, database: str, problem: str) -> None:
    done = updown("backup", tmp_path / "tables.backup", database.format(tmp_path))
    assert done.returncode == 2
    assert problem in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    """A server of an earlier version may be running on it."""
    file = tmp_path / "old.db"
    Store(f"sqlite:///{file}").close()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE store_version SET version_num = '0001'")
        connection.commit()
    done = updown("backup", tmp_path / "tables.backup", f"sqlite:///{file}")
    assert done.returncode == 2
    assert "version 0001" in done.stderr
