"""What a network sees of a world of dnup in which all cards are known: the numbers of the columns that are 1. Seats are
counted from the one on turn."""

from typing import Any

from updown.games.dnup.kernel import active
from updown.games.dnup.spec import MAX_CARDS, PLAYING, Observation, Rules, State
from updown.rules.bits import count_bits, lowest_bit
from updown.rules.kernel_parts import smallest_hand

MOST_OF_VALUE = 4
MOST_IN_SET = 6
MOST_POINTS = 8


def columns(rules: Rules) -> int:
    """How many columns there are."""
    hand = 2 * MAX_CARDS + rules.values * MOST_OF_VALUE + rules.values + 1 + rules.hand_size + 1
    table = MAX_CARDS + rules.values * MOST_IN_SET
    return rules.players * (hand + 1 + MOST_POINTS + 1) + rules.places * table + 3


def viewpoint(rules: Rules, state: State) -> int:
    """The seat from which all is counted: the one on turn."""
    return state.seat


def progress(rules: Rules, observation: Observation) -> float:
    """How much of the round is over, from 0 to 1: how near the smallest hand is to its last card."""
    return 1.0 - smallest_hand(rules, observation) / rules.hand_size


def list_columns(rules: Rules, state: State, found: Any) -> int:
    """Writes the numbers of the columns that are 1. Returns how many there are."""
    seats = rules.players
    count = 0
    at = 0
    playing = state.phase == PLAYING
    for steps in range(seats):
        seat = (state.seat + steps) % seats
        cards = state.hands[seat] if playing else 0
        left = cards
        while left:
            card = lowest_bit(left)
            left &= left - 1
            found[count] = at + 2 * card + (state.turned >> card & 1)
            count += 1
        at += 2 * MAX_CARDS
        groups = 0
        for value in range(1, rules.values + 1):
            held = count_bits(active(rules, state, cards, value))
            if held:
                found[count] = at + min(held, MOST_OF_VALUE) - 1
                count += 1
                groups += 1
            at += MOST_OF_VALUE
        found[count] = at + groups
        at += rules.values + 1
        found[count + 1] = at + min(count_bits(cards), rules.hand_size)
        at += rules.hand_size + 1
        found[count + 2] = at + min(state.scores[seat], MOST_POINTS)
        count += 3
        at += MOST_POINTS + 1
        if state.is_out >> seat & 1:
            found[count] = at
            count += 1
        at += 1
        for area in range(rules.areas):
            place = seat * rules.areas + (area + state.area) % rules.areas
            if playing and state.set_sizes[place]:
                left = state.sets[place]
                while left:
                    found[count] = at + lowest_bit(left)
                    left &= left - 1
                    count += 1
                size = min(state.set_sizes[place], MOST_IN_SET)
                found[count] = at + MAX_CARDS + (state.set_values[place] - 1) * MOST_IN_SET + size - 1
                count += 1
            at += MAX_CARDS + rules.values * MOST_IN_SET
    if not playing:
        found[count] = at
        count += 1
    if state.area:
        found[count] = at + 1
        count += 1
    if state.out_count:
        found[count] = at + 2
        count += 1
    return count
