"""Writes a result of the arena as one self-contained HTML page: plots first, then the figures, then how to reproduce
them. The plots are drawn by plots.py, which needs the extra `lab`."""

import os
import platform
import shlex
from collections.abc import Sequence
from html import escape
from math import isfinite
from pathlib import Path
from types import ModuleType
from typing import Any

from updown.engine.showing import Interval
from updown.extras import import_from
from updown.games.registry import game_type
from updown.lab.results import ArenaResult
from updown.lab.tournament import TournamentResult
from updown.rules.markup import INK, LINE, MUTED, PANEL, PAPER, PLAIN_TINT, UP
from updown.version import __version__

STYLE = f"""
body {{ margin: 0 auto; max-width: 56rem; padding: 1.5rem; background: {PAPER}; color: {INK};
  font: 1rem/1.5 system-ui, sans-serif; }}
h1 {{ font-size: 1.6rem; margin: 0; }} h2 {{ font-size: 1.15rem; margin: 2rem 0 .5rem; }}
figure {{ margin: 0; padding: .75rem; background: {PANEL}; border: 1px solid {LINE}; border-radius: .5rem; }}
figure svg {{ width: 100%; height: auto; max-height: 34rem; }}
figcaption, .small {{ color: {MUTED}; font-size: .9rem; }}
.answer {{ font-size: 1.2rem; border-left: .3rem solid {UP}; padding-left: .8rem; }}
.warning {{ border: 2px solid {INK}; padding: .4rem .8rem; background: {PLAIN_TINT}; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; margin-bottom: 1rem; font-size: .85rem; }}
th, td {{ padding: .3rem .45rem; border-bottom: 1px solid {LINE}; text-align: right; white-space: nowrap; }}
th:first-child, td:first-child {{ text-align: left; }}
pre {{ background: {PANEL}; border: 1px solid {LINE}; padding: .6rem; white-space: pre-wrap; }}
"""


def check_drawing(extra: str = "lab") -> ModuleType:
    """The module that draws; MissingExtra, which names the extra, if matplotlib is not installed."""
    return import_from(extra, "updown.lab.plots")


def page(result: ArenaResult | TournamentResult) -> str:
    """The whole page."""
    body = tournament_body(result) if isinstance(result, TournamentResult) else pairing_body(result)
    title = f"{game_type(result.game).title} arena, {result.players} players"
    texts = [tidy(text, result) for text in result.warnings]
    warnings = "".join(f'<p class="warning"><strong>Warning:</strong> {escape(text)}</p>' for text in texts)
    failures = [[tidy(f.agent, result), str(f.deals), tidy(f.problem, result)] for f in result.failures]
    failed = section("What failed", table(["agent", "deals left out", "first problem"], failures)) if failures else ""
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>\n"
        f"<h1>{escape(title)}</h1>\n{warnings}{body}{failed}{colophon(result)}</body></html>\n"
    )


def tournament_body(result: TournamentResult) -> str:
    plots = check_drawing()
    ladder = [standing for standing in result.ladder if isfinite(standing.elo)]
    best = ladder[0]
    rating = f"{best.elo:.0f} Elo {span(best.elo_ci, '.0f')}"
    answer = f"{short(best.agent)} is at the top of {len(ladder)} agents, with {rating}."
    rungs = [plots.Measured(short(s.agent), s.elo, *s.elo_ci) for s in ladder]
    points = [
        plots.Measured(short(s.agent), s.advantage, *s.advantage_ci, s.ms_p50)
        for s in ladder
        if isfinite(s.advantage) and s.ms_p50 > 0
    ]
    order = [result.agents.index(standing.agent) for standing in result.ladder]
    matrix = [[result.matrix[row][column] for column in order] for row in order]
    edges = [[result.matrix_ci[row][column] for column in order] for row in order]
    names = [short(standing.agent) for standing in result.ladder]
    ladder_alt = "Ladder, best first: " + "; ".join(f"{r.name} {r.value:.0f} Elo" for r in rungs)
    figures = [
        [
            short(s.agent),
            number(s.elo, ".0f"),
            span(s.elo_ci, ".0f"),
            number(s.advantage, "+.3f"),
            span(s.advantage_ci, "+.3f"),
            number(s.win_share, ".1%"),
            span(s.win_share_ci, ".1%"),
            number(s.ms_p50, ".3g"),
            number(s.ms_p95, ".3g"),
        ]
        for s in result.ladder
    ]
    heads = ["agent", "Elo", "95%", "advantage", "95%", "win share", "95%", "ms p50", "ms p95"]
    return "".join(
        [
            f'<p class="answer">{escape(answer)}</p>',
            picture(
                "The ladder",
                plots.draw_ladder(rungs, "Elo", (1500, "mean of all"), ".0f", ladder_alt),
                "Dots are ratings, bars 95% intervals. Where bars overlap, the order may be chance.",
            ),
            times_picture(plots, points, "advantage in score, mean over all fields"),
            picture(
                "Who wins against whom",
                plots.draw_heat(names, matrix, edges, result.fair_share, heat_alt(result)),
                f"The hero's win share (row) when all others are the field agent (column). A fair share is "
                f"{result.fair_share:.1%}; {plots.ABOVE} clearly more, {plots.BELOW} clearly less.",
            ),
            section("Figures", table(heads, figures) + pairings_table(result.pairings)),
        ]
    )


