"""The rules of Up & Down: plain functions over the state, in the order of the rulebook. They trust their input (callers
use `check` first) and raise nothing; Numba compiles these same functions for simulation and search."""

from updown.games.up_and_down.spec import (
    BAD_CHANGE,
    BAD_CHOICE,
    CHANGE,
    CHOICE,
    CHOOSE,
    EXTRA_ROUND,
    FINE,
    FLIP,
    GAME_OVER,
    MAX_CARDS,
    NOBODY,
    NOT_HELD,
    NOT_THE_CHEF,
    NOT_TO_CHOOSE,
    OVER,
    ROLL,
    ROUND_OVER,
    SUIT_SHIFT,
    TRUMP_POWER,
    UP,
    VALUE_MASK,
    Rules,
    State,
    Tally,
)
from updown.rules.bits import count_bits, nth_bit
from updown.rules.kernel_parts import leaders
from updown.rules.layout import Ints
from updown.rules.rng import Stream, below, pick

# --- set-up of a round ---


def deal(rules: Rules, state: State, stream: Stream) -> None:
    """UD-5 to UD-8: draws hands, dice, side and first chef at random."""
    rest = rules.deck
    for seat in range(rules.players):
        hand = pick(stream, rest, rules.hand_size)
        rest ^= hand
        state.hands[seat] = hand
    state.aside = rest
    first = 1 + below(stream, rules.dice_faces)
    second = 1 + below(stream, rules.dice_faces)
    side = below(stream, 2)
    begin_round(rules, state, first, second, side, below(stream, rules.players))


def begin_round(rules: Rules, state: State, first_die: int, second_die: int, side: int, chef: int) -> None:
    """UD-6 to UD-8: sets the table for a new round; the cards have been dealt."""
    state.round = state.begun
    state.begun += 1
    set_trump(state, first_die, second_die)
    state.side = side
    state.chef = chef
    state.rotation = (rules.sides[chef] - rules.chef_suit) % rules.suits
    for seat in range(rules.players):
        state.tricks[seat] = 0
    state.pot = 0
    state.trick = 0
    begin_trick(state)


def set_trump(state: State, first_die: int, second_die: int) -> None:
    """UD-4: the sum of the dice is the trump value."""
    state.dice[0] = first_die
    state.dice[1] = second_die
    state.trump = first_die + second_die


def begin_trick(state: State) -> None:
    """UD-10: first the chef changes the rules of the trick."""
    state.phase = CHANGE
    state.turn = 1 << state.chef


# --- moves ---


def tally_moves(rules: Rules, state: State, seat: int, tally: Tally) -> int:
    """The number of moves of the seat, which must be on turn."""
    if state.phase == CHANGE:
        return rules.suits + 1
    return rules.hand_size - state.trick


def nth_move(rules: Rules, state: State, seat: int, tally: Tally, n: int) -> int:
    """The n-th move after `tally_moves`: flip, rotations, roll; or the cards by suit and value."""
    if state.phase == CHANGE:
        if n == rules.suits:
            return ROLL
        return n
    return CHOICE + nth_bit(state.hands[seat], n)


def check_turn(rules: Rules, state: State, seat: int) -> int:
    """The reason why the seat may not act at all; FINE if it may."""
    if state.over:
        return GAME_OVER
    if state.phase == OVER:
        return ROUND_OVER
    if 0 <= seat < rules.players and state.turn >> seat & 1:
        return FINE
    return NOT_THE_CHEF if state.phase == CHANGE else NOT_TO_CHOOSE


def check(rules: Rules, state: State, seat: int, action: int) -> int:
    """The reason why the seat may not make this move; FINE if it may."""
    reason = check_turn(rules, state, seat)
    if reason:
        return reason
    if state.phase == CHANGE:
        return FINE if action == ROLL or FLIP <= action < rules.suits else BAD_CHANGE
    if action < CHOICE or action >= CHOICE + MAX_CARDS:
        return BAD_CHOICE
    return FINE if state.hands[seat] >> (action - CHOICE) & 1 else NOT_HELD


def sealed(rules: Rules, state: State) -> bool:
    """UD-11: whether choices are being made face down."""
    return state.phase == CHOOSE


def chance(rules: Rules, state: State, seat: int, action: int, stream: Stream) -> int:
    """UD-10: the dice of a roll as first * 16 + second, rolled again while the sum is the old trump; 0 for other
    moves."""
    if state.phase != CHANGE or action != ROLL:
        return 0
    while True:
        first = 1 + below(stream, rules.dice_faces)
        second = 1 + below(stream, rules.dice_faces)
        if first + second != state.trump:
            return first * 16 + second


def count_chances(rules: Rules, state: State, seat: int, action: int) -> int:
    """The number of equally likely outcomes of the move: for a roll, the throws of two dice whose sum is not the old
    trump."""
    if state.phase != CHANGE or action != ROLL:
        return 1
    same = rules.dice_faces - abs(rules.dice_faces + 1 - state.trump)
    return rules.dice_faces * rules.dice_faces - max(0, same)


