"""Everything that goes over the wire, in types: docs/reference/wire.md, openapi.json and the client's types are made
from them. Decoding is strict: what is not described here is refused."""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from updown.table.commands import Command, SeatNumber
from updown.table.plan import Lang, Name, Part, Plan
from updown.table.state import LineView, Status
from updown.table.views import MatchView, TableView

CommandId: TypeAlias = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="the client's own, never reused")
]
TableId: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z2-7]{16}$")]
Secret: TypeAlias = Annotated[str, Meta(max_length=64)]


# --- over the socket: what a client says ---


class Hello(Part, frozen=True, tag_field="type", tag="hello"):
    """First of all: the number of the last event that the client has (0: nothing), and for an onlooker of a table that
    is not listed the invitation."""

    have: Annotated[int, Meta(ge=0)] = 0
    invite: Secret = ""


class Do(Part, frozen=True, tag_field="type", tag="do"):
    """A command. The same id twice is done once."""

    id: CommandId
    command: Command


class AskHint(Part, frozen=True, tag_field="type", tag="ask-hint"):
    """What would a strong player do?"""

    id: CommandId
    decision: int


class Ping(Part, frozen=True, tag_field="type", tag="ping"):
    """Is anybody there?"""


ClientMessage: TypeAlias = Hello | Do | AskHint | Ping


# --- over the socket: what the server says ---


class Said(Struct, frozen=True, tag_field="type"):
    """A message of the server."""


class Update(Said, frozen=True, tag="update"):
    """How the table stands after event `number`, and the lines since what the client has. `table` is left out (null)
    where it has not changed."""

    number: int
    lines: list[LineView]
    table: TableView | None
    match: MatchView | None


class Done(Said, frozen=True, tag="done"):
    """The command is done and durable; its first event has that number."""

    id: str
    number: int


class Refused(Said, frozen=True, tag="refused"):
    """The command changed nothing. `rule` is the number of the game's rule, if one is in the way."""

    id: str | None
    code: str
    message: str
    rule: str | None = None
    values: dict[str, Any] = {}


class HintMove(Struct, frozen=True):
    move: dict[str, Any]
    share: float


class Hint(Said, frozen=True, tag="hint"):
    """Moves that a strong player would make, the likeliest first."""

    id: str
    moves: list[HintMove]


class Presence(Said, frozen=True, tag="presence"):
    """Whose person is not connected just now."""

    away: list[int]


class Pong(Said, frozen=True, tag="pong"):
    """Somebody is here; the server's time in milliseconds."""

    now: int


ServerMessage: TypeAlias = Update | Done | Refused | Hint | Presence | Pong


# --- over HTTP ---


class OpenTable(Part, frozen=True):
    """Opens a table. `bearer`: the answer carries the seat's token instead of a cookie, for programs."""

    plan: Plan
    name: Name
    lang: Lang = "en"
    bearer: bool = False


class JoinTable(Part, frozen=True):
    """Sits down at a table."""

    name: Name
    lang: Lang = "en"
    seat: SeatNumber | None = None
    invite: Secret = ""
    bearer: bool = False


class Seated(Struct, frozen=True):
    """You have a part in the table. `invite` lets others in; `token` only where it was asked for."""

    table: str
    person: int
    seat: int | None
    invite: str | None
    token: str | None


class ListedTable(Struct, frozen=True):
    """A table that anybody may find. `names` are those of people."""

    table: str
    game: str
    status: Status
    seats: int
    open: int
    bots: int
    names: list[str]
    updated: int


class PublicTables(Struct, frozen=True):
    tables: list[ListedTable]


class MyTable(Struct, frozen=True):
    """A table that you have a part in. `names` are those of people. `damaged`: it cannot be read any more, and all that
    can be done is to delete it, if you are its host."""

    table: str
    game: str
    status: Status
    seat: int | None
    bots: int
    names: list[str]
    your_turn: bool
    host: bool
    damaged: bool
    updated: int


class MyTables(Struct, frozen=True):
    tables: list[MyTable]


class MakeClaim(Part, frozen=True):
    """A code to move the own seat to another device."""

    table: TableId


class Claim(Struct, frozen=True):
    code: str
    expires: int


class UseClaim(Part, frozen=True):
    code: Annotated[str, Meta(max_length=20)]
    bearer: bool = False


class CheckRecord(Part, frozen=True):
    record: dict[str, Any]


class CheckedRecord(Struct, frozen=True):
    """Whether the record keeps to the rules, and whether its cards and dice follow from the secrets in it; else what is
    wrong, and where. That the deals were fair, a server cannot say of itself: docs/reference/fair-deals.md."""

    valid: bool
    consistent: bool
    problem: str | None
    round: int | None
    event: int | None
    rule: str | None
    scores: list[int] | None
    winners: list[int] | None


class OptionInfo(Struct, frozen=True):
    name: str
    values: list[str | int]
    default: str | int | None


class GameInfo(Struct, frozen=True):
    game: str
    title: str
    rules_version: int
    options: list[OptionInfo]
    decks: list[str]


class LevelInfo(Struct, frozen=True):
    level: str
    about: str


class Games(Struct, frozen=True):
    """What can be played here, and against whom."""

    games: list[GameInfo]
    levels: list[LevelInfo]
    languages: list[str]
    presets: list[str]


class Problem(Struct, frozen=True):
    """Any answer but a good one."""

    code: str
    message: str
    values: dict[str, Any] = {}


SERVER_CODES = {
    "server/bad-message": "The message cannot be read: it says what was wrong.",
    "server/hello-first": "The first message of a socket is `hello`.",
    "server/hello-twice": "`hello` has been said already.",
    "server/no-such-table": "There is no such table, or it is not for you.",
    "server/damaged-table": "This table cannot be read any more. Nothing can be done at it but to delete it.",
    "server/not-found": "There is nothing at this address.",
    "server/wrong-method": "This address does not take that method.",
    "server/no-hints": "This table gives no hints.",
    "server/no-such-code": "There is no such code, or its time is up.",
    "server/no-invite": "The invitation is not right.",
    "server/not-yours": "Only the host may do this.",
    "server/bad-origin": "The request comes from another site.",
    "server/too-large": "That is more than is taken in.",
    "server/too-slow": "What was sent did not arrive in time.",
    "server/too-many": "Too much at once: wait a little.",
    "server/full": "The server takes no more tables or sockets just now.",
    "server/store-down": "The store does not answer: try the same again, it will be done once.",
    "server/stopping": "The server is stopping: connect again in a moment.",
    "server/failed": "Something went wrong here; it has been noted.",
}

encode = msgspec.json.Encoder().encode
decode_client = msgspec.json.Decoder(ClientMessage).decode
