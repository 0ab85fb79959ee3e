"""Finds the temperatures at which the steps of the ladder for people are even. A softened master plays against a less
softened one, from the coldest to the warmest; the steps add up to a curve from temperature to Elo, and the levels above
the first are where it passes equal distances. The first level leaves out nothing but blunders: it has a curve of its
own, against the softest of the others. `--check` measures the steps as they are: each level in a field of the one above
it. Resumable: every finished deal is stored."""

import argparse
import json
import os
from collections.abc import Sequence
from itertools import pairwise
from math import log10
from pathlib import Path
from typing import Any, NamedTuple

import ladder
import numpy as np

from updown.agents.heuristics import heuristics_of
from updown.agents.learned import LEVEL_ROLLOUTS
from updown.agents.registry import AGENTS
from updown.games.registry import GAMES

GRID = (0.006, 0.02, 0.05, 0.12, 0.3, 1.0)
FIRST_GRID = (0.04, 0.1, 0.25, 1.0)
LEVELS = [name for name in AGENTS if name.startswith("level")]
STEP = 200
"""Elo from one level to the next."""
WHOLE = 0.96
"""So much of a curve that is too short is used: at its end, where the policy is even, more heat changes nothing."""
MOST_STEP = 600
"""A few deals cannot measure a larger distance than this."""
SEED = 4242
FIRST_ELO = 1000
ROUNDS = {"up-and-down": 1}
"""A step is measured in matches of so many rounds for each player, where the number of rounds is an option: as many as
the rulebook suggests."""
PAGE = Path(__file__).parent.parent / "docs" / "guide" / "opponents.md"
BEGIN, END = "<!-- levels -->", "<!-- /levels -->"


class Step(NamedTuple):
    """How much weaker an agent is than the field that it played in, in Elo, with 95 % bounds."""

    elo: float
    low: float
    high: float
    ms: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=60, help="of each step (default 60)")
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--players", nargs="+", type=int, help="only these numbers of players")
    parser.add_argument("--check", action="store_true", help="measure the steps as they are, for `updown agents`")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--keep", type=Path, default=Path("build/levels"), help="the folder of finished deals")
    args = parser.parse_args()
    args.keep.mkdir(parents=True, exist_ok=True)
    for game in args.games:
        for players in ladder.player_counts(game):
            if not args.players or players in args.players:
                each = argparse.Namespace(**vars(args))
                check(game, players, each) if args.check else tune(game, players, each)


def tune(game: str, players: int, args: argparse.Namespace) -> None:
    """Prints the temperatures of the levels, weakest first."""
    curve = [(0.0, 0.0)]
    below = "master"
    for temperature in GRID:
        spec = softened(temperature)
        step = measure(game, players, spec, below, args)
        curve.append((temperature, curve[-1][1] + step.elo))
        below = spec
        print(f"{game} {players}: {temperature:5} {curve[-1][1]:6.0f} Elo, {step.ms:.1f} ms", flush=True)
        if curve[-1][1] < -STEP * len(LEVELS):
            break
    anchor, level = min(curve[1:], key=lambda point: point[1])
    first = [(0.0, 0.0)]
    for temperature in FIRST_GRID:
        step = measure(game, players, softened(temperature, gap=1.0), softened(anchor), args)
        first.append((temperature, level + step.elo))
        print(f"{game} {players}: {temperature:5} {first[-1][1]:6.0f} Elo, nothing left out", flush=True)
    lowest = min(elo for _, elo in first)
    size = min(STEP, -WHOLE * level / (len(LEVELS) - 1), -WHOLE * lowest / len(LEVELS))
    found = [where(first, size * len(LEVELS)), *(where(curve, size * n) for n in range(len(LEVELS) - 1, 0, -1))]
    print(f"{game} {players}: steps of {size:.0f} Elo, {found}", flush=True)


def softened(temperature: float, **more: float) -> str:
    settings = {"rollouts": LEVEL_ROLLOUTS, "temperature": temperature} | more
    return "master:" + ",".join(f"{name}={value:g}" for name, value in settings.items())


