"""Sets of cards as the bits of one integer. Compiled code replaces these by single machine instructions
(engine/intrinsics.py; tests/unit/engine/test_intrinsics.py checks that both agree)."""

from functools import lru_cache


@lru_cache(maxsize=4096)
def all_bits(mask: int) -> tuple[int, ...]:
    """The indices of all cards in order, cached: plain Python asks for the same hands again and again."""
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(cards)


def count_bits(mask: int) -> int:
    """The number of cards in the set."""
    return int(mask).bit_count()


def lowest_bit(mask: int) -> int:
    """The index of the first card; the set is not empty."""
    cards = int(mask)
    return (cards & -cards).bit_length() - 1


def nth_bit(mask: int, n: int) -> int:
    """The index of the n-th card, counted from 0; the set has more than n cards."""
    return all_bits(int(mask))[n]


def deposit(digits: int, mask: int) -> int:
    """The cards of the set whose binary digit is 1; the lowest digit belongs to the first card."""
    chosen = 0
    while digits:
        card = mask & -mask
        mask ^= card
        if digits & 1:
            chosen |= card
        digits >>= 1
    return chosen
