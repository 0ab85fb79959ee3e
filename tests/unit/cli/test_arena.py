"""`updown arena`: what is printed, and what is said to bad input."""

import json
from pathlib import Path

import pytest

from updown.cli.main import main

SMALL = ["arena", "up-and-down", "--players", "2", "--deck", "small-9", "--seed", "3", "--jobs", "1"]
PAIR = ["--hero", "random", "--field", "beginner"]


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main([*SMALL, *arguments]) == 0
    out, err = capsys.readouterr()
    # That something is being made ready may be said: it is, where that takes a while.
    assert [line for line in err.splitlines() if "compiling" not in line] == []
    return out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that a bad input gives."""
    try:
        code = main([*SMALL, *arguments])
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    out, err = capsys.readouterr()
    assert (code, out, err.count("\n")) == (2, "", 1)
    return err


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    content = json.loads(printed(capsys, *PAIR, "--deals", "4", "--json"))
    assert (content["hero"], content["field"], content["deals"], content["seed"]) == ("random", "beginner", 4, 3)
    assert (content["options"]["deck"], content["fair_share"]) == ("small-9", 0.5)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_an_agent_prints_is_no_result(jobs: str, capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    loud = tmp_path / "loud.py"
    loud.write_text(
        "from updown.agents.api import Agent\nclass Loud(Agent):\n    def policy(self, observation):\n"
        "        print('hm')\n        return [1] + [0] * (len(observation.actions) - 1)\n",
        "utf-8",
    )
    arguments = ["--hero", str(loud), "--field", "random", "--deals", "2", "--json"]
    assert main([*SMALL[:-1], jobs, *arguments]) == 0
    out, err = capfd.readouterr()
    assert json.loads(out)["hero"] == str(loud)
    assert "hm" in err


def test_words(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, *PAIR, "--deals", "4")
    for wanted in (
        "random in a field of beginner",
        "advantage in score",
        "win share",
        "hero's seat",
        "warning: 4 deals",
    ):
        assert wanted in out


def test_all_in_words_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "--all", "random", "beginner", "--deals", "4")
    for wanted in ("2 agents", "Elo", "win share of the hero (row) in the field (column)"):
        assert wanted in out
    content = json.loads(printed(capsys, "--all", "random", "beginner", "--deals", "4", "--json"))
    assert content["agents"] == ["random", "beginner"]
    assert [len(row) for row in content["matrix"]] == [2, 2]


def test_report_and_resume(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page, state = tmp_path / "out.html", tmp_path / "state.jsonl"
    printed(capsys, *PAIR, "--deals", "4", "--report", str(page), "--resume", str(state))
    assert "<svg" in page.read_text("utf-8")
    assert state.read_text("utf-8").count("\n") == 5
    problem = refused(capsys, *PAIR[:2], "--field", "random", "--deals", "4", "--resume", str(state))
    assert "field is 'beginner' there and 'random' here" in problem


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ([], "--hero is missing: expected an agent, or --all with several"),
        (["--hero", "random"], "--field is missing"),
        (["--field", "random"], "--hero is missing"),
        (["--hero", "rnd", "--field", "random"], "there is no agent 'rnd': expected random, "),
        (["--hero", "random:x=1", "--field", "random"], "there is no setting 'x'"),
        ([*PAIR, "--deals", "0"], "deals is 0: expected a whole number from 1"),
        ([*PAIR, "--deals", "many"], "argument --deals: invalid int value: 'many'"),
        ([*PAIR, "--jobs", "-1"], "jobs is -1: expected a whole number from 1"),
        (["--all"], "a tournament of 0 agents (none): expected 2 or more"),
        (["--all", "random"], "a tournament of 1 agents (random): expected 2 or more"),
        ([*PAIR, "--all", "random", "beginner"], "--hero random and --all are both given"),
        (["--field", "random", "--all", "random", "beginner"], "--field random and --all are both given"),
        ([*PAIR, "--report", "no/such/folder/out.html"], "--report is no/such/folder/out.html: there is no folder"),
        ([*PAIR, "--resume", "no/such/folder/state"], "no/such/folder/state: No such file or directory"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert problem in refused(capsys, *arguments)
