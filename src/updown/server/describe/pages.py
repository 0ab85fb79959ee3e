"""Generates docs/reference/wire.md, errors.md and events.md from the types of messages, refusals and events."""

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

The messages on the socket of a table, and over HTTP. This page, [openapi.json](openapi.json) and the client's
`web/src/wire.ts` are generated from the types with which the server reads and writes.

## A socket, from beginning to end

**Connect** to `/api/tables/{{table}}/socket`. Your token identifies you: a browser sends it in the cookie
`{identity.COOKIE}`, a program as `Authorization: Bearer <token>`. You receive it when you open or join a table. Without
a token, or with that of another table, you are an onlooker. Every message, in both directions, is one JSON object as
text. The server refuses everything that is not described here: unknown fields, wrong types, numbers out of range.

**Say `hello` first**, within {HELLO_SECONDS:g} seconds, with the number of the last event that you `have`: 0 for
nothing. An onlooker of a table that is not listed sends its invitation too. The answer is an `update`, and so are all
later changes.

**An `update` carries everything that you may know**: the match as your seat sees it, with your legal moves, and the log
lines after those that you have. You never have to compute a state from the lines. `table` is null if nothing in it has
changed since the last update on this socket; the first update has it. Events are numbered from 1. A client that reads
slowly receives fewer updates, with more lines in each.

**Secrets are never sent**: other hands, the stock, choices that lie face down, the secret of a deal that is still being
played. The `view` has what the game lets this seat know ([records.md](records.md)); the view of an onlooker has
nobody's hand. `open` has the full state, once the match is over and the table lets you see it.

**A command** goes into a `do`, with an id that you choose. `done` comes when its events are durable. `refused` means
that nothing has changed; it has a code ([errors.md](errors.md)), a sentence and the rule. A command with the same id is
executed only once: the second one gets the same `done`, as long as the first is among the last {MOST_CAUSES:,} commands
of the table. So if an answer is missing, connect again and send the same command again. `play` and `take-back` name the
`decision` that they are meant for, so that a late move is never played in another situation.

**Stay connected.** The server pings a quiet socket and closes it when no pong comes (heartbeat in
[settings.md](settings.md)); browsers and libraries answer by themselves. To test the connection, send `ping`.
`presence` lists the seats whose person is not connected. After any disconnection, connect again with the number that
you `have`: at once, then after 1, 2, 4 and so on up to 30 seconds, each randomly a little longer or shorter, so that
not all clients connect at the same moment.

| close code | meaning | what to do |
|---|---|---|
| {GO_AWAY} | no such table, no part in it, no `hello`, or a damaged table | do not connect again by yourself |
| {AGAIN} | the server stops, the table is gone, or your seat has moved to another device | connect again |
| {TOO_MUCH} | too many sockets | connect again later |
| 1009 | a message was too large | send less |

