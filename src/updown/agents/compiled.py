"""The compiled unit of each game's search, made once in each process: rules, redaction, heuristics and search."""

from functools import cache

from updown.agents import endgame, forecast, matrix, search, tree
from updown.agents.heuristics import heuristic_modules
from updown.engine.compile import Unit
from updown.engine.compiled import rule_modules
from updown.rules.match import Game


@cache
def search_unit(game: type[Game], plain: bool = False) -> Unit:
    """The search over this game's rules: compiled, or the same functions as ordinary Python."""
    heuristics = heuristic_modules(game)
    name = f"the opponents of {game.title}"
    programs = [matrix, tree, forecast, endgame, search]
    return Unit(name, [*rule_modules(game), *heuristics], programs, plain, not_inlined=(*heuristics, endgame, search))
