"""Updown: the card games Up & Down, Auf und Ab and dnup. This module has the public names of the Python API. Each is
imported when it is first used, so that a process imports only what it needs: the one that writes to the store needs no
rules, and who plays interactively needs no compiler."""

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from updown.version import __version__

if TYPE_CHECKING:
    from updown.engine.batch import Batch
    from updown.engine.simulate import Simulation
    from updown.games.record import replay
    from updown.games.registry import game, games
    from updown.games.saved import restore
    from updown.lab.study import simulate
    from updown.rules.errors import BadDeck, BadOption, BadRecord, BadSetup, BadState, IllegalMove
    from updown.rules.match import Game, Match

__all__ = [
    "BadDeck",
    "BadOption",
    "BadRecord",
    "BadSetup",
    "BadState",
    "Batch",
    "Game",
    "IllegalMove",
    "Match",
    "Simulation",
    "__version__",
    "game",
    "games",
    "replay",
    "restore",
    "simulate",
]

_MODULES = {
    "BadDeck": "updown.rules.errors",
    "BadOption": "updown.rules.errors",
    "BadRecord": "updown.rules.errors",
    "BadSetup": "updown.rules.errors",
    "BadState": "updown.rules.errors",
    "Batch": "updown.engine.batch",
    "Game": "updown.rules.match",
    "IllegalMove": "updown.rules.errors",
    "Match": "updown.rules.match",
    "Simulation": "updown.engine.simulate",
    "game": "updown.games.registry",
    "games": "updown.games.registry",
    "replay": "updown.games.record",
    "restore": "updown.games.saved",
    "simulate": "updown.lab.study",
}
"""The module that defines each name."""


class _Package(ModuleType):
    """The type of this module. Python stores a package in its parent when it imports it; here the name `games` is kept
    for the function of the API."""

    def __setattr__(self, name: str, value: object) -> None:
        if name != "games" or not isinstance(value, ModuleType):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package


def __dir__() -> list[str]:
    """Lists all public names, including those that are imported on first use."""
    return sorted(__all__)


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module 'updown' has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(_MODULES[name]), name)
    return value
