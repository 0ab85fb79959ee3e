"""dnup in text and JSON: cards, moves, states and views. A card is written as it lies: active/inactive."""

import re
from collections import Counter
from typing import Any

from updown.rules.dnup.spec import (
    ADD,
    CARD_MASK,
    KIND_SHIFT,
    PLACE_MASK,
    PLACE_SHIFT,
    PLAY,
    ROTATE,
    TAKE,
    VALUE_MASK,
    VALUE_SHIFT,
    Rules,
)
from updown.rules.errors import shown
from updown.rules.match import Json, Refusal
from updown.rules.reading import check_parts, format_standing

CARD = re.compile(r"([1-9][0-9]?)/([1-9][0-9]?)")


def parse_ends(text: object) -> tuple[int, int] | None:
    """Active and inactive value of a card as text, or None where it is no card at all."""
    found = CARD.fullmatch(text) if isinstance(text, str) else None
    if found is None or found[1] == found[2]:
        return None
    return int(found[1]), int(found[2])


class Notation:
    """The cards of one deck, each with its lower and higher value, and everything written with them."""

    def __init__(self, rules: Rules, cards: list[tuple[int, int]]) -> None:
        self.rules = rules
        self.cards = cards
        self.copies = {ends: [n for n, other in enumerate(cards) if other == ends] for ends in cards}

    # --- cards ---

    def format_card(self, card: int, turned: int) -> str:
        low, high = self.cards[card]
        return f"{high}/{low}" if turned >> card & 1 else f"{low}/{high}"

    def format_cards(self, cards: int, turned: int) -> list[str]:
        return sorted(self.format_card(card, turned) for card in range(len(self.cards)) if cards >> card & 1)

    def parse_card(self, text: object) -> tuple[list[int], bool] | None:
        """The numbers of the copies of that card in this deck, and whether it lies turned; or None."""
        ends = parse_ends(text)
        if ends is None or (min(ends), max(ends)) not in self.copies:
            return None
        return self.copies[min(ends), max(ends)], ends[0] > ends[1]

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
        turned = sum(1 << card for card, (low, _) in enumerate(self.cards) if low != value)
        return self.format_cards(cards, turned)

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
        """Value and cards of a set, as they stand in an action."""
        mask = 0
        values = set()
        parsed = []
        for text in texts:
            card = self.parse_card(text)
            if card is None:
                raise Refusal(f"there is no card {shown(text)}", rule, "no-such-card")
            parsed.append(card)
            values.add(self.cards[card[0][0]][card[1]])
        if len(values) > 1:
            raise Refusal("the cards of a set must have the same active value", "DN-7", "mixed-values")
        for numbers, count in Counter(tuple(numbers) for numbers, _ in parsed).items():
            if count > len(numbers):
                raise Refusal("there are not so many of that card", rule, "no-such-card")
            mask |= sum(1 << number for number in numbers[:count])
        return (values.pop() if values else 0) << VALUE_SHIFT | mask

    # --- states and views ---

    def format_common(self, state: Any) -> Json:
        """What the state and every view show alike."""
        seats, areas = range(self.rules.players), self.rules.areas
        return {
            **format_standing(state, self.rules.players),
            "sets": [
                [self.format_cards(state.sets[seat * areas + area], state.turned) for area in range(areas)]
                for seat in seats
            ],
            "area": state.area + 1,
            "out": [int(state.out[place]) for place in range(state.out_count)],
            "discarded": int(state.discarded).bit_count(),
            "quiet": state.quiet,
        }

    def format_state(self, state: Any) -> Json:
        seats = range(self.rules.players)
        return self.format_common(state) | {
            "hands": [self.format_cards(state.hands[seat], state.turned) for seat in seats],
        }

    def format_view(self, observation: Any) -> Json:
        seats, viewer, turned = range(self.rules.players), observation.viewer, observation.turned
        return self.format_common(observation) | {
            "seat": None if viewer < 0 else viewer,
            "hands": [
                self.format_cards(observation.hands[seat], turned)
                if seat == viewer
                else int(observation.hand_sizes[seat])
                for seat in seats
            ],
            "known": [self.format_cards(observation.known[seat], turned) for seat in seats],
            "starter": observation.starter,
        }
