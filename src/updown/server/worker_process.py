"""Manages one worker process: starts it, exchanges messages with it, and kills it when it does not answer. The process
runs bot_worker.py or record_worker.py."""

import asyncio
import os
import socket
import subprocess
from collections.abc import Sequence
from tempfile import TemporaryFile
from typing import Generic, TypeVar

import msgspec

from updown.server.worker_line import SIZE_BYTES, pack

A = TypeVar("A")
PLACES = ("UPDOWN_CACHE", "UPDOWN_GAMES")
"""Environment variables with the folders of compiled code and of games outside the package."""
STDERR_TAIL = 400
MAX_BYTES = 64_000_000


class ProcessFailed(Exception):
    """The process died, hung, or sent something that is not an answer."""


class ProcessEnded(ProcessFailed):
    """The process died, or sent something that is not an answer: another one may do better."""


class WorkerProcess(Generic[A]):
    """Runs one process at a time: starts it when it is needed, ends it when it fails, and then starts the next one. Its
    answers are of the type `answer`."""

    def __init__(self, command: Sequence[str], nice: int, answer: type[A]) -> None:
        self.command = [*command, "--nice", str(nice)]
        self.answer = answer
        self._process: subprocess.Popen[bytes] | None = None
        self._ending: asyncio.Task[str] | None = None

    def start(self) -> None:
        if self._process is not None:
            return
        self._line, theirs = socket.socketpair()
        self._line.setblocking(False)
        self._stderr = TemporaryFile(buffering=0)  # noqa: SIM115 (`end` closes it)
        try:
            # In a process group of its own, since Ctrl-C is meant for the server; in the same session, since `nice`
            # works within a session.
            self._process = subprocess.Popen(
                self.command,
                stdin=theirs.fileno(),
                stdout=theirs.fileno(),
                stderr=self._stderr.fileno(),
                env=_environment(),
                process_group=0,
            )
        except OSError:
            self._line.close()
            self._stderr.close()
            raise
        finally:
            theirs.close()

    async def ask(self, task: msgspec.Struct, seconds: float) -> A:
        """The answer of the process. ProcessFailed if there is none in time; the process is then ended."""
        try:
            if self._process is not None and self._process.poll() is not None:
                await self.end()
            self.start()
            async with asyncio.timeout(seconds):
                return await self._exchange(task)
        except TimeoutError:
            await self.end()
            raise ProcessFailed(f"no answer within {seconds:g} s") from None
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            raise ProcessEnded(f"{type(error).__name__} {error}: {await self.end()}") from None
        except asyncio.CancelledError:
            await self.end()
            raise

    async def _exchange(self, task: msgspec.Struct) -> A:
        await asyncio.get_running_loop().sock_sendall(self._line, pack(task))
        size = int.from_bytes(await self._receive(SIZE_BYTES), "big")
        if size > MAX_BYTES:
            raise EOFError(f"the answer would have {size} bytes")
        return msgspec.msgpack.decode(await self._receive(size), type=self.answer)

    async def _receive(self, size: int) -> bytes:
        loop = asyncio.get_running_loop()
        content = b""
        while len(content) < size:
            part = await loop.sock_recv(self._line, size - len(content))
            if not part:
                raise EOFError("the process has ended")
            content += part
        return content

    async def end(self) -> str:
        """Kills the process. Returns its exit code and the end of its error output. A caller that is cancelled
        meanwhile must call it again."""
        if self._process is None:
            return "it was not running"
        if self._ending is None:
            self._ending = asyncio.create_task(self._end(self._process))
        return await asyncio.shield(self._ending)

    async def _end(self, process: "subprocess.Popen[bytes]") -> str:
        process.kill()
        self._line.close()
        code = await asyncio.to_thread(process.wait)
        with self._stderr as stderr:
            stderr.seek(max(0, stderr.seek(0, os.SEEK_END) - STDERR_TAIL))
            words = " ".join(stderr.read().decode("utf-8", "replace").split())
        self._process = self._ending = None
        return f"exit code {code}, {words or 'no output'}"


def _environment() -> dict[str, str]:
    """The environment of the process: without the server's settings, which may contain passwords, but with its
    folders."""
    kept = {key: value for key, value in os.environ.items() if key in PLACES or not key.startswith("UPDOWN_")}
    return kept | {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
