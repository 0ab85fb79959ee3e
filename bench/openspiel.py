"""`expert` against OpenSpiel's ISMCTS bot: sees to it that OpenSpiel is there, in a virtual environment of its own
(.venv-openspiel) where this Python has none, and runs bench/openspiel_contest.py, which takes the same arguments."""

import os
import subprocess
import sys
import venv
from importlib.util import find_spec
from pathlib import Path

OPEN_SPIEL = "open_spiel==2.0.2"
ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".venv-openspiel"
READY = FOLDER / "ready"
SOURCES = (ROOT / "pyproject.toml", ROOT / "constraints.txt", Path(__file__))


def is_ready() -> bool:
    """Whether the environment was made after everything that it is made from."""
    return READY.exists() and all(source.stat().st_mtime <= READY.stat().st_mtime for source in SOURCES)


def make_environment() -> Path:
    """The Python of an environment with this project and OpenSpiel."""
    python = FOLDER / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not is_ready():
        print(f"installing {OPEN_SPIEL} in {FOLDER.name}; it is kept", file=sys.stderr, flush=True)
        venv.create(FOLDER, with_pip=True)
        install = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        install += ["--constraint", str(ROOT / "constraints.txt"), "--editable", str(ROOT), OPEN_SPIEL]
        subprocess.run(install, check=True)
        READY.touch()
    return python


def main() -> None:
    here = all(find_spec(name) for name in ("updown", "pyspiel", "open_spiel"))
    python = Path(sys.executable) if here else make_environment()
    contest = Path(__file__).with_name("openspiel_contest.py")
    sys.exit(subprocess.run([str(python), str(contest), *sys.argv[1:]], check=False).returncode)


if __name__ == "__main__":
    main()
