"""The interfaces of every game's kernel and observer, as types. Engine and agents use nothing else of a game's
rules."""

from typing import Any, Protocol

from updown.rules.layout import Ints
from updown.rules.rng import Stream


class Standing:
    """The first fields of the state of every game: whose turn it is (one bit a seat), whether the match is over, the
    round, how many rounds have begun, and the winners (one bit a seat). The scores follow, one for each seat."""

    turn: int
    over: int
    round: int
    begun: int
    winners: int


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
    """The functions of a game's kernel.py. Seats are numbers from 0, actions and reasons are integers, `turn` and
    `winners` have one bit for each seat."""

    def deal(self, rules: Any, state: Any, stream: Stream) -> None:
        """Begins a round with random cards and dice."""

    def tally_moves(self, rules: Any, state: Any, seat: int, tally: Any) -> int:
        """The number of moves of a seat that is on turn; `tally` receives intermediate results for `nth_move`."""

    def nth_move(self, rules: Any, state: Any, seat: int, tally: Any, n: int) -> int:
        """The n-th move after `tally_moves`, so that a random player needs no list."""

    def check_turn(self, rules: Any, state: Any, seat: int) -> int:
        """The reason why the seat may not act at all; 0 if it may."""

    def check(self, rules: Any, state: Any, seat: int, action: int) -> int:
        """The reason why the seat may not make this move; 0 if it may."""

    def sealed(self, rules: Any, state: Any) -> bool:
        """Whether choices are being made face down."""

    def chance(self, rules: Any, state: Any, seat: int, action: int, stream: Stream) -> int:
        """Draws the outcome of chance for the move; 0 if it has none."""

    def count_chances(self, rules: Any, state: Any, seat: int, action: int) -> int:
        """The number of equally likely outcomes of the move; 1 if chance has no part in it."""

    def nth_chance(self, rules: Any, state: Any, seat: int, action: int, n: int) -> int:
        """The n-th of the equally likely outcomes."""

    def apply(self, rules: Any, state: Any, seat: int, action: int, outcome: int) -> None:
        """Plays a legal move."""

    def count_facts(self, rules: Any, state: Any, facts: Ints) -> None:
        """Adds the statistics of a finished round; spec.FACTS names the numbers."""


class Observer(Protocol):
    """The functions of a game's observe.py."""

    def see_public(self, rules: Any, state: Any, observation: Any) -> None:
        """Writes the public information into an observation of zeros, which is then an onlooker's."""

    def see_own(self, rules: Any, state: Any, seat: int, observation: Any) -> None:
        """Adds the seat's private information to the public one."""

    def determinize(self, rules: Any, observation: Any, state: Any, stream: Stream) -> None:
        """Writes a uniformly random state among those that fit the observation into a state of zeros."""

    def unseal(self, rules: Any, state: Any, viewer: int) -> None:
        """Takes back the choices face down of all seats but the viewer in a determinized state."""

    def visible(self, rules: Any, state: Any, seat: int, action: int, outcome: int) -> int:
        """The public part of a move, as one number: the search uses it for its keys."""
