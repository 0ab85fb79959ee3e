"""One socket at a table, and its queue of messages. A slow subscriber does not slow down others: when its queue is
full, of messages or of bytes, updates are dropped until it catches up, and then it receives the current state. Its own
commands are always answered; while the queue is full, no more are read."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_WAITING = 32
MOST_BYTES = 131_072
"""As many messages and as many bytes wait at most, besides those of the reserved places."""
AT_ONCE = 4
"""The most messages that are sent together, such as an answer with its update."""
KEPT_FREE = 3 + AT_ONCE
"""Places that are reserved for messages that are being sent, and for those that must arrive even if the queue is full:
an answer, and the current state after updates were dropped."""

Send = Callable[[list[bytes]], Awaitable[None]]
Write = Callable[[bytes], bool]


def write_never(_message: bytes) -> bool:
    """The `write` of a server that can only send with a wait."""
    return False


class Bell:
    """Wakes the one task that waits for it; it is faster than an asyncio.Event. The task checks its condition before it
    waits."""

    def __init__(self) -> None:
        self._waiting: asyncio.Future[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def ring(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def wait(self) -> None:
        if self._loop is None:
            # Cached: asyncio asks the system for the process id each time it looks for the loop.
            self._loop = asyncio.get_running_loop()
        self._waiting = self._loop.create_future()
        await self._waiting


class Subscriber:
    def __init__(
        self,
        person: int | None,
        have: int,
        token: bytes | None = None,
        address: str = "unknown",
        guided: bool = False,
        write: Write = write_never,
    ) -> None:
        """`write` sends a message at once; False if it cannot be sent now."""
        self._write = write
        self.person = person
        self.guided = guided
        """Whether it wants the hints for newcomers."""
        self.token = token
        """The hash of the token that identifies the person."""
        self.address = address
        self.sent = have
        """The number of the last event whose lines were queued for this subscriber."""
        self.has_metadata = False
        """Whether it has received the table's metadata."""
        self.behind = False
        self.closed = False
        self.expelled = False
        """Whether it is closed because the seat has moved to another device, or the person was sent away."""
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._sending = False
        self._news = Bell()
        self._sent = Bell()

    def put(self, message: bytes) -> None:
        """Sends a message, or queues it behind others. Callers put updates only if it is not `crowded`, and answers
        after waiting for `room`."""
        if self.closed or (not self._waiting and not self._sending and self._write(message)):
            return
        self._waiting.append(message)
        self._bytes += len(message)
        self._news.ring()

    async def room(self) -> None:
        """Waits until the queue has room for an answer."""
        while self.full and not self.closed:
            await self._sent.wait()

    def fall_behind(self) -> None:
        """Drops an update, since the queue is full: the subscriber receives the current state when it has caught up."""
        self.behind = True
        self._news.ring()

    @property
    def full(self) -> bool:
        """Whether an answer has to wait for `room`."""
        return len(self._waiting) >= MOST_WAITING - KEPT_FREE or self._bytes >= MOST_BYTES

    @property
    def crowded(self) -> bool:
        return self.behind or self.full

    def close(self) -> None:
        self.closed = True
        self._news.ring()
        self._sent.ring()

    def expel(self) -> None:
        """Closes the socket; messages that wait are not sent."""
        self.expelled = True
        self._waiting.clear()
        self._bytes = 0
        self.close()

    async def send_all(self, send: Send, catch_up: Callable[[], Awaitable[None]]) -> None:
        """Sends queued messages for as long as the socket is open. `catch_up` queues an update with all that was
        dropped."""
        while not self.closed:
            while self._waiting:
                self._sending = True
                texts = [self._waiting.popleft() for _ in range(min(AT_ONCE, len(self._waiting)))]
                self._bytes -= sum(map(len, texts))
                await send(texts)
                self._sending = False
                self._sent.ring()
            if self.behind:
                self.behind = False
                await catch_up()
                continue
            if not self._waiting and not self.closed:
                await self._news.wait()
