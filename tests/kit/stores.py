"""A store for a Writer without a process of its own."""

import asyncio
from collections.abc import Sequence
from typing import Protocol

from updown.server.store.api import Conflict, EventBatch
from updown.server.store.writer import Append


class Appends(Protocol):
    """A store whose calls block."""

    def append(self, batches: Sequence[EventBatch]) -> list[Conflict | None]: ...


def in_thread(store: Appends) -> Append:
    """Its appends, in a thread."""

    async def append(batches: list[EventBatch]) -> list[Conflict | None]:
        return await asyncio.to_thread(store.append, batches)

    return append
