"""The terminal's default functions, for a game without a terminal.py of its own: cards are typed as the game writes
them, in capital or small letters, and a refusal has the words of the game's class. A game that replaces only some of
these functions imports the others from here."""

from typing import Any

from updown.rules.errors import IllegalMove
from updown.rules.terminal import REST, MovePart, Shapes, read_number

UNTOLD: frozenset[str] = frozenset()


def read_card(word: str) -> str:
    """A card: its name in capital letters."""
    return word.upper()


def shapes(game: Any) -> Shapes:
    """The parts of each move, taken from the example of it that has the most parts."""
    examples: dict[str, dict[str, Any]] = {}
    for move in map(game.format_move, game.all_actions()):
        if len(move) > len(examples.get(move["move"], {})):
            examples[move["move"]] = move
    return {name: _parts(example) for name, example in examples.items()}


def _parts(example: dict[str, Any]) -> tuple[MovePart, ...]:
    """The parts of a move. A list at the end takes all remaining words; any other list takes as many as the example
    has."""
    given = [(key, value) for key, value in example.items() if key != "move"]
    parts = []
    for place, (key, value) in enumerate(given, 1):
        several = isinstance(value, list)
        values = value if several else [value]
        read = read_number if all(isinstance(each, int) for each in values) else read_card
        parts.append(MovePart(key, read, 1 if not several else REST if place == len(given) else len(values)))
    return tuple(parts)


def about_kind(kind: str, lang: str) -> str:
    return ""


def explain(match: Any, seat: int, move: dict[str, Any], lang: str) -> str:
    return ""


def refused(match: Any, seat: int, error: IllegalMove, lang: str) -> str:
    """The reason in the words of the game's class, which are English."""
    return error.problem


def comment(fact: dict[str, Any], before: dict[str, Any], lang: str) -> str:
    return ""


def learned(event: dict[str, Any], lang: str) -> str:
    return ""


def frame_colour(view: dict[str, Any]) -> str:
    return ""
