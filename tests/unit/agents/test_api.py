"""What an agent observes, what it may answer, and the error for a bad answer."""

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np
import pytest

import updown
from kit.chance import assert_even
from kit.games import DEEP, Player
from kit.rounds import ud_deck_file
from updown import Game
from updown.agents import api
from updown.agents.api import (
    Agent,
    AgentFailed,
    BadAgent,
    Observation,
    Setting,
    ask,
    format_spec,
    look,
    parse_spec,
    sample,
)
from updown.agents.builtin import Random
from updown.agents.registry import AGENTS, make_agent
from updown.games.registry import GAMES
from updown.rules import layout
from updown.rules.rng import MASK32, new_stream

GAME = updown.game("up-and-down", players=3)


class Answers(Agent):
    """Gives the answers that the test wants."""

    name = "answers"

    def __init__(self, game: Game, answer: Callable[[Observation], Any]) -> None:
        super().__init__(game)
        self.answer = answer

    def policy(self, observation: Observation) -> Sequence[float]:
        raise NotImplementedError

    def choose(self, observation: Observation) -> int:
        return self.answer(observation)  # type: ignore[no-any-return]


class Weighs(Agent):
    """Has the policy that the test wants."""

    name = "weighs"

    def __init__(self, game: Game, weights: Sequence[float], seed: int = 0) -> None:
        super().__init__(game, seed=seed)
        self.weights = weights

    def policy(self, observation: Observation) -> Sequence[float]:
        return self.weights


def start(game: Game = GAME) -> Observation:
    match = game.deal(seed=4)
    return look(match, match.turn[0])


# --- observations ---


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_tells_what_the_match_tells_that_seat(name: str) -> None:
    match, player = updown.game(name, players=3).deal(seed=2), Player("kinds", 2)
    for _ in range(12):
        for seat in range(3):
            observation = look(match, seat)
            assert observation.seat == seat
            assert list(observation.actions) == match.actions(seat)
            assert observation.moves == match.moves(seat)
            assert observation.view == match.view(seat)
            assert observation.truth is None
        player.play(match)


def test_an_onlooker_has_nothing_to_decide() -> None:
    match = GAME.deal(seed=1)
    observation = Observation(GAME, match.observe(None))
    assert (observation.seat, observation.actions, observation.moves) == (-1, (), [])


def test_the_truth_is_a_copy_and_only_for_who_cheats() -> None:
    match = GAME.deal(seed=1)
    truth = look(match, 0, cheating=True).truth
    assert truth == match._state
    truth.trump = 99
    assert match._state != truth


def test_chance_depends_on_the_seed_the_purpose_and_what_is_seen() -> None:
    match = GAME.deal(seed=1)
    seen = look(match, 0)
    streams = [seen.stream(1, "x"), seen.stream(2, "x"), seen.stream(1, "y"), look(match, 1).stream(1, "x")]
    assert len({layout.memory(stream).tobytes() for stream in streams}) == 4
    world = match.determinize(0, seed=5)
    assert world.state() != match.state()
    assert look(world, 0).stream(1, "x") == seen.stream(1, "x")


# --- sampling ---


def test_a_place_is_drawn_by_its_probability() -> None:
    stream = new_stream(1, "test")
    drawn = [sample([0.25, 0.0, 0.5, 0.25], stream) for _ in range(4000)]
    counts = np.bincount(drawn, minlength=4)
    assert counts[1] == 0
    assert_even(np.array([counts[0], counts[2] / 2, counts[2] / 2, counts[3]]).astype(int))


def test_what_rounding_leaves_over_goes_to_the_likeliest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "next_word", lambda stream: MASK32)
    assert sample([0.3, 0.4, 0.3 - 5e-7], new_stream(1, "test")) == 1


@pytest.mark.parametrize("policy", [[0.5, 0.4], [1.5, -0.5], [0.0, 0.0], [2.0]])
def test_what_is_no_policy_is_refused(policy: list[float]) -> None:
    with pytest.raises(ValueError, match=r"a policy must be probabilities that sum to 1, not \["):
        sample(policy, new_stream(1, "test"))


@pytest.mark.parametrize("policy", [[float("nan")], [0.5, float("nan"), 0.5]])
def test_not_a_number_is_no_policy(policy: list[float]) -> None:
    with pytest.raises(ValueError, match="a policy must be probabilities"):
        sample(policy, new_stream(1, "test"))


