"""The last cards exactly: the value of a world to the end of the round when all cards are known and all play their best.
Moves one after another: each seat maximises its own value; chance: the mean of all outcomes; choices face down by two
players: the value of the matrix game. engine/compile.py binds `kernel`."""

from typing import Any

from updown.agents.desk import BEST, ENDGAME_DEPTH, ENDGAME_SEALED, MEAN, SEARCH_WORLDS, VALUE, Desk
from updown.agents.matrix import matrix_value
from updown.engine.memory import overwrite
from updown.rules.bits import lowest_bit

kernel: Any = None

SOLVED, UNSOLVED = 0, -1


def solve(desk: Desk, which: int, depth: int) -> int:
    """Writes the value of that world for each seat into results[depth, VALUE]; UNSOLVED where the tree is larger than
    the nodes that are left, or three and more have a choice face down."""
    rules = desk.rules[0]
    world = desk.worlds[which]
    desk.plan[0].nodes_left -= 1
    if world.turn == 0:
        kernel.prospects(rules, world, desk.results[depth, VALUE])
        return SOLVED
    if desk.plan[0].nodes_left < 0 or depth + 1 >= ENDGAME_DEPTH:
        return UNSOLVED
    seat = lowest_bit(world.turn)
    count = kernel.tally_moves(rules, world, seat, desk.tally[0])
    if kernel.sealed(rules, world) and world.turn != 1 << seat and count > 1:
        if rules.players != 2 or count > ENDGAME_SEALED:
            return UNSOLVED
        for one in range(count):
            for two in range(count):
                choose_both(desk, which, SEARCH_WORLDS + depth, one, two)
                if solve(desk, SEARCH_WORLDS + depth, depth + 1) == UNSOLVED:
                    return UNSOLVED
                desk.sheets[depth, 0, one, two] = desk.results[depth + 1, VALUE, 0]
        value = matrix_value(desk.sheets[depth, 0], desk.sheets[depth, 1], count, count)
        desk.results[depth, VALUE, 0] = value
        desk.results[depth, VALUE, 1] = 1.0 - value
        return SOLVED
    for n in range(count):
        kernel.tally_moves(rules, world, seat, desk.tally[0])
        action = kernel.nth_move(rules, world, seat, desk.tally[0], n)
        chances = kernel.count_chances(rules, world, seat, action)
        for other in range(rules.players):
            desk.results[depth, MEAN, other] = 0.0
        for number in range(chances):
            overwrite(desk.worlds[SEARCH_WORLDS + depth], world)
            outcome = kernel.nth_chance(rules, world, seat, action, number)
            kernel.apply(rules, desk.worlds[SEARCH_WORLDS + depth], seat, action, outcome)
            if solve(desk, SEARCH_WORLDS + depth, depth + 1) == UNSOLVED:
                return UNSOLVED
            for other in range(rules.players):
                desk.results[depth, MEAN, other] += desk.results[depth + 1, VALUE, other] / chances
        if n == 0 or desk.results[depth, MEAN, seat] > desk.results[depth, BEST, seat]:
            for other in range(rules.players):
                desk.results[depth, BEST, other] = desk.results[depth, MEAN, other]
    for other in range(rules.players):
        desk.results[depth, VALUE, other] = desk.results[depth, BEST, other]
    return SOLVED


def choose_both(desk: Desk, source: int, target: int, one: int, two: int) -> None:
    """The world after both players have made these of their choices face down."""
    rules = desk.rules[0]
    overwrite(desk.worlds[target], desk.worlds[source])
    world = desk.worlds[target]
    for seat in range(2):
        kernel.tally_moves(rules, world, seat, desk.tally[0])
        action = kernel.nth_move(rules, world, seat, desk.tally[0], one if seat == 0 else two)
        kernel.apply(rules, world, seat, action, 0)


def solve_first(desk: Desk) -> int:
    """The value of the first world."""
    return solve(desk, 0, 0)
