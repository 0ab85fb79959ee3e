"""The parts of the program that strangers can reach, as targets of the fuzzer (fuzzing.py): records, deck files, the
messages of a socket, and HTTP. Each returns the kind of the answer; whatever it raises is a crash."""

import json
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

import updown
from kit.fuzzing import Fuzzer, Target, kind_of
from kit.live import FREELY, RunningServer, running_server
from kit.tables import GAMES, Sitting, plan, started
from updown.games.record import replay
from updown.rules.deck import read_deck
from updown.rules.errors import BadDeck, BadOption
from updown.server import wire
from updown.server.record_worker import RecordTask, answer
from updown.server.socket import UNREADABLE
from updown.table.events import format_event, parse_event
from updown.table.refusals import Rejected
from updown.table.views import lines_after, match_view, table_view

CASES = Path(__file__).parents[1] / "conformance" / "cases"
DECKS = Path(updown.__file__).parent / "games"
PATIENCE = 60.0
LOGGED = ("--log-level", "error", "--log-format", "json")
MOVES = 30


# --- records ---


def record_target(content: bytes) -> str:
    """As the server checks and replays a record that somebody has sent."""
    kinds = []
    for do in ("check", "replay"):
        answered = answer(RecordTask("check" if do == "check" else "replay", b'{"record":' + content + b"}"))
        if answered.problem is not None:
            kinds.append(f"{answered.problem.code} {kind_of(answered.problem.message)}")
        else:
            found = json.loads(answered.content)
            kinds.append(kind_of(str(found.get("problem", "steps"))))
    return " | ".join(kinds)


def record_seeds() -> list[bytes]:
    cases = [json.loads(file.read_text("utf-8"))["record"] for file in sorted(CASES.glob("*.json"))]
    whole = []
    for game in GAMES:
        match = updown.game(game, players=2).deal(seed=1)
        while not match.over:
            match.play(match.turn[0], match.moves(match.turn[0])[-1])
        whole.append(match.record())
    return [json.dumps(record).encode() for record in [*cases, *whole]]


# --- decks ---


def deck_target(content: bytes) -> str:
    """As a deck file of a user: refused in words, or good to play with."""
    with tempfile.NamedTemporaryFile(suffix=".toml") as file:
        file.write(content)
        file.flush()
        try:
            deck = read_deck(file.name)
        except BadDeck as error:
            return f"no deck {kind_of(str(error).replace(file.name, ''))}"
    game = deck.get("game")
    try:
        made = updown.game(game if game in GAMES else GAMES[0], players=2, deck=deck)
        match = made.deal(seed=1)
    except (BadDeck, BadOption) as error:
        return f"refused {kind_of(str(error))}"
    for _ in range(MOVES):
        if match.over:
            break
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    replay(match.record())
    return f"played {made.id}"


def deck_seeds() -> list[bytes]:
    return [file.read_bytes() for file in sorted(DECKS.glob("*/decks/*.toml"))]


# --- messages ---


def message_target(content: bytes) -> str:
    """A line is a message of the persons of a table in turn: refused in words, or done, stored and shown to all. The
    last one counts."""
    lines = content.split(b"\n")[:20]
    sitting = started(plan(GAMES[len(lines) % len(GAMES)]))
    kinds = [_say(sitting, line, place % 2) for place, line in enumerate(lines)]
    for person in (None, 0, 1):
        views = [table_view(sitting.table, person), match_view(sitting.table, person), lines_after(sitting.table, 0)]
        wire.encode(views)
    return kinds[-1]


def _say(sitting: Sitting, line: bytes, person: int) -> str:
    try:
        # A frame with text that is not UTF-8 ends its connection before anybody reads it.
        message = wire.decode_client(line.decode("utf-8"))
    except UNREADABLE as error:
        return f"unreadable {kind_of(str(error))}"
    except UnicodeDecodeError:
        return "no text"
    if not isinstance(message, wire.Do):
        return type(message).__name__
    result = sitting.do(person, message.command, f"{person}:{message.id}")
    if isinstance(result, Rejected):
        wire.encode(wire.Refused(message.id, *result))
        return f"{result.code} {kind_of(result.message)}"
    for entry in result:
        assert parse_event(format_event(entry.event)) == entry.event
    return " ".join(sorted({type(entry.event).__name__ for entry in result}))


