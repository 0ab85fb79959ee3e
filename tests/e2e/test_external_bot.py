"""The bot of docs/guide/external-bots.md plays at a real server, as a program of its own, whatever happens."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from kit.live import QUICKLY, Client, RunningServer, fetch_record, make_plan, open_table, play_match, running_server
from updown.server import wire
from updown.table.commands import Start
from updown.table.plan import BotSeat, OpenSeat, Plan
from updown.table.proof import check_record

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "external_bot.py"
STARTER = ROOT / "examples" / "start_table.py"
PAGE = ROOT / "docs" / "guide" / "external-bots.md"
PATIENCE = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("server"), *QUICKLY) as server:
        yield server
        assert not server.stderr_text()


@contextmanager
def bots(base: str, seat: wire.Seated, count: int) -> Iterator[Sequence[subprocess.Popen[str]]]:
    """So many of them, on their way to the table."""
    assert seat.invite is not None
    command = [sys.executable, "-W", "error", str(BOT), base, seat.table, seat.invite]
    environ = os.environ | {"WEBSOCKETS_BACKOFF_INITIAL_DELAY": "0.2"}
    running = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environ) for _ in range(count)]
    try:
        yield running
    finally:
        for bot in running:
            bot.kill()
            bot.communicate()


async def start_when_full(host: Client) -> None:
    await host.until(lambda: host.table and all(seat.kind != "open" for seat in host.table.seats))
    await host.ask(Start())


def check_that_they_finished(running: Sequence[subprocess.Popen[str]]) -> None:
    for bot in running:
        _, complaints = bot.communicate(timeout=PATIENCE)
        assert (bot.returncode, complaints) == (0, "")


@pytest.mark.parametrize(("game", "players"), [("up-and-down", 3), ("auf-und-ab", 2), ("dnup", 2)])
def test_it_plays_a_match_to_its_end(server: RunningServer, game: str, players: int) -> None:
    async def story() -> None:
        seat = await open_table(server.base, make_plan(game, players))
        with bots(server.base, seat, players - 1) as running:
            async with Client(server.base, seat) as host:
                await start_when_full(host)
                await play_match(host)
                assert host.table is not None
                assert [each.name for each in host.table.seats] == ["Anna", *["Rando"] * (players - 1)]
                assert not host.problems
            await asyncio.to_thread(check_that_they_finished, running)
        assert check_record(await fetch_record(server.base, seat)).consistent

    asyncio.run(story())


def test_the_commands_of_the_page_start_a_match_and_play_it(server: RunningServer) -> None:
    """The host sits nowhere: a bot of the server plays against the one of the page."""

    async def story() -> None:
        plan = Plan(game="dnup", options={"players": 2}, seats=(OpenSeat(), BotSeat(level="beginner")))
        seat = await open_table(server.base, plan)
        with bots(server.base, seat, 1) as running:
            command = [sys.executable, "-W", "error", str(STARTER), server.base, seat.table, str(seat.token)]
            done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, timeout=PATIENCE)
            assert (done.returncode, done.stderr) == (0, "")
            await asyncio.to_thread(check_that_they_finished, running)
        assert check_record(await fetch_record(server.base, seat)).consistent

    asyncio.run(story())


def test_the_server_describes_its_formats(server: RunningServer) -> None:
    for name in ("openapi.json", "record.schema.json"):
        with urlopen(f"{server.base}/{name}") as answer:
            assert answer.read() == (PAGE.parents[1] / "reference" / name).read_bytes()


def test_it_comes_again_when_the_server_was_killed(tmp_path: Path) -> None:
    async def story(server: RunningServer) -> None:
        seat = await open_table(server.base, make_plan("up-and-down", 2))
        with bots(server.base, seat, 1) as running:
            async with Client(server.base, seat) as host:
                await start_when_full(host)
                playing = asyncio.create_task(play_match(host))
                await host.until(lambda: host.decision >= 5)
                await asyncio.to_thread(server.restart)
                await playing
            await asyncio.to_thread(check_that_they_finished, running)
        assert check_record(await fetch_record(server.base, seat)).consistent

    with running_server(tmp_path, *QUICKLY) as server:
        asyncio.run(story(server))


def test_the_page_has_the_very_same_program() -> None:
    assert f"```python\n{BOT.read_text('utf-8')}```\n" in PAGE.read_text("utf-8")
