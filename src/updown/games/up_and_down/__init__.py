"""Up & Down. Other packages import only `GAME` from this folder."""

from updown.games.up_and_down.game import UpAndDown

GAME = UpAndDown

__all__ = ["GAME"]
