"""One socket at a table: what still has to be sent to it. A reader who is slow falls behind alone: when too much waits,
news are not queued any more, and as soon as the reader is back it is told how things stand now. What it asks itself is
always answered; while too much waits, it is not heard."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_WAITING = 32
AT_ONCE = 4
"""So many messages are sent together: an answer with the news that it belongs to."""
KEPT_FREE = 3 + AT_ONCE
"""Places for what is being sent, and for what must arrive although it is crowded: an answer, and how things stand after
having been behind."""

Send = Callable[[list[bytes]], Awaitable[None]]


class Bell:
    """Wakes the one task that waits for it, which has looked before whether it has to: lighter than an Event."""

    def __init__(self) -> None:
        self._waiting: asyncio.Future[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def ring(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def wait(self) -> None:
        if self._loop is None:
            # Kept: to find it, asyncio asks the system each time which process this is.
            self._loop = asyncio.get_running_loop()
        self._waiting = self._loop.create_future()
        await self._waiting


class Listener:
    def __init__(self, person: int | None, have: int) -> None:
        self.person = person
        self.sent = have
        """The number of the last event whose lines are on the way to this reader."""
        self.dressed = False
        """Whether it has been told how the table is dressed."""
        self.behind = False
        self.closed = False
        self.expelled = False
        """Whether this reader may know nothing any more: its seat is on another device now."""
        self._waiting: deque[bytes] = deque()
        self._news = Bell()
        self._sent = Bell()

    def put(self, message: bytes) -> None:
        """Queues a message, which will arrive. News only if it is not crowded; answers after there was `room`."""
        if not self.expelled:
            self._waiting.append(message)
            self._news.ring()

    async def room(self) -> None:
        """Waits until the reader has read enough to be heard again."""
        while self._full and not self.closed:
            await self._sent.wait()

    def fall_behind(self) -> None:
        """There is news, but too much waits already: the reader is told how things stand when it has caught up."""
        self.behind = True
        self._news.ring()

    @property
    def _full(self) -> bool:
        return len(self._waiting) >= MOST_WAITING - KEPT_FREE

    @property
    def crowded(self) -> bool:
        return self.behind or self._full

    def close(self) -> None:
        self.closed = True
        self._news.ring()
        self._sent.ring()

    def expel(self) -> None:
        """Closes it, and what still waits is not sent any more."""
        self.expelled = True
        self._waiting.clear()
        self.close()

    async def send_all(self, send: Send, catch_up: Callable[[], Awaitable[None]]) -> None:
        """Sends what waits, for as long as the socket is open. `catch_up` queues an update from where the reader is."""
        while not self.closed:
            while self._waiting:
                await send([self._waiting.popleft() for _ in range(min(AT_ONCE, len(self._waiting)))])
                self._sent.ring()
            if self.behind:
                self.behind = False
                await catch_up()
                continue
            if not self._waiting and not self.closed:
                await self._news.wait()
