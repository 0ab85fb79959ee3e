"""dnup in the terminal: how moves are typed, what they would do, and why one is refused."""

from functools import partial
from typing import Any

from updown.games.dnup.text import whose_turn
from updown.rules.errors import IllegalMove
from updown.rules.match import Json, Match
from updown.rules.plain_terminal import UNTOLD as UNTOLD
from updown.rules.plain_terminal import about_kind as about_kind
from updown.rules.plain_terminal import comment as comment
from updown.rules.plain_terminal import frame_colour as frame_colour
from updown.rules.plain_terminal import learned as learned
from updown.rules.plain_terminal import read_card as read_card
from updown.rules.terminal import REST, MovePart, Shapes, preview, read_number
from updown.rules.text import seat_within
from updown.words import say

REASON_WORDS = {
    "no-cards": "web-dn-why-no-cards",
    "play-not-held": "cli-why-not-held-so",
    "add-not-held": "cli-why-not-held-so",
    "add-to-own": "web-dn-why-add-to-own",
    "take-own": "web-dn-why-take-own",
    "add-to-nothing": "cli-why-no-set",
    "take-nothing": "cli-why-no-set",
    "mixed-values": "cli-why-mixed",
    "no-such-card": "cli-why-no-card",
}

# --- typed moves ---

AREA = MovePart("area", read_number)
SHAPES: Shapes = {
    "play": (MovePart("cards", read_card, REST),),
    "add": (MovePart("card", read_card), MovePart("to", read_number), AREA),
    "take": (MovePart("from", read_number), AREA),
    "rotate": (),
}


def shapes(game: Any) -> Shapes:
    return SHAPES


# --- previews of moves ---


def explain(match: Match, seat: int, move: Json, lang: str) -> str:
    return preview(match, seat, move, partial(explain_fact, match.view(seat), lang))


def explain_fact(before: Json, lang: str, fact: Json, after: Json) -> str:
    """What a fact means for the player at `after['seat']`; "" for facts that repeat the move itself."""
    seat = after["seat"]
    match fact["fact"]:
        case "rotated":
            return say(lang, "cli-you-hold", cards=" ".join(after["hands"][seat]))
        case "added":
            lying = before["sets"][fact["to"]][fact.get("area", 1) - 1]
            return say(lang, "cli-to-set", owner=seat_within(lang, fact["to"]), cards=" ".join(lying))
        case "took":
            cards, turned = " ".join(fact["cards"]), " ".join(fact["turned"])
            return say(lang, "cli-take-set", owner=seat_within(lang, fact["from"]), cards=cards, turned=turned)
        case "beaten" if fact["seat"] == seat:
            return say(lang, "cli-beats-own", cards=" ".join(fact["cards"]))
        case "beaten":
            return say(lang, "cli-beats", owner=seat_within(lang, fact["seat"]), cards=" ".join(fact["cards"]))
        case "out":
            return say(lang, "cli-last-card")
    return ""


# --- refusals ---


def refused(match: Match, seat: int, error: IllegalMove, lang: str) -> str:
    """Why the move is refused; if no such move is possible now, what can be done instead."""
    view = match.view(seat)
    if error.code in REASON_WORDS:
        return say(lang, REASON_WORDS[error.code])
    return SETS[error.code](view, error.move, lang) if error.code in SETS else whose_turn(view, lang)


def set_value(cards: list[str]) -> int:
    """DN-7: the value that all cards of a set have up."""
    return int(cards[0].partition("/")[0])


def value_of_size(view: Json, size: int) -> int:
    """DN-7: the value of the one set that has this size."""
    return next(set_value(cards) for areas in view["sets"] for cards in areas if len(cards) == size)


def target(view: Json, move: Json) -> list[str]:
    """The set to which a card was to be added."""
    cards: list[str] = view["sets"][move["to"]][move.get("area", 1) - 1]
    return cards


def not_higher(view: Json, move: Any, lang: str) -> str:
    size = len(move["cards"])
    return say(lang, "web-dn-why-not-higher", size=size, value=value_of_size(view, size))


def not_higher_than_own(view: Json, move: Any, lang: str) -> str:
    size = len(move["cards"])
    return say(lang, "web-dn-why-not-higher-than-own", size=size, value=value_of_size(view, size))


def add_not_higher(view: Json, move: Any, lang: str) -> str:
    size = len(target(view, move)) + 1
    return say(lang, "web-dn-why-add-not-higher", size=size, value=value_of_size(view, size))


def other_value(view: Json, move: Any, lang: str) -> str:
    return say(lang, "cli-why-other-value", value=set_value(target(view, move)))


SETS = {
    "not-higher": not_higher,
    "not-higher-than-own": not_higher_than_own,
    "add-not-higher": add_not_higher,
    "other-value": other_value,
}
