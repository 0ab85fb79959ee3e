"""The rules in our own words, whole or one at a time: each game's rules.md, as it is shipped."""

import re
from functools import cache
from importlib import resources
from textwrap import dedent

from updown.rules.errors import shown
from updown.rules.registry import GAMES, game_type

ITEM = re.compile(r"^- \*\*([A-Z]+-[0-9]+)\*\* ", re.MULTILINE)
NEXT_SECTION = re.compile(r"^(?=\S)", re.MULTILINE)


def rules_text(game_id: str) -> str:
    """All rules of a game, as Markdown."""
    return (resources.files(game_type(game_id).package) / "rules.md").read_text("utf-8")


def opening(game_id: str) -> str:
    """What the game is about, in a few sentences: the first paragraph of its rules."""
    return " ".join(rules_text(game_id).split("\n\n")[1].split())


@cache
def numbered_rules(game_id: str) -> dict[str, str]:
    """The game's rules by number, each as Markdown, in order."""
    text = rules_text(game_id)
    rules = {}
    for item in ITEM.finditer(text):
        following = NEXT_SECTION.search(text, item.end())
        body = text[item.end() : following.start() if following else len(text)]
        rules[item[1]] = f"**{item[1]}** {dedent('  ' + body).strip()}"
    return rules


def rule_text(rule: str) -> str:
    """One rule, as Markdown; upper or lower case."""
    number = rule.strip().upper()
    for game_id in GAMES:
        rules = numbered_rules(game_id)
        if number in rules:
            return rules[number]
    ranges = ", ".join(
        " to ".join([*numbered_rules(game_id)][:: len(numbered_rules(game_id)) - 1]) for game_id in GAMES
    )
    raise ValueError(f"there is no rule {shown(rule)}: expected {ranges}")
