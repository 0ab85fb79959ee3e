"""Bots at live tables, with real processes. Where a process has to misbehave, a small program replaces ours."""

import asyncio
import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

import updown
from kit.agents import agent, decisions, default_game
from kit.games import default_kinds
from updown.agents.api import BadAgent, ask, look
from updown.agents.registry import AGENTS, make_agent
from updown.agents.searcher import Searcher
from updown.games.registry import GAMES
from updown.rules.match import Json
from updown.server import bot_worker
from updown.server.bot_pool import (
    COMMAND,
    LEVELS,
    MAX_SETTINGS,
    SEARCHING,
    BotPool,
    BotsBusy,
    BotsStopped,
    CompileJob,
    Question,
    check_level,
    lowered,
    question,
    random_move,
    simple_level,
)
from updown.server.bot_worker import Task, answer
from updown.server.worker_line import pack

T = TypeVar("T")

SPECS = ("random", "beginner", "casual", "flat:rollouts=50", "strong", "expert:rollouts=300")
PATIENCE = 900.0
"""For compiling, on a machine that has never done so."""

# Speaks as bot_worker.py does. How it misbehaves is its first argument; its second is a folder for notes.
STAND_IN = """
import os, sys, time
import msgspec
how, notes = sys.argv[1], sys.argv[2]
print("started", file=sys.stderr, flush=True)
while size := sys.stdin.buffer.read(4):
    packed = sys.stdin.buffer.read(int.from_bytes(size, "big"))
    do, game, options, observation, spec, seed, plain, version = msgspec.msgpack.decode(packed)
    with open(os.path.join(notes, "tasks"), "ab") as file:
        file.write(packed)
    with open(os.path.join(notes, "environment"), "w") as file:
        file.write(repr(dict(os.environ)))
    moves, problem = [({"move": "simple" if plain else "own", "spec": spec, "seed": int(seed, 16)}, 1.0)], ""
    if do == "prepare":
        problem = "RuntimeError: no room" if how == "cannot-compile" else ""
    elif how == "hang-all" or (how == "hang" and not plain):
        time.sleep(1000)
    elif how == "die-all" or (how == "die" and not plain):
        sys.exit("oh no")
    elif how == "die-once" and not os.path.exists(os.path.join(notes, "died")):
        open(os.path.join(notes, "died"), "w").close()
        sys.exit("oh no")
    elif how == "fail" and not plain:
        problem = "ValueError: a mistake"
    elif how == "nonsense" and not plain:
        print("what?", flush=True)
        time.sleep(1000)
    packed = msgspec.msgpack.encode([moves, problem])
    sys.stdout.buffer.write(len(packed).to_bytes(4, "big") + packed)
    sys.stdout.buffer.flush()
"""


class Failures(list[tuple[str, str]]):
    """What was reported."""

    def __call__(self, spec: str, text: str) -> None:
        self.append((spec, text))


class Stage:
    """One event loop, and our own bots at work in it."""

    def __init__(self) -> None:
        self.loop = asyncio.Runner()
        self.failures = Failures()
        self.bots = self.loop.run(self.make())

    async def make(self) -> BotPool:
        return BotPool(2, True, on_failure=self.failures)

    def run(self, awaitable: Awaitable[T]) -> T:
        async def waited() -> T:
            return await awaitable

        return self.loop.run(waited())


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    made = Stage()
    with made.loop:
        made.run(made.bots.start())
        made.run(until(lambda: made.bots.all_ready, PATIENCE))
        yield made
        made.run(made.bots.stop())


StandIn = Callable[[str], list[str]]


@pytest.fixture
def stand_in(tmp_path: Path) -> StandIn:
    """The command line of a process that misbehaves like that."""
    program = tmp_path / "stand_in.py"
    program.write_text(STAND_IN, "utf-8")
    return lambda how: [sys.executable, str(program), how, str(tmp_path)]


async def until(condition: Callable[[], bool], seconds: float = 20.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.02)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def waited() -> None:
        await test()

    asyncio.run(waited())


