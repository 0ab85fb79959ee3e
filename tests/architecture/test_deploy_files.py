"""The files in deploy/ fit the server: every variable is a setting and its value is accepted, ports, paths and limits
agree, and systemd accepts the units where it is at hand."""

import re
import shutil
import subprocess
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from updown.server.routes import ENDPOINTS
from updown.server.settings import Settings, read_settings, variable_of

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.iterdir() if path.is_file())
GUIDE = (ROOT / "docs" / "guide" / "deploy.md").read_text("utf-8")
SETTINGS = {variable_of(each.name) for each in fields(Settings)}
ELSEWHERE = {"UPDOWN_DATA", "UPDOWN_CACHE"}
"""Variables that are no settings of the server: where its files are, and where compiled code is kept."""
DEFAULT = Settings()


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def variables(name: str) -> dict[str, str]:
    """What an environment file or a container file sets."""
    return dict(re.findall(r"^\s*(?:ENV )?(UPDOWN_\w+)=(\S+)", text(name), re.MULTILINE))


def compose() -> Any:
    return yaml.safe_load(text("compose.yaml"))


@pytest.mark.parametrize("path", [*FILES, ROOT / "docs" / "guide" / "deploy.md"], ids=lambda path: path.name)
def test_every_variable_exists(path: Path) -> None:
    named = set(re.findall(r"UPDOWN_[A-Z_]+", path.read_text("utf-8")))
    assert named <= SETTINGS | ELSEWHERE


@pytest.mark.parametrize("path", [*FILES, ROOT / "docs" / "guide" / "deploy.md"], ids=lambda path: path.name)
def test_every_flag_in_a_remark_exists(path: Path) -> None:
    flags = {variable_of(each.name) for each in fields(Settings)}
    named = re.findall(r"`(?:updown serve )?--([a-z-]+)", path.read_text("utf-8"))
    named += re.findall(r"\(--([a-z-]+)\)|\bthan --([a-z-]+)|\bas --([a-z-]+)", path.read_text("utf-8"))
    names = {"".join(name) for name in named}
    assert {variable_of(name.removeprefix("no-").replace("-", "_")) for name in names} <= flags


@pytest.mark.parametrize("name", ["updown.env", "Containerfile"])
def test_the_settings_are_accepted(name: str) -> None:
    given = variables(name)
    settings = read_settings(given, {})
    assert settings.port == DEFAULT.port
    assert settings.log_format == "json"


def test_the_settings_of_the_compose_file_are_accepted() -> None:
    services = compose()["services"]
    # The names that deploy/.env gives.
    given = {name: re.sub(r"\$\{[^}]*\}", "example", text) for name, text in services["updown"]["environment"].items()}
    settings = read_settings(given, {})
    subnet = compose()["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert settings.secure_cookies
    assert [str(network) for network in settings.trusted_proxies] == [subnet]
    assert services["caddy"]["environment"]["UPSTREAM"] == f"updown:{DEFAULT.port}"
    assert settings.database.endswith("@postgres/" + services["postgres"]["environment"]["POSTGRES_DB"])
    assert set(compose()["volumes"]) == {"data", "postgres", "caddy"}


def test_behind_a_proxy_addresses_are_believed_and_cookies_are_for_https() -> None:
    settings = read_settings(variables("updown.env"), {})
    assert settings.secure_cookies
    assert settings.host == "127.0.0.1"
    assert [str(network) for network in settings.trusted_proxies] == ["127.0.0.1/32", "::1/128"]


def test_proxies_lead_to_the_port_of_the_server() -> None:
    assert f"server 127.0.0.1:{DEFAULT.port};" in text("nginx.conf")
    assert f":127.0.0.1:{DEFAULT.port}}}" in text("Caddyfile")
    assert f"EXPOSE {DEFAULT.port}\n" in text("Containerfile")


def test_proxies_pass_on_what_the_server_takes_and_keep_quiet_sockets() -> None:
    nginx = text("nginx.conf")
    assert DEFAULT.body_bytes <= 2**20
    assert "client_max_body_size 1m;" in nginx
    assert "max_size 1MB" in text("Caddyfile")
    timeouts = [int(seconds) for seconds in re.findall(r"proxy_(?:read|send)_timeout (\d+)s;", nginx)]
    assert len(timeouts) == 2
    assert min(timeouts) > 2 * DEFAULT.heartbeat_seconds
    for name in ("nginx.conf", "Caddyfile"):
        assert "/metrics" in text(name)


def test_a_stop_leaves_time_to_drain() -> None:
    waits = re.search(r"^TimeoutStopSec=(\d+)$", text("updown.service"), re.MULTILINE)
    assert waits is not None
    assert int(waits[1]) > DEFAULT.drain_seconds
    assert int(compose()["services"]["updown"]["stop_grace_period"].removesuffix("s")) > DEFAULT.drain_seconds


def test_the_health_check_asks_an_address_that_there_is() -> None:
    asked = re.search(rf"http://127\.0\.0\.1:{DEFAULT.port}(/\w+)", text("Containerfile"))
    assert asked is not None
    assert asked[1] in {endpoint.path for endpoint in ENDPOINTS}


def test_extras_and_copied_files_exist() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    asked = re.findall(r"'\.\[([\w,]+)\]'", text("Containerfile") + GUIDE)
    assert asked
    assert {extra for each in asked for extra in each.split(",")} <= set(extras)
    kept = re.findall(r"^!(\S+)", (ROOT / ".dockerignore").read_text("utf-8"), re.MULTILINE)
    assert {"src", "web", "pyproject.toml", "constraints.txt"} <= set(kept)
    assert all((ROOT / name).exists() for name in kept)


def test_the_guide_names_every_file() -> None:
    assert [path.name for path in FILES if f"../../deploy/{path.name})" not in GUIDE] == []


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
@pytest.mark.parametrize("path", [path for path in FILES if path.suffix in (".service", ".timer")], ids=str)
def test_systemd_accepts_the_unit(path: Path) -> None:
    done = subprocess.run(["systemd-analyze", "verify", path], capture_output=True, text=True)
    # The programs are not installed here.
    complaints = [line for line in done.stderr.splitlines() if path.name in line and "is not executable" not in line]
    assert complaints == []
