"""Heuristics for Up & Down: the value of a move, blunders, and the evaluation of a position. The functions use only the
acting seat's own hand and public information, although the state that they receive may hold more."""

from math import comb, exp
from typing import Any

from updown.games.up_and_down.kernel import suit_of
from updown.games.up_and_down.spec import (
    CHANGE,
    CHOICE,
    FLIP,
    OVER,
    ROLL,
    SUIT_SHIFT,
    UP,
    VALUE_MASK,
    Rules,
    State,
)
from updown.rules.bits import count_bits

SUIT_CARDS = 0xFFFF
SMALL_ENDGAME = 500
LARGE_ENDGAME = 10_000
FEW_WORLDS = 100
TRUMP_CHANCE = 0.75
TRUMP_KEPT = 0.45
EXTREME_KEPT = 0.35
TEMPERATURES = {
    2: (0.0886, 0.0542, 0.0272, 0.0128, 0.006),
    3: (0.1989, 0.0865, 0.0363, 0.0161, 0.007),
    4: (0.3573, 0.1628, 0.0686, 0.0318, 0.0122),
}
"""How soft the policies of the levels for people are, weakest first, by the number of players: read off a curve
that bench/levels.py measures, with the aim of even steps."""
ROLLOUTS = {"flat": 1500, "strong": 400, "expert": 12_000, "master": {2: 5000, 3: 4000, 4: 4000}, "oracle": 12_000}
PRIOR_TEMPERATURE = 0.16
ROLLOUT_TRIES = 1
ROLLOUT_LIMIT = 12
OTHERS_LEARN = 2
EXPLORE_PERCENT = 100
CASUAL_TEMPERATURE = 0.27
BEGINNER_TEMPERATURE = 0.25
WIN_PART = 0.7
MARGIN = 0.04
STEEPNESS = 2.0


def endgame_nodes(rules: Rules, observation: Any, all_known: bool) -> int:
    """How many nodes the search may spend on solving the endgame exactly, 0 for none. It solves the last trick after
    this one, or the last two if there are two players and few possible worlds."""
    left = rules.hand_size - observation.trick
    if left <= 2:
        return SMALL_ENDGAME
    few = all_known or comb(left + observation.aside_size, left) <= FEW_WORLDS
    return LARGE_ENDGAME if left == 3 and rules.players == 2 and few else 0


def rank(rules: Rules, value: int, suit: int, side: int) -> float:
    """The share of the suit's other cards that this value beats on that side, from 0 to 1."""
    cards = rules.deck >> (suit << SUIT_SHIFT) & SUIT_CARDS
    below = count_bits(cards & ((1 << value) - 1))
    others = count_bits(cards & ~(1 << value))
    beaten = below if side == UP else others - below
    return beaten / max(others, 1)


def extreme(rules: Rules, value: int, suit: int) -> float:
    """The distance of the value from the middle, from 0 to 1: extreme cards are strong on one of the sides."""
    return abs(2 * rank(rules, value, suit, UP) - 1)


def card_chance(rules: Rules, state: State, card: int, suit: int, side: int, trump: int) -> float:
    """A rough estimate of the chance that the card wins a trick."""
    value = card & VALUE_MASK
    if value == trump:
        return TRUMP_CHANCE
    if card >> SUIT_SHIFT != suit:
        return 0.0
    beaten = rank(rules, value, suit, side)
    return 0.9 * beaten * beaten if rules.players == 2 else 0.9 * beaten * beaten * beaten


def best_chance(rules: Rules, state: State, hand: int, suit: int, side: int, trump: int) -> float:
    """The chance of the best card of a hand."""
    best = 0.0
    for value in range(VALUE_MASK + 1):
        if hand >> (suit << SUIT_SHIFT | value) & 1:
            best = max(best, rank(rules, value, suit, side))
    best = 0.9 * best * best
    trumps = 0
    for other in range(rules.suits):
        trumps |= hand >> (other << SUIT_SHIFT | trump)
    return max(best, TRUMP_CHANCE) if trumps & 1 else best


def move_value(rules: Rules, state: State, seat: int, action: int) -> float:
    """The heuristic value of a move."""
    if action >= CHOICE:
        card = action - CHOICE
        chance = card_chance(rules, state, card, suit_of(rules, state, seat), state.side, state.trump)
        left = rules.hand_size - state.trick
        if left == 1:
            return chance
        value = card & VALUE_MASK
        kept = TRUMP_KEPT if value == state.trump else EXTREME_KEPT * extreme(rules, value, card >> SUIT_SHIFT)
        return chance * (1.0 + 0.8 * state.pot) - kept
    hand = state.hands[seat]
    if action == ROLL:
        return best_chance(rules, state, hand, suit_of(rules, state, seat), state.side, 0) + 0.1
    side = 1 - state.side if action == FLIP else state.side
    rotation = (state.rotation + action) % rules.suits
    return best_chance(rules, state, hand, rules.pointing[seat, rotation], side, state.trump)


