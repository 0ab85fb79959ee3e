"""How strong is master? It plays against expert, and with a larger budget against expert with ten times the rollouts;
an exploiter, a network that has learned to beat it, plays against it. For every game and number of players, with 95 %
intervals over deals; every deal is played once with the hero in each seat. `--page` writes the page of the
documentation: what is measured now replaces those rows of strength.json, the rest stays; what is measured against
expert also goes to `updown agents`. Resumable, also on another machine: every finished deal is stored in the folder
`unfinished` until the row has all its deals."""

import argparse
import json
import os
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import ladder

from updown.agents.builtin import Expert
from updown.agents.learned import Master
from updown.agents.models import FOLDER, SEARCH, Model, model_name, read_model
from updown.agents.registry import AgentLike
from updown.games.registry import GAMES
from updown.games.registry import game as make_game
from updown.lab.results import ArenaResult
from updown.rules.match import Game

ROOT = Path(__file__).parents[1]
KEPT = Path(__file__).with_name("strength.json")
UNFINISHED = Path(__file__).with_name("unfinished")
PAGE = ROOT / "docs" / "reference" / "strength.md"
EXPLOITERS = "UPDOWN_BENCH_EXPLOITERS"
"""The environment variable with the folder of the exploiters' trainings, for all processes."""
SEED = 880_001
DEALS = 200
TIMES = 10
FIELD_TIMES = {"up-and-down": {3: 10, 4: 10}, "dnup": {4: 8, 5: 8}}
"""How many times its usual rollouts `master` has against `expert` with TIMES, by the number of players."""
USUAL_FIELD_TIMES = 4
SECTIONS = {
    "expert": (
        "Against expert",
        "`master` in a field of `expert`, both with their usual budgets "
        "(`python bench/strength.py expert --page`, with `--games auf-und-ab --goal low` for the other goal). Half of "
        "the decisions took no longer than these times, which depend on what else the machine did. In Up & "
        "Down for two they are so close that processor time was measured apart, twice: six matches took `master` "
        "10.2 and 11.1 seconds, `expert` 10.4 and 12.3.",
    ),
    "expert10": (
        "Against expert with ten times the rollouts",
        "`expert` with ten times its usual rollouts in a field of `master` with four times its own or more, which "
        "takes less time (`python bench/strength.py expert10 --page`). Here `expert` is the hero: below 0, and below a "
        "fair share, `master` is better. Four kinds of match are missing. In Up & Down for three neither is clearly "
        "better: with four times its rollouts in the field, `expert` had -0.11 ± 0.26 (143 deals, stopped), with ten "
        "times +0.04 ± 0.52 (32 deals, stopped). Up & Down for four, dnup for four and five: not yet measured.",
    ),
    "exploiter": (
        "Against somebody who has studied it",
        "A network that began as that of `master` and learned to beat it and nothing else "
        "(`updown train --exploit --seed 1 --updates N`, 60,000 positions each; Up & Down with `--rollouts 150`), for "
        "about as long as that of `master` was refined, with the same search, in a field of `master` "
        "(`python bench/strength.py exploiter --models FOLDER --page`). What it wins above a fair share is a lower "
        "bound of what a perfect opponent could win; it is clear in dnup for two only. In dnup "
        "for three, `master` did not yet look at every move before its search.",
    ),
    "simple": (
        "Against simple strategies",
        "Strategies that a person could try, each in a field of `master` (`python bench/simple_strategies.py --page`). "
        "None may have more than a fair share. All rows but those of dnup for two were measured before the networks "
        "were refined; dnup for five is missing. Times depend on what else the machine did.",
    ),
}
HEAD = """# How strong is master?

`advantage` is the hero's score less the mean of the others', a match; above 0 the hero is better. `win share` is to be
compared with a fair one. Intervals are 95 % over deals, and every deal is played once with the hero in each seat.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=[name for name in SECTIONS if name != "simple"])
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--players", nargs="+", type=int, help="only these numbers of players")
    parser.add_argument("--goal", choices=["low"], help="Auf und Ab with this goal, against expert")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"of each game and number of players ({DEALS})")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--models", type=Path, help="the folder of the exploiters' trainings")
    parser.add_argument("--keep", type=Path, default=UNFINISHED, help="the folder of deals of unfinished rows")
    parser.add_argument("--page", action="store_true", help="keep the figures, and write the page")
    args = parser.parse_args()
    if (args.what == "exploiter") != (args.models is not None):
        parser.error("--models is needed for the exploiter, and for nothing else")
    if args.goal and (args.what != "expert" or args.games != ["auf-und-ab"]):
        parser.error("--goal is for: expert --games auf-und-ab")
    if args.models is not None:
        os.environ[EXPLOITERS] = str(args.models.resolve())
    for name in args.games:
        for players in ladder.player_counts(name):
            if not args.players or players in args.players:
                measure(args, name, players)


def measure(args: argparse.Namespace, name: str, players: int) -> None:
    """Plays the deals of a row that are not stored yet. Deals of other networks are not part of it: they are in another
    folder."""
    hero, rivals = pairing(args.what, name, players)
    folder = args.keep / "-".join(filter(None, (networks(args, name, players), args.goal)))
    folder.mkdir(parents=True, exist_ok=True)
    options = {"goal": args.goal} if args.goal else {}
    settings = argparse.Namespace(**{**vars(args), "keep": folder})
    result = ladder.measure(name, players, hero, rivals, settings, args.seed, **options)
    row = row_of(result)
    if args.goal:
        row["goal"] = args.goal
    elif args.page and args.what == "expert":
        written = json.loads(ladder.MEASURED.read_text("utf-8"))
        ladder.note_step(written, result)
        ladder.MEASURED.write_text(json.dumps(written, indent=1) + "\n", "utf-8")
    if args.models is not None:
        learned = read_exploiter(args.models / f"{name}-{players}" / model_name(name, players, SEARCH)).origin
        row["hero"] += f", {learned.updates} updates"
    print(json.dumps(row), flush=True)
    if args.page:
        keep(args.what, {" ".join(filter(None, (f"{name} {players}", args.goal))): row})
        if args.deals >= DEALS:
            ladder.journal(folder, name, players, hero, rivals).unlink()
            if not any(folder.iterdir()):
                folder.rmdir()


def networks(args: argparse.Namespace, name: str, players: int) -> str:
    """Names the networks that play, by their numbers."""
    file = model_name(name, players, SEARCH)
    files = [FOLDER / file]
    if args.models is not None:
        files.append(args.models / f"{name}-{players}" / file)
    return sha256(b"".join(read_model(each).network.flat.tobytes() for each in files)).hexdigest()[:12]


class Exploiter(Master):
    """Master, with the network that learned to beat it. A module-level class, so that other processes find it."""

    name = "exploiter"

    def usual_rollouts(self) -> int:
        return Master(self.game).usual_rollouts()

    def model_for(self, game: Game) -> Model | None:
        file = model_name(game.id, game.players, SEARCH)
        return read_exploiter(Path(os.environ[EXPLOITERS]) / f"{game.id}-{game.players}" / file)


@cache
def read_exploiter(file: Path) -> Model:
    return read_model(file)


def pairing(what: str, name: str, players: int) -> tuple[AgentLike, str]:
    """The hero, and the agent in all other seats. The slowest of them is a hero, so that it plays in one seat only."""
    if what == "expert10":
        game = make_game(name, players=players)
        expert, master = Expert(game).usual_rollouts(), Master(game).usual_rollouts()
        times = FIELD_TIMES.get(name, {}).get(players, USUAL_FIELD_TIMES)
        return f"expert:rollouts={TIMES * expert}", f"master:rollouts={times * master}"
    return (Exploiter, "master") if what == "exploiter" else ("master", "expert")


def row_of(result: ArenaResult) -> dict[str, Any]:
    """What is kept of a result."""
    found = result.to_json()
    names = (
        "hero",
        "field",
        "deals_counted",
        "seed",
        "advantage",
        "advantage_ci",
        "win_share",
        "win_share_ci",
        "fair_share",
    )
    return {name: found[name] for name in (*names, "hero_ms_p50", "field_ms_p50")}


def keep(section: str, rows: dict[str, Any]) -> None:
    """Replaces these rows of a section, and writes the page."""
    kept: dict[str, Any] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    kept.setdefault(section, {}).update(rows)
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(kept), "utf-8")


def page(kept: dict[str, Any]) -> str:
    """The page of the documentation."""
    parts = [HEAD]
    for section, (title, text) in SECTIONS.items():
        rows = kept.get(section, {})
        if rows:
            parts += [f"## {title}", "", text, "", *table(rows), ""]
    return "\n".join(parts)


def table(rows: dict[str, Any]) -> Sequence[str]:
    """The rows, in the order of the games and numbers of players."""
    lines = [
        "| game | players | hero | field | deals | advantage, 95 % | win share, 95 % | fair | ms hero | ms field |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    order = [f"{game} {players}" for game in GAMES for players in range(2, 6)]
    for place in order:
        for name, row in rows.items():
            if name == place or name.startswith(f"{place} "):
                low, high = row["advantage_ci"]
                least, most = row["win_share_ci"]
                game, players = place.rsplit(" ", 1)
                if "goal" in row:
                    players += f", goal `{row['goal']}`"
                lines.append(
                    f"| {GAMES[game].title} | {players} | {row['hero']} | {row['field']} | {row['deals_counted']} "
                    f"| {row['advantage']:+.2f}, {low:+.2f} to {high:+.2f} "
                    f"| {row['win_share']:.0%}, {least:.0%} to {most:.0%} | {row['fair_share']:.0%} "
                    f"| {row['hero_ms_p50']:.1f} | {row['field_ms_p50']:.1f} |"
                )
    return lines


if __name__ == "__main__":
    main()
