"""The catalogues say the same things in every language, all that the program and its pages ask for, and nothing
else."""

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import updown
from kit.catalogues import parsed
from updown.agents.registry import AGENTS
from updown.games.registry import GAMES
from updown.rules.lessons import MoveStep
from updown.rules.sentences import messages_in
from updown.server.game_info import game_info
from updown.table.commands import FACES, PRESETS, REACTIONS
from updown.table.seating import Status
from updown.words import LANGUAGES, UnknownMessageError, page_areas, say

SOURCES = Path(inspect.getfile(updown)).parent
WEB = Path(__file__).parents[3] / "web" / "src"

PAGE_LEVELS = re.findall(r"LEVELS.*=(.*);", (WEB / "table/names.ts").read_text("utf-8"))[0]
"""How strong bots can be, as the pages let people choose it."""

# The browser's ids are literals, or a beginning and an end: t(`web-level-${level}`). Ends that come from elsewhere are
# these; all others stand as literals in the same file.
ENDS: dict[str, tuple[str, ...]] = {
    "web-level-": tuple(name for name, agent in AGENTS.items() if not agent.cheats),
    "web-level-note-": tuple(re.findall(r"\w+", PAGE_LEVELS)),
    "web-say-": PRESETS,
    "web-face-": FACES,
    "web-react-": REACTIONS,
    "line-reacted-": REACTIONS,
    "web-status-": get_args(Status),
}


class Needs(Visitor):
    """The variables and the other messages that a message needs."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def entries(lang: str) -> list[ftl.EntryType]:
    parts = (".", "terminal", *(f"pages/{area}" for area in page_areas()))
    files = [SOURCES / "words" / part / f"{lang}.ftl" for part in parts]
    return [entry for file in files for entry in parsed(file).body]


@cache
def catalogue(lang: str) -> dict[str, Needs]:
    found = {}
    for entry in entries(lang):
        if isinstance(entry, ftl.Message):
            needs = Needs()
            needs.visit(entry)
            found[entry.id.name] = needs
    return found


def variables(lang: str, message_id: str) -> set[str]:
    """Also those of the messages it is made of."""
    needs = catalogue(lang)[message_id]
    return needs.variables.union(*(variables(lang, other) for other in needs.messages))


class Asked:
    """What the sources ask for: message ids with the values given, and tables of ids."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, str, set[str] | None]] = []
        self.tabled: list[tuple[str, str]] = []
        self.unclear: list[str] = []
        for file in sorted(SOURCES.rglob("*.py")):
            source = file.read_text("utf-8")
            if "from updown.words import" not in source:
                continue
            for node in ast.walk(ast.parse(source)):
                place = f"{file.relative_to(SOURCES)}:{getattr(node, 'lineno', 0)}"
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                    self.read_call(node, place)
                if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict) and names_words(node.targets[0]):
                    self.tabled.extend((place, str(ast.literal_eval(value))) for value in node.value.values)

    def read_call(self, node: ast.Call, place: str) -> None:
        message = node.args[1]
        given = None if any(k.arg is None for k in node.keywords) else {str(k.arg) for k in node.keywords}
        if isinstance(message, ast.Constant) and isinstance(message.value, str):
            self.calls.append((place, message.value, given))
        elif not (isinstance(message, ast.Subscript) and names_words(message.value)):
            self.unclear.append(place)

    def ids(self) -> Iterator[tuple[str, str]]:
        yield from ((place, message_id) for place, message_id, _ in self.calls)
        yield from self.tabled


