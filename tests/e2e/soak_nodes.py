"""The long run: three servers on one PostgreSQL, and everything goes wrong, again and again, while people play.

    python tests/e2e/soak_nodes.py --rounds 20 --seed 1

Ends with code 1 as soon as anything is lost, doubled, contradicted or leaked."""

import argparse
import asyncio
import random
import sys
import tempfile
import time
import traceback
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.crash import Violation
from kit.faults import FAULTS, FaultTrial, Tally
from kit.live import QUICKLY, running_server
from kit.postgres import running_postgres

NODES = 3


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20, help="how often each fault happens (default 20)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    started, tally = time.monotonic(), Tally()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(running_postgres())
        servers = [stack.enter_context(running_server(folder, *QUICKLY, database=url)) for _ in range(NODES)]
        for turn in range(args.rounds):
            faults = [*FAULTS]
            random.Random(args.seed + turn).shuffle(faults)
            try:
                asyncio.run(FaultTrial(servers, args.seed + turn, tally).run(faults))
            except (Violation, TimeoutError, ExceptionGroup):
                traceback.print_exc()
                told = "\n".join(server.told() for server in servers)
                print(f"round {turn}, seed {args.seed}, {faults}:\n{told}", file=sys.stderr)
                return 1
            print(f"{time.monotonic() - started:6.0f} s  {tally}", flush=True)
    print("nothing was lost, doubled, contradicted or leaked")
    return 0


if __name__ == "__main__":
    sys.exit(main())
