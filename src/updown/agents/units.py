"""The compiled unit of each game's search, made once a process: rules, redaction, good sense and search together."""

from functools import cache
from importlib import import_module

from updown.agents import endgame, matrix, search, tree
from updown.engine.compile import Unit
from updown.engine.units import rule_modules
from updown.rules.registry import game_type


@cache
def mind_of(game_id: str, plain: bool = False) -> Unit:
    """The search over this game's rules: compiled, or the same functions as ordinary Python."""
    game = game_type(game_id)
    folder = game.__module__.split(".")[-2]
    sense = import_module(f"updown.agents.sense.{folder}")
    name = f"the opponents of {game.title}"
    programs = [matrix, tree, endgame, search]
    return Unit(name, [*rule_modules(game), sense], programs, plain, apart=(sense, endgame, search))
