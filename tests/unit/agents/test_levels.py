"""The levels for people: even steps of one ladder, from the same search."""

import pytest

import updown
from kit.agents import FOR_PEOPLE, agent
from kit.outside import SEESAW, seesaw_added
from updown.agents.api import look
from updown.agents.heuristics import heuristics_of
from updown.agents.learned import LEVEL_ROLLOUTS, Level, Master
from updown.games.registry import GAMES

TABLES = [
    (name, players)
    for name, game in GAMES.items()
    for players in range(game.players_option().low, game.players_option().high + 1)
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_table_has_five_levels_each_less_soft_than_the_one_below(name: str, players: int) -> None:
    first, *others = heuristics_of(GAMES[name]).TEMPERATURES[players]
    assert len(others) == len(FOR_PEOPLE) - 1
    assert others == sorted(set(others), reverse=True)
    assert first > others[-1]


@pytest.mark.parametrize(("players", "master", "level"), [(2, 3, 3), (3, 3, 0), (4, 0, 0), (5, 0, 0)])
def test_whether_the_network_looks_at_every_move_first(players: int, master: int, level: int) -> None:
    game = updown.game("dnup", players=players)
    worlds = {"master": master} | dict.fromkeys(FOR_PEOPLE, level) | {"master:priors=5": 5}
    for spec, count in worlds.items():
        made = agent(spec, game, 1)
        assert isinstance(made, Master)
        assert made.prior_worlds == count


def test_only_the_first_level_plays_what_the_search_has_not_tried() -> None:
    match = updown.game("auf-und-ab", players=2).deal(seed=4)
    observation = look(match, match.turn[0])
    played = [sum(chance > 0 for chance in agent(spec, match.game, 1).policy(observation)) for spec in FOR_PEOPLE]
    assert played[0] > max(played[1:])


@pytest.mark.parametrize("name", GAMES)
def test_a_higher_level_plays_its_best_move_more_often(name: str) -> None:
    """But for the first one, which is weak because it leaves nothing out."""
    match = updown.game(name, players=2).deal(seed=4)
    observation = look(match, match.turn[0])
    best = []
    for spec in FOR_PEOPLE[1:]:
        level = agent(spec, match.game, 1)
        assert isinstance(level, Level)
        assert level.budget.rollouts == LEVEL_ROLLOUTS
        best.append(max(level.policy(observation)))
    assert best == sorted(best)
    assert best[0] < best[-1]


def test_a_game_from_outside_has_levels_too() -> None:
    with seesaw_added():
        level = agent("level3:rollouts=5", SEESAW(players=4), 1)
        assert isinstance(level, Level)
        assert level.temperature == heuristics_of(SEESAW).TEMPERATURES[2][2]
