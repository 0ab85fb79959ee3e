"""Time at a table: a decision that comes too late is made by a bot, after the second one a bot holds the seat until its
person comes back."""

import pytest

from kit.tables import GUEST, HOST, NOON, Sitting, over, plan, sealing, seated, snapshot, started
from updown.table.commands import ComeBack, Play, Rematch, TakeBack
from updown.table.decide import TIMES_LATE
from updown.table.events import (
    ChoiceSealed,
    ChoicesRevealed,
    Event,
    MovePlayed,
    SeatHeld,
    SeatLate,
    SeatReturned,
)
from updown.table.plan import BotSeat, Live, MySeat, OpenSeat, Pace, Relaxed, Unhurried, pace_ms
from updown.table.refusals import Rejected
from updown.table.state import ROUND_START_MS
from updown.table.views import match_view, table_view

LIVE = plan("dnup", pace=Live(seconds=30))
DAY = 86_400


def bot_moves(sitting: Sitting, seat: int) -> list[Event]:
    result = sitting.bot(seat)
    assert not isinstance(result, Rejected), result
    return [entry.event for entry in result]


def on_turn(sitting: Sitting) -> int:
    [seat] = sitting.table.turn()
    return seat


def test_the_first_decision_of_a_round_has_time_to_sort_the_cards() -> None:
    sitting = started(LIVE)
    seat = on_turn(sitting)
    assert sitting.table.deadline(seat) == NOON + 30_000 + ROUND_START_MS
    assert sitting.table.deadline(1 - seat) is None
    sitting.now += 10_000
    sitting.play(seat)
    assert sitting.table.deadline(on_turn(sitting)) == NOON + 10_000 + 30_000


@pytest.mark.parametrize(
    ("pace", "seconds"), [(Live(), 60), (Live(seconds=5), 5), (Relaxed(), 3 * DAY), (Relaxed(days=30), 30 * DAY)]
)
def test_the_pace_says_how_long_a_decision_may_take(pace: Pace, seconds: int) -> None:
    assert pace_ms(pace) == seconds * 1000
    sitting = started(plan("dnup", pace=pace))
    sitting.play(on_turn(sitting))
    assert sitting.wait(seconds - 0.001) == []
    assert sitting.wait(0.001) == [SeatLate(seat=on_turn(sitting))]


def test_without_a_clock_nobody_is_late() -> None:
    sitting = started(plan("dnup", MySeat(), BotSeat(), pace=Unhurried()))
    assert pace_ms(Unhurried()) is None
    while on_turn(sitting) != 0:
        sitting.bot(on_turn(sitting))
    assert sitting.wait(365 * DAY) == []
    view = match_view(sitting.table, HOST)
    assert view is not None
    assert view.deadlines == [None, None]


def test_late_once_a_bot_decides_and_the_person_plays_on() -> None:
    sitting = started(LIVE)
    seat = on_turn(sitting)
    assert sitting.wait(46) == [SeatLate(seat=seat)]
    assert sitting.wait(1000) == []
    assert table_view(sitting.table, None).seats[seat].late
    assert sitting.table.bot_for(seat, "casual") == "casual"
    [event] = bot_moves(sitting, seat)
    assert isinstance(event, MovePlayed)
    assert event.by == "late"
    assert not sitting.table.seats[seat].late
    while on_turn(sitting) != seat or sitting.table.decision < 4:
        sitting.play(on_turn(sitting))
    assert sitting.table.bot_for(seat) is None
    assert sitting.table.deadline(seat) == sitting.now + 30_000


def test_a_person_who_is_late_may_still_be_faster_than_the_bot() -> None:
    sitting = started(LIVE)
    seat = on_turn(sitting)
    sitting.wait(46)
    [event] = sitting.play(seat)
    assert isinstance(event, MovePlayed)
    assert event.by == "person"
    assert sitting.table.seats[seat].times_late == 0
    result = sitting.bot(seat, {"move": "rotate"}, decision=1)
    assert isinstance(result, Rejected)
    assert result.code == "table/stale"


def late_twice() -> tuple[Sitting, int]:
    sitting = started(plan("dnup", MySeat(), OpenSeat(), OpenSeat(), pace=Live(seconds=30)))
    seat = on_turn(sitting)
    for time in range(TIMES_LATE):
        events = sitting.wait(46)
        assert events == [SeatLate(seat=seat), *([SeatHeld(seat=seat)] if time == TIMES_LATE - 1 else [])]
        if time < TIMES_LATE - 1:
            bot_moves(sitting, seat)
            while on_turn(sitting) != seat:
                sitting.play(on_turn(sitting))
    return sitting, seat


