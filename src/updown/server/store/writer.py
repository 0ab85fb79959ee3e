"""Group commit: many tasks append, and everything that is waiting is written with a single commit.

While one commit is being written, the next group collects; no batch waits for a group to fill."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import ParamSpec, TypeAlias, TypeVar

from updown.server.logs import get_log
from updown.server.store.api import Conflict, EventBatch, StoreDown
from updown.server.store.batches import check_batch

P = ParamSpec("P")
T = TypeVar("T")

LIMIT = 10_000
GROUP = 500
SLOW_SECONDS = 5.0
"""A store that takes longer than this for one commit is slow."""
READERS = 4
STOPPED = "the writer is not running"

log = get_log("store")

REASONS = {
    "disk-full": ("disk is full", "no space left", "disk full"),
    "read-only": ("readonly", "read-only"),
    "stuck": ("did not answer", "not ready"),
    "writer-ended": ("has ended",),
    "connection": ("connection", "connect", "server closed"),
    "locked": ("locked",),
}
"""Parts of error texts, and the reason that each indicates."""

Append: TypeAlias = Callable[[list[EventBatch]], Awaitable[list[Conflict | None]]]
"""Stores batches with one commit; returns for each None, or the conflict for which it is not written."""
Waiting: TypeAlias = tuple[EventBatch, "asyncio.Future[None]"]


class Writer:
    """Appends for the tasks of one event loop. At most `limit` batches wait; further callers wait for a place."""

    def __init__(
        self,
        append: Append,
        limit: int = LIMIT,
        readers: int = READERS,
        on_commit: Callable[[float], None] = lambda _: None,
        on_change: Callable[[bool], None] = lambda _: None,
        slow_seconds: float = SLOW_SECONDS,
        on_slow: Callable[[], None] = lambda: None,
        is_ready: Callable[[], bool] = lambda: True,
    ) -> None:
        """`on_change` is called with whether the store works, when that has changed; `on_slow` when a commit takes
        longer than `slow_seconds`. The time before the store `is_ready` does not count."""
        self._append = append
        self._on_change = on_change
        self._works = True
        self._on_commit = on_commit
        self._slow_seconds = slow_seconds
        self._on_slow = on_slow
        self._is_ready = is_ready
        self._began: float | None = None
        self._waiting: list[Waiting] = []
        self._room = asyncio.Semaphore(limit)
        self._readers = ThreadPoolExecutor(readers, thread_name_prefix="store-reader")
        self._alone = asyncio.Lock()
        self._wrote = perf_counter()
        self._size = 0
        self._running = False
        self._writing: asyncio.Task[None] | None = None

    @property
    def queue_size(self) -> int:
        """The number of batches that wait or are being written."""
        return self._size

    @property
    def writing_seconds(self) -> float:
        """How long the commit takes that is being made now; 0 if there is none."""
        return 0.0 if self._began is None else perf_counter() - self._began

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._running = True

    async def stop(self) -> None:
        """Finishes all pending work. Later calls raise StoreDown."""
        self._running = False
        if self._writing is not None:
            await asyncio.shield(self._writing)
        await asyncio.to_thread(self._readers.shutdown)

    async def append(self, batch: EventBatch) -> None:
        """Returns when the batch is durable. Conflict if it is not written; StoreDown if that is unknown.

        Batches are written in the order of the calls; a cancelled task does not withdraw its batch."""
        check_batch(batch)
        if not self._running:
            raise StoreDown(STOPPED)
        await self._room.acquire()
        if not self._running:
            self._room.release()
            raise StoreDown(STOPPED)
        written: asyncio.Future[None] = self._loop.create_future()
        self._size += 1
        self._waiting.append((batch, written))
        if self._writing is None:
            self._writing = self._loop.create_task(self._write_all())
        await written

    async def call(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs a blocking function, such as a read from the store, in one of a few threads."""
        if not self._running:
            raise StoreDown(STOPPED)
        return await self._loop.run_in_executor(self._readers, lambda: work(*args, **kwargs))

    async def write(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """As `call`, for writes other than events. They run one after another, so that reads do not wait for them."""
        async with self._alone:
            return await self.call(work, *args, **kwargs)

    @property
    def quiet_seconds(self) -> float:
        """The time since events were last written."""
        return 0.0 if self._size else perf_counter() - self._wrote

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                group = self._waiting[:GROUP]
                del self._waiting[:GROUP]
                started = self._began = perf_counter()
                slow = self._loop.call_later(self._slow_seconds, self._note_slow)
                try:
                    results = await self._write([batch for batch, _ in group])
                finally:
                    slow.cancel()
                    self._began = None
                self._settle(group, results)
                self._wrote = perf_counter()
                self._on_commit(perf_counter() - started)
        finally:
            # After any error, the next batch is written.
            self._writing = None

    async def _write(self, batches: list[EventBatch]) -> list[Conflict | None] | str:
        """The result of each batch, or the problem of the database."""
        try:
            results = await self._append(batches)
            self._note(None)
            return results if len(results) == len(batches) else "the store failed unexpectedly"
        except StoreDown as error:
            self._note(error)
            return str(error)
        except Exception:
            log.exception("append-failed", count=len(batches))
            return "the store failed unexpectedly"

    def _note(self, problem: StoreDown | None) -> None:
        """Logs that the store has failed, with the reason, or that it works again."""
        if self._works == (problem is None):
            return
        self._works = problem is None
        if problem is None:
            log.info("store-up")
        else:
            log.error("store-down", kind=reason_of(problem))
        self._on_change(self._works)

    def _note_slow(self) -> None:
        if not self._is_ready():
            return
        log.error("store-slow", seconds=self._slow_seconds, queue=self._size)
        self._on_slow()

    def _settle(self, group: list[Waiting], results: list[Conflict | None] | str) -> None:
        for place, (_, written) in enumerate(group):
            self._size -= 1
            self._room.release()
            if written.done():  # its task was cancelled
                continue
            error = StoreDown(results) if isinstance(results, str) else results[place]
            if error is None:
                written.set_result(None)
            else:
                written.set_exception(error)


def reason_of(problem: StoreDown) -> str:
    """Why the store fails, as one word. The error text itself is not logged, because it may contain anything."""
    text = str(problem).lower()
    return next((word for word, signs in REASONS.items() if any(sign in text for sign in signs)), "database")
