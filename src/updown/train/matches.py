"""Matches that the search plays against itself: every position that comes up is kept with what it led to.
engine/compile.py binds `kernel`."""

from typing import Any, NamedTuple

from updown.agents.search import draw, read_root, think
from updown.agents.tree import AVERAGE, VISITS
from updown.agents.workspace import Workspace
from updown.engine.memory import wipe
from updown.engine.random_games import start_match
from updown.rules.bits import count_bits, lowest_bit
from updown.rules.rng import MASK32, Stream, branch, next_word

kernel: Any = None

MAX_SEATS = 5
EVERYBODY = -1
MOST_DECISIONS = 4000
"""How many positions of a match there is room for. A match that is longer than half of it is not kept."""


class Positions(NamedTuple):
    """Positions: the columns that are 1, how many there are, each seat's share of the win of the match, and what its
    margin still grew by in the round. Seats are counted from the viewpoint."""

    columns: Any
    counts: Any
    wins: Any
    margins: Any


def play_match(
    workspace: Workspace,
    others: Workspace,
    learner: int,
    key: Any,
    streams: Any,
    states: Any,
    chosen: Any,
    kept: Positions,
    number: int,
    rollouts: int,
    explore: float,
) -> int:
    """Plays the match with this number, which has a stream of its own. The seat `learner` decides with the first
    workspace and explores, all other seats decide with `others`; EVERYBODY: all decide with the first. Returns how many
    positions were kept."""
    searches = (others, workspace)
    rules = workspace.rules[0]
    stream = streams[0]
    state = states[0]
    branch(key[0], number, stream)
    branch(stream, 2, others.streams[0])
    branch(stream, 1, workspace.streams[0])
    at = 0
    of_round = 0
    start_match(rules, state, stream)
    for _ in range(MOST_DECISIONS // 2):
        keep_position(rules, state, kept, at)
        at += 1
        turn = state.turn
        while turn:
            seat = lowest_bit(turn)
            turn &= turn - 1
            learns = int(learner in (EVERYBODY, seat))
            chosen[seat] = decide(searches[learns], state, seat, stream, rollouts, explore * learns)
        turn = state.turn
        while turn:
            seat = lowest_bit(turn)
            turn &= turn - 1
            outcome = kernel.chance(rules, state, seat, chosen[seat], stream)
            kernel.apply(rules, state, seat, chosen[seat], outcome)
        if state.turn == 0:
            end_round(rules, state, kept, of_round, at)
            if state.over:
                end_match(rules, state, kept, at)
                return at
            keep_position(rules, state, kept, at)
            for seat in range(rules.players):
                kept.margins[at, seat] = 0.0
            at += 1
            of_round = at
            kernel.deal(rules, state, stream)
    return 0


def keep_positions(rules: Any, states: Any, columns: Any, counts: Any, firsts: Any) -> None:
    """What the network sees of many positions, and the seats that it counts from. While choices are made face down,
    only the position before the first of them is kept; of the others the count is 0."""
    everybody = (1 << rules[0].players) - 1
    for place in range(len(states)):
        state = states[place]
        counts[place] = 0
        firsts[place] = kernel.viewpoint(rules[0], state)
        if state.turn == everybody or not kernel.sealed(rules[0], state):
            counts[place] = kernel.list_columns(rules[0], state, columns[place])


def keep_position(rules: Any, state: Any, kept: Positions, at: int) -> None:
    """Keeps what the network sees, and the scores, which become margins at the end of the round."""
    count = kernel.list_columns(rules, state, kept.columns[at])
    kept.counts[at] = count
    kept.columns[at, count:] = 0
    first = kernel.viewpoint(rules, state)
    for steps in range(rules.players):
        kept.margins[at, steps] = state.scores[(first + steps) % rules.players]
        # Until the match is over, the seat that is counted from.
        kept.wins[at, steps] = first


def end_round(rules: Any, state: Any, kept: Positions, first: int, last: int) -> None:
    """Turns the scores of the positions of a round into what each margin still grew by."""
    players = rules.players
    for at in range(first, last):
        seat = int(kept.wins[at, 0])
        total = 0.0
        for steps in range(players):
            kept.margins[at, steps] = state.scores[(seat + steps) % players] - kept.margins[at, steps]
            total += kept.margins[at, steps]
        for steps in range(players):
            gained = kept.margins[at, steps]
            kept.margins[at, steps] = gained - (total - gained) / (players - 1)


def end_match(rules: Any, state: Any, kept: Positions, count: int) -> None:
    """Writes each seat's share of the win."""
    players = rules.players
    share = 1.0 / count_bits(state.winners)
    for at in range(count):
        seat = int(kept.wins[at, 0])
        for steps in range(players):
            kept.wins[at, steps] = share if state.winners >> ((seat + steps) % players) & 1 else 0.0


def decide(workspace: Workspace, state: Any, seat: int, stream: Stream, rollouts: int, explore: float) -> int:
    """The move that the search finds for a seat. Face down it is drawn from the mixture; in the open it is the best
    one, or with the probability `explore` any, as often as the search has tried it."""
    rules = workspace.rules[0]
    buffers = workspace.buffers[0]
    if kernel.tally_moves(rules, state, seat, workspace.tally[0]) == 1:
        return int(kernel.nth_move(rules, state, seat, workspace.tally[0], 0))
    for row in range(len(buffers.keys)):
        if buffers.keys[row]:
            buffers.keys[row] = 0
            for column in range(buffers.table.shape[1]):
                buffers.table[row, column] = 0.0
    observation = workspace.observation[0]
    wipe(observation)
    kernel.see_public(rules, state, observation)
    kernel.see_own(rules, state, seat, observation)
    buffers.viewer = seat
    buffers.iterations = 0
    buffers.rollouts = 0
    think(workspace, rollouts)
    sealed = kernel.sealed(rules, state)
    count = read_root(workspace, AVERAGE if sealed else VISITS)
    mixed = sealed or next_word(stream) < explore * MASK32
    best = 0
    total = 0.0
    for place in range(count):
        total += buffers.weights[place]
        if buffers.weights[place] > buffers.weights[best]:
            best = place
    if mixed and total > 0.0:
        for place in range(count):
            buffers.weights[place] /= total
        best = draw(buffers, count, stream)
    return int(buffers.actions[best])
