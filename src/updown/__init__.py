"""Updown: Up & Down, Auf und Ab and dnup, exact and fast."""

from typing import TYPE_CHECKING, Any

from updown.rules.errors import BadDeck, BadOption, BadRecord, BadSetup, IllegalMove
from updown.rules.match import Game, Match
from updown.rules.record import replay
from updown.rules.registry import game
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
    "replay",
    "simulate",
]

_ENGINE = {"Batch": "updown.engine.batch", "Simulation": "updown.engine.simulate", "simulate": "updown.engine.simulate"}


def __getattr__(name: str) -> Any:
    """What needs the compiler is imported when it is first asked for: people-speed callers never wait for it."""
    if name in _ENGINE:
        from importlib import import_module

        return getattr(import_module(_ENGINE[name]), name)
    raise AttributeError(f"module 'updown' has no attribute {name!r}")
