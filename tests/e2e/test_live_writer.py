"""The process that writes to the store dies or hangs under a running server, or the database is slow: people are
informed, and play on; operators see it."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import psycopg
import pytest

from kit.disturbances import children_of
from kit.live import FREELY, RunningServer, make_plan, running_server, seat_all, start_match
from kit.postgres import fresh_database

PATIENCE = 60.0
STUCK_SECONDS = 2


def writer_of(server: RunningServer) -> int:
    """The process that writes for the server."""
    return next(iter(children_of(server, b"append_worker")), 0)


def wait(condition: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)


def ready(server: RunningServer) -> int:
    return httpx.get(f"{server.base}/readyz", trust_env=False, timeout=PATIENCE).status_code


async def play_on(server: RunningServer, disturb: Callable[[], object], moves: int = 6) -> None:
    """A table at which something happens before every move, and every move is done once all the same."""
    clients = await seat_all(server.base, make_plan("dnup", 2))
    async with clients[0], clients[1]:
        await start_match(clients)
        for _ in range(moves):
            disturb()
            mover = next(client for client in clients if client.moves)
            number = await mover.play(mover.moves[0])
            for client in clients:
                await client.until(lambda client=client, number=number: client.have >= number)  # type: ignore[misc]
        assert not any(client.problems for client in clients)
    store = server.store()
    stored = store.events(clients[0].me.table)
    store.close()
    causes = [event.cause for event in stored if event.cause]
    assert len(causes) == len(set(causes))
    done = [f"{client.me.person}:{name}" for client in clients for name in client.done]
    assert set(done) <= set(causes)


@pytest.mark.parametrize("idle", [True, False])
def test_a_writer_that_is_killed_is_replaced_and_nothing_is_lost_or_doubled(
    tmp_path: Path, database: str, idle: bool
) -> None:
    def tell(server: RunningServer) -> None:
        def kill() -> None:
            before = writer_of(server)
            os.kill(before, signal.SIGKILL)
            if idle:
                wait(lambda: writer_of(server) not in (0, before))
                wait(lambda: ready(server) == 200)

        wait(lambda: ready(server) == 200)
        asyncio.run(play_on(server, kill))

    with running_server(tmp_path, *FREELY, database=database) as server:
        tell(server)


def test_a_writer_that_hangs_is_replaced_and_the_server_says_so(tmp_path: Path) -> None:
    with running_server(tmp_path, *FREELY, "--store-seconds", str(STUCK_SECONDS)) as server:
        wait(lambda: ready(server) == 200)

        def stop() -> None:
            os.kill(writer_of(server), signal.SIGSTOP)

        asyncio.run(play_on(server, stop, moves=2))
        wait(lambda: ready(server) == 200)
        stopped = writer_of(server)
        os.kill(stopped, signal.SIGSTOP)
        assert ready(server) == 503
        wait(lambda: ready(server) == 200)
        assert writer_of(server) not in (0, stopped)
        assert "writer-stuck" in server.stderr_text()
        assert "writer_ends_total 3.0" in httpx.get(f"{server.base}/metrics", trust_env=False).text


def test_a_database_that_is_slow_is_named_and_everybody_plays_on(tmp_path: Path, postgres: str) -> None:
    database = fresh_database(postgres)

    async def story(server: RunningServer) -> None:
        clients = await seat_all(server.base, make_plan("dnup", 2))
        async with clients[0], clients[1]:
            await start_match(clients)
            mover = next(client for client in clients if client.moves)
            with psycopg.connect(database) as other:
                # Another program has the table for itself, until it commits.
                other.execute("LOCK TABLE events IN EXCLUSIVE MODE")
                playing = asyncio.create_task(mover.play(mover.moves[0]))
                await asyncio.to_thread(wait, lambda: "store-slow" in server.stderr_text())
                await asyncio.to_thread(wait, lambda: ready(server) == 503)
            number = await playing
            for client in clients:
                await client.until(lambda client=client: client.have >= number)  # type: ignore[misc]
        wait(lambda: ready(server) == 200)
        assert "updown_slow_commits_total 0.0" not in httpx.get(f"{server.base}/metrics", trust_env=False).text

    with running_server(tmp_path, *FREELY, "--store-seconds", "4", database=database) as server:
        asyncio.run(story(server))
