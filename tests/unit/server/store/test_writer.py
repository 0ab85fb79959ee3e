"""Group commit: many tasks share a commit, in their order, and each gets the result of its own batch."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from kit.stores import in_thread
from updown.server.store.api import Conflict, EventBatch, Header, Stored, StoreDown
from updown.server.store.store import Store
from updown.server.store.writer import GROUP, Writer


class Fake:
    """A store that remembers groups. It waits while it is held, and fails or refuses a group as the test wants."""

    def __init__(self) -> None:
        self.groups: list[list[int]] = []
        self.free = threading.Event()
        self.busy = threading.Event()
        self.free.set()
        self.fails: list[Exception] = []
        self.taken: set[int] = set()

    def append(self, batches: Sequence[EventBatch]) -> list[Conflict | None]:
        self.busy.set()
        assert self.free.wait(10)
        self.groups.append([batch.events[0].number for batch in batches])
        if self.fails:
            raise self.fails.pop()
        return [Conflict("taken") if batch.events[0].number in self.taken else None for batch in batches]

    async def hold(self, writer: Writer) -> "asyncio.Task[None]":
        """Lets the writer begin with batch 1, and be stuck with it: what comes now has to wait."""
        self.free.clear()
        self.busy.clear()
        task = asyncio.create_task(writer.append(batch(1)))
        await asyncio.to_thread(self.busy.wait, 10)
        return task


def batch(number: int, table: str = "t", body: bytes = b"") -> EventBatch:
    header = Header(table, "dnup", 1, True, b"i" * 32) if number == 1 else None
    return EventBatch(table, (Stored(number, 1, "", body),), "playing", header)


def run(story: Callable[[Fake, Writer], Awaitable[None]], limit: int = 10_000) -> Fake:
    """Runs a story with a fake store and a writer over it that has started."""

    async def main() -> Fake:
        fake = Fake()
        writer = Writer(in_thread(fake), limit)
        await writer.start()
        await story(fake, writer)
        await writer.stop()
        assert writer.queue_size == 0
        return fake

    return asyncio.run(main())


def test_what_is_waiting_is_written_together_and_in_order() -> None:
    async def story(fake: Fake, writer: Writer) -> None:
        first = await fake.hold(writer)
        others = [asyncio.create_task(writer.append(batch(number))) for number in range(2, 102)]
        await asyncio.sleep(0)
        assert writer.queue_size == 101
        assert not any(task.done() for task in [first, *others])
        fake.free.set()
        await asyncio.gather(first, *others)

    assert run(story).groups == [[1], list(range(2, 102))]


def test_a_commit_that_takes_too_long_is_named(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        fake, slow = Fake(), asyncio.Event()
        writer = Writer(in_thread(fake), slow_seconds=0.01, on_slow=slow.set)
        await writer.start()
        assert writer.writing_seconds == 0.0
        first = await fake.hold(writer)
        await asyncio.wait_for(slow.wait(), 10)
        assert writer.writing_seconds > 0.01
        assert caplog.messages == ["store-slow"]
        fake.free.set()
        await first
        assert writer.writing_seconds == 0.0
        await writer.stop()

    asyncio.run(main())


def test_a_single_batch_does_not_wait_for_company() -> None:
    async def story(fake: Fake, writer: Writer) -> None:
        for number in range(1, 4):
            await asyncio.wait_for(writer.append(batch(number)), 10)

    assert run(story).groups == [[1], [2], [3]]


def test_a_group_has_an_end() -> None:
    async def story(fake: Fake, writer: Writer) -> None:
        first = await fake.hold(writer)
        others = [asyncio.create_task(writer.append(batch(number))) for number in range(2, GROUP + 12)]
        await asyncio.sleep(0)
        fake.free.set()
        await asyncio.gather(first, *others)

    assert [len(group) for group in run(story).groups] == [1, GROUP, 10]


def test_only_the_batches_with_a_conflict_get_it() -> None:
    async def story(fake: Fake, writer: Writer) -> None:
        fake.taken = {3, 5}
        first = await fake.hold(writer)
        others = [asyncio.create_task(writer.append(batch(number))) for number in range(2, 7)]
        await asyncio.sleep(0)
        fake.free.set()
        results = await asyncio.gather(first, *others, return_exceptions=True)
        assert [type(result) for result in results] == [type(None)] * 2 + [Conflict, type(None), Conflict, type(None)]

    run(story)


@pytest.mark.parametrize("failure", [StoreDown("the disk is full"), RuntimeError("a mistake of ours")])
def test_a_store_that_fails_fails_all_who_wait_and_the_writer_goes_on(failure: Exception) -> None:
    async def story(fake: Fake, writer: Writer) -> None:
        fake.fails = [failure]
        first = await fake.hold(writer)
        fake.free.set()
        with pytest.raises(StoreDown) as raised:
            await first
        assert ("the disk is full" in str(raised.value)) == isinstance(failure, StoreDown)
        await writer.append(batch(1))

    run(story)


def test_every_task_gets_an_error_of_its_own() -> None:
    async def story(fake: Fake, writer: Writer) -> None:
        first = await fake.hold(writer)
        others = [asyncio.create_task(writer.append(batch(number))) for number in (2, 3)]
        await asyncio.sleep(0)
        fake.fails = [StoreDown("second"), StoreDown("first")]
        fake.free.set()
        errors = await asyncio.gather(first, *others, return_exceptions=True)
        assert [str(error) for error in errors] == ["first", "second", "second"]
        assert errors[1] is not errors[2]

    run(story)


def test_a_bad_batch_is_refused_to_its_task_only() -> None:
    async def story(fake: Fake, writer: Writer) -> None:
        with pytest.raises(ValueError, match="no event"):
            await writer.append(EventBatch("t", (), "lobby"))
        await writer.append(batch(1))

    assert run(story).groups == [[1]]


def test_stopping_drains_and_then_nothing_is_taken() -> None:
    async def story(fake: Fake, writer: Writer) -> None:
        first = await fake.hold(writer)
        others = [asyncio.create_task(writer.append(batch(number))) for number in (2, 3)]
        await asyncio.sleep(0)
        stop = asyncio.create_task(writer.stop())
        await asyncio.sleep(0)
        with pytest.raises(StoreDown, match="not running"):
            await writer.append(batch(4))
        with pytest.raises(StoreDown, match="not running"):
            await writer.call(len, "read")
        assert not stop.done()
        fake.free.set()
        await asyncio.gather(first, *others, stop)

    assert run(story).groups == [[1], [2, 3]]


def test_a_writer_that_never_started_refuses_and_stops() -> None:
    async def main() -> None:
        writer = Writer(in_thread(Fake()))
        with pytest.raises(StoreDown, match="not running"):
            await writer.append(batch(1))
        await writer.stop()

    asyncio.run(main())


def test_when_there_is_no_room_tasks_wait_in_order_and_are_refused_at_the_end() -> None:
    async def story(fake: Fake, writer: Writer) -> None:
        first = await fake.hold(writer)
        others = [asyncio.create_task(writer.append(batch(number))) for number in range(2, 8)]
        await asyncio.sleep(0)
        assert writer.queue_size == 3
        fake.free.set()
        await asyncio.gather(first, *others)
        again = await fake.hold(writer)
        late = [asyncio.create_task(writer.append(batch(number))) for number in range(8, 12)]
        await asyncio.sleep(0)
        stop = asyncio.create_task(writer.stop())
        await asyncio.sleep(0)
        fake.free.set()
        results = await asyncio.gather(again, *late, return_exceptions=True)
        assert [type(result) for result in results] == [type(None)] * 3 + [StoreDown] * 2
        await stop

    groups = run(story, limit=3).groups
    assert [number for group in groups for number in group] == [1, 2, 3, 4, 5, 6, 7, 1, 8, 9]


def test_a_cancelled_task_leaves_its_batch_and_the_others_in_peace() -> None:
    async def story(fake: Fake, writer: Writer) -> None:
        first = await fake.hold(writer)
        others = [asyncio.create_task(writer.append(batch(number))) for number in (2, 3)]
        await asyncio.sleep(0)
        others[0].cancel()
        fake.free.set()
        await asyncio.gather(first, others[1])
        with pytest.raises(asyncio.CancelledError):
            await others[0]

    assert run(story).groups == [[1], [2, 3]]


def test_calls_run_beside_the_loop_few_at_a_time() -> None:
    together: list[int] = []
    running = 0
    counted = threading.Lock()
    pause = threading.Event()

    def read(number: int, *, twice: bool) -> int:
        nonlocal running
        with counted:
            running += 1
            together.append(running)
        pause.wait(0.01)
        with counted:
            running -= 1
        return number * 2 if twice else number

    async def story(fake: Fake, writer: Writer) -> None:
        results = await asyncio.gather(*(writer.call(read, number, twice=True) for number in range(20)))
        assert results == [number * 2 for number in range(20)]
        with pytest.raises(ZeroDivisionError):
            await writer.call(divmod, 1, 0)

    run(story)
    assert max(together) <= 4


def test_over_a_real_store_tasks_share_commits(tmp_path: Path) -> None:
    class Counting(Store):
        commits = 0

        def append(self, batches: Sequence[EventBatch]) -> list[Conflict | None]:
            self.commits += 1
            return super().append(batches)

    async def play(writer: Writer, table: str) -> None:
        for number in range(1, 11):
            await writer.append(batch(number, table, body=f"{table} {number}".encode()))

    async def main() -> None:
        writer = Writer(in_thread(store))
        await writer.start()
        await asyncio.gather(*(play(writer, table) for table in tables))
        with pytest.raises(Conflict, match="table t3: event 10 is not the next one"):
            await writer.append(batch(10, "t3"))
        events = await asyncio.gather(*(writer.call(store.events, table) for table in tables))
        await writer.stop()
        assert [[event.body for event in of_table] for of_table in events] == [
            [f"{table} {number}".encode() for number in range(1, 11)] for table in tables
        ]

    tables = [f"t{n}" for n in range(20)]
    store = Counting(f"sqlite:///{tmp_path / 'store.db'}")
    asyncio.run(main())
    store.close()
    assert store.commits < 100
