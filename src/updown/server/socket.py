"""A table's socket: reads messages, passes commands to the hub, and sends updates. A bad message gets an answer that
names the problem, and changes nothing."""

import asyncio
from contextlib import suppress
from functools import partial

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from updown.agents.api import BadAgent
from updown.server import identity, wire
from updown.server.batched_websocket import TEXTS
from updown.server.bot_pool import BotsBusy, question
from updown.server.hub import Hub
from updown.server.live_table import LiveTable
from updown.server.loader import DamagedTable
from updown.server.middleware import client_address
from updown.server.services import Services
from updown.server.store.api import StoreDown
from updown.server.subscriber import Subscriber, Write, write_never
from updown.table import provable_deal
from updown.table.commands import SeatBot
from updown.table.refusals import Rejected, rejected
from updown.table.views import may_watch

HELLO_SECONDS = 15.0
MOST_HINTS = 3
HINT_LEVEL = "strong"
# JSON that is nested too deeply raises a RecursionError.
UNREADABLE = (msgspec.MsgspecError, RecursionError)
# Errors that mean that the other end is gone.
GONE = (WebSocketDisconnect, RuntimeError, OSError)
# Close codes; those from 4000 on are free for applications.
GO_AWAY, AGAIN, TOO_MUCH, TOO_LARGE = 4403, 1012, 4429, 1009


