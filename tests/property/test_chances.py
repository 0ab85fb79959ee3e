"""What chance can give for a move: the outcomes that are listed are those that are drawn, all equally likely."""

from collections import Counter
from typing import Any

import pytest

import updown
from updown.games.up_and_down.spec import ROLL
from updown.rules.rng import new_stream

GAMES = [
    ("up-and-down", {"players": 2}),
    ("up-and-down", {"players": 3, "deck": "small-9"}),
    ("auf-und-ab", {"players": 2}),
    ("dnup", {"players": 3}),
]


def outcomes(match: Any, seat: int, action: int) -> list[int]:
    kernel, rules, state = match.game.kernel, match.game.rules, match._state
    count = kernel.count_chances(rules, state, seat, action)
    return [kernel.nth_chance(rules, state, seat, action, n) for n in range(count)]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_outcomes_that_are_listed_are_those_that_are_drawn(name: str, options: dict[str, Any]) -> None:
    match = updown.game(name, **options).deal(seed=3)
    kernel, rules = match.game.kernel, match.game.rules
    stream = new_stream(4)
    for _ in range(12):
        seat = match.turn[0]
        for action in match.actions(seat)[:30]:
            listed = outcomes(match, seat, action)
            drawn = {
                kernel.chance(rules, match._state, seat, action, stream) for _ in range(300 if len(listed) > 1 else 3)
            }
            assert len(set(listed)) == len(listed)
            assert drawn == set(listed)
        match.play(seat, match.moves(seat)[-1])
        if match.over:
            break


def test_throws_of_a_roll_are_equally_likely_and_never_give_the_old_trump() -> None:
    match = updown.game("up-and-down", players=2).deal(seed=1)
    trump = match.view(None)["trump"]
    listed = outcomes(match, match.turn[0], ROLL)
    sums = Counter((outcome >> 4) + (outcome & 15) for outcome in listed)
    assert sums == Counter({total: 6 - abs(7 - total) for total in range(2, 13) if total != trump})


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_what_everybody_sees_of_a_move_tells_nothing_that_is_face_down(name: str, options: dict[str, Any]) -> None:
    """Two moves that differ only in cards laid face down look the same; all others differ."""
    match = updown.game(name, **options).deal(seed=5)
    rules, observer = match.game.rules, match.game.observer
    for _ in range(10):
        seat = match.turn[0]
        actions = match.actions(seat)
        seen = {observer.visible(rules, match._state, seat, action, 0) for action in actions}
        hidden = match.moves(seat)[0]["move"] in ("choose", "lay")
        assert len(seen) == (1 if hidden else len(actions))
        match.play(seat, match.moves(seat)[0])
        if match.over:
            break
