"""Steps and moves belong together, both ways: `make soak` checks a million positions of each game, here fewer."""

import pytest

import updown
from kit.games import Options, kind_name, learning_kinds
from kit.steps import checked

KINDS = learning_kinds()


@pytest.mark.parametrize("kind", KINDS, ids=kind_name)
def test_every_legal_move_has_one_way_of_steps(kind: tuple[str, Options]) -> None:
    game = updown.game(kind[0], **kind[1])
    positions, moves = checked(game, 3000, seed=1)
    assert positions == 3000
    assert moves > 3000


@pytest.mark.parametrize("kind", KINDS, ids=kind_name)
def test_the_same_as_plain_python(kind: tuple[str, Options]) -> None:
    game = updown.game(kind[0], **kind[1])
    assert checked(game, 12, seed=2, plain=True) == checked(game, 12, seed=2)
