"""The shape of the code base: what is exported, which files each game has, what an import may bring along."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import updown
from updown.games.registry import GAMES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "updown"
FOLDERS = [game.__module__.split(".")[2] for game in GAMES.values()]


def test_exported_names() -> None:
    assert sorted(updown.__all__) == [
        "BadDeck",
        "BadOption",
        "BadRecord",
        "BadSetup",
        "BadState",
        "Batch",
        "Game",
        "IllegalMove",
        "Match",
        "Simulation",
        "__version__",
        "game",
        "games",
        "replay",
        "restore",
        "simulate",
    ]
    assert all(hasattr(updown, name) for name in updown.__all__)
    assert dir(updown) == sorted(updown.__all__)


def test_every_game_has_the_same_files() -> None:
    files = [{path.name for path in (SOURCE / "games" / folder).iterdir() if path.is_file()} for folder in FOLDERS]
    assert files[0] == files[1] == files[2]


def test_kernels_draw_no_chance_but_through_the_stream() -> None:
    shared = {f"updown.rules.{name}" for name in ("bits", "layout", "rng", "kernel_parts")}
    assert imported_by("rules/kernel_parts.py") <= shared | {"typing"}
    for folder in FOLDERS:
        assert imported_by(f"games/{folder}/kernel.py") <= shared | {f"updown.games.{folder}.spec"}


def imported_by(file: str) -> set[str | None]:
    tree = ast.parse((SOURCE / file).read_text("utf-8"))
    return {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_rule_function_says_what_it_is(folder: str) -> None:
    source = (SOURCE / "games" / folder / "kernel.py").read_text("utf-8")
    functions = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    silent = [f.name for f in functions if ast.get_docstring(f) is None and len(f.body) > 3]
    assert not silent


def test_playing_does_not_import_the_compiler() -> None:
    program = (
        "import sys, updown\n"
        "m = updown.game('dnup', players=4).deal(seed=7)\n"
        "m.play(m.turn[0], m.moves(m.turn[0])[0])\n"
        "import updown.cli.main\n"
        "print('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_no_address_in_the_constraints() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    assert all(line.startswith("#") or line.count("==") == 1 for line in lines)
    assert not any("/" in line or "@" in line for line in lines if not line.startswith("#"))
