"""Makes a database as an earlier version of the program leaves it, for tests/e2e/test_upgrade.py. It runs with the code
and the kit of that version:

    git worktree add --detach /tmp/old VERSION
    PYTHONPATH=/tmp/old/src:/tmp/old/tests python tests/kit/old_database.py VERSION tests/e2e/databases

It writes the same story in each kind of database, VERSION.sqlite.sql and VERSION.postgresql.sql, and beside each the
seats and what was seen from there."""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from kit.live import FREELY, Client, RunningServer, fetch_record, make_plan, play_match, running_server, seat_all
from kit.live import start_match as start
from kit.postgres import OWNER, find_programs, fresh_database, running_postgres

GAMES = ("up-and-down", "auf-und-ab", "dnup")
SOME = 4


async def play_some(clients: list[Client]) -> None:
    for _ in range(SOME):
        mover = next(client for client in clients if client.moves)
        number = await mover.play(mover.moves[0])
        for client in clients:
            await client.until(lambda client=client, number=number: client.have >= number)  # type: ignore[misc]


def seats_of(clients: list[Client]) -> list[dict[str, Any]]:
    return [
        {"table": client.me.table, "person": client.me.person, "seat": client.me.seat, "token": client.me.token}
        for client in clients
    ]


async def tell_story(server: RunningServer) -> list[dict[str, Any]]:
    """A lobby; and of each game a match that is over, and one that is being played."""
    (host,) = await seat_all(server.base, make_plan("dnup", 2, bots=1))
    story: list[dict[str, Any]] = [{"game": "dnup", "status": "lobby", "number": 1, "seats": seats_of([host])}]
    for game in GAMES:
        for status in ("over", "playing"):
            clients = await seat_all(server.base, make_plan(game, 2))
            async with clients[0], clients[1]:
                await start(clients)
                if status == "over":
                    await asyncio.gather(*map(play_match, clients))
                else:
                    await play_some(clients)
                number = max(client.have for client in clients)
            record = await fetch_record(server.base, clients[0].me) if status == "over" else None
            story.append(
                {"game": game, "status": status, "number": number, "seats": seats_of(clients), "record": record}
            )
    return story


def dump_sqlite(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        return "\n".join(connection.iterdump()) + "\n"


def dump_postgresql(url: str) -> str:
    words = [find_programs() / "pg_dump", "--inserts", "--no-owner", "--no-privileges", "--dbname", url]
    owner = OWNER if os.geteuid() == 0 else None
    done = subprocess.run([*map(str, words)], stdout=subprocess.PIPE, text=True, check=True, user=owner, cwd="/")
    # Without comments and commands to psql.
    lines = [line for line in done.stdout.splitlines() if line and not line.startswith(("--", "\\"))]
    return "\n".join(lines) + "\n"


def main() -> None:
    version, folder = sys.argv[1], Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as place, running_postgres() as postgres:
        for kind, database in (("sqlite", ""), ("postgresql", fresh_database(postgres))):
            with running_server(Path(place), *FREELY, "--bot-pause-ms", "0", database=database) as server:
                story = asyncio.run(tell_story(server))
                server.stop()
                dumped = dump_postgresql(database) if database else dump_sqlite(Path(place) / "updown.db")
            (folder / f"{version}.{kind}.sql").write_text(dumped, "utf-8")
            (folder / f"{version}.{kind}.json").write_text(json.dumps(story, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
