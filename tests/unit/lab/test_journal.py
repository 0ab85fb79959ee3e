"""Going on after an interruption: finished deals are kept, and the result is that of an uninterrupted run."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from updown.lab import arena
from updown.lab.results import ArenaResult
from updown.rules.match import Json

Bot = Callable[[str], str]

ARENA = [sys.executable, "-m", "updown", "arena", "up-and-down", "--players", "4", "--hero", "random"]
ARENA += ["--field", "random", "--deals", "40", "--seed", "4", "--jobs", "2", "--json", "--resume"]


def quick(resume: Path, deals: int = 6, **more: Any) -> ArenaResult:
    wishes: dict[str, Any] = {"seed": 5, "jobs": 1, "players": 2, "deck": "small-9", "hero": "random", **more}
    hero = wishes.pop("hero")
    return arena.run("up-and-down", hero, "random", deals, resume=resume, **wishes)


def figures(data: Json) -> Json:
    return {
        key: data[key] for key in ("advantage", "advantage_ci", "win_share", "win_share_ci", "seats", "hero_decisions")
    }


def begin(file: Path, lines: int) -> "subprocess.Popen[str]":
    """A run that has finished some of its deals."""
    process = subprocess.Popen([*ARENA, str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    until = time.monotonic() + 120
    while not file.exists() or file.read_bytes().count(b"\n") < lines:
        assert process.poll() is None
        assert time.monotonic() < until
        time.sleep(0.02)
    return process


def test_a_killed_run_goes_on_and_ends_like_an_uninterrupted_one(tmp_path: Path) -> None:
    file = tmp_path / "state.jsonl"
    process = begin(file, 3)
    process.kill()
    process.communicate()
    kept = file.read_bytes().count(b"\n") - 1
    assert 2 <= kept < 40
    done = subprocess.run([*ARENA, str(file)], capture_output=True, text=True, timeout=60)
    # That something is being made ready may be said: it is, where that takes a while.
    said = [line for line in done.stderr.splitlines() if "compiling" not in line]
    assert (done.returncode, said) == (0, [])
    whole = arena.run("up-and-down", "random", "random", 40, seed=4, jobs=1, players=4)
    assert figures(json.loads(done.stdout)) == figures(json.loads(json.dumps(whole.to_json())))


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_an_interrupt_ends_all_processes_without_a_complaint(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*ARENA, str(tmp_path / "state.jsonl")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler) and None,
    )
    until = time.monotonic() + 120
    while not (tmp_path / "state.jsonl").exists():
        assert time.monotonic() < until
        time.sleep(0.02)
    time.sleep(0.3)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=20)
    # A shell shows 130 for both: CPython ends by the signal itself if the interrupt came while it ran `exec` of a text,
    # as a library does when it makes a class.
    assert process.returncode in (130, -signal.SIGINT)
    assert (out, err) == ("", "")


def test_what_is_finished_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "state.jsonl"
    quick(file)
    before = file.read_text("utf-8")
    reported: list[tuple[int, int]] = []
    quick(file, progress=lambda done, total: reported.append((done, total)))
    assert reported == [(6, 6)]
    assert file.read_text("utf-8") == before


def test_more_or_fewer_deals_can_be_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "state.jsonl"
    quick(file, 4)
    more = quick(file, 8)
    assert figures(more.to_json()) == figures(quick(tmp_path / "other.jsonl", 8).to_json())
    assert quick(file, 2).deals == 2


def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "state.jsonl"
    whole = quick(file)
    content = file.read_bytes()
    file.write_bytes(content[:-20])
    assert figures(quick(file).to_json()) == figures(whole.to_json())
    assert sorted(map(len, file.read_bytes().splitlines())) == pytest.approx(
        sorted(map(len, content.splitlines())), abs=60
    )


def test_failures_are_kept_too(tmp_path: Path, bot: Bot) -> None:
    file = tmp_path / "state.jsonl"
    hero = bot("crash_at_times")
    first, second = (quick(file, 30, hero=hero) for _ in range(2))
    assert first.failures == second.failures != ()


def test_the_seed_is_taken_from_the_file_where_none_is_given(tmp_path: Path) -> None:
    file = tmp_path / "state.jsonl"
    assert quick(file, seed=None).seed == quick(file, seed=None).seed


@pytest.mark.parametrize(
    ("wishes", "problem"),
    [
        ({"seed": 6}, "seed is 5 there and 6 here"),
        ({"hero": "beginner"}, "hero is 'random' there and 'beginner' here"),
        ({"deck": "small-20"}, "options is .* there and .* here"),
    ],
)
def test_a_file_of_another_run_is_refused(wishes: dict[str, Any], problem: str, tmp_path: Path) -> None:
    file = tmp_path / "state.jsonl"
    quick(file)
    with pytest.raises(ValueError, match=f"state.jsonl belongs to another run: {problem}, expected the same command"):
        quick(file, **wishes)


def test_a_bot_that_was_edited_is_another_one(tmp_path: Path, bot: Bot) -> None:
    file = tmp_path / "state.jsonl"
    hero = bot("first")
    quick(file, hero=hero)
    Path(hero).write_text(Path(hero).read_text("utf-8") + "\n# better\n", "utf-8")
    with pytest.raises(ValueError, match="belongs to another run: code"):
        quick(file, hero=hero)


@pytest.mark.parametrize("content", ["hello\n", "[]\n", '{"format":"updown-record/1"}\n'])
@pytest.mark.parametrize("seed", [5, None])
def test_any_other_file_is_refused_and_left_alone(content: str, seed: int | None, tmp_path: Path) -> None:
    file = tmp_path / "state.jsonl"
    file.write_text(content, "utf-8")
    with pytest.raises(ValueError, match="is not a file to resume from: expected a first line with the format"):
        quick(file, seed=seed)
    assert file.read_text("utf-8") == content


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "state.jsonl"
    quick(file)
    lines = file.read_text("utf-8").splitlines()
    lines[2] = '{"deal":1,"colour":"red"}'
    file.write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(ValueError, match=r"line 3: .*colour.* is not a finished deal"):
        quick(file)
