"""The table as a picture, for a game without a picture.py of its own: a panel that lists its state or view."""

from typing import Any

from updown.rules.markup import GAP, INK, PANEL, PLAIN_TINT, Block, box, group, write
from updown.rules.picture import INNER_WIDTH, lang_of, whole_table
from updown.rules.text import ending, seat_list
from updown.words import say

LINE_HEIGHT = 24.0
MOST = 90


def table(shown: dict[str, Any]) -> str:
    """The picture of a state or a view."""
    lines = [f"{name}: {value}" for name, value in shown.items() if name not in ("game", "lang", "names")]
    rows = [line if len(line) <= MOST else line[: MOST - 1] + "…" for line in lines]
    height = LINE_HEIGHT * len(rows) + 2 * GAP
    written = [write(row, 2 * GAP, GAP + LINE_HEIGHT * (n + 0.7), 16, INK, "start") for n, row in enumerate(rows)]
    lang = lang_of(shown)
    status = say(lang, "to-move", seats=seat_list(lang, shown["turn"])) if shown["turn"] else ending(shown, lang)
    inside = Block(INNER_WIDTH, height, group(box(INNER_WIDTH, height, 12, PANEL), *written))
    return whole_table(str(shown["game"]), shown, status, "\n".join(lines), PLAIN_TINT, inside)
