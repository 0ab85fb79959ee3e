"""A person who wants to be forgotten. Their match stays for those who played it with them, with its moves and the
proofs of its deals; what it said of the person is taken out of the events: name, face, language and words."""

from updown.table.circumstances import Circumstances, Deciding
from updown.table.commands import Leave
from updown.table.events import (
    Entry,
    EventErased,
    FaceChosen,
    PersonForgotten,
    PersonRenamed,
    PersonSat,
    Reacted,
    Said,
)
from updown.table.people import leave
from updown.table.state import Table


def without(entry: Entry, person: int) -> Entry:
    """The event without what it says of that person; the same entry if it says nothing."""
    event = entry.event
    if isinstance(event, PersonSat) and event.person == person:
        event = PersonSat(person=person, seat=event.seat, name="", lang="en")
    elif isinstance(event, PersonRenamed | FaceChosen | Said | Reacted) and event.person == person:
        event = EventErased()
    return entry if event is entry.event else entry._replace(event=event)


def forget(table: Table, around: Circumstances) -> list[Entry]:
    """The events by which the person goes for good. The earlier events are already without them."""
    assert around.person is not None
    deciding = Deciding(table, around)
    if table.status != "closed":
        leave(deciding, Leave())  # It is refused where they have left before.
    deciding.emit(PersonForgotten(person=around.person))
    return deciding.made


def is_of_others(table: Table, person: int) -> bool:
    """Whether somebody else took part in the table who is not forgotten."""
    return any(not each.forgotten for number, each in enumerate(table.people) if number != person)
