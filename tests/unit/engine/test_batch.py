"""Batches: what they show, allow and play is what a `Match` does with the same state."""

import pickle
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import updown
from kit.games import DEEP, TWINS, default_kinds
from kit.outside import SEESAW, seesaw_added
from updown import Batch, Game, Match
from updown.rules import layout

Kind = tuple[str, dict[str, Any]]

SMALL: list[Kind] = [
    ("up-and-down", {"players": 3, "deck": "small-9", "rounds": 2}),
    ("auf-und-ab", {"players": 2, "deck": "binary-8"}),
    ("auf-und-ab", {"players": 3, "deck": DEEP}),
    ("dnup", {"players": 2, "deck": "dnup-10"}),
    ("dnup", {"players": 3, "deck": TWINS}),
]
KINDS: list[Kind] = [(name, {"players": players}) for name, players in default_kinds()]


def make(kind: Kind) -> Game:
    return updown.game(kind[0], **kind[1])


def name_of(kind: Kind) -> str:
    deck = kind[1].get("deck", "full")
    return f"{kind[0]}-{kind[1]['players']}-{deck if isinstance(deck, str) else deck['name']}"


def matches_of(batch: Batch) -> Iterator[Match]:
    """Each match of the batch as one of its own, with a copy of its state and its chance."""
    for place in range(batch.size):
        yield batch.match(place)


def advance(batch: Batch, steps: int) -> None:
    for _ in range(steps):
        batch.step(batch.sample())


def contents(batch: Batch) -> list[bytes]:
    return [part.tobytes() for part in batch.save()]


# --- what is legal, and playing ---


@pytest.mark.parametrize("kind", KINDS + SMALL, ids=name_of)
def test_masks_are_the_first_steps_of_the_legal_moves(kind: Kind) -> None:
    batch = Batch(make(kind), 4, seed=1)
    for _ in range(4):
        masks = batch.masks()
        for place, match in enumerate(matches_of(batch)):
            seat = int(batch.seats[place])
            if batch._partials[place, seat] == 0:
                first = {batch.space.steps_to(match._state, seat, action)[0] for action in match.actions(seat)}
                assert set(np.flatnonzero(masks[place]).tolist()) == first
        advance(batch, 7)


@pytest.mark.parametrize("kind", KINDS + SMALL, ids=name_of)
def test_steps_play_what_a_match_plays(kind: Kind) -> None:
    """To the byte, dice and the next round's deal included; whole moves as well as steps."""
    batch = Batch(make(kind), 3, seed=2, restart=False)
    for number in range(24):
        twins, actions = list(matches_of(batch)), batch.sample_moves()
        for place, match in enumerate(twins):
            if batch.seats[place] >= 0:
                match.play(int(batch.seats[place]), int(actions[place]))
        if number % 2:
            batch.play(actions)
        else:
            play_by_steps(batch, actions)
        for place, match in enumerate(twins):
            assert layout.memory(match._state).tobytes() == batch.states[place : place + 1].tobytes()
            assert layout.memory(match._stream).tobytes() == batch._streams[place : place + 1].tobytes()


def play_by_steps(batch: Batch, actions: Any) -> None:
    """Takes steps until each move has been played; matches whose move is complete wait."""
    goal = batch.lengths + (batch.seats >= 0)
    while (batch.lengths < goal).any():
        waits = batch.lengths >= goal
        # A step towards an action that has been played already means nothing: it is not taken.
        steps = batch.steps_to(np.where(waits, batch.sample_moves(), actions))
        batch.step(steps, which=~waits)


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_an_illegal_step_is_named_and_changes_nothing(kind: Kind) -> None:
    batch = Batch(make(kind), 3, seed=4)
    advance(batch, 5)
    before, steps = contents(batch), batch.sample()
    for step in np.flatnonzero(~batch.masks()[1])[::17]:
        steps[1] = step
        with pytest.raises(ValueError, match=rf"^match 1: seat {batch.seats[1]} may not take step {step} \("):
            batch.step(steps)
    for step in (-1, batch.space.actions, 10**12):
        steps[1] = step
        with pytest.raises(ValueError, match=f"match 1: step {step} does not exist, expected 0 to"):
            batch.step(steps)
    assert contents(batch) == before, "the legal steps of the other matches have not been taken either"


