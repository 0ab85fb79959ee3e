"""Up & Down in text and JSON: cards, moves, states and views."""

import re
from typing import Any

from updown.rules.errors import shown
from updown.rules.match import Json, Refusal
from updown.rules.reading import card_list, check_parts, format_standing
from updown.rules.up_and_down.kernel import suit_of
from updown.rules.up_and_down.observe import has_chosen
from updown.rules.up_and_down.spec import (
    CHANGE,
    CHOICE,
    CHOOSE,
    FLIP,
    NO_CARD,
    NOBODY,
    ROLL,
    SUIT_SHIFT,
    UP,
    VALUE_MASK,
    Rules,
)

PHASES = ("change", "choose", "over")
SIDES = ("down", "up")


class Notation:
    """The names of one deck's cards, and everything written with them."""

    def __init__(self, rules: Rules, suits: list[str]) -> None:
        self.rules = rules
        self.suits = suits
        self.pattern = re.compile(rf"([{''.join(suits)}])([2-9]|1[0-2])")

    # --- cards ---

    def format_card(self, card: int) -> str:
        return f"{self.suits[card >> SUIT_SHIFT]}{card & VALUE_MASK}"

    def parse_card(self, text: object) -> int | None:
        """The card of that name in this deck, or None."""
        found = self.pattern.fullmatch(text) if isinstance(text, str) else None
        if found is None:
            return None
        card = self.suits.index(found[1]) << SUIT_SHIFT | int(found[2])
        return card if self.rules.deck >> card & 1 else None

    def format_cards(self, cards: int) -> list[str]:
        return card_list(cards, self.format_card)

    # --- moves ---

    def format_move(self, action: int) -> Json:
        if action >= CHOICE:
            return {"move": "choose", "card": self.format_card(action - CHOICE)}
        if action == FLIP:
            return {"move": "flip"}
        return {"move": "roll"} if action == ROLL else {"move": "rotate", "turns": action}

    def parse_move(self, state: Any, move: Json) -> int:
        phase = state.phase
        rule = "UD-10" if phase == CHANGE else "UD-11"
        name = move.get("move")
        if name == "flip":
            check_parts(move, (), "UD-10")
            return FLIP
        if name == "roll":
            check_parts(move, (), "UD-10")
            return ROLL
        if name == "rotate":
            check_parts(move, ("turns",), "UD-10")
            turns, most = move["turns"], self.rules.suits - 1
            if isinstance(turns, bool) or not isinstance(turns, int) or not 1 <= turns <= most:
                raise Refusal(f"turns is {shown(turns)}, expected 1 to {most}", "UD-10", "bad-argument")
            return turns
        if name == "choose":
            check_parts(move, ("card",), "UD-11")
            card = self.parse_card(move["card"])
            if card is None:
                raise Refusal(f"there is no card {shown(move['card'])}", "UD-11", "no-such-card")
            return CHOICE + card
        expected = "flip, rotate or roll" if phase == CHANGE else "choose"
        raise Refusal(f"the move now is {expected}", rule, "unknown-move")

    # --- states and views ---

    def format_common(self, state: Any) -> Json:
        """What the state and every view show alike."""
        seats = range(self.rules.players)
        return {
            **format_standing(state, self.rules.players),
            "side": SIDES[state.side],
            "suits": [self.suits[suit_of(self.rules, state, seat)] for seat in seats],
            "trump": state.trump,
            "chef": state.chef,
            "phase": PHASES[state.phase],
            "pot": state.pot,
            "tricks": [int(state.tricks[seat]) for seat in seats],
        }

    def format_state(self, state: Any) -> Json:
        seats = range(self.rules.players)
        return self.format_common(state) | {
            "hands": [self.format_cards(state.hands[seat]) for seat in seats],
            "aside": self.format_cards(state.aside),
            "chosen": [self.format_chosen(state, seat) for seat in seats],
        }

    def format_view(self, observation: Any) -> Json:
        seats = range(self.rules.players)
        viewer = observation.viewer
        return self.format_common(observation) | {
            "seat": None if viewer < 0 else viewer,
            "hands": [
                self.format_cards(observation.hands[seat]) if seat == viewer else int(observation.hand_sizes[seat])
                for seat in seats
            ],
            "aside": observation.aside_size,
            "chosen": [self.format_chosen(observation, seat) for seat in seats],
            "played": [self.format_trick(observation, trick) for trick in range(observation.trick)],
        }

    def format_chosen(self, state: Any, seat: int) -> str | bool | None:
        """The card that lies before the seat; True where it is hidden; None where there is none."""
        if not (state.phase == CHOOSE and has_chosen(state, seat)):
            return None
        card = int(state.played[state.trick, seat])
        return True if card == NO_CARD else self.format_card(card)

    def format_trick(self, state: Any, trick: int) -> Json:
        winner = int(state.trick_winners[trick])
        return {
            "cards": [self.format_card(int(state.played[trick, seat])) for seat in range(self.rules.players)],
            "winner": None if winner == NOBODY else winner,
        }


SIDE_NUMBERS = {"up": UP, "down": 1 - UP}
