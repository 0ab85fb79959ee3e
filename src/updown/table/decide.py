"""What a table does with a command: events, or a refusal and no change at all. Pure: time, secrets and who is away are
arguments. Events are folded into the table as they are made; whoever cannot store them has to drop the table."""

import unicodedata
from collections.abc import Callable
from typing import Any, NamedTuple

from updown.rules.errors import IllegalMove
from updown.rules.registry import newest_game, shared_game
from updown.table import fair
from updown.table.commands import (
    Close,
    ComeBack,
    Command,
    CommitPart,
    FreeSeat,
    Hold,
    Leave,
    Play,
    Rematch,
    Rename,
    RevealPart,
    Say,
    SeatBot,
    Sit,
    Start,
    TakeBack,
)
from updown.table.events import (
    BotSeated,
    By,
    ChoiceSealed,
    ChoicesRevealed,
    ChoiceTakenBack,
    DealCommitted,
    Entry,
    Event,
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
    Said,
    SeatFreed,
    SeatHeld,
    SeatLate,
    SeatReturned,
    SecretRevealed,
    TableClosed,
    TableOpened,
)
from updown.table.plan import BotSeat, Lang, Live, MySeat, Plan, Unhurried
from updown.table.rejected import Rejected, illegal, rejected
from updown.table.state import Deal, Table

HOST = 0
TIMES_LATE = 2
"""After so many decisions in a row that came too late, a bot holds the seat."""
SAID_AT_ONCE, SAID_MS = 5, 15_000
"""How often a person may speak within that time."""

NOBODY_AWAY: frozenset[int] = frozenset()


class Circumstances(NamedTuple):
    """What a decision depends on beside the table and the command. `person` is who asks; None: nobody yet known here.
    `fresh` is a new secret; `away` are the persons who are not connected."""

    at: int
    fresh: str
    person: int | None = None
    cause: str = ""
    away: frozenset[int] = NOBODY_AWAY


class Deciding:
    """Makes events, and folds each in at once."""

    def __init__(self, table: Table, around: Circumstances) -> None:
        self.table = table
        self.around = around
        self.made: list[Entry] = []

    def emit(self, event: Event) -> None:
        entry = Entry(self.table.number + 1, self.around.at, self.around.cause if not self.made else "", event)
        self.table.fold(entry)
        self.made.append(entry)


def open_table(
    table_id: str, plan: Plan, name: str, lang: Lang, around: Circumstances
) -> tuple[Table, list[Entry]] | Rejected:
    """A new table; the one who opens it is its host."""
    problem = check_plan(plan)
    clean = clean_name(name)
    if problem or clean is None:
        return problem or rejected("table/bad-name", name=name)
    table = Table()
    deciding = Deciding(table, around)
    deciding.emit(TableOpened(table=table_id, plan=plan))
    mine = [seat for seat, planned in enumerate(plan.seats) if isinstance(planned, MySeat)]
    deciding.emit(PersonSat(person=HOST, seat=mine[0] if mine else None, name=clean, lang=lang))
    deciding.emit(DealCommitted(deal=0, secret=around.fresh))
    return table, deciding.made


def check_plan(plan: Plan) -> Rejected | None:
    """Why a table cannot be opened like that."""
    try:
        game = shared_game(plan.game, None, plan.options)
    except (ValueError, TypeError) as error:
        return rejected("table/bad-plan", str(error))
    if len(plan.seats) != game.players:
        return rejected("table/bad-plan", f"{len(plan.seats)} seats are planned for {game.players} players.")
    if sum(isinstance(planned, MySeat) for planned in plan.seats) > 1:
        return rejected("table/bad-plan", "One person has one seat.")
    if isinstance(plan.pace, Unhurried) and sum(not isinstance(planned, BotSeat) for planned in plan.seats) > 1:
        return rejected("table/bad-plan", "Without a clock, there is one person and bots.")
    return None


def clean_name(name: str) -> str | None:
    """A nickname without what cannot be seen; None where nothing is left."""
    text = unicodedata.normalize("NFC", name)
    kept = "".join(" " if char.isspace() else char for char in text if char.isprintable() or char.isspace())
    return " ".join(kept.split()) or None


