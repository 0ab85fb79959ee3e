"""The long run of the fuzzer: changed records, deck files, messages and HTTP requests, in turn.

    python tests/fuzz/fuzz.py --seconds 3600 --seed 1
    python tests/fuzz/fuzz.py --only decks --keep

Ends with code 1 at the first input for which the program has no answer, and prints it. With --keep, what got a new kind
of answer is written to the corpus, which the tests run."""

import argparse
import random
import sys
import time
import traceback
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.fuzz_targets import PURE, http_fuzzer, pure_fuzzer
from kit.fuzzing import Crash, Fuzzer

TARGETS = (*PURE, "http")
SHARE_SECONDS = 0.5


def run(fuzzers: list[Fuzzer], seconds: float, chance: random.Random) -> None:
    """All in turn, for so long."""
    for each in fuzzers:
        each.start()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for each in fuzzers:
            turn = min(until, time.monotonic() + SHARE_SECONDS)
            while time.monotonic() < turn:
                each.step(chance)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3600.0, help="how long, for all together (default 3600)")
    parser.add_argument("--seed", type=int, default=None, help="default: another one each time")
    parser.add_argument("--only", action="append", choices=TARGETS, default=[])
    parser.add_argument("--keep", action="store_true", help="write the corpus")
    args = parser.parse_args()
    seed = random.SystemRandom().randrange(10**9) if args.seed is None else args.seed
    print(f"seed {seed}", flush=True)
    with ExitStack() as stack:
        wanted = args.only or TARGETS
        fuzzers = [pure_fuzzer(name) for name in PURE if name in wanted]
        if "http" in wanted:
            fuzzers.append(stack.enter_context(http_fuzzer()))
        try:
            run(fuzzers, args.seconds, random.Random(seed))
        except Crash:
            traceback.print_exc()
            return 1
        finally:
            for each in fuzzers:
                kinds = f"{len(each.found)} kinds of answers, {each.known} of them known before"
                print(f"{each.name:10} {each.executions:9} executions, {kinds}", flush=True)
                if args.keep:
                    each.save()
    print("no crash")
    return 0


if __name__ == "__main__":
    sys.exit(main())
