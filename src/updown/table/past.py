"""The last moves of the current match as one person saw them, for a page that was not connected then. The events are
folded again, and views.py decides at each of them what the person may see."""

from collections import deque
from collections.abc import Iterable

from msgspec import Struct

from updown.table.events import ChoicesRevealed, Entry, MatchContinued, MatchStarted, MovePlayed
from updown.table.state import Table
from updown.table.views import MatchView, match_view

MOST_MOMENTS = 60
"""The most moments that are returned."""
BEGINNINGS = (MatchStarted, MatchContinued)
MOVES = (MovePlayed, ChoicesRevealed, MatchContinued)
"""The events that are shown again. That somebody has made a choice face down is not shown."""


class PastMoment(Struct, frozen=True):
    """The match after the event of that number, as the person saw it."""

    number: int
    match: MatchView


def past_moments(entries: Iterable[Entry], person: int | None, until: int) -> list[PastMoment]:
    """The moves of the match that is current at the event `until`, and the match after each of them."""
    entries = [entry for entry in entries if entry.number <= until]
    wanted = move_numbers(entries)
    table, found = Table(), []
    for entry in entries:
        table.fold(entry)
        view = match_view(table, person) if entry.number in wanted else None
        if view is not None:
            found.append(PastMoment(entry.number, view))
    return found


def move_numbers(entries: list[Entry]) -> deque[int]:
    """The numbers of the last moves of the last match."""
    numbers: deque[int] = deque(maxlen=MOST_MOMENTS)
    for entry in entries:
        if isinstance(entry.event, BEGINNINGS):
            numbers.clear()
        if isinstance(entry.event, MOVES):
            numbers.append(entry.number)
    return numbers
