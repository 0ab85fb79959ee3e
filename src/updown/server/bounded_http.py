"""uvicorn's HTTP protocol with two more limits: a client must send the head of its request in time, and may have a
limited number of connections open. Without them, a few programs that never finish a request could use up all
connections."""

from asyncio import Transport
from asyncio.events import TimerHandle
from ipaddress import ip_address
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from updown.server.limits import OpenCounts
from updown.server.settings import Network, Settings

HEAD_SECONDS = 15.0


class BoundedHttp(HttpToolsProtocol):
    """One connection. A subclass that `bounded_http` makes has the bounds of one server."""

    counts: ClassVar[OpenCounts]
    proxies: ClassVar[tuple[Network, ...]]
    head_seconds: ClassVar[float]

    address = ""
    """The address that the connection counts for; '' if it is not counted."""
    _deadline: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_head()
        peer = self.client[0] if self.client else ""
        if not peer or any(ip_address(peer) in network for network in self.proxies):
            return
        if self.counts.enter(peer):
            self.address = peer
        else:
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_count()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        self._expect_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._cancel_deadline()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket of a table, which has a limit of its own."""
        self._end_count()
        super().handle_websocket_upgrade()

    def _expect_head(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.head_seconds, self.transport.close)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _end_count(self) -> None:
        self._cancel_deadline()
        if self.address:
            self.counts.leave(self.address)
            self.address = ""


def bounded_http(settings: Settings, head_seconds: float = HEAD_SECONDS) -> type[BoundedHttp]:
    """The protocol with the bounds of these settings."""

    class OfThisServer(BoundedHttp):
        counts = OpenCounts(settings.connections_per_address)
        proxies = settings.trusted_proxies

    OfThisServer.head_seconds = head_seconds
    return OfThisServer
