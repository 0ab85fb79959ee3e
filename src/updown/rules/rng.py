"""Seeded random streams: the same numbers in compiled code and in plain Python, on every machine.

A stream is four 32-bit words, each in an int64 field (the generator is sfc32: three mixed words and a counter). Words
stay below 2**32, so no product or sum below leaves 63 bits: nothing depends on how an overflow behaves."""

import hashlib
import secrets
from operator import index
from struct import unpack_from
from typing import SupportsIndex

from updown.rules.bits import count_bits, nth_bit
from updown.rules.errors import shown
from updown.rules.layout import plain

MASK32 = 0xFFFFFFFF


class Stream:
    """The state of a random stream."""

    a: int
    b: int
    c: int
    counter: int


def new_stream(seed: int | None, purpose: str = "match") -> Stream:
    """The stream of a seed; without one, a secret random stream. Streams of different purposes are independent."""
    number = secrets.randbits(256) if seed is None else seed
    digest = hashlib.sha256(f"updown {purpose} {number:x}".encode()).digest()
    stream = plain(Stream)
    stream.a, stream.b, stream.c, stream.counter = unpack_from("<4I", digest)
    return stream


def check_seed(seed: object) -> int | None:
    """A seed is a whole number, or None for a secret random one."""
    if seed is None:
        return None
    if isinstance(seed, bool) or not isinstance(seed, SupportsIndex):
        raise ValueError(f"seed is {shown(seed)}: expected a whole number, or None for a secret random one")
    return index(seed)


def next_word(stream: Stream) -> int:
    """The next 32 random bits."""
    b = stream.b
    c = stream.c
    word = (stream.a + b + stream.counter) & MASK32
    stream.a = b ^ (b >> 9)
    stream.b = (c + (c << 3)) & MASK32
    stream.c = ((((c << 21) | (c >> 11)) & MASK32) + word) & MASK32
    stream.counter = (stream.counter + 1) & MASK32
    return word


def below(stream: Stream, n: int) -> int:
    """A number from 0 to n - 1, each exactly equally likely (Lemire's multiplication with rejection). n is at most
    2**31."""
    product = next_word(stream) * n
    if (product & MASK32) < n:
        reject = (MASK32 + 1 - n) % n
        while (product & MASK32) < reject:
            product = next_word(stream) * n
    return product >> 32


def pick(stream: Stream, cards: int, count: int) -> int:
    """`count` random cards of the set; all choices are equally likely."""
    left = count_bits(cards)
    if count == left:
        return cards
    rest = cards
    for _ in range(count):
        rest ^= 1 << nth_bit(rest, below(stream, left))
        left -= 1
    return cards ^ rest


def toss(stream: Stream, cards: int) -> int:
    """The cards of the set (among the first 63) for which a coin shows heads."""
    return (next_word(stream) | next_word(stream) >> 1 << 32) & cards


def scramble(word: int) -> int:
    """A one-to-one mixing of 32 bits."""
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & MASK32
    word = ((word ^ (word >> 15)) * 0x735A2D97) & MASK32
    return word ^ (word >> 15)


def branch(key: Stream, number: int, stream: Stream) -> None:
    """Sets `stream` to the `number`-th stream derived from `key`; cheap enough to do for every game."""
    low = number & MASK32
    high = (number >> 32) * 0x1E3779B1 & MASK32
    stream.a = scramble((key.a + low + high) & MASK32)
    stream.b = scramble((key.b + low * 3 + high) & MASK32)
    stream.c = scramble((key.c + low * 5 + high) & MASK32)
    stream.counter = key.counter
