"""Small bots in files of their own, as a user would write them."""

from collections.abc import Callable
from pathlib import Path

import pytest

BODIES = {
    "first": "return observation.actions[0]",
    "as_move": "return observation.moves[-1]",
    "illegal": "return -1",
    "crash": "raise RuntimeError('no idea')",
    "crash_at_times": "if self.seed % 4 == 0: raise RuntimeError('no idea')\n        return observation.actions[0]",
    "die_at_times": "if self.seed % 4 == 0: os._exit(3)\n        return observation.actions[0]",
    "own_chance": "return self.chance.choice(observation.actions)",
    "peek": "assert observation.truth is not None\n        return observation.actions[0]",
}

TEMPLATE = """
import os
from random import Random
from updown.agents.api import Agent

class Bot(Agent):
    cheats = {cheats}

    def __init__(self, game, *, seed=0, **settings):
        super().__init__(game, seed=seed, **settings)
        self.chance = Random(seed)

    def policy(self, observation):
        raise NotImplementedError

    def choose(self, observation):
        {body}
"""


@pytest.fixture
def bot(tmp_path: Path) -> Callable[[str], str]:
    """Writes one of the bots; the spec to call it by."""

    def write(name: str) -> str:
        file = tmp_path / f"{name}.py"
        file.write_text(TEMPLATE.format(body=BODIES[name], cheats=name == "peek"), "utf-8")
        return str(file)

    return write
