"""The arena: the deal is the unit, the same seed gives the same result, and nothing that an agent does stops it."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from updown.agents.api import BadAgent, Observation
from updown.agents.registry import AGENTS
from updown.games.registry import game
from updown.lab import arena, play
from updown.lab.play import DealKey, DealResult, DealRunner, Job, Pairing, agent_seed, play_match
from updown.lab.results import ArenaResult, advantages, summarize, win_shares
from updown.rules.match import Json
from updown.rules.rng import below, new_stream

Bot = Callable[[str], str]

SMALL: list[tuple[str, dict[str, Any]]] = [
    ("up-and-down", {"players": 3, "deck": "small-20", "rounds": 2}),
    ("auf-und-ab", {"players": 2, "deck": "binary-16", "goal": "low"}),
    ("dnup", {"players": 2, "deck": "dnup-10"}),
]
OF_THE_RUN = {"seconds", "jobs", "hero_ms_p50", "hero_ms_p95", "field_ms_p50", "field_ms_p95"}


def outcome(result: ArenaResult) -> Json:
    """All but what the machine has a say in."""
    return {key: value for key, value in result.to_json().items() if key not in OF_THE_RUN}


def quick(hero: str, field: str, deals: int = 12, **more: Any) -> ArenaResult:
    wishes: dict[str, Any] = {"seed": 5, "jobs": 1, "players": 2, "deck": "small-9", **more}
    return arena.run("up-and-down", hero, field, deals, **wishes)


# --- seeds and processes ---


@pytest.mark.parametrize(("name", "options"), SMALL)
def test_the_number_of_processes_changes_nothing(name: str, options: dict[str, Any], bot: Bot) -> None:
    hero = bot("own_chance")
    results = [arena.run(name, hero, "random", 8, seed=3, jobs=jobs, **options) for jobs in (1, 2)]
    assert outcome(results[0]) == outcome(results[1])
    assert [result.jobs for result in results] == [1, 2]


def test_another_seed_gives_other_deals() -> None:
    assert outcome(quick("random", "random")) != outcome(quick("random", "random", seed=6))


def test_without_a_seed_one_is_drawn_and_returned() -> None:
    result = quick("random", "random", seed=None)
    assert outcome(quick("random", "random", seed=result.seed)) == outcome(result)


def test_more_deals_begin_with_the_same_ones() -> None:
    job = Job("up-and-down", {"players": 2, "deck": "small-9"}, 5, (Pairing("random", "random"),))
    one, two = (DealRunner(job).play(DealKey(0, 3)) for _ in range(2))
    assert (one.scores, one.winners) == (two.scores, two.winners)


def test_all_seats_of_all_games_have_seeds_of_their_own() -> None:
    seeds = {agent_seed(1, deal, hero, seat) for deal in range(5) for hero in range(4) for seat in range(4)}
    assert len(seeds) == 5 * 4 * 4
    assert seeds.isdisjoint({agent_seed(2, 0, 0, seat) for seat in range(4)})


# --- cards and dice ---


def test_who_chooses_what_shifts_neither_cards_nor_dice() -> None:
    """How many rolls there were before changes nothing of the n-th of a round, nor of the cards."""
    played = game("up-and-down", players=2, rounds=3, tiebreak="shared")
    roll = 4

    def watch(number: int) -> tuple[list[Any], list[list[list[int]]]]:
        hands: dict[int, Any] = {}
        rolls: list[list[list[int]]] = [[], [], []]
        last: list[bool] = [False]

        def choose(seat: int, observation: Observation) -> int:
            state = observation.truth
            if last[0]:
                rolls[state.round] += [list(state.dice)]
            hands.setdefault(state.round, list(state.hands))
            last[0] = roll in observation.actions and (state.trick + number) % 3 > 0
            return roll if last[0] else observation.actions[number % len(observation.actions)]

        play_match(played, 9, 0, choose, [True, True])
        return [hands[round] for round in range(3)], rolls

    (first_hands, first_rolls), (second_hands, second_rolls) = watch(0), watch(1)
    assert first_hands == second_hands
    for one, two in zip(first_rolls, second_rolls, strict=True):
        common = min(len(one), len(two))
        assert common >= 3
        assert one[:common] == two[:common]
    dice = new_stream(9, "arena deal 0 round 0 dice")
    assert first_rolls[0][0] == [1 + below(dice, 6), 1 + below(dice, 6)]


def test_the_same_deterministic_agent_everywhere_has_exactly_its_share(bot: Bot) -> None:
    first = bot("first")
    result = arena.run("auf-und-ab", first, first, 5, seed=1, jobs=1, players=3)
    assert result.advantage == pytest.approx(0)
    assert result.win_share == pytest.approx(1 / 3)


# --- figures ---


def test_figures_of_deals_made_by_hand() -> None:
    deals = [
        DealResult(0, 0, scores=[[6, 3, 0], [0, 3, 3], [1, 1, 1]], winners=[0b001, 0b110, 0b111]),
        DealResult(0, 1, scores=[[0, 4, 2], [2, 5, 2], [0, 0, 3]], winners=[0b010, 0b010, 0b100]),
    ]
    assert advantages(deals, 1).tolist() == [[4.5, 1.5, 0.0], [-3.0, 3.0, 3.0]]
    assert advantages(deals, -1)[0].tolist() == [-4.5, -1.5, 0.0]
    assert win_shares(deals)[0].tolist() == pytest.approx([1, 1 / 2, 1 / 3])
    result = summarize(game("dnup", players=3), Pairing("a", "b"), deals, seed=1, jobs=1, seconds=0.0)
    assert result.advantage == pytest.approx((2 + 1) / 2)
    assert result.advantage_ci == pytest.approx((1, 2))
    assert result.win_share == pytest.approx((11 / 18 + 2 / 3) / 2)
    assert result.fair_share == pytest.approx(1 / 3)
    assert [seat.advantage for seat in result.seats] == pytest.approx([0.75, 2.25, 1.5])
    assert (result.hero_score, result.field_score) == pytest.approx((3, 1.5))


def test_where_fewest_points_win_less_is_better() -> None:
    deal = DealResult(0, 0, scores=[[3, 10], [10, 3]], winners=[0b01, 0b10])
    low, high = (game("auf-und-ab", players=2, goal=goal) for goal in ("low", "high"))
    results = [summarize(g, Pairing("a", "b"), [deal], seed=1, jobs=1, seconds=0.0) for g in (low, high)]
    assert [result.advantage for result in results] == [7, -7]


def test_json_has_the_promised_keys_and_numbers() -> None:
    content = json.loads(json.dumps(quick("random", "random").to_json()))
    wanted = "hero field deals advantage advantage_ci win_share win_share_ci fair_share hero_ms_p50 hero_ms_p95"
    wanted += " game options players seed seconds failures rules_version seats"
    assert set(wanted.split()) <= set(content)
    assert (content["deals"], content["deals_counted"], content["games"]) == (12, 12, 24)
    assert content["advantage_ci"][0] <= content["advantage"] <= content["advantage_ci"][1]
    assert content["win_share_ci"][0] <= content["win_share"] <= content["win_share_ci"][1]
    assert 0 < content["hero_ms_p50"] <= content["hero_ms_p95"] < 1000
    assert content["failures"] == []


def test_few_deals_are_warned_of() -> None:
    assert "12 deals are few" in quick("random", "random").warnings[0]


# --- agents of all sorts ---


def test_a_bot_may_answer_with_a_move(bot: Bot) -> None:
    assert quick(bot("as_move"), "random").failures == ()


def test_an_agent_that_cheats_is_given_the_truth_and_nobody_else(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    given: set[tuple[bool, bool]] = set()

    def ask(agent: Any, observation: Observation) -> int:
        given.add((agent.cheats, observation.truth is not None))
        return observation.actions[0]

    monkeypatch.setattr(play, "ask", ask)
    quick(bot("peek"), "random")
    assert given == {(True, True), (False, False)}


def test_deals_in_which_an_agent_fails_are_left_out_and_reported(bot: Bot) -> None:
    hero = bot("crash_at_times")
    result = quick(hero, "random", 40)
    assert 0 < result.deals_counted < 40
    (failure,) = result.failures
    assert (failure.agent, failure.deals) == (hero, 40 - result.deals_counted)
    assert failure.problem == "crashed: RuntimeError: no idea"
    assert hero in result.warnings[0]
    assert outcome(quick(hero, "random", 40, jobs=2)) == outcome(result)


def test_a_failing_field_is_reported_by_its_name(bot: Bot) -> None:
    field = bot("crash_at_times")
    assert quick("random", field, 40).failures[0].agent == field


@pytest.mark.parametrize(
    ("name", "problem"),
    [("crash", "crashed: RuntimeError: no idea"), ("illegal", "chose -1, which is not among its legal")],
)
def test_where_every_deal_failed_there_is_no_result(name: str, problem: str, bot: Bot) -> None:
    with pytest.raises(ValueError, match=f"none of 3 deals could be played to its end: agent .*{name}.py: {problem}"):
        quick(bot(name), "random", 3)


def test_a_process_that_dies_neither_hangs_nor_stops_the_run(bot: Bot) -> None:
    hero = bot("die_at_times")
    result = quick(hero, "random", 4, jobs=2)
    assert 0 < result.deals_counted < 4
    assert result.failures[0].agent == f"{hero} or random"
    assert "the process that played it died (exit code 3)" in result.failures[0].problem


def test_a_match_without_an_end_is_ended(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MAX_ROUNDS", 1)
    with pytest.raises(ValueError, match="its match against random had no end after 1 rounds"):
        arena.run("dnup", bot("first"), "random", 1, seed=1, jobs=1, players=3)


# --- bad arguments ---


@pytest.mark.parametrize(
    ("wishes", "problem"),
    [
        ({"deals": 0}, "deals is 0: expected a whole number from 1"),
        ({"deals": True}, "deals is True: expected a whole number"),
        ({"jobs": 0}, "jobs is 0: expected a whole number from 1"),
        ({"seed": "x"}, "seed is 'x': expected a whole number"),
        ({"hero": "nobody"}, "there is no agent 'nobody': expected random, "),
        ({"field": "random:depth=3"}, "there is no setting 'depth'"),
        ({"hero": "missing.py"}, "there is no file missing.py"),
        ({"players": 7}, "option 'players' is 7"),
    ],
)
def test_bad_arguments_are_named(wishes: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        quick(**{"hero": "random", "field": "random", **wishes})


def test_options_are_given_once() -> None:
    with pytest.raises(ValueError, match="the game has its options already: players"):
        arena.run(game("dnup", players=2), "random", "random", 1, players=3)


def test_an_agent_that_cannot_be_made_is_a_bad_agent(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text(
        "from updown.agents.api import Agent\nclass Bot(Agent):\n"
        "    def __init__(self, game, *, seed=0):\n        raise OSError('no weights')\n"
        "    def policy(self, observation): ...\n",
        "utf-8",
    )
    with pytest.raises(BadAgent, match=r"broken\.py cannot be made: OSError: no weights"):
        quick(str(file), "random")


def test_progress_is_reported_from_nothing_to_all() -> None:
    reported: list[tuple[int, int]] = []
    quick("random", "random", 3, progress=lambda done, total: reported.append((done, total)))
    assert reported == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_a_deal_survives_its_way_to_the_file() -> None:
    deal = DealResult(1, 2, [[1, 2], [3, 4]], [1, 2], {5: 6}, {7: 8})
    assert DealResult.from_json(json.loads(json.dumps(deal.to_json()))) == deal
    failed = replace(DealResult(1, 2), agent="a", problem="b")
    assert DealResult.from_json(failed.to_json()) == failed


def test_agents_may_be_classes_and_objects() -> None:
    table = game("dnup", players=2, deck="dnup-10")
    named = arena.run(table, "beginner", "random", deals=6, seed=1, jobs=1)
    kinds = arena.run(table, AGENTS["beginner"], AGENTS["random"](table, seed=9), deals=6, seed=1, jobs=2)
    assert (kinds.hero, kinds.field) == ("beginner", "random")
    assert kinds.win_share == named.win_share
    with pytest.raises(ValueError, match="agent is 5: expected a name, a file, a class or an agent"):
        arena.run(table, 5, "random", deals=2)  # type: ignore[call-overload]
    with pytest.raises(ValueError, match="two agents are called random: expected different names"):
        arena.run(table, AGENTS["random"], AGENTS["random"](table), deals=2)
