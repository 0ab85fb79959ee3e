"""Draws the learning curves of several trainings of one game in one picture: how strong the network was after so many
positions, by the measurements that `updown train --measure` made. Writes the picture and a table into the guide."""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from updown.games.registry import GAMES
from updown.lab import plots
from updown.train.run import CHECKPOINT

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "guide" / "train.md"
PICTURE = ROOT / "docs" / "images" / "learning-curves.svg"
BEGIN, END = "<!-- curves -->", "<!-- /curves -->"


def read(folder: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The plan of a training, and its measurements."""
    with np.load(folder / CHECKPOINT, allow_pickle=False) as saved:
        return json.loads(str(saved["plan"])), json.loads(str(saved["progress"]))["curve"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path, help="of trainings that differ in their seeds alone")
    args = parser.parse_args()
    trainings = [read(folder) for folder in args.folders]
    plan = trainings[0][0]
    for other, _ in trainings:
        if {**other, "seed": 0} != {**plan, "seed": 0}:
            parser.error("the trainings differ in more than their seeds: expected the same plan")
    lines = {
        f"{rival}, seed {plan['seed']}": [
            plots.Measured(f"{point['updates']}", point["advantage"], *point["advantage_ci"], point["updates"])
            for point in curve
            if point["rival"] == rival
        ]
        for plan, curve in trainings
        for rival in dict.fromkeys(point["rival"] for point in curve)
    }
    title = f"{GAMES[plan['game']].title}, {plan['players']} players"
    alt = f"{title}, learning curves of {len(trainings)} seeds: " + "; ".join(
        f"{name} {line[0].value:+.2f} at first, {line[-1].value:+.2f} at last" for name, line in lines.items()
    )
    y_label = "points a match ahead of the others"
    PICTURE.write_text(plots.draw_curves(lines, "updates", y_label, alt), "utf-8")
    seeds = ", ".join(str(plan["seed"]) for plan, _ in trainings)
    deals = trainings[0][1][0]["deals"]
    rows = ["| training | " + " | ".join(point.name for point in next(iter(lines.values()))) + " |"]
    rows.append("|---" * (1 + len(next(iter(lines.values())))) + "|")
    for name, line in lines.items():
        rows.append(f"| against {name} | " + " | ".join(f"{point.value:+.2f}" for point in line) + " |")
    text = [
        BEGIN,
        "",
        f"{title}, seeds {seeds}, {plan['positions']:,} positions an update: the advantage after so many updates,",
        f"{deals} deals each. Bars are 95 % intervals.",
        "",
        *rows,
        "",
        f"![{alt}](../images/{PICTURE.name})",
        "",
        END,
    ]
    page = PAGE.read_text("utf-8")
    before, rest = page.split(BEGIN)
    PAGE.write_text(before + "\n".join(text) + rest.split(END)[1], "utf-8")


if __name__ == "__main__":
    main()
