"""One search for all games, over the contract of a game's rules and good sense. engine/compile.py binds `kernel`.

Each iteration re-deals what the seat cannot see, walks down a tree of information sets, plays the rest of the round by
rule of thumb, and learns from what came of it. Moves one after another are chosen by their average result and a bonus
for the untried (PUCT, with availability counts: a move that is not possible in this world is not held against it).
Where choices are made face down, each seat has a strategy that regret matching improves, world by world; its average is
what is played. Leaves out the clock: mind.py calls `think` for a number of iterations at a time."""

from math import exp, sqrt
from typing import Any

from updown.agents.desk import MAX_MOVES, MAX_PATH, SEALED_MOVES, VALUE, Desk
from updown.agents.endgame import SOLVED, solve
from updown.agents.tree import AVAILABLE, AVERAGE, FULL, PRIOR, REGRET, TOTAL, VISITS, find, mix
from updown.engine.memory import overwrite, wipe
from updown.rules.bits import count_bits, lowest_bit
from updown.rules.rng import MASK32, Stream, below, next_word

kernel: Any = None

EXPAND_AT = 16.0
"""At which visit an information set's moves are listed and told apart; before, it is played out from."""


def think(desk: Desk, playouts: int) -> None:
    """Iterations, until there have been so many playouts in all."""
    paper = desk.paper[0]
    while paper.playouts < playouts:
        imagine(desk)
        descend(desk)
        for step in range(paper.depth):
            paper.table[paper.path[step], VISITS] += 1.0
            paper.table[paper.path[step], TOTAL] += paper.values[paper.path_seats[step]]
        paper.done += 1


def imagine(desk: Desk) -> None:
    """A world that looks like what the seat sees; others who have chosen face down choose anew. Who cheats knows."""
    world = desk.worlds[0]
    paper = desk.paper[0]
    if paper.cheats:
        overwrite(world, desk.truth[0])
        return
    wipe(world)
    kernel.redeal(desk.rules[0], desk.observation[0], world, desk.streams[0])
    if kernel.sealed(desk.rules[0], world):
        kernel.unseal(desk.rules[0], world, paper.viewer)


def descend(desk: Desk) -> None:
    """From the root to a new information set, and from there to the end of the round; `values` is what came of it."""
    rules = desk.rules[0]
    world = desk.worlds[0]
    paper = desk.paper[0]
    public = root_key(paper)
    paper.depth = 0
    while world.turn != 0:
        if kernel.sealed(rules, world):
            if choose_sealed(desk, public):
                return
            break
        seat = lowest_bit(world.turn)
        key = set_key(desk, seat, public)
        node = find(paper, key)
        if node == FULL or paper.depth == MAX_PATH:
            break
        paper.table[node, VISITS] += 1.0
        if paper.table[node, VISITS] < EXPAND_AT and paper.depth > 0:
            break
        action = pick_move(desk, seat, key)
        if action < 0:
            break
        outcome = kernel.chance(rules, world, seat, action, desk.streams[0])
        public = mix(public, kernel.visible(rules, world, seat, action, outcome))
        kernel.apply(rules, world, seat, action, outcome)
    finish(desk, desk.worlds[0])


def root_key(paper: Any) -> int:
    """The root's public part: the same for all keys of a search."""
    return mix(1, paper.viewer)


def set_key(desk: Desk, seat: int, public: int) -> int:
    """The information set of a seat in the tree: what is public, and for the searching seat its own hand."""
    key = mix(public, seat + 1)
    if seat == desk.paper[0].viewer:
        return mix(key, desk.worlds[0].hands[seat])
    return key


# --- one move after another ---


