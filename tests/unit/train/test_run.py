"""Training runs: the same again, on after a kill, and folders of something else."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import updown
from updown.agents.models import find_model, read_model
from updown.agents.network import Network
from updown.games.registry import GAMES
from updown.train import policy as learning
from updown.train import run as running
from updown.train import search as searching
from updown.train.plan import BadPlan, Progress, TrainingPlan
from updown.train.policy import PolicyLearner
from updown.train.run import Run
from updown.train.search import SearchLearner

TINY = TrainingPlan("up-and-down", 2, seed=3, method="policy", hidden=(8,), matches=16, length=48)
SEARCH = TrainingPlan("dnup", 2, seed=3, hidden=(8, 8), positions=100, rollouts=4)
EXPLOIT = replace(SEARCH, exploit=True)
REFINE = replace(SEARCH, refine=True)


@pytest.fixture(autouse=True)
def _pool_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Earlier versions join the matches from the second update on, and the pool is full with the third. Positions of
    two updates are kept."""
    monkeypatch.setattr(learning, "POOL_EVERY", 1)
    monkeypatch.setattr(learning, "POOL_SIZE", 2)
    monkeypatch.setattr(searching, "WINDOW", 2)


def kept(folder: Path) -> dict[str, bytes]:
    """A checkpoint but for its clock."""
    with np.load(folder / "checkpoint.npz") as file:
        return {name: array.tobytes() for name, array in file.items() if name != "progress"}


def train(folder: Path, updates: int, plan: TrainingPlan = TINY) -> Run:
    made = Run(plan, folder, "abc")
    made.run(updates=updates)
    return made


@pytest.mark.parametrize("plan", [TINY, SEARCH, EXPLOIT, REFINE], ids=["policy", "search", "exploit", "refine"])
def test_a_run_that_was_stopped_goes_on_as_if_nothing_had_been(tmp_path: Path, plan: TrainingPlan) -> None:
    whole = train(tmp_path / "whole", 5, plan)
    train(tmp_path / "parts", 2, plan)
    train(tmp_path / "parts", 3, plan)
    parts = train(tmp_path / "parts", 5, plan)
    assert kept(tmp_path / "whole") == kept(tmp_path / "parts")
    assert whole.progress.decisions == parts.progress.decisions
    if isinstance(whole.learner, PolicyLearner):
        assert len(whole.learner.pool) == 2
    else:
        assert len(whole.learner.window) == 2


@pytest.mark.parametrize("method", ["policy", "value", "search"])
def test_the_same_seed_gives_the_same_network_and_another_seed_another(tmp_path: Path, method: str) -> None:
    found = []
    for number, seed in enumerate((1, 1, 2)):
        if method == "search":
            plan = replace(SEARCH, seed=seed, players=3)
        else:
            plan = TrainingPlan("dnup", 3, seed=seed, method=method, hidden=(8,), matches=16, length=40)
        found.append(train(tmp_path / str(number), 2, plan).learner.average.tobytes())
    assert found[0] == found[1] != found[2]


def test_the_model_says_how_it_was_made(tmp_path: Path) -> None:
    made = train(tmp_path, 2)
    model = read_model(tmp_path / "up-and-down-2.model")
    assert (model.game, model.players, model.rules_version) == ("up-and-down", 2, made.games[0].rules_version)
    assert (model.origin.seed, model.origin.updates, model.origin.commit) == (3, 2, "abc")
    again = "updown train up-and-down --players 2 --seed 3 --updates 2 --method policy --matches 16 --length 48"
    assert model.origin.command == again, "no folder in it: files go to other people"
    assert model.network.flat.tobytes() == made.model().network.flat.tobytes()


@pytest.mark.parametrize(
    ("other", "problem"),
    [
        ({"seed": 4}, "seed is 3 there, expected 4"),
        ({"players": 3}, "players is 2 there, expected 3"),
        ({"method": "value"}, "method is 'policy' there, expected 'value'"),
    ],
)
def test_a_folder_of_another_training_is_refused_and_stays(tmp_path: Path, other: dict[str, Any], problem: str) -> None:
    train(tmp_path, 1)
    before = kept(tmp_path)
    with pytest.raises(BadPlan, match=problem):
        Run(replace(TINY, **other), tmp_path)
    assert kept(tmp_path) == before


def test_a_folder_with_other_files_or_a_damaged_checkpoint_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine")
    with pytest.raises(BadPlan, match="has other files in it: expected an empty folder, or one of this training"):
        Run(TINY, tmp_path)
    (tmp_path / "checkpoint.npz").write_bytes(b"PK but not more")
    with pytest.raises(BadPlan, match=r"checkpoint\.npz is damaged"):
        Run(TINY, tmp_path)


