"""What a network sees of a world of Auf und Ab in which all cards are known: the numbers of the columns that are 1.
Seats are counted from the one on turn. With the goal `low` every card appears as its opposite, as in the features."""

from typing import Any

from updown.games.auf_und_ab.spec import DRAWN, HIGH, LAY, NO_CARD, NOT_YET, Observation, Rules, State
from updown.rules.bits import count_bits, lowest_bit
from updown.rules.kernel_parts import smallest_hand

LEAD_UNIT = 3
MOST_LEAD = 12
MOST_STOCK = 32


def columns(rules: Rules) -> int:
    """How many columns there are."""
    seats = rules.players
    hand = rules.cards + rules.hand_size + 2 + rules.cards + 2 * MOST_LEAD + 1
    plays = seats * seats * 2 * rules.symbols
    return seats * hand + plays + 2 * rules.cards + MOST_STOCK + 4 + seats + 1


def viewpoint(rules: Rules, state: State) -> int:
    """The seat from which all is counted: the one on turn."""
    return state.seat


def progress(rules: Rules, observation: Observation) -> float:
    """How much of the round is over, from 0 to 1: how near the smallest hand is to its last card."""
    return 1.0 - smallest_hand(rules, observation) / rules.hand_size


def list_columns(rules: Rules, state: State, found: Any) -> int:
    """Writes the numbers of the columns that are 1. Returns how many there are."""
    seats = rules.players
    turned = 0 if rules.goal == HIGH else rules.cards - 1
    sign = 1 if rules.goal == HIGH else -1
    count = 0
    at = 0
    laid = state.phase != LAY
    for steps in range(seats):
        seat = (state.seat + steps) % seats
        left = state.hands[seat]
        found[count] = at + min(count_bits(left), rules.hand_size + 1)
        count += 1
        at += rules.hand_size + 2
        while left:
            found[count] = at + (lowest_bit(left) ^ turned)
            left &= left - 1
            count += 1
        at += rules.cards
        lead = sign * (state.scores[seat] - state.scores[state.seat])
        bucket = (lead + (LEAD_UNIT >> 1) if lead >= 0 else lead - (LEAD_UNIT >> 1)) // LEAD_UNIT
        found[count] = at + MOST_LEAD + max(-MOST_LEAD, min(MOST_LEAD, bucket))
        count += 1
        at += 2 * MOST_LEAD + 1
        for pile in range(seat * rules.laid, (seat + 1) * rules.laid):
            if laid:
                found[count] = at + (state.tops[pile] ^ turned)
                count += 1
        at += rules.cards
        count = list_plays(rules, state, seat, turned, laid, at, count, found)
        at += seats * 2 * rules.symbols
    left = state.open
    while left:
        found[count] = at + (lowest_bit(left) ^ turned)
        left &= left - 1
        count += 1
    at += rules.cards
    if state.phase == DRAWN and state.pending != NO_CARD:
        found[count] = at + (state.pending ^ turned)
        count += 1
    at += rules.cards
    found[count] = at + min(state.stock_size, MOST_STOCK - 1)
    at += MOST_STOCK
    found[count + 1] = at + state.phase
    at += 4
    found[count + 2] = at + (0 if state.last_turns == NOT_YET else 1 + min(state.last_turns, seats - 1))
    return count + 3


def list_plays(rules: Rules, state: State, seat: int, turned: int, laid: bool, at: int, count: int, found: Any) -> int:
    """The plays that the seat's hand has, by whose pile they change, by the symbol, and whether up or down."""
    if not laid:
        return count
    seats = rules.players
    for steps in range(seats):
        owner = (seat + steps) % seats
        kinds = 0
        for pile in range(owner * rules.laid, (owner + 1) * rules.laid):
            fitting = state.hands[seat] & rules.fits[state.tops[pile]]
            while fitting:
                card = lowest_bit(fitting)
                fitting &= fitting - 1
                changed = card ^ state.tops[pile]
                if changed & changed - 1 == 0:
                    up = 1 if (card ^ turned) > (state.tops[pile] ^ turned) else 0
                    kinds |= 1 << (2 * lowest_bit(changed) + up)
        while kinds:
            found[count] = at + steps * 2 * rules.symbols + lowest_bit(kinds)
            kinds &= kinds - 1
            count += 1
    return count
