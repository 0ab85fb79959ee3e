"""How fast batches are: rows of features, masks and steps a second, for every game and number of players, on one core
and with all. `cpu` counts the processor's time of one thread, which other programs on the machine do not change; `all`
counts the time on the clock with all threads. Beside it, where OpenSpiel is installed: Kuhn poker, Leduc poker, Hearts
and Liar's Dice of its C++ games, driven from Python, one state at a time."""

import argparse
import json
import os
import random
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table

import updown
from updown.games.registry import GAMES

PEERS = ("kuhn_poker", "leduc_poker", "liars_dice", "hearts")


def rate(work: Callable[[], int], clock: Callable[[], float], seconds: float) -> float:
    """How much work is done a second."""
    work()
    done, started = 0, clock()
    while clock() - started < seconds:
        done += work()
    return done / (clock() - started)


def measure(name: str, players: int, size: int, seconds: float) -> dict[str, float]:
    """Millions a second."""
    found: dict[str, float] = {}
    for form in ("markov", "recall"):
        for label, threads, clock in (("cpu", 1, time.thread_time), ("all", None, time.perf_counter)):
            batch = updown.Batch(updown.game(name, players=players), size, seed=1, form=form, threads=threads)
            for title, work in works(batch).items():
                if form == "markov" or title.startswith("rows"):
                    found[f"{form} {title} {label}"] = rate(work, clock, seconds) / 1e6
            found[f"{form} columns"] = batch.space.width
    found["steps"] = batch.space.actions
    return found


def works(batch: updown.Batch) -> dict[str, Callable[[], int]]:
    """What is measured, in the middle of matches."""
    for _ in range(40):
        batch.step(batch.sample())
    rows, small, masks = batch.observe(), batch.observe(dtype=np.int8), batch.masks()

    def step() -> int:
        batch.step(batch.sample())
        return batch.size

    return {
        "rows float32": lambda: len(batch.observe(rows)),
        "rows int8": lambda: len(batch.observe(small)),
        "masks": lambda: len(batch.masks(masks)),
        "sample and step": step,
    }


def peer(name: str, seconds: float) -> dict[str, float]:
    """Steps a second of a game of OpenSpiel with a random player; and with the tensor of the acting player and the list
    of its legal actions."""
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)  # noqa: S311

    def play(look: bool) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, shares)[0])
                continue
            actions = state.legal_actions()
            if look:
                state.information_state_tensor(state.current_player())
            state.apply_action(chance.choice(actions))
            steps += 1
        return steps

    return {
        "steps": rate(lambda: play(False), time.thread_time, seconds) / 1e6,
        "rows": rate(lambda: play(True), time.thread_time, seconds) / 1e6,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=int, default=4096, help="how many matches (default 4096)")
    parser.add_argument("--seconds", type=float, default=0.4, help="how long each is measured")
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    args = parser.parse_args()
    table = Table(title=f"millions a second; {args.size} matches, {os.cpu_count()} cores")
    figures: dict[str, dict[str, float]] = {}
    for name, kind in GAMES.items():
        for players in range(kind.players_option().low, kind.players_option().high + 1):
            found = figures[f"{name} {players}"] = measure(name, players, args.size, args.seconds)
            if not table.columns:
                table.add_column("game")
                for title in found:
                    table.add_column(title, justify="right")
            table.add_row(f"{name} {players}", *(f"{value:.4g}" for value in found.values()))
    console = Console(width=220)
    console.print(table)
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        console.print("OpenSpiel is not installed: pip install 'updown[openspiel]' shows it beside.")
    else:
        peers = Table("OpenSpiel (C++ from Python)", "rows with legal actions, per core", "steps, per core")
        for name in PEERS:
            found = figures[name] = peer(name, args.seconds)
            peers.add_row(name, f"{found['rows']:.4g}", f"{found['steps']:.4g}")
        console.print(peers)
    if args.json:
        args.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
