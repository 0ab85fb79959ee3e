"""Solves the end of a round exactly: the value of a world to each seat if all cards are known and all seats play best.
A seat on turn maximizes its own value; a chance node is the mean of its outcomes; where two players choose face down,
the node is the value of a matrix game. engine/compile.py binds `kernel`."""

from typing import Any

from updown.agents.forecast import evaluate
from updown.agents.matrix import matrix_value
from updown.agents.workspace import BEST, ENDGAME_DEPTH, ENDGAME_SEALED, MEAN, SEARCH_WORLDS, VALUE, Workspace
from updown.engine.memory import overwrite
from updown.rules.bits import lowest_bit

kernel: Any = None

SOLVED, UNSOLVED = 0, -1


def solve(workspace: Workspace, world: Any) -> int:
    """Writes the value of the world for each seat into results[level, VALUE]. Returns UNSOLVED if the tree has more
    nodes than `nodes_left`, or if three or more seats choose face down."""
    rules = workspace.rules[0]
    buffers = workspace.buffers[0]
    depth = buffers.level
    next_world = workspace.worlds[SEARCH_WORLDS + depth]
    buffers.nodes_left -= 1
    if world.turn == 0:
        evaluate(workspace, world)
        for other in range(rules.players):
            buffers.results[depth, VALUE, other] = buffers.values[other]
        return SOLVED
    if buffers.nodes_left < 0 or depth + 1 >= ENDGAME_DEPTH:
        return UNSOLVED
    seat = lowest_bit(world.turn)
    count = kernel.tally_moves(rules, world, seat, workspace.tally[0])
    if kernel.sealed(rules, world) and world.turn != 1 << seat and count > 1:
        if rules.players != 2 or count > ENDGAME_SEALED:
            return UNSOLVED
        for one in range(count):
            for two in range(count):
                choose_both(workspace, world, next_world, one, two)
                buffers.level = depth + 1
                if solve(workspace, next_world) == UNSOLVED:
                    return UNSOLVED
                buffers.payoffs[depth, one, two] = buffers.results[depth + 1, VALUE, 0]
        value = matrix_value(buffers, depth, count, count)
        buffers.results[depth, VALUE, 0] = value
        buffers.results[depth, VALUE, 1] = 1.0 - value
        return SOLVED
    for n in range(count):
        kernel.tally_moves(rules, world, seat, workspace.tally[0])
        action = kernel.nth_move(rules, world, seat, workspace.tally[0], n)
        chances = kernel.count_chances(rules, world, seat, action)
        for other in range(rules.players):
            buffers.results[depth, MEAN, other] = 0.0
        for number in range(chances):
            overwrite(next_world, world)
            outcome = kernel.nth_chance(rules, world, seat, action, number)
            kernel.apply(rules, next_world, seat, action, outcome)
            buffers.level = depth + 1
            if solve(workspace, next_world) == UNSOLVED:
                return UNSOLVED
            for other in range(rules.players):
                buffers.results[depth, MEAN, other] += buffers.results[depth + 1, VALUE, other] / chances
        if n == 0 or buffers.results[depth, MEAN, seat] > buffers.results[depth, BEST, seat]:
            for other in range(rules.players):
                buffers.results[depth, BEST, other] = buffers.results[depth, MEAN, other]
    for other in range(rules.players):
        buffers.results[depth, VALUE, other] = buffers.results[depth, BEST, other]
    return SOLVED


def choose_both(workspace: Workspace, before: Any, world: Any, one: int, two: int) -> None:
    """Makes `world` the successor of `before` after both players' choices face down, given by their numbers."""
    rules = workspace.rules[0]
    overwrite(world, before)
    for seat in range(2):
        kernel.tally_moves(rules, world, seat, workspace.tally[0])
        action = kernel.nth_move(rules, world, seat, workspace.tally[0], one if seat == 0 else two)
        kernel.apply(rules, world, seat, action, 0)


def solve_first(workspace: Workspace) -> int:
    """The value of the first world."""
    workspace.buffers[0].level = 0
    return solve(workspace, workspace.worlds[0])
