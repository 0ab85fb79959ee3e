"""A person who wants to be forgotten is named nowhere any more; for the others their match is as it was, and its deals
can still be checked."""

import pytest

from kit.tables import GUEST, HOST, Sitting, over, plan, seated, snapshot, started, stored
from updown.table.commands import ChooseFace, Close, Leave, React, Rename, Say
from updown.table.events import EventErased, PersonForgotten, PersonLeft, TableClosed, format_event
from updown.table.forgetting import forget, is_of_others, without
from updown.table.plan import MySeat, OpenSeat
from updown.table.proof import check_record
from updown.table.state import Table, fold_all
from updown.table.views import finished_record

TRIO = plan("auf-und-ab", MySeat(), OpenSeat(), OpenSeat())
NAMES = ("Xaverine", "Yvonne-Zoe")
WORDS = "see you on Friday"


def talk(sitting: Sitting, person: int) -> None:
    """The person leaves traces of all kinds."""
    for name in NAMES:
        sitting.done(person, Rename(name=name, lang="lb"))
    sitting.done(person, ChooseFace(face="badger"))
    sitting.done(person, Say(text=WORDS))
    sitting.done(person, React(reaction="heart"))


def forgotten(sitting: Sitting, person: int) -> tuple[Table, list[object]]:
    """The table as it is stored without the person, and what has happened by that."""
    table = fold_all(without(entry, person) for entry in sitting.entries)
    entries = [*(without(entry, person) for entry in sitting.entries), *forget(table, sitting.around(person))]
    again = fold_all(map(stored, entries))
    assert snapshot(again) == snapshot(table)
    everything = snapshot(table) + b"".join(format_event(entry.event) for entry in entries)
    for trace in (*NAMES, f"Guest {person}", WORDS, "badger", "heart"):
        assert trace.encode() not in everything
    assert table.people[person].forgotten
    return table, [entry.event for entry in entries[len(sitting.entries) :]]


def test_a_finished_match_stays_for_the_others_without_the_person() -> None:
    sitting = started(TRIO)
    talk(sitting, GUEST)
    sitting.finish()
    before = sitting.table
    table, events = forgotten(sitting, GUEST)
    assert events == [PersonLeft(person=GUEST), PersonForgotten(person=GUEST)]
    assert [seat.kind for seat in table.seats] == ["person", "bot", "person"]
    (was,), (match,) = before.finished, table.finished
    assert match.players == ["Ada", "", "Guest 2"]
    assert match.people == was.people
    assert (match.scores, match.winners, match.moves) == (was.scores, was.winners, was.moves)
    record = finished_record(table, HOST, 0)
    assert isinstance(record, dict)
    assert {**record, "players": []} == {**before.records[0], "players": []}
    assert check_record(record).consistent
    assert is_of_others(table, GUEST)


def test_in_a_running_match_a_bot_takes_the_seat() -> None:
    sitting = started(TRIO)
    talk(sitting, GUEST)
    table, events = forgotten(sitting, GUEST)
    assert events[0] == PersonLeft(person=GUEST)
    assert (table.status, table.seats[1].kind) == ("playing", "bot")
    assert table.match is not None
    assert sitting.table.match is not None
    assert table.match.record() == sitting.table.match.record()


def test_before_the_match_the_seat_becomes_free() -> None:
    sitting = seated(TRIO)
    talk(sitting, GUEST)
    table, _ = forgotten(sitting, GUEST)
    assert (table.status, table.seats[1].kind) == ("lobby", "open")


def test_the_host_can_be_forgotten_too() -> None:
    sitting = seated(TRIO)
    talk(sitting, HOST)
    table, _ = forgotten(sitting, HOST)
    assert (table.people[HOST].name, table.seats[0].kind) == ("", "open")


@pytest.mark.parametrize("first", [Leave(), Close()])
def test_who_has_left_or_whose_table_is_closed_is_forgotten_as_well(first: Leave | Close) -> None:
    sitting = over(TRIO)
    talk(sitting, GUEST)
    sitting.done(GUEST if isinstance(first, Leave) else HOST, first)
    _, events = forgotten(sitting, GUEST)
    assert events == [PersonForgotten(person=GUEST)]


def test_when_the_last_one_goes_the_table_is_nobodys() -> None:
    sitting = over(plan("auf-und-ab"))
    table, _ = forgotten(sitting, GUEST)
    assert not is_of_others(table, HOST)
    events = [entry.event for entry in forget(table, sitting.around(HOST))]
    assert events == [PersonLeft(person=HOST), TableClosed(), PersonForgotten(person=HOST)]


def test_what_others_said_and_chose_stays() -> None:
    sitting = over(TRIO)
    talk(sitting, 2)
    talk(sitting, GUEST)
    cleaned = [without(entry, GUEST) for entry in sitting.entries]
    changed = [new for new, old in zip(cleaned, sitting.entries, strict=True) if new != old]
    assert [new.event for new in changed[1:]] == [EventErased()] * 5
    texts = [line.values.get("text") for line in fold_all(cleaned).lines if line.code == "table/said"]
    assert texts == [WORDS]
