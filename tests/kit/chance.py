"""Whether counts look as chance would have them: one chi-square test for all."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from scipy import stats

# Seeds are fixed, so a test that passes keeps passing; the bound only says how odd a fixed sample may look.
LEAST_LIKELY = 1e-4


def assert_even(counts: Sequence[int] | NDArray[np.int64], weights: Sequence[float] | None = None) -> None:
    """The counts fit equal chances, or chances in proportion to the weights."""
    observed = np.asarray(counts, float)
    assert len(observed) > 1, "one cell is always even"
    shares = np.ones(len(observed)) if weights is None else np.asarray(weights, float)
    expected = observed.sum() * shares / shares.sum()
    assert expected.min() >= 5, "too few draws for a chi-square test"
    found = stats.chisquare(observed, expected)
    assert found.pvalue > LEAST_LIKELY, (
        f"chi-square {found.statistic:.1f} over {len(observed)} cells: p = {found.pvalue:.2g}"
    )
