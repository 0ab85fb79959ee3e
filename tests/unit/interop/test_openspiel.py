"""The adapter for OpenSpiel passes its simulation test, its algorithms run on small decks, and what they measure agrees
with our own exact walk of the tree."""

import json
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, ismcts, mcts

import updown
from kit.games import TWINS, default_kinds
from updown.agents.registry import make_agent
from updown.engine.batch import Batch
from updown.interop.openspiel import NAMES, Dealing, load
from updown.lab.exploit import exploitability as our_exploitability

UP: Any = {
    "format": "updown-deck/1",
    "game": "up-and-down",
    "name": "tiny",
    "suits": ["D", "C"],
    "values": [2, 3],
    "first_chef": "C",
    "dice": 2,
    "hand": {"2": 1},
}
AUF: Any = {
    "format": "updown-deck/1",
    "game": "auf-und-ab",
    "name": "tiny",
    "symbols": ["A", "B"],
    "hand": {"2": 2},
    "lay": {"2": 1},
}
DN: Any = {"format": "updown-deck/1", "game": "dnup", "name": "tiny", "star": "1/3", "cards": ["1/3", "1/2"]}
TINY: dict[str, dict[str, Any]] = {
    "up-and-down": {"players": 2, "deck": UP, "tiebreak": "shared"},
    "auf-und-ab": {"players": 2, "deck": AUF},
    "dnup": {"players": 2, "deck": DN, "limit": 3},
}
SMALL = [
    *((name, {"players": players}) for name, players in default_kinds()),
    ("up-and-down", {"players": 3, "deck": "small-9", "rounds": 2}),
    ("auf-und-ab", {"players": 2, "deck": "binary-8"}),
    ("dnup", {"players": 3, "deck": TWINS}),
]


@pytest.mark.parametrize("turns", [False, True], ids=["joint", "turns"])
@pytest.mark.parametrize(("name", "options"), SMALL, ids=str)
def test_random_simulation(name: str, options: dict[str, Any], turns: bool) -> None:
    pyspiel.random_sim_test(load(name, turns=turns, limit=150, **options), num_sims=1, serialize=True, verbose=False)


def test_the_games_are_registered() -> None:
    assert set(NAMES) <= set(pyspiel.registered_names())
    game = pyspiel.load_game("updown_dnup(players=4,limit=9)")
    assert (game.num_players(), game.max_game_length()) == (4, 9)


def played(game: Any, seed: int, steps: int) -> Any:
    state, chance = game.new_initial_state(), np.random.default_rng(seed)
    while steps and not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            assert sum(shares) == pytest.approx(1)
            state.apply_action(int(chance.choice(outcomes, p=shares)))
            continue
        steps -= 1
        if state.is_simultaneous_node():
            state.apply_actions([int(chance.choice(state.legal_actions(seat))) for seat in range(game.num_players())])
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    return state


# --- the deal is that of the game ---


@pytest.mark.parametrize("name", list(TINY))
def test_every_deal_is_as_likely_as_in_the_game(name: str) -> None:
    """Adds up the ways of chance to each set-up, and compares with the list of all set-ups, all equally likely."""
    options = {key: value for key, value in TINY[name].items() if key != "limit"}
    game = updown.game(name, **options)
    found: dict[str, float] = {}

    def walk(drawn: tuple[int, ...], share: float) -> None:
        dealing, setup = Dealing(game), None
        for outcome in drawn:
            setup = dealing.draw(outcome)
        if setup is not None:
            key = json.dumps(game.deal(setup=setup).record()["rounds"][0]["setup"], sort_keys=True)
            found[key] = found.get(key, 0) + share
            return
        for outcome, part in dealing.outcomes():
            walk((*drawn, outcome), share * part)

    walk((), 1.0)
    assert game.small is not None
    expected: dict[str, float] = {}
    setups = list(game.small.setups(game))
    for setup in setups:
        if "dice" in setup:
            # Only the sum matters: all throws with the same sum are counted as the first of them.
            total = sum(setup["dice"])
            first = max(1, total - 2)
            setup["dice"] = [first, total - first]
        if "stock" in setup:
            setup["stock"] = sorted(setup["stock"])
        key = json.dumps(game.deal(setup=setup).record()["rounds"][0]["setup"], sort_keys=True)
        expected[key] = expected.get(key, 0) + 1 / len(setups)
    assert found == pytest.approx(expected)


# --- what players see ---


