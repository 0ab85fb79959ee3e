"""dnup as text: the table and the facts. A card is written as it lies: active/inactive."""

from itertools import groupby
from typing import Any

from updown.games.dnup.sentences import SENTENCES
from updown.games.dnup.spec import QUIET_LIMIT
from updown.rules.sentences import Terminal, render
from updown.rules.text import (
    GAP,
    NOTHING,
    SEPARATOR,
    columns,
    ending,
    flowing,
    heading,
    joined,
    round_name,
    seat_label,
    seat_list,
    way_list,
    whole,
)
from updown.words import say

QUIET_WORTH_TELLING = QUIET_LIMIT // 2


def ends(card: str) -> tuple[int, int]:
    """Active and inactive value."""
    active, inactive = card.split("/")
    return int(active), int(inactive)


def card_row(cards: list[str]) -> str:
    """Cards by value, a gap where the active value changes: cards that can be played together are next to each
    other."""
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
    """The sets by size, since a set must beat the one of its size; and the cards that are out of the round."""
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


# --- facts ---


def sentence(fact: dict[str, Any], lang: str) -> str:
    """The sentence of one fact of `match.last_facts`; some have several lines."""
    return render(SENTENCES, "fact", fact, Terminal(lang))
