"""The types of all messages over sockets and HTTP. docs/reference/wire.md, openapi.json and the client's types are
generated from them. Decoding is strict: anything that is not described here is refused."""

from typing import Annotated, Any, Literal, TypeAlias, get_args

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


# --- over the socket: messages of the client ---


class Hello(StrictStruct, frozen=True, tag_field="type", tag="hello"):
    """The first message: the number of the last event that the client has (0: none), and for an onlooker of a table
    that is not listed the invitation. `guidance`: whether the client wants the hints for newcomers."""

    have: Annotated[int, Meta(ge=0)] = 0
    invite: Secret = ""
    guidance: bool = False


class Do(StrictStruct, frozen=True, tag_field="type", tag="do"):
    """A command. A command with an id that was used before is not executed again."""

    id: CommandId
    command: Command


class AskHint(StrictStruct, frozen=True, tag_field="type", tag="ask-hint"):
    """Asks what a strong player would do."""

    id: CommandId
    decision: int


class Ping(StrictStruct, frozen=True, tag_field="type", tag="ping"):
    """Asks whether the server is there."""


ClientMessage: TypeAlias = Hello | Do | AskHint | Ping


# --- over the socket: messages of the server ---


class OutgoingMessage(Struct, frozen=True, tag_field="type"):
    """A message of the server."""


class Update(OutgoingMessage, frozen=True, tag="update"):
    """The table after event `number`, and the log lines that the client does not have yet. `table` is left out (null)
    if it has not changed. `after`: the lines of all later events are included. If it is greater than the client's last
    event, lines are missing: POST /api/tables/{table}/lines returns them."""

    number: int
    lines: list[LineView]
    table: TableView | None
    match: MatchView | None
    after: int = 0


class Done(OutgoingMessage, frozen=True, tag="done"):
    """The command is done and durable; its first event has that number."""

    id: str
    number: int


class Refused(OutgoingMessage, frozen=True, tag="refused"):
    """The command changed nothing. `rule` is the number of the game's rule that forbids it, if there is one."""

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
    """The seats whose person is not connected now."""

    away: list[int]


class BotWait(OutgoingMessage, frozen=True, tag="bot-wait"):
    """Many bots have to decide: so many seconds, about, until a bot of this table does. It is said again every few
    seconds while that is so."""

    seconds: int


class Pong(OutgoingMessage, frozen=True, tag="pong"):
    """The answer to a ping, with the server's time in milliseconds."""

    now: int


ServerMessage: TypeAlias = Update | Done | Refused | Hint | Presence | BotWait | Pong


# --- over HTTP ---


class OpenTable(StrictStruct, frozen=True):
    """Opens a table. `bearer`: the answer carries the seat's token instead of a cookie, for programs."""

    plan: Plan
    name: Name
    lang: Lang = "en"
    bearer: bool = False


class JoinTable(StrictStruct, frozen=True):
    """Takes a seat at a table."""

    name: Name
    lang: Lang = "en"
    seat: SeatNumber | None = None
    invite: Secret = ""
    bearer: bool = False


class Seated(Struct, frozen=True):
    """You have joined the table. `invite` lets others in; `token` is there only if it was asked for."""

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
    """A table that you have joined. `names` are those of people. `damaged`: it cannot be read any more; its host can
    only delete it."""

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
    """Matches of some of your tables. `next`: where to continue with your other tables; null: there are no more."""

    matches: list[MyMatch]
    next: int | None


class Forgotten(Struct, frozen=True):
    """How many of your tables were deleted, because nobody else took part, and how many were kept for the others
    without your data."""

    deleted: int
    kept: int


class MakeClaim(StrictStruct, frozen=True):
    """Asks for a code that moves one's own seat to another device."""

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
    """Whether the record follows the rules, and whether its cards and dice follow from the secrets in it; otherwise
    what is wrong, and where. A server cannot prove that its own deals were fair: docs/reference/fair-deals.md."""

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
    """The match as you may see it, as a picture and as text, for clients without a table of their own for the game.
    Both are empty before the first deal."""

    number: int
    svg: str
    text: str


class AskPast(StrictStruct, frozen=True):
    """Asks for the last moves of a match up to that event. An onlooker of a table that is not listed needs the
    invitation."""

    until: Annotated[int, Meta(ge=0)]
    invite: Secret = ""


