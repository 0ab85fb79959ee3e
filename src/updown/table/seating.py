"""The people at a table, their seats and the log: the part of the table's state that does not depend on the match, as a
fold of its events. state.py adds the deals and the match."""

from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec import Struct

from updown.table.commands import Face
from updown.table.events import (
    BotSeated,
    EventErased,
    FaceChosen,
    PersonForgotten,
    PersonLeft,
    PersonRenamed,
    PersonSat,
    PersonSentAway,
    Reacted,
    RematchWanted,
    Said,
    SeatFreed,
    SeatHeld,
    SeatLate,
    SeatReturned,
)

HOUR_MS = 3_600_000

Status = Literal["lobby", "playing", "over", "closed"]


HOST = 0
"""The number of the person who opened the table."""


class LineView(Struct, frozen=True):
    """A line of the log: a code and its values, for any language. All of it is public."""

    number: int
    at: int
    code: str
    values: dict[str, Any]


@dataclass(slots=True)
class Person:
    name: str
    lang: str
    seat: int | None
    face: Face | None = None
    forgotten: bool = False
    sent_away: bool = False
    said: list[int] = field(default_factory=list)
    """The times of this person's last few messages and reactions."""
    changes: list[int] = field(default_factory=list)
    """The times within an hour at which this person did what does not advance a match."""


@dataclass(slots=True)
class Seat:
    kind: Literal["open", "person", "bot"] = "open"
    person: int | None = None
    level: str = ""
    held: bool = False
    late: bool = False
    times_late: int = 0
    since: int = 0
    wants_rematch: bool = False


