"""No agent but a beginner gives a blunder any probability: the suites of `updown/games/<game>/blunders.json`."""

from functools import cache

import pytest

import updown
from kit.agents import SENSIBLE
from updown.agents.api import look
from updown.agents.registry import make_agent
from updown.agents.suite import Position, levels, shipped_suite
from updown.games.registry import GAMES

LEAST_POSITIONS = 25
WARMEST = "master:rollouts=250,temperature=1"
"""Softer than any level: it plays all moves almost equally often, but for those that it leaves out."""


@cache
def suite(game: str) -> dict[str, Position]:
    return {position.name: position for position in shipped_suite(game)}


CASES = [(game, name) for game in GAMES for name in suite(game)]


def test_the_levels_above_beginner_are_asked() -> None:
    assert tuple(levels()) == SENSIBLE


@pytest.mark.parametrize("level", [*SENSIBLE, WARMEST])
@pytest.mark.parametrize(("game", "name"), CASES)
def test_no_blunder_has_any_probability(game: str, name: str, level: str) -> None:
    position = suite(game)[name]
    match = updown.replay(position.record, seed=0)
    agent = make_agent(level, match.game, seed=1)
    observation = look(match, position.seat)
    chances = dict(zip(map(str, observation.moves), agent.policy(observation), strict=True))
    assert {str(move): chances[str(move)] for move in position.blunders if chances[str(move)] != 0} == {}, position.why


@pytest.mark.parametrize("game", GAMES)
def test_a_suite_has_enough_positions_and_each_its_own_name(game: str) -> None:
    names = [position.name for position in shipped_suite(game)]
    assert len(names) == len(set(names)) >= LEAST_POSITIONS


@pytest.mark.parametrize(("game", "name"), CASES)
def test_blunders_are_legal_and_not_all_there_is(game: str, name: str) -> None:
    position = suite(game)[name]
    legal = updown.replay(position.record, seed=0).moves(position.seat)
    assert all(move in legal for move in position.blunders)
    assert 0 < len(position.blunders) < len(legal)
    assert position.why.endswith(".")


@pytest.mark.parametrize("game", GAMES)
def test_a_suite_is_of_every_number_of_players_and_its_options(game: str) -> None:
    records = [position.record for position in shipped_suite(game)]
    counts = GAMES[game].players_option()
    assert {record["options"]["players"] for record in records} == {*range(counts.low, counts.high + 1)}
    own = {option.name for option in GAMES[game].own_options} | {"deck"}
    assert {name for record in records for name in record["options"]} == own
