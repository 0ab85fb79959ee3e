"""The process that writes to the store: `python -m updown.server.store.append_worker`. It reads groups of batches from
standard input and answers each on standard output when it is durable: four bytes with the length, then MessagePack.
The first message is the URL of the database. A group without batches asks whether the store can be written. The process
ends when standard input ends, after it has finished its work."""

import os
import sys
from typing import BinaryIO

import msgspec

from updown.server.store.api import BadDatabase, EventBatch, StoreDown
from updown.server.store.store import Store

SIZE_BYTES = 4


class Written(msgspec.Struct, array_like=True, frozen=True):
    """For each batch '' if it is written, else the conflict; or the problem of the database. `failed` is the type of an
    unexpected error."""

    conflicts: list[str] = []
    problem: str = ""
    failed: str = ""


def pack(message: object) -> bytes:
    """A message with its length, as it is sent."""
    content = msgspec.msgpack.encode(message)
    return len(content).to_bytes(SIZE_BYTES, "big") + content


def read(source: BinaryIO) -> bytes:
    """The next message; b'' at the end of the input, also if the last message is incomplete: its writer was killed."""
    head = source.read(SIZE_BYTES)
    size = int.from_bytes(head, "big")
    content = source.read(size) if len(head) == SIZE_BYTES else b""
    return content if len(content) == size else b""


def write(store: Store, batches: list[EventBatch]) -> Written:
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
    # All other output goes to standard error.
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
    decode = msgspec.msgpack.Decoder(list[EventBatch]).decode
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
