"""The README and the guides are true: their Python runs, their commands succeed. A snippet whose first line is
`# name.py` is there as that file for the rest of its page."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from kit.commands import run_updown

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("guide/*.md"), ROOT / "docs" / "reference" / "records.md"])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE_NAME = re.compile(r"# (\w+\.py)\n")


def blocks(page: Path, language: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(page.read_text("utf-8")) if kind == language]


def write_files(page: Path, folder: Path) -> None:
    """The files that a page has its reader write."""
    for text in blocks(page, "python"):
        name = FILE_NAME.match(text)
        if name:
            (folder / name[1]).write_text(text, "utf-8")


COMMANDS = [
    pytest.param(page, line[2:], id=line[2:])
    for page in PAGES
    for text in blocks(page, "console")
    for line in text.splitlines()
    if line[:2] == "$ "
]


WITHOUT_PYTHON = {"capacity"}
"""Guides that show figures, and nothing to run."""


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.stem not in WITHOUT_PYTHON], ids=lambda page: page.stem
)
def test_python_of_a_page_runs(page: Path, tmp_path: Path) -> None:
    program = "\n".join(blocks(page, "python"))
    assert program, "a guide without a snippet"
    write_files(page, tmp_path)
    command = [sys.executable, "-W", "error", "-c", program]
    # The guide to add a game imports the example as a package that is installed.
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "examples")}
    done = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("page", "command"), COMMANDS)
def test_command_succeeds(page: Path, command: str, tmp_path: Path) -> None:
    program, *arguments = shlex.split(command)
    assert program == "updown"
    write_files(page, tmp_path)
    done = run_updown(tmp_path, arguments, environ=os.environ | {"NO_COLOR": "1", "UPDOWN_DATA": str(tmp_path)})
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_there_are_commands_to_try() -> None:
    assert len(COMMANDS) >= 4


def test_the_readme_leads_with_the_two_commands() -> None:
    commands = [
        line.split("#")[0].strip()
        for line in (ROOT / "README.md").read_text("utf-8").splitlines()
        if line[:4] == "    "
    ]
    assert commands[:2] == ["make play", "make test"]
