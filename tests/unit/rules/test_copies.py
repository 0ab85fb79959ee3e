"""Games, matches and observations can be pickled and copied, and go on as the originals do."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import updown
from kit.games import TWINS, default_kinds
from updown.rules import layout
from updown.rules.numbers import whole_number

COPIES: list[Callable[[Any], Any]] = [lambda each: pickle.loads(pickle.dumps(each)), copy.deepcopy, copy.copy]


@pytest.mark.parametrize("twin_of", COPIES[:2])
@pytest.mark.parametrize(("name", "players"), default_kinds())
def test_a_match_goes_on_as_its_copy_does(name: str, players: int, twin_of: Callable[[Any], Any]) -> None:
    match = updown.game(name, players=players).deal(seed=5)
    for _ in range(9):
        match.play(match.turn[-1], match.actions(match.turn[-1])[0])
    twin = twin_of(match)
    assert (twin.state(), twin.record(), twin.last_facts) == (match.state(), match.record(), match.last_facts)
    while not match.over:
        for each in (match, twin):
            each.play(each.turn[0], each.actions(each.turn[0])[-1])
    assert twin.record() == match.record()
    assert twin.scores == match.scores == tuple(match.state()["scores"])
    assert twin.winners == match.winners == tuple(match.state()["winners"]) != ()


@pytest.mark.parametrize("twin_of", COPIES)
def test_a_game_is_the_same_game(twin_of: Callable[[Any], Any]) -> None:
    for game in (
        updown.game("dnup", players=3, deck=TWINS),
        updown.game("up-and-down", players=2, edition="ludolux", rounds=3),
        updown.game("auf-und-ab", players=2, deck="binary-8", goal="low"),
    ):
        twin = twin_of(game)
        assert repr(twin) == repr(game)
        assert twin.rules == game.rules
        assert twin.deal(seed=1).state() == game.deal(seed=1).state()


@pytest.mark.parametrize("twin_of", COPIES[:2])
@pytest.mark.parametrize("kind", [layout.plain, layout.new])
def test_records_are_copied_whole(kind: Callable[[Any], Any], twin_of: Callable[[Any], Any]) -> None:
    spec = updown.game("up-and-down", players=3).spec
    record = kind(spec.State)
    record.trump, record.hands[1], record.played[2, 1] = 7, 5, 9
    twin = twin_of(record)
    assert twin == record
    assert type(twin) is type(record)
    twin.played[2, 1] = twin.hands[1] = 3
    assert (record.played[2, 1], record.hands[1]) == (9, 5)


def test_numbers_of_numpy_are_numbers() -> None:
    game = updown.game("dnup", players=np.int64(3))
    assert game.options["players"] == 3
    assert type(game.options["players"]) is int
    match = game.deal(seed=np.uint8(7))
    assert match.state() == game.deal(seed=7).state()
    seat = np.int32(match.turn[0])
    match.play(seat, np.int64(match.actions(seat)[1]))  # type: ignore[arg-type]
    assert match.events_in_round == 1
    assert updown.simulate("dnup", players=3, games=np.int16(20), seed=np.int64(1), threads=1).games == 20
    assert whole_number("n", np.int8(4), 1) == 4


@pytest.mark.parametrize("value", [True, np.bool_(True), 2.0, "2", None])
def test_what_is_no_number_is_refused(value: Any) -> None:
    with pytest.raises(ValueError, match=r"^n is .*: expected a whole number$"):
        whole_number("n", value)
    with pytest.raises(updown.BadOption, match="option 'players' is"):
        updown.game("dnup", players=value)


# --- playing by action ---


@pytest.mark.parametrize(("name", "players"), default_kinds())
def test_an_action_plays_its_move(name: str, players: int) -> None:
    one, two = (updown.game(name, players=players).deal(seed=3) for _ in range(2))
    assert one.players == players
    for _ in range(12):
        seat = one.turn[0]
        action, move = one.actions(seat)[-1], one.moves(seat)[-1]
        assert one.action_of(seat, move) == one.action_of(seat, action) == action
        assert one.play(seat, action) == two.play(seat, move)
    assert one.record() == two.record()


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    match = updown.game("up-and-down", players=2).deal(seed=1)
    before = match.state()
    for action in (13, -5, 1 << 70, -(1 << 80)):
        with pytest.raises(updown.IllegalMove, match=r"may not do .*\(UD-10\)") as caught:
            match.play(match.turn[0], action)
        assert caught.value.rule == "UD-10"
    with pytest.raises(updown.IllegalMove, match="UD-10"):
        match.action_of(match.turn[0], {"move": "choose", "card": "D2"})
    with pytest.raises(updown.IllegalMove, match="UD-10"):
        match.play(match.turn[0], True)
    with pytest.raises(updown.IllegalMove, match="UD-10"):
        match.action_of(1 - match.turn[0], 0)
    assert match.state() == before
