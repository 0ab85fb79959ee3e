"""The types of the log lines about the table itself. `Seating.log` writes dictionaries that fit them. The log lines
about the game are its facts."""

from typing import TypeAlias

from msgspec import Struct

from updown.table.commands import Preset, Reaction


class Line(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="code"):
    """The values of a line, by its code."""


class SeatLine(Line, frozen=True, kw_only=True):
    """A line about one seat."""

    seat: int


class PersonLine(Line, frozen=True, kw_only=True):
    """A line about a person, who may have no seat."""

    seat: int | None
    name: str


class Opened(Line, frozen=True, kw_only=True, tag="table/opened"):
    game: str


class Sat(PersonLine, frozen=True, tag="table/sat"):
    pass


class Committed(Line, frozen=True, kw_only=True, tag="table/committed"):
    deal: int
    commitment: str


class BotSat(SeatLine, frozen=True, kw_only=True, tag="table/bot-sat"):
    level: str


class Freed(SeatLine, frozen=True, tag="table/freed"):
    pass


class Renamed(PersonLine, frozen=True, kw_only=True, tag="table/renamed"):
    before: str


class SaidLine(PersonLine, frozen=True, kw_only=True, tag="table/said"):
    """One of the presets, or a short text. `person` is the number of the person, whatever their name is."""

    person: int
    preset: Preset | None = None
    text: str | None = None


class ReactedLine(PersonLine, frozen=True, kw_only=True, tag="table/reacted"):
    person: int
    reaction: Reaction


class Started(Line, frozen=True, kw_only=True, tag="table/started"):
    match: int


class LeftOut(SeatLine, frozen=True, kw_only=True, tag="table/left-out"):
    deal: int


class Dealt(Line, frozen=True, kw_only=True, tag="table/dealt"):
    """The commitments and the parts by seat ("": none). A deal of former versions has `entropy` instead."""

    deal: int
    commitments: list[str] | None = None
    parts: list[str] | None = None
    entropy: list[str] | None = None


class TookBack(SeatLine, frozen=True, tag="table/took-back"):
    pass


class Late(SeatLine, frozen=True, tag="table/late"):
    pass


class Held(SeatLine, frozen=True, tag="table/held"):
    pass


class Returned(SeatLine, frozen=True, tag="table/returned"):
    pass


class Secret(Line, frozen=True, kw_only=True, tag="table/secret"):
    deal: int
    secret: str


class Ended(Line, frozen=True, kw_only=True, tag="table/ended"):
    scores: list[int]
    winners: list[int]


class Again(SeatLine, frozen=True, tag="table/rematch"):
    pass


class Left(PersonLine, frozen=True, tag="table/left"):
    pass


class SentAway(PersonLine, frozen=True, tag="table/sent-away"):
    pass


class Closed(Line, frozen=True, tag="table/closed"):
    pass


TableLine: TypeAlias = (
    Opened
    | Sat
    | Committed
    | BotSat
    | Freed
    | Renamed
    | SaidLine
    | ReactedLine
    | Started
    | LeftOut
    | Dealt
    | TookBack
    | Late
    | Held
    | Returned
    | Secret
    | Ended
    | Again
    | Left
    | SentAway
    | Closed
)
