"""Are the forecasts true? Plays matches between equal agents, asks the forecaster at every decision, and compares with
what happened: by third of the round, the slope of the result on the forecast (1 is right) and the error beside that of
the best constant, with 95 % intervals over matches. Draws a reliability plot for each game and number of players. With
`--page` it writes the page of the documentation: what is measured now replaces those parts of forecasts.json, the rest
stays."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track
from rich.table import Table

import updown
from updown.agents.api import ask, look
from updown.agents.forecaster import Forecaster
from updown.agents.registry import make_agent
from updown.games.registry import GAMES
from updown.lab import plots
from updown.rules.match import Game

ROOT = Path(__file__).parents[1]
KEPT = Path(__file__).with_name("forecasts.json")
PAGE = ROOT / "docs" / "reference" / "forecasts.md"
IMAGES = ROOT / "docs" / "images"
HEAD = """# Are the forecasts true?

Written by `make bench-forecasts ARGS=--page`: matches of an agent against itself, with a forecast for every seat at
each decision ([what can I expect?](../guide/opponents.md#what-can-i-expect)). `slope` is that of the result on the
forecast: 1 is right, less is overconfident. `error` is the mean squared error as a share of that of the best constant:
less than 1 is better than knowing nothing. Intervals are 95 % over matches; the thirds are those of a round.
"""
THIRDS = ("first third", "second third", "last third")
RESAMPLES = 1000
BINS = 10


class Sample(NamedTuple):
    """A forecast for one seat and what happened: of the win and of the margin, in which third of the round."""

    match: int
    third: int
    win: float
    won: float
    margin: float
    gained: float


def play(game: Game, spec: str, number: int, seed: int) -> list[Sample]:
    """One match with a forecast at each decision."""
    match = game.deal(seed=seed + number)
    agents = [make_agent(spec, game, seed=seed + 1000 * number + seat) for seat in range(game.players)]
    forecaster = Forecaster(game)
    found: list[Sample] = []
    forecasts: list[tuple[int, Any, NDArray[np.float64]]] = []
    ended: list[tuple[int, NDArray[np.float64]]] = []
    while not match.over:
        seat = match.turn[0]
        round_number = match.state()["round"]
        observation = look(match, seat)
        if match.count_moves(seat) > 1:
            forecasts.append((round_number, forecaster.expect(observation), margins(game, match.scores)))
        match.play(seat, game.format_move(ask(agents[seat], observation)))
        if match.over or match.state()["round"] != round_number:
            ended.append((len(forecasts), margins(game, match.scores)))
    winners = np.zeros(game.players)
    winners[list(match.winners)] = 1 / len(match.winners)
    first = 0
    for last, final in ended:
        for place in range(first, last):
            _, expected, before = forecasts[place]
            third = 3 * (place - first) // (last - first)
            gained = final - before
            found += [
                Sample(number, third, expected.wins[seat], winners[seat], expected.margins[seat], gained[seat])
                for seat in range(game.players)
            ]
        first = last
    return found


def margins(game: Game, scores: Sequence[int]) -> NDArray[np.float64]:
    mine = np.array(scores, float) * game.score_sign
    return np.asarray(mine - (mine.sum() - mine) / (game.players - 1))


def slope(forecast: NDArray[np.float64], result: NDArray[np.float64], constant: float) -> float:
    """The slope of the line through the fair result that fits best."""
    spread = forecast - constant
    return float(spread @ (result - constant) / (spread @ spread))


def report(game: Game, samples: list[Sample], rng: np.random.Generator) -> list[dict[str, Any]]:
    """A row for each forecast and third: slope with interval, and the error as a share of the best constant's."""
    table = np.array(samples)
    numbers = table[:, 0].astype(int)
    rows = []
    for name, column, constant in (("win", 2, 1 / game.players), ("margin", 4, 0.0)):
        for third, words in enumerate(THIRDS):
            kept = table[:, 1] == third
            forecast, result, which = table[kept, column], table[kept, column + 1], numbers[kept]
            slopes = []
            order = np.argsort(which, kind="stable")
            parts = np.split(order, np.flatnonzero(np.diff(which[order])) + 1)
            for _ in range(RESAMPLES):
                chosen = np.concatenate([parts[place] for place in rng.integers(len(parts), size=len(parts))])
                slopes.append(slope(forecast[chosen], result[chosen], constant))
            error = float(np.mean((forecast - result) ** 2) / np.mean((result - result.mean()) ** 2))
            rows.append(
                {
                    "game": game.id,
                    "players": game.players,
                    "forecast": name,
                    "third": words,
                    "slope": slope(forecast, result, constant),
                    "ci": [float(end) for end in np.quantile(slopes, (0.025, 0.975))],
                    "error": error,
                    "matches": int(numbers.max()) + 1,
                }
            )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--players", type=int, nargs="+", help="which numbers of players (all)")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--agent", default="master")
    parser.add_argument("--seed", type=int, default=50_000)
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    parser.add_argument("--plots", type=Path, metavar="FOLDER", help="draw a plot for each game and number of players")
    parser.add_argument("--page", action="store_true", help="write the page of the documentation, with its plots")
    args = parser.parse_args()
    if args.page:
        args.plots = IMAGES
    console, progress, rng = Console(), Console(stderr=True), np.random.default_rng(args.seed)
    rows: list[dict[str, Any]] = []
    for name in args.games:
        counts = GAMES[name].players_option()
        for players in args.players or range(counts.low, counts.high + 1):
            game = updown.game(name, players=players)
            samples: list[Sample] = []
            for number in track(range(args.matches), f"{game.title}, {players} players", console=progress):
                samples += play(game, args.agent, number, args.seed)
            found = report(game, samples, rng)
            console.print(shown(game, found))
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
    kept[f"{rows[0]['game']} {rows[0]['players']}"] = {"agent": args.agent, "seed": args.seed, "rows": rows}
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
        lines += [f"{rows[0]['matches']} matches of `{part['agent']}`, seed {part['seed']}.", ""]
        lines += ["| forecast | third | slope | 95 % | error |", "|---|---|---|---|---|"]
        for row in rows:
            low, high = row["ci"]
            numbers = f"{row['slope']:.2f} | {low:.2f} to {high:.2f} | {row['error']:.2f}"
            lines.append(f"| {row['forecast']} | {row['third']} | {numbers} |")
        lines += ["", f"![How often seats won, by the forecast](../images/forecasts-{game}-{players}.svg)", ""]
    return "\n".join(lines)


def shown(game: Game, rows: list[dict[str, Any]]) -> Table:
    made = Table(title=f"{game.title}, {game.players} players, {rows[0]['matches']} matches", title_justify="left")
    for title in ("forecast", "third", "slope", "95 %", "error / best constant's"):
        made.add_column(title, justify="right" if "s" in title and title != "forecast" else "left")
    for row in rows:
        low, high = row["ci"]
        numbers = [f"{row['slope']:.2f}", f"{low:.2f} to {high:.2f}", f"{row['error']:.2f}"]
        made.add_row(row["forecast"], row["third"], *numbers)
    return made


def draw(game: Game, samples: list[Sample]) -> str:
    """The reliability plot: the mean result of the forecasts in each tenth, for each third of the round."""
    table = np.array(samples)
    lines: dict[str, list[plots.Measured]] = {}
    for third, words in enumerate(THIRDS):
        kept = table[table[:, 1] == third]
        order = np.argsort(kept[:, 2])
        line = []
        for part in np.array_split(order, BINS):
            forecast, results = float(kept[part, 2].mean()), kept[part, 3]
            mean, error = float(results.mean()), 1.96 * float(results.std()) / np.sqrt(len(part))
            line.append(plots.Measured(f"{forecast:.2f}", mean, mean - error, mean + error, forecast))
        lines[words] = line
    alt = f"{game.title}, {game.players} players: how often seats won, by how likely it was said to be"
    return plots.draw_reliability(lines, "forecast share of the win", "share that was won", alt)


if __name__ == "__main__":
    main()
