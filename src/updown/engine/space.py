"""Describes a game for learning programs: the columns of its rows, the numbers of its steps, and how steps make up
moves. It is plain Python, for one position at a time."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from updown.engine import neutral_features
from updown.rules import layout
from updown.rules.features import MOST, Feature, Steps
from updown.rules.match import Game

FORMS = ("markov", "recall")


class Column(NamedTuple):
    """A field of a row: its name, its columns, the least and the largest number, and what it means."""

    name: str
    start: int
    stop: int
    low: int
    high: int
    meaning: str


class Space:
    """The rows and steps of a game. `fields` are the columns of a row, `width` is their number; `steps` are the numbers
    of the steps, `actions` is how many there are.

    >>> import updown
    >>> from updown.engine.space import Space
    >>> space = Space(updown.game("up-and-down", players=4))
    >>> space.width, space.actions
    (109, 49)
    >>> space.fields[0].name, space.fields[0].stop
    ('hand', 44)
    >>> match = updown.game("up-and-down", players=4).deal(seed=1)
    >>> space.steps_of(match, match.turn[0], {"move": "roll"})
    [4]
    """

    def __init__(self, game: Game, form: str = "markov") -> None:
        if form not in FORMS:
            raise ValueError(f"form is {form!r}: expected 'markov' or 'recall'")
        self.game = game
        self.form = form
        features = game.features
        self.own = features is not None
        if not self.own and form == "recall":
            raise ValueError(f"{game.title} has no features of its own: only the form 'markov' is there")
        rules = game.rules
        if features is not None:
            found: list[Feature] = list(features.fields(rules))
            self.history = features.history(rules) if form == "recall" else 0
            events = features.event_fields(rules)
            for back in range(self.history):
                found += [part._replace(name=f"move_{back + 1}_{part.name}") for part in events]
            self.steps: tuple[Steps, ...] = features.steps(rules)
            self.tables: Any = features.make_tables(rules)
        else:
            names = layout.vector_names(game.spec.Observation, game.spec.MAX_CARDS)
            found = [Feature(name, 1, -MOST, MOST, "as in the observation") for name in names]
            self.history = 0
            table = sorted(game.all_actions())
            self.steps = (Steps("action", len(table), "the actions of the game, sorted"),)
            self.tables = neutral_features.action_tables(table)
        self.fields = _columns(found)
        self.width = self.fields[-1].stop
        self.actions = sum(part.length for part in self.steps)

    @property
    def functions(self) -> Any:
        """The functions of the game's features.py, or the neutral ones."""
        return self.game.features if self.own else neutral_features

    def bounds(self) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
        """The least and the largest number of each column."""
        low = [field.low for field in self.fields for _ in range(field.start, field.stop)]
        high = [field.high for field in self.fields for _ in range(field.start, field.stop)]
        return np.array(low, np.int8), np.array(high, np.int8)

    # --- steps and moves, one position at a time ---

    def steps_of(self, match: Any, seat: int, move: Any) -> list[int]:
        """The steps that make up a legal move of a match."""
        action = match.action_of(seat, move)
        return self.steps_to(match._state, seat, action)

    def steps_to(self, state: Any, seat: int, action: int) -> list[int]:
        """The steps that make up a legal action."""
        rules, tables, functions = self.game.rules, self.tables, self.functions
        found = []
        made = 0
        while True:
            step = functions.step_of(rules, tables, state, seat, made, action)
            found.append(int(step))
            made = functions.take_step(rules, tables, state, seat, made, step)
            if made >= 0:
                assert made == action
                return found

    def move_of(self, match: Any, seat: int, steps: list[int]) -> Any:
        """The move that legal steps make up; None if more steps are needed."""
        made = 0
        for step in steps:
            made = self.functions.take_step(self.game.rules, self.tables, match._state, seat, made, step)
        return None if made < 0 else self.game.format_move(int(made))

    def name_of(self, step: int) -> str:
        """The name of a step's group, and its number there: 'choose 17'."""
        for group in self.steps:
            if step < group.length:
                return group.name if group.length == 1 else f"{group.name} {step}"
            step -= group.length
        raise ValueError(f"there is no such step: expected 0 to {self.actions - 1}")


def _columns(found: list[Feature]) -> tuple[Column, ...]:
    columns = []
    at = 0
    for name, length, low, high, meaning in found:
        columns.append(Column(name, at, at + length, low, high, meaning))
        at += length
    return tuple(columns)
