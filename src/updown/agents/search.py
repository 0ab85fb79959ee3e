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

SOFTER = 0.5
"""How much of the sharpness of the rules of thumb a search takes over: it is to try other moves too."""


def think(desk: Desk, iterations: int) -> None:
    """So many iterations more."""
    plan = desk.plan[0]
    for _ in range(iterations):
        imagine(desk)
        descend(desk)
        for step in range(plan.depth):
            desk.table[plan.path[step], VISITS] += 1.0
            desk.table[plan.path[step], TOTAL] += desk.results[0, VALUE, plan.path_seats[step]]
        plan.done += 1


def imagine(desk: Desk) -> None:
    """A world that looks like what the seat sees; others who have chosen face down choose anew. Who cheats knows."""
    world = desk.worlds[0]
    plan = desk.plan[0]
    if plan.cheats:
        overwrite(world, desk.truth[0])
        return
    wipe(world)
    kernel.redeal(desk.rules[0], desk.observation[0], world, desk.streams[0])
    if kernel.sealed(desk.rules[0], world):
        kernel.unseal(desk.rules[0], world, plan.viewer)


def descend(desk: Desk) -> None:
    """From the root to a new information set, and from there to the end of the round; results[0, VALUE] is what came of
    it."""
    rules = desk.rules[0]
    world = desk.worlds[0]
    plan = desk.plan[0]
    public = 1
    plan.depth = 0
    while world.turn != 0:
        if kernel.sealed(rules, world):
            if choose_sealed(desk, public):
                return
            break
        seat = lowest_bit(world.turn)
        key = set_key(desk, seat, public)
        node = find(desk.keys, key)
        if node == FULL or plan.depth == MAX_PATH:
            break
        desk.table[node, VISITS] += 1.0
        if desk.table[node, VISITS] < 2.0 and plan.depth > 0:
            break
        action = pick_move(desk, seat, key)
        if action < 0:
            break
        outcome = kernel.chance(rules, world, seat, action, desk.streams[0])
        public = mix(public, kernel.visible(rules, world, seat, action, outcome))
        kernel.apply(rules, world, seat, action, outcome)
    finish(desk, 0)


def set_key(desk: Desk, seat: int, public: int) -> int:
    """The information set of a seat in the tree: what is public, and for the searching seat its own hand."""
    key = mix(public, seat + 1)
    if seat == desk.plan[0].viewer:
        return mix(key, desk.worlds[0].hands[seat])
    return key


# --- one move after another ---


def pick_move(desk: Desk, seat: int, key: int) -> int:
    """The move to look at now, noted in the path; -1 where the table is full."""
    plan = desk.plan[0]
    table = desk.table
    root = plan.depth == 0
    # The root's moves are always the same: they are listed once, in the upper half.
    first = MAX_MOVES if root else 0
    count = list_moves(desk, seat, key, first) if not root or plan.done == 0 else plan.moves
    if count < 0:
        return -1
    if root:
        plan.moves = count
    priors = 0.0
    visits = 0.0
    total = 0.0
    for place in range(first, first + count):
        row = desk.rows[place]
        table[row, AVAILABLE] += 1.0
        priors += table[row, PRIOR]
        visits += table[row, VISITS]
        total += table[row, TOTAL]
    mean = (total + 0.5) / (visits + 1.0)
    explore = plan.explore_percent * 0.01
    best = -1e9
    found = first
    for place in range(first, first + count):
        row = desk.rows[place]
        tried = table[row, VISITS]
        prior = table[row, PRIOR] / priors if priors > 0.0 else 1.0 / count
        value = (table[row, TOTAL] + mean) / (tried + 1.0)
        score = value + explore * prior * sqrt(table[row, AVAILABLE]) / (1.0 + tried)
        if score > best:
            best = score
            found = place
    plan.path[plan.depth] = desk.rows[found]
    plan.path_seats[plan.depth] = seat
    plan.depth += 1
    return desk.actions[found]


def list_moves(desk: Desk, seat: int, key: int, first: int) -> int:
    """Lists the seat's moves with their rows of the table from place `first` on; how many, -1 where the table is
    full."""
    rules = desk.rules[0]
    world = desk.worlds[0]
    count = min(kernel.tally_moves(rules, world, seat, desk.tally[0]), MAX_MOVES)
    for n in range(count):
        action = kernel.nth_move(rules, world, seat, desk.tally[0], n)
        row = find(desk.keys, mix(key, action))
        if row == FULL:
            return -1
        if desk.table[row, PRIOR] == 0.0:
            desk.table[row, PRIOR] = exp(SOFTER * kernel.worth(rules, world, seat, action) / kernel.SHARP)
        desk.actions[first + n] = action
        desk.rows[first + n] = row
    return count


