"""What every seat can expect of a position, from what one seat may know: the mean of a trained network's forecasts over
worlds that fit its observation, calibrated."""

from typing import NamedTuple

import numpy as np

from updown.agents import search
from updown.agents.api import Observation
from updown.agents.heuristics import heuristics_of
from updown.agents.models import SEARCH, BadModel, Model, find_model
from updown.agents.searcher import Searcher, Weights
from updown.rules.match import Game

WORLDS = 200


class Expected(NamedTuple):
    """What is expected for each seat: its share of the win of the match (they add up to 1), and by how many points its
    margin will still grow in this round. A margin is a seat's score less the mean of the others; more is better."""

    wins: Weights
    margins: Weights


class Forecaster:
    """Forecasts for one game, which must have a network that evaluates worlds.

    >>> import updown
    >>> from updown.agents.api import look
    >>> from updown.agents.forecaster import Forecaster
    >>> match = updown.game("dnup", players=2).deal(seed=1)
    >>> expected = Forecaster(match.game).expect(look(match, match.turn[0]))
    >>> round(float(expected.wins.sum()), 6)
    1.0
    """

    def __init__(self, game: Game, model: Model | None = None, *, plain: bool = False) -> None:
        found = model or find_model(game, SEARCH)
        if found is None:
            raise BadModel(f"there is no network that evaluates worlds of {game!r}: expected the usual deck and rules")
        self.game = game
        self.margin_scale = found.margin_scale
        self.calibration = found.calibration
        self.progress = heuristics_of(type(game)).progress
        self.searcher = Searcher(game, plain=plain, layers=found.layers_for(game))

    def expect(self, observation: Observation, *, worlds: int = WORLDS, seed: int = 0) -> Expected:
        """The forecast for every seat, from what the observing seat may know; the result if the match is over. The same
        seed gives the same numbers."""
        record = observation.record
        if record.over:
            won = np.array([float(record.winners >> seat & 1) for seat in range(self.game.players)])
            return Expected(won / won.sum(), np.zeros(self.game.players))
        with self.searcher.lock:
            self.searcher.load(observation, observation.stream(seed, "forecast"))
            self.searcher.run(search.forecast_worlds, worlds)
            players, buffers = self.game.players, self.searcher.buffers
            wins = np.array(buffers["values"][:players])
            margins = np.array(buffers["expected"][:players]) * self.margin_scale
        progress = self.progress(self.game.rules, record)
        calibration = self.calibration
        return Expected(
            calibration.calibrated_wins(progress, wins / wins.sum()), calibration.calibrated_margins(progress, margins)
        )
