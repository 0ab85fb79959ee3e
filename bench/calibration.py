"""Are the forecasts true? The search of master plays matches against itself, and at every position the forecast from
what a seat may know is compared with what happened: by third of the round, the slope of the result on the forecast (1
is right) and the error beside that of the best constant, with 95 % intervals over matches. Draws a reliability plot for
each game and number of players. Forecasts are calibrated by factors that are fitted here, each match with factors from
the other half of the matches; `--ship` writes the factors of all matches into the networks. What was played is stored,
so that other factors can be tried without playing again. With `--page` it writes the page of the documentation: what is
measured now replaces those parts of forecasts.json, the rest stays."""

import argparse
import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import updown
from updown.agents.calibration import Calibration, fit
from updown.agents.forecaster import WORLDS
from updown.agents.models import FOLDER, SEARCH, model_name, read_model, write_model
from updown.games.registry import GAMES
from updown.lab import plots
from updown.rules.match import Game
from updown.train.matches import BETWEEN, EVERYBODY, Ways, play_match
from updown.train.plan import TrainingPlan
from updown.train.search import SearchLearner

ROOT = Path(__file__).parents[1]
KEPT = Path(__file__).with_name("forecasts.json")
PAGE = ROOT / "docs" / "reference" / "forecasts.md"
IMAGES = ROOT / "docs" / "images"
HEAD = """# Are the forecasts true?

Written by `make bench-forecasts ARGS=--page`: the search of `master` plays matches against itself, in Auf und Ab with
the goal `high`, in Up & Down of one round, with a forecast for every seat at each decision
([what can I expect?](../guide/opponents.md#what-can-i-expect)). `slope` is that of the result on the
forecast: 1 is right, less is overconfident. `error` is the mean squared error as a share of that of the best constant:
less than 1 is better than knowing nothing. Forecasts are calibrated: the factors for each half of the matches were
fitted to the other half, so no forecast has seen its own result. Intervals are 95 % over matches. The thirds of a round
are by what everybody can see of it: the tricks that have been played, or how near the smallest hand is to its last
card. The length that a round turned out to have would not do: it depends on the result, so that even true forecasts
seem overconfident early and too careful late.
"""
THIRDS = ("first third", "second third", "last third")
RESAMPLES = 1000
BINS = 10
FORECAST = {"win": "win", "margin": "margin"}
RESULT = {"win": "won", "margin": "gained"}
COLUMNS = ("match", "progress", *FORECAST.values(), *RESULT.values())
"""What is stored of every position."""


class Samples(NamedTuple):
    """Positions with what was forecast there and what happened: the number of the match, how much of the round
    was over; and for every seat the forecast of the win and what was won, the forecast growth of the margin
    and what it was."""

    matches: NDArray[np.int64]
    progress: NDArray[np.float64]
    forecasts: dict[str, NDArray[np.float64]]
    results: dict[str, NDArray[np.float64]]

    @classmethod
    def of(cls, columns: Mapping[str, NDArray[Any]]) -> "Samples":
        """The samples in these columns, named as in COLUMNS."""
        forecasts, results = ({name: columns[of[name]] for name in of} for of in (FORECAST, RESULT))
        return cls(columns["match"], columns["progress"], forecasts, results)

    @property
    def thirds(self) -> NDArray[np.int64]:
        """The third of the round, from 0."""
        return np.minimum(2, self.progress * 3).astype(np.int64)

    def only(self, kept: NDArray[np.bool_]) -> "Samples":
        """A part of the positions."""
        forecasts, results = ({name: each[kept] for name, each in part.items()} for part in self[2:])
        return Samples(self.matches[kept], self.progress[kept], forecasts, results)


def play(game: Game, count: int, rollouts: int, seed: int, watch: Callable[[], object]) -> dict[str, NDArray[Any]]:
    """Matches of the search of master against itself, compiled, with a forecast at each position: that of the seat on
    turn, or of the first of those that choose face down. Forecasts are not calibrated yet. Returns COLUMNS."""
    plan = TrainingPlan(game.id, game.players, seed=seed, refine=True)
    learner = SearchLearner(plan, [game])
    learner.begin()
    workspace = learner.workspace(game, learned=True)
    kept, course, players = learner.room, learner.course, game.players
    ways = Ways(rollouts, 0.0, 1.0, WORLDS)
    columns: dict[str, list[NDArray[Any]]] = {name: [] for name in COLUMNS}
    for number in range(count):
        arguments = (workspace, workspace, EVERYBODY, learner.key, learner.stream, learner.state, learner.chosen)
        length = learner.unit.run(play_match, *arguments, kept, course, number, ways)
        within = np.flatnonzero(course.rounds[:length] != BETWEEN)
        turned = (np.arange(players) - course.firsts[within, None]) % players
        sign = game.score_sign
        columns["match"].append(np.full(len(within), number))
        columns["progress"].append(course.progress[within].copy())
        columns["win"].append(course.wins[within].copy())
        columns["won"].append(np.take_along_axis(kept.wins[within], turned, axis=1))
        columns["margin"].append(sign * (course.ends[within] - course.margins[within]))
        columns["gained"].append(sign * np.take_along_axis(kept.margins[within], turned, axis=1))
        watch()
    return {name: np.concatenate(parts) for name, parts in columns.items()}


