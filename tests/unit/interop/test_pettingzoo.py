"""The adapter for PettingZoo passes PettingZoo's own tests, for every game and number of players."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import updown
from kit.games import default_kinds
from updown.interop.pettingzoo import env, parallel_env

KINDS = default_kinds()


@pytest.fixture(autouse=True)
def _their_warnings() -> Any:
    """PettingZoo warns of what is a matter of taste: observations of int8, and of names that it does not know."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_api(name: str, players: int) -> None:
    api_test(env(name, players=players), num_cycles=120)


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_parallel_api(name: str, players: int) -> None:
    parallel_api_test(parallel_env(name, players=players), num_cycles=120)


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_seeds(name: str, players: int) -> None:
    seed_test(lambda: env(name, players=players), num_cycles=30)


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_rendering(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(name, players=players, render_mode=render_mode))
    assert len(capsys.readouterr().out) > 100
    table = env(name, players=players, render_mode="rgb_array")
    table.reset(seed=1)
    picture = table.render()
    assert 0.005 < (picture < 128).mean() < 0.5, "dark letters on white"


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_a_match_ends_with_rewards_for_all(name: str, players: int) -> None:
    table = env(name, players=players)
    table.reset(seed=3)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, cut, _ = table.last()
        total[agent] += reward
        chosen = None if over or cut else int(np.flatnonzero(observation["action_mask"])[-1])
        table.step(chosen)
    assert sum(total.values()) == pytest.approx(0, abs=1e-5)
    assert max(total.values()) > 0 or not any(total.values())


def test_the_parallel_match_is_that_of_the_turns() -> None:
    """The same seed and the same choices give the same end."""
    joint, turns = parallel_env("up-and-down", players=3), env("up-and-down", players=3)
    observations, _ = joint.reset(seed=5)
    turns.reset(seed=5)
    wait = joint._match.space.actions
    while joint.agents:
        chosen = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()}
        for agent in turns.possible_agents:
            if chosen[agent] != wait:
                assert turns.agent_selection == agent
                assert turns.observe(agent)["observation"].tolist() == observations[agent]["observation"].tolist()
                turns.step(chosen[agent])
        observations, rewards, *_ = joint.step(chosen)
    assert turns.rewards == rewards
    assert all(turns.terminations.values())


def test_misuse_is_named() -> None:
    with pytest.raises(ValueError, match="render_mode is 'vr': expected 'human', 'ansi', 'rgb_array', or None"):
        env("dnup", players=3, render_mode="vr")
    with pytest.raises(ValueError, match="players cannot be given again"):
        env(updown.game("dnup", players=3), players=2)
    table = env(updown.game("dnup", players=3))
    table.reset(seed=1)
    with pytest.raises(ValueError, match=r"^match 0: seat 1 may not take step 1 \(take 0\) now"):
        table.step(1)
    joint = parallel_env("dnup", players=3)
    joint.reset(seed=1)
    with pytest.raises(ValueError, match="seat_0 has nothing to decide: expected action 68, which means to wait"):
        joint.step({"seat_0": 0, "seat_1": 0, "seat_2": 68})


def test_stubborn_players_are_cut_off() -> None:
    table = env("dnup", players=2, limit=6)
    table.reset(seed=1)
    for _ in range(6):
        table.step(0)
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
