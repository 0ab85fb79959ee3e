"""Reads decks, which are data: TOML files in a game's `decks/` folder, files of the user, or their content. Checks what
all decks have in common; each game checks its own cards."""

import os
import tomllib
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from updown.rules.errors import BadDeck, BadOption, shown

FORMAT = "updown-deck/1"
MAX_FILE = 100_000


def shipped_decks(package: str) -> dict[str, dict[str, Any]]:
    """The decks that come with a game, by name: the TOML files in the folder `decks` of its package."""
    return deepcopy(_read_shipped(package, str(resources.files(package))))


def deck_names(package: str) -> list[str]:
    """The names of the decks that come with a game."""
    return list(_read_shipped(package, str(resources.files(package))))


@cache
def _read_shipped(package: str, _place: str) -> dict[str, dict[str, Any]]:
    """The same, read once for each place where a package of that name was found: callers must not change it."""
    folder = resources.files(package) / "decks"
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)
    return {file.name.removesuffix(".toml"): tomllib.loads(file.read_text("utf-8")) for file in files}


def read_text(file: Path, most: int) -> str:
    """The text of a file; raises ValueError if it has more than `most` bytes."""
    with file.open("rb") as stream:
        content = stream.read(most + 1)
    if len(content) > most:
        raise ValueError(f"it has more than {most} bytes")
    return content.decode("utf-8")


def read_deck(path: str | os.PathLike[str]) -> dict[str, Any]:
    """The content of a deck file."""
    file = Path(path)
    try:
        return tomllib.loads(read_text(file, MAX_FILE))
    except OSError as error:
        raise BadDeck(f"deck file {file} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise BadDeck(f"deck file {file} is not a deck: {error}") from None


def find_deck(game: str, package: str, deck: object) -> tuple[str, dict[str, Any]]:
    """The name and the content of the deck that the option `deck` gives: by name, or as content."""
    if isinstance(deck, str):
        shipped = _read_shipped(package, str(resources.files(package)))
        if deck not in shipped:
            raise BadOption("deck", f"is {shown(deck)}: expected {', '.join(shipped)}, or a deck file (.toml)")
        return deck, deepcopy(shipped[deck])
    if not isinstance(deck, Mapping):
        raise BadOption("deck", f"is {shown(deck)}: expected the name of a deck, a deck file (.toml) or its content")
    content = dict(deck)
    if content.get("format") != FORMAT:
        raise BadDeck(f"deck: format is {shown(content.get('format'))}, expected {FORMAT!r}")
    if content.get("game") != game:
        raise BadDeck(f"deck: it is for {shown(content.get('game'))}, not for {game!r}")
    name = content.get("name")
    if not isinstance(name, str) or not 0 < len(name) <= 40:
        raise BadDeck(f"deck: name is {shown(name)}, expected a text of up to 40 letters")
    if not isinstance(content.get("about", ""), str):
        raise BadDeck(f"deck: about is {shown(content['about'])}, expected a text")
    return name, content


class Entries:
    """Reads and checks the entries of a deck's content, each once; entries that are left at the end are an error."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        self.left = {key: value for key, value in content.items() if key not in ("format", "game", "name", "about")}

    def take(self, key: str, kind: type, expected: str) -> Any:
        if key not in self.left:
            raise BadDeck(f"deck: {key} is missing, expected {expected}")
        value = self.left.pop(key)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BadDeck(f"deck: {key} is {shown(value)}, expected {expected}")
        return value

    def take_number(self, key: str, low: int, high: int) -> int:
        expected = f"a number from {low} to {high}"
        value: int = self.take(key, int, expected)
        if not low <= value <= high:
            raise BadDeck(f"deck: {key} is {shown(value)}, expected {expected}")
        return value

    def take_words(self, key: str, default: list[str] | None = None) -> list[str]:
        if default is not None and key not in self.left:
            return default
        words = self.take(key, list, "a list of texts")
        if not all(isinstance(word, str) for word in words):
            raise BadDeck(f"deck: {key} is {shown(words)}, expected a list of texts")
        return list(words)

    def take_by_players(self, key: str, players: int, high: int) -> int:
        """A number for each number of players, such as the cards in a hand."""
        table = self.take(key, dict, "a table: a number for each number of players")
        value = table.get(str(players))
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= high:
            raise BadDeck(f"deck: {key} for {players} players is {shown(value)}, expected a number from 1 to {high}")
        return value

    def finish(self) -> None:
        if self.left:
            raise BadDeck(f"deck: unknown entries: {', '.join(map(shown, self.left))}")
