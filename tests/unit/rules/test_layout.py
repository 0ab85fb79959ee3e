"""Records of both kinds have the same fields, and differ where it matters: in which of them share memory."""

from typing import Annotated, Any

import numpy as np
import pytest

from updown.rules import layout
from updown.rules.layout import CARDS, Ints, Mask


class Sample:
    """One field of each sort."""

    count: int
    hand: Mask
    scores: Annotated[Ints, 3]
    table: Annotated[Ints, 2, 4]
    hands: Annotated[Ints, 2, CARDS]


def fill(record: Any) -> None:
    record.count = 7
    record.hand = 1 << 62
    record.scores[1] = -2
    record.table[1, 3] = 5
    record.hands[-1] = 9


@pytest.mark.parametrize("make", [layout.new, layout.plain])
def test_a_record_begins_with_zeros_and_keeps_what_is_written(make: Any) -> None:
    record = make(Sample)
    assert not layout.memory(record).view(np.int64).any()
    fill(record)
    assert (record.count, record.hand, list(record.scores), record.table[1, 3]) == (7, 1 << 62, [0, -2, 0], 5)
    assert layout.memory(record).view(np.int64).tolist() == [7, 1 << 62, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 9]
    assert repr(record).startswith("Sample(7, ")
    assert not layout.memory(make(Sample)).view(np.int64).any()


@pytest.mark.parametrize("make", [layout.new, layout.plain])
def test_a_copy_goes_its_own_way(make: Any) -> None:
    record = make(Sample)
    fill(record)
    twin = layout.copy(record)
    assert type(twin) is type(record)
    assert twin == record
    twin.scores[0] = twin.table[0, 0] = twin.count = 1
    assert (record.scores[0], record.table[0, 0], record.count) == (0, 0, 7)
    assert twin != record


def test_both_kinds_are_the_same_in_memory() -> None:
    attached, plain = layout.new(Sample), layout.plain(Sample)
    fill(attached)
    fill(plain)
    assert layout.memory(plain).tobytes() == layout.memory(attached).tobytes()
    assert layout.memory(plain).dtype == layout.memory(attached).dtype == layout.dtype_of(Sample)


def test_an_attached_record_shares_its_memory_a_plain_one_does_not() -> None:
    attached, plain = layout.new(Sample), layout.plain(Sample)
    for record in (attached, plain):
        layout.memory(record)["count"] = 3
    assert (attached.count, plain.count) == (3, 0)


def test_a_number_that_leaves_64_bits_cannot_go_to_compiled_code() -> None:
    plain = layout.plain(Sample)
    plain.hand = 1 << 63
    with pytest.raises(OverflowError):
        layout.memory(plain)
