"""Frames with whole texts: they are written and read as the library does it, and all others are left to it."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from updown.server.batched_websocket import MOST_UNREAD, Inbox, read_frame, write_frame

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
