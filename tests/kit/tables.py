"""Live tables without a server: opened with secrets and a clock of the test's own, played by a seeded crowd, and looked
at from every side. Leaves out sockets and stores."""

import hashlib
import random
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any, TypeAlias

from kit.games import raw_state
from updown.rules import layout
from updown.rules.match import Json
from updown.server import wire
from updown.table import provable_deal
from updown.table.circumstances import Circumstances
from updown.table.commands import (
    FACES,
    PRESETS,
    REACTIONS,
    ChooseFace,
    Close,
    ComeBack,
    Command,
    CommitPart,
    FreeSeat,
    Hold,
    Leave,
    Play,
    React,
    Rematch,
    Rename,
    RevealPart,
    Say,
    SeatBot,
    SendAway,
    Sit,
    Start,
    TakeBack,
)
from updown.table.decide import decide, open_table, pass_time, play_for
from updown.table.events import Entry, Event, format_event, parse_event
from updown.table.plan import BotSeat, Live, MySeat, OpenSeat, Pace, Plan, Relaxed, SeatPlan, Unhurried
from updown.table.refusals import Rejected
from updown.table.state import Table
from updown.table.views import finished_record, lines_after, match_view, table_view

TABLE = "abcdefghijklmnop"
NOON = 1_700_000_000_000
GAMES = ("up-and-down", "auf-und-ab", "dnup")
HOST, GUEST, THIRD = 0, 1, 2

Outcome: TypeAlias = list[Entry] | Rejected


def secret(number: int, of: str = "secret") -> str:
    """The n-th secret of a test: as random as any other, and the same in each run."""
    return hashlib.sha256(f"{of} {number}".encode()).hexdigest()


def plan(game: str = "up-and-down", *seats: SeatPlan, **more: Any) -> Plan:
    """A table for two, the host and somebody else, unless the seats are given."""
    chosen = seats or (MySeat(), OpenSeat())
    options = {"players": len(chosen), **more.pop("options", {})}
    return Plan(game=game, options=options, seats=chosen, **more)


class Sitting:
    """A table with all its events so far, and what time it is there."""

    def __init__(self, planned: Plan, *, table: str = TABLE, seed: str = "secret") -> None:
        self.now = NOON
        self.seed = seed
        self.secrets = 0
        made = open_table(table, planned, "Ada", "en", self.around(HOST))
        assert not isinstance(made, Rejected), made
        self.table, self.entries = made[0], list(made[1])

    def around(self, person: int | None = None, cause: str = "", away: Iterable[int] = ()) -> Circumstances:
        self.secrets += 1
        fresh = secret(self.secrets, self.seed)
        return Circumstances(self.now, lambda: fresh, person, cause, frozenset(away))

    def do(self, person: int | None, command: Command, cause: str = "", away: Iterable[int] = ()) -> Outcome:
        return self._keep(decide(self.table, command, self.around(person, cause, away)))

    def done(self, person: int | None, command: Command, away: Iterable[int] = ()) -> list[Event]:
        """The events of a command that must not be refused."""
        result = self.do(person, command, away=away)
        assert not isinstance(result, Rejected), result
        return [entry.event for entry in result]

    def refused(
        self, person: int | None, command: Command, away: Iterable[int] = (), just_left: Iterable[int] = ()
    ) -> str:
        """The code of a refusal, which must have changed nothing."""
        before = snapshot(self.table)
        around = self.around(person, away=away)._replace(just_left=frozenset(just_left))
        result = self._keep(decide(self.table, command, around))
        assert isinstance(result, Rejected), result
        assert snapshot(self.table) == before
        return result.code

    def play(self, seat: int, move: Json | None = None) -> list[Event]:
        """The seat's person plays that move, or the first that there is."""
        person = self.table.seats[seat].person
        assert person is not None
        return self.done(person, Play(move=move or self.moves(seat)[0], decision=self.table.decision))

    def moves(self, seat: int) -> list[Json]:
        assert self.table.match is not None
        return self.table.match.moves(seat)

    def bot(self, seat: int, move: Json | None = None, decision: int | None = None) -> Outcome:
        """The bot that decides for the seat plays that move, or the first that there is."""
        asked = self.table.decision if decision is None else decision
        chosen = self.moves(seat)[0] if move is None else move
        return self._keep(play_for(self.table, seat, chosen, asked, self.around()))

    def wait(self, seconds: float) -> list[Event]:
        """So much time goes by."""
        self.now += int(seconds * 1000)
        made = pass_time(self.table, self.around())
        self.entries += made
        return [entry.event for entry in made]

    # --- the randomness of a deal ---

    def part(self, seat: int) -> str:
        """The part of the deal to come that the seat takes in these tests."""
        return secret(self.table.next_deal.number, f"part of seat {seat}")

    def commit(self, *seats: int) -> None:
        """The persons of these seats, or of all, commit to their parts of the deal to come."""
        deal = self.table.next_deal.number
        for seat in seats or range(len(self.table.seats)):
            commitment = provable_deal.part_commitment(self.table.id, deal, seat, self.part(seat))
            if (person := self.table.seats[seat].person) is not None:
                self.done(person, CommitPart(deal=deal, commitment=commitment))

    def reveal(self, *seats: int) -> None:
        """The persons of these seats, or of all who are asked, reveal their parts."""
        for seat in seats or self.table.missing_parts():
            person = self.table.seats[seat].person
            self.done(person, RevealPart(deal=self.table.next_deal.number, part=self.part(seat)))

    def finish(self) -> None:
        """Everybody plays the last move of the list, a card where one can be played, until the match is over."""
        while self.table.status == "playing":
            if self.table.waits_for_deal:
                self.reveal()
                continue
            seat = self.table.turn()[0]
            move = self.moves(seat)[-1]
            if self.table.bot_for(seat) is None:
                self.play(seat, move)
            else:
                assert not isinstance(self.bot(seat, move), Rejected)

    def _keep(self, result: Outcome) -> Outcome:
        if not isinstance(result, Rejected):
            self.entries += result
        return result


