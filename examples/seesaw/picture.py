"""The table of Seesaw as a picture, from a state or a view."""

from typing import Any

from updown.rules import plain_text
from updown.rules.markup import GAP, Block, Svg, below, beside, group, roomy, write
from updown.rules.picture import (
    INNER_WIDTH,
    clockwise,
    empty_place,
    fan,
    hand,
    lang_of,
    nameplate,
    numeral,
    one_card,
    paper_card,
    whole_table,
)
from updown.rules.text import ending
from updown.words import say

SUIT_SIGNS = {"S": ("☀", "#b7791f"), "W": ("≈", "#2b6cb0"), "R": ("☂", "#4a5568")}
TINT = "#eaf4ea"
PLATE_WIDTH = 190.0


def face(card: str) -> Svg:
    """A card: its value, and the sign of its suit."""
    sign, ink = SUIT_SIGNS[card[0]]
    return paper_card(group(numeral(card[1:], 25, 8, 20, ink), write(sign, 25, 60, 26, ink)))


def table(shown: dict[str, Any]) -> str:
    """The picture of a state or a view."""
    seats = [seat_row(shown, seat) for seat in clockwise(shown)]
    return whole_table(
        "Seesaw", shown, status(shown), plain_text.table(shown, lang_of(shown)), TINT, below(*seats[1:], seats[0])
    )


def seat_row(shown: dict[str, Any], seat: int) -> Block:
    """A player, the card on the table, and the hand."""
    leads = ["leads"] if seat == shown["leader"] else []
    plate = nameplate(shown, seat, [f"{shown['scores'][seat]} points", *leads])
    card = shown["table"][seat]
    played = empty_place(52) if card is None else one_card(face(card), 52)
    room = INNER_WIDTH - PLATE_WIDTH - 52 - 6 * GAP
    cards = fan(hand(shown["hands"][seat], face), room, 52, 30)
    return beside(roomy(plate, PLATE_WIDTH, across=0), played, roomy(cards, room), gap=2 * GAP)


def status(shown: dict[str, Any]) -> str:
    if shown["turn"]:
        return say(lang_of(shown), "picture-turn", seat=shown["turn"][0])
    return ending(shown, lang_of(shown))
