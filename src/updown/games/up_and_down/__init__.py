"""Up & Down. `GAME` is the only door: nothing outside this folder imports another of its modules."""

from updown.games.up_and_down.game import UpAndDown

GAME = UpAndDown

__all__ = ["GAME"]