def seated(planned: Plan | None = None) -> Sitting:
    """A table at which everybody sits: its open seats are taken by persons 1, 2 and so on."""
    sitting = Sitting(planned or plan())
    for seat, each in enumerate(sitting.table.seats):
        if each.kind == "open":
            sitting.done(None, Sit(name=f"Guest {seat}", seat=seat))
    return sitting


def started(planned: Plan | None = None) -> Sitting:
    """A table at which the match has begun."""
    sitting = seated(planned)
    sitting.done(HOST, Start())
    return sitting


def sealing(planned: Plan | None = None) -> Sitting:
    """A match at which choices are being made face down."""
    sitting = started(planned)
    match = sitting.table.match
    assert match is not None
    while not match.sealed:
        sitting.play(match.turn[0])
    return sitting


def over(planned: Plan | None = None) -> Sitting:
    """A match that is over."""
    sitting = started(planned)
    sitting.finish()
    return sitting


# --- looking ---


def snapshot(table: Table) -> bytes:
    """Everything that is to be known of a table, from inside and by every person."""
    eyes = [None, *range(len(table.people))]
    match = table.match
    return wire.encode(
        {
            "number": table.number,
            "status": table.status,
            "decision": table.decision,
            "dressed": table.metadata_number,
            "causes": [*table.causes.items()],
            "entropy": [*table.entropy.items()],
            "people": [asdict(person) for person in table.people],
            "comings": table.comings,
            "seats": [asdict(seat) for seat in table.seats],
            # A seed has 256 bits, more than JSON has.
            "deals": [{**asdict(deal), "seed": str(deal.seed)} for deal in table.deals],
            "sealed": table.sealed,
            "records": table.records,
            "turn": table.turn(),
            "match": None if match is None else [match.record(), layout.memory(raw_state(match)).tobytes()],
            "lines": lines_after(table, 0),
            "tables": [table_view(table, person) for person in eyes],
            "matches": [match_view(table, person, guided=True) for person in eyes],
            "finished": [finished_record(table, person, number) for person in eyes for number in range(2)],
        }
    )


def stored(entry: Entry) -> Entry:
    """The entry as it comes back from a store."""
    return Entry(entry.number, entry.at, entry.cause, parse_event(format_event(entry.event)))


# --- a crowd ---


def random_plan(rng: random.Random, game: str, options: Json) -> Plan:
    """Seats of all kinds, and any pace that goes with them."""
    kinds: list[SeatPlan] = [OpenSeat(), OpenSeat(), BotSeat(level="casual")]
    planned = [rng.choice(kinds) for _ in range(options["players"])]
    if rng.random() < 0.8:
        planned[rng.randrange(len(planned))] = MySeat()
    people = sum(not isinstance(each, BotSeat) for each in planned)
    paces: list[Pace] = [Live(seconds=30), Live(seconds=5), Relaxed(days=1), Unhurried()]
    pace = rng.choice(paces)
    if isinstance(pace, Unhurried) and people > 1:
        pace = Live()
    return Plan(
        game=game, options=options, seats=tuple(planned), pace=pace, watch=rng.choice(("nobody", "public", "open"))
    )


