"""The value of a small zero-sum matrix game, exactly: linear programming by the simplex method with Bland's rule."""

from typing import Any

TINY = 1e-12


def matrix_value(paper: Any, game: int, rows: int, columns: int) -> float:
    """What the row player gets when both play their best mixed strategies. `paper.payoffs[game]` are the row player's;
    `paper.sheet` has one row and rows + 1 columns more."""
    payoffs = paper.payoffs
    sheet = paper.sheet
    least = payoffs[game, 0, 0]
    for row in range(rows):
        for column in range(columns):
            least = min(least, payoffs[game, row, column])
    # With all payoffs positive: the most that the column player can put on the columns, no row getting more than 1.
    shift = 1.0 - least
    width = columns + rows + 1
    for row in range(rows + 1):
        for column in range(width):
            sheet[row, column] = 0.0
    for row in range(rows):
        for column in range(columns):
            sheet[row, column] = payoffs[game, row, column] + shift
        sheet[row, columns + row] = 1.0
        sheet[row, width - 1] = 1.0
    for column in range(columns):
        sheet[rows, column] = -1.0
    while True:
        enters = entering(sheet, rows, width)
        if enters < 0:
            break
        pivot(sheet, rows, width, leaving(sheet, rows, width, enters), enters)
    return 1.0 / sheet[rows, width - 1] - shift


def entering(sheet: Any, rows: int, width: int) -> int:
    """The first column that still helps; -1 if none does."""
    for column in range(width - 1):
        if sheet[rows, column] < -TINY:
            return column
    return -1


def leaving(sheet: Any, rows: int, width: int, enters: int) -> int:
    """The row that limits it most. All payoffs are positive, so there is one."""
    found = -1
    best = 0.0
    for row in range(rows):
        if sheet[row, enters] > TINY:
            ratio = sheet[row, width - 1] / sheet[row, enters]
            if found < 0 or ratio < best - TINY:
                found = row
                best = ratio
    return found


def pivot(sheet: Any, rows: int, width: int, leaves: int, enters: int) -> None:
    scale = sheet[leaves, enters]
    for column in range(width):
        sheet[leaves, column] /= scale
    for row in range(rows + 1):
        factor = sheet[row, enters]
        if row != leaves and factor != 0.0:
            for column in range(width):
                sheet[row, column] -= factor * sheet[leaves, column]
