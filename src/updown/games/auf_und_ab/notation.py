"""Auf und Ab in text and JSON: cards, moves, states and views."""

from typing import Any

from updown.games.auf_und_ab.observe import has_laid
from updown.games.auf_und_ab.spec import (
    BURY,
    DRAW,
    DRAWN,
    FIELD_MASK,
    FIELD_SHIFT,
    KEEP,
    KIND_SHIFT,
    LAY,
    LAYING,
    NO_CARD,
    NOT_YET,
    PLAY,
    SWAP,
    WHAT_MASK,
    Rules,
)
from updown.rules.errors import shown
from updown.rules.match import Json, Refusal
from updown.rules.notation import card_list, card_lists, check_parts, format_standing, names_by_bit

PHASES = ("lay", "act", "drawn", "over")
JOKER = "-"


class Notation:
    """The names of one deck's cards, and everything written with them."""

    def __init__(self, rules: Rules, symbols: list[str]) -> None:
        self.rules = rules
        self.symbols = symbols
        self.names = [
            "".join(s for bit, s in enumerate(symbols) if card >> bit & 1) or JOKER for card in range(rules.cards)
        ]
        self.numbers = {name: card for card, name in enumerate(self.names)}
        self.seats = range(rules.players)
        self.by_bit = names_by_bit(self.names)
        self.format_cards = card_lists(self.by_bit)

    # --- cards ---

    def format_card(self, card: int) -> str:
        return self.names[card]

    def parse_card(self, text: object) -> int | None:
        """The card of that name in this deck, or None."""
        return self.numbers.get(text) if isinstance(text, str) else None

    def read_card(self, text: object, rule: str) -> int:
        card = self.parse_card(text)
        if card is None:
            raise Refusal(f"there is no card {shown(text)}", rule, "no-such-card")
        return card

    def read_cards(self, given: object, count: int, rule: str) -> list[int]:
        if not isinstance(given, list) or len(given) != count:
            raise Refusal(f"{shown(given)} is not a list of {count} cards", rule, "bad-argument")
        cards = [self.read_card(text, rule) for text in given]
        if len(set(cards)) != count:
            raise Refusal("the same card is there twice", rule, "bad-argument")
        return cards

    # --- moves ---

    def format_move(self, action: int) -> Json:
        kind = action >> KIND_SHIFT
        card, second = action & FIELD_MASK, action >> FIELD_SHIFT & FIELD_MASK
        names = self.names
        if kind == SWAP:
            taken = names[action >> 2 * FIELD_SHIFT & FIELD_MASK]
            return {"move": "swap", "discard": sorted([names[card], names[second]]), "take": taken}
        if kind == LAYING:
            return {"move": "lay", "cards": card_list(action & WHAT_MASK, self.by_bit)}
        if kind == PLAY:
            return {"move": "play", "card": names[card], "pile": list(divmod(second, self.rules.laid))}
        if kind == DRAW:
            return {"move": "draw", "discard": names[card]}
        return {"move": "bury", "card": names[card]} if kind == BURY else {"move": "keep"}

    def parse_move(self, state: Any, move: Json) -> int:
        name = move.get("move")
        if name == "lay":
            check_parts(move, ("cards",), "AA-4")
            cards = self.read_cards(move["cards"], self.rules.laid, "AA-4")
            return LAYING << KIND_SHIFT | sum(1 << card for card in cards)
        if name == "play":
            check_parts(move, ("card", "pile"), "AA-7")
            card = self.read_card(move["card"], "AA-7")
            return PLAY << KIND_SHIFT | self.read_pile(move["pile"]) << FIELD_SHIFT | card
        if name == "draw":
            check_parts(move, ("discard",), "AA-8")
            return DRAW << KIND_SHIFT | self.read_card(move["discard"], "AA-8")
        if name == "bury":
            check_parts(move, ("card",), "AA-10")
            return BURY << KIND_SHIFT | self.read_card(move["card"], "AA-10")
        if name == "swap":
            check_parts(move, ("discard", "take"), "AA-9")
            one, two = sorted(self.read_cards(move["discard"], 2, "AA-9"))
            take = self.read_card(move["take"], "AA-9")
            return SWAP << KIND_SHIFT | take << 2 * FIELD_SHIFT | two << FIELD_SHIFT | one
        if name == "keep":
            taking = "AA-9" if state.pending_seen else "AA-8"
            check_parts(move, (), taking if state.phase == DRAWN else "AA-11")
            return KEEP << KIND_SHIFT
        if state.phase == LAY:
            raise Refusal("the move now is lay", "AA-4", "unknown-move")
        if state.phase == DRAWN:
            rule = "AA-9" if state.pending_seen else "AA-8"
            raise Refusal("the card just taken may be played or kept", rule, "unknown-move")
        raise Refusal("a turn is play, draw, swap or bury", "AA-11", "unknown-move")

    def read_pile(self, given: object) -> int:
        """A pile by its owner's seat and its number."""
        laid = self.rules.laid
        if not isinstance(given, list) or len(given) != 2 or not type(given[0]) is type(given[1]) is int:
            raise Refusal(f"pile is {shown(given)}, expected a seat and a number", "AA-7", "bad-argument")
        seat, number = given
        if not (0 <= seat < self.rules.players and 0 <= number < laid):
            raise Refusal(f"there is no pile {shown(given)}", "AA-7", "no-such-pile")
        return int(seat * laid + number)

    # --- states and views ---

    def format_common(self, state: Any) -> Json:
        """The part that the state and all views have in common."""
        return {
            **format_standing(state, self.rules.players),
            "phase": PHASES[state.phase],
            "open": self.format_cards(state.open),
            "buried": sum(state.buried_count[: self.rules.players]),
            "last_turns": self.format_last_turns(state),
        }

    def format_state(self, state: Any) -> Json:
        return self.format_common(state) | {
            "hands": [self.format_cards(state.hands[seat]) for seat in self.seats],
            "piles": [self.format_piles(state, seat) for seat in self.seats],
            "stock": self.format_stock(state),
            "pending": None if state.pending == NO_CARD else self.names[state.pending],
        }

    def format_stock(self, state: Any) -> list[str]:
        """The stock, the card that is drawn next first."""
        return [self.names[state.stock[place]] for place in range(state.stock_size - 1, -1, -1)]

    def format_public(self, observation: Any) -> Json:
        """The view of an onlooker."""
        return self.format_common(observation) | {
            "seat": None,
            "hands": list(observation.hand_sizes[: self.rules.players]),
            "piles": [self.view_piles(observation, seat) for seat in self.seats],
            "stock": observation.stock_size,
            "pending": self.view_pending(observation),
            "known": [self.format_cards(observation.known[seat]) for seat in self.seats],
            "my_buried": [],
        }

    def format_own(self, observation: Any) -> Json:
        """The part of a view that is private to the seat."""
        viewer = observation.viewer
        hands: list[Any] = list(observation.hand_sizes[: self.rules.players])
        hands[viewer] = self.format_cards(observation.hands[viewer])
        buried = range(observation.buried_count[viewer])
        own = {
            "seat": viewer,
            "hands": hands,
            "pending": self.view_pending(observation),
            "my_buried": sorted([self.names[observation.buried[viewer, place]] for place in buried]),
        }
        if observation.phase == LAY:
            own["piles"] = [self.view_piles(observation, seat) for seat in self.seats]
        return own

    def view_pending(self, observation: Any) -> str | bool | None:
        """The card just taken; True if it is hidden."""
        if observation.pending != NO_CARD:
            return self.names[observation.pending]
        return True if observation.phase == DRAWN else None

    def view_piles(self, observation: Any, seat: int) -> Any:
        """While laying, of others only how many cards they have laid."""
        if observation.phase == LAY and seat != observation.viewer:
            return self.rules.laid if has_laid(observation, seat) else 0
        return self.format_piles(observation, seat)

    def format_piles(self, state: Any, seat: int) -> list[list[str]]:
        """The seat's piles, each from bottom to top; none before it has laid."""
        names, beneath, laid = self.names, state.beneath, self.rules.laid
        piles = []
        for top in state.tops[seat * laid : (seat + 1) * laid]:
            card, cards = top, []
            while card != NO_CARD:
                cards.append(names[card])
                card = beneath[card]
            if cards:
                piles.append(cards[::-1])
        return piles

    def format_last_turns(self, state: Any) -> list[int] | None:
        """AA-12: the seats that still have a last turn, in order."""
        if state.last_turns == NOT_YET:
            return None
        return [(state.seat + n) % self.rules.players for n in range(state.last_turns)]