def played(game: Game, args: argparse.Namespace) -> Samples:
    """The samples of a game, as far as possible from an earlier run."""
    kept = args.keep / f"{game.id}-{game.players}-{args.rollouts}-{args.seed}-{args.matches}.npz"
    if not kept.exists():
        with Progress(console=Console(stderr=True)) as progress:
            task = progress.add_task(f"{game.title}, {game.players} players", total=args.matches)
            columns = play(game, args.matches, args.rollouts, args.seed, partial(progress.advance, task))
        kept.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(kept, allow_pickle=False, **columns)
    with np.load(kept) as stored:
        return Samples.of(dict(stored))


def fitted(samples: Samples) -> Calibration:
    """The factors that make these forecasts true."""
    progress, forecasts, results = samples.progress, samples.forecasts, samples.results
    fair = 1 / forecasts["win"].shape[1]
    wins = fit(progress, forecasts["win"] - fair, results["win"] - fair)
    return Calibration(wins, fit(progress, forecasts["margin"], results["margin"]))


def calibrated(samples: Samples) -> Samples:
    """The same positions with calibrated forecasts. The factors for each match were fitted to other matches: those of
    the matches with even numbers to the odd ones, and the other way round."""
    forecasts = {name: each.copy() for name, each in samples.forecasts.items()}
    even = samples.matches % 2 == 0
    for part in (even, ~even):
        found, progress = fitted(samples.only(~part)), samples.progress[part]
        forecasts["win"][part] = found.calibrated_wins(progress, forecasts["win"][part])
        forecasts["margin"][part] = found.calibrated_margins(progress, forecasts["margin"][part])
    return samples._replace(forecasts=forecasts)


def report(game: Game, samples: Samples, rng: np.random.Generator) -> list[dict[str, Any]]:
    """A row for each forecast and third: slope with interval, and the error as a share of the best constant's."""
    rows = []
    for name, constant in (("win", 1 / game.players), ("margin", 0.0)):
        for third, words in enumerate(THIRDS):
            kept = samples.thirds == third
            forecast, result, which = samples.forecasts[name][kept], samples.results[name][kept], samples.matches[kept]
            spread = forecast - constant
            products = np.bincount(which, np.sum(spread * (result - constant), axis=1))
            squares = np.bincount(which, np.sum(spread * spread, axis=1))
            drawn = rng.integers(len(squares), size=(RESAMPLES, len(squares)))
            slopes = products[drawn].sum(axis=1) / squares[drawn].sum(axis=1)
            error = float(np.mean((forecast - result) ** 2) / np.mean((result - result.mean()) ** 2))
            rows.append(
                {
                    "game": game.id,
                    "players": game.players,
                    "forecast": name,
                    "third": words,
                    "slope": float(products.sum() / squares.sum()),
                    "ci": [float(end) for end in np.quantile(slopes, (0.025, 0.975))],
                    "error": error,
                    "matches": int(samples.matches.max()) + 1,
                }
            )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--players", type=int, nargs="+", help="which numbers of players (all)")
    parser.add_argument("--matches", type=int, default=4000)
    parser.add_argument("--rollouts", type=int, default=100, help="of each decision (default 100)")
    parser.add_argument("--seed", type=int, default=50_000)
    parser.add_argument("--keep", type=Path, default=ROOT / "build" / "forecasts", help="the folder of what was played")
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    parser.add_argument("--plots", type=Path, metavar="FOLDER", help="draw a plot for each game and number of players")
    parser.add_argument("--page", action="store_true", help="write the page of the documentation, with its plots")
    parser.add_argument("--ship", action="store_true", help="write the factors into the networks of the program")
    args = parser.parse_args()
    if args.page:
        args.plots = IMAGES
    console, rng = Console(), np.random.default_rng(args.seed)
    rows: list[dict[str, Any]] = []
    for name in args.games:
        counts = GAMES[name].players_option()
        for players in args.players or range(counts.low, counts.high + 1):
            game = updown.game(name, players=players)
            raw = played(game, args)
            console.print(shown(game, report(game, raw, rng), "as the network says"))
            samples = calibrated(raw)
            found = report(game, samples, rng)
            if args.ship:
                ship(game, fitted(raw))
            console.print(shown(game, found, "calibrated by other matches"))
            rows += found
            if args.plots:
                args.plots.mkdir(parents=True, exist_ok=True)
                (args.plots / f"forecasts-{name}-{players}.svg").write_text(draw(game, samples), "utf-8")
            if args.page:
                keep(found, args)
    if args.json:
        args.json.write_text(json.dumps(rows, indent=1) + "\n")


