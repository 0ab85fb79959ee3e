"""What the store is given, what it gives, and what can go wrong with it. Types only: no database is imported here.

Times are milliseconds since the epoch; tokens, invites and claim codes are known by their SHA-256 hash only."""

from typing import NamedTuple

STATUSES = ("lobby", "playing", "over", "closed")
UNFINISHED = ("lobby", "playing")


class BadDatabase(ValueError):
    """A database that cannot be used: its URL, the connection to it, or what is in it. Never tells the password."""


class Conflict(Exception):
    """Somebody else has appended that number, or opened that table, already; or there is no such table any more."""


class StoreDown(Exception):
    """The database fails. What was to be written is not acknowledged: it may or may not be there."""


class Stored(NamedTuple):
    """An event of a table, as it lies in the store. The first one of a table has number 1."""

    number: int
    at: int
    cause: str  # '' or 'person:client-id': the command that brought it about
    body: bytes


class Header(NamedTuple):
    """What is fixed about a table when it is opened."""

    table: str
    game: str
    at: int
    listed: bool
    invite: bytes


class Grant(NamedTuple):
    """A token that is good for a person at a table; a token has at most one person at each."""

    token: bytes
    table: str
    person: int


class Batch(NamedTuple):
    """What is written together or not at all: one or more events of one table, and what comes with them.

    A batch with a header opens the table. The time of the last event becomes the time of the table's last change.
    `summary` is what lists show of the table, in the words of the one who writes it; None: as before. `turn` has a bit
    for each seat that has to decide."""

    table: str
    events: tuple[Stored, ...]
    status: str
    header: Header | None = None
    grants: tuple[Grant, ...] = ()
    summary: str | None = None
    turn: int = 0


class Listed(NamedTuple):
    """A table in a list. `summary` is None where it has not been written yet; `damage` is the type of the error with
    which the table could not be read, '' as far as it is known to be sound."""

    table: str
    game: str
    at: int
    updated: int
    status: str
    summary: str | None = None
    turn: int = 0
    damage: str = ""
