"""The last cards exactly: what a world is worth to the end of the round when all cards are known and all play best.
Moves one after another: each seat maximises its own value; chance: the mean of all outcomes; choices face down by two
players: the value of the matrix game. engine/compile.py binds `kernel`."""

from typing import Any

from updown.agents.desk import BEST, ENDGAME_DEPTH, ENDGAME_SEALED, MEAN, SEARCH_WORLDS, VALUE, Desk
from updown.agents.matrix import matrix_value
from updown.engine.memory import overwrite
from updown.rules.bits import lowest_bit

kernel: Any = None

SOLVED, UNSOLVED = 0, -1


def solve(desk: Desk, world: Any) -> int:
    """Writes the value of the world for each seat into results[level, VALUE]; UNSOLVED where the tree is larger than
    the nodes that are left, or three and more have a choice face down."""
    rules = desk.rules[0]
    paper = desk.paper[0]
    depth = paper.level
    next_world = desk.worlds[SEARCH_WORLDS + depth]
    paper.nodes_left -= 1
    if world.turn == 0:
        kernel.prospects(rules, world, paper.values)
        for other in range(rules.players):
            paper.results[depth, VALUE, other] = paper.values[other]
        return SOLVED
    if paper.nodes_left < 0 or depth + 1 >= ENDGAME_DEPTH:
        return UNSOLVED
    seat = lowest_bit(world.turn)
    count = kernel.tally_moves(rules, world, seat, desk.tally[0])
    if kernel.sealed(rules, world) and world.turn != 1 << seat and count > 1:
        if rules.players != 2 or count > ENDGAME_SEALED:
            return UNSOLVED
        for one in range(count):
            for two in range(count):
                choose_both(desk, world, next_world, one, two)
                paper.level = depth + 1
                if solve(desk, next_world) == UNSOLVED:
                    return UNSOLVED
                paper.payoffs[depth, one, two] = paper.results[depth + 1, VALUE, 0]
        value = matrix_value(paper, depth, count, count)
        paper.results[depth, VALUE, 0] = value
        paper.results[depth, VALUE, 1] = 1.0 - value
        return SOLVED
    for n in range(count):
        kernel.tally_moves(rules, world, seat, desk.tally[0])
        action = kernel.nth_move(rules, world, seat, desk.tally[0], n)
        chances = kernel.count_chances(rules, world, seat, action)
        for other in range(rules.players):
            paper.results[depth, MEAN, other] = 0.0
        for number in range(chances):
            overwrite(next_world, world)
            outcome = kernel.nth_chance(rules, world, seat, action, number)
            kernel.apply(rules, next_world, seat, action, outcome)
            paper.level = depth + 1
            if solve(desk, next_world) == UNSOLVED:
                return UNSOLVED
            for other in range(rules.players):
                paper.results[depth, MEAN, other] += paper.results[depth + 1, VALUE, other] / chances
        if n == 0 or paper.results[depth, MEAN, seat] > paper.results[depth, BEST, seat]:
            for other in range(rules.players):
                paper.results[depth, BEST, other] = paper.results[depth, MEAN, other]
    for other in range(rules.players):
        paper.results[depth, VALUE, other] = paper.results[depth, BEST, other]
    return SOLVED


def choose_both(desk: Desk, before: Any, world: Any, one: int, two: int) -> None:
    """Makes the world that comes of another when both players have made these of their choices face down."""
    rules = desk.rules[0]
    overwrite(world, before)
    for seat in range(2):
        kernel.tally_moves(rules, world, seat, desk.tally[0])
        action = kernel.nth_move(rules, world, seat, desk.tally[0], one if seat == 0 else two)
        kernel.apply(rules, world, seat, action, 0)


def solve_first(desk: Desk) -> int:
    """The value of the first world."""
    desk.paper[0].level = 0
    return solve(desk, desk.worlds[0])
