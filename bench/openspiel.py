"""`expert` against OpenSpiel's ISMCTS bot: installs OpenSpiel into a virtual environment of its own (.venv-openspiel)
if this Python does not have it, and runs bench/openspiel_contest.py with the same arguments."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from apart import ROOT, make_environment

OPEN_SPIEL = "open_spiel==2.0.2"
CONSTRAINTS = ROOT / "constraints.txt"


def find_python() -> Path:
    """This Python, or that of an environment with this project and OpenSpiel."""
    if all(find_spec(name) for name in ("updown", "pyspiel", "open_spiel")):
        return Path(sys.executable)
    packages = ["--constraint", str(CONSTRAINTS), "--editable", str(ROOT), OPEN_SPIEL]
    return make_environment(".venv-openspiel", packages, [ROOT / "pyproject.toml", CONSTRAINTS, Path(__file__)])


def main() -> None:
    contest = Path(__file__).with_name("openspiel_contest.py")
    sys.exit(subprocess.run([str(find_python()), str(contest), *sys.argv[1:]], check=False).returncode)


if __name__ == "__main__":
    main()
