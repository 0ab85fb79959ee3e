"""Ratings from a payoff matrix, and cycles in it. Ratings model win shares: the hero's chance in a field of n - 1
others is e^hero / (e^hero + (n - 1) e^field), which is the Elo formula for two players."""

from itertools import combinations
from math import log

import numpy as np

from updown.lab.statistics import Floats

ELO_A_UNIT = 400 / log(10)
MEAN_ELO = 1500.0
PRIOR_GAMES = 1.0
"""A prior: each pair counts one more game with a fair result, so that no rating is infinite."""

STEPS = 60
LONGEST_STEP = 1.0
TOLERANCE = 1e-9


def elo_ratings(shares: Floats, games: Floats, players: int) -> Floats:
    """The maximum likelihood ratings, shifted to the mean MEAN_ELO. `shares[..., hero, field]` are win shares (further
    axes are several matrices at once), and `games` the number of games of each; a share without games may be NaN."""
    count = shares.shape[-1]
    pairs = 1.0 - np.eye(count)
    known = np.where(np.isfinite(shares) & (games > 0), games, 0.0) * pairs
    weight = known + PRIOR_GAMES * pairs
    wins = np.where(known > 0, shares, 0.0) * known + PRIOR_GAMES / players * pairs
    ratings = np.zeros(shares.shape[:-1])
    for _ in range(STEPS):
        # Newton's method: the likelihood of a logistic model is concave, so it has one maximum.
        gap = ratings[..., :, None] - ratings[..., None, :] - log(players - 1)
        chance = 1 / (1 + np.exp(-gap))
        surplus = wins - weight * chance
        slope = surplus.sum(axis=-1) - surplus.sum(axis=-2)
        bend = weight * chance * (1 - chance)
        bend = bend + np.swapaxes(bend, -1, -2)
        curve = np.eye(count) * bend.sum(axis=-1)[..., None, :] - bend + 1 / count
        step = np.linalg.solve(curve, slope[..., None])[..., 0]
        longest = np.abs(step).max(axis=-1, keepdims=True)
        ratings = ratings + step * np.minimum(1.0, LONGEST_STEP / np.maximum(longest, TOLERANCE))
        if longest.max() < TOLERANCE:
            break
    centred: Floats = ratings - ratings.mean(axis=-1, keepdims=True)
    return MEAN_ELO + ELO_A_UNIT * centred


def expected_share(hero: float, field: float, players: int) -> float:
    """The win share that the model expects for two ratings."""
    return float(1 / (1 + (players - 1) * np.exp((field - hero) / ELO_A_UNIT)))


def find_cycles(beats: list[list[bool]]) -> list[tuple[int, int, int]]:
    """All cycles of three agents: the first beats the second, the second the third, and the third the first."""
    found = []
    for one, two, three in combinations(range(len(beats)), 3):
        for a, b, c in ((one, two, three), (one, three, two)):
            if beats[a][b] and beats[b][c] and beats[c][a]:
                found.append((a, b, c))
    return found
