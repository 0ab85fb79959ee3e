"""Writing to the store in a process of its own. In a thread it takes Python's lock from the event loop again and again,
which costs a busy server a third of its moves (docs/decisions/0012)."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from updown.server.logs import get_log
from updown.server.store.api import Batch, Conflict, StoreDown
from updown.server.store.append_worker import SIZE_BYTES, Written, pack

log = get_log("store")

COMMAND = (sys.executable, "-m", "updown.server.store.append_worker")
END_SECONDS = 10.0

_decode = msgspec.msgpack.Decoder(Written).decode


class AppendProcess:
    """Appends for a Writer, one group at a time. A process that dies is replaced when there is something to write; what
    it was writing may or may not be there, which is what StoreDown says."""

    def __init__(self, url: str, command: Sequence[str] = COMMAND) -> None:
        self._url = url
        self._command = command
        self._process: Process | None = None
        self._ready = False

    async def start(self) -> None:
        """Starts the process, and does not wait until it is ready. Ctrl-C is meant for us: it is out of its reach."""
        self._process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, start_new_session=True
        )
        self._ready = False
        self._send(self._process, self._url)

    async def append(self, batches: list[Batch]) -> list[Conflict | None]:
        """Writes all batches with one commit; says for each whether somebody else was first, and it is not written."""
        if self._process is None:
            await self.start()
        process = self._process
        assert process is not None
        if not self._ready:
            await self._receive(process)
            self._ready = True
        self._send(process, batches)
        written = await self._receive(process)
        return [Conflict(conflict) if conflict else None for conflict in written.conflicts]

    async def close(self) -> None:
        """Ends the process, when it has done what it was told."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), END_SECONDS)
        except TimeoutError:
            log.warning("writer-hangs", pid=process.pid)
            await self._end(process)

    def _send(self, process: Process, message: object) -> None:
        """That the process has ended, if it has, is what is read next."""
        assert process.stdin is not None
        process.stdin.write(pack(message))

    async def _receive(self, process: Process) -> Written:
        assert process.stdout is not None
        try:
            size = await process.stdout.readexactly(SIZE_BYTES)
            written = _decode(await process.stdout.readexactly(int.from_bytes(size, "big")))
        except (asyncio.IncompleteReadError, OSError):
            await self._give_up(process)
            raise StoreDown("the process that writes has ended") from None
        if written.failed:
            log.error("append-failed", kind=written.failed.lower())
            raise StoreDown("the store failed unexpectedly")
        if written.problem:
            if not self._ready:
                await self._give_up(process)
            raise StoreDown(written.problem)
        return written

    async def _give_up(self, process: Process) -> None:
        log.error("writer-ended", pid=process.pid)
        self._process = None
        await self._end(process)

    async def _end(self, process: Process) -> None:
        if process.returncode is None:
            process.kill()
        await process.wait()
