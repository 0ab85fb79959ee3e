"""Heuristics for Auf und Ab: the value of a move, blunders, and the evaluation of a position. The functions use only
the acting seat's own hand and public information, although the state that they receive may hold more."""

from math import exp
from typing import Any

from updown.games.auf_und_ab.spec import (
    ACT,
    DRAW,
    DRAWN,
    FIELD_MASK,
    FIELD_SHIFT,
    HIGH,
    KEEP,
    KIND_SHIFT,
    LAYING,
    NOT_YET,
    PLAY,
    SWAP,
    WHAT_MASK,
    Rules,
    State,
)
from updown.rules.bits import count_bits, lowest_bit

TEMPERATURES = {
    2: (0.04, 0.3, 0.06, 0.0275, 0.0102),
    3: (1.0, 0.9, 0.1, 0.029, 0.0072),
}
"""How soft the policies of the levels for people are, weakest first, by the number of players: read off a curve
that bench/levels.py measures, with the aim of even steps."""
ROLLOUTS = {"flat": 2000, "strong": 400, "expert": 4000, "master": 2000, "oracle": 4000}
PRIOR_TEMPERATURE = 0.12
ROLLOUT_TRIES = 2
ROLLOUT_LIMIT = 8
OTHERS_LEARN = 2
EXPLORE_PERCENT = 70
CASUAL_TEMPERATURE = 0.15
BEGINNER_TEMPERATURE = 0.3
POINT = 1 / 16
ENDGAME = 2_000
KEPT = 0.05
WIN_PART = 0.7
MARGIN = 0.01
STEEPNESS = 0.12


def endgame_nodes(rules: Rules, observation: Any, all_known: bool) -> int:
    """How many nodes the search may spend on solving the endgame exactly: only in the last turns (AA-12), and not if a
    rival who comes later could draw: in a solved world it would know the card."""
    if observation.last_turns == NOT_YET or (observation.last_turns > 1 and observation.stock_size > 0):
        return 0
    return ENDGAME


def points(rules: Rules, state: State, seat: int, card: int, pile: int) -> float:
    """The value of playing the card on that pile: points for the seat, or points taken from a rival, which count most
    if the rival leads."""
    gain = card - state.tops[pile] if rules.goal == HIGH else state.tops[pile] - card
    owner = rules.owner[pile]
    if owner == seat:
        return gain * POINT
    return -gain * POINT * rivalry(rules, state, seat, owner)


def rivalry(rules: Rules, state: State, seat: int, rival: int) -> float:
    """How much a rival's point counts against the seat: fully if there is one rival, else more for the leading one."""
    if rules.players == 2:
        return 1.0
    for other in range(rules.players):
        if other not in (seat, rival):
            lead = state.scores[rival] - state.scores[other]
            if rules.goal != HIGH:
                lead = -lead
            return 0.8 if lead > 0 else 0.3
    return 1.0


def best_points(rules: Rules, state: State, seat: int, card: int) -> float:
    """The value of the best play of the card now; 0 if it fits nowhere or only does harm."""
    best = 0.0
    for pile in range(rules.piles):
        if rules.fits[state.tops[pile]] >> card & 1:
            best = max(best, points(rules, state, seat, card, pile))
    return best


def ending(rules: Rules, state: State, seat: int, gain: float) -> float:
    """AA-12: the value of ending the game, after which each other seat has one last turn; `gain` is the value of the
    play itself."""
    best = 0.0
    for other in range(rules.players):
        if other != seat:
            lead = (state.scores[seat] - state.scores[other]) * (1 if rules.goal == HIGH else -1) * POINT
            best = lead if best == 0.0 else min(best, lead)
    return min(0.5, max(-0.5, best + gain - 0.6))


def move_value(rules: Rules, state: State, seat: int, action: int) -> float:
    """The heuristic value of a move."""
    kind = action >> KIND_SHIFT
    card = action & FIELD_MASK
    if kind == PLAY:
        gain = points(rules, state, seat, card, action >> FIELD_SHIFT & FIELD_MASK)
        if state.last_turns == NOT_YET and state.hands[seat] == 1 << card:
            return gain + ending(rules, state, seat, gain)
        return gain
    if kind == KEEP:
        return KEPT
    if kind == LAYING:
        return laying(rules, state, seat, action & WHAT_MASK)
    last = state.last_turns != NOT_YET
    if kind == SWAP:
        take = action >> 2 * FIELD_SHIFT & FIELD_MASK
        other = action >> FIELD_SHIFT & FIELD_MASK
        given = best_points(rules, state, seat, card) + best_points(rules, state, seat, other)
        return best_points(rules, state, seat, take) - (0.0 if last else 0.15 + 0.5 * given)
    spoilt = best_points(rules, state, seat, card)
    if kind == DRAW:
        return 0.1 - (0.0 if last else 0.6 * spoilt)
    return -0.6 * spoilt


