"""Seesaw in text and JSON: cards, moves, states and views."""

from typing import Any

from updown.rules.errors import shown
from updown.rules.match import Json, Refusal
from updown.rules.notation import card_lists, check_parts, format_standing, names_by_bit

from .spec import NO_CARD, SUITS, VALUES, Rules

NAMES = [f"{suit}{value}" for suit in SUITS for value in range(1, VALUES + 1)]


class Notation:
    """Reads and writes everything with the names of the cards."""

    def __init__(self, rules: Rules) -> None:
        self.seats = range(rules.players)
        self.numbers = {name: card for card, name in enumerate(NAMES) if rules.deck >> card & 1}
        self.format_cards = card_lists(names_by_bit(NAMES))

    def parse_card(self, text: object) -> int | None:
        """The card of that name in this deck, or None."""
        return self.numbers.get(text) if isinstance(text, str) else None

    def format_card(self, card: int) -> str:
        return NAMES[card]

    def parse_move(self, state: Any, move: Json) -> int:
        if move.get("move") != "play":
            raise Refusal("the move is always to play a card", "SS-5", "unknown-move")
        check_parts(move, ("card",), "SS-5")
        card = self.parse_card(move["card"])
        if card is None:
            raise Refusal(f"there is no card {shown(move['card'])}", "SS-5", "no-such-card")
        return card

    def format_move(self, action: int) -> Json:
        return {"move": "play", "card": NAMES[action]}

    def format_common(self, state: Any) -> Json:
        """The fields that the state and every view have."""
        table = [None if state.table[seat] == NO_CARD else NAMES[state.table[seat]] for seat in self.seats]
        return format_standing(state, len(self.seats)) | {
            "leader": state.leader,
            "trick": state.trick,
            "table": table,
            "gone": self.format_cards(state.gone),
        }

    def format_state(self, state: Any) -> Json:
        hands = [self.format_cards(state.hands[seat]) for seat in self.seats]
        return self.format_common(state) | {"hands": hands, "aside": self.format_cards(state.aside)}

    def format_public(self, observation: Any) -> Json:
        """The view of an onlooker."""
        hands = [observation.hand_sizes[seat] for seat in self.seats]
        return self.format_common(observation) | {"seat": None, "hands": hands, "aside": observation.aside_size}

    def format_own(self, observation: Any) -> Json:
        """The part of a view that is private to the seat."""
        hands: list[Any] = [observation.hand_sizes[seat] for seat in self.seats]
        hands[observation.viewer] = self.format_cards(observation.hands[observation.viewer])
        return {"seat": observation.viewer, "hands": hands}
