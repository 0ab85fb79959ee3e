"""Without the libraries of the extras everything that does not need them works, and the rest says how to get them."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from updown.extras import MissingExtra, import_from
from updown.words import say

PROJECT = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text("utf-8"))["project"]
SERVER = "pip install 'updown[server]'"

# The first argument: modules that cannot be imported, as if they were not installed.
PROGRAM = """
import sys

class Missing:
    names = frozenset(sys.argv.pop(1).split())

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self.names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
from updown.cli.main import main
sys.exit(main())
"""


def modules_of(extra: str) -> set[str]:
    """The modules that come with an extra, called as what is installed."""
    names = {re.split(r"[^\w.-]", each)[0] for each in PROJECT["optional-dependencies"][extra]}
    return {name.lower().replace("-", "_") for name in names} - {"updown"}


def run(folder: Path, *arguments: str, typed: str = "", lang: str = "en") -> "subprocess.CompletedProcess[str]":
    """Runs the command with nothing but what a plain installation has."""
    missing = " ".join(sorted(set.union(*map(modules_of, PROJECT["optional-dependencies"]))))
    environ = {name: value for name, value in os.environ.items() if not name.startswith("UPDOWN_")}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, missing, *arguments],
        cwd=folder,
        env={**environ, "LC_ALL": f"{lang}.UTF-8", "UPDOWN_DATA": str(folder)},
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_the_extras_have_what_the_server_and_the_report_import() -> None:
    assert {"starlette", "uvicorn", "sqlalchemy", "segno"} <= modules_of("server")
    assert modules_of("lab") == {"matplotlib"}
    assert modules_of("postgres") == {"psycopg"}


@pytest.mark.parametrize(
    ("arguments", "typed"),
    [
        ("play dnup --players 2 --seed 1 --bots random", "1\nq\n"),
        ("rules auf-und-ab 7", ""),
        ("simulate up-and-down --players 2 --deck small-9 --games 20 --seed 1", ""),
        ("agents", ""),
        ("arena dnup --players 2 --deck dnup-10 --hero random --field random --deals 2 --jobs 1 --seed 1", ""),
    ],
)
def test_terminal_simulator_and_arena_need_no_extra(tmp_path: Path, arguments: str, typed: str) -> None:
    done = run(tmp_path, *arguments.split(), typed=typed)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize(
    ("arguments", "lang"),
    [("", "en"), ("--lan --no-browser", "de"), ("serve", "fr"), ("tables list", "lb"), ("tables delete x", "da")],
)
def test_what_needs_the_server_says_how_to_get_it(tmp_path: Path, arguments: str, lang: str) -> None:
    done = run(tmp_path, *arguments.split(), lang=lang)
    assert (done.returncode, done.stdout) == (2, "")
    words = " ".join(say(lang, "cli-needs-server", install=SERVER).split())
    assert done.stderr == f"updown: {words}\n"
    assert SERVER in words
    assert "updown play" in words


def test_a_report_says_how_to_get_pictures_before_anything_is_played(tmp_path: Path) -> None:
    agents = ("--hero", "random", "--field", "random")
    done = run(tmp_path, "arena", "dnup", "--players", "2", *agents, "--report", "page.html", lang="de")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "updown: der Bericht braucht matplotlib: pip install 'updown[lab]'\n"


TRAIN = "train dnup --players 2 --positions 100 --rollouts 4 --updates 1 --out made"


def test_a_training_needs_no_extra(tmp_path: Path) -> None:
    done = run(tmp_path, *TRAIN.split())
    assert done.returncode == 0, done.stderr
    notes = "no learning curves: matplotlib is not installed: pip install 'updown[train]'"
    assert done.stderr.startswith(notes)
    assert {file.name for file in (tmp_path / "made").iterdir()} == {"checkpoint.npz", "dnup-2-worlds.model"}


def test_learning_curves_that_were_asked_for_say_what_they_need(tmp_path: Path) -> None:
    done = run(tmp_path, *TRAIN.split(), "--measure", "5", lang="de")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "updown: die Lernkurven brauchen matplotlib: pip install 'updown[train]'\n"
    assert not (tmp_path / "made").exists()


def test_a_module_of_our_own_that_is_missing_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"updown\.no_such_module"):
        import_from("server", "updown.no_such_module")
    with pytest.raises(MissingExtra, match=r"no_such_library is not installed: pip install 'updown\[lab\]'"):
        import_from("lab", "no_such_library")
