"""The views of a table: a seat's view has what it may know, an onlooker's what is public. The game's observe.py alone
decides what a seat may know of the cards; a field that is not listed here is not sent."""

from bisect import bisect_left
from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from updown.rules.match import Json, Match, Views, written_moves
from updown.table import provable_deal
from updown.table.commands import Face
from updown.table.plan import Lang, Pace, Watch
from updown.table.refusals import Rejected, rejected
from updown.table.seating import HOST, LineView, Seat, Status
from updown.table.state import Table

MOST_LINES = 200
"""How many lines of the log are sent at once, or a few more: those of one event stay together."""


class SeatView(Struct, frozen=True):
    """A seat and who sits there. `person`: the person's number at this table, which never changes; `face`: as the
    person chose it; `held`: a bot plays until the person comes back; `late`: time was up, and a bot makes this
    decision."""

    kind: Literal["open", "person", "bot"]
    person: int | None
    name: str | None
    face: Face | None
    level: str | None
    host: bool
    held: bool
    late: bool
    wants_rematch: bool


class You(Struct, frozen=True):
    """The receiver of this view. No person: an onlooker; no seat: a host who does not play, or a person who has left;
    `sent_away`: by the host, for good."""

    person: int | None
    seat: int | None
    host: bool
    name: str | None
    lang: Lang | None
    sent_away: bool


class NextDeal(Struct, frozen=True):
    """The next deal: the server's commitment, and by seat the commitments to their parts ("": none). `asked`: no
    commitment can change any more, and the seats are to reveal their parts; `revealed`: those that have."""

    deal: int
    commitment: str
    commitments: list[str]
    asked: bool
    revealed: list[int]


class TableView(Struct, frozen=True):
    """The table without the match. It changes seldom. `practice`: the match began from a record."""

    table: str
    game: str
    options: dict[str, Any]
    status: Status
    pace: Pace
    watch: Watch
    hints: bool
    memory: bool
    listed: bool
    practice: bool
    matches: int
    seats: list[SeatView]
    you: You
    next_deal: NextDeal


class MatchView(Struct, frozen=True):
    """The match as one seat may see it. `moves` are the seat's legal moves, `can_take_back`: its choice lies face down;
    `guidance`: the hint for a newcomer at their turn, if the client wants it; `deadlines`: by seat, in milliseconds;
    `open`: the full state, once nothing is secret any more."""

    decision: int
    view: Annotated[dict[str, Any], Meta(description="the view of docs/reference/records.md")]
    moves: list[Raw]
    can_take_back: bool
    guidance: Annotated[
        dict[str, Any] | None, Meta(description="its sentence is in the game's `guidance` of GET /api/games")
    ]
    deadlines: list[int | None]
    open: dict[str, Any] | None


def table_view(table: Table, person: int | None) -> TableView:
    plan, deal = table.plan, table.next_deal
    return TableView(
        table=table.id,
        game=plan.game,
        options={**table.game.options, **table.game.record_options()},
        status=table.status,
        pace=plan.pace,
        watch=plan.watch,
        hints=plan.hints,
        memory=plan.memory,
        listed=plan.listed,
        practice=table.practice,
        matches=table.matches,
        seats=[seat_view(table, sitting) for sitting in table.seats],
        you=you(table, person),
        next_deal=NextDeal(
            deal=deal.number,
            commitment=provable_deal.commitment(table.id, deal.number, deal.secret),
            commitments=table.by_seat(deal.commitments),
            asked=deal.asked_at is not None,
            revealed=sorted(deal.parts),
        ),
    )


def seat_view(table: Table, sitting: Seat) -> SeatView:
    person = None if sitting.person is None else table.people[sitting.person]
    return SeatView(
        kind=sitting.kind,
        person=sitting.person,
        name=None if person is None else person.name,
        face=None if person is None else person.face,
        level=sitting.level or None,
        host=sitting.person == HOST,
        held=sitting.held,
        late=sitting.late,
        wants_rematch=sitting.wants_rematch,
    )


