"""A host starts `updown serve`, and something is in the way: one line says what it was and what to do about it, no
password is shown, and nothing is left running."""

import asyncio
import ctypes
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, MutableMapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url
from starlette.types import ASGIApp, Receive, Send

from kit.commands import run_updown
from kit.live import free_port, running_server
from kit.postgres import run_sql, running_postgres
from updown.server.app import make_app
from updown.server.settings import Settings
from updown.server.store.api import BadDatabase
from updown.server.store.store import Store

PROGRAM = "import sys; from updown.cli.main import main; sys.exit(main(sys.argv[1:]))"
WITHOUT_PSYCOPG = f"import sys; sys.modules['psycopg'] = None; {PROGRAM}"
SECRET = "hunter2"
ADDRESS_OF_NOBODY_HERE = "192.0.2.7"
DROP_FROM_BOUNDS = 24
RIGHTS_OF_ROOT = {"files of others": 1, "search folders": 2, "low ports": 10}


def without_rights() -> None:
    """Root may write everywhere and listen at every port. The program may not, also where root runs these tests."""
    if os.geteuid() == 0:
        for right in RIGHTS_OF_ROOT.values():
            ctypes.CDLL(None).prctl(DROP_FROM_BOUNDS, right, 0, 0, 0)


def complaint(folder: Path, *flags: str, program: str = PROGRAM, limited: bool = False, **environ: str) -> str:
    """What a server that cannot start says: one line, and nothing but that. `limited`: it has the rights of a user."""
    ours = {"UPDOWN_DATA": str(folder / "data"), "UPDOWN_PORT": "0", "UPDOWN_WARM_BOTS": "false", **environ}
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("UPDOWN_")}
    if program == PROGRAM and not limited:
        done = run_updown(folder, ["serve", *flags], environ=inherited | ours)
    else:
        done = subprocess.run(
            [sys.executable, "-c", program, "serve", *flags],
            env=inherited | ours,
            cwd=folder,
            capture_output=True,
            text=True,
            timeout=60,
            preexec_fn=without_rights if limited else None,
            check=False,
        )
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("updown: ")
    assert SECRET not in done.stderr
    return done.stderr.removeprefix("updown: ").rstrip("\n")


# --- the database ---


def test_postgresql_without_its_driver_says_what_to_install(tmp_path: Path) -> None:
    url = f"postgresql://anna:{SECRET}@localhost/games"
    said = complaint(tmp_path, "--database", url, program=WITHOUT_PSYCOPG)
    assert said == (
        "PostgreSQL database games at localhost needs the driver psycopg, which is not installed: "
        "pip install 'updown[postgres]'"
    )


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        (f"postgresql://anna:{SECRET}@db:port/games", "'postgresql://***@db:***/games' cannot be read"),
        (f"postgresql://anna:{SECRET}/games", "'postgresql://anna:***/games' cannot be read"),
        (f"postgresql://anna:x@{SECRET}@db/games", "'postgresql://***@db/games' has more than one '@'"),
        (f"mysql://anna:{SECRET}@db/games", "there is no store for 'mysql'"),
        ("sqlite://games.db", "a SQLite URL names no server"),
        ("sqlite:///:memory:", "a database in memory would lose every table"),
    ],
)
def test_a_url_that_means_nothing_is_refused_with_an_example(tmp_path: Path, url: str, expected: str) -> None:
    for said in (complaint(tmp_path, "--database", url), complaint(tmp_path, UPDOWN_DATABASE=url)):
        assert expected in said
        assert "sqlite:///FILE" in said or "%40" in said


def test_a_file_instead_of_a_url_is_refused(tmp_path: Path) -> None:
    said = complaint(tmp_path, "--database", "./games.db")
    assert said.startswith("--database is './games.db': expected a URL like sqlite:///FILE or postgresql://")
    said = complaint(tmp_path, UPDOWN_DATABASE=f"anna:{SECRET}@db")
    assert said.startswith("UPDOWN_DATABASE is not what it should be: expected a URL like sqlite:///FILE")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    said = complaint(tmp_path, "--database", f"sqlite:///{tmp_path}/nowhere/games.db")
    assert said == (
        f"SQLite file {tmp_path}/nowhere/games.db cannot be opened: No such file or directory; "
        f"make the folder {tmp_path}/nowhere, or choose another file"
    )


def test_a_folder_that_nobody_may_write_to(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o500)
    said = complaint(tmp_path, "--database", f"sqlite:///{closed}/games.db", limited=True)
    assert said == (
        f"SQLite file {closed}/games.db cannot be opened: Permission denied; "
        "this user must be able to write there, or choose another file"
    )
    said = complaint(tmp_path, limited=True, UPDOWN_DATA=str(closed / "data"))
    assert said == (
        f"data folder {closed}/data cannot be made: Permission denied; choose another with UPDOWN_DATA, or name a "
        "database"
    )


def test_a_file_in_a_folder_that_nobody_may_write_to(tmp_path: Path) -> None:
    """SQLite makes files beside its own."""
    closed = tmp_path / "closed"
    closed.mkdir()
    Store(f"sqlite:///{closed}/games.db").close()
    closed.chmod(0o500)
    said = complaint(tmp_path, "--database", f"sqlite:///{closed}/games.db", limited=True)
    assert said.startswith(f"SQLite file {closed}/games.db cannot be used: ")
    assert said.endswith("choose another file")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna,\n" * 1000, "utf-8")
    said = complaint(tmp_path, "--database", f"sqlite:///{letter}")
    assert said == (f"SQLite file {letter} cannot be used: file is not a database; choose another file")
    assert letter.read_text("utf-8") == "Dear Anna,\n" * 1000


