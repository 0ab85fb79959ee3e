"""Matches that go on from a saved state, and the game that a saved state or observation is of."""

from collections.abc import Mapping
from typing import Any

from updown.games.registry import game_of_version
from updown.rules import saved
from updown.rules.errors import BadState, shown
from updown.rules.match import Game, Match
from updown.rules.rng import Stream


def restore(data: bytes | Mapping[str, Any], *, game: Game | None = None) -> Match:
    """The match that `Match.to_bytes` or `Match.to_json` saved, with the same random events to come. It has no record
    of what went before. With `game`, a state of any other game is refused. BadState says what is wrong.

    >>> import updown
    >>> match = updown.game("dnup", players=3).deal(seed=7)
    >>> again = updown.restore(match.to_bytes())
    >>> again.state() == match.state()
    True
    >>> updown.restore(match.to_bytes()[:-1])
    Traceback (most recent call last):
    updown.rules.errors.BadState: the bytes of the state are damaged, or of something else
    """
    made, parts = saved.read(data, saved.STATE_FORMAT, game_of_head, kinds, game)
    return Match.from_parts(made, parts["state"], parts["chance"])


def kinds(game: Game) -> saved.Kinds:
    """The records of a saved state."""
    return {"state": game.spec.State, "chance": Stream}


def game_of_head(head: saved.Content) -> Game:
    """The game that a saved state or observation is of."""
    options = head.get("options")
    if not isinstance(options, dict) or not all(isinstance(name, str) for name in options):
        raise BadState(f"options is {shown(options)}, expected an object")
    if type(head.get("rules")) is not int:
        raise BadState(f"rules is {shown(head.get('rules'))}, expected the version of the rules, a whole number")
    try:
        return game_of_version(head.get("game"), head["rules"])(**options)
    except ValueError as error:
        raise BadState(str(error)) from None