class AskedByPages:
    """What the browser's sources ask for: ids, calls with the names of the values given (None: not plain to see), and
    ids made of two parts."""

    def __init__(self) -> None:
        self.ids: list[tuple[str, str]] = []
        self.calls: list[tuple[str, str, set[str] | None]] = []
        self.made: list[tuple[str, str, set[str]]] = []
        for file in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
            if not file.name.endswith(".test.ts"):
                self.read_file(str(file.relative_to(WEB)), file.read_text("utf-8"))

    def read_file(self, place: str, source: str) -> None:
        literals = set(re.findall(r"""["']([a-z0-9-]+)["']""", source))
        ids = [literal for literal in literals if literal.startswith(("web-", "line-"))]
        self.ids += [(place, literal) for literal in ids if not literal.endswith("-")]
        # The words of refusals: `prefix: "web-dn-why-"`, with the ends beside it.
        self.made += [(place, literal, literals) for literal in ids if literal.endswith("-")]
        for call in re.finditer(r"\bt\(\s*", source):
            rest = source[call.end() :]
            if plain := re.match(r'"([a-z0-9-]+)"', rest):
                self.ids.append((place, plain[1]))
                self.calls.append((place, plain[1], values_given(rest[plain.end() :])))
            elif made := re.match(r"`([a-z-]+-)\$\{", rest):
                self.made.append((place, made[1], literals))
            elif chosen := re.match(r"""[^`"',]*\?\s*"([a-z0-9-]+)"\s*:\s*"([a-z0-9-]+)\"""", rest):
                self.ids += [(place, chosen[1]), (place, chosen[2])]

    def all_ids(self) -> set[str]:
        found = {message_id for _, message_id in self.ids}
        for _, start, literals in self.made:
            found |= {start + end for end in ENDS.get(start, literals)}
        return found


def values_given(rest: str) -> set[str] | None:
    """The names in the object after an id: `, { name, count: cards.length })`."""
    if not re.match(r"\s*,", rest):
        return set()
    if not (given := re.match(r"\s*,\s*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}\s*,?\s*\)", rest)) or "..." in given[1]:
        return None
    plain, nested = given[1], r"\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}"
    while (plainer := re.sub(nested, "", plain)) != plain:
        plain = plainer
    return {part.split(":")[0].strip() for part in plain.split(",") if part.strip()}


def declared() -> set[str]:
    """What is said because a game declares it: about itself, its options, what is counted and what happens."""
    found: set[str] = set()
    for info in map(game_info, GAMES.values()):
        found |= {info.about, *info.units}
        game = GAMES[info.game]
        for phrase in (*game.sentences.values(), *game.move_words.values(), *game.guidance_words.values()):
            found |= messages_in(phrase)
        for option in info.options:
            found |= {option.message, *(f"{option.message}-{end}" for end in (*option.values, "note"))}
        for lesson in game.lessons:
            found |= {lesson.title, *(step.text for step in lesson.shown)}
            found |= {step.wrong for step in lesson.shown if isinstance(step, MoveStep)}
    return found & set(catalogue("en"))


def names_words(node: ast.expr) -> bool:
    """A table of message ids is called ..._WORDS."""
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name.lower().endswith("_words")


@pytest.fixture(scope="module")
def asked() -> Asked:
    return Asked()