def children(parent: int | None = None) -> set[int]:
    """The processes for bots that this one has started, or that one."""
    command = ["ps", "-A", "-ww", "-o", "pid=,ppid=,args="]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    lines = [line.split(maxsplit=2) for line in listed.splitlines()]
    return {int(pid) for pid, owner, args in lines if int(owner) == (parent or os.getpid()) and "--nice" in args}


def is_alive(pid: int) -> bool:
    shown = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(shown.strip()) and not shown.strip().startswith("Z")


def asking(
    spec: str = "expert", table: str = "table", seed: int = 1, name: str = "dnup", address: str = ""
) -> Question:
    match = default_game(name, 3).deal(seed=5)
    return question(match, match.turn[0], spec, seed, table, address)


# --- who may sit at a table ---


@pytest.mark.parametrize(
    "spec", [*LEVELS, *SPECS, "expert:time=10", "strong:rollouts=200000,tries=2", "expert:playouts=300"]
)
def test_levels_that_may_sit_at_a_table(spec: str) -> None:
    check_level(spec, default_game("dnup", 2))


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("oracle", "agent oracle cheats"),
        ("oracle:rollouts=1", "agent oracle cheats"),
        ("mybot.py", "there is no agent 'mybot.py' for live tables: expected random, beginner"),
        ("../mybot.py:time=1", "there is no agent"),
        ("nobody", "there is no agent 'nobody'"),
        ("", "expected a name like casual"),
        ("expert:", "is not a setting"),
        ("expert:time", "is not a setting"),
        ("expert:time=nan", "is not a setting"),
        ("expert:time=0", "expected a number from 0.001"),
        ("expert:rollouts=1.5", "expected a whole number"),
        ("expert:luck=1", "there is no setting 'luck', expert takes rollouts, time"),
        ("casual:time=1", "casual takes no settings"),
        ("expert:time=10.5", "time is 10.5, at a live table it is at most 10"),
        ("expert:rollouts=200001", "at most 200000"),
        ("expert:playouts=200001", "at most 200000"),
        ("expert:tries=1000", "at most 16"),
        ("flat:rollouts=1e9", "at most 200000"),
        ("expert:" + "rollouts=1," * 20, "at most 100 characters"),
    ],
)
def test_levels_that_may_not(spec: str, problem: str) -> None:
    with pytest.raises(BadAgent) as refused:
        check_level(spec, default_game("dnup", 2))
    assert problem in str(refused.value)


def test_every_setting_has_a_limit() -> None:
    assert {setting.name for name in LEVELS for setting in AGENTS[name].settings} == set(MAX_SETTINGS)


def test_who_answers_meanwhile() -> None:
    levels = {spec: simple_level(spec) for spec in [*LEVELS, "expert:time=2", "oracle", "mybot.py"]}
    assert {spec for spec, simple in levels.items() if simple == spec} == {"random", "beginner", "casual", "net"}
    assert set(levels.values()) == {"random", "beginner", "casual", "net"}


