"""Measures how many rollouts a second the search of `expert` makes on one core, by game and number of players: the mean
over the decisions of one match, forced moves left out, and the slowest of them."""

import argparse
import os
import platform
import time

from rich.console import Console
from rich.table import Table

import updown
from updown.agents.api import ask, look
from updown.agents.registry import make_agent
from updown.games.registry import GAMES

SEED = 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rollouts", type=int, default=5000, help="of each decision (default 5000)")
    parser.add_argument("--decisions", type=int, default=40, help="how many are timed (default 40)")
    args = parser.parse_args()
    made = Table(title=f"rollouts a second on one core ({platform.machine()}, {os.cpu_count()} cores)")
    for title in ("game", "players", "mean", "slowest decision"):
        made.add_column(title, justify="right" if title != "game" else "left")
    for name, kind in GAMES.items():
        option = kind.players_option()
        for players in range(option.low, option.high + 1):
            speeds, mean = measure(name, players, args.rollouts, args.decisions)
            made.add_row(name, str(players), f"{mean:,.0f}", f"{min(speeds):,.0f}")
    Console().print(made)


def measure(name: str, players: int, rollouts: int, decisions: int) -> tuple[list[float], float]:
    """Rollouts a second of each decision, and of all together."""
    game = updown.game(name, players=players)
    thinker = make_agent(f"expert:rollouts={rollouts}", game, seed=SEED)
    mover = make_agent("casual", game, seed=SEED)
    match = game.deal(seed=SEED)
    speeds: list[float] = []
    total = seconds = 0.0
    while not match.over and len(speeds) < decisions:
        seat = match.turn[0]
        observation = look(match, seat)
        if len(observation.actions) > 1:
            if not speeds:
                thinker.policy(observation)
            started = time.perf_counter()
            thinker.policy(observation)
            spent = time.perf_counter() - started
            made = int(thinker.searcher.buffers["rollouts"])  # type: ignore[attr-defined]
            speeds.append(made / spent)
            total += made
            seconds += spent
        match.play(seat, game.format_move(ask(mover, observation)))
    return speeds, total / seconds


if __name__ == "__main__":
    main()
