"""The parts of a lesson: a scripted deal that is played by the real rules, with explanations. Lessons are data of their
games (`Game.lessons`); updown.table.lessons plays them. Their texts are messages in updown.words."""

from typing import Any, NamedTuple, TypeAlias

Json: TypeAlias = dict[str, Any]


class TextStep(NamedTuple):
    """A text to read. `at` is the part of the table that it explains, by its name on the page (`data-at`); "": none.
    `rules` are the numbers of the rules that the step teaches."""

    text: str
    at: str = ""
    rules: tuple[str, ...] = ()


class MoveStep(NamedTuple):
    """The learner makes a move. `taps` are the parts of the table that make it, in order; `wrong` is the message for a
    legal move that the step does not ask for. `chance` is its scripted outcome of chance, as an event of a record has
    it. `tries` are examples of wrong moves, each with the number of the rule that refuses it; "": a legal move."""

    text: str
    move: Json
    taps: tuple[str, ...]
    wrong: str
    rules: tuple[str, ...] = ()
    chance: Json = {}
    tries: tuple[tuple[Json, str], ...] = ()


class Then(NamedTuple):
    """A move that a seat makes by itself, as an event of a record."""

    seat: int
    event: Json


Step: TypeAlias = TextStep | MoveStep | Then

LEARNER = 0
"""The learner's seat."""


class Lesson(NamedTuple):
    """A chapter. `title` is the message that names it; `setup` deals its round, in the record's form."""

    title: str
    options: Json
    setup: Json
    steps: tuple[Step, ...]

    @property
    def shown(self) -> list[TextStep | MoveStep]:
        """The steps that the learner sees."""
        return [step for step in self.steps if not isinstance(step, Then)]
