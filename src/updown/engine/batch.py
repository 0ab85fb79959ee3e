"""Many matches of one game in parallel, for training code: steps, masks and observations as arrays."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from updown.engine import stepping
from updown.engine.compiled import unit_of
from updown.rules import layout
from updown.rules.errors import shown
from updown.rules.layout import Records, Vector
from updown.rules.match import Game
from updown.rules.rng import Stream, check_seed, new_stream


class Batch:
    """`size` matches. In each, one seat acts at a time: `seats` says which (-1 where the match is over). An action is
    an index into `action_table`; `masks` says which are legal, `step` plays one in every match.

    >>> import updown
    >>> batch = updown.Batch(updown.game("dnup", players=3), 4, seed=1)
    >>> batch.seats
    array([0, 0, 1, 1])
    >>> batch.counts()
    array([12, 16, 12, 13])
    >>> batch.masks().shape == (4, len(batch.action_table))
    True
    >>> batch.step(batch.nth_actions(batch.counts() - 1))
    >>> batch.over.any()
    np.False_
    """

    def __init__(self, game: Game, size: int, *, seed: int | None = None, plain: bool = False) -> None:
        if isinstance(size, bool) or not isinstance(size, int) or size < 1:
            raise ValueError(f"size is {shown(size)}: expected a whole number from 1")
        self.game = game
        self.size = size
        self._unit = unit_of(type(game), plain)
        self._rules = layout.memory(game.rules)
        self._tally = self._zeros(game.spec.Tally, 1)
        self.states = self._zeros(game.spec.State, size)
        self._streams = self._zeros(Stream, size)
        self._key = layout.memory(new_stream(check_seed(seed), "batch"))
        self.action_table: Vector = np.array(sorted(game.all_actions()), np.int64)
        self.seats: Vector = np.zeros(size, np.int64)
        self._run(stepping.begin_many, self._rules, self._key, 0, self.states, self._streams)
        self._find_seats()

    def _zeros(self, described: type, size: int) -> Records:
        """Blank records."""
        return np.zeros(size, layout.dtype_of(described))

    def _run(self, program: Any, *arguments: Any) -> None:
        self._unit.run(program, *arguments)

    def _find_seats(self) -> None:
        self._run(stepping.list_seats, self.states, self.seats)

    # --- the matches ---

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which matches are over."""
        return np.asarray(self.states["over"] != 0)

    @property
    def scores(self) -> Vector:
        """The scores of all seats, one row for each match."""
        return self.states["scores"][:, : self.game.players].copy()

    @property
    def winners(self) -> NDArray[np.bool_]:
        """Which seats have won, one row for each match."""
        return (self.states["winners"][:, None] >> np.arange(self.game.players) & 1).astype(bool)

    def restart(self, which: NDArray[np.bool_] | None = None) -> None:
        """Restarts the matches that are over, or those that `which` marks."""
        marked = np.asarray(self.over if which is None else which)
        if marked.shape != (self.size,) or marked.dtype != np.bool_:
            raise ValueError(f"which must be {self.size} truth values, one a match")
        self._run(stepping.begin_again, self._rules, self.states, self._streams, marked)
        self._find_seats()

    # --- what is legal ---

    def counts(self) -> Vector:
        """How many legal moves the acting seat has in each match."""
        counts = np.zeros(self.size, np.int64)
        self._run(stepping.count_many, self._rules, self.states, self.seats, self._tally, counts)
        return counts

    def nth_actions(self, numbers: NDArray[np.integer[Any]]) -> Vector:
        """The action at that index of the acting seat's list of moves in each match; a random player needs no mask."""
        packed = np.zeros(self.size, np.int64)
        chosen = self._vector(numbers, "numbers")
        self._run(stepping.pick_many, self._rules, self.states, self.seats, self._tally, chosen, packed)
        if np.any((packed < 0) & (self.seats >= 0)):
            place = int(np.argmax((packed < 0) & (self.seats >= 0)))
            raise ValueError(f"match {place}: there is no move number {chosen[place]}")
        return np.where(packed < 0, -1, np.searchsorted(self.action_table, packed))

    def masks(self) -> NDArray[np.bool_]:
        """Which actions are legal for the acting seat, one row for each match."""
        masks = np.zeros((self.size, len(self.action_table)), bool)
        self._run(stepping.mask_many, self._rules, self.states, self.seats, self._tally, self.action_table, masks)
        return masks

    # --- playing ---

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Plays one action of the acting seat in every match that is not over. If one is illegal, raises a ValueError
        that names the match, the seat and the rule, and changes nothing."""
        indices = self._vector(actions, "actions")
        acting = self.seats >= 0
        bad = acting & ((indices < 0) | (indices >= len(self.action_table)))
        if np.any(bad):
            place = int(np.argmax(bad))
            most = len(self.action_table) - 1
            raise ValueError(f"match {place}: action {indices[place]} does not exist, expected 0 to {most}")
        packed = np.where(acting, self.action_table[np.where(acting, indices, 0)], 0)
        reasons = np.zeros(self.size, np.int64)
        self._run(stepping.check_many, self._rules, self.states, self.seats, packed, reasons)
        if np.any(reasons):
            place = int(np.argmax(reasons != 0))
            seat, action = int(self.seats[place]), int(packed[place])
            state = layout.attach(self.game.spec.State, self.states[place : place + 1].copy())
            refusal = self.game.refusal(state, seat, action, int(reasons[place]))
            move = self.game.format_move(action)
            raise ValueError(f"match {place}: seat {seat} may not {move}: {refusal.problem} ({refusal.rule})")
        self._run(stepping.step_many, self._rules, self.states, self._streams, self.seats, packed)
        self._find_seats()

    # --- looking ---

    def observe(self, seats: NDArray[np.integer[Any]] | None = None) -> Records:
        """What the acting seats, or these, may know: records of named integers."""
        observations = self._zeros(self.game.spec.Observation, self.size)
        viewers = self.seats if seats is None else self._vector(seats, "seats")
        if np.any((viewers < -1) | (viewers >= self.game.players)):
            raise ValueError(f"seats must be from 0 to {self.game.players - 1}, or -1 for an onlooker")
        self._run(stepping.observe_many, self._rules, self.states, viewers, observations)
        return observations

    def observations(self, seats: NDArray[np.integer[Any]] | None = None) -> Vector:
        """`observe` as rows of integers: numbers as they are, sets of cards as a 0 or 1 for each card."""
        spec = self.game.spec
        return layout.vector(spec.Observation, self.observe(seats), spec.MAX_CARDS)

    def _vector(self, given: NDArray[np.integer[Any]], name: str) -> Vector:
        vector = np.asarray(given)
        if vector.shape != (self.size,) or not np.issubdtype(vector.dtype, np.integer):
            raise ValueError(f"{name} must be {self.size} integers, one a match")
        return vector.astype(np.int64)
