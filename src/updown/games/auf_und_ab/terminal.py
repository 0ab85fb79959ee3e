"""Auf und Ab in the terminal: how moves are typed, what they would do, and why one is refused."""

from functools import partial
from typing import Any

from updown.games.auf_und_ab.text import JOKER, card_name, whose_turn
from updown.rules.errors import IllegalMove
from updown.rules.match import Json, Match
from updown.rules.plain_terminal import comment as comment
from updown.rules.plain_terminal import frame_colour as frame_colour
from updown.rules.terminal import REST, MovePart, Shapes, preview, read_number
from updown.rules.text import seat_within
from updown.words import say

KIND_WORDS = {
    "lay": "cli-kind-lay",
    "draw": "cli-kind-draw",
    "swap": "cli-kind-swap",
    "bury": "cli-kind-bury",
}
UNTOLD = frozenset({"laid"})
REASON_WORDS = {
    "play-not-held": "cli-why-not-held",
    "draw-not-held": "cli-why-not-held",
    "bury-not-held": "cli-why-not-held",
    "swap-not-held": "cli-why-swap-two",
    "not-open": "cli-why-not-open",
    "no-stock": "cli-why-no-stock",
    "nothing-open": "web-aa-no-open",
    "stock-left": "cli-why-stock-left",
    "no-such-card": "cli-why-no-card",
    "no-such-pile": "cli-why-no-pile",
}


# --- typed moves ---


def read_card(word: str) -> str:
    """A card as people type it: 'cab', 'abc(7)', 'joker'."""
    text = word.upper().partition("(")[0]
    if text in ("JOKER", "_"):
        return JOKER
    return "".join(sorted(text)) if text.isalpha() else text


SHAPES: Shapes = {
    "lay": (MovePart("cards", read_card, REST),),
    "play": (MovePart("card", read_card), MovePart("pile", read_number, 2)),
    "draw": (MovePart("discard", read_card),),
    "swap": (MovePart("discard", read_card, 2), MovePart("take", read_card)),
    "keep": (),
    "bury": (MovePart("card", read_card),),
}


def shapes(game: Any) -> Shapes:
    return SHAPES


# --- previews of moves ---


def about_kind(kind: str, lang: str) -> str:
    return say(lang, KIND_WORDS[kind]) if kind in KIND_WORDS else ""


def explain(match: Match, seat: int, move: Json, lang: str) -> str:
    view = match.view(seat)
    if move["move"] == "keep":
        return say(lang, "cli-stays", card=short_name(view["pending"], lang))
    return preview(match, seat, move, partial(explain_play, view, lang)) if move["move"] == "play" else ""


def explain_play(before: Json, lang: str, fact: Json, after: Json) -> str:
    """AA-7: how the points of the pile's owner would change."""
    if fact["fact"] != "played":
        return ""
    owner, onto = fact["pile"][0], short_name(fact["onto"], lang)
    then, now = before["scores"][owner], after["scores"][owner]
    if owner == after["seat"]:
        return say(lang, "cli-onto-yours", onto=onto, before=then, after=now)
    return say(lang, "cli-onto-theirs", owner=seat_within(lang, owner), onto=onto, before=then, after=now)


def short_name(card: str, lang: str) -> str:
    """A card as it is called at the table."""
    return say(lang, "aa-joker") if card == JOKER else card


def learned(event: Json, lang: str) -> str:
    """AA-8: the card that was drawn."""
    return say(lang, "cli-you-draw", card=card_name(lang, event["drawn"])) if "drawn" in event else ""


# --- refusals ---


def refused(match: Match, seat: int, error: IllegalMove, lang: str) -> str:
    """Why the move is refused; if no such move is possible now, what can be done instead."""
    view = match.view(seat)
    if error.code in REASON_WORDS:
        return say(lang, REASON_WORDS[error.code])
    if error.code == "does-not-fit":
        return does_not_fit(view, error.move, lang)
    if view["phase"] == "lay":
        return say(lang, "web-aa-now-lay", count=len(match.moves(seat)[0]["cards"]))
    return whose_turn(view, lang)


def does_not_fit(view: Json, move: Any, lang: str) -> str:
    owner, pile = move["pile"]
    top = view["piles"][owner][pile][-1]
    return say(lang, "web-aa-no-fit", card=card_name(lang, move["card"]), top=card_name(lang, top))
