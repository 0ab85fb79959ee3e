"""One search for all games, written against the contract of a game's rules and heuristics. engine/compile.py binds
`kernel`.

Each iteration samples a world (a determinization: the hidden cards are dealt anew), walks down a tree of information
sets, finishes the round with a rollout, and updates the statistics of its moves. Where one seat moves at a time,
PUCT selects the move: its mean result plus a bonus for rarely tried moves. Availability counts make sure that a move
is not penalized in worlds where it is impossible. Where choices are made face down, regret matching improves a strategy
for each seat, and the average strategy is the answer. searcher.py watches the clock, and calls `think` for a number of
rollouts at a time."""

from math import exp, sqrt
from typing import Any

from updown.agents.endgame import SOLVED, solve
from updown.agents.forecast import evaluate, forecast
from updown.agents.tree import AVAILABLE, AVERAGE, FULL, PRIOR, REGRET, TOTAL, VISITS, find, mix
from updown.agents.workspace import MAX_MOVES, MAX_PATH, SEALED_MOVES, VALUE, Workspace
from updown.engine.memory import overwrite, wipe
from updown.rules.bits import count_bits, lowest_bit
from updown.rules.rng import MASK32, Stream, below, next_word

kernel: Any = None

LEARNED_TEMPERATURE = 0.03
"""How much the priors of a network prefer what it thinks better: a move that is worth this much less (1 is the whole
match) has a prior that is e times lower."""


def think(workspace: Workspace, rollouts: int) -> None:
    """Runs iterations until this many rollouts have been made in all."""
    buffers = workspace.buffers[0]
    while buffers.rollouts < rollouts:
        sample_world(workspace)
        descend(workspace)
        for step in range(buffers.depth):
            buffers.table[buffers.path[step], VISITS] += 1.0
            buffers.table[buffers.path[step], TOTAL] += buffers.values[buffers.path_seats[step]]
        buffers.iterations += 1


def sample_world(workspace: Workspace) -> None:
    """Fills the first world with a determinization of the observation, in which the others' choices face down are drawn
    anew. For an agent that cheats the world is the true state."""
    world = workspace.worlds[0]
    buffers = workspace.buffers[0]
    if buffers.cheats:
        overwrite(world, workspace.truth[0])
        return
    wipe(world)
    kernel.determinize(workspace.rules[0], workspace.observation[0], world, workspace.streams[0])
    if kernel.sealed(workspace.rules[0], world):
        kernel.unseal(workspace.rules[0], world, buffers.viewer)


def descend(workspace: Workspace) -> None:
    """Walks from the root to a new information set, and finishes the round from there; `values` receives the result of
    each seat."""
    rules = workspace.rules[0]
    world = workspace.worlds[0]
    buffers = workspace.buffers[0]
    public = root_key(buffers)
    buffers.depth = 0
    while world.turn != 0:
        if kernel.sealed(rules, world):
            if choose_sealed(workspace, public):
                return
            break
        seat = lowest_bit(world.turn)
        key = set_key(workspace, seat, public)
        node = find(buffers, key)
        if node == FULL or buffers.depth == MAX_PATH:
            break
        buffers.table[node, VISITS] += 1.0
        if buffers.table[node, VISITS] < buffers.expand_at and buffers.depth > 0:
            break
        action = pick_move(workspace, seat, key)
        if action < 0:
            break
        outcome = kernel.chance(rules, world, seat, action, workspace.streams[0])
        public = mix(public, kernel.visible(rules, world, seat, action, outcome))
        kernel.apply(rules, world, seat, action, outcome)
    finish(workspace, workspace.worlds[0])


def root_key(buffers: Any) -> int:
    """The key of the public information at the root, from which all keys of a search derive."""
    return mix(1, buffers.viewer)


def set_key(workspace: Workspace, seat: int, public: int) -> int:
    """The key of a seat's information set: the public information, and for the searching seat its own hand."""
    key = mix(public, seat + 1)
    if seat == workspace.buffers[0].viewer:
        return mix(key, workspace.worlds[0].hands[seat])
    return key


