"""Steps and moves belong together, both ways: `make soak` checks a million positions of each game, here fewer."""

import pytest

import updown
from kit.games import Options, kind_name, learning_kinds
from kit.steps import checked

KINDS = learning_kinds()


@pytest.mark.parametrize("kind", KINDS, ids=kind_name)
def test_every_legal_move_has_one_way_of_steps(kind: tuple[str, Options]) -> None:
    game = updown.game(kind[0], **kind[1])
    positions, moves = checked(game, 100, seed=1, plain=True)
    assert positions == 100
    assert moves > 100
