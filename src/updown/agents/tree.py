"""The memory of a search: a hash table with one row of statistics for every information set and every move that it has
visited. A key depends on what the deciding seat can see, never on what is hidden from it."""

from typing import Any

from updown.rules.rng import MASK32, scramble

# The columns of the table.
VISITS, AVAILABLE, TOTAL, PRIOR, REGRET, AVERAGE = range(6)
COLUMNS = 8
FULL = -1
LONGEST_PROBE = 64


def mix(key: int, word: int) -> int:
    """A key, from 1 to 2**63 - 1, that depends on every bit of both arguments."""
    low = scramble((key ^ word) & MASK32)
    high = scramble((low + (key >> 32) * 5 + (word >> 32)) & MASK32)
    return (high << 31 ^ low) | 1


def find(buffers: Any, key: int) -> int:
    """The row of the key in the table; a new key gets a free row nearby, or FULL if there is none."""
    keys = buffers.keys
    last = len(keys) - 1
    row = key >> 1 & last
    for _ in range(LONGEST_PROBE):
        if keys[row] == key:
            return row
        if keys[row] == 0:
            keys[row] = key
            return row
        row = (row + 1) & last
    return FULL
