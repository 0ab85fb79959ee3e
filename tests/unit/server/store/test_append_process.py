"""The process that writes: what it says is durable is, and whatever becomes of it, the server goes on."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvloop

from updown.server.store import append_process
from updown.server.store.api import Conflict, EventBatch, Header, Stored, StoreDown
from updown.server.store.append_process import COMMAND, AppendProcess
from updown.server.store.append_worker import pack
from updown.server.store.store import Store

SAYS = """
import sys
from updown.server.store.append_worker import Written, pack, read
sys.stdout.buffer.write(pack(Written()))
sys.stdout.buffer.flush()
read(sys.stdin.buffer), read(sys.stdin.buffer)
{then}
"""


def batch(number: int) -> EventBatch:
    header = Header("t", "dnup", 1, True, b"i" * 32) if number == 1 else None
    return EventBatch("t", (Stored(number, 1, "0:ä", bytes(range(256))),), "playing", header)


LOOPS: dict[str, Callable[[Coroutine[Any, Any, None]], None]] = {"asyncio": asyncio.run, "uvloop": uvloop.run}
Story = Callable[[AppendProcess], Awaitable[None]]


def run(url: str, story: Story, then: str = "", loop: str = "asyncio", **more: Any) -> None:
    """Tells a story with a process over a database; with one that takes a group of batches, and then does something
    else."""

    async def main() -> None:
        if then:
            more["command"] = (sys.executable, "-c", SAYS.format(then=then))
        appends = AppendProcess(url, **more)
        try:
            await story(appends)
        finally:
            await appends.close()

    LOOPS[loop](main())


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


async def end(appends: AppendProcess, how: signal.Signals = signal.SIGKILL) -> int:
    """Sends a signal to the process; its id."""
    pid = appends.pid
    assert pid is not None
    os.kill(pid, how)
    return pid


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


def test_what_it_has_written_is_there_and_a_late_batch_gets_a_conflict(url: str) -> None:
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


@pytest.mark.parametrize("loop", LOOPS)
def test_one_that_dies_while_nothing_is_written_is_replaced_before_the_next_write(url: str, loop: str) -> None:
    ended: list[str] = []

    async def story(appends: AppendProcess) -> None:
        await appends.append([batch(1)])
        for number in (2, 3):
            dead = await end(appends)
            await until(lambda dead=dead: appends.ready and appends.pid != dead)  # type: ignore[misc]
            await appends.check()
            assert await appends.append([batch(number)]) == [None]
        assert len(ended) == 2

    run(url, story, loop=loop, on_end=lambda: ended.append("ended"))


@pytest.mark.parametrize("loop", LOOPS)
def test_one_that_has_just_died_costs_one_write_at_most(url: str, loop: str) -> None:
    """The server may come with a write before it knows of the death."""

    async def story(appends: AppendProcess) -> None:
        await appends.append([batch(1)])
        for number in range(2, 6):
            await end(appends)
            try:
                assert await appends.append([batch(number)]) == [None]
            except StoreDown:
                # It was killed before it received anything.
                assert await appends.append([batch(number)]) == [None]

    run(url, story, loop=loop)


@pytest.mark.parametrize("loop", LOOPS)
def test_one_that_dies_at_its_start_is_replaced(url: str, loop: str) -> None:
    async def story(appends: AppendProcess) -> None:
        await appends.start()
        await until(lambda: appends.pid)
        assert not appends.ready
        dead = await end(appends)
        await until(lambda: appends.ready)
        assert appends.pid != dead
        assert await appends.append([batch(1)]) == [None]

    run(url, story, loop=loop)


@pytest.mark.parametrize("loop", LOOPS)
def test_one_that_dies_while_it_writes_leaves_it_open_what_is_there(url: str, loop: str) -> None:
    async def story(appends: AppendProcess) -> None:
        await appends.append([batch(1)])
        writing = asyncio.create_task(appends.append([batch(2)]))
        await asyncio.sleep(0)
        await end(appends)
        written = False
        with suppress(StoreDown):
            written = await writing == [None]
        # If it was written before the process died, the next write notices that, at its cost.
        with suppress(StoreDown):
            await appends.append([])
        (again,) = await appends.append([batch(2)])
        assert isinstance(again, Conflict) or not written
        assert await appends.append([batch(3)]) == [None]

    run(url, story, loop=loop)
    store = Store(url)
    assert [event.number for event in store.events("t")] == [1, 2, 3]
    store.close()


@pytest.mark.parametrize("loop", LOOPS)
def test_one_that_is_stuck_is_killed_and_replaced(url: str, loop: str) -> None:
    async def story(appends: AppendProcess) -> None:
        # Until it is ready, it has the time that a start takes.
        await appends.start()
        await until(lambda: appends.ready)
        await appends.append([batch(1)])
        for number, ask in ((2, lambda: appends.append([batch(2)])), (3, appends.check)):
            stopped = await end(appends, signal.SIGSTOP)
            with pytest.raises(StoreDown, match="did not answer within 2 s"):
                await ask()
            await until(lambda: appends.ready)
            assert not is_there(stopped)
            assert await appends.append([batch(number)]) == [None]

    run(url, story, loop=loop, seconds=2.0)


@pytest.mark.parametrize("loop", LOOPS)
def test_one_that_is_stuck_at_its_start_is_killed_and_replaced(url: str, loop: str) -> None:
    async def story(appends: AppendProcess) -> None:
        await appends.start()
        await until(lambda: appends.pid)
        stopped = await end(appends, signal.SIGSTOP)
        await until(lambda: not is_there(stopped))
        await until(lambda: appends.ready)

    run(url, story, loop=loop, start_seconds=5.0)


def test_while_there_is_none_that_can_write_this_is_said(url: str) -> None:
    async def story(appends: AppendProcess) -> None:
        await appends.start()
        for _ in range(3):
            with pytest.raises(StoreDown):
                await appends.check()
        assert not appends.ready

    run(url, story, then="", command=(sys.executable, "-c", "import sys; sys.exit(1)"))


def test_a_database_that_takes_no_writes_is_reported(tmp_path: Path, url: str) -> None:
    async def story(appends: AppendProcess) -> None:
        await appends.append([batch(1)])
        await appends.check()
        other = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreDown, match="did not answer"):
            await appends.check()
        other.close()
        await appends.check()

    run(url, story, seconds=5.0)


def test_meanwhile_nothing_is_written(url: str) -> None:
    async def story(appends: AppendProcess) -> None:
        await appends.append([batch(1)])
        async with appends.pause():
            writing = asyncio.create_task(appends.append([batch(2)]))
            await appends.check()
            await asyncio.sleep(0.2)
            assert not writing.done()
        assert await writing == [None]

    run(url, story, seconds=5.0)


@pytest.mark.parametrize(
    ("then", "problem"),
    [
        ("sys.stdout.buffer.write(b'12')", "the process that writes has ended"),
        ("sys.stdout.buffer.write(pack(Written())[:4])", "the process that writes has ended"),
        ("sys.stdout.buffer.write(bytes([0, 0, 0, 1, 255]))", "the process that writes has ended"),
        ("sys.stdout.buffer.write(pack(Written(failed='KeyError')))", "the store failed unexpectedly"),
        ("sys.stdout.buffer.write(pack(Written(problem='the disk is full')))", "the disk is full"),
    ],
)
def test_what_goes_wrong_in_it_is_reported(url: str, then: str, problem: str) -> None:
    async def story(appends: AppendProcess) -> None:
        with pytest.raises(StoreDown, match=problem):
            await appends.append([batch(1)])

    run(url, story, then)


@pytest.mark.parametrize("loop", LOOPS)
def test_one_that_ends_without_an_answer_is_reported(url: str, loop: str) -> None:
    async def story(appends: AppendProcess) -> None:
        with pytest.raises(StoreDown, match="the process that writes has ended"):
            await appends.append([batch(1)])

    run(url, story, "sys.exit(3)", loop)


def test_a_database_that_cannot_be_opened_is_reported_without_its_password() -> None:
    async def story(appends: AppendProcess) -> None:
        for _ in range(2):
            with pytest.raises(StoreDown, match="cannot be used") as raised:
                await appends.append([batch(1)])
            assert "hunter2" not in str(raised.value)

    run("postgresql://somebody:hunter2@127.0.0.1:1/nothing", story)


@pytest.mark.parametrize("received", ["nothing", "half a size", "half the address", "half a group"])
def test_it_ends_quietly_when_the_server_is_killed_in_the_middle_of_a_word(url: str, received: str) -> None:
    address, group = pack(url), pack([batch(1)])
    contents = {"nothing": b"", "half a size": address[:2], "half the address": address[:-3]}
    content = contents.get(received, address + group[:-3])
    ended = subprocess.run(COMMAND, input=content, capture_output=True, timeout=60, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")
    store = Store(url)
    assert store.events("t") == []
    store.close()


def test_one_that_is_started_while_all_is_closed_is_not_waited_for(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(append_process, "END_SECONDS", 3600.0)

    async def story(appends: AppendProcess) -> None:
        await appends.start()
        await asyncio.sleep(0)
        assert appends.pid is None
        async with asyncio.timeout(60):
            await appends.close()

    run(url, story)


def test_it_ends_with_the_line_to_the_server(url: str) -> None:
    async def story(appends: AppendProcess) -> None:
        await appends.append([batch(1)])
        pid = appends.pid
        assert pid is not None
        await asyncio.wait_for(appends.close(), 60)
        assert not is_there(pid)
        with pytest.raises(StoreDown):
            await appends.append([batch(2)])

    run(url, story)
