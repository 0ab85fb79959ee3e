"""A backup or an export is made while people play, and restored or imported elsewhere, into either kind of database:
everybody plays on there, with the same token, from where the match was when the file was made."""

import asyncio
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from kit.commands import run_updown
from kit.live import FREELY, Client, RunningServer, make_plan, play_match, running_server, seat_all, start_match
from kit.postgres import fresh_database
from updown.server.store.api import EventBatch, Grant, Header, Stored
from updown.server.store.store import Store
from updown.server.wire import Seated

AT_ONCE = ("--bot-pause-ms", "0")


def updown(command: str, file: Path, database: str, *more: str) -> subprocess.CompletedProcess[str]:
    return run_updown(file.parent, [command, str(file), "--database", database, *more])


async def play_some(client: Client, moves: int) -> None:
    for _ in range(moves):
        await client.until(lambda: client.moves)
        await client.play(client.moves[0])


async def back_up_in_play(server: RunningServer, file: Path, command: str) -> tuple[Seated, int]:
    """Plays, makes a file, plays on; gives the seat, and the event that the file must at least have."""
    (client,) = await seat_all(server.base, make_plan("auf-und-ab", 2, bots=1, level="random"))
    async with client:
        await start_match([client])
        await play_some(client, 3)
        before = client.have
        done = await asyncio.to_thread(updown, command, file, server.database)
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


def restore_and_play(tmp_path: Path, server: RunningServer, database: str, there: str, back: str) -> None:
    file = tmp_path / "tables"
    seat, before = asyncio.run(back_up_in_play(server, file, there))
    server.stop()
    done = updown(back, file, database)
    assert done.returncode == 0, done.stderr
    (tmp_path / "second").mkdir()
    with running_server(tmp_path / "second", *FREELY, *AT_ONCE, database=database) as second:
        assert httpx.get(f"{second.base}/readyz", trust_env=False, timeout=60).status_code == 200
        asyncio.run(play_on(second, seat, before))
        assert not second.stderr_text()


def make_batch(table: str, token: int = 0) -> EventBatch:
    """A new table with one event and one person."""
    event = Stored(1, 1, "0:ä", bytes(range(256)))
    header = Header(table, "dnup", 1, True, b"i" * 32)
    return EventBatch(table, (event,), "playing", header, (Grant(bytes([token]) * 32, table, 0),))


@pytest.fixture
def databases(tmp_path: Path, postgres: str) -> dict[str, str]:
    """A new database of each kind."""
    return {"sqlite": f"sqlite:///{tmp_path / 'restored.db'}", "postgresql": fresh_database(postgres)}


@pytest.mark.parametrize(
    ("target", "there", "back"), [("sqlite", "backup", "restore"), ("postgresql", "export", "import")]
)
def test_tables_are_copied_while_people_play_and_move_on(
    tmp_path: Path, database: str, target: str, databases: dict[str, str], there: str, back: str
) -> None:
    with running_server(tmp_path, *FREELY, *AT_ONCE, database=database) as server:
        restore_and_play(tmp_path, server, databases[target], there, back)


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


# --- export and import ---


