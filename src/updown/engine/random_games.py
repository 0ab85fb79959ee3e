"""Plays whole games with uniformly random legal moves, over the kernel of any game, and counts statistics.
engine/compile.py binds `kernel`."""

from typing import Annotated, Any, cast

from updown.rules.api import AnyState, Kernel
from updown.rules.bits import count_bits, lowest_bit
from updown.rules.layout import Ints
from updown.rules.rng import Stream, below, branch

kernel: Kernel = cast(Kernel, None)

MAX_SEATS = 5
MAX_FACTS = 6
MAX_LENGTH = 4096
# A win counts 60, which 2, 3, 4 or 5 seats can share without a fraction.
WHOLE_WIN = 60


class GameTotals:
    """Sums over games. All are integers, so the result does not depend on the order or on the number of threads."""

    games: int
    decisions: int
    decisions_squared: int
    rounds: int
    longest: int
    scores: Annotated[Ints, MAX_SEATS]
    scores_squared: Annotated[Ints, MAX_SEATS]
    wins: Annotated[Ints, MAX_SEATS]
    wins_squared: Annotated[Ints, MAX_SEATS]
    shared: int
    facts: Annotated[Ints, MAX_FACTS]
    lengths: Annotated[Ints, MAX_LENGTH]


def start_match(rules: Any, state: AnyState, stream: Stream) -> None:
    """Starts a new match in a state that may hold an old one."""
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


def play_match(rules: Any, state: AnyState, tally: Any, stream: Stream, report: GameTotals) -> int:
    """Plays a whole match. Returns the number of decisions."""
    start_match(rules, state, stream)
    decisions = 0
    while True:
        seat = lowest_bit(state.turn)
        action = random_move(rules, state, seat, tally, stream)
        outcome = kernel.chance(rules, state, seat, action, stream)
        kernel.apply(rules, state, seat, action, outcome)
        decisions += 1
        if state.turn == 0:
            kernel.count_facts(rules, state, report.facts)
            if state.over:
                return decisions
            kernel.deal(rules, state, stream)


def count_match(rules: Any, state: AnyState, decisions: int, report: GameTotals) -> None:
    """Adds a finished match to the report."""
    report.games += 1
    report.rounds += state.begun
    report.decisions += decisions
    report.decisions_squared += decisions * decisions
    report.longest = max(report.longest, decisions)
    report.lengths[min(decisions, MAX_LENGTH - 1)] += 1
    share = WHOLE_WIN
    if state.winners & (state.winners - 1):
        share = WHOLE_WIN // count_bits(state.winners)
        report.shared += 1
    for seat in range(rules.players):
        score = state.scores[seat]
        report.scores[seat] += score
        report.scores_squared[seat] += score * score
        if state.winners >> seat & 1:
            report.wins[seat] += share
            report.wins_squared[seat] += share * share


def play_games(rules: Any, key: Any, first: int, games: int, state: Any, stream: Any, tally: Any, report: Any) -> None:
    """Plays the matches with the numbers from `first` to `first + games - 1`. Each has its own stream, derived from the
    key and its number. The arguments are arrays of one record each."""
    for number in range(first, first + games):
        branch(key[0], number, stream[0])
        decisions = play_match(rules[0], state[0], tally[0], stream[0], report[0])
        count_match(rules[0], state[0], decisions, report[0])
