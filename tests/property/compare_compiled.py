"""The long run: random games of every game and player count, compiled against plain, compared after every decision.

    python tests/property/compare_compiled.py --games 10000 --jobs 2

Ends with code 1 when anything differs."""

import argparse
import sys
import time
from collections import Counter
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import updown
from kit.games import default_kinds
from updown.testing.lockstep import Difference, Lockstep

BLOCK = 250
LOOK_EVERY = 40


class Block(NamedTuple):
    """Some games of a kind."""

    game: str
    players: int
    first: int
    size: int
    seed: int


class Outcome(NamedTuple):
    block: Block
    decisions: int
    difference: str | None


def compare(block: Block) -> Outcome:
    """Plays the games both ways."""
    games = None
    try:
        game = updown.game(block.game, players=block.players)
        games = Lockstep(game, block.size, seed=block.seed, first=block.first)
        return Outcome(block, games.play(LOOK_EVERY), None)
    except Difference as difference:
        return Outcome(block, games.decisions if games else 0, str(difference))


def blocks(games: int, seed: int) -> list[Block]:
    """The longest games first, so that no process is left alone at the end."""
    return [
        Block(name, players, first, min(BLOCK, games - first), seed)
        for name, players in reversed(default_kinds())
        for first in range(0, games, BLOCK)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="Compares compiled and plain rules on whole random games.")
    parser.add_argument("--games", type=int, default=10_000, help="of each game and player count (default 10000)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.games < 1 or arguments.jobs < 1:
        parser.error("--games and --jobs are whole numbers from 1")
    started = time.perf_counter()
    done: Counter[tuple[str, int]] = Counter()
    decisions: Counter[tuple[str, int]] = Counter()
    differences = []
    with get_context("spawn").Pool(arguments.jobs) as pool:
        for outcome in pool.imap_unordered(compare, blocks(arguments.games, arguments.seed)):
            kind = outcome.block.game, outcome.block.players
            done[kind] += outcome.block.size
            decisions[kind] += outcome.decisions
            if outcome.difference:
                differences.append(outcome.difference)
                print(f"DIFFERENCE {outcome.difference}", flush=True)
            if done[kind] == arguments.games or done[kind] % (4 * BLOCK) == 0:
                print(
                    f"{time.perf_counter() - started:7.0f} s  {kind[0]:<12} {kind[1]} players  {done[kind]:>6} games"
                    f"  {decisions[kind]:>9} decisions",
                    flush=True,
                )
    total = f"{done.total()} games, {decisions.total()} decisions of {len(done)} kinds"
    print(f"{total}: {len(differences) or 'no'} difference{'' if len(differences) == 1 else 's'}")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
