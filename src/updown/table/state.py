"""The state of a table, as a fold of its events: one function for each kind of event, those about people in
seating.py. Only events change the state. decide.py decides which commands are allowed, and views.py what each viewer
may see."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from updown.games.registry import newest_game, shared_game
from updown.rules.match import Game, Json, Match
from updown.rules.rng import new_stream
from updown.table import provable_deal
from updown.table.events import (
    BotSeated,
    ChoiceSealed,
    ChoicesRevealed,
    ChoiceTakenBack,
    DealCommitted,
    EntropyAdded,
    Entry,
    EventErased,
    FaceChosen,
    MatchContinued,
    MatchEnded,
    MatchStarted,
    MovePlayed,
    PartCommitted,
    PartRevealed,
    PartsAsked,
    PersonForgotten,
    PersonLeft,
    PersonRenamed,
    PersonSat,
    PersonSentAway,
    Reacted,
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
from updown.table.finished import FinishedMatch, fewest_win
from updown.table.plan import BotSeat, Plan, pace_ms
from updown.table.seating import LineView, Seat, Seating

MOST_CAUSES = 1000
ROUND_START_MS = 15_000
"""Extra time for the first decision of a round: people read the scores and sort their cards."""


PARTS_MS = 5_000
"""How long a deal waits for parts after they were asked for."""


@dataclass(slots=True)
class Deal:
    """A deal of this table: committed to, dealt, and finally its secret revealed. `commitments` and `parts` are those
    of the seats; `entropy`, in old deals only, is randomness that seats gave without a commitment."""

    number: int
    secret: str
    match: int = 0
    commitments: dict[int, str] = field(default_factory=dict)
    asked_at: int | None = None
    """When the seats were asked for their parts; no commitment has changed since."""
    parts: dict[int, str] = field(default_factory=dict)
    entropy: tuple[str, ...] | None = None
    seed: int = 0
    secret_revealed: bool = False


class Table(Seating):
    """One live match after another, and the people at the table."""

    def __init__(self) -> None:
        super().__init__()
        self.id = ""
        self.plan: Plan
        self._time: int | None = None
        self.game: Game
        self.match: Match | None = None
        self.matches = 0
        self.practice = False
        """Whether the match began from a record: its cards are known, so there is no proof of its deals."""
        self.records: list[Json] = []
        """The records of the matches that are over."""
        self.finished: list[FinishedMatch] = []
        self._match_began = 0
        self.decision = 0
        self.deals: list[Deal] = []
        self.entropy: dict[int, str] = {}
        self.causes: dict[str, int] = {}
        self.sealed: list[Json] = []
        self._unsealed: Any = None
        self._round_began = False
        self._turn: tuple[int, ...] | None = None
        self._deadlines: list[int | None] | None = None
        """Both are cached since the last event."""

    # --- queries ---

    @property
    def deal(self) -> Deal:
        """The deal that is being played."""
        return self.deals[-2]

    @property
    def next_deal(self) -> Deal:
        """The next deal: committed to, not yet dealt."""
        return self.deals[-1]

    @property
    def waits_for_deal(self) -> bool:
        """Whether the next round can be dealt, except for parts that seats may still reveal."""
        return self.status == "playing" and self.match is not None and self.match.between_rounds

    def all_committed(self) -> bool:
        """Whether every person at the table has committed to a part of the next deal."""
        committed = self.next_deal.commitments
        return all(
            seat in committed
            for seat, sitting in enumerate(self.seats)
            if sitting.kind == "person" and not sitting.held
        )

    def missing_parts(self) -> list[int]:
        """The seats of persons who have committed to a part of the next deal and have not revealed it."""
        deal = self.next_deal
        return [seat for seat in deal.commitments if seat not in deal.parts and self.seats[seat].kind == "person"]

    def parts_deadline(self) -> int:
        """The time until which the next deal waits for parts."""
        asked_at = self.next_deal.asked_at
        return 0 if asked_at is None else asked_at + PARTS_MS

    def seed_of(self, deal: Deal) -> int:
        """The seed of a deal, from the server's secret and the parts."""
        return provable_deal.round_seed(self.id, deal.number, deal.secret, self.by_seat(deal.parts))

    def by_seat(self, texts: dict[int, str]) -> list[str]:
        """One text for each seat, "" if it has none."""
        return [texts.get(seat, "") for seat in range(len(self.seats))]

    @property
    def place(self) -> int:
        """The number of events of the round so far."""
        assert self.match is not None
        return self.match.events_in_round

    def turn(self) -> tuple[int, ...]:
        """The seats that have to decide."""
        if self._turn is None:
            self._turn = self.match.turn if self.match is not None and self.status == "playing" else ()
        return self._turn

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up; None if it has nothing to decide or no clock runs."""
        return self.deadlines()[seat]

    def deadlines(self) -> list[int | None]:
        """The deadlines of all seats, read-only."""
        if self._deadlines is not None:
            return self._deadlines
        found: list[int | None] = [None] * len(self.seats)
        if self._time is not None:
            time = self._time + (ROUND_START_MS if self._round_began else 0)
            for seat in self.turn():
                if self.bot_for(seat) is None:
                    found[seat] = self.seats[seat].since + time
        self._deadlines = found
        return found

    def next_deadline(self) -> int | None:
        """The next time at which something happens by itself; None if nothing will."""
        if self.waits_for_deal:
            return self.parts_deadline()
        return min([deadline for deadline in self.deadlines() if deadline is not None], default=None)

    def has_chosen(self, seat: int) -> bool:
        """Whether the seat has made a choice that is still face down."""
        return any(played["seat"] == seat for played in self.sealed)

    # --- the fold ---

    def fold(self, entry: Entry) -> None:
        """Applies an event."""
        if entry.number != self.number + 1:
            raise ValueError(f"event {entry.number} after event {self.number}: expected {self.number + 1}")
        self.number = entry.number
        if entry.cause:
            self.causes[entry.cause] = entry.number
            if len(self.causes) > MOST_CAUSES:
                del self.causes[next(iter(self.causes))]
        _FOLDS[type(entry.event)](self, entry.event, entry.at)
        self._turn = self._deadlines = None

    def _table_opened(self, event: TableOpened, at: int) -> None:
        self.id = event.table
        self.plan = event.plan
        self._time = pace_ms(event.plan.pace)
        self.game = newest_game(event.plan.game, event.plan.options)
        self.seats = [
            Seat("bot", level=planned.level) if isinstance(planned, BotSeat) else Seat() for planned in event.plan.seats
        ]
        self.log_metadata(at, "table/opened", game=event.plan.game)

    def _give_up_seat(self, number: int) -> int | None:
        seat = super()._give_up_seat(number)
        if seat is not None and self.next_deal.asked_at is None:
            self.next_deal.commitments.pop(seat, None)
        return seat

    def _deal_committed(self, event: DealCommitted, at: int) -> None:
        self.deals.append(Deal(event.deal, event.secret))
        self.log_metadata(
            at,
            "table/committed",
            deal=event.deal,
            commitment=provable_deal.commitment(self.id, event.deal, event.secret),
        )

    def _entropy_added(self, event: EntropyAdded, at: int) -> None:
        self.entropy[event.seat] = event.entropy

    def _part_committed(self, event: PartCommitted, at: int) -> None:
        if event.seat in self.next_deal.commitments:
            self._note_change(self.seats[event.seat].person, at)
        self.next_deal.commitments[event.seat] = event.commitment
        self.metadata_number = self.number

    def _parts_asked(self, event: PartsAsked, at: int) -> None:
        self.next_deal.asked_at = at
        self.metadata_number = self.number

    def _part_revealed(self, event: PartRevealed, at: int) -> None:
        self.next_deal.parts[event.seat] = event.part
        self.metadata_number = self.number

    def _match_started(self, event: MatchStarted, at: int) -> None:
        self.game = shared_game(self.plan.game, event.rules_version, self.plan.options)
        self.match = Match(self.game, new_stream(0))
        self.matches = event.match + 1
        self.status = "playing"
        self.practice = False
        self._match_began = at
        for sitting in self.seats:
            sitting.wants_rematch = False
            sitting.times_late = 0
        self.log_metadata(at, "table/started", match=event.match)

    def _match_continued(self, event: MatchContinued, at: int) -> None:
        self._match_started(MatchStarted(match=event.match, rules_version=event.rules_version), at)
        self.practice = True
        assert self.match is not None
        for part in event.rounds:
            self.match.next_round(part["setup"])
            self._next_decision(at)
            for played in part["events"]:
                self._repeat(self.match, played, at)
        if not self.match.between_rounds:
            # The rest of the round uses new dice.
            self.next_deal.match = event.match
            self.next_deal.seed = self.seed_of(self.next_deal)

    def _repeat(self, match: Match, played: Json, at: int) -> None:
        """Plays an event of a record as it was played at its table."""
        sealed, last = match.sealed, len(match.turn) == 1
        if not sealed:
            self._move_played(MovePlayed(played=played, by="bot"), at)
            return
        self._choice_sealed(ChoiceSealed(played=played, by="bot"), at)
        if last:
            self._choices_revealed(ChoicesRevealed(), at)

    def _round_dealt_old(self, event: RoundDealtOld, at: int) -> None:
        deal = self.next_deal
        deal.entropy = event.entropy
        deal.seed = provable_deal.round_seed_1(self.id, deal.number, deal.secret, event.entropy)
        self.entropy.clear()
        self._begin_round(event.setup, at)
        self.log_metadata(at, "table/dealt", deal=deal.number, entropy=list(event.entropy))

    def _round_dealt(self, event: RoundDealt, at: int) -> None:
        deal = self.next_deal
        deal.seed = self.seed_of(deal)
        self._begin_round(event.setup, at)
        for seat in deal.commitments:
            if seat not in deal.parts:
                self.log(at, "table/left-out", seat=seat, deal=deal.number)
        commitments, parts = self.by_seat(deal.commitments), self.by_seat(deal.parts)
        self.log_metadata(at, "table/dealt", deal=deal.number, commitments=commitments, parts=parts)

    def _begin_round(self, setup: Json, at: int) -> None:
        assert self.match is not None
        self.next_deal.match = self.matches - 1
        self.match.next_round(setup)
        self._round_began = True
        self._next_decision(at)

    def _move_played(self, event: MovePlayed, at: int) -> None:
        assert self.match is not None
        self.match.play_event(event.played, trusted=True)
        self._decided(event.played["seat"], event.by)
        self._round_began = False
        self._log_facts(at, self.match.last_facts)
        self._next_decision(at)

    def _choice_sealed(self, event: ChoiceSealed, at: int) -> None:
        assert self.match is not None
        if not self.sealed:
            self._unsealed = self.match.mark()
        self.sealed.append(event.played)
        self.match.play_event(event.played, trusted=True)
        self._decided(event.played["seat"], event.by)
        self._log_facts(at, self.match.move_facts)

    def _choice_taken_back(self, event: ChoiceTakenBack, at: int) -> None:
        assert self.match is not None
        self.match.back_to(self._unsealed)
        self.sealed = [played for played in self.sealed if played["seat"] != event.seat]
        for played in self.sealed:
            self.match.play_event(played, trusted=True)
        self._note_change(self.seats[event.seat].person, at)
        self.log(at, "table/took-back", seat=event.seat)

    def _choices_revealed(self, event: ChoicesRevealed, at: int) -> None:
        assert self.match is not None
        self.sealed = []
        self._unsealed = None
        self._round_began = False
        self._log_facts(at, self.match.effects)
        self._next_decision(at)

    def _secret_revealed(self, event: SecretRevealed, at: int) -> None:
        self.deal.secret_revealed = True
        self.log_metadata(at, "table/secret", deal=event.deal, secret=self.deal.secret)

    def _match_ended(self, event: MatchEnded, at: int) -> None:
        self.status = "over"
        record = self._record()
        self.records.append(record)
        self.finished.append(
            FinishedMatch(
                match=self.matches - 1,
                began=self._match_began,
                ended=at,
                rounds=len(record["rounds"]),
                moves=sum(len(part["events"]) for part in record["rounds"]),
                people=[sitting.person for sitting in self.seats],
                players=record["players"],
                scores=list(event.scores),
                winners=list(event.winners),
                low=fewest_win(self.game),
                practice=self.practice,
            )
        )
        for sitting in self.seats:
            sitting.late = sitting.held = False
        best = self.game.best_turn(self._facts_of_match())
        self._log_facts(at, [] if best is None else [best])
        self.log_metadata(at, "table/ended", scores=list(event.scores), winners=list(event.winners))

    def _table_closed(self, event: TableClosed, at: int) -> None:
        self.status = "closed"
        self.log_metadata(at, "table/closed")

    def _record(self) -> Json:
        """The record of the match, with its players and the proof of its deals, or that it was for practice."""
        assert self.match is not None
        if self.practice:
            return {**self.match.record(), **self._sitters(), "practice": True}
        deals = [deal for deal in self.deals if deal.secret_revealed and deal.match == self.matches - 1]
        old = all(deal.entropy is not None for deal in deals)
        proof = {
            "format": provable_deal.PROOF_FORMATS[0 if old else 1],
            "table": self.id,
            "deals": list(map(self._proof, deals)),
        }
        return {**self.match.record(), **self._sitters(), "proof": proof}

    def _sitters(self) -> Json:
        """The players: by seat the name of the person or the level of the bot, and the seats of bots."""
        bots = [seat for seat, sitting in enumerate(self.seats) if sitting.person is None]
        return {"players": [self.label(sitting) for sitting in self.seats], "bots": bots}

    def _proof(self, deal: Deal) -> Json:
        """The proof of a deal: everything that its seed was derived from."""
        proof: Json = {
            "deal": deal.number,
            "commitment": provable_deal.commitment(self.id, deal.number, deal.secret),
            "secret": deal.secret,
        }
        if deal.entropy is not None:
            return {**proof, "entropy": list(deal.entropy)}
        return {**proof, "commitments": self.by_seat(deal.commitments), "parts": self.by_seat(deal.parts)}

    def _facts_of_match(self) -> list[Json]:
        """The facts of the match that was begun last, from the log."""
        game, found = f"{self.game.id}/", []
        for line in reversed(self.lines):
            if line.code == "table/started":
                break
            if line.code.startswith(game):
                found.append({"fact": line.code.removeprefix(game), **line.values})
        return found[::-1]

    def _log_facts(self, at: int, facts: list[Json]) -> None:
        """Logs public facts from the game's facts.py."""
        for fact in facts:
            values = fact.copy()
            self.lines.append(LineView(self.number, at, f"{self.game.id}/{values.pop('fact')}", values))

    def _decided(self, seat: int, by: str) -> None:
        sitting = self.seats[seat]
        sitting.late = False
        if by == "person":
            sitting.times_late = 0

    def _next_decision(self, at: int) -> None:
        """Begins the next decision, and the clocks of the seats on turn."""
        assert self.match is not None
        self.decision += 1
        for seat in self.match.turn:
            self.seats[seat].since = at


_FOLDS: dict[type, Callable[[Table, Any, int], None]] = {
    TableOpened: Table._table_opened,
    PersonSat: Table._person_sat,
    PersonLeft: Table._person_left,
    PersonSentAway: Table._person_sent_away,
    PersonRenamed: Table._person_renamed,
    FaceChosen: Table._face_chosen,
    PersonForgotten: Table._person_forgotten,
    EventErased: Table._event_erased,
    BotSeated: Table._bot_seated,
    SeatFreed: Table._seat_freed,
    DealCommitted: Table._deal_committed,
    EntropyAdded: Table._entropy_added,
    PartCommitted: Table._part_committed,
    PartsAsked: Table._parts_asked,
    PartRevealed: Table._part_revealed,
    MatchStarted: Table._match_started,
    MatchContinued: Table._match_continued,
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
    Reacted: Table._reacted,
    RematchWanted: Table._rematch_wanted,
    TableClosed: Table._table_closed,
}


def fold_all(entries: Iterable[Entry]) -> Table:
    """The table that results from these events."""
    table = Table()
    for entry in entries:
        table.fold(entry)
    return table
