"""Auf und Ab: constants, the rules in force as numbers, the state's layout, actions and reasons."""

from typing import Annotated

from updown.rules.api import Standing
from updown.rules.layout import CARDS, Ints, Mask

RULES_VERSION = 1
SETUP_RULE = "AA-3"

MAX_PLAYERS = 3
MAX_SYMBOLS = 5
MAX_CARDS = 32
MAX_LAID = 3
MAX_PILES = MAX_PLAYERS * MAX_LAID

LAY, ACT, DRAWN, OVER = 0, 1, 2, 3
HIGH, LOW = 0, 1
NO_CARD = -1
NOT_YET = -1

# A card is its set of symbols, one bit each, and so its value too (AA-1, AA-2); 0 is the joker.

# Actions: the kind, and below it cards and pile. `lay` carries a set of cards, the others one number a card; of two
# cards to swap the lower one comes first.
KIND_SHIFT = 48
WHAT_MASK = (1 << KIND_SHIFT) - 1
PLAY, DRAW, BURY, SWAP, KEEP, LAYING = range(6)
FIELD_SHIFT = 8
FIELD_MASK = 255

# Reasons of a refusal; REFUSALS gives each its code and the rule that the error cites.
(
    FINE,
    GAME_OVER,
    NOT_TO_LAY,
    NOT_ON_TURN,
    BAD_LAY,
    MUST_LAY,
    LAID_ALREADY,
    PLAY_NOT_HELD,
    DOES_NOT_FIT,
    DRAW_NOT_HELD,
    NO_STOCK,
    SWAP_NOT_HELD,
    NOT_OPEN,
    NOTHING_OPEN,
    BURY_NOT_HELD,
    STOCK_LEFT,
    NOTHING_TAKEN,
    DRAWN_ONLY,
    TAKEN_ONLY,
) = range(19)
REFUSALS = {
    GAME_OVER: ("game-over", "AA-12"),
    NOT_TO_LAY: ("not-to-lay", "AA-4"),
    NOT_ON_TURN: ("not-on-turn", "AA-6"),
    BAD_LAY: ("bad-lay", "AA-4"),
    MUST_LAY: ("must-lay", "AA-4"),
    LAID_ALREADY: ("laid-already", "AA-4"),
    PLAY_NOT_HELD: ("play-not-held", "AA-7"),
    DOES_NOT_FIT: ("does-not-fit", "AA-7"),
    DRAW_NOT_HELD: ("draw-not-held", "AA-8"),
    NO_STOCK: ("no-stock", "AA-11"),
    SWAP_NOT_HELD: ("swap-not-held", "AA-9"),
    NOT_OPEN: ("not-open", "AA-9"),
    NOTHING_OPEN: ("nothing-open", "AA-11"),
    BURY_NOT_HELD: ("bury-not-held", "AA-10"),
    STOCK_LEFT: ("stock-left", "AA-10"),
    NOTHING_TAKEN: ("nothing-taken", "AA-11"),
    DRAWN_ONLY: ("drawn-only", "AA-8"),
    TAKEN_ONLY: ("taken-only", "AA-9"),
}

# The statistics of a round in a simulation (kernel.count_facts), and the shares that are reported.
FACTS = ("cards", "cards_on_piles", "cards_open", "cards_buried", "cards_in_hand", "cards_in_stock")
SHARES = {"played_share": ("cards_on_piles", "cards"), "buried_share": ("cards_buried", "cards")}


class Rules:
    """The options and the deck, as numbers."""

    players: int
    symbols: int
    cards: int
    hand_size: int
    laid: int
    piles: int
    goal: int
    fits: Annotated[Ints, MAX_CARDS, CARDS]
    owner: Annotated[Ints, MAX_PILES]
    name_order: Annotated[Ints, MAX_CARDS]


class Tally:
    """The results of `tally_moves`: how many cards fit on each pile, and how many moves there are of each kind."""

    plays: int
    discards: int
    open: int
    fitting: Annotated[Ints, MAX_PILES]


class State(Standing):
    """The full state of one match."""

    scores: Annotated[Ints, MAX_PLAYERS]
    phase: int
    seat: int
    last_turns: int
    hands: Annotated[Ints, MAX_PLAYERS, CARDS]
    tops: Annotated[Ints, MAX_PILES]
    beneath: Annotated[Ints, MAX_CARDS]
    open: Mask
    stock: Annotated[Ints, MAX_CARDS]
    stock_size: int
    pending: int
    pending_seen: int
    buried: Annotated[Ints, MAX_PLAYERS, MAX_CARDS]
    buried_count: Annotated[Ints, MAX_PLAYERS]
    known: Annotated[Ints, MAX_PLAYERS, CARDS]
    taken: Annotated[Ints, MAX_PLAYERS, CARDS]
    taken_at: Annotated[Ints, MAX_CARDS]


class Observation(State):
    """What one seat may know (-1: an onlooker). Fields of the state that it may not know are blank: hands of others
    hold only the cards that everybody knows to be there, cards face down are NO_CARD."""

    viewer: int
    hand_sizes: Annotated[Ints, MAX_PLAYERS]
