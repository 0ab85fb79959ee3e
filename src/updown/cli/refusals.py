"""Why a move is refused, in the player's language: in the words of the game's terminal.py, with the rule."""

from updown.cli.moves import Group, Speech
from updown.rules.errors import IllegalMove
from updown.rules.match import Json, Match
from updown.words import say

# A move of the right kind with something wrong in it: an example says most.
UNREADABLE = frozenset({"missing-part", "unknown-part", "bad-argument"})


def why(match: Match, seat: int, refused: IllegalMove, groups: list[Group], speech: Speech) -> str:
    """One sentence, with the rule."""
    told = reason(match, seat, refused, groups, speech)
    return told if refused.rule in told else f"{told.removesuffix('.')} ({refused.rule})."


def reason(match: Match, seat: int, refused: IllegalMove, groups: list[Group], speech: Speech) -> str:
    move: Json = refused.move if isinstance(refused.move, dict) else {}
    sample = next((group.moves[0] for group in groups if group.name == move.get("move")), None)
    if refused.code in UNREADABLE and sample is not None:
        return say(speech.lang, "cli-why-unreadable", sample=speech.format(sample))
    return match.game.terminal.refused(match, seat, refused, speech.lang)
