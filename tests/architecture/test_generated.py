"""Generated files are up to date: `make format` writes them."""

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

GENERATE = Path(__file__).parent / "generate.py"
PAGES = cast(Callable[[], dict[Path, Callable[[], str]]], runpy.run_path(str(GENERATE))["generated"])()


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_generated_file_is_up_to_date(path: Path) -> None:
    assert path.read_text("utf-8") == PAGES[path](), "run `make format`"
