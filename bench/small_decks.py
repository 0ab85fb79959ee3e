"""Small decks, solved: how large their trees are, what they are worth, how far from perfect the levels of the ladder
play there, and how fast OpenSpiel's algorithms come close to an equilibrium. Every history is looked at.

`--page` writes the page of the documentation, with its plot: what is measured now replaces those rows of
small_decks.json, the rest stays."""

import argparse
import json
import time
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rates import command, machine
from rich.console import Console
from rich.table import Table

import updown
from updown.agents.builtin import Strong
from updown.agents.registry import AGENTS, make_agent
from updown.games.registry import GAMES
from updown.lab.equilibrium import solve
from updown.lab.exploit import exploitability
from updown.lab.gambit import format_efg
from updown.lab.trees import Tree, small_of, walk
from updown.rules.match import Game

ROOT = Path(__file__).parents[1]
KEPT = Path(__file__).with_name("small_decks.json")
PAGE = ROOT / "docs" / "reference" / "small-decks.md"
PLOT = ROOT / "docs" / "images" / "nashconv.svg"
LADDER = ("random", "beginner", "casual", "strong", "expert", *(name for name in AGENTS if name.startswith("level")))
SEARCHING = [name for name in LADDER if issubclass(AGENTS[name], Strong)]
PARTS = ("values", "ladder", "curves")
HOW = "how"
"""Kept with each row, and listed below the table: the command and the machine."""
SMALL = {name: game.small for name, game in GAMES.items() if game.small is not None}
OF = "wins"
LIMITS = (3, 4, 5, 6)

CURVES = {
    "CFR+": ("CFRPlusSolver", (1, 4, 16, 64)),
    "external sampling MCCFR": ("ExternalSamplingMCCFRSolver", (100, 1000, 10_000, 100_000)),
    "outcome sampling MCCFR": ("OutcomeSamplingMCCFRSolver", (1000, 10_000, 100_000, 1_000_000)),
}
SIMULATIONS = (10, 30, 100)
TINY: dict[str, dict[str, Any]] = {
    "up-and-down": {"suits": ["D", "C"], "values": [2, 3], "first_chef": "C", "dice": 2, "hand": {"2": 1}},
    "auf-und-ab": {"symbols": ["A", "B"], "hand": {"2": 2}, "lay": {"2": 1}},
}
"""For ISMCTS, which is measured at every information set: decks with a hundred of them."""

Row = dict[str, Any]


# --- values and levels ---


def size_row(tree: Tree, rounds: int) -> Row:
    """The size of a tree, and an equilibrium of it."""
    found = solve(tree, rounds, of=OF)
    return {
        "game": tree.game.title,
        "deck": tree.game.deck_name,
        "histories": f"{tree.histories:,}",
        "information sets": f"{len(tree.moves):,}",
        "observations": f"{len(tree.observations):,}",
        "value": f"{found.first:+.4f}",
        "NashConv left": f"{found.nash_conv:.4f}",
        "nobody wins": f"{found.undecided:.1%}",
        "rounds": f"{found.rounds:,}",
        "seconds": f"{found.seconds:.0f}",
    }


def limit_rows(game: Game, rounds: int) -> list[Row]:
    """The value of a game whose histories are cut off, by where that is done."""
    if small_of(game).limit(game) is None:
        return []
    rows = []
    for limit in LIMITS:
        found = solve(walk(game, limit=limit), rounds, of=OF)
        row = {"game": game.title, "moves": limit, "value": f"{found.first:+.4f}"}
        rows.append(row | {"NashConv left": f"{found.nash_conv:.4f}", "nobody wins": f"{found.undecided:.1%}"})
    return rows


def ladder_rows(tree: Tree, levels: Sequence[str], seeds: int) -> list[Row]:
    """What a perfect opponent wins against each level: the mean over seeds, with the least and the most."""
    rows = []
    for level in levels:
        found = [
            exploitability(tree.game, make_agent(level, tree.game, seed=seed), of=OF, tree=tree)
            for seed in range(seeds if level in SEARCHING else 1)
        ]
        values = [each.value for each in found]
        spread = f" ({min(values):.3f} to {max(values):.3f})" if len(values) > 1 else ""
        mean = sum(values) / len(values)
        seconds = sum(each.seconds for each in found) / len(found)
        rows.append(
            {
                "game": tree.game.title,
                "level": level,
                "wins lost": f"{mean:.3f}{spread}",
                "% of the range": f"{100 * mean / found[0].range:.1f}",
                "decisions": f"{found[0].decisions:,}",
                "seconds": f"{seconds:.0f}",
            }
        )
    return rows


