"""Compiled code is kept, and never used when what it was made of has changed."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import updown
from updown.engine import random_games, stepping
from updown.engine.compile import Unit
from updown.engine.compiled import rule_modules, unit_of
from updown.games.dnup import kernel
from updown.games.dnup.game import Dnup
from updown.games.registry import game_type

PROGRAM = """
import updown
from updown.lab.study import simulate
game = updown.game("up-and-down", players=2, deck="small-9")
print(simulate(game, games=50, seed=1, threads=1).length["mean"])
"""


def run(cache: Path, **environment: str) -> tuple[float, str]:
    """Mean length of a small simulation in a fresh process, and what it said on standard error."""
    surroundings = os.environ | {"UPDOWN_CACHE": str(cache)} | environment
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=surroundings, capture_output=True, text=True, check=True)
    return float(done.stdout), done.stderr


def kept(cache: Path) -> dict[Path, int]:
    """What lies in the cache, and when it was written."""
    return {file: file.stat().st_mtime_ns for file in cache.rglob("*") if file.is_file()}


def test_a_cache_that_cannot_be_written_is_named_once_and_done_without(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no folder")
    mean, said = run(file)
    assert mean == run(tmp_path, NUMBA_DISABLE_JIT="1")[0]
    assert said.count("RuntimeWarning: compiled code cannot be kept in") == 1
    assert "UPDOWN_CACHE names another folder" in said
    assert "only once" not in said


def test_what_was_compiled_is_kept_and_said(tmp_path: Path) -> None:
    first, said = run(tmp_path)
    compiled = kept(tmp_path)
    again, silent = run(tmp_path)
    assert compiled
    assert kept(tmp_path) == compiled
    plain, _ = run(tmp_path, NUMBA_DISABLE_JIT="1")
    assert first == again == plain
    assert "compiling up-and-down" in said
    assert "compiling" not in silent


def test_a_changed_constant_or_function_has_another_key(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = rule_modules(game_type("dnup"))
    keys = {Unit("dnup", modules, [random_games, stepping], plain=True).key for _ in range(2)}
    assert len(keys) == 1
    with monkeypatch.context() as patch:
        patch.setattr(kernel, "QUIET_LIMIT", 5)
        keys.add(Unit("dnup", modules, [random_games, stepping], plain=True).key)
    with monkeypatch.context() as patch:
        patch.setattr(kernel, "next_seat", lambda rules, seat: seat)
        keys.add(Unit("dnup", modules, [random_games, stepping], plain=True).key)
    assert len(keys) == 3


def test_plain_and_compiled_units_are_made_once() -> None:
    assert unit_of(Dnup) is unit_of(Dnup)
    assert unit_of(Dnup, plain=True).plain


@pytest.mark.parametrize("seats", [3, 200, -7])
def test_a_batch_refuses_seats_that_do_not_exist(seats: int) -> None:
    batch = updown.Batch(updown.game("dnup", players=3, deck="dnup-10"), 2, seed=1)
    with pytest.raises(ValueError, match="seats must be from 0 to 2, or -1"):
        batch.observe(seats=np.full(2, seats))


@pytest.mark.parametrize("which", [np.array([True]), np.array([[True, False]]), np.array([1, 0])])
def test_a_batch_refuses_marks_of_another_shape(which: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> None:
    batch = updown.Batch(updown.game("dnup", players=3, deck="dnup-10"), 2, seed=1)
    with pytest.raises(ValueError, match="which must be 2 truth values"):
        batch.restart_matches(which)


@pytest.mark.parametrize("size", [0, 2.5, "x", True])
def test_a_batch_refuses_a_size_that_is_none(size: int) -> None:
    with pytest.raises(ValueError, match="size is"):
        updown.Batch(updown.game("dnup", players=3), size)


def test_a_game_with_its_options_takes_no_more() -> None:
    with pytest.raises(ValueError, match="players cannot be given again"):
        updown.simulate(updown.game("dnup", players=3), players=4)
    with pytest.raises(ValueError, match="there is no game 5"):
        updown.simulate(5)  # type: ignore[call-overload]
