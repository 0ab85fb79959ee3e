"""The notebooks run from their first cell to their last, and what they keep is what they show."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))


def texts(file: Path) -> list[str]:
    """What the cells show as text; pictures are left out, because a library draws them."""
    cells = json.loads(file.read_text("utf-8"))["cells"]
    outputs = [output for cell in cells for output in cell.get("outputs", ())]
    return ["".join(output.get("data", {}).get("text/plain", output.get("text", ""))) for output in outputs]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_runs_and_shows_what_it_keeps(notebook: Path, tmp_path: Path) -> None:
    again = tmp_path / notebook.name
    again.write_bytes(notebook.read_bytes())
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "notebook.py", again], capture_output=True, text=True, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    kept = texts(notebook)
    assert len(kept) > 3
    assert texts(again) == kept
