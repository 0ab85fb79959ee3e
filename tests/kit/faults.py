"""Several servers on one PostgreSQL while things go wrong (disturbances.py): tables of all games are played over real
sockets, and what was acknowledged and sent is compared with what is stored. A `Violation` says what was lost, doubled
or leaked."""

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

from kit.crash import expect
from kit.disturbances import FAULTS, Scene
from kit.live import LATER, Client, RunningServer, make_plan, seat_all, start_match
from updown.games.record import replay
from updown.server import wire
from updown.server.loader import read_entry
from updown.server.store.api import Stored
from updown.table.commands import Play, Rematch, Rename
from updown.table.proof import check_record
from updown.table.state import Table, fold_all
from updown.table.views import lines_after, match_view

GAMES = (("up-and-down", 3, 1), ("auf-und-ab", 2, 0), ("dnup", 3, 1), ("auf-und-ab", 2, 1))
"""Game, players, and how many of them are bots."""
RESUME_SECONDS = 300.0
"""Then a table counts as stuck. On a busy machine it takes a while until the processes of bots have started, which have
a low priority."""
PACE_SECONDS = 0.3
"""How long a person thinks, at most: a match has to last until the faults are over."""


@dataclass
class Tally:
    """What the trials saw. `resumed`: for each fault the seconds from it until everybody received something new."""

    resumed: dict[str, list[float]] = field(default_factory=dict)
    acknowledged: int = 0
    matches: int = 0
    frames: int = 0

    def __str__(self) -> str:
        """A table. What is lost, doubled or leaked ends a trial, so that there is none of it in a tally."""
        rows = [f"  {'fault':26} times   all tables go on, p50 / p99 s"]
        everything = [second for seconds in self.resumed.values() for second in seconds]
        for kind, seconds in [*sorted(self.resumed.items()), ("all", everything)]:
            rows.append(f"  {kind:26} {len(seconds):5}   {share(seconds, 0.5):6.1f} / {share(seconds, 0.99):.1f}")
        checked = f"{self.matches} matches to their end, {self.frames} frames"
        return "\n".join(
            [*rows, f"  {self.acknowledged} commands acknowledged, lost 0, doubled 0, leaked 0; {checked}"]
        )


def share(seconds: Sequence[float], part: float) -> float:
    """So many of all are not above this."""
    return sorted(seconds)[min(int(len(seconds) * part), len(seconds) - 1)] if seconds else 0.0


class Witness(Client):
    """Keeps every view that it is sent."""

    def __init__(self, bases: Sequence[str], seat: wire.Seated, seed: int) -> None:
        super().__init__(bases, seat, seed=seed)
        self.one_server = False
        self.views: list[tuple[int, Any]] = []

    def _take_refusal(self, message: wire.Refused) -> None:
        """A server that cannot reach its database says so to each client that connects, and closes."""
        if message.id is not None or message.code not in LATER:
            super()._take_refusal(message)

    def _learn(self, update: wire.Update) -> None:
        self.views.append((update.number, update.match))
        super()._learn(update)


def stored_events(server: RunningServer, table: str) -> list[Stored]:
    store = server.store()
    try:
        return store.events(table)
    finally:
        store.close()


def check_all(server: RunningServer, clients: Sequence[Client]) -> Table:
    """Everybody received what is stored, nothing acknowledged is lost or doubled, everybody sees what they may see."""
    name, stored = clients[0].me.table, stored_events(server, clients[0].me.table)
    expect([each.number for each in stored] == list(range(1, len(stored) + 1)), f"{name}: events are missing")
    causes = {each.cause: each.number for each in stored if each.cause}
    expect(len(causes) == sum(bool(each.cause) for each in stored), f"{name}: a command is stored twice")
    entries = [*map(read_entry, stored)]
    table = fold_all(entries)
    for client in clients:
        expect(not client.problems, "\n".join(client.problems))
        expect(not client.waiting, f"{name}: {client.waiting} got no answer")
        acknowledged = {each: causes.get(f"{client.me.person}:{each}") for each in client.done}
        expect(acknowledged == client.done, f"{name}: acknowledged {client.done}, stored {acknowledged}")
        refused = [each for each in client.refused if f"{client.me.person}:{each}" in causes]
        expect(not refused, f"{name}: {refused} were refused, and are stored")
        expect(client.have == len(stored), f"{name}: received {client.have} events, stored are {len(stored)}")
        expect(client.match == match_view(table, client.me.person), f"{name}: {client} sees another match")
        received = [line for number in sorted(client.lines) for line in client.lines[number]]
        expect(received == lines_after(table, 0), f"{name}: {client} received other lines than are stored")
    witnesses = [client for client in clients if isinstance(client, Witness)]
    if witnesses:
        check_views(stored, witnesses)
    return table


