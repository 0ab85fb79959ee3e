"""The chapters that teach Up & Down: what wins, what the trick boss does, the pot and the end."""

from itertools import chain
from typing import Any

from updown.rules.lessons import Lesson, MoveStep, TextStep, Then

SUITS, VALUES = "DHSC", range(2, 13)


def dealt(hands: list[list[str]], dice: list[int], side: str, chef: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The options and the set-up of a short round with these hands; all other cards lie aside."""
    deck = {
        "format": "updown-deck/1",
        "game": "up-and-down",
        "name": "lesson",
        "about": "A short round.",
        "suits": list(SUITS),
        "first_chef": "C",
        "values": list(VALUES),
        "dice": 6,
        "hand": {str(len(hands)): len(hands[0])},
    }
    held = set(chain(*hands))
    aside = [card for suit in SUITS for value in VALUES if (card := f"{suit}{value}") not in held]
    options = {"players": len(hands), "deck": deck}
    return options, {"hands": hands, "aside": aside, "dice": dice, "side": side, "chef": chef}


def choose(card: str) -> dict[str, Any]:
    return {"move": "choose", "card": card}


WHAT_WINS = Lesson(
    "web-learn-ud-1",
    *dealt(
        [["S11", "S4", "H12", "D5"], ["C9", "C12", "H3", "D11"], ["S12", "D10", "H6", "C7"]],
        dice=[3, 5],
        side="down",
        chef=1,
    ),
    (
        TextStep("web-learn-ud-1-goal", "hand", ("UD-11", "UD-17")),
        TextStep("web-learn-ud-1-cards", "hand", ("UD-1", "UD-2")),
        TextStep("web-learn-ud-1-suit", "updown", ("UD-3", "UD-9")),
        Then(1, {"move": "flip"}),
        TextStep("web-learn-ud-1-up", "updown", ("UD-3", "UD-12")),
        MoveStep(
            "web-learn-ud-1-own-suit",
            choose("S11"),
            ("card:S11", "main"),
            "web-learn-ud-1-own-suit-wrong",
            ("UD-11", "UD-12"),
            tries=((choose("H12"), ""), (choose("C9"), "UD-11"), ({"move": "flip"}, "UD-11")),
        ),
        Then(1, choose("C9")),
        Then(2, choose("S12")),
        TextStep("web-learn-ud-1-won", "seat:0", ("UD-12", "UD-13")),
        Then(2, {"move": "roll", "dice": [2, 3]}),
        TextStep("web-learn-ud-1-trump", "dice", ("UD-4", "UD-14")),
        MoveStep(
            "web-learn-ud-1-play-trump",
            choose("D5"),
            ("card:D5", "main"),
            "web-learn-ud-1-play-trump-wrong",
            ("UD-12",),
            tries=((choose("S4"), ""),),
        ),
        Then(1, choose("C12")),
        Then(2, choose("D10")),
        TextStep("web-learn-ud-1-end", "seat:0", ("UD-12",)),
    ),
)

TRICK_BOSS = Lesson(
    "web-learn-ud-2",
    *dealt([["C2", "D4", "S3", "S12"], ["H5", "H3", "D6", "C7"]], dice=[4, 5], side="up", chef=0),
    (
        TextStep("web-learn-ud-2-boss", "seat:0", ("UD-7", "UD-8")),
        MoveStep(
            "web-learn-ud-2-flip",
            {"move": "flip"},
            ("flip", "main"),
            "web-learn-ud-2-flip-wrong",
            ("UD-10",),
            tries=((choose("C2"), "UD-10"), ({"move": "roll"}, "")),
        ),
        MoveStep(
            "web-learn-ud-2-low",
            choose("C2"),
            ("card:C2", "main"),
            "web-learn-ud-2-low-wrong",
            ("UD-12",),
            tries=((choose("S3"), ""), ({"move": "roll"}, "UD-11")),
        ),
        Then(1, choose("H5")),
        TextStep("web-learn-ud-2-next", "seat:1", ("UD-14",)),
        Then(1, {"move": "roll", "dice": [1, 3]}),
        MoveStep(
            "web-learn-ud-2-trump",
            choose("D4"),
            ("card:D4", "main"),
            "web-learn-ud-2-trump-wrong",
            ("UD-4", "UD-12"),
            tries=((choose("S12"), ""),),
        ),
        Then(1, choose("H3")),
        MoveStep(
            "web-learn-ud-2-rotate",
            {"move": "rotate", "turns": 1},
            ("turns:1", "main"),
            "web-learn-ud-2-rotate-wrong",
            ("UD-10",),
            tries=(({"move": "rotate", "turns": 2}, ""), (choose("S3"), "UD-10")),
        ),
        MoveStep(
            "web-learn-ud-2-spade",
            choose("S3"),
            ("card:S3", "main"),
            "web-learn-ud-2-spade-wrong",
            ("UD-10", "UD-12"),
            tries=((choose("S12"), ""),),
        ),
        Then(1, choose("D6")),
        TextStep("web-learn-ud-2-end", "updown", ("UD-10",)),
    ),
)

POT_AND_END = Lesson(
    "web-learn-ud-3",
    *dealt([["C10", "C3", "S6"], ["H10", "D8", "C6"], ["S9", "H5", "H2"]], dice=[3, 4], side="up", chef=0),
    (
        TextStep("web-learn-ud-3-round", "hand", ("UD-5", "UD-6", "UD-7")),
        MoveStep(
            "web-learn-ud-3-roll",
            {"move": "roll"},
            ("dice", "main"),
            "web-learn-ud-3-roll-wrong",
            ("UD-10",),
            chance={"dice": [4, 6]},
            tries=(({"move": "flip"}, ""),),
        ),
        MoveStep(
            "web-learn-ud-3-ten",
            choose("C10"),
            ("card:C10", "main"),
            "web-learn-ud-3-ten-wrong",
            ("UD-12",),
            tries=((choose("S6"), ""),),
        ),
        Then(1, choose("H10")),
        Then(2, choose("S9")),
        TextStep("web-learn-ud-3-cancel", "pot", ("UD-12",)),
        TextStep("web-learn-ud-3-pot", "pot", ("UD-13",)),
        Then(1, {"move": "flip"}),
        MoveStep(
            "web-learn-ud-3-low",
            choose("C3"),
            ("card:C3", "main"),
            "web-learn-ud-3-low-wrong",
            ("UD-13",),
            tries=((choose("S6"), ""),),
        ),
        Then(1, choose("D8")),
        Then(2, choose("H5")),
        TextStep("web-learn-ud-3-two", "seat:0", ("UD-13",)),
        Then(2, {"move": "rotate", "turns": 1}),
        MoveStep(
            "web-learn-ud-3-last",
            choose("S6"),
            ("card:S6", "main"),
            "web-learn-ud-3-last-wrong",
            ("UD-11",),
            tries=((choose("C10"), "UD-11"),),
        ),
        Then(1, choose("C6")),
        Then(2, choose("H2")),
        TextStep("web-learn-ud-3-lost", "pot", ("UD-15",)),
        TextStep("web-learn-ud-3-score", "seat:0", ("UD-16",)),
        TextStep("web-learn-ud-3-tie", "seat:0", ("UD-17",)),
    ),
)

LESSONS = (WHAT_WINS, TRICK_BOSS, POT_AND_END)