# --- choices face down ---


def choose_sealed(desk: Desk, public: int) -> bool:
    """All choose face down: one seat looks at what each of its moves would bring against one choice of all the others,
    and regrets accordingly. The searching seat is that one every other time. False where the table is full."""
    world = desk.worlds[0]
    plan = desk.plan[0]
    learner = next_learner(plan.done, world.turn, plan.viewer)
    turn = world.turn
    while turn:
        seat = lowest_bit(turn)
        turn &= turn - 1
        if seat != learner:
            count = strategy(desk, seat, set_key(desk, seat, public))
            if count < 0:
                return False
            plan.chosen[seat] = desk.actions[draw(desk.weights, count, desk.streams[0])]
    count = strategy(desk, learner, set_key(desk, learner, public))
    if count < 0:
        return False
    learn(desk, learner, count)
    return True


def next_learner(done: int, turn: int, viewer: int) -> int:
    """The searching seat (if it has still to choose) every other time, else each seat in turn."""
    if done & 1 == 0 and turn >> viewer & 1:
        return viewer
    for _ in range((done >> 1) % count_bits(turn)):
        turn &= turn - 1
    return lowest_bit(turn)


def strategy(desk: Desk, seat: int, key: int) -> int:
    """Lists the seat's moves, with the probabilities that regret matching gives them in `weights`; how many, -1 where
    the table is full."""
    count = list_moves(desk, seat, key, 0)
    total = 0.0
    for n in range(count):
        desk.weights[n] = desk.table[desk.rows[n], REGRET]
        total += desk.weights[n]
    if total <= 0.0:
        for n in range(count):
            desk.weights[n] = desk.table[desk.rows[n], PRIOR]
            total += desk.weights[n]
    for n in range(count):
        desk.weights[n] /= total
    return count


def draw(weights: Any, count: int, stream: Stream) -> int:
    """A place, each with its probability."""
    left = next_word(stream) / (MASK32 + 1.0)
    for n in range(count - 1):
        left -= weights[n]
        if left < 0.0:
            return n
    return count - 1


def learn(desk: Desk, learner: int, count: int) -> None:
    """What each of the learner's moves (of very many, some) would bring, against the same choices and the same chance;
    regrets and the average strategy change accordingly. The outcome is what the seats can expect as things stand."""
    players = desk.rules[0].players
    plan = desk.plan[0]
    table = desk.table
    looked = min(count, SEALED_MOVES)
    share = sample_moves(desk, looked, count)
    for seat in range(players):
        desk.expected[seat] = 0.0
    overwrite(desk.streams[1], desk.streams[0])
    for n in range(looked):
        overwrite(desk.streams[0], desk.streams[1])
        overwrite(desk.worlds[1], desk.worlds[0])
        plan.chosen[learner] = desk.actions[n]
        reveal(desk)
        finish(desk, 1)
        desk.brought[n] = desk.results[0, VALUE, learner]
        part = desk.weights[n] / share if share > 0.0 else 1.0 / looked
        for seat in range(players):
            desk.expected[seat] += part * desk.results[0, VALUE, seat]
    for n in range(count):
        table[desk.rows[n], AVERAGE] += (plan.done + 1.0) * desk.weights[n]
    for n in range(looked):
        row = desk.rows[n]
        table[row, VISITS] += 1.0
        table[row, TOTAL] += desk.brought[n]
        table[row, REGRET] = max(0.0, table[row, REGRET] + desk.brought[n] - desk.expected[learner])
    for seat in range(players):
        desk.results[0, VALUE, seat] = desk.expected[seat]


def sample_moves(desk: Desk, looked: int, count: int) -> float:
    """Puts a random sample of the moves in front, if not all are looked at; how probable the sample is."""
    share = 0.0
    for n in range(looked):
        if looked < count:
            other = n + below(desk.streams[0], count - n)
            row = desk.rows[n]
            action = desk.actions[n]
            weight = desk.weights[n]
            desk.rows[n] = desk.rows[other]
            desk.actions[n] = desk.actions[other]
            desk.weights[n] = desk.weights[other]
            desk.rows[other] = row
            desk.actions[other] = action
            desk.weights[other] = weight
        share += desk.weights[n]
    return share


