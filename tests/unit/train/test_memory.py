"""A training that would run out of memory is refused before it starts."""

import os
from pathlib import Path

import pytest

import updown
from updown.train import memory
from updown.train.memory import GIGABYTE, check_memory, free_memory, memory_needed
from updown.train.plan import BadPlan, TrainingPlan
from updown.train.run import Run

PLANS = {
    "--positions": TrainingPlan("dnup", 2, positions=100_000_000),
    "--matches or --length": TrainingPlan("dnup", 2, method="policy", matches=1_000_000, length=10_000),
}


@pytest.mark.parametrize("flag", list(PLANS))
def test_too_little_memory_is_said_before_anything_starts(
    flag: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "free_memory", lambda: 3 * GIGABYTE)
    with pytest.raises(BadPlan, match=rf"GB of memory, and 3.0 GB are free: expected more memory, or a lower {flag}"):
        Run(PLANS[flag], tmp_path / "out")
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("method", ["search", "policy", "value"])
@pytest.mark.parametrize("game", ["up-and-down", "auf-und-ab", "dnup"])
def test_a_usual_training_needs_a_few_gigabytes_at_most(game: str, method: str) -> None:
    needed = memory_needed(TrainingPlan(game, 2, method=method), updown.game(game, players=2))
    assert GIGABYTE // 100 < needed < 4 * GIGABYTE


def test_where_a_policy_plays_the_first_positions_more_is_needed() -> None:
    game = updown.game("up-and-down", players=2)
    usual = TrainingPlan("up-and-down", 2)
    refined = TrainingPlan("up-and-down", 2, refine=True)
    assert memory_needed(usual, game) > 2 * memory_needed(refined, game)


def test_free_memory_is_what_linux_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "meminfo"
    file.write_text("MemTotal: 900 kB\nMemAvailable: 700 kB\n")
    monkeypatch.setattr(memory, "MEMINFO", file)
    assert free_memory() == 700 * 1024


def test_elsewhere_the_free_pages_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MEMINFO", tmp_path / "none")
    monkeypatch.setattr(os, "sysconf", {"SC_AVPHYS_PAGES": 10, "SC_PAGE_SIZE": 4096}.__getitem__)
    assert free_memory() == 40_960


def test_where_nobody_says_nothing_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(name: str) -> int:
        raise ValueError(name)

    monkeypatch.setattr(memory, "MEMINFO", tmp_path / "none")
    monkeypatch.setattr(os, "sysconf", unknown)
    assert free_memory() is None
    check_memory(PLANS["--positions"], updown.game("dnup", players=2))
