"""Evaluates the deals of a pairing: how much better the hero did than the field, with intervals. The deal is the unit
of observation: all its games count as one."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import isfinite
from typing import Any

import numpy as np

from updown.engine.showing import Bar, Interval, Result, Shown, bounds, listed_options, percent, percent_bounds
from updown.engine.simulate import share_interval
from updown.lab.play import DealResult, Pairing
from updown.lab.statistics import Floats, intervals, resample_means, time_percentile
from updown.rules.match import Game, Json

FEW_DEALS = 30


@dataclass(frozen=True)
class Failure:
    """Deals that are left out because an agent failed, and the first thing that was wrong.

    >>> from updown.lab import arena
    >>> arena.run("dnup", "beginner", "random", deals=2, seed=1, jobs=1, players=2).failures
    ()
    """

    agent: str
    deals: int
    problem: str


@dataclass(frozen=True)
class HeroSeat:
    """The results of the hero in one seat.

    >>> from updown.lab import arena
    >>> result = arena.run("dnup", "beginner", "random", deals=2, seed=1, jobs=1, players=2)
    >>> [seat.seat for seat in result.seats]
    [0, 1]
    """

    seat: int
    advantage: float
    advantage_ci: Interval
    win_share: float
    win_share_ci: Interval


@dataclass(frozen=True, repr=False)
class ArenaResult(Result):
    """One agent, the hero, in a field of another. `advantage` is the hero's score less the mean score of the field,
    turned where fewest points win: more is better. Intervals are 95%; a shared win counts as its share. Decisions are
    those with a choice.

    >>> from updown.lab import arena
    >>> result = arena.run("dnup", "beginner", "random", deals=4, seed=1, jobs=1, players=3)
    >>> result.hero, result.field, round(result.advantage, 2)
    ('beginner', 'random', 2.83)
    >>> result.warnings
    ('4 deals are few: an interval needs at least 30 to be trusted',)
    """

    game: str
    options: dict[str, Any]
    rules_version: int
    players: int
    hero: str
    field: str
    seed: int
    deals: int
    deals_counted: int
    games: int
    advantage: float
    advantage_ci: Interval
    win_share: float
    win_share_ci: Interval
    fair_share: float
    hero_score: float
    field_score: float
    hero_ms_p50: float
    hero_ms_p95: float
    field_ms_p50: float
    field_ms_p95: float
    hero_decisions: int
    seats: tuple[HeroSeat, ...]
    failures: tuple[Failure, ...]
    warnings: tuple[str, ...]
    jobs: int
    seconds: float

    def to_json(self) -> Json:
        """The result as a dictionary for JSON."""
        return {key: plain_json(value) for key, value in asdict(self).items()}

    def _shown(self) -> Shown:
        title = f"{self.hero} in a field of {self.field}: {self.deals_counted:,} deals of {self.game}"
        measured: list[tuple[str, ArenaResult | HeroSeat]] = [("all", self)]
        measured += [(str(seat.seat), seat) for seat in self.seats]
        rows = [
            [
                name,
                f"{part.advantage:+.2f}",
                bounds(part.advantage_ci, "+.2f"),
                percent(part.win_share),
                percent_bounds(part.win_share_ci),
            ]
            for name, part in measured
        ]
        notes = [f"a fair share is {percent(self.fair_share)}", *(f"warning: {warning}" for warning in self.warnings)]
        heads = ["hero's seat", "advantage", "95 %", "win share", "95 %"]
        bars = [Bar(part.win_share, part.win_share_ci) for _, part in measured]
        title += f" ({listed_options(self.options)}; seed {self.seed})"
        return Shown(title, heads, rows, notes, bars, self.fair_share, "win share, and a fair one")


def plain_json(value: Any) -> Any:
    """The value as JSON, with null for a number that is missing."""
    if isinstance(value, Mapping):
        return {key: plain_json(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [plain_json(inner) for inner in value]
    return None if isinstance(value, float) and not isfinite(value) else value


def score_sign(game: Game) -> int:
    """-1 if the fewest points win (AA-13), else 1."""
    return game.score_sign


def advantages(deals: Sequence[DealResult], sign: int) -> Floats:
    """The hero's score less the mean of the others: one row for each deal, one column for each seat of the hero."""
    scores = np.array([deal.scores for deal in deals], dtype=np.float64)
    players = scores.shape[-1]
    hero = scores.diagonal(axis1=1, axis2=2)
    others: Floats = (scores.sum(axis=2) - hero) / (players - 1)
    return sign * (hero - others)


