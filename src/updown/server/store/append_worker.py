"""The process that writes to the store: `python -m updown.server.store.append_worker`. It reads groups of batches from
standard input and answers each on standard output when it is durable: four bytes that say how long, then MessagePack.
The first thing it is told is the URL of the database. A group without batches asks whether anything can be written. It
ends when standard input does, after what it is doing."""

import os
import sys
from typing import BinaryIO

import msgspec

from updown.server.store.api import BadDatabase, Batch, StoreDown
from updown.server.store.database import Store

SIZE_BYTES = 4


class Written(msgspec.Struct, array_like=True, frozen=True):
    """For each batch why it is not written, '' where it is; or what is wrong with the database. `failed` is an error
    that nobody has thought of: its type."""

    conflicts: list[str] = []
    problem: str = ""
    failed: str = ""


def pack(message: object) -> bytes:
    """A message as it is sent."""
    content = msgspec.msgpack.encode(message)
    return len(content).to_bytes(SIZE_BYTES, "big") + content


def read(source: BinaryIO) -> bytes:
    """The next message; b'' where there is none any more, or only a part of one: whoever wrote it has been killed."""
    head = source.read(SIZE_BYTES)
    size = int.from_bytes(head, "big")
    content = source.read(size) if len(head) == SIZE_BYTES else b""
    return content if len(content) == size else b""


def write(store: Store, batches: list[Batch]) -> Written:
    try:
        if not batches:
            store.check()
        return Written(["" if conflict is None else str(conflict) for conflict in store.append(batches)])
    except StoreDown as error:
        return Written(problem=str(error))
    except Exception as error:
        return Written(failed=type(error).__name__)


def main() -> None:
    source, target = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # Whatever is printed goes to standard error.
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    if not (address := read(source)):
        return
    try:
        store = Store(msgspec.msgpack.decode(address, type=str))
    except (BadDatabase, StoreDown) as error:
        target.write(pack(Written(problem=str(error))))
        target.flush()
        return
    decode = msgspec.msgpack.Decoder(list[Batch]).decode
    answer = Written()
    try:
        while True:
            target.write(pack(answer))
            target.flush()
            if not (message := read(source)):
                break
            answer = write(store, decode(message))
    except BrokenPipeError:
        pass
    store.close()


if __name__ == "__main__":
    main()
