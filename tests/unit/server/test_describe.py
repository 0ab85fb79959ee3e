"""What is written about the server: nothing is missing, nothing is made up."""

import asyncio
import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import jsonschema
import msgspec
import pytest
from msgspec import Struct
from starlette.types import Message

from updown.games.registry import BUILT_IN, GAMES
from updown.rules.sentences import Phrase
from updown.server import routes, wire
from updown.server.describe import pages
from updown.server.describe.openapi import openapi
from updown.server.describe.pages import errors_page, events_page, status_of, wire_page
from updown.server.describe.record_schema import record_schema
from updown.server.describe.story import line_values, story
from updown.server.describe.typescript import (
    ANSWERS,
    BODIES,
    CLIENT,
    COMMANDS,
    SERVER,
    client_type,
    client_types,
    members,
    reach,
    words,
)
from updown.server.middleware import Guard
from updown.server.settings import Settings
from updown.table import events, state
from updown.table.lines import TableLine
from updown.table.refusals import CODES

SOURCE = Path(state.__file__).parents[1]
EVERY = reach([*CLIENT, *SERVER, *BODIES, *ANSWERS])
OVER_HTTP = reach([*BODIES, *ANSWERS])
OWN = {
    kind.__name__
    for kind in vars(wire).values()
    if isinstance(kind, type)
    and issubclass(kind, Struct)
    and kind.__module__ == wire.__name__
    and kind is not wire.OutgoingMessage
}


# --- wire.md ---


def test_every_example_is_a_message_of_the_real_types() -> None:
    texts = re.findall(r"```json\n(.*?)```", wire_page(), re.DOTALL)
    decode = msgspec.json.Decoder(wire.ClientMessage | wire.ServerMessage).decode
    messages = [decode(text) for text in texts]
    assert [json.loads(wire.encode(message)) for message in messages] == [json.loads(text) for text in texts]
    assert {type(message) for message in messages} == {*CLIENT, *SERVER}
    assert {type(message.command) for message in messages if isinstance(message, wire.Do)} == {*COMMANDS}


def test_every_type_has_a_section_with_its_fields() -> None:
    page = wire_page()
    sections = {part.split("\n", 1)[0]: part for part in page.split("\n### ")}
    assert {cls.__name__ for cls in EVERY} >= OWN
    for cls, kind in EVERY.items():
        section = sections[cls.__name__].split("\n## ")[0]
        named = re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)
        assert named == [*filter(None, [kind.tag_field]), *(field.encode_name for field in kind.fields)]


def test_every_link_within_the_pages_leads_somewhere() -> None:
    pages = {"wire.md": wire_page(), "errors.md": errors_page(), "events.md": events_page()}
    anchors = {
        name: {
            re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in re.findall(r"^#+ (.*)$", page, re.M)
        }
        for name, page in pages.items()
    }
    links = [(name, link) for name, page in pages.items() for link in re.findall(r"\]\(([^)]*)\)", page)]
    for name, link in links:
        file, _, anchor = link.partition("#")
        assert not anchor or anchor in anchors[file or name], link
    others = {"openapi.json", "record.schema.json", "records.md", "refusals.md", "settings.md"}
    assert {link.partition("#")[0] for _, link in links} <= {"", *pages, *others}


def test_the_log_has_every_code_that_the_sources_tell() -> None:
    logs = re.compile(r'\.log(?:_metadata)?\(\s*at,\s*"(table/[a-z-]+)"')
    codes = {code for file in (SOURCE / "table").glob("*.py") for code in logs.findall(file.read_text("utf-8"))}
    for game in GAMES.values():
        facts = SOURCE / "games" / game.id.replace("-", "_") / "facts.py"
        codes |= {f"{game.id}/{fact}" for fact in re.findall(r'"fact": "([a-z-]+)"', facts.read_text("utf-8"))}
    assert set(line_values()) == codes


def test_values_that_a_line_may_lack_are_listed() -> None:
    values = line_values()
    assert values["dnup/played"]["area"] == {"integer", ""}
    assert values["up-and-down/trick"]["winner"] == {"integer", "null"}
    assert values["auf-und-ab/revealed"]["cards"] == {"list of list of text"}


# --- what nobody has thought of ---


class Strange(Struct):
    when: set[bytes]


class Outer(Struct):
    inner: list[Strange | None]


