"""The one list of games: those of this package, then those of other packages. No other module lists games."""

import importlib.util
import json
import os
import sys
import warnings
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, Unpack, overload

from updown.games import option_types
from updown.games.auf_und_ab import GAME as AUF_UND_AB
from updown.games.dnup import GAME as DNUP
from updown.games.up_and_down import GAME as UP_AND_DOWN
from updown.rules.deck import read_deck
from updown.rules.errors import BadGame, shown
from updown.rules.match import Game
from updown.rules.options import DECK
from updown.words import add_package

BUILT_IN: tuple[type[Game], ...] = (UP_AND_DOWN, AUF_UND_AB, DNUP)

ENTRY_POINTS = "updown.games"
"""The entry point group in which a package names its games: `my-game = "my_package"`, a module with a `GAME`."""

FOLDERS = "UPDOWN_GAMES"
"""The environment variable with folders of games to try out, separated as in PATH; child processes inherit it."""

GAMES: dict[str, type[Game]] = {game.id: game for game in BUILT_IN}
"""The games with the current version of their rules."""

FORMER: list[type[Game]] = []
"""Former versions of rules: matches that began with them continue and replay with them. CONTRIBUTING.md explains how to
add one."""


def games() -> tuple[str, ...]:
    """The names of all games: ours, then those of other packages.

    >>> import updown
    >>> updown.games()[:3]
    ('up-and-down', 'auf-und-ab', 'dnup')
    """
    return tuple(GAMES)


def game_type(name: object) -> type[Game]:
    """The game of that id."""
    if not isinstance(name, str) or name not in GAMES:
        raise ValueError(f"there is no game {shown(name)}: expected {', '.join(GAMES)}")
    return GAMES[name]


# Made from the options of the games: `make format` writes it anew. game {
@overload
def game(
    name: Literal["up-and-down"],
    /,
    **options: Unpack[option_types.UpAndDownOptions],
) -> Game: ...
@overload
def game(
    name: Literal["auf-und-ab"],
    /,
    **options: Unpack[option_types.AufUndAbOptions],
) -> Game: ...
@overload
def game(
    name: Literal["dnup"],
    /,
    **options: Unpack[option_types.DnupOptions],
) -> Game: ...
@overload
def game(
    name: str,
    /,
    **options: Unpack[option_types.AnyOptions],
) -> Game: ...
# }
def game(name: str, /, **options: Any) -> Game:
    """A game with its options. `deck` may be the name of a deck that comes with the program, the path of a deck file
    (ending in .toml), or such a file's content.

    >>> import updown
    >>> updown.game("up-and-down", players=2, edition="ludolux").options["rounds"]
    1
    >>> updown.game("chess")
    Traceback (most recent call last):
    ValueError: there is no game 'chess': expected up-and-down, auf-und-ab, dnup
    """
    return make_game(name, options)


def make_game(name: str, options: Mapping[str, Any]) -> Game:
    """`game`, for a name and options that are not known before the program runs."""
    chosen = game_type(name)
    deck = options.get(DECK)
    if isinstance(deck, os.PathLike) or (isinstance(deck, str) and deck.endswith(".toml")):
        options = {**options, DECK: read_deck(deck)}
    return chosen(**options)


def as_game(game: str | Game, options: Mapping[str, Any]) -> Game:
    """A game by its name and options, or as it is."""
    if not isinstance(game, Game):
        return make_game(game, options)
    if options:
        raise ValueError(f"the game has its options already: {', '.join(options)} cannot be given again")
    return game


def shared_game(name: str, version: int | None, options: dict[str, Any]) -> Game:
    """The game with that version of its rules (None: the current one) and these options. Equal arguments give the same
    object, since a game never changes."""
    return _shared(game_of_version(name, version), json.dumps(options, sort_keys=True))


@lru_cache(maxsize=100)
def _shared(chosen: type[Game], options: str) -> Game:
    return chosen(**json.loads(options))


def versions_of(name: object) -> dict[int, type[Game]]:
    """All known versions of a game, the current one last."""
    current = game_type(name)
    known = [game for game in (*FORMER, current) if game.id == current.id]
    return {game.rules_version: game for game in sorted(known, key=lambda game: game.rules_version)}


def newest_game(name: str, options: dict[str, Any]) -> Game:
    """The game with these options and the newest version of its rules that accepts them."""
    for version in reversed(versions_of(name)):
        with suppress(ValueError):
            return shared_game(name, version, options)
    return shared_game(name, None, options)


def game_of_version(name: object, version: int | None) -> type[Game]:
    """The game with that version of its rules; None is the current one."""
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


# --- games from outside ---


def add_game(game: object) -> type[Game]:
    """Adds a game to the list; BadGame if it cannot be used."""
    if not isinstance(game, type) or not issubclass(game, Game):
        raise BadGame(f"GAME is {shown(game)}, expected a class derived from updown.Game")
    if game.id in GAMES and GAMES[game.id] is not game:
        raise BadGame(f"there is a game {game.id!r} already")
    try:
        add_package(game.package)
    except ValueError as error:
        raise BadGame(f"the game {game.id!r} cannot be added: {error}") from error
    GAMES[game.id] = game
    return game


def load_folder(path: str | os.PathLike[str]) -> object:
    """The `GAME` of a folder, a Python package; None where its `__init__.py` has none. It is not added to the list."""
    folder = Path(path).resolve()
    init = folder / "__init__.py"
    if not init.is_file():
        raise BadGame(f"{folder} is not the folder of a game: it has no __init__.py")
    module = sys.modules.get(folder.name)
    if module is None or getattr(module, "__file__", None) != str(init):
        if module is not None:
            raise BadGame(f"{folder}: there is another package called {folder.name!r} already")
        module = _load(folder, init)
    return getattr(module, "GAME", None)


def add_folder(path: str | os.PathLike[str]) -> type[Game]:
    """Adds the game in a folder: a Python package whose `__init__.py` has a `GAME`."""
    return add_game(load_folder(path))


def try_folder(path: str | os.PathLike[str]) -> type[Game]:
    """`add_folder`, in this process and in its child processes."""
    game = add_folder(path)
    folders = [folder for folder in os.environ.get(FOLDERS, "").split(os.pathsep) if folder]
    if str(Path(path).resolve()) not in folders:
        os.environ[FOLDERS] = os.pathsep.join([*folders, str(Path(path).resolve())])
    return game


def _load(folder: Path, init: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(folder.name, init, submodule_search_locations=[str(folder)])
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[folder.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[folder.name]
        raise BadGame(f"{folder} cannot be loaded: {type(error).__name__}: {error}") from error
    return module


def _add_installed() -> None:
    """Adds the games of other packages and of the folders in UPDOWN_GAMES. A broken one is left out with a warning."""
    for entry in entry_points(group=ENTRY_POINTS):
        try:
            found = entry.load()
            add_game(getattr(found, "GAME", found))
        except Exception as error:
            warnings.warn(f"the game {entry.name} of {entry.value} is left out: {error}", stacklevel=2)
    for folder in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
        try:
            add_folder(folder)
        except BadGame as error:
            warnings.warn(f"a game is left out: {error}", stacklevel=2)


_add_installed()
