"""dnup in text and JSON: cards, moves, states and views. A card is written as it lies: active/inactive."""

import re
from typing import Any

from updown.games.dnup.spec import (
    ADD,
    CARD_MASK,
    KIND_SHIFT,
    MAX_CARDS,
    PLACE_MASK,
    PLACE_SHIFT,
    PLAY,
    ROTATE,
    TAKE,
    VALUE_MASK,
    VALUE_SHIFT,
    Rules,
)
from updown.rules.bits import count_bits
from updown.rules.errors import shown
from updown.rules.match import Json, Refusal
from updown.rules.notation import card_list, card_lists, check_parts, format_standing, names_by_bit

CARD = re.compile(r"([1-9][0-9]?)/([1-9][0-9]?)")


def parse_ends(text: object) -> tuple[int, int] | None:
    """The active and the inactive value of a card as text, or None if it is not a card."""
    found = CARD.fullmatch(text) if isinstance(text, str) else None
    if found is None or found[1] == found[2]:
        return None
    return int(found[1]), int(found[2])


def turned(card: str) -> str:
    """DN-12: the same card upside down."""
    active, inactive = card.split("/")
    return f"{inactive}/{active}"


def as_they_lie(cards: int, turned: int) -> int:
    """A set of cards with the way up of each: turned cards have a number that is larger by MAX_CARDS."""
    return cards & ~turned | (cards & turned) << MAX_CARDS


