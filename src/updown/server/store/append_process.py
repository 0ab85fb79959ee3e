"""Appends to the store in a process of its own. A thread would compete with the event loop for Python's lock, which
costs a busy server a third of its moves (docs/decisions/0012). The process is supervised: if it dies, or is killed
because it did not answer in time, the next one is started at once."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from math import inf
from time import monotonic

import msgspec

from updown.server.logs import get_log
from updown.server.store.api import Conflict, EventBatch, StoreDown
from updown.server.store.append_worker import SIZE_BYTES, Written, pack
from updown.server.supervise import OnCrash, ignore, start_supervised

log = get_log("store")

COMMAND = (sys.executable, "-m", "updown.server.store.append_worker")
ANSWER_SECONDS = 10.0
START_SECONDS = 60.0
"""How long a process may take to start: it imports the store, and may have to migrate the database."""
END_SECONDS = 10.0
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds between attempts to start a process, while they fail."""
# A write to a pipe whose other end is closed raises at once with uvloop (RuntimeError), and with asyncio not at all.
LOST = (asyncio.IncompleteReadError, OSError, RuntimeError, msgspec.MsgspecError)

_decode = msgspec.msgpack.Decoder(Written).decode


class AppendProcess:
    """Appends for a Writer, one group at a time. If a process dies, or is killed because it took longer than `seconds`,
    its group may or may not have been stored: that is the meaning of StoreDown."""

    def __init__(
        self,
        url: str,
        command: Sequence[str] = COMMAND,
        *,
        seconds: float = ANSWER_SECONDS,
        start_seconds: float = START_SECONDS,
        on_end: Callable[[], object] = lambda: None,
        on_crash: OnCrash = ignore,
    ) -> None:
        self._url = url
        self._command = command
        self._seconds = seconds
        self._start_seconds = start_seconds
        self._on_end = on_end
        self._on_crash = on_crash
        self._turn = asyncio.Lock()
        self._process: Process | None = None
        self._ready = False
        self._asked = inf
        """When the process was asked for what it is doing now; never, if it waits."""
        self._problem = ""
        """The reason why no process can write, if it is known."""
        self._settled = asyncio.Event()
        """Set when a process is ready, or could not be started; writers wait for it."""
        self._keeping: asyncio.Task[None] | None = None
        self._closing = False

    @property
    def pid(self) -> int | None:
        """The id of the current process, ready or not."""
        return self._process.pid if self._process is not None else None

    @property
    def ready(self) -> bool:
        """Whether a process has reported that it can write, and has not ended."""
        return self._ready

    async def start(self) -> None:
        """Starts and supervises a process; does not wait until it is ready."""
        if self._keeping is None and not self._closing:
            self._keeping = start_supervised("writer", self._keep, self._on_crash)

    async def append(self, batches: list[EventBatch]) -> list[Conflict | None]:
        """Writes all batches with one commit. Returns for each None, or the conflict with another process for which it
        is not written."""
        async with self._turn:
            written = await self._ask(batches)
        return [Conflict(conflict) if conflict else None for conflict in written.conflicts]

    async def check(self) -> None:
        """Raises StoreDown if nothing can be written now, or the current write takes too long."""
        if self._turn.locked():
            if not self._ready:
                raise StoreDown(self._problem or "the process that writes is starting")
            if monotonic() - self._asked > self._seconds / 2:
                raise StoreDown("the process that writes did not answer yet")
            return
        # Shielded from cancellation: its answer would be taken for that of the next group.
        await asyncio.shield(asyncio.ensure_future(self.append([])))

    @asynccontextmanager
    async def pause(self) -> AsyncIterator[None]:
        """Pauses writing in this context; no timeout runs meanwhile."""
        async with self._turn:
            yield

    async def close(self) -> None:
        """Ends the process after it has finished its work."""
        self._closing = True
        if self._keeping is None:
            return
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
        done, _ = await asyncio.wait([self._keeping], timeout=END_SECONDS)
        if not done:
            log.warning("writer-hangs", pid=self.pid)
            self._keeping.cancel()
            await asyncio.wait([self._keeping])

    # --- communication ---

    async def _ask(self, batches: list[EventBatch]) -> Written:
        process = await self._ready_process()
        self._asked = monotonic()
        try:
            async with asyncio.timeout(self._seconds):
                self._send(process, batches)
                written = await self._receive(process)
        except TimeoutError:
            log.error("writer-stuck", pid=process.pid, seconds=self._seconds)
            self._give_up(process)
            raise StoreDown(f"the process that writes did not answer within {self._seconds:g} s") from None
        except LOST:
            self._give_up(process)
            raise StoreDown("the process that writes has ended") from None
        except asyncio.CancelledError:
            self._give_up(process)
            raise
        finally:
            self._asked = inf
        if written.failed:
            log.error("append-failed", kind=written.failed.lower())
            raise StoreDown("the store failed unexpectedly")
        if written.problem:
            raise StoreDown(written.problem)
        return written

    async def _ready_process(self) -> Process:
        if not self._settled.is_set():
            await self.start()
            try:
                async with asyncio.timeout(self._seconds):
                    await self._settled.wait()
            except TimeoutError:
                raise StoreDown("the process that writes is not ready yet") from None
        if self._closing or not self._ready or self._process is None:
            raise StoreDown(self._problem or "the process that writes has ended")
        return self._process

    def _send(self, process: Process, message: object) -> None:
        assert process.stdin is not None
        process.stdin.write(pack(message))

    async def _receive(self, process: Process) -> Written:
        assert process.stdout is not None
        size = await process.stdout.readexactly(SIZE_BYTES)
        return _decode(await process.stdout.readexactly(int.from_bytes(size, "big")))

    def _give_up(self, process: Process) -> None:
        """Replaces the process. The next caller waits for the new one."""
        if self._process is process:
            self._ready = False
            self._settled.clear()
        kill(process)

    # --- supervision ---

    async def _keep(self) -> None:
        """Keeps one process running: restarts it whenever it ends."""
        pause = FIRST_PAUSE
        while not self._closing:
            if await self._run_one():
                pause = FIRST_PAUSE
            elif not self._closing:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _run_one(self) -> bool:
        """Runs one process from its start to its end. Returns whether it was ever ready."""
        # Ctrl-C is meant for the server: a session of its own keeps it away from this process.
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        self._process = process
        try:
            if self._closing:
                return False
            self._problem = await self._greet(process)
            self._ready = not self._problem
            self._settled.set()
            if self._problem:
                return False
            await process.wait()
            self._settled.clear()
            return True
        finally:
            self._ready = False
            kill(process)
            await process.wait()
            self._process = None
            if not self._closing:
                log.error("writer-ended", pid=process.pid)
                self._on_end()

    async def _greet(self, process: Process) -> str:
        """Sends the process the URL of the database and waits until it is ready. Returns '' or the problem."""
        try:
            async with asyncio.timeout(self._start_seconds):
                self._send(process, self._url)
                return (await self._receive(process)).problem
        except TimeoutError:
            return f"the process that writes was not ready within {self._start_seconds:g} s"
        except LOST:
            return "the process that writes has ended"


def kill(process: Process) -> None:
    """Kills the process, even if it is suspended."""
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
