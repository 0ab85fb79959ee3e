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


def test_cards_of_a_set_are_picked_one_by_one() -> None:
    """Other deals than above, of the game in which a move has the most steps; this one is measured for coverage."""
    positions, moves = checked(updown.game("dnup", players=2), 100, seed=2, plain=True)
    assert positions == 100
    assert moves > 100
