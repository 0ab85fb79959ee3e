"""A game's heuristics, with neutral ones for those that it does not define: as modules to compile, and as ordinary
Python functions."""

from functools import cache
from types import ModuleType, SimpleNamespace
from typing import Any, cast

from updown.agents import neutral
from updown.rules.match import Game


def heuristic_modules(game: type[Game]) -> list[ModuleType]:
    """The modules to compile for a game's search; a name in a later module replaces the same name in an earlier one."""
    own = [cast(ModuleType, module) for module in (game.heuristics, game.worlds) if module is not None]
    return [neutral, *own]


@cache
def heuristics_of(game: type[Game]) -> Any:
    """A game's heuristics as ordinary Python functions."""
    merged: dict[str, Any] = {}
    for module in heuristic_modules(game):
        merged |= vars(module)
    return SimpleNamespace(**{name: value for name, value in merged.items() if not name.startswith("__")})
