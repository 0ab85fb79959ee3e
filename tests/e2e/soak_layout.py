"""The long run: every table on every screen, with new deals and in another language each round.

    python tests/e2e/soak_layout.py --rounds 20
    python tests/e2e/soak_layout.py --only up-and-down:4

Prints whatever does not fit, and ends with code 1 if there was anything."""

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.browser import running_browser
from kit.browser_moments import TABLES, faults_of_layout
from kit.live import QUICKLY, running_server

LANGUAGES = ("lb", "de", "fr", "da", "en")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20, help="how many deals of each table (default 20)")
    parser.add_argument("--only", default="", metavar="GAME:PLAYERS", help="one table instead of all")
    args = parser.parse_args()
    tables = [each for each in TABLES if args.only in ("", f"{each[0]}:{each[1]}")]
    if not tables:
        parser.error(f"there is no table {args.only}; there are {', '.join(f'{game}:{n}' for game, n in TABLES)}")
    started, faults = time.monotonic(), 0
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder), *QUICKLY) as server,
        running_browser() as browser,
    ):
        for n in range(args.rounds):
            for game, players in tables:
                lang = LANGUAGES[n % len(LANGUAGES)]
                for fault in faults_of_layout(browser, server.base, game, players, lang):
                    print(f"{game} {players} {lang}: {fault}", flush=True)
                    faults += 1
            print(f"{time.monotonic() - started:6.0f} s  {n + 1} rounds, {faults} faults", flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
