"""A table that cannot be read stops nobody else: all other tables go on, its own people read what is wrong, and it can
be deleted. On both databases, at a real server."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import NullPool, create_engine
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kit.live import FREELY, Client, RunningServer, make_plan, running_server, seat_all, socket_address, start_match
from updown.cli.main import main
from updown.rules.match import Json
from updown.server.store.address import read_address
from updown.table.commands import Play

PATIENCE = 60.0
FLAGS = (*FREELY, "--bot-pause-ms", "0", "--log-format", "json", "--log-level", "warning")
DAMAGED = "server/damaged-table"
UNREADABLE = {
    "no JSON": b"\xff{",
    "an event of another program": b'{"event":"dragon-landed/9"}',
    "a move that the table cannot have had": b'{"event":"table-closed/1","more":1}',
    "another rules version": b'{"event":"match-started/1","match":0,"rules_version":99}',
}


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[RunningServer]:
    with running_server(tmp_path, *FLAGS, database=database) as server:
        yield server


def sql(server: RunningServer, statement: str, **values: object) -> None:
    """Changes the database behind the server's back."""
    engine = create_engine(read_address(server.database), poolclass=NullPool)
    with engine.begin() as connection:
        driver = connection.connection.dbapi_connection
        assert driver is not None
        mark = "?" if server.database.startswith("sqlite") else "%s"
        cursor = driver.cursor()
        cursor.execute(statement.replace("?", mark), tuple(values.values()))
        cursor.close()


def damage(server: RunningServer, table: str, body: bytes) -> None:
    """Overwrites the event with which the match began."""
    store = server.store()
    number = next(event.number for event in store.events(table) if b"match-started" in event.body)
    store.close()
    sql(server, "UPDATE events SET body = ? WHERE table_id = ? AND number = ?", a=body, b=table, c=number)


def get(server: RunningServer, path: str, token: str | None = None, method: str = "GET", **more: Any) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return httpx.request(method, server.base + path, headers=headers, trust_env=False, timeout=PATIENCE, **more)


def figure(server: RunningServer, name: str) -> float:
    lines = get(server, "/metrics").text.splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith(f"updown_{name} "))


def logged(server: RunningServer, event: str) -> list[Json]:
    lines = [json.loads(line) for line in server.stderr_text().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == event]


