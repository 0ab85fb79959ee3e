"""Bots decide by the rules of the match that they are asked about, in real processes that know a pretend version 2 of
Up & Down (tests/kit/versions.py) as the current one."""

import asyncio
from collections.abc import Iterator

import msgspec
import pytest

from kit.agents import agent
from kit.versions import GAME, ROLL, UpAndDownTwo, pretending
from updown.agents.api import ask, look
from updown.games.up_and_down.game import UpAndDown
from updown.rules.match import Game, Json, Match
from updown.server.bot_pool import COMPILED, BotPool, question, random_move
from updown.server.bot_worker import Task, answer

VERSIONS: list[type[Game]] = [UpAndDown, UpAndDownTwo]


@pytest.fixture(autouse=True)
def bumped(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    # Bots run as plain Python here: nothing has to be compiled for them.
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    with pretending():
        yield


def dealt(game: type[Game]) -> Match:
    """A chef has to change the rules of the first trick."""
    return game(players=2, deck="small-9").deal(seed=5)


def chosen(match: Match, level: str, failures: list[str]) -> list[Json]:
    """What a bot of that level does, for each seed."""
    seeds = range(24 if level == "random" else 4)
    asked = [question(match, match.turn[0], level, seed, f"{seed}") for seed in seeds]

    async def choose() -> list[Json]:
        bots = BotPool(1, False, on_failure=lambda spec, problem: failures.append(problem))
        await bots.start()
        try:
            return await asyncio.gather(*map(bots.choose, asked))
        finally:
            await bots.stop()

    return asyncio.run(choose())


@pytest.mark.parametrize("level", ["random", "beginner", "expert:rollouts=20"])
@pytest.mark.parametrize("game", VERSIONS)
def test_a_bot_answers_by_the_rules_of_the_match(game: type[Game], level: str) -> None:
    failures: list[str] = []
    match = dealt(game)
    moves = chosen(match, level, failures)
    assert not failures
    assert all(move in match.moves(match.turn[0]) for move in moves)
    assert (ROLL in match.moves(match.turn[0])) == (game is UpAndDown)
    if level == "random":
        assert (ROLL in moves) == (game is UpAndDown)


@pytest.mark.parametrize("game", VERSIONS)
def test_a_last_resort_is_legal_by_the_rules_of_the_match(game: type[Game]) -> None:
    match = dealt(game)
    drawn = [random_move(question(match, match.turn[0], "expert", seed, "table")) for seed in range(60)]
    assert all(move in match.moves(match.turn[0]) for move in drawn)
    assert (ROLL in drawn) == (game is UpAndDown)


def test_a_process_without_the_rules_of_that_version_says_so() -> None:
    match = dealt(UpAndDownTwo)
    asked = question(match, match.turn[0], "random", 1, "table")
    task = Task("choose", GAME, msgspec.msgpack.encode(asked.options), asked.observation, "random", version=3)
    assert "a newer program is needed" in answer(task).problem


def test_a_level_is_compiled_for_one_version_at_a_time() -> None:
    """Each is asked to be compiled for the version of the match; from the start on, for the current one."""

    async def wanted() -> None:
        bots = BotPool(1, True)
        assert {wish.version for wish in bots._to_compile if wish.game == GAME} == {2}
        assert {wish.version for wish in bots._to_compile if wish.game != GAME} == {1}
        assert len(bots._to_compile) == 3 * len(COMPILED)
        bots._ready.add(bots._to_compile[0])
        level = bots._to_compile[0].level
        assert bots.ready(GAME, level)
        assert bots.ready(GAME, level, 2)
        assert not bots.ready(GAME, level, 1)

    asyncio.run(wanted())


def test_an_agent_refuses_an_observation_by_other_rules() -> None:
    old, new = dealt(UpAndDown), dealt(UpAndDownTwo)
    seat = old.turn[0]
    with pytest.raises(ValueError, match="agent random was made for"):
        ask(agent("random", old.game, 1), look(new, seat))