class Past(Struct, frozen=True):
    """The last moves of the match, and the match after each of them, as you may see it."""

    moments: list[PastMoment]


class AskLines(StrictStruct, frozen=True):
    """Asks for the lines of the log before that event. An onlooker of a table that is not listed needs the
    invitation."""

    before: Annotated[int, Meta(ge=0)]
    invite: Secret = ""


class Lines(Struct, frozen=True):
    """Earlier lines of the log; `more`: there are still earlier ones."""

    lines: list[LineView]
    more: bool


Reason: TypeAlias = Literal["words", "name", "playing", "other"]
REASONS: tuple[Reason, ...] = get_args(Reason)


class ReportTable(StrictStruct, frozen=True):
    """Reports to the operator of the server that something is wrong at a table: what people say, what they call
    themselves, how they play, or something else. The last report of a person at a table counts."""

    reason: Reason
    text: Annotated[str, Meta(max_length=500)] = ""


class PushKey(Struct, frozen=True):
    """The key with which a browser subscribes to push messages of this server; null: push messages are off."""

    key: str | None


class StartPush(StrictStruct, frozen=True):
    """The subscription of a browser, as its PushManager gives it; both keys in base64url."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class StopPush(StrictStruct, frozen=True):
    """Ends a subscription."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class AskLesson(StrictStruct, frozen=True):
    """Asks for a lesson after a number of steps. `done`: the learner completes the next step, with the `move` if it
    needs one."""

    step: Annotated[int, Meta(ge=0, le=1000)] = 0
    done: bool = False
    move: dict[str, Any] | None = None


class LessonStep(Struct, frozen=True):
    """The step that the learner reads or does now. `text` and `wrong` (for a legal move that the step does not ask for;
    "": none) are messages, which receive the names of the seats as `one`, `two` and so on. `at` is the part of the
    table that the text explains, `taps` are the parts that make the move, `rules` the numbers of the rules that the
    step teaches."""

    text: str
    at: str
    taps: list[str]
    wrong: str
    rules: list[str]


class LessonView(Struct, frozen=True):
    """A lesson after `step` of its `steps`; `now` is null at the end. `updates` is the table with its whole log; after
    a completed step, the table after each move of that step. `refused`: why the step is not completed."""

    step: int
    steps: int
    now: LessonStep | None
    updates: list[Update]
    refused: Refused | None


class RulesText(Struct, frozen=True):
    """The rules of a game as Markdown: a title, chapters, and a list item for each numbered rule."""

    text: str


class OptionInfo(Struct, frozen=True):
    """An option of a game. `offered` are the values that a form shows. `message` names it in a form; with `-VALUE`
    added it names a value, and with `-note` it explains the option. `help` replaces a message that does not exist."""

    name: str
    values: list[str | int]
    default: str | int | None
    offered: list[str | int]
    message: str
    help: str


class WhereOption(Struct, frozen=True):
    """A condition: the option has this value."""

    option: str
    value: str


class GameInfo(Struct, frozen=True):
    """A game. `lang` is the language of its title ("": none), `rules` the prefix of the numbers of its rules, `units`
    the messages that name the unit of the score, by number of players from `least` to `most`; `rounds`: one, until
    somebody has won, or as many as the option `rounds` says."""

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
    """The sentence of each fact, as phrases (updown.rules.sentences)."""
    moves: dict[str, dict[str, Any]]
    """The name of each move, as phrases."""
    guidance: dict[str, dict[str, Any]]
    """The sentences of the hints for newcomers, as phrases."""
    lessons: list[str]
    """The messages that name the chapters of its lessons."""
    words: dict[str, str]
    """The messages that only this game has, by language, each as the text of a Fluent file."""


class LevelInfo(Struct, frozen=True):
    level: str
    about: str


class Games(Struct, frozen=True):
    """The games of this server, and the levels of its bots."""

    games: list[GameInfo]
    levels: list[LevelInfo]
    languages: list[str]
    presets: list[str]


class Problem(Struct, frozen=True):
    """The body of every error response."""

    code: str
    message: str
    values: dict[str, Any] = {}


SERVER_CODES = {
    "server/bad-message": "The message cannot be read: it says what was wrong.",
    "server/bad-record": "The record is not one, or breaks a rule: it says where and why.",
    "server/hello-first": "The first message of a socket is `hello`.",
    "server/hello-twice": "`hello` was sent already.",
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
