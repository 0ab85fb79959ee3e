"""Whole rounds with a planned result, and small decks that make matches short."""

from kit.positions import Json, Round, dn_setup, ud_setup

DECK_FORMAT = "updown-deck/1"


def ud_deck_file(hand: int = 1) -> Json:
    """Up & Down with so many tricks a round."""
    return {
        "format": DECK_FORMAT,
        "game": "up-and-down",
        "name": "short",
        "suits": ["D", "H", "S", "C"],
        "first_chef": "C",
        "values": list(range(2, 13)),
        "dice": 6,
        "hand": {"2": hand, "3": hand, "4": hand},
    }


def aa_deck_file(hand: int, lay: int, symbols: str = "ABCDE") -> Json:
    """Auf und Ab with other numbers of cards to deal and to lay."""
    return {
        "format": DECK_FORMAT,
        "game": "auf-und-ab",
        "name": "short",
        "symbols": list(symbols),
        "hand": {"2": hand, "3": hand},
        "lay": {"2": lay, "3": lay},
    }


def dn_deck_file(*cards: str, **symbols: list[str]) -> Json:
    """dnup with cards of one's own."""
    return {
        "format": DECK_FORMAT,
        "game": "dnup",
        "name": "short",
        "star": "1/5",
        "cards": list(cards),
        **symbols,
    }


def ud_round(wins: dict[int, int] | None = None) -> Round:
    """A round of two players in which the tricks named (counted from 1) go to the seats named, all others to the pot:
    no trick, or two of them.

    Seat 0 has clubs, seat 1 hearts, and every chef flips, so odd tricks are played on UP, even ones on DOWN. Both hold
    the same values and show the same each time; only 12 against 11, and then 11 against 12, can be won."""
    setup = ud_setup(
        "C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 D2 D3 D4 D5",
        "H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 S2 S3 S4 S5",
        side="down",
    )
    level = [(f"C{n}", f"H{n}") for n in range(2, 11)] + [(f"D{n}", f"S{n}") for n in range(2, 6)]
    unlike = {0: ("C12", "H11"), 1: ("C11", "H12")}
    if not wins:
        level += [("C11", "H11"), ("C12", "H12")]
    lines = []
    for number in range(1, 16):
        pair = unlike.pop(wins[number] if number % 2 else 1 - wins[number]) if wins and number in wins else level.pop()
        lines += [f"{(number - 1) % 2} flip", f"0 {pair[0]}", f"1 {pair[1]}"]
    return setup, lines


DN_FIRST = "9/2 9/3 9/4 9/5 9/6 9/7 1/3 1/4 1/5"
DN_SECOND = "1/8 2/8 3/8 4/8 5/8 6/8 2/7 3/7 4/7"


def dn_round(first: int, second: int | None = None) -> Round:
    """A round of three players in which `first` is out first and, if named, `second` is second and ends it."""
    hands = [""] * 3
    hands[first] = DN_FIRST
    other = (first + 1) % 3 if second is None else second
    hands[other] = DN_SECOND
    after = [(first + 1) % 3, (first + 2) % 3]
    lines = [
        f"{first} play 9/2 9/3 9/4 9/5 9/6 9/7",
        *(f"{seat} rotate" for seat in after),
        f"{first} play 1/3 1/4 1/5",
    ]
    if second is not None:
        sets = ["8/1 8/2 8/3 8/4 8/5 8/6", "7/2 7/3 7/4"]
        while sets:
            seat = after[0]
            after.reverse()
            lines.append(f"{seat} play {sets.pop(0)}" if seat == second else f"{seat} rotate")
    return dn_setup(*hands), lines


def dn2_round(winner: int) -> Round:
    """A round of two players that `winner`, who has the star, wins with the fifth turn."""
    hands = [""] * 2
    hands[winner] = "9/3 9/4 9/5 9/6 8/2 8/3 8/4 1/4 1/5"
    other = 1 - winner
    return dn_setup(*hands), [
        f"{winner} play 9/3 9/4 9/5 9/6",
        f"{other} rotate",
        f"{other} rotate",
        f"{winner} play 8/2 8/3 8/4",
        f"{winner} play 1/4 1/5",
    ]
