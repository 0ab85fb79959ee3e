"""Clients of the live server that play in lock step: the seat whose turn it is sends as soon as both have seen the move
before."""

import asyncio
import base64
import os
import time
from functools import partial
from typing import cast

import httpx
import msgspec

TEXT, PING, PONG = 1, 9, 10
"""The kinds of WebSocket frames."""


class MatchPart(msgspec.Struct):
    decision: int
    moves: list[msgspec.Raw]


class TablePart(msgspec.Struct):
    status: str


class Message(msgspec.Struct):
    type: str
    number: int = 0
    match: MatchPart | None = None
    table: TablePart | None = None


decode = msgspec.json.Decoder(Message).decode


class SeatSocket(asyncio.Protocol):
    """A seat's socket, as cheap as possible: the clients share the processors with the server."""

    def __init__(self, table: "LockStep", number: int, token: str) -> None:
        self.table = table
        self.number = number
        self.token = token
        self.rest = b""
        """The beginning of a frame whose end has not come yet."""
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET /api/tables/{self.table.id}/socket HTTP/1.1", f"Host: {self.table.host_of(self.number)}",
            "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {self.token}", "", "",
        )  # fmt: skip
        self.transport.write("\r\n".join(lines).encode())

    def send(self, data: bytes, opcode: int = TEXT) -> None:
        """Sends one frame, masked as the standard demands, with a mask of zeros."""
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
        self.transport.write(bytes([0x80 | opcode]) + size + b"\0\0\0\0" + data)

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        start = 0
        if not self.open:
            head, end_of_head, _ = data.partition(b"\r\n\r\n")
            if not end_of_head:
                self.rest = data
                return
            if b" 101 " not in head.splitlines()[0]:
                self.table.fail(f"the socket was refused: {head.splitlines()[0]!r}")
            self.open = True
            start = len(head) + len(end_of_head)
            self.send(b'{"type":"hello"}')
        length = len(data)
        # Frames of a server are not masked: two bytes, a size of 126 bytes or more in further ones, and the content.
        while length >= (content := start + 2):
            size = data[start + 1]
            if size > 125:
                content += 2 if size == 126 else 8
                size = int.from_bytes(data[start + 2 : content])
            end = content + size
            if length < end:
                break
            self.receive(data[start] & 15, data[content:end])
            start = end
        self.rest = data[start:]

    def receive(self, opcode: int, content: bytes) -> None:
        if opcode == TEXT:
            self.table.receive(self.number, decode(content))
        elif opcode == PING:
            self.send(content, PONG)
        else:
            self.table.fail("the server closed the socket")


class LockStep:
    """One table and its two seats: the one whose turn it is plays as soon as both have seen the move before."""

    def __init__(self, bases: list[str], game: str) -> None:
        self.base = bases[0]
        self.hosts = [base.removeprefix("http://") for base in bases]
        self.game = game
        self.tokens: tuple[str, ...] = ()
        self.seats: list[SeatSocket] = []
        self.seen: list[Message | None] = [None, None]
        self.number = 0
        """The last event that both have seen."""
        self.status = "lobby"
        self.latencies: list[float] = []
        self.moves = 0
        self.commands = 0
        self.sent = 0.0
        self.watcher = 0
        self.asking = 0
        self.failure: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self, client: httpx.AsyncClient) -> None:
        """Opens the table, with a person on each seat."""
        plan = {"game": self.game, "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        body = {"plan": plan, "name": "A", "bearer": True}
        opened = (await client.post(f"{self.base}/api/tables", json=body)).raise_for_status().json()
        self.id = opened["table"]
        path = f"{self.base}/api/tables/{self.id}/join"
        body = {"name": "B", "invite": opened["invite"], "bearer": True}
        joined = (await client.post(path, json=body)).raise_for_status().json()
        self.tokens = opened["token"], joined["token"]

    async def connect(self) -> None:
        """Connects both seats, which then begin to play."""
        for number, token in enumerate(self.tokens):
            self.seats.append(SeatSocket(self, number, token))
            host, port = self.host_of(number).split(":")
            await asyncio.get_running_loop().create_connection(partial(self.seats.__getitem__, number), host, int(port))

    def host_of(self, number: int) -> str:
        """The server to which that seat connects: with several servers, not the one of the seat before."""
        return self.hosts[number % len(self.hosts)]

    def fail(self, problem: str) -> None:
        if not self.failure.done():
            self.failure.set_exception(RuntimeError(f"table {self.id}: {problem}"))

    def command(self, seat: int, command: bytes) -> None:
        self.commands += 1
        self.seats[seat].send(b'{"type":"do","id":"c%d","command":%b}' % (self.commands, command))

    def receive(self, seat: int, message: Message) -> None:
        if message.type == "refused":
            self.fail("refused")
        if message.type != "update":
            return
        if seat == self.watcher and self.sent and message.number > self.number:
            self.latencies.append(time.perf_counter() - self.sent)
            self.moves += 1
        self.seen[seat] = message
        both = [each for each in self.seen if each is not None]
        if len(both) == 2 and both[0].number == both[1].number > self.number:
            self.number = both[0].number
            self.go_on(both)

    def go_on(self, seen: list[Message]) -> None:
        """Sends the next command after both seats have received the last update."""
        self.sent = 0.0
        self.status = next((each.table.status for each in seen if each.table is not None), self.status)
        if self.status == "lobby":
            self.command(0, b'{"do":"start"}')
        elif self.status == "over":
            self.command(self.asking, b'{"do":"rematch"}')
            self.asking = 1 - self.asking
        else:
            self.move(seen)

    def move(self, seen: list[Message]) -> None:
        """The seat whose turn it is plays one of its moves."""
        actor = 0 if seen[0].match is not None and seen[0].match.moves else 1
        match = seen[actor].match
        assert match is not None
        move = bytes(match.moves[self.moves * 7 % len(match.moves)])
        self.watcher = 1 - actor
        self.sent = time.perf_counter()
        self.command(actor, b'{"do":"play","move":%b,"decision":%d}' % (move, match.decision))
