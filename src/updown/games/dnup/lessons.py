"""The chapters that teach dnup: sets and the golden rule, the other moves, points and the end."""

from itertools import chain
from typing import Any

from updown.rules.lessons import Lesson, MoveStep, TextStep, Then


def dealt(*hands: list[str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The options and the set-up of a short round with these hands, which are the whole deck."""
    cards = ["/".join(sorted(card.split("/"))) for card in chain(*hands)]
    deck = {
        "format": "updown-deck/1",
        "game": "dnup",
        "name": "lesson",
        "about": "A short round.",
        "star": "1/5",
        "cards": sorted(cards),
    }
    return {"players": len(hands), "deck": deck}, {"hands": list(hands)}


def play(*cards: str) -> dict[str, Any]:
    return {"move": "play", "cards": list(cards)}


ROTATE = {"move": "rotate"}

SETS = Lesson(
    "web-learn-dn-1",
    *dealt(
        ["3/6", "3/8", "5/1", "4/9", "2/9"],
        ["7/2", "4/6", "1/3", "6/7", "1/8"],
        ["5/8", "5/9", "2/6", "2/5", "4/7"],
    ),
    (
        TextStep("web-learn-dn-1-goal", "hand", ("DN-4", "DN-13")),
        TextStep("web-learn-dn-1-card", "card:5/1", ("DN-1", "DN-4")),
        TextStep("web-learn-dn-1-star", "seat:0", ("DN-5",)),
        MoveStep(
            "web-learn-dn-1-pair",
            play("3/6", "3/8"),
            ("card:3/6", "card:3/8", "main"),
            "web-learn-dn-1-pair-wrong",
            ("DN-7", "DN-8"),
            tries=((play("2/9"), ""), (play("3/6", "4/9"), "DN-7")),
        ),
        Then(1, play("7/2")),
        Then(2, play("5/8", "5/9")),
        TextStep("web-learn-dn-1-beaten", "set:2", ("DN-8",)),
        TextStep("web-learn-dn-1-golden", "hand", ("DN-12",)),
        MoveStep(
            "web-learn-dn-1-eight",
            play("8/3"),
            ("card:8/3", "main"),
            "web-learn-dn-1-eight-wrong",
            ("DN-8",),
            tries=((play("6/3"), "DN-8"), (ROTATE, "")),
        ),
        Then(1, ROTATE),
        Then(2, play("2/5", "2/6")),
        TextStep("web-learn-dn-1-gone", "set:0", ("DN-6",)),
        MoveStep(
            "web-learn-dn-1-free",
            play("2/9"),
            ("card:2/9", "main"),
            "web-learn-dn-1-free-wrong",
            ("DN-7", "DN-8"),
            tries=((play("4/9"), ""),),
        ),
    ),
)

OTHER_MOVES = Lesson(
    "web-learn-dn-2",
    *dealt(
        ["5/6", "1/9", "1/8", "2/8", "3/7"],
        ["5/1", "4/7", "6/9", "6/8", "4/9"],
        ["3/4", "3/6", "2/5", "2/7", "2/9"],
    ),
    (
        Then(1, play("5/1")),
        Then(2, play("3/4", "3/6")),
        TextStep("web-learn-dn-2-four", "hand", ("DN-7",)),
        MoveStep(
            "web-learn-dn-2-add",
            {"move": "add", "card": "5/6", "to": 1},
            ("card:5/6", "set:1"),
            "web-learn-dn-2-add-wrong",
            ("DN-9",),
            tries=(({"move": "add", "card": "5/6", "to": 2}, "DN-9"), (play("1/8", "1/9"), "DN-8"), (ROTATE, "")),
        ),
        TextStep("web-learn-dn-2-added", "seat:2", ("DN-9", "DN-12")),
        Then(1, play("4/7")),
        Then(2, play("6/3")),
        MoveStep(
            "web-learn-dn-2-rotate",
            ROTATE,
            ("look", "main"),
            "web-learn-dn-2-rotate-wrong",
            ("DN-11",),
            tries=((play("3/7"), "DN-8"), ({"move": "take", "from": 2}, "")),
        ),
        Then(1, play("7/4")),
        Then(2, play("2/5", "2/7", "2/9")),
        MoveStep(
            "web-learn-dn-2-take",
            {"move": "take", "from": 2},
            ("set:2", "main"),
            "web-learn-dn-2-take-wrong",
            ("DN-10", "DN-12"),
            tries=(({"move": "take", "from": 0}, "DN-10"), (play("9/1"), "")),
        ),
        TextStep("web-learn-dn-2-end", "hand", ("DN-10", "DN-12")),
    ),
)

POINTS = Lesson(
    "web-learn-dn-3",
    *dealt(["5/1", "5/2", "9/3"], ["4/7", "2/6", "2/7"], ["6/8", "1/4", "3/4"]),
    (
        MoveStep(
            "web-learn-dn-3-pair",
            play("5/1", "5/2"),
            ("card:5/1", "card:5/2", "main"),
            "web-learn-dn-3-pair-wrong",
            ("DN-7",),
            tries=((play("9/3"), ""),),
        ),
        Then(1, play("4/7")),
        Then(2, play("6/8")),
        MoveStep(
            "web-learn-dn-3-last",
            play("9/3"),
            ("card:9/3", "main"),
            "web-learn-dn-3-last-wrong",
            ("DN-6", "DN-8"),
            tries=((ROTATE, ""),),
        ),
        TextStep("web-learn-dn-3-first", "seat:0", ("DN-13",)),
        TextStep("web-learn-dn-3-stays", "set:0", ("DN-13",)),
        TextStep("web-learn-dn-3-second", "seat:1", ("DN-14",)),
        TextStep("web-learn-dn-3-four", "seat:0", ("DN-15",)),
        TextStep("web-learn-dn-3-quiet", "", ("DN-16",)),
        TextStep("web-learn-dn-3-fewer", "", ("DN-2", "DN-3")),
        TextStep("web-learn-dn-3-two-places", "set:0", ("DN-17", "DN-19")),
        TextStep("web-learn-dn-3-two-own", "set:0", ("DN-18",)),
        TextStep("web-learn-dn-3-two-end", "seat:0", ("DN-20",)),
    ),
)

LESSONS = (SETS, OTHER_MOVES, POINTS)
