"""docs/reference/wire.md, errors.md and events.md, made from the types of messages, refusals and events."""

import json
from collections.abc import Mapping
from typing import Any, get_args

from msgspec import Struct
from msgspec import inspect as kinds

from updown.games.registry import GAMES
from updown.server import answers, identity, routes, wire
from updown.server.describe.story import line_values, story
from updown.server.describe.typescript import (
    ANSWERS,
    BODIES,
    CLIENT,
    COMMANDS,
    SERVER,
    about,
    default_text,
    field_notes,
    is_optional,
    reach,
    words,
)
from updown.server.socket import AGAIN, GO_AWAY, HELLO_SECONDS, TOO_MUCH
from updown.table import commands as orders
from updown.table import events
from updown.table.events import Event
from updown.table.refusals import CODES
from updown.table.state import MOST_CAUSES

EVENTS: tuple[type[Struct], ...] = get_args(Event)


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
| {GO_AWAY} | not for you: no such table, no part in it, no `hello`, or it is damaged | do not come again by yourself |
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
    return answers.STATUS.get(code, answers.CONFLICT)


def errors_page() -> str:
    """docs/reference/errors.md."""
    over_http = {*answers.STATUS, *(code for endpoint in routes.ENDPOINTS for code in endpoint.codes)}
    lines = [ERRORS.rstrip()]
    for title, codes in (("By the table", CODES), ("By the server", wire.SERVER_CODES)):
        lines += ["", f"## {title}", "", "| code | HTTP | |", "|---|---|---|"]
        for code, text in codes.items():
            lines.append(f"| `{code}` | {status_of(code) if code in over_http else ''} | {text} |")
    return "\n".join([*lines, RULES])


# --- docs/reference/events.md ---

SECRET: dict[type, dict[str, str]] = {
    events.MatchContinued: {"rounds": "cards of all: secret while the match lasts"},
    events.PersonSat: {"lang": "told to that person alone"},
    events.PersonRenamed: {"lang": "told to that person alone"},
    events.DealCommitted: {"secret": "secret until the round is over; before, its commitment is told"},
    events.EntropyAdded: {"entropy": "told when the round is dealt"},
    events.PartRevealed: {"part": "told when the round is dealt"},
    events.RoundDealtOld: {"setup": "secret: a seat is told what the game's `observe.py` lets it know"},
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
