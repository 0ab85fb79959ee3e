"""Plays the same random games compiled and as ordinary Python, and compares both after every decision: seats, move
counts, chosen actions, every byte of the states and streams, and now and then the observations of all seats and
determinizations of them."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from updown import Game
from updown.engine import stepping
from updown.engine.compile import Unit
from updown.engine.compiled import unit_of
from updown.rules import layout
from updown.rules.layout import Records
from updown.rules.rng import Stream, new_stream

NOBODY = -1


class Difference(AssertionError):
    """Compiled and plain code did not agree."""


class Side:
    """One way to run the programs of the engine over the same matches."""

    def __init__(self, game: Game, size: int, plain: bool) -> None:
        self.game = game
        self.plain = plain
        self.unit: Unit = unit_of(type(game), plain)
        self.states = np.zeros(size, layout.dtype_of(game.spec.State))
        self.streams = np.zeros(size, layout.dtype_of(Stream))
        self.rules_passed = self.passed(layout.memory(game.rules))
        self.tally_passed = self.passed(np.zeros(1, layout.dtype_of(game.spec.Tally)))
        self.states_passed = self.passed(self.states)
        self.streams_passed = self.passed(self.streams)
        self.programs: dict[Callable[..., Any], Callable[..., Any]] = {}

    def passed(self, records: Records) -> Any:
        """Records in the form that this side takes: attached records, made once, for ordinary Python."""
        return layout.attach_all(records) if self.plain else records

    def numbers(self, given: list[int]) -> Any:
        """Integers in the form that this side takes: plain Python integers for ordinary Python."""
        return given if self.plain else np.array(given, np.int64)

    def run(self, program: Callable[..., Any], *arguments: Any) -> None:
        if program not in self.programs:
            self.programs[program] = self.unit.ready(program, *arguments)
        self.programs[program](*arguments)

    def fill(self, program: Callable[..., Any], *arguments: Any) -> list[int]:
        """Runs a program and returns its last argument, into which it writes one integer for each match."""
        out = self.numbers([0] * len(self.states))
        self.run(program, *arguments, out)
        return list(map(int, out))

    def begin(self, seed: int, first: int) -> None:
        key = self.passed(layout.memory(new_stream(seed, "lockstep")))
        self.run(stepping.begin_many, self.rules_passed, key, first, self.states_passed, self.streams_passed)

    def acting(self) -> list[int]:
        return self.fill(stepping.list_seats, self.states_passed)

    def counts(self, seats: list[int]) -> list[int]:
        given = self.numbers(seats)
        return self.fill(stepping.count_many, self.rules_passed, self.states_passed, given, self.tally_passed)

    def actions(self, seats: list[int], places: list[int]) -> list[int]:
        given, chosen = self.numbers(seats), self.numbers(places)
        return self.fill(stepping.pick_many, self.rules_passed, self.states_passed, given, self.tally_passed, chosen)

    def reasons(self, seats: list[int], actions: list[int]) -> list[int]:
        given, chosen = self.numbers(seats), self.numbers(actions)
        return self.fill(stepping.check_many, self.rules_passed, self.states_passed, given, chosen)

    def step(self, seats: list[int], actions: list[int]) -> None:
        given, chosen = self.numbers(seats), self.numbers(actions)
        self.run(stepping.step_many, self.rules_passed, self.states_passed, self.streams_passed, given, chosen)

    def observations(self, seat: int) -> Records:
        records = np.zeros(len(self.states), layout.dtype_of(self.game.spec.Observation))
        seats = self.numbers([seat] * len(self.states))
        self.run(stepping.observe_many, self.rules_passed, self.states_passed, seats, self.passed(records))
        return records

    def redealt(self, observation: Records, seed: int) -> Records:
        records = np.zeros(3, self.states.dtype)
        stream = self.passed(layout.memory(new_stream(seed, "redeal")))
        shown = self.passed(observation.copy())
        self.run(stepping.determinize_many, self.rules_passed, shown, stream, self.passed(records))
        return records


class Lockstep:
    """A number of random games of a seed, from the `first` on."""

    def __init__(self, game: Game, size: int, *, seed: int, first: int = 0) -> None:
        self.game = game
        self.first = first
        self.random = np.random.default_rng([seed, first])
        self.compiled, self.plain = sides = (Side(game, size, False), Side(game, size, True))
        self.decisions = 0
        self.steps = 0
        for side in sides:
            side.begin(seed, first)
        self.compare_states()

    def play(self, look_every: int) -> int:
        """Plays all games to their end, and returns the number of decisions that were compared."""
        while self.step():
            if self.steps % look_every == 1:
                self.compare_sight()
        self.compare_sight()
        return self.decisions

    def step(self) -> bool:
        """One decision in every match that is not over; False when all are."""
        self.same("seats", self.compiled.acting(), self.plain.acting())
        turns: list[int] = self.plain.states["turn"].tolist()
        if not any(turns):
            return False
        lots: list[int] = self.random.integers(0, 1 << 30, len(turns)).tolist()
        seats = [one_bit(turn, lot) for turn, lot in zip(turns, lots, strict=True)]
        counts = self.same("counts", self.compiled.counts(seats), self.plain.counts(seats))
        places = [lot % count if count else 0 for lot, count in zip(lots, counts, strict=True)]
        actions = self.same("actions", self.compiled.actions(seats, places), self.plain.actions(seats, places))
        nothing = [0] * len(turns)
        self.same("reasons of the compiled side", self.compiled.reasons(seats, actions), nothing)
        if self.steps % 8 == 0:
            self.same("reasons of the plain side", self.plain.reasons(seats, actions), nothing)
            others = [max(0, action) for action in actions[1:] + actions[:1]]
            self.same("refusals", self.compiled.reasons(seats, others), self.plain.reasons(seats, others))
        for side in (self.compiled, self.plain):
            side.step(seats, actions)
        self.decisions += sum(seat != NOBODY for seat in seats)
        self.steps += 1
        self.compare_states()
        return True

    def same(self, what: str, compiled: list[int], plain: list[int]) -> list[int]:
        if compiled != plain:
            place = next(n for n, (one, two) in enumerate(zip(compiled, plain, strict=True)) if one != two)
            self.differ(place, f"{what}: compiled {compiled[place]}, plain {plain[place]}")
        return plain

    def differ(self, place: int, what: str) -> None:
        raise Difference(f"{self.game!r}, game {self.first + place}, after {self.steps} decisions: {what}")

    def compare_states(self) -> None:
        self.compare("state", self.compiled.states, self.plain.states)
        self.compare("stream", self.compiled.streams, self.plain.streams)

    def compare(self, what: str, compiled: Records, plain: Records) -> None:
        """Compares every byte, and names the fields only if something differs."""
        if compiled.tobytes() == plain.tobytes():
            return
        for name in compiled.dtype.names or ():
            for place in range(len(compiled)):
                one, two = compiled[name][place], plain[name][place]
                if not np.array_equal(one, two):
                    self.differ(place, f"{what} field {name}: compiled {one.tolist()}, plain {two.tolist()}")

    def compare_sight(self) -> None:
        """Compares the observations of each seat and an onlooker, and determinizations of them."""
        for seat in range(-1, self.game.players):
            compiled, plain = self.compiled.observations(seat), self.plain.observations(seat)
            self.compare(f"observation of seat {seat}:", compiled, plain)
            shown = plain[:1]
            worlds = self.compiled.redealt(shown, self.steps), self.plain.redealt(shown, self.steps)
            self.compare(f"redeal of seat {seat}:", *worlds)


@cache
def seats_of(turn: int) -> list[int]:
    return [seat for seat in range(8) if turn >> seat & 1]


def one_bit(turn: int, lot: int) -> int:
    """One of the seats on turn, at random."""
    return seats_of(turn)[lot % len(seats_of(turn))] if turn else NOBODY
