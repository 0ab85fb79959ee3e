"""Networks that evaluate worlds: what they see, and that the search reads them as NumPy does."""

from collections.abc import Iterator
from typing import Any, Literal, cast

import numpy as np
import pytest

import updown
from kit.agents import decisions, default_game
from kit.games import default_kinds
from updown.agents import forecast
from updown.agents.api import look
from updown.agents.builtin import Expert
from updown.agents.forecaster import Forecaster
from updown.agents.heuristics import heuristics_of
from updown.agents.network import LayerSizes, Network
from updown.agents.registry import make_agent
from updown.agents.searcher import Searcher
from updown.agents.tree import PRIOR
from updown.agents.workspace import MOST_COLUMNS, make_layers
from updown.rules import layout
from updown.train.gradient import first_parameters
from updown.train.search import dense

KINDS = [pytest.param(name, players, id=f"{name}-{players}") for name, players in default_kinds()]


def worlds(game: updown.Game, count: int = 12) -> Iterator[updown.Match]:
    for decision in decisions(game, count, seed=4, apart=3):
        yield decision.match


def columns_of(match: updown.Match) -> list[int]:
    found = np.zeros(MOST_COLUMNS, np.int64)
    count = heuristics_of(type(match.game)).list_columns(match.game.rules, match._state, found)
    return [int(column) for column in found[:count]]


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_columns_exist_and_are_named_once(name: str, players: int) -> None:
    game = default_game(name, players)
    width = heuristics_of(type(game)).columns(game.rules)
    seen: set[int] = set()
    for match in worlds(game, 40):
        found = columns_of(match)
        assert len(set(found)) == len(found)
        assert all(0 <= column < width for column in found)
        seen |= set(found)
    assert len(seen) > width // 8


@pytest.mark.parametrize("goal", ["high", "low"])
def test_a_card_that_changes_hands_is_seen(goal: Literal["high", "low"]) -> None:
    match = updown.game("auf-und-ab", players=2, goal=goal).deal(seed=1)
    before = columns_of(match)
    hands = cast(Any, match._state).hands
    hands[0], hands[1] = int(hands[1]), int(hands[0])
    assert columns_of(match) != before


@pytest.mark.parametrize(
    ("name", "players", "plain"),
    [("dnup", 3, True), ("up-and-down", 2, True), ("auf-und-ab", 2, True), ("dnup", 2, False)],
)
def test_the_search_reads_a_network_as_numpy_does(name: str, players: int, plain: bool) -> None:
    game = default_game(name, players)
    width = heuristics_of(type(game)).columns(game.rules)
    network = Network(LayerSizes(width, (16, 8), 0, players))
    first_parameters(network, np.random.default_rng(1))
    network.flat[:] += np.float32(0.01)
    searcher = Searcher(game, plain=plain, layers=make_layers(network, 2.0 * game.score_sign))
    searcher.buffers["learned"] = 1
    for match in worlds(game):
        searcher.workspace.worlds[0] = layout.memory(match._state)[0]
        searcher.run(forecast.evaluate_first)
        found = np.array([columns_of(match)], np.int16)
        values = network.forward(dense(found, np.array([found.shape[1]], np.int16), width))[1][0]
        wins = np.exp(values[0]) / np.exp(values[0]).sum()
        first = heuristics_of(type(game)).viewpoint(game.rules, match._state)
        scores = np.array(match.scores, np.float64) * game.score_sign
        for seat in range(players):
            lead = (scores[seat] - (scores.sum() - scores[seat]) / (players - 1)) / 2.0
            steps = (seat - first) % players
            part = forecast.WIN_PART * wins[steps]
            margin = 0.5 + forecast.MARGIN_PART * (lead + values[1][steps])
            expected = part + (1 - forecast.WIN_PART) * margin
            assert searcher.buffers["values"][seat] == pytest.approx(expected, abs=1e-5)


def test_a_match_that_is_over_needs_no_network() -> None:
    game = default_game("dnup", 2)
    match = game.deal(seed=3)
    while not match.over:
        match.play(match.turn[0], match.actions(match.turn[0])[-1])
    searcher = Searcher(game, plain=True, layers=make_layers(None))
    searcher.buffers["learned"] = 1
    searcher.workspace.worlds[0] = layout.memory(match._state)[0]
    searcher.run(forecast.evaluate_first)
    values = searcher.buffers["values"][:2]
    assert np.argmax(values) == match.winners[0]
    assert values.sum() == pytest.approx(1)


def test_what_is_over_is_not_forecast() -> None:
    match = default_game("dnup", 2).deal(seed=3)
    forecaster = Forecaster(match.game, plain=True)
    expected = forecaster.expect(look(match, match.turn[0]), worlds=2)
    assert expected.wins.min() > 0
    while not match.over:
        match.play(match.turn[0], match.actions(match.turn[0])[-1])
    expected = forecaster.expect(look(match, 0))
    assert expected.wins.tolist() == [float(seat in match.winners) for seat in range(2)]
    assert expected.margins.tolist() == [0, 0]


def test_master_asks_its_network_and_expert_does_not() -> None:
    for decision in decisions(default_game("dnup", 2), 1, seed=6):
        for name, learned in (("master", 1), ("expert", 0)):
            agent = make_agent(f"{name}:rollouts=8", decision.match.game, seed=1)
            assert isinstance(agent, Expert)
            agent.policy(look(decision.match, decision.seat))
            assert agent.searcher.buffers["learned"] == learned
            assert agent.searcher.workspace.layers.forecasts.any() == bool(learned)


def test_a_network_says_first_which_moves_are_worth_trying() -> None:
    """A look at each move in a few worlds decides the priors; the moves stay the same."""
    game = updown.game("dnup", players=2)
    found = {}
    for priors in (0, 3):
        agent = make_agent(f"master:rollouts=1,priors={priors}", game)
        match = game.deal(seed=5)
        list(agent.policy(look(match, match.turn[0])))
        found[priors] = cast(Any, agent).searcher.column(PRIOR)
    assert len(found[0]) == len(found[3]) > 3
    assert (found[3] > 0).all()
    assert not np.allclose(found[0] / found[0].sum(), found[3] / found[3].sum())


def test_priors_prefer_what_the_network_prefers() -> None:
    """The move with the highest prior leads to a better world than the one with the lowest, by the network itself."""
    game = updown.game("dnup", players=2)
    match = game.deal(seed=5)
    agent = make_agent("master:rollouts=1,priors=2", game)
    list(agent.policy(look(match, match.turn[0])))
    searcher = cast(Any, agent).searcher
    priors = searcher.column(PRIOR)
    values = []
    for action in match.actions(match.turn[0]):
        after = match.copy()
        after.play(after.turn[0], game.format_move(action))
        searcher.workspace.worlds[0] = layout.memory(after._state)[0]
        searcher.buffers["learned"] = 1
        searcher.run(forecast.evaluate_first)
        values.append(float(searcher.buffers["values"][match.turn[0]]))
    best, worst = int(np.argmax(priors)), int(np.argmin(priors))
    assert values[best] > values[worst]


def test_without_a_network_the_heuristics_say_it() -> None:
    agent = make_agent("master:priors=3", updown.game("auf-und-ab", players=2, deck="binary-16"))
    assert cast(Any, agent).prior_worlds == 0
