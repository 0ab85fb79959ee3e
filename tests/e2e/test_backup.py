"""A backup is made while people play, with the scripts of deploy/, and restored elsewhere: everybody plays on there,
with the same token, from where the match was when the backup was made."""

import asyncio
import os
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest

from kit.live import FREELY, Client, RunningServer, make_plan, play_match, running_server, seat_all, start_match
from kit.postgres import find_programs, fresh_database, running_postgres
from updown.server.wire import Seated

DEPLOY = Path(__file__).parents[2] / "deploy"
AT_ONCE = ("--bot-pause-ms", "0")


def run_script(name: str, file: Path, database: str) -> subprocess.CompletedProcess[str]:
    path = f"{find_programs()}:{os.environ['PATH']}"
    environ = os.environ | {"UPDOWN_DATABASE": database, "PATH": path}
    return subprocess.run([DEPLOY / name, file], env=environ, capture_output=True, text=True)


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
        done = await asyncio.to_thread(run_script, "backup", file, server.database)
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
    assert file.stat().st_mode & 0o077 == 0
    server.stop()
    done = run_script("restore", file, database)
    assert done.returncode == 0, done.stderr
    (tmp_path / "second").mkdir()
    with running_server(tmp_path / "second", *FREELY, *AT_ONCE, database=database) as second:
        assert httpx.get(f"{second.base}/readyz", trust_env=False).status_code == 200
        asyncio.run(play_on(second, seat, before))
        assert not second.told()


def test_sqlite_is_backed_up_while_people_play(tmp_path: Path) -> None:
    restored = tmp_path / "restored.db"
    with running_server(tmp_path, *FREELY, *AT_ONCE) as server:
        restore_and_play(tmp_path, server, f"sqlite:///{restored}")


def test_postgresql_is_backed_up_while_people_play(tmp_path: Path) -> None:
    with (
        running_postgres() as postgres,
        running_server(tmp_path, *FREELY, *AT_ONCE, database=fresh_database(postgres)) as server,
    ):
        restore_and_play(tmp_path, server, fresh_database(postgres))


def test_a_database_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    there, file = tmp_path / "updown.db", tmp_path / "tables.backup"
    shutil.copy(__file__, file)
    for name in (there, tmp_path / "updown.db-wal"):
        name.write_text("precious")
        done = run_script("restore", file, f"sqlite:///{there}")
        assert done.returncode == 1
        assert f"{name} is there" in done.stderr
        assert name.read_text() == "precious"
        name.unlink()


@pytest.mark.parametrize(
    ("database", "problem"), [("sqlite:///{}/none.db", "there is no database"), ("mysql://host/db", "is neither")]
)
def test_a_backup_of_nothing_leaves_nothing(tmp_path: Path, database: str, problem: str) -> None:
    done = run_script("backup", tmp_path / "tables.backup", database.format(tmp_path))
    assert done.returncode != 0
    assert problem in done.stderr
    assert list(tmp_path.iterdir()) == []
