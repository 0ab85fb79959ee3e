"""A table as it stands, folded from its events: one function for each kind of event, and nothing that is not an event
changes anything. Leaves out what is allowed (decide.py) and who is told what (views.py)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec import Struct

from updown.rules.match import Game, Json, Match
from updown.rules.registry import newest_game, shared_game
from updown.rules.rng import new_stream
from updown.table import fair
from updown.table.events import (
    BotSeated,
    ChoiceSealed,
    ChoicesRevealed,
    ChoiceTakenBack,
    DealCommitted,
    EntropyAdded,
    Entry,
    MatchEnded,
    MatchStarted,
    MovePlayed,
    PartCommitted,
    PartRevealed,
    PartsAsked,
    PersonLeft,
    PersonRenamed,
    PersonSat,
    RematchWanted,
    RoundDealt,
    RoundDealtOld,
    Said,
    SeatFreed,
    SeatHeld,
    SeatLate,
    SeatReturned,
    SecretRevealed,
    TableClosed,
    TableOpened,
)
from updown.table.plan import BotSeat, Plan, pace_ms

Status = Literal["lobby", "playing", "over", "closed"]
MOST_CAUSES = 1000
BREATH_MS = 15_000
"""How much longer the first decision of a round may take: people look at the score, and sort their cards."""


PARTS_MS = 5_000
"""How long a deal waits for parts after they were asked for."""


class LineView(Struct, frozen=True):
    """A line of the log: a code and its values, for any language. What is in it everybody may know."""

    number: int
    at: int
    code: str
    values: dict[str, Any]


@dataclass(slots=True)
class Person:
    name: str
    lang: str
    seat: int | None
    said: list[int] = field(default_factory=list)
    """When this person spoke last, a few times."""


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


@dataclass(slots=True)
class Deal:
    """A deal of this table: committed to, dealt, told. `commitments` and `parts` are those of the seats; `entropy` is
    what seats gave without a commitment, in old deals only."""

    number: int
    secret: str
    match: int = 0
    commitments: dict[int, str] = field(default_factory=dict)
    asked_at: int | None = None
    """When the seats were asked for their parts; no commitment has changed since."""
    parts: dict[int, str] = field(default_factory=dict)
    entropy: tuple[str, ...] | None = None
    seed: int = 0
    told: bool = False


class Table:
    """One live match and the people around it."""

    def __init__(self) -> None:
        self.id = ""
        self.number = 0
        self.status: Status = "lobby"
        self.plan: Plan
        self._time: int | None = None
        self.game: Game
        self.people: list[Person] = []
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.matches = 0
        self.records: list[Json] = []
        """Of the matches that are over."""
        self.decision = 0
        self.deals: list[Deal] = []
        self.entropy: dict[int, str] = {}
        self.lines: list[LineView] = []
        self.causes: dict[str, int] = {}
        self.dressed = 0
        """The number of the last event that changed anything but the match itself: names, seats, status."""
        self.sealed: list[Json] = []
        self._unsealed: Any = None
        self._round_began = False

    # --- looking ---

    @property
    def deal(self) -> Deal:
        """The deal that is being played."""
        return self.deals[-2]

    @property
    def next_deal(self) -> Deal:
        """The deal to come: committed to, not yet dealt."""
        return self.deals[-1]

    @property
    def waits_for_deal(self) -> bool:
        """Whether the next round can be dealt, and only the parts of its deal may be missing."""
        return self.status == "playing" and self.match is not None and self.match.between_rounds

    def all_committed(self) -> bool:
        """Whether every person who is at the table has committed to a part of the deal to come."""
        committed = self.next_deal.commitments
        return all(
            seat in committed
            for seat, sitting in enumerate(self.seats)
            if sitting.kind == "person" and not sitting.held
        )

    def missing_parts(self) -> list[int]:
        """The seats whose persons have committed to a part of the deal to come, and have not revealed it."""
        deal = self.next_deal
        return [seat for seat in deal.commitments if seat not in deal.parts and self.seats[seat].kind == "person"]

    def parts_deadline(self) -> int:
        """Until when the deal to come waits for parts."""
        asked_at = self.next_deal.asked_at
        return 0 if asked_at is None else asked_at + PARTS_MS

    def seed_of(self, deal: Deal) -> int:
        """The seed of a deal, from the server's secret and the parts."""
        return fair.round_seed(self.id, deal.number, deal.secret, self.by_seat(deal.parts))

    def by_seat(self, texts: dict[int, str]) -> list[str]:
        """One text for each seat, "" where it has none."""
        return [texts.get(seat, "") for seat in range(len(self.seats))]

    @property
    def place(self) -> int:
        """How many events the round has had."""
        assert self.match is not None
        return self.match.events_in_round

    def seat_of(self, person: int | None) -> int | None:
        return None if person is None else self.people[person].seat

    def turn(self) -> tuple[int, ...]:
        return self.match.turn if self.match is not None and self.status == "playing" else ()

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up, if it has to decide; None where no clock runs."""
        return self.deadlines()[seat]

    def deadlines(self) -> list[int | None]:
        """The deadlines of all seats."""
        found: list[int | None] = [None] * len(self.seats)
        if self._time is not None:
            time = self._time + (BREATH_MS if self._round_began else 0)
            for seat in self.turn():
                if self.bot_for(seat) is None:
                    found[seat] = self.seats[seat].since + time
        return found

    def next_deadline(self) -> int | None:
        """When something happens here without anybody's doing; None: never."""
        if self.waits_for_deal:
            return self.parts_deadline()
        return min((deadline for deadline in self.deadlines() if deadline is not None), default=None)

    def bot_for(self, seat: int, hold_level: str = "") -> str | None:
        """The level of the bot that decides for the seat now; None where its person does."""
        sitting = self.seats[seat]
        if sitting.kind == "bot":
            return sitting.level
        return hold_level if sitting.held or sitting.late else None

    def has_chosen(self, seat: int) -> bool:
        """Whether a choice of the seat lies face down."""
        return any(played["seat"] == seat for played in self.sealed)

    # --- folding ---

    def fold(self, entry: Entry) -> None:
        """Takes an event in."""
        if entry.number != self.number + 1:
            raise ValueError(f"event {entry.number} after event {self.number}: expected {self.number + 1}")
        self.number = entry.number
        if entry.cause:
            self.causes[entry.cause] = entry.number
            if len(self.causes) > MOST_CAUSES:
                del self.causes[next(iter(self.causes))]
        _FOLDS[type(entry.event)](self, entry.event, entry.at)

    def tell(self, at: int, code: str, **values: Any) -> None:
        self.lines.append(LineView(self.number, at, code, values))

    def dress(self, at: int, code: str, **values: Any) -> None:
        """Tells something that changes how the table is dressed."""
        self.dressed = self.number
        self.tell(at, code, **values)

    def _table_opened(self, event: TableOpened, at: int) -> None:
        self.id = event.table
        self.plan = event.plan
        self._time = pace_ms(event.plan.pace)
        self.game = newest_game(event.plan.game, event.plan.options)
        self.seats = [
            Seat("bot", level=planned.level) if isinstance(planned, BotSeat) else Seat() for planned in event.plan.seats
        ]
        self.dress(at, "table/opened", game=event.plan.game)

    def _person_sat(self, event: PersonSat, at: int) -> None:
        person = Person(event.name, event.lang, event.seat)
        self.people[event.person : event.person + 1] = [person]
        if event.seat is not None:
            self.seats[event.seat] = Seat("person", event.person, since=at)
            self.dress(at, "table/sat", seat=event.seat, name=event.name)

    def _person_left(self, event: PersonLeft, at: int) -> None:
        person = self.people[event.person]
        if person.seat is not None:
            sitting = self.seats[person.seat]
            if self.next_deal.asked_at is None:
                self.next_deal.commitments.pop(person.seat, None)
            if self.status == "lobby":
                self.seats[person.seat] = Seat()
            else:
                sitting.kind, sitting.person, sitting.level = "bot", None, "casual"
                sitting.held = sitting.late = False
                sitting.wants_rematch = True
            self.dress(at, "table/left", seat=person.seat, name=person.name)
        person.seat = None

    def _person_renamed(self, event: PersonRenamed, at: int) -> None:
        person = self.people[event.person]
        before = person.name
        person.name, person.lang = event.name, event.lang
        if person.seat is not None:
            self.dress(at, "table/renamed", seat=person.seat, before=before, name=event.name)

    def _bot_seated(self, event: BotSeated, at: int) -> None:
        self.seats[event.seat] = Seat("bot", level=event.level)
        self.dress(at, "table/bot-sat", seat=event.seat, level=event.level)

    def _seat_freed(self, event: SeatFreed, at: int) -> None:
        self.seats[event.seat] = Seat()
        self.dress(at, "table/freed", seat=event.seat)

    def _deal_committed(self, event: DealCommitted, at: int) -> None:
        self.deals.append(Deal(event.deal, event.secret))
        self.dress(
            at, "table/committed", deal=event.deal, commitment=fair.commitment(self.id, event.deal, event.secret)
        )

    def _entropy_added(self, event: EntropyAdded, at: int) -> None:
        self.entropy[event.seat] = event.entropy

    def _part_committed(self, event: PartCommitted, at: int) -> None:
        self.next_deal.commitments[event.seat] = event.commitment
        self.dressed = self.number

    def _parts_asked(self, event: PartsAsked, at: int) -> None:
        self.next_deal.asked_at = at
        self.dressed = self.number

    def _part_revealed(self, event: PartRevealed, at: int) -> None:
        self.next_deal.parts[event.seat] = event.part
        self.dressed = self.number

    def _match_started(self, event: MatchStarted, at: int) -> None:
        self.game = shared_game(self.plan.game, event.rules_version, self.plan.options)
        self.match = Match(self.game, new_stream(0))
        self.matches = event.match + 1
        self.status = "playing"
        for sitting in self.seats:
            sitting.wants_rematch = False
            sitting.times_late = 0
        self.dress(at, "table/started", match=event.match)

    def _round_dealt_old(self, event: RoundDealtOld, at: int) -> None:
        deal = self.next_deal
        deal.entropy = event.entropy
        deal.seed = fair.round_seed_1(self.id, deal.number, deal.secret, event.entropy)
        self.entropy.clear()
        self._begin_round(event.setup, at)
        self.dress(at, "table/dealt", deal=deal.number, entropy=list(event.entropy))

    def _round_dealt(self, event: RoundDealt, at: int) -> None:
        deal = self.next_deal
        deal.seed = self.seed_of(deal)
        self._begin_round(event.setup, at)
        for seat in deal.commitments:
            if seat not in deal.parts:
                self.tell(at, "table/left-out", seat=seat, deal=deal.number)
        commitments, parts = self.by_seat(deal.commitments), self.by_seat(deal.parts)
        self.dress(at, "table/dealt", deal=deal.number, commitments=commitments, parts=parts)

    def _begin_round(self, setup: Json, at: int) -> None:
        assert self.match is not None
        self.next_deal.match = self.matches - 1
        self.match.next_round(setup)
        self._round_began = True
        self._ask(at)

    def _move_played(self, event: MovePlayed, at: int) -> None:
        assert self.match is not None
        self.match.play_event(event.played, trusted=True)
        self._decided(event.played["seat"], event.by)
        self._round_began = False
        self._tell_facts(at, self.match.happened)
        self._ask(at)

    def _choice_sealed(self, event: ChoiceSealed, at: int) -> None:
        assert self.match is not None
        if not self.sealed:
            self._unsealed = self.match.mark()
        self.sealed.append(event.played)
        self.match.play_event(event.played, trusted=True)
        self._decided(event.played["seat"], event.by)
        self._tell_facts(at, self.match.told)

    def _choice_taken_back(self, event: ChoiceTakenBack, at: int) -> None:
        assert self.match is not None
        self.match.back_to(self._unsealed)
        self.sealed = [played for played in self.sealed if played["seat"] != event.seat]
        for played in self.sealed:
            self.match.play_event(played, trusted=True)
        self.tell(at, "table/took-back", seat=event.seat)

    def _choices_revealed(self, event: ChoicesRevealed, at: int) -> None:
        assert self.match is not None
        self.sealed = []
        self._unsealed = None
        self._round_began = False
        self._tell_facts(at, self.match.effects)
        self._ask(at)

    def _secret_revealed(self, event: SecretRevealed, at: int) -> None:
        self.deal.told = True
        self.dress(at, "table/secret", deal=event.deal, secret=self.deal.secret)

    def _match_ended(self, event: MatchEnded, at: int) -> None:
        self.status = "over"
        self.records.append(self._record())
        for sitting in self.seats:
            sitting.late = sitting.held = False
        self.dress(at, "table/ended", scores=list(event.scores), winners=list(event.winners))

    def _seat_late(self, event: SeatLate, at: int) -> None:
        sitting = self.seats[event.seat]
        sitting.late = True
        sitting.times_late += 1
        self.dress(at, "table/late", seat=event.seat)

    def _seat_held(self, event: SeatHeld, at: int) -> None:
        self.seats[event.seat].held = True
        self.dress(at, "table/held", seat=event.seat)

    def _seat_returned(self, event: SeatReturned, at: int) -> None:
        sitting = self.seats[event.seat]
        sitting.held = sitting.late = False
        sitting.times_late = 0
        sitting.since = at
        self.dress(at, "table/returned", seat=event.seat)

    def _said(self, event: Said, at: int) -> None:
        person = self.people[event.person]
        person.said = [*person.said[-9:], at]
        what = {"preset": event.preset} if event.preset is not None else {"text": event.text}
        self.tell(at, "table/said", seat=person.seat, name=person.name, **what)

    def _rematch_wanted(self, event: RematchWanted, at: int) -> None:
        self.seats[event.seat].wants_rematch = True
        self.dress(at, "table/rematch", seat=event.seat)

    def _table_closed(self, event: TableClosed, at: int) -> None:
        self.status = "closed"
        self.dress(at, "table/closed")

    def _record(self) -> Json:
        """The record of the match, with who played and the proof of its deals."""
        assert self.match is not None
        deals = [deal for deal in self.deals if deal.told and deal.match == self.matches - 1]
        old = all(deal.entropy is not None for deal in deals)
        proof = {
            "format": fair.PROOF_FORMATS[0 if old else 1],
            "table": self.id,
            "deals": list(map(self._proof, deals)),
        }
        return {**self.match.record(), "players": [self.label(seat) for seat in self.seats], "proof": proof}

    def _proof(self, deal: Deal) -> Json:
        """What shows how a deal came about."""
        proof: Json = {
            "deal": deal.number,
            "commitment": fair.commitment(self.id, deal.number, deal.secret),
            "secret": deal.secret,
        }
        if deal.entropy is not None:
            return {**proof, "entropy": list(deal.entropy)}
        return {**proof, "commitments": self.by_seat(deal.commitments), "parts": self.by_seat(deal.parts)}

    def label(self, sitting: Seat) -> str:
        """Who sits there, for people."""
        return self.people[sitting.person].name if sitting.person is not None else sitting.level

    def _tell_facts(self, at: int, facts: list[Json]) -> None:
        """Facts that everybody may know, from the game's facts.py."""
        for fact in facts:
            values = dict(fact)
            self.tell(at, f"{self.game.id}/{values.pop('fact')}", **values)

    def _decided(self, seat: int, by: str) -> None:
        sitting = self.seats[seat]
        sitting.late = False
        if by == "person":
            sitting.times_late = 0

    def _ask(self, at: int) -> None:
        """The next decision begins."""
        assert self.match is not None
        self.decision += 1
        for seat in self.match.turn:
            self.seats[seat].since = at


