"""The table of dnup as SVG: every seat's sets before it, and in the middle which sizes are taken by which value."""

from typing import Any

from updown.games.dnup import text
from updown.games.dnup.notation import parse_ends
from updown.rules.markup import (
    GAP,
    LINE,
    MUTED,
    PAPER,
    PLAIN_TINT,
    TURN,
    Block,
    Svg,
    below,
    beside,
    box,
    group,
    place,
    roomy,
    tag,
    write,
)
from updown.rules.picture import (
    CARD_HEIGHT,
    CARD_WIDTH,
    INNER_WIDTH,
    cards_held,
    clockwise,
    empty_place,
    fan,
    hand,
    heap,
    lang_of,
    nameplate,
    numeral,
    panel,
    paper_card,
    whole_table,
)
from updown.rules.text import ending
from updown.words import say

LOW, HIGH = (24, 112, 58), (28, 82, 166)
"""The ink of the value 1 and of the value 9: down is green, up is blue."""
HIGHEST = 9
LIGHT = 0.42
UPSIDE_DOWN_ALIKE = ("6", "9")
OTHER_END = "M.5 51.5C16 47 34 56 49.5 51.5V65A4.5 4.5 0 0 1 45 69.5H5A4.5 4.5 0 0 1 .5 65Z"
PLATE_WIDTH, FAR_CARD = 150.0, 44.0


# --- cards ---


def ink(value: int, light: float = 0.0) -> str:
    """A value's colour, mixed with paper to make it lighter."""
    part = min(max(value - 1, 0) / (HIGHEST - 1), 1.0)
    paper = [int(PAPER[n : n + 2], 16) for n in (1, 3, 5)]
    mixed = [low + (high - low) * part for low, high in zip(LOW, HIGH, strict=True)]
    return "#" + "".join(f"{round(m + (p - m) * light):02x}" for m, p in zip(mixed, paper, strict=True))


def end(value: int, x: float, y: float, height: float, light: float = 0.0) -> Svg:
    """A value, with a line below it where it could be read upside down."""
    colour = ink(value, light)
    drawn = numeral(str(value), x, y, height, colour, 2.2)
    if str(value) not in UPSIDE_DOWN_ALIKE:
        return drawn
    low, half, thick = y + height * 1.24, height * 0.3, height * 0.13
    line = f"M{x - half:g} {low:g}H{x + half:g}"
    return group(drawn, tag("path", d=line, stroke=colour, stroke_width=thick, stroke_linecap="round"))


def face(card: str) -> Svg:
    """The active value big and dark, the inactive one small, light and upside down at the other end."""
    ends = parse_ends(card)
    if ends is None:
        return paper_card(write(card, 25, 40, 14))
    active, inactive = ends
    shade = tag("path", d=OTHER_END, fill="#f1ecdf")
    turned = place(end(inactive, 41, 5, 10.5, LIGHT), CARD_WIDTH, CARD_HEIGHT, turn=180)
    return paper_card(shade, end(active, 9, 6, 10.5), end(active, 30, 18, 23), turned)


# --- the table ---


def table(shown: dict[str, Any]) -> str:
    """The picture of a state or a view."""
    first, *others = clockwise(shown)
    across = (INNER_WIDTH - GAP * (len(others) - 1)) / len(others)
    hands = [far_hand(shown, seat, across - 2 * GAP) for seat in others]
    tallest = max(cards.height for cards in hands)
    level = [roomy(cards, 0, tallest, down=0) for cards in hands]
    panels = [far_seat(shown, seat, cards, across) for seat, cards in zip(others, level, strict=True)]
    inside = below(beside(*panels), middle(shown), near_seat(shown, first))
    return whole_table("dnup", shown, status(shown), text.table(shown, lang_of(shown)), PLAIN_TINT, inside)


def status(shown: dict[str, Any]) -> str:
    if not shown["turn"]:
        return ending(shown, lang_of(shown))
    if len(shown["sets"][0]) == 2:
        return say(lang_of(shown), "picture-turn-area", seat=shown["turn"][0], area=shown["area"])
    return say(lang_of(shown), "picture-turn", seat=shown["turn"][0])


def points(shown: dict[str, Any], seat: int) -> str:
    """With two players the score is the rounds won (DN-20)."""
    score = shown["scores"][seat]
    if len(shown["scores"]) == 2:
        return say(lang_of(shown), "picture-rounds-won", count=score)
    return say(lang_of(shown), "picture-points", count=score)


# --- seats ---


