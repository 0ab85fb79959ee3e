"""Up & Down: constants, the rules in force as numbers, the state's layout, actions and reasons."""

from typing import Annotated

from updown.rules.api import Standing
from updown.rules.layout import CARDS, Ints, Mask

RULES_VERSION = 1
SETUP_RULE = "UD-5"

MAX_PLAYERS = 4
MAX_SUITS = 4
MAX_TRICKS = 24
MAX_ROUNDS = 20

# A card is suit * 16 + value: its suit and value are read off without a table (UD-1).
SUIT_SHIFT = 4
VALUE_MASK = 15
MAX_CARDS = 64

DOWN, UP = 0, 1
CHANGE, CHOOSE, OVER = 0, 1, 2
NOBODY = -1
NO_CARD = -1

EXTRA_ROUND, SHARED = 0, 1

# Actions: 0 flip; 1 to 3 rotate by so many quarter turns; 4 roll; 8 + card choose.
FLIP = 0
ROLL = 4
CHOICE = 8
# A change is public with its dice, in one number: the change is in the bits above the dice.
CHANGE_SHIFT = 8

# The results of a card in a trick (UD-12).
CANCELLED, DOES_NOT_COUNT, BEATEN, WINS = 0, 1, 2, 3
TRUMP_POWER = 100

# Reasons of a refusal; REFUSALS gives each its code and the rule that the error cites.
FINE, GAME_OVER, ROUND_OVER, NOT_THE_CHEF, NOT_TO_CHOOSE, BAD_CHANGE, BAD_CHOICE, NOT_HELD = range(8)
REFUSALS = {
    GAME_OVER: ("game-over", "UD-16"),
    ROUND_OVER: ("round-over", "UD-16"),
    NOT_THE_CHEF: ("not-the-chef", "UD-10"),
    NOT_TO_CHOOSE: ("not-to-choose", "UD-11"),
    BAD_CHANGE: ("bad-change", "UD-10"),
    BAD_CHOICE: ("bad-choice", "UD-11"),
    NOT_HELD: ("not-held", "UD-11"),
}

# The statistics of a round in a simulation (kernel.count_facts), and the shares that are reported.
FACTS = ("tricks", "tricks_to_pot", "tricks_left_in_pot")
SHARES = {"pot_share": ("tricks_to_pot", "tricks"), "lost_share": ("tricks_left_in_pot", "tricks")}


class Rules:
    """The options and the deck, as numbers."""

    players: int
    hand_size: int
    suits: int
    chef_suit: int
    dice_faces: int
    rounds: int
    tiebreak: int
    deck: Mask
    sides: Annotated[Ints, MAX_PLAYERS]
    pointing: Annotated[Ints, MAX_PLAYERS, MAX_SUITS]


class Tally:
    """The results of `tally_moves`; Up & Down needs none."""

    unused: int


class State(Standing):
    """The full state of one match."""

    scores: Annotated[Ints, MAX_PLAYERS]
    phase: int
    side: int
    trump: int
    dice: Annotated[Ints, 2]
    chef: int
    pot: int
    trick: int
    rotation: int
    tricks: Annotated[Ints, MAX_PLAYERS]
    hands: Annotated[Ints, MAX_PLAYERS, CARDS]
    aside: Mask
    played: Annotated[Ints, MAX_TRICKS, MAX_PLAYERS]
    trick_winners: Annotated[Ints, MAX_TRICKS]


class Observation(State):
    """What one seat may know (-1: an onlooker). Fields of the state that it may not know are blank: hands of others and
    the cards aside are empty, cards chosen face down are NO_CARD."""

    viewer: int
    hand_sizes: Annotated[Ints, MAX_PLAYERS]
    aside_size: int
