"""Group commit: many tasks append, one thread writes everything that is waiting with a single commit.

While a commit is on its way to the disk the next group gathers; nobody waits for a group to fill."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import ParamSpec, Protocol, TypeAlias, TypeVar

from updown.server.logs import get_log
from updown.server.store.api import Batch, Conflict, StoreDown
from updown.server.store.rows import check_batch

P = ParamSpec("P")
T = TypeVar("T")

LIMIT = 10_000
GROUP = 500
READERS = 4
STOPPED = "the writer is not running"

log = get_log("store")

Waiting: TypeAlias = tuple[Batch, "asyncio.Future[None]"]


class Appends(Protocol):
    """What is needed of a store."""

    def append(self, batches: Sequence[Batch]) -> list[Conflict | None]: ...


class Writer:
    """Appends for the tasks of one event loop. At most `limit` batches wait; whoever comes then waits to be let in."""

    def __init__(
        self,
        store: Appends,
        limit: int = LIMIT,
        readers: int = READERS,
        on_commit: Callable[[float], None] = lambda _: None,
    ) -> None:
        self._store = store
        self._on_commit = on_commit
        self._waiting: SimpleQueue[Waiting | None] = SimpleQueue()
        self._room = asyncio.Semaphore(limit)
        self._readers = ThreadPoolExecutor(readers, thread_name_prefix="store-reader")
        self._size = 0
        self._running = False
        self._ended: asyncio.Future[None] | None = None

    @property
    def queue_size(self) -> int:
        """How many batches are waiting, or being written."""
        return self._size

    async def start(self) -> None:
        """Starts the thread; once."""
        self._loop = asyncio.get_running_loop()
        self._ended = self._loop.create_future()
        self._running = True
        threading.Thread(target=self._run, name="store-writer", daemon=True).start()

    async def stop(self) -> None:
        """Ends when everything that was asked for is done. What comes later is refused with StoreDown."""
        if self._ended is None:
            return
        if self._running:
            self._running = False
            self._waiting.put(None)
        await asyncio.shield(self._ended)
        await asyncio.to_thread(self._readers.shutdown)

    async def append(self, batch: Batch) -> None:
        """Returns when the batch is durable. Conflict: it is not written. StoreDown: that is unknown.

        Batches are written in the order of the calls; a task that is cancelled does not take its batch back."""
        check_batch(batch)
        if not self._running:
            raise StoreDown(STOPPED)
        await self._room.acquire()
        if not self._running:
            self._room.release()
            raise StoreDown(STOPPED)
        written: asyncio.Future[None] = self._loop.create_future()
        self._size += 1
        self._waiting.put((batch, written))
        await written

    async def call(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Does something that blocks, such as reading from the store, in one of a few threads."""
        if not self._running:
            raise StoreDown(STOPPED)
        return await self._loop.run_in_executor(self._readers, lambda: work(*args, **kwargs))

    # --- in the thread ---

    def _run(self) -> None:
        try:
            more = True
            while more:
                group, more = self._take()
                if group:
                    started = perf_counter()
                    results = self._write(group)
                    self._loop.call_soon_threadsafe(self._settle, group, results, perf_counter() - started)
            self._loop.call_soon_threadsafe(self._end)
        except RuntimeError:
            log.warning("loop-gone")

    def _take(self) -> tuple[list[Waiting], bool]:
        """Everything that is waiting, at least one; and whether more may come."""
        group: list[Waiting] = []
        try:
            waiting = self._waiting.get()
            while waiting is not None:
                group.append(waiting)
                if len(group) == GROUP:
                    return group, True
                waiting = self._waiting.get_nowait()
        except Empty:
            return group, True
        return group, False

    def _write(self, group: list[Waiting]) -> list[Conflict | None] | str:
        """What came of each batch, or what is wrong with the database."""
        try:
            return self._store.append([batch for batch, _ in group])
        except StoreDown as error:
            return str(error)
        except Exception:
            log.exception("append-failed", count=len(group))
            return "the store failed unexpectedly"

    # --- in the event loop ---

    def _settle(self, group: list[Waiting], results: list[Conflict | None] | str, seconds: float) -> None:
        self._on_commit(seconds)
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

    def _end(self) -> None:
        if self._ended is not None and not self._ended.done():
            self._ended.set_result(None)
