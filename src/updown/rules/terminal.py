"""Functions for the terminal.py of all games: reading words, the parts of a typed move, and a preview of what a move
would do."""

import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

MOST_DIGITS = 6
LETTERS = str.maketrans({"æ": "ae", "ø": "o", "œ": "oe", "ß": "ss", "’": "'"})


def plain(text: str) -> str:
    """A word in small letters and without accents, as it can be typed on any keyboard."""
    letters = unicodedata.normalize("NFD", text.lower().translate(LETTERS))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def read_number(word: str) -> int | str:
    """A number; any other word as it is, for the game to refuse."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS else word


REST = -1
"""The number of words of a part that takes all remaining words."""


@dataclass(frozen=True)
class MovePart:
    """One part of a move: how each of its words is read, and how many words it takes."""

    key: str
    read: Callable[[str], object]
    words: int = 1


Shapes: TypeAlias = Mapping[str, tuple[MovePart, ...]]
"""Maps the name of a move to its parts, in the order in which they are typed."""


def preview(
    match: Any, seat: int, move: dict[str, Any], explain_fact: Callable[[dict[str, Any], dict[str, Any]], str]
) -> str:
    """What a move without chance would do: `explain_fact` receives each fact of it and the seat's view after it. The
    move is played in a determinization of what the seat knows, so the text cannot reveal anything hidden."""
    world = match.determinize(seat)
    world.play(seat, move)
    after = world.view(seat)
    explanations = [explain_fact(fact, after) for fact in world.last_facts]
    return "; ".join(filter(None, explanations))
