"""Ratings of matrices whose ratings are known, and results that make no ladder."""

import numpy as np
import pytest

from updown.games.registry import game
from updown.lab.play import DealResult, Pairing
from updown.lab.ratings import MEAN_ELO, elo_ratings, expected_share, find_cycles
from updown.lab.tournament import TournamentResult, summarize_tournament

MANY = np.full((3, 3), 1e9)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_ratings_are_found_again_from_the_shares_they_make_one_expect(players: int) -> None:
    truth = np.array([1700.0, 1450.0, 1350.0])
    shares = np.array([[expected_share(hero, field, players) for field in truth] for hero in truth])
    assert elo_ratings(shares, MANY, players) == pytest.approx(truth, abs=0.01)


def test_two_players_at_three_to_one_are_191_apart() -> None:
    shares = np.array([[np.nan, 0.75], [0.25, np.nan]])
    high, low = elo_ratings(shares, np.full((2, 2), 1e9), 2)
    assert high - low == pytest.approx(190.85, abs=0.01)
    assert high + low == pytest.approx(2 * MEAN_ELO)


def test_fair_shares_are_equal_ratings() -> None:
    assert elo_ratings(np.full((3, 3), 0.25), MANY, 4) == pytest.approx([MEAN_ELO] * 3)


def test_who_always_wins_is_high_and_not_infinite() -> None:
    ratings = elo_ratings(np.array([[0, 1.0], [0.0, 0]]), np.full((2, 2), 200.0), 2)
    assert 700 < ratings[0] - ratings[1] < 2000


def test_many_matrices_at_once_are_each_of_them() -> None:
    matrices = np.random.default_rng(3).uniform(0.05, 0.95, size=(20, 4, 4))
    games = np.full((4, 4), 50.0)
    together = elo_ratings(matrices, games, 3)
    assert together == pytest.approx(np.array([elo_ratings(matrix, games, 3) for matrix in matrices]), abs=1e-4)


def test_a_pair_that_never_played_counts_for_nothing() -> None:
    shares = np.array([[np.nan, 0.75, np.nan], [0.25, np.nan, 0.75], [np.nan, 0.25, np.nan]])
    assert elo_ratings(shares, MANY, 2) == pytest.approx([1690.85, 1500, 1309.15], abs=0.1)


def test_a_cycle_is_found_once_in_its_direction() -> None:
    beats = [[False] * 4 for _ in range(4)]
    for a, b in ((0, 2), (2, 1), (1, 0), (3, 0)):
        beats[a][b] = True
    assert find_cycles(beats) == [(0, 2, 1)]


# --- tournaments made by hand ---


def results_of(chances: dict[tuple[str, str], float], deals: int = 100) -> TournamentResult:
    """Deals of two players in which the hero wins both games with that chance."""
    chance = np.random.default_rng(11)
    agents = list(dict.fromkeys(name for pair in chances for name in pair))
    pairings = [Pairing(*pair) for pair in chances]
    played = []
    for number, share in enumerate(chances.values()):
        for deal in range(deals):
            won = bool(chance.random() < share)
            row = [[1, 0], [0, 1]] if won else [[0, 1], [1, 0]]
            winners = [1, 2] if won else [2, 1]
            played.append(DealResult(number, deal, row, winners, {288: 3}, {288: 3}))
    made = game("auf-und-ab", players=2)
    return summarize_tournament(made, agents, pairings, played, seed=1, jobs=1, seconds=1.0)


def both_ways(pairs: dict[tuple[str, str], float]) -> dict[tuple[str, str], float]:
    return pairs | {(b, a): 1 - share for (a, b), share in pairs.items()}


def test_rock_paper_scissors_is_warned_of() -> None:
    pairs = {("rock", "scissors"): 0.8, ("scissors", "paper"): 0.8, ("paper", "rock"): 0.8}
    result = results_of(both_ways(pairs))
    assert result.cycles == (("rock", "scissors", "paper"),)
    assert result.warnings[0] == ("not transitive: rock beats scissors, scissors beats paper, paper beats rock")
    for standing in result.ladder:
        assert standing.elo_ci[0] <= 1500 <= standing.elo_ci[1]


def test_a_cycle_that_may_be_chance_is_not_warned_of() -> None:
    pairs = {("rock", "scissors"): 0.51, ("scissors", "paper"): 0.51, ("paper", "rock"): 0.51}
    assert results_of(both_ways(pairs)).cycles == ()


def test_a_ladder_is_in_order_with_intervals_around_the_ratings() -> None:
    pairs = {("good", "fair"): 0.7, ("fair", "bad"): 0.7, ("good", "bad"): 0.85}
    result = results_of(both_ways(pairs), 200)
    assert [standing.agent for standing in result.ladder] == ["good", "fair", "bad"]
    assert (result.cycles, result.warnings) == ((), ())
    for standing in result.ladder:
        assert standing.elo_ci[0] < standing.elo < standing.elo_ci[1]
        assert standing.elo_ci[1] - standing.elo_ci[0] < 120
    assert result.ladder[0].elo - result.ladder[1].elo == pytest.approx(147, abs=60)
    assert result.matrix[0][0] is None
    assert result.matrix[0][1] == pytest.approx(0.7, abs=0.1)
    low, high = result.matrix_ci[0][1] or (0, 0)
    assert low < 0.7 < high
