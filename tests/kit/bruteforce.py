"""The end of a round with open cards, solved by looking at everything: slow, plain, in exact fractions; what a compiled
solver of endgames is checked against. Everybody knows every card and the order of the stock, and wants the most for
themselves; what chance decides later nobody knows."""

import sys
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations, product
from typing import Any, TypeAlias

from updown.rules import layout
from updown.rules.match import Game

Matrix: TypeAlias = list[list[Fraction]]
Utility: TypeAlias = Callable[[Any], Sequence[float]]

DEEP = 50_000


def value(game: Game, state: Any, utility: Utility) -> tuple[float, ...]:
    """What each seat gets from here to the end of the round, `utility` saying what the end is worth to each. Seats that
    act one after the other take what is best for themselves, of equals the first in the order of moves. Two that choose
    at the same time play the matrix game; for them the utilities must have one sum. One who chooses after the other has
    chosen already is taken to know that choice."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, DEEP))
    try:
        return tuple(float(part) for part in _Solver(game, utility).solve(state))
    finally:
        sys.setrecursionlimit(limit)


def best_actions(game: Game, state: Any, utility: Utility) -> list[int]:
    """All actions of the one seat on turn that are worth the most to it."""
    solver = _Solver(game, utility)
    seat = solver.turn(state)[0]
    worth = {action: solver.after(state, seat, action)[seat] for action in solver.actions(state, seat)}
    return [action for action in worth if worth[action] == max(worth.values())]


class _Solver:
    def __init__(self, game: Game, utility: Utility) -> None:
        self.game = game
        self.utility = utility
        self.solved: dict[bytes, list[Fraction]] = {}

    def solve(self, state: Any) -> list[Fraction]:
        key = self.key(state)
        if key not in self.solved:
            self.solved[key] = self.look(state)
        return self.solved[key]

    def key(self, state: Any) -> bytes:
        """All that matters for what comes. dnup counts its turns, but no rule asks how many there were."""
        if self.game.id == "dnup":
            state = layout.copy(state)
            state.turns = 0
        return layout.memory(state).tobytes()

    def look(self, state: Any) -> list[Fraction]:
        seats = self.turn(state)
        if not seats:
            return [Fraction(part) for part in self.utility(state)[: self.game.players]]
        if len(seats) == 1:
            options = [self.after(state, seats[0], action) for action in self.actions(state, seats[0])]
            return max(options, key=lambda option: option[seats[0]])
        if all(len(self.actions(state, seat)) == 1 for seat in seats):
            return self.after(state, seats[0], self.actions(state, seats[0])[0])
        if self.game.players > 2:
            raise NotImplementedError("three or more who choose at the same time are not solved")
        return self.choose_together(state)

    def choose_together(self, state: Any) -> list[Fraction]:
        """The value of the matrix game of two who choose at the same time."""
        rows: Matrix = []
        sums: set[Fraction] = set()
        for first in self.actions(state, 0):
            chosen = layout.copy(state)
            self.game.kernel.apply(self.game.rules, chosen, 0, first, 0)
            values = [self.after(chosen, 1, second) for second in self.actions(chosen, 1)]
            sums |= {sum(each, Fraction(0)) for each in values}
            rows.append([each[0] for each in values])
        if len(sums) != 1:
            raise ValueError(f"the utilities of the two sum to {sorted(sums)}, expected one sum")
        worth = solve_matrix(rows)[0]
        return [worth, sums.pop() - worth]

    # --- the rules ---

    def turn(self, state: Any) -> list[int]:
        return [seat for seat in range(self.game.players) if state.turn >> seat & 1]

    def actions(self, state: Any, seat: int) -> list[int]:
        kernel, rules, tally = self.game.kernel, self.game.rules, layout.new(self.game.spec.Tally)
        count = kernel.tally_moves(rules, state, seat, tally)
        return [int(kernel.nth_move(rules, state, seat, tally, number)) for number in range(count)]

    def after(self, state: Any, seat: int, action: int) -> list[Fraction]:
        """What the move is worth to each seat, on average over what chance gives for it."""
        outcomes = self.outcomes(state, action)
        total = [Fraction(0)] * self.game.players
        for outcome in outcomes:
            after = layout.copy(state)
            self.game.kernel.apply(self.game.rules, after, seat, action, outcome)
            total = [one + two for one, two in zip(total, self.solve(after), strict=True)]
        return [part / len(outcomes) for part in total]

    def outcomes(self, state: Any, action: int) -> list[int]:
        """UD-10: a roll gives any two dice but those of the old trump; nothing else in the games needs chance."""
        if self.game.id != "up-and-down" or action != self.game.spec.ROLL:
            return [0]
        rules: Any = self.game.rules
        faces = range(1, rules.dice_faces + 1)
        return [16 * one + two for one, two in product(faces, faces) if one + two != state.trump]


# --- matrix games ---


def solve_matrix(
    rows: Sequence[Sequence[Fraction | int | float]],
) -> tuple[Fraction, list[Fraction], list[Fraction]]:
    """The value of a zero-sum game to the one who chooses the row, and an optimal mix of rows and of columns. Some
    optimal pair of mixes is equal on a square part of the matrix (Shapley and Snow, 1950): all are tried."""
    matrix = [[Fraction(entry) for entry in row] for row in rows]
    turned = [list(column) for column in zip(*matrix, strict=True)]
    height, width = len(matrix), len(turned)
    for size in range(1, min(height, width) + 1):
        for some_rows in combinations(range(height), size):
            for some_columns in combinations(range(width), size):
                part = [[matrix[row][column] for column in some_columns] for row in some_rows]
                row_mix = equalise([list(column) for column in zip(*part, strict=True)])
                column_mix = equalise(part)
                if row_mix is None or column_mix is None:
                    continue
                x, y = spread(row_mix, some_rows, height), spread(column_mix, some_columns, width)
                worth = dot(x, [dot(row, y) for row in matrix])
                if all(dot(column, x) >= worth for column in turned) and all(dot(row, y) <= worth for row in matrix):
                    return worth, x, y
    raise AssertionError("every matrix game has a solution")


def equalise(part: Matrix) -> list[Fraction] | None:
    """The one mix of the columns that gives every row the same; None if there is none or not just one, or if it needs
    less than nothing of a column."""
    size = len(part)
    system = [[*row, Fraction(-1), Fraction(0)] for row in part]
    system.append([Fraction(1)] * size + [Fraction(0), Fraction(1)])
    for column in range(size + 1):
        pivot = next((row for row in range(column, size + 1) if system[row][column]), None)
        if pivot is None:
            return None
        system[column], system[pivot] = system[pivot], system[column]
        system[column] = [entry / system[column][column] for entry in system[column]]
        for row in range(size + 1):
            if row != column:
                factor = system[row][column]
                system[row] = [a - factor * b for a, b in zip(system[row], system[column], strict=True)]
    mix = [system[row][-1] for row in range(size)]
    return mix if min(mix) >= 0 else None


def spread(mix: list[Fraction], places: tuple[int, ...], size: int) -> list[Fraction]:
    """The mix over all, with nothing of those that are not in it."""
    full = [Fraction(0)] * size
    for part, place in zip(mix, places, strict=True):
        full[place] = part
    return full


def dot(one: list[Fraction], two: list[Fraction]) -> Fraction:
    return sum((a * b for a, b in zip(one, two, strict=True)), Fraction(0))
