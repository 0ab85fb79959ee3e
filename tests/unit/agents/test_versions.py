"""Engine and agents by other versions of the rules than the current one: the pretend version 2 of Up & Down has no roll
(tests/kit/versions.py)."""

import random
from collections.abc import Iterator
from itertools import product

import pytest

from kit.agents import agent
from kit.versions import ROLL, UpAndDownTwo, pretending
from updown.agents.api import ask, look
from updown.agents.builtin import CompiledAgent
from updown.agents.compiled import search_unit
from updown.agents.searcher import Searcher
from updown.agents.suite import report_play
from updown.engine.batch import Batch
from updown.engine.compiled import rule_modules, unit_of
from updown.games.up_and_down import kernel, observe
from updown.games.up_and_down.game import UpAndDown
from updown.games.up_and_down.spec import CHANGE
from updown.games.up_and_down.spec import ROLL as ROLLING
from updown.lab.play import Job, Pairing
from updown.rules.match import Game, Match

VERSIONS: list[type[Game]] = [UpAndDown, UpAndDownTwo]
PLAIN_AND_COMPILED = pytest.mark.parametrize(
    ("game", "plain"), [(UpAndDown, True), (UpAndDownTwo, True), (UpAndDownTwo, False)]
)
"""Compiled, only what other tests do not compile too."""


@pytest.fixture(autouse=True)
def bumped() -> Iterator[None]:
    """Units are made anew: those of other tests know of no second version."""
    with pretending():
        forget_units()
        yield
    forget_units()


def forget_units() -> None:
    unit_of.cache_clear()
    search_unit.cache_clear()


def played(game: type[Game], spec: str, plain: bool) -> Match:
    """A match between two agents of that kind."""
    match = game(players=2, deck="small-9", rounds=4).deal(seed=2)
    choosing = agent(spec, match.game, 7)
    assert isinstance(choosing, CompiledAgent)
    choosing.searcher = Searcher(match.game, plain)
    while match.turn:
        seat = match.turn[0]
        match.play(seat, match.game.format_move(ask(choosing, look(match, seat))))
    return match


@pytest.mark.parametrize(
    ("game", "spec"),
    [
        *product(VERSIONS, ["beginner", "strong:rollouts=8"]),
        (UpAndDownTwo, "expert:rollouts=8"),
    ],
)
def test_agents_play_by_the_rules_of_the_version(game: type[Game], spec: str) -> None:
    match = played(game, spec, plain=True)
    assert match.over
    rolls = [event for part in match.record()["rounds"] for event in part["events"] if event["move"] == "roll"]
    assert not rolls or game is UpAndDown


@PLAIN_AND_COMPILED
def test_the_search_has_the_moves_of_the_version(game: type[Game], plain: bool) -> None:
    match = game(players=2, deck="small-9").deal(seed=2)
    observation = look(match, match.turn[0])
    searcher = Searcher(match.game, plain)
    searcher.load(observation, observation.stream(1, "think"))
    worths, _ = searcher.judge()
    assert len(worths) == len(observation.actions) == (4 if game is UpAndDown else 3)


def test_compiled_agents_play_as_plain_ones_do() -> None:
    compiled, plain = (played(UpAndDownTwo, "beginner", plain=plain).record() for plain in (False, True))
    assert compiled == plain


@PLAIN_AND_COMPILED
def test_the_engine_plays_by_the_rules_of_the_version(game: type[Game], plain: bool) -> None:
    """Many matches at once: a chef has one move less in version 2, and never rolls."""
    batch = Batch(game(players=2, deck="small-9"), 40, seed=1, plain=plain, restart=False)
    rolled, counts = 0, set()
    while not batch.over.all():
        changing = (batch.states["phase"] == CHANGE) & ~batch.over
        counts |= set(batch.masks()[changing].sum(axis=1).tolist())
        actions = batch.sample_moves()
        rolled += int((actions[changing] == ROLLING).sum())
        batch.play(actions)
    assert counts == ({4} if game is UpAndDown else {3})
    assert (rolled > 0) == (game is UpAndDown)


def test_the_modules_of_the_version_itself_come_last() -> None:
    assert rule_modules(UpAndDown) == [UpAndDownTwo.kernel, kernel, observe]
    assert rule_modules(UpAndDownTwo) == [kernel, UpAndDownTwo.kernel, observe]


def test_a_reported_play_keeps_the_version() -> None:
    match = UpAndDown(players=2, deck="small-9").deal(seed=1)
    match.play(match.turn[0], ROLL)
    chooser = random.Random(1)
    for _ in range(2):
        seat = match.turn[0]
        match.play(seat, chooser.choice(match.moves(seat)))
    position = report_play(match.record(), 0)
    assert position.blunders == (ROLL,)
    assert position.record["rules"] == 1
    old = {key: value for key, value in match.record().items() if key != "rules"}
    assert "rules" not in report_play(old, 0).record


@pytest.mark.parametrize("game", VERSIONS)
def test_the_processes_of_an_arena_play_by_the_rules_of_the_version(game: type[Game]) -> None:
    job = Job(game.id, {"players": 2}, 1, (Pairing("random", "random"),), game.rules_version)
    assert type(job.make_game()) is game
