"""Simulations: the same whatever the number of threads, true to a count by other means, and clear about bad
arguments."""

import json
from dataclasses import fields
from math import sqrt
from typing import Any

import numpy as np
import pytest

import updown
from kit.games import TWINS, default_kinds
from updown import Batch, Simulation

SMALL: list[tuple[str, dict[str, Any]]] = [
    ("up-and-down", {"players": 2, "deck": "small-9"}),
    ("up-and-down", {"players": 4, "deck": "small-20", "rounds": 2, "tiebreak": "shared"}),
    ("auf-und-ab", {"players": 3, "deck": "binary-8", "goal": "low"}),
    ("dnup", {"players": 2, "deck": "dnup-10"}),
    ("dnup", {"players": 5, "deck": TWINS}),
]
OF_THE_RUN = {"seconds", "decisions_per_second", "games_per_second", "threads"}


def outcome(result: Simulation) -> dict[str, Any]:
    """All but what the machine has a say in."""
    return {key: value for key, value in result.to_json().items() if key not in OF_THE_RUN}


# --- threads and seeds ---


@pytest.mark.parametrize(("name", "options"), SMALL)
def test_the_number_of_threads_changes_nothing(name: str, options: dict[str, Any]) -> None:
    results = [updown.simulate(name, games=3001, seed=5, threads=threads, **options) for threads in (1, 2, 3)]
    assert outcome(results[0]) == outcome(results[1]) == outcome(results[2])
    assert [result.threads for result in results] == [1, 2, 3]
    assert results[0].games == 3001


def test_more_threads_than_games() -> None:
    one, many = (updown.simulate("dnup", players=3, games=2, seed=5, threads=threads) for threads in (1, 9))
    assert outcome(one) == outcome(many)


def test_progress_changes_nothing() -> None:
    reported: list[tuple[int, int]] = []
    plain = updown.simulate("dnup", players=3, games=500, seed=5, threads=1)
    watched = updown.simulate(
        "dnup", players=3, games=500, seed=5, threads=1, progress=lambda done, games: reported.append((done, games))
    )
    assert outcome(plain) == outcome(watched)


def test_the_seed_decides() -> None:
    def play(seed: int | None) -> dict[str, Any]:
        return outcome(updown.simulate("auf-und-ab", players=2, games=200, seed=seed, threads=1))

    assert play(1) == play(1)
    assert play(1)["decisions"] != play(2)["decisions"]
    without = play(None)
    assert play(without["seed"]) == without, "the result has the seed that was drawn"


def test_a_game_may_be_given_as_such() -> None:
    game = updown.game("dnup", players=3, deck="dnup-10")
    by_game = updown.simulate(game, games=100, seed=1, threads=1)
    by_name = updown.simulate("dnup", players=3, deck="dnup-10", games=100, seed=1, threads=1)
    assert outcome(by_game) == outcome(by_name)


def test_more_games_begin_with_the_same_games() -> None:
    """Each game has its own chance: the first hundred of a thousand are the hundred."""
    few = updown.simulate("dnup", players=3, games=1, seed=9, threads=1)
    more = [updown.simulate("dnup", players=3, games=games, seed=9, threads=1).decisions for games in (1, 2, 3)]
    assert more[0] == few.decisions
    assert more[0] < more[1] < more[2]


# --- progress and results ---


def test_progress_is_reported_to_the_end() -> None:
    reported: list[tuple[int, int]] = []
    updown.simulate("dnup", players=5, games=4000, seed=1, threads=2, progress=lambda *done: reported.append(done))
    assert reported[-1] == (4000, 4000)
    assert all(games == 4000 for _, games in reported)
    assert [done for done, _ in reported] == sorted(done for done, _ in reported)


def test_what_goes_wrong_in_progress_comes_out() -> None:
    def fail(done: int, games: int) -> None:
        raise RuntimeError("the bar broke")

    with pytest.raises(RuntimeError, match="the bar broke"):
        updown.simulate("dnup", players=3, games=200, seed=1, threads=2, progress=fail)


@pytest.mark.parametrize(("name", "players"), default_kinds())
def test_json_has_the_documented_keys(name: str, players: int) -> None:
    result = updown.simulate(name, players=players, games=50, seed=1, threads=1)
    data = json.loads(json.dumps(result.to_json()))
    assert set(data) == {field.name for field in fields(Simulation)}
    assert {"games", "decisions", "seconds", "decisions_per_second", "threads"} <= set(data)
    assert {"seats", "length", "facts", "shares", "fair_share", "shared_wins", "rounds", "seed", "agent"} <= set(data)
    assert (data["game"], data["games"], data["threads"], data["agent"]) == (name, 50, 1, "random")
    assert data["options"]["players"] == players
    assert data["options"]["deck"] == updown.game(name, players=players).deck_name
    assert data["rules_version"] == updown.game(name, players=players).rules_version
    assert [seat["seat"] for seat in data["seats"]] == list(range(players))
    assert set(data["seats"][0]) == {"seat", "mean_score", "mean_score_ci", "win_share", "win_share_ci"}
    assert set(data["length"]) == {"mean", "ci_low", "ci_high", "shortest", "p5", "p50", "p95", "longest"}
    assert data["decisions_per_second"] == pytest.approx(data["decisions"] / data["seconds"])
    assert data["games_per_second"] == pytest.approx(50 / data["seconds"])
    shares = {"up-and-down": {"pot_share", "lost_share"}, "auf-und-ab": {"played_share", "buried_share"}}
    assert set(data["shares"]) == shares.get(name, {"void_share"})


