"""Frames with whole texts: they are written and read as the library does it, and all others are left to it."""

import asyncio
from typing import Any

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from updown.server.batched_websocket import MOST_UNREAD, TEXTS, Inbox, TableProtocol, read_frame, write_frame

SIZES = (0, 1, 125, 126, 127, 128, 65_535)


def from_client(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [*SIZES, 65_536, 100_000])
def test_a_text_is_written_as_the_library_writes_it(size: int) -> None:
    text = bytes(range(97, 107)) * (size // 10 + 1)
    assert write_frame(text[:size]) == Frame(Opcode.TEXT, text[:size]).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_text_is_read(size: int) -> None:
    text = ("Auf und Ab " * 6000)[:size]
    assert read_frame(from_client(text.encode())) == text


def test_all_else_is_left_to_the_library() -> None:
    whole = from_client(b"hello")
    others = {
        "nothing": b"",
        "a part": whole[:-1],
        "the head": whole[:3],
        "more": whole + whole[:1],
        "two": whole + whole,
        "binary": from_client(b"hello", Opcode.BINARY),
        "a ping": from_client(b"hello", Opcode.PING),
        "the first of several": from_client(b"hello", fin=False),
        "the last of several": from_client(b"hello", Opcode.CONT),
        "not masked": Frame(Opcode.TEXT, b"hello").serialize(mask=False),
        "a reserved bit": bytes([whole[0] | 0x40]) + whole[1:],
        "no UTF-8": from_client(b"\xff"),
        "large": from_client(b"x" * 65_536),
    }
    assert {name: read_frame(data) for name, data in others.items()} == dict.fromkeys(others)


def test_messages_wait_in_their_order() -> None:
    async def fill_and_empty() -> None:
        inbox = Inbox()
        first = asyncio.ensure_future(inbox.get())
        await asyncio.sleep(0)
        for number in range(MOST_UNREAD):
            assert not inbox.full()
            inbox.put_nowait(number)
        assert inbox.full()
        assert [await first, *[await inbox.get() for _ in range(1, MOST_UNREAD)]] == list(range(MOST_UNREAD))
        assert inbox.empty()

    asyncio.run(fill_and_empty())


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Line(asyncio.Transport):
    """A connection whose other end is the test. The application keeps the messages that it receives, when it may."""

    def __init__(self, most_bytes: int = 1000) -> None:
        super().__init__()
        self.sent = b""
        self.paused = self.closed = False
        self.received: list[Any] = []
        self.may_read = asyncio.Event()
        config = uvicorn.Config(
            self.keep,
            interface="asgi3",
            lifespan="off",
            ws_max_size=most_bytes,
            ws_per_message_deflate=False,
            log_config=None,
        )
        self.protocol = TableProtocol(config, ServerState(), {})
        self.protocol.connection_made(self)
        self.protocol.data_received(HANDSHAKE)

    async def keep(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.say = scope["extensions"][TEXTS]["write"]
        message: Any = {}
        while message.get("type") != "websocket.disconnect":
            await self.may_read.wait()
            message = await receive()
            self.received.append(message.get("text", message.get("bytes", message.get("code"))))

    async def hear(self, *parts: bytes) -> list[Any]:
        """What the application receives when these bytes come."""
        self.received.clear()
        for part in parts:
            self.protocol.data_received(part)
            await asyncio.sleep(0)
        self.may_read.set()
        for _ in range(20):
            await asyncio.sleep(0)
        return self.received

    def write(self, data: Any) -> None:
        self.sent += bytes(data)

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


def test_whole_texts_and_parts_come_in_their_order() -> None:
    async def story() -> None:
        line = Line()
        await asyncio.sleep(0.01)
        one, two = from_client(b"one"), from_client(b"two")
        assert await line.hear(one, two) == ["one", "two"]
        assert await line.hear(one[:4], one[4:], two) == ["one", "two"]
        assert await line.hear(one + two, from_client(b"three", Opcode.BINARY)) == ["one", "two", b"three"]
        parts = (from_client(b"on", fin=False), from_client(b"", Opcode.PING), from_client(b"e", Opcode.CONT))
        assert await line.hear(*parts, two) == ["one", "two"]
        assert await line.hear(one[:5], one[5:] + two[:5], two[5:]) == ["one", "two"]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ((from_client(b"on", fin=False), from_client(b"whole")), 1002),
        ((from_client(b"", fin=False), from_client(b"whole")), 1002),
        ((from_client(b"\xff"),), 1007),
        ((from_client(b"x" * 1001),), 1009),
        ((Frame(Opcode.TEXT, b"whole").serialize(mask=False),), 1002),
    ],
)
def test_what_is_wrong_closes_the_connection(parts: tuple[bytes, ...], code: int) -> None:
    async def story() -> None:
        line = Line()
        await asyncio.sleep(0.01)
        assert await line.hear(*parts) == [code]
        assert Frame(Opcode.CLOSE, code.to_bytes(2)).serialize(mask=False)[2:] in line.sent

    asyncio.run(story())


def test_reading_stops_while_many_messages_wait() -> None:
    async def story() -> None:
        line = Line()
        await asyncio.sleep(0.01)
        for number in range(MOST_UNREAD):
            assert not line.paused
            line.protocol.data_received(from_client(b"%d" % number))
        assert line.paused
        assert await line.hear() == list(map(str, range(MOST_UNREAD)))
        assert not line.paused

    asyncio.run(story())


def test_texts_are_sent_together_and_before_what_comes_later() -> None:
    async def story() -> None:
        line = Line()
        await asyncio.sleep(0.01)
        line.sent = b""
        assert line.say(b"one")
        assert line.say(b"two")
        await line.hear(from_client(b"now", Opcode.PING))
        pong = Frame(Opcode.PONG, b"now").serialize(mask=False)
        assert line.sent == write_frame(b"one") + write_frame(b"two") + pong

    asyncio.run(story())
