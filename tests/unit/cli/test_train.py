"""`updown train`: what is wrong is said before anything is learned."""

from pathlib import Path

import pytest

from updown.cli.main import main

PLAN = ("train", "dnup", "--players", "2", "--positions", "100", "--rollouts", "4", "--out")


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ("", "how long? expected --hours H or --updates N"),
        ("--updates 1 --against casul", "there is no agent 'casul'"),
        ("--updates 1 --against expert:rollouts=0", "rollouts"),
        ("--updates 1 --method guess", "the method is 'guess': expected search, policy or value"),
        ("--updates 1 --exploit --refine", "expected exploit or refine"),
    ],
)
def test_a_bad_training_is_refused_before_anything_starts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], given: str, problem: str
) -> None:
    out = tmp_path / "made"
    assert main([*PLAN, str(out), *given.split()]) == 2
    assert problem in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize("given", ["--deals 0", "--measure -1", "--measure nan", "--hours 0", "--hours later"])
def test_a_bad_number_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], given: str) -> None:
    with pytest.raises(SystemExit) as refused:
        main([*PLAN, str(tmp_path / "made"), "--updates", "1", *given.split()])
    assert refused.value.code == 2
    assert given.split()[0] in capsys.readouterr().err


def test_a_training_measures_against_whom_it_is_told(tmp_path: Path) -> None:
    out = tmp_path / "made"
    assert main([*PLAN, str(out), "--updates", "1", "--against", "random", "--deals", "2"]) == 0
    assert "against" in (out / "curves.html").read_text("utf-8")
