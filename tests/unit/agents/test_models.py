"""Files of trained networks: what they keep, and which are refused."""

from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

import updown
from kit.games import default_kinds
from updown.agents.api import BadAgent, look
from updown.agents.builtin import CompiledAgent
from updown.agents.forecaster import Forecaster
from updown.agents.heuristics import heuristics_of
from updown.agents.models import (
    FOLDER,
    SEARCH,
    BadModel,
    Model,
    Origin,
    find_model,
    model_name,
    parse_model,
    read_model,
    write_model,
)
from updown.agents.network import LayerSizes, Network, fields_of
from updown.agents.registry import make_agent
from updown.engine.space import Space

GAME = updown.game("up-and-down", players=3)
SMALL_DECK = "small-9"


def random_model(game: updown.Game = GAME, seed: int = 0) -> Model:
    """A network that has learned nothing."""
    space = Space(game)
    shape = LayerSizes(space.width, (8,), space.actions, game.players)
    flat = np.random.default_rng(seed).standard_normal(shape.parameters).astype(np.float16).astype(np.float32)
    return Model(
        game=game.id,
        rules_version=game.rules_version,
        players=game.players,
        method="policy",
        fields=tuple(fields_of([space])),
        steps=tuple((part.name, part.length) for part in space.steps),
        margin_scale=3.5,
        origin=Origin("updown train --refine", 7, 0.25, 12, "abc", base=Origin("updown train", 0, 0.125, 4, "def")),
        network=Network(shape, flat),
    )


def test_a_model_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "a.model"
    write_model(random_model(), file)
    again = read_model(file)
    assert again.head() == random_model().head()
    assert again.origin == random_model().origin
    assert again.network.flat.tobytes() == random_model().network.flat.tobytes()
    assert [each.name for each in tmp_path.iterdir()] == ["a.model"]


def content(tmp_path: Path) -> bytes:
    write_model(random_model(), tmp_path / "a.model")
    return (tmp_path / "a.model").read_bytes()


def signed(body: bytes) -> bytes:
    return body + sha256(body).digest()


def test_a_damaged_model_is_refused(tmp_path: Path) -> None:
    good = content(tmp_path)
    for place in (40, len(good) // 2, len(good) - 1):
        bad = bytearray(good)
        bad[place] ^= 1
        with pytest.raises(BadModel, match="x is damaged: its checksum does not fit its content"):
            parse_model(bytes(bad), "x")
    for length in (len(good) // 2, len(good) - 1):
        with pytest.raises(BadModel, match="x is damaged"):
            parse_model(good[:length], "x")
    with pytest.raises(BadModel, match="x is not a model: expected a file that begins with 'updown model 1'"):
        parse_model(b"\x89PNG", "x")
    with pytest.raises(BadModel, match="x has format '2': expected 1"):
        parse_model(signed(good[:-32].replace(b"model 1", b"model 2", 1)), "x")
    with pytest.raises(BadModel, match=r"x cannot be read: ValueError: it has \d+ numbers, expected \d+ finite ones"):
        parse_model(signed(good[:-34]), "x")
    with pytest.raises(BadModel, match="x cannot be read: KeyError: 'seed'"):
        parse_model(signed(good[:-32].replace(b'"seed"', b'"sead"', 1)), "x")


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (updown.game("dnup", players=3), "the model is for up-and-down: expected one for dnup"),
        (updown.game("up-and-down", players=4), "the model is for 3 players: expected one for 4"),
    ],
)
def test_a_model_of_another_game_or_count_is_refused(game: updown.Game, problem: str) -> None:
    with pytest.raises(BadModel, match=problem):
        random_model().inputs_for(Space(game))


def test_a_model_of_other_rules_is_refused() -> None:
    model = replace(random_model(), rules_version=9)
    with pytest.raises(BadModel, match="for version 9 of the rules of up-and-down: expected one for version 1"):
        model.inputs_for(Space(GAME))


