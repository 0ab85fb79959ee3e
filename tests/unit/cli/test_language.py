"""Which language the terminal speaks."""

from argparse import ArgumentParser

import pytest

from updown.cli.language import add_language, language, locale_language
from updown.words import LANGUAGES


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "lb_LU.UTF-8"}, "lb"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "fr-LU"}, "fr"),
        ({"LANG": "DA_DK.ISO8859-1"}, "da"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
        ({"LANG": "da_DK.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "da_DK.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "lb_LU"}, "lb"),
        ({"LANG": "da_DK.UTF-8", "LC_ALL": ""}, "da"),
        ({"LANG": "da_DK.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "da_DK.UTF-8", "LC_CTYPE": "de_DE.UTF-8"}, "da"),
    ],
)
def test_the_locale_says_which_language(variables: dict[str, str], lang: str) -> None:
    assert locale_language(variables) == lang


def chosen(*arguments: str) -> str:
    parser = ArgumentParser()
    add_language(parser)
    return language(parser.parse_args(arguments))


def test_the_flag_wins_over_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert chosen() == "fr"
    assert [chosen("--lang", lang) for lang in LANGUAGES] == [*LANGUAGES]
    assert chosen("--lang", "LB") == "lb"


@pytest.mark.parametrize("lang", ["nl", "", "english", "lb_LU"])
def test_a_language_that_we_do_not_speak_is_refused(lang: str) -> None:
    with pytest.raises(ValueError, match=rf"^--lang is '{lang}': expected en, de, fr, lb or da$"):
        chosen("--lang", lang)
