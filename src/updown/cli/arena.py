"""`updown arena`: plays agents against each other and reports which is better, by how much, and with which
confidence."""

import json
import sys
from argparse import Namespace
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from updown.cli.options import add_game_options, parse_game
from updown.cli.simulate import bounds, half, win_bar

if TYPE_CHECKING:
    from updown.engine.simulate import SeatResult
    from updown.lab.results import ArenaResult
    from updown.lab.tournament import TournamentResult

DEFAULT_DEALS = 200


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "arena",
        help="play agents against each other",
        description="Plays every deal with the hero in each seat once, the field agent in all others; or, with --all, "
        "every agent as hero in a field of every other. An agent is a name, a name with settings (expert:time=0.2), "
        "or your own Python file (mybot.py).",
        allow_abbrev=False,
    )
    add_game_options(parser)
    group = parser.add_argument_group("who plays, and how much")
    group.add_argument("--hero", metavar="A", help="the agent that is measured")
    group.add_argument("--field", metavar="B", help="the agent in all other seats")
    group.add_argument("--all", nargs="*", metavar="AGENT", help="every pair of these agents: matrix and ratings")
    group.add_argument(
        "--deals", type=int, default=DEFAULT_DEALS, metavar="D", help=f"how many (default {DEFAULT_DEALS})"
    )
    group.add_argument("--seed", type=int, metavar="S", help="the same seed gives the same deals (default: random)")
    group.add_argument("--jobs", type=int, metavar="J", help="how many processes (default: one for each processor)")
    group.add_argument("--resume", metavar="FILE", help="keep finished deals there, and go on from them")
    group.add_argument("--json", action="store_true", help="print the result as JSON")
    group.add_argument("--report", metavar="OUT.html", help="write a page with pictures (needs updown[lab])")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    game = parse_game(args)
    check_agents(args)
    if args.report is not None:
        check_report(args.report)
    # Imported here because agents may import the compiler, for which other commands should not wait.
    arena = import_module("updown.lab.arena")
    with Progress(
        TextColumn(f"{game.title}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("deals"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task("playing", total=None)
        wishes = {
            "deals": args.deals,
            "seed": args.seed,
            "jobs": args.jobs,
            "resume": args.resume,
            "progress": lambda done, total: bar.update(task, completed=done, total=total),
        }
        # Output that an agent prints is not part of the result.
        with redirect_stdout(sys.stderr):
            if args.all is None:
                result = arena.run(game, args.hero, args.field, **wishes)
            else:
                result = arena.tournament(game, args.all, **wishes)
    if args.report is not None:
        Path(args.report).write_text(import_module("updown.lab.report").page(result), "utf-8")
    if args.json:
        print(json.dumps(result.to_json(), indent=1))
    elif args.all is None:
        show(result, Console())
    else:
        show_tournament(result, Console())
    return 0


def check_agents(args: Namespace) -> None:
    """Either a hero in a field, or all of them."""
    if args.all is None:
        for name in ("hero", "field"):
            if not getattr(args, name):
                raise ValueError(f"--{name} is missing: expected an agent, or --all with several")
    elif args.hero is not None or args.field is not None:
        name = "hero" if args.hero is not None else "field"
        raise ValueError(f"--{name} {getattr(args, name)} and --all are both given: expected one of them")


def check_report(report: str) -> None:
    """Checks that a report can be written before anything is played."""
    import_module("updown.lab.report").check_drawing()
    folder = Path(report).parent
    if not folder.is_dir():
        raise ValueError(f"--report is {report}: there is no folder {folder}")


def show(result: "ArenaResult", console: Console) -> None:
    """Prints the result: the agents, advantage and win share, a bar for each seat, times, and problems."""
    options = ", ".join(f"{name} {value}" for name, value in result.options.items())
    console.print(
        f"[bold]{escape(result.hero)}[/bold] in a field of [bold]{escape(result.field)}[/bold]: {result.game}"
    )
    console.print(f"{options}; {result.deals_counted:,} deals, {result.games:,} games; seed {result.seed}")
    console.print(f"advantage in score {signed(result.advantage, result.advantage_ci)}")
    verdict = clear_verdict(result.win_share_ci, result.fair_share)
    console.print(
        f"win share {bounds(result.win_share, result.win_share_ci)}, a fair share is {result.fair_share:.2%}: {verdict}"
    )
    table = Table(box=None, pad_edge=False)
    for title in ("hero's seat", "advantage ± 95 %", "win share, 95 %"):
        table.add_column(title, justify="right", no_wrap=True)
    table.add_column(f"| fair: {result.fair_share:.1%}", no_wrap=True)
    top = max(max(seat.win_share_ci[1] for seat in result.seats), result.fair_share) * 1.1
    for seat in result.seats:
        table.add_row(
            str(seat.seat),
            signed(seat.advantage, seat.advantage_ci),
            bounds(seat.win_share, seat.win_share_ci),
            win_bar(cast("SeatResult", seat), result.fair_share, top),
        )
    console.print(table)
    console.print(
        f"{escape(result.hero)} decides in {result.hero_ms_p50:.3g} ms (95 % within {result.hero_ms_p95:.3g} ms); "
        f"{result.seconds:.1f} s, {result.jobs} process{'es' if result.jobs > 1 else ''}"
    )
    show_problems(result, console)


def show_tournament(result: "TournamentResult", console: Console) -> None:
    """Prints the result: ranking, payoff matrix, and problems."""
    options = ", ".join(f"{name} {value}" for name, value in result.options.items())
    console.print(f"[bold]{len(result.agents)} agents[/bold], each as hero in a field of each other: {result.game}")
    console.print(f"{options}; {result.deals:,} deals a pair; seed {result.seed}")
    ladder = Table(box=None, pad_edge=False)
    ladder.add_column("agent", no_wrap=True)
    for title in ("Elo", "95 %", "advantage ± 95 %", "ms p50", "ms p95"):
        ladder.add_column(title, justify="right", no_wrap=True)
    for standing in result.ladder:
        ladder.add_row(
            escape(standing.agent),
            f"{standing.elo:.0f}",
            f"{standing.elo_ci[0]:.0f} to {standing.elo_ci[1]:.0f}",
            signed(standing.advantage, standing.advantage_ci),
            f"{standing.ms_p50:.3g}",
            f"{standing.ms_p95:.3g}",
        )
    console.print(ladder)
    console.print(f"win share of the hero (row) in the field (column); a fair share is {result.fair_share:.1%}")
    matrix = Table(box=None, pad_edge=False)
    matrix.add_column("hero", no_wrap=True)
    for agent in result.agents:
        matrix.add_column(escape(agent), justify="right")
    for agent, row in zip(result.agents, result.matrix, strict=True):
        matrix.add_row(escape(agent), *("–" if share is None else f"{share:.1%}" for share in row))
    console.print(matrix)
    console.print(f"{result.seconds:.1f} s, {result.jobs} process{'es' if result.jobs > 1 else ''}")
    show_problems(result, console)


def show_problems(result: "ArenaResult | TournamentResult", console: Console) -> None:
    for warning in result.warnings:
        console.print(f"[bold]warning:[/bold] {escape(warning)}")
    for failure in result.failures:
        console.print(f"first problem of {failure.agent}: {failure.problem}", markup=False)


def signed(value: float, interval: tuple[float, float]) -> str:
    return f"{value:+.3f} ± {half(interval):.3f}"


def clear_verdict(interval: tuple[float, float], fair: float) -> str:
    """Whether the hero is better, in words."""
    if interval[0] > fair:
        return "clearly better"
    return "clearly worse" if interval[1] < fair else "no clear difference"