def pick_move(desk: Desk, seat: int, key: int) -> int:
    """The move to look at now, noted in the path; -1 where the table is full."""
    paper = desk.paper[0]
    table = paper.table
    root = paper.depth == 0
    # The root's moves are always the same: they are listed once, in the upper half.
    paper.first = MAX_MOVES if root else 0
    first = paper.first
    count = list_moves(desk, seat, key) if not root or paper.done == 0 else paper.moves
    if count < 0:
        return -1
    if root:
        paper.moves = count
    priors = 0.0
    visits = 0.0
    total = 0.0
    for place in range(first, first + count):
        row = paper.rows[place]
        table[row, AVAILABLE] += 1.0
        priors += table[row, PRIOR]
        visits += table[row, VISITS]
        total += table[row, TOTAL]
    mean = (total + 0.5) / (visits + 1.0)
    explore = paper.explore_percent * 0.01
    best = -1e9
    found = first
    for place in range(first, first + count):
        row = paper.rows[place]
        tried = table[row, VISITS]
        prior = table[row, PRIOR] / priors if priors > 0.0 else 1.0 / count
        value = (table[row, TOTAL] + mean) / (tried + 1.0)
        score = value + explore * prior * sqrt(table[row, AVAILABLE]) / (1.0 + tried)
        if score > best:
            best = score
            found = place
    paper.path[paper.depth] = paper.rows[found]
    paper.path_seats[paper.depth] = seat
    paper.depth += 1
    return paper.actions[found]


def list_moves(desk: Desk, seat: int, key: int) -> int:
    """Lists the seat's moves with their rows of the table from `paper.first` on; how many, -1 where the table is
    full."""
    rules = desk.rules[0]
    world = desk.worlds[0]
    paper = desk.paper[0]
    count = min(kernel.tally_moves(rules, world, seat, desk.tally[0]), MAX_MOVES)
    for n in range(count):
        action = kernel.nth_move(rules, world, seat, desk.tally[0], n)
        row = find(paper, mix(key, action))
        if row == FULL:
            return -1
        if paper.table[row, PRIOR] == 0.0:
            paper.table[row, PRIOR] = exp(kernel.worth(rules, world, seat, action) / kernel.PRIOR_SHARP)
        paper.actions[paper.first + n] = action
        paper.rows[paper.first + n] = row
    return count


# --- choices face down ---


def choose_sealed(desk: Desk, public: int) -> bool:
    """All choose face down: one seat looks at what each of its moves would bring against one choice of all the others,
    and regrets accordingly. The searching seat is that one every other time. False where the table is full."""
    world = desk.worlds[0]
    paper = desk.paper[0]
    learner = next_learner(paper.done, paper.others_learn, world.turn, paper.viewer)
    turn = world.turn
    while turn:
        seat = lowest_bit(turn)
        turn &= turn - 1
        if seat != learner:
            count = strategy(desk, seat, set_key(desk, seat, public))
            if count < 0:
                return False
            paper.chosen[seat] = paper.actions[draw(paper, count, desk.streams[0])]
    count = strategy(desk, learner, set_key(desk, learner, public))
    if count < 0:
        return False
    learn(desk, learner, count)
    return True


