"""`updown agents`: lists the agents with their strength and speed, collects blunders, and checks whether agents avoid
them."""

import json
from argparse import Namespace
from importlib import resources
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from updown.agents import suite
from updown.agents.api import Agent
from updown.agents.registry import AGENTS
from updown.agents.suite import Position
from updown.cli.moves import format_typed
from updown.cli.options import which_games
from updown.cli.show import Screen
from updown.games.record import read_record
from updown.games.registry import GAMES, game_type
from updown.rules.match import Json

EXIT_BLUNDERS = 1
SOURCES = ("command", "master", "levels", "machine")
CAPTION = (
    "Advantage: points a match ahead of a field of the agent one step below (of expert for master). "
    "Elo: of the levels for people, level1 has 1000; the interval is that of the step from the level below. "
    "Milliseconds a move: half of the moves took no longer, 19 of 20 no longer."
)


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "agents",
        help="list the agents, or check them for blunders",
        description="Lists all agents, weakest first, with their measured strength and cost where there is any.",
        allow_abbrev=False,
    )
    parser.add_argument("--json", action="store_true", help="print the list as JSON")
    parser.set_defaults(run=run_list)
    parts = parser.add_subparsers(title="commands", metavar="COMMAND")
    report = parts.add_parser("report-play", help="add a blunder in a record to the positions that are checked")
    report.add_argument("record", metavar="RECORD", help="a record, such as `updown play` saves")
    report.add_argument("--event", metavar="N", type=int, required=True, help="which event of the round, from 0")
    report.add_argument("--round", metavar="R", type=int, help="which round, from 0 (default: the last one)")
    report.add_argument("--suite", metavar="FILE", help="where to add it (default: your own positions of the game)")
    report.add_argument("--why", metavar="TEXT", help="one sentence: why the move is a blunder")
    report.set_defaults(run=run_report)
    check = parts.add_parser("check", help="check that agents do not blunder in the known positions")
    check.add_argument(
        "--agent", metavar="SPEC", action="append", help="whom to ask, can be repeated (default: all above beginner)"
    )
    check.add_argument("--game", metavar="GAME", help=f"{which_games()} (default: all)")
    check.add_argument("--suite", metavar="FILE", help="only the positions in this file")
    check.set_defaults(run=run_check)


# --- the list ---


def run_list(args: Namespace) -> int:
    measured = read_measured()
    if args.json:
        listed = [describe(agent, measured) for agent in AGENTS.values()]
        source = {key: measured[key] for key in SOURCES if key in measured}
        print(json.dumps({"agents": listed, **source}, indent=1, ensure_ascii=False))
    else:
        show_agents(AGENTS, measured, Screen())
    return 0


def read_measured() -> Json:
    """The measured strength and cost: `command`, those of `master` and of the `levels` for people, `machine`, and
    `games`: game -> players -> agent -> numbers (`advantage` in a field of `over`, its `ci` and `deals`; `elo`, with
    `elo_ci` and `elo_deals` of the step from the level below; `ms_p50`, `ms_p95`). {} if there are no measurements."""
    try:
        content = json.loads((resources.files("updown.agents") / "measured.json").read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return content if isinstance(content, dict) and isinstance(content.get("games"), dict) else {}


def describe(agent: "type[Agent]", measured: Json) -> Json:
    """An agent as JSON."""
    settings = [{"name": s.name, "default": s.default, "least": s.least, "help": s.help} for s in agent.settings]
    strength = {
        game: {players: row[agent.name] for players, row in tables.items() if agent.name in row}
        for game, tables in measured.get("games", {}).items()
    }
    return {
        "name": agent.name,
        "about": agent.about,
        "settings": settings,
        "cheats": agent.cheats,
        "measured": {game: rows for game, rows in strength.items() if rows},
    }


def show_agents(agents: "dict[str, type[Agent]]", measured: Json, screen: Screen) -> None:
    """Prints the list of agents, then their strength and speed."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for agent in agents.values():
        note = " (cheats: sees all cards)" if agent.cheats else ""
        grid.add_row(Text(agent.name, "bold"), Text(agent.about + note))
        for setting in agent.settings:
            normal = "" if setting.default is None else f" (normally {setting.default:g})"
            grid.add_row("", Text(f"{agent.name}:{setting.name}=…  {setting.help}{normal}", "dim"))
    screen.console.print(grid)
    for game, tables in measured.get("games", {}).items():
        for players, row in tables.items():
            screen.heading(f"{game}, {players} players")
            screen.console.print(strength_table(row))
    source = [str(measured[key]) for key in SOURCES if key in measured]
    if source:
        screen.say(CAPTION)
    screen.say(f"Measured by: {'; '.join(source)}" if source else "Strength and cost have not been measured here.")


def strength_table(row: Json) -> Table:
    """Strength and cost of the agents in one game with one number of players."""
    table = Table(box=None, pad_edge=False)
    table.add_column("agent")
    for title in ("advantage", "95 %", "Elo", "95 %", "ms, half", "ms, 19 of 20"):
        table.add_column(title, justify="right", no_wrap=True)
    for name, numbers in row.items():
        ahead = [number(numbers.get("advantage"), "+.2f"), interval(numbers.get("ci"), "+.2f")]
        rating = [number(numbers.get("elo"), ".0f"), interval(numbers.get("elo_ci"), ".0f")]
        cost = [number(numbers.get(key), ".2f") for key in ("ms_p50", "ms_p95")]
        table.add_row(name, *ahead, *rating, *cost)
    return table


def interval(edges: object, form: str) -> str:
    return " to ".join(number(edge, form) for edge in edges) if isinstance(edges, list) else ""


def number(value: object, form: str) -> str:
    return format(value, form) if isinstance(value, int | float) else ""


# --- blunders ---


def run_report(args: Namespace) -> int:
    position: Position = suite.report_play(read_record(args.record), args.event, round=args.round, why=args.why)
    file = Path(args.suite) if args.suite else suite.user_file(position.game)
    added: Position = suite.add_position(file, position)
    screen = Screen()
    screen.say(f"{added.name}: seat {added.seat} may not {format_typed(position.blunders[0])}")
    screen.say(f"written to {file}", wrap=False)
    where = f"--suite {file}" if args.suite else f"--game {position.game}"
    screen.say(f"updown agents check {where}   checks which agents would play it", wrap=False)
    return 0


def run_check(args: Namespace) -> int:
    agents: list[str] = args.agent or suite.levels()
    games = [game_type(args.game).id] if args.game else [*GAMES]
    positions: list[Position] = (
        suite.read_suite(args.suite, args.game)
        if args.suite
        else [position for game in games for position in suite.all_positions(game)]
    )
    screen = Screen()
    total = 0
    for agent in agents:
        wrong = 0
        for position in positions:
            found = suite.blunders_of(agent, position)
            wrong += bool(found)
            for move, chance in found:
                screen.say(
                    f"{agent}: {position.game} {position.name}, seat {position.seat}: "
                    f"{format_typed(move)} with probability {chance:.3g}: {position.why}",
                    wrap=False,
                )
        total += wrong
        found_text = f"blunders in {wrong} of {len(positions)} positions" if wrong else "never blunders"
        screen.say(f"{agent}: {found_text}")
    return EXIT_BLUNDERS if total else 0
