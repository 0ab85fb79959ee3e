"""What a network sees of a world of Up & Down in which all cards are known: the numbers of the columns that are 1.
Seats are counted from the trick boss, suits from the boss's own, cards from weak to strong, as in the features."""

from typing import Any

from updown.games.up_and_down.spec import CHOOSE, DOWN, NO_CARD, OVER, SUIT_SHIFT, VALUE_MASK, Observation, Rules, State
from updown.rules.bits import count_bits, lowest_bit

VALUES = VALUE_MASK + 1
SUIT_CARDS = 0xFFFF
MOST_LEAD = 8
MOST_ROUNDS = 3
MOST_OF_SUIT = 6


def columns(rules: Rules) -> int:
    """How many columns there are."""
    seats = rules.players
    cards = seats * rules.suits * VALUES
    counts = seats * rules.suits * (MOST_OF_SUIT + 1)
    return cards + counts + VALUES + seats * 5 + 2 * rules.hand_size + 3 + seats * (2 * MOST_LEAD + 1 + rules.suits) + 4


def viewpoint(rules: Rules, state: State) -> int:
    """The seat from which all is counted: the trick boss."""
    return state.chef


def progress(rules: Rules, observation: Observation) -> float:
    """How much of the round is over, from 0 to 1: the share of its tricks."""
    return observation.trick / rules.hand_size


def list_columns(rules: Rules, state: State, found: Any) -> int:
    """Writes the numbers of the columns that are 1. Returns how many there are."""
    seats = rules.players
    chef = state.chef
    own = rules.pointing[chef, state.rotation]
    flipped = state.side == DOWN
    middle = 2 * (rules.dice_faces + 1)
    trump = middle - state.trump if flipped else state.trump
    trumps = 0
    for suit in range(rules.suits):
        trumps |= 1 << (suit << SUIT_SHIFT | state.trump)
    count = 0
    at = 0
    playing = state.phase != OVER
    for steps in range(seats):
        seat = (chef + steps) % seats
        cards = state.hands[seat] if playing else 0
        if state.phase == CHOOSE and not state.turn >> seat & 1 and state.played[state.trick, seat] != NO_CARD:
            # A card that was chosen face down counts as if it were in the hand still.
            cards |= 1 << state.played[state.trick, seat]
        left = cards
        while left:
            card = lowest_bit(left)
            left &= left - 1
            value = card & VALUE_MASK
            suit = ((card >> SUIT_SHIFT) - own + rules.suits) % rules.suits
            found[count] = at + suit * VALUES + ((middle - value) & VALUE_MASK if flipped else value)
            count += 1
        at += rules.suits * VALUES
        for suit in range(rules.suits):
            held = count_bits(cards >> ((own + suit) % rules.suits << SUIT_SHIFT) & SUIT_CARDS)
            found[count] = at + min(held, MOST_OF_SUIT)
            count += 1
            at += MOST_OF_SUIT + 1
        found[count] = at + min(count_bits(cards & trumps), 4)
        count += 1
        at += 5
        found[count] = at + (rules.pointing[seat, state.rotation] - own + rules.suits) % rules.suits
        count += 1
        at += rules.suits
        lead = state.scores[seat] - state.scores[chef]
        found[count] = at + MOST_LEAD + max(-MOST_LEAD, min(MOST_LEAD, lead))
        count += 1
        at += 2 * MOST_LEAD + 1
    found[count] = at + (trump & VALUE_MASK)
    at += VALUES
    found[count + 1] = at + min(state.pot, rules.hand_size - 1)
    at += rules.hand_size
    found[count + 2] = at + (rules.hand_size - 1 - state.trick if playing else 0)
    at += rules.hand_size
    found[count + 3] = at + state.phase
    at += 3
    found[count + 4] = at + max(0, min(MOST_ROUNDS, rules.rounds - state.begun))
    return count + 5
