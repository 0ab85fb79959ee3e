"""The server is killed at random moments while people play, and started again: nothing that was acknowledged is lost,
nothing is done twice, and everybody plays on. `make soak` does the same 200 times."""

import asyncio
from pathlib import Path

from kit.crash import crash_again_and_again
from kit.live import FREELY, running_server
from kit.postgres import fresh_database

AT_ONCE = ("--bot-pause-ms", "0")


def test_killed_on_sqlite_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    with running_server(tmp_path, *FREELY, *AT_ONCE) as server:
        tally = asyncio.run(crash_again_and_again(server, rounds=6, seed=4))
    assert tally.kills == 6
    assert tally.kills_in_flight >= 3, tally
    assert tally.matches >= 6, tally


def test_killed_on_postgresql_nothing_is_lost_or_doubled(tmp_path: Path, postgres: str) -> None:
    with running_server(tmp_path, *FREELY, *AT_ONCE, database=fresh_database(postgres)) as server:
        tally = asyncio.run(crash_again_and_again(server, rounds=4, seed=5))
    assert tally.kills == 4
    assert tally.matches >= 6, tally
