"""The protocol between the server and a worker process. The process reads tasks from standard input and writes an
answer to each to standard output: four bytes with the length, then MessagePack. It ends when standard input ends."""

import os
import signal
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, TypeVar

import msgspec

T = TypeVar("T", bound=msgspec.Struct)
SIZE_BYTES = 4


def pack(message: msgspec.Struct) -> bytes:
    """A message with its length, as it is sent."""
    content = msgspec.msgpack.encode(message)
    return len(content).to_bytes(SIZE_BYTES, "big") + content


def answer_tasks(
    kind: type[T],
    answer: Callable[[T], msgspec.Struct],
    arguments: Sequence[str] | None = None,
    before: Callable[[], object] = lambda: None,
) -> None:
    """Answers tasks of that kind until the server ends. Calls `before` first."""
    parser = ArgumentParser(description="Works for `updown serve`, which starts it.")
    parser.add_argument("--nice", type=int, default=0, help="by how much to stand back behind other processes")
    args = parser.parse_args(arguments)
    # The server ends this process; Ctrl-C is meant for the server.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(args.nice)
    source, target = _take_line()
    tasks: SimpleQueue[T] = SimpleQueue()
    Thread(target=_read_tasks, args=(kind, source, tasks), daemon=True).start()
    before()
    while True:
        packed = pack(answer(tasks.get()))
        try:
            target.write(packed)
            target.flush()
        except OSError:
            os._exit(0)


def _take_line() -> tuple[BinaryIO, BinaryIO]:
    """Reserves standard input and output for our messages: all other output goes to standard error."""
    source = os.fdopen(os.dup(0), "rb")
    target = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return source, target


def _read_tasks(kind: type[T], source: BinaryIO, tasks: "SimpleQueue[T]") -> None:
    """Reads tasks while the other thread works: when the input ends, the process ends at once."""
    try:
        while size := source.read(SIZE_BYTES):
            tasks.put(msgspec.msgpack.decode(source.read(int.from_bytes(size, "big")), type=kind))
    except (OSError, msgspec.MsgspecError):
        os._exit(1)
    os._exit(0)
