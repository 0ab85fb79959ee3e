"""What is said to people, in five languages: one Fluent catalogue a language (en.ftl and so on), which the browser
reads too, and terminal/en.ftl and so on for what only the terminal says. Which message is said when is decided by those
who call `say`; here are no games and no rules."""

import re
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "fr", "lb", "da")


class UnknownMessageError(KeyError):
    """No catalogue has a message of that id."""

    def __str__(self) -> str:
        return str(self.args[0])


def say(lang: str, message_id: str, **values: str | int) -> str:
    """The message in that language. A message that is not there, or a value that it needs and is not given, is an
    error: nothing is ever said half, or in another language."""
    bundle = _bundle(lang)
    pattern = bundle.get_message(message_id).value if bundle.has_message(message_id) else None
    if pattern is None:
        raise UnknownMessageError(f"there is no message {message_id!r} in {lang}.ftl")
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"message {message_id!r} in {lang!r}: {'; '.join(str(error) for error in errors)}")
    return str(text)


@cache
def rule_words(lang: str) -> dict[str, dict[str, str]]:
    """The texts of the rules by id, in the order of the file: each text under "", its parts (name, example, intro) by
    theirs."""
    bundle = _read(lang, f"rules/{lang}.ftl")
    ids = re.findall(r"^([a-z][a-z0-9-]*) =", _source(f"rules/{lang}.ftl"), re.MULTILINE)
    found = {}
    for message_id in ids:
        message = bundle.get_message(message_id)
        patterns = {"": message.value, **message.attributes}
        found[message_id] = {part: str(bundle.format_pattern(text)[0]) for part, text in patterns.items() if text}
    return found


@cache
def _bundle(lang: str) -> FluentBundle:
    """The catalogue of a language, read once."""
    return _read(lang, f"{lang}.ftl", f"terminal/{lang}.ftl")


def _read(lang: str, *files: str) -> FluentBundle:
    if lang not in LANGUAGES:
        raise ValueError(f"lang is {lang!r}: expected {', '.join(LANGUAGES)}")
    bundle = FluentBundle([lang], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(_source(file)))
    return bundle


def _source(file: str) -> str:
    return (resources.files("updown.words") / file).read_text("utf-8")
