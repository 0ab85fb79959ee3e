"""One socket at a table: what still has to be sent to it. A reader who is slow falls behind alone: when too much waits,
it is forgotten, and as soon as the reader is back it is told how things stand now."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_WAITING = 32

Send = Callable[[str], Awaitable[None]]


class Listener:
    def __init__(self, person: int | None, have: int) -> None:
        self.person = person
        self.sent = have
        """The number of the last event whose lines are on the way to this reader."""
        self.dressed = False
        """Whether it has been told how the table is dressed."""
        self.behind = False
        self.closed = False
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def put(self, message: bytes) -> None:
        """Queues a message that must arrive; one too many, and the reader has to be told everything anew."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.behind = True
        self._waiting.append(message)
        self._wake.set()

    def fall_behind(self) -> None:
        """There is news, but too much waits already: the reader is told how things stand when it has caught up."""
        self.behind = True
        self._wake.set()

    @property
    def crowded(self) -> bool:
        return self.behind or len(self._waiting) >= MOST_WAITING

    def close(self) -> None:
        self.closed = True
        self._wake.set()

    async def send_all(self, send: Send, catch_up: Callable[[], Awaitable[None]]) -> None:
        """Sends what waits, for as long as the socket is open. `catch_up` queues an update from where the reader is."""
        while not self.closed:
            while self._waiting:
                await send(self._waiting.popleft().decode())
            if self.behind:
                self.behind = False
                await catch_up()
                continue
            self._wake.clear()
            if not self._waiting and not self.closed:
                await self._wake.wait()