@pytest.fixture(scope="module")
def asked_by_pages() -> AskedByPages:
    return AskedByPages()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_catalogue_can_be_read_whole(lang: str) -> None:
    assert [entry.content for entry in entries(lang) if isinstance(entry, ftl.Junk)] == []
    ids = [entry.id.name for entry in entries(lang) if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages_in_the_same_order(lang: str) -> None:
    assert [*catalogue(lang)] == [*catalogue("en")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_uses_the_same_variables(lang: str) -> None:
    assert {m: variables(lang, m) for m in catalogue(lang)} == {m: variables("en", m) for m in catalogue("en")}


def test_sources_name_their_messages_plainly(asked: Asked) -> None:
    """The id is a literal, or from a table called ..._WORDS, so that the tests here see all of them."""
    assert asked.unclear == []


def test_every_message_that_is_asked_for_is_there(asked: Asked) -> None:
    assert [(place, message_id) for place, message_id in asked.ids() if message_id not in catalogue("en")] == []


def test_every_message_is_asked_for(asked: Asked, asked_by_pages: AskedByPages) -> None:
    wanted = {message_id for _, message_id in asked.ids()} | asked_by_pages.all_ids() | declared()
    wanted |= {part for needs in catalogue("en").values() for part in needs.messages}
    assert set(catalogue("en")) - wanted == set()


def test_browser_and_terminal_have_messages_of_their_own(asked: Asked, asked_by_pages: AskedByPages) -> None:
    """web-... and line-... are asked for by the pages, some of them by the terminal too; cli-... by it alone."""
    of_pages = {message_id for message_id in catalogue("en") if message_id.startswith(("web-", "line-"))}
    of_terminal = {message_id for message_id in catalogue("en") if message_id.startswith("cli-")}
    assert of_pages - asked_by_pages.all_ids() - declared() == set()
    assert of_terminal & asked_by_pages.all_ids() == set()
    terminal = re.compile(r"cli/|games/\w+/terminal\.py:")
    elsewhere = [(place, message_id) for place, message_id in asked.ids() if not terminal.match(place)]
    assert [asked for asked in elsewhere if asked[1] in of_pages | of_terminal] == []


def test_every_message_that_the_pages_ask_for_is_there(asked_by_pages: AskedByPages) -> None:
    there = set(catalogue("en"))
    assert [(place, message_id) for place, message_id in asked_by_pages.ids if message_id not in there] == []
    for place, start, _ in asked_by_pages.made:
        assert {start + end for end in ENDS.get(start, ())} <= there, place
        assert any(message_id.startswith(start) for message_id in there), (place, start)


def test_the_pages_give_every_message_its_values(asked_by_pages: AskedByPages) -> None:
    lacking = [
        (place, message_id, variables("en", message_id) - given)
        for place, message_id, given in asked_by_pages.calls
        if given is not None and message_id in catalogue("en") and variables("en", message_id) - given
    ]
    assert lacking == []


def test_every_message_is_given_its_values_and_no_others(asked: Asked) -> None:
    wrong = [
        (place, message_id, given)
        for place, message_id, given in asked.calls
        if given is not None and given != variables("en", message_id)
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    for message_id in catalogue(lang):
        for number in (0, 1, 2, 11, 12, 100):
            text = say(lang, message_id, **dict.fromkeys(variables(lang, message_id), number))
            assert text
            assert not set(text) & set("{}$\u2066\u2067\u2068\u2069")


def test_numbers_choose_the_form() -> None:
    assert [say("en", "cards", count=n) for n in (0, 1, 2)] == ["no cards", "1 card", "2 cards"]
    assert [say("fr", "cards", count=n) for n in (0, 1, 2)] == ["aucune carte", "1 carte", "2 cartes"]


def test_a_score_of_one_is_one_point() -> None:
    assert [say("en", "web-unit-points", count=n) for n in (0, 1, 2)] == ["points", "point", "points"]
    assert [say("fr", "web-unit-tricks", count=n) for n in (0, 1, 2)] == ["pli", "pli", "plis"]
    assert [say("de", "web-unit-rounds-won", count=n) for n in (1, 2)] == ["gewonnene Runde", "gewonnene Runden"]


def test_luxembourgish_drops_its_n_before_numbers_as_they_are_spoken() -> None:
    named = [say("lb", "card-diamonds", value=value) for value in range(2, 13)]
    assert named == [
        *("Rauten 2", "Rauten 3", "Raute 4", "Raute 5", "Raute 6", "Raute 7"),
        *("Rauten 8", "Rauten 9", "Rauten 10", "Raute-Bauer", "Rauten-Damm"),
    ]


def test_luxembourgish_counts_rounds_as_they_are_spoken() -> None:
    spoken = {rounds: say("lb", "web-round-of", round=1, rounds=rounds) for rounds in range(2, 21)}
    short = (4, 5, 6, 7, 14, 15, 16, 17)
    assert spoken == {n: f"Ronn 1 {'vu' if n in short else 'vun'} {n}" for n in range(2, 21)}


def test_an_unknown_message_is_refused() -> None:
    with pytest.raises(UnknownMessageError, match=r"^there is no message 'no-such-message' in da\.ftl$") as refused:
        say("da", "no-such-message")
    assert isinstance(refused.value, KeyError)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^lang is 'nl': expected en, de, fr, lb, da$"):
        say("nl", "seat", seat=0)


def test_a_missing_value_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^message 'seat' in 'lb': .*seat"):
        say("lb", "seat")