def plate(shown: dict[str, Any], seat: int) -> Block:
    gone = shown["out"]
    more = say(lang_of(shown), "picture-out", place=gone.index(seat) + 1) if seat in gone else cards_held(shown, seat)
    return nameplate(shown, seat, [points(shown, seat), more])


def cards_in_hand(shown: dict[str, Any], seat: int) -> list[Svg]:
    held, known = shown["hands"][seat], shown["known"][seat] if "known" in shown else []
    return hand(held if isinstance(held, int) else in_order(held), face, in_order(known))


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: parse_ends(card) or (0, 0))


def far_hand(shown: dict[str, Any], seat: int, width: float) -> Block:
    """The hand of a seat at the far side; with two players there is room for the name beside it."""
    alone = len(shown["scores"]) == 2
    room, size = (width - PLATE_WIDTH - GAP, 48) if alone else (width, FAR_CARD)
    return roomy(fan(cards_in_hand(shown, seat), room, size), room)


def far_seat(shown: dict[str, Any], seat: int, cards: Block, across: float) -> Block:
    """A seat at the far side: name, hand, and nearest to the middle its sets."""
    width = across - 2 * GAP
    if len(shown["scores"]) == 2:
        named = beside(roomy(plate(shown, seat), PLATE_WIDTH, across=0), cards)
        return panel(shown, seat, below(named, areas_of(shown, seat, 52, width)), across)
    named = below(roomy(plate(shown, seat), width, across=0), cards)
    return panel(shown, seat, below(named, areas_of(shown, seat, FAR_CARD, width)), across)


def near_seat(shown: dict[str, Any], seat: int) -> Block:
    """The seat at the bottom: its sets, nearest to the middle, above its hand."""
    width = INNER_WIDTH - 2 * GAP
    room = width - PLATE_WIDTH - GAP
    cards = roomy(fan(cards_in_hand(shown, seat), room, 58), room, 58 * 1.4)
    named = beside(roomy(plate(shown, seat), PLATE_WIDTH, across=0), cards)
    return panel(shown, seat, below(areas_of(shown, seat, 54, width), named), INNER_WIDTH)


def areas_of(shown: dict[str, Any], seat: int, size: float, width: float) -> Block:
    """The seat's sets; with two players its areas, 2 on its own left (DN-17)."""
    sets = shown["sets"][seat]
    if len(sets) == 1:
        return roomy(fan([face(card) for card in sets[0]], width, size) if sets[0] else empty_place(size), width)
    order = (2, 1) if seat == clockwise(shown)[0] else (1, 2)
    return beside(*(area_of(shown, seat, area, size, (width - 4 * GAP) / 2) for area in order), gap=4 * GAP)


def area_of(shown: dict[str, Any], seat: int, area: int, size: float, width: float) -> Block:
    cards = shown["sets"][seat][area - 1]
    laid = fan([face(card) for card in cards], width, size) if cards else empty_place(size)
    now = seat in shown["turn"] and shown["area"] == area
    name = box(74, 20, 10, TURN if now else "none")
    label = Block(74, 20, group(name, write(say(lang_of(shown), "picture-area", area=area), 37, 14.5, 13, bold=now)))
    return roomy(beside(label, laid), width)


# --- the centre ---


def middle(shown: dict[str, Any]) -> Block:
    """DN-7: for each size of a set, the value that has taken it; then what is discarded."""
    taken = {len(cards): (cards[0], seat) for seat, areas in enumerate(shown["sets"]) for cards in areas if cards}
    chips = [chip(shown, size, *taken.get(size, ("", None))) for size in range(1, max([4, *taken]) + 1)]
    discarded = heap(shown["discarded"], say(lang_of(shown), "picture-discarded", count=shown["discarded"]), 40)
    return roomy(beside(beside(*chips), discarded, gap=5 * GAP), height=100)


def chip(shown: dict[str, Any], size: int, card: str, seat: int | None) -> Block:
    """One size of set: who holds it with which value."""
    ends = parse_ends(card)
    parts = [box(70, 76, 10, PAPER if ends else "none", stroke=LINE, stroke_dasharray="none" if ends else "5 4")]
    for n in range(size):
        step = min(9.0, 50 / size)
        left = 35 - (step * (size - 1) + 7) / 2 + n * step
        parts.append(place(box(7, 10, 1.5, PAPER, stroke=MUTED), left, 8))
    if ends and seat is not None:
        parts.append(end(ends[0], 35, 26, 24))
        parts.append(write(say(lang_of(shown), "seat", seat=seat), 35, 70, 12, MUTED))
    else:
        parts.append(write(say(lang_of(shown), "picture-free"), 35, 48, 13, MUTED))
    return Block(70, 76, group(*parts))
