"""How much of a processor a decision of a bot takes at live tables: bots play each other while a person watches. At one
table they take the time that they like; where many wait for one processor, they think for a shorter time."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from live_server import LiveServer, serving
from websockets.asyncio.client import connect

CASES = (("casual", 50), ("expert", 1), ("expert", 50))
"""Levels, and at how many tables they play at once."""
GAME = "up-and-down"
WARM_DECISIONS = 3
WARM_SECONDS = 120.0
"""How long to wait until the bots have been compiled and play."""
PROGRAM = "bot_worker"


def measure_bots(level: str, tables: int, seconds: float, progress: Callable[[str], object]) -> dict[str, Any]:
    """The decisions of one level, and what they take of the processors."""
    progress(f"bots: {level} at {tables} table(s)")
    with tempfile.TemporaryDirectory() as folder:
        flags = ("--warm-bots", "--bot-pause-ms", "0", "--bot-workers", "1")
        with serving("", folder, *flags) as server:
            return {"level": level, "tables": tables, **asyncio.run(watch(server, level, tables, seconds))}


async def watch(server: LiveServer, level: str, tables: int, seconds: float) -> dict[str, Any]:
    """Has the bots play until the time is up; after one table at which they were made ready."""
    count_of = f'updown_bot_decisions_total{{level="{level}"}}'

    async def decisions() -> float:
        return (await asyncio.to_thread(server.figures))[count_of]

    async with bots_playing(server, level, 1), asyncio.timeout(WARM_SECONDS):
        while await decisions() < WARM_DECISIONS:
            await asyncio.sleep(0.5)
    before, spent = await decisions(), server.helpers_cpu_seconds(PROGRAM)
    async with bots_playing(server, level, tables):
        await asyncio.sleep(seconds)
    made, spent = await decisions() - before, server.helpers_cpu_seconds(PROGRAM) - spent
    return {"decisions": int(made), "cpu_ms": round(1000 * spent / max(1.0, made), 2)}


@asynccontextmanager
async def bots_playing(server: LiveServer, level: str, tables: int) -> AsyncIterator[None]:
    """Tables of two bots, with a host who watches: bots that nobody watches come last."""
    plan = {
        "game": GAME,
        "options": {"players": 2},
        "pace": {"kind": "unhurried"},
        "seats": [{"kind": "bot", "level": level}] * 2,
    }
    async with httpx.AsyncClient(base_url=server.base, timeout=60) as client, asyncio.TaskGroup() as group:
        watching = []
        for _ in range(tables):
            body = {"plan": plan, "name": "A", "bearer": True}
            opened = (await client.post("/api/tables", json=body)).raise_for_status().json()
            watching.append(group.create_task(watch_table(server, opened)))
        yield
        for task in watching:
            task.cancel()


async def watch_table(server: LiveServer, opened: dict[str, str]) -> None:
    address = f"{server.base.replace('http', 'ws')}/api/tables/{opened['table']}/socket"
    async with connect(address, additional_headers={"Authorization": f"Bearer {opened['token']}"}) as socket:
        await socket.send('{"type":"hello"}')
        await socket.send('{"type":"do","id":"c1","command":{"do":"start"}}')
        async for _ in socket:
            pass
