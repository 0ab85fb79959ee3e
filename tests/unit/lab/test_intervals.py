"""Intervals of shares keep their coverage, at the edges too."""

from math import comb

import numpy as np
import pytest

import updown
from updown.engine.simulate import share_interval


@pytest.mark.parametrize("games", [10, 30, 100, 400])
@pytest.mark.parametrize("share", [0.01, 0.05, 0.2, 0.5, 0.8, 0.97, 0.995])
def test_coverage_of_wins_and_losses(share: float, games: int) -> None:
    """Exactly: over all numbers of wins, by their probabilities."""
    covered = 0.0
    for wins in range(games + 1):
        low, high = share_interval(wins, wins, games)
        assert 0 <= low < high <= 1
        if low <= share <= high:
            covered += comb(games, wins) * share**wins * (1 - share) ** (games - wins)
    assert covered > 0.93


@pytest.mark.parametrize("strength", [0.2, 0.5, 0.9, 0.99])
def test_coverage_of_deals_with_several_games(strength: float) -> None:
    """By simulation: a deal is the mean of three games, which depend on its cards; 4000 arenas of 40 deals."""
    chance = np.random.default_rng(1)
    luck = chance.random((4000, 40, 1))
    wins = chance.random((4000, 40, 3)) < np.where(luck < 0.5, strength, strength**2)
    truth = (strength + strength**2) / 2
    deals = wins.mean(axis=2)
    covered = 0
    for row in deals:
        low, high = share_interval(float(row.sum()), float((row**2).sum()), len(row))
        covered += low <= truth <= high
    assert covered / 4000 > 0.93


def test_thirty_wins_of_thirty_are_not_certain() -> None:
    low, high = share_interval(30, 30, 30)
    assert 0.84 < low < 0.9
    assert high == 1
    low, high = share_interval(0, 0, 30)
    assert low == 0
    assert 0.1 < high < 0.16


def test_a_simulation_of_few_games_says_so() -> None:
    result = updown.simulate("dnup", players=2, games=3, seed=1, threads=1)
    for seat in result.seats:
        low, high = seat.win_share_ci
        assert 0 <= low < seat.win_share + 1e-9
        assert seat.win_share - 1e-9 < high <= 1
        assert high - low > 0.3
