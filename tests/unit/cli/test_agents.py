"""`updown agents`: the list, checking, reporting a play."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from kit.positions import UP_AND_DOWN, record_of, ud_setup
from updown.agents import registry
from updown.agents.api import Agent, Observation
from updown.agents.suite import read_suite, shipped_suite
from updown.cli import agents
from updown.cli.main import main
from updown.games.record import write_record

RECORD = record_of(UP_AND_DOWN, (ud_setup("D9 C2", "H3", "", trump=7, chef=0), ["0 rotate 1", "0 D9", "1 H3"]))
MEASURED: dict[str, Any] = {
    "command": "python bench/agents.py",
    "machine": "a quiet one",
    "games": {
        UP_AND_DOWN: {
            "2": {
                "random": {"elo": 900, "elo_ci": [880, 920], "ms_p50": 0.01, "ms_p95": 0.02},
                "casual": {"advantage": 0.25, "ci": [0.2, 0.3], "ms_p50": 1.5},
            }
        }
    },
}


class LastMove(Agent):
    name = "last"

    def policy(self, observation: Observation) -> Sequence[float]:
        count = len(observation.actions)
        return [float(place == count - 1) for place in range(count)]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("UPDOWN_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path / "data"


@pytest.fixture
def saved(tmp_path: Path) -> str:
    write_record(tmp_path / "match.json", RECORD)
    return str(tmp_path / "match.json")


def test_the_list_has_every_agent_with_its_settings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["agents"]) == 0
    output = capsys.readouterr().out
    assert all(name in output for name in registry.AGENTS)
    assert "cheats: sees all cards" in output
    assert "flat:rollouts=" in output


def test_the_list_as_json(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agents, "read_measured", lambda: MEASURED)
    assert main(["agents", "--json"]) == 0
    content = json.loads(capsys.readouterr().out)
    assert (content["command"], content["machine"]) == ("python bench/agents.py", "a quiet one")
    listed = {agent["name"]: agent for agent in content["agents"]}
    assert [*listed] == [*registry.AGENTS]
    assert [name for name, agent in listed.items() if agent["cheats"]] == ["oracle"]
    assert listed["casual"]["measured"] == {UP_AND_DOWN: {"2": MEASURED["games"][UP_AND_DOWN]["2"]["casual"]}}
    assert listed["expert"]["measured"] == {}


def test_measured_strength_and_cost_are_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(agents, "read_measured", lambda: MEASURED)
    assert main(["agents"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any("up-and-down, 2 players" in line for line in lines)
    assert any(line.split() == ["random", "900", "880", "to", "920", "0.01", "0.02"] for line in lines)
    assert any(line.split() == ["casual", "+0.25", "+0.20", "to", "+0.30", "1.50"] for line in lines)
    assert "Measured by: python bench/agents.py; a quiet one" in lines
    assert any(line.startswith("Advantage: points a match ahead") for line in lines)


@pytest.mark.parametrize("text", [None, "{", "[]", '{"games": 3}'])
def test_without_measurements_nothing_is_read(
    text: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if text is not None:
        (tmp_path / "measured.json").write_text(text, "utf-8")
    monkeypatch.setattr("updown.cli.agents.resources.files", lambda package: tmp_path)
    assert agents.read_measured() == {}


def test_a_play_is_reported_to_ones_own_positions(saved: str, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["agents", "report-play", saved, "--event", "2", "--why", "No."]) == 0
    output = capsys.readouterr().out
    file = data / "positions" / "up-and-down.json"
    assert f"written to {file}" in output
    assert "updown agents check --game up-and-down" in output
    [position] = read_suite(file)
    assert (position.seat, position.why) == (1, "No.")
    assert position.record["rounds"][0]["events"] == RECORD["rounds"][0]["events"][:2]


def test_a_play_is_reported_to_a_suite_that_is_named(
    saved: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "mine.json")
    assert main(["agents", "report-play", saved, "--event", "1", "--round", "0", "--suite", file]) == 0
    assert f"updown agents check --suite {file}" in capsys.readouterr().out
    assert main(["agents", "check", "--suite", file, "--agent", "random"]) == 1
    output = capsys.readouterr().out
    assert "seat 0: choose D9 with probability 0.0714" in output
    assert "random: blunders in 1 of 1 positions" in output


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (["--event", "9"], "event is 9, of round 0: expected 0 to 2"),
        (["--event", "0", "--round", "4"], "round is 4, expected 0 to 0"),
    ],
)
def test_a_play_that_is_not_there_is_refused(
    given: list[str], problem: str, saved: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["agents", "report-play", saved, *given]) == 2
    assert problem in capsys.readouterr().err


def test_an_event_must_be_named(saved: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["agents", "report-play", saved])
    assert "the following arguments are required: --event" in capsys.readouterr().err


def test_a_suite_that_is_bad_stays_as_it_is(saved: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.json"
    file.write_text("{}", "utf-8")
    assert main(["agents", "report-play", saved, "--event", "1", "--suite", str(file)]) == 2
    assert "a suite is an object" in capsys.readouterr().err
    assert file.read_text("utf-8") == "{}"


def test_an_agent_that_never_blunders_passes(
    saved: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(registry.AGENTS, "last", LastMove)
    file = str(tmp_path / "mine.json")
    assert main(["agents", "report-play", saved, "--event", "2", "--suite", file]) == 0
    assert main(["agents", "check", "--suite", file, "--agent", "last"]) == 0
    assert "last: never blunders" in capsys.readouterr().out


def test_checking_a_game_takes_the_shipped_positions_and_ones_own(
    saved: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["agents", "report-play", saved, "--event", "2"]) == 0
    assert main(["agents", "check", "--game", UP_AND_DOWN, "--agent", "random"]) == 1
    output = capsys.readouterr().out
    count = len(shipped_suite(UP_AND_DOWN)) + 1
    assert f"random: blunders in {count} of {count} positions" in output


@pytest.mark.parametrize(
    ("given", "problem"),
    [(["--agent", "genius"], "there is no agent 'genius'"), (["--game", "chess"], "no game 'chess'")],
)
def test_what_is_not_there_is_refused(given: list[str], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["agents", "check", *given]) == 2
    assert problem in capsys.readouterr().err
