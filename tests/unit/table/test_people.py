"""People who do not get along, and people who do very much: the host sends somebody away, and what one person adds to a
table within an hour is limited."""

from collections.abc import Callable

import pytest

from kit.tables import GUEST, HOST, THIRD, Outcome, Sitting, plan, sealing, seated, started
from updown.table.circumstances import MOST_CHANGES
from updown.table.commands import (
    ChooseFace,
    ComeBack,
    Command,
    CommitPart,
    FreeSeat,
    Hold,
    Leave,
    Rename,
    RevealPart,
    SeatBot,
    SendAway,
    Sit,
    Start,
    TakeBack,
)
from updown.table.events import DealCommitted, PersonSat, PersonSentAway, RoundDealt
from updown.table.plan import Live, MySeat, OpenSeat
from updown.table.refusals import Rejected
from updown.table.seating import HOUR_MS
from updown.table.views import finished_record, match_view, may_see_all, may_watch, table_view

THREE = (MySeat(), OpenSeat(), OpenSeat())

# --- sent away ---


def test_a_person_who_is_sent_away_before_the_match_leaves_an_open_seat_for_somebody_else() -> None:
    sitting = seated()
    assert sitting.done(HOST, SendAway(seat=1)) == [PersonSentAway(person=GUEST)]
    table = sitting.table
    assert (table.seats[1].kind, table.seat_of(GUEST)) == ("open", None)
    assert table.lines[-1].code == "table/sent-away"
    assert table.lines[-1].values == {"seat": 1, "name": "Guest 1"}
    assert table_view(table, GUEST).you.sent_away
    assert sitting.done(None, Sit(name="Cy")) == [PersonSat(person=THIRD, seat=1, name="Cy", lang="en")]


def test_a_bot_takes_the_seat_of_a_person_who_is_sent_away_from_a_match() -> None:
    sitting = started(plan("dnup", *THREE))
    sitting.done(HOST, SendAway(seat=1))
    assert (sitting.table.seats[1].kind, sitting.table.seats[1].level) == ("bot", "casual")
    sitting.finish()
    assert sitting.table.status == "over"


@pytest.mark.parametrize("watch", ["nobody", "public", "open"])
def test_who_was_sent_away_sees_what_anybody_may_see(watch: str) -> None:
    sitting = started(plan("dnup", *THREE, watch=watch))
    sitting.done(HOST, SendAway(seat=1))
    table = sitting.table
    assert may_watch(table, GUEST) == may_watch(table, None) == (watch != "nobody")
    assert match_view(table, GUEST) == match_view(table, None)
    sitting.finish()
    assert may_see_all(table, GUEST) == may_see_all(table, None)
    assert finished_record(table, GUEST, 0) == finished_record(table, None, 0)


def test_a_deal_does_not_wait_for_somebody_who_was_sent_away() -> None:
    sitting = seated()
    sitting.commit(0, 1)
    sitting.done(HOST, Start())
    sitting.done(HOST, RevealPart(deal=0, part=sitting.part(0)))
    assert sitting.table.waits_for_deal
    events = sitting.done(HOST, SendAway(seat=1))
    assert [type(event) for event in events] == [PersonSentAway, RoundDealt, DealCommitted]


# --- much of it ---


CHANGES: list[tuple[str, Callable[[], Sitting], int | None, list[Command]]] = [
    ("names", seated, HOST, [Rename(name="Ada"), Rename(name="Bea")]),
    ("faces", seated, HOST, [ChooseFace(face="owl"), ChooseFace(face="fox")]),
    ("bots", lambda: Sitting(plan()), HOST, [SeatBot(seat=1), FreeSeat(seat=1)]),
    ("coming and going", seated, GUEST, [Leave(), Sit(name="Ben")]),
    ("commitments", seated, HOST, [CommitPart(deal=0, commitment=digit * 64) for digit in "ab"]),
    ("holding", lambda: started(plan(pace=Live(seconds=3600))), GUEST, [ComeBack()]),
    ("taking back", sealing, None, []),
]  # fmt: skip


@pytest.mark.parametrize(("begin", "person", "commands"), [case[1:] for case in CHANGES], ids=[c[0] for c in CHANGES])
def test_what_one_person_adds_in_an_hour_without_playing_is_limited(
    begin: Callable[[], Sitting], person: int | None, commands: list[Command]
) -> None:
    sitting = begin()
    result: Outcome = []
    for number in range(MOST_CHANGES * 2 + 2):
        if ComeBack() in commands:
            sitting.do(HOST, Hold(seat=1), away=[GUEST])
        if person is None:
            sitting.play(1)
            result = sitting.do(GUEST, TakeBack(decision=sitting.table.decision))
        else:
            result = sitting.do(person, commands[number % len(commands)])
        if isinstance(result, Rejected):
            break
    assert isinstance(result, Rejected)
    assert (result.code, result.values) == ("table/too-much", {"wait_ms": HOUR_MS})
    if person is not None:
        sitting.now += HOUR_MS
        sitting.done(person, commands[number % len(commands)])


def test_moves_are_not_limited_by_what_was_changed() -> None:
    sitting = started()
    for _ in range(MOST_CHANGES):
        sitting.done(HOST, Rename(name="Ada"))
    sitting.finish()
    assert sitting.table.status == "over"


def test_how_many_strangers_come_in_an_hour_is_limited() -> None:
    sitting = Sitting(plan())
    for number in range(1, MOST_CHANGES):
        sitting.done(None, Sit(name="Cy"))
        sitting.done(number, Leave())
    assert sitting.refused(None, Sit(name="Cy")) == "table/too-much"
    sitting.now += HOUR_MS
    sitting.done(None, Sit(name="Cy"))