def keep(rows: list[dict[str, Any]], args: argparse.Namespace) -> None:
    """Replaces the rows of this game and number of players, and writes the page."""
    kept: dict[str, Any] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    kept[f"{rows[0]['game']} {rows[0]['players']}"] = {
        "rollouts": args.rollouts,
        "seed": args.seed,
        "calibrated": True,
        "rows": rows,
    }
    order = [f"{game} {players}" for game in GAMES for players in range(2, 6)]
    kept = {name: kept[name] for name in order if name in kept}
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(kept), "utf-8")


def page(kept: dict[str, Any]) -> str:
    """The page of the documentation."""
    lines = [HEAD]
    for name, part in kept.items():
        game, players = name.rsplit(" ", 1)
        rows = part["rows"]
        lines += [f"## {GAMES[game].title}, {players} players", ""]
        how = f"of `{part['agent']}`" if "agent" in part else f"with {part['rollouts']} rollouts a decision"
        how += "" if part.get("calibrated") else ", not calibrated"
        lines += [f"{rows[0]['matches']:,} matches {how}, seed {part['seed']}.", ""]
        lines += ["| forecast | third | slope | 95 % | error |", "|---|---|---|---|---|"]
        for row in rows:
            low, high = row["ci"]
            numbers = f"{row['slope']:.2f} | {low:.2f} to {high:.2f} | {row['error']:.2f}"
            lines.append(f"| {row['forecast']} | {row['third']} | {numbers} |")
        lines += ["", f"![How often seats won, by the forecast](../images/forecasts-{game}-{players}.svg)", ""]
    return "\n".join(lines)


def ship(game: Game, calibration: Calibration) -> None:
    """Writes the factors into the model that comes with the program."""
    file = FOLDER / model_name(game.id, game.players, SEARCH)
    write_model(replace(read_model(file), calibration=calibration), file)


def shown(game: Game, rows: list[dict[str, Any]], how: str) -> Table:
    title = f"{game.title}, {game.players} players, {rows[0]['matches']} matches, {how}"
    made = Table(title=title, title_justify="left")
    for title in ("forecast", "third", "slope", "95 %", "error / best constant's"):
        made.add_column(title, justify="right" if "s" in title and title != "forecast" else "left")
    for row in rows:
        low, high = row["ci"]
        numbers = [f"{row['slope']:.2f}", f"{low:.2f} to {high:.2f}", f"{row['error']:.2f}"]
        made.add_row(row["forecast"], row["third"], *numbers)
    return made


def draw(game: Game, samples: Samples) -> str:
    """The reliability plot: the mean result of the forecasts in each tenth, for each third of the round."""
    forecasts, results = samples.forecasts["win"].ravel(), samples.results["win"].ravel()
    thirds, matches = (np.repeat(each, game.players) for each in (samples.thirds, samples.matches))
    lines: dict[str, list[plots.Measured]] = {}
    for third, words in enumerate(THIRDS):
        kept = np.flatnonzero(thirds == third)
        line = []
        for part in np.array_split(kept[np.argsort(forecasts[kept])], BINS):
            forecast, mean = float(forecasts[part].mean()), float(results[part].mean())
            error = 1.96 * deviation(results[part], matches[part])
            line.append(plots.Measured(f"{forecast:.2f}", mean, mean - error, mean + error, forecast))
        lines[words] = line
    alt = f"{game.title}, {game.players} players: how often seats won, by how likely it was said to be"
    return plots.draw_reliability(lines, "forecast share of the win", "share that was won", alt)


def deviation(results: NDArray[np.float64], matches: NDArray[np.int64]) -> float:
    """The standard error of a mean over matches: positions of one match are not independent."""
    residuals = np.bincount(matches, results - results.mean())
    return float(np.sqrt(np.sum(residuals**2))) / len(results)


if __name__ == "__main__":
    main()
