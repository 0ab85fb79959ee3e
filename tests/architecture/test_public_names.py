"""Every public name is in the Python reference, and has a docstring with an example that runs."""

import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import updown
from kit import public_names
from kit.public_names import PAGES, examples_of, find, members, names_on

NAMES = [name for page in sorted(PAGES.glob("*.md")) for name in names_on(page)]
WHOLE_MODULES = ("updown.agents.api", "updown.lab.arena")
"""Modules in which everything without an underscore is public."""


def test_the_reference_has_every_public_name() -> None:
    expected = {f"updown.{name}" for name in updown.__all__ if not name.startswith("__")}
    for module in WHOLE_MODULES:
        expected |= {
            f"{module}.{name}"
            for name, value in vars(importlib.import_module(module)).items()
            if not name.startswith("_") and callable(value) and getattr(value, "__module__", "") == module
        }
    assert expected - set(NAMES) == set()
    assert len(NAMES) == len(set(NAMES))


def test_no_public_name_is_without_a_docstring_and_an_example() -> None:
    without_docstring = [name for name in NAMES if not find(name).__doc__]
    without_docstring += [
        f"{name}.{member}" for name in NAMES for member, value in members(find(name)) if not value.__doc__
    ]
    without_example = [name for name in NAMES if not any(test.name == name for test in examples_of(name))]
    print(
        f"{len(NAMES)} names, {len(without_docstring)} without a docstring, {len(without_example)} without an example"
    )
    assert (without_docstring, without_example) == ([], [])


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.stem)
def test_the_examples_run(page: Path, tmp_path: Path) -> None:
    """In a process of their own and as plain Python, so that nothing has to be compiled; results are the same."""
    done = subprocess.run(
        [sys.executable, "-W", "error", public_names.__file__, page],
        capture_output=True,
        text=True,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1", "UPDOWN_DATA": str(tmp_path)},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^[1-9]\d* examples, 0 failed$", done.stdout, re.MULTILINE)


def test_a_public_name_is_imported_when_it_is_used_and_is_never_a_module() -> None:
    code = (
        "import sys, updown.server.store.append_worker; import updown.games.dnup.kernel, updown.games.registry;"
        "print([type(getattr(updown, name)).__name__ for name in updown.__all__].count('module'), updown.games()[0])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "up-and-down"]
    needed = "import sys, updown.server.store.append_worker; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", needed], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False"], "the process that writes to the store needs no rules"
    with pytest.raises(AttributeError, match="module 'updown' has no attribute 'gam'"):
        _ = updown.gam