class Seating:
    """The people, their seats, and the log of the table."""

    def __init__(self) -> None:
        self.number = 0
        self.status: Status = "lobby"
        self.people: list[Person] = []
        self.seats: list[Seat] = []
        self.lines: list[LineView] = []
        self.comings: list[int] = []
        """The times within an hour at which persons came who had not been here before."""
        self.metadata_number = 0
        """The number of the last event that changed the table's metadata: names, faces, seats, status, deals."""

    def seat_of(self, person: int | None) -> int | None:
        return None if person is None else self.people[person].seat

    def takes_part(self, person: int | None) -> bool:
        """Whether this is somebody of the table, who has not been sent away."""
        return person is not None and not self.people[person].sent_away

    def bot_for(self, seat: int, hold_level: str = "") -> str | None:
        """The level of the bot that decides for the seat now; None if its person decides."""
        sitting = self.seats[seat]
        if sitting.kind == "bot":
            return sitting.level
        return hold_level if sitting.held or sitting.late else None

    def label(self, sitting: Seat) -> str:
        """The name of the person, or the level of the bot, on the seat."""
        return self.people[sitting.person].name if sitting.person is not None else sitting.level

    def log(self, at: int, code: str, **values: Any) -> None:
        self.lines.append(LineView(self.number, at, code, values))

    def log_metadata(self, at: int, code: str, **values: Any) -> None:
        """Logs an event that changes the table's metadata."""
        self.metadata_number = self.number
        self.log(at, code, **values)

    def _note_change(self, person: int | None, at: int) -> None:
        """Notes that a person did something that does not advance a match."""
        if person is not None:
            note_time(self.people[person].changes, at)

    def _person_sat(self, event: PersonSat, at: int) -> None:
        person = Person(event.name, event.lang, event.seat)
        if event.person < len(self.people):
            person.changes = self.people[event.person].changes
            note_time(person.changes, at)
        else:
            note_time(self.comings, at)
        self.people[event.person : event.person + 1] = [person]
        if event.seat is not None:
            self.seats[event.seat] = Seat("person", event.person, since=at)
            self.log_metadata(at, "table/sat", seat=event.seat, name=event.name)

    def _person_left(self, event: PersonLeft, at: int) -> None:
        seat = self._give_up_seat(event.person)
        if seat is not None:
            self.log_metadata(at, "table/left", seat=seat, name=self.people[event.person].name)

    def _person_sent_away(self, event: PersonSentAway, at: int) -> None:
        person = self.people[event.person]
        person.sent_away = True
        seat = self._give_up_seat(event.person)
        self.log_metadata(at, "table/sent-away", seat=seat, name=person.name)

    def _give_up_seat(self, number: int) -> int | None:
        """A person gives up the seat: before the match it is open again, later a bot takes it. Returns which it was."""
        person = self.people[number]
        seat, person.seat = person.seat, None
        if seat is not None and self.status == "lobby":
            self.seats[seat] = Seat()
        elif seat is not None:
            sitting = self.seats[seat]
            sitting.kind, sitting.person, sitting.level = "bot", None, "casual"
            sitting.held = sitting.late = False
            sitting.wants_rematch = True
        return seat

    def _person_renamed(self, event: PersonRenamed, at: int) -> None:
        self._note_change(event.person, at)
        person = self.people[event.person]
        before = person.name
        person.name, person.lang = event.name, event.lang
        if person.seat is not None:
            self.log_metadata(at, "table/renamed", seat=person.seat, before=before, name=event.name)

    def _face_chosen(self, event: FaceChosen, at: int) -> None:
        self._note_change(event.person, at)
        self.people[event.person].face = event.face
        self.metadata_number = self.number

    def _person_forgotten(self, event: PersonForgotten, at: int) -> None:
        self.people[event.person] = Person("", "en", None, forgotten=True)
        self.metadata_number = self.number

    def _event_erased(self, event: EventErased, at: int) -> None:
        """Does nothing: the event was erased."""

    def _bot_seated(self, event: BotSeated, at: int) -> None:
        self._note_change(HOST, at)
        self.seats[event.seat] = Seat("bot", level=event.level)
        self.log_metadata(at, "table/bot-sat", seat=event.seat, level=event.level)

    def _seat_freed(self, event: SeatFreed, at: int) -> None:
        self._note_change(HOST, at)
        self.seats[event.seat] = Seat()
        self.log_metadata(at, "table/freed", seat=event.seat)

    def _seat_late(self, event: SeatLate, at: int) -> None:
        sitting = self.seats[event.seat]
        sitting.late = True
        sitting.times_late += 1
        self.log_metadata(at, "table/late", seat=event.seat)

    def _seat_held(self, event: SeatHeld, at: int) -> None:
        self.seats[event.seat].held = True
        self.log_metadata(at, "table/held", seat=event.seat)

    def _seat_returned(self, event: SeatReturned, at: int) -> None:
        sitting = self.seats[event.seat]
        self._note_change(sitting.person, at)
        sitting.held = sitting.late = False
        sitting.times_late = 0
        sitting.since = at
        self.log_metadata(at, "table/returned", seat=event.seat)

    def _said(self, event: Said, at: int) -> None:
        person = self._speaks(event.person, at)
        what = {"preset": event.preset} if event.preset is not None else {"text": event.text}
        self.log(at, "table/said", seat=person.seat, name=person.name, person=event.person, **what)

    def _reacted(self, event: Reacted, at: int) -> None:
        person = self._speaks(event.person, at)
        self.log(at, "table/reacted", seat=person.seat, name=person.name, person=event.person, reaction=event.reaction)

    def _speaks(self, number: int, at: int) -> Person:
        """Records the time of a message or a reaction of the person."""
        self._note_change(number, at)
        person = self.people[number]
        person.said = [*person.said[-9:], at]
        return person

    def _rematch_wanted(self, event: RematchWanted, at: int) -> None:
        self.seats[event.seat].wants_rematch = True
        self.log_metadata(at, "table/rematch", seat=event.seat)


def note_time(times: list[int], at: int) -> None:
    """Adds a time, and forgets those of more than an hour before."""
    times.append(at)
    while times[0] <= at - HOUR_MS:
        times.pop(0)
