"""Updown: the card games Up & Down, Auf und Ab and dnup. This module has the public names of the Python API."""

from typing import TYPE_CHECKING, Any

from updown.games.record import replay
from updown.games.registry import game, games
from updown.games.saved import restore
from updown.rules.errors import BadDeck, BadOption, BadRecord, BadSetup, BadState, IllegalMove
from updown.rules.match import Game, Match
from updown.version import __version__

if TYPE_CHECKING:
    from updown.engine.batch import Batch
    from updown.engine.simulate import Simulation
    from updown.lab.study import simulate

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

_COMPILED = {"Batch": "updown.engine.batch", "Simulation": "updown.engine.simulate", "simulate": "updown.lab.study"}


def __dir__() -> list[str]:
    """Lists all public names, including those that are imported on first use."""
    return sorted(__all__)


def __getattr__(name: str) -> Any:
    """Imports names that need the compiler when they are first used, so that the interactive API starts quickly."""
    if name in _COMPILED:
        from importlib import import_module

        return getattr(import_module(_COMPILED[name]), name)
    raise AttributeError(f"module 'updown' has no attribute {name!r}")
