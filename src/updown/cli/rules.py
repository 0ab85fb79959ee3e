"""`updown rules GAME [RULE]`: prints the rules, or one of them."""

from argparse import Namespace
from typing import Any

from updown.cli.language import add_language, language
from updown.cli.options import which_games
from updown.cli.show import Screen
from updown.games.registry import game_type
from updown.games.rulebook import numbered_rules, rules_text
from updown.rules.errors import shown


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("rules", help="print the rules of a game, or one rule")
    parser.add_argument("game", metavar="GAME", help=which_games())
    parser.add_argument("rule", metavar="RULE", nargs="?", help="the number of a rule, such as UD-12 or 12")
    add_language(parser)
    parser.set_defaults(run=run)


def rule_number(rules: dict[str, str], typed: str) -> str:
    """The number of a rule as it was typed, whole or without the letters: 'dn-12', '12'."""
    prefix = next(iter(rules)).partition("-")[0]
    return typed.upper() if "-" in typed else f"{prefix}-{typed}"


def run(args: Namespace) -> int:
    lang, game = language(args), game_type(args.game)
    if args.rule is None:
        Screen(lang).markdown(rules_text(game.id, lang))
        return 0
    rules = numbered_rules(game.id, lang)
    wanted = rule_number(rules, args.rule)
    if wanted not in rules:
        first, *_, last = rules
        raise ValueError(f"{game.id} has no rule {shown(args.rule)}: expected {first} to {last}")
    Screen(lang).markdown(rules[wanted])
    return 0
