"""Sets of cards as the bits of one integer. Compiled code replaces these by single machine instructions
(engine/intrinsics.py; tests/unit/engine/test_intrinsics.py checks that both agree)."""

from functools import lru_cache


@lru_cache(maxsize=4096)
def all_bits(mask: int) -> tuple[int, ...]:
    """The indices of all cards in order, for plain Python: the same hands are looked at again and again."""
    return tuple(card for card in range(mask.bit_length()) if mask >> card & 1)


def count_bits(mask: int) -> int:
    """How many cards the set has."""
    return int(mask).bit_count()


def lowest_bit(mask: int) -> int:
    """The index of the first card; the set is not empty."""
    cards = int(mask)
    return (cards & -cards).bit_length() - 1


def nth_bit(mask: int, n: int) -> int:
    """The index of the n-th card, from 0; the set has more than n."""
    return all_bits(int(mask))[n]


def deposit(digits: int, mask: int) -> int:
    """The cards of the set at the places where the binary number has a 1, its lowest digit for the first card."""
    chosen = 0
    while digits:
        card = mask & -mask
        mask ^= card
        if digits & 1:
            chosen |= card
        digits >>= 1
    return chosen
