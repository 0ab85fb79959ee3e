"""The one list of games; nothing else enumerates them."""

import json
import os
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
    return _shared(name, version, json.dumps(options, sort_keys=True))


@lru_cache(maxsize=100)
def _shared(name: str, version: int | None, options: str) -> Game:
    return game_of_version(name, version)(**json.loads(options))


def game_of_version(name: object, version: int | None) -> type[Game]:
    """The game by its rules of that version; None: as they are now. Rules that were played once stay here, so that old
    matches replay with their own."""
    chosen = game_type(name)
    if version not in (None, chosen.rules_version):
        known = f"{chosen.id} has version {chosen.rules_version}"
        raise ValueError(f"version {shown(version)} of the rules of {chosen.id} is not here: {known}")
    return chosen
