"""Seesaw: constants, the rules in force as numbers, the layout of the state, and the reasons of refusals."""

from typing import Annotated

from updown.rules.api import Standing
from updown.rules.layout import CARDS, Ints, Mask

RULES_VERSION = 1
SETUP_RULE = "SS-3"

MAX_PLAYERS = 4
MAX_ROUNDS = 5
MAX_CARDS = 24
NO_CARD = -1

# SS-1: a card is suit * VALUES + value - 1. An action is the card that is played.
SUITS = "SWR"
VALUES = 8

FINE, GAME_OVER, ROUND_OVER, NOT_ON_TURN, NOT_HELD = range(5)
REFUSALS = {
    GAME_OVER: ("game-over", "SS-8"),
    ROUND_OVER: ("round-over", "SS-8"),
    NOT_ON_TURN: ("not-on-turn", "SS-5"),
    NOT_HELD: ("not-held", "SS-5"),
}

# The statistics of a round in a simulation (kernel.count_facts), and the shares that are reported.
FACTS = ("tricks", "low_tricks")
SHARES = {"low_share": ("low_tricks", "tricks")}


class Rules:
    """The options and the deck, as numbers."""

    players: int
    rounds: int
    hand_size: int
    deck: Mask


class Tally:
    """The results of `tally_moves`; Seesaw needs none."""

    unused: int


class State(Standing):
    """The full state of one match. `Standing` has the fields of every game."""

    scores: Annotated[Ints, MAX_PLAYERS]
    leader: int
    trick: int
    low_tricks: int
    table: Annotated[Ints, MAX_PLAYERS]
    gone: Mask
    hands: Annotated[Ints, MAX_PLAYERS, CARDS]
    aside: Mask


class Observation(State):
    """What one seat may know (-1: an onlooker). Other hands and the cards aside are empty; their sizes are known."""

    viewer: int
    hand_sizes: Annotated[Ints, MAX_PLAYERS]
    aside_size: int