def knock(server: RunningServer, table: str, token: str | None) -> tuple[str, int]:
    """The code or type of the first message on a socket, and the code with which it is closed."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    with connect(socket_address(server.base, table), additional_headers=headers, proxy=None) as socket:
        socket.send('{"type":"hello"}')
        first = json.loads(socket.recv(timeout=PATIENCE))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        return first.get("code", first["type"]), closed.value.rcvd.code


async def begin(server: RunningServer, bots: int = 0, seed: int = 1) -> list[Client]:
    """A table whose match has begun, and nobody is connected any more."""
    clients = await seat_all(server.base, make_plan("dnup", 3, bots=bots), seed)
    async with Connected(clients):
        await start_match(clients)
    return clients


class Connected:
    """All clients connected."""

    def __init__(self, clients: Sequence[Client]) -> None:
        self.clients = clients

    async def __aenter__(self) -> None:
        for client in self.clients:
            await client.__aenter__()

    async def __aexit__(self, *_: object) -> None:
        for client in self.clients:
            await client.__aexit__()


async def play(clients: Sequence[Client], moves: int = 4) -> None:
    """So many moves of people at a table."""
    async with Connected(clients):
        for client in clients:
            await client.until(lambda client=client: client.match)  # type: ignore[misc]
        for _ in range(moves):
            while not any(client.moves for client in clients):
                await asyncio.sleep(0.01)
            mover = next(client for client in clients if client.moves)
            number = await mover.play(mover.moves[0])
            for client in clients:
                await client.until(lambda client=client, number=number: client.have >= number)  # type: ignore[misc]


def wait(condition: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.parametrize("body", UNREADABLE.values(), ids=UNREADABLE)
def test_after_a_restart_all_others_go_on_and_its_own_people_read_why(server: RunningServer, body: bytes) -> None:
    async def story() -> None:
        broken, sound, more = [await begin(server, bots, seed) for seed, bots in enumerate((0, 0, 1))]
        server.kill()
        damage(server, broken[0].me.table, body)
        server.start()
        for clients in (sound, more):
            await play(clients)
        for client in broken:
            assert knock(server, client.me.table, client.me.token) == (DAMAGED, 4403)
            mine = get(server, "/api/mine", client.me.token).json()["tables"]
            assert [(row["table"], row["damaged"], row["host"]) for row in mine] == [
                (client.me.table, True, client.me.person == 0)
            ]
            assert mine[0]["names"] == ["Anna", "Guest 1", "Guest 2"]
            record = get(server, f"/api/tables/{client.me.table}/record", client.me.token)
            assert (record.status_code, record.json()["code"]) == (500, DAMAGED)
        (row,) = get(server, "/api/mine", sound[0].me.token).json()["tables"]
        assert (row["table"], row["damaged"]) == (sound[0].me.table, False)
        assert get(server, "/api/tables").status_code == 200
        # People who have no part in the table do not learn that it exists.
        assert knock(server, broken[0].me.table, None) == ("server/no-such-table", 4403)
        assert knock(server, broken[0].me.table, sound[0].me.token)[0] == "server/no-such-table"
        assert figure(server, "damaged_tables") == 1
        lines = logged(server, "table-damaged")
        assert {line["table"] for line in lines} == {broken[0].me.table}
        assert 1 <= len(lines) <= 2, "not at every tick"
        assert "dragon" not in server.stderr_text()

    asyncio.run(story())


def test_it_can_be_listed_and_deleted_by_its_host_and_by_an_operator(
    server: RunningServer, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        tables = [await begin(server, seed=seed) for seed in range(2)]
        server.kill()
        for clients in tables:
            damage(server, clients[0].me.table, b"{}")
        server.start()
        one, two = (clients[0].me for clients in tables)
        for seat in (one, two):
            # With PostgreSQL a table is loaded when something is due there, or somebody comes.
            knock(server, seat.table, seat.token)
        wait(lambda: figure(server, "damaged_tables") == 2)
        assert main(["tables", "list", "--database", server.database]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert sorted(line.split()[0] for line in lines if line.endswith("damaged (ValidationError)")) == sorted(
            [one.table, two.table]
        )
        guest = tables[0][1].me
        assert get(server, f"/api/tables/{one.table}", guest.token, "DELETE").status_code == 403
        assert get(server, f"/api/tables/{one.table}", one.token, "DELETE").status_code == 204
        assert knock(server, one.table, one.token)[0] == "server/no-such-table"
        assert figure(server, "damaged_tables") == 1
        assert main(["tables", "delete", two.table, "--database", server.database]) == 0
        assert get(server, "/api/mine", two.token).json() == {"tables": []}

    asyncio.run(story())


def test_a_table_that_becomes_unreadable_while_it_is_played_is_set_aside(server: RunningServer) -> None:
    """Another program writes an event that cannot be understood: the next move finds that it was overtaken."""

    async def story() -> None:
        broken, sound = [await begin(server, seed=seed) for seed in range(2)]
        table = broken[0].me.table
        async with Connected(broken):
            for client in broken:
                await client.until(lambda client=client: client.welcomes == 2)  # type: ignore[misc]
            number = broken[0].have + 1
            sql(
                server,
                "INSERT INTO events (table_id, number, at, cause, body) VALUES (?, ?, 1, '', ?)",
                table=table, number=number, body=b"{",
            )  # fmt: skip
            sql(server, "UPDATE tables SET last_number = ? WHERE id = ?", number=number, table=table)
            mover = next(client for client in broken if client.moves)
            await mover.do(Play(move=mover.moves[0], decision=mover.decision))
            await mover.until(lambda: mover.problems)
            assert DAMAGED in mover.problems[0]
            assert mover.welcomes == 2
        await play(sound)
        assert figure(server, "damaged_tables") == 1

    asyncio.run(story())


def test_a_table_that_is_mended_is_there_again_at_the_next_start(server: RunningServer) -> None:
    async def story() -> None:
        clients = await begin(server)
        table = clients[0].me.table
        server.kill()
        store = server.store()
        whole = {event.number: event.body for event in store.events(table)}
        store.close()
        damage(server, table, b"?")
        server.start()
        knock(server, table, clients[0].me.token)
        wait(lambda: figure(server, "damaged_tables") == 1)
        server.kill()
        for number, body in whole.items():
            sql(server, "UPDATE events SET body = ? WHERE table_id = ? AND number = ?", a=body, b=table, c=number)
        server.start()
        await play(clients)
        assert figure(server, "damaged_tables") == 0
        assert not get(server, "/api/mine", clients[0].me.token).json()["tables"][0]["damaged"]

    asyncio.run(story())
