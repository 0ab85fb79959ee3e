"""The stream of chance: exactly even, the same compiled and plain, and pinned, so that a seed means the same match
on every machine and in every version."""

from functools import cache
from itertools import combinations
from math import comb

import numpy as np
import pytest
from numpy.typing import NDArray

import updown
from kit import drawing
from kit.chance import assert_even
from updown.engine import random_games
from updown.engine.compile import Unit
from updown.engine.compiled import rule_modules
from updown.games.dnup.game import Dnup
from updown.rules import layout, rng
from updown.rules.layout import Records, Vector

WORD = 1 << 32


@cache
def unit(plain: bool) -> Unit:
    return Unit("chance", rule_modules(Dnup), [random_games, drawing], plain)


def stream_of(seed: int, purpose: str = "test") -> Records:
    return layout.memory(rng.new_stream(seed, purpose))


def draw_below(seed: int, n: int, size: int, plain: bool = False) -> Vector:
    out = np.zeros(size, np.int64)
    unit(plain).run(drawing.draw_below, stream_of(seed), n, out)
    return out


# --- even ---


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 36, 44, 286, 1000])
def test_below_is_even(n: int) -> None:
    drawn = draw_below(n, n, 400 * n)
    assert (drawn.min(), drawn.max()) == (0, n - 1)
    assert_even(np.bincount(drawn, minlength=n))


