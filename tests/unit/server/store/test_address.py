"""Database URLs: what is understood, what is refused and why, and that no message contains a password."""

import stat
from pathlib import Path

import pytest

from updown.server.store.address import default_url, read_address, shown, without_secrets
from updown.server.store.api import BadDatabase
from updown.server.store.store import Store

SECRET = "s3kr3t"


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_every_name_of_postgresql_means_the_same_driver(scheme: str) -> None:
    url = read_address(f"{scheme}://anna:{SECRET}@db.example:5433/games?sslmode=require")
    assert (url.drivername, url.host, url.password) == ("postgresql+psycopg", "db.example", SECRET)
    assert shown(url) == "PostgreSQL database games at db.example:5433"


def test_a_server_on_a_socket_is_shown_with_its_folder() -> None:
    assert shown(read_address("postgresql://anna@/?host=/run/db")) == "PostgreSQL database anna at /run/db"
    assert shown(read_address("postgresql:///games")) == "PostgreSQL database games at the local socket"


def test_a_file_is_shown_by_its_name() -> None:
    assert shown(read_address("sqlite:///some/file.db")) == "SQLite file some/file.db"
    assert shown(read_address("sqlite+pysqlite:////root.db")) == "SQLite file /root.db"


@pytest.mark.parametrize(
    ("url", "problem"),
    [
        ("", "cannot be read, expected sqlite:///FILE or postgresql://"),
        ("games.db", "cannot be read"),
        (f"postgresql://anna:{SECRET}@host:port/games", "cannot be read"),
        (f"postgresql://anna:{SECRET}/games", "'postgresql://anna:[*]+/games' cannot be read"),
        (f"mysql://anna:{SECRET}@host/games", "there is no store for 'mysql', expected sqlite:///FILE"),
        ("sqlite+aiosqlite:///games.db", "there is no store for 'sqlite.aiosqlite'"),
        ("sqlite://", "a database in memory would lose every table"),
        ("sqlite:///:memory:", "a database in memory would lose every table"),
        ("sqlite:///file:games.db", "names a file"),
        ("sqlite://games.db", "names no server: expected sqlite:///FILE"),
        (f"sqlite:///games.db?key={SECRET}", "nothing after '.', and this one has key"),
        (f"postgresql://anna:x@{SECRET}@host/games", "more than one '@': in a password it is written %40"),
        (f"postgresql://anna:x@{SECRET}/y@host/games", "more than one '@'"),
    ],
)
def test_a_bad_url_is_refused_without_its_password(url: str, problem: str) -> None:
    with pytest.raises(BadDatabase, match=problem) as refused:
        Store(url)
    assert SECRET not in str(refused.value)
    assert refused.value.__suppress_context__ or refused.value.__context__ is None


@pytest.mark.parametrize("query", ["", f"&password={SECRET}"])
def test_a_server_that_cannot_be_reached_is_named_but_not_its_password(tmp_path: Path, query: str) -> None:
    with pytest.raises(BadDatabase, match=r"PostgreSQL database games at .* cannot be used: .*No such file") as refused:
        Store(f"postgresql://anna:{SECRET}@/games?host={tmp_path}{query}")
    assert SECRET not in str(refused.value)
    assert refused.value.__suppress_context__


def test_an_unknown_setting_of_a_connection_is_named() -> None:
    with pytest.raises(BadDatabase, match="colour") as refused:
        Store(f"postgresql://anna:{SECRET}@localhost/games?colour=red")
    assert SECRET not in str(refused.value)


def test_a_message_that_has_the_password_loses_it() -> None:
    url = read_address(f"postgresql://anna:{SECRET}@host/games?sslpassword=other")
    assert without_secrets(f"no entry\nfor {SECRET}, other", url) == "no entry for ***, ***"


def test_a_file_in_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(
        BadDatabase, match=r"SQLite file .*/nowhere/games.db cannot be opened: No such file or directory"
    ):
        Store(f"sqlite:///{tmp_path}/nowhere/games.db")
    with pytest.raises(BadDatabase, match="cannot be opened: Is a directory"):
        Store(f"sqlite:///{tmp_path}")


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna,\n" * 1000, "utf-8")
    with pytest.raises(BadDatabase, match=r"letter.txt cannot be used: file is not a database"):
        Store(f"sqlite:///{file}")
    assert file.read_text("utf-8") == "Dear Anna,\n" * 1000


def test_the_default_is_a_file_in_a_folder_for_its_owner_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UPDOWN_DATA", str(tmp_path / "new" / "data"))
    url = default_url()
    assert url == f"sqlite:///{tmp_path}/new/data/updown.db"
    assert stat.S_IMODE((tmp_path / "new" / "data").stat().st_mode) == 0o700
    Store(url).close()
    assert stat.S_IMODE((tmp_path / "new" / "data" / "updown.db").stat().st_mode) == 0o600


def test_the_default_folder_is_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("UPDOWN_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    url = default_url()
    assert url.endswith("/updown.db")
    assert str(tmp_path) in url


def test_a_data_folder_that_cannot_be_made_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "taken").write_text("", "utf-8")
    monkeypatch.setenv("UPDOWN_DATA", str(tmp_path / "taken" / "data"))
    with pytest.raises(BadDatabase, match="taken/data cannot be made: Not a directory"):
        default_url()