def test_the_choice_follows_the_policy() -> None:
    observation = start()
    assert len(observation.actions) == 5
    for place, action in enumerate(observation.actions):
        agent = Weighs(GAME, [float(place == other) for other in range(5)])
        assert ask(agent, observation) == action
    chosen = [ask(Weighs(GAME, [0.2] * 5, seed), observation) for seed in range(1000)]
    assert_even(np.array([chosen.count(action) for action in observation.actions]))


# --- asking ---


def test_a_legal_action_is_taken_as_it_is() -> None:
    observation = start()
    for action in observation.actions:
        taken = [ask(Answers(GAME, lambda _, a=answer: a), observation) for answer in (action, np.int64(action))]  # type: ignore[misc]
        assert taken == [action, action]
        assert type(taken[1]) is int


@pytest.mark.parametrize("kind", [dict, MappingProxyType])
def test_a_move_may_be_the_answer(kind: Callable[[Any], Any]) -> None:
    observation = start()
    for action, move in zip(observation.actions, observation.moves, strict=True):
        answer = kind(move)
        assert ask(Answers(GAME, lambda _, m=answer: m), observation) == action  # type: ignore[misc]


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (99, "chose 99, which is not among its legal actions"),
        (-1, "chose -1, which is not among its legal actions"),
        (True, "chose True, which is not among its legal actions"),
        (np.True_, "chose .*True.*, which is not among its legal actions"),
        (1.0, "chose 1.0, which is not among its legal actions"),
        (None, "chose None, which is not among its legal actions"),
        ("flip", "chose 'flip', which is not among its legal actions"),
        ([0], r"chose \[0\], which is not among its legal actions"),
        ({"move": "jump"}, "chose {'move': 'jump'}, which is not among its legal moves"),
        ({}, "chose {}, which is not among its legal moves"),
    ],
)
def test_what_is_not_legal_is_refused_by_name(answer: object, problem: str) -> None:
    with pytest.raises(AgentFailed, match=f"^agent answers: {problem}$") as failed:
        ask(Answers(GAME, lambda _: answer), start())
    assert failed.value.agent == "answers"
    assert f"agent answers: {failed.value.problem}" == str(failed.value)


def test_a_crash_is_reported_by_name_and_in_one_line() -> None:
    def crash(observation: Observation) -> int:
        raise RuntimeError("no idea\n  what to do " + "x" * 1000)

    with pytest.raises(AgentFailed, match=r"^agent answers: crashed: RuntimeError: no idea what to do x+$") as failed:
        ask(Answers(GAME, crash), start())
    assert isinstance(failed.value.__cause__, RuntimeError)
    assert len(str(failed.value)) < 300


@pytest.mark.parametrize("weights", [[1.0] * 5, [], [0.2] * 4])
def test_a_policy_that_is_none_is_a_crash(weights: list[float]) -> None:
    with pytest.raises(AgentFailed, match=r"^agent weighs: crashed: ValueError: "):
        ask(Weighs(GAME, weights), start())


def test_a_policy_over_too_few_moves_is_refused() -> None:
    with pytest.raises(AgentFailed, match="agent weighs: "):
        ask(Weighs(GAME, [0.5, 0.5]), start())


def test_an_interruption_is_not_the_agents_fault() -> None:
    def interrupted(observation: Observation) -> int:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ask(Answers(GAME, interrupted), start())


# --- an observation of something else ---

OTHERS = [
    updown.game("dnup", players=3),
    updown.game("up-and-down", players=2),
    updown.game("up-and-down", players=3, rounds=2),
    updown.game("up-and-down", players=3, edition="ludolux"),
    updown.game("up-and-down", players=3, tiebreak="shared"),
    updown.game("up-and-down", players=3, deck="small-9"),
]


@pytest.mark.parametrize("other", OTHERS, ids=repr)
@pytest.mark.parametrize("name", AGENTS)
def test_an_observation_of_another_game_is_refused(name: str, other: Game) -> None:
    agent = make_agent(name, GAME)
    with pytest.raises(
        ValueError, match=rf"^agent {name} was made for updown\.game\('up-and-down', players=3\): "
    ) as bad:
        ask(agent, start(other))
    assert str(bad.value).endswith(f"the observation is of {other!r}")


def test_a_game_that_is_just_the_same_is_as_good() -> None:
    twin = updown.game("auf-und-ab", players=2, deck=DEEP)
    agent = Random(updown.game("auf-und-ab", players=2, deck=dict(DEEP)))
    assert ask(agent, start(twin)) in start(twin).actions