def win_shares(deals: Sequence[DealResult]) -> Floats:
    """The hero's share of the win: one row for each deal, one column for each seat of the hero."""
    return np.array(
        [[(bits >> seat & 1) / bits.bit_count() for seat, bits in enumerate(deal.winners)] for deal in deals]
    )


def count_failures(deals: Sequence[DealResult]) -> tuple[Failure, ...]:
    failed = sorted((deal for deal in deals if deal.problem), key=lambda deal: (deal.deal, deal.pairing))
    counts = Counter(deal.agent for deal in failed)
    first = {deal.agent: deal.problem for deal in reversed(failed)}
    return tuple(Failure(agent, count, first[agent]) for agent, count in counts.items())


def sum_times(times: Sequence[Mapping[int, int]]) -> Counter[int]:
    total: Counter[int] = Counter()
    for some in times:
        total.update(some)
    return total


def summarize(
    game: Game, pairing: Pairing, deals: Sequence[DealResult], *, seed: int, jobs: int, seconds: float
) -> ArenaResult:
    """The result of a pairing; ValueError if no deal can be counted."""
    played = sorted((deal for deal in deals if not deal.problem), key=lambda deal: deal.deal)
    failures = count_failures(deals)
    if not played:
        problems = "; ".join(f"agent {failure.agent}: {failure.problem}" for failure in failures)
        raise ValueError(f"none of {len(deals)} deals could be played to its end: {problems}")
    by_seat = np.hstack([advantages(played, score_sign(game)), win_shares(played)])
    half = game.players
    columns = np.column_stack([by_seat[:, :half].mean(axis=1), by_seat[:, half:].mean(axis=1), by_seat])
    means = columns.mean(axis=0).tolist()
    edges: list[Interval] = [(low, high) for low, high in intervals(resample_means(columns)).tolist()]
    for place in (1, *range(2 + half, 2 + 2 * half)):
        shares = columns[:, place]
        edges[place] = share_interval(float(shares.sum()), float((shares**2).sum()), len(shares))
    scores = np.array([deal.scores for deal in played], dtype=np.float64)
    hero_score = float(scores.diagonal(axis1=1, axis2=2).mean())
    field_score = (float(scores.mean()) * half - hero_score) / (half - 1)
    hero_times = sum_times([deal.hero_times for deal in played])
    field_times = sum_times([deal.field_times for deal in played])
    return ArenaResult(
        game=game.id,
        options={**game.options, "deck": game.deck_name},
        rules_version=game.rules_version,
        players=game.players,
        hero=pairing.hero,
        field=pairing.field,
        seed=seed,
        deals=len(deals),
        deals_counted=len(played),
        games=len(played) * game.players,
        advantage=means[0],
        advantage_ci=edges[0],
        win_share=means[1],
        win_share_ci=edges[1],
        fair_share=1 / game.players,
        hero_score=hero_score,
        field_score=field_score,
        hero_ms_p50=time_percentile(hero_times, 50),
        hero_ms_p95=time_percentile(hero_times, 95),
        field_ms_p50=time_percentile(field_times, 50),
        field_ms_p95=time_percentile(field_times, 95),
        hero_decisions=sum(hero_times.values()),
        seats=tuple(
            HeroSeat(seat, means[2 + seat], edges[2 + seat], means[2 + half + seat], edges[2 + half + seat])
            for seat in range(half)
        ),
        failures=failures,
        warnings=deal_warnings(len(played), failures),
        jobs=jobs,
        seconds=seconds,
    )


def deal_warnings(counted: int, failures: Sequence[Failure]) -> tuple[str, ...]:
    warnings = [f"agent {failure.agent} failed in {failure.deals} deals, left out" for failure in failures]
    if counted < FEW_DEALS:
        warnings.append(f"{counted} deals are few: an interval needs at least {FEW_DEALS} to be trusted")
    return tuple(warnings)