class TableSocket:
    """The ASGI application of one path: a socket, from its handshake to its end. Later messages bypass Starlette's
    WebSocket, which would check each of them again."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await serve_table(WebSocket(scope, receive, send), receive, send)


async def serve_table(socket: WebSocket, receive: Receive, send: Send) -> None:
    services: Services = socket.app.state.services
    address = client_address(socket.scope, services.settings.trusted_proxies)
    if services.sockets.total >= services.settings.sockets_limit or not services.sockets.enter(address):
        # Accepted first, since the close code reaches the client only then.
        await socket.accept()
        await socket.close(TOO_MUCH)
        return
    services.metrics.sockets.set(services.sockets.total)
    try:
        await socket.accept()
        await Conversation(socket, receive, send, services, address).run()
    except GONE:
        pass
    finally:
        services.sockets.leave(address)
        services.metrics.sockets.set(services.sockets.total)


class Conversation:
    """The conversation over one socket."""

    def __init__(self, socket: WebSocket, receive: Receive, send: Send, services: Services, address: str) -> None:
        self.socket = socket
        self.receive = receive
        self.send = send
        self.services = services
        self.hub: Hub = services.hub
        self.table_id: str = socket.path_params["table"]
        self.token = identity.find_token(socket.cookies, socket.headers.get("authorization", ""))
        self.address = self.limit_key = address
        self.most_bytes = services.settings.message_bytes
        extension = socket.scope.get("extensions", {}).get(TEXTS)
        self.sends_together = extension is not None
        self.write: Write = write_never if extension is None else extension["write"]
        self.sent_away = False
        """Whether the host has sent this person away, and nobody else may watch."""
        self.live: LiveTable
        self.subscriber: Subscriber

    async def run(self) -> None:
        hello = await self._read_hello()
        if hello is None:
            return
        token = None if self.token is None else identity.hashed(self.token)
        self.subscriber = Subscriber(None, hello.have, token, self.address, hello.guidance, self.write)
        if not await self._enter(hello):
            return
        if self.subscriber.person is not None:
            # Known persons have a limit of their own; others share that of their address.
            self.limit_key = f"{self.table_id} {self.subscriber.person}"
        sender = asyncio.create_task(self._send())
        # If nothing can be sent any more, no task may wait for room in the queue.
        sender.add_done_callback(lambda _: self.subscriber.close())
        try:
            # In a task of its own: each message would otherwise wake all middleware around this socket, too.
            await asyncio.create_task(self._receive())
        finally:
            self.hub.unsubscribe(self.live, self.subscriber)
            sender.cancel()
            with suppress(asyncio.CancelledError, *GONE):
                await sender

    # --- connecting ---

    async def _read_hello(self) -> wire.Hello | None:
        try:
            text = await asyncio.wait_for(self._next_text(), HELLO_SECONDS)
            message = wire.decode_client(text)
        except TimeoutError:
            await self.socket.close(GO_AWAY)
            return None
        except UNREADABLE as error:
            await self._say(_refused(None, "server/bad-message", str(error)))
            await self.socket.close(GO_AWAY)
            return None
        if not isinstance(message, wire.Hello):
            await self._say(_refused(None, "server/hello-first"))
            await self.socket.close(GO_AWAY)
            return None
        return message

    async def _enter(self, hello: wire.Hello) -> bool:
        """Subscribes to the table; else sends the reason and closes the socket."""
        refusal, closing = _refused(None, "server/no-such-table"), GO_AWAY
        try:
            live = await self.hub.subscribe(self.table_id, self.subscriber, partial(self._admit, hello))
            if live is not None:
                self.live = live
                return True
        except DamagedTable:
            if await self.services.may_know(self.token, self.table_id, hello.invite):
                refusal = _refused(None, "server/damaged-table")
        except StoreDown:
            refusal, closing = _refused(None, "server/store-down"), AGAIN
        if self.sent_away:
            refusal = wire.Refused(None, *rejected("table/sent-away"))
        await self._say(refusal)
        await self.socket.close(closing)
        return False

    async def _admit(self, hello: wire.Hello, live: LiveTable) -> bool:
        """Identifies the client; False if it may not know that the table exists. The table is locked meanwhile, so that
        a token that is just being replaced is not accepted."""
        person = self.subscriber.person = await self.services.person_of(self.token, self.table_id)
        known = person is not None or live.table.plan.listed
        if not known and not await self.services.is_invited(self.table_id, hello.invite):
            return False
        self.sent_away = not may_watch(live.table, person) and person is not None
        return may_watch(live.table, person)

    async def _is_still_here(self, live: LiveTable) -> bool:
        """Whether the seat has not moved to another device."""
        if live is self.live:
            return not self.subscriber.expelled
        # The table has been loaded again from the store, and this socket has not subscribed to it yet.
        return await self.services.person_of(self.token, self.table_id) == self.subscriber.person

    async def _next_text(self) -> str:
        """The next message; one that is not text counts as a message that cannot be read. uvicorn has already refused
        messages that are too large; other servers may not."""
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text: str = message.get("text") or ""
        if len(text) > self.most_bytes or len(message.get("bytes") or b"") > self.most_bytes:
            await self.socket.close(TOO_LARGE)
            raise WebSocketDisconnect(TOO_LARGE)
        return text

    # --- receiving ---

    async def _receive(self) -> None:
        while not self.subscriber.closed:
            if self.subscriber.full:
                await self.subscriber.room()
            text = await self._next_text()
            if self.subscriber.closed:
                return
            wait = self.services.commands.allow(self.limit_key, self.services.monotonic())
            if wait > 0:
                self._put(_refused(_id_of(text), "server/too-many", wait_ms=int(wait * 1000) + 1))
                # Back-pressure: a client that sends too fast is read more slowly.
                await asyncio.sleep(min(wait, 1.0))
                continue
            try:
                message = wire.decode_client(text)
            except UNREADABLE as error:
                self._put(_refused(_id_of(text), "server/bad-message", str(error)))
                continue
            if isinstance(message, wire.Do):
                await self._do(message)
            else:
                await self._answer(message)

    async def _answer(self, message: wire.Hello | wire.AskHint | wire.Ping) -> None:
        if isinstance(message, wire.AskHint):
            self._put(await self._hint(message))
        elif isinstance(message, wire.Ping):
            self._put(wire.Pong(self.hub.now()))
        else:
            self._put(_refused(None, "server/hello-twice"))

    async def _do(self, message: wire.Do) -> None:
        person = self.subscriber.person
        result: int | Rejected
        try:
            if person is None:
                # Taking a seat gives a token, which only the HTTP address for joining can do.
                self._put(wire.Refused(message.id, *rejected("table/not-seated")))
                return
            if isinstance(message.command, SeatBot):
                self.services.check_level(message.command.level, self.live.table.game)
            cause = f"{person}:{message.id}"
            result = await self.hub.command(self.table_id, person, message.command, cause, self._is_still_here)
        except BadAgent as error:
            result = rejected("table/bad-level", str(error))
        if isinstance(result, Rejected):
            self._put(wire.Refused(message.id, *result))
        else:
            self._put(wire.Done(message.id, result))

    async def _hint(self, message: wire.AskHint) -> wire.Hint | wire.Refused:
        """A hint is made from what the seat may know, like a bot's move."""
        async with self.live.lock:
            if self.subscriber.expelled or self.live.gone:
                return _refused(message.id, "server/no-such-table")
            table = self.live.table
            seat = table.seat_of(self.subscriber.person)
            if not table.plan.hints:
                return _refused(message.id, "server/no-hints")
            if seat is None or seat not in table.turn() or table.match is None:
                return wire.Refused(message.id, *rejected("table/not-your-turn"))
            if message.decision != table.decision:
                return wire.Refused(message.id, *rejected("table/stale", decision=table.decision))
            seed = provable_deal.bot_seed(table.id, table.deal.number, table.deal.secret, len(table.seats) + seat)
            asked = question(table.match, seat, HINT_LEVEL, seed, table.id, self.address)
        try:
            policy = await self.services.bots.policy(asked)
        except BotsBusy:
            return _refused(message.id, "server/too-many")
        best = sorted(policy, key=lambda found: -found[1])[:MOST_HINTS]
        return wire.Hint(message.id, [wire.HintMove(move, round(share, 3)) for move, share in best if share > 0])

    # --- sending ---

    def _put(self, message: wire.ServerMessage) -> None:
        self.subscriber.put(wire.encode(message))

    async def _say(self, message: wire.ServerMessage) -> None:
        await self._send_texts([wire.encode(message)])

    async def _send_texts(self, texts: list[bytes]) -> None:
        if self.sends_together:
            await self.send({"type": TEXTS, "texts": texts})
            return
        for text in texts:
            await self.send({"type": "websocket.send", "text": text.decode()})

    async def _send(self) -> None:
        """Sends until the hub closes the subscriber; the client then connects again."""
        with suppress(*GONE):
            await self.subscriber.send_all(self._send_texts, lambda: self.hub.catch_up(self.live, self.subscriber))
            await self.socket.close(AGAIN)


def _refused(message_id: str | None, code: str, detail: str = "", **values: int) -> wire.Refused:
    return wire.Refused(message_id, code, f"{wire.SERVER_CODES[code]} {detail}".strip(), None, dict(values))


class _WithId(msgspec.Struct):
    id: wire.CommandId


_decode_id = msgspec.json.Decoder(_WithId).decode


def _id_of(text: str) -> str | None:
    """The id of a message that cannot be read or is ignored, if it has one."""
    try:
        return _decode_id(text).id
    except UNREADABLE:
        return None
