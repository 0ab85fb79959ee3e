"""Games from outside the package: by an entry point, by a folder, and what becomes of one that is broken."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from updown.games import registry
from updown.games.registry import ENTRY_POINTS, FOLDERS, GAMES, add_folder, add_game, try_folder
from updown.rules.errors import BadGame

SEESAW = Path(__file__).parents[3] / "examples" / "seesaw"
LIST = "import warnings; warnings.simplefilter('error'); from updown.games.registry import GAMES; print(*GAMES)"
OURS = [game.id for game in registry.BUILT_IN]


@pytest.fixture(autouse=True)
def _as_it_was(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(FOLDERS, "")
    games, modules = dict(GAMES), set(sys.modules)
    yield
    GAMES.clear()
    GAMES.update(games)
    for name in set(sys.modules) - modules:
        del sys.modules[name]


def listed(tmp_path: Path, **environ: str) -> list[str]:
    """The games that a fresh process knows."""
    path = os.pathsep.join([str(tmp_path), str(SEESAW.parent)])
    command = [sys.executable, "-c", LIST]
    given = {**os.environ, "PYTHONPATH": path, **environ}
    return subprocess.run(command, env=given, capture_output=True, text=True, check=True).stdout.split()


def test_all_games_are_listed_by_name() -> None:
    assert list(registry.games()) == [*OURS, *(game for game in GAMES if game not in OURS)]


def test_a_package_brings_a_game_by_its_entry_point(tmp_path: Path) -> None:
    declared = tomllib.loads((SEESAW / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"][ENTRY_POINTS]
    installed = tmp_path / "updown_seesaw-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: updown-seesaw\nVersion: 1.0\n")
    lines = [f"[{ENTRY_POINTS}]", *(f"{name} = {value}" for name, value in declared.items())]
    (installed / "entry_points.txt").write_text("\n".join(lines))
    assert listed(tmp_path) == [*OURS, "seesaw"]


def test_an_entry_point_may_name_the_game_or_its_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(SEESAW.parent))
    for value in ("seesaw", "seesaw.game:Seesaw"):
        GAMES.pop("seesaw", None)
        entry = EntryPoint("seesaw", value, ENTRY_POINTS)
        monkeypatch.setattr(registry, "entry_points", lambda group, entry=entry: [entry])
        registry._add_installed()
        assert list(GAMES) == [*OURS, "seesaw"]


def test_words_of_ours_cannot_be_replaced_by_a_game(tmp_path: Path) -> None:
    lines = ["from updown.games.dnup.game import Dnup", "class GAME(Dnup):", "    id = package = 'loud'"]
    folder = package(tmp_path, "loud", "\n".join(lines))
    (folder / "words").mkdir()
    (folder / "words" / "en.ftl").write_text("game-over = Ha!\n", "utf-8")
    with pytest.raises(BadGame, match="'loud' cannot be added: loud brings a message 'game-over'"):
        add_folder(folder)
    assert list(GAMES) == OURS


def test_processes_that_are_started_know_the_games_that_are_tried_out(tmp_path: Path) -> None:
    assert try_folder(SEESAW).id == "seesaw"
    assert try_folder(SEESAW).id == "seesaw"
    assert os.environ[FOLDERS] == str(SEESAW)
    assert listed(tmp_path) == [*OURS, "seesaw"]


def package(folder: Path, name: str, source: str) -> Path:
    made = folder / name
    made.mkdir()
    (made / "__init__.py").write_text(source)
    return made


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("", "GAME is None, expected a class"),
        ("GAME = 3", "GAME is 3, expected a class"),
        ("1 / 0", "ZeroDivisionError"),
        ("from updown.games.dnup.game import Dnup\nclass GAME(Dnup): pass", "a game 'dnup' already"),
    ],
)
def test_what_is_no_game_is_refused(tmp_path: Path, source: str, problem: str) -> None:
    with pytest.raises(BadGame, match=problem):
        add_folder(package(tmp_path, "no_game", source))
    assert list(GAMES) == OURS


def test_folders_that_cannot_be(tmp_path: Path) -> None:
    with pytest.raises(BadGame, match=r"has no __init__\.py"):
        add_folder(tmp_path)
    with pytest.raises(BadGame, match="another package called 'json'"):
        add_folder(package(tmp_path, "json", "GAME = None"))


def test_a_broken_game_does_not_stop_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = package(tmp_path, "broken_game", "1 / 0")
    monkeypatch.setenv(FOLDERS, os.pathsep.join([str(broken), str(SEESAW)]))
    with pytest.warns(UserWarning, match="a game is left out: .*broken_game cannot be loaded"):
        registry._add_installed()
    assert list(GAMES) == [*OURS, "seesaw"]


def test_a_broken_entry_point_does_not_stop_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = tmp_path / "gone-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: gone\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(f"[{ENTRY_POINTS}]\ngone = no_such_module_at_all")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.warns(UserWarning, match="the game gone of no_such_module_at_all is left out"):
        registry._add_installed()
    assert list(GAMES) == OURS


def test_the_same_game_can_be_added_twice() -> None:
    assert add_game(GAMES["dnup"]) is GAMES["dnup"]
