"""The compiled unit of each game's search, made once a process: rules, redaction, good sense and search together."""

from functools import cache

from updown.agents import endgame, matrix, search, tree
from updown.agents.ladder import sense_of
from updown.engine.compile import Unit
from updown.engine.units import rule_modules
from updown.rules.match import Game


@cache
def mind_of(game: type[Game], plain: bool = False) -> Unit:
    """The search over this game's rules: compiled, or the same functions as ordinary Python."""
    sense = sense_of(game)
    name = f"the opponents of {game.title}"
    programs = [matrix, tree, endgame, search]
    return Unit(name, [*rule_modules(game), sense], programs, plain, apart=(sense, endgame, search))
