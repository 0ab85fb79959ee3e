"""Forecasts that are calibrated: factors are found again, rows still add up, models keep the factors."""

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

import updown
from kit.agents import decisions, default_game
from kit.games import default_kinds
from updown.agents.api import look
from updown.agents.calibration import KNOTS, UNCALIBRATED, Calibration, fit
from updown.agents.forecaster import Forecaster
from updown.agents.heuristics import heuristics_of
from updown.agents.models import DIGEST, SEARCH, BadModel, Model, find_model, parse_model, read_model, write_model

KINDS = [pytest.param(name, players, id=f"{name}-{players}") for name, players in default_kinds()]
CHANGED = Calibration(wins=(0.5, 0.75, 2.0), margins=(0.25, 1.0, 1.5))


def shipped(game: updown.Game) -> Model:
    model = find_model(game, SEARCH)
    assert model is not None
    return model


def test_the_factors_of_forecasts_are_found_again() -> None:
    rng = np.random.default_rng(1)
    progress = rng.random(40_000)
    forecasts = rng.normal(size=(40_000, 3))
    results = np.interp(progress, KNOTS, CHANGED.margins)[:, None] * forecasts + rng.normal(size=(40_000, 3))
    assert fit(progress, forecasts, results) == pytest.approx(CHANGED.margins, abs=0.05)


def test_a_forecast_that_says_nothing_is_made_even_and_not_reversed() -> None:
    progress = np.linspace(0, 1, 100)
    forecasts = np.ones((100, 1))
    assert fit(progress, forecasts, -forecasts) == (0.0, 0.0, 0.0)


@pytest.mark.parametrize("progress", [0.0, 0.3, 1.0])
def test_rows_still_add_up_and_stay_within_bounds(progress: float) -> None:
    wins = CHANGED.calibrated_wins(progress, np.array([[0.9, 0.1, 0.0], [0.2, 0.3, 0.5]]))
    assert wins.sum(axis=1) == pytest.approx([1, 1])
    assert (wins >= 0).all()
    margins = CHANGED.calibrated_margins(progress, np.array([[3.0, -1.0, 1.0]]))
    assert margins.sum() == pytest.approx(0)


def test_without_factors_forecasts_stay_as_they_are() -> None:
    wins, margins = np.array([0.7, 0.3]), np.array([2.0, -2.0])
    assert UNCALIBRATED.calibrated_wins(0.4, wins) == pytest.approx(wins)
    assert UNCALIBRATED.calibrated_margins(0.4, margins) == pytest.approx(margins)


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_progress_is_public_and_rises_in_the_course_of_a_round(name: str, players: int) -> None:
    game = default_game(name, players)
    progress = heuristics_of(type(game)).progress
    seen: list[float] = []
    for decision in decisions(game, 12, seed=2, apart=3):
        found = {progress(game.rules, look(decision.match, seat).record) for seat in decision.match.turn}
        assert len(found) == 1, "all seats agree"
        seen += found
    assert min(seen) >= 0
    assert max(seen) <= 1
    assert len(set(seen)) > 2


def test_a_forecast_is_moved_by_the_factor_of_its_model() -> None:
    game = default_game("dnup", 2)
    match = game.deal(seed=3)
    observation = look(match, match.turn[0])
    model = replace(shipped(game), calibration=UNCALIBRATED)
    as_it_is = Forecaster(game, model, plain=True).expect(observation, worlds=4)
    halved = replace(model, calibration=Calibration(wins=(0.5, 1, 1), margins=(0.5, 1, 1)))
    calibrated = Forecaster(game, halved, plain=True).expect(observation, worlds=4)
    assert calibrated.wins - 0.5 == pytest.approx((as_it_is.wins - 0.5) / 2)
    assert calibrated.margins == pytest.approx(as_it_is.margins / 2)
    assert abs(as_it_is.wins[0] - 0.5) > 1e-4


def test_a_model_keeps_its_factors(tmp_path: Path) -> None:
    model = replace(shipped(default_game("auf-und-ab", 2)), calibration=CHANGED)
    write_model(model, tmp_path / "a.model")
    assert read_model(tmp_path / "a.model").calibration == CHANGED


@pytest.mark.parametrize(
    "given", [{"wins": [1, 1]}, {"wins": [1, 1, -1]}, {"wins": ["x", 1, 1]}, {"draws": [1, 1, 1]}, {"wins": 1}, [1]]
)
def test_a_model_with_other_factors_is_refused(given: object, tmp_path: Path) -> None:
    model = shipped(default_game("auf-und-ab", 2))
    write_model(model, tmp_path / "a.model")
    first, head, rest = (tmp_path / "a.model").read_bytes()[:-DIGEST].split(b"\n", 2)
    changed = json.dumps(json.loads(head) | {"calibration": given}, sort_keys=True).encode()
    body = b"\n".join([first, changed, rest])
    with pytest.raises(BadModel, match="cannot be read"):
        parse_model(body + sha256(body).digest(), "a.model")


def test_a_model_from_before_there_were_factors_is_read(tmp_path: Path) -> None:
    write_model(shipped(default_game("auf-und-ab", 2)), tmp_path / "a.model")
    first, head, rest = (tmp_path / "a.model").read_bytes()[:-DIGEST].split(b"\n", 2)
    before = {name: value for name, value in json.loads(head).items() if name != "calibration"}
    body = b"\n".join([first, json.dumps(before).encode(), rest])
    assert parse_model(body + sha256(body).digest(), "a.model").calibration == UNCALIBRATED


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_every_network_that_evaluates_worlds_comes_with_its_factors(name: str, players: int) -> None:
    """A new network needs new ones: `make bench-forecasts ARGS=--ship`."""
    assert shipped(default_game(name, players)).calibration != UNCALIBRATED
