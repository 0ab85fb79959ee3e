"""Whole games by uniformly random legal moves, over the kernel of any game. engine/compile.py binds `kernel`."""

from typing import Any

from updown.rules.api import AnyState, Kernel
from updown.rules.bits import lowest_bit
from updown.rules.layout import Ints
from updown.rules.rng import Stream, below, branch

kernel: Kernel


def start_match(rules: Any, state: AnyState, stream: Stream) -> None:
    """A new match in a used state."""
    state.over = 0
    state.begun = 0
    state.winners = 0
    for seat in range(rules.players):
        state.scores[seat] = 0
    kernel.deal(rules, state, stream)


def random_move(rules: Any, state: AnyState, seat: int, tally: Any, stream: Stream) -> int:
    """One of the seat's moves, each equally likely."""
    count = kernel.tally_moves(rules, state, seat, tally)
    return kernel.nth_move(rules, state, seat, tally, below(stream, count))


def play_randomly(rules: Any, state: AnyState, tally: Any, stream: Stream) -> int:
    """Plays on to the end of the match; how many decisions that took."""
    decisions = 0
    while True:
        if state.turn == 0:
            if state.over:
                return decisions
            kernel.deal(rules, state, stream)
        seat = lowest_bit(state.turn)
        action = random_move(rules, state, seat, tally, stream)
        kernel.apply(rules, state, seat, action, kernel.chance(rules, state, seat, action, stream))
        decisions += 1
