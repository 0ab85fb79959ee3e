"""Measures the speed of batches: rows of features, masks and steps a second, for every game and number of players, on
one core and on all. For comparison, OpenSpiel (C++ from Python) and Pgx (JAX on the processor) with games of similar
size, and with the small ones that they are usually measured with.

`core` counts processor time of one thread, which other programs on the machine change little; `all` counts time on the
clock with all cores. A figure is the median of the rounds, with the least and the most. `whole` is what a learning
program does in a loop: rows, masks, a random step. A step of Pgx always does all of that; with OpenSpiel it is the
tensor and the list of legal actions of the player on turn, and a random step, one state at a time."""

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from apart import make_environment
from rates import CLOCKS, Rate, command, machine, rate
from rich.console import Console
from rich.table import Table

import updown
from updown.games.registry import GAMES

OPEN_SPIEL = ("leduc_poker", "euchre", "skat", "spades", "crazy_eights", "hearts", "gin_rummy")
PGX = ("leduc_holdem", "sparrow_mahjong", "backgammon")
PGX_PACKAGES = ["pgx==2.6.0", "jax==0.10.2"]
SMALL = {"leduc_poker", "leduc_holdem"}
"""These are not of like size: they are shown, and not compared with."""

Row = dict[str, Any]


def measure(name: str, players: int, args: argparse.Namespace) -> Row:
    """Millions a second."""
    game = updown.game(name, players=players)
    row: Row = {"game": f"{game.title}, {players} players"}
    for clock, threads in (("core", 1), ("all", None)):
        for form in ("markov", "recall"):
            batch = updown.Batch(game, args.size, seed=1, form=form, threads=threads)
            row[f"columns {form}"] = batch.space.width
            for title, work in works(batch, form).items():
                row[f"{title} {clock}"] = rate(work, CLOCKS[clock], args.seconds, args.rounds)
    return row | {"steps": batch.space.actions}


def works(batch: updown.Batch, form: str) -> dict[str, Callable[[], int]]:
    """The functions to measure, called in the middle of matches."""
    for _ in range(40):
        batch.step(batch.sample())
    rows, small, masks = batch.observe(), batch.observe(dtype=np.int8), batch.masks()
    rewards, over = batch.step(batch.sample())

    def step() -> int:
        batch.step(batch.sample(), rewards, over)
        return batch.size

    def mask() -> int:
        assert len(batch.states) == batch.size  # Reading `states` makes the batch compute its masks anew.
        return len(batch.masks(masks))

    def whole() -> int:
        batch.observe(rows)
        batch.masks(masks)
        return step()

    if form == "recall":
        return {"recall float32": lambda: len(batch.observe(rows)), "recall int8": lambda: len(batch.observe(small))}
    return {
        "rows float32": lambda: len(batch.observe(rows)),
        "rows int8": lambda: len(batch.observe(small)),
        "masks": mask,
        "steps": step,
        "whole": whole,
    }


# --- OpenSpiel ---


def openspiel_match(game: Any, chance: random.Random, look: bool) -> int:
    """Plays a random match; how many decisions it had. With `look`, the player on turn looks before every decision."""
    state, steps = game.new_initial_state(), 0
    tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, shares)[0])
            continue
        actions = state.legal_actions()
        if look:
            getattr(state, tensor)(state.current_player())
        state.apply_action(chance.choice(actions))
        steps += 1
    return steps


def openspiel_rates(name: str, seconds: float, rounds: int, clock: str, seed: int) -> dict[str, Rate]:
    """Steps a second, and steps with tensors."""
    import pyspiel

    game, chance = pyspiel.load_game(name), random.Random(seed)  # noqa: S311
    return {
        f"{title} {clock}": rate(partial(openspiel_match, game, chance, look), CLOCKS[clock], seconds, rounds)
        for title, look in (("steps", False), ("whole", True))
    }


def openspiel(name: str, args: argparse.Namespace) -> Row:
    """A game of OpenSpiel: in this process, and in as many processes as there are cores."""
    import pyspiel

    game = pyspiel.load_game(name)
    size = game.observation_tensor_size if game.get_type().provides_observation_tensor else None
    row: Row = {"game": f"{name}, {game.num_players()} players", "peer": name}
    row["versions"] = f"OpenSpiel {version('open_spiel')}"
    row |= {"columns markov": size() if size else game.information_state_tensor_size()}
    row |= openspiel_rates(name, args.seconds, args.rounds, "core", 1) | {"steps": game.num_distinct_actions()}
    cores = os.cpu_count() or 1
    with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
        work = partial(openspiel_rates, name, args.seconds, args.rounds, "all")
        found = list(pool.map(work, range(cores)))
    for title in found[0]:
        row[title] = Rate(*(sum(parts) for parts in zip(*(each[title] for each in found), strict=True)))
    return row


