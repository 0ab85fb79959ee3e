"""The texts of the rules, as a whole or rule by rule. The English text is each game's rules.md, which is authoritative.
The texts in the other languages come from updown.words, as in the browser."""

import re
from functools import cache
from importlib import resources
from textwrap import dedent, indent

from updown.games.registry import GAMES, game_type
from updown.rules.errors import shown
from updown.words import rule_words

ITEM = re.compile(r"^- \*\*([A-Z]+-[0-9]+)\*\* ", re.MULTILINE)
NEXT_SECTION = re.compile(r"^(?=\S)", re.MULTILINE)


ENGLISH = "en"


def rules_text(game_id: str, lang: str = ENGLISH) -> str:
    """All rules of a game, as Markdown."""
    if lang != ENGLISH:
        return _translated(game_id, lang)
    return (resources.files(game_type(game_id).package) / "rules.md").read_text("utf-8")


@cache
def numbered_rules(game_id: str, lang: str = ENGLISH) -> dict[str, str]:
    """The game's rules by number, each as Markdown, in order."""
    text = rules_text(game_id, lang)
    rules = {}
    for item in ITEM.finditer(text):
        following = NEXT_SECTION.search(text, item.end())
        body = text[item.end() : following.start() if following else len(text)]
        rules[item[1]] = f"**{item[1]}** {dedent('  ' + body).strip()}"
    return rules


def _translated(game_id: str, lang: str) -> str:
    """The texts of words/rules in the form of a rules.md: a title, chapters, and a list item for each rule."""
    prefix = next(iter(numbered_rules(game_id))).partition("-")[0].lower()
    words = rule_words(lang)
    if f"rules-{prefix}-title" not in words:
        return rules_text(game_id)
    blocks = [f"# {words[f'rules-{prefix}-title']['']}", words[f"rules-{prefix}-aim"][""]]
    for name, parts in words.items():
        if name.startswith(f"chapter-{prefix}-"):
            blocks += [f"## {parts['']}", *([parts["intro"]] if "intro" in parts else [])]
        elif name.startswith(f"rule-{prefix}-"):
            blocks.append(_item(name.removeprefix("rule-").upper(), parts, words["rules-example"][""]))
    return "\n\n".join([*blocks, words["rules-ours"][""]]) + "\n"


def _item(number: str, parts: dict[str, str], example: str) -> str:
    """Formats a rule as a list item: its name, its text, its example."""
    text = f"*{parts['name']}.* {parts['']}" if "name" in parts else parts[""]
    if "example" in parts:
        text += f"\n\n*{example}.* {parts['example']}"
    return f"- **{number}** {indent(text, '  ').strip()}"


def rule_text(rule: str, lang: str = ENGLISH) -> str:
    """One rule, as Markdown; upper or lower case."""
    number = rule.strip().upper()
    for game_id in GAMES:
        rules = numbered_rules(game_id, lang)
        if number in rules:
            return rules[number]
    ranges = ", ".join(
        " to ".join([*numbered_rules(game_id)][:: len(numbered_rules(game_id)) - 1]) for game_id in GAMES
    )
    raise ValueError(f"there is no rule {shown(rule)}: expected {ranges}")