def test_an_illegal_action_names_its_rule() -> None:
    batch = Batch(updown.game("up-and-down", players=3), 2, seed=1)
    actions = batch.sample_moves()
    actions[1] = 8 + 5
    with pytest.raises(ValueError, match=r"^match 1: seat \d may not play 13: as trick boss, first flip .*\(UD-10\)$"):
        batch.play(actions)


@pytest.mark.parametrize("given", [np.zeros(2, np.int64), np.zeros((3, 1), np.int64), np.zeros(3), np.array(0)])
def test_what_is_not_one_integer_a_match_is_refused(given: Any) -> None:
    batch = Batch(make(SMALL[0]), 3, seed=1)
    before = contents(batch)
    for name, call in (("steps", batch.step), ("actions", batch.play), ("actions", batch.steps_to)):
        with pytest.raises(ValueError, match=rf"^{name} has shape .*: expected integers of shape \(3,\), one for each"):
            call(given)
    assert contents(batch) == before


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"size": 0}, "size is 0: expected a whole number from 1"),
        ({"size": True}, "size is True: expected"),
        ({"size": 2.0}, "size is 2.0: expected"),
        ({"threads": 0}, "threads is 0: expected"),
        ({"limit": -1}, "limit is -1: expected"),
        ({"form": "long"}, "form is 'long': expected 'markov' or 'recall'"),
        ({"seed": 1, "seeds": [1, 2]}, "give seed or seeds, not both"),
        ({"seeds": [1]}, "seeds has 1 numbers: expected 2, one for each match"),
        ({"seeds": [1, "x"]}, "seed is 'x': expected a whole number"),
    ],
)
def test_bad_arguments_are_named(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Batch(make(SMALL[0]), **{"size": 2, **arguments})


def test_the_name_of_a_game_is_not_a_game() -> None:
    with pytest.raises(TypeError, match=r"game is 'dnup': expected a game, such as updown.game\('dnup', players=3\)"):
        Batch("dnup", 8)  # type: ignore[arg-type]


def test_numpy_integers_are_taken() -> None:
    assert Batch(make(SMALL[0]), np.int64(3), seed=np.int32(7)).size == 3  # type: ignore[arg-type]


# --- rewards, ends, starting anew ---


@pytest.mark.parametrize("kind", SMALL, ids=name_of)
def test_rewards_come_at_the_end_and_add_up_to_nothing(kind: Kind) -> None:
    batch = Batch(make(kind), 20, seed=6, restart=False)
    total, ended = np.zeros((20, batch.game.players)), np.zeros(20, bool)
    while not batch.over.all():
        rewards, over = batch.step(batch.sample())
        assert not rewards[~over].any()
        assert not (ended & over).any(), "a match ends once"
        assert np.abs(rewards.sum(axis=1)).max() < 1e-6
        total += rewards
        ended |= over
        assert (batch.seats == -1).tolist() == batch.over.tolist()
    assert ended.all()
    share = batch.winners / batch.winners.sum(axis=1, keepdims=True)
    players = batch.game.players
    assert np.allclose(total, (share * players - 1) / (players - 1))
    assert not batch.masks().any()
    assert not batch.observe().any()


@pytest.mark.parametrize("kind", SMALL, ids=name_of)
def test_a_match_that_is_over_starts_anew_at_once(kind: Kind) -> None:
    batch = Batch(make(kind), 12, seed=7)
    ended = 0
    for _ in range(200):
        streams = batch.save()
        _, over = batch.step(batch.sample())
        assert not batch.over.any()
        assert (batch.lengths[over] == 0).all()
        assert (batch.states["begun"][over] == 1).all()
        assert streams.streams.shape == (12,)
        ended += int(over.sum())
    assert ended > 0


def test_a_limit_cuts_matches_off() -> None:
    batch = Batch(updown.game("dnup", players=3), 6, seed=1, limit=5)
    rotate = np.zeros(6, np.int64)
    for number in range(1, 16):
        rewards, over = batch.step(rotate)
        assert not over.any()
        assert not rewards.any()
        assert batch.truncated.all() == (number % 5 == 0)
    rests = Batch(updown.game("dnup", players=3), 2, seed=1, limit=3, restart=False)
    for _ in range(3):
        rests.step(np.zeros(2, np.int64))
    assert (rests.seats == -1).all()
    rests.step(np.zeros(2, np.int64))
    assert (rests.seats == -1).all()
    assert not rests.truncated.any()


@pytest.mark.parametrize("kind", SMALL, ids=name_of)
def test_a_new_match_shows_nothing_of_the_one_before(kind: Kind) -> None:
    """Rows are made from what is in play, not from what memory still holds."""
    batch = Batch(make(kind), 6, seed=9, form="recall", restart=False)
    while not batch.over.all():
        batch.step(batch.sample())
    batch.restart_matches()
    fresh = Batch(make(kind), 6, seed=9, form="recall")
    for place, match in enumerate(matches_of(batch)):
        state = layout.new(batch.game.spec.State)
        batch.game.parse_setup(state, batch.game.format_setup(match._state))
        fresh.states[place] = layout.memory(state)[0]
    for seat in range(batch.game.players):
        seats = np.full(6, seat)
        assert batch.observe(seats=seats).tolist() == fresh.observe(seats=seats).tolist()


@pytest.mark.parametrize("joint", [False, True])
@pytest.mark.parametrize("kind", SMALL, ids=name_of)
def test_masks_are_those_of_the_present_positions_after_every_change(kind: Kind, joint: bool) -> None:
    batch = Batch(make(kind), 6, seed=3, joint=joint)
    other = Batch(make(kind), 6, seed=4, joint=joint)
    other.step(other.sample())

    def write_states() -> None:
        batch.states[:] = other.states

    changes: list[Callable[[], object]] = [
        lambda: batch.step(batch.sample()),
        lambda: batch.play(batch.sample_moves()),
        lambda: batch.step(batch.sample(), which=np.arange(6) < 3),
        lambda: batch.copy_matches([0, 1], [4, 5]),
        lambda: batch.restart_matches(np.arange(6) > 2),
        lambda: batch.place(other.states, other._streams),
        lambda: batch.restore(other.save()),
        lambda: batch.reset(seed=8),
        write_states,
    ]
    for number, change in enumerate(changes):
        batch.masks()
        change()
        # A copy has worked out nothing yet.
        expected = batch.copy().masks()
        assert np.array_equal(batch.masks(), expected), f"change {number}"
        assert np.array_equal(batch.copy().sample(), batch.copy().sample())


def test_restart_begins_anew_what_is_marked() -> None:
    batch = Batch(make(SMALL[3]), 4, seed=7)
    for _ in range(3):
        batch.play(batch.sample_moves())
    before = batch.states.copy()
    batch.restart_matches(np.array([True, False, False, True]))
    assert batch.states[1:3].tobytes() == before[1:3].tobytes()
    assert batch.lengths.tolist() == [0, 3, 3, 0]
    with pytest.raises(ValueError, match="which must be 4 truth values"):
        batch.restart_matches(np.zeros(4, np.int64))


# --- chance, threads, copies ---


def test_the_same_seed_gives_the_same_matches_and_they_differ_from_each_other() -> None:
    game = updown.game("dnup", players=3)
    one, two, other = (Batch(game, 50, seed=seed) for seed in (1, 1, 2))
    assert contents(one) == contents(two)
    assert contents(one) != contents(other)
    assert len({row.tobytes() for row in one.states}) == 50
    advance(one, 10)
    advance(two, 10)
    assert contents(one) == contents(two)
    assert contents(Batch(game, 2)) != contents(Batch(game, 2)), "without a seed: a secret random one"


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_a_match_with_a_seed_is_that_of_the_interactive_api(kind: Kind) -> None:
    game = make(kind)
    batch = Batch(game, 3, seeds=[7, 8, 9], restart=False)
    matches = [game.deal(seed=seed) for seed in (7, 8, 9)]
    for _ in range(40):
        actions = batch.sample_moves()
        for place, match in enumerate(matches):
            if match.turn:
                assert batch.seats[place] == match.turn[0]
                match.play(match.turn[0], int(actions[place]))
        batch.play(actions)
    for place, match in enumerate(matches):
        assert match.scores == tuple(batch.scores[place].tolist())
        assert layout.memory(match._state).tobytes() == batch.states[place : place + 1].tobytes()


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_the_number_of_threads_changes_nothing(kind: Kind) -> None:
    one, three = (Batch(make(kind), 700, seed=3, form="recall", threads=threads) for threads in (1, 3))
    for _ in range(20):
        first, second = one.sample(), three.sample()
        assert first.tolist() == second.tolist()
        assert [part.tobytes() for part in one.step(first)] == [part.tobytes() for part in three.step(second)]
    assert contents(one) == contents(three)
    assert one.observe().tobytes() == three.observe().tobytes()
    assert one.masks().tobytes() == three.masks().tobytes()


def test_save_restore_copy() -> None:
    batch = Batch(updown.game("up-and-down", players=3), 5, seed=1, form="recall")
    advance(batch, 9)
    saved = pickle.loads(pickle.dumps(batch.save()))
    twin = batch.copy()
    advance(batch, 6)
    advance(twin, 6)
    after = contents(batch)
    assert contents(twin) == after
    batch.restore(saved)
    assert contents(batch) == [part.tobytes() for part in saved]
    batch.copy_matches([0, 0], [1, 2])
    assert len({row.tobytes() for row in batch.states[:3]}) == 1
    with pytest.raises(ValueError, match="another game, size or form"):
        Batch(updown.game("dnup", players=3), 5, seed=1).restore(saved)


def test_steps_are_taken_only_where_they_are_asked_for() -> None:
    batch = Batch(updown.game("dnup", players=3), 4, seed=1)
    which = np.array([True, False, True, False])
    before = batch.states.copy()
    batch.step(np.zeros(4, np.int64), which=which)
    assert batch.lengths.tolist() == [1, 0, 1, 0]
    assert batch.states[~which].tobytes() == before[~which].tobytes()
    with pytest.raises(ValueError, match="which must be 4 truth values, one for each match"):
        batch.play(batch.sample_moves(), which=np.zeros(4))


@pytest.mark.parametrize("kind", SMALL, ids=name_of)
def test_a_plain_batch_is_the_same(kind: Kind) -> None:
    compiled, plain = (Batch(make(kind), 2, seed=3, form="recall", plain=plain) for plain in (False, True))
    for _ in range(30):
        assert contents(compiled) == contents(plain)
        assert compiled.masks().tolist() == plain.masks().tolist()
        for dtype in (np.int8, np.float32):
            assert compiled.observe(dtype=dtype).tobytes() == plain.observe(dtype=dtype).tobytes()
        assert compiled.step(compiled.sample())[0].tolist() == plain.step(plain.sample())[0].tolist()


# --- arrays of the caller ---


class Tensor:
    """An array of another library, which shares its memory by DLPack."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack__(self, **options: Any) -> Any:
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack_device__()


def test_everything_can_be_written_into_arrays_of_the_caller() -> None:
    batch = Batch(updown.game("dnup", players=3), 4, seed=1)
    for dtype in (np.float32, np.int8):
        rows = np.full((4, batch.space.width), 9, dtype)
        assert batch.observe(rows) is rows
        assert rows.tolist() == batch.observe(dtype=dtype).tolist()
    shared = np.full((4, batch.space.width), 9, np.float32)
    batch.observe(Tensor(shared))
    assert shared.tolist() == batch.observe().tolist()
    masks, rewards, over = np.ones((4, batch.space.actions), bool), np.ones((4, 3), np.float32), np.ones(4, bool)
    assert batch.masks(masks) is masks
    assert masks.tolist() == batch.masks().tolist()
    paid, ended = batch.step(batch.sample(), rewards, over)
    assert paid is rewards
    assert ended is over
    assert not rewards.any()
    assert not over.any()
    assert np.from_dlpack(rewards).ctypes.data == rewards.ctypes.data


@pytest.mark.parametrize(
    "out", [np.zeros((4, 3), np.float32), np.zeros((4, 257)), np.zeros((257, 4), np.float32).T, np.zeros(4, np.int8)]
)
def test_an_array_that_does_not_fit_is_refused(out: Any) -> None:
    batch = Batch(updown.game("dnup", players=3), 4, seed=1)
    with pytest.raises(ValueError, match=r"expected float32 or int8, shape \(4, 257\), writable and contiguous"):
        batch.observe(out)
    with pytest.raises(ValueError, match="dtype is float64: expected float32 or int8"):
        batch.observe(dtype=np.float64)
    with pytest.raises(ValueError, match=r"rewards must be float32 of shape \(4, 3\)"):
        batch.step(batch.sample(), np.zeros((4, 2), np.float32))


# --- seats that choose together ---


@pytest.mark.parametrize("kind", [KINDS[1], KINDS[4], SMALL[2]], ids=name_of)
def test_joint_choices_give_what_choices_in_turn_give(kind: Kind) -> None:
    """Seats that choose face down act together; the result is that of one after the other."""
    game = make(kind)
    joint, turn = Batch(game, 30, seed=5, joint=True), Batch(game, 30, seed=5)
    assert joint.seats.shape == (30, game.players)
    for _ in range(25):
        actions = joint.sample_moves()
        assert joint.observe().shape == (30, game.players, joint.space.width)
        for seat in range(game.players):
            acting = joint.seats[:, seat] == seat
            rows = turn.observe(seats=np.where(acting, seat, -1))
            assert joint.observe()[:, seat].tolist() == rows.tolist()
        rewards, over = joint.play(actions)
        wanted = (actions >= 0).sum(axis=1)
        total, ended = np.zeros_like(rewards), np.zeros(30, bool)
        for number in range(game.players):
            waits = wanted <= number
            chosen = np.where(waits, turn.sample_moves(), actions[np.arange(30), turn.seats])
            paid, done = turn.play(chosen, which=~waits)
            total += np.where(waits[:, None], 0, paid)
            ended |= done & ~waits
        assert joint.states.tobytes() == turn.states.tobytes()
        assert rewards.tolist() == total.tolist()
        assert over.tolist() == ended.tolist()


# --- a game without features ---


@seesaw_added()
def test_a_game_without_features_shows_its_observation() -> None:
    game = SEESAW(players=3)
    for plain in (False, True):
        batch = Batch(game, 3, seed=1, plain=plain)
        for _ in range(5):
            rows = batch.observe(dtype=np.int8)
            for place, match in enumerate(matches_of(batch)):
                assert rows[place].tolist() == match.observation(int(batch.seats[place])).clip(-127, 127).tolist()
            advance(batch, 1)
        assert not batch.observe(seats=np.full(3, -1)).any()
        assert batch.space.actions == len(game.all_actions())
    with pytest.raises(ValueError, match="Seesaw has no features of its own: only the form 'markov' is there"):
        Batch(game, 2, form="recall")
    match = game.deal(seed=1)
    move = match.moves(match.turn[0])[0]
    steps = batch.space.steps_of(match, match.turn[0], move)
    assert batch.space.move_of(match, match.turn[0], steps) == move


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_records_are_the_observations_of_the_match(kind: Kind) -> None:
    batch = Batch(make(kind), 3, seed=10)
    for _ in range(3):
        matches = list(matches_of(batch))
        for seat in range(-1, batch.game.players):
            records = batch.records(np.full(3, seat))
            for place, match in enumerate(matches):
                viewer = None if seat < 0 else seat
                assert records[place : place + 1].tobytes() == layout.memory(match.observe(viewer)).tobytes()
        assert batch.records().shape == (3,)
        advance(batch, 9)
