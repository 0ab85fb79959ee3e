"""What the positions of a match led to: the end of round and match, mixed with what was forecast on the way."""

from types import SimpleNamespace

import numpy as np
import pytest

from updown.train.matches import Course, Positions, end_match, end_round, write_margins
from updown.train.search import course_of, room

RULES = SimpleNamespace(players=2)
FIRSTS = (0, 1, 1)
"""From which seat each of three positions is counted."""


@pytest.fixture
def kept() -> Positions:
    return room(3, 2)


@pytest.fixture
def course() -> Course:
    made = course_of(3, 2)
    made.firsts[:3] = FIRSTS
    made.margins[:3] = ((0, 0), (2, -2), (2, -2))
    made.wins[:3] = ((0.5, 0.5), (0.6, 0.4), (0.2, 0.8))
    made.ends[:3] = ((1, -1), (3, -3), (5, -5))
    return made


def by_seat(numbers: np.ndarray) -> np.ndarray:
    """Numbers that are counted from the viewpoint, counted from seat 0."""
    return np.array([np.roll(row, first) for row, first in zip(numbers, FIRSTS, strict=True)])


def test_without_forecasts_every_position_led_to_the_end_of_the_match(kept: Positions, course: Course) -> None:
    end_match(RULES, SimpleNamespace(winners=0b10), kept, course, 3, 1.0)
    assert by_seat(kept.wins).tolist() == [[0, 1]] * 3


def test_a_shared_win_is_shared(kept: Positions, course: Course) -> None:
    end_match(RULES, SimpleNamespace(winners=0b11), kept, course, 3, 1.0)
    assert kept.wins.tolist() == [[0.5, 0.5]] * 3


def test_a_position_learns_from_the_forecasts_after_it(kept: Positions, course: Course) -> None:
    end_match(RULES, SimpleNamespace(winners=0b01), kept, course, 3, 0.5)
    # The last one from the end; the one before half from 0.2 and half from the end; the first half from 0.6 and half
    # from what the second led to.
    assert by_seat(kept.wins)[:, 0] == pytest.approx([0.6, 0.6, 1.0])
    assert kept.wins.sum(axis=1) == pytest.approx([1, 1, 1])


def test_without_forecasts_a_margin_grew_to_what_it_was_at_the_end_of_the_round(
    kept: Positions, course: Course
) -> None:
    end_round(RULES, SimpleNamespace(scores=(9, 5)), kept, course, 0, 3, 1.0)
    assert by_seat(kept.margins).tolist() == [[4, -4], [2, -2], [2, -2]]


def test_a_margin_learns_from_the_forecasts_after_it(kept: Positions, course: Course) -> None:
    end_round(RULES, SimpleNamespace(scores=(9, 5)), kept, course, 0, 3, 0.5)
    # At the end it is 4; seen from the second position it is half that and half 5, from the first half 3 and half 4.5.
    assert by_seat(kept.margins)[:, 0] == pytest.approx([3.75, 4.5 - 2, 4 - 2])


def test_only_the_positions_of_the_round_are_written(kept: Positions, course: Course) -> None:
    kept.margins[0] = 7
    end_round(RULES, SimpleNamespace(scores=(9, 5)), kept, course, 1, 3, 1.0)
    assert kept.margins[0].tolist() == [7, 7]


def test_results_belong_to_the_seats_counted_from_the_viewpoint() -> None:
    """Seat 1 is counted from. It had 2 points and ends with 5, seat 2 had 4 and keeps them, seat 0 gets its first, and
    seat 2 wins."""
    rules, state = SimpleNamespace(players=3), SimpleNamespace(scores=[1, 5, 4], winners=0b100)
    kept, course = room(1, 3), course_of(1, 3)
    course.firsts[0] = 1
    write_margins(rules, SimpleNamespace(scores=[0, 2, 4]), course.margins[0])
    end_round(rules, state, kept, course, 0, 1, 1.0)
    assert kept.margins[0].tolist() == [3 - 0.5, 0 - 2, 1 - 1.5]
    end_match(rules, state, kept, course, 1, 1.0)
    assert kept.wins[0].tolist() == [0, 1, 0]
