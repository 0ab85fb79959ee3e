"""Lists of tables are read from the store: to look at them brings no table into memory and wakes no bot."""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import NullPool, create_engine

from kit.live import FREELY, RunningServer, make_plan, open_table, running_server, seat_all, start_match
from updown.server import wire
from updown.server.store.address import read_address
from updown.table.commands import Rename
from updown.table.plan import BotSeat, MySeat, OpenSeat, Plan, Unhurried

FORGETFUL = (*FREELY, "--idle-seconds", "0", "--bot-pause-ms", "60000")
PATIENCE = 60.0
LISTED = Plan(game="dnup", options={"players": 3}, seats=(MySeat(), OpenSeat(), BotSeat(level="casual")), listed=True)


def get(server: RunningServer, path: str, token: str | None = None) -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    response = httpx.get(server.base + path, headers=headers, trust_env=False, timeout=PATIENCE)
    response.raise_for_status()
    return response.json()["tables"]


def figure(server: RunningServer, name: str) -> float:
    lines = httpx.get(f"{server.base}/metrics", trust_env=False).text.splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith(f"updown_{name} "))


def wait_until_forgotten(server: RunningServer) -> None:
    until = time.monotonic() + PATIENCE
    while figure(server, "tables"):
        assert time.monotonic() < until
        time.sleep(0.05)


def open_some(server: RunningServer) -> list[wire.Seated]:
    async def story() -> list[wire.Seated]:
        return [await open_table(server.base, LISTED, f"Anna {number}") for number in range(3)]

    return asyncio.run(story())


def check_lists(server: RunningServer, seated: list[wire.Seated]) -> None:
    """Both lists tell all, as often as one looks, and nothing comes into memory."""
    for _ in range(2):
        public = get(server, "/api/tables")
        assert {row["table"] for row in public} == {seat.table for seat in seated}
        for row in public:
            assert (row["seats"], row["open"], row["bots"], row["status"]) == (3, 1, 1, "lobby")
        assert sorted(row["names"] for row in public) == [["Anna 0"], ["Anna 1"], ["Anna 2"]]
        for seat in seated:
            (row,) = get(server, "/api/mine", seat.token)
            assert (row["table"], row["seat"], row["bots"], row["your_turn"]) == (seat.table, 0, 1, False)
            assert (row["host"], row["damaged"]) == (True, False)
        assert figure(server, "tables") == 0


def test_tables_that_are_only_listed_stay_out_of_memory(tmp_path: Path) -> None:
    with running_server(tmp_path, *FORGETFUL) as server:
        seated = open_some(server)
        wait_until_forgotten(server)
        check_lists(server, seated)
        server.restart()
        check_lists(server, seated)
        assert not server.stderr_text()


def test_tables_of_an_earlier_version_are_listed_too(tmp_path: Path) -> None:
    with running_server(tmp_path, *FORGETFUL) as server:
        seated = open_some(server)
        wait_until_forgotten(server)
        server.kill()
        engine = create_engine(read_address(server.database), poolclass=NullPool)
        with engine.begin() as connection:
            connection.exec_driver_sql("UPDATE tables SET summary = NULL, turn = 0")
        server.start()
        check_lists(server, seated)
        with engine.connect() as connection:
            assert connection.exec_driver_sql("SELECT count(*) FROM tables WHERE summary IS NULL").scalar() == 0


def test_the_list_shows_whose_turn_it_is_and_what_people_are_called_now(tmp_path: Path) -> None:
    async def story(server: RunningServer) -> None:
        clients = await seat_all(server.base, make_plan("dnup", 2))
        async with clients[0], clients[1]:
            await start_match(clients)
            await clients[1].ask(Rename(name="Ben"))
            for _ in range(6):
                turns = [get(server, "/api/mine", client.me.token)[0]["your_turn"] for client in clients]
                assert turns == [bool(client.moves) for client in clients]
                mover = next(client for client in clients if client.moves)
                number = await mover.play(mover.moves[0])
                for client in clients:
                    await client.until(lambda client=client, number=number: client.have >= number)  # type: ignore[misc]
            (row,) = get(server, "/api/mine", clients[1].me.token)
            assert (row["names"], row["status"], row["seat"], row["host"]) == (["Anna", "Ben"], "playing", 1, False)

    with running_server(tmp_path, *FREELY) as server:
        asyncio.run(story(server))


def test_a_bot_whose_table_is_only_listed_is_not_asked(tmp_path: Path) -> None:
    """The table is in the middle of a match, in the store alone."""

    async def story(server: RunningServer) -> None:
        plan = Plan(
            game="auf-und-ab", options={"players": 2}, seats=(MySeat(), BotSeat(level="random")), pace=Unhurried(),
            listed=True,
        )  # fmt: skip
        (person,) = await seat_all(server.base, plan)
        async with person:
            await start_match([person])
            await person.until(lambda: person.moves)
        wait_until_forgotten(server)
        asked = figure(server, 'bot_decisions_total{level="random"}')
        for _ in range(3):
            assert get(server, "/api/tables")[0]["table"] == person.me.table
            assert get(server, "/api/mine", person.me.token)[0]["your_turn"]
        assert figure(server, "tables") == 0
        assert figure(server, 'bot_decisions_total{level="random"}') == asked

    with running_server(tmp_path, *FREELY, "--idle-seconds", "0", "--bot-pause-ms", "0") as server:
        asyncio.run(story(server))
