"""Checks and replays records in a separate process, one at a time, so that live tables are not delayed. Addresses share
its time fairly. Records are not stored."""

import asyncio
import sys
import time
from collections import Counter
from dataclasses import dataclass

from updown.server.fair_queue import EXPECTED_SECONDS, FairQueue
from updown.server.record_worker import RecordAnswer, RecordTask
from updown.server.supervise import OnCrash, ignore, start_supervised
from updown.server.worker_process import ProcessEnded, ProcessFailed, WorkerProcess

COMMAND: tuple[str, ...] = (sys.executable, "-P", "-m", "updown.server.record_worker")
NICE = 12
ANSWER_SECONDS = 30.0
MOST_WAITING = 200
MOST_OF_AN_ADDRESS = 8


class RecordsBusy(Exception):
    """Too many records wait."""


class RecordsFailed(Exception):
    """The process failed to answer; the record may be too large for it."""


@dataclass(eq=False)
class _Waiting:
    address: str
    task: RecordTask
    future: "asyncio.Future[RecordAnswer]"


class RecordPool:
    def __init__(self, on_crash: OnCrash = ignore, seconds: float = ANSWER_SECONDS) -> None:
        self.seconds = seconds
        self._on_crash = on_crash
        self._queue: FairQueue[_Waiting] = FairQueue()
        self._asked: Counter[str] = Counter()
        self._filled = asyncio.Event()
        self._serving: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Starts serving. The process is started on first use."""
        self._serving = start_supervised("records", self._serve, self._on_crash)

    async def stop(self) -> None:
        if self._serving is not None:
            self._serving.cancel()
            await asyncio.gather(self._serving, return_exceptions=True)
        for waiting in self._queue.clear():
            _settle(waiting, RecordsFailed("the server is stopping"))

    @property
    def queue_size(self) -> int:
        return self._queue.size

    async def ask(self, address: str, task: RecordTask) -> RecordAnswer:
        """The answer to a task. RecordsBusy if too many tasks wait, of this address or in total; RecordsFailed if the
        process fails."""
        if self._queue.size >= MOST_WAITING or self._asked[address] >= MOST_OF_AN_ADDRESS:
            raise RecordsBusy
        waiting = _Waiting(address, task, asyncio.get_running_loop().create_future())
        self._asked[address] += 1
        self._queue.put(address, "", waiting)
        self._filled.set()
        try:
            return await waiting.future
        finally:
            self._queue.remove(address, "", waiting)
            self._asked[address] -= 1
            if not self._asked[address]:
                del self._asked[address]

    async def _serve(self) -> None:
        worker = WorkerProcess(COMMAND, NICE, RecordAnswer)
        try:
            while True:
                while not self._queue.size:
                    self._filled.clear()
                    await self._filled.wait()
                _, _, waiting = self._queue.pop()
                began = time.monotonic()
                try:
                    _settle(waiting, await self._answer(worker, waiting.task))
                except ProcessFailed as failure:
                    _settle(waiting, RecordsFailed(str(failure)))
                except asyncio.CancelledError:
                    _settle(waiting, RecordsFailed("the server is stopping"))
                    raise
                self._queue.charge(waiting.address, "", time.monotonic() - began - EXPECTED_SECONDS)
        finally:
            await worker.end()

    async def _answer(self, worker: WorkerProcess[RecordAnswer], task: RecordTask) -> RecordAnswer:
        """A process may die for reasons of its own: the record is given to another one, once."""
        try:
            return await worker.ask(task, self.seconds)
        except ProcessEnded:
            return await worker.ask(task, self.seconds)


def _settle(waiting: _Waiting, result: RecordAnswer | Exception) -> None:
    if waiting.future.done():
        return
    if isinstance(result, Exception):
        waiting.future.set_exception(result)
    else:
        waiting.future.set_result(result)