def pairing_body(result: ArenaResult) -> str:
    plots = check_drawing()
    hero, field = short(result.hero), short(result.field)
    low, high = result.win_share_ci
    verdict = "about its share"
    if low > result.fair_share or high < result.fair_share:
        verdict = "more than its share" if low > result.fair_share else "less than its share"
    answer = (
        f"{hero} wins {verdict} in a field of {field}: {result.win_share:.1%} {span(result.win_share_ci, '.1%')}, "
        f"where {result.fair_share:.1%} would be fair."
    )
    rungs = [plots.Measured("all seats", result.win_share, *result.win_share_ci)]
    rungs += [plots.Measured(f"seat {seat.seat}", seat.win_share, *seat.win_share_ci) for seat in result.seats]
    alt = f"Win share of {hero}: " + "; ".join(f"{r.name} {r.value:.1%}" for r in rungs)
    points = [plots.Measured(hero, result.advantage, *result.advantage_ci, result.hero_ms_p50)]
    if result.hero != result.field:
        points.append(plots.Measured(field, 0.0, 0.0, 0.0, result.field_ms_p50))
    return "".join(
        [
            f'<p class="answer">{escape(answer)}</p>',
            picture(
                f"How often {hero} wins",
                plots.draw_ladder(rungs, "win share", (result.fair_share, "fair share"), ".1%", alt),
                "Dots are win shares, bars 95% intervals.",
            ),
            times_picture(plots, [point for point in points if point.ms > 0], f"advantage in score over {field}"),
            section("Figures", pairings_table([result])),
        ]
    )


def times_picture(plots: ModuleType, points: Sequence[Any], axis: str) -> str:
    if not points:
        return ""
    alt = f"Strength against thinking time, {axis}: " + "; ".join(
        f"{point.name} {point.value:+.2f} with {point.ms:.3g} milliseconds" for point in points
    )
    return picture(
        "Strength against thinking time",
        plots.draw_times(points, axis, (0, "as good as the others"), alt),
        "Higher is stronger, further left is faster. Bars are 95% intervals.",
    )


def heat_alt(result: TournamentResult) -> str:
    """The matrix in words."""
    texts = [
        f"{short(hero)} in a field of {short(field)} {share:.1%}"
        for hero, row in zip(result.agents, result.matrix, strict=True)
        for field, share in zip(result.agents, row, strict=True)
        if share is not None
    ]
    return "Win shares: " + "; ".join(texts)


def pairings_table(pairings: Sequence[ArenaResult]) -> str:
    heads = ["hero", "field", "deals", "advantage", "95%", "win share", "95%", "ms p50", "ms p95"]
    return table(
        heads,
        [
            [
                short(result.hero),
                short(result.field),
                f"{result.deals_counted}",
                f"{result.advantage:+.3f}",
                span(result.advantage_ci, "+.3f"),
                f"{result.win_share:.1%}",
                span(result.win_share_ci, ".1%"),
                f"{result.hero_ms_p50:.3g}",
                f"{result.hero_ms_p95:.3g}",
            ]
            for result in pairings
        ],
    )


def colophon(result: ArenaResult | TournamentResult) -> str:
    """How to reproduce the result, and the versions it was played with. No host name and no path of the machine."""
    if isinstance(result, TournamentResult):
        who = ["--all", *map(short, result.agents)]
    else:
        who = ["--hero", short(result.hero), "--field", short(result.field)]
    options = [part for name, value in result.options.items() for part in (f"--{name}", str(value))]
    words = ["updown", "arena", result.game, *options, *who, "--deals", str(result.deals), "--seed", str(result.seed)]
    machine = (
        f"{os.cpu_count()} cores, {result.jobs} processes, {result.seconds:.1f} s; Python {platform.python_version()}, "
        f"{platform.system()} {platform.machine()}; updown {__version__}, rules version {result.rules_version}"
    )
    how = (
        "Every deal was played once with the hero in each seat, with the same cards and dice; the deal is the unit of "
        "the 95% intervals (bootstrap). Advantage is the hero's score less the mean score of the others; more is "
        "better. A shared win counts as its share. Times are those of decisions with a choice."
    )
    return section(
        "How this was made",
        f"<pre>{escape(shlex.join(words))}</pre>"
        f'<p class="small">{escape(machine)}</p><p class="small">{escape(how)}</p>',
    )


def short(spec: str) -> str:
    """An agent's spec without the folder of its file."""
    name, colon, settings = spec.partition(":")
    return Path(name).name + colon + settings


def tidy(text: str, result: ArenaResult | TournamentResult) -> str:
    """A text in which the agents of the result have their short names."""
    agents = result.agents if isinstance(result, TournamentResult) else (result.hero, result.field)
    for agent in agents:
        text = text.replace(agent, short(agent))
    return text


def number(value: float, form: str) -> str:
    return format(value, form) if isfinite(value) else "–"


def span(edges: Interval, form: str) -> str:
    return f"({edges[0]:{form}} to {edges[1]:{form}})" if isfinite(edges[0]) else "–"


def section(title: str, inside: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{inside}</section>\n"


def picture(title: str, svg: str, caption: str) -> str:
    return section(title, f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>")


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
