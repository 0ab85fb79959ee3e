"""What lists show of a table: who sits there and whose turn it is. It is stored with the table's events, so that a list
needs no table to be read and folded."""

from typing import Literal

import msgspec
from msgspec import Struct

from updown.table.state import Table


class Sitting(Struct, frozen=True, omit_defaults=True):
    kind: Literal["open", "person", "bot"]
    person: int | None = None
    name: str | None = None


class Summary(Struct, frozen=True):
    """The seats of a table."""

    seats: list[Sitting]

    @property
    def names(self) -> list[str]:
        """Those of people."""
        return [sitting.name for sitting in self.seats if sitting.name is not None]

    def count(self, kind: str) -> int:
        return sum(sitting.kind == kind for sitting in self.seats)

    def seat_of(self, person: int) -> int | None:
        return next((seat for seat, sitting in enumerate(self.seats) if sitting.person == person), None)


def summarise(table: Table) -> Summary:
    seats = []
    for seat in table.seats:
        name = None if seat.person is None else table.people[seat.person].name
        seats.append(Sitting(seat.kind, seat.person, name))
    return Summary(seats)


def turn_bits(table: Table) -> int:
    """A bit for each seat that has to decide."""
    return sum(1 << seat for seat in table.turn())


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Summary).decode


def format_summary(summary: Summary) -> str:
    return _encode(summary).decode()


def parse_summary(text: str | None) -> Summary | None:
    """What was stored; None where nothing was, or nothing that can be read: it is then made anew."""
    try:
        return None if text is None else _decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
