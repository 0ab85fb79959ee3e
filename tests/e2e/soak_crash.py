"""The long run: the server is killed at random moments while people play, again and again.

    python tests/e2e/soak_crash.py --rounds 200 --seed 1
    python tests/e2e/soak_crash.py --database postgresql

Ends with code 1 as soon as anything is lost, doubled or contradicted."""

import argparse
import asyncio
import sys
import tempfile
import time
import traceback
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.crash import Tally, Violation, crash_again_and_again
from kit.live import FREELY, running_server
from kit.postgres import fresh_database, running_postgres

LEG = 20
"""So many rounds have the same tables: a start reads them anew, and they grow."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=200, help="how often the server is killed (default 200)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--database", default="", help="a URL, or `postgresql` to start one (default: SQLite in a temporary folder)"
    )
    args = parser.parse_args()
    started = time.monotonic()
    tally = Tally()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = args.database
        if database == "postgresql":
            database = fresh_database(stack.enter_context(running_postgres()))
        server = stack.enter_context(running_server(folder, *FREELY, "--bot-pause-ms", "0", database=database))
        try:
            for first in range(0, args.rounds, LEG):
                rounds = min(LEG, args.rounds - first)
                asyncio.run(crash_again_and_again(server, rounds, args.seed + first, tally))
                print(f"{time.monotonic() - started:6.0f} s  {tally}", flush=True)
        except (Violation, TimeoutError, ExceptionGroup):
            traceback.print_exc()
            print(f"after {tally.kills} kills, seed {args.seed}: {server.stderr_text()}", file=sys.stderr)
            return 1
    print("nothing was lost, doubled or contradicted")
    return 0


if __name__ == "__main__":
    sys.exit(main())
