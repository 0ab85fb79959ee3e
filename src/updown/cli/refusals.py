"""Why a move does not work, in the player's language: what the code of a refusal means at this table. Everything that
is said here comes from what the seat may know."""

from updown.cli.moves import Group, Speech
from updown.cli.notes import text_module
from updown.rules.errors import IllegalMove
from updown.rules.match import Json, Match
from updown.words import say

# Reasons that are the same wherever they come up.
REASON_WORDS = {
    "not-held": "cli-why-not-held",
    "play-not-held": "cli-why-not-held",
    "draw-not-held": "cli-why-not-held",
    "bury-not-held": "cli-why-not-held",
    "swap-not-held": "cli-why-swap-two",
    "not-open": "cli-why-not-open",
    "no-stock": "cli-why-no-stock",
    "nothing-open": "web-aa-no-open",
    "stock-left": "cli-why-stock-left",
    "no-cards": "web-dn-why-no-cards",
    "add-not-held": "cli-why-not-held-so",
    "add-to-own": "web-dn-why-add-to-own",
    "take-own": "web-dn-why-take-own",
    "add-to-nothing": "cli-why-no-set",
    "take-nothing": "cli-why-no-set",
    "mixed-values": "cli-why-mixed",
    "no-such-card": "cli-why-no-card",
    "no-such-pile": "cli-why-no-pile",
}
# A move of the right kind with something wrong in it: an example says most.
UNREADABLE = frozenset({"missing-part", "unknown-part", "bad-argument"})


def why(match: Match, seat: int, refused: IllegalMove, groups: list[Group], speech: Speech) -> str:
    """One sentence, with the rule."""
    told = reason(match, seat, refused, groups, speech)
    return told if refused.rule in told else f"{told.removesuffix('.')} ({refused.rule})."


def reason(match: Match, seat: int, refused: IllegalMove, groups: list[Group], speech: Speech) -> str:
    lang, code, view = speech.lang, refused.code, match.view(seat)
    move: Json = refused.move if isinstance(refused.move, dict) else {}
    sample = next((group.moves[0] for group in groups if group.name == move.get("move")), None)
    if code in UNREADABLE and sample is not None:
        return say(lang, "cli-why-unreadable", sample=speech.format(sample))
    if match.game.id == "dnup" and code == "play-not-held":
        return say(lang, "cli-why-not-held-so")
    if code in REASON_WORDS:
        return say(lang, REASON_WORDS[code])
    if code == "does-not-fit":
        owner, pile = move["pile"]
        top, name = view["piles"][owner][pile][-1], text_module(match.game).card_name
        return say(lang, "web-aa-no-fit", card=name(lang, move["card"]), top=name(lang, top))
    if code in SETS:
        return SETS[code](view, move, lang)
    return what_now(match, seat, groups, lang)


def what_now(match: Match, seat: int, groups: list[Group], lang: str) -> str:
    """Of a move that does not belong here: what can be done instead."""
    view = match.view(seat)
    match view.get("phase"):
        case "change":
            return say(lang, "web-ud-you-change")
        case "choose":
            return say(lang, "web-ud-you-choose")
        case "lay":
            return say(lang, "web-aa-now-lay", count=len(groups[0].moves[0]["cards"]))
    return str(text_module(match.game).whose_turn(view, lang))


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


def not_higher(view: Json, move: Json, lang: str) -> str:
    size = len(move["cards"])
    return say(lang, "web-dn-why-not-higher", size=size, value=value_of_size(view, size))


def not_higher_than_own(view: Json, move: Json, lang: str) -> str:
    size = len(move["cards"])
    return say(lang, "web-dn-why-not-higher-than-own", size=size, value=value_of_size(view, size))


def add_not_higher(view: Json, move: Json, lang: str) -> str:
    size = len(target(view, move)) + 1
    return say(lang, "web-dn-why-add-not-higher", size=size, value=value_of_size(view, size))


def other_value(view: Json, move: Json, lang: str) -> str:
    return say(lang, "cli-why-other-value", value=set_value(target(view, move)))


SETS = {
    "not-higher": not_higher,
    "not-higher-than-own": not_higher_than_own,
    "add-not-higher": add_not_higher,
    "other-value": other_value,
}