def message_seeds() -> list[bytes]:
    commands: list[dict[str, object]] = [
        {"do": "sit", "name": "Eve", "lang": "en", "seat": 1}, {"do": "seat-bot", "seat": 1, "level": "casual"},
        {"do": "free-seat", "seat": 1}, {"do": "start"}, {"do": "take-back", "decision": 1}, {"do": "hold", "seat": 0},
        {"do": "come-back"}, {"do": "rematch"}, {"do": "close"}, {"do": "leave"}, {"do": "rename", "name": "Eve"},
        {"do": "say", "preset": "hello"}, {"do": "say", "text": "hello"}, {"do": "choose-face", "face": "fox"},
        {"do": "react", "reaction": "heart"}, {"do": "commit-part", "deal": 1, "commitment": "c0" * 32},
        {"do": "reveal-part", "deal": 0, "part": "c0" * 32},
    ]  # fmt: skip
    moves = [move for game in GAMES for seat in (0, 1) for move in started(plan(game)).moves(seat)[:3]]
    commands += [{"do": "play", "decision": 1, "move": move} for move in moves]
    said = [{"type": "do", "id": "x", "command": command} for command in commands]
    others = [
        {"type": "hello", "have": 0, "invite": ""},
        {"type": "ask-hint", "id": "h", "decision": 1},
        {"type": "ping"},
    ]
    seeds = [json.dumps(message).encode() for message in [*said, *others]]
    return [*seeds, b"\n".join(seeds[:5]), b"\n".join(seeds[-8:])]


# --- HTTP ---


def http_target(server: RunningServer) -> Target:
    """Bytes to the port of a real server: answered as HTTP and never with an error of the server's own, or closed."""

    def target(content: bytes) -> str:
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
            answered = b""
            with suppress(ConnectionError):
                raw.sendall(content)
                raw.shutdown(socket.SHUT_WR)
                while part := raw.recv(65_536):
                    answered += part
        head, _, body = answered.partition(b"\r\n\r\n")
        status = head.split(b"\r\n")[0]
        assert not status.startswith(b"HTTP/1.1 5"), answered[:500]
        assert not server.stderr_text(), server.stderr_text()
        assert not status or status.startswith(b"HTTP/1.1 "), answered[:200]
        code = ""
        with suppress(msgspec.MsgspecError, UnicodeDecodeError):
            problem = msgspec.json.decode(body, type=wire.Problem)
            code = f"{problem.code} {kind_of(problem.message)}"
        return f"{status[:12].decode('latin-1')} {code}"

    return target


def http_seeds(server: RunningServer) -> list[bytes]:
    host = f"Host: 127.0.0.1:{server.port}\r\n".encode()
    plan_of_two = {"game": "dnup", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    posts: dict[str, object] = {
        "/api/tables": {"plan": plan_of_two, "name": "Ada", "bearer": True}, "/api/claims": {"table": "x" * 16},
        "/api/claims/use": {"code": "abc"}, "/api/records/check": {"record": {}}, "/api/replays": {"record": {}},
        "/api/tables/x/join": {"name": "Ben", "invite": "x"}, "/api/practice": {"record": {}, "step": 0},
        "/api/games/dnup/lessons/1": {"lang": "en", "moves": []},
    }  # fmt: skip
    gets = (
        "/",
        "/healthz",
        "/readyz",
        "/api/mine",
        "/api/tables",
        "/api/games",
        "/t/x/preview.png",
        "/api/mine/matches?from=1",
    )
    upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    upgrade += b"Sec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\n"
    # The last frame is masked with zeros: its text can be read, and changed.
    hello = b'{"type":"hello"}'
    frames = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello
    requests = [f"GET {path} HTTP/1.1\r\n".encode() + host + b"Connection: close\r\n\r\n" for path in gets]
    requests.append(b"GET /api/tables/x/socket HTTP/1.1\r\n" + host + upgrade + b"\r\n" + frames)
    requests.append(b"DELETE /api/mine HTTP/1.1\r\n" + host + b"Authorization: Bearer x\r\nConnection: close\r\n\r\n")
    for path, asked in posts.items():
        body = json.dumps(asked).encode()
        head = f"POST {path} HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n".encode()
        requests.append(head + host + b"Connection: close\r\n\r\n" + body)
    return requests


# --- all of them ---


PURE: dict[str, tuple[Target, Callable[[], list[bytes]]]] = {
    "records": (record_target, record_seeds),
    "decks": (deck_target, deck_seeds),
    "messages": (message_target, message_seeds),
}
"""Those that need no server."""


def pure_fuzzer(name: str) -> Fuzzer:
    target, seeds = PURE[name]
    return Fuzzer(name, target, seeds())


@contextmanager
def http_fuzzer() -> Iterator[Fuzzer]:
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder), *FREELY, *LOGGED) as server:
        yield Fuzzer("http", http_target(server), http_seeds(server))
