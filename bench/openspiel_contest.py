"""`expert` against OpenSpiel's ISMCTS bot at equal thinking time, or at an equal number of simulations. Every deal is
played once with expert in each seat and ISMCTS in all others, for one round; the deal is the unit of all intervals. Run
it through bench/openspiel.py, which installs OpenSpiel. With --json an interrupted contest continues."""

import argparse
import json
import os
import platform
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, perf_counter_ns
from typing import Any, NamedTuple

from openspiel_bot import BOT, EXPLORATION, OpenSpielISMCTS
from openspiel_speed import expected_decisions, measure, native_speeds, play
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from updown.agents.api import Observation, ask
from updown.agents.registry import make_agent
from updown.games.registry import GAMES, game
from updown.lab.play import DealResult, Pairing, time_class
from updown.lab.results import score_sign, sum_times, summarize

Json = dict[str, Any]


class ContestDeal(NamedTuple):
    """A deal of a game, to be played in every seat."""

    game: str
    players: int
    deal: int
    expert: str
    rival: Json
    whole: bool

    @property
    def line(self) -> tuple[str, int]:
        return self.game, self.players


class Seating:
    """Expert in one seat, ISMCTS in all others. One object of each is enough, because agents keep nothing between
    decisions."""

    def __init__(self, task: ContestDeal, hero: int) -> None:
        self.game = game(task.game, players=task.players)
        self.hero = hero
        self.expert = make_agent(task.expert, self.game, seed=task.deal)
        self.rival = OpenSpielISMCTS(self.game, seed=task.deal, **task.rival)
        self.times: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
        self.scores = play(self.game, task.deal, self.choose, task.whole)

    def choose(self, seat: int, observation: Observation) -> int:
        begun = perf_counter_ns()
        action = ask(self.expert if seat == self.hero else self.rival, observation)
        if len(observation.actions) > 1:
            self.times[seat != self.hero][time_class(perf_counter_ns() - begun)] += 1
        return action

    @property
    def winners(self) -> int:
        """Who has the best score, one bit a seat."""
        sign = score_sign(self.game)
        best = max(sign * score for score in self.scores)
        return sum(1 << seat for seat, score in enumerate(self.scores) if sign * score == best)


def play_deal(task: ContestDeal) -> Json:
    """Plays the deal with expert in every seat. Returns the scores, and OpenSpiel's simulations and time."""
    seatings = [Seating(task, hero) for hero in range(task.players)]
    deal = DealResult(
        pairing=0,
        deal=task.deal,
        scores=[seating.scores for seating in seatings],
        winners=[seating.winners for seating in seatings],
        hero_times=dict(sum_times([seating.times[0] for seating in seatings])),
        field_times=dict(sum_times([seating.times[1] for seating in seatings])),
    )
    return {
        "game": task.game,
        "players": task.players,
        "simulations": sum(seating.rival.done for seating in seatings),
        "seconds": sum(seating.rival.seconds for seating in seatings),
        "deal": deal.to_json(),
    }


def play_all(tasks: list[ContestDeal], jobs: int) -> Iterator[Json]:
    if jobs == 1:
        yield from map(play_deal, tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_deal, tasks)


# --- results ---


class Book:
    """The finished deals, stored in a file if one is given."""

    def __init__(self, file: Path | None, settings: Json) -> None:
        self.file = file
        self.content: Json = {"settings": settings, "results": [], "native": {}, "deals": []}
        if file is not None and file.exists():
            kept = json.loads(file.read_text())
            if kept["settings"] != settings:
                raise SystemExit(f"{file} is of another contest, {kept['settings']}: give another file, or remove it")
            self.content = kept

    @property
    def deals(self) -> list[Json]:
        kept: list[Json] = self.content["deals"]
        return kept

    def has(self, task: ContestDeal) -> bool:
        return any((*task.line, task.deal) == (d["game"], d["players"], d["deal"]["deal"]) for d in self.deals)

    def save(self) -> None:
        if self.file is not None:
            part = self.file.with_suffix(".part")
            part.write_text(json.dumps(self.content, indent=1) + "\n")
            part.replace(self.file)


def result_of(line: tuple[str, int], deals: list[Json], speed: Json, expert: str, seconds: float) -> Json:
    """A line of the table."""
    played = [DealResult.from_json(deal["deal"]) for deal in deals]
    pairing = Pairing(expert, OpenSpielISMCTS.name)
    result = summarize(game(line[0], players=line[1]), pairing, played, seed=0, jobs=1, seconds=seconds)
    done, spent = (sum(deal[key] for deal in deals) for key in ("simulations", "seconds"))
    better = result.advantage_ci[0] > 0 and result.win_share_ci[0] > result.fair_share
    return asdict(result) | {"better": better, **speed, "openspiel_simulations_per_second": done / spent}


def new_table(title: str, *columns: str) -> Table:
    """Narrow enough for 80 columns."""
    table = Table(title=title, title_justify="left", box=None, padding=(0, 1, 0, 0))
    table.add_column("game")
    for column in columns:
        table.add_column(column, justify="right")
    return table


