"""Evaluates a tournament, every agent as hero in a field of every other: payoff matrix, ratings with intervals, and a
warning if the results are not transitive."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import inf, isfinite
from typing import Any

import numpy as np

from updown.engine.showing import Bar, Interval, Result, Shown, bounds, listed_options, percent, percent_bounds
from updown.lab.play import DealResult, Pairing
from updown.lab.ratings import elo_ratings, find_cycles
from updown.lab.results import (
    ArenaResult,
    Failure,
    advantages,
    count_failures,
    deal_warnings,
    plain_json,
    score_sign,
    sum_times,
    summarize,
    win_shares,
)
from updown.lab.statistics import Floats, intervals, resample_means, time_percentile
from updown.rules.match import Game, Json


@dataclass(frozen=True)
class RatedAgent:
    """One rung of the ladder. `advantage` and `win_share` are means over all fields that the agent was hero in.

    >>> from updown.lab import arena
    >>> best = arena.tournament("dnup", ["random", "beginner"], deals=3, seed=1, jobs=1, players=3).ladder[0]
    >>> best.agent, best.elo > 1500
    ('beginner', True)
    """

    agent: str
    elo: float
    elo_ci: Interval
    advantage: float
    advantage_ci: Interval
    win_share: float
    win_share_ci: Interval
    ms_p50: float
    ms_p95: float


@dataclass(frozen=True, repr=False)
class TournamentResult(Result):
    """Every ordered pair of agents. `matrix[hero][field]` is the hero's win share, None for an agent against itself.
    The deals of all pairs have the same cards, and are resampled together for the intervals.

    >>> from updown.lab import arena
    >>> result = arena.tournament("dnup", ["random", "beginner"], deals=3, seed=1, jobs=1, players=3)
    >>> [[share if share is None else round(share, 2) for share in row] for row in result.matrix]
    [[None, 0.0], [0.78, None]]
    """

    game: str
    options: dict[str, Any]
    rules_version: int
    players: int
    agents: tuple[str, ...]
    seed: int
    deals: int
    fair_share: float
    ladder: tuple[RatedAgent, ...]
    matrix: tuple[tuple[float | None, ...], ...]
    matrix_ci: tuple[tuple[Interval | None, ...], ...]
    cycles: tuple[tuple[str, ...], ...]
    pairings: tuple[ArenaResult, ...]
    failures: tuple[Failure, ...]
    warnings: tuple[str, ...]
    jobs: int
    seconds: float

    def to_json(self) -> Json:
        """The result as a dictionary for JSON."""
        return {key: plain_json(value) for key, value in asdict(self).items()}

    def _shown(self) -> Shown:
        title = f"{len(self.agents)} agents, each as hero in a field of each other: {self.deals:,} deals of {self.game}"
        rows = [
            [
                standing.agent,
                f"{standing.elo:.0f}",
                bounds(standing.elo_ci, ".0f"),
                f"{standing.advantage:+.2f}",
                bounds(standing.advantage_ci, "+.2f"),
                percent(standing.win_share),
                percent_bounds(standing.win_share_ci),
            ]
            for standing in self.ladder
        ]
        heads = ["agent", "Elo", "95 %", "advantage", "95 %", "win share", "95 %"]
        notes = [f"a fair share is {percent(self.fair_share)}", *(f"warning: {warning}" for warning in self.warnings)]
        bars = [Bar(standing.elo, standing.elo_ci) for standing in self.ladder]
        title += f" a pair ({listed_options(self.options)}; seed {self.seed})"
        return Shown(title, heads, rows, notes, bars, None, "Elo")


def summarize_tournament(
    game: Game,
    agents: Sequence[str],
    pairings: Sequence[Pairing],
    deals: Sequence[DealResult],
    *,
    seed: int,
    jobs: int,
    seconds: float,
) -> TournamentResult:
    """The result of all pairings; ValueError if no deal can be counted."""
    by_pairing = [[deal for deal in deals if deal.pairing == number] for number in range(len(pairings))]
    counted = [[deal for deal in some if not deal.problem] for some in by_pairing]
    results = [
        summarize(game, pairing, some, seed=seed, jobs=jobs, seconds=seconds)
        for pairing, some, good in zip(pairings, by_pairing, counted, strict=True)
        if good or not any(counted)
    ]
    table = _ResultTable(game, agents, pairings, counted, len(by_pairing[0]))
    failures = count_failures(deals)
    cycles = tuple(tuple(agents[place] for place in cycle) for cycle in find_cycles(table.beats()))
    intransitive = tuple(f"not transitive: {a} beats {b}, {b} beats {c}, {c} beats {a}" for a, b, c in cycles)
    by_pair = {(result.hero, result.field): result for result in results}
    return TournamentResult(
        game=game.id,
        options={**game.options, "deck": game.deck_name},
        rules_version=game.rules_version,
        players=game.players,
        agents=tuple(agents),
        seed=seed,
        deals=table.deals,
        fair_share=1 / game.players,
        ladder=tuple(sorted(table.standings(), key=lambda standing: -standing.elo if isfinite(standing.elo) else inf)),
        matrix=tuple(tuple(by_pair[a, b].win_share if (a, b) in by_pair else None for b in agents) for a in agents),
        matrix_ci=tuple(
            tuple(by_pair[a, b].win_share_ci if (a, b) in by_pair else None for b in agents) for a in agents
        ),
        cycles=cycles,
        pairings=tuple(results),
        failures=failures,
        warnings=intransitive + deal_warnings(min(map(len, filter(None, counted))), failures),
        jobs=jobs,
        seconds=seconds,
    )


class _ResultTable:
    """All pairings in one table: one row for each deal, one column for each pairing, NaN for a deal that failed; and
    the means of its resamples."""

    def __init__(
        self,
        game: Game,
        agents: Sequence[str],
        pairings: Sequence[Pairing],
        counted: list[list[DealResult]],
        deals: int,
    ) -> None:
        self.agents = agents
        self.counted = counted
        self.pairings = pairings
        self.deals = deals
        self.players = game.players
        self.shares = self._column_a_pairing([win_shares(some) if some else None for some in counted])
        sign = score_sign(game)
        self.advantages = self._column_a_pairing([advantages(some, sign) if some else None for some in counted])
        self.drawn = resample_means(np.hstack([self.shares, self.advantages]))
        self.places = [(agents.index(hero), agents.index(field)) for hero, field in pairings]

    def _column_a_pairing(self, by_seat: list[Floats | None]) -> Floats:
        table = np.full((self.deals, len(by_seat)), np.nan)
        for column, (values, some) in enumerate(zip(by_seat, self.counted, strict=True)):
            if values is not None:
                table[[deal.deal for deal in some], column] = values.mean(axis=1)
        return table

    def _matrix(self, means: Floats) -> Floats:
        """Win shares by hero and field, for every row of means."""
        matrix = np.full((len(means), len(self.agents), len(self.agents)), np.nan)
        for column, (hero, field) in enumerate(self.places):
            matrix[:, hero, field] = means[:, column]
        return matrix

    def beats(self) -> list[list[bool]]:
        """Whether the row agent beats the column agent: it does better in a field of the other than the other in a
        field of it, and the interval of the difference is above 0."""
        drawn = self._matrix(self.drawn[:, : len(self.pairings)])
        edge = (drawn - np.swapaxes(drawn, 1, 2)).reshape(len(drawn), -1)
        low = intervals(edge)[:, 0].reshape(len(self.agents), -1)
        return [[bool(cell > 0) for cell in row] for row in low]

    def standings(self) -> list[RatedAgent]:
        with_games = np.isfinite(self.shares).sum(axis=0)
        games = self._matrix(with_games[None, :] * float(self.players))[0]
        pairs = len(self.pairings)
        shares = _means(self.shares)
        elo = elo_ratings(self._matrix(shares[None, :]), games, self.players)[0]
        elo_ci = intervals(elo_ratings(self._matrix(self.drawn[:, :pairs]), games, self.players))
        found = []
        for place, agent in enumerate(self.agents):
            mine = [column for column, (hero, _) in enumerate(self.places) if hero == place and with_games[column]]
            played = mine or [
                column for column, seats in enumerate(self.places) if place in seats and with_games[column]
            ]
            times = sum_times([deal.hero_times for column in mine for deal in self.counted[column]])
            found.append(
                RatedAgent(
                    agent=agent,
                    elo=float(elo[place]) if played else float("nan"),
                    elo_ci=_pair(elo_ci[place]) if played else _NO_INTERVAL,
                    **self._over_fields("win_share", shares, self.drawn[:, :pairs], mine),
                    **self._over_fields("advantage", _means(self.advantages), self.drawn[:, pairs:], mine),
                    ms_p50=time_percentile(times, 50),
                    ms_p95=time_percentile(times, 95),
                )
            )
        return found

    @staticmethod
    def _over_fields(name: str, means: Floats, drawn: Floats, columns: list[int]) -> Json:
        """The mean over an agent's fields, with equal weights."""
        if not columns:
            return {name: float("nan"), f"{name}_ci": _NO_INTERVAL}
        return {
            name: float(means[columns].mean()),
            f"{name}_ci": _pair(intervals(drawn[:, columns].mean(axis=1, keepdims=True))[0]),
        }


_NO_INTERVAL: Interval = (float("nan"), float("nan"))


def _pair(edges: Floats) -> Interval:
    return float(edges[0]), float(edges[1])


def _means(values: Floats) -> Floats:
    """Means of columns, NaN where there is no value."""
    present = np.isfinite(values)
    with np.errstate(invalid="ignore"):
        means: Floats = np.where(present, values, 0.0).sum(axis=0) / present.sum(axis=0)
    return means
