"""Several servers on one PostgreSQL while things go wrong: tables of all games are played over real sockets, and what
was acknowledged and told is held against what is stored. A `Violation` says what was lost, doubled or leaked."""

import asyncio
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kit.crash import expect
from kit.live import LATER, Client, RunningServer, make_plan, seat_all, start_match
from kit.postgres import restart_postgres, run_sql
from updown.games.record import replay
from updown.server import wire
from updown.server.loader import read_entry
from updown.server.store.api import Stored
from updown.table.commands import Play, Rename
from updown.table.proof import check_record
from updown.table.state import Table, fold_all
from updown.table.views import match_view

GAMES = (("up-and-down", 3, 1), ("auf-und-ab", 2, 0), ("dnup", 3, 1), ("auf-und-ab", 2, 1))
"""Game, players, and how many of them are bots."""
RESUME_SECONDS = 60.0
PACE_SECONDS = 0.3
"""How long a person thinks, at most: a match has to last until the faults are over."""
SUSPENDED_SECONDS = 7.0
DOWN_SECONDS = 0.5
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN updown'"


@dataclass
class Tally:
    """What the trials saw."""

    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    matches: int = 0
    frames: int = 0
    resume_seconds: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.faults.items()))
        times = sorted(self.resume_seconds) or [0.0]
        p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
        return (
            f"{self.faults.total()} faults ({kinds}); {self.acknowledged} commands acknowledged, {self.matches} "
            f"matches to their end, {self.frames} frames; all tables go on after {p50:.1f} s (p50), {p99:.1f} s (p99)"
        )


class Witness(Client):
    """Keeps every view that it is sent."""

    def __init__(self, bases: Sequence[str], seat: wire.Seated, seed: int) -> None:
        super().__init__(bases, seat, seed=seed)
        self.one_server = False
        self.views: list[tuple[int, Any]] = []

    def _take_refusal(self, message: wire.Refused) -> None:
        """A server that cannot reach its database says so to whoever connects, and closes."""
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
    """Everybody was told what is stored, nothing acknowledged is lost or doubled, everybody sees what they may see."""
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
        expect(client.have == len(stored), f"{name}: told of {client.have} events, stored are {len(stored)}")
        expect(client.match == match_view(table, client.me.person), f"{name}: {client} sees another match")
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


# --- what goes wrong ---


def child_of(server: RunningServer, program: bytes) -> int:
    """A process that the server has started for that program; 0 if there is none."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_bytes()
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, IndexError):
            continue
        if parent == server.pid and program in command:
            return int(folder.name)
    return 0


async def kill_node(trial: "FaultTrial") -> None:
    server = trial.some_server()
    server.kill()
    await asyncio.sleep(DOWN_SECONDS)
    await asyncio.to_thread(server.start)


async def suspend_node(trial: "FaultTrial") -> None:
    server = trial.some_server()
    os.kill(server.pid, signal.SIGSTOP)
    try:
        await asyncio.sleep(SUSPENDED_SECONDS)
    finally:
        os.kill(server.pid, signal.SIGCONT)


async def restart_node(trial: "FaultTrial") -> None:
    server = trial.some_server()
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)


async def kill_writer(trial: "FaultTrial") -> None:
    _kill_child(trial, b"append_worker")


async def kill_bot(trial: "FaultTrial") -> None:
    _kill_child(trial, b"bot_worker")


def _kill_child(trial: "FaultTrial", program: bytes) -> None:
    pid = child_of(trial.some_server(), program)
    if pid:
        os.kill(pid, signal.SIGKILL)


async def cut_bus(trial: "FaultTrial") -> None:
    await asyncio.to_thread(run_sql, trial.servers[0].database, CUT)


async def crash_database(trial: "FaultTrial") -> None:
    await asyncio.to_thread(restart_postgres, trial.servers[0].database)


FAULTS: dict[str, Callable[["FaultTrial"], Any]] = {
    "nodes killed": kill_node,
    "nodes suspended": suspend_node,
    "nodes restarted": restart_node,
    "writers killed": kill_writer,
    "bots killed": kill_bot,
    "buses cut": cut_bus,
    "databases crashed": crash_database,
}


# --- the trial ---


class FaultTrial:
    def __init__(self, servers: Sequence[RunningServer], seed: int, tally: Tally) -> None:
        self.servers = servers
        self.random = random.Random(seed)
        self.tally = tally
        self.tables: list[list[Client]] = []
        self.hurry = False

    def some_server(self) -> RunningServer:
        return self.random.choice(self.servers)

    async def run(self, faults: Sequence[str]) -> None:
        """Plays tables of all games to their end while these faults happen, one after another."""
        bases = [server.base for server in self.servers]
        async with AsyncExitStack() as stack:
            for game, players, bots in GAMES:
                seats = await seat_all(bases[0], make_plan(game, players, bots=bots, level="random"))
                clients: list[Client] = [Witness(bases, seat.me, self.random.randrange(10**6)) for seat in seats]
                for client in clients:
                    await stack.enter_async_context(client)
                self.tables.append(clients)
                await start_match(clients)
            playing = asyncio.gather(*(self._play(client) for clients in self.tables for client in clients))
            for fault in faults:
                await asyncio.sleep(self.random.uniform(0.3, 1.0))
                await self._inject(fault)
            self.hurry = True
            await playing
            for clients in self.tables:
                await self._end(clients)

    async def _play(self, client: Client) -> None:
        """Plays by chance, and changes its name now and then."""
        while client.status != "over":
            await client.until(lambda: client.moves or client.status == "over")
            if not client.moves:
                continue
            if not self.hurry:
                await asyncio.sleep(client.random.uniform(0.0, PACE_SECONDS))
            if client.random.random() < 0.3:
                await client.do(Rename(name=f"{client.me.person} {client.have}"))
            if client.moves:
                play = Play(move=client.random.choice(client.moves), decision=client.decision)
                result = await client.answer(await client.do(play))
                # A move that was late: the decision had been made before, or a bot had the seat.
                expect(isinstance(result, int) or result.code == "table/stale", f"{play} got {result}")
                await self._told_of(client, play.decision)

    async def _told_of(self, client: Client, decision: int) -> None:
        """Until it knows that the decision has been made."""
        await client.until(lambda: client.decision != decision or not client.moves)

    async def _inject(self, fault: str) -> None:
        last = {id(clients): max(client.have for client in clients) for clients in self.tables}
        started = time.monotonic()
        await FAULTS[fault](self)
        self.tally.faults[fault] += 1
        for clients in self.tables:
            before = last[id(clients)]
            for client in clients:
                await client.until(
                    lambda client=client, before=before: client.status == "over" or client.have > before,  # type: ignore[misc]
                    RESUME_SECONDS,
                )
        self.tally.resume_seconds.append(time.monotonic() - started)

    async def _end(self, clients: Sequence[Client]) -> None:
        last = len(await asyncio.to_thread(stored_events, self.servers[0], clients[0].me.table))
        for client in clients:
            await client.until(lambda client=client: client.have >= last and not client.waiting)  # type: ignore[misc]
        table = await asyncio.to_thread(check_all, self.servers[0], clients)
        expect(table.status == "over", f"{table.id} is {table.status}")
        for record in table.records:
            expect(replay(record).over and check_record(record).consistent, f"{table.id}: its record is not proven")
        self.tally.matches += len(table.records)
        self.tally.acknowledged += sum(len(client.done) for client in clients)
        self.tally.frames += sum(client.updates for client in clients)
