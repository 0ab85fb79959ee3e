"""A client that reads slowly, connects late, or is cut off by a stop of the server receives everything, and nobody else
waits for it. And two servers may share a database: if both want to write an event with the same number, one of them is
refused."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from itertools import pairwise
from pathlib import Path

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from kit.live import (
    FREELY,
    Client,
    RunningServer,
    decode,
    fetch_record,
    make_plan,
    play_match,
    running_server,
    seat_all,
    socket_address,
    start_match,
    talking,
)
from kit.postgres import fresh_database
from updown.server import wire
from updown.server.loader import read_entry
from updown.server.subscriber import AT_ONCE, MOST_BYTES, MOST_WAITING, Subscriber
from updown.table.commands import Play, Rematch, Rename, Start
from updown.table.proof import check_record
from updown.table.seating import LineView
from updown.table.state import fold_all
from updown.table.views import MOST_LINES, match_view

SMALL_SEGMENT = 536
"""Bytes in a packet: the systems at both ends then keep little for a reader who does not read."""
MOVES = 80
READERS = 99
RENAMES = 2_000
MOST_FOR_A_READER = 300_000
"""Bytes of memory: what waits, and what is on the way."""
QUIET_SECONDS = 20.0
IMPATIENCE = 0.15
"""How long one waits for news of a server before asking the other one: they do not tell each other."""


class SlowReader:
    """A socket that is read when the test says so; until then, what is sent to it piles up at the other end."""

    def __init__(self, base: str, seat: wire.Seated, have: int = 0) -> None:
        address = parse_uri(socket_address(base, seat.table))
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, SMALL_SEGMENT)
        self.socket.connect((address.host, address.port))
        self.socket.settimeout(QUIET_SECONDS)
        self.protocol = ClientProtocol(address, max_size=None)
        request = self.protocol.connect()
        request.headers["Authorization"] = f"Bearer {seat.token}"
        self.protocol.send_request(request)
        self._flush()
        while not self.protocol.events_received():
            self.protocol.receive_data(self.socket.recv(65_536))
        self.say(wire.Hello(have=have))

    def __enter__(self) -> "SlowReader":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def say(self, message: wire.ClientMessage) -> None:
        self.protocol.send_text(wire.encode(message))
        self._flush()

    async def read_until(self, enough: Callable[[wire.ServerMessage], object]) -> list[wire.ServerMessage]:
        """Everything up to a message like that, or until nothing more comes."""
        return await asyncio.to_thread(self._read_until, enough)

    def _read_until(self, enough: Callable[[wire.ServerMessage], object]) -> list[wire.ServerMessage]:
        messages: list[wire.ServerMessage] = []
        try:
            while data := self.socket.recv(65_536):
                self.protocol.receive_data(data)
                for event in self.protocol.events_received():
                    if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                        messages.append(decode(event.data))
                        if enough(messages[-1]):
                            return messages
                self._flush()
        except TimeoutError:
            pass
        return messages

    def _flush(self) -> None:
        self.socket.sendall(b"".join(self.protocol.data_to_send()))


@asynccontextmanager
async def seated(
    server: RunningServer, game: str = "dnup", players: int = 2, seed: int = 1
) -> AsyncIterator[list[Client]]:
    """People at a table whose match has begun."""
    async with AsyncExitStack() as stack:
        clients = await seat_all(server.base, make_plan(game, players), seed)
        for client in clients:
            await stack.enter_async_context(client)
        await start_match(clients)
        yield clients


async def play_in_step(clients: Sequence[Client], moves: int, loud: bool = False) -> None:
    """So many moves, each when everybody knows of the one before. `loud`: between them all take other names, which
    makes long messages."""
    for step in range(moves):
        if loud:
            name = f"{step:03}{'🂡' * 20}"
            await asyncio.gather(*(client.ask(Rename(name=name)) for client in clients))
        mover = next((client for client in clients if client.moves), None)
        if mover is None:
            numbers = [await client.ask(Rematch()) for client in clients]
            number = max(numbers)
        else:
            number = await mover.play(mover.random.choice(mover.moves))
        for client in clients:
            await client.until(lambda client=client, number=number: client.have >= number)  # type: ignore[misc]


def lines_in(messages: Sequence[wire.ServerMessage]) -> list[LineView]:
    return [line for message in messages if isinstance(message, wire.Update) for line in message.lines]


def check_gaps(updates: Sequence[wire.Update]) -> None:
    """Each update says itself after which event its lines are complete."""
    for before, update in pairwise(updates):
        assert update.after == before.number or len(update.lines) >= MOST_LINES
        assert all(line.number > update.after for line in update.lines)


def all_lines(client: Client) -> list[LineView]:
    return [line for number in sorted(client.lines) for line in client.lines[number]]


def up_to_date(client: Client) -> Callable[[wire.ServerMessage], bool]:
    """Whether a message tells all that this client knows."""
    return lambda message: isinstance(message, wire.Update) and message.number >= client.have


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """For the tests that do not stop it."""
    with running_server(tmp_path_factory.mktemp("server"), *FREELY, "--bot-pause-ms", "0") as server:
        yield server
        assert not server.stderr_text()


# --- slow readers ---


def test_nobody_waits_for_a_slow_reader_and_it_receives_everything_later(server: RunningServer) -> None:
    async def story() -> None:
        async with seated(server, players=3) as clients:
            await play_in_step(clients, MOVES, loud=True)
            memory = server.memory()
            with SlowReader(server.base, clients[0].me) as slow, SlowReader(server.base, clients[2].me) as other:
                # It reads nothing meanwhile: if anybody waited for it, this would not end.
                await play_in_step(clients, MOVES, loud=True)
                grown = server.memory() - memory
                for reader, client in ((slow, clients[0]), (other, clients[2])):
                    messages = await reader.read_until(up_to_date(client))
                    updates = [message for message in messages if isinstance(message, wire.Update)]
                    assert len(updates) < 3 * MOVES, "it was never behind"
                    assert lines_in(messages)[-MOST_LINES:] == all_lines(client)[-MOST_LINES:]
                    check_gaps(updates)
                    assert updates[-1].match == client.match
                    assert updates[-1].table == client.table
            assert grown < 16_000_000
            assert not any(client.problems for client in clients)

    asyncio.run(story())


def test_a_reader_that_asks_much_before_it_reads_gets_every_answer_and_every_line(server: RunningServer) -> None:
    async def story() -> None:
        async with seated(server, players=3) as clients:
            with SlowReader(server.base, clients[0].me) as slow:
                for number in range(600):
                    name = f"{number:03}{'🂡' * 20}"
                    slow.say(wire.Do(id=f"slow-{number}", command=Rename(name=name)))
                await clients[0].until(lambda: clients[0].have > 60)
                await play_in_step(clients, 20)
                messages = await slow.read_until(lambda message: getattr(message, "id", "") == "slow-599")
                last = await clients[0].ask(Rename(name="Anna again"))
                messages += await slow.read_until(up_to_date(clients[0]))
            answers = [message.id for message in messages if isinstance(message, wire.Done)]
            assert answers == [f"slow-{number}" for number in range(600)]
            lines = [line for line in all_lines(clients[0]) if line.number <= last]
            assert lines_in(messages)[-MOST_LINES:] == lines[-MOST_LINES:]
            check_gaps([message for message in messages if isinstance(message, wire.Update)])

    asyncio.run(story())


def test_many_slow_readers_of_a_long_log_cost_little(server: RunningServer) -> None:
    async def story() -> None:
        async with seated(server, players=3) as clients:
            for step in range(RENAMES // 100):
                names = [await clients[0].do(Rename(name=f"{step:03}{'🂡' * 20}")) for _ in range(100)]
                assert all([isinstance(await clients[0].answer(name), int) for name in names])
            memory = server.memory()
            with ExitStack() as stack:
                slow = [stack.enter_context(SlowReader(server.base, clients[0].me)) for _ in range(READERS)]
                await play_in_step(clients, 20, loud=True)
                assert server.memory() - memory < READERS * MOST_FOR_A_READER
                messages = await slow[-1].read_until(up_to_date(clients[0]))
                assert max(len(wire.encode(message)) for message in messages) < MOST_BYTES

    asyncio.run(story())


def test_a_reader_that_goes_away_in_the_middle_is_forgotten(server: RunningServer) -> None:
    async def open_sockets(expected: int) -> None:
        async with talking(server.base) as http, asyncio.timeout(QUIET_SECONDS):
            while f"updown_sockets {expected}.0" not in (await http.get("/metrics")).text:
                await asyncio.sleep(0.05)

    async def story() -> None:
        async with seated(server, players=3) as clients:
            await open_sockets(3)
            with SlowReader(server.base, clients[0].me) as slow:
                for number in range(600):
                    name = f"{number:03}{'🂡' * 20}"
                    slow.say(wire.Do(id=f"slow-{number}", command=Rename(name=name)))
                await clients[0].until(lambda: clients[0].have > 60)
                await open_sockets(4)
            await open_sockets(3)
            await play_in_step(clients, 5)

    asyncio.run(story())


def test_a_reader_who_was_behind_knows_who_is_away(server: RunningServer) -> None:
    async def story() -> None:
        async with seated(server, players=3) as clients:
            with SlowReader(server.base, clients[0].me) as slow:
                await play_in_step(clients, MOVES, loud=True)
                clients[2].bases = ["http://127.0.0.1:9"]
                clients[2].cut()
                await clients[0].until(lambda: clients[0].away == [2])
                messages = await slow.read_until(lambda message: message == wire.Presence([2]))
            assert messages[-1] == wire.Presence([2])

    asyncio.run(story())


def test_what_waits_for_a_reader_is_bounded() -> None:
    async def story() -> None:
        subscriber = Subscriber(0, have=0)
        read: list[bytes] = []
        being_sent: list[bytes] = []
        waiting: list[int] = []
        may_read = asyncio.Semaphore(0)

        async def send(texts: list[bytes]) -> None:
            assert len(texts) <= AT_ONCE
            being_sent[:] = texts
            for text in texts:
                await may_read.acquire()
                read.append(text)
            being_sent.clear()

        async def catch_up() -> None:
            subscriber.put(b"how things stand")
            subscriber.put(b"who is here")

        async def ask() -> None:
            for number in range(100):
                await subscriber.room()
                await asyncio.sleep(0)
                subscriber.put(f"answer {number}".encode())

        sender = asyncio.create_task(subscriber.send_all(send, catch_up))
        asker = asyncio.create_task(ask())
        for number in range(500):
            if number == 250:
                assert not asker.done(), "who does not read is not heard"
            if subscriber.crowded:
                subscriber.fall_behind()
            else:
                subscriber.put(b"news")
            waiting.append(len(subscriber._waiting) + len(being_sent))
            await asyncio.sleep(0)
            if number >= 250 and number % 2:
                may_read.release()
        for _ in range(500):
            may_read.release()
        await asker
        while subscriber._waiting or subscriber.behind:
            await asyncio.sleep(0)
        subscriber.close()
        await sender
        assert max(waiting) <= MOST_WAITING
        answers = [text for text in read if text.startswith(b"answer")]
        assert answers == [f"answer {number}".encode() for number in range(100)]
        assert b"how things stand" in read[read.index(b"news") :]

    asyncio.run(story())


def test_what_waits_for_a_reader_is_bounded_in_bytes_too() -> None:
    subscriber = Subscriber(0, have=0)
    for _ in range(MOST_WAITING):
        if not subscriber.crowded:
            subscriber.put(b"x" * 50_000)
    assert MOST_BYTES <= subscriber._bytes < MOST_BYTES + 50_000

    async def story() -> None:
        sent: list[bytes] = []

        async def send(texts: list[bytes]) -> None:
            sent.extend(texts)
            subscriber.close()

        async def catch_up() -> None:
            pass

        await subscriber.send_all(send, catch_up)
        assert sent
        assert subscriber._bytes == 0

    asyncio.run(story())
    assert not subscriber.crowded


# --- much that is refused ---


def test_refusals_do_not_hold_up_a_bot(server: RunningServer) -> None:
    async def story() -> None:
        (person,) = await seat_all(server.base, make_plan("up-and-down", 2, bots=1))
        async with person:
            await start_match([person])
            playing = asyncio.create_task(play_match(person))
            while not playing.done():
                await asyncio.gather(*[person.do(Play(move={}, decision=0)) for _ in range(20)])
                await person.until(lambda: not person.waiting or playing.done())
            await playing
            assert {refusal.code for refusal in person.refused.values()} <= {"table/stale", "table/not-playing"}

    asyncio.run(story())


# --- coming late ---


def test_a_client_receives_exactly_the_lines_that_it_lacks(server: RunningServer) -> None:
    async def story() -> None:
        async with seated(server, "up-and-down") as clients:
            await play_in_step(clients, 30)
            lines = all_lines(clients[1])
            for have in [0, 1, 7, clients[1].have - 1, clients[1].have, clients[1].have + 1000]:
                with SlowReader(server.base, clients[1].me, have) as reader:
                    (first,) = await reader.read_until(lambda message: True)
                assert isinstance(first, wire.Update)
                assert first.lines == [line for line in lines if line.number > have]
                assert (first.number, first.match) == (clients[1].have, clients[1].match)
                assert first.table == clients[1].table

    asyncio.run(story())


# --- stopping ---


def test_a_stop_drains_and_everybody_resumes_at_the_next_start(tmp_path: Path) -> None:
    async def story(server: RunningServer) -> None:
        async with seated(server, "dnup", 2) as clients, seated(server, "up-and-down", 3) as quiet:
            playing = [asyncio.create_task(play_match(client)) for client in clients]
            for stops in range(3):
                for client in quiet:
                    await client.until(lambda client=client, stops=stops: client.welcomes > stops)  # type: ignore[misc]
                await asyncio.sleep(0.4)
                code = await asyncio.to_thread(server.stop)
                assert code in (0, -15)
                for client in [*clients, *quiet]:
                    await client.until(lambda client=client: client.socket is None)  # type: ignore[misc]
                assert {client.closes[-1] for client in quiet} == {1012}
                check_commands(server, clients)
                await asyncio.to_thread(server.start)
            await asyncio.gather(*playing)
            check_commands(server, clients)
            assert check_record(await fetch_record(server.base, clients[0].me)).consistent
            for client in quiet:
                await client.until(lambda client=client: client.welcomes == 4)  # type: ignore[misc]
            assert not any(client.problems for client in [*clients, *quiet])

    with running_server(tmp_path, *FREELY) as server:
        asyncio.run(story(server))
        assert not server.stderr_text()


def check_commands(server: RunningServer, clients: Sequence[Client]) -> None:
    """What was acknowledged is stored, once; what was refused is not; all have seen what is stored."""
    store = server.store()
    try:
        stored = store.events(clients[0].me.table)
    finally:
        store.close()
    assert [each.number for each in stored] == list(range(1, len(stored) + 1))
    causes = {each.cause: each.number for each in stored if each.cause}
    assert len(causes) == sum(bool(each.cause) for each in stored)
    for client in clients:
        for name, number in client.done.items():
            assert causes.get(f"{client.me.person}:{name}") == number
        assert not [name for name in client.refused if f"{client.me.person}:{name}" in causes]
    if clients[0].status == "over":
        table = fold_all(map(read_entry, stored))
        assert all(client.match == match_view(table, client.me.person) for client in clients)


# --- two servers, one database ---


@pytest.fixture(scope="module")
def two_servers(
    tmp_path_factory: pytest.TempPathFactory, postgres: str
) -> Iterator[tuple[RunningServer, RunningServer]]:
    folder, database = tmp_path_factory.mktemp("servers"), fresh_database(postgres)
    with (
        running_server(folder, *FREELY, database=database) as one,
        running_server(folder, *FREELY, database=database) as two,
    ):
        yield one, two
        assert not one.stderr_text()
        assert not two.stderr_text()


async def play_between_servers(client: Client) -> None:
    """Plays by chance over whichever server; who hears nothing new for a while, or is refused, asks the other one."""
    while client.status != "over":
        try:
            await client.until(lambda: client.moves or client.status == "over", IMPATIENCE)
        except TimeoutError:
            client.cut()
            continue
        if client.moves:
            if client.random.random() < 0.3:
                await client.do(Rename(name=f"{client.me.person} {client.have}"))
            decision, move = client.decision, client.random.choice(client.moves)
            result = await client.answer(await client.do(Play(move=move, decision=decision)))
            if isinstance(result, wire.Refused):
                assert result.code in ("table/stale", "table/not-playing"), result
                client.cut()
                await client.until(lambda welcomes=client.welcomes: client.welcomes > welcomes)  # type: ignore[misc]
            elif client.random.random() < 0.2:
                client.cut()


def test_two_servers_on_one_database_neither_lose_nor_double(two_servers: tuple[RunningServer, RunningServer]) -> None:
    async def story(one: RunningServer, two: RunningServer) -> None:
        for game, players, deck in (("up-and-down", 3, "small-20"), ("auf-und-ab", 2, "binary-8")):
            async with AsyncExitStack() as stack:
                clients = await seat_all([one.base, two.base], make_plan(game, players, deck=deck), seed=3)
                for client in clients:
                    await stack.enter_async_context(client)
                await start_between_servers(clients)
                await asyncio.gather(*map(play_between_servers, clients))
                for client in clients:
                    await client.until(lambda client=client: not client.waiting)  # type: ignore[misc]
            check_commands(one, clients)
            assert not any(client.problems for client in clients)

    asyncio.run(story(*two_servers))


async def start_between_servers(clients: Sequence[Client]) -> None:
    await clients[0].ask(Start())
    for client in clients:
        while client.status != "playing":
            try:
                await client.until(lambda client=client: client.status == "playing", IMPATIENCE)  # type: ignore[misc]
            except TimeoutError:
                client.cut()


def test_what_another_server_has_done_is_never_refused(two_servers: tuple[RunningServer, RunningServer]) -> None:
    async def story(one: RunningServer, two: RunningServer) -> None:
        async with seated(one, "auf-und-ab", 2) as clients, Client(two.base, clients[0].me) as elsewhere:
            await elsewhere.until(lambda: elsewhere.have)
            await play_in_step(clients, 8)
            name, number = list(clients[0].done.items())[-1]
            elsewhere.sent[name] = elsewhere.waiting[name] = clients[0].sent[name]
            elsewhere.cut()
            assert await elsewhere.answer(name) == number

    asyncio.run(story(*two_servers))


def test_a_client_that_is_ahead_of_a_server_does_not_receive_an_older_state(
    two_servers: tuple[RunningServer, RunningServer],
) -> None:
    async def story(one: RunningServer, two: RunningServer) -> None:
        async with seated(one, "auf-und-ab", 2) as clients, Client(two.base, clients[0].me) as elsewhere:
            await elsewhere.until(lambda: elsewhere.have)
            await play_in_step(clients, 8)
            clients[0].bases = [two.base]
            clients[0].cut()
            await clients[0].until(lambda: clients[0].welcomes == 2)
            await elsewhere.until(lambda: elsewhere.have == clients[0].have)
            assert not clients[0].problems

    asyncio.run(story(*two_servers))
