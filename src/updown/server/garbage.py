"""When Python looks for objects that refer to each other in a circle and nobody else needs. By itself it would now and
then scan all objects of all tables, which stops the server for tenths of a second. Here only what is new is scanned,
often; everything is scanned rarely."""

import asyncio
import gc
from itertools import count

PAUSE_SECONDS = 10.0
SCAN_ALL_EVERY = 90
"""In one of this many scans everything is scanned: once in a quarter of an hour."""
NEVER = 1_000_000_000
YOUNG = 10_000
"""How many new objects there are before they are scanned. Python's own 700 means a scan every few moves, and most of
them find nothing."""


async def collect_garbage(pause: float = PAUSE_SECONDS, scan_all_every: int = SCAN_ALL_EVERY) -> None:
    """Takes over the collection of garbage from Python's own schedule, until cancelled. Objects that die young are
    still found by that schedule."""
    usual = gc.get_threshold()
    gc.set_threshold(YOUNG, usual[1], NEVER)
    try:
        for number in count():
            scan(everything=number % scan_all_every == 0)
            await asyncio.sleep(pause)
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


def scan(everything: bool) -> None:
    """Removes garbage among the objects that were made since the last scan, or among all. Those that are left are not
    scanned again unless everything is."""
    if everything:
        gc.unfreeze()
    gc.collect()
    gc.freeze()