# --- OpenSpiel's algorithms ---


def curve_rows(tree: Tree, most: float) -> list[Row]:
    """NashConv of OpenSpiel's solvers in C++ over their iterations, each for at most so many seconds."""
    import pyspiel

    game = pyspiel.load_efg_game(format_efg(tree, of=OF))
    rows: list[Row] = []
    for title, (kind, points) in CURVES.items():
        sampling = {} if title == "CFR+" else {"seed": 1}
        solver: Any = getattr(pyspiel, kind)(game, **sampling)
        step = solver.run_iteration if sampling else solver.evaluate_and_update_policy
        done, spent = 0, 0.0
        for point in points:
            started = time.process_time()
            while done < point and spent + time.process_time() - started < most:
                step()
                done += 1
            spent += time.process_time() - started
            row = {"game": tree.game.title, "algorithm": title, "iterations": done, "seconds": round(spent, 2)}
            rows.append(row | {"NashConv": pyspiel.nash_conv(game, solver.average_policy(), True)})
            if done < point:
                break
    return rows


def ismcts_rows(name: str) -> list[Row]:
    """NashConv of what OpenSpiel's ISMCTS would play at every information set of a tiny deck, over its simulations."""
    import numpy as np
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability as theirs
    from open_spiel.python.algorithms import ismcts, mcts

    from updown.interop.openspiel import load

    deck = {"format": "updown-deck/1", "game": name, "name": "tiny", **TINY[name]}
    options = {"tiebreak": "shared"} if name == "up-and-down" else {}
    game = load(name, players=2, deck=deck, turns=True, **options)
    rows = []
    for count in SIMULATIONS:
        chance = np.random.RandomState(1)
        bot = ismcts.ISMCTSBot(
            game,
            mcts.RandomRolloutEvaluator(1, chance),
            uct_c=2.0,
            max_simulations=count,
            random_state=chance,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT,
        )
        started = time.process_time()

        def ask(state: Any, bot: Any = bot) -> list[tuple[int, float]]:
            bot.reset()
            shares: list[tuple[int, float]] = bot.step_with_policy(state)[0]
            return shares

        asked = policy.tabular_policy_from_callable(game, lambda state, ask=ask: dict(ask(state)))
        seconds = round(time.process_time() - started, 1)
        row = {"game": GAMES[name].title, "simulations": count, "information sets": len(asked.state_lookup)}
        rows.append(row | {"NashConv": theirs.nash_conv(game, asked), "seconds": seconds})
    return rows


def draw(rows: list[Row], file: Path) -> None:
    """NashConv over iterations: a picture for each game, a line for each algorithm."""
    from matplotlib.figure import Figure

    names = list(dict.fromkeys(row["game"] for row in rows))
    figure = Figure(figsize=(3.4 * len(names), 3.4), layout="constrained")
    for axes, name in zip(figure.subplots(1, len(names), sharey=True, squeeze=False)[0], names, strict=True):
        for title in CURVES:
            points = [
                (row["iterations"], row["NashConv"])
                for row in rows
                if row["game"] == name and row["algorithm"] == title
            ]
            axes.plot(*zip(*points, strict=True), marker="o", markersize=3, label=title)
        axes.set(title=name, xscale="log", yscale="log", xlabel="iterations")
        axes.grid(alpha=0.3)
    figure.axes[0].set_ylabel("NashConv, shares of the win")
    figure.axes[0].legend(fontsize="small")
    figure.savefig(file, metadata={"Date": None})


# --- tables ---


def shown(row: Row) -> list[str]:
    return [
        f"{cell:.4f}" if isinstance(cell, float) and title == "NashConv" else str(cell) for title, cell in row.items()
    ]


def console_table(title: str, rows: list[Row]) -> Table:
    table = Table(*rows[0], title=title, title_justify="left")
    for row in rows:
        table.add_row(*shown(row))
    return table


def page_table(rows: list[Row]) -> list[str]:
    lines = ["| " + " | ".join(rows[0]) + " |", "|" + "---|" * len(rows[0])]
    return [*lines, *("| " + " | ".join(shown(row)) + " |" for row in rows), ""]