def check_views(stored: Sequence[Stored], witnesses: Sequence[Witness]) -> None:
    """Every frame was exactly what the person was allowed to see then: no card more, and no card less."""
    table = Table()
    seen: dict[int, list[tuple[int, Any]]] = {}
    for witness in witnesses:
        for number, view in witness.views:
            seen.setdefault(number, []).append((witness.me.person, view))
    for each in stored:
        table.fold(read_entry(each))
        for person, view in seen.get(each.number, ()):
            expect(view == match_view(table, person), f"{table.id}: person {person} saw another view at {each.number}")


# --- the trial ---


class FaultTrial:
    def __init__(self, scene: Scene, seed: int, tally: Tally) -> None:
        self.scene = scene
        self.random = random.Random(seed)
        self.tally = tally
        self.tables: list[list[Client]] = []
        self.finishing = False
        self._more: dict[tuple[str, int], bool] = {}

    async def run(self, faults: Sequence[str]) -> None:
        """Plays matches of all games while these faults happen, one after another, and then to their end."""
        self.scene.playing = asyncio.Event()
        self.scene.playing.set()
        bases = [self.scene.front] if self.scene.front else [server.base for server in self.scene.servers]
        async with AsyncExitStack() as stack:
            for game, players, bots in GAMES:
                seats = await seat_all(bases[0], make_plan(game, players, bots=bots, level="random"))
                clients: list[Client] = [Witness(bases, seat.me, self.random.randrange(10**6)) for seat in seats]
                for client in clients:
                    await stack.enter_async_context(client)
                self.tables.append(clients)
                await start_match(clients)
            async with asyncio.TaskGroup() as group:
                for clients in self.tables:
                    for client in clients:
                        group.create_task(self._play(client))
                for fault in faults:
                    await asyncio.sleep(self.random.uniform(0.3, 1.0))
                    await self._inject(fault)
                self.finishing = True
                self.scene.playing.set()
            for clients in self.tables:
                await self._end(clients)

    async def _play(self, client: Client) -> None:
        """Plays by chance, and changes its name now and then; another match after each, until it is enough."""
        while True:
            await client.until(lambda: client.moves or client.status == "over", RESUME_SECONDS)
            await self.scene.playing.wait()
            if client.moves:
                await self._move(client)
            elif client.status == "over":
                assert client.table is not None
                matches = client.table.matches
                if not self._more.setdefault((client.me.table, matches), not self.finishing):
                    return
                await client.answer(await client.do(Rematch()))
                await client.until(lambda matches=matches: client.table.matches > matches, RESUME_SECONDS)  # type: ignore[misc]

    async def _move(self, client: Client) -> None:
        if not self.finishing:
            await asyncio.sleep(client.random.uniform(0.0, PACE_SECONDS))
        if client.random.random() < 0.3:
            await client.do(Rename(name=f"{client.me.person} {client.have}"))
        if client.moves:
            play = Play(move=client.random.choice(client.moves), decision=client.decision)
            result = await client.answer(await client.do(play))
            # A move that was late: the decision had been made before, or a bot had the seat.
            expect(isinstance(result, int) or result.code == "table/stale", f"{play} got {result}")
            await client.until(lambda: client.decision != play.decision or not client.moves)

    async def _inject(self, fault: str) -> None:
        """Returns when everybody has received something that happened after the harm was done."""
        last, started = {}, 0.0

        def harmed() -> None:
            nonlocal last, started
            last = {clients[0].me.table: max(client.have for client in clients) for clients in self.tables}
            started = time.monotonic()

        self.scene.harmed = harmed
        harmed()
        await FAULTS[fault](self.scene, self.random)
        for client in (client for clients in self.tables for client in clients):
            await client.until(lambda client=client: client.have > last[client.me.table], RESUME_SECONDS)  # type: ignore[misc]
        self.tally.resumed.setdefault(fault, []).append(time.monotonic() - started)

    async def _end(self, clients: Sequence[Client]) -> None:
        server = self.scene.servers[0]
        last = len(await asyncio.to_thread(stored_events, server, clients[0].me.table))
        for client in clients:
            await client.until(lambda client=client: client.have >= last and not client.waiting)  # type: ignore[misc]
        table = await asyncio.to_thread(check_all, server, clients)
        expect(table.status == "over", f"{table.id} is {table.status}")
        for record in table.records:
            expect(replay(record).over and check_record(record).consistent, f"{table.id}: its record is not proven")
        self.tally.matches += len(table.records)
        self.tally.acknowledged += sum(len(client.done) for client in clients)
        self.tally.frames += sum(client.updates for client in clients)
