"""The compiled unit of each game, made once in each process."""

from functools import cache
from types import ModuleType
from typing import cast

from updown.engine import batching, deciding, neutral_features, random_games, stepping
from updown.engine.compile import Unit
from updown.games.registry import versions_of
from updown.rules.match import Game


def rule_modules(game: type[Game]) -> list[ModuleType]:
    """The modules of a game that are compiled: its kernel and its observer. Those of other versions of its rules come
    first, because versions may share functions; a name in the game's own modules replaces theirs."""
    own = _modules(game)
    others = [module for other in versions_of(game.id).values() for module in _modules(other) if module not in own]
    return [*dict.fromkeys(others), *own]


def _modules(game: type[Game]) -> list[ModuleType]:
    return [cast(ModuleType, game.kernel), cast(ModuleType, game.observer)]


@cache
def unit_of(game: type[Game], plain: bool = False) -> Unit:
    """The programs of the engine over this game's rules: compiled, or the same functions as ordinary Python."""
    return Unit(game.id, rule_modules(game), [random_games, stepping], plain)


@cache
def batch_unit(game: type[Game], plain: bool = False) -> Unit:
    """The programs for learning: rules, redaction, and the game's features."""
    own = [] if game.features is None else [cast(ModuleType, game.features)]
    modules = [*rule_modules(game), neutral_features, *own]
    return Unit(f"batches of {game.title}", modules, [random_games, neutral_features, batching, deciding], plain)
