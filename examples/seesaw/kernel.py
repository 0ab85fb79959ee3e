"""The rules of Seesaw: plain functions over the state, which trust their input. Numba compiles these same functions."""

from updown.rules.bits import count_bits, nth_bit
from updown.rules.kernel_parts import chance as chance
from updown.rules.kernel_parts import count_chances as count_chances
from updown.rules.kernel_parts import leaders
from updown.rules.kernel_parts import nth_chance as nth_chance
from updown.rules.kernel_parts import sealed as sealed
from updown.rules.layout import Ints
from updown.rules.rng import Stream, below, pick

from .spec import FINE, GAME_OVER, NO_CARD, NOT_HELD, NOT_ON_TURN, ROUND_OVER, VALUES, Rules, State, Tally


def deal(rules: Rules, state: State, stream: Stream) -> None:
    """SS-3, SS-4: deals the hands and chooses the first leader at random."""
    rest = rules.deck
    for seat in range(rules.players):
        state.hands[seat] = pick(stream, rest, rules.hand_size)
        rest ^= state.hands[seat]
    state.aside = rest
    begin_round(rules, state, below(stream, rules.players))


def begin_round(rules: Rules, state: State, leader: int) -> None:
    """SS-4: begins a round; the cards have been dealt."""
    state.round = state.begun
    state.begun += 1
    state.trick = 0
    state.low_tricks = 0
    state.gone = 0
    begin_trick(rules, state, leader)


def begin_trick(rules: Rules, state: State, leader: int) -> None:
    """SS-5: the leader plays first."""
    state.leader = leader
    state.turn = 1 << leader
    for seat in range(rules.players):
        state.table[seat] = NO_CARD


def tally_moves(rules: Rules, state: State, seat: int, tally: Tally) -> int:
    """How many moves the seat has: one for each card of its hand."""
    return count_bits(state.hands[seat])


def nth_move(rules: Rules, state: State, seat: int, tally: Tally, n: int) -> int:
    """The n-th of the moves just counted."""
    return nth_bit(state.hands[seat], n)


def check_turn(rules: Rules, state: State, seat: int) -> int:
    """The reason why the seat may not act at all; FINE if it may."""
    if state.over:
        return GAME_OVER
    if state.turn == 0:
        return ROUND_OVER
    return FINE if 0 <= seat < rules.players and state.turn >> seat & 1 else NOT_ON_TURN


def check(rules: Rules, state: State, seat: int, action: int) -> int:
    """The reason why the seat may not play this card; FINE if it may."""
    reason = check_turn(rules, state, seat)
    if reason:
        return reason
    return FINE if action >= 0 and state.hands[seat] >> action & 1 else NOT_HELD


def apply(rules: Rules, state: State, seat: int, action: int, outcome: int) -> None:
    """SS-5, SS-6: plays a card; after the last one of the trick its winner takes it."""
    state.hands[seat] ^= 1 << action
    state.table[seat] = action
    following = (seat + 1) % rules.players
    if following != state.leader:
        state.turn = 1 << following
    else:
        end_trick(rules, state)


def is_low(state: State) -> bool:
    """SS-7: whether the lowest card wins, because the card that was led is even."""
    value = state.table[state.leader] % VALUES + 1
    return value % 2 == 0


def trick_winner(rules: Rules, state: State) -> int:
    """SS-7: the seat with the highest card of the suit that was led, or with the lowest."""
    winner = state.leader
    low = is_low(state)
    for seat in range(rules.players):
        card = state.table[seat]
        best = state.table[winner]
        if card // VALUES == best // VALUES and (card < best if low else card > best):
            winner = seat
    return winner


def end_trick(rules: Rules, state: State) -> None:
    """SS-7, SS-8: the winner gets a point and leads; after the last trick the round is over."""
    winner = trick_winner(rules, state)
    state.scores[winner] += 1
    state.low_tricks += is_low(state)
    state.trick += 1
    for seat in range(rules.players):
        state.gone |= 1 << state.table[seat]
    if state.trick < rules.hand_size:
        begin_trick(rules, state, winner)
        return
    state.leader = winner
    state.turn = 0
    if state.round + 1 == rules.rounds:
        state.over = 1
        state.winners = leaders(rules, state)


def count_facts(rules: Rules, state: State, facts: Ints) -> None:
    """For simulations: the tricks of the round, and those that the lowest card won."""
    facts[0] += rules.hand_size
    facts[1] += state.low_tricks
