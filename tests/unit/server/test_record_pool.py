"""Records are checked and replayed one at a time, in a process of its own; addresses share its time."""

import asyncio
import gzip
import os
import signal
import subprocess
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

import updown
from updown.server import record_pool, wire
from updown.server.record_pool import RecordPool, RecordsBusy, RecordsFailed
from updown.server.record_worker import RecordTask

PATIENCE = 120.0


def finished_record() -> dict[str, Any]:
    match = updown.game("auf-und-ab", players=2).deal(seed=3)
    while not match.over:
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    return dict(match.record())


def task(do: Any = "check", record: Any = None, **more: Any) -> RecordTask:
    return RecordTask(do, msgspec.json.encode({"record": finished_record() if record is None else record}), **more)


def run(test: Callable[[RecordPool], Awaitable[None]], **more: Any) -> None:
    async def main() -> None:
        async with asyncio.timeout(PATIENCE):
            records = RecordPool(**more)
            await records.start()
            try:
                await test(records)
            finally:
                await records.stop()
        assert not workers()

    asyncio.run(main())


def workers() -> list[int]:
    command = ["ps", "--ppid", str(os.getpid()), "-ww", "-o", "pid=,args="]
    listed = subprocess.run(command, capture_output=True, text=True).stdout
    return [int(line.split()[0]) for line in listed.splitlines() if "record_worker" in line]


def test_a_record_is_checked_and_replayed() -> None:
    async def test(records: RecordPool) -> None:
        assert not workers()
        checked = msgspec.json.decode((await records.ask("home", task())).content, type=wire.CheckedRecord)
        assert checked.valid
        shown = await records.ask("home", task("replay", packed=True))
        assert msgspec.json.decode(gzip.decompress(shown.content))["steps"]
        assert len(workers()) == 1

    run(test)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"{", "server/bad-message"),
        (b'{"record": 5}', "server/bad-message"),
        (b'{"record": {"game": "chess"}}', "server/bad-record"),
    ],
)
def test_what_is_no_record_has_a_clear_answer(body: bytes, code: str) -> None:
    async def test(records: RecordPool) -> None:
        answered = await records.ask("home", RecordTask("replay", body))
        assert answered.problem is not None
        assert answered.problem.code == code

    run(test)


def test_an_address_that_asks_for_much_makes_nobody_wait_long() -> None:
    async def test(records: RecordPool) -> None:
        answered: list[str] = []

        async def ask(address: str) -> None:
            await records.ask(address, task())
            answered.append(address)

        greedy = [asyncio.create_task(ask("greedy")) for _ in range(record_pool.MOST_OF_AN_ADDRESS)]
        await asyncio.sleep(0)
        with pytest.raises(RecordsBusy):
            await records.ask("greedy", task())
        await ask("child")
        assert answered.count("greedy") <= 2
        await asyncio.gather(*greedy)
        assert records.queue_size == 0

    run(test)


def test_a_process_that_dies_or_hangs_is_replaced() -> None:
    async def test(records: RecordPool) -> None:
        await records.ask("home", task())
        (first,) = workers()
        os.kill(first, signal.SIGSTOP)
        with pytest.raises(RecordsFailed):
            await records.ask("home", task())
        assert (await records.ask("home", task())).content
        assert workers() != [first]

    run(test, seconds=5.0)


def test_a_record_whose_process_dies_is_given_to_another() -> None:
    async def test(records: RecordPool) -> None:
        await records.ask("home", task())
        (first,) = workers()
        os.kill(first, signal.SIGSTOP)
        waiting = asyncio.create_task(records.ask("home", task()))
        await asyncio.sleep(0.1)
        os.kill(first, signal.SIGKILL)
        assert (await waiting).content
        assert workers() != [first]

    run(test)


def test_requests_that_wait_when_the_server_stops_fail() -> None:
    async def test(records: RecordPool) -> None:
        waiting = [asyncio.create_task(records.ask("home", task())) for _ in range(3)]
        await asyncio.sleep(0)
        await records.stop()
        assert {type(each) for each in await asyncio.gather(*waiting, return_exceptions=True)} == {RecordsFailed}

    run(test)
