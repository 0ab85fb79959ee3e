"""Many matches of one game side by side, for learning programs: rows of features, masks, steps and rewards as arrays,
compiled and on all threads."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import DTypeLike, NDArray

from updown.engine import batching
from updown.engine.compiled import batch_unit
from updown.engine.space import Space
from updown.rules import layout
from updown.rules.errors import shown
from updown.rules.layout import Records, Vector
from updown.rules.match import Game, Match
from updown.rules.numbers import whole_number
from updown.rules.rng import Stream, check_seed, new_stream

LEAST_A_THREAD = 128
ROW_TYPES = (np.dtype(np.float32), np.dtype(np.int8))

Array: TypeAlias = NDArray[Any]


class Saved(NamedTuple):
    """The matches of a batch at one moment; `Batch.restore` brings them back. It can be pickled."""

    states: Records
    streams: Records
    partials: Vector
    counts: Vector
    log: Vector
    seats: Vector


class Batch:
    """`size` matches of a game. In each, one seat acts at a time: `seats` names it (-1: the match is over). With
    `joint=True`, all seats that choose face down act together: arrays have a column for each seat then.

    `observe` writes what the acting seats may know as rows of small numbers (float32 or int8), `masks` marks the steps
    that they may take, and `step` takes one step in every match. `space` describes the columns and steps. All three
    write into the arrays that you pass, or into new ones. A match that is over restarts at once, unless
    `restart=False`.

    >>> import updown
    >>> batch = updown.Batch(updown.game("dnup", players=3), 4, seed=1)
    >>> batch.seats
    array([0, 0, 1, 1])
    >>> batch.observe().shape == (4, batch.space.width)
    True
    >>> batch.masks().sum(axis=1)
    array([10, 10, 10, 10])
    >>> rewards, over = batch.step(batch.sample())
    >>> over.any()
    np.False_
    """

    def __init__(
        self,
        game: Game,
        size: int,
        *,
        seed: int | None = None,
        seeds: Any = None,
        form: str = "markov",
        joint: bool = False,
        restart: bool = True,
        limit: int | None = None,
        threads: int | None = None,
        plain: bool = False,
    ) -> None:
        if not isinstance(game, Game):
            raise TypeError(f"game is {shown(game)}: expected a game, such as updown.game('dnup', players=3)")
        self.game = game
        self.size = whole_number("size", size, 1)
        self.joint = joint
        self.restart = restart
        self.limit = 0 if limit is None else whole_number("limit", limit, 1)
        self.threads = whole_number("threads", threads, 1) if threads is not None else os.cpu_count() or 1
        self.space = Space(game, form)
        self._unit = batch_unit(type(game), plain)
        self._compiled: set[tuple[Any, ...]] = set()
        columns = game.players if joint else 1
        self._rules = layout.memory(game.rules)
        self._tables = layout.memory(self.space.tables)
        self._states = self._zeros(game.spec.State, self.size)
        self._streams = self._zeros(Stream, self.size)
        self._chance = self._zeros(Stream, self.size)
        self._seats: Vector = np.full((self.size, columns), -1, np.int64)
        self._partials: Vector = np.zeros((self.size, game.players), np.int64)
        self._counts: Vector = np.zeros((self.size, 3), np.int64)
        self._log: Vector = np.zeros((self.size, self.space.history, 3), np.int64)
        workers = range(self.threads)
        self._tallies = [self._zeros(game.spec.Tally, 1) for _ in workers]
        self._observations = [self._zeros(game.spec.Observation, 1) for _ in workers]
        self._masks: NDArray[np.bool_] = np.zeros((self.size, columns, self.space.actions), bool)
        self._masks_hold = False
        """Whether `_masks` are those of the present positions."""
        self.truncated: NDArray[np.bool_] = np.zeros(self.size, bool)
        """Which matches were cut off at the limit by the last step."""
        self.reset(seed=seed, seeds=seeds)

    def _zeros(self, described: type, size: int) -> Records:
        return np.zeros(size, layout.dtype_of(described))

    def _run(self, program: Callable[..., Any], *arguments: Any, scratch: Any = ()) -> list[Any]:
        """Runs a function of batching.py over all matches, with several threads if it is worth it. `scratch` are lists
        with memory for each thread; they come before the last argument."""
        *others, last = arguments
        kind = last.dtype if isinstance(last, np.ndarray) else None
        if (program, kind) not in self._compiled:
            self._unit.specialize(program, 0, 0, *others, *(memory[0] for memory in scratch), last)
            self._compiled.add((program, kind))
        threads = min(self.threads, self.size // LEAST_A_THREAD)
        if threads <= 1:
            own = [memory[0] for memory in scratch]
            return [self._unit.call(program, 0, self.size, *others, *own, last)]
        edges = [self.size * part // threads for part in range(threads + 1)]

        def work(part: int) -> Any:
            own = [memory[part] for memory in scratch]
            return self._unit.call(program, edges[part], edges[part + 1], *others, *own, last)

        return list(_pool(self.threads).map(work, range(threads)))

    # --- the matches ---

    def reset(self, *, seed: int | None = None, seeds: Any = None) -> None:
        """Restarts all matches. With `seeds`, one for each match, match number i is the same as
        `game.deal(seed=seeds[i])`; with one `seed`, all are derived from it."""
        if seeds is not None and seed is not None:
            raise ValueError("give seed or seeds, not both")
        key = layout.memory(new_stream(check_seed(seed), "batch"))
        if seeds is None:
            self._run(batching.begin_streams, key, self._streams)
        else:
            given = list(seeds)
            if len(given) != self.size:
                raise ValueError(f"seeds has {len(given)} numbers: expected {self.size}, one for each match")
            for place, one in enumerate(given):
                self._streams[place] = layout.memory(new_stream(check_seed(one)))[0]
                self._chance[place] = layout.memory(new_stream(check_seed(one), "batch sample"))[0]
        if seeds is None:
            key = layout.memory(new_stream(check_seed(seed), "batch sample"))
            self._run(batching.begin_streams, key, self._chance)
        self.restart_matches(np.ones(self.size, bool))

    def restart_matches(self, which: NDArray[np.bool_] | None = None) -> None:
        """Restarts the matches that are over, or those that `which` marks; their random events continue."""
        marked = np.asarray(self.over if which is None else which)
        if marked.shape != (self.size,) or marked.dtype != np.bool_:
            raise ValueError(f"which must be {self.size} truth values, one for each match")
        self._masks_hold = False
        self._run(
            batching.begin_matches,
            self._rules,
            self._states,
            self._streams,
            self._partials,
            self._seats,
            self._counts,
            np.ascontiguousarray(marked),
        )

    @property
    def states(self) -> Records:
        """All positions, as records of named integers (the game's `State`). Who changes them takes them from here each
        time, since the batch then works out anew which steps may be taken."""
        self._masks_hold = False
        return self._states

    @property
    def seats(self) -> Vector:
        """The seat that acts in each match, -1 if none does; with `joint`, a column for each seat."""
        return self._seats if self.joint else self._seats[:, 0]

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which matches are over."""
        return np.asarray(self._states["over"] != 0)

    @property
    def scores(self) -> Vector:
        """The scores of all seats, one row for each match."""
        return self._states["scores"][:, : self.game.players].copy()

    @property
    def winners(self) -> NDArray[np.bool_]:
        """Which seats have won, one row for each match."""
        return (self._states["winners"][:, None] >> np.arange(self.game.players) & 1).astype(bool)

    @property
    def rounds(self) -> Vector:
        """How many rounds have begun in each match."""
        return np.asarray(self._states["begun"]).copy()

    @property
    def lengths(self) -> Vector:
        """How many moves have been played in each match."""
        return self._counts[:, 0].copy()

    # --- observations ---

    def observe(self, out: Any = None, *, seats: Any = None, dtype: DTypeLike = np.float32) -> Array:
        """Writes what the acting seats may know into `out`, or into a new array, one row for each. With `seats`, writes
        what these seats may know."""
        columns = self._seats.shape[1]
        viewers = self._seats if seats is None else self._numbers(seats, "seats")
        if np.any((viewers < -1) | (viewers >= self.game.players)):
            raise ValueError(f"seats must be from 0 to {self.game.players - 1}, or -1 for nobody")
        rows = self._target(out, (self.space.width,), ROW_TYPES, np.dtype(dtype))
        shaped = rows.reshape(self.size, columns, self.space.width)
        if not self.space.own:
            self._write_plain_rows(viewers, shaped)
            return rows
        self._run(
            batching.write_rows,
            self._rules,
            self._tables,
            self._states,
            viewers,
            self._partials,
            self._counts,
            self._log,
            shaped,
            scratch=(self._observations,),
        )
        return rows

    def _write_plain_rows(self, viewers: Vector, rows: Array) -> None:
        """Writes rows for a game without features: all numbers of the observation, clipped to the limit."""
        spec = self.game.spec
        for column in range(viewers.shape[1]):
            records = self.records(viewers[:, column])
            numbers = layout.vector(spec.Observation, records, spec.MAX_CARDS).clip(-127, 127)
            rows[:, column] = np.where(viewers[:, column, None] < 0, 0, numbers)

    def records(self, seats: Any = None) -> Records:
        """The observations of the acting seats, or of these, as records of named integers (the game's `Observation`);
        -1 is an onlooker."""
        observations = self._zeros(self.game.spec.Observation, self.size)
        viewers = np.ascontiguousarray(self._seats[:, 0] if seats is None else np.asarray(seats, np.int64))
        self._run(batching.write_records, self._rules, self._states, viewers, observations)
        return observations

    def masks(self, out: Any = None) -> NDArray[np.bool_]:
        """Which steps the acting seats may take: written into `out`, or into a new array."""
        masks = self._target(out, (self.space.actions,), (np.dtype(bool),), np.dtype(bool))
        np.copyto(masks.reshape(self._masks.shape), self._present_masks())
        return masks

    def _present_masks(self) -> NDArray[np.bool_]:
        """Which steps may be taken, worked out once for each position: to show, to sample and to check them."""
        if not self._masks_hold:
            self._run(
                batching.write_masks,
                self._rules,
                self._tables,
                self._states,
                self._seats,
                self._partials,
                self._masks,
                scratch=(self._tallies,),
            )
            self._masks_hold = True
        return self._masks

    def _target(self, out: Any, tail: tuple[int, ...], types: tuple[Any, ...], default: Any) -> Array:
        """The array to write into: the caller's, also one of another library that shares its memory, or a new one."""
        head = (self.size, self.game.players) if self.joint else (self.size,)
        if default not in types:
            raise ValueError(f"dtype is {default}: expected {' or '.join(map(str, types))}")
        if out is None:
            return np.zeros(head + tail, default)
        target = out if isinstance(out, np.ndarray) else np.from_dlpack(out)
        good = target.shape == head + tail and target.dtype in types
        if not (good and target.flags.c_contiguous and target.flags.writeable):
            expected = " or ".join(map(str, types))
            raise ValueError(
                f"out is an array of {target.dtype} with shape {target.shape}: expected {expected}, "
                f"shape {head + tail}, writable and contiguous"
            )
        return target

    def _numbers(self, given: Any, name: str) -> Vector:
        vector = np.asarray(given)
        if vector.shape != self.seats.shape or not np.issubdtype(vector.dtype, np.integer):
            expected = "one for each match" + (" and seat" if self.joint else "")
            raise ValueError(
                f"{name} has shape {vector.shape}: expected integers of shape {self.seats.shape}, {expected}"
            )
        return np.ascontiguousarray(vector, np.int64).reshape(self._seats.shape)

    # --- playing ---

    def sample(self, *, which: Any = None) -> Vector:
        """A random step for each acting seat, all that it may take equally likely; -1 where nobody acts. With `which`,
        only in the matches that it marks."""
        steps = np.zeros_like(self._seats)
        self._run(batching.sample_steps, self._acting(which), self._present_masks(), self._chance, steps)
        return steps.reshape(self.seats.shape)

    def sample_moves(self, *, which: Any = None) -> Vector:
        """A random move for each acting seat, all legal moves equally likely, as actions for `play`; -1 where nobody
        acts. With `which`, only in the matches that it marks."""
        actions = np.zeros_like(self._seats)
        self._run(
            batching.sample_actions,
            self._rules,
            self._states,
            self._acting(which),
            actions,
            scratch=(self._tallies, [self._chance] * self.threads),
        )
        return actions.reshape(self.seats.shape)

    def steps_to(self, actions: Any) -> Vector:
        """The next step of each acting seat on the way to a legal action of the game (`Match.actions`)."""
        steps = np.zeros_like(self._seats)
        given = self._numbers(actions, "actions")
        self._run(
            batching.next_steps, self._rules, self._tables, self._states, self._seats, self._partials, given, steps
        )
        return steps.reshape(self.seats.shape)

    def step(
        self, steps: Any, rewards: Any = None, over: Any = None, *, which: Any = None
    ) -> tuple[Array, NDArray[np.bool_]]:
        """Takes one step of every acting seat; with `which`, only in the matches that it marks. Returns the rewards of
        all seats, which are 0 until a match is over, and which matches are over. If a step is illegal, raises a
        ValueError and changes nothing."""
        given = self._numbers(steps, "steps")
        seats = self._acting(which)
        bad = self._run(batching.check_steps, seats, self._present_masks(), given)
        self._refuse(bad, given, self._why_not_step)
        return self._advance(seats, given, False, rewards, over)

    def play(
        self, actions: Any, rewards: Any = None, over: Any = None, *, which: Any = None
    ) -> tuple[Array, NDArray[np.bool_]]:
        """Plays a whole move of every acting seat, given as an action of the game (`Match.actions`); what was picked of
        an unfinished move is dropped. Otherwise as `step`."""
        given = self._numbers(actions, "actions")
        seats = self._acting(which)
        bad = self._run(batching.check_actions, self._rules, self._states, seats, given)
        self._refuse(bad, given, self._why_not_action)
        return self._advance(seats, given, True, rewards, over)

    def _acting(self, which: Any) -> Vector:
        """The seats that act, in all matches or in those that are marked."""
        if which is None:
            return self._seats
        marked = np.asarray(which)
        if marked.shape != (self.size,) or marked.dtype != np.bool_:
            raise ValueError(f"which must be {self.size} truth values, one for each match")
        return np.where(marked[:, None], self._seats, -1)

    def _advance(
        self, seats: Vector, given: Vector, whole: bool, rewards: Any, over: Any
    ) -> tuple[Array, NDArray[np.bool_]]:
        paid = np.zeros((self.size, self.game.players), np.float32) if rewards is None else rewards
        if paid.shape != (self.size, self.game.players) or paid.dtype != np.float32:
            raise ValueError(f"rewards must be float32 of shape {(self.size, self.game.players)}")
        ends = np.zeros((self.size, 2), bool)
        self._masks_hold = False
        self._run(
            batching.take_steps,
            self._rules,
            self._tables,
            self._states,
            self._streams,
            seats,
            self._partials,
            self._counts,
            self._log,
            given,
            whole,
            self.limit,
            self.restart,
            paid,
            ends,
        )
        self._seats[:] = seats
        self.truncated = ends[:, 1]
        if over is None:
            return paid, ends[:, 0]
        np.copyto(over, ends[:, 0])
        return paid, over

    def _refuse(self, bad: list[int], given: Vector, why: Callable[[int, int, int], str]) -> None:
        found = [place for place in bad if place >= 0]
        if found:
            place, column = divmod(min(found), self._seats.shape[1])
            seat = int(self._seats[place, column])
            raise ValueError(f"match {place}: {why(place, seat, int(given[place, column]))}")

    def _why_not_step(self, place: int, seat: int, step: int) -> str:
        if not 0 <= step < self.space.actions:
            return f"step {step} does not exist, expected 0 to {self.space.actions - 1}"
        return f"seat {seat} may not take step {step} ({self.space.name_of(step)}) now; `masks` says which it may"

    def _why_not_action(self, place: int, seat: int, action: int) -> str:
        state = layout.attach(self.game.spec.State, self._states[place : place + 1].copy())
        reason = self.game.kernel.check(self.game.rules, state, seat, action)
        refusal = self.game.refusal(state, seat, action, int(reason))
        return f"seat {seat} may not play {action}: {refusal.problem} ({refusal.rule})"

    def place(self, states: Records, streams: Records) -> None:
        """Lets all matches go on from these positions, with these random streams."""
        self._states[:] = states
        self._streams[:] = streams
        self._partials[:] = 0
        self._counts[:] = 0
        self.restart_matches(np.zeros(self.size, bool))

    # --- single matches ---

    def match(self, number: int) -> Match:
        """A copy of one match for the interactive API: to look at it, show it, or play on. It has no record."""
        state = layout.attach(self.game.spec.State, self._states[number : number + 1].copy())
        return Match.from_parts(self.game, state, layout.attach(Stream, self._streams[number : number + 1].copy()))

    # --- saving ---

    def save(self) -> Saved:
        """All matches as they are now."""
        return Saved(*(part.copy() for part in self._parts()))

    def restore(self, saved: Saved) -> None:
        """Brings back what `save` returned, of a batch of the same game and size."""
        for target, source in zip(self._parts(), saved, strict=True):
            if target.shape != source.shape or target.dtype != source.dtype:
                raise ValueError("that was saved by a batch of another game, size or form")
        self._masks_hold = False
        for target, source in zip(self._parts(), saved, strict=True):
            target[:] = source

    def _parts(self) -> tuple[Array, ...]:
        """All that changes from step to step."""
        return self._states, self._streams, self._partials, self._counts, self._log, self._seats

    def copy(self) -> "Batch":
        """An independent copy, with the same random events to come."""
        twin = Batch(
            self.game,
            self.size,
            seed=0,
            form=self.space.form,
            joint=self.joint,
            restart=self.restart,
            limit=self.limit or None,
            threads=self.threads,
            plain=self._unit.plain,
        )
        twin.restore(self.save())
        twin._chance[:] = self._chance
        return twin

    def copy_matches(self, sources: Any, targets: Any) -> None:
        """Makes the matches with the numbers `targets` equal to those with the numbers `sources`."""
        self._masks_hold = False
        for part in self._parts():
            part[targets] = part[sources].copy()


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, "updown-batch")
