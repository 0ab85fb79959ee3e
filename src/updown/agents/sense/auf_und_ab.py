"""Good sense in Auf und Ab: what a move is worth by rule of thumb, and how a standing is valued. Functions look at the
acting seat's own hand and at what is public, nothing else, though the state they are given may hold more."""

from math import exp
from typing import Any

from updown.rules.auf_und_ab.spec import (
    ACT,
    DRAW,
    FIELD_MASK,
    FIELD_SHIFT,
    HIGH,
    KEEP,
    KIND_SHIFT,
    LAY,
    LAYING,
    NOT_YET,
    PLAY,
    SWAP,
    WHAT_MASK,
    Rules,
    State,
)
from updown.rules.bits import count_bits, lowest_bit

PLAYOUTS = {"flat": 2000, "strong": 400, "expert": 4000, "oracle": 4000}
PRIOR_SHARP = 0.12
PLAYOUT_TRIES = 2
PLAYOUT_LIMIT = 8
OTHERS_LEARN = 2
EXPLORE_PERCENT = 70
SHARP = 0.15
CHILD_SHARP = 0.3
POINT = 1 / 16
ENDGAME = 2_000
KEPT = 0.05
WIN_PART = 0.7
MARGIN = 0.01
STEEP = 0.12


def sealed(rules: Rules, state: State) -> bool:
    """AA-4: whether cards are being laid face down."""
    return state.phase == LAY


def endgame_nodes(rules: Rules, observation: Any, all_known: bool) -> int:
    """How large a tree the search may solve exactly here, 0 for none: the last turns (AA-12)."""
    return 0 if observation.last_turns == NOT_YET else ENDGAME


def unseal(rules: Rules, state: State, viewer: int) -> None:
    """Others who have laid, in a re-dealt world, take their cards back: they will lay like everybody."""
    for seat in range(rules.players):
        if seat != viewer and not state.turn >> seat & 1:
            for pile in range(seat * rules.laid, (seat + 1) * rules.laid):
                state.hands[seat] |= 1 << state.tops[pile]
                state.tops[pile] = -1
            state.turn |= 1 << seat


def points(rules: Rules, state: State, seat: int, card: int, pile: int) -> float:
    """What laying the card there is good for: points for me, or fewer for a rival, above all for the one ahead."""
    gain = card - state.tops[pile] if rules.goal == HIGH else state.tops[pile] - card
    owner = rules.owner[pile]
    if owner == seat:
        return gain * POINT
    return -gain * POINT * rivalry(rules, state, seat, owner)


def rivalry(rules: Rules, state: State, seat: int, rival: int) -> float:
    """How much a rival's point hurts: the only rival's as much as an own one is good, of two the leader's more."""
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
    """The best that the card can do now; 0 if it fits nowhere or only harms."""
    best = 0.0
    for pile in range(rules.piles):
        if rules.fits[state.tops[pile]] >> card & 1:
            best = max(best, points(rules, state, seat, card, pile))
    return best


def ending(rules: Rules, state: State, seat: int, gain: float) -> float:
    """AA-12: what it is worth to give the others their last turn, with this much gained by it."""
    best = 0.0
    for other in range(rules.players):
        if other != seat:
            lead = (state.scores[seat] - state.scores[other]) * (1 if rules.goal == HIGH else -1) * POINT
            best = lead if best == 0.0 else min(best, lead)
    return min(0.5, max(-0.5, best + gain - 0.6))


def worth(rules: Rules, state: State, seat: int, action: int) -> float:
    """What the move is worth by rule of thumb."""
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
    """AA-4: high cards are points at once (or low ones, if those win), but what stays in hand should fit them."""
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


def naive(rules: Rules, state: State, seat: int, action: int) -> float:
    """What a child sees: points on the own piles, now."""
    kind = action >> KIND_SHIFT
    if kind == PLAY and rules.owner[action >> FIELD_SHIFT & FIELD_MASK] == seat:
        return points(rules, state, seat, action & FIELD_MASK, action >> FIELD_SHIFT & FIELD_MASK)
    if kind == PLAY:
        return -0.1
    return 0.0


def outlook(rules: Rules, state: State, seat: int) -> int:
    """What the seat is sure of after a move: 1 to win, -1 to lose, 0 for neither. AA-12: it has laid its last card, and
    is so far ahead that one turn of each of the others cannot change it."""
    if state.last_turns == NOT_YET or state.hands[seat] != 0:
        return 0
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
    for other in range(rules.players):
        if other != seat and sign * (state.scores[seat] - state.scores[other]) <= swing * state.last_turns:
            return 0
    return 1


def silly(rules: Rules, state: State, seat: int, action: int) -> bool:
    """Whether no sensible player would do this: on the last turn, losing points for nothing; and playing a card where
    it only helps a rival or only harms oneself when it could do good elsewhere."""
    if action >> KIND_SHIFT != PLAY:
        return False
    card = action & FIELD_MASK
    gain = points(rules, state, seat, card, action >> FIELD_SHIFT & FIELD_MASK)
    if gain >= 0.0:
        return False
    if state.last_turns != NOT_YET:
        return True
    return state.phase == ACT and best_points(rules, state, seat, card) > 0.0


def prospects(rules: Rules, state: State, values: Any) -> None:
    """What the standing is worth to each seat, 0 to 1: mostly the chance to win, and a little the lead in points."""
    sign = 1 if rules.goal == HIGH else -1
    total = 0
    weights = 0.0
    steep = STEEP
    for seat in range(rules.players):
        total += state.scores[seat]
        weights += exp(steep * sign * (state.scores[seat] - state.scores[0]))
    winners = count_bits(state.winners)
    for seat in range(rules.players):
        if state.over:
            win = 1.0 / winners if state.winners >> seat & 1 else 0.0
        else:
            win = exp(steep * sign * (state.scores[seat] - state.scores[0])) / weights
        lead = sign * (state.scores[seat] - (total - state.scores[seat]) / (rules.players - 1))
        values[seat] = WIN_PART * win + (1.0 - WIN_PART) * (0.5 + MARGIN * lead)
