"""Updown: Up & Down, Auf und Ab and dnup, exact and fast."""

from updown.rules.errors import BadDeck, BadOption, BadRecord, BadSetup, IllegalMove
from updown.rules.match import Game, Match
from updown.rules.record import replay
from updown.rules.registry import game

__all__ = ["BadDeck", "BadOption", "BadRecord", "BadSetup", "Game", "IllegalMove", "Match", "game", "replay"]
