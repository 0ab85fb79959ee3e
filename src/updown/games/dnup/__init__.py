"""dnup. `GAME` is the only door: nothing outside this folder imports another of its modules."""

from updown.games.dnup.game import Dnup

GAME = Dnup

__all__ = ["GAME"]
