"""People who cannot get along, over real sockets: somebody is sent away, a table is reported, somebody adds without
end, many read slowly, and bots have more to do than they can."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from kit.live import (
    FREELY,
    Client,
    RunningServer,
    decode,
    make_plan,
    open_table,
    running_server,
    seat_all,
    socket_address,
    start_match,
    talking,
)
from updown.cli.main import main
from updown.server import wire
from updown.table.commands import Play, Rename, Say, SendAway
from updown.table.views import MOST_LINES

CHANGES = 30
LONG_NAME = "🂡" * 24


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("people"), *FREELY, "--log-level", "error") as server:
        yield server
        assert not server.stderr_text()


async def first_message(base: str, seat: wire.Seated, have: int = 0) -> tuple[wire.ServerMessage, int]:
    """What a new socket hears first, and how many bytes that are."""
    token = {"Authorization": f"Bearer {seat.token}"}
    address = socket_address(base, seat.table)
    async with connect(address, additional_headers=token, compression=None, max_size=None, proxy=None) as socket:
        await socket.send(wire.encode(wire.Hello(have=have)).decode())
        text = await socket.recv(decode=False)
        return decode(text), len(text)


# --- sent away ---


@pytest.mark.parametrize("watch", ["public", "nobody"])
def test_a_person_who_is_sent_away_sees_nothing_more_than_anybody(server: RunningServer, watch: str) -> None:
    async def story() -> None:
        plan = msgspec.structs.replace(make_plan("dnup", 3), watch=watch)
        clients = await seat_all(server.base, plan)
        async with AsyncExitStack() as stack:
            for client in clients:
                await stack.enter_async_context(client)
            await start_match(clients)
            host, guest, third = clients
            await host.ask(SendAway(seat=1))
            await third.until(lambda: third.table is not None and third.table.seats[1].kind == "bot")
            if watch == "nobody":
                await guest.until(lambda: 4403 in guest.closes)
                hello, _ = await first_message(server.base, guest.me)
                assert isinstance(hello, wire.Refused)
                assert hello.code == "table/sent-away"
            else:
                await guest.until(lambda: guest.table is not None and guest.table.you.sent_away)
                assert guest.match is not None
                assert guest.match.view["seat"] is None
                refused = await guest.answer(await guest.do(Say(preset="oops")))
                assert isinstance(refused, wire.Refused)
                assert refused.code == "table/sent-away"
            async with talking(server.base, guest.me.token) as http:
                join = wire.JoinTable(name="Again", invite=host.me.invite or "", bearer=True)
                answer = await http.post(f"/api/tables/{guest.me.table}/join", content=wire.encode(join))
                assert (answer.status_code, answer.json()["code"]) == (403, "table/sent-away")
                lines = await http.post(f"/api/tables/{guest.me.table}/lines", json={"before": 5})
                assert lines.status_code == (404 if watch == "nobody" else 200)

    asyncio.run(story())


# --- what one person adds ---


def test_what_one_person_adds_in_an_hour_is_limited_and_the_refusal_says_how_long_to_wait(tmp_path: Path) -> None:
    async def story(server: RunningServer) -> None:
        (host, guest) = await seat_all(server.base, make_plan("dnup", 2))
        async with host, guest:
            names = [await host.do(Rename(name=f"{number}{LONG_NAME}"[:24])) for number in range(3 * CHANGES)]
            results = [await host.answer(name) for name in names]
            assert all(isinstance(result, int) for result in results[:CHANGES])
            for refused in results[CHANGES:]:
                assert isinstance(refused, wire.Refused)
                assert refused.code == "table/too-much"
                assert 0 < refused.values["wait_ms"] <= 3_600_000
            await guest.ask(Rename(name="Bea"))

    with running_server(tmp_path, *FREELY, "--changes-per-hour", str(CHANGES)) as server:
        asyncio.run(story(server))
        assert not server.stderr_text()


def test_a_long_log_is_sent_in_parts(server: RunningServer) -> None:
    async def story() -> None:
        (host, guest) = await seat_all(server.base, make_plan("dnup", 2))
        async with host, guest:
            for number in range(5):
                asked = [await host.do(Rename(name=f"{number}.{n}.{LONG_NAME}"[:24])) for n in range(100)]
                assert all([isinstance(await host.answer(name), int) for name in asked])
            await guest.until(lambda: guest.have == host.have)
        hello, size = await first_message(server.base, guest.me)
        assert isinstance(hello, wire.Update)
        assert (len(hello.lines), size < 100_000) == (MOST_LINES, True)
        found, more = hello.lines, True
        async with talking(server.base, guest.me.token) as http:
            while more:
                asked_for = wire.AskLines(before=found[0].number)
                answer = await http.post(f"/api/tables/{guest.me.table}/lines", content=wire.encode(asked_for))
                part = msgspec.json.decode(answer.content, type=wire.Lines)
                found, more = part.lines + found, part.more
        assert found == [line for number in sorted(host.lines) for line in host.lines[number]]

    asyncio.run(story())


def test_earlier_lines_are_for_those_who_may_watch(server: RunningServer) -> None:
    async def story() -> None:
        seat = await open_table(server.base, make_plan("dnup", 2))
        async with talking(server.base) as http:
            for body, status in (
                ({"before": 3, "invite": seat.invite}, 200),
                ({"before": 3}, 404),
                ({"before": 3, "invite": "wrong"}, 404),
                ({"before": -1, "invite": seat.invite}, 400),
            ):
                answer = await http.post(f"/api/tables/{seat.table}/lines", json=body)
                assert answer.status_code == status, body

    asyncio.run(story())


# --- reports ---


async def report(http: httpx.AsyncClient, table: str, **body: str) -> httpx.Response:
    return await http.post(f"/api/tables/{table}/report", json=body)


def test_a_table_is_reported_and_the_operator_reads_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def run(server: RunningServer, *words: str) -> list[str]:
        assert main(["tables", *words, "--database", server.database]) == 0
        return capsys.readouterr().out.splitlines()

    async def story(server: RunningServer) -> None:
        (host, guest) = await seat_all(server.base, make_plan("dnup", 2))
        table = host.me.table
        async with talking(server.base, guest.me.token) as http, talking(server.base) as stranger:
            assert (await report(stranger, table, reason="words")).status_code == 404
            assert (await report(http, table, reason="nonsense")).status_code == 400
            assert (await report(http, table, reason="words", text="rude\n\x07 words")).status_code == 204
            assert (await report(http, table, reason="name", text="and a\nrude name")).status_code == 204
            assert 'updown_reports_total{reason="name"} 1.0' in (await http.get("/metrics")).text
            async with talking(server.base, host.me.token) as hosts:
                assert (await report(hosts, table, reason="other")).status_code == 204
                refused = await report(hosts, table, reason="other")
                assert (refused.status_code, refused.json()["code"]) == (429, "server/too-many")
        latest, earlier = run(server, "reports")
        assert latest.endswith(f"  {table}  person 0  other")
        assert earlier.endswith(f"  {table}  person 1  name     and a rude name")
        assert run(server, "list")[0].endswith("reports: 2")
        assert run(server, "dismiss", table) == [f"reports of {table} deleted: 2"]

    with running_server(tmp_path, *FREELY, "--reports-per-address", "3") as server:
        asyncio.run(story(server))


def test_a_report_is_deleted_by_who_made_it_and_not_by_who_is_reported(server: RunningServer) -> None:
    async def story() -> None:
        (host, guest) = await seat_all(server.base, make_plan("dnup", 2))
        store = server.store()
        async with talking(server.base, guest.me.token) as http, talking(server.base, host.me.token) as hosts:
            assert (await report(http, host.me.table, reason="playing")).status_code == 204
            assert (await hosts.delete(f"/api/tables/{host.me.table}")).status_code == 204
            assert [each.table for each in store.reports()] == [host.me.table]
            assert (await http.delete("/api/mine")).status_code == 200
            assert store.reports() == []
        store.close()

    asyncio.run(story())


# --- tables that nobody uses ---


def test_empty_tables_do_not_fill_the_server(tmp_path: Path) -> None:
    async def story(server: RunningServer) -> None:
        plan = make_plan("dnup", 2)
        (host, guest) = await seat_all(server.base, plan)
        async with host, guest:
            await start_match([host, guest])
            empty = [await open_table(server.base, plan) for _ in range(6)]
            async with Client(server.base, empty[0]) as back:
                await back.until(lambda: back.table)
                with pytest.raises(httpx.HTTPStatusError, match="503"):
                    await open_table(server.base, plan)
            await host.until(lambda: host.moves or guest.moves)
            mover = host if host.moves else guest
            await mover.play(mover.moves[0])
            assert (host.welcomes, guest.welcomes) == (1, 1)

    with running_server(tmp_path, *FREELY, "--tables-limit", "2") as server:
        asyncio.run(story(server))
        assert not server.stderr_text()


# --- bots that have much to do ---


def test_people_are_informed_when_bots_have_much_to_do(tmp_path: Path) -> None:
    async def story(server: RunningServer) -> None:
        plan = make_plan("up-and-down", 4, bots=3, level="expert:time=10")
        async with AsyncExitStack() as stack:
            clients: list[Client] = []
            for _ in range(5):
                clients += await seat_all(server.base, plan)
                await stack.enter_async_context(clients[-1])
                await start_match(clients[-1:])
            playing = [asyncio.create_task(play_on(client)) for client in clients]
            async with asyncio.timeout(90):
                while not any(client.bot_wait for client in clients):
                    await asyncio.sleep(0.1)
            assert max(client.bot_wait for client in clients) >= 5
            for task in playing:
                task.cancel()

    with running_server(tmp_path, *FREELY, "--bot-workers", "1") as server:
        asyncio.run(story(server))


async def play_on(client: Client) -> None:
    """Plays whenever it can, so that bots have to decide. Until these are compiled, simple ones answer at once."""
    while True:
        await client.until(lambda: client.moves, None)
        # It may be refused: somebody else was first.
        await client.answer(await client.do(Play(move=client.moves[0], decision=client.decision)))
        await asyncio.sleep(0.1)
