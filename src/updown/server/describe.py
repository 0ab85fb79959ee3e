"""The server's pages, made from its types: docs/reference/wire.md, errors.md, events.md, openapi.json and, with
typescript.py, web/src/wire.ts. Nothing here is needed for serving."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec import Struct
from msgspec import inspect as kinds

from updown.rules.match import Json, Match
from updown.rules.registry import GAMES
from updown.rules.rng import below, new_stream
from updown.server import identity, routes, wire
from updown.server.socket import AGAIN, GO_AWAY, HELLO_SECONDS, TOO_MUCH
from updown.server.typescript import (
    ANSWERS,
    BODIES,
    CLIENT,
    COMMANDS,
    SERVER,
    about,
    client_types,
    default_text,
    field_notes,
    is_optional,
    reach,
    words,
)
from updown.table import commands as orders
from updown.table import events
from updown.table.commands import Command
from updown.table.decide import Circumstances, decide, open_table, pass_time, play_for
from updown.table.events import Event
from updown.table.plan import Live, MySeat, OpenSeat, Plan
from updown.table.rejected import CODES, Rejected
from updown.table.state import MOST_CAUSES
from updown.table.views import lines_after, match_view, table_view
from updown.version import __version__

EVENTS: tuple[type[Struct], ...] = get_args(Event)
GUARDED = {"server/bad-origin": 403}
"""What guard.py answers by itself, and with which status (test_describe.py asks it)."""


# --- a story, from which examples and lines of the log come ---


class Story:
    """A family at a table, from its opening to its end: every kind of command, event and line happens."""

    def __init__(self) -> None:
        self.at = 1_767_290_400_000
        self.asked: list[wire.Do] = []
        seats = (MySeat(), OpenSeat(), OpenSeat())
        plan = Plan(game="up-and-down", options={"players": 3}, seats=seats, pace=Live(seconds=30), listed=True)
        made = open_table("updownupdownupdo", plan, "Ann", "en", self._around())
        assert not isinstance(made, Rejected)
        self.table, self.entries = made
        self.said: list[wire.ServerMessage] = []
        self._chance = new_stream(1, "story")
        self._tell()

    def _around(self, person: int | None = None, away: frozenset[int] = frozenset()) -> Circumstances:
        """Secrets of a story are none."""
        self.at += 1000
        return Circumstances(self.at, f"{self.at:064x}", person, f"{person}:c{len(self.asked)}", away)

    def do(self, person: int | None, command: Command, away: frozenset[int] = frozenset()) -> None:
        self.asked.append(wire.Do(id=f"c{len(self.asked) + 1}", command=command))
        made = decide(self.table, command, self._around(person, away))
        assert not isinstance(made, Rejected), made
        self.entries += made

    def _move(self, seat: int) -> Json:
        assert self.table.match is not None
        moves = self.table.match.moves(seat)
        return moves[below(self._chance, len(moves))]

    def play(self) -> None:
        """One decision of one seat."""
        seat, decision = self.table.turn()[0], self.table.decision
        person = self.table.seats[seat].person
        if self.table.bot_for(seat) is None:
            self.do(person, orders.Play(move=self._move(seat), decision=decision))
        else:
            made = play_for(self.table, seat, self._move(seat), decision, self._around())
            assert not isinstance(made, Rejected), made
            self.entries += made

    def _choose(self) -> None:
        """Until cards are being chosen face down, and one has been."""
        while not self.table.sealed:
            self.play()

    def _wait(self) -> None:
        self.at += 60_000
        self.entries += pass_time(self.table, self._around())

    def _tell(self) -> None:
        self.do(None, orders.Sit(name="Max", lang="de"))
        self.do(0, orders.SeatBot(seat=2, level="strong"))
        self.do(0, orders.FreeSeat(seat=2))
        self.do(None, orders.Sit(name="Zoe", seat=2))
        self.do(2, orders.Rename(name="Zoé", lang="fr"))
        self.do(1, orders.AddEntropy(entropy="c0ffee"))
        self.do(1, orders.Say(preset="hello"))
        self.do(2, orders.Say(text="May the best card win"))
        have = self.table.number
        self.do(0, orders.Start())
        self._answers(have)
        self._choose()
        seat = self.table.sealed[0]["seat"]
        self.do(self.table.seats[seat].person, orders.TakeBack(decision=self.table.decision))
        while not any(sitting.held for sitting in self.table.seats):
            self._wait()
            self.play()
        held = next(sitting for sitting in self.table.seats if sitting.held)
        self.do(held.person, orders.ComeBack())
        self.do(0, orders.Hold(seat=1), away=frozenset({1}))
        while self.table.status == "playing":
            self.play()
        for person in range(3):
            self.do(person, orders.Rematch())
        self.do(2, orders.Leave())
        self.do(0, orders.Close())

    def _answers(self, have: int) -> None:
        """One message of each kind that the server says: all but the hint as they come."""
        table, seat = self.table, self.table.turn()[0]
        assert table.match is not None
        refused = decide(table, orders.Play(move={"move": "flop"}, decision=table.decision), self._around(seat))
        assert isinstance(refused, Rejected)
        best = [wire.HintMove(move, share) for move, share in zip(table.match.moves(seat), (0.75, 0.25), strict=False)]
        self.said += [
            wire.Update(table.number, lines_after(table, have), table_view(table, seat), match_view(table, seat)),
            wire.Done(self.asked[-1].id, have + 1),
            wire.Refused("c10", *refused),
            wire.Hint("c11", best),
            wire.Presence([2]),
            wire.Pong(self.at),
        ]


@cache
def story() -> Story:
    return Story()


def all_lines() -> Iterator[tuple[str, Json]]:
    """Lines of the log, code and values: what the story tells of the table, and what matches of every game tell."""
    for line in story().table.lines:
        if line.code.startswith("table/"):
            yield line.code, line.values
    for game in GAMES.values():
        option = game.players_option()
        for players in range(option.low, option.high + 1):
            for rare in (False, True):
                yield from _match_lines(game(players=players).deal(seed=players), rare)


def _match_lines(match: Match, rare: bool) -> Iterator[tuple[str, Json]]:
    """A match by chance; where everybody does the rarest that can be done, facts happen that are rare else."""
    chance, made = new_stream(match.game.players, "lines"), Counter[str]()
    while match.turn:
        seat = match.turn[0]
        moves = match.moves(seat)
        if rare:
            least = min(made[move["move"]] for move in moves)
            moves = [move for move in moves if made[move["move"]] == least]
        move = moves[below(chance, len(moves))]
        made[move["move"]] += 1
        match.play(seat, move)
        for fact in match.happened:
            yield f"{match.game.id}/{fact['fact']}", {key: value for key, value in fact.items() if key != "fact"}


def line_values() -> dict[str, dict[str, set[str]]]:
    """Every code of a line, with its values and what each may be; "" where a line may be without it."""
    found: dict[str, list[Json]] = {}
    for code, values in all_lines():
        found.setdefault(code, []).append(values)
    return {
        code: {
            name: set().union(*(_shape(values[name]) if name in values else {""} for values in lines))
            for name in dict.fromkeys(name for values in lines for name in values)
        }
        for code, lines in found.items()
    }


def _shape(value: Any) -> set[str]:
    if isinstance(value, list):
        return {f"list of {' or '.join(sorted(set().union(*map(_shape, value))))}"} if value else set()
    return {{type(None): "null", bool: "true or false", int: "integer", str: "text"}[type(value)]}


# --- docs/reference/wire.md ---

SOCKET = f"""\
# The wire

