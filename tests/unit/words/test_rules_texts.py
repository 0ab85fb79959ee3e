"""The rules that people read in the browser tell every numbered rule, in every language, and nothing in English by
mistake. That the texts are built alike (lists, references) is checked in web/src/rules/chapters.test.ts."""

import inspect
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

import updown
from kit.catalogues import parsed
from updown.games.registry import GAMES
from updown.words import LANGUAGES

ROOT = Path(__file__).parents[3]
TEXTS = Path(inspect.getfile(updown)).parent / "words" / "rules"
CHAPTERS = (ROOT / "web" / "src" / "rules" / "books.ts").read_text("utf-8")

NUMBER = r"[A-Z]{2}-\d+"


@cache
def entries(lang: str) -> list[ftl.EntryType]:
    return list(parsed(TEXTS / f"{lang}.ftl").body)


@cache
def texts(lang: str) -> dict[str, str]:
    """By id; a part of a message is called after it: rule-dn-8.example."""
    found: dict[str, str] = {}
    for entry in entries(lang):
        if isinstance(entry, ftl.Message):
            parts = {entry.id.name: entry.value} | {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            found |= {name: serialize_pattern(text).strip() for name, text in parts.items() if text is not None}
    return found


def numbered_rules() -> list[str]:
    """In the order of docs/rules, game by game."""
    documents = [(ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8") for game in GAMES]
    return [rule for document in documents for rule in re.findall(rf"^- \*\*({NUMBER})\*\*", document, re.MULTILINE)]


def rules_with_text(lang: str) -> list[str]:
    return [m.removeprefix("rule-").upper() for m in texts(lang) if m.startswith("rule-") and "." not in m]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_read_and_there_is_only_one_of_each(lang: str) -> None:
    assert [entry.content for entry in entries(lang) if isinstance(entry, ftl.Junk)] == []
    ids = [entry.id.name for entry in entries(lang) if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids))
    assert all(texts(lang).values())


def test_every_language_we_speak_has_the_rules_and_no_other() -> None:
    assert {file.stem for file in TEXTS.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_numbered_rule_has_a_text_in_order(lang: str) -> None:
    assert len(numbered_rules()) == 50
    assert rules_with_text(lang) == numbered_rules()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_a_refusal_names_has_a_text(lang: str) -> None:
    refusals = (ROOT / "docs" / "reference" / "refusals.md").read_text("utf-8")
    named = set(re.findall(NUMBER, refusals))
    assert named
    assert named - set(rules_with_text(lang)) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_texts_in_the_same_order(lang: str) -> None:
    assert [*texts(lang)] == [*texts("en")]


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_no_text_is_left_in_english(lang: str) -> None:
    assert [name for name, text in texts(lang).items() if text == texts("en")[name]] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_name_only_rules_that_exist(lang: str) -> None:
    known = set(numbered_rules())
    assert [(name, set(re.findall(NUMBER, text)) - known) for name, text in texts(lang).items()] == [
        (name, set()) for name in texts(lang)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_hold_the_same_numbers(lang: str) -> None:
    """How many cards, players, points and turns is the same in every language; which words go around it is not."""

    def tables(text: str) -> list[str]:
        """The numbers of each point of a list that begins with one, and every card in the text."""
        return re.findall(r"\d/\d", text) + [
            number for point in re.findall(r"^\s*- (\d.*)$", text, re.MULTILINE) for number in re.findall(r"\d+", point)
        ]

    assert {name: tables(text) for name, text in texts(lang).items()} == {
        name: tables(text) for name, text in texts("en").items()
    }


def test_the_chapters_name_only_texts_that_exist() -> None:
    rules = re.findall(rf'"({NUMBER})"', CHAPTERS)
    assert rules == numbered_rules()
    ids = re.findall(r'"((?:rules|chapter)-[a-z-]+)"', CHAPTERS)
    assert set(ids) | {"rules-example"} == {m for m in texts("en") if not m.startswith("rule-") and "." not in m}