@pytest.mark.parametrize("kind", [bytes, set[int], dict[int, int], Any, Outer])
def test_a_type_without_words_is_an_error(kind: Any) -> None:
    with pytest.raises(TypeError, match="no words for"):
        reach([kind])


@pytest.mark.parametrize("kind", [bytes, set[int], dict[int, int]])
def test_a_type_that_the_client_cannot_have_is_an_error(kind: Any) -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        client_type(msgspec.inspect.type_info(kind))


def test_a_limit_without_words_is_an_error() -> None:
    with pytest.raises(TypeError, match="no words for"):
        words(msgspec.inspect.IntType(gt=3))


def test_two_types_of_one_name_are_an_error() -> None:
    with pytest.raises(TypeError, match="the same name"):
        reach([wire.Hello, msgspec.defstruct("Hello", [("have", int)])])


# --- errors.md, events.md ---


def test_every_code_is_listed_once() -> None:
    rows = Counter(re.findall(r"^\| `([^`]+)` \|", errors_page(), re.MULTILINE))
    assert rows == dict.fromkeys([*CODES, *wire.SERVER_CODES], 1)


def test_only_what_comes_over_http_has_a_status() -> None:
    rows = dict(re.findall(r"^\| `([^`]+)` \| (\d*) \|", errors_page(), re.MULTILINE))
    assert rows["table/taken"] == "409"
    assert rows["table/bad-plan"] == "422"
    assert rows["server/too-large"] == "413"
    assert rows["table/stale"] == rows["server/hello-first"] == ""


def test_a_page_of_another_site_gets_the_status_that_is_written() -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def never(*_: object) -> Any:
        raise AssertionError("not asked")

    headers = [(b"host", b"here.example"), (b"origin", b"https://other.example")]
    scope = {"type": "http", "method": "POST", "path": "/api/tables", "headers": headers, "client": ("192.0.2.1", 1)}
    asyncio.run(Guard(never, Settings(hosts=("here.example",)))(scope, never, send))
    assert json.loads(sent[1]["body"])["code"] == "server/bad-origin"
    assert sent[0]["status"] == status_of("server/bad-origin")


def test_every_event_is_described_and_happens_in_the_story() -> None:
    tags = [str(kind.__struct_config__.tag) for kind in get_args(events.Event)]
    assert re.findall(r"^## `(.*)`$", events_page(), re.MULTILINE) == tags
    # A match for practice has a table of its own, and nobody wants to be forgotten.
    elsewhere = {*events.OLD_EVENTS, events.MatchContinued, events.PersonForgotten, events.EventErased}
    assert {type(entry.event) for entry in story().entries} == {*get_args(events.Event)} - elsewhere


def test_what_holds_cards_or_secrets_is_marked() -> None:
    for cls, kind in reach(pages.EVENTS).items():
        for field in kind.fields:
            if (isinstance(field.type, msgspec.inspect.DictType) and cls in pages.EVENTS) or field.name == "secret":
                assert "secret" in pages.SECRET[cls][field.name]
    for cls, fields in pages.SECRET.items():
        assert {*fields} <= {*cls.__annotations__}


# --- openapi.json ---


def test_the_api_has_every_body_and_every_refusal() -> None:
    api = openapi()
    assert set(api["components"]["schemas"]) == {cls.__name__ for cls in OVER_HTTP}
    names = [operation["operationId"] for methods in api["paths"].values() for operation in methods.values()]
    assert len(set(names)) == len(names) == len(routes.ENDPOINTS)
    for each in routes.ENDPOINTS:
        operation = api["paths"][each.path][each.method.lower()]
        assert set(operation["responses"]) == {
            str(each.status),
            *(str(status_of(code)) for code in each.codes),
        }
        assert ("requestBody" in operation) == (each.takes is not None)
    [table, match] = api["paths"]["/api/tables/{table}/record"]["get"]["parameters"]
    assert (table["in"], table["schema"]["pattern"]) == ("path", "^[a-z2-7]{16}$")
    assert (match["in"], match["name"]) == ("query", "match")
    assert "servers" not in api
    assert "://" not in json.dumps(api)


def test_what_the_server_says_is_said_whole() -> None:
    schemas = openapi()["components"]["schemas"]
    assert schemas["Problem"]["required"] == ["code", "message", "values"]
    assert schemas["JoinTable"]["required"] == ["name"]
    assert schemas["Plan"]["properties"]["listed"]["description"].startswith("Whether anybody may find")