The handshake itself may be refused over HTTP, with a [Problem](#problem): 403 for a page of another site, 429 for too
many requests. A browser reports this, and a broken connection, as close code 1006: connect again later.
"""
ERRORS = """\
# Error codes

The `code` of a [Refused](wire.md#refused) over the socket, and of a [Problem](wire.md#problem) over HTTP, with the HTTP
status. A code without a status is used only over the socket. Codes are stable; the sentences may change.
"""
RULES = """\

## Refusals by the rules of a game

A move that the game forbids has `rules/` and a code of [refusals.md](refusals.md), for example `rules/unknown-move`.
`rule` is the number of the rule, and `problem` in the values says what was wrong with the move.
"""
EVENTS_ARE = """\
# Events

The events are everything that is stored about a table. Its state is computed from them, and an event never changes
(except when a person is forgotten). A name keeps its meaning; a new meaning gets a new version. Each event is stored
with its position: `number` counts from 1 at each table, `at` is in milliseconds, `cause` is the person and the id of
the command that caused it, if there was one.

Events are never sent, because they hold secrets. Clients receive the public part of an event as a line of the log
([wire.md](wire.md#lines-of-the-log)), and the rest as far as their view of the match shows it.
"""


def wire_page() -> str:
    """docs/reference/wire.md."""
    every = reach([*CLIENT, *SERVER, *BODIES, *ANSWERS])
    shown = {*CLIENT, *COMMANDS, *SERVER}
    examples = _examples()
    lines = [SOCKET, "## Messages of the client", ""]
    for cls in CLIENT:
        lines += _section(every[cls], examples[cls])
    lines += ["## Commands", "", "Each is the `command` of a [Do](#do).", ""]
    for cls in COMMANDS:
        lines += _section(every[cls], examples[cls])
    lines += ["## Messages of the server", ""]
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
    """The section of a type: its description, its fields, and an example."""
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
        note = "; ".join(filter(None, (notes.get(field.name), left_out)))
        rows.append(f"| `{field.encode_name}` | {words(field.type)} | {note} |")
    return rows


def _table(rows: list[str]) -> list[str]:
    return ["| field | type | |", "|---|---|---|", *rows, ""] if rows else []


def _examples() -> dict[type, Struct]:
    """An example of each kind of message and of each command."""
    example = story()
    [decision] = {asked.command.decision for asked in example.asked if isinstance(asked.command, orders.TakeBack)}
    asked: list[wire.ClientMessage] = [
        wire.Hello(have=12),
        next(asked for asked in example.asked if isinstance(asked.command, orders.Play)),
        wire.AskHint(id="c11", decision=decision),
        wire.Ping(),
    ]
    messages: dict[type, Struct] = {type(message): message for message in [*asked, *example.answers]}
    for each in reversed(example.asked):
        messages[type(each.command)] = each
    return messages


def pretty(value: Any, indent: str = "", width: int = 128) -> str:
    """Formats JSON; a value that fits on one line is not broken."""
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
    lines += ["`code` and `values` of a [LineView](#lineview), for any language. All of it is public."]
    place = ""
    for code, values in line_values().items():
        if code.partition("/")[0] != place:
            place = code.partition("/")[0]
            title = GAMES[place].title if place in GAMES else "The table"
            lines += ["", f"### {title}: `{place}/…`", "", "| code | values |", "|---|---|"]
        described = [
            f"`{name}` {' or '.join(sorted(shapes - {''}))}{' (not always)' * ('' in shapes)}"
            for name, shapes in values.items()
        ]
        lines.append(f"| `{code}` | {', '.join(described)} |")
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
    events.PersonSat: {"lang": "sent to that person only"},
    events.PersonRenamed: {"lang": "sent to that person only"},
    events.DealCommitted: {"secret": "secret until the round is over; before that, only its commitment is sent"},
    events.EntropyAdded: {"entropy": "sent when the round is dealt"},
    events.PartRevealed: {"part": "sent when the round is dealt"},
    events.RoundDealtOld: {"setup": "secret: a seat receives what the game's `observe.py` lets it know"},
    events.RoundDealt: {"setup": "secret: a seat receives what the game's `observe.py` lets it know"},
    events.MovePlayed: {"played": "partly secret: others receive the public part of the move"},
    events.ChoiceSealed: {"played": "secret until all have chosen; only the fact that a choice was made is sent"},
}


def events_page() -> str:
    """docs/reference/events.md."""
    lines_of: dict[type, dict[str, None]] = {}
    by_number = {entry.number: type(entry.event) for entry in story().entries}
    for line in story().table.lines:
        name = f"`{line.code}`" if line.code.startswith("table/") else "what the game tells of it"
        lines_of.setdefault(by_number[line.number], {})[name] = None
    lines = [EVENTS_ARE]
    every = reach(EVENTS)
    for cls in EVENTS:
        lines += [f"## `{every[cls].tag}`", ""]
        lines += [about(cls), ""] if about(cls) else []
        lines += [f"Log line: {', '.join(lines_of[cls])}.", ""] if cls in lines_of else []
        lines += _table([row.replace("(#", "(wire.md#") for row in _rows(every[cls], SECRET.get(cls, {}))])
    return "\n".join(lines[:-1]) + "\n"
