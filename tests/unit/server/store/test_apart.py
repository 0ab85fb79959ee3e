"""The process that writes: what it says is durable is, and whatever becomes of it, the server goes on."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from updown.server.store.apart import AppendProcess
from updown.server.store.api import Batch, Conflict, Header, Stored, StoreDown
from updown.server.store.database import Store

SAYS = """
import sys
from updown.server.store.append_worker import Written, pack, read
sys.stdout.buffer.write(pack(Written()))
sys.stdout.buffer.flush()
read(sys.stdin.buffer), read(sys.stdin.buffer)
{then}
"""


def batch(number: int) -> Batch:
    header = Header("t", "dnup", 1, True, b"i" * 32) if number == 1 else None
    return Batch("t", (Stored(number, 1, "0:ä", bytes(range(256))),), "playing", header)


def run(url: str, story: Callable[[AppendProcess], Awaitable[None]], then: str = "") -> None:
    """Tells a story with a process over a database; with one that takes a group of batches, and then does something
    else."""

    async def main() -> None:
        appends = AppendProcess(url, (sys.executable, "-c", SAYS.format(then=then))) if then else AppendProcess(url)
        try:
            await story(appends)
        finally:
            await appends.close()

    asyncio.run(main())


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


def test_what_it_has_written_is_there_and_who_was_late_is_told(url: str) -> None:
    async def story(appends: AppendProcess) -> None:
        assert await appends.append([batch(1), batch(2)]) == [None, None]
        late, next_one = await appends.append([batch(2), batch(3)])
        assert isinstance(late, Conflict)
        assert str(late) == "table t: event 2 is not the next one"
        assert next_one is None

    run(url, story)
    store = Store(url)
    assert store.events("t") == [Stored(number, 1, "0:ä", bytes(range(256))) for number in (1, 2, 3)]
    store.close()


def test_one_that_was_killed_is_replaced(url: str) -> None:
    async def story(appends: AppendProcess) -> None:
        await appends.append([batch(1)])
        assert appends._process is not None
        os.kill(appends._process.pid, signal.SIGKILL)
        with pytest.raises(StoreDown, match="the process that writes has ended"):
            await appends.append([batch(2)])
        # It was killed before it was told anything.
        assert await appends.append([batch(2)]) == [None]

    run(url, story)


@pytest.mark.parametrize(
    ("then", "told"),
    [
        ("sys.exit(3)", "the process that writes has ended"),
        ("sys.stdout.buffer.write(b'12')", "the process that writes has ended"),
        ("sys.stdout.buffer.write(pack(Written(failed='KeyError')))", "the store failed unexpectedly"),
        ("sys.stdout.buffer.write(pack(Written(problem='the disk is full')))", "the disk is full"),
    ],
)
def test_what_goes_wrong_in_it_is_told(url: str, then: str, told: str) -> None:
    async def story(appends: AppendProcess) -> None:
        with pytest.raises(StoreDown, match=told):
            await appends.append([batch(1)])

    run(url, story, then)


def test_a_database_that_cannot_be_opened_is_told_without_its_password() -> None:
    async def story(appends: AppendProcess) -> None:
        for _ in range(2):
            with pytest.raises(StoreDown, match="cannot be used") as told:
                await appends.append([batch(1)])
            assert "hunter2" not in str(told.value)

    run("postgresql://somebody:hunter2@127.0.0.1:1/nothing", story)


def test_it_ends_with_the_line_to_the_server(url: str) -> None:
    async def story(appends: AppendProcess) -> None:
        await appends.append([batch(1)])
        process = appends._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.close()
        assert await asyncio.wait_for(process.wait(), 30) == 0

    run(url, story)
