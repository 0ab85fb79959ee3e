"""Many tables are played over real sockets while the server is killed again and again, and what it acknowledged or sent
is compared with what it stored. A `Violation` says what was lost, doubled or contradicted."""

import asyncio
import hashlib
import random
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import httpx

from kit.live import Client, RunningServer, fetch_record, make_plan, open_table, seat_all, start_match, talking
from updown.games.record import replay
from updown.server import wire
from updown.server.store.api import Stored
from updown.table import provable_deal
from updown.table.commands import Command, CommitPart, Play, Rematch, Rename, RevealPart, Say, TakeBack
from updown.table.events import ChoiceSealed, Entry, MatchEnded, MovePlayed, parse_event
from updown.table.proof import check_record
from updown.table.state import Table, fold_all
from updown.table.views import NextDeal, lines_after, match_view

KINDS = (
    ("up-and-down", 2, 0),
    ("up-and-down", 4, 1),
    ("auf-und-ab", 3, 0),
    ("auf-und-ab", 2, 1),
    ("dnup", 2, 0),
    ("dnup", 4, 2),
)
"""Game, players, and how many of them are bots."""
FINISH_SECONDS = 240.0
MOST_WAITING = 8
BOTS_MOVE = 12
"""How many events a table with bots has in a round that is long enough for them."""
SIDE_ISSUES = (
    "table/too-fast", "table/stale", "table/nothing-sealed", "table/wrong-deal", "table/parts-asked",
)  # fmt: skip
"""Why something that is said beside the moves may be refused."""


def next_deal(client: Client) -> NextDeal:
    assert client.table is not None
    return client.table.next_deal


def part_of(client: Client, deal: int) -> str:
    """The part that a client takes in a deal."""
    return hashlib.sha256(f"{client.me.table} {client.me.person} {deal}".encode()).hexdigest()


class Violation(AssertionError):
    """The server broke its word."""


@dataclass
class Tally:
    """What the trials saw."""

    kills: int = 0
    kills_in_flight: int = 0
    acknowledged: int = 0
    in_flight: int = 0
    in_flight_stored: int = 0
    events: int = 0
    moves: int = 0
    matches: int = 0
    resume_seconds: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        slowest = max(self.resume_seconds, default=0)
        return (
            f"{self.kills} kills, {self.kills_in_flight} of them into {self.in_flight} commands without an answer, of "
            f"which {self.in_flight_stored} were stored; {self.acknowledged} commands acknowledged, {self.events} "
            f"events, {self.moves} moves, {self.matches} matches to their end; all clients back after {slowest:.1f} s"
        )


class CrashTable:
    """One table, its clients, and what has been seen in the store."""

    def __init__(self, clients: list[Client]) -> None:
        self.id = clients[0].me.table
        self.clients = clients
        self.stored: list[Stored] = []
        self.causes: dict[str, int] = {}
        self._more: dict[int, bool] = {}

    def goes_on(self, matches: int, more: bool) -> bool:
        """Whether there is a rematch: the first call for a match decides, and all later ones get the same answer."""
        return self._more.setdefault(matches, more)

    def take_in(self, new: Sequence[Stored]) -> None:
        """Events that were stored since: in order, without a gap, no command twice."""
        for stored in new:
            expect(stored.number == len(self.stored) + 1, f"{self.id}: event {stored.number} after {len(self.stored)}")
            if stored.cause:
                first = self.causes.setdefault(stored.cause, stored.number)
                expect(first == stored.number, f"{self.id}: {stored.cause} is done twice, {first} and {stored.number}")
            self.stored.append(stored)


def expect(condition: bool, problem: str) -> None:
    if not condition:
        raise Violation(problem)


async def wait_for(condition: Callable[[], bool], seconds: float) -> None:
    """Until it is like that; after so many seconds it is enough."""
    until = time.monotonic() + seconds
    while not condition() and time.monotonic() < until:
        await asyncio.sleep(0.002)


