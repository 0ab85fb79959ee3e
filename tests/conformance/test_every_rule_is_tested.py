"""Every rule number of the games' pages has a test named for it, and no test is named for a rule that is not there."""

import re
from importlib import resources
from pathlib import Path

import pytest

from updown.games.registry import GAMES

RULE = re.compile(r"^- \*\*([A-Z]{2})-(\d+)\*\*", re.MULTILINE)
TEST = re.compile(r"^def test_(ud|aa|dn)_(\d+)_\w+\(", re.MULTILINE)
LAST = {"up-and-down": "UD-17", "auf-und-ab": "AA-13", "dnup": "DN-20"}


def rules_of(game: str) -> list[str]:
    """The rule numbers of the game's page, in its order."""
    page = (resources.files(GAMES[game].package) / "rules.md").read_text("utf-8")
    return [f"{prefix}-{number}" for prefix, number in RULE.findall(page)]


def covered() -> set[str]:
    """The rule numbers for which tests in this folder are named."""
    files = Path(__file__).parent.glob("test_*.py")
    return {f"{prefix.upper()}-{number}" for file in files for prefix, number in TEST.findall(file.read_text("utf-8"))}


def test_every_game_has_a_page_with_numbered_rules() -> None:
    assert set(GAMES) == set(LAST)
    for game, last in LAST.items():
        prefix, _, number = last.partition("-")
        assert rules_of(game) == [f"{prefix}-{n}" for n in range(1, int(number) + 1)]


@pytest.mark.parametrize("rule", [rule for game in GAMES for rule in rules_of(game)])
def test_rule_has_a_test_named_for_it(rule: str) -> None:
    assert rule in covered()


def test_no_test_is_named_for_a_rule_that_is_not() -> None:
    assert covered() <= {rule for game in GAMES for rule in rules_of(game)}


def test_the_rulebooks_examples_are_tests() -> None:
    files = [file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*_rules.py")]
    names = {name for file in files for name in re.findall(r"^def (test_(?:ud|dn)_example_\w+)\(", file, re.MULTILINE)}
    assert {"test_ud_example_a", "test_ud_example_b", "test_ud_example_c"} <= names
    assert len([name for name in names if name.startswith("test_dn")]) >= 4
