"""Somebody wants everything about them deleted: on either database, at a real server, with others who keep their
match."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from sqlalchemy import NullPool, create_engine

from kit.live import (
    QUICKLY,
    Client,
    RunningServer,
    fetch_record,
    make_plan,
    open_table,
    play_match,
    running_server,
    seat_all,
    start_match,
    talking,
)
from updown.server.store.address import read_address
from updown.table.commands import Rename, Say
from updown.table.proof import check_record

NAME, WORDS = "Xaverine", "until Friday then"


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[RunningServer]:
    with running_server(tmp_path, *QUICKLY, database=database) as server:
        yield server
        assert not server.stderr_text()


def traces(server: RunningServer) -> list[str]:
    """The relations in which the name or the words still stand."""
    engine = create_engine(read_address(server.database), poolclass=NullPool)
    found = []
    with engine.connect() as connection:
        for relation in ("tables", "events", "grants", "claims", "subscriptions"):
            rows = connection.exec_driver_sql(f"SELECT * FROM {relation}").fetchall()
            values = [bytes(value) if isinstance(value, memoryview) else value for row in rows for value in row]
            text = b"\n".join(value if isinstance(value, bytes) else str(value).encode() for value in values)
            found += [relation] * any(trace.encode() in text for trace in (NAME, WORDS))
    return found


async def play_out(clients: list[Client]) -> None:
    async with AsyncExitStack() as stack:
        for client in clients:
            await stack.enter_async_context(client)
        await start_match(clients)
        await clients[-1].ask(Rename(name=NAME))
        await clients[-1].ask(Say(text=WORDS))
        await asyncio.gather(*map(play_match, clients))


async def forget(server: RunningServer, token: str | None, **headers: str) -> httpx.Response:
    async with talking(server.base, token) as http:
        return await http.delete("/api/mine", headers=headers)


def test_who_is_forgotten_is_named_nowhere_and_the_others_keep_their_match(server: RunningServer) -> None:
    async def story() -> None:
        clients = await seat_all(server.base, make_plan("auf-und-ab", 2))
        await play_out(clients)
        anna, gone = (client.me for client in clients)
        before = await fetch_record(server.base, anna)
        assert before["players"] == ["Anna", NAME]
        assert set(traces(server)) == {"tables", "events"}

        answer = await forget(server, gone.token)
        assert answer.json() == {"deleted": 0, "kept": 1}
        assert "updown=" in answer.headers["set-cookie"]
        assert "Max-Age=0" in answer.headers["set-cookie"]
        assert traces(server) == []
        # In this process, and from the store.
        for _ in range(2):
            after = await fetch_record(server.base, anna)
            assert after["players"] == ["Anna", ""]
            assert {**after, "players": []} == {**before, "players": []}
            assert check_record(after).consistent
            async with talking(server.base, anna.token) as http:
                (match,) = (await http.get("/api/mine/matches")).json()["matches"]
            assert (match["players"], match["bots"]) == (["Anna", ""], [])
            async with talking(server.base, gone.token) as http:
                assert (await http.get("/api/mine/matches")).json()["matches"] == []
                assert (await http.get(f"/api/tables/{gone.table}/record")).status_code == 403
            server.restart()
        again = Client(server.base, anna)
        async with again:
            await again.until(lambda: again.table)
            assert again.table is not None
            assert [seat.kind for seat in again.table.seats] == ["person", "bot"]
            assert NAME not in str(again.lines)
            assert WORDS not in str(again.lines)
        # The last one who is forgotten takes the table along.
        assert (await forget(server, anna.token)).json() == {"deleted": 1, "kept": 0}
        store = server.store()
        assert store.all_tables() == []
        store.close()

    asyncio.run(story())


def test_others_play_on_against_a_bot(server: RunningServer) -> None:
    async def story() -> None:
        clients = await seat_all(server.base, make_plan("auf-und-ab", 3))
        anna, ben, gone = clients
        async with anna, ben, gone:
            await start_match(clients)
            await gone.ask(Rename(name=NAME))
            assert (await forget(server, gone.me.token)).json() == {"deleted": 0, "kept": 1}
            await gone.__aexit__()
            await anna.until(lambda: anna.table and anna.table.seats[2].kind == "bot")
            await asyncio.gather(play_match(anna), play_match(ben))
        assert traces(server) == []
        record = await fetch_record(server.base, anna.me)
        assert (record["players"][:2], record["bots"]) == (["Anna", "Guest 1"], [2])

    asyncio.run(story())


def test_tables_with_bots_only_are_deleted(server: RunningServer) -> None:
    async def story() -> None:
        seat = await open_table(server.base, make_plan("auf-und-ab", 2, bots=1), NAME)
        async with talking(server.base, seat.token) as http:
            for game in ("dnup", "up-and-down"):
                plan = {"game": game, "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
                assert (
                    await http.post("/api/tables", json={"plan": plan, "name": NAME, "bearer": True})
                ).status_code == 201
        other = await open_table(server.base, make_plan("dnup", 2), "Anna")
        assert (await forget(server, seat.token)).json() == {"deleted": 3, "kept": 0}
        store = server.store()
        assert [row.table for row in store.all_tables()] == [other.table]
        store.close()
        assert traces(server) == []

    asyncio.run(story())


def test_nobody_and_other_pages_forget_nobody(server: RunningServer) -> None:
    async def story() -> None:
        seat = await open_table(server.base, make_plan("dnup", 2), "Anna")
        assert (await forget(server, None)).json() == {"deleted": 0, "kept": 0}
        assert (await forget(server, "x" * 30)).json() == {"deleted": 0, "kept": 0}
        async with talking(server.base) as http:
            elsewhere = {"cookie": f"updown={seat.token}", "origin": "https://elsewhere.example"}
            refused = await http.delete("/api/mine", headers=elsewhere)
        assert (refused.status_code, refused.json()["code"]) == (403, "server/bad-origin")
        async with talking(server.base, seat.token) as http:
            assert len((await http.get("/api/mine")).json()["tables"]) == 1

    asyncio.run(story())


def test_a_table_that_cannot_be_read_is_cleaned_as_far_as_it_can(server: RunningServer) -> None:
    async def story() -> None:
        clients = await seat_all(server.base, make_plan("dnup", 2))
        anna, gone = (client.me for client in clients)
        async with clients[1]:
            await clients[1].ask(Rename(name=NAME))
        server.stop()
        store = server.store()
        store.forget(anna.table, 5, [(3, b'{"event":"dragon-landed/9"}')])
        store.close()
        server.start()
        assert (await forget(server, gone.token)).json() == {"deleted": 0, "kept": 1}
        assert traces(server) == []
        assert (await forget(server, anna.token)).json() == {"deleted": 1, "kept": 0}
        server.log.write_text("")

    asyncio.run(story())