WORDS = {
    "Values": "The tree of each deck, walked from every deal, and an equilibrium of it (`updown.lab.equilibrium`). "
    "`value` is what the seat that decides first wins more than the other, as a share of the win; in Auf und Ab both "
    "lay at once, so it is 0. It is exact to within `NashConv left`. Of dnup it is the round that decides a match, cut "
    "off after six moves; `nobody wins` is how often that happens in an equilibrium, or how often the win is shared.",
    "Where histories are cut off": "A round of dnup may be long, so its histories are cut off after some moves, and "
    "nobody wins then. This is what that changes.",
    "The ladder": "What a perfect opponent who knows the level's strategy wins against it on average, in shares of the "
    "win; 0 is perfect play. Agents that search are asked with several seeds (the levels with one): the mean, the "
    "least and the most. There is no network for these decks: `level1` to `level5` search with heuristics, softened as "
    "usual, and `master` plays as `expert` does. Against people a weaker level is weaker; against somebody who knows "
    "its strategy it need not be: a softer level is harder to read. And `level1` differs from the others by playing "
    "what the search has not tried, but here it tries everything. Seconds are on the clock.",
    "OpenSpiel's algorithms": "NashConv is what both seats together could still gain. OpenSpiel gets the trees in "
    "Gambit's format (`updown.lab.gambit.format_efg`), so that its solvers in C++ run on them. Seconds are processor "
    "time.",
    "ISMCTS": "OpenSpiel's ISMCTS through our adapter, asked at every information set of a tiny deck. More simulations "
    "bring it closer, but it need not reach an equilibrium.",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", choices=list(SMALL), default=list(SMALL), help="which games (all)")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS), help="what is measured (all)")
    parser.add_argument("--levels", nargs="+", choices=LADDER, default=list(LADDER), help="which levels (all)")
    parser.add_argument("--rounds", type=int, default=400, help="rounds of our own CFR+ (default 400)")
    parser.add_argument("--seeds", type=int, default=3, help="seeds of the levels that search (default 3)")
    parser.add_argument("--seconds", type=float, default=30, help="most seconds of a curve (default 30)")
    parser.add_argument("--large", action="store_true", help="the larger decks: they need an hour")
    parser.add_argument("--page", action="store_true", help="keep the figures, and write the page and its plot")
    args = parser.parse_args()
    console, progress = Console(width=160), Console(stderr=True)
    for name in args.games:
        with progress.status(name):
            parts = measure(name, args)
        for title, rows in parts.items():
            console.print(console_table(title, rows))
        if args.page:
            keep(parts)


def measure(name: str, args: argparse.Namespace) -> dict[str, list[Row]]:
    """The tables of one game, those without rows left out."""
    tree = walk(updown.game(name, **(SMALL[name].LARGE if args.large else SMALL[name].SMALL)))
    parts: dict[str, list[Row]] = {}
    if "values" in args.parts:
        parts["Values"] = [size_row(tree, args.rounds)]
        parts["Where histories are cut off"] = limit_rows(tree.game, args.rounds)
    if "ladder" in args.parts:
        parts["The ladder"] = ladder_rows(tree, args.levels, args.seeds)
    if "curves" in args.parts and find_spec("pyspiel") is not None:
        parts["OpenSpiel's algorithms"] = curve_rows(tree, args.seconds)
        parts["ISMCTS"] = ismcts_rows(name) if name in TINY else []
    return {title: rows for title, rows in parts.items() if rows}


# --- the page ---


def keep(parts: dict[str, list[Row]]) -> None:
    """Replaces these rows, and writes the page and its plot."""
    kept: dict[str, Any] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    for title, rows in parts.items():
        measured = set(map(identity, rows))
        before = kept.get(title, [])
        how = f"`{command()}`, {machine()}"
        fresh = [row | {HOW: how} for row in rows]
        kept[title] = sorted([*fresh, *(row for row in before if identity(row) not in measured)], key=order)
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    if (curves := kept.get("OpenSpiel's algorithms")) is not None:
        draw(curves, PLOT)
    PAGE.write_text(page(kept), "utf-8")


def identity(row: Row) -> tuple[str, str]:
    """What a row is about: a game, or a level of a game."""
    return row["game"], row.get("level", "")


def order(row: Row) -> tuple[int, int]:
    """The order of the games, and of the levels; rows of a curve stay as they are."""
    titles = [game.title for game in GAMES.values()]
    return titles.index(row["game"]), LADDER.index(row["level"]) if "level" in row else 0


def page(kept: dict[str, Any]) -> str:
    """The page of the documentation."""
    lines = ["# Small decks, solved", "", "Written by `make bench-small`.", ""]
    for title, words in WORDS.items():
        if title in kept:
            lines += [f"## {title}", "", words, ""]
            if title == "OpenSpiel's algorithms":
                lines += [f"![NashConv over iterations](../images/{PLOT.name})", ""]
            lines += page_table([{name: cell for name, cell in row.items() if name != HOW} for row in kept[title]])
            lines += ["Measured by:", "", *dict.fromkeys(f"- {row[HOW]}" for row in kept[title]), ""]
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    main()
