"""Refusals are for the one who tried: they speak to that person, in words of the table."""

import pytest

import updown
from updown.games.registry import GAMES

OF_NOBODY = ("the hand", "this seat", "the seat's", "lying so", "of an opponent")


@pytest.mark.parametrize("name", GAMES)
def test_refusals_speak_to_the_one_who_tried(name: str) -> None:
    game = updown.game(name, players=2)
    state = game.deal(seed=1)._state
    problems = {reason: game.refusal(state, 0, 0, reason).problem for reason in game.spec.REFUSALS}
    assert len(problems) > 5
    assert [problem for problem in problems.values() if any(words in problem for words in OF_NOBODY)] == []