def laying(rules: Rules, state: State, seat: int, cards: int) -> float:
    """AA-4: the value of laying these cards: high ones are points at once (or low ones, if those win), and the cards
    that stay in the hand should fit on them."""
    total = 0
    fitting = 0
    hand = state.hands[seat] & ~cards
    left = cards
    while left:
        card = lowest_bit(left)
        left &= left - 1
        total += card
        upward = hand & rules.fits[card]
        fitting += count_bits(upward)
    most = rules.laid * (rules.cards - 1)
    share = total / most if rules.goal == HIGH else 1.0 - total / most
    return 0.6 * share + 0.05 * fitting


def beginner_value(rules: Rules, state: State, seat: int, action: int) -> float:
    """The value of a move as a beginner sees it: points on its own piles, now."""
    kind = action >> KIND_SHIFT
    if kind == PLAY and rules.owner[action >> FIELD_SHIFT & FIELD_MASK] == seat:
        return points(rules, state, seat, action & FIELD_MASK, action >> FIELD_SHIFT & FIELD_MASK)
    if kind == PLAY:
        return -0.1
    return 0.0


def outlook(rules: Rules, state: State, seat: int) -> int:
    """What is certain for the seat after a move (AA-12): the result, if the match is over (0 if the win is shared); a
    win, if the open card that it has just taken on the very last turn wins; after its last card a win, if one turn of
    each of the others cannot make up its lead, and with two players a loss, if it is behind: the other need not change
    that."""
    if state.over:
        if not state.winners >> seat & 1:
            return -1
        return int(state.winners == 1 << seat)
    if state.phase == DRAWN:
        return int(state.last_turns == 1 and state.pending_seen and wins_by_playing(rules, state, seat, state.pending))
    if state.last_turns == NOT_YET or state.hands[seat] != 0:
        return 0
    sign = 1 if rules.goal == HIGH else -1
    swing = largest_swing(rules, state, seat)
    certain = 1
    for other in range(rules.players):
        lead = sign * (state.scores[seat] - state.scores[other])
        if other != seat and lead <= swing * state.last_turns:
            certain = -1 if rules.players == 2 and lead < 0 else 0
    return certain


def wins_by_playing(rules: Rules, state: State, seat: int, card: int) -> bool:
    """Whether the seat is ahead of all others after some play of this card."""
    sign = 1 if rules.goal == HIGH else -1
    for pile in range(rules.piles):
        if not rules.fits[state.tops[pile]] >> card & 1:
            continue
        ahead = True
        for other in range(rules.players):
            lead = state.scores[seat] - state.scores[other]
            if rules.owner[pile] == seat:
                lead += card - state.tops[pile]
            if rules.owner[pile] == other:
                lead -= card - state.tops[pile]
            ahead = ahead and (other == seat or sign * lead > 0)
        if ahead:
            return True
    return False


def largest_swing(rules: Rules, state: State, seat: int) -> int:
    """How many points a play on any pile, with a card that nobody has seen, can cost the seat against another."""
    seen = 0
    for pile in range(rules.piles):
        card = state.tops[pile]
        while card >= 0:
            seen |= 1 << card
            card = state.beneath[card]
    sign = 1 if rules.goal == HIGH else -1
    swing = 0
    for pile in range(rules.piles):
        cards = rules.fits[state.tops[pile]] & ~seen
        for_them = -sign if rules.owner[pile] == seat else sign
        while cards:
            swing = max(swing, for_them * (lowest_bit(cards) - state.tops[pile]))
            cards &= cards - 1
    return swing


def is_blunder(rules: Rules, state: State, seat: int, action: int) -> bool:
    """Whether no sensible player would make this move: a play that loses points on the last turn, or a play that helps
    a rival or harms the seat itself although the card has a good play elsewhere."""
    if action >> KIND_SHIFT != PLAY:
        return False
    card = action & FIELD_MASK
    gain = points(rules, state, seat, card, action >> FIELD_SHIFT & FIELD_MASK)
    if gain >= 0.0:
        return False
    if state.last_turns != NOT_YET:
        return True
    return state.phase == ACT and best_points(rules, state, seat, card) > 0.0


def evaluate(rules: Rules, state: State, values: Any) -> None:
    """Writes the value of the position to each seat, from 0 to 1: mostly the chance to win, and a little the lead in
    points."""
    sign = 1 if rules.goal == HIGH else -1
    total = 0
    weights = 0.0
    steepness = STEEPNESS
    for seat in range(rules.players):
        total += state.scores[seat]
        weights += exp(steepness * sign * (state.scores[seat] - state.scores[0]))
    winners = count_bits(state.winners)
    for seat in range(rules.players):
        if state.over:
            win = 1.0 / winners if state.winners >> seat & 1 else 0.0
        else:
            win = exp(steepness * sign * (state.scores[seat] - state.scores[0])) / weights
        lead = sign * (state.scores[seat] - (total - state.scores[seat]) / (rules.players - 1))
        values[seat] = WIN_PART * win + (1.0 - WIN_PART) * (0.5 + MARGIN * lead)
