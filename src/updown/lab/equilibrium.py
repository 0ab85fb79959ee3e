"""Equilibria of small games, by counterfactual regret minimisation over the full game tree. How far a strategy still is
from an equilibrium is exact: best responses to it say so."""

from dataclasses import dataclass
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from updown.lab.exploit import best_response, reach
from updown.lab.trees import LEAF, Tree
from updown.rules.match import NOBODY

ROUNDS = 1000
CHECKED = 100

Table = NDArray[np.float64]


@dataclass(frozen=True)
class Equilibrium:
    """A strategy for both seats, close to an equilibrium. `responses`: what a perfect opponent wins against it, by the
    opponent's seat; so the value of the game to seat 0 lies between `-responses[1]` and `responses[0]`. `first`: what
    the seat that decides first gets on average if both seats play the strategy. `undecided`: the share of matches that
    nobody wins.

    >>> import updown
    >>> from updown.lab.equilibrium import solve
    >>> from updown.lab.trees import walk
    >>> deck = {"format": "updown-deck/1", "game": "up-and-down", "name": "tiny", "suits": ["D", "C"],
    ...         "values": [2, 3], "first_chef": "C", "dice": 2, "hand": {"2": 1}}
    >>> found = solve(walk(updown.game("up-and-down", players=2, tiebreak="shared", deck=deck)))
    >>> round(found.first, 3), found.gap < 0.001
    (0.486, True)
    """

    strategy: Table
    """A row of probabilities for each information set of the tree; `strategy.__getitem__` is a `Strategy`."""
    of: str
    responses: tuple[float, float]
    first: float
    undecided: float
    range: float
    rounds: int
    seconds: float

    @property
    def nash_conv(self) -> float:
        """What both seats together could gain by another strategy; 0 in an equilibrium."""
        return sum(self.responses)

    @property
    def gap(self) -> float:
        """The exploitability of the strategy: half of NashConv."""
        return self.nash_conv / 2


def solve(tree: Tree, rounds: int = ROUNDS, *, of: str = "score", gap: float = 0.0) -> Equilibrium:
    """A strategy close to an equilibrium, by Tammelin's CFR+: regrets never fall below zero, the seats are updated in
    turn, and later rounds count more. Ends after so many rounds, or earlier if the exploitability is at most `gap`, in
    points (of='score') or shares of the win (of='wins').

    >>> import updown
    >>> from updown.lab.equilibrium import solve
    >>> from updown.lab.trees import walk
    >>> deck = {"format": "updown-deck/1", "game": "auf-und-ab", "name": "tiny", "symbols": ["A", "B"],
    ...         "hand": {"2": 2}, "lay": {"2": 1}}
    >>> solve(walk(updown.game("auf-und-ab", players=2, deck=deck)), gap=0.01).gap <= 0.01
    True
    """
    start = perf_counter()
    solver = _Solver(tree, of)
    number = 0
    while number < rounds:
        number += 1
        solver.improve(number)
        if number == rounds or number % CHECKED == 0:
            strategy = solver.average()
            one, two = (best_response(tree, strategy.__getitem__, seat, of=of)[0] for seat in (0, 1))
            if (one + two) / 2 <= gap:
                break
    likely = reach(tree, strategy.__getitem__, NOBODY)
    worth = likely * tree.utility(of, 0)
    undecided = float(likely[(tree.infoset == LEAF) & (tree.wins == 0)].sum())
    return Equilibrium(
        strategy,
        of,
        (one, two),
        float(worth @ tree.first_sign()),
        undecided,
        tree.range(of),
        number,
        perf_counter() - start,
    )


class _Solver:
    """Regrets and average strategies: a row for each information set, a column for each move."""

    def __init__(self, tree: Tree, of: str) -> None:
        self.tree = tree
        self.legal = np.arange(tree.width) < tree.moves[:, None]
        self.even = self.legal / tree.moves[:, None]
        self.regrets = np.zeros(self.legal.shape)
        self.total = np.zeros(self.legal.shape)
        deciding = tree.infoset != LEAF
        self.mine = [deciding & (tree.seat[tree.infoset] == seat) for seat in (0, 1)]
        self.worth = [tree.utility(of, seat) for seat in (0, 1)]
        # The place of each node's move in a flat table, and whose decision it was.
        self.cell = np.where(tree.parent < 0, 0, tree.infoset[tree.parent] * tree.width + tree.slot)
        self.chooser = np.where(tree.parent < 0, NOBODY, tree.seat[tree.infoset[tree.parent]])

    def improve(self, number: int) -> None:
        """One round: each seat in turn."""
        for seat in (0, 1):
            play = self.by(self.regrets)
            choice = np.where(self.chooser == NOBODY, 1.0, play.ravel()[self.cell])
            own, others = self.reaches(choice, seat)
            mine = self.mine[seat]
            reached = np.zeros(len(play))
            reached[self.tree.infoset[mine]] = own[mine]
            self.total += number * reached[:, None] * play
            gains = self.gains(play, choice, others, seat)
            self.regrets = np.maximum(self.regrets + gains, 0) * self.legal

    def average(self) -> Table:
        """The average strategy."""
        return self.by(self.total)

    def by(self, weights: Table) -> Table:
        """Probabilities in proportion to the weights; all moves alike where there are none."""
        sums = weights.sum(axis=1, keepdims=True)
        play: Table = np.where(sums > 0, weights / np.where(sums > 0, sums, 1), self.even)
        return play

    def reaches(self, choice: Table, seat: int) -> tuple[Table, Table]:
        """How likely the seat's own choices lead to each node, and those of everybody else with chance."""
        tree, chosen = self.tree, self.chooser == seat
        own, others = np.where(chosen, choice, 1.0), np.where(chosen, 1.0, choice) * tree.chance
        for level in tree.levels[1:]:
            own[level] *= own[tree.parent[level]]
            others[level] *= others[tree.parent[level]]
        return own, others

    def gains(self, play: Table, choice: Table, others: Table, seat: int) -> Table:
        """What each move of the seat would have brought more than what it played."""
        tree, chosen = self.tree, self.chooser == seat
        worth = others * self.worth[seat]
        for above, level in zip(reversed(tree.levels[:-1]), reversed(tree.levels[1:]), strict=True):
            brought = np.where(chosen[level], choice[level], 1.0) * worth[level]
            worth[above] += np.bincount(tree.parent[level] - above.start, brought, above.stop - above.start)
        by_move = np.bincount(self.cell[chosen], worth[chosen], play.size).reshape(play.shape)
        gains: Table = by_move - (by_move * play).sum(axis=1, keepdims=True)
        gains[tree.seat != seat] = 0
        return gains
