"""Explains in the player's language why a move is refused. The words come from the game's terminal.py; the rule is
added."""

from updown.cli.moves import Group, Speech
from updown.rules.errors import IllegalMove
from updown.rules.match import Json, Match
from updown.words import say

# For a move of the right kind with a wrong part, an example helps most.
UNREADABLE = frozenset({"missing-part", "unknown-part", "bad-argument"})


def why(match: Match, seat: int, refused: IllegalMove, groups: list[Group], speech: Speech) -> str:
    """The reason in one sentence, with the rule."""
    sentence = reason(match, seat, refused, groups, speech)
    return sentence if refused.rule in sentence else f"{sentence.removesuffix('.')} ({refused.rule})."


def reason(match: Match, seat: int, refused: IllegalMove, groups: list[Group], speech: Speech) -> str:
    move: Json = refused.move if isinstance(refused.move, dict) else {}
    sample = next((group.moves[0] for group in groups if group.name == move.get("move")), None)
    if refused.code in UNREADABLE and sample is not None:
        return say(speech.lang, "cli-why-unreadable", sample=speech.format(sample))
    return match.game.terminal.refused(match, seat, refused, speech.lang)
