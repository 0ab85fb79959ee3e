"""The settings of the server: from flags of `updown serve`, from the environment, or by default. Flags override the
environment, which overrides the defaults. docs/reference/settings.md is generated from this file."""

import os
import re
from argparse import ArgumentParser, BooleanOptionalAction
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, Generic, TypeVar

from updown.rules.errors import shown

T = TypeVar("T")
PREFIX = "UPDOWN_"
Network = IPv4Network | IPv6Network

# An origin as browsers write it; an IPv6 address is in brackets.
ORIGIN = re.compile(r"(https?)://(\[[0-9a-f:.]+\]|[^\s\[\]:/@?#,]+)(?::([0-9]{1,5}))?", re.IGNORECASE)
# The path of a file. Such a value is certainly not a secret, so it may be shown.
FILE = re.compile(r"(\.{0,2}/[\w./-]*|[\w./-]+\.(db|sqlite3?))")
OWN_PORT = {"http": "80", "https": "443"}


class BadSetting(ValueError):
    """A setting with a value that it may not have; `source` is the flag or the variable that gave it.

    >>> from updown.server.settings import read_settings
    >>> read_settings({"UPDOWN_PORT": "many"}, {})
    Traceback (most recent call last):
    updown.server.settings.BadSetting: UPDOWN_PORT is 'many': expected a whole number from 0 to 65535
    """

    def __init__(self, source: str, value: object, problem: str) -> None:
        super().__init__(f"{source} is {value}: {problem}")
        self.source = source


def parse_origin(text: str) -> str:
    """An origin as host, or host:port where the port is not the scheme's own. The scheme is ignored: a proxy may handle
    https for us."""
    match = ORIGIN.fullmatch(text)
    if match is None:
        raise ValueError(f"{shown(text)} is not an origin")
    scheme, host, port = match.groups()
    return host.lower() if port in (None, OWN_PORT[scheme.lower()]) else f"{host.lower()}:{port}"


@dataclass(frozen=True)
class Kind(Generic[T]):
    """A kind of value: its description, and `parse`, which raises a ValueError for anything else."""

    expected: str
    parse: Callable[[str], T]
    metavar: str = "TEXT"
    unit: str = ""


def whole(low: int, high: int, unit: str = "") -> Kind[int]:
    def parse(text: str) -> int:
        number = int(text)
        if not low <= number <= high:
            raise ValueError(text)
        return number

    number_of = f"a whole number of {unit}" if unit else "a whole number"
    return Kind(f"{number_of} from {low} to {high}", parse, unit.upper() or "N", unit)


def one_of(*words: str) -> Kind[str]:
    def parse(text: str) -> str:
        if text not in words:
            raise ValueError(text)
        return text

    return Kind(f"{', '.join(words[:-1])} or {words[-1]}", parse, "|".join(words))


def many(expected: str, parse: Callable[[str], T]) -> Kind[tuple[T, ...]]:
    def parse_all(text: str) -> tuple[T, ...]:
        return tuple(parse(part.strip()) for part in text.split(",") if part.strip())

    return Kind(expected, parse_all, "LIST")


def _parse_truth(text: str) -> bool:
    if text.lower() in ("true", "yes", "on", "1"):
        return True
    if text.lower() in ("false", "no", "off", "0"):
        return False
    raise ValueError(text)


def _parse_text(text: str) -> str:
    if not text or not text.isprintable():
        raise ValueError(text)
    return text


def _parse_url(text: str) -> str:
    if text and "://" not in text:
        raise ValueError(text)
    return text


