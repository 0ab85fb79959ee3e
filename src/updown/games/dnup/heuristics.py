"""Heuristics for dnup: the value of a move, blunders, and the evaluation of a position. The functions use only the
acting seat's own hand and public information, although the state that they receive may hold more; `evaluate` uses all
hands."""

from math import exp
from typing import Any

from updown.games.dnup.kernel import active, owner, place_of_size
from updown.games.dnup.spec import (
    ADD,
    CARD_MASK,
    KIND_SHIFT,
    NOWHERE,
    PLACE_MASK,
    PLACE_SHIFT,
    PLAY,
    PLAYING,
    ROTATE,
    TAKE,
    VALUE_MASK,
    VALUE_SHIFT,
    Rules,
    State,
)
from updown.rules.bits import count_bits

TEMPERATURES = {
    2: (0.084, 0.0858, 0.0437, 0.0221, 0.0105),
    3: (0.187, 0.383, 0.082, 0.034, 0.013),
    4: (0.058, 0.18, 0.05, 0.0215, 0.0104),
    5: (0.06, 0.145, 0.0563, 0.0292, 0.0121),
}
"""How soft the policies of the levels for people are, weakest first, by the number of players: read off a curve
that bench/levels.py measures, with the aim of even steps."""
ROLLOUTS = {
    "flat": 400,
    "strong": 200,
    "expert": 1200,
    "master": {2: 1000, 3: 1200, 4: 1600, 5: 1800},
    "oracle": 1200,
}
PRIOR_TEMPERATURE = 0.1
PRIOR_WORLDS = {2: 3, 3: 3}
LEVEL_PRIOR_WORLDS = {2: 3}
ROLLOUT_TRIES = 8
ROLLOUT_LIMIT = 60
OTHERS_LEARN = 2
EXPLORE_PERCENT = 100
CASUAL_TEMPERATURE = 0.2
BEGINNER_TEMPERATURE = 0.25
FINISH = 3.0
GROUP = 0.22
CARD = 0.06
PER_POINT_TWO = 1.1
PER_POINT = 0.55


def groups(rules: Rules, state: State, cards: int, turned: int) -> int:
    """The number of different values that are up: at least this many turns are needed to lay all the cards."""
    count = 0
    for value in range(1, rules.values + 1):
        if cards & ((rules.low[value] & ~turned) | (rules.high[value] & turned)):
            count += 1
    return count


def burden(rules: Rules, state: State, cards: int, turned: int) -> float:
    """How far a hand is from being laid, by the number of its groups and of its cards."""
    return GROUP * groups(rules, state, cards, turned) + CARD * count_bits(cards)


def move_value(rules: Rules, state: State, seat: int, action: int) -> float:
    """The heuristic value of a move: how much it lightens the hand, and its effect on the others."""
    kind = action >> KIND_SHIFT
    hand = state.hands[seat]
    if kind == ROTATE:
        return -burden(rules, state, hand, state.turned ^ hand) - 0.04
    place = action >> PLACE_SHIFT & PLACE_MASK
    if kind == TAKE:
        cards = state.sets[place]
        return -burden(rules, state, hand | cards, state.turned ^ cards) - 0.05
    cards = action & CARD_MASK
    value = action >> VALUE_SHIFT & VALUE_MASK
    rest = hand & ~cards
    size = count_bits(cards)
    if size >= count_bits(hand):
        return FINISH
    if kind == ADD:
        size = state.set_sizes[place] + 1
    gain = 0.0
    beaten = place_of_size(rules, state, size)
    if beaten != NOWHERE:
        loser = owner(rules, beaten)
        if loser != seat and not state.is_out >> loser & 1:
            gain = CARD * size
        elif loser == seat:
            gain = -CARD * size
    stays = value / (rules.values + 1) + 0.15 * (size - 1)
    at_risk = 0.0 if kind == ADD else (1.0 - min(1.0, stays)) * (0.5 * GROUP + 0.5 * CARD * size)
    return gain - burden(rules, state, rest, state.turned) - at_risk


def beginner_value(rules: Rules, state: State, seat: int, action: int) -> float:
    """The value of a move as a beginner sees it: the number of cards laid now."""
    kind = action >> KIND_SHIFT
    if kind == PLAY:
        return 0.15 * count_bits(action & CARD_MASK)
    if kind == ADD:
        return 0.15
    return -0.2


def can_finish(rules: Rules, state: State, seat: int) -> bool:
    """Whether some move lays the last card."""
    hand = state.hands[seat]
    count = count_bits(hand)
    for value in range(1, rules.values + 1):
        if active(rules, state, hand, value) == hand:
            rival = place_of_size(rules, state, count)
            if rival == NOWHERE or (state.set_values[rival] < value and owner(rules, rival) != seat):
                return True
            if count == 1:
                for place in range(rules.places):
                    theirs = owner(rules, place) != seat and state.set_sizes[place] > 0
                    if theirs and state.set_values[place] == value:
                        rival = place_of_size(rules, state, state.set_sizes[place] + 1)
                        if rival == NOWHERE or state.set_values[rival] < value:
                            return True
    return False


def outlook(rules: Rules, state: State, seat: int) -> int:
    """What is certain for the seat after a move: 1 if it is out, or is on turn and can lay its last card; -1 if the
    next player, whose cards are all known, can go out and win the match; else 0."""
    if state.is_out >> seat & 1:
        return 1
    if state.turn == 0:
        return 0
    if state.seat == seat:
        return int(can_finish(rules, state, seat))
    rival = state.seat
    gain = 2 if rules.areas == 1 and state.out_count == 0 else 1
    known = state.hands[rival] & ~state.known[rival] == 0
    return -1 if known and state.scores[rival] + gain >= rules.goal and can_finish(rules, state, rival) else 0


def evaluate(rules: Rules, state: State, values: Any) -> None:
    """Writes the value of the position to each seat, from 0 to 1: the chance to win the match, by the points and, in
    the middle of a round, by how soon each hand will be laid. It evaluates a sampled world, so it may use all hands."""
    steepness = PER_POINT_TWO if rules.areas == 2 else PER_POINT
    weights = 0.0
    for seat in range(rules.players):
        values[seat] = exp(steepness * expected_points(rules, state, seat))
        weights += values[seat]
    winners = count_bits(state.winners)
    for seat in range(rules.players):
        values[seat] /= weights
        if state.over:
            values[seat] = 1.0 / winners if state.winners >> seat & 1 else 0.0


def expected_points(rules: Rules, state: State, seat: int) -> float:
    """The seat's points, and in the middle of a round the points that it can expect from it."""
    points = float(state.scores[seat])
    if state.phase != PLAYING or state.is_out >> seat & 1:
        return points
    total = 0.0
    mine = 0.0
    for other in range(rules.players):
        if not state.is_out >> other & 1:
            hope = exp(-4.0 * burden(rules, state, state.hands[other], state.turned))
            total += hope
            if other == seat:
                mine = hope
    at_stake = 1.0 if rules.areas == 2 else 3.0 - 2.0 * state.out_count
    return points + at_stake * mine / total
