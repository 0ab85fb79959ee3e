"""Draws the parts that the pictures of all games share: cards, hands, seats and the table around them. Each game's
picture.py draws its own cards and the centre of its table."""

import math
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

from updown.rules.glyphs import CROWN, NUMERAL_HEIGHT, NUMERALS, POINTER, Glyph
from updown.rules.markup import (
    BACK,
    BACK_LINE,
    GAP,
    INK,
    LINE,
    MUTED,
    PANEL,
    PAPER,
    TURN,
    WIN,
    Block,
    Svg,
    box,
    group,
    place,
    roomy,
    tag,
    write,
    written,
)
from updown.words import ENGLISH, say

FONT = "'Source Sans 3','Noto Sans','Segoe UI',Ubuntu,'DejaVu Sans',sans-serif"
TABLE_WIDTH, MARGIN = 900.0, 20.0
INNER_WIDTH = TABLE_WIDTH - 2 * MARGIN
HEAD_HEIGHT = 50.0
TITLE_LETTER = 13.5
MOST_LETTERS, LETTER_WIDTH, SHORT = 10, 9.2, 7
"""How much of a name is written, how wide its letters are, and how many fit the usual plate."""
CARD_WIDTH, CARD_HEIGHT = 50.0, 70.0
STRIP = 0.36
"""How much of a card's width stays free, at least, when the next one covers it: the corner index."""
BACK_STRIP = 0.14
PICTURE = 0.95
"""The share of a card's width that must be free to show its whole picture."""
CLOSE = 0.7
"""With less than this share free, the picture is left out and only the corner index is drawn."""

# --- glyphs and numbers ---


def glyph(drawn: Glyph, x: float, y: float, size: float, ink: str, paper: str = PAPER) -> Svg:
    """A glyph with its centre at x, y, as wide and high as `size`."""
    parts = []
    for kind, path, width in drawn:
        colour = ink if kind in ("fill", "line") else paper
        if kind in ("fill", "cut"):
            parts.append(tag("path", d=path, fill=colour))
        else:
            ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
            parts.append(tag("path", d=path, fill="none", stroke=colour, stroke_width=width, **ends))
    return place(group(*parts), x, y, size / 20)


def numeral(number: str, x: float, y: float, height: float, ink: str, weight: float = 2.0) -> Svg:
    """A number in our own figures, centred on x, its top at y; `weight` is the thickness of a line 12 high."""
    figures = [NUMERALS[figure] for figure in number if figure in NUMERALS]
    space = 1.2 + weight
    left = -(sum(width for width, _ in figures) + space * (len(figures) - 1)) / 2
    parts = []
    for width, path in figures:
        parts.append(tag("path", d=path, transform=f"translate({written(left)} 0)"))
        left += width + space
    round_ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    drawn = tag("g", *parts, fill="none", stroke=ink, stroke_width=weight, **round_ends)
    return place(drawn, x, y, height / NUMERAL_HEIGHT)


# --- cards, all drawn in a box of CARD_WIDTH by CARD_HEIGHT ---


def paper_card(*inside: Svg, edge: str = LINE) -> Svg:
    """A card face."""
    return group(box(CARD_WIDTH, CARD_HEIGHT, 5, PAPER, stroke=edge, stroke_width=1 if edge == LINE else 2.5), *inside)


def back() -> Svg:
    """The back: one arrow up, one down, so that it turns by 180 degrees into itself."""
    frame = tag("rect", x=4, y=4, width=42, height=62, rx=3, fill="none", stroke=BACK_LINE, stroke_width=1)
    arrows = "M15 50L15 22M9.5 28.5L15 22L20.5 28.5M35 20L35 48M29.5 41.5L35 48L40.5 41.5"
    lines = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    drawn = tag("path", d=arrows, fill="none", stroke=BACK_LINE, stroke_width=3, **lines)
    return group(box(CARD_WIDTH, CARD_HEIGHT, 5, BACK, stroke=PAPER, stroke_width=1), frame, drawn)


def lifted(card: Svg) -> Svg:
    """A card that is raised out of its row, with a ring in the colour of the turn."""
    ring = tag("rect", width=CARD_WIDTH, height=CARD_HEIGHT, rx=5, fill="none", stroke=TURN, stroke_width=3)
    return place(group(card, ring), 0, -7)


def empty_place(size: float) -> Block:
    """An outline where a card could lie."""
    height = size * CARD_HEIGHT / CARD_WIDTH
    dashed = box(size, height, size / 10, "none", stroke=LINE, stroke_width=1.5, stroke_dasharray="5 4")
    return Block(size, height, dashed)


def one_card(card: Svg, size: float) -> Block:
    """A card as wide as `size`."""
    return Block(size, size * CARD_HEIGHT / CARD_WIDTH, place(card, 0, 0, size / CARD_WIDTH))


def fan(cards: Sequence[Svg], width: float, size: float, least: float = 0.0) -> Block:
    """A row of cards that fits the width: the cards get smaller, down to `least`, then they overlap, then they continue
    in further rows."""
    if not cards:
        return Block(0, size * CARD_HEIGHT / CARD_WIDTH, Svg(""))
    size = min(size, max(least or size, width / (1 + PICTURE * (len(cards) - 1))))
    hidden = all(card == back() for card in cards)
    strip = size * (BACK_STRIP if hidden else STRIP)
    rows = math.ceil(len(cards) / max(1, math.floor((width - size) / strip) + 1))
    longest = math.ceil(len(cards) / rows)
    step = min(size + 4, (width - size) / max(1, longest - 1))
    if step < CLOSE * size and not hidden:
        step = strip
    height = size * CARD_HEIGHT / CARD_WIDTH
    parts = []
    for n, card in enumerate(cards):
        row, column = divmod(n, longest)
        parts.append(place(card, column * step, row * (height + 4), size / CARD_WIDTH))
    return Block((longest - 1) * step + size, rows * (height + 4) - 4, group(*parts))


