"""Decides commands: a command gives events, or a refusal and no change at all. Commands about people are in people.py.
Pure: time, secrets and absent persons are arguments. Events are folded into the table as they are made; a caller that
cannot store them must discard the table and load it again."""

from collections.abc import Callable
from typing import Any

from updown.games.registry import newest_game, shared_game
from updown.rules.errors import IllegalMove
from updown.rules.match import Match
from updown.table import provable_deal
from updown.table.circumstances import Circumstances, Deciding
from updown.table.commands import (
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
from updown.table.dealing import ask_parts, commit_part, deal_round, reveal_part
from updown.table.events import (
    By,
    ChoiceSealed,
    ChoicesRevealed,
    ChoiceTakenBack,
    DealCommitted,
    Entry,
    MatchContinued,
    MatchEnded,
    MatchStarted,
    MovePlayed,
    PersonSat,
    RematchWanted,
    SeatHeld,
    SeatLate,
    SeatReturned,
    SecretRevealed,
    TableClosed,
    TableOpened,
)
from updown.table.people import (
    choose_face,
    clean_name,
    free_seat,
    is_host,
    leave,
    react,
    rename,
    say,
    seat_bot,
    send_away,
    sit,
)
from updown.table.plan import BotSeat, Lang, Live, MySeat, Plan, Unhurried
from updown.table.refusals import Rejected, illegal, rejected
from updown.table.seating import HOST
from updown.table.state import Table

TIMES_LATE = 2
"""After this many late decisions in a row, a bot holds the seat."""


def open_table(
    table_id: str, plan: Plan, name: str, lang: Lang, around: Circumstances
) -> tuple[Table, list[Entry]] | Rejected:
    """Opens a new table; the person who opens it is its host."""
    problem = check_plan(plan)
    clean = clean_name(name)
    if problem or clean is None:
        return problem or rejected("table/bad-name", name=name)
    table = Table()
    deciding = Deciding(table, around)
    deciding.emit(TableOpened(table=table_id, plan=plan))
    mine = [seat for seat, planned in enumerate(plan.seats) if isinstance(planned, MySeat)]
    deciding.emit(PersonSat(person=HOST, seat=mine[0] if mine else None, name=clean, lang=lang))
    deciding.emit(DealCommitted(deal=0, secret=around.fresh()))
    return table, deciding.made


def continue_match(table: Table, match: Match, around: Circumstances) -> list[Entry]:
    """Begins the match of a new table at the current point of another match, which is not over. All seats of the table
    are taken."""
    deciding = Deciding(table, around)
    rounds = tuple(match.record()["rounds"])
    deciding.emit(MatchContinued(match=0, rules_version=match.game.rules_version, rounds=rounds))
    if table.waits_for_deal:
        deal_round(deciding)
    else:
        deciding.emit(DealCommitted(deal=1, secret=around.fresh()))
    return deciding.made


def check_plan(plan: Plan) -> Rejected | None:
    """The reason why a table cannot be opened with this plan; None if it can."""
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


def decide(table: Table, command: Command, around: Circumstances) -> list[Entry] | Rejected:
    """The events of a person's command."""
    if table.status == "closed":
        return rejected("table/closed")
    if around.person is not None and not table.takes_part(around.person):
        return rejected("table/sent-away")
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
    """Handles deadlines. If a seat's time is up, a bot decides; after the second time in a row it holds the seat. A
    round that has waited long enough for the parts of its deal is dealt without the missing ones."""
    deciding = Deciding(table, around)
    if table.waits_for_deal and table.parts_deadline() <= around.at:
        deal_round(deciding)
    for seat in table.turn():
        deadline = table.deadline(seat)
        if deadline is not None and deadline <= around.at:
            deciding.emit(SeatLate(seat=seat))
            if table.seats[seat].times_late >= TIMES_LATE:
                deciding.emit(SeatHeld(seat=seat))
    return deciding.made


# --- the match ---


def _start(deciding: Deciding, command: Start) -> Rejected | None:
    table = deciding.table
    if not is_host(deciding):
        return rejected("table/not-host")
    if table.status != "lobby":
        return rejected("table/started")
    for seat, sitting in enumerate(table.seats):
        if sitting.kind == "open":
            return rejected("table/seat-open", seat=seat)
    _begin_match(deciding)
    return None


def _begin_match(deciding: Deciding) -> None:
    plan = deciding.table.plan
    version = newest_game(plan.game, plan.options).rules_version
    deciding.emit(MatchStarted(match=deciding.table.matches, rules_version=version))
    ask_parts(deciding)


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
    """Plays a move if it is legal."""
    table = deciding.table
    match = table.match
    assert match is not None
    try:
        played = match.resolve(seat, move, lambda: provable_deal.event_stream(table.deal.seed, table.place))
    except IllegalMove as error:
        return illegal(error)
    if by == "person" and table.seats[seat].held:
        deciding.emit(SeatReturned(seat=seat))
    emit_move(deciding, played, by)
    return None


def emit_move(deciding: Deciding, played: dict[str, Any], by: By) -> None:
    """Plays a legal move, given as an event of the record, or seals a choice; then ends the round if it is over."""
    match = deciding.table.match
    assert match is not None
    if not match.sealed:
        deciding.emit(MovePlayed(played=played, by=by))
    else:
        last = len(match.turn) == 1
        deciding.emit(ChoiceSealed(played=played, by=by))
        if last:
            deciding.emit(ChoicesRevealed())
    if not match.turn:
        _end_round(deciding)


def _end_round(deciding: Deciding) -> None:
    table = deciding.table
    match = table.match
    assert match is not None
    deciding.emit(SecretRevealed(deal=table.deal.number))
    if match.over:
        final = match.state()
        deciding.emit(MatchEnded(scores=tuple(final["scores"]), winners=tuple(final["winners"])))
    else:
        ask_parts(deciding)


def _take_back(deciding: Deciding, command: TakeBack) -> Rejected | None:
    table = deciding.table
    seat = table.seat_of(deciding.around.person)
    if seat is None:
        return rejected("table/not-seated")
    if command.decision != table.decision:
        return rejected("table/stale", decision=table.decision)
    if not table.has_chosen(seat):
        return rejected("table/nothing-sealed")
    refusal = deciding.limited_person()
    if refusal is None:
        deciding.emit(ChoiceTakenBack(seat=seat))
    return refusal


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
    if sitting.person in deciding.around.just_left:
        return rejected("table/just-left", seat=command.seat)
    deciding.emit(SeatHeld(seat=command.seat))
    return None


def _come_back(deciding: Deciding, command: ComeBack) -> Rejected | None:
    table = deciding.table
    seat = table.seat_of(deciding.around.person)
    if seat is None:
        return rejected("table/not-seated")
    if not table.seats[seat].held:
        return rejected("table/not-held")
    refusal = deciding.limited_person()
    if refusal is None:
        deciding.emit(SeatReturned(seat=seat))
    return refusal


# --- after the match ---


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
    if not is_host(deciding):
        return rejected("table/not-host")
    deciding.emit(TableClosed())
    return None


_DECIDERS: dict[type, Callable[[Deciding, Any], Rejected | None]] = {
    Sit: sit,
    Leave: leave,
    Rename: rename,
    ChooseFace: choose_face,
    SeatBot: seat_bot,
    FreeSeat: free_seat,
    SendAway: send_away,
    Start: _start,
    Play: _play,
    TakeBack: _take_back,
    Hold: _hold,
    ComeBack: _come_back,
    Say: say,
    React: react,
    Rematch: _rematch,
    Close: _close,
    CommitPart: commit_part,
    RevealPart: reveal_part,
}
