"""What type checkers say to programs that use this one: nothing where all is right, and a line for each mistake."""

import subprocess
import sys
from pathlib import Path
from typing import get_overloads, get_type_hints

from updown.games import option_types, registry
from updown.games.registry import BUILT_IN
from updown.lab import arena, study

CLIENT = Path(__file__).with_name("typed_client.py")
HEAD = "import updown\nfrom updown.lab import arena\n"
WRONG = (
    'updown.game("dnup", players=3, playrs=3)',
    'updown.game("dnup", players="3")',
    'updown.game("up-and-down", players=2, edition="clasic")',
    'updown.simulate("auf-und-ab", players=2, gaol="low")',
    'arena.run("dnup", "casual", "random", deals=2, players=2, dekc="dnup-10")',
    'updown.game("dnup", players=3).deal(sed=1)',
    'updown.game("dnup", players=3).deal(seed=1).winner',
)


def test_a_client_is_checked_strictly_and_typos_are_found(tmp_path: Path) -> None:
    """One run for both, because mypy takes its time."""
    assert "ignore" not in CLIENT.read_text("utf-8").partition('"""\n')[2]
    wrong = tmp_path / "wrong_client.py"
    wrong.write_text(HEAD + "\n".join(WRONG) + "\n")
    root = Path(__file__).parents[2]
    command = [sys.executable, "-m", "mypy", "--strict", "--no-pretty", str(CLIENT), str(wrong)]
    said = subprocess.run(command, capture_output=True, text=True, cwd=root).stdout.splitlines()
    errors = [line for line in said if ": error: " in line]
    lines = [int(line.rpartition("wrong_client.py:")[2].partition(":")[0]) for line in errors]
    first = HEAD.count("\n") + 1
    assert sorted(set(lines)) == [*range(first, first + len(WRONG))], said
    assert any('did you mean "players"?' in line for line in errors), said


def test_every_game_has_its_options_as_types() -> None:
    for function in (registry.game, study.simulate, arena.run, arena.tournament):
        hints = [str(each.__annotations__) for each in get_overloads(function)]
        for game in BUILT_IN:
            assert sum(repr(game.id) in hint and f"{game.__name__}Options" in hint for hint in hints) == 1
    for game in BUILT_IN:
        options = get_type_hints(getattr(option_types, f"{game.__name__}Options"))
        assert [*options] == [*(option.name for option in game.own_options), "deck"]
