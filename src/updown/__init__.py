"""Updown: Up & Down, Auf und Ab and dnup, exact and fast."""

from typing import TYPE_CHECKING, Any

from updown.games.record import replay
from updown.games.registry import game, games
from updown.rules.errors import BadDeck, BadOption, BadRecord, BadSetup, IllegalMove
from updown.rules.match import Game, Match
from updown.version import __version__

if TYPE_CHECKING:
    from updown.engine.batch import Batch
    from updown.engine.simulate import Simulation, simulate

__all__ = [
    "BadDeck",
    "BadOption",
    "BadRecord",
    "BadSetup",
    "Batch",
    "Game",
    "IllegalMove",
    "Match",
    "Simulation",
    "__version__",
    "game",
    "games",
    "replay",
    "simulate",
]

_ENGINE = {"Batch": "updown.engine.batch", "Simulation": "updown.engine.simulate", "simulate": "updown.engine.simulate"}


def __dir__() -> list[str]:
    """All public names, also those that are imported only when they are used."""
    return sorted(__all__)


def __getattr__(name: str) -> Any:
    """Imports names that need the compiler when they are first used, so that the interactive API starts quickly."""
    if name in _ENGINE:
        from importlib import import_module

        return getattr(import_module(_ENGINE[name]), name)
    raise AttributeError(f"module 'updown' has no attribute {name!r}")
