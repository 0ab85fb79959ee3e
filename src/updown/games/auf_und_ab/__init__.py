"""Auf und Ab. Other packages import only `GAME` from this folder."""

from updown.games.auf_und_ab.game import AufUndAb

GAME = AufUndAb

__all__ = ["GAME"]
