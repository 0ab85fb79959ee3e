"""The interface of a game's features.py: what a learning program sees of the game, and how it names moves. Features are
rows of small numbers made from an observation; a move is one or a few steps, each a number from one short list."""

from typing import Any, NamedTuple, Protocol

MOST = 127
"""No feature is larger than this, or smaller than its negative: rows fit into int8."""


class Feature(NamedTuple):
    """Consecutive columns of a row."""

    name: str
    length: int
    low: int
    high: int
    meaning: str


class Steps(NamedTuple):
    """Consecutive numbers of the steps."""

    name: str
    length: int
    meaning: str


class Features(Protocol):
    """The functions of a game's features.py. Those in the first group are called once, the others also compiled.

    A step number means the same for all seats: seats, suits and places are counted from the acting seat. `partial` is
    what the seat has picked for a move that needs several steps: 0 at first, then a negative number.

    A game in which some moves need several steps also has

        mask_steps(rules, tables, state, seat, tally, partial, mask)

    which marks the steps that the seat, which is on turn, may take now; the mask is blank. Every step that is marked
    leads to a legal move. Without it, every legal move is one step."""

    def fields(self, rules: Any) -> tuple[Feature, ...]:
        """The columns of a row, in order."""

    def event_fields(self, rules: Any) -> tuple[Feature, ...]:
        """The columns of a move that is remembered, in order."""

    def history(self, rules: Any) -> int:
        """How many moves of a round the form with perfect recall remembers."""

    def steps(self, rules: Any) -> tuple[Steps, ...]:
        """The numbers of the steps, in order."""

    def make_tables(self, rules: Any) -> Any:
        """Tables for the functions below, as a plain record."""

    def write_row(self, rules: Any, tables: Any, observation: Any, partial: int, row: Any) -> int:
        """Writes the features of a seat's observation. Returns the number of columns."""

    def event(self, rules: Any, state: Any, seat: int, action: int, outcome: int, own: bool) -> int:
        """A move that is about to be played, as one number: with what its own seat alone knows, or only with what all
        seats see at once. A choice face down is shown to all when all have chosen."""

    def write_event(self, rules: Any, tables: Any, observation: Any, seat: int, event: int, row: Any, at: int) -> int:
        """Writes a remembered move of a seat, from column `at` on. Returns the first column after it."""

    def take_step(self, rules: Any, tables: Any, state: Any, seat: int, partial: int, step: int) -> int:
        """The action that a step completes, or the next `partial`."""

    def step_of(self, rules: Any, tables: Any, state: Any, seat: int, partial: int, action: int) -> int:
        """The next step on the way to a legal action; the one way there is."""
