"""Serves the lessons of the games: one endpoint returns the table of a lesson after a number of steps. The server
stores nothing about lessons."""

from starlette.requests import Request
from starlette.responses import Response

from updown.games.registry import GAMES
from updown.rules.lessons import Lesson, MoveStep
from updown.rules.match import Game
from updown.server import wire
from updown.server.answers import answer, body, trouble
from updown.table.lessons import LessonTable
from updown.table.refusals import Rejected


async def show_lesson(request: Request) -> Response:
    game, lesson = lesson_of(request)
    asked = await body(request, wire.AskLesson)
    steps = len(lesson.shown)
    if asked.step > steps:
        raise trouble("server/bad-message", f"step: the lesson has {steps} steps.")
    table = LessonTable(game, lesson, asked.step)
    refused = None
    if asked.move is not None:
        refused = table.play(asked.move)
    elif asked.done:
        refused = table.go_on()
    return answer(lesson_view(table, refused))


def lesson_of(request: Request) -> tuple[type[Game], Lesson]:
    """The game and the chapter that the address names."""
    game, chapter = GAMES.get(request.path_params["game"]), request.path_params["chapter"]
    chapters = () if game is None else game.lessons
    if game is None or chapter not in map(str, range(1, len(chapters) + 1)):
        raise trouble("server/not-found")
    return game, chapters[int(chapter) - 1]


def lesson_view(table: LessonTable, refused: Rejected | None) -> wire.LessonView:
    step = table.step
    now = None
    if isinstance(step, MoveStep):
        now = wire.LessonStep(step.text, step.taps[0], list(step.taps), step.wrong, list(step.rules))
    elif step is not None:
        now = wire.LessonStep(step.text, step.at, [], "", list(step.rules))
    updates = [] if refused is not None else [wire.Update(*frame) for frame in table.frames]
    problem = None if refused is None else wire.Refused(None, *refused)
    return wire.LessonView(table.done, len(table.lesson.shown), now, updates, problem)
