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
    Reacted,
    RematchWanted,
    Said,
    SeatFreed,
    SeatHeld,
    SeatLate,
    SeatReturned,
)

Status = Literal["lobby", "playing", "over", "closed"]


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
    said: list[int] = field(default_factory=list)
    """The times of this person's last few messages and reactions."""


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
    """Who sits where, and what happened at the table."""

    def __init__(self) -> None:
        self.number = 0
        self.status: Status = "lobby"
        self.people: list[Person] = []
        self.seats: list[Seat] = []
        self.lines: list[LineView] = []
        self.metadata_number = 0
        """The number of the last event that changed the table's metadata: names, faces, seats, status, deals."""

    def seat_of(self, person: int | None) -> int | None:
        return None if person is None else self.people[person].seat

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

    def _person_sat(self, event: PersonSat, at: int) -> None:
        person = Person(event.name, event.lang, event.seat)
        self.people[event.person : event.person + 1] = [person]
        if event.seat is not None:
            self.seats[event.seat] = Seat("person", event.person, since=at)
            self.log_metadata(at, "table/sat", seat=event.seat, name=event.name)

    def _person_left(self, event: PersonLeft, at: int) -> None:
        person = self.people[event.person]
        if person.seat is not None:
            sitting = self.seats[person.seat]
            if self.status == "lobby":
                self.seats[person.seat] = Seat()
            else:
                sitting.kind, sitting.person, sitting.level = "bot", None, "casual"
                sitting.held = sitting.late = False
                sitting.wants_rematch = True
            self.log_metadata(at, "table/left", seat=person.seat, name=person.name)
        person.seat = None

    def _person_renamed(self, event: PersonRenamed, at: int) -> None:
        person = self.people[event.person]
        before = person.name
        person.name, person.lang = event.name, event.lang
        if person.seat is not None:
            self.log_metadata(at, "table/renamed", seat=person.seat, before=before, name=event.name)

    def _face_chosen(self, event: FaceChosen, at: int) -> None:
        self.people[event.person].face = event.face
        self.metadata_number = self.number

    def _person_forgotten(self, event: PersonForgotten, at: int) -> None:
        self.people[event.person] = Person("", "en", None, forgotten=True)
        self.metadata_number = self.number

    def _event_erased(self, event: EventErased, at: int) -> None:
        """Nothing is left of it."""

    def _bot_seated(self, event: BotSeated, at: int) -> None:
        self.seats[event.seat] = Seat("bot", level=event.level)
        self.log_metadata(at, "table/bot-sat", seat=event.seat, level=event.level)

    def _seat_freed(self, event: SeatFreed, at: int) -> None:
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
        sitting.held = sitting.late = False
        sitting.times_late = 0
        sitting.since = at
        self.log_metadata(at, "table/returned", seat=event.seat)

    def _said(self, event: Said, at: int) -> None:
        person = self._speaks(event.person, at)
        what = {"preset": event.preset} if event.preset is not None else {"text": event.text}
        self.log(at, "table/said", seat=person.seat, name=person.name, **what)

    def _reacted(self, event: Reacted, at: int) -> None:
        person = self._speaks(event.person, at)
        self.log(at, "table/reacted", seat=person.seat, name=person.name, reaction=event.reaction)

    def _speaks(self, number: int, at: int) -> Person:
        """Notes that the person was heard, in words or by a reaction."""
        person = self.people[number]
        person.said = [*person.said[-9:], at]
        return person

    def _rematch_wanted(self, event: RematchWanted, at: int) -> None:
        self.seats[event.seat].wants_rematch = True
        self.log_metadata(at, "table/rematch", seat=event.seat)
