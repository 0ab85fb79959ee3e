"""`updown train`: trains a network by self-play, with a progress line, checkpoints and learning curves."""

import subprocess
import sys
import time
from argparse import ArgumentTypeError, Namespace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from updown.agents.registry import make_agent
from updown.cli.options import which_games
from updown.extras import MissingExtra
from updown.version import __version__

if TYPE_CHECKING:
    from updown.train.run import Run

EVERY_SECONDS = 60.0
LINE_SECONDS = 1.0
LOG_SECONDS = 30.0
MEASURE = 10.0


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "train",
        help="train a network by self-play",
        description="Trains a network by self-play. It keeps checkpoints, so the same command goes on after a stop.",
        allow_abbrev=False,
    )
    parser.add_argument("game", metavar="GAME", help=which_games())
    parser.add_argument("--players", type=int, required=True, metavar="N", help="how many play")
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help="where checkpoints and model are kept"
    )
    parser.add_argument("--hours", type=positive, metavar="H", help="how long it learns in all, measuring not counted")
    parser.add_argument(
        "--updates", type=int, metavar="N", help="how many updates in all: a network that can be repeated"
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="N", help="the same seed gives the same network (default 0)"
    )
    parser.add_argument(
        "--method",
        default="search",
        metavar="search|policy|value",
        help="to evaluate worlds for the search (search, the default), to play without it (policy, or value of steps)",
    )
    group = parser.add_argument_group("method search")
    group.add_argument(
        "--positions", type=int, default=0, metavar="N", help="new positions before each update (default 60000)"
    )
    group.add_argument("--rollouts", type=int, default=0, metavar="N", help="of a decision in training (default 100)")
    group.add_argument("--exploit", action="store_true", help="learn to beat the network that comes with the program")
    group.add_argument("--refine", action="store_true", help="begin as that network, and go on learning")
    group = parser.add_argument_group("methods policy and value")
    group.add_argument("--matches", type=int, default=0, metavar="N", help="matches side by side (default 512)")
    group.add_argument("--length", type=int, default=0, metavar="N", help="steps of each between updates (default 64)")
    group = parser.add_argument_group("learning curves (they need updown[train])")
    group.add_argument(
        "--measure",
        type=minutes,
        metavar="MIN",
        help=f"minutes between measurements (default {MEASURE:g}; 0: none)",
    )
    group.add_argument(
        "--against", nargs="+", default=["casual", "strong"], metavar="AGENT", help="whom (default casual strong)"
    )
    group.add_argument(
        "--deals", type=deals, default=20, metavar="N", help="how many deals a measurement has (default 20)"
    )
    parser.set_defaults(run=run)


def positive(text: str) -> float:
    number = float(text)
    if not 0 < number < 10_000:
        raise ArgumentTypeError(f"{text} is not a number of hours above 0")
    return number


def minutes(text: str) -> float:
    number = float(text)
    if not 0 <= number < 100_000:
        raise ArgumentTypeError(f"{text} is not a number of minutes, at least 0")
    return number


def deals(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ArgumentTypeError(f"{text} is not a number of deals, at least 1")
    return number


def run(args: Namespace) -> int:
    if args.hours is None and args.updates is None:
        raise ValueError("how long? expected --hours H or --updates N")
    # Imported here because it imports the compiler, for which other commands should not wait.
    training = import_module("updown.train.run")
    plan = training.TrainingPlan(
        args.game,
        args.players,
        args.seed,
        args.method,
        positions=args.positions,
        rollouts=args.rollouts,
        matches=args.matches,
        length=args.length,
        exploit=args.exploit,
        refine=args.refine,
    )
    every = minutes_to_measure(args.measure)
    if every:
        for rival in args.against:
            make_agent(rival, plan.games()[0])
    made = training.Run(plan, args.out, current_commit())
    line, measured = ProgressLine(), made.progress.seconds

    def report(made: "Run") -> None:
        nonlocal measured
        line.show(made)
        if every and made.progress.seconds - measured >= every * 60:
            made.measure(args.against, args.deals)
            measured = made.progress.seconds

    made.run(updates=args.updates, hours=args.hours, every=EVERY_SECONDS, report=report)
    if every:
        made.measure(args.against, args.deals)
    line.end(made)
    return 0


def minutes_to_measure(given: float | None) -> float:
    """How many minutes there are between measurements; 0 if there are none. Who has not asked for them trains without
    them where nothing can draw the curves."""
    if given == 0:
        return 0.0
    try:
        import_module("updown.lab.report").check_drawing("train")
    except MissingExtra as missing:
        if given is not None:
            raise
        print(f"no learning curves: {missing}", file=sys.stderr)
        return 0.0
    return MEASURE if given is None else given


class ProgressLine:
    """The progress line: rewritten on a terminal, a line now and then elsewhere."""

    def __init__(self) -> None:
        self.live = sys.stderr.isatty()
        self.last = 0.0

    def show(self, made: "Run") -> None:
        now = time.monotonic()
        if now - self.last >= (LINE_SECONDS if self.live else LOG_SECONDS):
            self.last = now
            print(describe(made), end="\r" if self.live else "\n", file=sys.stderr, flush=True)

    def end(self, made: "Run") -> None:
        print(describe(made), file=sys.stderr, flush=True)


def describe(made: "Run") -> str:
    """'update 120, 3,932,160 decisions in 0.10 h (10,922 a second), entropy 1.20, error of forecasts 0.240'"""
    progress = made.progress
    entropy = "error of wins" if made.plan.method == "search" else "entropy"
    return (
        f"update {progress.updates}, {progress.decisions:,} decisions in {progress.seconds / 3600:.2f} h "
        f"({progress.decisions / max(progress.seconds, 1e-9):,.0f} a second), {entropy} {progress.entropy:.2f}, "
        f"error of forecasts {progress.value_error:.3f}"
    )


def current_commit() -> str:
    """The commit of the program if it runs from its repository, else its version."""
    folder = Path(__file__).parent
    try:
        found = subprocess.run(["git", "rev-parse", "HEAD"], cwd=folder, capture_output=True, text=True, timeout=10)
    except (OSError, subprocess.TimeoutExpired):
        return __version__
    return found.stdout.strip() if found.returncode == 0 else __version__
