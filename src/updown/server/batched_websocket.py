"""uvicorn's WebSocket, extended to send a message without a task that waits for its turn, to send several messages with
one write, and to say goodbye when the server stops. A system call takes longer than encoding a message, and after a
move its author receives two: the update and the confirmation. With any other server the application sends one message
after another, as in standard ASGI."""

from contextlib import suppress
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

TEXTS = "updown.texts"
"""An ASGI extension. A server that lists it in the scope takes a message of this type: each of its `texts` is sent as a
WebSocket message of its own, in UTF-8. Its `write` there sends a text without waiting, or returns False if that is not
possible now."""

COME_AGAIN = 1012
GOODBYE_SECONDS = 2.0
"""How long a server that stops waits for a client to close its end."""


class TableProtocol(WebSocketsSansIOProtocol):
    has_unwritten = False
    """Whether there are texts to write at the end of this turn of the event loop."""

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

    async def send(self, message: Any) -> None:
        if message["type"] != TEXTS:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for text in message["texts"]:
                self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def write_text(self, text: bytes) -> bool:
        """Sends a text, together with all others of this turn of the event loop, if the connection takes it now."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        if not self.has_unwritten:
            self.has_unwritten = True
            self.loop.call_soon(self.write_texts)
        return True

    def write_texts(self) -> None:
        self.has_unwritten = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
