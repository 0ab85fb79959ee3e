"""Measures the speed of the simulator: decisions a second on one and on two threads, for each number of players, and
compared with hand-written C programs if these exist (../shared/limit). Measurements alternate, so that a slow moment of
the machine affects all of them; the table shows medians."""

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from updown.games.registry import GAMES

LIMIT = Path(__file__).parents[2] / "shared" / "limit"
PROGRAMS = {"up-and-down": "ud", "auf-und-ab": "aa", "dnup": "dn"}
SECONDS = 1.0
PROBE = {"up-and-down": 200_000, "auf-und-ab": 100_000, "dnup": 8_000}


def simulated(game: str, players: int, games: int, threads: int) -> dict[str, float]:
    """The report of `updown simulate`, in a process of its own as a user would start it."""
    command = [sys.executable, "-m", "updown", "simulate", game, "--players", str(players), "--json", "--seed", "1"]
    command += ["--games", str(games), "--threads", str(threads)]
    found: dict[str, float] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return found


def compile_limit(folder: Path) -> bool:
    """Compiles the C programs; False if they or a compiler are missing."""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None or not LIMIT.is_dir():
        return False
    for program in PROGRAMS.values():
        command = [compiler, "-O3", "-march=native", "-o", str(folder / program), str(LIMIT / f"{program}.c")]
        subprocess.run(command, check=True)
    return True


def limit_speed(folder: Path, game: str, players: int) -> float:
    command = [str(folder / PROGRAMS[game]), str(players), "0"]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()[3])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="how many runs of each (default 5)")
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    args = parser.parse_args()
    lines = [
        (game, players)
        for game, kind in GAMES.items()
        for players in range(kind.players_option().low, kind.players_option().high + 1)
    ]
    found: dict[tuple[str, int], dict[str, list[float]]] = {line: {} for line in lines}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with_limit = compile_limit(folder)
        sizes = {}
        for line in track(lines, "compiling and probing", console=Console(stderr=True)):
            probe = simulated(*line, PROBE[line[0]], 1)
            sizes[line] = max(1, round(PROBE[line[0]] * SECONDS / probe["seconds"]))
        for _ in track(range(args.runs), "measuring", console=Console(stderr=True)):
            for line in lines:
                speeds = found[line]
                if with_limit:
                    speeds.setdefault("c", []).append(limit_speed(folder, *line))
                for threads in (1, 2):
                    speed = simulated(*line, sizes[line] * threads, threads)["decisions_per_second"]
                    speeds.setdefault(f"threads_{threads}", []).append(speed)
    show(found, with_limit, args.runs)
    if args.json:
        rows = [{"game": game, "players": players, **speeds} for (game, players), speeds in found.items()]
        args.json.write_text(json.dumps(rows, indent=1) + "\n")


def show(found: dict[tuple[str, int], dict[str, list[float]]], with_limit: bool, runs: int) -> None:
    console = Console()
    table = Table(title=f"million decisions a second, median of {runs} runs", title_justify="left")
    for title in ("game", "players", "1 thread", "2 threads", "2 / 1", *(("C", "1 thread / C") if with_limit else ())):
        table.add_column(title, justify="left" if title == "game" else "right")
    for (game, players), speeds in found.items():
        middle = {name: statistics.median(values) for name, values in speeds.items()}
        row = [game, str(players), f"{middle['threads_1'] / 1e6:.1f}", f"{middle['threads_2'] / 1e6:.1f}"]
        row.append(f"{middle['threads_2'] / middle['threads_1']:.2f}")
        if with_limit:
            ratios = [ours / theirs for ours, theirs in zip(speeds["threads_1"], speeds["c"], strict=True)]
            row += [
                f"{middle['c'] / 1e6:.1f}",
                f"{statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})",
            ]
        table.add_row(*row)
    console.print(table)
    console.print(f"{platform.machine()}, {os.cpu_count()} processors, Python {platform.python_version()}")
    if not with_limit:
        console.print("The hand-written C programs are not at hand: no comparison.")


if __name__ == "__main__":
    main()
