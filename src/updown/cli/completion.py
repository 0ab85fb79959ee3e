"""`updown completion SHELL`: prints a script with which the shell completes commands, flags, games and agents."""

from argparse import Action, ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Iterator
from typing import Any

from updown.agents.registry import AGENTS
from updown.extras import import_from
from updown.games.registry import GAMES
from updown.words import LANGUAGES

SHELLS = ("bash", "zsh")
AGENT_FLAGS = ("agents", "hero", "field", "all", "bots", "agent")
FILE_FLAGS = ("deck", "resume", "save", "report", "record", "receipt", "suite", "file")


def add_parser(commands: Any, root: ArgumentParser) -> None:
    parser = commands.add_parser(
        "completion",
        help="complete commands in your shell",
        description="Prints a script with which the shell completes commands, flags, games and agents. For bash: "
        'eval "$(updown completion bash)" in ~/.bashrc; for zsh, the same with zsh in ~/.zshrc.',
        allow_abbrev=False,
    )
    parser.add_argument("shell", choices=SHELLS, help="which shell")
    parser.set_defaults(run=run, root=root)


def run(args: Namespace) -> int:
    shtab: Any = import_from("completion", "shtab")
    for action in all_actions(args.root):
        if action.dest in FILE_FLAGS:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        else:
            action.choices = choices_of(action)
    print(shtab.complete(args.root, shell=args.shell))
    return 0


def all_actions(parser: ArgumentParser) -> Iterator[Action]:
    """The arguments of all commands."""
    for action in parser._actions:
        if isinstance(action, _SubParsersAction):
            for command in action.choices.values():
                yield from all_actions(command)
        else:
            yield action


def choices_of(action: Action) -> Any:
    """What an argument may be, for the shell only: the program itself says more clearly what is wrong."""
    if action.dest == "game":
        return [*GAMES]
    if action.dest == "lang":
        return [*LANGUAGES]
    if action.dest in AGENT_FLAGS:
        return [*AGENTS]
    words = {
        word
        for game in GAMES.values()
        for option in game.own_options
        if option.name == action.dest
        for word in getattr(option, "words", ())
    }
    return sorted(words) or action.choices
