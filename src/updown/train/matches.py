"""Matches that the search plays against itself: every position that comes up is kept with what it led to.
engine/compile.py binds `kernel`."""

from typing import Any, NamedTuple

from updown.agents.search import draw, forecast_world, forecast_worlds, read_root, think
from updown.agents.tree import AVERAGE, VISITS
from updown.agents.workspace import Workspace
from updown.engine.memory import overwrite, wipe
from updown.engine.random_games import start_match
from updown.rules.bits import count_bits, lowest_bit
from updown.rules.rng import MASK32, Stream, branch, next_word

kernel: Any = None

MAX_SEATS = 5
EVERYBODY = -1
BETWEEN = -1
MOST_DECISIONS = 4000
"""How many positions of a match there is room for. A match that is longer than half of it is not kept."""


class Positions(NamedTuple):
    """Positions: the columns that are 1, how many there are, each seat's share of the win of the match, and what its
    margin still grew by in the round. Seats are counted from the viewpoint."""

    columns: Any
    counts: Any
    wins: Any
    margins: Any


class Course(NamedTuple):
    """The course of a match, position by position: the seat that is counted from, the number of its round (BETWEEN: it
    is over), each seat's margin, and what the network forecast there, if there was one: each seat's share of the win,
    and its margin at the end of the round. Seats are counted from 0. `progress` is how much of the round is over, where
    forecasts are from sampled worlds."""

    firsts: Any
    rounds: Any
    margins: Any
    wins: Any
    ends: Any
    progress: Any


class Ways(NamedTuple):
    """How matches are played and kept: the rollouts of a decision; how often a learner explores; the share of the end
    in what a position led to (see `end_match`); and from how many sampled worlds the seat on turn forecasts, 0: from
    the true one."""

    rollouts: int
    explore: float
    trace: float
    worlds: int


def play_match(
    workspace: Workspace,
    others: Workspace,
    learner: int,
    key: Any,
    streams: Any,
    states: Any,
    chosen: Any,
    kept: Positions,
    course: Course,
    number: int,
    ways: Ways,
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
    round_number = 0
    start_match(rules, state, stream)
    for _ in range(MOST_DECISIONS // 2):
        keep_position(workspace, state, kept, course, at, ways.worlds)
        course.rounds[at] = round_number
        at += 1
        turn = state.turn
        while turn:
            seat = lowest_bit(turn)
            turn &= turn - 1
            learns = int(learner in (EVERYBODY, seat))
            chosen[seat] = decide(searches[learns], state, seat, stream, ways.rollouts, ways.explore * learns)
        turn = state.turn
        while turn:
            seat = lowest_bit(turn)
            turn &= turn - 1
            outcome = kernel.chance(rules, state, seat, chosen[seat], stream)
            kernel.apply(rules, state, seat, chosen[seat], outcome)
        if state.turn == 0:
            end_round(rules, state, kept, course, of_round, at, ways.trace)
            if state.over:
                end_match(rules, state, kept, course, at, ways.trace)
                return at
            keep_position(workspace, state, kept, course, at, 0)
            for seat in range(rules.players):
                kept.margins[at, seat] = 0.0
            course.rounds[at] = BETWEEN
            at += 1
            of_round = at
            round_number += 1
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


def keep_position(workspace: Workspace, state: Any, kept: Positions, course: Course, at: int, sampled: int) -> None:
    """Keeps what the network sees of a position, each seat's margin, and what the network forecasts."""
    rules = workspace.rules[0]
    buffers = workspace.buffers[0]
    players = rules.players
    count = kernel.list_columns(rules, state, kept.columns[at])
    kept.counts[at] = count
    kept.columns[at, count:] = 0
    course.firsts[at] = kernel.viewpoint(rules, state)
    write_margins(rules, state, course.margins[at])
    if not buffers.learned:
        return
    if sampled:
        look(workspace, state, lowest_bit(state.turn))
        forecast_worlds(workspace, sampled)
        course.progress[at] = kernel.progress(rules, workspace.observation[0])
    else:
        overwrite(workspace.worlds[0], state)
        forecast_world(workspace)
    mean = 0.0
    for seat in range(players):
        mean += buffers.expected[seat] / players
    for seat in range(players):
        course.wins[at, seat] = buffers.values[seat]
        # All margins together are 0, which the network knows only roughly.
        growth = (buffers.expected[seat] - mean) * workspace.layers.scale[0]
        course.ends[at, seat] = course.margins[at, seat] + growth


def look(workspace: Workspace, state: Any, seat: int) -> None:
    """Loads what a seat may know into the workspace."""
    rules = workspace.rules[0]
    observation = workspace.observation[0]
    wipe(observation)
    kernel.see_public(rules, state, observation)
    kernel.see_own(rules, state, seat, observation)
    workspace.buffers[0].viewer = seat


def write_margins(rules: Any, state: Any, margins: Any) -> None:
    """Writes each seat's margin: its score less the mean of the others'."""
    players = rules.players
    total = 0.0
    for seat in range(players):
        total += state.scores[seat]
    for seat in range(players):
        margins[seat] = state.scores[seat] - (total - state.scores[seat]) / (players - 1)


def end_round(rules: Any, state: Any, kept: Positions, course: Course, first: int, last: int, trace: float) -> None:
    """Writes what each margin still grew by in the round, for its positions from `first` to before `last`."""
    players = rules.players
    results = course.margins[last]
    write_margins(rules, state, results)
    for at in range(last - 1, first - 1, -1):
        for seat in range(players):
            place = (seat - course.firsts[at] + players) % players
            kept.margins[at, place] = results[seat] - course.margins[at, seat]
            if trace < 1.0:
                results[seat] = trace * results[seat] + (1.0 - trace) * course.ends[at, seat]


def end_match(rules: Any, state: Any, kept: Positions, course: Course, count: int, trace: float) -> None:
    """Writes each seat's share of the win. With a trace below 1, a position does not learn from the end alone: what it
    led to is the forecast of the next position, mixed with what that one led to, of which `trace` is the share. That is
    less random than the end; it is what TD(lambda) learns from."""
    players = rules.players
    share = 1.0 / count_bits(state.winners)
    results = course.wins[count]
    for seat in range(players):
        results[seat] = share if state.winners >> seat & 1 else 0.0
    for at in range(count - 1, -1, -1):
        for seat in range(players):
            place = (seat - course.firsts[at] + players) % players
            kept.wins[at, place] = results[seat]
            if trace < 1.0:
                results[seat] = trace * results[seat] + (1.0 - trace) * course.wins[at, seat]


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
    look(workspace, state, seat)
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