def rows_of(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Everything that an export contains, of each table."""
    store = Store(url)
    try:
        found: dict[str, list[tuple[object, ...]]] = {}
        for listed in store.all_tables():
            whole = (*listed, *(store.header(listed.table) or ()), sorted(store.persons(listed.table).items()))
            found[listed.table] = [whole, *store.events(listed.table)]
        return found
    finally:
        store.close()


def test_all_tables_go_from_sqlite_to_postgresql_and_back(tmp_path: Path, databases: dict[str, str]) -> None:
    first = f"sqlite:///{tmp_path / 'first.db'}"
    store = Store(first)
    store.append([make_batch(f"table{n}", token=n) for n in range(120)])
    store.close()
    source, counts = first, "120 tables, 120 events"
    for turn, target in enumerate([databases["postgresql"], databases["sqlite"]]):
        file = tmp_path / f"{turn}.jsonl"
        assert counts in updown("export", file, source).stdout
        assert file.stat().st_mode & 0o077 == 0
        assert f"imported {counts}; 0 were there already" in updown("import", file, target).stdout
        source = target
    assert rows_of(databases["postgresql"]) == rows_of(databases["sqlite"]) == rows_of(first)
    assert (tmp_path / "0.jsonl").read_bytes() == (tmp_path / "1.jsonl").read_bytes()


def test_single_tables_are_added_to_others_and_nothing_is_overwritten(
    tmp_path: Path, databases: dict[str, str]
) -> None:
    source, file = f"sqlite:///{tmp_path / 'first.db'}", tmp_path / "some.jsonl"
    store = Store(source)
    store.append([make_batch("one"), make_batch("two", 1), make_batch("three", 2)])
    store.close()
    assert "2 tables, 2 events" in updown("export", file, source, "--table", "one", "--table", "two").stdout
    for url in databases.values():
        store = Store(url)
        # There is a table of the same id with another event, and one that has gone on since.
        other = make_batch("two", 3)._replace(events=(Stored(1, 1, "0:b", b"other"),))
        further = (*make_batch("one").events, Stored(2, 2, "0:c", b"more"))
        store.append([make_batch("mine", 4), other, make_batch("one")._replace(events=further)])
        before = rows_of(url)
        done = updown("import", file, url)
        assert (done.returncode, done.stderr.split()[-1]) == (1, "two")
        assert "imported 0 tables, 0 events; 1 were there already" in done.stdout
        assert rows_of(url) == before
        store.delete("one")
        assert "imported 1 tables, 1 events; 0 were there already" in updown("import", file, url).stdout
        assert set(rows_of(url)) == {"mine", "one", "two"}
        store.close()


def test_an_export_that_is_none_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    source, good = f"sqlite:///{tmp_path / 'first.db'}", tmp_path / "good.jsonl"
    store = Store(source)
    store.append([make_batch("one"), make_batch("two", 1)])
    store.close()
    assert updown("export", good, source).returncode == 0
    first, one, two = good.read_text().splitlines()
    target = f"sqlite:///{tmp_path / 'target.db'}"
    bad = {
        "": "line 1",
        "precious": "line 1",
        '{"format":"updown-tables/2"}': "has format 'updown-tables/2'",
        f"{first}\n{one}\n{two[:-9]}": "line 3",
        first + "\n" + one + "\n" + two.replace("[[1,1,", "[[2,1,"): "are not numbered",
        first + "\n" + one.replace('"status":"playing"', '"status":"won"'): "expected one of lobby",
        first + "\n" + one.replace('"turn":0', '"turn":0,"more":1'): "unknown field `more`",
    }
    for content, problem in bad.items():
        file = tmp_path / "bad.jsonl"
        file.write_text(content)
        done = updown("import", file, target)
        assert (done.returncode, problem in done.stderr) == (2, True), (content, done.stderr)
        assert "Traceback" not in done.stderr
        assert not (tmp_path / "target.db").exists() or rows_of(target) == {}
    done = updown("export", tmp_path / "none.jsonl", source, "--table", "nobody")
    assert (done.returncode, "there is no table 'nobody'" in done.stderr) == (2, True)
    assert not (tmp_path / "none.jsonl").exists()


def test_tables_are_not_imported_into_a_file_that_a_server_uses(tmp_path: Path) -> None:
    source, file = f"sqlite:///{tmp_path / 'first.db'}", tmp_path / "tables.jsonl"
    store = Store(source)
    store.append([make_batch("one")])
    store.close()
    assert updown("export", file, source).returncode == 0
    (tmp_path / "served").mkdir()
    with running_server(tmp_path / "served") as server:
        done = updown("import", file, server.database)
        assert (done.returncode, "is in use by another server" in done.stderr) == (2, True)
