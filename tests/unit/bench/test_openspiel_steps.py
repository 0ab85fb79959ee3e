"""What OpenSpiel's bot asks of our rules, without OpenSpiel: the adapter itself runs only in `make bench-openspiel`."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from updown.engine import random_games
from updown.engine.compile import Unit
from updown.engine.compiled import rule_modules
from updown.games.registry import GAMES, game
from updown.rules import layout
from updown.rules.rng import new_stream

BENCH = Path(__file__).parents[3] / "bench"
ROOM = 4096


def load_steps() -> ModuleType:
    spec = spec_from_file_location("openspiel_steps", BENCH / "openspiel_steps.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", GAMES)
def test_a_world_for_openspiel_looks_like_the_observation_and_plays_on_to_the_end_of_the_round(name: str) -> None:
    steps = load_steps()
    chosen = game(name, players=3)
    unit = Unit(name, rule_modules(type(chosen)), [random_games, steps], plain=True)
    match = chosen.deal(seed=5)
    seat = match.turn[0]
    spec = chosen.spec
    rules, stream = layout.memory(chosen.rules), layout.memory(new_stream(5, "test"))
    world, tally = layout.memory(layout.new(spec.State)), layout.memory(layout.new(spec.Tally))
    actions = np.zeros(ROOM, np.int64)
    seen = layout.memory(layout.new(spec.Observation))

    count = unit.run(steps.sample_world, rules, layout.memory(match.observe(seat)), world, stream, tally, actions, seen)

    assert actions[:count].tolist() == match.actions(seat)
    assert seen.tobytes() == layout.memory(match.observe(seat)).tobytes()

    blank = layout.memory(layout.new(spec.Observation))
    count = unit.run(steps.advance, rules, world, stream, int(actions[0]), tally, actions, blank)

    assert count > 0
    assert world["turn"][0] >> blank["viewer"][0] & 1

    assert unit.run(steps.roll_out, rules, world, stream, tally) > 0
    assert world["turn"][0] == 0
    assert unit.run(steps.look, rules, world, tally, actions, blank) == 0
