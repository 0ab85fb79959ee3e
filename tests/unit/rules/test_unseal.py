"""Choices face down are taken back in a determinized state, so that the others can choose anew; the viewer's stays."""

from typing import Any

import pytest

import updown
from kit.games import raw_state
from updown import Match
from updown.games.auf_und_ab.observe import put_in_buried
from updown.games.auf_und_ab.spec import NO_CARD


def chosen_by(match: Match, *seats: int) -> Match:
    """The first move that each of these seats has, in a phase in which all choose face down."""
    while len(match.turn) < match.game.players:
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    for seat in seats:
        match.play(seat, match.moves(seat)[0])
    return match


@pytest.mark.parametrize("name", ["up-and-down", "auf-und-ab"])
def test_the_others_choose_anew(name: str) -> None:
    match = chosen_by(updown.game(name, players=3).deal(seed=3), 0, 1)
    world = match.determinize(0, seed=1)
    state: Any = raw_state(world)
    sizes = [len(hand) for hand in world.state()["hands"]]
    match.game.observer.unseal(match.game.rules, state, 0)
    after = [len(hand) for hand in world.state()["hands"]]
    taken_back = {"up-and-down": 1, "auf-und-ab": 2}[name]
    assert world.turn == (1, 2)
    assert [new - old for old, new in zip(sizes, after, strict=True)] == [0, taken_back, 0]
    assert world.view(0)["hands"][0] == match.view(0)["hands"][0]
    world.play(1, world.moves(1)[-1])


def test_a_buried_card_comes_to_the_next_free_place() -> None:
    state = raw_state(updown.game("auf-und-ab", players=2).deal(seed=1))
    for place, card in enumerate([NO_CARD, 7, NO_CARD, NO_CARD]):
        state.buried[0, place] = card
    put_in_buried(state, 0, 1, 1, 3)
    assert [state.buried[0, place] for place in range(4)] == [NO_CARD, 7, NO_CARD, 3]
