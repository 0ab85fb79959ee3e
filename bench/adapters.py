"""Steps a second of the adapters for PettingZoo and Gymnasium with a random player, on one core: one match at a time,
and many as a vector. Processor time, in thousands; the median of the rounds, with the least and the most."""

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from rates import Rate, machine, rate
from rich.console import Console
from rich.table import Table

from updown.games.registry import GAMES
from updown.interop.gymnasium import SeatEnv, SeatVectorEnv
from updown.interop.pettingzoo import env, parallel_env

STEPS = 500


def chosen(mask: Any) -> int:
    """A random step of those that are marked."""
    return int(random.choice(np.flatnonzero(mask)))  # noqa: S311


def turns(name: str, players: int) -> Callable[[], int]:
    """PettingZoo, one agent after the other."""
    table = env(name, players=players)
    table.reset(seed=1)

    def work() -> int:
        for _ in range(STEPS):
            if not table.agents:
                table.reset()
            observation, _, over, cut, _ = table.last()
            table.step(None if over or cut else chosen(observation["action_mask"]))
        return STEPS

    return work


def joint(name: str, players: int) -> Callable[[], int]:
    """PettingZoo, all agents at once."""
    table = parallel_env(name, players=players)
    seen, _ = table.reset(seed=1)

    def work() -> int:
        nonlocal seen
        for _ in range(STEPS):
            if not table.agents:
                seen, _ = table.reset()
            seen = table.step({agent: chosen(each["action_mask"]) for agent, each in seen.items()})[0]
        return STEPS

    return work


def seat(name: str, players: int) -> Callable[[], int]:
    """Gymnasium, one seat against players at random."""
    table = SeatEnv(name, players=players)
    seen, _ = table.reset(seed=1)

    def work() -> int:
        nonlocal seen
        for _ in range(STEPS):
            seen, _, over, cut, _ = table.step(chosen(seen["action_mask"]))
            if over or cut:
                seen, _ = table.reset()
        return STEPS

    return work


def vector(name: str, players: int) -> Callable[[], int]:
    """Gymnasium, 1024 matches as a vector."""
    tables, chance = SeatVectorEnv(name, 1024, players=players, threads=1), np.random.default_rng(1)
    seen, _ = tables.reset(seed=1)

    def work() -> int:
        nonlocal seen
        marks = seen["action_mask"]
        seen = tables.step((chance.random(marks.shape) * marks).argmax(axis=1))[0]
        return len(marks)

    return work


KINDS = {"PettingZoo, turns": turns, "PettingZoo, at once": joint, "Gymnasium": seat, "Gymnasium, 1024": vector}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=3, help="how many play (default 3)")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long a round is (default 0.5)")
    parser.add_argument("--rounds", type=int, default=3, help="how many rounds (default 3)")
    args = parser.parse_args()
    table = Table("game", *KINDS, title="thousands of steps a second")
    for name in GAMES:
        found = [
            rate(make(name, args.players), time.process_time, args.seconds, args.rounds) for make in KINDS.values()
        ]
        table.add_row(
            f"{name}, {args.players} players", *(str(Rate(*(1000 * part for part in each))) for each in found)
        )
    console = Console(width=160)
    console.print(table)
    console.print(machine())


if __name__ == "__main__":
    main()
