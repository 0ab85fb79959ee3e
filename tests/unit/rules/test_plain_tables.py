"""The table of a game that has neither text nor picture of its own: everything that the view holds, and nothing
else."""

from xml.etree import ElementTree

import pytest

import updown
from updown.rules import plain_picture, plain_text
from updown.words import LANGUAGES

GAME = updown.game("up-and-down", players=3)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_view_in_words(lang: str) -> None:
    match = GAME.deal(seed=5)
    view, hidden = match.view(0), match.view(1)["hands"][1]
    text = plain_text.table(view, lang)
    assert all(card in text for card in view["hands"][0])
    assert not any(card in text.split() for card in hidden)
    assert "pot: 0" in text
    while not match.over:
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    assert plain_text.table(match.view(None), lang).splitlines()[-1] == plain_text.whose_turn(match.view(None), lang)


def test_the_view_as_a_picture() -> None:
    match = GAME.deal(seed=5)
    drawn = ElementTree.fromstring(plain_picture.table(match.view(0)))
    texts = " ".join(element.text or "" for element in drawn.iter())
    assert all(card in texts for card in match.view(0)["hands"][0])
    assert "To move: seat 2" in texts
    assert "…" in plain_picture.table(match.state())
    while not match.over:
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    assert "win" in plain_picture.table(match.view(None))
