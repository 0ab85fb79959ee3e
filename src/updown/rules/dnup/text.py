"""dnup in words: the table, and what happened. A card is written as it lies: active/inactive."""

from itertools import groupby
from typing import Any

from updown.rules.dnup.spec import QUIET_LIMIT
from updown.rules.wording import (
    GAP,
    NOTHING,
    SEPARATOR,
    by_seat,
    columns,
    ending,
    flowing,
    heading,
    joined,
    round_name,
    seat_first,
    seat_label,
    seat_list,
    seat_within,
    way_list,
    whole,
)
from updown.words import say

QUIET_WORTH_TELLING = QUIET_LIMIT // 2


def ends(card: str) -> tuple[int, int]:
    """Active and inactive value."""
    active, inactive = card.split("/")
    return int(active), int(inactive)


def turned(card: str) -> str:
    """DN-12."""
    active, inactive = ends(card)
    return f"{inactive}/{active}"


def card_row(cards: list[str]) -> str:
    """Cards by value, a gap where the active value changes: what can be played together stands together."""
    groups = groupby(sorted(cards, key=ends), key=lambda card: ends(card)[0])
    return GAP.join(" ".join(same) for _, same in groups)


# --- the table ---


def table(shown: dict[str, Any], lang: str) -> str:
    """The table as the state or a view shows it."""
    return whole(
        [heading(shown, lang, say(lang, "game-dnup"), round_name(shown, lang)), *middle(shown, lang)],
        seat_lines(shown, lang),
        flowing("", whose_turn(shown, lang)),
    )


def middle(shown: dict[str, Any], lang: str) -> list[str]:
    """The sets by size, which is what has to be beaten; and what is out of the round."""
    sets = sorted((len(cards), ends(cards[0])[0]) for areas in shown["sets"] for cards in areas if cards)
    sizes = SEPARATOR.join(say(lang, "dn-set", size=size, value=value) for size, value in sets)
    parts = [say(lang, "dn-discarded", cards=say(lang, "cards", count=shown["discarded"]))]
    if shown["out"]:
        parts.append(say(lang, "dn-out", seats=seat_list(lang, shown["out"])))
    if "starter" in shown:
        parts.append(say(lang, "dn-began", seat=shown["starter"]))
    if shown["quiet"] >= QUIET_WORTH_TELLING:
        parts.append(say(lang, "dn-quiet", turns=shown["quiet"]))
    return [*flowing("", say(lang, "dn-on-table", sets=sizes or NOTHING)), *joined(parts)]


def seat_lines(shown: dict[str, Any], lang: str) -> list[str]:
    """One line a seat; with two players each has two play areas and counts rounds, not points."""
    if two_players(shown["hands"]):
        areas = [say(lang, "dn-label-area", area=area) for area in (1, 2)]
        labels = ["", say(lang, "dn-label-rounds-won"), *areas]
    else:
        labels = ["", say(lang, "label-points"), say(lang, "dn-label-set")]
    rows = [[*labels, say(lang, "label-hand")]]
    for seat, areas in enumerate(shown["sets"]):
        sets = [card_row(cards) or NOTHING for cards in areas]
        row = [seat_label(shown, lang, seat), str(shown["scores"][seat]), *sets, hand_cards(shown, lang, seat)]
        rows.append(row)
    return columns(rows, right=(1,))


def hand_cards(shown: dict[str, Any], lang: str, seat: int) -> str:
    """The hand; of a hidden one how many, and which of them everybody knows."""
    hand = shown["hands"][seat]
    if isinstance(hand, list) and hand:
        return card_row(hand)
    count = say(lang, "cards", count=hand or 0)
    known = shown["known"][seat] if hand else []
    return f"{count}, {say(lang, 'known', cards=card_row(known))}" if known else count


def whose_turn(shown: dict[str, Any], lang: str) -> str:
    if not shown["turn"]:
        return ending(shown, lang)
    seat = shown["turn"][0]
    listed = way_list(lang, ways(shown, lang, seat))
    if two_players(shown["hands"]):
        return say(lang, "dn-turn-area", seat=seat, area=shown["area"], ways=listed)
    return say(lang, "turn", seat=seat, ways=listed)


def ways(shown: dict[str, Any], lang: str, seat: int) -> list[str]:
    """DN-9, DN-10: adding and taking need an opponent's set."""
    opposed = any(cards for other, areas in enumerate(shown["sets"]) if other != seat for cards in areas)
    both = [say(lang, "do-add"), say(lang, "do-take")] if opposed else []
    return [say(lang, "do-play"), *both, say(lang, "do-rotate")]


def two_players(by_seats: list[Any]) -> bool:
    """DN-17 to DN-20."""
    return len(by_seats) == 2


# --- what happened ---


def sentence(fact: dict[str, Any], lang: str) -> str:
    """One fact of `match.happened` in words."""
    seat = fact.get("seat", 0)
    who, owner = seat_first(lang, seat), seat_within(lang, seat)
    match fact["fact"]:
        case "played":
            return played(fact, lang)
        case "added":
            where = {"who": who, "card": fact["card"], "owner": seat_within(lang, fact["to"])}
            if "area" in fact:
                return say(lang, "dn-added-area", **where, area=fact["area"])
            return say(lang, "dn-added", **where)
        case "took":
            where = {"who": who, "owner": seat_within(lang, fact["from"]), **both_ways(fact["cards"])}
            if "area" in fact:
                return say(lang, "dn-took-area", **where, area=fact["area"])
            return say(lang, "dn-took", **where)
        case "rotated":
            return say(lang, "dn-rotated", who=who)
        case "beaten":
            return say(lang, "dn-beaten", owner=owner, **both_ways(fact["cards"]))
        case "out":
            return say(lang, "dn-has-gone-out", who=who, points=fact["points"])
        case "discarded":
            return say(lang, "dn-set-discarded", owner=owner, cards=" ".join(fact["cards"]))
        case "round-over":
            return round_over(fact, lang)
    raise ValueError(f"dnup has no fact {fact['fact']!r}")


def both_ways(cards: list[str]) -> dict[str, str]:
    """Cards as they lay, and as they come to the hand."""
    return {"cards": " ".join(cards), "turned": " ".join(map(turned, cards))}


def played(fact: dict[str, Any], lang: str) -> str:
    who, cards = seat_first(lang, fact["seat"]), " ".join(fact["cards"])
    size, value = len(fact["cards"]), ends(fact["cards"][0])[0]
    if "area" in fact:
        return say(lang, "dn-played-area", who=who, cards=cards, size=size, value=value, area=fact["area"])
    return say(lang, "dn-played", who=who, cards=cards, size=size, value=value)


def round_over(fact: dict[str, Any], lang: str) -> str:
    """DN-14, DN-16, DN-20."""
    number, scores = fact["round"] + 1, by_seat(lang, fact["scores"])
    if fact["void"]:
        end = say(lang, "dn-round-void", round=number, turns=QUIET_LIMIT)
    else:
        end = say(lang, "round-over", round=number)
    if two_players(fact["scores"]):
        return f"{end} {say(lang, 'dn-rounds-won-are', scores=scores)}"
    return f"{end} {say(lang, 'points-are', scores=scores)}"
