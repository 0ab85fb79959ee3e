"""The command `updown`: finds the subcommand, runs it, and prints an input error as one clear line."""

import os
import sys
from argparse import ArgumentParser
from typing import NoReturn

from updown.cli import agents, arena, backup, browser, completion, play, replay, rules, serve, simulate, train, verify
from updown.cli.language import locale_language
from updown.extras import MissingExtra, how_to_install
from updown.games.registry import GAMES, try_folder
from updown.rules.sentences import listed
from updown.version import __version__
from updown.words import say

BAD_INPUT = 2
INTERRUPTED = 130
CLOSED_PIPE = 1
MISSING_WORDS = {
    "server": "cli-needs-server",
    "lab": "cli-needs-lab",
    "completion": "cli-needs-completion",
    "train": "cli-needs-train",
}
"""What is said when a command needs an extra that is not installed."""


class Parser(ArgumentParser):
    """A parser whose errors are one line, like all others of this program."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"updown: {one_line(message)} (see {self.prog} --help)\n")


def make_parser() -> Parser:
    games = listed("en", [game.title for game in GAMES.values()])
    parser = Parser(
        prog="updown",
        description=f"{games}. Without a command it opens the table in the browser; with one: "
        "play in the terminal, host tables, replay, look up the rules, simulate, play agents against each other.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"updown {__version__}")
    parser.add_argument("--game", metavar="FOLDER", help="add the game in this folder, to try it out")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    browser.add_flags(parser)
    for command in (play, serve, backup, replay, verify, rules, simulate, agents, arena, train):
        command.add_parser(commands)
    completion.add_parser(commands, parser)
    return parser


def main(argv: list[str] | None = None) -> int:
    """Runs the command. Returns its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        words = try_games(sys.argv[1:] if argv is None else argv)
    except ValueError as error:
        return refuse(str(error))
    args = make_parser().parse_args(words)
    try:
        code = int(args.run(args))
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader of our output is gone; the buffered rest must not raise an error at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        return refuse(f"{place}{error.strerror or error}")
    except MissingExtra as error:
        hint = say(locale_language(os.environ), MISSING_WORDS[error.extra], install=how_to_install(error.extra))
        return refuse(hint)
    except ValueError as error:
        return refuse(str(error))
    return code


def try_games(words: list[str]) -> list[str]:
    """Adds the game of each `--game FOLDER`, and returns the other arguments. This happens first, because the other
    flags are made from the list of games. After `agents`, `--game` is another flag, with the name of a game."""
    left: list[str] = []
    rest = iter(words)
    for word in rest:
        flag, equals, value = word.partition("=")
        if flag != "--game" or "agents" in left:
            left.append(word)
        else:
            try_folder(value if equals else next(rest, ""))
    return left


def refuse(problem: str) -> int:
    print(f"updown: {one_line(problem)}", file=sys.stderr)
    return BAD_INPUT


def one_line(text: str) -> str:
    return " ".join(text.split())
