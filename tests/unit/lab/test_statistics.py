"""Intervals that hold what they promise."""

import numpy as np
import pytest

from updown.lab.play import class_milliseconds, time_class
from updown.lab.statistics import intervals, resample_means, time_percentile


def test_intervals_cover_the_truth_nineteen_times_of_twenty() -> None:
    chance = np.random.default_rng(7)
    values = chance.exponential(2.0, size=(120, 400))
    # Every column is an experiment of its own: they may be drawn anew together.
    edges = intervals(resample_means(values, resamples=800))
    covered = ((edges[:, 0] <= 2.0) & (edges[:, 1] >= 2.0)).mean()
    assert covered == pytest.approx(0.95, abs=0.03)


def test_the_width_is_that_of_the_mean_of_deals() -> None:
    values = np.random.default_rng(1).normal(0.0, 3.0, size=(400, 1))
    low, high = intervals(resample_means(values))[0]
    assert high - low == pytest.approx(2 * 1.96 * values.std() / 20, rel=0.08)


def test_the_same_deals_give_the_same_intervals() -> None:
    values = np.arange(20.0).reshape(10, 2)
    assert (resample_means(values) == resample_means(values)).all()


def test_columns_are_drawn_together() -> None:
    column = np.arange(10.0)[:, None]
    means = resample_means(np.hstack([column, 1 - column]))
    assert means.sum(axis=1) == pytest.approx(np.ones(len(means)))


def test_what_is_missing_is_left_out() -> None:
    values = np.array([[1.0, np.nan], [1.0, np.nan], [np.nan, np.nan], [1.0, np.nan]])
    edges = intervals(resample_means(values))
    assert edges[0].tolist() == [1.0, 1.0]
    assert np.isnan(edges[1]).all()


def test_many_deals_do_not_take_much_memory() -> None:
    values = np.ones((3_000_000, 1))
    assert resample_means(values, resamples=2).tolist() == [[1.0], [1.0]]


def test_percentiles_of_times() -> None:
    milliseconds = [1.0] * 90 + [100.0] * 10
    times: dict[int, int] = {}
    for ms in milliseconds:
        times[time_class(int(ms * 1e6))] = times.get(time_class(int(ms * 1e6)), 0) + 1
    assert time_percentile(times, 50) == pytest.approx(1.0, rel=0.03)
    assert time_percentile(times, 95) == pytest.approx(100.0, rel=0.03)
    assert time_percentile({}, 50) == 0.0


@pytest.mark.parametrize("ms", [0.0004, 0.013, 1.7, 250.0, 61_000.0])
def test_a_class_is_near_its_times(ms: float) -> None:
    assert class_milliseconds(time_class(int(ms * 1e6))) == pytest.approx(ms, rel=0.026)