def reveal(desk: Desk) -> None:
    """In the second world, all seats make the choice that is theirs."""
    world = desk.worlds[1]
    turn = world.turn
    while turn:
        seat = lowest_bit(turn)
        turn &= turn - 1
        kernel.apply(desk.rules[0], world, seat, desk.plan[0].chosen[seat], 0)


# --- the rest of the round ---


def finish(desk: Desk, which: int) -> None:
    """Plays on in that world to the end of the round, or as far as the plan says, by rule of thumb; the last cards
    exactly, where that is small enough. results[0, VALUE] is what came of it."""
    rules = desk.rules[0]
    world = desk.worlds[which]
    plan = desk.plan[0]
    if plan.endgame_nodes > 0 and world.turn != 0:
        plan.nodes_left = plan.endgame_nodes
        if solve(desk, which, 0) == SOLVED:
            plan.solved += 1
            return
    steps = plan.playout_limit
    while world.turn != 0 and steps > 0:
        seat = lowest_bit(world.turn)
        action = thumb_move(desk, world, seat)
        outcome = kernel.chance(rules, world, seat, action, desk.streams[0])
        kernel.apply(rules, world, seat, action, outcome)
        steps -= 1
    kernel.prospects(rules, world, desk.results[0, VALUE])


def thumb_move(desk: Desk, world: Any, seat: int) -> int:
    """Of a few random moves the one that is worth most by rule of thumb."""
    rules = desk.rules[0]
    tally = desk.tally[0]
    stream = desk.streams[0]
    count = kernel.tally_moves(rules, world, seat, tally)
    action = kernel.nth_move(rules, world, seat, tally, below(stream, count))
    if desk.plan[0].playout_tries < 2 or count == 1:
        return action
    worth = kernel.worth(rules, world, seat, action)
    for _ in range(1, desk.plan[0].playout_tries):
        other = kernel.nth_move(rules, world, seat, tally, below(stream, count))
        if other != action:
            its_worth = kernel.worth(rules, world, seat, other)
            if its_worth > worth:
                worth = its_worth
                action = other
    return action


# --- the simpler agents ---


def try_evenly(desk: Desk, first: int, playouts: int) -> None:
    """Flat Monte Carlo: each move in turn, in a re-dealt world, then uniformly random moves to the end of the round;
    numbers of tries and sums of results in the table's rows, by the move's place."""
    rules = desk.rules[0]
    world = desk.worlds[0]
    viewer = desk.plan[0].viewer
    for number in range(first, first + playouts):
        wipe(world)
        kernel.redeal(rules, desk.observation[0], world, desk.streams[0])
        count = kernel.tally_moves(rules, world, viewer, desk.tally[0])
        place = number % count
        action = kernel.nth_move(rules, world, viewer, desk.tally[0], place)
        outcome = kernel.chance(rules, world, viewer, action, desk.streams[0])
        kernel.apply(rules, world, viewer, action, outcome)
        finish(desk, 0)
        desk.table[place, VISITS] += 1.0
        desk.table[place, TOTAL] += desk.results[0, VALUE, viewer]
    desk.plan[0].done += playouts


def judge(desk: Desk, naive: int) -> int:
    """What each move is worth by rule of thumb (or to a child) in `weights`, and in `rows` whether it is plainly silly;
    how many moves. Looks at the observation alone."""
    rules = desk.rules[0]
    observation = desk.observation[0]
    viewer = desk.plan[0].viewer
    count = min(kernel.tally_moves(rules, observation, viewer, desk.tally[0]), MAX_MOVES)
    for n in range(count):
        action = kernel.nth_move(rules, observation, viewer, desk.tally[0], n)
        desk.actions[n] = action
        desk.rows[n] = kernel.silly(rules, observation, viewer, action)
        if naive:
            desk.weights[n] = kernel.naive(rules, observation, viewer, action)
        else:
            desk.weights[n] = kernel.worth(rules, observation, viewer, action)
    return count


def read_root(desk: Desk, column: int) -> int:
    """For each move of the searching seat at the root, this column of the table in `weights`; how many moves."""
    plan = desk.plan[0]
    world = desk.worlds[0]
    imagine(desk)
    count = list_moves(desk, plan.viewer, set_key(desk, plan.viewer, 1), 0)
    for n in range(count):
        desk.weights[n] = desk.table[desk.rows[n], column]
    return count if world.turn else 0