# --- decisions of one seat at a time ---


def pick_move(workspace: Workspace, seat: int, key: int) -> int:
    """The move that PUCT selects, which is added to the path; -1 if the table is full."""
    buffers = workspace.buffers[0]
    table = buffers.table
    root = buffers.depth == 0
    # The root's moves are the same in every iteration: they are listed once, in the upper half of the arrays.
    buffers.first = MAX_MOVES if root else 0
    first = buffers.first
    count = list_moves(workspace, seat, key) if not root or buffers.iterations == 0 else buffers.moves
    if count < 0:
        return -1
    if root:
        buffers.moves = count
        if buffers.iterations == 0 and buffers.prior_worlds > 0:
            learn_priors(workspace, seat, count)
    priors = 0.0
    visits = 0.0
    total = 0.0
    for place in range(first, first + count):
        row = buffers.rows[place]
        table[row, AVAILABLE] += 1.0
        priors += table[row, PRIOR]
        visits += table[row, VISITS]
        total += table[row, TOTAL]
    mean = (total + 0.5) / (visits + 1.0)
    explore = buffers.explore_percent * 0.01
    best = -1e9
    found = first
    for place in range(first, first + count):
        row = buffers.rows[place]
        tried = table[row, VISITS]
        prior = table[row, PRIOR] / priors if priors > 0.0 else 1.0 / count
        value = (table[row, TOTAL] + mean) / (tried + 1.0)
        score = value + explore * prior * sqrt(table[row, AVAILABLE]) / (1.0 + tried)
        if score > best:
            best = score
            found = place
    buffers.path[buffers.depth] = buffers.rows[found]
    buffers.path_seats[buffers.depth] = seat
    buffers.depth += 1
    return buffers.actions[found]


def list_moves(workspace: Workspace, seat: int, key: int) -> int:
    """Lists the seat's moves and their rows in the table, from index `buffers.first` on. Returns how many there are, or
    -1 if the table is full."""
    rules = workspace.rules[0]
    world = workspace.worlds[0]
    buffers = workspace.buffers[0]
    count = min(kernel.tally_moves(rules, world, seat, workspace.tally[0]), MAX_MOVES)
    for n in range(count):
        action = kernel.nth_move(rules, world, seat, workspace.tally[0], n)
        row = find(buffers, mix(key, action))
        if row == FULL:
            return -1
        if buffers.table[row, PRIOR] == 0.0:
            buffers.table[row, PRIOR] = exp(kernel.move_value(rules, world, seat, action) / kernel.PRIOR_TEMPERATURE)
        buffers.actions[buffers.first + n] = action
        buffers.rows[buffers.first + n] = row
    return count


def learn_priors(workspace: Workspace, seat: int, count: int) -> None:
    """Sets the priors of the root's moves by what the network says of the worlds after them, on average over a few
    sampled worlds. Afterwards the first world is the last of these."""
    rules = workspace.rules[0]
    buffers = workspace.buffers[0]
    for n in range(count):
        buffers.weights[n] = 0.0
    for number in range(buffers.prior_worlds):
        if number > 0:
            sample_world(workspace)
        for n in range(count):
            overwrite(workspace.worlds[1], workspace.worlds[0])
            action = buffers.actions[buffers.first + n]
            outcome = kernel.chance(rules, workspace.worlds[1], seat, action, workspace.streams[0])
            kernel.apply(rules, workspace.worlds[1], seat, action, outcome)
            evaluate(workspace, workspace.worlds[1])
            buffers.weights[n] += buffers.values[seat] / buffers.prior_worlds
    for n in range(count):
        row = buffers.rows[buffers.first + n]
        buffers.table[row, PRIOR] = exp((buffers.weights[n] - 1.0) / LEARNED_TEMPERATURE)


