"""Moves a second of boardgame.io with its own client, beside which `bench/server.py` can be read: two-player tables in
lock step, a game of a few lines with secret hands, everything in memory (ours is stored first), server and clients in a
process each. npm fetches the library into a temporary folder, or `--folder` has it."""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

PROGRAM = Path(__file__).with_suffix(".mjs")
PACKAGE = "boardgame.io@0.50"
START_SECONDS = 300


def measure(folder: str, tables: int, seconds: float) -> dict[str, Any]:
    environ = {**os.environ, "NODE_ENV": "production"}
    server = subprocess.Popen(
        ["node", str(PROGRAM), "server"], cwd=folder, env=environ, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    try:
        port = server.stdout.readline().strip()
        clients = subprocess.run(
            ["node", str(PROGRAM), "clients", port, str(tables), str(seconds)],
            cwd=folder,
            env=environ,
            stdout=subprocess.PIPE,
            text=True,
            timeout=seconds + START_SECONDS,
            check=True,
        )
        return {name: round(value, 1) for name, value in json.loads(clients.stdout).items()}
    finally:
        server.kill()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", help="where boardgame.io is installed; none: it is installed for this run")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each round (default 4)")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = args.folder or temporary
        if not args.folder:
            install = ["npm", "install", "--silent", "--no-audit", "--no-fund", PACKAGE]
            subprocess.run(install, cwd=folder, check=True, stdout=sys.stderr)
        found = []
        for _ in range(args.rounds):
            found.append(measure(folder, args.tables, args.seconds))
            print(json.dumps(found[-1]), file=sys.stderr, flush=True)
    rates = sorted(each["moves_per_second"] for each in found)
    print(
        f"boardgame.io in memory, {args.tables} tables, {platform.machine()}, {os.cpu_count()} cores: "
        f"{median(rates):,.0f} moves a second [{rates[0]:,.0f}-{rates[-1]:,.0f}], "
        f"p50 {median(each['p50_ms'] for each in found):g} ms, p99 {median(each['p99_ms'] for each in found):g} ms"
    )


if __name__ == "__main__":
    main()