def test_the_server_does_not_import_the_compiler() -> None:
    program = (
        "import asyncio, sys, updown\n"
        "from updown.server.bot_pool import BotPool, check_level, question, random_move\n"
        "match = updown.game('dnup', players=3).deal(seed=1)\n"
        "asked = question(match, match.turn[0], 'expert', 1, 'table')\n"
        "check_level('expert:time=1', match.game)\n"
        "random_move(asked)\n"
        "async def choose():\n"
        "    bots = BotPool(1, False)\n"
        "    await bots.start()\n"
        "    await bots.choose(asked)\n"
        "    await bots.stop()\n"
        "asyncio.run(choose())\n"
        "print([name for name in ('numba', 'llvmlite') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert (done.stdout.strip(), done.stderr) == ("[]", "")


# --- what they answer ---


@pytest.mark.parametrize(("name", "players"), default_kinds())
def test_answers_are_those_of_the_agent(stage: Stage, name: str, players: int) -> None:
    """The same in every process, as often as one asks: here too."""
    match, seat = next(iter(decisions(default_game(name, players), 1, seed=players, apart=7)))
    asked = [question(match, seat, spec, 2**255 + 7, f"{place}") for spec in SPECS for place in range(2)]

    async def choose() -> list[Json]:
        return await asyncio.gather(*map(stage.bots.choose, asked))

    moves = stage.run(choose())
    own = [ask(agent(one.spec, match.game, one.seed), look(match, seat)) for one in asked]
    assert moves == [match.game.format_move(action) for action in own]
    assert all(move in match.moves(seat) for move in moves)
    assert not stage.failures


def test_other_decks_and_options(stage: Stage) -> None:
    deck: Json = {"format": "updown-deck/1", "game": "auf-und-ab", "name": "own", "symbols": ["A", "B", "C"]}
    deck |= {"hand": {"2": 2}, "lay": {"2": 1}}
    match = updown.game("auf-und-ab", players=2, goal="low", deck=deck).deal(seed=3)
    asked = question(match, match.turn[0], "expert:rollouts=50", 1, "table")
    assert stage.run(stage.bots.choose(asked)) in match.moves(asked.seat)
    assert not stage.failures


@pytest.mark.parametrize("spec", ["random", "casual", "expert:rollouts=200"])
def test_hints_are_the_best_moves_with_their_probabilities(stage: Stage, spec: str) -> None:
    match, seat = next(iter(decisions(default_game("up-and-down", 3), 1, seed=2)))
    hints = stage.run(stage.bots.policy(question(match, seat, spec, 1, "table")))
    shares = [share for _, share in hints]
    assert shares == sorted(shares, reverse=True)
    assert 0 < min(shares) <= sum(shares) < 1 + 1e-6
    assert all(move in match.moves(seat) for move, _ in hints)


def test_a_seat_that_has_nothing_to_decide_is_not_asked() -> None:
    match = default_game("dnup", 3).deal(seed=5)
    idle = next(seat for seat in range(3) if seat not in match.turn)
    with pytest.raises(ValueError, match=f"seat {idle} has nothing to decide"):
        question(match, idle, "casual", 1, "table")


def test_a_process_refuses_whatever_it_should_never_have_been_asked() -> None:
    asked = asking()
    task = Task("choose", asked.game, msgspec.msgpack.encode(asked.options), asked.observation)
    change = partial(msgspec.structs.replace, task)
    assert answer(change(spec="oracle")).problem == "BadAgent: agent oracle is not for live tables"
    assert answer(change(spec="bot.py")).problem == "BadAgent: agent bot.py is not for live tables"
    assert (
        "option 'deck' is 'own.toml'"
        in answer(change(options=msgspec.msgpack.encode({"players": 2, "deck": "own.toml"}))).problem
    )
    assert "ValueError" in answer(change(observation=b"short")).problem
    assert "there is no game 'chess'" in answer(change(game="chess")).problem
    assert answer(change(spec="random")).moves


def test_a_last_resort_is_drawn_from_the_seed() -> None:
    match = default_game("auf-und-ab", 2).deal(seed=5)
    seat = match.turn[0]
    drawn = [random_move(question(match, seat, "expert", seed, "table")) for seed in range(60)]
    assert drawn == [random_move(question(match, seat, "expert", seed, "another")) for seed in range(60)]
    assert all(move in match.moves(seat) for move in drawn)
    assert len({str(move) for move in drawn}) > 30


# --- while it is not ready ---


def test_a_simple_level_serves_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UPDOWN_CACHE", str(tmp_path))
    match, seat = next(iter(decisions(default_game("up-and-down", 3), 1, seed=4)))
    casual = make_agent("casual", match.game, seed=9)
    vars(casual)["searcher"] = Searcher(match.game, plain=True)

    async def test() -> None:
        others = children()
        bots = BotPool(1, True)
        await bots.start()
        move = await bots.choose(question(match, seat, "expert", 9, "table"))
        assert move == match.game.format_move(ask(casual, look(match, seat)))
        assert not bots.ready("up-and-down", "expert")
        assert not bots.all_ready
        assert bots.ready("up-and-down", "random")
        # One thinks, one answers what is quick, one compiles.
        assert len(children() - others) == 3
        await bots.stop()
        assert not children() - others

    run(test)


def test_without_warming_a_level_is_compiled_when_it_is_first_asked_for(stand_in: StandIn) -> None:
    async def test() -> None:
        others = children()
        bots = BotPool(1, False, command=stand_in("well"))
        await bots.start()
        assert (await bots.choose(asking("expert")))["move"] == "simple"
        await until(lambda: bots.ready("dnup", "expert:time=1"))
        assert (await bots.choose(asking("expert")))["move"] == "own"
        assert not bots.ready("dnup", "strong")
        assert not bots.ready("up-and-down", "expert")
        # The one that compiles has ended, and the one for quick levels was never needed.
        await until(lambda: len(children() - others) == 1)
        await bots.stop()

    run(test)


def test_what_cannot_be_compiled_is_left_to_the_simple_level(stand_in: StandIn) -> None:
    failures = Failures()

    async def test() -> None:
        bots = BotPool(1, False, command=stand_in("cannot-compile"), on_failure=failures)
        await bots.start()
        for _ in range(5):
            assert (await bots.choose(asking("expert:time=1")))["move"] == "simple"
            await asyncio.sleep(0.1)
        await bots.stop()

    run(test)
    assert failures == [("expert", "dnup could not be compiled: RuntimeError: no room")] * 2


def test_a_cache_that_cannot_be_written_is_noticed_before_compiling(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("UPDOWN_CACHE", str(tmp_path / "file"))
    assert "NotADirectoryError" in answer(Task("prepare", "dnup", spec="expert")).problem


def test_a_level_that_failed_is_made_ready_anew(stand_in: StandIn, tmp_path: Path) -> None:
    """Perhaps what had been compiled is gone: nobody should wait for it at every decision."""

    async def test() -> None:
        bots = BotPool(1, False, command=stand_in("die"))
        await bots.start()
        await bots.choose(asking())
        await until(lambda: bots.ready("dnup", "expert"))
        assert (await bots.choose(asking()))["move"] == "simple"
        await until(lambda: (tmp_path / "tasks").read_bytes().count(b"prepare") == 2)
        await until(lambda: bots.ready("dnup", "expert"))
        await bots.stop()

    run(test)


# --- who is next ---


def test_tables_take_turns(stand_in: StandIn) -> None:
    async def test() -> None:
        bots = BotPool(1, False, command=stand_in("well"))
        await bots.start()
        answered = []

        async def choose(table: str, seed: int) -> None:
            await bots.choose(asking("random", table, seed))
            answered.append(f"{table}{seed}")

        waiting = [("a", 1), ("a", 2), ("a", 3), ("a", 4), ("b", 1), ("b", 2), ("c", 1)]
        await asyncio.gather(*(choose(table, seed) for table, seed in waiting))
        # Then by the time that each has used.
        assert answered[:3] == ["a1", "b1", "c1"]
        assert [each for each in answered if each.startswith("a")] == ["a1", "a2", "a3", "a4"]
        assert answered[-1] == "a4"
        assert bots.queue_size == 0
        await bots.stop()

    run(test)


def test_a_quick_level_does_not_wait_for_one_that_searches(stand_in: StandIn) -> None:
    """All processes search, and more searches wait; the child's bot answers all the same."""

    async def test() -> None:
        bots = BotPool(1, False, command=stand_in("hang"))
        bots._ready = {CompileJob("dnup", GAMES["dnup"].rules_version, "expert")}
        await bots.start()
        greedy = [asyncio.create_task(bots.choose(asking("expert", f"{n}", address="greedy"))) for n in range(20)]
        await until(lambda: bots.queue_size == 19)
        async with asyncio.timeout(PATIENCE):
            assert (await bots.choose(asking("beginner", "child", address="child")))["spec"] == "beginner"
        assert bots.queue_size == 19
        await bots.stop()
        assert {type(each) for each in await asyncio.gather(*greedy, return_exceptions=True)} == {BotsStopped}

    run(test)


def test_tables_at_which_nobody_is_come_last(stand_in: StandIn) -> None:
    async def test() -> None:
        bots = BotPool(1, False, command=stand_in("well"))
        await bots.start()
        answered = []

        async def choose(table: str, address: str) -> None:
            await bots.choose(asking("strong", table, address=address))
            answered.append(table)

        left = [(f"left {n}", "") for n in range(5)]
        await asyncio.gather(*(choose(*each) for each in [*left, ("here", "home")]))
        assert answered[0] == "here"
        await bots.stop()

    run(test)


def test_how_long_a_table_waits_is_guessed_from_what_waits_before_it(stand_in: StandIn) -> None:
    async def test() -> None:
        bots = BotPool(1, False, command=stand_in("hang"))
        bots._ready = {CompileJob("dnup", GAMES["dnup"].rules_version, "expert")}
        await bots.start()
        assert bots.waits() == {}
        tables = [asyncio.create_task(bots.choose(asking("expert", f"{n}", address="greedy"))) for n in range(20)]
        await until(lambda: bots.queue_size == 19)
        left = asyncio.create_task(bots.choose(asking("expert", "left", address="")))
        await until(lambda: bots.queue_size == 20)
        before = bots.waits()
        assert len(before) == 19, "nobody waits at a table that all have left, or whose bot thinks already"
        for _ in range(100):
            bots._queue._times[SEARCHING].add(2.0)
        child = asyncio.create_task(bots.choose(asking("expert", "child", address="child")))
        await until(lambda: "child" in bots.waits())
        waits = bots.waits()
        assert round(waits.pop("child")) == 4
        assert {round(seconds) for seconds in waits.values()} == {40}
        assert max(before.values()) < min(waits.values())
        await bots.stop()
        await asyncio.gather(*tables, left, child, return_exceptions=True)
        assert bots.waits() == {}

    run(test)


@pytest.mark.parametrize(
    ("spec", "share", "most", "expected"),
    [
        ("expert", 0.1, 1.0, "expert"),
        ("expert:time=10", 1.0, 10.0, "expert:time=10"),
        ("expert:time=10", 1.0, 5.0, "expert:time=5"),
        ("expert:time=10", 0.1, 5.0, "expert:time=1"),
        ("expert:time=10", 0.0001, 5.0, "expert:time=0.05"),
        ("strong:rollouts=200000,tries=2", 0.01, 5.0, "strong:rollouts=2000,tries=2"),
    ],
)
def test_budgets_are_lowered_while_many_wait(spec: str, share: float, most: float, expected: str) -> None:
    assert lowered(spec, share, most) == expected


def test_so_many_wait_and_no_more(stand_in: StandIn) -> None:
    async def test() -> None:
        bots = BotPool(1, False, command=stand_in("hang-all"), most_waiting=3)
        await bots.start()
        thinking = asyncio.create_task(bots.choose(asking("random", "a")))
        await until(lambda: bots.queue_size == 0)
        waiting = [asyncio.create_task(bots.choose(asking("random", table))) for table in "abb"]
        await asyncio.sleep(0)
        assert bots.queue_size == 3
        with pytest.raises(BotsBusy, match="3 decisions are waiting for a bot"):
            await bots.choose(asking("random", "c"))
        # Who goes away makes room.
        for task in waiting[1:]:
            task.cancel()
        await asyncio.gather(*waiting[1:], return_exceptions=True)
        assert bots.queue_size == 1
        await bots.stop()
        for task in (thinking, waiting[0]):
            with pytest.raises(BotsStopped):
                await task

    run(test)


# --- when something goes wrong ---


def ready_bots(command: list[str], failures: Failures, timeout: float = 30.0) -> BotPool:
    return BotPool(1, True, command=command, on_failure=failures, timeout=timeout)


@pytest.mark.parametrize(
    ("how", "timeout", "reports"),
    [
        ("hang", 2.0, ["no answer within 2 s"] * 2),
        ("die", 30.0, ["EOFError the process has ended: exit code 1, started oh no"] * 2),
        ("fail", 30.0, ["ValueError: a mistake"]),
        ("nonsense", 30.0, ["EOFError the answer would have 2003329396 bytes: exit code -9, started"] * 2),
    ],
)
def test_after_two_failures_a_simple_level_answers(
    stand_in: StandIn, how: str, timeout: float, reports: list[str]
) -> None:
    failures = Failures()

    async def test() -> None:
        bots = ready_bots(stand_in(how), failures, timeout)
        await bots.start()
        await until(lambda: bots.ready("dnup", "expert"))
        assert await bots.choose(asking()) == {"move": "simple", "spec": "casual", "seed": 1}
        await bots.stop()

    run(test)
    assert failures == [("expert", text) for text in reports]


def test_a_question_over_which_a_process_died_is_asked_again(stand_in: StandIn) -> None:
    failures = Failures()

    async def test() -> None:
        bots = ready_bots(stand_in("die-once"), failures)
        await bots.start()
        await until(lambda: bots.ready("dnup", "expert"))
        assert (await bots.choose(asking()))["move"] == "own"
        await bots.stop()

    run(test)
    assert [spec for spec, _ in failures] == ["expert"]


@pytest.mark.parametrize("command", ["die-all", ""])
def test_a_bot_answers_even_if_no_process_does(stand_in: StandIn, command: str) -> None:
    failures = Failures()

    async def test() -> None:
        bots = ready_bots(stand_in(command) if command else ["/no/such/program"], failures)
        await bots.start()
        match = default_game("dnup", 3).deal(seed=5)
        asked = asking("casual")
        move = await bots.choose(asked)
        assert move == random_move(asked)
        assert move in match.moves(asked.seat)
        assert await bots.policy(asked) == []
        await bots.stop()

    run(test)
    assert ("casual", "nobody answered") in failures


def test_a_level_that_may_not_sit_there_is_never_asked(stand_in: StandIn) -> None:
    """Nobody could have opened such a table; if there is one all the same, it goes on."""
    failures = Failures()

    async def test() -> None:
        bots = ready_bots(stand_in("well"), failures)
        await bots.start()
        for spec in ("oracle", "mybot.py", "expert:time=1000", "expert:", ""):
            assert (await bots.choose(asking(spec)))["spec"] == "casual"
        await bots.stop()

    run(test)
    assert [spec for spec, _ in failures] == ["oracle", "mybot.py", "expert:time=1000", "expert:", ""]


def test_killed_and_interrupted_processes(stage: Stage) -> None:
    """The answers stay the same, also in the middle of a thought."""
    match, seat = next(iter(decisions(default_game("dnup", 4), 1, seed=4)))
    asked = question(match, seat, "expert:time=1", 3, "table", "home")
    quick = question(match, seat, "expert:rollouts=500", 3, "table")

    async def test() -> None:
        before = await stage.bots.choose(quick)
        workers = children()
        assert len(workers) == 3
        for pid in workers:
            os.kill(pid, signal.SIGINT)
        assert await stage.bots.choose(quick) == before
        assert workers <= children()
        thinking = asyncio.create_task(stage.bots.choose(asked))
        await asyncio.sleep(0.3)
        for pid in workers:
            os.kill(pid, signal.SIGKILL)
        assert await thinking in match.moves(seat)
        assert await asyncio.gather(*(stage.bots.choose(quick) for _ in range(4))) == [before] * 4
        assert not children() & workers

    stage.run(test())
    assert [spec for spec, _ in stage.failures] == ["expert:time=1"]
    assert "exit code -9" in stage.failures[0][1]
    stage.failures.clear()


# --- what is left ---


def test_stopping_with_questions_in_flight(stand_in: StandIn) -> None:
    async def test() -> None:
        others = children()
        bots = BotPool(2, True, command=stand_in("hang-all"))
        with pytest.raises(BotsStopped):
            await bots.choose(asking("random"))
        await bots.start()
        asked = [asyncio.create_task(bots.choose(asking("random", f"{n}"))) for n in range(6)]
        await until(lambda: bots.queue_size == 4)
        await until(lambda: len(children() - others) >= 2)
        async with asyncio.timeout(60):
            await bots.stop()
        assert [type(result) for result in await asyncio.gather(*asked, return_exceptions=True)] == [BotsStopped] * 6
        assert not children() - others
        assert bots.queue_size == 0
        with pytest.raises(BotsStopped):
            await bots.choose(asking("random"))
        await bots.stop()

    run(test)


def test_stopping_at_any_moment_leaves_nothing_open(stand_in: StandIn) -> None:
    """What is left open is a warning, and warnings are errors."""

    async def stop_after(seconds: float) -> None:
        others = children()
        bots = BotPool(2, True, command=stand_in("die"))
        await bots.start()
        asked = [asyncio.create_task(bots.choose(asking("expert", f"{n}"))) for n in range(8)]
        await asyncio.sleep(seconds)
        await bots.stop()
        await asyncio.gather(*asked, return_exceptions=True)
        assert not children() - others

    async def test() -> None:
        for tenths in range(10):
            await stop_after(tenths / 20)

    run(test)
    gc.collect()


def test_no_process_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    """Not even in the middle of compiling."""
    program = (
        "import asyncio, updown\n"
        "from updown.server.bot_pool import BotPool, question\n"
        "async def serve():\n"
        "    bots = BotPool(2, True)\n"
        "    await bots.start()\n"
        "    match = updown.game('dnup', players=3).deal(seed=1)\n"
        "    await bots.choose(question(match, match.turn[0], 'expert', 1, 'table'))\n"
        "    print('answered', flush=True)\n"
        "    await asyncio.sleep(1000)\n"
        "asyncio.run(serve())"
    )
    surroundings = os.environ | {"UPDOWN_CACHE": str(tmp_path)}
    with subprocess.Popen([sys.executable, "-c", program], env=surroundings, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"answered\n"
        time.sleep(2)
        started = children(server.pid)
        server.kill()
    assert len(started) == 4
    asyncio.run(until(lambda: not any(map(is_alive, started)), 5))


def test_a_process_receives_no_secret(stand_in: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UPDOWN_DATABASE", "postgresql://someone:passw0rd@host/name")
    monkeypatch.setenv("UPDOWN_CACHE", str(tmp_path))
    monkeypatch.setenv("UPDOWN_GAMES", "elsewhere")

    async def test() -> None:
        bots = BotPool(1, False, command=stand_in("well"))
        await bots.start()
        await bots.choose(asking("random", "the-table"))
        await bots.stop()

    run(test)
    asked = asking("random")
    tasks = (tmp_path / "tasks").read_bytes()
    assert asked.observation in tasks
    assert b"the-table" not in tasks
    environment = (tmp_path / "environment").read_text("utf-8")
    assert "passw0rd" not in environment
    assert "UPDOWN_CACHE" in environment
    assert "UPDOWN_GAMES" in environment


def test_nothing_but_answers_is_written_to_the_line() -> None:
    """Whatever an agent prints goes elsewhere."""
    program = (
        "import os, sys\n"
        "from updown.server import bot_worker\n"
        "def answer(task):\n"
        "    print('hello')\n"
        "    os.write(1, b'hello')\n"
        "    return bot_worker.Answer([], sys.stdin.read())\n"
        "bot_worker.main([], answer)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(pack(Task("choose", "dnup")))
        process.stdin.flush()
        expected = pack(bot_worker.Answer())
        assert process.stdout.read(len(expected)) == expected
        said, complaints = process.communicate()
    assert (said, complaints.count(b"hello"), process.returncode) == (b"", 2, 0)


def test_the_command_is_our_own() -> None:
    assert COMMAND[0] == sys.executable
    assert COMMAND[-1] == bot_worker.__name__
