"""People and programs that do what they must not, at a real server: doubled and stale commands, other people's seats,
other tables' tokens, other sites, too much at once. Each gets its reason, and nothing of it reaches the table."""

import asyncio
import json
import re
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from kit.live import FREELY, RunningServer, running_server, socket_address
from updown.rules.match import Json
from updown.server import identity
from updown.server.middleware import HEADERS
from updown.server.socket import Conversation
from updown.server.subscriber import Subscriber
from updown.table import provable_deal
from updown.table.proof import check_record

LOGGED = ("--log-level", "debug", "--log-format", "json", "--bot-pause-ms", "0")
GO_AWAY, AGAIN, TOO_LARGE, TOO_MANY = 4403, 1012, 1009, 4429
PATIENCE = 60
MOST = 200
"""More requests than these in a row are never taken; on a machine that is busy they may come slowly."""
SMALL = {"deck": "small-9", "tiebreak": "shared"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One for all tests that need no settings of their own."""
    with running_server(tmp_path_factory.mktemp("server"), *FREELY, *LOGGED) as server:
        yield server
        check_log(server.stderr_text())


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[RunningServer]:
    """One that takes little at once."""
    limits = {
        "commands-per-second": 1, "commands-burst": 2, "requests-per-second": 1, "requests-burst": 12,
        "tables-per-address": 2, "sockets-per-address": 2, "message-bytes": 2000, "body-bytes": 4000,
    }  # fmt: skip
    flags = [part for name, limit in limits.items() for part in (f"--{name}", str(limit))]
    with running_server(tmp_path, *LOGGED, *flags) as server:
        yield server
        check_log(server.stderr_text())


def check_log(text: str) -> None:
    """Nothing went wrong in the server, whatever was asked of it."""
    lines = [json.loads(line) for line in text.splitlines()]
    assert not [line for line in lines if line["level"] in ("error", "critical")]


# --- talking to it ---


@contextmanager
def client(server: RunningServer, token: str | None = None, **headers: str) -> Iterator[httpx.Client]:
    bearer = {"authorization": f"Bearer {token}"} if token else {}
    # Without certificates, which take long to read and are not needed.
    with httpx.Client(
        base_url=server.base, headers=bearer | headers, trust_env=False, timeout=PATIENCE, verify=False
    ) as http:
        yield http


def post(server: RunningServer, path: str, body: Json, token: str | None = None) -> httpx.Response:
    with client(server, token) as http:
        return http.post(path, json=body)


def get(server: RunningServer, path: str, token: str | None = None) -> httpx.Response:
    with client(server, token) as http:
        return http.get(path)


def problem(response: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal."""
    assert response.headers["content-type"] == "application/json"
    content = response.json()
    assert set(content) == {"code", "message", "values"}
    assert content["message"]
    return response.status_code, content["code"]


class Seat:
    """Somebody's part in a table."""

    def __init__(self, server: RunningServer, seated: Json) -> None:
        self.server = server
        self.table: str = seated["table"]
        self.person: int = seated["person"]
        self.token: str = seated["token"]
        self.invite: str = seated["invite"] or ""

    @contextmanager
    def connected(self) -> Iterator["Line"]:
        with line(self.server, self.table, self.token) as connected:
            yield connected


def open_table(
    server: RunningServer, game: str = "dnup", seats: Sequence[str] = ("me", "open"), **more: Any
) -> tuple[Seat, list[Seat]]:
    """A table at which everybody sits: its host, and those who came."""
    options = {"players": len(seats), **more.pop("options", {})}
    planned = [{"kind": "bot", "level": kind} if kind not in ("me", "open") else {"kind": kind} for kind in seats]
    plan = {"game": game, "options": options, "seats": planned, **more}
    response = post(server, "/api/tables", {"plan": plan, "name": "Annabella", "bearer": True})
    assert response.status_code == 201, response.text
    host = Seat(server, response.json())
    guests = []
    for number in range(seats.count("open")):
        asked = {"name": f"Wilhelmine {number}", "invite": host.invite, "bearer": True}
        joined = post(server, f"/api/tables/{host.table}/join", asked)
        assert joined.status_code == 200, joined.text
        guests.append(Seat(server, joined.json()))
    return host, guests


class Line:
    """A socket at a table."""

    ids = count()

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.update: Json = {}
        self.heard: list[Json] = []

    def say(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def next(self) -> Json:
        message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        self.heard.append(message)
        if message["type"] == "update":
            self.update = {**message, "table": message["table"] or self.update.get("table")}
        return message

    def answer(self, message_id: str | None) -> Json:
        """What came of the command with that id."""
        while True:
            message = self.next()
            if message["type"] in ("done", "refused") and message["id"] == message_id:
                return message

    def do(self, command: str, message_id: str = "", **parts: Any) -> Json:
        chosen = message_id or f"m{next(self.ids)}"
        self.say({"type": "do", "id": chosen, "command": {"do": command, **parts}})
        return self.answer(chosen)

    def done(self, command: str, message_id: str = "", **parts: Any) -> int:
        answer = self.do(command, message_id, **parts)
        assert answer["type"] == "done", answer
        number: int = answer["number"]
        return number

    def refused(self, command: str, message_id: str = "", **parts: Any) -> str:
        answer = self.do(command, message_id, **parts)
        assert answer["type"] == "refused", answer
        code: str = answer["code"]
        return code

    def until(self, number: int) -> Json:
        """How things stand after that event."""
        while self.update.get("number", 0) < number:
            self.next()
        return self.update

    @property
    def match(self) -> Json:
        match: Json = self.update["match"]
        return match

    def closed(self) -> int:
        """The code with which the server closes it."""
        with suppress(ConnectionClosed):
            while True:
                self.next()
        code = self.socket.close_code
        assert code is not None
        return code


@contextmanager
def line(
    server: RunningServer, table: str, token: str | None = None, *, invite: str = "", origin: str | None = None,
    cookie: str | None = None,
) -> Iterator[Line]:  # fmt: skip
    """A socket that has said hello, and heard how things stand, or that it is sent away."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    if cookie:
        headers["Cookie"] = f"updown={cookie}"
    with connect(
        socket_address(server.base, table),
        additional_headers=headers,
        origin=None if origin is None else Origin(origin),
        compression=None,
        proxy=None,
        open_timeout=PATIENCE,
        close_timeout=PATIENCE,
        ping_interval=None,
    ) as socket:
        found = Line(socket)
        found.say({"type": "hello", "invite": invite})
        found.next()
        yield found


class Event(NamedTuple):
    number: int
    cause: str
    body: bytes


def events(server: RunningServer, table: str) -> list[Event]:
    """What is stored of the table."""
    with closing(database(server)) as connection:
        query = "SELECT number, cause, body FROM events WHERE table_id = ? ORDER BY number"
        return [Event(*row) for row in connection.execute(query, (table,))]


def database(server: RunningServer) -> sqlite3.Connection:
    return sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=PATIENCE)


@contextmanager
def two_players(server: RunningServer, **more: Any) -> Iterator[tuple[Line, Line, Seat]]:
    """A match of two that has begun: who is on turn, who is not, and the seat of the host."""
    host, [guest] = open_table(server, **more)
    with host.connected() as one, guest.connected() as two:
        number = one.done("start")
        one.until(number)
        two.until(number)
        on_turn = (one, two) if one.match["moves"] else (two, one)
        yield *on_turn, host


# --- commands ---


def test_a_command_that_comes_twice_is_done_once(server: RunningServer) -> None:
    with two_players(server) as (ours, theirs, host):
        move, decision = ours.match["moves"][0], ours.match["decision"]
        number = ours.done("play", "once", move=move, decision=decision)
        before = events(server, host.table)
        assert ours.done("play", "once", move=move, decision=decision) == number
        assert ours.done("play", "once", move={"move": "other"}, decision=99) == number
        assert ours.done("leave", "once") == number
        assert events(server, host.table) == before
        assert sum(event.cause.endswith(":once") for event in before) == 1
        # The same id of somebody else is another command.
        assert theirs.refused("play", "once", move=move, decision=decision) == "table/stale"


def test_a_command_is_done_once_also_over_another_socket(server: RunningServer) -> None:
    host, _ = open_table(server)
    with host.connected() as first:
        number = first.done("start", "start-1")
    with host.connected() as second, host.connected() as third:
        assert second.done("start", "start-1") == number
        assert third.done("start", "start-1") == number
        assert third.refused("start", "start-2") == "table/started"


def test_a_refused_command_may_be_sent_again_under_its_id(server: RunningServer) -> None:
    with two_players(server) as (ours, _, _):
        assert ours.refused("play", "again", move={"move": "jump"}, decision=1) == "rules/unknown-move"
        assert ours.done("play", "again", move=ours.match["moves"][0], decision=1) > 0


def test_commands_in_the_wrong_order_are_each_judged_by_what_is(server: RunningServer) -> None:
    with two_players(server) as (ours, theirs, host):
        before = events(server, host.table)
        later = {"do": "play", "move": {"move": "rotate"}, "decision": 2}
        now = {"do": "play", "move": {"move": "rotate"}, "decision": 1}
        for message_id, command in (("b", later), ("a", now)):
            ours.say({"type": "do", "id": message_id, "command": command})
        refusal = ours.answer("b")
        assert (refusal["code"], refusal["values"]) == ("table/stale", {"decision": 1})
        assert ours.answer("a")["number"] == before[-1].number + 1
        assert theirs.refused("play", move={"move": "rotate"}, decision=1) == "table/stale"
        assert len(events(server, host.table)) == len(before) + 1


def test_nobody_plays_for_another_seat(server: RunningServer) -> None:
    with two_players(server) as (ours, theirs, host):
        before = events(server, host.table)
        for move in ours.match["moves"]:
            answer = theirs.do("play", move=move, decision=1)
            assert (answer["code"], answer["rule"]) == ("rules/not-on-turn", "DN-17")
        move = {**ours.match["moves"][0], "seat": ours.update["table"]["you"]["seat"]}
        assert theirs.refused("play", move=move, decision=1) == "rules/not-on-turn"
        assert theirs.refused("take-back", decision=1) == "table/nothing-sealed"
        assert theirs.refused("come-back") == "table/not-held"
        assert theirs.refused("hold", seat=ours.update["table"]["you"]["seat"]) == "table/not-away"
        assert events(server, host.table) == before


def test_a_guest_is_no_host(server: RunningServer) -> None:
    host, [guest] = open_table(server)
    before = events(server, host.table)
    with guest.connected() as theirs:
        for command in ("start", "close"):
            assert theirs.refused(command) == "table/not-host"
        for command in ("seat-bot", "free-seat"):
            assert theirs.refused(command, seat=0) == "table/not-host"
    assert problem(post(server, "/api/claims", {"table": host.table})) == (404, "server/no-such-table")
    assert events(server, host.table) == before


# --- who comes in ---


def test_another_tables_token_is_good_for_nothing(server: RunningServer) -> None:
    stranger, _ = open_table(server)
    host, _ = open_table(server)
    before = events(server, host.table)
    with line(server, host.table, stranger.token) as theirs:
        assert theirs.heard[0]["code"] == "server/no-such-table"
        assert theirs.closed() == GO_AWAY
    with client(server, stranger.token) as http:
        assert problem(http.delete(f"/api/tables/{host.table}")) == (403, "server/not-yours")
        assert problem(http.get(f"/api/tables/{host.table}/record")) == (409, "table/not-over")
        assert problem(http.post("/api/claims", json={"table": host.table})) == (404, "server/no-such-table")
        asked = {"name": "Eve", "invite": stranger.invite}
        assert problem(http.post(f"/api/tables/{host.table}/join", json=asked)) == (403, "server/no-invite")
    assert events(server, host.table) == before


COMMANDS: list[Json] = [
    {"do": "sit", "name": "Eve"}, {"do": "leave"}, {"do": "rename", "name": "Eve"}, {"do": "seat-bot", "seat": 1},
    {"do": "free-seat", "seat": 1}, {"do": "start"}, {"do": "play", "move": {"move": "rotate"}, "decision": 1},
    {"do": "take-back", "decision": 1}, {"do": "hold", "seat": 0}, {"do": "come-back"}, {"do": "say", "preset": "oops"},
    {"do": "rematch"}, {"do": "close"}, {"do": "commit-part", "deal": 0, "commitment": "c0" * 32},
    {"do": "reveal-part", "deal": 0, "part": "c0" * 32},
]  # fmt: skip


@pytest.mark.parametrize("watch", ["public", "open"])
def test_an_onlooker_sees_what_is_public_and_can_do_nothing(server: RunningServer, watch: str) -> None:
    host, _ = open_table(server, seats=("me", "open", "open"), watch=watch)
    with host.connected() as ours, line(server, host.table, invite=host.invite) as theirs:
        for when in ("lobby", "playing"):
            before = events(server, host.table)
            for command in COMMANDS:
                assert theirs.refused(**{"command": command["do"], **parts_of(command)}) == "table/not-seated"
            theirs.say({"type": "ask-hint", "id": "hint", "decision": 1})
            assert theirs.answer("hint")["code"] == "table/not-your-turn"
            assert events(server, host.table) == before
            if when == "lobby":
                theirs.until(ours.done("start"))
        assert theirs.update["table"]["you"] == {
            "person": None,
            "seat": None,
            "host": False,
            "name": None,
            "lang": None,
            "sent_away": False,
        }
        assert all(isinstance(hand, int) for hand in theirs.match["view"]["hands"])
        assert (theirs.match["moves"], theirs.match["open"]) == ([], None)


def parts_of(command: Json) -> Json:
    return {key: value for key, value in command.items() if key != "do"}


@pytest.mark.parametrize("listed", [False, True])
def test_a_table_that_nobody_may_watch_is_not_there_for_others(server: RunningServer, listed: bool) -> None:
    host, _ = open_table(server, watch="nobody", listed=listed)
    for invite in ("", host.invite):
        with line(server, host.table, invite=invite) as theirs:
            assert theirs.heard[0]["code"] == "server/no-such-table"
            assert theirs.closed() == GO_AWAY
    with host.connected() as ours:
        assert ours.heard[0]["type"] == "update"


def test_to_watch_a_table_that_is_not_listed_takes_the_invitation(server: RunningServer) -> None:
    host, _ = open_table(server)
    other, _ = open_table(server)
    for invite in ("", "x" * 22, other.invite, host.invite[:-1], host.invite.upper()):
        with line(server, host.table, invite=invite) as theirs:
            assert theirs.heard[0]["code"] == "server/no-such-table"
            assert theirs.closed() == GO_AWAY
    with line(server, host.table, invite=host.invite) as theirs:
        assert theirs.heard[0]["type"] == "update"
    shown, _ = open_table(server, listed=True)
    with line(server, shown.table) as theirs:
        assert theirs.heard[0]["type"] == "update"
    listed = [each["table"] for each in get(server, "/api/tables").json()["tables"]]
    assert shown.table in listed
    assert host.table not in listed


def test_past_moves_are_shown_to_each_as_they_may_see_them(server: RunningServer) -> None:
    """Hands to their own seat, nobody's to an onlooker, nothing at all without the invitation."""
    with two_players(server) as (ours, theirs, host):
        number = ours.done("play", move={"move": "rotate"}, decision=ours.match["decision"])
        ours.until(number)
        theirs.until(number)
        path, asked = f"/api/tables/{host.table}/past", {"until": 10**6}
        assert problem(post(server, path, asked)) == (404, "server/no-such-table")
        assert problem(post(server, path, {"until": -1}, host.token)) == (400, "server/bad-message")
        assert post(server, path, {"until": number - 1}, host.token).json() == {"moments": []}
        [mine] = post(server, path, asked, host.token).json()["moments"]
        assert mine["number"] == number
        seen = next(each.match for each in (ours, theirs) if each.match["view"]["seat"] == 0)
        assert mine["match"]["view"] == seen["view"]
        [public] = post(server, path, {**asked, "invite": host.invite}).json()["moments"]
        assert all(isinstance(hand, int) for hand in public["match"]["view"]["hands"])
        assert (public["match"]["moves"], public["match"]["guidance"], public["match"]["open"]) == ([], None, None)


def test_lists_of_tables_name_people_whatever_they_are_called_and_count_bots(server: RunningServer) -> None:
    host, _ = open_table(server, "dnup", ("me", "open", "casual"), listed=True)
    with host.connected() as ours:
        ours.done("rename", name="casual", lang="en")
    for path in ("/api/tables", "/api/mine"):
        tables = get(server, path, host.token).json()["tables"]
        shown = next(each for each in tables if each["table"] == host.table)
        assert (shown["names"], shown["bots"]) == (["casual", "Wilhelmine 0"], 1)


def test_to_sit_down_at_a_table_that_is_not_listed_takes_the_invitation(server: RunningServer) -> None:
    host, _ = open_table(server, seats=("me",) * 1 + ("open",))
    for invite in ("", "x" * 22, host.invite.lower()):
        asked = {"name": "Eve", "invite": invite}
        assert problem(post(server, f"/api/tables/{host.table}/join", asked)) == (403, "server/no-invite")
    taken = {"name": "Eve", "invite": host.invite}
    assert problem(post(server, f"/api/tables/{host.table}/join", taken)) == (409, "table/taken")
    missing = post(server, f"/api/tables/{'a' * 16}/join", taken)
    assert problem(missing) == (404, "server/no-such-table")


def test_a_socket_to_no_table_is_sent_away(server: RunningServer) -> None:
    for table in ("a" * 16, "no-table", "%2e%2e"):
        with line(server, table) as theirs:
            assert theirs.heard[0]["code"] == "server/no-such-table"
            assert theirs.closed() == GO_AWAY


# --- records ---


def rollout(lines: Sequence[Line]) -> None:
    """Plays to the end, the last move of the list each time."""
    while lines[0].update["table"]["status"] == "playing":
        ours = next(each for each in lines if each.match["moves"])
        number = ours.done("play", move=ours.match["moves"][-1], decision=ours.match["decision"])
        for each in lines:
            each.until(number)


@pytest.mark.parametrize("watch", ["public", "open"])
def test_a_record_is_given_when_the_match_is_over_to_those_who_may_see_it(server: RunningServer, watch: str) -> None:
    host, [guest] = open_table(server, "up-and-down", options=SMALL, watch=watch)
    path = f"/api/tables/{host.table}/record"
    with host.connected() as one, guest.connected() as two:
        for each in (one, two):
            each.until(one.done("start") if each is one else one.update["number"])
        for token in (host.token, guest.token, None):
            assert problem(get(server, path, token)) == (409, "table/not-over")
        rollout([one, two])
        assert one.update["match"]["open"] is not None
    for token in (host.token, guest.token):
        record = get(server, path, token).json()
        assert check_record(record).consistent
        assert record["players"] == ["Annabella", "Wilhelmine 0"]
    stranger, _ = open_table(server)
    for token in (None, stranger.token, "x" * 43):
        answer = get(server, path, token)
        if watch == "open":
            assert answer.status_code == 200
        else:
            assert problem(answer) == (403, "table/not-seated")
    for match in ("1", "99999"):
        assert problem(get(server, f"{path}?match={match}", host.token)) == (409, "table/not-over")
    for match in ("-1", "x", "0" * 9, "٣", ""):
        assert problem(get(server, f"{path}?match={match}", host.token)) == (400, "server/bad-message")


# --- moving to another device ---


def make_code(seat: Seat) -> str:
    response = post(seat.server, "/api/claims", {"table": seat.table}, seat.token)
    assert response.status_code == 201
    claim = response.json()
    assert 0 < claim["expires"] - time.time() * 1000 <= identity.CLAIM_MS + 1000
    code: str = claim["code"]
    return code


def test_a_code_moves_the_seat_once_and_the_old_device_is_sent_away(server: RunningServer) -> None:
    host, [guest] = open_table(server)
    code = make_code(guest)
    with guest.connected() as old, host.connected() as ours:
        typed = f" {code[:4].lower()}-{code[4:]} "
        moved = post(server, "/api/claims/use", {"code": typed, "bearer": True})
        assert moved.status_code == 200
        seat = Seat(server, moved.json())
        assert (seat.table, seat.person) == (guest.table, guest.person)
        assert seat.token != guest.token
        assert old.closed() == AGAIN
        assert problem(post(server, "/api/claims/use", {"code": code})) == (404, "server/no-such-code")
        with guest.connected() as stranger:
            assert stranger.heard[0]["code"] == "server/no-such-table"
        assert problem(post(server, "/api/claims", {"table": guest.table}, guest.token))[0] == 404
        assert get(server, "/api/mine", guest.token).json() == {"tables": []}
        with seat.connected() as new:
            new.done("say", preset="hello")
        assert ours.refused("seat-bot", seat=1) == "table/taken"


def test_the_old_device_cannot_finish_what_it_began(server: RunningServer) -> None:
    """What is on the way when the seat moves is not done any more."""
    host, _ = open_table(server)
    code = make_code(host)
    with host.connected() as old:
        assert post(server, "/api/claims/use", {"code": code}).status_code == 200
        before = events(server, host.table)
        for number in range(3):
            try:
                old.say({"type": "do", "id": f"late-{number}", "command": {"do": "close"}})
            except ConnectionClosed:
                break
        assert old.closed() == AGAIN
        assert not [message for message in old.heard if message["type"] == "done"]
    assert events(server, host.table) == before


def test_what_arrives_after_the_seat_has_moved_is_not_done() -> None:
    """Also where the old device reads so slowly that it has not yet received the news."""

    async def receive_late() -> Json:
        conversation.subscriber.close()
        return {"type": "websocket.receive", "text": '{"type":"do","id":"late","command":{"do":"close"}}'}

    conversation = Conversation.__new__(Conversation)
    conversation.subscriber = Subscriber(0, 0)
    conversation.receive = receive_late
    conversation.most_bytes = 1000
    # It has no hub: whatever was done would fail.
    asyncio.run(conversation._receive())


def test_codes_that_are_not_right_open_nothing(server: RunningServer) -> None:
    host, _ = open_table(server)
    code = make_code(host)
    for wrong in ("", "AAAAAAAA", code[:-1], code + "A", code[::-1] if code[::-1] != code else "22222222", "x" * 20):
        assert problem(post(server, "/api/claims/use", {"code": wrong})) == (404, "server/no-such-code")
    assert problem(post(server, "/api/claims/use", {"code": "x" * 21})) == (400, "server/bad-message")
    assert post(server, "/api/claims/use", {"code": code}).status_code == 200


def test_a_code_whose_time_is_up_opens_nothing(server: RunningServer) -> None:
    host, _ = open_table(server)
    code = make_code(host)
    with closing(database(server)) as connection, connection:
        connection.execute("UPDATE claims SET expires = 1 WHERE table_id = ?", (host.table,))
    assert problem(post(server, "/api/claims/use", {"code": code})) == (404, "server/no-such-code")
    with host.connected() as ours:
        assert ours.heard[0]["type"] == "update"


def test_guessing_codes_is_slow(strict: RunningServer) -> None:
    with client(strict) as http:
        answers = [http.post("/api/claims/use", json={"code": "22222222"})]
        while answers[-1].status_code != 429:
            assert problem(answers[-1]) == (404, "server/no-such-code")
            answers.append(http.post("/api/claims/use", json={"code": f"3333{len(answers)}"}))
            assert len(answers) < MOST
    assert problem(answers[-1]) == (429, "server/too-many")
    assert int(answers[-1].headers["retry-after"]) >= 1


# --- deleting ---


def test_only_the_host_deletes_a_table_and_then_nothing_is_left(server: RunningServer) -> None:
    host, [guest] = open_table(server, listed=True)
    path = f"/api/tables/{host.table}"
    with host.connected() as ours, guest.connected() as theirs:
        said = "something that nobody else says"
        ours.done("say", text=said)
        for token in (None, guest.token, "y" * 43):
            with client(server, token) as http:
                assert problem(http.delete(path)) == (403, "server/not-yours")
        with client(server, host.token) as http:
            assert http.delete(path).status_code == 204
            assert problem(http.delete(path)) == (404, "server/no-such-table")
            assert problem(http.get(f"{path}/record")) == (404, "server/no-such-table")
        assert ours.closed() == theirs.closed() == AGAIN
    with host.connected() as ours:
        assert ours.heard[0]["code"] == "server/no-such-table"
    assert events(server, host.table) == []
    assert host.table not in get(server, "/api/tables").text
    # The file is cleaned in the background.
    until = time.monotonic() + PATIENCE
    while said.encode() in database_bytes(server) or host.table.encode() in database_bytes(server):
        assert time.monotonic() < until
        time.sleep(0.1)


def test_what_was_deleted_is_cleaned_up_after_a_crash(tmp_path: Path) -> None:
    with running_server(tmp_path, *FREELY) as server:
        host, _ = open_table(server)
        said = "something that nobody else says"
        with host.connected() as ours:
            ours.done("say", text=said)
        with client(server, host.token) as http:
            assert http.delete(f"/api/tables/{host.table}").status_code == 204
        server.kill()
        assert to_clean(server) == 1
        server.start()
        until = time.monotonic() + PATIENCE
        while to_clean(server):
            assert time.monotonic() < until
            time.sleep(0.1)
        assert said.encode() not in database_bytes(server)


def to_clean(server: RunningServer) -> int:
    """How many deletions are still to be cleaned up."""
    with closing(database(server)) as connection:
        return int(connection.execute("SELECT count(*) FROM deletions").fetchone()[0])


def database_bytes(server: RunningServer) -> bytes:
    """The database with all that lies beside it."""
    file = Path(server.database.removeprefix("sqlite:///"))
    return b"".join(each.read_bytes() for each in sorted(file.parent.glob(f"{file.name}*")))


# --- other sites ---


ORIGINS = ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "https://", "file://", "x"]


@pytest.mark.parametrize("origin", ORIGINS)
def test_pages_of_other_sites_can_do_nothing(server: RunningServer, origin: str) -> None:
    host, _ = open_table(server)
    before = events(server, host.table)
    cookie = f"updown={host.token}"
    with client(server, origin=origin, cookie=cookie) as http:
        assert problem(http.post("/api/tables", json={})) == (403, "server/bad-origin")
        assert problem(http.post(f"/api/tables/{host.table}/join", json={})) == (403, "server/bad-origin")
        assert problem(http.delete(f"/api/tables/{host.table}")) == (403, "server/bad-origin")
        assert problem(http.post("/api/claims", json={"table": host.table})) == (403, "server/bad-origin")
    with pytest.raises(InvalidStatus) as refusal, line(server, host.table, origin=origin, cookie=host.token):
        pass
    assert refusal.value.response.status_code == 403
    assert events(server, host.table) == before


@pytest.mark.parametrize("path", ["/", "/api/tables/", "/api/games/", "//evil.example/", "/t/x/preview.png", "/rules/"])
def test_nobody_is_sent_to_another_host(server: RunningServer, path: str) -> None:
    """Neither by a forged name of the server, nor by what a visitor says that a proxy has said."""
    with client(server) as http:
        refused = http.get(path, headers={"host": "evil.example"})
        assert problem(refused) == (421, "server/bad-host")
        answered = http.get(path, headers={"x-forwarded-host": "evil.example", "forwarded": "host=evil.example"})
    for answer in (refused, answered):
        assert "evil.example" not in answer.headers.get("location", "")


def test_a_token_that_somebody_else_has_chosen_is_not_used(server: RunningServer) -> None:
    """If a planted cookie were used, the attacker would know the token of the victim."""
    planted = "x" * 43
    seats = [{"kind": "me"}, {"kind": "open"}]
    asked = {"plan": {"game": "dnup", "options": {"players": 2}, "seats": seats}, "name": "Mia"}
    with client(server, origin=server.base, cookie=f"updown={planted}") as http:
        opened = http.post("/api/tables", json=asked)
        assert opened.status_code == 201
        given = opened.cookies["updown"]
        assert given != planted
        assert http.get("/api/mine").json()["tables"] == []
    # One that the server has given stays.
    with client(server, origin=server.base, cookie=f"updown={given}") as http:
        again = http.post("/api/tables", json=asked)
        assert again.cookies["updown"] == given
        assert len(http.get("/api/mine").json()["tables"]) == 2


def test_a_cookie_without_an_origin_can_do_nothing(server: RunningServer) -> None:
    host, _ = open_table(server)
    with client(server, cookie=f"updown={host.token}") as http:
        assert problem(http.delete(f"/api/tables/{host.table}")) == (403, "server/bad-origin")
        assert problem(http.post("/api/claims", json={"table": host.table})) == (403, "server/bad-origin")
        assert http.get("/api/mine").json()["tables"][0]["table"] == host.table
    with pytest.raises(InvalidStatus) as refusal, line(server, host.table, cookie=host.token):
        pass
    assert refusal.value.response.status_code == 403


def test_the_own_page_may_do_everything_with_its_cookie(server: RunningServer) -> None:
    host, _ = open_table(server)
    with line(server, host.table, origin=server.base, cookie=host.token) as ours:
        assert ours.update["table"]["you"]["host"]
        ours.done("start")
    with client(server, origin=server.base, cookie=f"updown={host.token}") as http:
        assert http.delete(f"/api/tables/{host.table}").status_code == 204


def test_the_cookie_is_for_no_script_and_no_other_site(server: RunningServer) -> None:
    plan = {"game": "dnup", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    opened = post(server, "/api/tables", {"plan": plan, "name": "Ada"})
    assert opened.json()["token"] is None
    name, _, rest = opened.headers["set-cookie"].partition("=")
    token, *flags = [part.strip() for part in rest.split(";")]
    assert name == "updown"
    assert len(token) == 43
    assert {"HttpOnly", "SameSite=strict", "Path=/"} <= set(flags)
    assert "Secure" not in flags
    # For a program the token itself, and no cookie.
    program = post(server, "/api/tables", {"plan": plan, "name": "Ada", "bearer": True})
    assert len(program.json()["token"]) == 43
    assert "set-cookie" not in program.headers


def test_behind_https_the_cookie_is_for_https_only(tmp_path: Path) -> None:
    with running_server(tmp_path, *FREELY, "--secure-cookies") as server:
        plan = {"game": "dnup", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        opened = post(server, "/api/tables", {"plan": plan, "name": "Ada"})
        assert "; Secure" in opened.headers["set-cookie"]
        assert opened.headers["strict-transport-security"] == "max-age=31536000"


def test_every_answer_has_the_headers_that_guard_it(server: RunningServer) -> None:
    host, _ = open_table(server)
    with client(server) as http:
        answers = [
            http.get("/api/games"),
            http.get("/api/nothing"),
            http.put("/api/tables"),
            http.post("/api/tables", content=b"{"),
            http.post("/api/tables", content=b"x" * 100_000),
            http.get(f"/api/tables/{host.table}/record"),
            http.get("/healthz"),
            http.get("/metrics"),
            http.get("/"),
            http.delete(f"/api/tables/{'b' * 16}"),
            http.post("/api/tables", headers={"origin": "http://evil.example"}),
        ]
    statuses = [answer.status_code for answer in answers]
    assert statuses[:6] == [200, 404, 405, 400, 413, 409]
    assert statuses[-2:] == [404, 403]
    for answer in answers:
        assert HEADERS.items() <= dict(answer.headers).items()
        assert "server" not in answer.headers
        assert "access-control-allow-origin" not in answer.headers
        if answer.url.path.startswith("/api/"):
            assert answer.headers["cache-control"] == "no-store"
    assert "default-src 'self'" in HEADERS["content-security-policy"]
    assert "frame-ancestors 'none'" in HEADERS["content-security-policy"]


# --- too much ---


def test_what_is_too_large_is_refused(strict: RunningServer) -> None:
    host, _ = open_table(strict)
    before = events(strict, host.table)
    with client(strict) as http:
        answer = http.post("/api/claims/use", content=b'{"code":"' + b"A" * 2000 + b'"}')
        assert problem(answer) == (413, "server/too-large")
        assert answer.json()["values"] == {"limit": 2000}
        # A record may be larger, and no larger than that.
        assert http.post("/api/records/check", json={"record": {"x": "y" * 3000}}).json()["valid"] is False
        assert problem(http.post("/api/records/check", json={"record": {"x": "y" * 4000}}))[0] == 413
    with host.connected() as ours:
        ours.say({"type": "do", "id": "a", "command": {"do": "say", "text": "x" * 3000}})
        assert ours.closed() == TOO_LARGE
    with host.connected() as ours:
        ours.socket.send(b"\0" * 3000)
        assert ours.closed() == TOO_LARGE
    assert events(strict, host.table) == before


def test_a_client_that_is_too_fast_has_to_wait_and_learns_how_long(strict: RunningServer) -> None:
    host, [guest] = open_table(strict)
    with host.connected() as ours, guest.connected() as theirs:
        for number in range(6):
            ours.say({"type": "do", "id": f"r{number}", "command": {"do": "rename", "name": f"Ada {number}"}})
        answers = [ours.answer(f"r{number}") for number in range(6)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert answers[0]["type"] == "done"
        assert refused
        assert {answer["code"] for answer in refused} == {"server/too-many"}
        assert all(0 < answer["values"]["wait_ms"] <= 1001 for answer in refused)
        # Others have a limit of their own.
        theirs.done("rename", name="Ben")
        time.sleep(refused[-1]["values"]["wait_ms"] / 1000 + 0.2)
        ours.done("rename", name="Cy")
    assert sum(event.cause.startswith("0:r") for event in events(strict, host.table)) == 6 - len(refused)


def test_tables_and_sockets_of_one_address_are_limited(strict: RunningServer) -> None:
    host, _ = open_table(strict)
    open_table(strict, seats=("me", "casual"))
    plan = {"game": "dnup", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    third = post(strict, "/api/tables", {"plan": plan, "name": "Ada"})
    assert problem(third) == (429, "server/too-many")
    assert third.json()["values"]["wait_ms"] > 1_000_000
    with host.connected(), host.connected():
        with pytest.raises(ConnectionClosed) as refusal, host.connected():
            pass
        assert refusal.value.rcvd is not None
        assert refusal.value.rcvd.code == TOO_MANY
    with host.connected() as ours:
        assert ours.heard[0]["type"] == "update"


def knock_often(server: RunningServer) -> None:
    for _ in range(MOST):
        with line(server, "a" * 16):
            pass


def test_too_many_requests_have_to_wait(strict: RunningServer) -> None:
    with client(strict) as http:
        answers = [http.get("/api/games")]
        while answers[-1].status_code == 200:
            answers.append(http.get("/api/games"))
            assert len(answers) < MOST
        assert len(answers) > 5
        late = answers[-1]
        assert problem(late) == (429, "server/too-many")
        assert late.headers["retry-after"] == str(late.json()["values"]["seconds"])
        # To open a socket is a request like any other.
        with pytest.raises(InvalidStatus) as refusal:
            knock_often(strict)
        assert refusal.value.response.status_code == 429
        time.sleep(int(late.headers["retry-after"]) + 0.5)
        assert http.get("/api/games").status_code == 200


# --- bots ---


LEVELS = ["oracle", "nobody", "../bot.py", "/etc/passwd", "bot.py:Bot", "expert:time=1000", "expert:rollouts=nan", " "]


@pytest.mark.parametrize("level", LEVELS)
def test_bots_that_cheat_or_are_files_or_think_for_ever_do_not_sit_here(server: RunningServer, level: str) -> None:
    plan = {"game": "dnup", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot", "level": level}]}
    answer = post(server, "/api/tables", {"plan": plan, "name": "Ada"})
    assert problem(answer) == (422, "table/bad-level")
    host, _ = open_table(server, seats=("me", "casual"))
    before = events(server, host.table)
    with host.connected() as ours:
        assert ours.refused("seat-bot", seat=1, level=level) == "table/bad-level"
    assert events(server, host.table) == before


def test_decks_are_named_or_given_whole_and_never_files(server: RunningServer, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text('format = "updown-deck/1"\nsecret = "hunter2"\n', "utf-8")
    for deck in (str(file), "/etc/passwd", "../../decks/dnup/dnup-10.toml"):
        plan = {"game": "dnup", "options": {"players": 2, "deck": deck}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        answer = post(server, "/api/tables", {"plan": plan, "name": "Ada"})
        assert problem(answer) == (422, "table/bad-plan")
        assert "hunter2" not in answer.text
        record = {"format": "updown-record/1", "game": "dnup", "options": plan["options"], "rounds": []}
        checked = post(server, "/api/records/check", {"record": record}).json()
        assert (checked["valid"], "hunter2" in str(checked)) == (False, False)


# --- what is kept, and what is written down ---


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[RunningServer, dict[str, list[str]], Json]]:
    """A server after a whole match with a bot, a seat that moved, a part of the deal, talk; all that was secret; its
    record."""
    with running_server(tmp_path_factory.mktemp("finished"), *FREELY, *LOGGED) as server:
        host, [guest] = open_table(server, "up-and-down", ("me", "open", "beginner"), options=SMALL, listed=True)
        code = make_code(guest)
        moved = Seat(server, post(server, "/api/claims/use", {"code": code, "bearer": True}).json())
        spare = make_code(host)
        part = "beef" * 16
        with host.connected() as one, moved.connected() as two:
            seat = two.update["table"]["you"]["seat"]
            two.done("commit-part", deal=0, commitment=provable_deal.part_commitment(host.table, 0, seat, part))
            one.done("say", text="Schmetterling")
            two.until(one.done("start"))
            one.until(two.done("reveal-part", deal=0, part=part))
            while one.update["table"]["status"] == "playing":
                for ours in (one, two):
                    if ours.match["moves"]:
                        ours.do("play", move=ours.match["moves"][0], decision=ours.match["decision"])
                # A bot plays, too: news come by themselves.
                latest = max(one.update["number"], two.update["number"])
                one.until(latest)
                two.until(latest)
                if not one.match["moves"] and not two.match["moves"] and one.update["table"]["status"] == "playing":
                    one.until(latest + 1)
            hands = [card for hand in one.match["open"]["hands"] for card in hand]
        get(server, f"/api/tables/{host.table}?token={host.token}&invite={host.invite}", host.token)
        get(server, f"/join/{host.invite}", host.token)
        record: Json = get(server, f"/api/tables/{host.table}/record", host.token).json()
        cards = [card for part in record["rounds"] for hand in part["setup"]["hands"] for card in hand]
        secrets = {
            "token": [host.token, guest.token, moved.token],
            "invite": [host.invite],
            "code": [code, spare],
            "secret": [each["secret"] for each in record["proof"]["deals"]],
            "part": [part],
            "card": [*cards, *hands],
            "typed": ["Schmetterling", "Annabella", "Wilhelmine"],
        }
        metrics = get(server, "/metrics").text
        server.stop()
        yield server, secrets, {"record": record, "metrics": metrics, "table": host.table}


def test_a_whole_match_leaves_no_secret_in_the_log(finished: tuple[RunningServer, dict[str, list[str]], Json]) -> None:
    server, secrets, _ = finished
    text = server.stderr_text()
    check_log(text)
    assert len(text.splitlines()) > 3
    assert '"event":"table-opened"' in text.replace(" ", "")
    for kind, values in secrets.items():
        for value in values:
            assert not re.search(rf"(?<![A-Za-z0-9]){re.escape(value)}(?![A-Za-z0-9])", text), kind
    assert "127.0.0.1" not in "".join(line for line in text.splitlines() if "listening" not in line)


def test_figures_for_operators_tell_of_nobody(finished: tuple[RunningServer, dict[str, list[str]], Json]) -> None:
    _, secrets, found = finished
    metrics = found["metrics"]
    assert "updown_" in metrics
    for value in [*(value for values in secrets.values() for value in values if len(value) > 4), found["table"]]:
        assert value not in metrics


def test_the_database_has_no_token_invitation_or_code_as_it_is(
    finished: tuple[RunningServer, dict[str, list[str]], Json],
) -> None:
    server, secrets, found = finished
    content = database_bytes(server)
    assert found["table"].encode() in content
    assert b"Schmetterling" in content
    for kind in ("token", "invite", "code"):
        for value in secrets[kind]:
            assert value.encode() not in content, kind
    assert identity.hashed(secrets["token"][0]) in content
    assert check_record(found["record"]).consistent