# --- wire.ts ---


def test_the_clients_types_are_whole() -> None:
    text = re.sub(r"/\*\*.*?\*/|//[^\n]*", "", client_types(line_values()), flags=re.DOTALL)
    for opening, closing in ("{}", "[]", "()"):
        assert text.count(opening) == text.count(closing)
    defined = Counter(re.findall(r"^export (?:type|interface|const) (\w+)", text, re.MULTILINE))
    assert set(defined.values()) == {1}
    assert set(defined) >= {cls.__name__ for cls in EVERY}
    for game in BUILT_IN:
        assert set(defined) >= {
            f"{game.__name__}{part}" for part in ("View", "State", "Move", "Guidance", "Fact", "Options")
        }
    used = set(re.findall(r"\b[A-Z]\w*", re.sub(r'"[^"]*"', "", text)))
    parameters = {
        "Game",
        "Options",
        "View",
        "Move",
        "Guidance",
        "State",
        "Code",
        "Values",
        "G",
        "Name",
        "Place",
        "Facts",
    }
    assert used <= {*defined, *parameters, "LinesOf", "Record", "Unknown"}


def test_the_client_may_leave_out_what_has_a_default_and_nothing_else() -> None:
    text = client_types(line_values())
    assert "  seconds?: number;" in text
    assert "  seat?: number | null;" in text
    assert "  rule: string | null;" in text
    assert '  do: "take-back";\n  decision: number;' in text
    shapes = [TableLine, *Phrase.__subclasses__(), *(shape for game in BUILT_IN for shape in (game.Move, game.Fact))]
    kinds = [*EVERY.values(), *(kind for shape in shapes for kind in members(shape))]
    optional = sum(
        not field.required for kind in kinds if kind.cls.__struct_config__.omit_defaults for field in kind.fields
    )
    # Each game may have a deck of one's own.
    assert text.count("?: ") == optional + len(BUILT_IN)


def test_messages_are_distinguished_by_their_tags() -> None:
    text = client_types(line_values())
    for cls, kind in EVERY.items():
        if kind.tag_field is not None:
            assert f'export interface {cls.__name__} {{\n  {kind.tag_field}: "{kind.tag}";\n' in text
    assert "export type ServerMessage = Update | Done | Refused | Hint | Presence | BotWait | Pong;" in text
    assert "  pace?: Pace;" in text
    assert "  deadlines: (number | null)[];" in text


def test_what_may_be_left_out_on_the_way_in_is_left_out_when_sent() -> None:
    inbound = reach([*CLIENT, *BODIES]).values()
    assert all(kind.cls.__struct_config__.omit_defaults for kind in inbound)


def test_the_client_knows_all_codes() -> None:
    text = client_types(line_values())
    assert all(f'"{code}"' in text for code in [*CODES, *wire.SERVER_CODES, *line_values()])
    assert "CLOSED = { notForYou: 4403, again: 1012, tooMany: 4429 }" in text


# --- record.schema.json ---


def test_the_schema_of_a_record_fits_records_and_refuses_others() -> None:
    validator = jsonschema.Draft202012Validator(record_schema())
    jsonschema.Draft202012Validator.check_schema(record_schema())
    for game in BUILT_IN:
        for seed, players in enumerate(range(game.players_option().low, game.players_option().high + 1)):
            match = game(players=players).deal(seed=seed, max_rounds=3)
            chance = random.Random(seed)
            while match.turn:
                match.play(match.turn[0], chance.choice(match.moves(match.turn[0])))
            record = match.record() | {"names": ["Anna"]}
            assert not [error.message for error in validator.iter_errors(record)]
            event = record["rounds"][0]["events"][0]
            options = record["options"]
            for wrong in (
                record | {"format": "updown-record/9"},
                record | {"rounds": []},
                record | {"options": {**options, "players": 9}},
                record | {"options": {**options, "colour": "red"}},
                record | {"rounds": [{"setup": {}, "events": []}]},
                record | {"rounds": [record["rounds"][0] | {"events": [event | {"move": "jump"}]}]},
                record | {"rounds": [record["rounds"][0] | {"events": [event | {"seat": "0"}]}]},
            ):
                assert not validator.is_valid(wrong)
