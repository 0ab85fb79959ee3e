"""Parts that kernels and networks share."""

from types import SimpleNamespace

import pytest

from updown.rules.kernel_parts import smallest_hand


@pytest.mark.parametrize(("sizes", "fewest"), [((4, 7, 5, 0), 4), ((9, 2, 5, 0), 2), ((3, 3, 3, 0), 3)])
def test_the_smallest_hand_is_that_of_a_seat_that_plays(sizes: tuple[int, ...], fewest: int) -> None:
    assert smallest_hand(SimpleNamespace(players=3), SimpleNamespace(hand_sizes=sizes)) == fewest
