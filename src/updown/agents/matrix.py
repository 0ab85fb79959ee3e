"""The value of a small zero-sum matrix game, exactly: linear programming by the simplex method with Bland's rule."""

from typing import Any

TINY = 1e-12


def matrix_value(buffers: Any, game: int, rows: int, columns: int) -> float:
    """The value of the game to the row player if both play their best mixed strategies. `buffers.payoffs[game]` are the
    payoffs of the row player; `buffers.tableau` has one row and rows + 1 columns more."""
    payoffs = buffers.payoffs
    tableau = buffers.tableau
    least = payoffs[game, 0, 0]
    for row in range(rows):
        for column in range(columns):
            least = min(least, payoffs[game, row, column])
    # The payoffs are shifted to be positive. Then the program is: maximize the sum of the column weights such that no
    # row's payoff exceeds 1.
    shift = 1.0 - least
    width = columns + rows + 1
    for row in range(rows + 1):
        for column in range(width):
            tableau[row, column] = 0.0
    for row in range(rows):
        for column in range(columns):
            tableau[row, column] = payoffs[game, row, column] + shift
        tableau[row, columns + row] = 1.0
        tableau[row, width - 1] = 1.0
    for column in range(columns):
        tableau[rows, column] = -1.0
    while True:
        enters = entering(tableau, rows, width)
        if enters < 0:
            break
        pivot(tableau, rows, width, leaving(tableau, rows, width, enters), enters)
    return 1.0 / tableau[rows, width - 1] - shift


def entering(tableau: Any, rows: int, width: int) -> int:
    """The first column with a negative cost (Bland's rule); -1 if there is none."""
    for column in range(width - 1):
        if tableau[rows, column] < -TINY:
            return column
    return -1


def leaving(tableau: Any, rows: int, width: int, enters: int) -> int:
    """The row with the smallest ratio, which limits the entering column. All payoffs are positive, so there is one."""
    found = -1
    best = 0.0
    for row in range(rows):
        if tableau[row, enters] > TINY:
            ratio = tableau[row, width - 1] / tableau[row, enters]
            if found < 0 or ratio < best - TINY:
                found = row
                best = ratio
    return found


def pivot(tableau: Any, rows: int, width: int, leaves: int, enters: int) -> None:
    scale = tableau[leaves, enters]
    for column in range(width):
        tableau[leaves, column] /= scale
    for row in range(rows + 1):
        factor = tableau[row, enters]
        if row != leaves and factor != 0.0:
            for column in range(width):
                tableau[row, column] -= factor * tableau[leaves, column]