def where(curve: Sequence[tuple[float, float]], below: float) -> float:
    """The temperature at which the curve is so many Elo below its beginning."""
    warm, elo = np.array(curve[1:]).T
    return round(float(np.exp(np.interp(below, -np.minimum.accumulate(elo), np.log(warm)))), 4)


def measure(game: str, players: int, hero: str, field: str, args: argparse.Namespace) -> Step:
    """Measures a step, continuing an interrupted run."""
    rounds = ROUNDS.get(game, 0) * players
    result = ladder.measure(game, players, hero, field, args, SEED, **({"rounds": rounds} if rounds else {}))
    low, high = result.win_share_ci
    return Step(*(elo_of(share, players) for share in (result.win_share, low, high)), result.hero_ms_p50)


def elo_of(share: float, players: int) -> float:
    """Converts a win share in a field of equals to Elo, as in lab/ratings.py."""
    odds = share * (players - 1) / (1 - share) if 0 < share < 1 else float(share >= 1) * 1e9 + 1e-9
    return max(-MOST_STEP, min(MOST_STEP, 400 * log10(odds)))


def check(game: str, players: int, args: argparse.Namespace) -> None:
    """Measures each level against the one above it, and writes the ladder for `updown agents`. The lowest level has
    FIRST_ELO; an interval, and the number of deals, are those of the step from the level below."""
    names = [*LEVELS, "master"]
    temperatures = heuristics_of(GAMES[game]).TEMPERATURES[players]
    args.keep = args.keep / "-".join(["check", *map(str, temperatures)])
    args.keep.mkdir(parents=True, exist_ok=True)
    steps = [measure(game, players, low, high, args) for low, high in pairwise(names)]
    elo = float(FIRST_ELO)
    row: dict[str, Any] = {names[0]: {"elo": FIRST_ELO, "ms_p50": round(steps[0].ms, 2)}}
    for name, step, own in zip(names[1:], steps, [*steps[1:], None], strict=True):
        bounds = [round(elo - step.high), round(elo - step.low)]
        elo -= step.elo
        row[name] = {"elo": round(elo), "elo_ci": bounds, "elo_deals": args.deals}
        if own is not None:
            row[name]["ms_p50"] = round(own.ms, 2)
        print(f"{game} {players}: {name:7} {-step.elo:+.0f} [{-step.high:+.0f}, {-step.low:+.0f}] Elo", flush=True)
    written = json.loads(ladder.MEASURED.read_text())
    written["levels"] = "python bench/levels.py --check"
    agents = written["games"][game].setdefault(str(players), {})
    for name, figures in row.items():
        agents.setdefault(name, {}).update(figures)
    ladder.MEASURED.write_text(json.dumps(written, indent=1) + "\n")
    write_page(written)


def write_page(written: dict[str, Any]) -> None:
    """Writes the steps of all ladders that have been measured into the guide."""
    names = [*LEVELS, "master"]
    lines = ["| game | players | deals | " + " | ".join(f"{high} over {low}" for low, high in pairwise(names)) + " |"]
    lines.append("|---" * (len(names) + 2) + "|")
    for game, counts in written["games"].items():
        for players, agents in counts.items():
            rows = [agents.get(name, {}) for name in names]
            if "elo_ci" in rows[-1]:
                steps = [step_text(low["elo"], high) for low, high in pairwise(rows)]
                head = f"| {GAMES[game].title} | {players} | {rows[-1].get('elo_deals', '')} | "
                lines.append(head + " | ".join(steps) + " |")
    text = PAGE.read_text("utf-8")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    table = "\n".join([BEGIN, "", *lines, "", END])
    PAGE.write_text(before + table + after, "utf-8")


def step_text(below: float, row: dict[str, Any]) -> str:
    low, high = (edge - below for edge in row["elo_ci"])
    return f"{row['elo'] - below:+.0f} ({low:.0f} to {high:.0f})"


if __name__ == "__main__":
    main()