What goes over the socket of a table, and over HTTP. This page, [openapi.json](openapi.json) and the client's
`web/src/wire.ts` are made from the types that the server reads and writes with.

## A socket, from beginning to end

**Connect** to `/api/tables/{{table}}/socket`. You are who your token says: a browser sends it in the cookie
`{identity.COOKIE}`, a program as `Authorization: Bearer <token>`; opening or joining a table gives it. Without a
token, or with that of another table, you are an onlooker. Every message, both ways, is one JSON object as text. What is
not described here is refused: unknown fields, wrong types, numbers out of their range.

**Say `hello` first**, within {HELLO_SECONDS:g} seconds, with the number of the last event that you `have`: 0 for
nothing. An onlooker of a table that is not listed sends its invitation too. The answer is an `update`, and so are all
news that follow.

**An `update` carries everything that you may know**: how the match stands for your seat, with your legal moves, and the
lines of the log since what you had. You never have to work out a state from the lines. `table` is null where nothing in
it has changed since the last update on this socket; the first one has it. Events are numbered from 1. Who reads slowly
is sent fewer updates, with more lines in each.

**What is secret never comes**: other hands, the stock, choices that lie face down, the secret of a deal that is still
being played. The `view` is the game's own answer to what this seat may know ([records.md](records.md)); that of an
onlooker has nobody's hand. `open` has everything, once the match is over and the table lets you see it.

