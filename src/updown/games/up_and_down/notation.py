"""Up & Down in text and JSON: cards, moves, states and views."""

from typing import Any

from updown.games.up_and_down.kernel import suit_of
from updown.games.up_and_down.observe import has_chosen
from updown.games.up_and_down.spec import (
    CHANGE,
    CHOICE,
    FLIP,
    NO_CARD,
    NOBODY,
    ROLL,
    SUIT_SHIFT,
    UP,
    Rules,
)
from updown.rules.errors import shown
from updown.rules.match import Json, Refusal
from updown.rules.notation import card_lists, check_parts, format_standing, names_by_bit

PHASES = ("change", "choose", "over")
SIDES = ("down", "up")

SUITS = {"classic": "DHSC", "ludolux": "FMHR"}
"""UD-2: an H is a heart in one edition and a hat in the other."""


class Notation:
    """The names of one deck's cards, and everything written with them."""

    def __init__(self, rules: Rules, suits: list[str]) -> None:
        self.rules = rules
        self.suits = suits
        self.edition = next((name for name, letters in SUITS.items() if set(suits) <= set(letters)), None)
        """The edition whose names the suits have; None for other letters, which are used as they are."""
        self.seats = range(rules.players)
        self.names = [f"{suit}{value}" for suit in suits for value in range(1 << SUIT_SHIFT)]
        self.numbers = {name: card for card, name in enumerate(self.names) if rules.deck >> card & 1}
        self.format_cards = card_lists(names_by_bit(self.names))

    # --- cards ---

    def format_card(self, card: int) -> str:
        return self.names[card]

    def parse_card(self, text: object) -> int | None:
        """The card of that name in this deck, or None."""
        return self.numbers.get(text) if isinstance(text, str) else None

    # --- moves ---

    def format_move(self, action: int) -> Json:
        if action >= CHOICE:
            return {"move": "choose", "card": self.names[action - CHOICE]}
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
        """The part that the state and all views have in common."""
        return {
            **format_standing(state, self.rules.players),
            "side": SIDES[state.side],
            "suits": self.format_suits(state),
            "trump": state.trump,
            "chef": state.chef,
            "phase": PHASES[state.phase],
            "pot": state.pot,
            "tricks": list(state.tricks[: self.rules.players]),
        }

    def format_suits(self, state: Any) -> list[str]:
        """UD-3: the suits that point at the seats."""
        return [self.suits[suit_of(self.rules, state, seat)] for seat in self.seats]

    def format_state(self, state: Any) -> Json:
        return self.format_common(state) | {
            "hands": [self.format_cards(state.hands[seat]) for seat in self.seats],
            "aside": self.format_cards(state.aside),
            "chosen": [self.format_chosen(state, seat) for seat in self.seats],
        }

    def format_public(self, observation: Any) -> Json:
        """The view of an onlooker."""
        return self.format_common(observation) | {
            "seat": None,
            "hands": list(observation.hand_sizes[: self.rules.players]),
            "aside": observation.aside_size,
            "chosen": [self.format_chosen(observation, seat) for seat in self.seats],
            "played": self.format_tricks(observation, range(observation.trick)),
            "dice": list(observation.dice),
        }

    def format_own(self, observation: Any) -> Json:
        """The part of a view that is private to the seat."""
        viewer = observation.viewer
        hands: list[Any] = list(observation.hand_sizes[: self.rules.players])
        hands[viewer] = self.format_cards(observation.hands[viewer])
        own = {"seat": viewer, "hands": hands}
        if has_chosen(observation, viewer):
            own["chosen"] = [self.format_chosen(observation, seat) for seat in self.seats]
        return own

    def format_chosen(self, state: Any, seat: int) -> str | bool | None:
        """The card in front of the seat; True if it is hidden, None if there is none."""
        if not has_chosen(state, seat):
            return None
        card = state.played[state.trick, seat]
        return True if card == NO_CARD else self.names[card]

    def format_tricks(self, state: Any, tricks: range) -> list[Json]:
        """The cards of tricks that have been revealed, and who won each."""
        names, seats, played, winners = self.names, self.seats, state.played, state.trick_winners
        return [
            {
                "cards": [names[played[trick, seat]] for seat in seats],
                "winner": None if winners[trick] == NOBODY else winners[trick],
            }
            for trick in tricks
        ]


SIDE_NUMBERS = {"up": UP, "down": 1 - UP}
