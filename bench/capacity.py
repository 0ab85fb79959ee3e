"""From the figures of bench/load.py: the plot, and the tables of docs/guide/capacity.md with what 1,000, 100,000 and
1,000,000 people need. It measures nothing, and writes only between the marks in that page."""

import argparse
import json
from math import ceil
from pathlib import Path
from statistics import linear_regression
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
RESULTS = Path(__file__).with_name("load.json")
PAGE = ROOT / "docs" / "guide" / "capacity.md"
PLOT = ROOT / "docs" / "images" / "load.svg"
BEGIN, END = "<!-- bench/capacity.py writes from here -->", "<!-- to here -->"

PARTS = ("server", "writer", "database")
PEOPLE = (1_000, 100_000, 1_000_000)
ACTING = 0.05
"""The share of people who act each second."""
AT_A_TABLE = 2
BUSY = 0.5
"""The share of a core that a server uses on average, so that it is quick when many act at once."""
GROUP_PEOPLE = 50_000
"""How many people share one database."""
GROUPS_A_SECOND = 50
"""How often a server commits, and tells the others, while it is busy."""
CONNECTIONS = 36
"""Of one server to PostgreSQL."""
BOT_SECONDS = 6
"""How often a bot decides at a table with one person: people think that long."""


class Costs(NamedTuple):
    """What a move and an idle socket take of the processors, in milliseconds and cores, and bytes of the log."""

    server_ms: float
    writer_ms: float
    database_ms: float
    socket_cores: float
    log_bytes: float


def costs_of(run: dict[str, Any]) -> Costs:
    """What grows with moves, by a straight line through all steps, and what is there without any."""
    steps = run["steps"]
    moves = [step["done"] * run["seconds"] / step["lasted"] for step in steps]
    lines = [linear_regression(moves, [step[f"{part}_cores"] for step in steps]) for part in PARTS]
    sockets = max(0.0, lines[0].intercept - run["empty_cores"]) / run["sockets"]
    written = sum(step["log_bytes"] for step in steps) / sum(step["done"] * run["seconds"] for step in steps)
    return Costs(*(1000 * max(0.0, line.slope) for line in lines), sockets, written)


def run_of(found: dict[str, Any], store: str, nodes: int) -> dict[str, Any]:
    runs = [run for run in found["load"] if run["store"] == store and run["nodes"] <= nodes]
    return max(runs, key=lambda run: int(run["nodes"]))


class Need(NamedTuple):
    """What so many people need."""

    people: int
    moves: float
    cores: float
    nodes: int
    memory_gb: float
    databases: int
    database_cores: float
    log_mb: float
    connections: int
    heard: float


def need_of(people: int, found: dict[str, Any]) -> Need:
    """`connections` and `heard` (messages that the servers of one database hear in a second) are of each database."""
    alone = people * ACTING * costs_of(run_of(found, "sqlite", 1)).server_ms / 1000 < BUSY
    run = run_of(found, "sqlite", 1) if alone else run_of(found, "postgresql", 3)
    costs, memory = costs_of(run), run["memory"]
    moves = people * ACTING
    cores = moves * costs.server_ms / 1000 + people * costs.socket_cores
    databases = 0 if alone else ceil(people / GROUP_PEOPLE)
    nodes = ceil(cores / BUSY)
    each = ceil(nodes / max(1, databases))
    # With several servers, both that the seats of a table are connected to have it in memory: the figure counts that.
    table_kb = memory["table_kb"] + memory["match_kb"]
    kilobytes = people * memory["socket_kb"] + people / AT_A_TABLE * table_kb + nodes * 1000 * memory["server_mb"]
    return Need(
        people,
        moves,
        cores,
        nodes,
        kilobytes / 1e6,
        databases,
        moves * (costs.database_ms + costs.writer_ms) / 1000,
        moves * costs.log_bytes / 1e6,
        each * CONNECTIONS if databases else 0,
        each * each * GROUPS_A_SECOND if databases else 0,
    )


def rows(titles: tuple[str, ...], lines: list[tuple[str, ...]]) -> list[str]:
    """A table in Markdown."""
    marks = ("---", *("---:" for _ in titles[1:]))
    return ["| " + " | ".join(line) + " |" for line in (titles, marks, *lines)]


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 10 else f"{value:,.2g}"


def measured_rows(found: dict[str, Any]) -> list[str]:
    lines = []
    for run in found["load"]:
        for step in run["steps"]:
            cores = (f"{step[part]:.2f}" for part in ("server_cores", "writer_cores", "database_cores"))
            times = (f"{step[key]:g}" for key in ("p50_ms", "p99_ms", "lag_p99_ms_at_most")) if step["done"] else "–––"
            name, sockets = f"{run['store']}, {run['nodes']}", f"{run['sockets']:,}"
            lines.append((name, sockets, f"{step['share']:g} %", number(step["done"]), *times, *cores))
    titles = ("store, servers", "sockets", "act each second", "moves/s", "p50 ms", "p99 ms", "lag p99 ≤ ms")
    return rows((*titles, "server", "writer", "database"), lines)


