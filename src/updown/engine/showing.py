"""How results show themselves: as a short table where they are printed, and as a table with drawn intervals in a
notebook. Each result says in `_shown` what its table has."""

from collections.abc import Sequence
from html import escape
from math import isfinite
from typing import NamedTuple

from updown.rules.markup import Svg, tag

Interval = tuple[float, float]

PLOT_WIDTH, PLOT_HEIGHT, EDGE = 220.0, 16.0, 6.0
BAR, FAIR = "#2464b4", "#8a5a00"
"""Dark enough on white, and light enough on black."""
NUMBER_SIGNS = "0123456789+-–"
CELL = "text-align:right;padding:2px 10px;border:none"


class Bar(NamedTuple):
    """A value with its interval, to be drawn."""

    value: float
    interval: Interval


class Shown(NamedTuple):
    """A result as a table: one line above, a row for each seat or agent, and notes below. `bars`, by row, are drawn in
    a notebook, with a line at `mark`."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    notes: Sequence[str]
    bars: Sequence[Bar] = ()
    mark: float | None = None
    axis: str = ""


class Result:
    """A result that shows itself."""

    def _shown(self) -> Shown:
        raise AssertionError("each result says it")

    def __repr__(self) -> str:
        return text_table(self._shown())

    def _repr_html_(self) -> str:
        return html_table(self._shown())


def percent(share: float) -> str:
    return f"{share:.1%}" if isfinite(share) else "–"


def percent_bounds(edges: Interval) -> str:
    return f"{edges[0]:.1%} to {edges[1]:.1%}" if isfinite(edges[0]) else "–"


def bounds(edges: Interval, form: str) -> str:
    """An interval by its bounds."""
    return f"{format(edges[0], form)} to {format(edges[1], form)}" if isfinite(edges[0]) else "–"


def listed_options(options: dict[str, object]) -> str:
    return ", ".join(f"{name} {value}" for name, value in options.items())


def text_table(shown: Shown) -> str:
    """The table as text; numbers to the right."""
    columns = []
    for cells in zip(shown.heads, *shown.rows, strict=True):
        width = max(map(len, cells))
        numbers = all(cell[:1] in NUMBER_SIGNS for cell in cells[1:])
        columns.append([cell.rjust(width) if numbers else cell.ljust(width) for cell in cells])
    lines = ["  ".join(cells).rstrip() for cells in zip(*columns, strict=True)]
    return "\n".join([shown.title, *lines, *shown.notes])


def html_table(shown: Shown) -> str:
    """The table for a notebook, with the intervals drawn on one scale."""
    scale = _scale(shown)
    drawn = f'<th style="{CELL}">{escape(shown.axis)}</th>' if shown.bars else ""
    head = "".join(f'<th style="{CELL}">{escape(text)}</th>' for text in shown.heads)
    rows = []
    for place, row in enumerate(shown.rows):
        cells = "".join(f'<td style="{CELL}">{escape(cell)}</td>' for cell in row)
        if shown.bars:
            cells += f'<td style="{CELL}">{_bar(shown.bars[place], shown.mark, scale)}</td>'
        rows.append(f"<tr>{cells}</tr>")
    notes = "".join(f"<div>{escape(note)}</div>" for note in shown.notes)
    table = f"<table><thead><tr>{head}{drawn}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return f"<div><strong>{escape(shown.title)}</strong>{table}{notes}</div>"


def _scale(shown: Shown) -> Interval:
    """From the least to the greatest number that is drawn."""
    numbers = [number for bar in shown.bars for number in (bar.value, *bar.interval)]
    numbers += [] if shown.mark is None else [shown.mark]
    known = [number for number in numbers if isfinite(number)] or [0.0]
    return (min(known), max(known)) if max(known) > min(known) else (min(known) - 0.5, max(known) + 0.5)


def _bar(bar: Bar, mark: float | None, scale: Interval) -> Svg:
    """A dot for the value, a bar for the interval, and a dashed line at the mark."""

    def across(number: float) -> float:
        return EDGE + (PLOT_WIDTH - 2 * EDGE) * (number - scale[0]) / (scale[1] - scale[0])

    middle = PLOT_HEIGHT / 2
    parts = []
    if mark is not None:
        at = {"x1": across(mark), "x2": across(mark), "y1": 0.0, "y2": PLOT_HEIGHT}
        parts.append(tag("line", stroke=FAIR, stroke_width=1.5, stroke_dasharray="3 2", **at))
    if isfinite(bar.value):
        low, high = bar.interval if isfinite(bar.interval[0]) else (bar.value, bar.value)
        ends = {"x1": across(low), "x2": across(high), "y1": middle, "y2": middle}
        parts.append(tag("line", stroke=BAR, stroke_width=5, stroke_opacity=0.45, **ends))
        parts.append(tag("circle", cx=across(bar.value), cy=middle, r=4, fill=BAR))
    size = {"width": PLOT_WIDTH, "height": PLOT_HEIGHT}
    return tag("svg", *parts, xmlns="http://www.w3.org/2000/svg", role="presentation", **size)
