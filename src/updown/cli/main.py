"""The command `updown`: finds the sub-command, runs it, and turns what is wrong with the input into one clear line."""

import os
import sys
from argparse import ArgumentParser
from typing import NoReturn

from updown.cli import agents, arena, browser, play, replay, rules, serve, simulate, verify
from updown.version import __version__

BAD_INPUT = 2
INTERRUPTED = 130
CLOSED_PIPE = 1


class Parser(ArgumentParser):
    """A parser whose errors are one line, like all others of this program."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"updown: {one_line(message)} (see {self.prog} --help)\n")


def make_parser() -> Parser:
    parser = Parser(
        prog="updown",
        description="Up & Down, Auf und Ab and dnup. Without a command it opens the table in the browser; with one: "
        "play in the terminal, host tables, replay, look up the rules, simulate, play agents against each other.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"updown {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    browser.add_flags(parser)
    for command in (play, serve, replay, verify, rules, simulate, agents, arena):
        command.add_parser(commands)
    return parser


def main(argv: list[str] | None = None) -> int:
    """Runs the command; its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    parser = make_parser()
    args = parser.parse_args(argv)
    try:
        code = int(args.run(args))
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has gone; what is still buffered must not complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        return refuse(f"{place}{error.strerror or error}")
    except ValueError as error:
        return refuse(str(error))
    return code


def refuse(problem: str) -> int:
    print(f"updown: {one_line(problem)}", file=sys.stderr)
    return BAD_INPUT


def one_line(text: str) -> str:
    return " ".join(text.split())
