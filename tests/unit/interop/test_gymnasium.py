"""The adapter for Gymnasium passes Gymnasium's own checks, alone and as a vector."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv
from gymnasium.vector.utils import batch_space

import updown
from kit.games import default_kinds
from updown.agents.builtin import Casual
from updown.interop.gymnasium import SeatEnv, SeatVectorEnv

KINDS = default_kinds()
NAMES = {"up-and-down": "updown/UpAndDown-v1", "auf-und-ab": "updown/AufUndAb-v1", "dnup": "updown/Dnup-v1"}


def legal(seen: Any) -> Any:
    """The first legal step, or the first of each match."""
    return seen["action_mask"].argmax(axis=-1)


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_check_env(name: str, players: int) -> None:
    table = gymnasium.make(NAMES[name], players=players, render_mode="ansi")
    with warnings.catch_warnings():
        # It recommends other kinds of spaces, and wants to make the environment anew for every mode of rendering.
        warnings.simplefilter("ignore", UserWarning)
        check_env(table.unwrapped, skip_render_check=players > 2)


def test_the_example_of_the_issue() -> None:
    table = gymnasium.make("updown/UpAndDown-v1", players=3, opponents="casual")
    seen, _ = table.reset(seed=1)
    total, over = 0.0, False
    while not over:
        seen, reward, over, cut, info = table.step(legal(seen))
        assert not cut
        assert not info["illegal"]
        total += float(reward)
    assert total in (1.0, -0.5)
    assert not seen["action_mask"].any()


def test_an_illegal_step_ends_the_episode() -> None:
    table = SeatEnv("dnup", players=3, opponents=["random", "random"], seat=1)
    seen, _ = table.reset(seed=1)
    bad = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, cut, info = table.step(bad)
    assert (reward, over, cut, info) == (-1.0, True, False, {"illegal": True})


@pytest.mark.parametrize("name", list(NAMES))
def test_a_vector_is_many_single_ones(name: str) -> None:
    """The same seeds and actions: the same rows, masks, rewards and ends as Gymnasium's own vector of single ones."""
    mode = gymnasium.vector.AutoresetMode.SAME_STEP
    singles = SyncVectorEnv([lambda: SeatEnv(name, players=2, seat=1, limit=40)] * 5, autoreset_mode=mode)
    vector = gymnasium.make_vec(
        NAMES[name], num_envs=5, vectorization_mode="vector_entry_point", players=2, seat=1, limit=40
    )
    assert vector.observation_space == batch_space(singles.single_observation_space, 5) == singles.observation_space
    assert vector.action_space == singles.action_space
    mine, _ = vector.reset(seed=9)
    theirs, _ = singles.reset(seed=9)
    chance, ended = np.random.default_rng(1), 0
    for number in range(150):
        for key in mine:
            assert np.array_equal(mine[key], theirs[key])
            assert mine[key].dtype == theirs[key].dtype
        assert vector.observation_space.contains(mine)
        steps = np.array([chance.choice(np.flatnonzero(mask)) for mask in mine["action_mask"]])
        if number % 40 == 7:
            steps[2] = int(np.flatnonzero(mine["action_mask"][2] == 0)[0])
        mine, *one, infos = vector.step(steps)
        theirs, *two, other = singles.step(steps)
        for left, right in zip(one, two, strict=True):
            assert np.array_equal(left, right)
        ended += int((one[1] | one[2]).sum())
        assert infos["illegal"][2] == (number % 40 == 7)
        for place in np.flatnonzero(one[1] | one[2]).tolist():
            final = infos["final_obs"][place]
            assert np.array_equal(final["observation"], other["final_obs"][place]["observation"])
    assert ended > 5


def test_a_vector_takes_the_wrappers_of_gymnasium() -> None:
    made = gymnasium.make_vec("updown/Dnup-v1", num_envs=6, vectorization_mode="vector_entry_point", players=3)
    table = gymnasium.wrappers.vector.RecordEpisodeStatistics(made)
    seen, _ = table.reset(seed=1)
    finished = 0
    for _ in range(400):
        steps = [int(np.random.default_rng(3).choice(np.flatnonzero(mask))) for mask in seen["action_mask"]]
        seen, *_, infos = table.step(np.array(steps))
        finished += int(infos.get("_episode", np.zeros(1)).sum())
    assert finished > 0


def test_opponents_can_be_names_classes_and_agents() -> None:
    game = updown.game("dnup", players=3)
    table = SeatVectorEnv(game, 2, opponents=[Casual, Casual(game, seed=3)], threads=1)
    seen, _ = table.reset(seed=[4, 5])
    for _ in range(5):
        seen, *_ = table.step(legal(seen))
    assert table.observation_space.contains(seen)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seat": 3}, "seat is 3: expected 0 to 2"),
        ({"opponents": ["casual"]}, "there are 1 opponents: expected 2, one for each other seat"),
        ({"opponents": "nobody"}, "there is no agent 'nobody'"),
        ({"opponents": 5}, "agent is 5: expected a name, a file, a class or an agent"),
        ({"speed": 1}, "option 'speed' is unknown"),
        ({"render_mode": "vr"}, "render_mode is 'vr'"),
    ],
)
def test_misuse_is_named(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        SeatEnv("dnup", players=3, **arguments)
