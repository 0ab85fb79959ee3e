"""Texts for people in five languages, as Fluent catalogues. en.ftl and so on are for the terminal and the browser,
terminal/en.ftl and so on only for the terminal, and pages/<area>/en.ftl and so on only for some pages of the browser.
This module only looks messages up; it knows no games and no rules."""

import re
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "de", "fr", "lb", "da")
ENGLISH = "en"
"""The language that replaces one that a game from outside does not have."""


class UnknownMessageError(KeyError):
    """No catalogue has a message of that id."""

    def __str__(self) -> str:
        return str(self.args[0])


def say(lang: str, message_id: str, **values: str | int) -> str:
    """The message in that language. A missing message or a missing value is an error: there is no fallback to another
    language."""
    bundle = _bundle(lang) if _bundle(lang).has_message(message_id) else _pages_bundle(lang)
    pattern = bundle.get_message(message_id).value if bundle.has_message(message_id) else None
    if pattern is None:
        raise UnknownMessageError(f"there is no message {message_id!r} in {lang}.ftl")
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"message {message_id!r} in {lang!r}: {'; '.join(str(error) for error in errors)}")
    return str(text)


def has_message(message_id: str) -> bool:
    """Whether there is a message of that id."""
    return bool(_bundle(ENGLISH).has_message(message_id))


@cache
def rule_words(lang: str) -> dict[str, dict[str, str]]:
    """The texts of the rules by id, in the order of the file: each text under "", its parts (name, example, intro)
    under their names."""
    bundle = _read(lang, f"rules/{lang}.ftl")
    ids = _ids(_source(f"rules/{lang}.ftl"))
    found = {}
    for message_id in ids:
        message = bundle.get_message(message_id)
        patterns = {"": message.value, **message.attributes}
        found[message_id] = {part: str(bundle.format_pattern(text)[0]) for part, text in patterns.items() if text}
    return found


# --- messages of games from outside ---

_added: dict[str, dict[str, str]] = {}
"""The messages of each package by language."""


def package_words(package: str) -> dict[str, str]:
    """The Fluent files in a package's folder `words`, as texts by language."""
    files = {lang: resources.files(package) / "words" / f"{lang}.ftl" for lang in LANGUAGES}
    return {lang: file.read_text("utf-8") for lang, file in files.items() if file.is_file()}


def add_package(package: str) -> None:
    """Adds the messages of this package. A language that it does not have falls back to English. A message id that is
    already in use is an error."""
    words = package_words(package)
    if package in _added or not words:
        return
    if ENGLISH not in words:
        raise ValueError(f"{package} has words, but no words/{ENGLISH}.ftl")
    there = _bundle(ENGLISH)
    for source in words.values():
        for message_id in _ids(source):
            if there.has_message(message_id):
                raise ValueError(f"{package} brings a message {message_id!r}, which is there already")
    _added[package] = words
    _bundle.cache_clear()


def _ids(source: str) -> list[str]:
    return re.findall(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", source, re.MULTILINE)


@cache
def _bundle(lang: str) -> "FluentBundle":
    """The catalogue of a language, read once."""
    added = [source for words in _added.values() for source in (words[ENGLISH], words.get(lang, ""))]
    return _read(lang, f"{lang}.ftl", f"terminal/{lang}.ftl", added=added)


@cache
def _pages_bundle(lang: str) -> "FluentBundle":
    """The catalogue of messages that only some pages use, read once on first use."""
    return _read(lang, f"{lang}.ftl", *(f"pages/{area}/{lang}.ftl" for area in page_areas()))


def page_areas() -> list[str]:
    """The parts of the pages that have catalogues of their own."""
    return sorted(folder.name for folder in (resources.files("updown.words") / "pages").iterdir() if folder.is_dir())


def _read(lang: str, *files: str, added: Sequence[str] = ()) -> "FluentBundle":
    # Imported here because processes that show no text, such as those of a server, need not wait for it.
    from fluent.runtime import FluentBundle

    if lang not in LANGUAGES:
        raise ValueError(f"lang is {lang!r}: expected {', '.join(LANGUAGES)}")
    bundle = FluentBundle([lang], use_isolating=False)
    for source in (*map(_source, files), *added):
        bundle.add_resource(_parse(source), allow_overrides=True)
    return bundle


@cache
def _parse(source: str) -> "Resource":
    """The messages of a file, parsed once: several catalogues of a language contain the same file."""
    from fluent.runtime import FluentResource

    return FluentResource(source)


def _source(file: str) -> str:
    return (resources.files("updown.words") / file).read_text("utf-8")
