"""A game that lives outside the package, examples/seesaw, is known everywhere: in the terminal, at a live table with
bots, and after a restart."""

import asyncio
from collections.abc import Iterator

import pytest

from kit.commands import run_updown
from kit.live import (
    QUICKLY,
    RunningServer,
    fetch_record,
    make_plan,
    play_match,
    running_server,
    seat_all,
    start_match,
    talking,
)
from kit.outside import FOLDER, seesaw_added
from kit.outside import SEESAW as GAME
from updown.games.record import replay


@pytest.fixture(autouse=True, scope="module")
def _added() -> Iterator[None]:
    with seesaw_added():
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("server"), *QUICKLY, games=[FOLDER]) as server:
        yield server


def updown(*words: str) -> str:
    done = run_updown(FOLDER, ["--game", str(FOLDER), *words], seconds=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_terminal_knows_it() -> None:
    assert "by random moves" in updown("simulate", GAME.id, "--players", "2", "--games", "50", "--seed", "1")
    assert "SS-7" in updown("rules", GAME.id)
    text = updown("arena", GAME.id, "--players", "2", "--hero", "flat:rollouts=20", "--field", "random", "--deals", "4")
    assert "win share" in text


def test_a_live_table_with_bots(server: RunningServer) -> None:
    async def story() -> None:
        async with talking(server.base) as http:
            listed = (await http.get("/api/games")).json()["games"]
        assert GAME.id in [game["game"] for game in listed]
        [client] = await seat_all(server.base, make_plan(GAME.id, 3, bots=2, level="casual"))
        async with client:
            await start_match([client])
            await asyncio.wait_for(client.until(lambda: client.moves), 60)
            await client.play(client.moves[0])
            server.restart()
            await play_match(client)
        record = await fetch_record(server.base, client.me)
        assert replay(record).over

    asyncio.run(story())


def test_the_picture_of_a_table_shows_what_its_viewer_may_know(server: RunningServer) -> None:
    async def story() -> None:
        anna, ben = clients = await seat_all(server.base, make_plan(GAME.id, 2))
        address = f"/api/tables/{anna.me.table}/shown"
        async with talking(server.base, anna.me.token) as http:
            assert (await http.post(address, json={})).json()["svg"] == ""
        async with anna, ben:
            await start_match(clients)
            await anna.until(lambda: anna.match)
            await ben.until(lambda: ben.match)
            seen = {}
            for client in clients:
                async with talking(server.base, client.me.token) as http:
                    seen[client] = (await http.post(address, json={"lang": "de"})).json()
                    assert (await http.post(address, json={"lang": "xx"})).json()["code"] == "server/bad-message"
            async with talking(server.base) as http:
                assert (await http.post(address, json={})).json()["code"] == "server/no-such-table"
                invited = (await http.post(address, json={"invite": anna.me.invite or ""})).json()
            hands = [client.match.view["hands"][seat] for seat, client in enumerate(clients) if client.match]
        for seat, client in enumerate(clients):
            words = seen[client]["text"].split()
            assert set(hands[seat]) <= set(words)
            assert not set(hands[1 - seat]) & set(words)
            assert seen[client]["svg"].startswith("<svg")
        assert not {card for hand in hands for card in hand} & set(invited["text"].split())

    asyncio.run(story())


def test_the_rules_of_a_game(server: RunningServer) -> None:
    async def story() -> None:
        async with talking(server.base) as http:
            for lang in ("en", "de"):
                text = (await http.get(f"/api/games/{GAME.id}/rules", params={"lang": lang})).json()["text"]
                assert "**SS-7**" in text
            german = (await http.get("/api/games/dnup/rules", params={"lang": "de"})).json()["text"]
            assert "**DN-7**" in german
            assert (await http.get("/api/games/chess/rules")).json()["code"] == "server/not-found"
            wrong = await http.get("/api/games/dnup/rules", params={"lang": "xx"})
            assert wrong.json()["code"] == "server/bad-message"

    asyncio.run(story())
