"""The long run: three servers on one PostgreSQL behind nginx, and everything goes wrong, again and again, while people
play.

    python tests/e2e/soak_nodes.py --rounds 20 --seed 1

Ends with code 1 as soon as anything is lost, doubled, contradicted or leaked. As root, the network between a server and
the database is cut, and the disk of the database filled, too."""

import argparse
import asyncio
import random
import sys
import tempfile
import time
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.crash import Violation
from kit.disturbances import FAULTS, running_scene
from kit.faults import FaultTrial, Tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20, help="how often each fault happens (default 20)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", metavar="FAULT", action="append", choices=[*FAULTS], help="only this fault")
    args = parser.parse_args()
    started, tally = time.monotonic(), Tally()
    with tempfile.TemporaryDirectory() as folder, running_scene(Path(folder)) as scene:
        for turn in range(args.rounds):
            faults = args.only or scene.possible()
            random.Random(args.seed + turn).shuffle(faults)
            try:
                asyncio.run(FaultTrial(scene, args.seed + turn, tally).run(faults))
            except (Violation, TimeoutError, ExceptionGroup):
                traceback.print_exc()
                errors = "\n".join(server.stderr_text() for server in scene.servers)
                print(f"round {turn}, seed {args.seed}, {faults}:\n{errors}", file=sys.stderr)
                return 1
            print(f"after {time.monotonic() - started:.0f} s\n{tally}", flush=True)
    missing = [fault for fault in FAULTS if fault not in scene.possible()]
    print(f"nothing was lost, doubled, contradicted or leaked{f'; not tried: {missing}' if missing else ''}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
