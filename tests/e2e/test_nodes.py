"""Several servers (nodes) on one PostgreSQL: any of them serves any table, one acts for it, and nobody notices when one
goes. Real processes, real sockets, a real database."""

import asyncio
import os
import re
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from kit import cut_off, small_disk
from kit.cut_off import can_cut
from kit.disturbances import Scene, running_scene
from kit.faults import GAMES, FaultTrial, Tally, Witness, check_all, stored_events
from kit.live import (
    FREELY,
    Client,
    RunningServer,
    make_plan,
    open_table,
    play_match,
    running_server,
    seat_all,
    start_match,
    talking,
)
from kit.postgres import fresh_database, run_sql
from kit.proxies import running_caddy, running_nginx
from kit.small_disk import CAN_MOUNT
from updown.server import wire
from updown.server.loader import read_entry
from updown.server.store.api import Stored
from updown.table.commands import Hold, Rename, Start
from updown.table.events import ChoiceSealed, MovePlayed, PersonRenamed
from updown.table.plan import BotSeat, Plan

QUICK, SLOW = ("--bot-pause-ms", "0"), ("--bot-pause-ms", "60000")
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN updown' AND datname = '{name}'"


@pytest.fixture
def database(postgres: str) -> str:
    return fresh_database(postgres)


@contextmanager
def nodes(folder: Path, database: str, *flags: Sequence[str]) -> Iterator[list[RunningServer]]:
    """Servers on the database, one for each set of flags; two if nothing is said."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(running_server(folder, *FREELY, *each, database=database))
            for each in flags or (QUICK, QUICK)
        ]


@pytest.fixture(scope="module")
def two_nodes(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[RunningServer]]:
    """For all stories that leave both running."""
    with nodes(tmp_path_factory.mktemp("nodes"), fresh_database(postgres)) as servers:
        yield servers


@asynccontextmanager
async def connected(*clients: Client) -> Any:
    """Connects all of them, and returns when each has received the current state."""
    try:
        for client in clients:
            await client.__aenter__()
        for client in clients:
            await client.until(lambda client=client: client.updates)  # type: ignore[misc]
        yield
    finally:
        for client in clients:
            await client.__aexit__()


async def sit_apart(servers: Sequence[RunningServer], game: str, players: int, bots: int = 0) -> list[Client]:
    """A new table, opened at the first node, with each person at a node of their own, from the last one on."""
    clients = await seat_all(servers[0].base, make_plan(game, players, bots=bots, level="random"))
    for client, server in zip(clients, [*servers[::-1]] * players, strict=False):
        client.bases = [server.base]
    return clients


async def all_up_to_date(server: RunningServer, clients: Sequence[Client]) -> None:
    last = len(await asyncio.to_thread(stored_events, server, clients[0].me.table))
    for client in clients:
        await client.until(lambda client=client: client.have >= last)  # type: ignore[misc]


async def act(client: Client, moves: int) -> None:
    """Plays so many moves, or until the match is over."""
    for _ in range(moves):
        await client.until(lambda: client.moves or client.status == "over")
        if client.status == "over":
            return
        await client.play(client.random.choice(client.moves))


# --- together ---


@pytest.mark.parametrize(("game", "players"), [("up-and-down", 3), ("auf-und-ab", 2), ("dnup", 2)])
def test_people_at_different_nodes_play_a_match_together(
    two_nodes: list[RunningServer], game: str, players: int
) -> None:
    async def story(servers: list[RunningServer]) -> None:
        clients = await sit_apart(servers, game, players)
        async with connected(*clients):
            await start_match(clients)
            await asyncio.gather(*map(play_match, clients))
            await all_up_to_date(servers[0], clients)
            # Nobody had to connect again in order to hear of it.
            assert [client.welcomes for client in clients] == [1] * players
        check_all(servers[0], clients)

    asyncio.run(story(two_nodes))
    assert [server.stderr_text() for server in two_nodes] == ["", ""]


def test_what_several_nodes_store_at_the_same_moment_is_stored_once_each(tmp_path: Path, database: str) -> None:
    async def story(servers: list[RunningServer]) -> None:
        clients = await sit_apart(servers, "up-and-down", 3)
        async with connected(*clients):
            for turn in range(30):
                await asyncio.gather(*(client.do(Rename(name=f"{client.me.person} {turn}")) for client in clients))
            for client in clients:
                await client.until(lambda client=client: not client.waiting)  # type: ignore[misc]
            await all_up_to_date(servers[0], clients)
            assert [len(client.done) for client in clients] == [30, 30, 30]
            assert [client.welcomes for client in clients] == [1, 1, 1]
        check_all(servers[0], clients)

    with nodes(tmp_path, database, QUICK, QUICK, QUICK) as servers:
        asyncio.run(story(servers))
        assert [server.stderr_text() for server in servers] == ["", "", ""]


def test_a_person_sees_the_same_at_every_node_and_no_card_more(two_nodes: list[RunningServer]) -> None:
    async def story(servers: list[RunningServer]) -> None:
        players = await sit_apart(servers, "up-and-down", 3, bots=1)
        witnesses = [Witness([server.base], player.me, 1) for server in servers for player in players]
        async with connected(*players, *witnesses):
            await start_match(players)
            await asyncio.gather(*map(play_match, players))
            await all_up_to_date(servers[0], [*players, *witnesses])
        check_all(servers[0], [*players, *witnesses])
        assert min(len(witness.views) for witness in witnesses) > 20

    asyncio.run(story(two_nodes))


# --- people ---


def test_who_is_connected_to_another_node_is_not_away(two_nodes: list[RunningServer]) -> None:
    async def story(servers: list[RunningServer]) -> None:
        here, there = await sit_apart(servers, "dnup", 2)
        async with connected(here):
            await here.until(lambda: here.away == [1])
            async with connected(there):
                await here.until(lambda: here.away == [])
                await there.until(lambda: there.away == [])
                await start_match([here, there])
                refused = await here.answer(await here.do(Hold(seat=1)))
                assert isinstance(refused, wire.Refused)
                assert refused.code == "table/not-away"
            await here.until(lambda: here.away == [1])
            await here.ask(Hold(seat=1))

    asyncio.run(story(two_nodes))


def test_the_people_of_a_killed_node_are_away(tmp_path: Path, database: str) -> None:
    async def story(servers: list[RunningServer]) -> None:
        there, here = await sit_apart(servers, "dnup", 2)
        async with connected(there, here):
            await here.until(lambda: here.away == [])
            servers[1].kill()
            await here.until(lambda: here.away == [0])

    with nodes(tmp_path, database) as servers:
        asyncio.run(story(servers))


def test_a_seat_that_moves_at_one_node_is_gone_from_the_other(two_nodes: list[RunningServer]) -> None:
    async def story(servers: list[RunningServer]) -> None:
        old, other = await sit_apart(servers, "dnup", 2)
        async with connected(old, other):
            async with talking(servers[0].base, old.me.token) as http:
                code = (await http.post("/api/claims", json={"table": old.me.table})).json()["code"]
            async with talking(servers[0].base) as http:
                moved = await http.post("/api/claims/use", json={"code": code, "bearer": True})
            # Sent at once, and perhaps before the other node has heard of it.
            late = await old.do(Rename(name="Eve"))
            await old.until(lambda: 4403 in old.closes)
            assert late in old.waiting
            new = Client([server.base for server in servers], wire.Seated(**moved.json()))
            async with connected(new):
                await new.ask(Rename(name="Ada"))
        events = [read_entry(each).event for each in stored_events(servers[0], old.me.table)]
        assert [event.name for event in events if isinstance(event, PersonRenamed)] == ["Ada"]

    asyncio.run(story(two_nodes))


def test_a_table_that_is_deleted_at_one_node_is_gone_from_the_other(two_nodes: list[RunningServer]) -> None:
    async def story(servers: list[RunningServer]) -> None:
        host, guest = await sit_apart(servers, "dnup", 2)
        async with connected(host, guest):
            async with talking(servers[0].base, host.me.token) as http:
                assert (await http.delete(f"/api/tables/{host.me.table}")).status_code == 204
            for client in (host, guest):
                await client.until(lambda client=client: 4403 in client.closes)  # type: ignore[misc]

    asyncio.run(story(two_nodes))


def test_a_person_who_is_forgotten_at_one_node_is_forgotten_at_the_other(two_nodes: list[RunningServer]) -> None:
    async def story(servers: list[RunningServer]) -> None:
        host, guest = await sit_apart(servers, "dnup", 2)
        async with connected(host, guest):
            await start_match([host, guest])
            name = name_at(host, seat=1)
            assert name
            async with talking(servers[1].base, guest.me.token) as http:
                assert (await http.delete("/api/mine")).status_code == 200
            # The host is at the other node.
            await host.until(lambda: name_at(host, seat=1) != name)

    def name_at(client: Client, seat: int) -> str | None:
        return client.table.seats[seat].name if client.table is not None else None

    asyncio.run(story(two_nodes))


def test_how_many_tables_an_address_opens_counts_for_all_nodes(tmp_path: Path, database: str) -> None:
    async def story(servers: list[RunningServer]) -> None:
        one, two = servers
        for server in (one, two, one):
            await open_table(server.base, make_plan("dnup", 2))
        for server in (one, two):
            with pytest.raises(httpx.HTTPStatusError) as refused:
                await open_table(server.base, make_plan("dnup", 2))
            assert refused.value.response.json()["code"] == "server/too-many"
            assert refused.value.response.json()["values"]["wait_ms"] > 1000

    strict = (*QUICK, "--tables-per-address", "3")
    with nodes(tmp_path, database, strict, strict) as servers:
        asyncio.run(story(servers))


# --- bots and clocks ---


def moves_of(events: Sequence[Stored], by: str = "bot") -> int:
    found = [read_entry(each).event for each in events]
    return sum(isinstance(event, MovePlayed | ChoiceSealed) and event.by == by for event in found)


async def figure(server: RunningServer, name: str) -> int:
    """The sum of all series of a metric that begin like that."""
    async with talking(server.base) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    return sum(int(float(line.rpartition(" ")[2])) for line in lines if re.match(name, line))


DECIDED, PLAYED = r"updown_bot_decisions_total{", r"updown_moves_total{by=\"bot\""


def holder(database: str, table: str) -> object:
    return run_sql(database, f"SELECT node FROM tables WHERE id = '{table}'")[0][0]


def test_bots_decide_once_for_all_nodes(two_nodes: list[RunningServer]) -> None:
    async def story(servers: list[RunningServer]) -> None:
        before = sum([await figure(server, DECIDED) for server in servers])
        (person,) = await sit_apart(servers, "auf-und-ab", 3, bots=2)
        async with connected(person, Client(servers[0].base, person.me)):
            await start_match([person])
            await play_match(person)
        moves = moves_of(stored_events(servers[0], person.me.table))
        assert moves > 5
        assert sum([await figure(server, DECIDED) for server in servers]) == before + moves

    asyncio.run(story(two_nodes))


async def until_bots_turn(person: Client) -> None:
    """Plays until it waits for a bot."""
    while person.match is not None and person.match.deadlines[0] is not None:
        await person.play(person.random.choice(person.moves))


def test_another_node_takes_over_from_one_that_is_killed_in_a_bots_turn(tmp_path: Path, database: str) -> None:
    async def story(servers: list[RunningServer]) -> None:
        slow, quick = servers
        (person,) = await sit_apart(servers, "auf-und-ab", 2, bots=1)
        async with connected(person):
            await start_match([person])
            await until_bots_turn(person)
            before = person.have
            slow.kill()
            await person.until(lambda: person.have > before)
            assert person.welcomes == 1
            await play_match(person)
            await all_up_to_date(quick, [person])
        check_all(quick, [person])

    with nodes(tmp_path, database, SLOW, QUICK) as servers:
        asyncio.run(story(servers))


def test_a_table_without_people_goes_on_when_its_node_is_killed(tmp_path: Path, database: str) -> None:
    async def story(servers: list[RunningServer]) -> None:
        slow, quick = servers
        plan = Plan(game="auf-und-ab", options={"players": 2}, seats=(BotSeat(level="random"), BotSeat(level="random")))
        host = Client(slow.base, await open_table(slow.base, plan))
        async with connected(host):
            await host.ask(Start())
        slow.kill()
        host.bases = [quick.base]
        until = time.monotonic() + 60
        while moves_of(await asyncio.to_thread(stored_events, quick, host.me.table)) < 5:
            assert time.monotonic() < until
            await asyncio.sleep(0.2)

    with nodes(tmp_path, database, SLOW, QUICK) as servers:
        asyncio.run(story(servers))


def test_a_node_that_was_suspended_cannot_act_any_more(tmp_path: Path, database: str) -> None:
    async def story(servers: list[RunningServer]) -> None:
        sleeper, other = servers
        (person,) = await sit_apart(servers, "auf-und-ab", 2, bots=1)
        at_sleeper = Client(sleeper.base, person.me)
        async with connected(person, at_sleeper):
            await start_match([person])
            await until_bots_turn(person)
            first = holder(database, person.me.table)
            before, played = person.have, await figure(sleeper, PLAYED)
            os.kill(sleeper.pid, signal.SIGSTOP)
            try:
                # The other one takes over, and its bot takes its time too: no move is made meanwhile.
                while holder(database, person.me.table) == first:
                    await asyncio.sleep(0.1)
                assert person.have == before
                await asyncio.sleep(3)
            finally:
                os.kill(sleeper.pid, signal.SIGCONT)
            # The bot of the one that slept is ready now, and must not play: the next move is the other's.
            second = holder(database, person.me.table)
            await person.until(lambda: person.have > before)
            assert await figure(other, PLAYED) >= 1
            assert await figure(sleeper, PLAYED) == played
            assert holder(database, person.me.table) == second != first
            await at_sleeper.until(lambda: at_sleeper.have >= person.have)
            await person.ask(Rename(name="Ada"))
            await all_up_to_date(other, [person, at_sleeper])
        check_all(other, [person])
        assert at_sleeper.match == person.match
        assert at_sleeper.problems == []

    with nodes(tmp_path, database, ("--bot-pause-ms", "4000"), ("--bot-pause-ms", "6000")) as servers:
        asyncio.run(story(servers))


# --- faults ---


def test_what_the_bus_loses_is_healed_from_the_database(tmp_path: Path, database: str) -> None:
    done = threading.Event()

    def cut_again_and_again() -> None:
        name = database.partition("?")[0].rpartition("/")[2]
        while not done.wait(0.05):
            cuts.append(len(run_sql(database, CUT.format(name=name))))

    async def story(servers: list[RunningServer]) -> None:
        clients = await sit_apart(servers, "dnup", 2)
        async with connected(*clients):
            await start_match(clients)
            cutting = threading.Thread(target=cut_again_and_again)
            cutting.start()
            try:
                while sum(cuts) < len(servers):
                    await asyncio.sleep(0.01)
                await asyncio.gather(*(act(client, 4) for client in clients))
            finally:
                done.set()
                cutting.join()
            await asyncio.gather(*map(play_match, clients))
            await all_up_to_date(servers[0], clients)
            assert [client.welcomes for client in clients] == [1, 1]
        check_all(servers[0], clients)

    cuts: list[int] = []
    with nodes(tmp_path, database) as servers:
        asyncio.run(story(servers))


def test_a_rolling_restart_drops_no_game(tmp_path: Path, database: str) -> None:
    async def story(servers: list[RunningServer]) -> None:
        clients = await seat_all(servers[0].base, make_plan("up-and-down", 4, bots=1, level="random"))
        for client in clients:
            client.bases = [server.base for server in servers]
            client.one_server = False
        async with connected(*clients):
            await start_match(clients)
            playing = asyncio.gather(*map(play_match, clients))
            for server in servers:
                await asyncio.sleep(1)
                await asyncio.to_thread(server.stop)
                await asyncio.to_thread(server.start)
            await playing
            await all_up_to_date(servers[0], clients)
        assert {code for client in clients for code in client.closes[:-1]} == {1012}
        check_all(servers[0], clients)

    with nodes(tmp_path, database, ("--bot-pause-ms", "100"), ("--bot-pause-ms", "100")) as servers:
        asyncio.run(story(servers))
        assert [server.stderr_text() for server in servers] == ["", ""]


@pytest.mark.parametrize("running_proxy", [running_nginx, running_caddy])
def test_behind_a_proxy_a_server_that_is_killed_is_not_missed(
    tmp_path: Path, database: str, running_proxy: Callable[..., AbstractContextManager[str]]
) -> None:
    async def story(base: str, servers: list[RunningServer]) -> None:
        clients = await seat_all(base, make_plan("auf-und-ab", 3, bots=1, level="random"))
        for client in clients:
            client.one_server = False
        async with connected(*clients):
            await start_match(clients)
            playing = asyncio.gather(*map(play_match, clients))
            for server in servers[:2]:
                await asyncio.sleep(0.5)
                server.kill()
            await playing
            await all_up_to_date(servers[2], clients)
        check_all(servers[2], clients)

    slow = ("--bot-pause-ms", "200", "--trusted-proxies", "127.0.0.1")
    with nodes(tmp_path, database, slow, slow, slow) as servers, running_proxy(tmp_path, servers) as base:
        asyncio.run(story(base, servers))


SOON = 6.0
"""How long servers are suspended and cut off; others act for their tables after five seconds."""


def run_faults(scene: Scene, faults: Sequence[str]) -> None:
    tally = Tally()
    asyncio.run(FaultTrial(scene, 1, tally).run(faults))
    assert {fault: len(times) for fault, times in tally.resumed.items()} == dict.fromkeys(faults, 1)
    assert tally.matches >= len(GAMES), tally


def test_whatever_goes_wrong_nothing_is_lost_doubled_or_leaked(tmp_path: Path) -> None:
    """`make soak` does the same for longer."""
    with running_scene(tmp_path, SOON, as_root=False) as scene:
        run_faults(scene, scene.possible())


def test_a_cut_network_and_a_full_disk_lose_double_and_leak_nothing(tmp_path: Path) -> None:
    if not can_cut() or not CAN_MOUNT:
        pytest.skip(f"{cut_off.WHY_NOT}; {small_disk.WHY_NOT}")
    with running_scene(tmp_path, SOON) as scene:
        run_faults(scene, ["networks cut", "disks full"])
