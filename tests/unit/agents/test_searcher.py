"""A seat's thinking from the outside: the workspace is cleared, budgets are spent, and what is read off is a policy."""

from threading import Thread

import numpy as np
import pytest

import updown
from kit.agents import decisions, default_game
from updown.agents import search
from updown.agents.api import Observation, look
from updown.agents.registry import make_agent
from updown.agents.searcher import Budget, Searcher, best_only, softmax, without
from updown.agents.tree import TOTAL, VISITS
from updown.agents.workspace import BUFFERS, SEALED_MOVES
from updown.games.registry import GAMES

PLAN = {"rollout_tries": 2, "rollout_limit": 10, "explore_percent": 100, "others_learn": 2}
SETTINGS = {name: value for name, value in PLAN.items() if name in (BUFFERS.names or ())}


def middle(name: str, count: int = 2) -> list[Observation]:
    return [look(match, seat) for match, seat in decisions(default_game(name, 2), count, seed=8, apart=9)]


def sit_down(searcher: Searcher, observation: Observation, **settings: int) -> None:
    searcher.load(observation, observation.stream(1, "test"), **SETTINGS | settings)


# --- policies ---


def test_the_best_is_the_first_of_several() -> None:
    assert best_only(np.array([1.0, 3.0, 2.0, 3.0])).tolist() == [0, 1, 0, 0]
    assert best_only(np.array([-2.0])).tolist() == [1]


def test_soft_probabilities_grow_with_the_worth() -> None:
    policy = softmax(np.array([0.0, 1.0, 0.5, 1.0]), 0.25)
    assert policy.sum() == pytest.approx(1)
    assert policy[0] < policy[2] < policy[1] == policy[3]
    assert policy[1] / policy[2] == pytest.approx(np.exp(2))
    sharper = softmax(np.array([0.0, 1.0, 0.5, 1.0]), 0.1)
    assert sharper[0] < policy[0]


@pytest.mark.parametrize("worths", [[1e6, -1e6], [0.0, 0.0], [-1e9, -1e9 - 1]])
def test_soft_probabilities_of_any_worths_are_probabilities(worths: list[float]) -> None:
    policy = softmax(np.array(worths), 0.05)
    assert np.isfinite(policy).all()
    assert policy.sum() == pytest.approx(1)
    assert policy.min() >= 0


@pytest.mark.parametrize(
    ("policy", "blunders", "expected"),
    [
        ([0.5, 0.25, 0.25], [0, 0, 0], [0.5, 0.25, 0.25]),
        ([0.5, 0.25, 0.25], [1, 0, 0], [0, 0.5, 0.5]),
        ([1.0, 0.0, 0.0], [1, 0, 0], [0, 0.5, 0.5]),
        ([0.5, 0.25, 0.25], [1, 1, 1], [0.5, 0.25, 0.25]),
        ([0.0, 1.0], [0, 1], [1, 0]),
    ],
)
def test_blunders_are_left_out_if_others_are_left(
    policy: list[float], blunders: list[int], expected: list[float]
) -> None:
    assert without(np.array(policy), np.array(blunders, bool)).tolist() == expected


# --- the workspace ---


@pytest.mark.parametrize("name", GAMES)
def test_loading_clears_the_workspace(name: str) -> None:
    searcher, (first, second) = Searcher(default_game(name, 2)), middle(name)
    for observation in (first, second):
        sit_down(searcher, observation, endgame_nodes=50)
        searcher.run(search.think, 300)
        assert searcher.buffers["keys"].any()
    sit_down(searcher, first)
    assert not searcher.buffers["keys"].any()
    assert not searcher.buffers["table"].any()
    for field in ("iterations", "rollouts", "solved", "cheats", "endgame_nodes"):
        assert searcher.buffers[field] == 0
    assert searcher.buffers["viewer"] == first.seat
    assert searcher.workspace.observation.tobytes() == first.record.array.tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_the_truth_is_put_down_only_for_who_cheats(name: str) -> None:
    searcher = Searcher(default_game(name, 2))
    match, seat = next(iter(decisions(default_game(name, 2), 1, seed=8)))
    observation = look(match, seat, cheating=True)
    sit_down(searcher, observation)
    assert not searcher.workspace.truth.view(np.int64).any()
    sit_down(searcher, observation, cheats=1)
    assert searcher.workspace.truth.tobytes() == observation.truth.array.tobytes()


# --- budgets ---