def decide(table: Table, command: Command, around: Circumstances) -> list[Entry] | Rejected:
    """The events of a person's command."""
    if table.status == "closed":
        return rejected("table/closed")
    deciding = Deciding(table, around)
    refusal = _DECIDERS[type(command)](deciding, command)
    return refusal if refusal is not None else deciding.made


def play_for(table: Table, seat: int, move: Any, decision: int, around: Circumstances) -> list[Entry] | Rejected:
    """The move of the bot that decides for the seat."""
    if table.status != "playing" or decision != table.decision:
        return rejected("table/stale", decision=table.decision)
    if table.bot_for(seat) is None or seat not in table.turn():
        return rejected("table/not-your-turn", seat=seat)
    deciding = Deciding(table, around)
    by: By = "late" if table.seats[seat].late and not table.seats[seat].held else "bot"
    return _make_move(deciding, seat, move, by) or deciding.made


def pass_time(table: Table, around: Circumstances) -> list[Entry]:
    """Seats whose time is up: a bot decides; after a second time it holds the seat. A round that has waited long enough
    for the parts of its deal is dealt without those that are missing."""
    deciding = Deciding(table, around)
    if table.waits_for_deal and table.parts_deadline() <= around.at:
        _deal(deciding)
    for seat in table.turn():
        deadline = table.deadline(seat)
        if deadline is not None and deadline <= around.at:
            deciding.emit(SeatLate(seat=seat))
            if table.seats[seat].times_late >= TIMES_LATE:
                deciding.emit(SeatHeld(seat=seat))
    return deciding.made


# --- before the match ---


def _sit(deciding: Deciding, command: Sit) -> Rejected | None:
    table = deciding.table
    if table.seat_of(deciding.around.person) is not None:
        return rejected("table/seated")
    if table.status != "lobby":
        return rejected("table/started")
    name = clean_name(command.name)
    if name is None:
        return rejected("table/bad-name", name=command.name)
    if command.seat is not None and command.seat >= len(table.seats):
        return rejected("table/no-such-seat", seat=command.seat)
    wanted = range(len(table.seats)) if command.seat is None else [command.seat]
    free = [seat for seat in wanted if table.seats[seat].kind == "open"]
    if not free:
        return rejected("table/taken")
    known = deciding.around.person
    person = len(table.people) if known is None else known
    deciding.emit(PersonSat(person=person, seat=free[0], name=name, lang=command.lang))
    return None


def _leave(deciding: Deciding, command: Leave) -> Rejected | None:
    table, person = deciding.table, deciding.around.person
    if person is None or (table.seat_of(person) is None and person != HOST):
        return rejected("table/not-seated")
    deciding.emit(PersonLeft(person=person))
    if all(sitting.kind != "person" for sitting in table.seats):
        deciding.emit(TableClosed())
    else:
        _deal_when_ready(deciding)
    return None


def _rename(deciding: Deciding, command: Rename) -> Rejected | None:
    person = deciding.around.person
    if person is None:
        return rejected("table/not-seated")
    name = clean_name(command.name)
    if name is None:
        return rejected("table/bad-name", name=command.name)
    deciding.emit(PersonRenamed(person=person, name=name, lang=command.lang))
    return None


def _host_may(deciding: Deciding, seat: int) -> Rejected | None:
    """Whether the one who asks may change who sits there."""
    table = deciding.table
    if not _is_host(deciding):
        return rejected("table/not-host")
    if table.status != "lobby":
        return rejected("table/started")
    if seat >= len(table.seats):
        return rejected("table/no-such-seat", seat=seat)
    return rejected("table/taken", seat=seat) if table.seats[seat].kind == "person" else None


def _is_host(deciding: Deciding) -> bool:
    """The one who opened the table; where that one has left, anybody who sits."""
    table, person = deciding.table, deciding.around.person
    if person == HOST:
        return True
    host_left = table.people[HOST].seat is None and any(isinstance(seat, MySeat) for seat in table.plan.seats)
    return host_left and table.seat_of(person) is not None


def _seat_bot(deciding: Deciding, command: SeatBot) -> Rejected | None:
    refusal = _host_may(deciding, command.seat)
    if refusal is None:
        deciding.emit(BotSeated(seat=command.seat, level=command.level))
    return refusal


def _free_seat(deciding: Deciding, command: FreeSeat) -> Rejected | None:
    refusal = _host_may(deciding, command.seat)
    if refusal is None:
        deciding.emit(SeatFreed(seat=command.seat))
    return refusal


