"""dnup. Other packages import only `GAME` from this folder."""

from updown.games.dnup.game import Dnup

GAME = Dnup

__all__ = ["GAME"]
