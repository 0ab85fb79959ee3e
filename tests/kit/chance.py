"""Whether counts look as chance would have them: one chi-square test for all."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

# Seeds are fixed, so a test that passes keeps passing; the bound only says how odd a fixed sample may look.
LEAST_LIKELY = 1e-4


def assert_even(counts: Sequence[int] | NDArray[np.int64], weights: Sequence[float] | None = None) -> None:
    """The counts fit equal chances, or chances in proportion to the weights."""
    observed = np.asarray(counts, float)
    assert len(observed) > 1, "one cell is always even"
    shares = np.ones(len(observed)) if weights is None else np.asarray(weights, float)
    expected = observed.sum() * shares / shares.sum()
    assert expected.min() >= 5, "too few draws for a chi-square test"
    distance = float(((observed - expected) ** 2 / expected).sum())
    chance = chance_beyond(distance, len(observed) - 1)
    assert chance > LEAST_LIKELY, f"chi-square {distance:.1f} over {len(observed)} cells: p = {chance:.2g}"


def chance_beyond(distance: float, freedom: int) -> float:
    """How likely a chi-square value beyond this is, by Wilson and Hilferty's cube root."""
    spread = 2 / (9 * freedom)
    return NormalDist().cdf((1 - spread - (distance / freedom) ** (1 / 3)) / sqrt(spread))