def _start(deciding: Deciding, command: Start) -> Rejected | None:
    table = deciding.table
    if not _is_host(deciding):
        return rejected("table/not-host")
    if table.status != "lobby":
        return rejected("table/started")
    for seat, sitting in enumerate(table.seats):
        if sitting.kind == "open":
            return rejected("table/seat-open", seat=seat)
    _begin_match(deciding)
    return None


# --- the match ---


def _begin_match(deciding: Deciding) -> None:
    plan = deciding.table.plan
    version = newest_game(plan.game, plan.options).rules_version
    deciding.emit(MatchStarted(match=deciding.table.matches, rules_version=version))
    _ask_parts(deciding)


# --- the deal: everybody commits, then reveals, then it is dealt ---


def _commit_part(deciding: Deciding, command: CommitPart) -> Rejected | None:
    table = deciding.table
    found = _part_of(deciding, command.deal)
    if isinstance(found, Rejected):
        return found
    seat, deal = found
    if deal.commitments.get(seat) == command.commitment:
        return None
    if deal.asked_at is not None:
        return rejected("table/parts-asked", deal=deal.number)
    deciding.emit(PartCommitted(deal=deal.number, seat=seat, commitment=command.commitment))
    if table.status == "playing" and not table.waits_for_deal and table.all_committed():
        # During a round there is time for everybody to reveal before the next one.
        deciding.emit(PartsAsked(deal=deal.number))
    return None


def _reveal_part(deciding: Deciding, command: RevealPart) -> Rejected | None:
    found = _part_of(deciding, command.deal)
    if isinstance(found, Rejected):
        return found
    seat, deal = found
    if deal.asked_at is None:
        return rejected("table/parts-not-asked", deal=deal.number)
    if fair.part_commitment(deciding.table.id, deal.number, seat, command.part) != deal.commitments.get(seat):
        return rejected("table/wrong-part", deal=deal.number)
    if seat not in deal.parts:
        deciding.emit(PartRevealed(deal=deal.number, seat=seat, part=command.part))
        _deal_when_ready(deciding)
    return None


def _part_of(deciding: Deciding, number: int) -> tuple[int, Deal] | Rejected:
    """The seat that takes part, and the deal to come, which must have that number."""
    table = deciding.table
    seat = table.seat_of(deciding.around.person)
    if seat is None:
        return rejected("table/not-seated")
    if number != table.next_deal.number:
        return rejected("table/wrong-deal", deal=table.next_deal.number)
    return seat, table.next_deal


def _ask_parts(deciding: Deciding) -> None:
    """The next round can begin: those who have committed to a part reveal it first."""
    deal = deciding.table.next_deal
    if deal.asked_at is None and deal.commitments:
        deciding.emit(PartsAsked(deal=deal.number))
    _deal_when_ready(deciding)


def _deal_when_ready(deciding: Deciding) -> None:
    """Deals the round that the table waits for, if nobody's part is missing or there was time enough for it."""
    table = deciding.table
    if table.waits_for_deal and (not table.missing_parts() or table.parts_deadline() <= deciding.around.at):
        _deal(deciding)


def _deal(deciding: Deciding) -> None:
    """Deals the round that was committed to, and commits to the next."""
    table = deciding.table
    match, deal = table.match, table.next_deal
    assert match is not None
    setup = match.deal_setup(fair.deal_stream(table.seed_of(deal)))
    deciding.emit(RoundDealt(deal=deal.number, setup=setup))
    deciding.emit(DealCommitted(deal=deal.number + 1, secret=deciding.around.fresh))


# --- moves ---


def _play(deciding: Deciding, command: Play) -> Rejected | None:
    table = deciding.table
    seat = table.seat_of(deciding.around.person)
    if seat is None:
        return rejected("table/not-seated")
    if table.status != "playing":
        return rejected("table/not-playing")
    if command.decision != table.decision:
        return rejected("table/stale", decision=table.decision)
    return _make_move(deciding, seat, command.move, "person")


