"""The table of Auf und Ab as SVG: stock and open cards in the middle, every seat's piles before it."""

from typing import Any

from updown.games.auf_und_ab import text
from updown.rules.glyphs import CLOUD, DROP, MOON, STAR, SUN, Glyph
from updown.rules.markup import (
    GAP,
    INK,
    LINE,
    MUTED,
    PLAIN_TINT,
    Block,
    Svg,
    below,
    beside,
    group,
    roomy,
    tag,
    write,
)
from updown.rules.picture import (
    INNER_WIDTH,
    back,
    cards_held,
    clockwise,
    fan,
    glyph,
    hand,
    heap,
    lang_of,
    lifted,
    nameplate,
    numeral,
    panel,
    paper_card,
    whole_table,
)
from updown.rules.text import ending, seat_list
from updown.words import say

SYMBOLS: dict[str, tuple[Glyph, str, float, float]] = {
    "A": (SUN, "#c25e00", 25.5, 19.0),
    "B": (MOON, "#6b4ba0", 40.5, 19.0),
    "C": (CLOUD, "#3f6f9e", 33.0, 36.5),
    "D": (DROP, "#0d7a72", 25.5, 54.0),
    "E": (STAR, "#b32350", 40.5, 54.0),
}
"""Each with its colour and its place on the card, as the pips of a five on a die."""
JOKER = "-"
PLATE_WIDTH = 150.0
MIDDLE_CARD = 52.0


def value(card: str) -> int:
    """AA-2: A 1, B 2, C 4, D 8, E 16, and a card the sum."""
    return sum(1 << "ABCDE".find(symbol) for symbol in card if symbol in SYMBOLS)


def face(card: str) -> Svg:
    parts = [numeral(str(value(card)), 10, 6, 9, INK)]
    for row, (letter, (drawn, ink, x, y)) in enumerate(SYMBOLS.items()):
        if letter in card:
            parts.append(glyph(drawn, x, y, 14, ink))
            parts.append(write(letter, 10, 27.5 + 9 * row, 8.5, ink, bold=True))
        else:
            parts.append(tag("circle", cx=x, cy=y, r=1.5, fill=LINE))
    if card == JOKER:
        parts.append(write("–", 10, 27, 9, MUTED, bold=True))
    return paper_card(*parts)


def table(shown: dict[str, Any]) -> str:
    """The picture of a state or a view."""
    first, *others = clockwise(shown)
    across = (INNER_WIDTH - GAP * (len(others) - 1)) / len(others)
    far = [far_seat(shown, seat, across) if len(others) > 1 else near_seat(shown, seat, 52) for seat in others]
    inside = below(beside(*far), middle(shown), near_seat(shown, first, 62))
    return whole_table("Auf und Ab", shown, status(shown), text.table(shown, lang_of(shown)), PLAIN_TINT, inside)


def status(shown: dict[str, Any]) -> str:
    turn = shown["turn"]
    if shown["phase"] == "lay":
        return say(lang_of(shown), "picture-lay", seats=seat_list(lang_of(shown), turn))
    if shown["phase"] == "act":
        return say(lang_of(shown), "picture-turn", seat=turn[0])
    if shown["phase"] == "drawn":
        return say(lang_of(shown), "picture-drawn", seat=turn[0])
    return ending(shown, lang_of(shown))


def by_value(cards: list[str] | int) -> list[str] | int:
    return cards if isinstance(cards, int) else sorted(cards, key=value)


def stock_size(shown: dict[str, Any]) -> int:
    return shown["stock"] if isinstance(shown["stock"], int) else len(shown["stock"])


def points(shown: dict[str, Any], seat: int) -> str:
    return say(lang_of(shown), "aa-points", points=shown["scores"][seat])


# --- seats ---


def plate(shown: dict[str, Any], seat: int) -> Block:
    more = cards_held(shown, seat)
    if seat in (shown["last_turns"] or ()) and not shown["over"]:
        more = say(lang_of(shown), "picture-last-turn", cards=more)
    elif shown["phase"] == "lay" and seat not in shown["turn"]:
        more = say(lang_of(shown), "picture-has-laid", cards=more)
    return roomy(nameplate(shown, seat, [points(shown, seat), more]), PLATE_WIDTH, across=0)


def cards_in_hand(shown: dict[str, Any], seat: int) -> list[Svg]:
    """The hand, with the card that was just drawn or taken standing out."""
    held, pending = shown["hands"][seat], shown["pending"]
    known = [] if "known" not in shown else sorted(shown["known"][seat], key=value)
    cards = hand(by_value(held), face, known)
    if pending is None or seat not in shown["turn"]:
        return cards
    out = back() if pending is True else face(pending)
    place = len(cards) - 1 - cards[::-1].index(out)
    return [*cards[:place], lifted(out), *cards[place + 1 :]]


def piles_of(shown: dict[str, Any], seat: int, size: float) -> Block:
    """The seat's piles from left to right by their number; while laying, others' face down."""
    piles = shown["piles"][seat]
    if isinstance(piles, int):
        drawn = [heap(1, caption(shown, n, 1), size) for n in range(piles)]
    else:
        drawn = [heap(len(pile), caption(shown, n, len(pile)), size, face(pile[-1])) for n, pile in enumerate(piles)]
    return beside(*(drawn or [heap(0, say(lang_of(shown), "picture-no-pile"), size)]), gap=6)


def caption(shown: dict[str, Any], number: int, cards: int) -> str:
    pile = say(lang_of(shown), "aa-pile", pile=number)
    return pile if cards == 1 else f"{pile} ({cards})"


def near_seat(shown: dict[str, Any], seat: int, size: float) -> Block:
    """A seat across the whole table: name, piles, hand."""
    piles = piles_of(shown, seat, size + 8)
    room = INNER_WIDTH - PLATE_WIDTH - piles.width - 5 * GAP
    cards = roomy(fan(cards_in_hand(shown, seat), room, size, 46), room)
    return panel(shown, seat, beside(plate(shown, seat), piles, cards, gap=1.5 * GAP), INNER_WIDTH)


def far_seat(shown: dict[str, Any], seat: int, width: float) -> Block:
    """A seat across half of the table: name and piles, the hand above them."""
    inside_width = width - 2 * GAP
    piles = piles_of(shown, seat, 56)
    cards = roomy(fan(cards_in_hand(shown, seat), inside_width, 48), inside_width)
    low = beside(plate(shown, seat), roomy(piles, inside_width - PLATE_WIDTH - GAP))
    return panel(shown, seat, below(cards, low), width)


# --- the centre ---


def middle(shown: dict[str, Any]) -> Block:
    """Stock, open cards, buried cards."""
    stock = heap(stock_size(shown), say(lang_of(shown), "picture-stock", count=stock_size(shown)), MIDDLE_CARD)
    buried = heap(shown["buried"], say(lang_of(shown), "picture-buried", count=shown["buried"]), MIDDLE_CARD)
    room = INNER_WIDTH - 320
    count = len(shown["open"])
    cards = fan([face(card) for card in sorted(shown["open"], key=value)], room, MIDDLE_CARD, 44)
    caption = say(lang_of(shown), "picture-open", count=count)
    opened = heap(0, caption, MIDDLE_CARD) if count == 0 else captioned(cards, caption)
    return roomy(beside(stock, roomy(opened, room), buried, gap=4 * GAP), height=130)


def captioned(block: Block, caption: str) -> Block:
    line = write(caption, block.width / 2, 15, 12, MUTED)
    return below(Block(0, 0, Svg("")), block, Block(block.width, 20, group(line)), gap=4)