@pytest.mark.parametrize(("n", "cells"), [(3 << 29, 3), (5 << 28, 5), (7 << 28, 7), (9 << 27, 9)])
def test_below_is_even_where_a_shortcut_would_not_be(n: int, cells: int) -> None:
    """With n near 2**31, leaving out the rejection makes some remainders half as likely again as others."""
    drawn = draw_below(1, n, 200_000)
    assert drawn.min() >= 0
    assert drawn.max() < n
    assert_even(np.bincount(drawn % cells, minlength=cells))
    assert_even(np.bincount(drawn * 8 // n, minlength=8))


def test_below_rejects_exactly_the_words_that_are_too_many() -> None:
    """Each number has equally many words that lead to it: seen on words at the edges, for which the stream is set by
    hand."""
    n = 3 << 29
    reject = WORD % n
    for first in (0, 1, 2, 3, 5, 1234567, WORD - 1):
        kept = (first * n) % WORD >= reject
        stream = rng.new_stream(0)
        # The next word is a + b + counter.
        stream.a, stream.b, stream.counter = first, 0, 0
        twin = layout.copy(stream)
        assert rng.next_word(twin) == first
        second = rng.next_word(twin)
        assert rng.below(stream, n) == (first * n >> 32 if kept else second * n >> 32)


def test_one_of_one_needs_no_luck() -> None:
    assert set(draw_below(3, 1, 50).tolist()) == {0}


def test_words_have_even_bits_and_bytes() -> None:
    words = np.zeros(100_000, np.int64)
    unit(False).run(drawing.draw_words, stream_of(5), words)
    assert words.min() >= 0
    assert words.max() < WORD
    for shift in (0, 8, 16, 24):
        assert_even(np.bincount(words >> shift & 255, minlength=256))
    # Two words in a row tell nothing of each other.
    assert_even(np.bincount((words[:-1:2] >> 28) * 16 + (words[1::2] >> 28), minlength=256))


@pytest.mark.parametrize(("cards", "count"), [(0b1011_0110, 2), (0b1011_0110, 4), (1 << 60 | 1 << 33 | 0b111 << 5, 3)])
def test_pick_is_even_over_subsets(cards: int, count: int) -> None:
    bits = [bit for bit in range(63) if cards >> bit & 1]
    subsets = {sum(1 << bit for bit in chosen): 0 for chosen in combinations(bits, count)}
    out = np.zeros(500 * comb(len(bits), count), np.int64)
    unit(False).run(drawing.draw_picks, stream_of(8), cards, count, out)
    found, counts = np.unique(out, return_counts=True)
    assert set(found.tolist()) == set(subsets)
    assert_even(counts)


def test_pick_of_none_and_of_all() -> None:
    stream = rng.new_stream(1)
    assert rng.pick(stream, 0b1101, 0) == 0
    assert rng.pick(stream, 0b1101, 3) == 0b1101
    assert rng.pick(stream, 0, 0) == 0


def test_toss_is_a_coin_for_each_card() -> None:
    cards = 1 << 62 | 1 << 40 | 1 << 32 | 1 << 31 | 1 << 30 | 1
    bits = [0, 30, 31, 32, 40, 62]
    out = np.zeros(20_000, np.int64)
    unit(False).run(drawing.draw_tosses, stream_of(2), cards, out)
    assert np.all(out & ~cards == 0)
    code = sum((out >> bit & 1) << place for place, bit in enumerate(bits))
    assert_even(np.bincount(code, minlength=64))


# --- branches ---


def branches(seed: int, numbers: list[int], plain: bool = False) -> NDArray[np.int64]:
    """The first three words of each of these streams of a key."""
    streams = np.zeros(len(numbers), layout.dtype_of(rng.Stream))
    unit(plain).run(drawing.branch_all, stream_of(seed), np.array(numbers, np.int64), streams)
    rows = [layout.attach(rng.Stream, streams[place : place + 1]) for place in range(len(numbers))]
    return np.array([[rng.next_word(stream) for _ in range(3)] for stream in rows])


def test_branches_differ_from_each_other() -> None:
    numbers = [*range(3000), WORD, WORD + 1, 2 * WORD, 5 * WORD + 17]
    words = branches(1, numbers)
    assert len({tuple(row) for row in words.tolist()}) == len(numbers)
    for column in range(3):
        # Of 3004 words about one pair is equal by chance.
        assert len(set(words[:, column].tolist())) > len(numbers) - 4


def test_first_numbers_of_neighbouring_branches_are_even() -> None:
    """What every match of a simulation draws first, from neighbouring streams."""
    words = branches(2, list(range(20_000)))
    for column in range(3):
        assert_even(np.bincount(words[:, column] * 6 >> 32, minlength=6))
        assert_even(np.bincount(words[:, column] * 100 >> 32, minlength=100))
    pairs = (words[:-1:2, 0] * 10 >> 32) * 10 + (words[1::2, 0] * 10 >> 32)
    assert_even(np.bincount(pairs, minlength=100))


def test_streams_of_other_seeds_and_purposes_differ() -> None:
    firsts = {rng.next_word(rng.new_stream(seed, purpose)) for seed in range(500) for purpose in ("match", "redeal")}
    assert len(firsts) == 1000
    assert layout.memory(rng.new_stream(3)).tobytes() == layout.memory(rng.new_stream(3, "match")).tobytes()
    assert layout.memory(rng.new_stream(None)).tobytes() != layout.memory(rng.new_stream(None)).tobytes()


def test_scramble_is_one_to_one() -> None:
    words = np.concatenate([np.arange(1 << 18), WORD - 1 - np.arange(1 << 18)]).astype(np.int64)
    out = np.zeros(len(words), np.int64)
    unit(False).run(drawing.scramble_all, words, out)
    assert len(np.unique(out)) == len(words)
    assert out.min() >= 0
    assert out.max() < WORD


# --- compiled and plain ---


@pytest.mark.parametrize("n", [1, 2, 7, 44, 1000, 3 << 29, (1 << 31) - 1])
def test_below_gives_the_same_numbers_compiled_and_plain(n: int) -> None:
    assert draw_below(4, n, 3000).tolist() == draw_below(4, n, 3000, plain=True).tolist()


def test_everything_else_gives_the_same_numbers_compiled_and_plain() -> None:
    size = 2000
    cards = 1 << 62 | 0b1011_0110_1110 << 20 | 0b111
    for program, arguments in (
        (drawing.draw_words, ()),
        (drawing.draw_picks, (cards, 5)),
        (drawing.draw_tosses, (cards,)),
    ):
        found = []
        for plain in (False, True):
            out, stream = np.zeros(size, np.int64), stream_of(6)
            unit(plain).run(program, stream, *arguments, out)
            found.append((out.tolist(), stream.tobytes()))
        assert found[0] == found[1], program.__name__
    numbers = [0, 1, 2, 77, WORD - 1, WORD, WORD * 9 + 5]
    assert branches(3, numbers).tolist() == branches(3, numbers, plain=True).tolist()


# --- pinned ---


def test_the_generator_is_sfc32() -> None:
    """Against the generator as its author writes it, on 32-bit unsigned words."""
    stream = rng.new_stream(12)
    a, b, c, counter = (np.uint32(word) for word in (stream.a, stream.b, stream.c, stream.counter))
    with np.errstate(over="ignore"):
        for _ in range(2000):
            word = a + b + counter
            counter = counter + np.uint32(1)
            a = b ^ (b >> np.uint32(9))
            b = c + (c << np.uint32(3))
            c = ((c << np.uint32(21)) | (c >> np.uint32(11))) + word
            assert rng.next_word(stream) == int(word)


def test_first_words_of_a_seed_are_pinned() -> None:
    assert [first_words(seed) for seed in (0, 1, 7, -3, 2**70)] == GOLDEN_WORDS


def first_words(seed: int) -> list[int]:
    stream = rng.new_stream(seed)
    return [rng.next_word(stream) for _ in range(4)]


def test_first_numbers_below_are_pinned() -> None:
    stream = rng.new_stream(7)
    assert [rng.below(stream, n) for n in (2, 6, 6, 11, 44, 1000, 3 << 29)] == GOLDEN_BELOW
    assert [rng.pick(stream, (1 << 44) - 1, 3) for _ in range(3)] == GOLDEN_PICKS
    assert rng.toss(stream, (1 << 40) - 1) == GOLDEN_TOSS
    assert branches(7, [0, 1, 2, 3]).tolist() == GOLDEN_BRANCHES
    assert [rng.scramble(word) for word in (0, 1, 2, WORD - 1)] == GOLDEN_SCRAMBLED


@pytest.mark.parametrize("name", ["up-and-down", "auf-und-ab", "dnup"])
def test_the_first_deal_of_a_seed_is_pinned(name: str) -> None:
    """Same seed, same match, on every machine."""
    setup = updown.game(name, players=3).deal(seed=1).record()["rounds"][0]["setup"]
    assert " ".join(setup["hands"][0]) == GOLDEN_HANDS[name]


GOLDEN_WORDS = [
    [613065280, 3370206568, 2413344397, 4260815420],
    [2650163615, 2126491053, 3383349954, 1109911008],
    [2581884827, 1793115952, 478106261, 2728671954],
    [3767854754, 177899195, 437474, 3678691166],
    [2845080244, 702397499, 126850906, 2016802709],
]
GOLDEN_BELOW = [1, 2, 0, 6, 4, 218, 298018591]
GOLDEN_PICKS = [8796093030528, 274882105344, 17179877888]
GOLDEN_TOSS = 914074028201
GOLDEN_BRANCHES = [
    [2526981595, 2924090031, 1045603371],
    [617889803, 2035969996, 202459736],
    [3264821293, 3027868765, 1235804514],
    [1728247233, 2600868084, 1826612347],
]
GOLDEN_SCRAMBLED = [0, 2261973619, 229111015, 2578835075]
GOLDEN_HANDS = {
    "up-and-down": "C11 C12 C4 D12 D2 D8 H12 H2 H5 H9 S4 S6 S7 S8",
    "auf-und-ab": "- ABC ABCD ABCDE ABE AC ACD ADE",
    "dnup": "2/4 2/9 3/1 3/9 5/3 6/4 7/1 7/5 9/7",
}
