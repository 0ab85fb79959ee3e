"""Confidence intervals by bootstrap: deals are resampled with replacement, and an interval covers 95 % of the resampled
means."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from updown.lab.play import class_milliseconds

Floats = NDArray[np.float64]

RESAMPLES = 2000
LEVEL = 95.0
DRAWS_AT_ONCE = 1 << 20
SEED = 20_260_101
"""The seed of the resamples: the same deals give the same intervals."""


def resample_means(values: Floats, resamples: int = RESAMPLES) -> Floats:
    """Means of columns, one row for each resample. Whole rows are drawn, so that values of the same deal stay together.
    NaN is a missing value."""
    deals, columns = values.shape
    chance = np.random.default_rng(SEED)
    present = np.isfinite(values)
    filled = np.where(present, values, 0.0)
    means = np.empty((resamples, columns))
    step = max(1, DRAWS_AT_ONCE // deals)
    for first in range(0, resamples, step):
        count = min(step, resamples - first)
        drawn = chance.integers(deals, size=(count, deals)) + np.arange(count)[:, None] * deals
        weights = np.bincount(drawn.ravel(), minlength=count * deals).reshape(count, deals).astype(np.float64)
        with np.errstate(invalid="ignore"):
            means[first : first + count] = weights @ filled / (weights @ present)
    return means


def intervals(means: Floats, level: float = LEVEL) -> Floats:
    """Low and high of each column, by percentiles."""
    tail = (100 - level) / 2
    # A resample may contain no value of a column; nanpercentile leaves it out. A column without any value stays NaN.
    blank = np.isnan(means).all(axis=0)
    edges: Floats = np.nanpercentile(np.where(blank, 0.0, means), [tail, 100 - tail], axis=0).T
    edges[blank] = np.nan
    return edges


def time_percentile(times: Mapping[int, int], percent: float) -> float:
    """The time, in milliseconds, within which this percentage of the decisions was made; 0 if there were none."""
    left = sum(times.values()) * percent / 100
    for number, count in sorted(times.items()):
        left -= count
        if left <= 0:
            return class_milliseconds(number)
    return 0.0