def _parse_host(text: str) -> str:
    if not re.fullmatch(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?", text.lower()):
        raise ValueError(text)
    return text.lower()


def _parse_contact(text: str) -> str:
    if not re.fullmatch(r"(mailto:|https://)[!-~]+", text):
        raise ValueError(text)
    return text


TRUTH = Kind("true or false", _parse_truth)
TEXT = Kind("some text", _parse_text)
URL = Kind("a URL like sqlite:///FILE or postgresql://user@host/name", _parse_url, "URL")
CONTACT = Kind("an address like mailto:me@example.org or https://example.org", _parse_contact, "ADDRESS")
ORIGINS = many("origins like https://cards.example.org, with commas between", parse_origin)
HOSTS = many("names like cards.example.org, with commas between", _parse_host)
NETWORKS: Kind[tuple[Network, ...]] = many("addresses or networks like 10.0.0.0/8, with commas between", ip_network)
COUNT = whole(1, 10_000_000)
BYTES = whole(256, 100_000_000, "bytes")
LATER = whole(0, 86_400, "seconds")


def count_workers() -> int:
    """The number of available processors minus one, which serves."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, usable - 1)


def setting(
    default: T | Callable[[], T], kind: Kind[T], help: str, *, default_text: str = "", secret: bool = False
) -> T:
    """A field of Settings: its kind, its purpose, and a text for its default if the value itself is not clear."""
    about = {"kind": kind, "help": help, "unit": kind.unit, "default_text": default_text, "secret": secret}
    if callable(default):
        return field(default_factory=default, metadata=about, repr=not secret)
    return field(default=default, metadata=about, repr=not secret)


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults.

    >>> from updown.server.settings import Settings
    >>> Settings(port=9000).port, Settings().retention_days
    (9000, 90)
    """

    host: str = setting("127.0.0.1", TEXT, "the address to listen at; 0.0.0.0 for all of this machine")
    port: int = setting(8000, whole(0, 65_535), "the port to listen at; 0 for any that is free")
    database: str = setting(
        "", URL, "where the tables are kept", default_text="SQLite in the data directory", secret=True
    )
    store_seconds: int = setting(
        10,
        whole(1, 3600, "seconds"),
        "how long the store may take to write; then it counts as down, and the process that writes is replaced",
    )
    origins: tuple[str, ...] = setting(
        (),
        ORIGINS,
        "other origins whose pages may use this server, for a proxy that changes the Host header",
        default_text="only the server's own",
    )
    hosts: tuple[str, ...] = setting(
        (),
        HOSTS,
        "the names by which this server is called on the internet; requests for other names are refused",
        default_text="addresses and local names only",
    )
    trusted_proxies: tuple[Network, ...] = setting(
        (),
        NETWORKS,
        "proxies whose X-Forwarded-For is believed; behind any other all visitors count as one address",
        default_text="none",
    )
    secure_cookies: bool = setting(False, TRUTH, "cookies and pages for https only; set it when served over https")
    bot_workers: int = setting(
        count_workers, whole(1, 1024), "how many bots think at once", default_text="one for each processor but one"
    )
    bot_seconds: int = setting(
        10, whole(1, 10, "seconds"), "how long a bot may think about a move at most; less while many wait"
    )
    bot_pause_ms: int = setting(700, whole(0, 60_000, "milliseconds"), "how long a bot takes for a move at least")
    warm_bots: bool = setting(True, TRUTH, "make the bots ready at the start, in the background")
    hold_level: str = setting("casual", TEXT, "the bot that holds the seat of a player who is away")
    hold_grace_seconds: int = setting(
        20, LATER, "how long somebody must be away before others may let a bot hold the seat"
    )
    unused_hours: int = setting(
        72, whole(0, 87_600, "hours"), "tables at which no match has begun are deleted after so long; 0 to keep them"
    )
    retention_days: int = setting(
        90, whole(0, 36_500, "days"), "tables that nobody touched for so long are deleted; 0 to keep them for ever"
    )
    tables_per_address: int = setting(60, COUNT, "how many tables one address may open in a day")
    connections_per_address: int = setting(
        200, COUNT, "how many connections one address may have open at once, besides sockets; not for trusted proxies"
    )
    sockets_per_address: int = setting(100, COUNT, "how many sockets one address may have open at once")
    tables_limit: int = setting(2000, COUNT, "how many tables are in memory at once, from all addresses")
    sockets_limit: int = setting(5000, COUNT, "how many sockets are open at once, from all addresses")
    changes_per_hour: int = setting(
        300, COUNT, "how often one person may, at one table, rename, talk or do anything else that is no move"
    )
    reports_per_address: int = setting(20, COUNT, "how many tables one address may report in a day")
    message_bytes: int = setting(16_384, BYTES, "the largest message on a socket, and the largest body of a request")
    body_bytes: int = setting(1_000_000, BYTES, "the largest body of a request with a record")
    commands_per_second: int = setting(20, COUNT, "how many commands a token may send in the long run")
    commands_burst: int = setting(40, COUNT, "how many commands a token may send at once")
    requests_per_second: int = setting(
        20, COUNT, "how many requests one address may send in the long run; opening a socket is one"
    )
    requests_burst: int = setting(60, COUNT, "how many requests one address may send at once")
    heartbeat_seconds: int = setting(
        20, whole(1, 3600, "seconds"), "how often a quiet socket is asked whether it is there"
    )
    idle_seconds: int = setting(600, LATER, "how long a table without sockets stays in memory")
    drain_seconds: int = setting(10, LATER, "how long a stop waits for what is under way")
    log_level: str = setting(
        "info", one_of("debug", "info", "warning", "error", "critical"), "the least important lines that are logged"
    )
    log_format: str = setting("text", one_of("text", "json"), "lines for people, or JSON lines for programs")
    push: bool = setting(
        True, TRUTH, "send push messages to browsers that subscribe, for example when it is their turn; needs https"
    )
    push_contact: str = setting(
        "",
        CONTACT,
        "the address at which a push service can contact the operator of this server",
        default_text="the origin of the page",
    )
    push_anywhere: bool = setting(
        False, TRUTH, "send push messages over http and to machines of this network too; for tests"
    )
    metrics: bool = setting(True, TRUTH, "serve figures for Prometheus at /metrics")


def flag_of(name: str) -> str:
    return "--" + name.replace("_", "-")


def variable_of(name: str) -> str:
    return PREFIX + name.upper()


def read_settings(environ: Mapping[str, str], flags: Mapping[str, object]) -> Settings:
    """The settings from flags and environment, by name. A flag that is None and an empty variable count as not given;
    other flags are ignored.

    >>> from updown.server.settings import read_settings
    >>> read_settings({"UPDOWN_PORT": "9000", "UPDOWN_HOST": "0.0.0.0"}, {"port": 9001}).port
    9001
    """
    given: dict[str, Any] = {}
    for each in fields(Settings):
        flag, text = flags.get(each.name), environ.get(variable_of(each.name), "").strip()
        if flag is not None:
            given[each.name] = _parse(each, flag_of(each.name), _as_text(flag))
        elif text:
            given[each.name] = _parse(each, variable_of(each.name), text)
    return Settings(**given)


def _parse(each: Field[Any], source: str, text: str) -> Any:
    kind: Kind[Any] = each.metadata["kind"]
    try:
        return kind.parse(text)
    except ValueError:
        # `from None`: the first error would show a secret value.
        hidden = each.metadata["secret"] and not FILE.fullmatch(text)
        value = "not what it should be" if hidden else shown(text)
        raise BadSetting(source, value, f"expected {kind.expected}") from None


def _as_text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def add_flags(parser: ArgumentParser) -> None:
    """Adds a flag for every setting, None by default: `read_settings` checks the values and fills in the rest."""
    group = parser.add_argument_group("settings", f"also as {PREFIX}<NAME> in the environment")
    for each in fields(Settings):
        kind: Kind[Any] = each.metadata["kind"]
        text = f"{each.metadata['help']} (default: {_default(each)})".replace("%", "%%")
        if kind is TRUTH:
            group.add_argument(flag_of(each.name), action=BooleanOptionalAction, default=None, help=text)
        else:
            group.add_argument(flag_of(each.name), metavar=kind.metavar, help=text)


def settings_page() -> str:
    """docs/reference/settings.md."""
    lines = [
        "# Settings of the server",
        "",
        "Flags of `updown serve`. A flag wins over the environment, the environment over the default; an empty",
        "variable is as good as none. The data directory is `UPDOWN_DATA`, or the user's.",
        "",
        "| flag | environment | default | what |",
        "|---|---|---|---|",
    ]
    for each in fields(Settings):
        kind, flags, default = each.metadata["kind"], f"`{flag_of(each.name)}`", _default(each)
        if kind is TRUTH:
            flags += f", `{flag_of('no_' + each.name)}`"
        if not each.metadata["default_text"]:
            default = f"`{default}`"
        what = each.metadata["help"] + ("" if kind in (TRUTH, TEXT) else f" ({kind.expected})")
        lines.append(f"| {flags} | `{variable_of(each.name)}` | {default} | {what} |")
    return "\n".join(lines) + "\n"


def _default(each: Field[Any]) -> str:
    default = each.metadata["default_text"] or each.default
    return str(default).lower() if isinstance(default, bool) else str(default)
