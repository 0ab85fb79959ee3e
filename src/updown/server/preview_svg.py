"""Draws the preview picture of a table as SVG: who sits there, which seats are free, and optionally the table itself.
The caller decides what may be shown."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from updown.rules.markup import INK, LINE, MUTED, PLAIN_TINT, TURN, Svg, box, group, place, tag, write, written
from updown.rules.picture import HEAD_HEIGHT, TABLE_WIDTH, back
from updown.words import say

SIZE = (1200, 630)
"""Width and height in pixels, as Open Graph wants them."""
FONT = "Bitter,'Noto Sans','DejaVu Sans',sans-serif"
SIDE = 310
MARGIN = 40
MOST_LETTERS = 16
CUT = HEAD_HEIGHT - 14.0
"""The height that is cut off at the top of the game's picture: its status line, which is English."""
BOT = "Bot"
"""The label of a bot, which is the same in all our languages."""


class PreviewSeat(NamedTuple):
    """A seat with the name of its player; None if it is free."""

    name: str | None
    bot: bool = False

    def label(self, lang: str) -> str:
        if self.bot:
            return BOT
        return say(lang, "preview-free-seat") if self.name is None else shortened(self.name)


def shortened(name: str) -> str:
    return name if len(name) <= MOST_LETTERS else f"{name[: MOST_LETTERS - 1]}…"


def preview(title: str, lang: str, seats: Sequence[PreviewSeat], table: str = "") -> str:
    """The whole picture; `table` is the SVG of the match, as the game's picture.py draws it."""
    width, height = SIZE
    shown = placed_table(table)
    side = SIDE if shown else width - 2 * MARGIN
    inside = [box(width, height, 0, PLAIN_TINT), place(heading(title, side), MARGIN, 0)]
    inside.append(place(list_of(seats, lang), MARGIN, 190))
    inside.append(shown or place(backs(), width - 480, 120))
    svg = tag(
        "svg",
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        font_family=FONT,
    )
    return str(svg)


def heading(title: str, width: float) -> Svg:
    """The title of the game, as large as it fits."""
    size = min(72.0, 1.75 * width / max(1, len(title)))
    return write(title, 0, 120, size, INK, "start", bold=True)


def list_of(seats: Sequence[PreviewSeat], lang: str) -> Svg:
    rows = []
    for number, seat in enumerate(seats):
        free = seat.name is None and not seat.bot
        ring = {"stroke_dasharray": "5 4"} if free else {}
        dot = tag("circle", cx=14, cy=0, r=12, fill="none" if free else TURN, stroke=LINE, stroke_width=2, **ring)
        words = write(seat.label(lang), 40, 10, 30, MUTED if free or seat.bot else INK, "start", bold=True)
        rows.append(place(group(dot, words), 0, 66 * number))
    return group(*rows)


def backs() -> Svg:
    """Cards face down, for a table that may not be shown."""
    turned = [tag("g", back(), transform=f"translate({130 * n} {20 - 20 * (n % 2)}) scale(3.2)") for n in range(3)]
    return group(*turned)


def placed_table(svg: str) -> Svg | None:
    """The table beside the names; None if there is none."""
    found = re.match(rf'<svg [^>]*viewBox="0 0 {written(TABLE_WIDTH)} ([0-9.]+)"', svg)
    if found is None:
        return None
    height = float(found[1]) - CUT
    x, y = SIDE + 2 * MARGIN, MARGIN
    room = (SIZE[0] - x - MARGIN, SIZE[1] - 2 * MARGIN)
    scale = min(room[0] / TABLE_WIDTH, room[1] / height)
    wide, high = TABLE_WIDTH * scale, height * scale
    return tag(
        "svg",
        Svg(svg),
        x=x + (room[0] - wide) / 2,
        y=y + (room[1] - high) / 2,
        width=wide,
        height=high,
        viewBox=f"0 {written(CUT)} {written(TABLE_WIDTH)} {written(height)}",
    )
