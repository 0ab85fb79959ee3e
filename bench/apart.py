"""Virtual environments for what a measurement compares us with: kept beside `.venv`, so that nothing of it gets into
the one that the project uses."""

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def make_environment(name: str, packages: list[str], sources: list[Path]) -> Path:
    """The Python of the environment in that folder, with these packages. It is made again when one of the sources is
    newer."""
    folder = ROOT / name
    python, ready = folder / ("Scripts" if os.name == "nt" else "bin") / "python", folder / "ready"
    if not ready.exists() or any(source.stat().st_mtime > ready.stat().st_mtime for source in sources):
        print(f"installing {' '.join(packages)} in {name}; it is kept", file=sys.stderr, flush=True)
        venv.create(folder, with_pip=True)
        install = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        subprocess.run([*install, *packages], check=True)
        ready.touch()
    return python
