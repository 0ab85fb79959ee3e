"""`updown rules GAME [RULE]`: the rules in our own words, or one of them."""

from argparse import Namespace
from typing import Any

from updown.cli.options import WHICH
from updown.cli.show import Screen
from updown.rules.errors import shown
from updown.rules.registry import game_type
from updown.rules.rulebook import numbered_rules, rules_text


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("rules", help="print the rules of a game, or one rule")
    parser.add_argument("game", metavar="GAME", help=WHICH)
    parser.add_argument("rule", metavar="RULE", nargs="?", help="the number of a rule, such as UD-12")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    game = game_type(args.game)
    if args.rule is None:
        Screen().markdown(rules_text(game.id))
        return 0
    rules = numbered_rules(game.id)
    if args.rule.upper() not in rules:
        first, *_, last = rules
        raise ValueError(f"{game.id} has no rule {shown(args.rule)}: expected {first} to {last}")
    Screen().markdown(rules[args.rule.upper()])
    return 0