**A command** goes into a `do`, with an id of your own. `done` comes only when its events are stored for good; `refused`
says that nothing has changed, with a code ([errors.md](errors.md)), a sentence and the rule. The same id twice is done
once: it is answered with the same `done`, as long as it is among the last {MOST_CAUSES:,} commands of the table. So
whenever an answer is missing, connect again and send the same once more. `play` and `take-back` name the `decision`
they are meant for, so that nothing is played into another situation.

**Stay connected.** The server pings a quiet socket and closes it when no pong comes (heartbeat in
[settings.md](settings.md)); browsers and libraries answer by themselves. Who wants to know whether anybody is there
sends `ping`. `presence` says whose person is not connected. After any end, connect again with what you `have`: at
once, then after 1, 2, 4 and so on up to 30 seconds, each a little longer or shorter by chance, so that not everybody
comes at the same moment.

| closed with | means | then |
|---|---|---|
| {GO_AWAY} | not for you: no such table, no part in it, or no `hello` | do not come again by yourself |
| {AGAIN} | the server stops, the table is gone, or your seat has moved to another device | come again |
| {TOO_MUCH} | too many sockets | come again later |
| 1009 | a message was too large | send less |

The handshake itself may be refused over HTTP, with a [Problem](#problem): 403 for a page of another site, 429 for too
much at once. A browser shows this, and a connection that just broke, as 1006: come again later.
"""
ERRORS = """\
# Why something is refused

`code` of a [Refused](wire.md#refused) over the socket, and of a [Problem](wire.md#problem) over HTTP, with its status
there; a code without one comes over the socket only. Codes stay, the sentences may change.
"""
RULES = """\

## By the rules

A move that the game forbids has `rules/` and a code of [refusals.md](refusals.md), for example `rules/unknown-move`.
`rule` is the number of the rule, and `problem` in the values says what was wrong with the move.
"""
EVENTS_ARE = """\
# Events

What is stored of a table, and all that is: its state is made of them, and none is ever changed. A name keeps its
meaning; another meaning is another version. Each event is stored at its place: `number` counts from 1 at each table,
`at` is in milliseconds, `cause` is the person and the id of the command that it came from, if it came from one.

Events are never sent, for they hold secrets. What is public of one is told as a line of the log
([wire.md](wire.md#lines-of-the-log)); the rest is told as far as a seat may see it in the match.
"""


def wire_page() -> str:
    """docs/reference/wire.md."""
    every = reach([*CLIENT, *SERVER, *BODIES, *ANSWERS])
    shown = {*CLIENT, *COMMANDS, *SERVER}
    examples = _examples()
    lines = [SOCKET, "## What a client says", ""]
    for cls in CLIENT:
        lines += _section(every[cls], examples[cls])
    lines += ["## Commands", "", "Each is the `command` of a [Do](#do).", ""]
    for cls in COMMANDS:
        lines += _section(every[cls], examples[cls])
    lines += ["## What the server says", ""]
    for cls in SERVER:
        lines += _section(every[cls], examples[cls])
    lines += ["## Over HTTP", "", "All of it is in [openapi.json](openapi.json).", ""]
    lines += ["| | takes | gives | what |", "|---|---|---|---|"]
    for each in routes.ENDPOINTS:
        takes, gives = ("" if body is None else words(kinds.type_info(body)) for body in (each.takes, each.gives))
        lines.append(f"| `{each.method} {each.path}` | {takes} | {gives} | {each.summary} |")
    lines += ["", "## Types", ""]
    for cls, kind in every.items():
        if cls not in shown:
            lines += _section(kind)
    return "\n".join([*lines, *_lines_section()]) + "\n"


def _section(kind: kinds.StructType, example: Struct | None = None) -> list[str]:
    """A type: what it is, its fields, and how it looks."""
    lines = [f"### {kind.cls.__name__}", ""]
    if about(kind.cls):
        lines += [about(kind.cls), ""]
    rows = [f"| `{kind.tag_field}` | `{json.dumps(kind.tag)}` | |"] if kind.tag_field is not None else []
    lines += _table([*rows, *_rows(kind, field_notes(kind))])
    if example is not None:
        lines += ["```json", pretty(json.loads(wire.encode(example))), "```", ""]
    return lines


def _rows(kind: kinds.StructType, notes: Mapping[str, str]) -> list[str]:
    rows = []
    for field in kind.fields:
        left_out = f"if left out: `{default_text(field)}`" if is_optional(kind, field) else ""
        told = "; ".join(filter(None, (notes.get(field.name), left_out)))
        rows.append(f"| `{field.encode_name}` | {words(field.type)} | {told} |")
    return rows


def _table(rows: list[str]) -> list[str]:
    return ["| field | type | |", "|---|---|---|", *rows, ""] if rows else []


def _examples() -> dict[type, Struct]:
    """A message for each kind of message, and one for each command."""
    told = story()
    [decision] = {asked.command.decision for asked in told.asked if isinstance(asked.command, orders.TakeBack)}
    asked: list[wire.ClientMessage] = [
        wire.Hello(have=12),
        next(asked for asked in told.asked if isinstance(asked.command, orders.Play)),
        wire.AskHint(id="c11", decision=decision),
        wire.Ping(),
    ]
    messages: dict[type, Struct] = {type(message): message for message in [*asked, *told.said]}
    for each in reversed(told.asked):
        messages[type(each.command)] = each
    return messages


def pretty(value: Any, indent: str = "", width: int = 128) -> str:
    """JSON in which whatever fits on a line stays there."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(flat) <= width or not value or not isinstance(value, dict | list):
        return flat
    deeper = indent + "  "
    if isinstance(value, dict):
        rows = [f"{json.dumps(key)}: {pretty(part, deeper, width)}" for key, part in value.items()]
        return "{\n" + ",\n".join(deeper + row for row in rows) + f"\n{indent}}}"
    return "[\n" + ",\n".join(deeper + pretty(part, deeper, width) for part in value) + f"\n{indent}]"


def _lines_section() -> list[str]:
    lines = ["## Lines of the log", ""]
    lines += ["`code` and `values` of a [LineView](#lineview), for any language. What is in them everybody may know."]
    place = ""
    for code, values in line_values().items():
        if code.partition("/")[0] != place:
            place = code.partition("/")[0]
            title = GAMES[place].title if place in GAMES else "The table"
            lines += ["", f"### {title}: `{place}/…`", "", "| code | values |", "|---|---|"]
        told = [
            f"`{name}` {' or '.join(sorted(shapes - {''}))}{' (not always)' * ('' in shapes)}"
            for name, shapes in values.items()
        ]
        lines.append(f"| `{code}` | {', '.join(told)} |")
    return lines


# --- docs/reference/errors.md ---


def status_of(code: str) -> int:
    """The HTTP status of a refusal."""
    return GUARDED.get(code) or routes.STATUS.get(code, routes.CONFLICT)


def errors_page() -> str:
    """docs/reference/errors.md."""
    over_http = {*routes.STATUS, *GUARDED, *(code for endpoint in routes.ENDPOINTS for code in endpoint.codes)}
    lines = [ERRORS.rstrip()]
    for title, codes in (("By the table", CODES), ("By the server", wire.SERVER_CODES)):
        lines += ["", f"## {title}", "", "| code | HTTP | |", "|---|---|---|"]
        for code, text in codes.items():
            lines.append(f"| `{code}` | {status_of(code) if code in over_http else ''} | {text} |")
    return "\n".join([*lines, RULES])


# --- docs/reference/events.md ---

SECRET: dict[type, dict[str, str]] = {
    events.PersonSat: {"lang": "told to that person alone"},
    events.PersonRenamed: {"lang": "told to that person alone"},
    events.DealCommitted: {"secret": "secret until the round is over; before, its commitment is told"},
    events.EntropyAdded: {"entropy": "told when the round is dealt"},
    events.RoundDealt: {"setup": "secret: a seat is told what the game's `observe.py` lets it know"},
    events.MovePlayed: {"played": "partly secret: others are told what they can see of the move"},
    events.ChoiceSealed: {"played": "secret until all have chosen; that a choice was made is told"},
}


def events_page() -> str:
    """docs/reference/events.md."""
    told: dict[type, dict[str, None]] = {}
    by_number = {entry.number: type(entry.event) for entry in story().entries}
    for line in story().table.lines:
        name = f"`{line.code}`" if line.code.startswith("table/") else "what the game tells of it"
        told.setdefault(by_number[line.number], {})[name] = None
    lines = [EVENTS_ARE]
    every = reach(EVENTS)
    for cls in EVENTS:
        lines += [f"## `{every[cls].tag}`", ""]
        lines += [about(cls), ""] if about(cls) else []
        lines += [f"Told as {', '.join(told[cls])}.", ""] if cls in told else []
        lines += _table([row.replace("(#", "(wire.md#") for row in _rows(every[cls], SECRET.get(cls, {}))])
    return "\n".join(lines[:-1]) + "\n"


# --- docs/reference/openapi.json ---

REF = "#/components/schemas/{name}"
IN_PATH: dict[str, Any] = {"table": wire.TableId}
IN_QUERY: dict[Any, Json] = {
    routes.fetch_record: {"match": {"type": "integer", "minimum": 0, "maximum": 99_999, "default": 0}}
}
API = (
    "The small JSON API of an updown server; the socket of a table is in docs/reference/wire.md. Who you are is a"
    f" token: opening or joining a table gives it, as the cookie `{identity.COOKIE}`, or in the answer where `bearer`"
    " is asked for. Requests with a cookie that change something need an Origin header of the same site. Without a"
    " token you are an onlooker."
)


def openapi() -> Json:
    """docs/reference/openapi.json: OpenAPI 3.1, from the one list of addresses."""
    paths: Json = {}
    for endpoint in routes.ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "updown", "version": __version__, "description": API},
        "security": [{"cookie": []}, {"bearer": []}, {}],
        "paths": paths,
        "components": {
            "schemas": _schemas(),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": identity.COOKIE},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(endpoint: routes.Endpoint) -> Json:
    made: Json = {"operationId": endpoint.run.__name__, "summary": endpoint.summary}
    parameters: list[Json] = [
        {"name": name, "in": "path", "required": True, "schema": msgspec.json.schema(IN_PATH[name])}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    for name, schema in IN_QUERY.get(endpoint.run, {}).items():
        parameters.append({"name": name, "in": "query", "schema": schema})
    if parameters:
        made["parameters"] = parameters
    if endpoint.takes is not None:
        made["requestBody"] = {"required": True, "content": _content(endpoint.takes)}
    made["responses"] = {str(endpoint.status): _good_answer(endpoint)}
    refusals: dict[int, list[str]] = {}
    for code in endpoint.codes:
        refusals.setdefault(status_of(code), []).append(f"`{code}`: {(CODES | wire.SERVER_CODES)[code]}")
    for status, texts in sorted(refusals.items()):
        made["responses"][str(status)] = {"description": "\n\n".join(texts), "content": _content(wire.Problem)}
    return made


def _good_answer(endpoint: routes.Endpoint) -> Json:
    if endpoint.gives is None:
        return {"description": "Done."}
    told = about(endpoint.gives) if endpoint.gives is not dict else ""
    return {"description": told or f"{endpoint.summary}.", "content": _content(endpoint.gives)}


def _content(body: Any) -> Json:
    return {routes.JSON: {"schema": msgspec.json.schema_components([body], ref_template=REF)[0][0]}}


def _schemas() -> Json:
    """The bodies and what is in them. What the server says is said whole, defaults too."""
    _, schemas = msgspec.json.schema_components([*BODIES, *ANSWERS], ref_template=REF)
    for cls, kind in reach([*BODIES, *ANSWERS]).items():
        schema = schemas[cls.__name__]
        for name, note in field_notes(kind).items():
            schema["properties"][name].setdefault("description", note)
        if not kind.cls.__struct_config__.omit_defaults:
            schema["required"] = list(schema["properties"])
        if "description" in schema:
            schema["description"] = about(cls)
    return dict(sorted(schemas.items()))


# --- web/src/wire.ts ---


def typescript() -> str:
    """web/src/wire.ts."""
    return client_types(line_values())
