"""uvicorn's WebSocket, extended to send several messages with one write. A system call takes longer than encoding a
message, and after a move its author receives two: the update and the confirmation. With any other server the
application sends one message after another, as in standard ASGI."""

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

TEXTS = "updown.texts"
"""An ASGI extension. A server that lists it in the scope takes a message of this type: each of its `texts` is sent as a
WebSocket message of its own, in UTF-8."""


class TableProtocol(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[TEXTS] = {}
        await super().run_asgi()

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
