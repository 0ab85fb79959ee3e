"""The rules in our own words, as the terminal prints them."""

from importlib import import_module

import pytest

from updown.games.registry import GAMES
from updown.games.rulebook import numbered_rules, rule_text, rules_text
from updown.words import LANGUAGES


@pytest.mark.parametrize(
    ("game", "prefix", "count"), [("up-and-down", "UD", 17), ("auf-und-ab", "AA", 13), ("dnup", "DN", 20)]
)
def test_every_rule_number_has_its_text(game: str, prefix: str, count: int) -> None:
    assert [*numbered_rules(game)] == [f"{prefix}-{number}" for number in range(1, count + 1)]
    for number, text in numbered_rules(game).items():
        assert text.startswith(f"**{number}** ")
        assert text.count(f"**{prefix}-") == 1
        assert "\n#" not in text


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_begin_with_what_the_game_is_about(game: str) -> None:
    assert rules_text(game).startswith(f"# {GAMES[game].title}\n")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_refusal_names_can_be_shown(game: str) -> None:
    spec = import_module(f"{GAMES[game].__module__.rpartition('.')[0]}.spec")
    tables = [spec.REFUSALS, getattr(spec, "TWO_PLAYER_REFUSALS", {})]
    for _, rule in (entry for table in tables for entry in table.values()):
        assert rule_text(rule) == numbered_rules(game)[rule]


def test_a_rule_keeps_its_steps_and_lists() -> None:
    text = rule_text(" ud-12 ")
    assert "\n1. Cards with the same value cancel out." in text
    assert "\n3. A trump beats everything else." in text
    assert "UD-13" not in text


def test_an_unknown_rule_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"no rule 'UD-18': expected UD-1 to UD-17, AA-1 to AA-13, DN-1 to DN-20"):
        rule_text("UD-18")


def test_an_unknown_game_has_no_rules() -> None:
    with pytest.raises(ValueError, match="no game 'chess'"):
        rules_text("chess")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_text_in_every_language(game: str, lang: str) -> None:
    assert [*numbered_rules(game, lang)] == [*numbered_rules(game)]
    whole = rules_text(game, lang)
    assert whole.startswith("# ")
    for number, text in numbered_rules(game, lang).items():
        assert text.startswith(f"**{number}** ")
        assert text == rule_text(number, lang)
        assert f"- **{number}** " in whole
        if lang != "en":
            assert text != numbered_rules(game)[number]


def test_a_translated_rule_has_its_name_its_list_and_its_example() -> None:
    text = rule_text("UD-12", "fr")
    assert text.startswith("**UD-12** *Comparer les cartes.* ")
    assert "\n1. Les cartes de même valeur" in text
    assert "\n\n*Exemple.* " in text