_FOLDS: dict[type, Callable[[Table, Any, int], None]] = {
    TableOpened: Table._table_opened,
    PersonSat: Table._person_sat,
    PersonLeft: Table._person_left,
    PersonRenamed: Table._person_renamed,
    BotSeated: Table._bot_seated,
    SeatFreed: Table._seat_freed,
    DealCommitted: Table._deal_committed,
    EntropyAdded: Table._entropy_added,
    PartCommitted: Table._part_committed,
    PartsAsked: Table._parts_asked,
    PartRevealed: Table._part_revealed,
    MatchStarted: Table._match_started,
    RoundDealtOld: Table._round_dealt_old,
    RoundDealt: Table._round_dealt,
    MovePlayed: Table._move_played,
    ChoiceSealed: Table._choice_sealed,
    ChoiceTakenBack: Table._choice_taken_back,
    ChoicesRevealed: Table._choices_revealed,
    SecretRevealed: Table._secret_revealed,
    MatchEnded: Table._match_ended,
    SeatLate: Table._seat_late,
    SeatHeld: Table._seat_held,
    SeatReturned: Table._seat_returned,
    Said: Table._said,
    RematchWanted: Table._rematch_wanted,
    TableClosed: Table._table_closed,
}


def fold_all(entries: Iterable[Entry]) -> Table:
    """The table that has had these events."""
    table = Table()
    for entry in entries:
        table.fold(entry)
    return table