# --- choices face down ---


def choose_sealed(workspace: Workspace, public: int) -> bool:
    """All seats choose face down. One of them learns: it tries each of its moves against one sampled choice of every
    other seat, and updates its regrets. Returns False if the table is full."""
    world = workspace.worlds[0]
    buffers = workspace.buffers[0]
    learner = next_learner(buffers.iterations, buffers.others_learn, world.turn, buffers.viewer)
    turn = world.turn
    while turn:
        seat = lowest_bit(turn)
        turn &= turn - 1
        if seat != learner:
            count = strategy(workspace, seat, set_key(workspace, seat, public))
            if count < 0:
                return False
            buffers.chosen[seat] = buffers.actions[draw(buffers, count, workspace.streams[0])]
    count = strategy(workspace, learner, set_key(workspace, learner, public))
    if count < 0:
        return False
    learn(workspace, learner, count)
    return True


def next_learner(iteration: int, others_learn: int, turn: int, viewer: int) -> int:
    """The seat that learns in this iteration: the searching seat if it has yet to choose, except that in one of every
    `others_learn` iterations it is one of the seats on turn, in rotation."""
    if iteration % others_learn != others_learn - 1 and turn >> viewer & 1:
        return viewer
    for _ in range(iteration // others_learn % count_bits(turn)):
        turn &= turn - 1
    return lowest_bit(turn)


def strategy(workspace: Workspace, seat: int, key: int) -> int:
    """Lists the seat's moves, and writes the probabilities of regret matching into `weights`. Returns how many moves
    there are, or -1 if the table is full."""
    buffers = workspace.buffers[0]
    buffers.first = 0
    count = list_moves(workspace, seat, key)
    total = 0.0
    for n in range(count):
        buffers.weights[n] = buffers.table[buffers.rows[n], REGRET]
        total += buffers.weights[n]
    if total <= 0.0:
        for n in range(count):
            buffers.weights[n] = buffers.table[buffers.rows[n], PRIOR]
            total += buffers.weights[n]
    for n in range(count):
        buffers.weights[n] /= total
    return count


def draw(buffers: Any, count: int, stream: Stream) -> int:
    """A random index, drawn with the probabilities in `weights`."""
    left = next_word(stream) / (MASK32 + 1.0)
    for n in range(count - 1):
        left -= buffers.weights[n]
        if left < 0.0:
            return n
    return count - 1


def learn(workspace: Workspace, learner: int, count: int) -> None:
    """Tries the learner's moves (if there are very many, a sample) against the same choices and the same random stream,
    then updates its regrets and its average strategy. `values` receives the expected result of each seat under the
    current strategy."""
    players = workspace.rules[0].players
    buffers = workspace.buffers[0]
    table = buffers.table
    sampled = min(count, SEALED_MOVES)
    share = sample_moves(workspace, sampled, count)
    for seat in range(players):
        buffers.expected[seat] = 0.0
    overwrite(workspace.streams[1], workspace.streams[0])
    for n in range(sampled):
        overwrite(workspace.streams[0], workspace.streams[1])
        overwrite(workspace.worlds[1], workspace.worlds[0])
        buffers.chosen[learner] = buffers.actions[n]
        reveal(workspace)
        finish(workspace, workspace.worlds[1])
        buffers.move_values[n] = buffers.values[learner]
        part = buffers.weights[n] / share if share > 0.0 else 1.0 / sampled
        for seat in range(players):
            buffers.expected[seat] += part * buffers.values[seat]
    for n in range(count):
        table[buffers.rows[n], AVERAGE] += (buffers.iterations + 1.0) ** 2 * buffers.weights[n]
    for n in range(sampled):
        row = buffers.rows[n]
        table[row, VISITS] += 1.0
        table[row, TOTAL] += buffers.move_values[n]
        table[row, REGRET] = max(0.0, table[row, REGRET] + buffers.move_values[n] - buffers.expected[learner])
    for seat in range(players):
        buffers.values[seat] = buffers.expected[seat]


def sample_moves(workspace: Workspace, sampled: int, count: int) -> float:
    """Moves a random sample to the front if not all moves are tried. Returns the probability of the sampled moves."""
    buffers = workspace.buffers[0]
    share = 0.0
    for n in range(sampled):
        if sampled < count:
            other = n + below(workspace.streams[0], count - n)
            row = buffers.rows[n]
            action = buffers.actions[n]
            weight = buffers.weights[n]
            buffers.rows[n] = buffers.rows[other]
            buffers.actions[n] = buffers.actions[other]
            buffers.weights[n] = buffers.weights[other]
            buffers.rows[other] = row
            buffers.actions[other] = action
            buffers.weights[other] = weight
        share += buffers.weights[n]
    return share


def reveal(workspace: Workspace) -> None:
    """Plays the choice of every seat in the second world."""
    world = workspace.worlds[1]
    turn = world.turn
    while turn:
        seat = lowest_bit(turn)
        turn &= turn - 1
        kernel.apply(workspace.rules[0], world, seat, workspace.buffers[0].chosen[seat], 0)


# --- the rest of the round ---


def finish(workspace: Workspace, world: Any) -> None:
    """Finishes the round in that world, exactly if the endgame is small enough, else with a rollout. `values` receives
    the result of each seat."""
    rules = workspace.rules[0]
    buffers = workspace.buffers[0]
    buffers.rollouts += 1
    if buffers.endgame_nodes > 0 and world.turn != 0:
        buffers.nodes_left = buffers.endgame_nodes
        buffers.level = 0
        if solve(workspace, world) == SOLVED:
            buffers.solved += 1
            for other in range(rules.players):
                buffers.values[other] = buffers.results[0, VALUE, other]
            return
    rollout(rules, world, workspace.tally[0], workspace.streams[0], buffers.rollout_tries, buffers.rollout_limit)
    evaluate(workspace, world)


def rollout(rules: Any, world: Any, tally: Any, stream: Stream, tries: int, steps: int) -> None:
    """Plays heuristic moves to the end of the round, at most `steps` of them."""
    while world.turn != 0 and steps > 0:
        seat = lowest_bit(world.turn)
        action = heuristic_move(rules, world, seat, tally, stream, tries)
        outcome = kernel.chance(rules, world, seat, action, stream)
        kernel.apply(rules, world, seat, action, outcome)
        steps -= 1


def heuristic_move(rules: Any, world: Any, seat: int, tally: Any, stream: Stream, tries: int) -> int:
    """The best of a few random moves, by their heuristic values."""
    count = kernel.tally_moves(rules, world, seat, tally)
    action = kernel.nth_move(rules, world, seat, tally, below(stream, count))
    if tries < 2 or count == 1:
        return action
    value = kernel.move_value(rules, world, seat, action)
    for _ in range(1, tries):
        other = kernel.nth_move(rules, world, seat, tally, below(stream, count))
        if other != action:
            other_value = kernel.move_value(rules, world, seat, other)
            if other_value > value:
                value = other_value
                action = other
    return action


# --- the simpler agents ---


def flat_search(workspace: Workspace, rollouts: int) -> None:
    """Flat Monte Carlo search, until this many rollouts have been made in all: plays each move in turn in a sampled
    world, and finishes the round with a rollout. The table's first rows, one a move, receive visits and totals."""
    rules = workspace.rules[0]
    world = workspace.worlds[0]
    buffers = workspace.buffers[0]
    viewer = buffers.viewer
    while buffers.rollouts < rollouts:
        wipe(world)
        kernel.determinize(rules, workspace.observation[0], world, workspace.streams[0])
        count = kernel.tally_moves(rules, world, viewer, workspace.tally[0])
        place = buffers.rollouts % count
        action = kernel.nth_move(rules, world, viewer, workspace.tally[0], place)
        outcome = kernel.chance(rules, world, viewer, action, workspace.streams[0])
        kernel.apply(rules, world, viewer, action, outcome)
        finish(workspace, world)
        buffers.table[place, VISITS] += 1.0
        buffers.table[place, TOTAL] += buffers.values[viewer]


def forecast_worlds(workspace: Workspace, worlds: int) -> None:
    """Writes what the network forecasts on average over sampled worlds: each seat's chance to win the match into
    `values`, what its margin will still grow by in this round into `expected`."""
    clear_forecasts(workspace)
    for _ in range(worlds):
        sample_world(workspace)
        add_forecast(workspace, 1.0 / worlds)


def forecast_world(workspace: Workspace) -> None:
    """As `forecast_worlds`, for the first world alone."""
    clear_forecasts(workspace)
    add_forecast(workspace, 1.0)


def clear_forecasts(workspace: Workspace) -> None:
    buffers = workspace.buffers[0]
    for seat in range(workspace.rules[0].players):
        buffers.values[seat] = 0.0
        buffers.expected[seat] = 0.0


def add_forecast(workspace: Workspace, share: float) -> None:
    """Adds this share of what the network forecasts of the first world."""
    rules = workspace.rules[0]
    world = workspace.worlds[0]
    buffers = workspace.buffers[0]
    players = rules.players
    forecast(workspace, world)
    first = kernel.viewpoint(rules, world)
    for seat in range(players):
        place = (seat - first + players) % players
        buffers.values[seat] += share * float(workspace.layers.forecasts[place])
        buffers.expected[seat] += share * float(workspace.layers.forecasts[players + place])


def judge(workspace: Workspace, naive: int) -> int:
    """Writes the heuristic value of each move (as a beginner sees it, if `naive`) into `weights`, and whether it is a
    blunder into `blunders`. A move is a blunder by itself, or because another move has a better outlook. Returns how
    many moves there are."""
    rules = workspace.rules[0]
    observation = workspace.observation[0]
    buffers = workspace.buffers[0]
    viewer = buffers.viewer
    sample_world(workspace)
    best = -1
    count = min(kernel.tally_moves(rules, observation, viewer, workspace.tally[0]), MAX_MOVES)
    for n in range(count):
        action = kernel.nth_move(rules, observation, viewer, workspace.tally[0], n)
        buffers.outlooks[n] = look_ahead(workspace, action)
        best = max(best, buffers.outlooks[n])
        buffers.blunders[n] = kernel.is_blunder(rules, observation, viewer, action)
        if naive:
            buffers.weights[n] = kernel.beginner_value(rules, observation, viewer, action)
        else:
            buffers.weights[n] = kernel.move_value(rules, observation, viewer, action)
    for n in range(count):
        if buffers.outlooks[n] < best:
            buffers.blunders[n] = 1
    return count


def look_ahead(workspace: Workspace, action: int) -> int:
    """The seat's outlook after the move: a certain win, a certain loss, or neither. It does not depend on hidden
    information."""
    world = workspace.worlds[1]
    viewer = workspace.buffers[0].viewer
    overwrite(world, workspace.worlds[0])
    if kernel.sealed(workspace.rules[0], world) or kernel.count_chances(workspace.rules[0], world, viewer, action) > 1:
        return 0
    kernel.apply(workspace.rules[0], world, viewer, action, 0)
    return kernel.outlook(workspace.rules[0], world, viewer)


def read_root(workspace: Workspace, column: int) -> int:
    """Copies this column of the table for each move at the root into `weights`. Returns how many moves there are."""
    buffers = workspace.buffers[0]
    world = workspace.worlds[0]
    sample_world(workspace)
    buffers.first = 0
    count = list_moves(workspace, buffers.viewer, set_key(workspace, buffers.viewer, root_key(buffers)))
    for n in range(count):
        buffers.weights[n] = buffers.table[buffers.rows[n], column]
    return count if world.turn else 0