def test_a_model_of_ones_own_is_used_and_a_bad_one_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UPDOWN_MODELS", str(tmp_path))
    file = tmp_path / model_name("up-and-down", 3)
    write_model(random_model(), file)
    found = find_model(GAME)
    assert found is not None
    assert found.origin == random_model().origin
    assert make_agent("net", GAME).spec == "net"
    write_model(random_model(updown.game("dnup", players=3)), file)
    with pytest.raises(BadAgent, match="BadModel: the model is for dnup: expected one for up-and-down"):
        make_agent("net", GAME)
    file.write_bytes(b"nothing")
    with pytest.raises(BadAgent, match="is not a model"):
        make_agent("net", GAME)
    write_model(random_model(), tmp_path / model_name("up-and-down", 3, SEARCH))
    with pytest.raises(BadAgent, match="made by the method policy: expected one that evaluates worlds"):
        make_agent("master", GAME)


def worlds_model(game: updown.Game = GAME) -> Model:
    """A network that evaluates worlds and has learned nothing."""
    width = heuristics_of(type(game)).columns(game.rules)
    network = Network(LayerSizes(width, (8, 4), 0, game.players))
    return replace(random_model(game), method=SEARCH, fields=(("columns", width, 1),), steps=(), network=network)


def test_a_model_that_evaluates_worlds_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / model_name("up-and-down", 3, SEARCH)
    write_model(worlds_model(), file)
    again = read_model(file)
    assert again.head() == worlds_model().head()
    assert again.layers_for(GAME).first.shape == (worlds_model().network.shape.width, 8)
    with pytest.raises(BadModel, match="the model evaluates worlds: expected one that has a policy"):
        again.inputs_for(Space(GAME))


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (updown.game("dnup", players=3), "the model is for up-and-down: expected one for dnup"),
        (updown.game("up-and-down", players=4), "the model is for 3 players: expected one for 4"),
        (updown.game("up-and-down", players=3, deck=SMALL_DECK), "for the usual deck and hands of up-and-down"),
    ],
)
def test_a_model_for_other_worlds_is_refused(game: updown.Game, problem: str) -> None:
    with pytest.raises(BadModel, match=problem):
        worlds_model().layers_for(game)


def test_without_a_network_there_is_no_forecast_and_master_plays_as_expert() -> None:
    game = updown.game("up-and-down", players=3, deck=SMALL_DECK)
    with pytest.raises(BadModel, match="there is no network that evaluates worlds of"):
        Forecaster(game)
    master, expert = make_agent("master:rollouts=20", game, seed=1), make_agent("expert:rollouts=20", game, seed=1)
    for agent in (master, expert):
        assert isinstance(agent, CompiledAgent)
        agent.run_plain()
    match = game.deal(seed=2)
    seen = look(match, match.turn[0])
    assert master.policy(seen) == expert.policy(seen)


def test_a_game_of_several_rounds_fits_a_model_that_knows_them() -> None:
    several = updown.game("up-and-down", players=3, rounds=2)
    model = random_model(several)
    inputs = model.inputs_for(Space(GAME))
    rows = np.ones((1, Space(GAME).width), np.int8)
    arranged = np.full((1, inputs.width), 7, np.int8)
    inputs.arrange(rows, arranged)
    assert arranged.sum() == Space(GAME).width, "the column that one round does not have is 0"
    with pytest.raises(BadModel, match="rounds_left"):
        random_model().inputs_for(Space(several))


SHIPPED = sorted(FOLDER.glob("*.model"))


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_a_model_that_comes_with_the_program_fits_its_game(file: Path) -> None:
    model = read_model(file)
    game = updown.game(model.game, players=model.players)
    assert file.name == model_name(model.game, model.players, model.method)
    found = find_model(game, model.method)
    assert found is not None
    assert found.head() == model.head()
    if model.method == SEARCH:
        assert model.layers_for(game).first.shape == (model.network.shape.width, 64)
    else:
        assert model.inputs_for(Space(game)).width == model.network.shape.width
    assert model.origin.command.startswith(f"updown train {model.game} --players {model.players} ")
    assert "/" not in model.origin.command


def test_every_game_and_number_of_players_has_a_network_that_evaluates_worlds() -> None:
    names = {file.name for file in SHIPPED}
    assert {model_name(name, players, SEARCH) for name, players in default_kinds()} <= names


def test_all_models_together_are_small() -> None:
    assert 0 < sum(file.stat().st_size for file in SHIPPED) < 3_000_000
