"""The input of a decision besides the table and the command, and the events that it collects. decide.py and dealing.py
use it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from updown.table.events import Entry, Event
from updown.table.refusals import Rejected, rejected
from updown.table.seating import HOUR_MS
from updown.table.state import Table

NOBODY_AWAY: frozenset[int] = frozenset()
MOST_CHANGES = 300
"""How often a person may do within an hour what does not advance a match."""


class Circumstances(NamedTuple):
    """What a decision depends on besides the table and the command. `person` sent the command; None is somebody without
    a part in the table. `fresh` makes a new secret; `away` are the persons who are not connected, and `just_left` those
    of them who disconnected a moment ago; `most_changes` is the most that one person may do within an hour besides
    moves."""

    at: int
    fresh: Callable[[], str]
    person: int | None = None
    cause: str = ""
    away: frozenset[int] = NOBODY_AWAY
    just_left: frozenset[int] = NOBODY_AWAY
    most_changes: int = MOST_CHANGES


class Deciding:
    """Collects the events of one decision, and folds each into the table at once."""

    def __init__(self, table: Table, around: Circumstances) -> None:
        self.table = table
        self.around = around
        self.made: list[Entry] = []

    def limited(self, changes: Sequence[int]) -> Rejected | None:
        """A refusal for one who has made changes at these times, if there were too many within the last hour."""
        at, most = self.around.at, self.around.most_changes
        if len(changes) < most or changes[-most] <= at - HOUR_MS:
            return None
        return rejected("table/too-much", wait_ms=changes[-most] + HOUR_MS - at)

    def limited_person(self) -> Rejected | None:
        """The same for the person who has sent the command."""
        person = self.around.person
        return None if person is None else self.limited(self.table.people[person].changes)

    def emit(self, event: Event) -> None:
        entry = Entry(self.table.number + 1, self.around.at, self.around.cause if not self.made else "", event)
        self.table.fold(entry)
        self.made.append(entry)
