"""A real PostgreSQL for tests: started in a temporary folder, reached over a Unix socket there, gone at the end.

It listens on no port, unless an address is given; nobody but its owner and root gets into the folder. fsync is on, as
in earnest."""

import os
import re
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import psycopg
from sqlalchemy import make_url

PROGRAMS = ("initdb", "pg_ctl", "postgres")
DEBIAN = Path("/usr/lib/postgresql")
OWNER = "postgres"  # PostgreSQL refuses to run as root
MAKE = ("--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
MISSING = (
    "the tests need PostgreSQL's programs initdb, pg_ctl and postgres, on PATH or in /usr/lib/postgresql/*/bin: "
    "run tools/ensure-postgres, or install the package 'postgresql' of your system"
)


def find_programs() -> Path:
    """The folder with PostgreSQL's programs: where PATH leads, else the newest that Debian has installed."""
    on_path = shutil.which("initdb")
    found = [Path(on_path).resolve().parent] if on_path else []
    found += sorted(DEBIAN.glob("*/bin"), key=lambda folder: _version(folder.parent.name), reverse=True)
    for folder in found:
        if all((folder / program).exists() for program in PROGRAMS):
            return folder
    raise RuntimeError(MISSING)


@contextmanager
def running_postgres(place: Path | None = None, address: str = "") -> Iterator[str]:
    """Starts a server, gives the URL of its database, stops it and removes all of it. Its folder is made in `place`; it
    also listens at an address, and trusts all of the same network there."""
    programs = find_programs()
    folder = Path(tempfile.mkdtemp(prefix="updown-pg-", dir=place))
    data = folder / "data"
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, OWNER, OWNER)
        _run([programs / "initdb", "-D", data, "-U", OWNER, *MAKE])
        with (data / "postgresql.conf").open("a") as settings:
            settings.write(f"listen_addresses = '{address}'\nunix_socket_directories = '{folder}'\n")
        with (data / "pg_hba.conf").open("a") as trusted:
            trusted.write("host all all samenet trust\n" if address else "")
        _control(folder, "start")
        try:
            yield f"postgresql://{OWNER}@/{OWNER}?host={folder}"
        finally:
            _control(folder, "stop", "immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def restart_postgres(url: str, mode: str = "immediate") -> None:
    """Stops the server of that URL and starts it again: `immediate` as if its machine had failed, `fast` in order. One
    that has given up by itself is only started."""
    folder = folder_of(url)
    if (folder / "data" / "postmaster.pid").exists():
        _control(folder, "stop", mode)
    _control(folder, "start")


def folder_of(url: str) -> Path:
    return Path(str(make_url(url).query["host"]))


def _control(folder: Path, what: str, mode: str = "fast") -> None:
    log = folder / "log"
    words: list[str | Path] = ["-D", folder / "data", "-l", log, "-m", mode, "-w", "-t", "60", what]
    _run([find_programs() / "pg_ctl", *words], log)


def fresh_database(url: str) -> str:
    """Makes a new empty database in the server of that URL; gives its URL."""
    name = f"fresh_{secrets.token_hex(6)}"
    run_sql(url, f"CREATE DATABASE {name}")
    return make_url(url).set(database=name).render_as_string(hide_password=False)


def run_sql(url: str, statement: str) -> list[tuple[object, ...]]:
    """Runs one statement beside the store; gives its rows, if it has any."""
    with psycopg.connect(url, autocommit=True) as connection:
        cursor = connection.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


def _version(name: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", name))


def _run(command: Sequence[str | Path], log: Path | None = None) -> None:
    """Runs one of PostgreSQL's programs, as its own user where we are root; its complaints are ours."""
    as_owner = os.geteuid() == 0
    done = subprocess.run(
        [str(part) for part in command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if log is None else subprocess.DEVNULL,
        stderr=subprocess.STDOUT if log is None else subprocess.DEVNULL,
        text=True,
        cwd="/",
        user=OWNER if as_owner else None,
        group=OWNER if as_owner else None,
        extra_groups=[] if as_owner else None,
        check=False,
    )
    if done.returncode:
        output = done.stdout if log is None else log.read_text() if log.exists() else ""
        raise RuntimeError(f"{Path(command[0]).name} failed:\n{output}")
