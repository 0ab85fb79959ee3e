"""How facts become sentences, where the tables of our games do not show it."""

import pytest

from updown.games.dnup.game import Dnup
from updown.games.registry import GAMES
from updown.rules.sentences import People, Terminal, Text, listed, render
from updown.words import LANGUAGES


def test_one_thing_is_no_list() -> None:
    assert (listed("en", []), listed("en", ["A"]), listed("en", ["A", "B", "C"])) == ("", "A", "A, B and C")


def test_a_phrase_of_an_unknown_kind_is_named() -> None:
    with pytest.raises(TypeError, match="no words for 'bare text'"):
        render({"won": "bare text"}, "fact", {"fact": "won"}, Terminal("en"))  # type: ignore[dict-item]
    assert render({"won": Text("Won.")}, "fact", {"fact": "won"}, People("en", [])) == "Won."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_says_in_one_sentence_what_it_is(lang: str) -> None:
    said = [game.about_text(lang) for game in GAMES.values()]
    assert all(text.endswith(".") for text in said)
    assert len({*said}) == len(said)


def test_a_game_without_that_sentence_says_nothing() -> None:
    class Quiet(Dnup):
        about, id = "", "quiet"

    assert Quiet.about_text("en") == ""
