"""Batches: what they list, check, play and show is what a `Match` does with the same state."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import updown
from kit.games import TWINS, default_kinds
from updown import Batch, Game, Match
from updown.rules import layout
from updown.rules.layout import Vector
from updown.rules.rng import Stream, new_stream

SMALL: list[tuple[str, dict[str, Any]]] = [
    ("up-and-down", {"players": 3, "deck": "small-9", "rounds": 2}),
    ("auf-und-ab", {"players": 2, "deck": "binary-8"}),
    ("dnup", {"players": 2, "deck": "dnup-10"}),
    ("dnup", {"players": 3, "deck": TWINS}),
]
KINDS: list[tuple[str, dict[str, Any]]] = [(name, {"players": players}) for name, players in default_kinds()]


def make(kind: tuple[str, dict[str, Any]]) -> Game:
    return updown.game(kind[0], **kind[1])


def matches_of(batch: Batch) -> Iterator[Match]:
    """Each match of the batch as one of its own, with a copy of its state and its chance."""
    for place in range(batch.size):
        match = Match(batch.game, new_stream(0))
        match._state = layout.attach(batch.game.spec.State, batch.states[place : place + 1].copy())
        match._stream = layout.attach(Stream, batch._streams[place : place + 1].copy())
        match._rounds = None
        yield match


def random_actions(batch: Batch, chance: np.random.Generator) -> Vector:
    return batch.nth_actions((chance.random(batch.size) * batch.counts()).astype(np.int64))


def advance(batch: Batch, steps: int, seed: int = 3) -> None:
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        batch.step(random_actions(batch, chance))


def snapshot(batch: Batch) -> tuple[bytes, bytes, bytes]:
    return batch.states.tobytes(), batch._streams.tobytes(), batch.seats.tobytes()


def name_of(kind: tuple[str, dict[str, Any]]) -> str:
    deck = kind[1].get("deck", "full")
    return f"{kind[0]}-{kind[1]['players']}-{deck if isinstance(deck, str) else deck['name']}"


# --- what is legal ---


@pytest.mark.parametrize("kind", KINDS + SMALL, ids=name_of)
def test_masks_counts_and_numbers_are_the_legal_moves(kind: tuple[str, dict[str, Any]]) -> None:
    batch = Batch(make(kind), 4, seed=1)
    for _ in range(4):
        masks, counts = batch.masks(), batch.counts()
        assert masks.shape == (4, len(batch.action_table))
        for place, match in enumerate(matches_of(batch)):
            seat = int(batch.seats[place])
            assert seat == (match.turn[0] if match.turn else -1)
            legal = match.actions(seat)
            assert sorted(batch.action_table[masks[place]].tolist()) == sorted(legal)
            assert counts[place] == len(legal)
            for number in (0, len(legal) // 2, len(legal) - 1) if legal else ():
                numbers = np.where(np.arange(4) == place, number, 0)
                assert batch.action_table[batch.nth_actions(numbers)[place]] == legal[number], "the order of moves"
        advance(batch, 7)


def test_the_action_table_is_sorted_and_holds_every_action() -> None:
    for kind in SMALL:
        batch = Batch(make(kind), 1, seed=1)
        assert batch.action_table.tolist() == sorted(set(batch.game.all_actions()))


def test_a_number_that_no_move_has_is_refused() -> None:
    batch = Batch(make(SMALL[0]), 3, seed=1)
    for number in (-1, int(batch.counts()[1])):
        with pytest.raises(ValueError, match=f"match 1: there is no move number {number}$"):
            batch.nth_actions(np.array([0, number, 0]))


# --- playing ---


@pytest.mark.parametrize("kind", KINDS + SMALL, ids=name_of)
def test_a_step_plays_what_a_match_plays(kind: tuple[str, dict[str, Any]]) -> None:
    """To the byte, dice and the next round's deal included."""
    batch, chance = Batch(make(kind), 3, seed=2), np.random.default_rng(5)
    for _ in range(30):
        twins, actions = list(matches_of(batch)), random_actions(batch, chance)
        for place, match in enumerate(twins):
            if batch.seats[place] >= 0:
                move = batch.game.format_move(int(batch.action_table[actions[place]]))
                match.play(int(batch.seats[place]), move)
        batch.step(actions)
        for place, match in enumerate(twins):
            assert layout.memory(match._state).tobytes() == batch.states[place : place + 1].tobytes()
            assert layout.memory(match._stream).tobytes() == batch._streams[place : place + 1].tobytes()


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_an_illegal_action_names_match_seat_and_rule_and_changes_nothing(kind: tuple[str, dict[str, Any]]) -> None:
    batch = Batch(make(kind), 3, seed=4)
    advance(batch, 5)
    before = snapshot(batch)
    masks, actions = batch.masks(), random_actions(batch, np.random.default_rng(1))
    for index in np.flatnonzero(~masks[1])[::97]:
        actions[1] = index
        seat, action = int(batch.seats[1]), int(batch.action_table[index])
        match = list(matches_of(batch))[1]
        reason = batch.game.kernel.check(batch.game.rules, match._state, seat, action)
        rule = batch.game.refusal(match._state, seat, action, reason).rule
        with pytest.raises(ValueError, match=rf"^match 1: seat {seat} may not .*\({rule}\)$"):
            batch.step(actions)
        assert snapshot(batch) == before, "the legal actions of the other matches have not been played either"


