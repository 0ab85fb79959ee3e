"""Seesaw, a small trick game: an example of a game outside the package. docs/guide/add-a-game.md walks through these
files."""

from .game import Seesaw

GAME = Seesaw
