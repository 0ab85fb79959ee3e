"""Every lesson is played through by the real rules: right moves are legal, wrong tries are refused by the rule that the
lesson names, and together the lessons of a game touch every rule that a player can meet."""

import re
from importlib import resources

import pytest

from updown.games.registry import GAMES
from updown.rules.lessons import LEARNER, Lesson, MoveStep, TextStep, Then
from updown.rules.match import Game
from updown.table.lessons import LessonTable
from updown.table.refusals import Rejected
from updown.words import LANGUAGES, say

WITH_LESSONS = [game for game in GAMES.values() if game.lessons]
CHAPTERS = [(game, lesson) for game in WITH_LESSONS for lesson in game.lessons]
MOST_WORDS = 14
"""In any language; English keeps to 12."""

chapters = pytest.mark.parametrize(("game", "lesson"), CHAPTERS, ids=[lesson.title for _, lesson in CHAPTERS])


def finish(table: LessonTable) -> Rejected | None:
    step = table.step
    assert step is not None
    return table.play(step.move) if isinstance(step, MoveStep) else table.go_on()


def test_every_game_has_three_chapters() -> None:
    assert {game.id: len(game.lessons) for game in GAMES.values()} == dict.fromkeys(GAMES, 3)


@chapters
def test_a_lesson_can_be_played_to_its_end(game: type[Game], lesson: Lesson) -> None:
    table = LessonTable(game, lesson)
    for done in range(len(lesson.shown)):
        assert table.done == done
        assert finish(table) is None, table.step
    assert table.step is None


@chapters
def test_every_move_of_a_lesson_is_legal(game: type[Game], lesson: Lesson) -> None:
    """The table trusts the script: so the rules look at each of its moves here."""
    match = game(**lesson.options).deal(seed=0, setup=lesson.setup)
    for step in lesson.steps:
        if isinstance(step, MoveStep):
            match.play_event({"seat": LEARNER, **step.move, **step.chance})
        elif isinstance(step, Then):
            match.play_event({"seat": step.seat, **step.event})


@chapters
def test_wrong_tries_are_refused_by_the_rule_that_is_named_and_change_nothing(game: type[Game], lesson: Lesson) -> None:
    for done, step in enumerate(lesson.shown):
        if not isinstance(step, MoveStep):
            continue
        assert step.tries, f"{step.text}: a wrong try is to be explained"
        table = LessonTable(game, lesson, done)
        before = table.table.number
        for move, rule in step.tries:
            refused = table.play(move)
            assert refused is not None
            assert (refused.rule or "") == rule, (step.text, move, refused)
            assert rule or refused.code == "table/lesson-waits"
        assert (table.done, table.table.number) == (done, before)


@chapters
def test_a_lesson_goes_on_where_it_was(game: type[Game], lesson: Lesson) -> None:
    table = LessonTable(game, lesson)
    for done in range(1, len(lesson.shown) + 1):
        assert finish(table) is None
        resumed = LessonTable(game, lesson, done)
        (frame,) = resumed.frames
        assert frame.match == table.frames[-1].match if table.frames else True
        assert resumed.step == table.step
        assert frame.lines == resumed.table.lines


@chapters
def test_reading_does_not_do_what_is_asked_for(game: type[Game], lesson: Lesson) -> None:
    for done, step in enumerate(lesson.shown):
        table = LessonTable(game, lesson, done)
        if isinstance(step, MoveStep):
            refused = table.go_on()
            assert refused is not None
            assert refused.code == "table/lesson-waits"


@chapters
def test_what_is_said_is_short(game: type[Game], lesson: Lesson) -> None:
    for step in lesson.shown:
        for message in (step.text, step.wrong if isinstance(step, MoveStep) else step.text):
            for lang in LANGUAGES:
                said = say(lang, message, one="Theo", two="Dina") if needs(message) else say(lang, message)
                words = [word for word in said.split() if re.search(r"\w", word)]
                assert len(words) <= (12 if lang == "en" else MOST_WORDS), (lang, message, said)


def needs(message: str) -> bool:
    source = (resources.files("updown.words") / "pages/learn/en.ftl").read_text("utf-8")
    line = re.search(rf"^{message} = (.*)$", source, re.MULTILINE)
    assert line is not None, message
    return "$" in line[1]


@pytest.mark.parametrize("game", WITH_LESSONS, ids=[game.id for game in WITH_LESSONS])
def test_every_rule_is_touched(game: type[Game]) -> None:
    rules = (resources.files(game.package) / "rules.md").read_text("utf-8")
    there = set(re.findall(r"^- \*\*([A-Z]+-[0-9]+)\*\* ", rules, re.MULTILINE))
    touched = {rule for lesson in game.lessons for step in lesson.shown for rule in step.rules}
    assert touched == there


def test_a_step_is_either_read_or_done() -> None:
    for _, lesson in CHAPTERS:
        assert all(isinstance(step, TextStep) or step.taps for step in lesson.shown)
