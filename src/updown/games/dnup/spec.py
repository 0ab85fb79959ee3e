"""dnup: constants, the rules in force as numbers, the state's layout, actions and reasons."""

from math import comb
from typing import Annotated

import numpy as np

from updown.rules.api import Standing
from updown.rules.layout import CARDS, Ints, Mask, Vector

RULES_VERSION = 1
SETUP_RULE = "DN-4"

MAX_PLAYERS = 5
MAX_PLACES = 5
MAX_CARDS = 48
MAX_VALUE = 15
MAX_OF_A_VALUE = 12

PLAYING, OVER = 0, 1
NOBODY = -1
NOWHERE = -1
QUIET_LIMIT = 100

# Two copies of a card have consecutive numbers in the deck; `Rules.firsts` marks the first of each such pair.

# Actions: the cards (of a pair of copies the first alone means one copy), their active value, a place, and the kind.
VALUE_SHIFT = 48
PLACE_SHIFT = 53
KIND_SHIFT = 57
CARD_MASK = (1 << MAX_CARDS) - 1
VALUE_MASK = 31
PLACE_MASK = 15
ROTATE, TAKE, ADD, PLAY = range(4)

# Reasons of a refusal; REFUSALS gives each its code and the rule that the error cites, TWO_PLAYER_REFUSALS with two
# players.
(
    FINE,
    GAME_OVER,
    ROUND_OVER,
    IS_OUT,
    NOT_ON_TURN,
    NO_SUCH_MOVE,
    NO_CARDS,
    PLAY_NOT_HELD,
    NOT_HIGHER,
    NOT_HIGHER_THAN_OWN,
    ADD_NOT_HELD,
    ADD_TO_OWN,
    ADD_TO_NOTHING,
    OTHER_VALUE,
    ADD_NOT_HIGHER,
    TAKE_OWN,
    TAKE_NOTHING,
) = range(17)
REFUSALS = {
    GAME_OVER: ("game-over", "DN-15"),
    ROUND_OVER: ("round-over", "DN-14"),
    IS_OUT: ("is-out", "DN-13"),
    NOT_ON_TURN: ("not-on-turn", "DN-5"),
    NO_SUCH_MOVE: ("unknown-move", "DN-7"),
    NO_CARDS: ("no-cards", "DN-8"),
    PLAY_NOT_HELD: ("play-not-held", "DN-8"),
    NOT_HIGHER: ("not-higher", "DN-8"),
    NOT_HIGHER_THAN_OWN: ("not-higher-than-own", "DN-18"),
    ADD_NOT_HELD: ("add-not-held", "DN-9"),
    ADD_TO_OWN: ("add-to-own", "DN-9"),
    ADD_TO_NOTHING: ("add-to-nothing", "DN-9"),
    OTHER_VALUE: ("other-value", "DN-9"),
    ADD_NOT_HIGHER: ("add-not-higher", "DN-9"),
    TAKE_OWN: ("take-own", "DN-10"),
    TAKE_NOTHING: ("take-nothing", "DN-10"),
}
TWO_PLAYER_REFUSALS = REFUSALS | {
    GAME_OVER: ("game-over", "DN-20"),
    ROUND_OVER: ("round-over", "DN-20"),
    NOT_ON_TURN: ("not-on-turn", "DN-17"),
    ADD_TO_OWN: ("add-to-own", "DN-18"),
    TAKE_OWN: ("take-own", "DN-18"),
}


def _subset_counts() -> Vector:
    """SUBSETS[2 << n | blocked]: how many subsets of n cards have a size whose bit in `blocked` (n + 1 bits) is not
    set."""
    table = np.zeros(4 << MAX_OF_A_VALUE, np.int64)
    for n in range(MAX_OF_A_VALUE + 1):
        sizes = np.arange(2 << n)
        for size in range(n + 1):
            table[(2 << n) + sizes[sizes >> size & 1 == 0]] += comb(n, size)
    return table


def _pair_counts() -> Vector:
    """PAIRS[n, k]: how many ways there are to take k cards from n pairs of equal cards."""
    table = np.zeros((MAX_OF_A_VALUE // 2 + 1, MAX_OF_A_VALUE + 3), np.int64)
    table[0, 0] = 1
    for n in range(1, MAX_OF_A_VALUE // 2 + 1):
        for k in range(MAX_OF_A_VALUE + 1):
            table[n, k] = table[n - 1, max(0, k - 2) : k + 1].sum()
    return table


SUBSETS = _subset_counts()
SUBSETS_MASK = len(SUBSETS) - 1
PAIRS = _pair_counts()

# The statistics of a round in a simulation (kernel.count_facts), and the shares that are reported.
FACTS = ("rounds", "void_rounds", "turns", "cards_discarded")
SHARES = {"void_share": ("void_rounds", "rounds")}


class Rules:
    """The options and the deck, as numbers."""

    players: int
    areas: int
    places: int
    hand_size: int
    goal: int
    values: int
    deck: Mask
    star: Mask
    firsts: Mask
    low: Annotated[Ints, MAX_VALUE + 1, CARDS]
    high: Annotated[Ints, MAX_VALUE + 1, CARDS]


class Tally:
    """The results of `tally_moves`: sets to take, cards to add to each place, sets to play of each value."""

    takes: int
    adds: int
    adding: Annotated[Ints, MAX_PLACES]
    blocked: Annotated[Ints, MAX_VALUE + 1]
    plays: Annotated[Ints, MAX_VALUE + 1]


class State(Standing):
    """The full state of one match."""

    scores: Annotated[Ints, MAX_PLAYERS]
    phase: int
    seat: int
    area: int
    starter: int
    quiet: int
    turns: int
    out_count: int
    out: Annotated[Ints, MAX_PLAYERS]
    is_out: int
    hands: Annotated[Ints, MAX_PLAYERS, CARDS]
    known: Annotated[Ints, MAX_PLAYERS, CARDS]
    turned: Mask
    discarded: Mask
    sets: Annotated[Ints, MAX_PLACES, CARDS]
    set_values: Annotated[Ints, MAX_PLACES]
    set_sizes: Annotated[Ints, MAX_PLACES]
    sizes: int
    sizes_of: Annotated[Ints, MAX_VALUE + 1]


class Observation(State):
    """What one seat may know (-1: an onlooker). Fields of the state that it may not know are blank: hands of others
    hold only the cards that everybody knows to be there, and `turned` has only cards that the seat can see."""

    viewer: int
    hand_sizes: Annotated[Ints, MAX_PLAYERS]
