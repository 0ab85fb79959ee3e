"""Everything that goes over the wire, in types: docs/reference/wire.md, openapi.json and the client's types are made
from them. Decoding is strict: what is not described here is refused."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from updown.table.commands import Command, SeatNumber
from updown.table.past import PastMoment
from updown.table.plan import Lang, Level, Name, Plan, StrictStruct
from updown.table.seating import LineView, Status
from updown.table.views import MatchView, TableView

CommandId: TypeAlias = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="the client's own, never reused")
]
TableId: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z2-7]{16}$")]
Secret: TypeAlias = Annotated[str, Meta(max_length=64)]


# --- over the socket: what a client says ---


class Hello(StrictStruct, frozen=True, tag_field="type", tag="hello"):
    """First of all: the number of the last event that the client has (0: nothing), and for an onlooker of a table that
    is not listed the invitation."""

    have: Annotated[int, Meta(ge=0)] = 0
    invite: Secret = ""


class Do(StrictStruct, frozen=True, tag_field="type", tag="do"):
    """A command. The same id twice is done once."""

    id: CommandId
    command: Command


class AskHint(StrictStruct, frozen=True, tag_field="type", tag="ask-hint"):
    """What would a strong player do?"""

    id: CommandId
    decision: int


class Ping(StrictStruct, frozen=True, tag_field="type", tag="ping"):
    """Is anybody there?"""


ClientMessage: TypeAlias = Hello | Do | AskHint | Ping


# --- over the socket: what the server says ---


class OutgoingMessage(Struct, frozen=True, tag_field="type"):
    """A message of the server."""


class Update(OutgoingMessage, frozen=True, tag="update"):
    """How the table stands after event `number`, and the lines since what the client has. `table` is left out (null)
    where it has not changed."""

    number: int
    lines: list[LineView]
    table: TableView | None
    match: MatchView | None


class Done(OutgoingMessage, frozen=True, tag="done"):
    """The command is done and durable; its first event has that number."""

    id: str
    number: int


class Refused(OutgoingMessage, frozen=True, tag="refused"):
    """The command changed nothing. `rule` is the number of the game's rule, if one is in the way."""

    id: str | None
    code: str
    message: str
    rule: str | None = None
    values: dict[str, Any] = {}


class HintMove(Struct, frozen=True):
    move: dict[str, Any]
    share: float


class Hint(OutgoingMessage, frozen=True, tag="hint"):
    """Moves that a strong player would make, the likeliest first."""

    id: str
    moves: list[HintMove]


class Presence(OutgoingMessage, frozen=True, tag="presence"):
    """Whose person is not connected just now."""

    away: list[int]


class Pong(OutgoingMessage, frozen=True, tag="pong"):
    """Somebody is here; the server's time in milliseconds."""

    now: int


ServerMessage: TypeAlias = Update | Done | Refused | Hint | Presence | Pong


# --- over HTTP ---


class OpenTable(StrictStruct, frozen=True):
    """Opens a table. `bearer`: the answer carries the seat's token instead of a cookie, for programs."""

    plan: Plan
    name: Name
    lang: Lang = "en"
    bearer: bool = False


class JoinTable(StrictStruct, frozen=True):
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


class MyMatch(Struct, frozen=True):
    """A finished match that you played to its end on `seat`. By seat: `players` (the name, or the level of the bot) and
    `scores`; `bots` and `winners` are seats. `moves` are those of all `rounds`; `low`: the fewest points win;
    `practice`: it began within a match of a record."""

    table: str
    game: str
    match: int
    seat: int
    players: list[str]
    bots: list[int]
    scores: list[int]
    winners: list[int]
    low: bool
    practice: bool
    rounds: int
    moves: int
    began: int
    ended: int


class MyMatches(Struct, frozen=True):
    """Matches of some of your tables. `next`: ask from there for those of other tables; null: these were the last."""

    matches: list[MyMatch]
    next: int | None


class Forgotten(Struct, frozen=True):
    """What was done with your tables: deleted, where nobody else took part, or kept for the others without you."""

    deleted: int
    kept: int


class MakeClaim(StrictStruct, frozen=True):
    """A code to move the own seat to another device."""

    table: TableId


class Claim(Struct, frozen=True):
    code: str
    expires: int


class UseClaim(StrictStruct, frozen=True):
    code: Annotated[str, Meta(max_length=20)]
    bearer: bool = False


class CheckRecord(StrictStruct, frozen=True):
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


