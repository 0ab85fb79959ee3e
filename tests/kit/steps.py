"""Checks that steps and moves belong together, for every legal move of a position and for every step that is marked: a
program over a game's kernel and features, as those in updown.engine. engine/compile.py binds `kernel`."""

from typing import Any

import numpy as np

from updown.engine import neutral_features, random_games
from updown.engine.compile import Unit
from updown.engine.compiled import rule_modules
from updown.engine.random_games import start_match
from updown.engine.space import Space
from updown.rules import layout
from updown.rules.match import Game
from updown.rules.rng import Stream, below, branch, new_stream

kernel: Any = None

ALL_FINE, NOT_MARKED, OTHER_ACTION, ILLEGAL, OTHER_WAY, TOO_LONG = range(6)
LONGEST = 20


def marked(rules: Any, tables: Any, state: Any, seat: int, tally: Any, partial: int, mask: Any) -> None:
    mask[:] = False
    kernel.mask_steps(rules, tables, state, seat, tally, partial, mask)


def check_action(rules: Any, tables: Any, state: Any, seat: int, tally: Any, mask: Any, action: int) -> int:
    """From a legal action to its steps: each is marked, and together they make the action."""
    partial = 0
    for _ in range(LONGEST):
        marked(rules, tables, state, seat, tally, partial, mask)
        step = kernel.step_of(rules, tables, state, seat, partial, action)
        if not mask[step]:
            return NOT_MARKED
        made = kernel.take_step(rules, tables, state, seat, partial, step)
        if made >= 0:
            return ALL_FINE if made == action else OTHER_ACTION
        partial = made
    return TOO_LONG


def check_way(
    rules: Any, tables: Any, state: Any, seat: int, tally: Any, mask: Any, step: int, stream: Any, way: Any
) -> int:
    """From a marked step on, by random marked steps, to an action: it is legal, and its own steps are these."""
    partial = 0
    length = 0
    made = -1
    while made < 0 and length < LONGEST:
        way[length] = step
        length += 1
        made = kernel.take_step(rules, tables, state, seat, partial, step)
        if made < 0:
            partial = made
            marked(rules, tables, state, seat, tally, partial, mask)
            count = 0
            for other in range(len(mask)):
                count += 1 if mask[other] else 0
            if count == 0:
                return NOT_MARKED
            number = below(stream, count)
            step = 0
            while number > 0 or not mask[step]:
                number -= 1 if mask[step] else 0
                step += 1
    if made < 0:
        return TOO_LONG
    if kernel.check(rules, state, seat, made):
        return ILLEGAL
    partial = 0
    for place in range(length):
        if kernel.step_of(rules, tables, state, seat, partial, made) != way[place]:
            return OTHER_WAY
        partial = kernel.take_step(rules, tables, state, seat, partial, way[place])
    return ALL_FINE


def check_position(
    rules: Any, tables: Any, state: Any, seat: int, tally: Any, mask: Any, roots: Any, stream: Any, way: Any
) -> tuple[int, int]:
    """The first problem of a position, and how many moves were checked."""
    count = kernel.tally_moves(rules, state, seat, tally)
    for number in range(count):
        kernel.tally_moves(rules, state, seat, tally)
        action = kernel.nth_move(rules, state, seat, tally, number)
        problem = check_action(rules, tables, state, seat, tally, mask, action)
        if problem:
            return problem, number
    marked(rules, tables, state, seat, tally, 0, roots)
    for step in range(len(roots)):
        if roots[step]:
            problem = check_way(rules, tables, state, seat, tally, mask, step, stream, way)
            if problem:
                return problem, count
    return ALL_FINE, count


def check_many(
    rules: Any,
    tables: Any,
    key: Any,
    positions: int,
    state: Any,
    stream: Any,
    tally: Any,
    masks: Any,
    way: Any,
    out: Any,
) -> None:
    """Plays random matches until so many positions have been checked. `out`: problem, positions, moves, match."""
    match = 0
    while out[1] < positions and out[0] == ALL_FINE:
        branch(key[0], match, stream[0])
        start_match(rules[0], state[0], stream[0])
        while not state[0].over and out[1] < positions and out[0] == ALL_FINE:
            seat = 0
            while not state[0].turn >> seat & 1:
                seat += 1
            problem, moves = check_position(
                rules[0], tables[0], state[0], seat, tally[0], masks[0], masks[1], stream[0], way
            )
            out[0] = problem
            out[1] += 1
            out[2] += moves
            out[3] = match
            count = kernel.tally_moves(rules[0], state[0], seat, tally[0])
            action = kernel.nth_move(rules[0], state[0], seat, tally[0], below(stream[0], count))
            outcome = kernel.chance(rules[0], state[0], seat, action, stream[0])
            kernel.apply(rules[0], state[0], seat, action, outcome)
            if state[0].turn == 0 and not state[0].over:
                kernel.deal(rules[0], state[0], stream[0])
        match += 1


_UNITS: dict[tuple[type[Game], bool], Unit] = {}


def checked(game: Game, positions: int, seed: int, plain: bool = False) -> tuple[int, int]:
    """Checks so many random positions of a game. Returns how many positions and moves were checked."""
    import sys

    program = sys.modules[__name__]
    key = type(game), plain
    if key not in _UNITS:
        own = [] if game.features is None else [game.features]
        modules: list[Any] = [*rule_modules(type(game)), neutral_features, *own]
        _UNITS[key] = Unit(f"steps of {game.title}", modules, [random_games, neutral_features, program], plain)
    space = Space(game)
    spec = game.spec
    memory = [np.zeros(1, layout.dtype_of(kind)) for kind in (spec.State, Stream, spec.Tally)]
    masks = np.zeros((2, space.actions), bool)
    out = np.zeros(4, np.int64)
    rules, tables, source = (
        layout.memory(game.rules),
        layout.memory(space.tables),
        layout.memory(new_stream(seed, "steps")),
    )
    way = np.zeros(LONGEST, np.int64)
    unit, arguments = _UNITS[key], (rules, tables, source, positions, *memory, masks, way, out)
    unit.specialize(check_many, *arguments)
    unit.call(check_many, *arguments)
    assert out[0] == ALL_FINE, f"{game!r}: problem {out[0]} at position {out[1]}, match {out[3]} of seed {seed}"
    return int(out[1]), int(out[2])
