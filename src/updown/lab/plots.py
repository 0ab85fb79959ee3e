"""The plots of a report as SVG text, drawn by matplotlib. No information is in colour alone: positions, numbers, marks
and line styles repeat it."""

import io
import re
from collections.abc import Mapping, Sequence
from html import escape
from math import isfinite
from typing import Any, NamedTuple

import matplotlib
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.ticker import LogLocator, NullLocator

from updown.rules.markup import DOWN, INK, MUTED, PANEL, TURN, UP

ABOVE, BELOW = "▲", "▼"
"""Marks a win share that is clearly above or below a fair one."""

MARKERS = "osD^vPX*"
COLOURS = (UP, DOWN, "#b1492f", "#6b4a9c", "#8a5a00", INK, "#0f7f86", "#a8336f")
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": MUTED,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
}
WIDE = 30
NOTE: dict[str, Any] = {"textcoords": "offset points", "fontsize": 9}
NO_METADATA = {"Creator": None, "Date": None, "Format": None, "Type": None}


class Measured(NamedTuple):
    """A number with its interval and its name; `ms` is a time that belongs to it."""

    name: str
    value: float
    low: float
    high: float
    ms: float = 0.0


def draw_ladder(rungs: Sequence[Measured], axis: str, mark: tuple[float, str], form: str, alt: str) -> str:
    """One line for each agent from the top: a dot at the value, a bar for the interval, and the numbers beside it."""
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(8, 1.1 + 0.5 * len(rungs)), layout="constrained")
        axes = figure.subplots()
        draw_mark(axes, mark)
        for place, rung in enumerate(rungs):
            axes.plot([rung.low, rung.high], [place, place], color=UP, linewidth=5, alpha=0.35, solid_capstyle="butt")
            axes.plot([rung.value], [place], "o", color=UP, markersize=8)
            numbers = f"{format(rung.value, form)}  ({format(rung.low, form)} to {format(rung.high, form)})"
            patch = {"facecolor": PANEL, "edgecolor": "none", "pad": 1}
            axes.annotate(numbers, (rung.value, place), (0, 8), ha="center", bbox=patch, **NOTE)
        axes.set_yticks(range(len(rungs)), [rung.name for rung in rungs])
        axes.set_ylim(len(rungs) - 0.5, -0.75)
        axes.margins(x=0.16)
        axes.set_xlabel(axis)
        axes.xaxis.set_major_formatter(lambda value, _: format(value, form.replace(".1%", ".0%")))
        axes.tick_params(axis="y", length=0)
        return to_svg(figure, "ladder", alt)


def draw_times(points: Sequence[Measured], axis: str, mark: tuple[float, str], alt: str) -> str:
    """Strength against thinking time: one point for each agent, with a shape of its own and its name."""
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(8, 4.4), layout="constrained")
        axes = figure.subplots()
        by_time = sorted(points, key=lambda point: point.ms)
        wide = by_time[-1].ms > WIDE * by_time[0].ms
        for place, point in enumerate(points):
            colour = COLOURS[place % len(COLOURS)]
            error = [[point.value - point.low], [point.high - point.value]]
            marker = MARKERS[place % len(MARKERS)]
            axes.errorbar([point.ms], [point.value], yerr=error, fmt=marker, color=colour, markersize=9, capsize=4)
            # Points that are close in time have their names on different sides.
            beside = (10, 5) if by_time.index(point) % 2 == 0 else (10, -14)
            axes.annotate(point.name, (point.ms, point.value), beside, textcoords="offset points")
        axes.set_xscale("log")
        axes.margins(x=0.25, y=0.15)
        axes.xaxis.set_major_locator(LogLocator(subs=(1,) if wide else (1, 2, 5)))
        axes.xaxis.set_minor_locator(NullLocator())
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
        axes.set_xlabel("thinking time: milliseconds a decision, half of them take less (logarithmic)")
        axes.set_ylabel(axis)
        axes.axhline(mark[0], color=MUTED, linewidth=1, linestyle="--")
        corner = ("axes fraction", "data")
        axes.annotate(mark[1], (1, mark[0]), (-4, -12), xycoords=corner, ha="right", color=MUTED, **NOTE)
        return to_svg(figure, "times", alt)


def add_lines(axes: Axes, lines: Mapping[str, Sequence[Measured]], style: str) -> None:
    """Draws a line for each name, with intervals. `ms` is the position on the horizontal axis, whatever its unit."""
    for place, (name, points) in enumerate(lines.items()):
        error = [[point.value - point.low for point in points], [point.high - point.value for point in points]]
        axes.errorbar(
            [point.ms for point in points],
            [point.value for point in points],
            yerr=error,
            marker=MARKERS[place % len(MARKERS)],
            linestyle=style,
            color=COLOURS[place % len(COLOURS)],
            capsize=3,
            label=name,
        )