def test_late_twice_in_a_row_a_bot_holds_the_seat() -> None:
    sitting, seat = late_twice()
    [event] = bot_moves(sitting, seat)
    assert isinstance(event, MovePlayed)
    assert event.by == "bot"
    while on_turn(sitting) != seat:
        sitting.play(on_turn(sitting))
    assert sitting.table.bot_for(seat, "casual") == "casual"
    assert sitting.table.deadline(seat) is None
    assert sitting.wait(DAY) == []
    assert table_view(sitting.table, None).seats[seat].held


def test_who_comes_back_has_the_whole_time_and_a_clean_slate() -> None:
    sitting, seat = late_twice()
    sitting.now += 5_000
    person = sitting.table.seats[seat].person
    assert sitting.done(person, ComeBack()) == [SeatReturned(seat=seat)]
    each = sitting.table.seats[seat]
    assert (each.held, each.late, each.times_late) == (False, False, 0)
    assert sitting.table.deadline(seat) == sitting.now + 30_000
    assert sitting.wait(30) == [SeatLate(seat=seat)]


def test_a_decision_in_time_between_two_late_ones_starts_the_count_again() -> None:
    sitting = started(LIVE)
    seat = on_turn(sitting)
    sitting.wait(46)
    bot_moves(sitting, seat)
    in_time = 0
    while on_turn(sitting) != seat or not in_time:
        in_time += on_turn(sitting) == seat
        sitting.play(on_turn(sitting))
    assert sitting.wait(46) == [SeatLate(seat=seat)]


def test_several_who_choose_at_once_are_late_each_for_themselves() -> None:
    sitting = sealing(plan("up-and-down", MySeat(), OpenSeat(), OpenSeat(), pace=Live(seconds=30)))
    sitting.play(1)
    assert sitting.wait(30) == [SeatLate(seat=0), SeatLate(seat=2)]
    [sealed] = bot_moves(sitting, 0)
    assert isinstance(sealed, ChoiceSealed)
    assert sealed.by == "late"
    assert ChoicesRevealed() in bot_moves(sitting, 2)
    assert [seat.times_late for seat in sitting.table.seats] == [1, 0, 1]


def test_what_the_bot_chose_can_be_taken_back_but_gives_no_new_time() -> None:
    sitting = sealing(plan("up-and-down", MySeat(), OpenSeat(), OpenSeat(), pace=Live(seconds=30)))
    sitting.wait(30)
    bot_moves(sitting, 0)
    sitting.done(HOST, TakeBack(decision=sitting.table.decision))
    deadline = sitting.table.deadline(0)
    assert deadline is not None
    assert deadline <= sitting.now
    assert sitting.wait(0) == [SeatLate(seat=0), SeatHeld(seat=0)]


def test_a_new_match_forgets_who_was_late() -> None:
    sitting = over(plan("up-and-down", options={"deck": "small-9"}))
    sitting.table.seats[1].times_late = 1
    sitting.done(HOST, Rematch())
    sitting.done(GUEST, Rematch())
    assert [seat.times_late for seat in sitting.table.seats] == [0, 0]


def test_the_end_of_a_match_lets_go_of_held_seats() -> None:
    sitting, seat = late_twice()
    sitting.finish()
    assert not any(each.held or each.late for each in sitting.table.seats)
    assert sitting.refused(sitting.table.seats[seat].person, ComeBack()) == "table/not-held"


def test_time_alone_changes_nothing_in_the_lobby_and_after_the_match() -> None:
    for sitting in (seated(LIVE), over(plan("up-and-down", options={"deck": "small-9"}))):
        before = snapshot(sitting.table)
        assert sitting.wait(DAY) == []
        assert snapshot(sitting.table) == before


def test_a_bot_is_never_late() -> None:
    sitting = started(plan("dnup", MySeat(), BotSeat(), pace=Live(seconds=5)))
    while on_turn(sitting) != 1:
        sitting.play(on_turn(sitting))
    assert sitting.wait(DAY) == []
    move = Play(move={"move": "rotate"}, decision=sitting.table.decision)
    assert sitting.refused(HOST, move) == "rules/not-on-turn"
