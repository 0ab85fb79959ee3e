"""Hints in `updown play`: a legal move of a good agent, with its reason, in every language, from the player's own
observation alone."""

import pytest

import updown
from updown.cli.hints import Adviser
from updown.cli.moves import Speech
from updown.words import LANGUAGES


@pytest.mark.parametrize("name", updown.games()[:3])
def test_a_hint_names_a_legal_move_and_tells_why(name: str) -> None:
    match = updown.game(name, players=3).deal(seed=3)
    seat = match.turn[0]
    adviser = Adviser()
    said = {lang: adviser.hint(match, seat, Speech(match.game, lang)) for lang in LANGUAGES}
    assert len({lines[0] for lines in said.values()}) == len(LANGUAGES)
    speech = Speech(match.game, "en")
    moves = [speech.format(move) for move in match.moves(seat)]
    advised = said["en"][0].removeprefix("A good player would do this: ")
    assert any(advised == move or advised.startswith(f"{move} (") for move in moves)
    assert len(said["en"]) >= 2
    # Another world that looks the same to the player gets the same hint.
    assert adviser.hint(match.determinize(seat, seed=1), seat, speech) == said["en"]


def test_the_only_move_is_named_without_thinking() -> None:
    match = updown.game("up-and-down", players=2, deck="small-9").deal(seed=1)
    while len(match.moves(match.turn[0])) > 1:
        match.play(match.turn[0], match.moves(match.turn[0])[-1])
    adviser = Adviser()
    [line] = adviser.hint(match, match.turn[0], Speech(match.game, "en"))
    assert line.startswith("You have only one move: ")
    assert adviser.agent is None