# --- Pgx ---


def pgx_rows(args: argparse.Namespace) -> list[Row]:
    """Games of Pgx, in its own environment: once on one core, once on all."""
    python = make_environment(".venv-pgx", PGX_PACKAGES, [Path(__file__)])
    command = [str(python), str(Path(__file__).with_name("pgx_speed.py")), "--games", *PGX]
    command += ["--size", str(args.size), "--seconds", str(args.seconds), "--rounds", str(args.rounds)]
    rows: dict[str, Row] = {}
    for clock, more in (("core", ["--one-core"]), ("all", [])):
        answer = subprocess.run([*command, *more], check=True, capture_output=True, text=True)
        for line in answer.stdout.splitlines():
            found = json.loads(line)
            name = found["game"]
            row = rows.setdefault(name, {"game": f"{name}, {found['players']} players", "peer": name})
            row |= {"columns markov": found["columns"], "steps": found["steps"], "versions": found["versions"]}
            row[f"whole {clock}"] = Rate(*found["rate"])
    return list(rows.values())


# --- the table ---

PARTS = {
    "core": ("rows float32", "rows int8", "masks", "steps", "whole", "recall float32"),
    "all": ("rows float32", "masks", "steps", "whole"),
}
TITLES = ["game", "columns", "steps", *(f"{part}, {clock}" for clock in PARTS for part in PARTS[clock])]


def cells(row: Row) -> list[str]:
    """A row of the table."""
    columns = "/".join(str(row[key]) for key in ("columns markov", "columns recall") if key in row)
    rates = [str(row.get(f"{part} {clock}", "-")) for clock in PARTS for part in PARTS[clock]]
    return [row["game"], columns, str(row["steps"]), *rates]


def compared(rows: list[Row]) -> str:
    """Compares our slowest game with the fastest other game of similar size, for the whole loop on one core."""
    ours = min((row for row in rows if "peer" not in row), key=lambda row: row["whole core"].median)
    others = [row for row in rows if "peer" in row and row["peer"] not in SMALL]
    if not others:
        return ""
    best = max(others, key=lambda row: row["whole core"].median)
    times = ours["whole core"].median / best["whole core"].median
    return (
        f"The whole loop on a core: our slowest, {ours['game']}, {ours['whole core']} million a second; the best other "
        f"of like size, {best['game']} ({best['versions']}), {best['whole core']}: {times:.0f} times."
    )


def write_page(file: Path, rows: list[Row], notes: list[str]) -> None:
    """The table as a page of the documentation."""
    lines = ["# Speed of batches", "", f"Written by `{command()}` (`make bench-batch`).", ""]
    lines += [*(part for note in notes for part in (note, "")), "Millions a second:", ""]
    lines += ["| " + " | ".join(TITLES) + " |", "|---|" + "--:|" * (len(TITLES) - 1)]
    lines += ["| " + " | ".join(cells(row)) + " |" for row in rows]
    file.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", type=int, default=4096, help="how many matches (default 4096)")
    parser.add_argument("--seconds", type=float, default=0.2, help="how long a round is (default 0.2)")
    parser.add_argument("--rounds", type=int, default=5, help="how many rounds (default 5)")
    parser.add_argument("--games", nargs="*", choices=list(GAMES), default=list(GAMES), help="which games (all)")
    parser.add_argument("--no-peers", action="store_true", help="only our own games")
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    parser.add_argument("--page", type=Path, help="write the table to this page too")
    args = parser.parse_args()
    progress, rows = Console(stderr=True), []
    for name in args.games:
        option = GAMES[name].players_option()
        for players in range(option.low, option.high + 1):
            progress.print(f"{name}, {players} players")
            rows.append(measure(name, players, args))
    if not args.no_peers:
        if find_spec("pyspiel"):
            for name in OPEN_SPIEL:
                progress.print(f"OpenSpiel: {name}")
                rows.append(openspiel(name, args))
        progress.print("Pgx: compiling takes minutes")
        rows += pgx_rows(args)
    versions = ", ".join(dict.fromkeys(row["versions"] for row in rows if "versions" in row))
    notes = [
        (__doc__ or "").split("\n\n")[1].replace("\n", " "),
        machine() + (f", {versions}" if versions else "") + ".",
    ]
    notes.append(f"{args.size} matches, {args.rounds} rounds of {args.seconds:g} s. {compared(rows)}".strip())
    table = Table(*TITLES, title="millions a second")
    for row in rows:
        table.add_row(*cells(row))
    console = Console(width=None if sys.stdout.isatty() else 260)
    console.print(table)
    for note in notes:
        console.print(note)
    if args.json:
        args.json.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    if args.page:
        write_page(args.page, rows, notes)


if __name__ == "__main__":
    main()
