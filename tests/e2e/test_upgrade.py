"""Databases that earlier versions have left (tests/e2e/databases): the server of today brings them up to date, lists
their tables, gives the same records and replays them, and everybody plays on with the token that they have."""

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from kit.live import QUICKLY, Client, RunningServer, fetch_record, play_match, running_server
from kit.postgres import fresh_database, run_sql
from updown.server.wire import Seated
from updown.table.proof import check_record

DATABASES = Path(__file__).parent / "databases"
VERSIONS = sorted({path.name.partition(".")[0] for path in DATABASES.glob("*.sql")})
# As if the last move had just been made: the player whose turn it is still has time.
SHIFT = (
    "UPDATE events SET at = at + {ms}",
    "UPDATE tables SET opened_at = opened_at + {ms}, updated_at = updated_at + {ms}",
)


def load_sqlite(script: str, file: Path) -> str:
    with closing(sqlite3.connect(file)) as database:
        database.executescript(script)
        (last,) = database.execute("SELECT max(at) FROM events").fetchone()
        for statement in SHIFT:
            database.execute(statement.format(ms=int(time.time() * 1000) - last))
        database.commit()
    return f"sqlite:///{file}"


def load_postgresql(script: str, url: str) -> str:
    run_sql(url, script)
    ((last,),) = run_sql(url, "SELECT max(at) FROM events")
    assert isinstance(last, int)
    for statement in SHIFT:
        run_sql(url, statement.format(ms=int(time.time() * 1000) - last))
    return url


def seats_of(kept: dict[str, Any]) -> list[Seated]:
    return [Seated(invite=None, **seat) for seat in kept["seats"]]


async def play_on(server: RunningServer, kept: dict[str, Any]) -> None:
    """To the end, from where the match was."""
    clients = [Client(server.base, seat) for seat in seats_of(kept)]
    async with clients[0], clients[1]:
        for client in clients:
            await client.until(lambda client=client: client.updates)  # type: ignore[misc]
            assert (client.status, client.have) == ("playing", kept["number"])
        await asyncio.gather(*map(play_match, clients))
        assert {client.status for client in clients} == {"over"}
    assert [client.problems for client in clients] == [[], []]
    record = await fetch_record(server.base, clients[0].me)
    assert check_record(record).consistent


def look_back(server: RunningServer, kept: dict[str, Any]) -> None:
    """The match is over: it is among mine, its record is as it was, and it can be replayed."""
    seat = seats_of(kept)[0]
    headers = {"Authorization": f"Bearer {seat.token}"}
    with httpx.Client(base_url=server.base, headers=headers, trust_env=False, timeout=60) as http:
        matches = http.get("/api/mine/matches").json()["matches"]
        assert [(match["table"], match["game"], match["match"]) for match in matches] == [(seat.table, kept["game"], 0)]
        record = http.get(f"/api/tables/{seat.table}/record").json()
        assert {**record, **kept["record"]} == record  # A record may say more today, and nothing else.
        assert check_record(record).consistent
        replay = http.post("/api/replays", json={"record": record}).json()
        assert len(replay["steps"]) > 10


def check_list(server: RunningServer, kept: dict[str, Any]) -> None:
    seat = seats_of(kept)[0]
    headers = {"Authorization": f"Bearer {seat.token}"}
    mine = httpx.get(f"{server.base}/api/mine", headers=headers, trust_env=False, timeout=60)
    (listed,) = mine.json()["tables"]
    assert (listed["table"], listed["game"], listed["status"]) == (seat.table, kept["game"], kept["status"])


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("version", VERSIONS)
def test_what_an_earlier_version_has_stored_is_played_on_listed_and_replayed(
    tmp_path: Path, version: str, kind: str, request: pytest.FixtureRequest
) -> None:
    story = json.loads((DATABASES / f"{version}.{kind}.json").read_text("utf-8"))
    script = (DATABASES / f"{version}.{kind}.sql").read_text("utf-8")
    if kind == "sqlite":
        database = load_sqlite(script, tmp_path / "updown.db")
    else:
        database = load_postgresql(script, fresh_database(request.getfixturevalue("postgres")))
    with running_server(tmp_path, *QUICKLY, database=database) as server:
        assert httpx.get(f"{server.base}/readyz", trust_env=False, timeout=60).status_code == 200
        for kept in story:
            check_list(server, kept)
            if kept["status"] == "playing":
                asyncio.run(play_on(server, kept))
            elif kept["status"] == "over":
                look_back(server, kept)
        assert not server.stderr_text()
