"""The table of Up & Down as SVG: the UP&DOWN card in the middle, its suits pointing at the seats around it."""

from typing import Any

from updown.games.up_and_down import text
from updown.rules.glyphs import (
    ARROW_DOWN,
    ARROW_UP,
    CLUB,
    DIAMOND,
    FEATHER,
    HEART,
    JACK,
    MONOCLE,
    QUEEN,
    ROSE,
    SHIELD,
    SPADE,
    TOP_HAT,
    Glyph,
)
from updown.rules.markup import (
    DOWN,
    DOWN_TINT,
    GAP,
    INK,
    LINE,
    MUTED,
    PAPER,
    UP,
    UP_TINT,
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
    INNER_WIDTH,
    back,
    clockwise,
    fan,
    glyph,
    hand,
    heap,
    lang_of,
    nameplate,
    numeral,
    one_card,
    panel,
    paper_card,
    whole_table,
)
from updown.rules.text import ending, seat_list
from updown.words import say

CLASSIC, LUDOLUX = "DHSC", "FMHR"
SUITS: dict[str, dict[str, tuple[Glyph, str]]] = {
    CLASSIC: {"D": (DIAMOND, "#c4590a"), "H": (HEART, "#b3223b"), "S": (SPADE, "#1f2a38"), "C": (CLUB, "#5d3a8e")},
    LUDOLUX: {"F": (FEATHER, "#1d6f78"), "M": (MONOCLE, "#8a5606"), "H": (TOP_HAT, "#2a2f3a"), "R": (ROSE, "#b3224f")},
}
COURT = {11: JACK, 12: QUEEN}
BOTTOM, LEFT, TOP, RIGHT = range(4)
SIDE_WIDTH, CENTRE_WIDTH, CENTRE_HEIGHT = 236.0, 368.0, 330.0
PLATE_WIDTH = 176.0


class Deck:
    """The drawings of a deck's suits, found by the letters that are visible: `H` is hearts or the hat."""

    def __init__(self, shown: dict[str, Any]) -> None:
        cards = [card for cards in shown["hands"] if isinstance(cards, list) for card in cards]
        letters = {*shown["suits"], *(card[:1] for card in cards)}
        self.edition = LUDOLUX if letters & set("FMR") else CLASSIC
        self.suits = SUITS[self.edition]

    def suit(self, letter: str, x: float, y: float, size: float) -> Svg:
        """A suit with its centre at x, y; a letter on a shield where it has no drawing."""
        if letter in self.suits:
            drawn, ink = self.suits[letter]
            return glyph(drawn, x, y, size, ink)
        return group(glyph(SHIELD, x, y, size, INK), write(letter, x, y + size * 0.2, size * 0.6, PAPER, bold=True))

    def face(self, card: str) -> Svg:
        letter, value = card[:1], card[1:]
        ink = self.suits[letter][1] if letter in self.suits else INK
        figure = COURT.get(int(value)) if self.edition == CLASSIC and value.isdecimal() else None
        middle = self.suit(letter, 32, 44, 26) if figure is None else glyph(figure, 32, 46, 31, ink)
        return paper_card(numeral(value, 9.5, 6, 11, ink), self.suit(letter, 9.5, 26, 11), middle)

    def sort_key(self, card: str) -> tuple[int, str, int]:
        """Cards of a suit together, in the order of the suits around the UP&DOWN card, by value."""
        value = int(card[1:]) if card[1:].isdecimal() else 0
        return (self.edition + card[:1]).index(card[:1]), card[:1], value

    def sorted(self, cards: list[str] | int) -> list[str] | int:
        return cards if isinstance(cards, int) else sorted(cards, key=self.sort_key)


def table(shown: dict[str, Any]) -> str:
    """The picture of a state or a view."""
    deck = Deck(shown)
    sides = {position(shown, seat): seat for seat in range(len(shown["scores"]))}
    middle = centre(shown, deck)
    if LEFT in sides or RIGHT in sides:
        wings = [beside_seat(shown, deck, sides.get(side)) for side in (LEFT, RIGHT)]
        middle = beside(wings[0], middle, wings[1])
    rows = [wide_seat(shown, deck, sides[TOP], 52)] if TOP in sides else []
    rows += [middle, wide_seat(shown, deck, sides[BOTTOM], 62)]
    tint = UP_TINT if shown["side"] == "up" else DOWN_TINT
    return whole_table("Up & Down", shown, status(shown), text.table(shown, lang_of(shown)), tint, below(*rows))


def position(shown: dict[str, Any], seat: int) -> int:
    """UD-9: the side of the table at which a seat sits, turned so that the first seat to be drawn is at the bottom."""
    apart = 2 if len(shown["scores"]) == 2 else 1
    return (seat - clockwise(shown)[0]) * apart % 4


def status(shown: dict[str, Any]) -> str:
    if shown["phase"] == "change":
        return say(lang_of(shown), "picture-change", seat=shown["chef"])
    if shown["phase"] == "choose":
        return say(lang_of(shown), "picture-choose", seats=seat_list(lang_of(shown), shown["turn"]))
    return ending(shown, lang_of(shown))


def score(shown: dict[str, Any], seat: int) -> str:
    """Tricks of this round, and of all rounds where that is more."""
    tricks = say(lang_of(shown), "picture-tricks", count=shown["tricks"][seat])
    if shown["scores"] == shown["tricks"]:
        return tricks
    return say(lang_of(shown), "picture-in-all", tricks=tricks, total=shown["scores"][seat])


# --- seats ---


