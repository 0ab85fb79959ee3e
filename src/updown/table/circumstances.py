"""One decision in progress: its circumstances, and the events that it makes. decide.py and dealing.py use it."""

from typing import NamedTuple

from updown.table.events import Entry, Event
from updown.table.state import Table

NOBODY_AWAY: frozenset[int] = frozenset()


class Circumstances(NamedTuple):
    """What a decision depends on besides the table and the command. `person` sent the command; None is somebody without
    a part in the table. `fresh` is a new secret; `away` are the persons who are not connected, and `just_left` those of
    them who may be back in a moment."""

    at: int
    fresh: str
    person: int | None = None
    cause: str = ""
    away: frozenset[int] = NOBODY_AWAY
    just_left: frozenset[int] = NOBODY_AWAY


class Deciding:
    """Collects the events of one decision, and folds each into the table at once."""

    def __init__(self, table: Table, around: Circumstances) -> None:
        self.table = table
        self.around = around
        self.made: list[Entry] = []

    def emit(self, event: Event) -> None:
        entry = Entry(self.table.number + 1, self.around.at, self.around.cause if not self.made else "", event)
        self.table.fold(entry)
        self.made.append(entry)
