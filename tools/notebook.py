"""Runs the notebooks in examples/notebooks with nbclient, and keeps what they show: `make notebook`. What would differ
each time, such as the time of the run, is left out."""

import argparse
import re
import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[1] / "examples" / "notebooks"
SECONDS = 900
"""For a cell, on a machine that has compiled nothing yet."""


def run(file: Path) -> Any:
    """The notebook with new outputs; an error in a cell is raised."""
    notebook = nbformat.read(file, as_version=4)
    NotebookClient(notebook, timeout=SECONDS, kernel_name="python3", record_timing=False).execute(cwd=str(file.parent))
    for cell in notebook.cells:
        # What is printed to standard error (compiling) depends on what the machine has done before.
        if cell.cell_type == "code":
            cell.outputs = [output for output in cell.outputs if output.get("name") != "stderr"]
            for output in cell.outputs:
                if svg := output.get("data", {}).get("image/svg+xml"):
                    output["data"]["image/svg+xml"] = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    notebook.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    return notebook


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("notebook", nargs="*", type=Path, default=sorted(FOLDER.glob("*.ipynb")))
    for file in parser.parse_args().notebook:
        nbformat.write(run(file), file)
        print(f"ran {file.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
