"""Measures the agents: each as hero in a field of the one below it in the list, for every game and number of players,
and `expert` against `flat` at equal thinking time. The levels for people have a tool of their own (levels.py).
Resumable: every finished deal is stored. `--write` writes the figures into the file that `updown agents` shows."""

import argparse
import json
import os
import platform
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from updown.agents.learned import Level
from updown.agents.registry import AGENTS, AgentLike
from updown.games.registry import GAMES
from updown.lab.arena import run
from updown.lab.results import ArenaResult

LEVELS = [name for name, agent in AGENTS.items() if not agent.cheats and not issubclass(agent, Level)]
STEPS = [*zip(LEVELS[1:], LEVELS[:-1], strict=True)]
MEASURED = Path(__file__).parent.parent / "src" / "updown" / "agents" / "measured.json"
SEED = 2026


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=400, help="of each step (default 400)")
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--hero", help="only this agent, with --field: expert:time=0.2 in a field of flat:time=0.2")
    parser.add_argument("--field", help="the agent in all other seats")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--keep", type=Path, default=Path("ladder"), help="the folder of finished deals (ladder)")
    parser.add_argument("--write", action="store_true", help="write the figures for `updown agents`")
    args = parser.parse_args()
    if (args.hero is None) != (args.field is None):
        parser.error("--hero and --field go together")
    args.keep.mkdir(parents=True, exist_ok=True)
    steps = [(args.hero, args.field)] if args.hero else STEPS
    results = [
        measure(game, players, hero, field, args)
        for hero, field in steps
        for game in args.games
        for players in player_counts(game)
    ]
    # No figure may be cut off, also when the output is a file.
    console = Console()
    console.width = max(console.width, 140)
    console.print(table(results))
    if args.write:
        MEASURED.write_text(json.dumps(measured(results, args.deals), indent=1) + "\n")


def player_counts(game: str) -> range:
    option = GAMES[game].players_option()
    return range(option.low, option.high + 1)


def measure(
    game: str,
    players: int,
    hero: AgentLike,
    field: str,
    args: argparse.Namespace,
    seed: int = SEED,
    **options: int | str,
) -> ArenaResult:
    """Measures one step of the ladder, continuing an interrupted run. `options` are those of the game."""
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{game} {players}: {hero} in a field of {field}", total=args.deals)
        return run(
            game,
            hero,
            field,
            args.deals,
            seed=seed,
            jobs=args.jobs,
            progress=lambda done, _: bar.update(task, completed=done),
            resume=journal(args.keep, game, players, hero, field),
            players=players,
            **options,
        )


def journal(folder: Path, game: str, players: int, hero: AgentLike, field: str) -> Path:
    """The file of the finished deals of a step."""
    name = f"{game}-{players}-{getattr(hero, 'name', hero)}-{field}"
    name = name.replace(":", "-").replace("=", "").replace(",", "-")
    return folder / f"{name}.journal"


def table(results: list[ArenaResult]) -> Table:
    made = Table(title="hero in a field of others: advantage in score and win share, 95 % intervals over deals")
    for title in ("game", "players", "hero", "field", "deals", "advantage", "win share", "fair", "ms p50", "ms p95"):
        made.add_column(title)
    for result in results:
        found = result.to_json()
        low, high = found["advantage_ci"]
        least, most = found["win_share_ci"]
        made.add_row(
            found["game"],
            str(found["players"]),
            found["hero"],
            found["field"],
            str(found["deals"]),
            f"{found['advantage']:+.2f} [{low:+.2f}, {high:+.2f}]",
            f"{found['win_share']:.3f} [{least:.3f}, {most:.3f}]",
            f"{found['fair_share']:.2f}",
            f"{found['hero_ms_p50']:.1f}",
            f"{found['hero_ms_p95']:.1f}",
        )
    return made


def measured(results: list[ArenaResult], deals: int) -> dict[str, Any]:
    """The figures in the form that cli/agents.py reads: each agent's advantage over the one below it."""
    written: dict[str, Any] = json.loads(MEASURED.read_text())
    for result in results:
        note_step(written, result)
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    return written | {"command": f"python bench/ladder.py --deals {deals} --write", "machine": machine}


def note_step(written: dict[str, Any], result: ArenaResult) -> None:
    """Adds the hero's advantage over the field. What levels.py has measured of it stays."""
    found = result.to_json()
    agents = written["games"].setdefault(found["game"], {}).setdefault(str(found["players"]), {})
    agents.setdefault(found["hero"], {}).update(
        over=found["field"],
        deals=found["deals_counted"],
        advantage=round(found["advantage"], 3),
        ci=[round(edge, 3) for edge in found["advantage_ci"]],
        win_share=round(found["win_share"], 4),
        ms_p50=round(found["hero_ms_p50"], 2),
        ms_p95=round(found["hero_ms_p95"], 2),
    )


if __name__ == "__main__":
    main()