@pytest.mark.parametrize(("name", "options"), SMALL, ids=str)
def test_tensors_are_the_rows_of_a_batch(name: str, options: dict[str, Any]) -> None:
    game = load(name, turns=True, **options)
    for seed in range(3):
        state = played(game, seed, 12)
        if state.is_terminal() or state.is_chance_node():
            continue
        inner = state
        player = state.current_player()
        batch = Batch(updown.game(name, **options), 1, seed=1)
        batch.states[0] = inner.state.array[0]
        batch._partials[0] = inner.partials
        batch._seats[0, 0] = player
        assert batch.observe()[0].tolist() == state.observation_tensor(player)
        assert np.flatnonzero(batch.masks()[0]).tolist() == state.legal_actions()
        recall = state.information_state_tensor(player)
        assert recall[: batch.space.width] == state.observation_tensor(player)
        assert any(recall[batch.space.width :]) == bool(inner.entries)


@pytest.mark.parametrize(("name", "options"), SMALL, ids=str)
def test_a_resampled_state_is_the_same_to_the_player(name: str, options: dict[str, Any]) -> None:
    game = load(name, turns=True, **options)
    sampler = np.random.default_rng(1)
    differ = 0
    for seed in range(8):
        state = played(game, seed, 1 + 2 * seed)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        for _ in range(3):
            twin = state.resample_from_infostate(player, sampler.random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.legal_actions() == state.legal_actions()
            differ += str(twin) != str(state)
            follow = twin.clone()
            follow.apply_action(follow.legal_actions()[0])
    assert differ > 0


def test_information_states_tell_nothing_of_choices_face_down() -> None:
    game = load("up-and-down", players=2, deck="small-9", turns=True)
    state = played(game, 2, 1)
    assert state.current_player() == 0
    texts = set()
    for action in state.legal_actions():
        other = state.child(action)
        assert other.current_player() == 1
        texts.add(other.information_state_string(1))
        assert other.information_state_string(0) != state.information_state_string(0)
    assert len(texts) == 1
    assert len(state.legal_actions()) > 1


# --- algorithms of OpenSpiel ---


def nash_conv(game: Any, policy: Any) -> float:
    return float(exploitability.nash_conv(game, policy))


@pytest.mark.parametrize("name", ["up-and-down", "auf-und-ab"])
def test_nash_conv_is_that_of_our_own_walk(name: str) -> None:
    """The random player, measured by OpenSpiel and by updown.lab.exploit."""
    options = TINY[name]
    game = updown.game(name, **options)
    theirs = nash_conv(
        load(name, turns=True, **options), policies.UniformRandomPolicy(load(name, turns=True, **options))
    )
    ours = our_exploitability(game, make_agent("random", game), of="wins")
    assert theirs == pytest.approx(sum(ours.responses))


@pytest.mark.parametrize("name", list(TINY))
def test_cfr_plus_comes_close_to_an_equilibrium(name: str) -> None:
    game = load(name, turns=True, **TINY[name])
    solver = cfr.CFRPlusSolver(game)
    before = nash_conv(game, policies.UniformRandomPolicy(game))
    for _ in range(4):
        solver.evaluate_and_update_policy()
    after = nash_conv(game, solver.average_policy())
    print(f"{name}: NashConv {before:.4f} of the random player, {after:.4f} after four iterations")
    assert after < 0.6 * before


@pytest.mark.parametrize("name", list(TINY))
def test_mccfr_runs(name: str) -> None:
    game = load(name, turns=True, **TINY[name])
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(10):
        solver.iteration()
    assert nash_conv(game, solver.average_policy()) < 1.9


@pytest.mark.parametrize(
    ("name", "deck"), [("up-and-down", "small-9"), ("auf-und-ab", "binary-8"), ("dnup", "dnup-10")]
)
def test_ismcts_plays(name: str, deck: str) -> None:
    game = load(name, turns=True, players=2, deck=deck, limit=60)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, chance),
        uct_c=2.0,
        max_simulations=6,
        random_state=chance,
    )
    state = played(game, 3, 2)
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        if state.is_terminal():
            break
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_simultaneous_game_can_be_turned_into_one_of_turns_by_openspiel_too() -> None:
    game = pyspiel.convert_to_turn_based(load("up-and-down", **TINY["up-and-down"]))
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()


def test_misuse_is_named() -> None:
    with pytest.raises(ValueError, match="option 'players' is 9"):
        load("dnup", players=9)
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        load("chess")


def test_python_ends_quietly() -> None:
    program = "from updown.interop.openspiel import load; g = load('dnup', players=3); print(g.new_initial_state())"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
