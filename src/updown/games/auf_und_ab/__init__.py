"""Auf und Ab. `GAME` is the only door: nothing outside this folder imports another of its modules."""

from updown.games.auf_und_ab.game import AufUndAb

GAME = AufUndAb

__all__ = ["GAME"]