def _make_move(deciding: Deciding, seat: int, move: Any, by: By) -> Rejected | None:
    """Plays a move, or seals a choice; then whatever follows of itself."""
    table = deciding.table
    match = table.match
    assert match is not None
    try:
        played = match.resolve(seat, move, lambda: fair.event_stream(table.deal.seed, table.place))
    except IllegalMove as error:
        return illegal(error)
    if by == "person" and table.seats[seat].held:
        deciding.emit(SeatReturned(seat=seat))
    if not match.sealed:
        deciding.emit(MovePlayed(played=played, by=by))
    else:
        last = len(match.turn) == 1
        deciding.emit(ChoiceSealed(played=played, by=by))
        if last:
            deciding.emit(ChoicesRevealed())
    if not match.turn:
        _end_round(deciding)
    return None


def _end_round(deciding: Deciding) -> None:
    table = deciding.table
    match = table.match
    assert match is not None
    deciding.emit(SecretRevealed(deal=table.deal.number))
    if match.over:
        final = match.state()
        deciding.emit(MatchEnded(scores=tuple(final["scores"]), winners=tuple(final["winners"])))
    else:
        _ask_parts(deciding)


def _take_back(deciding: Deciding, command: TakeBack) -> Rejected | None:
    table = deciding.table
    seat = table.seat_of(deciding.around.person)
    if seat is None:
        return rejected("table/not-seated")
    if command.decision != table.decision:
        return rejected("table/stale", decision=table.decision)
    if not table.has_chosen(seat):
        return rejected("table/nothing-sealed")
    deciding.emit(ChoiceTakenBack(seat=seat))
    return None


def _hold(deciding: Deciding, command: Hold) -> Rejected | None:
    table = deciding.table
    if table.seat_of(deciding.around.person) is None and deciding.around.person != HOST:
        return rejected("table/not-seated")
    if table.status != "playing":
        return rejected("table/not-playing")
    if command.seat >= len(table.seats):
        return rejected("table/no-such-seat", seat=command.seat)
    sitting = table.seats[command.seat]
    away = sitting.person is not None and sitting.person in deciding.around.away
    if not away or sitting.held or not isinstance(table.plan.pace, Live):
        return rejected("table/not-away", seat=command.seat)
    deciding.emit(SeatHeld(seat=command.seat))
    return None


def _come_back(deciding: Deciding, command: ComeBack) -> Rejected | None:
    table = deciding.table
    seat = table.seat_of(deciding.around.person)
    if seat is None:
        return rejected("table/not-seated")
    if not table.seats[seat].held:
        return rejected("table/not-held")
    deciding.emit(SeatReturned(seat=seat))
    return None


# --- around the match ---


def _say(deciding: Deciding, command: Say) -> Rejected | None:
    table, person = deciding.table, deciding.around.person
    if person is None or table.seat_of(person) is None:
        return rejected("table/not-seated")
    text = None if command.text is None else clean_name(command.text)
    if (command.preset is None) == (text is None):
        return rejected("table/nothing-said")
    recent = [at for at in table.people[person].said if at > deciding.around.at - SAID_MS]
    if len(recent) >= SAID_AT_ONCE:
        return rejected("table/too-fast", wait_ms=recent[0] + SAID_MS - deciding.around.at)
    deciding.emit(Said(person=person, preset=command.preset, text=text))
    return None


def _rematch(deciding: Deciding, command: Rematch) -> Rejected | None:
    table = deciding.table
    seat = table.seat_of(deciding.around.person)
    if seat is None:
        return rejected("table/not-seated")
    if table.status != "over":
        return rejected("table/not-over")
    if not table.seats[seat].wants_rematch:
        deciding.emit(RematchWanted(seat=seat))
    if all(sitting.wants_rematch for sitting in table.seats if sitting.kind == "person"):
        _begin_match(deciding)
    return None


def _close(deciding: Deciding, command: Close) -> Rejected | None:
    if not _is_host(deciding):
        return rejected("table/not-host")
    deciding.emit(TableClosed())
    return None


_DECIDERS: dict[type, Callable[[Deciding, Any], Rejected | None]] = {
    Sit: _sit,
    Leave: _leave,
    Rename: _rename,
    SeatBot: _seat_bot,
    FreeSeat: _free_seat,
    Start: _start,
    Play: _play,
    TakeBack: _take_back,
    Hold: _hold,
    ComeBack: _come_back,
    Say: _say,
    Rematch: _rematch,
    Close: _close,
    CommitPart: _commit_part,
    RevealPart: _reveal_part,
}