def test_an_exploiter_begins_as_the_network_that_it_learns_to_beat_which_stays_as_it_is(tmp_path: Path) -> None:
    shipped = find_model(updown.game("dnup", players=2), "search")
    assert shipped is not None
    before = shipped.network.flat.copy()
    made = Run(EXPLOIT, tmp_path)
    assert np.array_equal(made.learner.average, before)
    made.run(updates=1)
    assert not np.array_equal(made.learner.average, before)
    assert np.array_equal(shipped.network.flat, before)
    assert "--exploit" in made.model().origin.command
    with pytest.raises(BadPlan, match="exploit is True there, expected False"):
        Run(replace(SEARCH, hidden=EXPLOIT.hidden), tmp_path)


def test_a_network_that_is_refined_begins_as_the_one_that_comes_with_the_program(tmp_path: Path) -> None:
    shipped = find_model(updown.game("dnup", players=2), "search")
    assert shipped is not None
    made = Run(REFINE, tmp_path)
    assert np.array_equal(made.learner.average, shipped.network.flat)
    made.run(updates=2)
    assert not np.array_equal(made.learner.average, shipped.network.flat)
    origin = made.model().origin
    assert "--refine" in origin.command
    assert origin.base == shipped.origin
    assert made.model().head()["base"]["command"] == shipped.origin.command
    assert origin.updates == shipped.origin.updates + 2
    assert origin.hours > shipped.origin.hours


def test_a_training_does_not_go_on_with_another_network_in_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Run(REFINE, tmp_path).save()
    shipped = find_model(updown.game("dnup", players=2), "search")
    assert shipped is not None
    network = Network(shipped.network.shape, shipped.network.flat + 1)
    monkeypatch.setattr(running, "find_model", lambda *_: replace(shipped, network=network))
    with pytest.raises(BadPlan, match="belongs to another training: begins_as is"):
        Run(REFINE, tmp_path)


def test_there_has_to_be_a_network_to_exploit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "find_model", lambda *_: None)
    with pytest.raises(BadPlan, match="there is no network of dnup for 2 players to learn to beat"):
        Run(EXPLOIT, tmp_path)
    with pytest.raises(BadPlan, match="the method is 'policy': expected search to learn to beat a network"):
        replace(TINY, exploit=True)
    with pytest.raises(BadPlan, match="there is no network of dnup for 2 players to refine"):
        Run(REFINE, tmp_path)
    with pytest.raises(BadPlan, match="the method is 'policy': expected search to refine a network"):
        replace(TINY, refine=True)
    with pytest.raises(BadPlan, match="expected exploit or refine"):
        replace(EXPLOIT, refine=True)


def test_a_plan_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadPlan, match="the method is 'guess': expected search, policy or value"):
        TrainingPlan("dnup", 3, method="guess")
    with pytest.raises(BadPlan, match="matches is 2: expected at least 16"):
        TrainingPlan("dnup", 3, method="policy", matches=2)
    with pytest.raises(BadPlan, match="positions is 5: expected at least 100"):
        TrainingPlan("dnup", 3, positions=5)


def test_a_game_without_worlds_is_refused_by_the_method_that_needs_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["dnup"], "worlds", None)
    with pytest.raises(BadPlan, match="dnup does not say what a network sees of its worlds: expected policy or value"):
        TrainingPlan("dnup", 3)


def test_what_positions_led_to_adds_up() -> None:
    plan = replace(SEARCH, players=3)
    learner = SearchLearner(plan, plan.games())
    learner.begin()
    for learned in (False, True):
        positions = learner.collect(learned)
        assert len(positions.counts) >= plan.positions
        assert positions.wins.sum(axis=1) == pytest.approx(1)
        assert positions.margins.sum(axis=1) == pytest.approx(0, abs=1e-5)
        assert (positions.margins != 0).any()
        assert (positions.counts > 3).all()


def test_a_policy_plays_the_first_positions_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"SIDE_BY_SIDE": 16, "STRETCH": 90, "POLICY_SHARE": 1}.items():
        monkeypatch.setattr(searching, name, value)
    monkeypatch.setattr(searching, "self_play_unit", partial(searching.self_play_unit, plain=True))
    plan = TrainingPlan("up-and-down", 3, hidden=(8, 8), positions=100)
    learner = SearchLearner(plan, plan.games())
    learner.begin()
    learner.update(Progress())
    [positions] = learner.window
    assert len(positions.counts) >= 100
    assert (positions.counts > 20).all()
    assert positions.wins.sum(axis=1) == pytest.approx(1)
    assert positions.margins.sum(axis=1) == pytest.approx(0, abs=0.01)
    assert not learner.by_heuristics, "so that these positions are kept when the search has played others"
