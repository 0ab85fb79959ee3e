"""The files that a code host and pre-commit read: valid, and naming only what exists."""

import re
import struct
from pathlib import Path
from typing import Any

import pytest
import yaml

from updown.games.registry import BUILT_IN, GAMES
from updown.server.previews import SIZE

ROOT = Path(__file__).parents[2]
FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))


def load(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def test_workflows_may_only_read_and_run_targets_that_exist() -> None:
    ran = set()
    for path in (ROOT / ".github" / "workflows").glob("*.yml"):
        workflow = load(path)
        assert workflow["permissions"] == {"contents": "read"}
        for job in workflow["jobs"].values():
            assert job["timeout-minutes"] <= 60
            assert "permissions" not in job
            for step in job["steps"]:
                assert re.fullmatch(r"actions/[a-z-]+@v\d+", step.get("uses", "actions/any@v1"))
                ran |= set(re.findall(r"make ([a-z-]+)", step.get("run", "")))
    assert {"check", "test", "docs"} <= ran <= TARGETS


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_has_questions(path: Path) -> None:
    form = load(path)
    assert {"name", "description", "labels", "body"} == set(form)
    ids = [part["id"] for part in form["body"]]
    assert len(ids) == len(set(ids)) > 0
    assert any(part.get("validations", {}).get("required") for part in form["body"])


def test_the_form_about_rules_knows_all_games() -> None:
    form = load(ROOT / ".github" / "ISSUE_TEMPLATE" / "rule-question.yml")
    (game,) = [part for part in form["body"] if part["id"] == "game"]
    assert game["attributes"]["options"] == [each.title for each in GAMES.values()]


def test_hooks_are_local_and_run_what_make_check_runs() -> None:
    (repository,) = load(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    recipe = re.search(r"^check:.*\n((?:\t.+\n)+)", MAKEFILE, re.MULTILINE)
    assert recipe is not None
    checked = re.findall(r"\$\(BIN\)/(ruff \w+|mypy|lint-imports|python .+)$|\$\(BIN\)/(ruff \w+)", recipe[1], re.M)
    commands = {"".join(each) for each in checked}
    entries = {hook["entry"].replace(".venv/bin/", "").replace(" --force-exclude", "") for hook in repository["hooks"]}
    assert {command for command in commands if command not in entries} == set()


@pytest.mark.parametrize("game", [game.id for game in BUILT_IN])
def test_a_game_has_a_picture_to_be_shown_beside_a_link(game: str) -> None:
    """`make preview-pictures` makes it. A PNG file begins with its signature and the header, which has its size."""
    content = (ROOT / "web" / "public" / f"preview-{game}.png").read_bytes()
    assert content[:16] == b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
    assert struct.unpack(">II", content[16:24]) == SIZE
