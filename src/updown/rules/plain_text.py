"""The table as text, for a game without a text.py of its own: every entry of its state or view, line by line."""

from typing import Any

from updown.rules.text import NOTHING, columns, ending, heading, round_name, seat_label, seat_list, whole
from updown.words import say

SHARED = ("game", "round", "turn", "scores", "over", "winners", "seat", "lang", "names")
"""What the heading and the lines of the seats show already, and how it is to be shown."""


def table(shown: dict[str, Any], lang: str) -> str:
    """A state or a view: the heading, a row for each seat, and all other entries."""
    players = range(len(shown["scores"]))
    by_seat = [name for name in shown if name not in SHARED and is_by_seat(shown[name], len(players))]
    rest = [name for name in shown if name not in SHARED and name not in by_seat]
    head = ["", say(lang, "label-points"), *by_seat]
    rows = [
        [seat_label(shown, lang, seat), *(cell(shown[name][seat]) for name in ("scores", *by_seat))] for seat in players
    ]
    return whole(
        [heading(shown, lang, str(shown["game"]), round_name(shown, lang))],
        columns([head, *rows], right=(1,)),
        [f"{name}: {cell(shown[name])}" for name in rest],
        [whose_turn(shown, lang)],
    )


def whose_turn(shown: dict[str, Any], lang: str) -> str:
    """A text: whose turn it is, or who has won."""
    return say(lang, "to-move", seats=seat_list(lang, shown["turn"])) if shown["turn"] else ending(shown, lang)


def is_by_seat(value: object, players: int) -> bool:
    """Whether the value has one part for each seat."""
    return isinstance(value, list) and len(value) == players and not all(isinstance(part, str) for part in value)


def cell(value: object) -> str:
    """A value in a table: a list as one row, an empty value as a dash."""
    if isinstance(value, list):
        return " ".join(map(cell, value)) or NOTHING
    return NOTHING if value is None else str(value)