@pytest.mark.parametrize(("name", "players"), default_kinds())
def test_the_numbers_fit_together(name: str, players: int) -> None:
    result = updown.simulate(name, players=players, games=2000, seed=3, threads=2)
    assert sum(seat.win_share for seat in result.seats) == pytest.approx(1)
    assert result.fair_share == 1 / players
    length = result.length
    assert result.decisions / result.games == pytest.approx(length["mean"])
    assert length["shortest"] <= length["p5"] <= length["p50"] <= length["p95"] <= length["longest"]
    assert length["ci_low"] < length["mean"] < length["ci_high"]
    for seat in result.seats:
        assert seat.win_share_ci[0] < seat.win_share < seat.win_share_ci[1]
        assert seat.mean_score_ci[0] < seat.mean_score < seat.mean_score_ci[1]
    facts = result.facts
    if name == "up-and-down":
        won = sum(seat.mean_score for seat in result.seats) * result.games
        assert won == pytest.approx(result.rounds * (facts["tricks"] - facts["tricks_left_in_pot"]))
        assert facts["tricks"] == {2: 15, 3: 14, 4: 11}[players]
        assert result.shares["pot_share"] == pytest.approx(facts["tricks_to_pot"] / facts["tricks"])
        assert result.rounds >= result.games
        assert result.shared_wins == 0, "a tie brings another round"
    elif name == "auf-und-ab":
        places = ["cards_on_piles", "cards_open", "cards_buried", "cards_in_hand", "cards_in_stock"]
        assert sum(facts[place] for place in places) == pytest.approx(32)
        assert result.rounds == result.games
        assert 0 < result.shared_wins < 1
    else:
        assert facts["rounds"] == 1
        assert facts["turns"] * result.rounds == pytest.approx(result.decisions)
        assert facts["void_rounds"] == result.shares["void_share"]
        assert 0 < facts["cards_discarded"] < 40
        assert result.shared_wins == 0


# --- true to a count by other means ---


@pytest.mark.parametrize(("name", "options"), SMALL)
def test_random_play_is_that_of_a_batch(name: str, options: dict[str, Any]) -> None:
    """Mean lengths, scores and wins of other games, chosen by another generator: within five standard errors."""
    game = updown.game(name, **options)
    result = updown.simulate(game, games=20_000, seed=1, threads=2)
    batch = Batch(game, 4000, seed=2, restart=False)
    decisions = np.zeros(batch.size)
    while not batch.over.all():
        decisions += batch.seats >= 0
        batch.play(batch.sample_moves())
    wins = batch.winners / batch.winners.sum(axis=1, keepdims=True)
    assert_close(decisions, result.length["mean"], result.length["ci_high"])
    for seat in result.seats:
        assert_close(batch.scores[:, seat.seat], seat.mean_score, seat.mean_score_ci[1])
        assert_close(wins[:, seat.seat], seat.win_share, seat.win_share_ci[1])
    assert decisions.min() >= result.length["shortest"]
    assert decisions.max() <= result.length["longest"]


def assert_close(sample: Any, mean: float, high: float) -> None:
    own = sample.std(ddof=1) / sqrt(len(sample))
    other = (high - mean) / 1.959964
    assert abs(sample.mean() - mean) <= 5 * sqrt(own**2 + other**2)


def test_intervals_hold_the_truth_most_of_the_time() -> None:
    """95 % of a hundred small simulations should hold the mean of a large one; fewer than 88 would be very odd."""
    truth = updown.simulate("dnup", players=3, deck="dnup-10", games=400_000, seed=1, threads=2)
    held = 0
    for seed in range(100):
        small = updown.simulate("dnup", players=3, deck="dnup-10", games=400, seed=seed + 2, threads=1)
        held += small.length["ci_low"] <= truth.length["mean"] <= small.length["ci_high"]
    assert 88 <= held <= 100


# --- bad arguments ---


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"games": 0}, r"games is 0: expected a whole number from 1$"),
        ({"games": -5}, r"games is -5: expected a whole number from 1$"),
        ({"games": 2.5}, r"games is 2.5: expected a whole number from 1$"),
        ({"games": True}, r"games is True: expected a whole number from 1$"),
        ({"games": "many"}, r"games is 'many': expected a whole number from 1$"),
        ({"threads": 0}, r"threads is 0: expected a whole number from 1$"),
        ({"threads": "two"}, r"threads is 'two': expected a whole number from 1$"),
        ({"seed": "lucky"}, r"seed is 'lucky': expected a whole number$"),
        ({"seed": False}, r"seed is False: expected a whole number$"),
        ({"players": 7}, r"option 'players' is 7: expected a number from 2 to 5$"),
        ({"rounds": 2}, r"option 'rounds' is unknown: dnup takes players, deck$"),
        ({"deck": "tarot"}, r"option 'deck' is 'tarot': expected dnup-10, dnup-40, or a deck file"),
    ],
)
def test_bad_arguments_are_named(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        updown.simulate("dnup", **{"players": 3, "games": 10, "threads": 1, **arguments})


def test_an_unknown_game_and_missing_players_are_named() -> None:
    with pytest.raises(ValueError, match=r"there is no game 'poker': expected up-and-down, auf-und-ab, dnup$"):
        updown.simulate("poker", players=3)
    with pytest.raises(ValueError, match=r"option 'players' must be given: a number from 2 to 5$"):
        updown.simulate("dnup", games=10)
