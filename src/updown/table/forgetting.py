"""Removes a person who wants to be forgotten from the events of a table: name, face, language and chat messages. The
moves and the proofs of the deals stay for the people who played with them."""

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
    """The event without the data of that person; the same entry if it has none."""
    event = entry.event
    if isinstance(event, PersonSat) and event.person == person:
        event = PersonSat(person=person, seat=event.seat, name="", lang="en")
    elif isinstance(event, PersonRenamed | FaceChosen | Said | Reacted) and event.person == person:
        event = EventErased()
    return entry if event is entry.event else entry._replace(event=event)


def forget(table: Table, around: Circumstances) -> list[Entry]:
    """The events by which the person leaves for good. Their data has been removed from the earlier events."""
    assert around.person is not None
    deciding = Deciding(table, around)
    if table.status != "closed":
        leave(deciding, Leave())  # `leave` is refused if they have left before.
    deciding.emit(PersonForgotten(person=around.person))
    return deciding.made


def is_of_others(table: Table, person: int) -> bool:
    """Whether somebody else took part in the table and is not forgotten."""
    return any(not each.forgotten for number, each in enumerate(table.people) if number != person)
