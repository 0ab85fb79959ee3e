"""What people get wrong in Python, and the line that they get for it: each names the value and what was expected."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import updown
from updown.agents.api import Observation, look
from updown.agents.registry import make_agent
from updown.engine.space import Space
from updown.lab import arena
from updown.lab.exploit import exploitability

GAME = updown.game("dnup", players=3)
ANY: Any = updown


def match() -> Any:
    return GAME.deal(seed=7)


MISUSES: list[tuple[Callable[[], Any], str]] = [
    (lambda: updown.game("chess"), "there is no game 'chess': expected up-and-down, auf-und-ab, dnup"),
    (lambda: ANY.game(5), "there is no game 5: expected up-and-down, auf-und-ab, dnup"),
    (lambda: updown.game("dnup"), "option 'players' must be given: a number from 2 to 5"),
    (lambda: updown.game("dnup", players=9), "option 'players' is 9: expected a number from 2 to 5"),
    (lambda: ANY.game("dnup", players="3"), "option 'players' is '3': expected a number from 2 to 5"),
    (lambda: updown.game("dnup", players=True), "option 'players' is True: expected a number from 2 to 5"),
    (lambda: ANY.game("dnup", players=3, playrs=3), "option 'playrs' is unknown: dnup takes players, deck"),
    (lambda: ANY.game("auf-und-ab", players=2, goal="most"), "option 'goal' is 'most': expected 'high' or 'low'"),
    (lambda: updown.game("dnup", players=3, deck="tarot"), "option 'deck' is 'tarot': expected dnup-10, dnup-40, or"),
    (
        lambda: ANY.game("dnup", players=3).deal(seed="x"),
        "seed is 'x': expected a whole number, or None for a secret random one",
    ),
    (lambda: GAME.deal(setup={}), "the set-up has no 'hands' (DN-4)"),
    (lambda: match().play(1, {"move": "rotate"}), "seat 1 may not rotate: it is seat 0's turn (DN-5)"),
    (lambda: match().play(0, {"move": "pass"}), "seat 0 may not pass: "),
    (lambda: match().play(0, {"move": "play", "cards": ["9/9"]}), "seat 0 may not play 9/9: "),
    (lambda: match().play(0, 12345), "seat 0 may not do 12345: "),
    (lambda: match().play(7, {"move": "rotate"}), "seat 7 may not rotate: it is seat 0's turn (DN-5)"),
    (lambda: match().view(3), "seat is 3: expected 0 to 2, or None for an onlooker"),
    (lambda: match().next_round(), "the round is still being played"),
    (lambda: updown.replay({}), "the record has no 'format'"),
    (lambda: updown.simulate("dnup", players=3, games=0), "games is 0: expected a whole number from 1"),
    (lambda: updown.simulate(GAME, players=3), "the game has its options already: players cannot be given again"),
    (lambda: ANY.Batch("dnup", 8), "game is 'dnup': expected a game, such as updown.game('dnup', players=3)"),
    (lambda: updown.Batch(GAME, 0), "size is 0: expected a whole number from 1"),
    (lambda: updown.Batch(GAME, 2, form="long"), "form is 'long': expected 'markov' or 'recall'"),
    (lambda: updown.Batch(GAME, 2).step([1, 2]), "match 0: seat "),
    (lambda: updown.Batch(GAME, 2).step(np.zeros(3, int)), "steps has shape (3,): expected integers of shape (2,)"),
    (lambda: updown.Batch(GAME, 2).observe(dtype=float), "dtype is float64: expected float32 or int8"),
    (lambda: Space(GAME).name_of(999), "there is no such step: expected 0 to 67"),
    (lambda: make_agent("grandmaster", GAME), "there is no agent 'grandmaster': expected random, beginner, casual"),
    (lambda: make_agent("casual:speed=9", GAME), "agent casual:speed=9: there is no setting 'speed', casual takes no"),
    (lambda: arena.run(GAME, "casual", "random", deals=0), "deals is 0: expected a whole number from 1"),
    (lambda: exploitability(GAME, "casual"), " is for 3 players: only games for 2 are walked"),
    (lambda: ANY.game("dnup", players=3, rounds=2), "option 'rounds' is unknown: dnup takes players, deck"),
    (lambda: GAME.deal(seed=1, max_rounds=0), "max_rounds is 0: expected a whole number from 1"),
    (lambda: GAME.sort_cards(["D9"]), "'D9' is not a card of this game with the deck 'dnup-40'"),
    (lambda: match().svg(lang="xx"), "lang is 'xx': expected en, de, fr, lb, da"),
    (lambda: ANY.restore("text"), "the state is 'text': expected bytes, or an object from JSON"),
    (lambda: updown.restore(match().to_bytes()[1:]), "the bytes of the state are damaged, or of something else"),
    (lambda: Observation.from_saved(match().to_bytes()), "format is 'updown-state/1': expected 'updown-observation/1'"),
    (lambda: updown.restore(match().to_bytes(), game=updown.game("dnup", players=2)), "it is of updown.game('dnup', "),
    (lambda: updown.simulate(GAME, agents="grandmaster"), "there is no agent 'grandmaster': expected random, beginner"),
    (lambda: updown.simulate(GAME, agents=["casual"]), "there are 1 agents: expected one for all seats, or 3, by seat"),
    (lambda: ANY.simulate(GAME, agents=5), "agent is 5: expected a name, a file, a class or an agent"),
    (
        lambda: ANY.simulate(GAME, agents={"casual": 1}),
        "agents is {'casual': 1}: expected one for all seats, or a list",
    ),
    (lambda: updown.simulate(GAME, agents="casual", games=0), "games is 0: expected a whole number from 1"),
    (lambda: exploitability(updown.game("auf-und-ab", players=2), "random"), "and more histories: too many to walk"),
    (lambda: make_agent("random", GAME).check(look(updown.game("dnup", players=2).deal(seed=1), 0)), "was made for"),
]


@pytest.mark.parametrize(("misuse", "line"), MISUSES, ids=[line[:40] for _, line in MISUSES])
def test_a_misuse_is_answered_in_one_line(misuse: Callable[[], Any], line: str) -> None:
    with pytest.raises((ValueError, TypeError)) as caught:
        misuse()
    said = str(caught.value)
    assert line in said
    assert "\n" not in said