class Crowd:
    """Plays a table on at random: mostly what makes it go on, and now and then anything at all by anybody."""

    def __init__(self, sitting: Sitting, rng: random.Random, sense: float = 0.6) -> None:
        self.sitting = sitting
        self.rng = rng
        self.sense = sense

    def step(self) -> Outcome:
        """One command of a person, or a bot's move, or some time."""
        return self.go_on() if self.rng.random() < self.sense else self.anything()

    def go_on(self) -> Outcome:
        """What the table waits for."""
        sitting, table, rng = self.sitting, self.sitting.table, self.rng
        if table.status == "lobby":
            free = [seat for seat, each in enumerate(table.seats) if each.kind == "open"]
            if not free:
                return sitting.do(HOST, Start())
            if rng.random() < 0.3:
                return sitting.do(HOST, SeatBot(seat=rng.choice(free), level="novice"))
            return sitting.do(None, Sit(name=rng.choice(NAMES), seat=rng.choice([None, *free]), lang="lb"))
        if table.status == "over":
            people = [each.person for each in table.seats if each.person is not None and not each.wants_rematch]
            return sitting.do(rng.choice(people or [HOST]), Rematch())
        if table.status == "closed":
            return []
        if table.waits_for_deal:
            return sitting.do(*self.any_part(table.missing_parts()), self.cause())
        seat = rng.choice(table.turn())
        move = self.any_move(seat)
        if table.bot_for(seat) is not None and (table.seats[seat].person is None or rng.random() < 0.8):
            return sitting.bot(seat, move)
        return sitting.do(table.seats[seat].person, Play(move=move, decision=table.decision), self.cause())

    def any_part(self, seats: Sequence[int]) -> tuple[int | None, Command]:
        """Somebody commits to a part of the deal to come or reveals it, mostly rightly."""
        sitting, table, rng = self.sitting, self.sitting.table, self.rng
        seat = rng.choice(seats or range(len(table.seats)))
        deal, part = table.next_deal.number, sitting.part(seat)
        if rng.random() < 0.1:
            deal, part = rng.choice([(deal + 1, part), (deal, secret(0, "wrong"))])
        if rng.random() < (0.1 if seats else 0.6):
            commitment = provable_deal.part_commitment(table.id, deal, seat, part)
            return table.seats[seat].person, CommitPart(deal=deal, commitment=commitment)
        return table.seats[seat].person, RevealPart(deal=deal, part=part)

    def any_move(self, seat: int) -> Json:
        """First the kind of move, so that rare ones come up."""
        moves = self.sitting.moves(seat)
        kind = self.rng.choice(sorted({move["move"] for move in moves}))
        return self.rng.choice([move for move in moves if move["move"] == kind])

    def cause(self) -> str:
        return f"0:{len(self.sitting.entries)}"

    def anything(self) -> Outcome:
        sitting, table, rng = self.sitting, self.sitting.table, self.rng
        if rng.random() < 0.2:
            before = len(sitting.entries)
            sitting.wait(rng.choice([1, 3, 40, 100_000]))
            return sitting.entries[before:]
        if rng.random() < 0.1:
            return sitting.bot(rng.randrange(len(table.seats)), {"move": "flip"}, table.decision - rng.randrange(2))
        if table.sealed and rng.random() < 0.4:
            person = table.seats[rng.choice(table.sealed)["seat"]].person
            return sitting.do(person, TakeBack(decision=table.decision), self.cause())
        if table.status == "lobby" and rng.random() < 0.3:
            return sitting.do(HOST, FreeSeat(seat=rng.randrange(len(table.seats))))
        if rng.random() < 0.03:
            return sitting.do(HOST, SendAway(seat=rng.randrange(len(table.seats))), self.cause())
        if rng.random() < 0.3:
            return sitting.do(*self.any_part(()), self.cause())
        people = [None, *range(len(table.people))]
        away = [person for person in people if person is not None and rng.random() < 0.5]
        return sitting.do(rng.choice(people), self.any_command(), self.cause(), away)

    def any_command(self) -> Command:
        table, rng = self.sitting.table, self.rng
        seat = rng.randrange(5)
        decision = table.decision - rng.choice([0, 0, 0, 1])
        commands: list[Command] = [
            Sit(name=rng.choice(NAMES), seat=rng.choice([None, seat])),
            Rename(name=rng.choice(NAMES), lang=rng.choice(("da", "fr"))),
            ChooseFace(face=rng.choice(FACES)),
            SeatBot(seat=seat, level="casual"),
            FreeSeat(seat=seat),
            Start(),
            Play(move=rng.choice(self.all_moves()), decision=decision),
            TakeBack(decision=decision),
            *[Hold(seat=seat)] * 3,
            ComeBack(),
            Say(preset=rng.choice(PRESETS)),
            Say(text=rng.choice(NAMES)),
            Say(),
            React(reaction=rng.choice(REACTIONS)),
            Rematch(),
            RevealPart(deal=table.next_deal.number, part=secret(0, "unknown")),
        ]
        if rng.random() < 0.1:
            commands += [Leave()] * 4 + [Close()]
        return rng.choice(commands)

    def all_moves(self) -> list[Json]:
        """Moves that may be legal for somebody, and such as never are."""
        table = self.sitting.table
        moves: list[Json] = [{}, {"move": "jump"}, {"move": ["roll"]}, {"move": "play", "cards": 7}]
        return moves + [move for seat in table.turn() for move in self.sitting.moves(seat)[:20]]


NAMES = ["Ben", "Zoë", "  Carl  the\tgreat ", "​", "李", "a\u0301"]