def beginner_value(rules: Rules, state: State, seat: int, action: int) -> float:
    """The value of a move as a beginner sees it: the strength of the card now; all changes look the same."""
    if action >= CHOICE:
        return card_chance(rules, state, action - CHOICE, suit_of(rules, state, seat), state.side, state.trump)
    return 0.0


def unseen_cards(rules: Rules, state: State, seat: int) -> int:
    """The cards that the seat has not seen: they may be in any hand."""
    unseen = rules.deck & ~state.hands[seat]
    for trick in range(state.trick):
        for other in range(rules.players):
            unseen &= ~(1 << state.played[trick, other])
    return unseen


def certain_result(rules: Rules, state: State, seat: int, card: int, rotation: int, side: int, trump: int) -> int:
    """1 if the seat's card certainly wins such a trick, -1 if it cannot win it, 0 if neither is certain."""
    value = card & VALUE_MASK
    suit = card >> SUIT_SHIFT
    is_trump = value == trump
    if not is_trump and suit != rules.pointing[seat, rotation]:
        return -1
    unseen = unseen_cards(rules, state, seat)
    for other_suit in range(rules.suits):
        cards = unseen >> (other_suit << SUIT_SHIFT) & SUIT_CARDS
        if cards >> value & 1:
            return 0
        if not is_trump:
            if cards >> trump & 1:
                return 0
            better = cards >> (value + 1) if side == UP else cards & ((1 << value) - 1)
            for other in range(rules.players):
                if other != seat and rules.pointing[other, rotation] == other_suit and better:
                    return 0
    return 1


def after_change(rules: Rules, state: State, seat: int, card: int, change: int) -> int:
    """The certain result, 1, 0 or -1, of the card in the trick that follows the change."""
    if change == ROLL:
        own = card >> SUIT_SHIFT == suit_of(rules, state, seat)
        return -1 if card & VALUE_MASK == state.trump and not own else 0
    rotation = (state.rotation + change) % rules.suits
    side = 1 - state.side if change == FLIP else state.side
    return certain_result(rules, state, seat, card, rotation, side, state.trump)


def takes_match(rules: Rules, state: State, seat: int) -> bool:
    """Whether nobody can catch up with the seat any more if it wins this trick and the pot."""
    left = rules.hand_size - state.trick - 1 + (rules.rounds - state.begun) * rules.hand_size
    for other in range(rules.players):
        if other != seat and state.scores[other] + left >= state.scores[seat] + state.pot + 1:
            return False
    return True


def certainly_cancelled(rules: Rules, state: State, seat: int, card: int) -> bool:
    """UD-12.1: whether all cards that the others may hold have the card's value."""
    others = 0
    for suit in range(rules.suits):
        others |= 1 << (suit << SUIT_SHIFT | card & VALUE_MASK)
    return unseen_cards(rules, state, seat) & ~others == 0


def outlook(rules: Rules, state: State, seat: int) -> int:
    """What is certain for the seat after a move: nothing (0), because the others choose too."""
    return 0


def is_blunder(rules: Rules, state: State, seat: int, action: int) -> bool:
    """Whether no sensible player would make this move: with one card left, a change after which the card cannot win
    although it could after another change; a card that cannot win although another certainly wins the match; a card
    that is certainly cancelled."""
    hand = state.hands[seat]
    if state.phase == CHANGE:
        if rules.hand_size - state.trick != 1:
            return False
        card = count_bits((hand & -hand) - 1)
        best = after_change(rules, state, seat, card, ROLL)
        for change in range(rules.suits):
            best = max(best, after_change(rules, state, seat, card, change))
        return best > after_change(rules, state, seat, card, action) == -1
    if certainly_cancelled(rules, state, seat, action - CHOICE):
        return True
    if not takes_match(rules, state, seat):
        return False
    if certain_result(rules, state, seat, action - CHOICE, state.rotation, state.side, state.trump) != -1:
        return False
    while hand:
        card = count_bits((hand & -hand) - 1)
        hand &= hand - 1
        if certain_result(rules, state, seat, card, state.rotation, state.side, state.trump) == 1:
            return True
    return False


def evaluate(rules: Rules, state: State, values: Any) -> None:
    """Writes the value of the position to each seat, from 0 to 1: mostly the chance to win the match, and a little the
    lead in tricks. A lead counts less the more tricks are still to come."""
    tricks_left = (rules.rounds - state.begun) * rules.hand_size
    if state.phase != OVER:
        tricks_left += rules.hand_size - state.trick
    steepness = STEEPNESS / max(tricks_left, 0.25) ** 0.5
    total = 0
    most = 0
    for seat in range(rules.players):
        total += state.scores[seat]
        most = max(most, state.scores[seat])
    weights = 0.0
    for seat in range(rules.players):
        values[seat] = exp(steepness * (state.scores[seat] - most))
        if tricks_left <= 0:
            values[seat] = 1.0 if state.scores[seat] == most else 0.0
        weights += values[seat]
    for seat in range(rules.players):
        lead = state.scores[seat] - (total - state.scores[seat]) / (rules.players - 1)
        values[seat] = WIN_PART * values[seat] / weights + (1.0 - WIN_PART) * (0.5 + MARGIN * lead)
