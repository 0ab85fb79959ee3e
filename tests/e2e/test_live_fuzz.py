"""Anything at all, sent to a real server: to its HTTP API as the OpenAPI file describes it and as it does not, to the
sockets of its tables as text, bytes and frames. The server answers as it says it does, nothing fails in it, and a table
at which people play does not notice."""

import json
import os
import random
import socket
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.uri import parse_uri

from kit.games import SETTINGS
from kit.live import FREELY, RunningServer, running_server, socket_address
from updown.rules.match import Json
from updown.server import routes, wire
from updown.table.commands import CommitPart, Leave, Rename, Say

OPENAPI = json.loads((Path(__file__).parents[2] / "docs" / "reference" / "openapi.json").read_text("utf-8"))
LOGGED = ("--log-level", "info", "--log-format", "json")
MESSAGE_BYTES = 16_384
PATIENCE = 60
FEW = settings(SETTINGS, max_examples=12, suppress_health_check=list(HealthCheck))
MANY = settings(SETTINGS, max_examples=60, suppress_health_check=list(HealthCheck))


# --- a table at which people play ---


class Victim:
    """A match of two that has begun. Both are there; the one of whom much is sent is not on turn."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        plan = {"game": "dnup", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        with httpx.Client(base_url=server.base, trust_env=False, timeout=PATIENCE, verify=False) as http:
            # Seat 0 would begin in about every other deal.
            while True:
                opened = http.post("/api/tables", json={"plan": plan, "name": "Ada", "bearer": True}).json()
                self.table: str = opened["table"]
                self.invite: str = opened["invite"]
                asked = {"name": "Ben", "invite": self.invite, "bearer": True}
                joined = http.post(f"/api/tables/{self.table}/join", json=asked).json()
                self.host, self.guest = opened["token"], joined["token"]
                self.other = Wire(server, self.table, self.host)
                self.other.say('{"type":"do","id":"start","command":{"do":"start"}}')
                while not self.other.match:
                    self.other.next()
                if self.other.match["moves"]:
                    break
                self.other.close()
        self.before = self.events()

    def events(self) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.server.database.removeprefix("sqlite:///"), timeout=PATIENCE)) as database:
            query = "SELECT number, at, cause, body FROM events WHERE table_id = ? ORDER BY number"
            return database.execute(query, (self.table,)).fetchall()

    def check(self) -> None:
        """Nothing has changed, and the server is well."""
        assert self.events() == self.before
        assert httpx.get(f"{self.server.base}/readyz", trust_env=False, timeout=PATIENCE).json()["status"] == "ok"
        lines = [json.loads(line) for line in self.server.stderr_text().splitlines()]
        wrong = [line for line in lines if line["level"] in ("error", "critical")]
        assert not wrong, wrong


class Wire:
    """A socket at a table; who has no token watches."""

    def __init__(self, server: RunningServer, table: str, token: str = "", invite: str = "") -> None:
        self.address = socket_address(server.base, table)
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.hello = json.dumps({"type": "hello", "invite": invite})
        self.match: Json = {}
        self.open()

    def open(self, hello: bool = True) -> None:
        self.opened = ExitStack()
        connection = connect(
            self.address,
            additional_headers=self.headers,
            compression=None,
            proxy=None,
            ping_interval=None,
            max_queue=None,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
        )
        self.socket: ClientConnection = self.opened.enter_context(connection)
        if hello:
            self.socket.send(self.hello)

    def say(self, message: str | bytes) -> None:
        self.socket.send(message)

    def next(self) -> Json:
        message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        if message["type"] == "update":
            self.match = message["match"]
        return message

    def answers(self) -> list[Json]:
        """Everything that was said in answer to what was sent before this."""
        self.say('{"type":"ping"}')
        heard: list[Json] = []
        while True:
            message = self.next()
            if message["type"] == "pong":
                return heard
            if message["type"] not in ("update", "presence"):
                heard.append(message)

    def ended(self) -> int | None:
        """The code with which the server closes the socket, if it does."""
        with suppress(ConnectionClosed):
            while True:
                self.next()
        return self.socket.close_code

    def close(self) -> None:
        self.opened.close()


@pytest.fixture(scope="module")
def victim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victim]:
    with running_server(tmp_path_factory.mktemp("server"), *FREELY, *LOGGED) as server:
        victim = Victim(server)
        yield victim
        victim.check()
        victim.other.close()


# --- over HTTP ---


SCHEMA = schemathesis.openapi.from_dict(OPENAPI)
OPERATIONS = {
    f"{operation.method.upper()} {operation.path}": operation
    for operation in (found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok))
}
CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
    response_schema_conformance,
]  # fmt: skip


def test_the_description_is_valid_and_lists_every_address() -> None:
    SCHEMA.validate()
    assert sorted(OPERATIONS) == sorted(f"{each.method} {each.path}" for each in routes.ENDPOINTS)


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    with requests.Session() as session:
        session.trust_env = False
        yield session


def modes() -> Iterator[tuple[str, GenerationMode]]:
    """Requests as they should be; and such as they should not, where something can be wrong with them."""
    for name, operation in OPERATIONS.items():
        yield name, GenerationMode.POSITIVE
        if operation.body or operation.path_parameters or operation.query:
            yield name, GenerationMode.NEGATIVE


@pytest.mark.parametrize(("name", "mode"), list(modes()), ids=lambda value: getattr(value, "value", value))
def test_the_api_answers_as_it_is_described(
    victim: Victim, session: requests.Session, name: str, mode: GenerationMode
) -> None:
    """Asked by nobody, and by one who has a table."""
    cases = OPERATIONS[name].as_strategy(generation_mode=mode)
    checks = [*CHECKS, negative_data_rejection] if mode is GenerationMode.NEGATIVE else CHECKS

    # Only somebody who wants to be forgotten may ask for it: the victim is still needed.
    tokens = ["", "x" * 43] if name == "DELETE /api/mine" else ["", "x" * 43, victim.guest]

    @FEW
    @given(cases, st.sampled_from(tokens))
    def run(case: schemathesis.Case[Any], token: str) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        response = case.call(base_url=victim.server.base, session=session, headers=headers, timeout=PATIENCE)
        case.validate_response(response, checks=checks)

    run()


def test_the_api_is_described_whole() -> None:
    assert set(OPERATIONS) == {
        "POST /api/tables", "GET /api/tables", "GET /api/mine", "GET /api/mine/matches", "DELETE /api/mine",
        "POST /api/tables/{table}/join", "POST /api/practice", "POST /api/replays", "GET /api/push",
        "POST /api/tables/{table}/push", "POST /api/tables/{table}/push/stop",
        "POST /api/games/{game}/lessons/{chapter}",
        "GET /api/tables/{table}/record", "DELETE /api/tables/{table}", "POST /api/claims", "POST /api/claims/use",
        "POST /api/records/check", "GET /api/games", "GET /api/games/{game}/rules", "POST /api/tables/{table}/shown",
        "POST /api/tables/{table}/past", "POST /api/tables/{table}/lines", "POST /api/tables/{table}/report",
        "GET /healthz", "GET /readyz",
    }  # fmt: skip


PATHS = ["/api/tables", "/api/claims", "/api/claims/use", "/api/records/check", "/api/tables/{table}/join"]


@pytest.mark.parametrize("path", PATHS)
def test_bodies_of_any_bytes_are_refused(victim: Victim, path: str) -> None:
    deep = [b"[" * 12_000, b'{"record":' * 1200, b'{"record":{"a":' + b"[" * 8000 + b"]" * 8000 + b"}}"]
    odd = [b"", b"null", b"0", b'"\\ud800"', b"\xff\xfe", b'{"code":"\\ud83d"}', b"{}" * 3, b'{"a":1e999}', b"\0" * 99]
    noise = random.Random(path)
    bodies = [*deep, *odd, *(noise.randbytes(noise.randrange(300)) for _ in range(20))]
    with httpx.Client(base_url=victim.server.base, trust_env=False, timeout=PATIENCE, verify=False) as http:
        for body in bodies:
            answer = http.post(path.format(table=victim.table), content=body)
            assert (answer.status_code, answer.json()["code"]) == (400, "server/bad-message"), body[:80]


def test_what_is_not_http_is_refused(victim: Victim) -> None:
    noise = random.Random(5)
    first = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
    sent = [
        b"\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\0\x01\0", b"GET /%zz\xff HTTP/1.1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        first + b"X-Forwarded-For: \xff\xfe, 300.1.1.1, ::::\r\n\r\n", first + b"Cookie: updown=\xff;=;;\r\n\r\n",
        first + b"Authorization: Bearer \xe9" + b"x" * 50 + b"\r\n\r\n", first + b"Origin: a\r\nOrigin: b\r\n\r\n",
        *(noise.randbytes(200) for _ in range(10)),
    ]  # fmt: skip
    for request in sent:
        with socket.create_connection(("127.0.0.1", victim.server.port), PATIENCE) as raw:
            raw.sendall(request)
            raw.shutdown(socket.SHUT_WR)
            with suppress(ConnectionResetError):
                answer = raw.recv(100)
                assert not answer or answer.startswith((b"HTTP/1.1 2", b"HTTP/1.1 4")), request
    victim.check()


# --- over the socket ---


HARMLESS: list[Json] = [
    {"do": "sit", "name": "Eve", "lang": "en", "seat": 1},
    {"do": "seat-bot", "seat": 1, "level": "casual"},
    {"do": "free-seat", "seat": 1},
    {"do": "start"},
    {"do": "play", "move": {"move": "play", "cards": ["1/4", "1/5"]}, "decision": 1},
    {"do": "take-back", "decision": 1},
    {"do": "hold", "seat": 0},
    {"do": "come-back"},
    {"do": "rematch"},
    {"do": "close"},
]
"""Commands that the guest's table refuses, however they are put."""
EFFECTIVE: list[Json] = [
    {"do": "leave"},
    {"do": "rename", "name": "Eve", "lang": "en"},
    {"do": "say", "preset": "hello", "text": None},
    {"do": "commit-part", "deal": 0, "commitment": "c0" * 32},
    {"do": "commit-part", "deal": 1, "commitment": "c0" * 32},
]
"""Commands that would be done: they are sent only when there is something wrong with them."""
MESSAGES: list[Json] = [
    {"type": "hello", "have": 0, "invite": ""},
    {"type": "ask-hint", "id": "h", "decision": 1},
    *({"type": "do", "id": "x", "command": command} for command in HARMLESS + EFFECTIVE),
]

