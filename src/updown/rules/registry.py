"""The one list of games; nothing else enumerates them."""

import json
import os
from contextlib import suppress
from functools import lru_cache
from typing import Any

from updown.rules.auf_und_ab.game import AufUndAb
from updown.rules.deck import read_deck
from updown.rules.dnup.game import Dnup
from updown.rules.errors import shown
from updown.rules.match import Game
from updown.rules.options import DECK
from updown.rules.up_and_down.game import UpAndDown

GAMES: dict[str, type[Game]] = {game.id: game for game in (UpAndDown, AufUndAb, Dnup)}
"""The games by their rules as they are now."""

FORMER: list[type[Game]] = []
"""The games by rules that have been replaced since: matches that began by them go on and replay by them. How rules come
to be here is in CONTRIBUTING.md."""


def game_type(name: object) -> type[Game]:
    """The game of that id."""
    if not isinstance(name, str) or name not in GAMES:
        raise ValueError(f"there is no game {shown(name)}: expected {', '.join(GAMES)}")
    return GAMES[name]


def game(name: str, /, **options: Any) -> Game:
    """A game with its options. `deck` may be the name of a deck that comes with the program, the path of a deck file
    (ending in .toml), or such a file's content."""
    chosen = game_type(name)
    deck = options.get(DECK)
    if isinstance(deck, os.PathLike) or (isinstance(deck, str) and deck.endswith(".toml")):
        options[DECK] = read_deck(deck)
    return chosen(**options)


def shared_game(name: str, version: int | None, options: dict[str, Any]) -> Game:
    """The game by its rules of that version (None: as they are now), with options: the same object for the same ones,
    for nothing in it changes."""
    return _shared(game_of_version(name, version), json.dumps(options, sort_keys=True))


@lru_cache(maxsize=100)
def _shared(chosen: type[Game], options: str) -> Game:
    return chosen(**json.loads(options))


def versions_of(name: object) -> dict[int, type[Game]]:
    """The game by each version of its rules that is known here, the current one last."""
    current = game_type(name)
    known = [game for game in (*FORMER, current) if game.id == current.id]
    return {game.rules_version: game for game in sorted(known, key=lambda game: game.rules_version)}


def newest_game(name: str, options: dict[str, Any]) -> Game:
    """The game with these options by its rules as they are now, or by the newest that take such options."""
    for version in reversed(versions_of(name)):
        with suppress(ValueError):
            return shared_game(name, version, options)
    return shared_game(name, None, options)


def game_of_version(name: object, version: int | None) -> type[Game]:
    """The game by its rules of that version; None: as they are now."""
    current = game_type(name)
    if version is None:
        return current
    known = versions_of(name)
    if version not in known:
        problem = f"version {shown(version)} of the rules of {current.id} is not known here"
        if version > current.rules_version:
            raise ValueError(f"{problem}, the newest is {current.rules_version}: a newer program is needed")
        raise ValueError(f"{problem}: expected {', '.join(map(str, known))}")
    return known[version]