def show(console: Console, results: list[Json], settings: Json, native: Json) -> None:
    rival = settings["rival"]
    equal = f"{rival['time']:g} s" if "time" in rival else f"{rival['simulations']} simulations"
    played = "matches" if settings["whole"] else "rounds"
    title = (
        f"{settings['expert']} against OpenSpiel's ISMCTS, {equal} a decision, 95 % over {results[0]['deals']} deals"
    )
    table = new_table(title, "players", "points more", f"{played} won", "equal", "better")
    speeds = new_table("a second, and a decision (median)", "players", "rollouts/s", "ms", "ISMCTS simulations/s", "ms")
    for row in results:
        table.add_row(
            row["game"],
            str(row["players"]),
            "{:+.3g} ({:+.3g} to {:+.3g})".format(row["advantage"], *row["advantage_ci"]),
            "{:.0%} ({:.0%} to {:.0%})".format(row["win_share"], *row["win_share_ci"]),
            f"{row['fair_share']:.0%}",
            "yes" if row["better"] else "not shown",
        )
        speeds.add_row(
            row["game"],
            str(row["players"]),
            f"{row['expert_rollouts_per_second']:,.0f}",
            f"{row['hero_ms_p50']:.0f}",
            f"{row['openspiel_simulations_per_second']:,.0f}",
            f"{row['field_ms_p50']:.0f}",
        )
    console.print(table, "", speeds, "", sep="\n")
    own = ", ".join(f"{name} {speed:,.0f}" for name, speed in native.items())
    console.print(
        f"The bot is {BOT} of OpenSpiel {version('open_spiel')}: UCT with the constant {EXPLORATION:g} "
        "for returns of -1 to 1, a random rollout to the end of the round for each simulation, most visits choose. It "
        "is in Python, and so is the adapter through which it plays our compiled rules: at equal time, OpenSpiel pays "
        "for both (the rollouts are compiled, which is to its advantage). At an equal number of simulations no speed "
        "matters. Its bot in C++ can re-deal only games that are in C++ themselves; on such games, on this machine "
        f"now, it makes so many simulations a second: {own}."
    )
    console.print(f"{platform.machine()}, {os.cpu_count()} processors, Python {platform.python_version()}")


# --- the contest ---


def lines_of(games: list[str], players: list[int] | None) -> list[tuple[str, int]]:
    """The games and player counts: two and the most, unless asked for others."""
    lines = []
    for name in games:
        option = GAMES[name].players_option()
        wanted = players or [option.low, option.high]
        lines += [(name, number) for number in wanted if option.low <= number <= option.high]
    return lines


def run(lines: list[tuple[str, int]], deals: range, settings: Json, jobs: int, file: Path | None) -> None:
    """Plays the deals that are not yet in the file, and shows all results."""
    console, aside = Console(), Console(stderr=True)
    book = Book(file, settings)
    expert, rival, whole = settings["expert"], settings["rival"], settings["whole"]
    book.content["native"] = native = native_speeds()
    speeds = {line: measure(*line, expert.partition(":")[0], rival) for line in lines}
    tasks = [ContestDeal(*line, deal, expert, rival, whole) for deal in deals for line in lines]
    left = [task for task in tasks if not book.has(task)]
    lengths = {line: expected_decisions(*line, whole) for line in lines}
    seconds = sum(lengths[task.line] * speeds[task.line]["round_of_decisions"] for task in left) / jobs
    aside.print(f"{len(left)} deals, each in every seat: about {seconds / 60:.0f} minutes")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    begun = perf_counter()
    with Progress(*columns, console=aside) as progress:
        bar = progress.add_task("deals", total=len(tasks), completed=len(tasks) - len(left))
        for played in play_all(left, jobs):
            book.deals.append(played)
            book.save()
            progress.advance(bar)
    seconds = perf_counter() - begun
    book.content["results"] = results = []
    for line in lines:
        of_line = [d for d in book.deals if (d["game"], d["players"]) == line and d["deal"]["deal"] in deals]
        results.append(result_of(line, of_line, speeds[line], expert, seconds))
    book.save()
    show(console, results, settings, native)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/openspiel.py", description=__doc__)
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--time", type=float, default=0.2, help="seconds of either side for a decision (default 0.2)")
    budget.add_argument("--simulations", type=int, help="simulations of ISMCTS, rollouts of expert, for a decision")
    parser.add_argument("--game", action="append", choices=tuple(GAMES), help="which games (default all)")
    parser.add_argument("--players", type=int, nargs="+", help="how many play (default two, and the most)")
    parser.add_argument("--deals", type=int, default=20, help="how many deals of each (default 20)")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first deal (default 1)")
    parser.add_argument("--whole", action="store_true", help="whole matches, not one round of each")
    parser.add_argument("--agent", default="expert", help="the agent to try (default expert)")
    parser.add_argument("--jobs", type=int, default=1, help="processes; with --time, no more than idle processors")
    parser.add_argument("--json", type=Path, help="keep every deal and the figures in this file, and go on from it")
    args = parser.parse_args()
    rival: Json = {"simulations": args.simulations} if args.simulations else {"time": args.time}
    own = f"rollouts={args.simulations}" if args.simulations else f"time={args.time:g}"
    settings = {"expert": f"{args.agent}:{own}", "rival": rival, "whole": args.whole}
    lines = lines_of(args.game or list(GAMES), args.players)
    run(lines, range(args.first, args.first + args.deals), settings, args.jobs, args.json)


if __name__ == "__main__":
    main()