def next_learner(done: int, others_learn: int, turn: int, viewer: int) -> int:
    """The searching seat, if it has still to choose; every so often one of the others, each in turn."""
    if done % others_learn != others_learn - 1 and turn >> viewer & 1:
        return viewer
    for _ in range(done // others_learn % count_bits(turn)):
        turn &= turn - 1
    return lowest_bit(turn)


def strategy(desk: Desk, seat: int, key: int) -> int:
    """Lists the seat's moves, with the probabilities that regret matching gives them in `weights`; how many, -1 where
    the table is full."""
    paper = desk.paper[0]
    paper.first = 0
    count = list_moves(desk, seat, key)
    total = 0.0
    for n in range(count):
        paper.weights[n] = paper.table[paper.rows[n], REGRET]
        total += paper.weights[n]
    if total <= 0.0:
        for n in range(count):
            paper.weights[n] = paper.table[paper.rows[n], PRIOR]
            total += paper.weights[n]
    for n in range(count):
        paper.weights[n] /= total
    return count


def draw(paper: Any, count: int, stream: Stream) -> int:
    """A place, each with its probability."""
    left = next_word(stream) / (MASK32 + 1.0)
    for n in range(count - 1):
        left -= paper.weights[n]
        if left < 0.0:
            return n
    return count - 1


def learn(desk: Desk, learner: int, count: int) -> None:
    """What each of the learner's moves (of very many, some) would bring, against the same choices and the same chance;
    regrets and the average strategy change accordingly. The outcome is what the seats can expect as things stand."""
    players = desk.rules[0].players
    paper = desk.paper[0]
    table = paper.table
    looked = min(count, SEALED_MOVES)
    share = sample_moves(desk, looked, count)
    for seat in range(players):
        paper.expected[seat] = 0.0
    overwrite(desk.streams[1], desk.streams[0])
    for n in range(looked):
        overwrite(desk.streams[0], desk.streams[1])
        overwrite(desk.worlds[1], desk.worlds[0])
        paper.chosen[learner] = paper.actions[n]
        reveal(desk)
        finish(desk, desk.worlds[1])
        paper.brought[n] = paper.values[learner]
        part = paper.weights[n] / share if share > 0.0 else 1.0 / looked
        for seat in range(players):
            paper.expected[seat] += part * paper.values[seat]
    for n in range(count):
        table[paper.rows[n], AVERAGE] += (paper.done + 1.0) ** 2 * paper.weights[n]
    for n in range(looked):
        row = paper.rows[n]
        table[row, VISITS] += 1.0
        table[row, TOTAL] += paper.brought[n]
        table[row, REGRET] = max(0.0, table[row, REGRET] + paper.brought[n] - paper.expected[learner])
    for seat in range(players):
        paper.values[seat] = paper.expected[seat]


def sample_moves(desk: Desk, looked: int, count: int) -> float:
    """Puts a random sample of the moves in front, if not all are looked at; how probable the sample is."""
    paper = desk.paper[0]
    share = 0.0
    for n in range(looked):
        if looked < count:
            other = n + below(desk.streams[0], count - n)
            row = paper.rows[n]
            action = paper.actions[n]
            weight = paper.weights[n]
            paper.rows[n] = paper.rows[other]
            paper.actions[n] = paper.actions[other]
            paper.weights[n] = paper.weights[other]
            paper.rows[other] = row
            paper.actions[other] = action
            paper.weights[other] = weight
        share += paper.weights[n]
    return share


def reveal(desk: Desk) -> None:
    """In the second world, all seats make the choice that is theirs."""
    world = desk.worlds[1]
    turn = world.turn
    while turn:
        seat = lowest_bit(turn)
        turn &= turn - 1
        kernel.apply(desk.rules[0], world, seat, desk.paper[0].chosen[seat], 0)


# --- the rest of the round ---


def finish(desk: Desk, world: Any) -> None:
    """Plays on in that world to the end of the round, or as far as the plan says, by rule of thumb; the last cards
    exactly, where that is small enough. `values` is what came of it."""
    rules = desk.rules[0]
    paper = desk.paper[0]
    paper.playouts += 1
    if paper.endgame_nodes > 0 and world.turn != 0:
        paper.nodes_left = paper.endgame_nodes
        paper.level = 0
        if solve(desk, world) == SOLVED:
            paper.solved += 1
            for other in range(rules.players):
                paper.values[other] = paper.results[0, VALUE, other]
            return
    play_out(rules, world, desk.tally[0], desk.streams[0], paper.playout_tries, paper.playout_limit)
    kernel.prospects(rules, world, paper.values)


def play_out(rules: Any, world: Any, tally: Any, stream: Stream, tries: int, steps: int) -> None:
    """Plays on to the end of the round, at most so many moves."""
    while world.turn != 0 and steps > 0:
        seat = lowest_bit(world.turn)
        action = thumb_move(rules, world, seat, tally, stream, tries)
        outcome = kernel.chance(rules, world, seat, action, stream)
        kernel.apply(rules, world, seat, action, outcome)
        steps -= 1


def thumb_move(rules: Any, world: Any, seat: int, tally: Any, stream: Stream, tries: int) -> int:
    """Of a few random moves the one that is worth most by rule of thumb."""
    count = kernel.tally_moves(rules, world, seat, tally)
    action = kernel.nth_move(rules, world, seat, tally, below(stream, count))
    if tries < 2 or count == 1:
        return action
    worth = kernel.worth(rules, world, seat, action)
    for _ in range(1, tries):
        other = kernel.nth_move(rules, world, seat, tally, below(stream, count))
        if other != action:
            its_worth = kernel.worth(rules, world, seat, other)
            if its_worth > worth:
                worth = its_worth
                action = other
    return action


# --- the simpler agents ---


def try_evenly(desk: Desk, playouts: int) -> None:
    """Flat Monte Carlo, until there have been so many playouts in all: each move in turn, in a re-dealt world, then
    random moves to the end of the round; tries and sums of results in the table's rows, by the move's place."""
    rules = desk.rules[0]
    world = desk.worlds[0]
    paper = desk.paper[0]
    viewer = paper.viewer
    while paper.playouts < playouts:
        wipe(world)
        kernel.redeal(rules, desk.observation[0], world, desk.streams[0])
        count = kernel.tally_moves(rules, world, viewer, desk.tally[0])
        place = paper.playouts % count
        action = kernel.nth_move(rules, world, viewer, desk.tally[0], place)
        outcome = kernel.chance(rules, world, viewer, action, desk.streams[0])
        kernel.apply(rules, world, viewer, action, outcome)
        finish(desk, world)
        paper.table[place, VISITS] += 1.0
        paper.table[place, TOTAL] += paper.values[viewer]


def judge(desk: Desk, naive: int) -> int:
    """What each move is worth by rule of thumb (or to a child) in `weights`, and in `rows` whether it is plainly silly;
    how many moves. A move is silly by itself, or because another makes the seat surer."""
    rules = desk.rules[0]
    observation = desk.observation[0]
    paper = desk.paper[0]
    viewer = paper.viewer
    imagine(desk)
    best = -1
    count = min(kernel.tally_moves(rules, observation, viewer, desk.tally[0]), MAX_MOVES)
    for n in range(count):
        action = kernel.nth_move(rules, observation, viewer, desk.tally[0], n)
        outlook = look_ahead(desk, action)
        best = max(best, outlook)
        paper.actions[n] = outlook
        paper.rows[n] = kernel.silly(rules, observation, viewer, action)
        if naive:
            paper.weights[n] = kernel.naive(rules, observation, viewer, action)
        else:
            paper.weights[n] = kernel.worth(rules, observation, viewer, action)
    for n in range(count):
        paper.rows[n] |= paper.actions[n] < best
    return count


def look_ahead(desk: Desk, action: int) -> int:
    """What the seat is sure of after the move; that does not depend on what is hidden from it."""
    world = desk.worlds[1]
    viewer = desk.paper[0].viewer
    overwrite(world, desk.worlds[0])
    if kernel.sealed(desk.rules[0], world) or kernel.count_chances(desk.rules[0], world, viewer, action) > 1:
        return 0
    kernel.apply(desk.rules[0], world, viewer, action, 0)
    return kernel.outlook(desk.rules[0], world, viewer)


def read_root(desk: Desk, column: int) -> int:
    """For each move of the searching seat at the root, this column of the table in `weights`; how many moves."""
    paper = desk.paper[0]
    world = desk.worlds[0]
    imagine(desk)
    paper.first = 0
    count = list_moves(desk, paper.viewer, set_key(desk, paper.viewer, root_key(paper)))
    for n in range(count):
        paper.weights[n] = paper.table[paper.rows[n], column]
    return count if world.turn else 0
