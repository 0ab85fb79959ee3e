"""The summary of a table for lists: its seats, whose turn it is, and its finished matches. It is stored with the
table's events, so that lists need not load any table."""

from typing import Literal

import msgspec
from msgspec import Struct

from updown.table.finished import FinishedMatch
from updown.table.state import Table


class SeatSummary(Struct, frozen=True, omit_defaults=True):
    kind: Literal["open", "person", "bot"]
    person: int | None = None
    name: str | None = None


class Summary(Struct, frozen=True):
    """The seats of a table, and its matches that are over."""

    seats: list[SeatSummary]
    matches: list[FinishedMatch]

    @property
    def names(self) -> list[str]:
        """The seats of people."""
        return [sitting.name for sitting in self.seats if sitting.name is not None]

    def count(self, kind: str) -> int:
        return sum(sitting.kind == kind for sitting in self.seats)

    def seat_of(self, person: int) -> int | None:
        return next((seat for seat, sitting in enumerate(self.seats) if sitting.person == person), None)


def summarize(table: Table) -> Summary:
    seats = []
    for seat in table.seats:
        name = None if seat.person is None else table.people[seat.person].name
        seats.append(SeatSummary(seat.kind, seat.person, name))
    return Summary(seats, table.finished)


def turn_bits(table: Table) -> int:
    """One bit for each seat that has to decide."""
    bits = 0
    for seat in table.turn():
        bits |= 1 << seat
    return bits


def due_at(table: Table) -> int | None:
    """When something happens at the table by itself; 0 if a bot has to decide, None if nothing will."""
    for seat in table.turn():
        if table.bot_for(seat) is not None:
            return 0
    return table.next_deadline()


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Summary).decode


def format_summary(summary: Summary) -> str:
    return _encode(summary).decode()


def parse_summary(text: str | None) -> Summary | None:
    """The stored summary; None if there is none or it cannot be read: it is then made again."""
    try:
        return None if text is None else _decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