def draw_curves(lines: Mapping[str, Sequence[Measured]], axis: str, value_axis: str, alt: str) -> str:
    """A line for each rival, with intervals; 0 is marked."""
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(8, 4.4), layout="constrained")
        axes = figure.subplots()
        axes.axhline(0, color=MUTED, linewidth=1, linestyle="--")
        add_lines(axes, {f"against {name}": points for name, points in lines.items()}, "-")
        axes.set_xlabel(axis)
        axes.set_ylabel(value_axis)
        axes.legend(frameon=False)
        return to_svg(figure, "curves", alt)


def draw_reliability(lines: Mapping[str, Sequence[Measured]], axis: str, value_axis: str, alt: str) -> str:
    """Forecasts (in `ms`) and what happened, with intervals, a line for each name. Correct forecasts lie on the
    diagonal."""
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(5.6, 5.2), layout="constrained")
        axes = figure.subplots()
        axes.axline((0, 0), slope=1, color=MUTED, linewidth=1, linestyle="--")
        add_lines(axes, lines, "none")
        axes.set(xlim=(0, 1), ylim=(0, 1), xlabel=axis, ylabel=value_axis)
        axes.legend(frameon=False)
        return to_svg(figure, "reliability", alt)


def draw_heat(
    names: Sequence[str],
    matrix: Sequence[Sequence[float | None]],
    edges: Sequence[Sequence[tuple[float, float] | None]],
    fair: float,
    alt: str,
) -> str:
    """The payoff matrix: hero by row, field by column; the share as a number, a mark and a shade."""
    with matplotlib.rc_context(STYLE):
        size = 1.8 + 1.05 * len(names)
        figure = Figure(figsize=(max(size, 5) + 1.2, size * 0.8 + 0.6), layout="constrained")
        axes = figure.subplots()
        shades = LinearSegmentedColormap.from_list("shares", ["#e9b872", "#fdf9ee", "#86aee0"])
        filled = [[fair if share is None else share for share in row] for row in matrix]
        scaled = [[shade(share, fair) for share in row] for row in filled]
        axes.pcolormesh(scaled, cmap=shades, vmin=0, vmax=1, edgecolors=PANEL, linewidth=2)
        for row, shares in enumerate(matrix):
            for column, share in enumerate(shares):
                text = "–" if share is None else f"{share:.1%}\n{clear_mark(edges[row][column], fair)}"
                axes.text(column + 0.5, row + 0.5, text.strip(), ha="center", va="center", fontsize=10)
        ticks = [place + 0.5 for place in range(len(names))]
        axes.set_xticks(ticks, list(names), rotation=20 if len(names) > 3 else 0)
        axes.set_yticks(ticks, list(names))
        axes.tick_params(length=0)
        axes.invert_yaxis()
        axes.set_xlabel("field")
        axes.set_ylabel("hero")
        for spine in axes.spines.values():
            spine.set_visible(False)
        return to_svg(figure, "heat", alt)


def shade(share: float, fair: float) -> float:
    """A share from 0 to 1, stretched so that the fair one is in the middle."""
    return share / fair / 2 if share < fair else 1 - (1 - share) / (1 - fair) / 2


def clear_mark(edges: tuple[float, float] | None, fair: float) -> str:
    """A mark if the interval does not contain the fair share."""
    if edges is None or not all(map(isfinite, edges)):
        return ""
    return ABOVE if edges[0] > fair else BELOW if edges[1] < fair else ""


def draw_mark(axes: Axes, mark: tuple[float, str]) -> None:
    """A dashed line to compare with, and what it means."""
    axes.axvline(mark[0], color=TURN, linewidth=1.5, linestyle="--")
    axes.annotate(mark[1], (mark[0], 0), (4, 4), xycoords=("data", "axes fraction"), color=MUTED, **NOTE)


def to_svg(figure: Figure, name: str, alt: str) -> str:
    """The figure as an element for a page: with unique ids, a text for people who cannot see it, and no external
    address."""
    text = io.StringIO()
    with matplotlib.rc_context({"svg.hashsalt": name}):
        figure.savefig(text, format="svg", metadata=NO_METADATA, facecolor="none")
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{name}-", svg)
    return svg.replace("<svg ", f'<svg role="img" aria-label="{escape(alt)}" ', 1)
