"""`updown simulate`: plays many games, with random moves or between agents, and reports the results."""

import json
import sys
from argparse import Namespace
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from updown.cli.options import add_game_options, parse_game

if TYPE_CHECKING:
    from updown.engine.simulate import SeatResult, Simulation

BAR_WIDTH = 24
DEFAULT_GAMES = 100_000
BETWEEN_AGENTS = 1_000


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate",
        help="play many games, by random moves or between agents, and look at the numbers",
        description="Plays many games and counts every seat: scores, win shares, lengths, speed. All moves are random, "
        "unless --agents says who plays.",
        allow_abbrev=False,
    )
    add_game_options(parser)
    parser.add_argument(
        "--agents",
        nargs="+",
        metavar="AGENT",
        help="who plays: one agent for all seats, or one for each seat; a name, a name with settings "
        "(expert:time=0.2), or your own Python file (default: random moves)",
    )
    parser.add_argument(
        "--games",
        type=int,
        metavar="N",
        help=f"how many (default {DEFAULT_GAMES:,}; between agents {BETWEEN_AGENTS:,})",
    )
    parser.add_argument(
        "--seed", type=int, metavar="N", help="the same seed gives the same result (default: a random one)"
    )
    parser.add_argument(
        "--threads", type=int, metavar="N", help="how many threads, or processes (default: one for each processor)"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    game = parse_game(args)
    games = args.games
    if games is None:
        games = DEFAULT_GAMES if args.agents is None else BETWEEN_AGENTS
    agents = args.agents[0] if args.agents and len(args.agents) == 1 else args.agents
    with Progress(
        TextColumn(f"{game.title}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task("simulating", total=games)
        # Imported here because it imports the compiler, for which other commands should not wait.
        simulate = import_module("updown.lab.study").simulate
        result = simulate(
            game,
            agents=agents,
            games=games,
            seed=args.seed,
            threads=args.threads,
            progress=lambda done, _: bar.update(task, completed=done),
        )
    if args.json:
        print(json.dumps(result.to_json(), indent=1))
    else:
        show(result, Console())
    return 0


def show(result: "Simulation", console: Console) -> None:
    """Prints the result: a line with the game, a bar for each seat, then the rest."""
    options = ", ".join(f"{name} {value}" for name, value in result.options.items())
    how = "by random moves" if result.agent == "random" else f"between {escape(result.agent)}"
    console.print(f"[bold]{result.games:,} games of {result.game}[/bold] {how}")
    console.print(f"{options}; seed {result.seed}")
    table = Table(box=None, pad_edge=False)
    for title in ("seat", "agent", "mean score, 95 %", "win share, 95 %"):
        table.add_column(title, justify="right", no_wrap=True)
    table.add_column(f"| fair: {result.fair_share:.1%}", no_wrap=True)
    top = max(seat.win_share_ci[1] for seat in result.seats) * 1.1
    for seat in result.seats:
        table.add_row(
            str(seat.seat),
            escape(result.agents[seat.seat]),
            f"{seat.mean_score:.3f} ({seat.mean_score_ci[0]:.3f} to {seat.mean_score_ci[1]:.3f})",
            bounds(seat.win_share, seat.win_share_ci),
            win_bar(seat, result.fair_share, top),
        )
    console.print(table)
    length = result.length
    console.print(
        f"a game has {length['mean']:.1f} decisions ({length['ci_low']:.1f} to {length['ci_high']:.1f}), "
        f"nine of ten {length['p5']:.0f} to {length['p95']:.0f}, the longest {length['longest']:.0f}; "
        f"{result.rounds / result.games:.2f} rounds; {result.shared_wins:.2%} shared wins"
    )
    parts = [f"{name.replace('_', ' ')} {value:.2%}" for name, value in result.shares.items()]
    parts += [f"{name.replace('_', ' ')} {value:.2f} a round" for name, value in result.facts.items() if value != 1]
    console.print("; ".join(parts))
    unit = "thread" if result.agent == "random" else "process"
    plural = "" if result.threads == 1 else "s" if unit == "thread" else "es"
    console.print(
        f"{result.decisions_per_second:,.0f} decisions a second, {result.games_per_second:,.0f} games a second, "
        f"{result.threads} {unit}{plural}, {result.seconds:.2f} s"
    )
    for warning in result.warnings:
        console.print(f"[bold]warning:[/bold] {escape(warning)}")


def bounds(share: float, interval: tuple[float, float]) -> str:
    """A share with its interval, which need not be symmetric."""
    return f"{share:.2%} ({interval[0]:.2%} to {interval[1]:.2%})"


def half(interval: tuple[float, float]) -> float:
    """Half the width of an interval: the number behind ±."""
    return (interval[1] - interval[0]) / 2


def win_bar(seat: "SeatResult", fair: float, top: float) -> str:
    """The win share as a bar, with its interval as a lighter end and a mark at the fair share."""
    low, high = (round(edge / top * BAR_WIDTH) for edge in seat.win_share_ci)
    mark = round(fair / top * BAR_WIDTH)
    cells = ["█" if place < low else "▒" if place < max(high, low + 1) else " " for place in range(BAR_WIDTH)]
    cells[min(mark, BAR_WIDTH - 1)] = "|"
    return "".join(cells)
