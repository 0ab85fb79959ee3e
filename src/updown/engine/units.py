"""The compiled unit of each game, made once a process."""

from functools import cache
from types import ModuleType
from typing import cast

from updown.engine import playout, stepping
from updown.engine.compile import Unit
from updown.rules.match import Game
from updown.rules.registry import versions_of


def rule_modules(game: type[Game]) -> list[ModuleType]:
    """The modules of a game that are compiled: its kernel and what a seat may know. Those of other versions of its
    rules come before, because they may use functions of each other; what stands in its own counts."""
    own = _modules(game)
    others = [module for other in versions_of(game.id).values() for module in _modules(other) if module not in own]
    return [*dict.fromkeys(others), *own]


def _modules(game: type[Game]) -> list[ModuleType]:
    return [cast(ModuleType, game.kernel), cast(ModuleType, game.observer)]


@cache
def unit_of(game: type[Game], plain: bool = False) -> Unit:
    """The programs of the engine over this game's rules: compiled, or the same functions as ordinary Python."""
    return Unit(game.id, rule_modules(game), [playout, stepping], plain)
