"""The options of a game: their possible values, and checks of given ones."""

from collections.abc import Mapping
from dataclasses import dataclass
from operator import index
from typing import Any, SupportsIndex

from updown.rules.errors import BadOption, shown


@dataclass(frozen=True)
class Number:
    """An option that is a whole number within bounds; without a default it must be given."""

    name: str
    low: int
    high: int
    default: int | None
    help: str
    offered: tuple[int, ...] = ()
    """The numbers that a form offers, where all of them would be too many."""
    message: str = ""
    """The message that names the option in a form; `web-NAME` where none is given."""

    @property
    def expected(self) -> str:
        return f"a number from {self.low} to {self.high}"

    def check(self, value: object) -> int:
        if isinstance(value, SupportsIndex) and not isinstance(value, bool) and self.low <= index(value) <= self.high:
            return index(value)
        raise BadOption(self.name, f"is {shown(value)}: expected {self.expected}")


@dataclass(frozen=True)
class Choice:
    """An option that is one of a few words, the first being the default."""

    name: str
    words: tuple[str, ...]
    help: str
    message: str = ""
    """The message that names the option, as for a number. Each word has the same message with `-WORD` added; the one
    with `-note` explains it."""

    @property
    def default(self) -> str:
        return self.words[0]

    @property
    def expected(self) -> str:
        return " or ".join(repr(word) for word in self.words)

    def check(self, value: object) -> str:
        if not isinstance(value, str) or value not in self.words:
            raise BadOption(self.name, f"is {shown(value)}: expected {self.expected}")
        return value


Option = Number | Choice
DECK = "deck"


def parse_options(game: str, options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Any]:
    """Every option but the deck with its value, or its default if none was given."""
    names = [option.name for option in options]
    for name in given:
        if name not in names and name != DECK:
            raise BadOption(name, f"is unknown: {game} takes {', '.join([*names, DECK])}")
    parsed = {}
    for option in options:
        if option.name in given:
            parsed[option.name] = option.check(given[option.name])
        elif option.default is None:
            raise BadOption(option.name, f"must be given: {option.expected}")
        else:
            parsed[option.name] = option.default
    return parsed