class Notation:
    """The cards of one deck, each with its lower and higher value, and everything written with them."""

    def __init__(self, rules: Rules, cards: list[tuple[int, int]]) -> None:
        self.rules = rules
        self.cards = cards
        self.seats = range(rules.players)
        self.copies = {ends: [n for n, other in enumerate(cards) if other == ends] for ends in cards}
        upright = [f"{low}/{high}" for low, high in cards]
        turned = [f"{high}/{low}" for low, high in cards]
        self.names = (upright, turned)
        self.lying = {
            name: (self.copies[ends], bool(way))
            for way, names in enumerate(self.names)
            for name, ends in zip(names, cards, strict=True)
        }
        # The names of cards with their way up, see `as_they_lie`.
        self.by_bit = names_by_bit(upright) | {bit << MAX_CARDS: name for bit, name in names_by_bit(turned).items()}
        self.list_cards = card_lists(self.by_bit)
        # Active value -> the cards that must be turned to show it.
        values = range(rules.values + 1)
        self.turned_for = [sum(1 << n for n, (low, _) in enumerate(cards) if low != value) for value in values]

    # --- cards ---

    def format_card(self, card: int, turned: int) -> str:
        return self.names[turned >> card & 1][card]

    def format_cards(self, cards: int, turned: int) -> list[str]:
        return self.list_cards(as_they_lie(cards, turned)) if cards else []

    def parse_card(self, text: object) -> tuple[list[int], bool] | None:
        """The numbers of the copies of that card in this deck, and whether it lies turned; or None."""
        return self.lying.get(text) if isinstance(text, str) else None

    # --- moves ---

    def format_move(self, action: int) -> Json:
        kind = action >> KIND_SHIFT
        if kind == ROTATE:
            return {"move": "rotate"}
        seat, area = divmod(action >> PLACE_SHIFT & PLACE_MASK, self.rules.areas)
        in_area = {"area": area + 1} if self.rules.areas == 2 else {}
        if kind == TAKE:
            return {"move": "take", "from": seat, **in_area}
        cards = self.format_laid(action & CARD_MASK, action >> VALUE_SHIFT & VALUE_MASK)
        if kind == ADD:
            return {"move": "add", "card": cards[0], "to": seat, **in_area}
        return {"move": "play", "cards": cards}

    def format_laid(self, cards: int, value: int) -> list[str]:
        """Cards that lie with this value up."""
        return card_list(as_they_lie(int(cards), self.turned_for[value]), self.by_bit)

    def parse_move(self, state: Any, move: Json) -> int:
        name = move.get("move")
        area = ("area",) if self.rules.areas == 2 else ()
        if name == "rotate":
            check_parts(move, (), "DN-11")
            return ROTATE << KIND_SHIFT
        if name == "take":
            check_parts(move, ("from", *area), "DN-10")
            return TAKE << KIND_SHIFT | self.read_place(move, "from", "DN-10") << PLACE_SHIFT
        if name == "add":
            check_parts(move, ("card", "to", *area), "DN-9")
            place = self.read_place(move, "to", "DN-9")
            return ADD << KIND_SHIFT | place << PLACE_SHIFT | self.read_set([move["card"]], "DN-9")
        if name == "play":
            check_parts(move, ("cards",), "DN-8")
            if not isinstance(move["cards"], list):
                raise Refusal(f"cards is {shown(move['cards'])}, expected a list of cards", "DN-8", "bad-argument")
            return PLAY << KIND_SHIFT | self.read_set(move["cards"], "DN-8")
        raise Refusal("a turn is play, add, take or rotate", "DN-7", "unknown-move")

    def read_place(self, move: Json, key: str, rule: str) -> int:
        """A place by its seat, and with two players its area."""
        seat, area = move[key], move.get("area", 1)
        if type(seat) is not int or not 0 <= seat < self.rules.players:
            expected = f"a seat from 0 to {self.rules.players - 1}"
            raise Refusal(f"{key} is {shown(seat)}, expected {expected}", rule, "bad-argument")
        if type(area) is not int or area not in (1, 2):
            raise Refusal(f"area is {shown(area)}, expected 1 or 2", rule, "bad-argument")
        return seat * self.rules.areas + area - 1

    def read_set(self, texts: list[object], rule: str) -> int:
        """Value and cards of a set, as in an action."""
        mask = 0
        values = set()
        counts: dict[int, int] = {}
        for text in texts:
            card = self.parse_card(text)
            if card is None:
                raise Refusal(f"there is no card {shown(text)}", rule, "no-such-card")
            numbers, turned = card
            first = numbers[0]
            values.add(self.cards[first][turned])
            counts[first] = counts.get(first, 0) + 1
        if len(values) > 1:
            raise Refusal("the cards of a set must have the same active value", "DN-7", "mixed-values")
        for first, count in counts.items():
            numbers = self.copies[self.cards[first]]
            if count > len(numbers):
                raise Refusal("there are not so many of that card", rule, "no-such-card")
            for number in numbers[:count]:
                mask |= 1 << number
        return (values.pop() if values else 0) << VALUE_SHIFT | mask

    # --- states and views ---

    def format_common(self, state: Any) -> Json:
        """The part that the state and all views have in common."""
        areas, turned = self.rules.areas, state.turned
        sets = [self.format_cards(cards, turned) for cards in state.sets[: self.rules.places]]
        return {
            **format_standing(state, self.rules.players),
            "sets": [sets[seat * areas : (seat + 1) * areas] for seat in self.seats],
            "area": state.area + 1,
            "out": list(state.out[: state.out_count]),
            "discarded": count_bits(state.discarded),
            "quiet": state.quiet,
        }

    def format_hands(self, state: Any) -> list[list[str]]:
        return [self.format_cards(state.hands[seat], state.turned) for seat in self.seats]

    def format_state(self, state: Any) -> Json:
        return self.format_common(state) | {"hands": self.format_hands(state)}

    def format_public(self, observation: Any) -> Json:
        """The view of an onlooker."""
        return self.format_common(observation) | {
            "seat": None,
            "hands": list(observation.hand_sizes[: self.rules.players]),
            "known": [self.format_cards(observation.known[seat], observation.turned) for seat in self.seats],
            "starter": observation.starter,
        }

    def format_own(self, observation: Any) -> Json:
        """The part of a view that is private to the seat."""
        viewer = observation.viewer
        hands: list[Any] = list(observation.hand_sizes[: self.rules.players])
        hands[viewer] = self.format_cards(observation.hands[viewer], observation.turned)
        return {"seat": viewer, "hands": hands}