class CrashTrial:
    """So many kills of a server, with tables that are opened for it."""

    def __init__(self, server: RunningServer, seed: int, tally: Tally) -> None:
        self.server = server
        self.seed = seed
        self.random = random.Random(seed)
        self.tally = tally
        self.tables: list[CrashTable] = []
        self.finishing = False
        self.committed: set[str] = set()
        self.revealed: set[str] = set()
        """Parts of deals that the clients have committed to, and that they have revealed."""

    @property
    def clients(self) -> list[Client]:
        return [client for table in self.tables for client in table.clients]

    async def run(self, rounds: int) -> None:
        async with AsyncExitStack() as stack:
            for place, (game, players, bots) in enumerate(KINDS):
                clients = await seat_all(self.server.base, make_plan(game, players, bots), self.seed + 10 * place)
                for client in clients:
                    client.again = 0.3
                    await stack.enter_async_context(client)
                self.tables.append(CrashTable(clients))
            await asyncio.gather(*(start_match(table.clients) for table in self.tables))
            async with asyncio.TaskGroup() as group:
                playing = [
                    group.create_task(self._play(table, client)) for table in self.tables for client in table.clients
                ]
                hurry = False
                for number in range(rounds):
                    await self._until_the_moment(number, hurry)
                    hurry = self.random.random() < 0.15 and number < rounds - 1
                    await self._crash(hurry)
                self.finishing = True
                await asyncio.wait(playing, timeout=FINISH_SECONDS)
                stuck = [str(client) for client, task in zip(self.clients, playing, strict=True) if not task.done()]
                expect(not stuck, "\n".join(["it does not go on for", *stuck]))
            # Every match has gone on to its end; what was said on the side has its answer too.
            for client in self.clients:
                await client.until(lambda client=client: not client.waiting)  # type: ignore[misc]
            await self._check_end()

    # --- playing ---

    async def _play(self, table: CrashTable, client: Client) -> None:
        while True:
            await client.until(lambda: client.moves or client.status == "over" or self._is_asked_for_part(client), None)
            if self._is_asked_for_part(client):
                deal = next_deal(client).deal
                self.revealed.add(part_of(client, deal))
                await client.answer(await client.do(RevealPart(deal=deal, part=part_of(client, deal))), None)
                continue
            if client.moves:
                await self._decide(client)
                continue
            assert client.table is not None
            matches = client.table.matches
            if not table.goes_on(matches, not self.finishing):
                return
            await client.answer(await client.do(Rematch()), None)
            await client.until(lambda matches=matches: client.table.matches > matches, None)  # type: ignore[misc]

    async def _decide(self, client: Client) -> None:
        """A move; now and then something on the side, without waiting for the answer."""
        if self.random.random() < 0.25 and len(client.waiting) < MOST_WAITING:
            await client.do(self._on_the_side(client))
        decision, move = client.decision, self.random.choice(client.moves)
        result = await client.answer(await client.do(Play(move=move, decision=decision)), None)
        expect(isinstance(result, int), f"{client.me.table}: the move {move} of {client.me.person} got {result}")
        if client.match is not None and client.match.can_take_back and self.random.random() < 0.1:
            await client.answer(await client.do(TakeBack(decision=decision)), None)

    def _on_the_side(self, client: Client) -> Command:
        kind = self.random.randrange(10)
        if kind == 0:
            return Say(preset="hello")
        if kind < 4:
            return Rename(name=f"{client.me.person} {self.random.randrange(10**6)}")
        deal, seat = next_deal(client).deal, client.me.seat
        part = part_of(client, deal)
        if seat is None or part in self.committed:
            return Say(preset="oops")
        self.committed.add(part)
        return CommitPart(deal=deal, commitment=provable_deal.part_commitment(client.me.table, deal, seat, part))

    def _is_asked_for_part(self, client: Client) -> bool:
        seat = client.me.seat
        if client.table is None or seat is None:
            return False
        deal = client.table.next_deal
        return deal.asked and deal.commitments[seat] != "" and part_of(client, deal.deal) not in self.revealed

    # --- crashing ---

    async def _until_the_moment(self, number: int, hurry: bool) -> None:
        """Some time; or until much is under way; or right after a burst of commands; or until bots have moved. In a
        hurry: while people are still coming back."""
        if hurry:
            await asyncio.sleep(self.random.uniform(0.0, 0.3))
            return
        if number % 10 == 9:
            await self._let_bots_move()
        await self._let_people_move(self.random.randint(0, 2 * len(self.clients)))
        kind = self.random.randrange(3)
        if kind == 0:
            await asyncio.sleep(self.random.uniform(0.0, 0.3))
            return
        if kind == 1:
            enough = self.random.randint(1, len(self.clients))
            await wait_for(lambda: self._under_way() >= enough, 1.0)
        else:
            for client in self.clients:
                for _ in range(self.random.randint(0, 3)):
                    await client.do(self._on_the_side(client))
        await asyncio.sleep(self.random.uniform(0.0, 0.02))

    async def _let_people_move(self, count: int) -> None:
        before = sum(len(client.done) for client in self.clients)
        await wait_for(lambda: sum(len(client.done) for client in self.clients) >= before + count, 30.0)

    async def _let_bots_move(self) -> None:
        with_bots = [table.clients[0] for table, kind in zip(self.tables, KINDS, strict=True) if kind[2]]
        wanted = [(client, client.have + BOTS_MOVE) for client in with_bots]
        await wait_for(lambda: all(client.have >= number for client, number in wanted), 10.0)

    def _under_way(self) -> int:
        return sum(len(client.waiting) for client in self.clients)

    async def _crash(self, hurry: bool) -> None:
        newcomer = asyncio.create_task(self._open_another())
        await asyncio.sleep(self.random.uniform(0.0, 0.02))
        self.server.kill()
        # What had arrived before it died is heard first: that counts.
        for client in self.clients:
            await client.until(lambda client=client: client.socket is None)  # type: ignore[misc]
        welcomes = {client: client.welcomes for client in self.clients}
        lost = [(table, client, name) for table in self.tables for client in table.clients for name in client.waiting]
        opened = await newcomer
        await asyncio.to_thread(self._check_store)
        self.tally.kills += 1
        self.tally.kills_in_flight += bool(lost)
        self.tally.in_flight += len(lost)
        self.tally.in_flight_stored += sum(f"{client.me.person}:{name}" in table.causes for table, client, name in lost)
        started = time.monotonic()
        await asyncio.to_thread(self.server.start)
        if hurry:
            return
        for client in self.clients:
            await client.until(lambda client=client: client.welcomes > welcomes[client])  # type: ignore[misc]
        self.tally.resume_seconds.append(time.monotonic() - started)
        self._check_clients()
        if opened is not None:
            async with talking(self.server.base, opened.token) as http:
                mine = (await http.get("/api/mine")).json()["tables"]
            expect([each["table"] for each in mine] == [opened.table], f"{opened.table} was opened, and is not there")

    async def _open_another(self) -> wire.Seated | None:
        """Somebody opens a table; None where no answer comes."""
        try:
            return await open_table(self.server.base, make_plan("dnup", 2))
        except httpx.TransportError:
            return None

    # --- checking ---

    def _check_store(self) -> None:
        """What was acknowledged or sent is stored, and what was stored has kept its order."""
        store = self.server.store()
        try:
            for table in self.tables:
                table.take_in(store.events(table.id, after=len(table.stored)))
        finally:
            store.close()
        self._check_clients()
        for table in self.tables:
            for client in table.clients:
                received = f"{table.id}: person {client.me.person} received event {client.have}"
                expect(client.have <= len(table.stored), f"{received}, stored are {len(table.stored)}")
                self._check_commands(table, client)

    def _check_commands(self, table: CrashTable, client: Client) -> None:
        for name, number in client.done.items():
            stored = table.causes.get(f"{client.me.person}:{name}")
            expect(stored == number, f"{table.id}: {name} was acknowledged as event {number}, stored is {stored}")
        for name, refusal in client.refused.items():
            expect(f"{client.me.person}:{name}" not in table.causes, f"{table.id}: {refusal}, and yet it is stored")
            expect(refusal.code in SIDE_ISSUES, f"{table.id}: {client.sent[name]} got {refusal}")

    def _check_clients(self) -> None:
        problems = [problem for client in self.clients for problem in client.problems]
        expect(not problems, "\n".join(problems))
        for client in self.clients:
            last = max(client.done.values(), default=0)
            expect(client.have >= last, f"{client.me.table}: event {last} was acknowledged, received is {client.have}")

    async def _check_end(self) -> None:
        """Everybody received all of it and nothing else; every match is proven."""
        await asyncio.to_thread(self._check_store)
        for table in self.tables:
            whole = await asyncio.to_thread(self._read_again, table)
            folded = await asyncio.to_thread(fold_all, whole)
            lines = lines_after(folded, 0)
            for client in table.clients:
                received = [line for number in sorted(client.lines) for line in client.lines[number]]
                expect(received == lines, f"{table.id}: person {client.me.person} received other lines than stored")
                view = match_view(folded, client.me.person)
                expect(client.match == view, f"{table.id}: person {client.me.person} sees another match")
                expect(not client.waiting, f"{table.id}: {client.waiting} never got an answer")
            await self._check_records(table, folded)
            self._count(table, whole)

    def _read_again(self, table: CrashTable) -> list[Entry]:
        store = self.server.store()
        try:
            whole = store.events(table.id)
        finally:
            store.close()
        expect(whole == table.stored, f"{table.id}: what is stored has changed")
        return [Entry(each.number, each.at, each.cause, parse_event(each.body)) for each in whole]

    async def _check_records(self, table: CrashTable, folded: Table) -> None:
        expect(folded.status == "over", f"{table.id} is {folded.status}")
        for place, record in enumerate(folded.records):
            fetched = await fetch_record(self.server.base, table.clients[-1].me, place)
            expect(fetched == record, f"{table.id}: the record of match {place} is another than what is stored")
            expect(replay(record).over, f"{table.id}: match {place} is not over")
            assert check_record(record).consistent

    def _count(self, table: CrashTable, whole: list[Entry]) -> None:
        self.tally.events += len(whole)
        self.tally.matches += sum(isinstance(entry.event, MatchEnded) for entry in whole)
        self.tally.moves += sum(isinstance(entry.event, MovePlayed | ChoiceSealed) for entry in whole)
        self.tally.acknowledged += sum(len(client.done) for client in table.clients)


async def crash_again_and_again(server: RunningServer, rounds: int, seed: int, tally: Tally | None = None) -> Tally:
    """Kills the server so many times while tables of every game are played; then plays them to their end."""
    found = tally or Tally()
    await CrashTrial(server, seed, found).run(rounds)
    expect(not server.stderr_text(), f"the server complained:\n{server.stderr_text()}")
    return found