def nth_chance(rules: Rules, state: State, seat: int, action: int, n: int) -> int:
    """The n-th of the equally likely outcomes, in the form of `chance`."""
    if state.phase != CHANGE or action != ROLL:
        return 0
    first = 1
    second = 1
    while n > 0 or first + second == state.trump:
        if first + second != state.trump:
            n -= 1
        second += 1
        if second > rules.dice_faces:
            second = 1
            first += 1
    return first * 16 + second


def apply(rules: Rules, state: State, seat: int, action: int, outcome: int) -> None:
    """Plays a legal move; `outcome` is the result of `chance` for it."""
    if action >= CHOICE:
        choose(rules, state, seat, action - CHOICE)
    else:
        change(rules, state, action, outcome)


def change(rules: Rules, state: State, action: int, outcome: int) -> None:
    """UD-10: flip (rotates by 0), rotate by `action` quarters, or roll; then all choose (UD-11)."""
    if action == ROLL:
        set_trump(state, outcome >> 4, outcome & 15)
    else:
        state.side = 1 - state.side if action == FLIP else state.side
        rotate(rules, state, action)
    state.phase = CHOOSE
    state.turn = (1 << rules.players) - 1


def rotate(rules: Rules, state: State, quarters: int) -> None:
    """UD-10: the suit on side s moves to side s + quarters."""
    rotation = state.rotation + quarters
    if rotation >= rules.suits:
        rotation -= rules.suits
    state.rotation = rotation


def suit_of(rules: Rules, state: State, seat: int) -> int:
    """UD-3: the suit that points at the seat."""
    return rules.pointing[seat, state.rotation]


def choose(rules: Rules, state: State, seat: int, card: int) -> None:
    """UD-11: a card from the hand, face down; when all have chosen, the trick is resolved."""
    state.hands[seat] ^= 1 << card
    state.played[state.trick, seat] = card
    state.turn ^= 1 << seat
    if state.turn == 0:
        resolve_trick(rules, state)


# --- the trick ---


def cancelled_values(rules: Rules, state: State, trick: int) -> int:
    """UD-12.1: the values that were played more than once, one bit each."""
    seen = 0
    twice = 0
    for seat in range(rules.players):
        value = 1 << (state.played[trick, seat] & VALUE_MASK)
        twice |= seen & value
        seen |= value
    return twice


def power(rules: Rules, state: State, trick: int, seat: int, cancelled: int) -> int:
    """UD-12: the strength of the seat's card, more is better; 0 if it cannot win."""
    card = state.played[trick, seat]
    value = card & VALUE_MASK
    strength = value if state.side == UP else VALUE_MASK + 1 - value
    # No early returns: the compiler then needs no branches here, which is faster.
    if card >> SUIT_SHIFT != suit_of(rules, state, seat):
        strength = 0
    if value == state.trump:
        strength = TRUMP_POWER
    if cancelled >> value & 1:
        strength = 0
    return strength


def best_card(rules: Rules, state: State, trick: int) -> int:
    """UD-12: the seat whose card wins, or NOBODY. No two cards that can win are equally strong."""
    cancelled = cancelled_values(rules, state, trick)
    winner = NOBODY
    best = 0
    for seat in range(rules.players):
        strength = power(rules, state, trick, seat, cancelled)
        if strength > best:
            best = strength
            winner = seat
    return winner


def resolve_trick(rules: Rules, state: State) -> None:
    """UD-12 to UD-15: the winner takes the revealed cards and the pot; if nobody wins, they go into the pot. Then the
    next seat is chef, or the round ends."""
    winner = best_card(rules, state, state.trick)
    state.pot += 1
    if winner != NOBODY:
        state.tricks[winner] += state.pot
        state.scores[winner] += state.pot
        state.pot = 0
    state.trick_winners[state.trick] = winner
    state.trick += 1
    state.chef += 1
    if state.chef == rules.players:
        state.chef = 0
    if state.trick == rules.hand_size:
        end_round(rules, state)
    else:
        begin_trick(state)


# --- the end ---


def end_round(rules: Rules, state: State) -> None:
    """UD-16, UD-17: after the last round the most tricks win; on a tie one more round, or a shared win."""
    state.phase = OVER
    state.turn = 0
    if state.round + 1 < rules.rounds:
        return
    best = leaders(rules, state)
    if rules.tiebreak == EXTRA_ROUND and count_bits(best) > 1:
        return
    state.over = 1
    state.winners = best


def count_facts(rules: Rules, state: State, facts: Ints) -> None:
    """For simulations: the tricks of the round, those that went into the pot, and those that stayed there (UD-15)."""
    into_pot = 0
    for trick in range(rules.hand_size):
        if state.trick_winners[trick] == NOBODY:
            into_pot += 1
    facts[0] += rules.hand_size
    facts[1] += into_pot
    facts[2] += state.pot
