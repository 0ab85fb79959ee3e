"""The options of the games as flags of a command, built from the registry. Only the game itself knows and checks its
options."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from updown.games.registry import GAMES, game_type, make_game
from updown.rules.deck import deck_names
from updown.rules.match import Game
from updown.rules.options import DECK, Option


def which_games() -> str:
    """'one of up-and-down, auf-und-ab, ...', for the help: games can be added before it is written."""
    return f"one of {', '.join(GAMES)}"


def add_game_options(parser: ArgumentParser, *, game_required: bool = True) -> None:
    """The positional GAME, and every option of every game as a flag."""
    parser.add_argument("game", metavar="GAME", nargs=None if game_required else "?", help=which_games())
    group = parser.add_argument_group("options of the game")
    for name, takers in _options_by_name().items():
        group.add_argument(f"--{name}", metavar=_metavar(name, takers), help=_help(takers))
    group.add_argument(f"--{DECK}", metavar="NAME|FILE", help="a deck that comes with the program, or a deck file")


def given_options(args: Namespace) -> dict[str, object]:
    """The given options; texts that look like numbers become numbers."""
    given: dict[str, object] = {}
    for name in [*_options_by_name(), DECK]:
        text = getattr(args, name)
        if text is not None:
            given[name] = int(text) if name != DECK and _is_number(text) else text
    return given


def parse_game(args: Namespace) -> Game:
    """The game that the arguments describe; the game itself raises errors about its options."""
    chosen = game_type(args.game)
    options: dict[str, Any] = given_options(args)
    deck = options.get(DECK)
    if isinstance(deck, str) and deck not in deck_names(chosen.package) and Path(deck).is_file():
        options[DECK] = Path(deck)
    return make_game(chosen.id, options)


def _options_by_name() -> dict[str, list[tuple[type[Game], Option]]]:
    """Option name -> the games that take it, each with its own option of that name."""
    found: dict[str, list[tuple[type[Game], Option]]] = {}
    for game_class in GAMES.values():
        for option in game_class.own_options:
            found.setdefault(option.name, []).append((game_class, option))
    return found


def _metavar(name: str, takers: list[tuple[type[Game], Option]]) -> str:
    words = dict.fromkeys(word for _, option in takers for word in getattr(option, "words", ()))
    return "|".join(words) if words else "N"


def _help(takers: list[tuple[type[Game], Option]]) -> str:
    """'how many play: a number from 2 to 4 (up-and-down), ...'."""
    expected = ", ".join(f"{option.expected} ({game_class.id})" for game_class, option in takers)
    return f"{takers[0][1].help}: {expected}"


def _is_number(text: str) -> bool:
    return text.removeprefix("-").isascii() and text.removeprefix("-").isdigit() and len(text) < 20
