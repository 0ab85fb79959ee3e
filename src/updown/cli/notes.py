"""What a move would do, in a few words beside it in the list."""

from importlib import import_module
from typing import Any

from updown.cli.moves import JOKER
from updown.rules.match import Game, Json, Match
from updown.rules.wording import seat_within
from updown.words import say

PREVIEWED = frozenset({"flip", "rotate", "play", "add", "take"})


def text_module(game: Game) -> Any:
    """The game's words."""
    return import_module(f"{game.package}.text")


def explain(match: Match, seat: int, move: Json, lang: str) -> str:
    """What a move means here, in a few words; nothing where that is plain. A move without chance is tried in a world
    re-dealt from what the seat knows, so that this can give nothing away."""
    view = match.view(seat)
    if move["move"] == "choose":
        return _explain_choice(view, move["card"], lang)
    if move["move"] == "roll":
        return say(lang, "web-ud-do-roll-from", trump=view["trump"])
    if move["move"] == "keep":
        return say(lang, "cli-stays", card=_card(view["pending"], lang))
    if move["move"] not in PREVIEWED:
        return ""
    world = match.redeal(seat)
    world.play(seat, move)
    told = [_explain_fact(match.game, fact, view, world.view(seat), lang) for fact in world.happened]
    return "; ".join(words for words in told if words)


def _explain_choice(view: Json, card: str, lang: str) -> str:
    if card[1:] == str(view["trump"]):
        return say(lang, "web-ud-trump")
    return say(lang, "cli-own-suit") if card[0] == view["suits"][view["seat"]] else ""


def _explain_fact(game: Game, fact: Json, before: Json, after: Json, lang: str) -> str:
    """What a fact means for the player at `after['seat']`; nothing for facts that the move itself tells already."""
    seat = after["seat"]
    match fact["fact"]:
        case "flipped":
            return say(lang, "ud-up") if fact["side"] == "up" else say(lang, "ud-down")
        case "rotated" if "suits" in fact:
            return _explain_suits(game, fact["suits"], before, lang)
        case "rotated":
            return say(lang, "cli-you-hold", cards=" ".join(after["hands"][seat]))
        case "played" if "onto" in fact:
            return _explain_pile(fact, before, after, lang)
        case "added":
            lying = before["sets"][fact["to"]][fact.get("area", 1) - 1]
            return say(lang, "cli-to-set", owner=seat_within(lang, fact["to"]), cards=" ".join(lying))
        case "took":
            cards, turned = " ".join(fact["cards"]), " ".join(map(text_module(game).turned, fact["cards"]))
            return say(lang, "cli-take-set", owner=seat_within(lang, fact["from"]), cards=cards, turned=turned)
        case "beaten" if fact["seat"] == seat:
            return say(lang, "cli-beats-own", cards=" ".join(fact["cards"]))
        case "beaten":
            return say(lang, "cli-beats", owner=seat_within(lang, fact["seat"]), cards=" ".join(fact["cards"]))
        case "out":
            return say(lang, "cli-last-card")
    return ""


def _explain_suits(game: Game, letters: list[str], before: Json, lang: str) -> str:
    """UD-10: mine first, then those of the others."""
    names = text_module(game).Suits(before["suits"] + letters)
    suits = [names.suit(lang, letter) for letter in letters]
    told = [say(lang, "web-ud-you-get", suit=suits[before["seat"]])]
    for other, suit in enumerate(suits):
        if other != before["seat"]:
            told.append(say(lang, "web-ud-gets", name=seat_within(lang, other), suit=suit))
    return ", ".join(told)


def _explain_pile(fact: Json, before: Json, after: Json, lang: str) -> str:
    """AA-7: what becomes of the points of the pile's owner."""
    owner, onto = fact["pile"][0], _card(fact["onto"], lang)
    then, now = before["scores"][owner], after["scores"][owner]
    if owner == after["seat"]:
        return say(lang, "cli-onto-yours", onto=onto, before=then, after=now)
    return say(lang, "cli-onto-theirs", owner=seat_within(lang, owner), onto=onto, before=then, after=now)


def _card(card: str, lang: str) -> str:
    """A card of Auf und Ab as it is called at the table."""
    return say(lang, "aa-joker") if card == JOKER else card
