"""Settings come from flags, environment and defaults, in that order; what cannot be is refused by name."""

import re
from argparse import ArgumentParser
from dataclasses import FrozenInstanceError, fields
from ipaddress import ip_network

import pytest

from updown.server.settings import (
    BadSetting,
    Settings,
    add_flags,
    count_workers,
    flag_of,
    parse_origin,
    read_settings,
    settings_page,
    variable_of,
)

NAMES = [each.name for each in fields(Settings)]


def parse(*words: str) -> dict[str, object]:
    parser = ArgumentParser()
    add_flags(parser)
    return vars(parser.parse_args(words))


def test_defaults() -> None:
    assert read_settings({}, {}) == Settings()
    assert read_settings({}, parse()) == Settings()
    settings = Settings()
    assert (settings.host, settings.port, settings.database) == ("127.0.0.1", 8000, "")
    assert (settings.origins, settings.trusted_proxies) == ((), ())
    assert settings.bot_workers == count_workers() >= 1
    assert (settings.commands_per_second, settings.commands_burst) == (20, 40)
    assert (settings.requests_per_second, settings.requests_burst) == (20, 60)


def test_flags_win_over_environment_over_default() -> None:
    environ = {"UPDOWN_PORT": "9000", "UPDOWN_METRICS": "no", "UPDOWN_IDLE_SECONDS": " 30 "}
    settings = read_settings(environ, parse("--port", "0", "--no-warm-bots"))
    assert (settings.port, settings.metrics, settings.idle_seconds, settings.warm_bots) == (0, False, 30, False)
    assert read_settings(environ, {"metrics": True}).metrics is True


def test_every_setting_has_a_flag_a_variable_and_help() -> None:
    given = parse()
    for each in fields(Settings):
        assert given[each.name] is None
        assert each.metadata["help"]
        assert f"`{flag_of(each.name)}`" in settings_page()
        assert f"`{variable_of(each.name)}`" in settings_page()


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("origins", "https://a.example, http://B.example:8080", ("a.example", "b.example:8080")),
        ("trusted_proxies", "10.0.0.0/8,::1", (ip_network("10.0.0.0/8"), ip_network("::1"))),
        ("secure_cookies", "Yes", True),
        ("secure_cookies", "0", False),
        ("log_format", "json", "json"),
        ("message_bytes", "65_536", 65_536),
        ("database", "postgresql://somebody@db/updown", "postgresql://somebody@db/updown"),
    ],
)
def test_values_are_read_alike_from_both(name: str, text: str, value: object) -> None:
    assert getattr(read_settings({variable_of(name): text}, {}), name) == value
    assert getattr(read_settings({}, {name: text}), name) == value
    if name != "origins":
        assert getattr(read_settings({}, {name: value}), name) == value


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("port", "70000", "a whole number from 0 to 65535"),
        ("port", "tcp://10.0.0.1:8000", "a whole number from 0 to 65535"),
        ("idle_seconds", "2.5", "a whole number of seconds from 0 to 86400"),
        ("bot_workers", "0", "a whole number from 1 to 1024"),
        ("metrics", "maybe", "true or false"),
        ("log_format", "xml", "text or json"),
        ("log_level", "loud", "debug, info, warning, error or critical"),
        ("origins", "https://a.example/path", "origins like https://cards.example.org, with commas between"),
        ("trusted_proxies", "my-proxy", "addresses or networks like 10.0.0.0/8, with commas between"),
        ("host", "a\nb", "some text"),
    ],
)
def test_what_cannot_be_is_refused_with_name_value_and_what_was_expected(name: str, text: str, expected: str) -> None:
    with pytest.raises(BadSetting) as caught:
        read_settings({variable_of(name): text}, {})
    assert str(caught.value) == f"{variable_of(name)} is {text!r}: expected {expected}"
    with pytest.raises(BadSetting) as caught:
        read_settings({}, {name: text})
    assert str(caught.value) == f"{flag_of(name)} is {text!r}: expected {expected}"
    assert caught.value.source == flag_of(name)


def test_nothing_is_read_that_is_not_given() -> None:
    assert read_settings({"UPDOWN_PORT": "", "UPDOWN_DATA": "somewhere", "PORT": "1"}, {"run": print}) == Settings()
    assert read_settings({"UPDOWN_DATABASE": "sqlite:///there.db"}, {"database": ""}).database == ""
    with pytest.raises(BadSetting, match=r"^--port is '': expected a whole number"):
        read_settings({}, {"port": ""})


def test_the_password_of_a_database_is_never_shown() -> None:
    with pytest.raises(BadSetting, match=r"^UPDOWN_DATABASE is not what it should be: expected a URL like") as caught:
        read_settings({"UPDOWN_DATABASE": "somebody:hunter2@db"}, {})
    assert "hunter2" not in str(caught.value)
    assert caught.value.__cause__ is None
    assert caught.value.__suppress_context__
    assert "hunter2" not in repr(read_settings({"UPDOWN_DATABASE": "postgresql://somebody:hunter2@db/updown"}, {}))


def test_settings_do_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        Settings().port = 1  # type: ignore[misc]


def test_the_page_says_the_same_on_every_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    page = settings_page()
    monkeypatch.setattr("os.sched_getaffinity", lambda pid: range(64), raising=False)
    assert count_workers() == 63
    assert settings_page() == page
    rows = [line for line in page.splitlines() if line.startswith("| `--")]
    assert len(rows) == len(NAMES)
    assert all(row.count("|") == 5 for row in rows), "a bar in a text would be a column of its own"
    assert (
        "| `--heartbeat-seconds` | `UPDOWN_HEARTBEAT_SECONDS` | `20` | how often a quiet socket is asked whether it is "
        "there (a whole number of seconds from 1 to 3600) |"
    ) in rows


def test_help_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse("--help")
    text = " ".join(capsys.readouterr().out.split())
    assert "--port N the port to listen at; 0 for any that is free (default: 8000)" in text
    assert "--database URL where the tables are kept (default: SQLite in the data directory)" in text


@pytest.mark.parametrize(
    ("origin", "normal"),
    [
        ("https://example.org", "example.org"),
        ("https://example.org:443", "example.org"),
        ("http://EXAMPLE.org:80", "example.org"),
        ("http://example.org:443", "example.org:443"),
        ("http://localhost:8000", "localhost:8000"),
        ("http://[::1]:8000", "[::1]:8000"),
    ],
)
def test_origins_that_mean_the_same_read_the_same(origin: str, normal: str) -> None:
    assert parse_origin(origin) == normal


@pytest.mark.parametrize(
    "text",
    ["null", "", "example.org", "file://", "https://a@b", "https://a/", "https://a?b", "https://a b", "https://"],
)
def test_what_is_no_origin(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(repr(text))} is not an origin"):
        parse_origin(text)
