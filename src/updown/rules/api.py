"""The contract that every game's kernel meets, in types. The engine is written against it and against nothing else."""

from typing import Any, Protocol

from updown.rules.layout import Ints
from updown.rules.rng import Stream


class AnyState(Protocol):
    """The fields that the states of all games have."""

    turn: int
    over: int
    round: int
    begun: int
    winners: int
    scores: Ints


class AnyRules(Protocol):
    """The fields that the rules of all games have."""

    players: int


class Kernel(Protocol):
    """The functions of a game's kernel.py. Seats are numbers from 0, actions and reasons integers, `turn` and `winners`
    one bit a seat."""

    def deal(self, rules: Any, state: Any, stream: Stream) -> None:
        """Begins a round with cards and dice by chance."""

    def tally_moves(self, rules: Any, state: Any, seat: int, tally: Any) -> int:
        """How many moves a seat on turn has."""

    def nth_move(self, rules: Any, state: Any, seat: int, tally: Any, n: int) -> int:
        """The n-th of the moves just tallied."""

    def check_turn(self, rules: Any, state: Any, seat: int) -> int:
        """Why the seat may not act at all; 0 if it may."""

    def check(self, rules: Any, state: Any, seat: int, action: int) -> int:
        """Why the seat may not do this; 0 if it may."""

    def chance(self, rules: Any, state: Any, seat: int, action: int, stream: Stream) -> int:
        """What chance gives for the move; 0 where it gives nothing."""

    def count_chances(self, rules: Any, state: Any, seat: int, action: int) -> int:
        """How many equally likely outcomes chance can give for the move; 1 where it gives nothing."""

    def nth_chance(self, rules: Any, state: Any, seat: int, action: int, n: int) -> int:
        """The n-th of the outcomes just counted."""

    def apply(self, rules: Any, state: Any, seat: int, action: int, outcome: int) -> None:
        """Plays a legal move."""

    def count_facts(self, rules: Any, state: Any, facts: Ints) -> None:
        """Adds what is telling about a finished round; spec.FACTS names the numbers."""


class Observer(Protocol):
    """The functions of a game's observe.py."""

    def observe(self, rules: Any, state: Any, seat: int, observation: Any) -> None:
        """Writes what the seat may know (-1: an onlooker) into an observation of zeros: `see_public`, `see_own`."""

    def see_public(self, rules: Any, state: Any, observation: Any) -> None:
        """Writes what everybody may know into an observation of zeros: it is then an onlooker's."""

    def see_own(self, rules: Any, state: Any, seat: int, observation: Any) -> None:
        """Adds what the seat alone may know to what everybody may."""

    def redeal(self, rules: Any, observation: Any, state: Any, stream: Stream) -> None:
        """Writes a uniformly random state among those that look like this observation into a state of zeros."""

    def visible(self, rules: Any, state: Any, seat: int, action: int, outcome: int) -> int:
        """What everybody sees of a move when it is made, as one number."""
