"""The value of small matrix games, against the kit's exact solver; compiled and plain."""

from itertools import product
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import updown
from kit.bruteforce import solve_matrix
from kit.games import SETTINGS
from updown.agents import matrix
from updown.agents.matrix import matrix_value
from updown.agents.searcher import Searcher
from updown.agents.workspace import ENDGAME_SEALED

SIZES = list(product(range(1, ENDGAME_SEALED + 1), repeat=2))
TOLERANCE = 1e-9


def worth(rows: list[list[float]], game: int = 0) -> float:
    """Plain."""
    size = ENDGAME_SEALED
    buffers: Any = SimpleNamespace(
        payoffs=np.full((3, size, size), 99.0), tableau=np.full((size + 1, 2 * size + 1), 99.0)
    )
    buffers.payoffs[game, : len(rows), : len(rows[0])] = rows
    return matrix_value(buffers, game, len(rows), len(rows[0]))


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ([[7.0]], 7),
        ([[-7.0]], -7),
        ([[4, 2, 7]], 2),
        ([[4], [2], [7]], 7),
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0),
        ([[1, -1], [-1, 1]], 0),
        ([[3, 5, 9], [2, 1, 0], [3, 4, 4]], 3),
        ([[0, 0], [0, 0]], 0),
        ([[0.5] * 4] * 4, 0.5),
        ([[2, 0], [0, 1]], 2 / 3),
        (np.eye(4).tolist(), 0.25),
    ],
)
def test_known_games(rows: list[list[float]], expected: float) -> None:
    assert worth(rows) == pytest.approx(expected, abs=TOLERANCE)
    assert worth(rows, game=2) == pytest.approx(expected, abs=TOLERANCE)


def matrices(entries: st.SearchStrategy[float]) -> st.SearchStrategy[list[list[float]]]:
    return st.sampled_from(SIZES).flatmap(
        lambda size: st.lists(st.lists(entries, min_size=size[1], max_size=size[1]), min_size=size[0], max_size=size[0])
    )


@given(matrices(st.integers(-2, 2).map(float)))
@SETTINGS
def test_games_with_many_ties(rows: list[list[float]]) -> None:
    assert worth(rows) == pytest.approx(float(solve_matrix(rows)[0]), abs=TOLERANCE)


@given(matrices(st.floats(0, 1)))
@SETTINGS
def test_games_for_chances(rows: list[list[float]]) -> None:
    assert worth(rows) == pytest.approx(float(solve_matrix(rows)[0]), abs=TOLERANCE)


def test_compiled_games() -> None:
    searcher = Searcher(updown.game("up-and-down", players=2))
    chance = np.random.default_rng(3)
    for height, width in SIZES:
        for spread in (2, 1000):
            rows = (chance.integers(0, spread + 1, (height, width)) / spread).tolist()
            searcher.buffers["payoffs"][1, :height, :width] = rows
            found = searcher.unit.run(matrix.matrix_value, searcher.buffers, 1, height, width)
            assert found == worth(rows) == pytest.approx(float(solve_matrix(rows)[0]), abs=TOLERANCE)