def test_an_action_that_does_not_exist_is_refused() -> None:
    batch = Batch(make(SMALL[2]), 2, seed=1)
    before, most = snapshot(batch), len(batch.action_table) - 1
    for index in (-1, most + 1, 10**12):
        with pytest.raises(ValueError, match=f"match 0: action {index} does not exist, expected 0 to {most}$"):
            batch.step(np.array([index, 0]))
    assert snapshot(batch) == before


@pytest.mark.parametrize("given", [np.zeros(2, np.int64), np.zeros((3, 1), np.int64), np.zeros(3), np.array(0)])
def test_what_is_not_one_integer_a_match_is_refused(given: Any) -> None:
    batch = Batch(make(SMALL[0]), 3, seed=1)
    before = snapshot(batch)
    for name, call in (("actions", batch.step), ("numbers", batch.nth_actions), ("seats", batch.observe)):
        with pytest.raises(ValueError, match=f"^{name} must be 3 integers, one a match$"):
            call(given)
    assert snapshot(batch) == before


def test_small_integers_are_taken_as_well() -> None:
    batch = Batch(make(SMALL[0]), 3, seed=1)
    assert batch.nth_actions(np.zeros(3, np.int8)).tolist() == batch.nth_actions(np.zeros(3, np.int64)).tolist()


def test_a_batch_of_no_match_is_refused() -> None:
    for size in (0, -4):
        with pytest.raises(ValueError, match=f"size is {size}: expected a whole number from 1"):
            Batch(make(SMALL[0]), size)


# --- ends, and starting anew ---


@pytest.mark.parametrize("kind", SMALL, ids=name_of)
def test_matches_that_are_over_rest_while_others_go_on(kind: tuple[str, dict[str, Any]]) -> None:
    batch, chance = Batch(make(kind), 20, seed=6), np.random.default_rng(2)
    rested = 0
    while not batch.over.all():
        over, before = batch.over, batch.states.copy()
        assert (batch.seats == -1).tolist() == over.tolist()
        assert not batch.masks()[over].any()
        assert not batch.counts()[over].any()
        actions = random_actions(batch, chance)
        assert (actions[over] == -1).all()
        batch.step(actions)
        assert batch.states[over].tobytes() == before[over].tobytes()
        rested += int(over.sum())
    assert rested > 0
    for place, match in enumerate(matches_of(batch)):
        state = match.state()
        assert state["over"] is True
        assert batch.scores[place].tolist() == state["scores"]
        assert np.flatnonzero(batch.winners[place]).tolist() == state["winners"]
    assert batch.winners.any(axis=1).all()


def play_to_first_end(batch: Batch) -> None:
    chance = np.random.default_rng(8)
    while not batch.over.any():
        batch.step(random_actions(batch, chance))