def memory_rows(found: dict[str, Any]) -> list[str]:
    keys = ("server_mb", "table_kb", "socket_kb", "match_kb")
    lines = [(f"{run['store']}, {run['nodes']}", *(f"{run['memory'][key]:g}" for key in keys)) for run in found["load"]]
    return rows(("store, servers", "empty server, MB", "idle table, kB", "idle socket, kB", "running match, kB"), lines)


def need_rows(found: dict[str, Any]) -> list[str]:
    lines = []
    for need in (need_of(people, found) for people in PEOPLE):
        databases = f"{need.databases} PostgreSQL" if need.databases else "1 SQLite file"
        lines.append((
            f"{need.people:,}", number(need.moves), number(need.cores), f"{need.nodes:,}", number(need.memory_gb),
            databases, number(need.database_cores), number(need.log_mb), number(need.connections), number(need.heard),
        ))  # fmt: skip
    titles = ("people", "moves/s", "cores that serve", "servers", "memory, GB", "databases", "cores that store")
    return rows((*titles, "log, MB/s", "connections each", "messages/s each"), lines)


def other_lines(found: dict[str, Any]) -> list[str]:
    lines = []
    if "start" in found:
        words = (
            "- **Start**: {empty_seconds:g} s with an empty store, {full_seconds:g} s with {matches:,} finished "
            "matches ({events:,} events, {file_mb:,} MB of SQLite)."
        )
        lines.append(words.format(**found["start"]))
    for bot in found.get("bots", []):
        carried = 1000 / bot["cpu_ms"] * BOT_SECONDS
        at_once = "alone" if bot["tables"] == 1 else f"at {bot['tables']} tables at once"
        lines.append(
            f"- **Bots, {bot['level']} {at_once}**: {bot['cpu_ms']:g} ms of a core a decision ({bot['decisions']:,} "
            f"decisions). One core carries {number(carried)} tables with such a bot, if it decides every "
            f"{BOT_SECONDS} seconds."
        )
    return lines


def block(found: dict[str, Any]) -> str:
    """The text between the marks."""
    about = found["machine"]
    where = (
        f"Measured on {about['processor']}, {about['cores']} cores for servers, databases and clients together, Python "
        f"{about['python']}; the load of the machine was {about['busy']:g} when it began. Each step took "
        f"{found['load'][0]['seconds']:g} seconds; cores in use are averages of that time."
    )
    if about["busy"] > about["cores"] / 2:
        where += " **Other programs were busy on it: the latencies say more about them than about the servers.**"
    parts = (
        [where],
        measured_rows(found),
        memory_rows(found),
        other_lines(found),
        ["### What is needed"],
        need_rows(found),
    )
    return "\n\n".join("\n".join(part) for part in parts if part)


def draw(found: dict[str, Any]) -> str:
    """Latency and cores over moves a second, a line for each number of servers."""
    import matplotlib
    from matplotlib.figure import Figure

    from updown.lab.plots import COLOURS, MARKERS, MUTED, PANEL, STYLE, to_svg

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(9, 4.2), layout="constrained")
        times, cores = figure.subplots(1, 2)
        for place, run in enumerate(found["load"]):
            steps = [step for step in run["steps"] if step["done"]]
            name = f"{run['store']}, {run['nodes']} server{'s' if run['nodes'] > 1 else ''}"
            line = {"color": COLOURS[place], "marker": MARKERS[place], "label": name}
            moves = [step["done"] for step in steps]
            times.plot(moves, [step["p99_ms"] for step in steps], **line)
            cores.plot(moves, [spent_cores(step, run["seconds"]) for step in steps], **line)
        times.axhline(100, color=MUTED, linewidth=1, linestyle="--")
        times.set_yscale("log")
        times.yaxis.set_major_formatter(lambda value, _: f"{value:g}")
        times.set_ylabel("99 % of moves are seen within, ms")
        cores.set_ylabel("cores of servers and writers")
        for axes in (times, cores):
            axes.set_xlabel("moves a second")
            axes.set_xlim(left=0)
        cores.set_ylim(bottom=0)
        cores.legend(frameon=False)
        alt = "How latency and processor time grow with moves a second, with one to three servers"
        # On pages with a dark background, too.
        return to_svg(figure, "load", alt).replace(">", f'><rect width="100%" height="100%" fill="{PANEL}"/>', 1)


def spent_cores(step: dict[str, Any], seconds: float) -> float:
    """The cores that servers and writers would need to keep up: late moves take their time after the step."""
    return float(step["server_cores"] + step["writer_cores"]) * step["lasted"] / seconds


def write_page(found: dict[str, Any], page: str) -> str:
    """The page with these figures."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{block(found)}\n\n{END}{after}"


def current_page(figures: Path = RESULTS) -> str:
    return write_page(json.loads(figures.read_text("utf-8")), PAGE.read_text("utf-8"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--figures", type=Path, default=RESULTS, help="of bench/load.py")
    args = parser.parse_args()
    PAGE.write_text(current_page(args.figures), "utf-8")
    PLOT.write_text(draw(json.loads(args.figures.read_text("utf-8"))), "utf-8")
    print(f"written: {PAGE}, {PLOT}")


if __name__ == "__main__":
    main()