class AskReplay(StrictStruct, frozen=True):
    """Asks for a record step by step: as that seat saw it, or as an onlooker (null). `open`: with all hands."""

    record: dict[str, Any]
    seat: SeatNumber | None = None
    open: bool = False


class OpenPractice(StrictStruct, frozen=True):
    """Opens a table whose match begins after a step of a record: you on that seat, bots of that level on the others."""

    record: dict[str, Any]
    step: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    level: Level
    name: Name
    lang: Lang = "en"
    bearer: bool = False


class ShowTable(StrictStruct, frozen=True):
    """Asks for the picture of a match. An onlooker of a table that is not listed needs the invitation."""

    lang: Lang = "en"
    invite: Secret = ""


class ShownTable(Struct, frozen=True):
    """The match as you may see it, drawn and in words, for clients that have no table of their own for its game. Both
    are empty before the first deal."""

    number: int
    svg: str
    text: str


class AskPast(StrictStruct, frozen=True):
    """Asks how a match stood at its moves up to that event. An onlooker of a table that is not listed needs the
    invitation."""

    until: Annotated[int, Meta(ge=0)]
    invite: Secret = ""


class Past(Struct, frozen=True):
    """The last moves of the match, and how it stood after each of them, as you may see it."""

    moments: list[PastMoment]


class PushKey(Struct, frozen=True):
    """What a browser needs to subscribe to messages of this server; null: there are none."""

    key: str | None


class StartPush(StrictStruct, frozen=True):
    """The subscription of a browser, as its PushManager gives it; both keys in base64url."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class StopPush(StrictStruct, frozen=True):
    """The subscription that ends."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class AskLesson(StrictStruct, frozen=True):
    """Asks for a lesson after so many steps; `done`: the step that comes then is done, `move`: by this move."""

    step: Annotated[int, Meta(ge=0, le=1000)] = 0
    done: bool = False
    move: dict[str, Any] | None = None


class LessonStep(Struct, frozen=True):
    """What the learner reads or does now. `text` and `wrong` (of a legal move that is not asked for; "": none is) are
    messages, which are given the names of the seats as `one`, `two` and so on. `at` is the part of the table that is
    spoken of, `taps` are those that make the move; `rules` the numbers of the rules that are taught."""

    text: str
    at: str
    taps: list[str]
    wrong: str
    rules: list[str]


class LessonView(Struct, frozen=True):
    """A lesson after `step` of its `steps`; `now` is null at the end. `updates` is the table with all that has
    happened; after a step that was done, what it brought, move by move. `refused`: the step is not done."""

    step: int
    steps: int
    now: LessonStep | None
    updates: list[Update]
    refused: Refused | None


class RulesText(Struct, frozen=True):
    """The rules of a game as Markdown: a title, chapters, and a point for each numbered rule."""

    text: str


class OptionInfo(Struct, frozen=True):
    """An option of a game. `offered` are the values that a form shows. `message` names it in a form, with `-VALUE`
    behind it each of the words, with `-note` what there is to say; where there is no such message, `help` says it."""

    name: str
    values: list[str | int]
    default: str | int | None
    offered: list[str | int]
    message: str
    help: str


class WhereOption(Struct, frozen=True):
    """Where an option has this value."""

    option: str
    value: str


class GameInfo(Struct, frozen=True):
    """A game. `lang` is the language of its title ("": none), `rules` what the numbers of its rules begin with, `units`
    the messages that name what is counted, by number of players from `least` to `most`; `rounds`: one, until somebody
    has won, or as many as the option `rounds` says."""

    game: str
    title: str
    rules_version: int
    options: list[OptionInfo]
    decks: list[str]
    lang: str
    about: str
    least: int
    most: int
    usual: int
    minutes: int
    age: int | None
    rules: str
    units: list[str]
    rounds: Literal["one", "open", "option"]
    fewest_win: bool | WhereOption
    sentences: dict[str, dict[str, Any]]
    """What is said of each fact, as phrases (updown.rules.sentences)."""
    moves: dict[str, dict[str, Any]]
    """What each move is called, as phrases."""
    guidance: dict[str, dict[str, Any]]
    """What newcomers are told at their turn, as phrases."""
    lessons: list[str]
    """The messages that name the chapters of its lessons."""
    words: dict[str, str]
    """The messages that only this game has, by language, each as the text of a Fluent file."""


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
    "server/bad-record": "The record is not one, or breaks a rule: it says where and why.",
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
    "server/bad-host": "This server does not go by that name.",
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
