"""The compiled unit of each game, made once a process."""

from functools import cache
from importlib import import_module
from types import ModuleType

from updown.engine import playout, stepping
from updown.engine.compile import Unit
from updown.rules.match import Game
from updown.rules.registry import game_type


def rule_modules(game: type[Game]) -> list[ModuleType]:
    """The modules of a game that are compiled: its kernel and what a seat may know."""
    folder = game.__module__.rpartition(".")[0]
    return [import_module(f"{folder}.kernel"), import_module(f"{folder}.observe")]


@cache
def unit_of(game_id: str, plain: bool = False) -> Unit:
    """The programs of the engine over this game's rules: compiled, or the same functions as ordinary Python."""
    return Unit(game_id, rule_modules(game_type(game_id)), [playout, stepping], plain)