LETTERS = st.text(max_size=30) | st.sampled_from(
    ["", "\x00", "\u202e", "\ufffe", "💥", "updown", "../..", "%s%n", "a" * 500]
)
NUMBERS = (
    st.integers(-(2**70), 2**70) | st.floats() | st.sampled_from([-1, 5, 2**31, 2**63, -(2**63) - 1, 10**30, 1e308])
)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | NUMBERS | LETTERS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(LETTERS, inner, max_size=4),
    max_leaves=10,
)


def parts(message: Json, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Every field of a message, however deep."""
    found = []
    for key, value in message.items():
        found.append((*path, key))
        if isinstance(value, dict):
            found += parts(value, (*path, key))
    return found


@st.composite
def changed_messages(draw: st.DrawFn) -> str:
    """A message with something wrong in one of its fields: another type, nothing, too much, or a field that is none."""
    message = json.loads(json.dumps(draw(st.sampled_from(MESSAGES))))
    path = draw(st.sampled_from(parts(message)))
    holder = message
    for key in path[:-1]:
        holder = holder[key]
    kind = draw(st.sampled_from(["other", "gone", "more", "twice"]))
    if kind == "other":
        holder[path[-1]] = draw(VALUES)
    elif kind == "gone":
        del holder[path[-1]]
    elif kind == "more":
        holder[draw(LETTERS)] = draw(VALUES)
    text = json.dumps(message)
    return text if kind != "twice" else text[:-1] + ',"type":"do","id":"y"}'


ODD = [
    "",
    " ",
    "null",
    "[]",
    '"hello"',
    "{",
    "}" * 50,
    "[" * 8000,
    "[" * 8000 + "]" * 8000,
    '{"a":' * 3000,
    '{"type":"do","id":"x","command":{"do":"play","decision":1,"move":{"move":' + "[" * 8000 + "]" * 8000 + "}}}",
    '{"type":"do","id":"x","command":{"do":"play","decision":1,"move":{"a":' * 100,
    '{"type":"do","id":"x","command":{"do":"say","text":"\\ud800"}}',
    '{"type":"do","id":"x","command":{"do":"rename","name":"\\udc00\\ud800"}}',
    '{"type":"do","id":"\\ud83d","command":{"do":"leave"}}',
    '{"type":"do","id":"x","command":{"do":"leave"},"id":""}',
    '{"type":"do","id":"x y","command":{"do":"leave"}}',
    f'{{"type":"do","id":"{"x" * 41}","command":{{"do":"leave"}}}}',
    '{"type":"do","id":"x","command":{"do":"play","decision":1e400,"move":{}}}',
    f'{{"type":"do","id":"x","command":{{"do":"play","decision":{"9" * 5000},"move":{{}}}}}}',
    f'{{"type":"do","id":"x","command":{{"do":"play","decision":1,"move":{{"move":{"9" * 4000}}}}}}}',
    '{"type":"do","id":"x","command":{"do":"play","decision":1,"move":{"move":NaN}}}',
    '{"type":"do","id":"x","command":{"do":"play","decision":1,"move":{"move":"play","cards":[[[["1/4"]]]]}}}',
    '{"type":"do","id":"x","command":{"do":"play","decision":1,"move":{"move":{"move":"rotate"}}}}',
    '{"type":"hello"}',
    '{"type":"hello","have":-1}',
    '{"type":"update","number":1,"lines":[],"table":null,"match":null}',
    '{"type":"done","id":"x","number":1}',
    "\ufeff" + '{"type":"ping"}',
    '{"type":"ping"}\x00',
]
MESSAGE = st.one_of(
    changed_messages(),
    changed_messages(),
    changed_messages(),
    st.sampled_from(ODD),
    st.text(max_size=100),
    VALUES.map(json.dumps),
    st.binary(max_size=200),
)


def would_be_done(message: str | bytes) -> bool:
    """Whether there is nothing wrong with it, and the table would do it."""
    try:
        read = wire.decode_client(message)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return False
    return isinstance(read, wire.Do) and isinstance(read.command, Leave | Rename | Say | CommitPart)


def check_answers(sent: list[str | bytes], heard: list[Json]) -> None:
    """Each was answered, with a reason that says something."""
    pings = sum(b'"ping"' in (each if isinstance(each, bytes) else each.encode()) for each in sent)
    assert len(sent) - pings <= len(heard) <= len(sent)
    for answer in heard:
        assert answer["type"] == "refused", answer
        assert answer["code"] != "server/failed"
        assert answer["message"]
        assert len(answer["message"]) < 1000


@pytest.fixture(scope="module")
def guest(victim: Victim) -> Iterator[Wire]:
    found = Wire(victim.server, victim.table, victim.guest)
    yield found
    found.close()


@pytest.fixture(scope="module")
def onlooker(victim: Victim) -> Iterator[Wire]:
    found = Wire(victim.server, victim.table, invite=victim.invite)
    yield found
    found.close()


@MANY
@given(st.lists(MESSAGE, min_size=1, max_size=12))
def test_whatever_a_player_sends_is_answered_and_changes_nothing(
    victim: Victim, guest: Wire, messages: list[str | bytes]
) -> None:
    sent = [message for message in messages if not would_be_done(message)]
    for message in sent:
        guest.say(message)
    check_answers(sent, guest.answers())


@MANY
@given(st.lists(MESSAGE, min_size=1, max_size=12))
def test_whatever_an_onlooker_sends_is_answered_and_changes_nothing(
    victim: Victim, onlooker: Wire, messages: list[str | bytes]
) -> None:
    for message in messages:
        onlooker.say(message)
    check_answers(messages, onlooker.answers())


@pytest.mark.parametrize("message", ODD, ids=range(len(ODD)))
def test_odd_messages_are_answered_and_change_nothing(victim: Victim, guest: Wire, message: str) -> None:
    assert not would_be_done(message)
    guest.say(message)
    heard = guest.answers()
    assert len(heard) == 1
    check_answers([message], heard)


def test_after_all_that_the_table_is_as_it_was(victim: Victim, guest: Wire, onlooker: Wire) -> None:
    victim.check()
    assert guest.answers() == onlooker.answers() == []


FIRST = st.one_of(st.sampled_from(ODD), st.binary(max_size=100), VALUES.map(json.dumps), changed_messages())


@settings(FEW, max_examples=30)
@given(FIRST)
def test_a_connection_that_does_not_begin_with_hello_is_closed(victim: Victim, first: str | bytes) -> None:
    with suppress(msgspec.MsgspecError, RecursionError, UnicodeError):
        if isinstance(wire.decode_client(first), wire.Hello):
            return
    socket = Wire.__new__(Wire)
    socket.address, socket.headers = socket_address(victim.server.base, victim.table), {}
    socket.open(hello=False)
    socket.say(first)
    answer = socket.next()
    assert answer["type"] == "refused"
    assert answer["code"] in ("server/bad-message", "server/hello-first")
    assert socket.ended() == 4403
    socket.close()


@pytest.mark.parametrize("content", ["x" * (MESSAGE_BYTES + 1), b"\0" * 100_000, "[" * 1_000_000], ids=len)
def test_messages_that_are_too_large_end_the_connection(victim: Victim, content: str | bytes) -> None:
    guest = Wire(victim.server, victim.table, victim.guest)
    with suppress(ConnectionClosed):
        guest.say(content)
    assert guest.ended() == 1009
    guest.close()
    victim.check()


def frame(first: int, content: bytes, masked: bool = True, length: int | None = None) -> bytes:
    """A frame with anything in it; a client's is masked."""
    size = len(content) if length is None else length
    mask = 0x80 if masked else 0
    head = bytes([first, mask | size]) if size < 126 else bytes([first, mask | 126]) + struct.pack(">H", size & 0xFFFF)
    key = os.urandom(4) if masked else b""
    return head + key + bytes(byte ^ key[n % 4] for n, byte in enumerate(content)) if masked else head + content


FRAMES = {
    "text that is not UTF-8": frame(0x81, b"\xff\xfe\xfd"),
    "half a letter": frame(0x81, b"\xe2\x82"),
    "not masked": frame(0x81, b'{"type":"ping"}', masked=False),
    "reserved bits": frame(0xF1, b'{"type":"ping"}'),
    "a kind that is none": frame(0x83, b"x"),
    "an end without a beginning": frame(0x80, b"x"),
    "a beginning in the middle": frame(0x01, b'{"ty') + frame(0x81, b'pe":"ping"}'),
    "a ping in pieces": frame(0x09, b"x"),
    "a large ping": frame(0x89, b"x" * 126),
    "a bad goodbye": frame(0x88, b"\x00"),
    "a goodbye of nobody": frame(0x88, struct.pack(">H", 999)),
    "many empty pieces": frame(0x01, b"") + frame(0x00, b"") * 2000,
    "more than it says": frame(0x81, b"x" * 100, length=10),
    "less than it says": frame(0x81, b"x" * 10, length=100),
    "noise": random.Random(7).randbytes(4000),
}


@pytest.mark.parametrize("content", FRAMES.values(), ids=FRAMES)
def test_frames_that_are_none_end_only_their_own_connection(victim: Victim, content: bytes) -> None:
    address = parse_uri(socket_address(victim.server.base, victim.table))
    protocol = ClientProtocol(address)
    request = protocol.connect()
    request.headers["Authorization"] = f"Bearer {victim.guest}"
    protocol.send_request(request)
    with socket.create_connection((address.host, address.port), PATIENCE) as raw:
        raw.sendall(b"".join(protocol.data_to_send()))
        assert raw.recv(4096).startswith(b"HTTP/1.1 101")
        raw.sendall(frame(0x81, b'{"type":"hello"}'))
        raw.recv(65_536)
        with suppress(OSError):
            raw.sendall(content)
            raw.shutdown(socket.SHUT_WR)
            while raw.recv(65_536):
                pass
    victim.check()
