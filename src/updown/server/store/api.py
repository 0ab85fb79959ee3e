"""The types of the store: arguments, results and errors. No database is imported here.

Times are milliseconds since the epoch; tokens, invites and claim codes are known by their SHA-256 hash only."""

from typing import NamedTuple

STATUSES = ("lobby", "playing", "over", "closed")
UNFINISHED = ("lobby", "playing")


class BadDatabase(ValueError):
    """A database that cannot be used: a problem of its URL, connection or content. Never contains the password."""


class Conflict(Exception):
    """Another process has already appended that number or opened that table; or the table has been deleted."""


class StoreDown(Exception):
    """The database fails. A write that was not acknowledged may or may not have been stored."""


class BusDown(Exception):
    """The bus is down: no messages can be sent to other servers or received from them."""


class Stored(NamedTuple):
    """A stored event of a table. The first one has number 1."""

    number: int
    at: int
    cause: str  # '' or 'person:client-id': the command that brought it about
    body: bytes


class Header(NamedTuple):
    """The fixed properties of a table, set when it is opened; and the node that acts for it at first, if there may be
    several."""

    table: str
    game: str
    at: int
    listed: bool
    invite: bytes
    node: str | None = None


class Grant(NamedTuple):
    """A token that identifies a person at a table; a token has at most one person at each table."""

    token: bytes
    table: str
    person: int


class EventBatch(NamedTuple):
    """A unit that is written atomically: one or more events of one table, and the data that belongs to them.

    A batch with a header opens the table. The time of the last event becomes the time of the table's last change.
    `summary` is the text that lists are made from; the store does not interpret it; None: unchanged. `turn` has a bit
    for each seat that has to decide. `due` is the next time at which a bot or a deadline acts at the table; 0: at once,
    None: never. With an `epoch`, the batch conflicts if the table has another one: see `TableStatus`."""

    table: str
    events: tuple[Stored, ...]
    status: str
    header: Header | None = None
    grants: tuple[Grant, ...] = ()
    summary: str | None = None
    turn: int = 0
    due: int | None = None
    epoch: int | None = None


class TableStatus(NamedTuple):
    """The status of a table that several nodes may have in memory: the number of its last event, the node that acts for
    it, and the persons who are connected to other nodes. The epoch grows when another node acts for the table, or a
    seat moves to another device."""

    number: int
    epoch: int
    node: str | None
    elsewhere: frozenset[int] = frozenset()


class Listed(NamedTuple):
    """A table in a list. `summary` is None if it has not been written yet; `damage` is the type of the error with which
    the table could not be loaded, '' if none is known."""

    table: str
    game: str
    at: int
    updated: int
    status: str
    summary: str | None = None
    turn: int = 0
    damage: str = ""


class Report(NamedTuple):
    """What a person reports of a table; `reason` is one of a short list, `text` in the person's own words."""

    table: str
    person: int
    at: int
    reason: str
    text: str


class Subscription(NamedTuple):
    """The push subscription of a browser. `contact` tells its push service how to reach the operator."""

    endpoint: str
    p256dh: bytes
    auth: bytes
    contact: str
