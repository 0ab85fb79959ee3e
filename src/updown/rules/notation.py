"""Functions for the notations of all games: they check the parts of a move and the hands of a set-up, and list
cards."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from updown.rules.errors import BadSetup, shown
from updown.rules.match import Json, Refusal, seats_in


def format_standing(state: Any, players: int) -> Json:
    """The fields that the states of all games have."""
    return {
        "round": state.round,
        "turn": list(seats_in(state.turn)),
        "scores": list(state.scores[:players]),
        "over": bool(state.over),
        "winners": list(seats_in(state.winners)),
    }


def check_parts(move: Json, names: tuple[str, ...], rule: str) -> None:
    """Refuses a move that does not have exactly `move` and these parts."""
    for name in names:
        if name not in move:
            raise Refusal(f"{name} is missing", rule, "missing-part")
    for name in move:
        if name != "move" and name not in names:
            raise Refusal(f"{shown(name)} is no part of this move", rule, "unknown-part")


def names_by_bit(names: Iterable[str]) -> dict[int, str]:
    """The names of cards that are numbered in this order, each under the card's bit."""
    return {1 << card: name for card, name in enumerate(names)}


def card_list(cards: int, names: Mapping[int, str]) -> list[str]:
    """The names (by bit) of a set of cards, sorted as texts."""
    found = []
    while cards:
        card = cards & -cards
        cards ^= card
        found.append(names[card])
    found.sort()
    return found


def card_lists(names: Mapping[int, str]) -> Callable[[int], list[str]]:
    """A cached `card_list` of these names, for sets that are listed often before they change, such as the hands at all
    tables of a server."""

    @lru_cache(maxsize=4096)
    def listed(cards: int) -> tuple[str, ...]:
        return tuple(card_list(cards, names))

    return lambda cards: [*listed(cards)]


def check_keys(setup: Json, keys: tuple[str, ...], rule: str) -> None:
    """Refuses a set-up that does not have exactly these keys."""
    for key in keys:
        if key not in setup:
            raise BadSetup(f"the set-up has no {key!r}", rule)
    for key in setup:
        if key not in keys:
            raise BadSetup(f"the set-up has an unknown part {shown(key)}", rule)


def read_cards(given: Any, where: str, count: int | None, parse: Callable[[object], Any], rule: str) -> list[Any]:
    """The cards of a list, which must have `count` entries (None: any number) that are all in the deck."""
    if not isinstance(given, list):
        raise BadSetup(f"{where} is {shown(given)}, expected a list of cards", rule)
    if count is not None and len(given) != count:
        raise BadSetup(f"{where} has {len(given)} cards, expected {count}", rule)
    cards = []
    for text in given:
        card = parse(text)
        if card is None:
            raise BadSetup(f"{where} holds {shown(text)}, which is no card of this deck", rule)
        cards.append(card)
    return cards


def read_hands(setup: Json, players: int, count: int, parse: Callable[[object], Any], rule: str) -> list[list[Any]]:
    """The hands of all seats."""
    hands = setup["hands"]
    if not isinstance(hands, list) or len(hands) != players:
        raise BadSetup(f"hands is {shown(hands)}, expected a list of {players} hands", rule)
    return [read_cards(hand, f"hand {seat}", count, parse, rule) for seat, hand in enumerate(hands)]


def check_all_dealt(cards: list[int], deck: int, name: Callable[[int], str], rule: str) -> None:
    """Refuses a deal that does not have every card of the deck exactly once."""
    dealt = set(cards)
    if len(dealt) < len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise BadSetup(f"the card {name(twice)} is there twice", rule)
    missing = [card for card in range(int(deck).bit_length()) if deck >> card & 1 and card not in dealt]
    if missing:
        raise BadSetup(f"the card {name(missing[0])} is missing", rule)
