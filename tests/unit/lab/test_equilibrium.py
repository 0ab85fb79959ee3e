"""Equilibria of small decks: values that can be worked out by hand or by symmetry, and agreement with OpenSpiel."""

from functools import cache
from typing import Any

import pyspiel
import pytest

import updown
from updown.games.registry import GAMES
from updown.lab.equilibrium import solve
from updown.lab.exploit import exploitability
from updown.lab.gambit import format_efg
from updown.lab.trees import Tree, small_of, walk


@cache
def tree_of(name: str) -> Tree:
    decks: dict[str, dict[str, Any]] = {
        "up-and-down": {"suits": ["D", "C"], "values": [2, 3], "first_chef": "C", "dice": 2, "hand": {"2": 1}},
        "auf-und-ab": {"symbols": ["A", "B"], "hand": {"2": 2}, "lay": {"2": 1}},
        "dnup": {"star": "1/2", "cards": ["1/2", "1/3", "2/3", "1/4"]},
    }
    options: dict[str, Any] = {"tiebreak": "shared"} if name == "up-and-down" else {}
    deck = {"format": "updown-deck/1", "game": name, "name": "tiny", **decks[name]}
    return walk(updown.game(name, players=2, deck=deck, **options), limit=4 if name == "dnup" else None)


NAMES = ["up-and-down", "auf-und-ab", "dnup"]


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_measures_the_same(name: str) -> None:
    """The tree in Gambit's format: the random player is as far from an equilibrium there as here, and OpenSpiel's CFR+
    in C++ comes as close to one."""
    tree = tree_of(name)
    game = pyspiel.load_efg_game(format_efg(tree))
    ours = exploitability(tree.game, "random", of="wins", tree=tree)
    assert pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game)) == pytest.approx(sum(ours.responses))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    found = solve(tree, 60, of="wins")
    assert found.nash_conv < 0.02
    assert pyspiel.nash_conv(game, solver.average_policy()) < 0.02


@pytest.mark.parametrize("name", NAMES)
def test_seats_are_equal_before_the_deal(name: str) -> None:
    """Every deal is as likely with the seats exchanged, so the value to seat 0 is 0: it lies between the bounds."""
    found = solve(tree_of(name), 100, of="wins")
    low, high = -found.responses[1], found.responses[0]
    assert low <= 1e-9
    assert high >= -1e-9
    assert high - low == pytest.approx(found.nash_conv)


def test_one_card_each_by_hand() -> None:
    """dnup with one card each: the player with the star plays it and wins."""
    deck = {"format": "updown-deck/1", "game": "dnup", "name": "two", "star": "1/2", "cards": ["1/2", "1/3"]}
    tree = walk(updown.game("dnup", players=2, deck=deck))
    found = solve(tree, 100, of="wins")
    assert found.first == pytest.approx(1, abs=0.001)
    assert found.undecided < 0.001


def test_values_of_dnup() -> None:
    """Pinned: what the seat that begins wins more when rounds are cut off after four moves, and after five. Who has the
    last move before the cut matters, and fewer rounds are left undecided."""
    four = solve(tree_of("dnup"), 200, of="wins")
    five = solve(walk(tree_of("dnup").game, limit=5), 100, of="wins")
    assert four.first == pytest.approx(1 / 6, abs=0.001)
    assert five.first == pytest.approx(5 / 24, abs=0.001)
    assert five.undecided < four.undecided


def test_it_ends_early_when_it_is_close_enough() -> None:
    found = solve(tree_of("auf-und-ab"), 1000, of="wins", gap=0.05)
    assert found.rounds < 1000
    assert found.gap <= 0.05


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_its_small_decks(name: str) -> None:
    for options in (small_of(GAMES[name]).SMALL, small_of(GAMES[name]).LARGE):
        game = updown.game(name, **options)
        setups = small_of(game).setups(game)
        assert next(iter(setups)) != next(setups)