@pytest.mark.parametrize("kind", SMALL, ids=name_of)
def test_restart_begins_anew_what_is_over_and_leaves_the_rest(kind: tuple[str, dict[str, Any]]) -> None:
    batch = Batch(make(kind), 12, seed=7)
    play_to_first_end(batch)
    over, before = batch.over, batch.states.copy()
    expected = []
    for match in matches_of(batch):
        fresh = Match(batch.game, match._stream)
        fresh.next_round()
        expected.append(fresh.state())
    batch.restart()
    assert not batch.over.any()
    assert batch.states[~over].tobytes() == before[~over].tobytes()
    for place, match in enumerate(matches_of(batch)):
        if over[place]:
            assert match.state() == expected[place], "a deal from the chance that follows, with nothing left of before"
            assert batch.seats[place] == match.turn[0]
    advance(batch, 20)


def test_restart_begins_anew_what_is_marked() -> None:
    batch = Batch(make(SMALL[2]), 4, seed=7)
    advance(batch, 3)
    before = batch.states.copy()
    batch.restart(np.array([True, False, False, True]))
    assert batch.states[1:3].tobytes() == before[1:3].tobytes()
    assert [match.state()["quiet"] for match in matches_of(batch)][::3] == [0, 0]
    assert (batch.states["turns"][[0, 3]] == 0).all()
    assert (batch.states["turns"][[1, 2]] == 3).all()


@pytest.mark.parametrize("kind", SMALL, ids=name_of)
def test_a_restarted_match_shows_nothing_of_the_one_before(kind: tuple[str, dict[str, Any]]) -> None:
    """Observations are made from what is in play, not from what memory still holds."""
    batch, chance = Batch(make(kind), 6, seed=9), np.random.default_rng(4)
    while not batch.over.all():
        batch.step(random_actions(batch, chance))
    batch.restart()
    for place, match in enumerate(matches_of(batch)):
        fresh = Match(batch.game, new_stream(0))
        fresh._state = layout.new(batch.game.spec.State)
        batch.game.parse_setup(fresh._state, batch.game.format_setup(match._state))
        for seat in range(batch.game.players):
            seats = np.full(batch.size, seat)
            assert batch.observations(seats)[place].tolist() == fresh.observation(seat).tolist()


# --- looking ---


@pytest.mark.parametrize("kind", KINDS + SMALL, ids=name_of)
def test_observations_are_those_of_the_match(kind: tuple[str, dict[str, Any]]) -> None:
    batch = Batch(make(kind), 3, seed=10)
    for _ in range(3):
        matches = list(matches_of(batch))
        for seat in range(-1, batch.game.players):
            rows, records = batch.observations(np.full(3, seat)), batch.observe(np.full(3, seat))
            for place, match in enumerate(matches):
                viewer = None if seat < 0 else seat
                assert np.array_equal(rows[place], match.observation(viewer))
                assert records[place : place + 1].tobytes() == layout.memory(match.observe(viewer)).tobytes()
        own = batch.observations()
        for place, match in enumerate(matches):
            acting = int(batch.seats[place])
            assert np.array_equal(own[place], match.observation(acting if acting >= 0 else None))
        names = layout.vector_names(batch.game.spec.Observation, batch.game.spec.MAX_CARDS)
        assert own.shape == (3, len(names))
        advance(batch, 9)


# --- chance ---


def test_the_same_seed_gives_the_same_matches_and_they_differ_from_each_other() -> None:
    game = updown.game("dnup", players=3)
    one, two, other = (Batch(game, 50, seed=seed) for seed in (1, 1, 2))
    assert snapshot(one) == snapshot(two)
    assert snapshot(one) != snapshot(other)
    assert len({row.tobytes() for row in one.states}) == 50
    advance(one, 10)
    advance(two, 10)
    assert snapshot(one) == snapshot(two)
    assert snapshot(Batch(game, 2)) != snapshot(Batch(game, 2)), "without a seed: a secret random one"


@pytest.mark.parametrize("kind", SMALL, ids=name_of)
def test_a_plain_batch_is_the_same(kind: tuple[str, dict[str, Any]]) -> None:
    compiled, plain = Batch(make(kind), 2, seed=3), Batch(make(kind), 2, seed=3, plain=True)
    for _ in range(5):
        assert snapshot(compiled) == snapshot(plain)
        assert compiled.masks().tolist() == plain.masks().tolist()
        assert compiled.observe().tobytes() == plain.observe().tobytes()
        advance(compiled, 3)
        advance(plain, 3)
