"""The one list of agents, weakest first, and making one from its spec string."""

import importlib.util
import sys
from pathlib import Path

from updown.agents.api import FILE_ENDING, Agent, BadAgent, parse_spec
from updown.agents.ladder import Beginner, Casual, Expert, Flat, Oracle, Random, Strong
from updown.rules.match import Game

AGENTS: dict[str, type[Agent]] = {
    agent.name: agent for agent in (Random, Beginner, Casual, Flat, Strong, Expert, Oracle)
}


def agent_type(name: str, spec: str) -> type[Agent]:
    """The agent of that name; a name that ends in .py is a file with one agent in it."""
    if name.endswith(FILE_ENDING):
        return load_agent(Path(name))
    if name not in AGENTS:
        raise BadAgent(f"there is no agent {spec!r}: expected {', '.join(AGENTS)}, or a file that ends in .py")
    return AGENTS[name]


def make_agent(spec: str, game: Game, *, seed: int = 0) -> Agent:
    """The agent that the spec names, for this game: `expert`, `expert:time=0.2`, `mybot.py`."""
    name, given = parse_spec(spec)
    chosen = agent_type(name, spec)
    known = {setting.name: setting for setting in chosen.settings}
    for key in given:
        if key not in known:
            takes = ", ".join(known) or "no settings"
            raise BadAgent(f"agent {spec}: there is no setting {key!r}, {name} takes {takes}")
    settings = {key: known[key].check(spec, value) for key, value in given.items()}
    try:
        return chosen(game, seed=seed, **settings)
    except Exception as error:
        raise BadAgent(f"agent {spec} cannot be made: {type(error).__name__}: {error}") from error


def load_agent(file: Path) -> type[Agent]:
    """The one agent that a Python file defines. The file is run: it is the user's own."""
    if not file.is_file():
        raise BadAgent(f"there is no file {file}: expected a Python file with an agent in it")
    name = f"updown_agent_{file.stem}"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadAgent(f"{file} cannot be run: {type(error).__name__}: {error}") from error
    found = [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Agent) and value.__module__ == name
    ]
    if len(found) != 1:
        raise BadAgent(f"{file} defines {len(found)} agents: expected one class that is an updown.agents.api.Agent")
    if "name" not in vars(found[0]):
        found[0].name = str(file)
    return found[0]