def you(table: Table, person: int | None) -> You:
    if person is None:
        return You(None, None, False, None, None, False)
    known = table.people[person]
    lang: Any = known.lang
    return You(person, known.seat, person == HOST, known.name, lang, known.sent_away)


class SharedViews:
    """The views of one state of a table, for all its viewers: the public part is computed once. It is valid until the
    next event. With `joined`, all moves of a seat are written as one: that is faster, and the same in JSON."""

    def __init__(self, table: Table, joined: bool = False) -> None:
        self.table = table
        self._joined = joined
        self._views: Views | None = None
        self._lines: dict[int, tuple[int, list[LineView]]] = {}

    def recent_lines(self, number: int) -> tuple[int, list[LineView]]:
        """As `recent_lines` below; viewers who have the same events share one list."""
        found = self._lines.get(number)
        if found is None:
            found = self._lines[number] = recent_lines(self.table, number)
        return found

    def match_view(self, person: int | None, guided: bool = False) -> MatchView | None:
        """The match as that person may see it, with guidance if that is wanted; None before its first round is
        dealt."""
        table, match = self.table, self.table.match
        if match is None or not match.begun:
            return None
        if self._views is None:
            self._views = match.views()
        seat = table.seat_of(person)
        return MatchView(
            decision=table.decision,
            view=self._views.view(seat),
            moves=self.moves(match, seat),
            can_take_back=seat is not None and bool(table.sealed) and table.has_chosen(seat),
            guidance=self._views.guidance(seat) if guided and seat is not None and table.status == "playing" else None,
            deadlines=table.deadlines(),
            open=match.state() if may_see_all(table, person) else None,
        )

    def moves(self, match: Match, seat: int | None) -> list[Raw]:
        if seat is None or seat not in self.table.turn():
            return []
        if self._joined:
            return [Raw(match.write_moves(seat))]
        written = written_moves(match.game)
        return [Raw(written[action]) for action in match.actions(seat)]


def match_view(table: Table, person: int | None, guided: bool = False) -> MatchView | None:
    """The match as that person may see it; None before the first round is dealt."""
    return SharedViews(table).match_view(person, guided)


def lines_after(table: Table, number: int) -> list[LineView]:
    """The lines of the log after that event; all of them are public."""
    lines = table.lines
    first = len(lines)
    while first and lines[first - 1].number > number:
        first -= 1
    return lines[first:]


def recent_lines(table: Table, number: int) -> tuple[int, list[LineView]]:
    """The last lines of the log after that event, and the event after which they are complete: a later one, if there
    are too many to be sent at once."""
    lines = lines_after(table, number)
    if len(lines) <= MOST_LINES:
        return number, lines
    found = _last_lines(lines)
    return (number if len(found) == len(lines) else found[0].number - 1), found


def lines_before(table: Table, number: int) -> tuple[list[LineView], bool]:
    """The last lines of the log before that event, and whether there are earlier ones."""
    earlier = table.lines[: bisect_left(table.lines, number, key=lambda line: line.number)]
    found = _last_lines(earlier)
    return found, len(found) < len(earlier)


def _last_lines(lines: list[LineView]) -> list[LineView]:
    first = max(0, len(lines) - MOST_LINES)
    while first and lines[first - 1].number == lines[first].number:
        first -= 1
    return lines[first:]


def may_watch(table: Table, person: int | None) -> bool:
    """Whether this person, or somebody without a part in the table, may watch it."""
    return table.plan.watch != "nobody" or table.takes_part(person)


def may_see_all(table: Table, person: int | None) -> bool:
    """Whether all hands may be shown: the match is over, and the viewer took part or the table allows it to all."""
    return table.status == "over" and (table.takes_part(person) or table.plan.watch == "open")


def finished_record(table: Table, person: int | None, match: int) -> Json | Rejected:
    """The record of a finished match. It contains all the cards."""
    if not 0 <= match < len(table.records):
        return rejected("table/not-over", match=match)
    if not table.takes_part(person) and table.plan.watch != "open":
        return rejected("table/not-seated")
    return table.records[match]