def test_another_deck_of_the_same_name_is_refused() -> None:
    one, two = (updown.game("up-and-down", players=2, deck=ud_deck_file(hand)) for hand in (2, 5))
    with pytest.raises(ValueError, match="was made for"):
        ask(Random(one), start(two))


@pytest.mark.parametrize("name", AGENTS)
def test_a_seat_that_need_not_act_is_refused(name: str) -> None:
    match = GAME.deal(seed=4)
    agent = make_agent(name, GAME)
    waiting = next(seat for seat in range(3) if seat not in match.turn)
    with pytest.raises(ValueError, match=f"^agent {name}: seat {waiting} has nothing to decide$"):
        ask(agent, look(match, waiting, cheating=True))
    with pytest.raises(ValueError, match=f"^agent {name}: seat -1 has nothing to decide$"):
        ask(agent, Observation(GAME, match.observe(None)))


# --- specs ---

SPECS: list[tuple[str, str, dict[str, float]]] = [
    ("casual", "casual", {}),
    ("expert:time=0.2", "expert", {"time": 0.2}),
    ("expert:rollouts=4000", "expert", {"rollouts": 4000}),
    ("flat:rollouts=1,time=0.001", "flat", {"rollouts": 1, "time": 0.001}),
    ("bots/my bot.py", "bots/my bot.py", {}),
    ("bots/mine.py:x=-1.5", "bots/mine.py", {"x": -1.5}),
]


@pytest.mark.parametrize(("spec", "name", "settings"), SPECS)
def test_a_spec_is_read_and_written_alike(spec: str, name: str, settings: dict[str, float]) -> None:
    assert parse_spec(spec) == (name, settings)
    assert format_spec(name, settings) == spec


def test_a_setting_that_was_not_given_is_not_written() -> None:
    assert format_spec("expert", {"time": None, "rollouts": 5}) == "expert:rollouts=5"


@pytest.mark.parametrize("value", [1234567, 0.1234567])
def test_a_long_number_is_read_and_written_alike(value: float) -> None:
    assert parse_spec(format_spec("expert", {"x": value})) == ("expert", {"x": value})


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("", "an agent is '': expected a name like casual, or expert:time=0.2"),
        (None, "an agent is None: expected a name"),
        (7, "an agent is 7: expected a name"),
        ("expert:", "agent expert:: '' is not a setting, expected name=number, like time=0.2"),
        ("expert:time", "agent expert:time: 'time' is not a setting"),
        ("expert:time=", "agent expert:time=: 'time=' is not a setting"),
        ("expert:=5", "agent expert:=5: '=5' is not a setting"),
        ("expert:time=soon", "agent expert:time=soon: 'time=soon' is not a setting"),
        ("expert:time=nan", "agent expert:time=nan: 'time=nan' is not a setting"),
        ("expert:time=inf", "agent expert:time=inf: 'time=inf' is not a setting"),
        ("expert:time=1,,rollouts=2", "'' is not a setting"),
        ("expert:time=1,time=2", "agent expert:time=1,time=2: time is set twice"),
    ],
)
def test_a_spec_that_cannot_be_read_is_refused(spec: object, problem: str) -> None:
    with pytest.raises(BadAgent) as bad:
        parse_spec(spec)
    assert problem in str(bad.value)


@pytest.mark.parametrize(
    ("whole", "value", "kept"), [(True, 5, 5), (True, 5.0, 5), (False, 2, 2.0), (False, 0.5, 0.5), (True, 1, 1)]
)
def test_a_setting_takes_numbers(whole: bool, value: float, kept: float) -> None:
    found = Setting("x", None, 0.5, "", whole=whole).check("a", value)
    assert (found, type(found)) == (kept, int if whole else float)


@pytest.mark.parametrize(
    ("whole", "value", "problem"),
    [
        (True, 0, "agent a: x is 0, expected a whole number from 1"),
        (True, 1.5, "agent a: x is 1.5, expected a whole number from 1"),
        (False, 0.999, "agent a: x is 0.999, expected a number from 1"),
        (False, float("nan"), "agent a: x is nan, expected a number from 1"),
        (False, float("inf"), "agent a: x is inf, expected a number from 1"),
        (False, True, "agent a: x is True, expected a number from 1"),
        (False, "5", "agent a: x is '5', expected a number from 1"),
        (True, None, "agent a: x is None, expected a whole number from 1"),
    ],
)
def test_a_setting_refuses_anything_else(whole: bool, value: object, problem: str) -> None:
    with pytest.raises(BadAgent, match=f"^{problem}$"):
        Setting("x", None, 1, "", whole=whole).check("a", value)