@pytest.mark.parametrize("program", [search.think, search.flat_search])
@pytest.mark.parametrize("name", GAMES)
def test_rollouts_are_spent(name: str, program: object) -> None:
    searcher, (observation, _) = Searcher(default_game(name, 2)), middle(name)
    for budget in (Budget(1), Budget(100), Budget(100, 30.0), Budget(1000, 30.0)):
        sit_down(searcher, observation)
        searcher.spend(program, budget)
        assert budget.rollouts is not None
        assert budget.rollouts <= searcher.buffers["rollouts"] < budget.rollouts + SEALED_MOVES


@pytest.mark.parametrize("name", GAMES)
def test_by_the_clock_or_by_number_it_is_the_same_search(name: str) -> None:
    """A search that is stopped and goes on thinks the same."""
    tables = []
    (observation, _), searcher = middle(name), Searcher(default_game(name, 2))
    for budget in (Budget(700), Budget(700, 60.0)):
        sit_down(searcher, observation)
        searcher.spend(search.think, budget)
        tables.append(searcher.buffers["table"].copy())
        tables.append(searcher.buffers["keys"].copy())
    assert np.array_equal(tables[0], tables[2])
    assert np.array_equal(tables[1], tables[3])


def test_a_time_is_spent() -> None:
    searcher, (observation, _) = Searcher(default_game("up-and-down", 2)), middle("up-and-down")
    made = []
    for seconds in (0.002, 0.1):
        sit_down(searcher, observation)
        searcher.spend(search.think, Budget(None, seconds))
        made.append(int(searcher.buffers["rollouts"]))
    assert 0 < made[0] < made[1]


@pytest.mark.parametrize("nodes", [0, 60, 61, 400, 500, 7_000, 60_000, 1_000_000])
def test_a_larger_budget_never_has_fewer_rollouts_where_endgames_are_solved(nodes: int) -> None:
    shared = [Budget(rollouts).shared(nodes) for rollouts in range(1, 20_000, 7)]
    found = [budget.rollouts for budget in shared if budget.rollouts is not None]
    assert len(found) == len(shared)
    assert found == sorted(found)
    assert found[0] == 1


def test_a_budget_of_time_is_not_shared() -> None:
    assert Budget(None, 2.0).shared(60_000) == Budget(None, 2.0)


# --- what comes of it ---


def test_moves_one_after_another_are_chosen_by_visits_then_by_value() -> None:
    game = default_game("dnup", 2)
    searcher = Searcher(game)
    [observation] = middle("dnup", 1)
    sit_down(searcher, observation)
    searcher.run(search.think, 500)
    visits, totals = searcher.column(VISITS), searcher.column(TOTAL)
    policy = searcher.result(sealed=False)
    assert sorted(set(policy.tolist())) == [0.0, 1.0]
    place = int(np.argmax(policy))
    assert visits[place] == visits.max()
    rivals = np.flatnonzero(visits == visits.max())
    assert totals[place] == max(totals[rivals])


def test_choices_face_down_are_mixed() -> None:
    """Of two who want to guess each other's card nobody can be sure: at least one such policy is mixed."""
    game = updown.game("up-and-down", players=2)
    mixed = 0
    for seed in range(8):
        match = game.deal(seed=seed)
        match.play(match.turn[0], {"move": "flip"})
        policy = make_agent("expert:rollouts=600", game).policy(look(match, 0))
        mixed += max(policy) < 1
    assert mixed


# --- threads ---


def test_an_agent_may_be_asked_from_two_threads() -> None:
    game = default_game("auf-und-ab", 2)
    agent = make_agent("expert:rollouts=300", game)
    observations = middle("auf-und-ab", 6)
    alone = [list(agent.policy(each)) for each in observations]
    answers: dict[int, list[list[float]]] = {}

    def ask_all(number: int) -> None:
        answers[number] = [list(agent.policy(each)) for each in observations]

    threads = [Thread(target=ask_all, args=(number,)) for number in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == dict.fromkeys(range(3), alone)


def test_a_softened_policy_prefers_better_moves_and_never_plays_what_was_not_tried() -> None:
    game = updown.game("dnup", players=2)
    match = game.deal(seed=5)
    seat = match.turn[0]
    policies = []
    for temperature in (0.01, 0.2, 100.0):
        agent = make_agent(f"master:rollouts=60,priors=0,temperature={temperature}", game, seed=1)
        policies.append(np.array(agent.policy(look(match, seat))))
    cold, warm, hot = policies
    assert cold.max() > warm.max() > hot.max()
    assert np.argmax(cold) == np.argmax(warm)
    tried = hot[hot > 0]
    assert tried == pytest.approx(1 / len(tried), rel=0.05)
    assert len(tried) < len(hot), "some moves are not worth a try"
