"""One source, run two ways: compiled code and ordinary Python agree on whole random games, to the byte. The long run
of the same comparison is compare_compiled.py."""

from typing import Any

import numpy as np
import pytest

import updown
from kit.games import kind_name, kinds
from updown import Game
from updown.engine import random_games
from updown.engine.compiled import unit_of
from updown.engine.random_games import GameTotals
from updown.rules import layout
from updown.rules.layout import Records
from updown.rules.rng import Stream, new_stream
from updown.testing.lockstep import Difference, Lockstep

GAMES_OF_A_KIND = 3

OPTIONS_BESIDE: list[tuple[str, dict[str, Any]]] = [
    ("up-and-down", {"players": 2, "edition": "ludolux", "rounds": 3, "tiebreak": "shared"}),
    ("up-and-down", {"players": 4, "deck": "small-20", "rounds": 20}),
    ("auf-und-ab", {"players": 3, "goal": "low"}),
]


@pytest.mark.parametrize("kind", kinds() + OPTIONS_BESIDE, ids=kind_name)
def test_random_games_are_the_same_compiled_and_plain(kind: tuple[str, dict[str, Any]]) -> None:
    name, options = kind
    games = Lockstep(updown.game(name, **options), GAMES_OF_A_KIND, seed=1)
    decisions = games.play(look_every=25)
    assert decisions > GAMES_OF_A_KIND * 5
    assert games.compiled.states["over"].all()


def reports(game: Game, games: int) -> list[Records]:
    """What is counted of the same games, compiled and plain."""
    found = []
    for plain in (False, True):
        report = np.zeros(1, layout.dtype_of(GameTotals))
        memory = [np.zeros(1, layout.dtype_of(kind)) for kind in (game.spec.State, Stream, game.spec.Tally)]
        key = layout.memory(new_stream(5, "simulation"))
        unit_of(type(game), plain).run(
            random_games.play_games, layout.memory(game.rules), key, 3, games, *memory, report
        )
        found.append(report)
    return found


@pytest.mark.parametrize("kind", kinds(), ids=kind_name)
def test_simulations_count_the_same_compiled_and_plain(kind: tuple[str, dict[str, Any]]) -> None:
    name, options = kind
    compiled, plain = reports(updown.game(name, **options), 8)
    assert compiled.tobytes() == plain.tobytes()
    assert compiled["games"] == 8
    assert compiled["lengths"].sum() == 8


def test_a_difference_is_found_and_named() -> None:
    """So that the tests above can fail: one byte of one state, one step of one stream."""
    game = updown.game("dnup", players=3)
    games = Lockstep(game, 2, seed=1)
    games.step()
    games.compiled.states["quiet"][1] += 1
    with pytest.raises(Difference, match=r"game 1, after 1 decisions: state field quiet: compiled 2, plain 1"):
        games.compare_states()
    games = Lockstep(game, 2, seed=1, first=7)
    games.plain.streams["counter"][0] ^= 1
    with pytest.raises(Difference, match="game 7, after 0 decisions: stream field counter"):
        games.compare_states()
    games = Lockstep(game, 2, seed=1)
    games.compiled.states["hands"][0] = np.roll(games.compiled.states["hands"][0], 1)
    with pytest.raises(Difference, match=r"game 0, after 0 decisions: (counts|actions|state|observation)"):
        games.play(look_every=1)
