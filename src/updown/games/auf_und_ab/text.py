"""Auf und Ab as text: the table and the facts. A card is its symbols and its value: ABC(7)."""

from collections.abc import Iterable
from typing import Any

from updown.games.auf_und_ab.sentences import SENTENCES
from updown.rules.sentences import Terminal, render
from updown.rules.text import (
    NOTHING,
    SEPARATOR,
    columns,
    ending,
    flowing,
    heading,
    joined,
    seat_label,
    seat_list,
    way_list,
    whole,
)
from updown.words import say

JOKER = "-"
INDENT = "    "


def value_of(card: str) -> int:
    """AA-2: the symbols are worth 1, 2, 4 and so on."""
    return 0 if card == JOKER else sum(1 << ord(symbol) - ord("A") for symbol in card)


def card_name(lang: str, card: str) -> str:
    """'ABC(7)', 'joker(0)'."""
    return f"{say(lang, 'aa-joker') if card == JOKER else card}({value_of(card)})"


def card_list(lang: str, cards: Iterable[str]) -> str:
    """Cards in the order given."""
    return " ".join(card_name(lang, card) for card in cards) or NOTHING


def card_row(lang: str, cards: list[str]) -> str:
    """Cards by value."""
    return card_list(lang, sorted(cards, key=value_of))


# --- the table ---


def table(shown: dict[str, Any], lang: str) -> str:
    """The table as the state or a view shows it."""
    last_turns = shown["last_turns"]
    last = [say(lang, "aa-last-turns", seats=seat_list(lang, last_turns))] if last_turns else []
    return whole(
        [heading(shown, lang, say(lang, "game-auf-und-ab")), *middle(shown, lang)],
        *(seat_lines(shown, lang, seat) for seat in range(len(shown["hands"]))),
        [*last, *flowing("", whose_turn(shown, lang))],
    )


def middle(shown: dict[str, Any], lang: str) -> list[str]:
    """Stock, open cards, buried cards."""
    stock, buried = shown["stock"], say(lang, "cards", count=shown["buried"])
    if isinstance(stock, int) or not stock:
        parts = [say(lang, "aa-stock", cards=say(lang, "cards", count=stock or 0))]
    else:
        parts = [say(lang, "aa-stock-in-order", cards=card_list(lang, stock))]
    if shown["buried"] and shown.get("my_buried"):
        parts.append(say(lang, "aa-buried-with-mine", cards=buried, mine=card_row(lang, shown["my_buried"])))
    elif shown["buried"]:
        parts.append(say(lang, "aa-buried", cards=buried))
    parts.append(say(lang, "aa-open", cards=card_row(lang, shown["open"])))
    return joined(parts)


def seat_lines(shown: dict[str, Any], lang: str, seat: int) -> list[str]:
    """The seat with its points; below it, its piles with the top card first, and its hand."""
    piles = shown["piles"][seat]
    start = seat_label(shown, lang, seat)
    if shown["phase"] == "lay":
        rows = [[INDENT + say(lang, "aa-laid"), laid_cards(piles, lang)]]
    else:
        start += SEPARATOR + say(lang, "aa-points", points=shown["scores"][seat])
        rows = [
            [INDENT + say(lang, "aa-pile", pile=number), pile_cards(pile, lang)] for number, pile in enumerate(piles)
        ]
    return [start, *columns([*rows, [INDENT + say(lang, "label-hand"), hand_cards(shown, lang, seat)]])]


def laid_cards(piles: list[list[str]] | int, lang: str) -> str:
    """AA-4: until all have chosen, only one's own are seen."""
    if not piles:
        return NOTHING
    if isinstance(piles, int):
        return say(lang, "cards-face-down", count=piles)
    return card_list(lang, (card for pile in piles for card in pile))


def pile_cards(pile: list[str], lang: str) -> str:
    top, below = card_name(lang, pile[-1]), pile[-2::-1]
    return f"{top} {say(lang, 'aa-over', cards=card_list(lang, below))}" if below else top


def hand_cards(shown: dict[str, Any], lang: str, seat: int) -> str:
    """The hand; of a hidden one how many, and which of them everybody knows."""
    hand = shown["hands"][seat]
    if isinstance(hand, list) and hand:
        return card_row(lang, hand)
    count = say(lang, "cards", count=hand or 0)
    known = shown["known"][seat] if hand else []
    return f"{count}, {say(lang, 'known', cards=card_row(lang, known))}" if known else count


def whose_turn(shown: dict[str, Any], lang: str) -> str:
    if not shown["turn"]:
        return ending(shown, lang)
    seat, pending = shown["turn"][0], shown["pending"]
    if shown["phase"] == "lay":
        return say(lang, "aa-turn-lay", seats=seat_list(lang, shown["turn"]))
    if pending is True:
        return say(lang, "aa-turn-drawn-hidden", seat=seat)
    if pending is not None:
        return say(lang, "aa-turn-drawn", seat=seat, card=card_name(lang, pending))
    return say(lang, "turn", seat=seat, ways=way_list(lang, ways(shown, lang, seat)))


def ways(shown: dict[str, Any], lang: str, seat: int) -> list[str]:
    """AA-10, AA-11: the actions that the table leaves."""
    hand = shown["hands"][seat]
    hand_size = hand if isinstance(hand, int) else len(hand)
    found = [say(lang, "do-play")]
    found += [say(lang, "do-draw")] if shown["stock"] else []
    found += [say(lang, "do-swap")] if shown["open"] and hand_size >= 2 else []
    found += [] if shown["stock"] else [say(lang, "do-bury")]
    return found


# --- facts ---


def sentence(fact: dict[str, Any], lang: str) -> str:
    """The sentence of one fact of `match.last_facts`; some have several lines."""
    return render(SENTENCES, "fact", fact, Terminal(lang))