def plate(shown: dict[str, Any], deck: Deck, seat: int) -> Block:
    boss = seat == shown["chef"] and shown["phase"] != "over"
    edge, thick = (INK, 3.0) if boss else (LINE, 1.0)
    ring = tag("circle", cx=22, cy=22, r=21, fill=PAPER, stroke=edge, stroke_width=thick)
    badge = group(ring, deck.suit(shown["suits"][seat], 22, 22, 27))
    return nameplate(shown, seat, [score(shown, seat), *([say(lang_of(shown), "picture-boss")] if boss else [])], badge)


def wide_seat(shown: dict[str, Any], deck: Deck, seat: int, size: float) -> Block:
    """A seat at the top or the bottom."""
    cards = hand(deck.sorted(shown["hands"][seat]), deck.face)
    room = INNER_WIDTH - PLATE_WIDTH - 3 * GAP
    inside = beside(roomy(plate(shown, deck, seat), PLATE_WIDTH, across=0), roomy(fan(cards, room, size, 44), room))
    return panel(shown, seat, inside, INNER_WIDTH, 1.4 * size + 2 * GAP)


def beside_seat(shown: dict[str, Any], deck: Deck, seat: int | None) -> Block:
    """A seat on the left or the right, or the empty side there."""
    if seat is None:
        return Block(SIDE_WIDTH, 0, Svg(""))
    room = SIDE_WIDTH - 2 * GAP
    cards = fan(hand(deck.sorted(shown["hands"][seat]), deck.face), room, 52)
    inside = below(roomy(plate(shown, deck, seat), room, across=0), cards, gap=2 * GAP)
    return panel(shown, seat, inside, SIDE_WIDTH)


# --- the centre ---


def edges(shown: dict[str, Any], deck: Deck) -> dict[int, str]:
    """UD-3: the suit on each side, as drawn. Those that point at nobody too, where the deck's four suits are sure."""
    known = {position(shown, seat): letter for seat, letter in enumerate(shown["suits"])}
    first, letter = next(iter(known.items()))
    start = deck.edition.find(letter)
    around = {(first + n) % 4: deck.edition[(start + n) % 4] for n in range(4)}
    cards = [*shown["hands"], shown["aside"], [card for card in shown["chosen"] if card is not None]]
    in_tricks = (sum(shown["tricks"]) + shown["pot"]) * len(shown["scores"])
    total = in_tricks + sum(group if isinstance(group, int) else len(group) for group in cards)
    return around if start >= 0 and total % 4 == 0 and known.items() <= around.items() else known


def up_and_down_card(shown: dict[str, Any], deck: Deck) -> Svg:
    """The UP&DOWN card around the origin."""
    up = shown["side"] == "up"
    colour = UP if up else DOWN
    parts = [place(box(136, 136, 14, colour, stroke=PAPER, stroke_width=3), -68, -68)]
    parts.append(glyph(ARROW_UP if up else ARROW_DOWN, 0, -8 if up else -10, 46, PAPER))
    parts.append(write("UP" if up else "DOWN", 0, 34, 17, PAPER, bold=True))
    for side, letter in edges(shown, deck).items():
        x, y = ((0, 68), (-68, 0), (0, -68), (68, 0))[side]
        parts.append(tag("circle", cx=x, cy=y, r=21, fill=PAPER, stroke=colour, stroke_width=3))
        parts.append(deck.suit(letter, x, y, 24))
    return group(*parts)


def centre(shown: dict[str, Any], deck: Deck) -> Block:
    """The UP&DOWN card, the chosen cards around it, trump, pot and what lies aside in the corners."""
    x, y = CENTRE_WIDTH / 2, CENTRE_HEIGHT / 2
    parts = [place(up_and_down_card(shown, deck), x, y)]
    for seat, card in enumerate(shown["chosen"]):
        if card is not None:
            drawn = one_card(back() if card is True else deck.face(card), 46)
            dx, dy = ((0, 130), (-122, 0), (0, -130), (122, 0))[position(shown, seat)]
            parts.append(place(drawn.svg, x + dx - drawn.width / 2, y + dy - drawn.height / 2))
    tile = box(66, 66, 14, PAPER, stroke=LINE, stroke_width=1.5)
    trump = group(
        tile,
        numeral(str(shown["trump"]), 33, 15, 36, INK, 2.2),
        write(say(lang_of(shown), "picture-trump"), 33, 82, 13, MUTED),
    )
    parts.append(place(trump, CENTRE_WIDTH - 82, 10))
    pot = heap(shown["pot"], say(lang_of(shown), "picture-pot", count=shown["pot"]), 36)
    parts.append(place(pot.svg, 24, CENTRE_HEIGHT - pot.height - 4))
    count = shown["aside"] if isinstance(shown["aside"], int) else len(shown["aside"])
    aside = heap(count, say(lang_of(shown), "picture-aside", count=count), 36)
    parts.append(place(aside.svg, CENTRE_WIDTH - 24 - 36, CENTRE_HEIGHT - aside.height - 4))
    if shown.get("played"):
        parts.append(place(last_trick(shown, deck), 8, 10))
    return Block(CENTRE_WIDTH, CENTRE_HEIGHT, group(*parts))


def last_trick(shown: dict[str, Any], deck: Deck) -> Svg:
    """The trick before this one, small, by seat."""
    trick = shown["played"][-1]
    parts = []
    for seat, card in enumerate(trick["cards"]):
        won = seat == trick["winner"]
        parts.append(place(one_card(deck.face(card), 31).svg, 34 * seat, 0))
        parts.append(write(str(seat), 34 * seat + 15.5, 57, 12, INK if won else MUTED, bold=won))
    lost = trick["winner"] is None
    caption = (
        say(lang_of(shown), "picture-last-pot")
        if lost
        else say(lang_of(shown), "picture-last-trick", seat=trick["winner"])
    )
    parts.append(write(caption, 0, 73, 12, MUTED, "start"))
    return group(*parts)
