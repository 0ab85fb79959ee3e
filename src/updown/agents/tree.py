"""What a search remembers: one table of numbers for every move of every information set it has met, found by a key.
A key is made of what the deciding seat can see, never of what is hidden from it."""

from typing import Any

from updown.rules.rng import MASK32, scramble

# The columns of the table.
VISITS, AVAILABLE, TOTAL, PRIOR, REGRET, AVERAGE = range(6)
COLUMNS = 8
FULL = -1
LONGEST_PROBE = 64


def mix(key: int, word: int) -> int:
    """A key that depends on all of both; from 1 to 2**63 - 1."""
    low = scramble((key ^ word) & MASK32)
    high = scramble((low + (key >> 32) * 5 + (word >> 32)) & MASK32)
    return (high << 31 ^ low) | 1


def find(paper: Any, key: int) -> int:
    """The row of the key in the table, a new one if need be; FULL where there is no room near by."""
    keys = paper.keys
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
