"""The chapters that teach Auf und Ab: piles that climb and fall, new cards, and the end."""

from itertools import chain, combinations
from typing import Any

from updown.rules.lessons import Lesson, MoveStep, TextStep, Then


def dealt(
    hands: list[list[str]], lay: int, *, symbols: str = "ABCDE", stock: tuple[str, ...] = ()
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The options and the set-up of a short game with these hands; the cards of `stock` are drawn first."""
    deck = {
        "format": "updown-deck/1",
        "game": "auf-und-ab",
        "name": "lesson",
        "about": "A short game.",
        "symbols": list(symbols),
        "hand": {str(len(hands)): len(hands[0])},
        "lay": {str(len(hands)): lay},
    }
    mixes = ("".join(mix) or "-" for rank in range(len(symbols) + 1) for mix in combinations(symbols, rank))
    used = {*chain(*hands), *stock}
    rest = [card for card in mixes if card not in used]
    return {"players": len(hands), "deck": deck}, {"hands": hands, "stock": [*stock, *rest]}


def lay(*cards: str) -> dict[str, Any]:
    return {"move": "lay", "cards": list(cards)}


def play(card: str, seat: int, pile: int) -> dict[str, Any]:
    return {"move": "play", "card": card, "pile": [seat, pile]}


PILES = Lesson(
    "web-learn-aa-1",
    *dealt([["AC", "BD", "ACE", "C", "E"], ["CD", "ABC", "ABCD", "DE", "-"]], 2),
    (
        TextStep("web-learn-aa-1-goal", "hand", ("AA-13",)),
        TextStep("web-learn-aa-1-cards", "card:AC", ("AA-1", "AA-2")),
        TextStep("web-learn-aa-1-stock", "stock", ("AA-3",)),
        MoveStep(
            "web-learn-aa-1-lay",
            lay("AC", "BD"),
            ("card:AC", "card:BD", "lay"),
            "web-learn-aa-1-lay-wrong",
            ("AA-4",),
            tries=((lay("ACE", "E"), ""), (lay("AC"), "AA-4")),
        ),
        Then(1, lay("ABC", "CD")),
        TextStep("web-learn-aa-1-begin", "seat:0", ("AA-5", "AA-6")),
        MoveStep(
            "web-learn-aa-1-up",
            play("ACE", 0, 0),
            ("card:ACE", "pile:0:0"),
            "web-learn-aa-1-up-wrong",
            ("AA-7",),
            tries=((play("E", 0, 0), "AA-7"), (play("C", 0, 0), "")),
        ),
        Then(1, play("ABCD", 1, 0)),
        MoveStep(
            "web-learn-aa-1-down",
            play("C", 1, 1),
            ("card:C", "pile:1:1"),
            "web-learn-aa-1-down-wrong",
            ("AA-7",),
            tries=((play("E", 1, 1), "AA-7"), ({"move": "draw", "discard": "E"}, "")),
        ),
        TextStep("web-learn-aa-1-end", "seat:1", ("AA-13",)),
    ),
)

NEW_CARDS = Lesson(
    "web-learn-aa-2",
    *dealt(
        [["BC", "A", "AB", "ABD", "ACD", "AC"], ["DE", "BCDE", "ABE", "ACE", "ABCD", "-"]],
        1,
        stock=("BCE", "CDE"),
    ),
    (
        Then(0, lay("BC")),
        Then(1, lay("DE")),
        TextStep("web-learn-aa-2-turn", "hand", ("AA-6", "AA-11")),
        MoveStep(
            "web-learn-aa-2-draw",
            {"move": "draw", "discard": "A"},
            ("card:A", "draw"),
            "web-learn-aa-2-draw-wrong",
            ("AA-8", "AA-11"),
            chance={"drawn": "BCE"},
            tries=(({"move": "bury", "card": "A"}, "AA-10"), ({"move": "draw", "discard": "AB"}, "")),
        ),
        MoveStep(
            "web-learn-aa-2-play",
            play("BCE", 0, 0),
            ("pile:0:0",),
            "web-learn-aa-2-play-wrong",
            ("AA-8",),
            tries=(({"move": "keep"}, ""), (play("AC", 0, 0), "AA-8")),
        ),
        Then(1, {"move": "draw", "discard": "BCDE", "drawn": "CDE"}),
        Then(1, {"move": "keep"}),
        MoveStep(
            "web-learn-aa-2-swap",
            {"move": "swap", "discard": ["AB", "AC"], "take": "BCDE"},
            ("open:BCDE", "card:AB", "card:AC", "swap"),
            "web-learn-aa-2-swap-wrong",
            ("AA-9",),
            tries=(
                ({"move": "swap", "discard": ["AB", "AC"], "take": "AB"}, "AA-9"),
                ({"move": "swap", "discard": ["AB", "AC"], "take": "A"}, ""),
            ),
        ),
        MoveStep(
            "web-learn-aa-2-use",
            play("BCDE", 0, 0),
            ("pile:0:0",),
            "web-learn-aa-2-use-wrong",
            ("AA-9",),
            tries=(({"move": "keep"}, ""),),
        ),
        TextStep("web-learn-aa-2-end", "seat:0", ("AA-11",)),
    ),
)

THE_END = Lesson(
    "web-learn-aa-3",
    *dealt([["B", "AB", "ABC", "-"], ["AC", "A", "C", "BC"]], 1, symbols="ABC"),
    (
        Then(0, lay("B")),
        Then(1, lay("AC")),
        TextStep("web-learn-aa-3-small", "hand", ("AA-1",)),
        TextStep("web-learn-aa-3-joker", "card:-", ("AA-7",)),
        MoveStep(
            "web-learn-aa-3-bury",
            {"move": "bury", "card": "-"},
            ("card:-", "bury"),
            "web-learn-aa-3-bury-wrong",
            ("AA-10",),
            tries=((play("-", 0, 0), ""), ({"move": "draw", "discard": "-"}, "AA-11")),
        ),
        Then(1, {"move": "bury", "card": "A"}),
        MoveStep(
            "web-learn-aa-3-up",
            play("AB", 0, 0),
            ("card:AB", "pile:0:0"),
            "web-learn-aa-3-up-wrong",
            ("AA-7",),
            tries=((play("ABC", 0, 0), "AA-7"), (play("ABC", 1, 0), "")),
        ),
        Then(1, {"move": "bury", "card": "C"}),
        MoveStep(
            "web-learn-aa-3-last",
            play("ABC", 0, 0),
            ("card:ABC", "pile:0:0"),
            "web-learn-aa-3-last-wrong",
            ("AA-12",),
            tries=((play("ABC", 1, 0), ""),),
        ),
        Then(1, play("BC", 0, 0)),
        TextStep("web-learn-aa-3-answer", "pile:0:0", ("AA-12",)),
        TextStep("web-learn-aa-3-count", "seat:0", ("AA-13",)),
        TextStep("web-learn-aa-3-low", "seat:0", ("AA-13",)),
    ),
)

LESSONS = (PILES, NEW_CARDS, THE_END)
