"""The small signs of each language: apostrophes, and the spaces that may not break."""

import inspect
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import updown
from kit.catalogues import parsed
from updown.words import LANGUAGES, page_areas, say

WORDS = Path(inspect.getfile(updown)).parent / "words"
NBSP = "\N{NO-BREAK SPACE}"


class Texts(Visitor):
    """Every piece of text, with the message that it belongs to."""

    def __init__(self) -> None:
        self.message = ""
        self.found: list[tuple[str, str]] = []

    def visit_Message(self, node: ftl.Message) -> None:
        self.message = node.id.name
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.found.append((self.message, node.value))


@cache
def texts(lang: str) -> list[tuple[str, str]]:
    """Of the catalogues and of the rules."""
    reader = Texts()
    for part in (".", "rules", "terminal", *(f"pages/{area}" for area in page_areas())):
        reader.visit(parsed(WORDS / part / f"{lang}.ftl"))
    return reader.found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_are_curved(lang: str) -> None:
    assert texts(lang)
    assert [(message, text) for message, text in texts(lang) if "'" in text] == []


def test_french_keeps_its_signs_with_the_word_before() -> None:
    """A sign at the beginning of a piece of text follows a value: it has its space too."""
    loose = rf"(?:^|[^{NBSP}])[:;!?»]"
    assert [(message, text) for message, text in texts("fr") if re.search(loose, text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("unit", ["seconds", "minutes", "hours", "days"])
def test_a_number_keeps_its_unit(lang: str, unit: str) -> None:
    assert re.fullmatch(rf"2{NBSP}\S+", say(lang, f"web-count-{unit}", count=2))
    assert re.fullmatch(rf"2{NBSP}\S+", say(lang, "aa-points", points=2))
