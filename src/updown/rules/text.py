"""Functions for the text.py of all games: heading, seats, lists, columns, whose turn it is and who has won. The
messages are in updown.words."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from updown.words import say

WIDTH = 100
GAP = "  "
SEPARATOR = " · "
NOTHING = "–"
TO_MOVE, WAITING = "> ", "  "


def seat_first(lang: str, seat: int) -> str:
    """'Seat 0', at the start of a sentence: the acting seat. Log messages have placeholders for people (`$who`,
    `$owner`); the browser fills in their names."""
    return say(lang, "seat-first", seat=seat)


def seat_colon(lang: str, seat: int) -> str:
    """'Seat 0', before a colon."""
    return say(lang, "seat-colon", seat=seat)


def seat_within(lang: str, seat: int) -> str:
    """'seat 0', within a sentence."""
    return say(lang, "seat-within", seat=seat)


def seat_list(lang: str, seats: Sequence[int]) -> str:
    """'seat 0, seat 1 and seat 2'."""
    names = [say(lang, "seat", seat=seat) for seat in seats]
    if len(names) < 2:
        return "".join(names)
    return say(lang, "seats-and", first=", ".join(names[:-1]), last=names[-1])


def way_list(lang: str, ways: Sequence[str]) -> str:
    """'play, draw or swap'; there are always two or more."""
    return say(lang, "list-or", first=", ".join(ways[:-1]), last=ways[-1])


def by_seat(lang: str, things: Sequence[object]) -> str:
    """'seat 0 (5), seat 1 (3)'."""
    names = [say(lang, "seat", seat=seat) for seat in range(len(things))]
    return ", ".join(say(lang, "seat-with", who=who, what=str(it)) for who, it in zip(names, things, strict=True))


def seat_label(shown: dict[str, Any], lang: str, seat: int) -> str:
    """The seat at the start of its line, with a mark if it must act now."""
    return (TO_MOVE if seat in shown["turn"] else WAITING) + say(lang, "seat", seat=seat)


def heading(shown: dict[str, Any], lang: str, *parts: str) -> str:
    """Title, round and so on; in a view also whose view it is."""
    seen_by: list[str] = []
    if "seat" in shown:
        seat = shown["seat"]
        seen_by = [say(lang, "seen-by-onlooker") if seat is None else say(lang, "seen-by-seat", seat=seat)]
    return SEPARATOR.join([*parts, *seen_by])


def round_name(shown: dict[str, Any], lang: str) -> str:
    """The round as people count it, from 1."""
    return say(lang, "round", round=shown["round"] + 1)


def ending(shown: dict[str, Any], lang: str) -> str:
    """The winners; or, between rounds, that the next round can begin."""
    if not shown["over"]:
        return say(lang, "round-waits")
    return say(lang, "game-won", count=len(shown["winners"]), you="nobody", seats=seat_list(lang, shown["winners"]))


def columns(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """Rows as lines with aligned columns, those in `right` flush right. The last column is wrapped."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)][:-1]
    lines = []
    for row in rows:
        cells = [
            cell.rjust(width) if place in right else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=False))
        ]
        lines.extend(flowing(GAP.join(cells) + GAP, row[-1]))
    return lines


def flowing(start: str, text: str) -> list[str]:
    """Wraps a text with a hanging indent as wide as `start`."""
    room = max(WIDTH - len(start), WIDTH // 3)
    parts = wrap(text, room, break_long_words=False, break_on_hyphens=False) or [""]
    indent = " " * len(start)
    return [((indent if place else start) + part).rstrip() for place, part in enumerate(parts)]


def joined(parts: Sequence[str]) -> list[str]:
    """Short texts about the table, joined into as few lines as possible."""
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + len(SEPARATOR) + len(part) <= WIDTH:
            lines[-1] += SEPARATOR + part
        else:
            lines.extend(wrap(part, WIDTH, subsequent_indent=GAP, break_long_words=False, break_on_hyphens=False))
    return lines


def whole(*blocks: Sequence[str]) -> str:
    """The non-empty blocks of lines, with an empty line between them."""
    return "\n\n".join("\n".join(block) for block in blocks if block)
