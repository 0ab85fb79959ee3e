"""Up & Down in the terminal: how moves are typed, what they would do, why one is refused, and why a card wins."""

import re
from functools import partial
from typing import Any

from updown.games.up_and_down.text import Suits
from updown.rules.errors import IllegalMove
from updown.rules.match import Json, Match
from updown.rules.plain_terminal import about_kind as about_kind
from updown.rules.plain_terminal import learned as learned
from updown.rules.terminal import MovePart, Shapes, preview, read_number
from updown.rules.text import seat_first, seat_within
from updown.words import say

SUIT_SIGNS = str.maketrans("♦♥♠♣", "DHSC")
COURT = {"J": "11", "Q": "12"}
FRAMES = {"up": "blue", "down": "green"}

UNTOLD = frozenset({"chosen"})
REASON_WORDS = {"not-held": "cli-why-not-held", "no-such-card": "cli-why-no-card"}


# --- typed moves ---


def read_card(word: str) -> str:
    """A card as people type it: 'd9', '♦9', 'dq'."""
    text = word.translate(SUIT_SIGNS).upper()
    court = re.fullmatch(r"([A-Z])([JQ])", text)
    return court[1] + COURT[court[2]] if court else text


SHAPES: Shapes = {
    "flip": (),
    "roll": (),
    "rotate": (MovePart("turns", read_number),),
    "choose": (MovePart("card", read_card),),
}


def shapes(game: Any) -> Shapes:
    return SHAPES


# --- previews of moves ---


def explain(match: Match, seat: int, move: Json, lang: str) -> str:
    view = match.view(seat)
    if move["move"] == "choose":
        return explain_choice(view, move["card"], lang)
    if move["move"] == "roll":
        return say(lang, "web-ud-do-roll-from", trump=view["trump"])
    return preview(match, seat, move, partial(explain_change, view, lang))


def explain_choice(view: Json, card: str, lang: str) -> str:
    if card[1:] == str(view["trump"]):
        return say(lang, "web-ud-trump")
    return say(lang, "cli-own-suit") if card[0] == view["suits"][view["seat"]] else ""


def explain_change(before: Json, lang: str, fact: Json, after: Json) -> str:
    """UD-10: the side that would be up, or everybody's suit."""
    if fact["fact"] == "flipped":
        return say(lang, "ud-up") if fact["side"] == "up" else say(lang, "ud-down")
    return explain_suits(fact["suits"], before, lang)


def explain_suits(letters: list[str], before: Json, lang: str) -> str:
    """UD-10: the player's own suit first, then those of the others."""
    names = Suits(before["suits"] + letters)
    suits = [names.suit(lang, letter) for letter in letters]
    parts = [say(lang, "web-ud-you-get", suit=suits[before["seat"]])]
    for other, suit in enumerate(suits):
        if other != before["seat"]:
            parts.append(say(lang, "web-ud-gets", name=seat_within(lang, other), suit=suit))
    return ", ".join(parts)


# --- refusals ---


def refused(match: Match, seat: int, error: IllegalMove, lang: str) -> str:
    """Why the move is refused; if no such move is possible now, what can be done instead."""
    if error.code in REASON_WORDS:
        return say(lang, REASON_WORDS[error.code])
    changing = match.view(seat)["phase"] == "change"
    return say(lang, "web-ud-you-change") if changing else say(lang, "web-ud-you-choose")


def comment(fact: Json, before: Json, lang: str) -> str:
    """UD-12: why the winning card of a trick beats the others."""
    if fact["fact"] != "trick" or fact["winner"] is None:
        return ""
    winner = fact["winner"]
    card = fact["cards"][winner]
    suits = Suits([*fact["suits"], *(each[0] for each in fact["cards"])])
    values = {
        "you": "yes" if winner == before["seat"] else "no",
        "name": seat_first(lang, winner),
        "card": suits.card(lang, card),
    }
    if card[1:] == str(before["trump"]):
        return say(lang, "web-ud-takes-trump", **values)
    if before["side"] == "up":
        return say(lang, "web-ud-takes-high", **values)
    return say(lang, "web-ud-takes-low", **values)


def frame_colour(view: Json) -> str:
    """UD-10: the colour of the side that is up."""
    return FRAMES[view["side"]]
