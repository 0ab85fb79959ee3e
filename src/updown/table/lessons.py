"""Plays lessons at tables of their own. A script makes the same events, views and log lines as at any table. Pure: the
table is rebuilt for every request from the number of completed steps."""

from typing import Any, NamedTuple

from updown.rules.errors import IllegalMove
from updown.rules.lessons import LEARNER, Lesson, MoveStep, TextStep, Then
from updown.rules.match import Game, Json
from updown.rules.rng import new_stream
from updown.table.circumstances import Circumstances, Deciding
from updown.table.decide import emit_move, open_table
from updown.table.events import DealCommitted, MatchStarted, RoundDealt
from updown.table.plan import BotSeat, MySeat, Plan, SeatPlan, Unhurried
from updown.table.refusals import Rejected, illegal, rejected
from updown.table.seating import HOST, LineView
from updown.table.state import Table
from updown.table.views import MatchView, TableView, lines_after, match_view, table_view

TABLE_ID = "lesson" + "a" * 10
AROUND = Circumstances(at=0, fresh=lambda: "0" * 64, person=HOST)
"""A lesson has no time and no secrets."""


class Frame(NamedTuple):
    """The table after a move, and the lines since the frame before."""

    number: int
    lines: list[LineView]
    table: TableView
    match: MatchView | None


class LessonTable:
    """The table of a lesson. `done` is the number of steps that the learner has completed."""

    def __init__(self, game: type[Game], lesson: Lesson, done: int = 0) -> None:
        self.lesson = lesson
        self.done = 0
        self._next = 0
        self._deciding = Deciding(_opened(game, lesson), AROUND)
        self._seen = 0
        self.frames: list[Frame] = []
        self._follow()
        while self.done < done:
            self._finish_step()
        self._seen = 0
        self.frames = [self._frame()]
        """The table after each move of the last step; the last frame is the current table."""

    @property
    def table(self) -> Table:
        return self._deciding.table

    @property
    def step(self) -> TextStep | MoveStep | None:
        """The step that the learner reads or does now; None at the end."""
        step = self.lesson.steps[self._next] if self._next < len(self.lesson.steps) else None
        assert not isinstance(step, Then)
        return step

    def go_on(self) -> Rejected | None:
        """Completes a step that the learner only reads."""
        if not isinstance(self.step, TextStep):
            return rejected("table/lesson-waits")
        self._finish_step()
        return None

    def play(self, move: Any) -> Rejected | None:
        """Plays the learner's move. A move that is illegal, or not the one that the step asks for, changes nothing."""
        match, step = self.table.match, self.step
        assert match is not None
        try:
            event = match.resolve(LEARNER, move, lambda: new_stream(0))
        except IllegalMove as error:
            return illegal(error)
        key = match.game.chance_keys.get(event["move"])
        made = {name: value for name, value in event.items() if name != key}
        if not isinstance(step, MoveStep) or made != {"seat": LEARNER, **step.move}:
            return rejected("table/lesson-waits")
        self._finish_step()
        return None

    def _finish_step(self) -> None:
        step = self.step
        if step is None:
            raise ValueError(f"the lesson has {self.done} steps")
        self.frames = []
        self._next += 1
        self.done += 1
        if isinstance(step, MoveStep):
            self._emit({"seat": LEARNER, **step.move, **step.chance})
        self._follow()

    def _follow(self) -> None:
        """Plays the moves of the other seats, up to the next step of the learner."""
        while self._next < len(self.lesson.steps):
            step = self.lesson.steps[self._next]
            if not isinstance(step, Then):
                return
            self._next += 1
            self._emit({"seat": step.seat, **step.event})

    def _emit(self, event: Json) -> None:
        emit_move(self._deciding, event, "person" if event["seat"] == LEARNER else "bot")
        self.frames.append(self._frame())

    def _frame(self) -> Frame:
        table, since = self.table, self._seen
        self._seen = table.number
        return Frame(table.number, lines_after(table, since), table_view(table, HOST), match_view(table, HOST))


def _opened(game: type[Game], lesson: Lesson) -> Table:
    """A table at which the first round of the lesson has been dealt."""
    players = lesson.options["players"]
    seats: tuple[SeatPlan, ...] = (MySeat(), *(BotSeat() for _ in range(players - 1)))
    plan = Plan(
        game=game.id,
        options=lesson.options,
        seats=seats,
        pace=Unhurried(),
        watch="nobody",
        hints=False,
        memory=False,
    )
    opened = open_table(TABLE_ID, plan, game.title, "en", AROUND)
    assert not isinstance(opened, Rejected), opened
    table, _ = opened
    deciding = Deciding(table, AROUND)
    deciding.emit(MatchStarted(match=0, rules_version=game.rules_version))
    deciding.emit(RoundDealt(deal=0, setup=lesson.setup))
    deciding.emit(DealCommitted(deal=1, secret=AROUND.fresh()))
    return table