def test_a_file_that_another_server_uses(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        output = complaint(tmp_path, UPDOWN_DATABASE=server.database)
        assert output == (
            f"SQLite file {tmp_path / 'updown.db'} is in use by another server: stop that one, choose another file, or "
            "use PostgreSQL, which several servers can share"
        )
        # Killed, it leaves the file to the next one.
        server.restart()


def test_a_database_of_a_newer_program(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    Store(f"sqlite:///{file}").close()
    with sqlite3.connect(file) as connection:
        (table,) = connection.execute("SELECT name FROM sqlite_master WHERE name LIKE '%version%'").fetchone()
        connection.execute(f"UPDATE {table} SET version_num = '9999'")
    said = complaint(tmp_path, "--database", f"sqlite:///{file}")
    assert said.startswith(f"SQLite file {file} is of a newer program: it has version 9999, and this program knows ")
    assert said.endswith("use the newer program, or choose another database")


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The URL of a server that lets anna in with her password only."""
    with running_postgres() as url:
        run_sql(url, f"CREATE ROLE anna LOGIN PASSWORD '{SECRET}'")
        (((rules,),)) = run_sql(url, "SHOW hba_file")
        assert isinstance(rules, str)
        file = Path(rules)
        file.write_text(f"local all anna scram-sha-256\n{file.read_text('utf-8')}", "utf-8")
        run_sql(url, "SELECT pg_reload_conf()")
        yield url


def test_a_wrong_password(tmp_path: Path, postgres: str) -> None:
    url = make_url(postgres).set(username="anna", password=f"not-{SECRET}")
    said = complaint(tmp_path, "--database", url.render_as_string(hide_password=False))
    assert said.startswith(f"PostgreSQL database postgres at {url.query['host']} cannot be used: ")
    assert 'password authentication failed for user "anna"' in said
    assert said.endswith("check that the server runs, and user, password and database")


def test_a_database_that_is_not_there(tmp_path: Path, postgres: str) -> None:
    said = complaint(tmp_path, "--database", str(make_url(postgres).set(database="games")))
    assert 'database "games" does not exist' in said


def test_a_server_that_cannot_be_reached(tmp_path: Path) -> None:
    port = free_port()
    said = complaint(tmp_path, "--database", f"postgresql://anna:{SECRET}@127.0.0.1:{port}/games")
    assert said.startswith(f"PostgreSQL database games at 127.0.0.1:{port} cannot be used: ")
    assert "Connection refused" in said
    assert said.endswith("check that the server runs, and user, password and database")


# --- where it listens ---


def test_a_port_that_somebody_has(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = complaint(tmp_path, "--port", str(port))
    assert said == (
        f"port {port} of 127.0.0.1 is in use: stop the program that has it, or choose another port with --port "
        "(UPDOWN_PORT)"
    )
    assert not (tmp_path / "data" / "updown.db").exists(), "what another may be using is not touched"


@pytest.mark.parametrize(
    ("host", "reason"),
    [
        (ADDRESS_OF_NOBODY_HERE, "this machine has no such address"),
        ("no-such-host.invalid", "there is no such host"),
        ("256.1.1.1", "there is no such host"),
        ("a" * 70 + ".example", "there is no such host"),
    ],
)
def test_a_host_that_is_not_this_machine(tmp_path: Path, host: str, reason: str) -> None:
    said = complaint(tmp_path, "--host", host)
    assert said == f"cannot listen at {host}: {reason}; choose another with --host (UPDOWN_HOST), 0.0.0.0 is everywhere"


def test_a_port_for_the_system_alone(tmp_path: Path) -> None:
    first = int(Path("/proc/sys/net/ipv4/ip_unprivileged_port_start").read_text())
    said = complaint(tmp_path, "--port", str(first - 1), limited=True)
    assert said == (
        f"port {first - 1} of 127.0.0.1 is not for every user: choose one from 1024 on with --port (UPDOWN_PORT)"
    )


# --- other settings ---


def test_a_bot_that_does_not_exist(tmp_path: Path) -> None:
    for said in (complaint(tmp_path, "--hold-level", "genius"), complaint(tmp_path, UPDOWN_HOLD_LEVEL="genius")):
        assert said.startswith("--hold-level (UPDOWN_HOLD_LEVEL) is 'genius': there is no agent 'genius' for live")
        assert "expected random, beginner, casual" in said


def test_a_bot_with_a_setting_that_does_not_exist(tmp_path: Path) -> None:
    said = complaint(tmp_path, "--hold-level", "expert:luck=3")
    assert said.startswith("--hold-level (UPDOWN_HOLD_LEVEL) is 'expert:luck=3': ")


def test_a_bad_value_in_the_environment(tmp_path: Path) -> None:
    said = complaint(tmp_path, UPDOWN_PORT="eight")
    assert said == "UPDOWN_PORT is 'eight': expected a whole number from 0 to 65535"


# --- within another program ---


async def start(app: ASGIApp, receive: Receive, send: Send) -> None:
    """What every ASGI server does first."""
    await app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, receive, send)


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        (Settings(database="mysql://db/games"), "there is no store for 'mysql'"),
        (Settings(database="sqlite:///nowhere/games.db"), "cannot be opened"),
        (Settings(hold_level="genius"), "there is no agent 'genius'"),
    ],
)
def test_the_application_raises_what_was_wrong_when_another_server_starts_it(settings: Settings, problem: str) -> None:
    sent = []

    async def receive() -> MutableMapping[str, Any]:
        return {"type": "lifespan.startup"}

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message["type"])

    with pytest.raises(ValueError, match=problem) as raised:
        asyncio.run(start(make_app(settings), receive, send))
    assert sent == ["lifespan.startup.failed"]
    assert isinstance(raised.value, BadDatabase) == bool(settings.database)
