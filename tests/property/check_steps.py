"""Steps and moves belong together, both ways, in many random positions of every game, player count and deck.

    python tests/property/check_steps.py --positions 1000000

For every legal move: its steps are marked, one after the other, and make that move. For every marked step: whatever
marked steps follow, the move is legal, and its own steps are these. Ends with code 1 where that fails."""

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import updown
from kit.games import kind_name, kinds
from kit.steps import checked


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=1_000_000, help="how many for each game")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    found = kinds()
    for kind in found:
        share = args.positions // sum(other[0] == kind[0] for other in found)
        started = time.perf_counter()
        positions, moves = checked(updown.game(kind[0], **kind[1]), share, args.seed)
        seconds = time.perf_counter() - started
        print(f"{kind_name(kind):32} {positions:9} positions, {moves:12} moves, {seconds:6.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
