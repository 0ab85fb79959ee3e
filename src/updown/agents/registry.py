"""The list of agents, weakest first; no other module lists them. Makes an agent from its spec, or from a Python
file."""

import importlib.util
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

from updown.agents.api import FILE_ENDING, Agent, BadAgent, parse_spec, same_game
from updown.agents.builtin import Beginner, Casual, Expert, Flat, Oracle, Random, Strong
from updown.agents.learned import Level1, Level2, Level3, Level4, Level5, Master, Net
from updown.rules.errors import shown
from updown.rules.match import Game

AGENTS: dict[str, type[Agent]] = {
    agent.name: agent
    for agent in (
        *(Random, Beginner, Casual, Flat, Strong, Expert, Net),
        *(Level1, Level2, Level3, Level4, Level5, Master, Oracle),
    )
}


def agent_type(name: str, spec: str) -> type[Agent]:
    """The agent class of that name; a name that ends in .py is a file that defines one agent."""
    if name.endswith(FILE_ENDING):
        return load_agent(Path(name))
    if name not in AGENTS:
        raise BadAgent(f"there is no agent {spec!r}: expected {', '.join(AGENTS)}, or a file that ends in .py")
    return AGENTS[name]


AgentLike: TypeAlias = str | os.PathLike[str] | type[Agent] | Agent
"""An agent, given by its spec or file, as a class, or as an object."""


def make_agent(spec: AgentLike, game: Game, *, seed: int = 0) -> Agent:
    """The agent that the spec names, for this game: `expert`, `expert:time=0.2`, `mybot.py`. A class is made for the
    game, and an agent is returned as it is.

    >>> import updown
    >>> from updown.agents.registry import make_agent
    >>> make_agent("strong:rollouts=100", updown.game("dnup", players=3), seed=1).spec
    'strong:rollouts=100'
    """
    if isinstance(spec, Agent):
        if not same_game(spec.game, game):
            raise BadAgent(f"agent {spec.spec} was made for {spec.game!r}: expected one for {game!r}")
        return spec
    if isinstance(spec, type) and issubclass(spec, Agent):
        chosen, settings = spec, {}
    elif isinstance(spec, str | os.PathLike):
        spec = os.fspath(spec)
        name, given = parse_spec(spec)
        chosen = agent_type(name, spec)
        settings = check_settings(chosen, given, spec)
    else:
        raise BadAgent(f"agent is {shown(spec)}: expected a name, a file, a class or an agent")
    try:
        return chosen(game, seed=seed, **settings)
    except Exception as error:
        name = spec if isinstance(spec, str) else spec.__name__
        raise BadAgent(f"agent {name} cannot be made: {type(error).__name__}: {error}") from error


def named_agent(agent: object, given: dict[str, AgentLike]) -> str:
    """The name of an agent in the results; a class or an object is kept under it."""
    if isinstance(agent, str | os.PathLike):
        return os.fspath(agent)
    if isinstance(agent, Agent):
        name = agent.spec
    elif isinstance(agent, type) and issubclass(agent, Agent):
        name = agent.name if hasattr(agent, "name") else agent.__name__
    else:
        raise BadAgent(f"agent is {shown(agent)}: expected a name, a file, a class or an agent")
    if given.setdefault(name, agent) is not agent:
        raise BadAgent(f"two agents are called {name}: expected different names")
    return name


def check_settings(agent: type[Agent], given: Mapping[str, float], spec: str) -> dict[str, float]:
    """The checked settings of a spec, under their present names."""
    present = {setting.old: setting.name for setting in agent.settings if setting.old}
    known = {setting.name: setting for setting in agent.settings}
    settings: dict[str, float] = {}
    for key, value in given.items():
        name = present.get(key, key)
        if name not in known:
            takes = ", ".join(known) or "no settings"
            raise BadAgent(f"agent {spec}: there is no setting {key!r}, {parse_spec(spec)[0]} takes {takes}")
        if name in settings:
            raise BadAgent(f"agent {spec}: {name} is set twice")
        settings[name] = known[name].check(spec, value)
    return settings


def load_agent(file: Path) -> type[Agent]:
    r"""The one agent that a Python file defines. The file is executed, so it must be trusted.

    >>> import tempfile
    >>> from pathlib import Path
    >>> from updown.agents.registry import load_agent
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = Path(folder, "lazy.py")
    ...     _ = file.write_text("from updown.agents.builtin import Random\nclass Lazy(Random): name = 'lazy'")
    ...     load_agent(file).name
    'lazy'
    """
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