def heap(count: int, caption: str, size: float, top: Svg | None = None) -> Block:
    """Cards on top of each other, with a caption below; face down unless `top` is given."""
    card = one_card(back() if top is None else top, size)
    layers = min(count, 4) - 1
    if count == 0:
        drawn = empty_place(size).svg
    else:
        under = box(size, card.height, size / 10, PAPER if top else BACK, stroke=LINE, stroke_width=1)
        drawn = group(*(place(under, 2.5 * n, -2.5 * n) for n in range(layers, 0, -1)), card.svg)
    text = write(caption, size / 2, card.height + 15, 12, MUTED)
    return Block(size + 8, card.height + 28, place(group(drawn, text), 0, 8))


def hand(held: list[str] | int, face: Callable[[str], Svg], known: Sequence[str] = ()) -> list[Svg]:
    """The cards of a hand: open ones as they are, of hidden ones those that everybody knows, then backs."""
    if isinstance(held, int):
        return [face(card) for card in known] + [back()] * (held - len(known))
    return [face(card) for card in held]


def cards_held(shown: Mapping[str, Any], seat: int) -> str:
    """How many cards a hand has, in words."""
    held = shown["hands"][seat]
    return say(lang_of(shown), "cards", count=held if isinstance(held, int) else len(held))


# --- seats ---


def clockwise(shown: Mapping[str, Any]) -> list[int]:
    """The seats clockwise from the one at the bottom: whose view it is, otherwise 0."""
    players = len(shown["scores"])
    return [((shown.get("seat") or 0) + n) % players for n in range(players)]


def nameplate(shown: Mapping[str, Any], seat: int, lines: Sequence[str], badge: Svg | None = None) -> Block:
    """The name of a seat, its mark if it is on turn or has won, and up to two lines about it, beside a badge of 44 by
    44."""
    on_turn, wins = seat in shown["turn"], seat in shown["winners"]
    left = 54.0 if badge else 0.0
    label = shown["names"][seat][:MOST_LETTERS] if "names" in shown else seat_label(shown, seat)
    width = max(76.0, 30 + LETTER_WIDTH * len(label)) if len(label) > SHORT else 76.0
    name = [box(width, 22, 11, TURN if on_turn else PAPER, stroke=TURN if on_turn else LINE)]
    name.append(write(label, width / 2 + (7 if on_turn else 0), 16, 14, bold=True))
    if on_turn:
        name.append(glyph(POINTER, 12, 11, 9, INK))
    if wins:
        name.append(glyph(CROWN, width + 16, 10, 20, WIN))
    if shown.get("seat") == seat:
        name.append(write(say(lang_of(shown), "seat-you"), width + (32 if wins else 8), 16, 13, MUTED, "start"))
    text = [write(line, left, 39 + 17 * n, 13, MUTED if n else INK, "start") for n, line in enumerate(lines)]
    inside = [place(group(*name), left, 0), *text]
    if badge:
        inside.append(place(badge, 0, 4))
    return Block(150, 60, group(*inside))


def seat_label(shown: Mapping[str, Any], seat: int) -> str:
    """'Seat 2'."""
    label = say(lang_of(shown), "seat", seat=seat)
    return label[:1].upper() + label[1:]


def panel(shown: Mapping[str, Any], seat: int, inside: Block, width: float, height: float = 0.0) -> Block:
    """The place of a seat on the table, outlined when it is on turn."""
    on_turn = seat in shown["turn"]
    full = roomy(inside, width - 2 * GAP, height - 2 * GAP)
    edge, thick = (TURN, 2.5) if on_turn else (LINE, 1.0)
    width, height = full.width + 2 * GAP, full.height + 2 * GAP
    ground = box(width, height, 12, PANEL, fill_opacity=0.6, stroke=edge, stroke_width=thick)
    return Block(width, height, group(ground, place(full.svg, GAP, GAP)))


def lang_of(shown: Mapping[str, Any]) -> str:
    """The language of the picture."""
    return str(shown.get("lang", ENGLISH))


def whole_table(name: str, shown: Mapping[str, Any], status: str, said: str, tint: str, inside: Block) -> str:
    """The complete picture: the surface, a line of words, the blocks; title and description for screen readers."""
    height = HEAD_HEIGHT + inside.height + MARGIN
    now = say(lang_of(shown), "round", round=shown["round"] + 1)
    surface = place(box(TABLE_WIDTH - 2, height - 2, 18, tint, stroke=LINE, stroke_width=2), 1, 1)
    head = (
        write(name, MARGIN + 4, 33, 20, anchor="start", bold=True),
        write(now, MARGIN + 26 + TITLE_LETTER * len(name), 33, 14, MUTED, "start"),
        write(status, TABLE_WIDTH - MARGIN - 4, 33, 16, anchor="end", bold=True),
    )
    svg = tag(
        "svg",
        tag("title", Svg(escape(f"{name}, {now}: {status}"))),
        tag("desc", Svg(escape(said))),
        surface,
        *head,
        place(inside.svg, (TABLE_WIDTH - inside.width) / 2, HEAD_HEIGHT),
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        viewBox=f"0 0 {written(TABLE_WIDTH)} {written(height)}",
        width=TABLE_WIDTH,
        height=height,
        style="max-width:100%;height:auto",
        font_family=FONT,
    )
    return str(svg)
