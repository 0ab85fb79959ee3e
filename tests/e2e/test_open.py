"""A host types `updown`: the table is there; and `updown tables` tells what is kept."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from updown.cli import browser
from updown.cli.browser import LOOPBACK

PROGRAM = "import sys; from updown.cli.main import main; sys.exit(main(sys.argv[1:]))"


def command(folder: Path, *arguments: str) -> tuple[list[str], dict[str, str]]:
    environ = {**os.environ, "UPDOWN_DATA": str(folder), "UPDOWN_WARM_BOTS": "false"}
    return [sys.executable, "-c", PROGRAM, *arguments], environ


@contextmanager
def opened(folder: Path, *arguments: str) -> Iterator[tuple[str, list[str]]]:
    """The program as somebody starts it; the address that it tells, and what it says after it."""
    line, environ = command(folder, "--no-browser", *arguments)
    process = subprocess.Popen(line, env=environ, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    said: list[str] = []
    try:
        address = re.search(r"http://\S+", process.stdout.readline())
        assert address is not None
        yield address[0], said
    finally:
        process.terminate()
        rest, _ = process.communicate(timeout=60)
        said += rest.splitlines()


def test_without_a_command_the_table_is_served_on_this_machine_alone(tmp_path: Path) -> None:
    with opened(tmp_path) as (address, said):
        assert address.startswith(f"http://{LOOPBACK}:")
        assert httpx.get(f"{address}/healthz").status_code == 200
        plan = {"game": "dnup", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = httpx.post(f"{address}/api/tables", json={"plan": plan, "name": "Ada"}, timeout=60)
        assert made.status_code == 201
    assert said == []
    line, environ = command(tmp_path, "tables", "list")
    listed = subprocess.run(line, env=environ, capture_output=True, text=True, check=True).stdout
    table = made.json()["table"]
    assert listed.split()[:3] == [table, "dnup", "lobby"]
    for expected in (0, 1):
        line, environ = command(tmp_path, "tables", "delete", table)
        assert subprocess.run(line, env=environ, capture_output=True, check=False).returncode == expected


def test_in_the_house_an_address_and_a_picture_of_it_are_shown(tmp_path: Path) -> None:
    with opened(tmp_path, "--lan") as (address, said):
        assert httpx.get(f"{address}/healthz").status_code == 200
        assert httpx.get(f"{address}/metrics").status_code == 404
    assert len(said) > 10
    assert all(set(line) <= set("█▀▄ ") for line in said)


def test_two_at_once_do_not_get_in_each_others_way(tmp_path: Path) -> None:
    with opened(tmp_path / "one") as (first, _), opened(tmp_path / "two") as (second, _):
        assert first != second


def test_a_port_that_somebody_has_is_left_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind((LOOPBACK, 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(browser, "PORT", port)
        assert browser.free_port(LOOPBACK) == 0
    assert browser.free_port(LOOPBACK) == port
