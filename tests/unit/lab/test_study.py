"""Simulations between agents: every seat is counted, the number of processes changes nothing, and games that cannot be
played to their end are left out and reported."""

from pathlib import Path
from typing import Any

import pytest

import updown
from updown.agents.api import Agent, Observation
from updown.agents.builtin import Random
from updown.rules import match as rules_match

GAME = updown.game("up-and-down", players=3, deck="small-9")
OF_THE_RUN = {"seconds", "decisions_per_second", "games_per_second", "threads"}


def first_of(count: int) -> list[float]:
    return [1.0] + [0.0] * (count - 1)


class First(Agent):
    name = "first"

    def policy(self, observation: Observation) -> list[float]:
        return first_of(len(observation.moves))


class Fails(First):
    """Crashes in about every second match, by the cards that it is dealt."""

    name = "fails"

    def policy(self, observation: Observation) -> list[float]:
        if sum(map(ord, str(observation.view["hands"][observation.seat]))) % 2:
            raise RuntimeError("lost the thread")
        return first_of(len(observation.moves))


def outcome(result: updown.Simulation) -> dict[str, Any]:
    return {key: value for key, value in result.to_json().items() if key not in OF_THE_RUN}


def test_the_number_of_processes_changes_nothing_and_every_seat_is_counted() -> None:
    reported: list[tuple[int, int]] = []
    one = updown.simulate(
        GAME, agents="beginner", games=60, seed=5, threads=1, progress=lambda *at: reported.append(at)
    )
    two = updown.simulate(GAME, agents="beginner", games=60, seed=5, threads=2)
    assert outcome(one) == outcome(two)
    assert reported[-1] == (60, 60)
    assert sum(seat.win_share for seat in one.seats) == pytest.approx(1)
    assert all(seat.win_share_ci[0] < seat.win_share < seat.win_share_ci[1] for seat in one.seats)
    assert (one.agents, one.agent, one.games) == (("beginner",) * 3, "beginner", 60)
    assert outcome(updown.simulate(GAME, agents="beginner", games=60, seed=6, threads=1)) != outcome(one)


def test_agents_are_names_files_classes_or_objects(tmp_path: Path) -> None:
    file = tmp_path / "filed.py"
    file.write_text(
        "from updown.agents.api import Agent\n"
        "class Filed(Agent):\n"
        "    name = 'filed'\n"
        "    def policy(self, seen):\n"
        "        return [1.0] + [0.0] * (len(seen.moves) - 1)\n"
    )
    results = [
        updown.simulate(GAME, agents=[first, "random", Random], games=20, seed=1, threads=1)
        for first in (First, First(GAME), file, str(file))
    ]
    assert len({repr(list(result.seats)) for result in results}) == 1
    assert results[0].agents == ("first", "random", "random")


def test_random_agents_are_compiled() -> None:
    plain = updown.simulate(GAME, games=500, seed=3)
    assert outcome(updown.simulate(GAME, agents="random", games=500, seed=3)) == outcome(plain)
    assert outcome(updown.simulate(GAME, agents=[Random] * 3, games=500, seed=3)) == outcome(plain)


def test_games_in_which_an_agent_fails_are_left_out_and_reported() -> None:
    result = updown.simulate(GAME, agents=[Fails, First, First], games=40, seed=1, threads=1)
    [warning] = result.warnings
    assert f"agent fails: {40 - result.games} games are left out: crashed: RuntimeError: lost the thread" == warning
    assert 0 < result.games < 40
    assert f"warning: {warning}" in repr(result)
    with pytest.raises(ValueError, match=r"none of 1 games could be played to its end: agent fails: .*lost the thread"):
        updown.simulate(GAME, agents=Fails, games=1, seed=1, threads=1)


class Rotates(Agent):
    name = "rotates"

    def policy(self, observation: Observation) -> list[float]:
        return [float(move["move"] == "rotate") for move in observation.moves]


def test_stubborn_players_come_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("updown.lab.play.MAX_ROUNDS", 1)
    assert rules_match.MAX_ROUNDS == 100
    with pytest.raises(ValueError, match="a match had no end after 100 rounds"):
        updown.simulate("dnup", players=2, deck="dnup-10", agents=Rotates, games=1, seed=1, threads=1)
