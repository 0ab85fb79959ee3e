"""Trains the networks that come with the program, which evaluate worlds: every game with every number of players, a few
side by side. What was trained already goes on. `--ship` copies the models into the package instead."""

import argparse
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from updown.agents.models import FOLDER, SEARCH, model_name, read_model
from updown.games.registry import GAMES

FLAGS = {"up-and-down": ["--rollouts", "300"]}
"""Where all choose face down, a decision needs more rollouts."""
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


def kinds() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    found = []
    for game in GAMES.values():
        counts = game.players_option()
        found += [(game.id, players) for players in range(counts.low, counts.high + 1)]
    return found


def train(game: str, players: int, hours: float, folder: Path, more: list[str]) -> int:
    """One training, in a process of its own; its lines go to a file beside its folder."""
    out = folder / f"{game}-{players}"
    words = ["train", game, "--players", str(players), "--hours", f"{hours:g}", "--out", str(out)]
    words += [*FLAGS.get(game, []), *more]
    with out.with_suffix(".log").open("a") as log:
        command = [sys.executable, "-m", "updown", *words]
        return subprocess.run(command, stdout=log, stderr=log, env=os.environ | ONE_THREAD).returncode


def ship(folder: Path) -> None:
    """Copies the finished models into the package, each checked by reading it."""
    FOLDER.mkdir(exist_ok=True)
    for game, players in kinds():
        file = folder / f"{game}-{players}" / model_name(game, players, SEARCH)
        if file.exists():
            origin = read_model(file).origin
            shutil.copyfile(file, FOLDER / file.name)
            print(f"{file.name}: {origin.updates} updates in {origin.hours:.2f} h, commit {origin.commit[:12]}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=float, default=0.25, help="for each network (default 0.25)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many side by side")
    parser.add_argument("--folder", type=Path, default=Path("build/models"), help="where trainings are kept")
    parser.add_argument("--ship", action="store_true", help="copy what has been trained into the package")
    parser.add_argument("more", nargs="*", help="more flags of `updown train`, after --")
    args = parser.parse_args()
    if args.ship:
        ship(args.folder)
        return 0
    args.folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(args.jobs) as pool:
        codes = list(pool.map(lambda kind: train(kind[0], kind[1], args.hours, args.folder, args.more), kinds()))
    return max(codes)


if __name__ == "__main__":
    sys.exit(main())
