"""uvicorn's WebSocket, extended to send a message without a task that waits for its turn, to send several messages with
one write, and to say goodbye when the server stops. A system call takes longer than encoding a message, and after a
move its author receives two: the update and the confirmation. With any other server the application sends one message
after another, as in standard ASGI.

Almost all that is sent and received are whole text messages, each in one frame. These frames are read and written here,
in a few lines; all others, and everything that is wrong, are left to the library."""

from collections import deque
from contextlib import suppress
from struct import Struct
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State

from updown.server.subscriber import Bell

TEXTS = "updown.texts"
"""An ASGI extension. A server that lists it in the scope takes a message of this type: each of its `texts` is sent as a
WebSocket message of its own, in UTF-8. Its `write` there sends a text without waiting, or returns False if that is not
possible now."""

COME_AGAIN = 1012
GOODBYE_SECONDS = 2.0
"""How long a server that stops waits for a client to close its end."""
MOST_UNREAD = 4
"""While so many messages wait for the application, nothing more is read from the connection."""

WHOLE_TEXT, MASKED = 0x81, 0x80
"""The first byte of a frame with a whole text, and the bit of the second byte that all frames of clients have."""
IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 127
"""They stand in place of a larger size, which follows in so many bytes."""
SHORT_HEAD, HEAD = Struct("!BB").pack, Struct("!BBH").pack
"""The head of a frame that the server sends, without and with the size in two bytes."""
OPEN = State.OPEN


class Inbox:
    """The messages that wait for the application: like an asyncio.Queue for one reader, and faster."""

    def __init__(self) -> None:
        self._waiting: deque[Any] = deque()
        self._news = Bell()

    def put_nowait(self, message: Any) -> None:
        self._waiting.append(message)
        self._news.ring()

    async def get(self) -> Any:
        while not self._waiting:
            await self._news.wait()
        return self._waiting.popleft()

    def empty(self) -> bool:
        return not self._waiting

    def full(self) -> bool:
        return len(self._waiting) >= MOST_UNREAD


def read_frame(data: bytes) -> str | None:
    """The text of a client's frame; None if the data is not exactly one frame with a whole text of less than 64 KiB."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    size, start = data[1] - MASKED, 6
    if size == IN_EIGHT_BYTES:
        return None
    if size == IN_TWO_BYTES:
        size, start = data[2] << 8 | data[3], 8
    if len(data) != start + size:
        return None
    text: bytes = apply_mask(data[start:], data[start - 4 : start])
    try:
        return text.decode()
    except UnicodeDecodeError:
        return None


def write_frame(text: bytes) -> bytes:
    """The frame in which the server sends a text."""
    size = len(text)
    if size < IN_TWO_BYTES:
        return SHORT_HEAD(WHOLE_TEXT, size) + text
    if size < 1 << 16:
        return HEAD(WHOLE_TEXT, IN_TWO_BYTES, size) + text
    return bytes((WHOLE_TEXT, IN_EIGHT_BYTES)) + size.to_bytes(8) + text


class TableProtocol(WebSocketsSansIOProtocol):
    has_unwritten = False
    """Whether there are texts to write at the end of this turn of the event loop."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.inbox = Inbox()
        self.queue = cast(Any, self.inbox)

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[TEXTS] = {"write": self.write_text}
        await super().run_asgi()

    def shutdown(self) -> None:
        """Closes the socket with code 1012. uvicorn itself would close the connection right after that: if something of
        the client's were still unread then, the system would reset the connection, and the code would be lost."""
        if self.close_sent or self.disconnected or not self.handshake_complete:
            super().shutdown()
            return
        self.stop_keepalive()
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": COME_AGAIN})
        with suppress(InvalidState):  # The client was first.
            self.conn.send_close(COME_AGAIN)
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(GOODBYE_SECONDS, self.transport.close)

    def data_received(self, data: bytes) -> None:
        """Passes a whole text on to the application. Reading stops only while several of them wait; uvicorn itself
        would stop and begin again at each."""
        # `frames` has the parts of a message that have come so far, the buffer those of a frame.
        between_messages = self.conn.state is OPEN and not self.frames and not self.conn.reader.buffer
        text = read_frame(data) if between_messages and len(data) <= self.config.ws_max_size else None
        if text is None:
            super().data_received(data)
            return
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})
        if self.inbox.full() and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        if message["type"] != TEXTS:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise ClientDisconnected
        self.conn.writes += map(write_frame, message["texts"])
        self.transport.write(b"".join(self.conn.data_to_send()))

    def write_text(self, text: bytes) -> bool:
        """Sends a text, together with all others of this turn of the event loop, if the connection takes it now."""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN or not self.writable.is_set():
            return False
        # Behind everything that the library has still to send.
        self.conn.writes.append(write_frame(text))
        if not self.has_unwritten:
            self.has_unwritten = True
            self.loop.call_soon(self.write_texts)
        return True

    def write_texts(self) -> None:
        self.has_unwritten = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
