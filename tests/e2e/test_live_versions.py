"""A server is stopped, and one that knows newer rules goes on with its database: matches that were being played keep
the rules that they began by, the next ones have the new rules, and bots play by both. The new rules are a pretend
version 2 of Up & Down, in which nobody rolls the dice (tests/kit/versions.py)."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import updown
from kit.live import (
    QUICKLY,
    Client,
    RunningServer,
    fetch_record,
    make_plan,
    running_server,
    seat_all,
    start_match,
    talking,
)
from kit.versions import FILE, GAME, ROLL, pretending
from updown.server import wire
from updown.table.commands import Play, Rematch

ROUNDS = 3


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[RunningServer]:
    with running_server(tmp_path, *QUICKLY, database=database) as server:
        yield server


@asynccontextmanager
async def connected(clients: list[Client]) -> AsyncIterator[None]:
    async with AsyncExitStack() as stack:
        for client in clients:
            await stack.enter_async_context(client)
        yield


async def play_rolling(client: Client, most: int = 10**6) -> int:
    """Plays on, and rolls wherever that is possible: at most so many moves, or to the end. How often it rolled."""
    rolls = 0
    for _ in range(most):
        await client.until(lambda: client.moves or client.status == "over")
        if client.status == "over":
            break
        roll = ROLL in client.moves
        rolls += roll
        await client.play(ROLL if roll else client.random.choice(client.moves))
    return rolls


async def check_record(base: str, record: Any) -> Any:
    async with talking(base) as http:
        response = await http.post("/api/records/check", content=wire.encode(wire.CheckRecord(record=record)))
        response.raise_for_status()
        return response.json()


def moves_in(record: Any) -> list[str]:
    return [event["move"] for part in record["rounds"] for event in part["events"]]


def test_matches_keep_the_rules_that_they_began_by(server: RunningServer) -> None:
    asyncio.run(story(server))
    assert not server.stderr_text()


async def story(server: RunningServer) -> None:
    plans = [
        make_plan(GAME, 2, bots=1, deck="small-9", rounds=ROUNDS),
        make_plan(GAME, 3, bots=1, level="expert:rollouts=2", deck="small-9", rounds=ROUNDS),
    ]
    tables = [await seat_all(server.base, each, seed=place) for place, each in enumerate(plans)]
    clients = [client for seats in tables for client in seats]
    async with connected(clients):
        for seats in tables:
            await start_match(seats)
        # A few moves each, by the old rules.
        await asyncio.gather(*(play_rolling(client, 2) for client in clients))
        server.stop()
        server.rules = str(FILE)
        server.start()
        # The same matches to their end, still by the old rules.
        rolls = await asyncio.gather(*(play_rolling(client) for client in clients))
        assert sum(rolls[:1]) >= 1
        assert sum(rolls[1:]) >= 1
        for seats in tables:
            for client in seats:
                await client.ask(Rematch())
        for client in clients:
            await client.until(lambda client=client: client.table.matches == 2)  # type: ignore[misc]
        # The next ones by the new rules: nobody can roll.
        await refuse_a_roll(clients[0])
        assert await asyncio.gather(*(play_rolling(client) for client in clients)) == [0] * len(clients)
        assert not [problem for client in clients for problem in client.problems]
    for seats in tables:
        await compare_records(server.base, seats[0])


async def refuse_a_roll(client: Client) -> None:
    """Where this one has to change the rules, it cannot roll; before that, it plays as it likes."""
    while {"move": "flip"} not in client.moves:
        await client.until(lambda: client.moves)
        if {"move": "flip"} not in client.moves:
            await client.play(client.random.choice(client.moves))
    refused = await client.answer(await client.do(Play(move=ROLL, decision=client.decision)))
    assert isinstance(refused, wire.Refused)
    assert (refused.code, refused.rule) == ("rules/bad-change", "UD-10")


async def compare_records(base: str, client: Client) -> None:
    """Each record says by which rules it was played, and replays by them alone."""
    old, new = [await fetch_record(base, client.me, match) for match in (0, 1)]
    assert (old["rules"], new["rules"]) == (1, 2)
    assert "roll" in moves_in(old)
    assert "roll" not in moves_in(new)
    for record in (old, new):
        checked = await check_record(base, record)
        assert (checked["valid"], checked["consistent"]) == (True, True), checked
    assert not (await check_record(base, {**old, "rules": 2}))["valid"]
    assert updown.replay(old).over
    with pytest.raises(updown.BadRecord, match="a newer program is needed"):
        updown.replay(new)
    with pretending():
        assert all(updown.replay(record).over for record in (old, new))
