"""When the rules change, a table goes on with the match that it plays by the rules that the match began by; the next
match is played by the new ones. Version 2 is a pretend one (tests/kit/versions.py), which has no roll."""

from collections.abc import Iterator

import pytest

import updown
from kit.tables import HOST, Sitting, over, plan, snapshot, started, stored
from kit.versions import GAME, ROLL, UpAndDownTwo, pretending
from updown.games.registry import GAMES
from updown.games.up_and_down.game import UpAndDown
from updown.rules.match import Json
from updown.server.bot_driver import ask_about
from updown.table.commands import Play, Rematch, Start
from updown.table.events import MatchStarted
from updown.table.plan import BotSeat, MySeat
from updown.table.state import fold_all
from updown.table.views import finished_record, match_view


@pytest.fixture
def running() -> Sitting:
    """A match that began by the rules of version 1, one trick ago, with a choice face down."""
    sitting = started(plan(GAME, options={"deck": "small-9", "rounds": 2}))
    sitting.play(sitting.table.turn()[0], ROLL)
    for _ in range(2):
        sitting.play(sitting.table.turn()[0])
    sitting.play(sitting.table.turn()[0], {"move": "flip"})
    sitting.play(sitting.table.turn()[0])
    assert sitting.table.sealed
    return sitting


@pytest.fixture
def bumped(running: Sitting) -> Iterator[Sitting]:
    """The same table after a new start of a server whose rules are of version 2."""
    before = snapshot(running.table)
    with pretending():
        running.table = fold_all(map(stored, running.entries))
        assert snapshot(running.table) == before
        yield running


def finish_with_rolls(sitting: Sitting) -> int:
    """Plays the match to its end, and rolls wherever that is possible; how often."""
    rolls = 0
    while sitting.table.status == "playing":
        seat = sitting.table.turn()[0]
        if ROLL in sitting.moves(seat):
            rolls += 1
            sitting.play(seat, ROLL)
        else:
            sitting.play(seat)
    return rolls


def rematch(sitting: Sitting) -> MatchStarted:
    sitting.done(HOST, Rematch())
    begun = next(event for event in sitting.done(1, Rematch()) if isinstance(event, MatchStarted))
    assert sitting.table.match is not None
    return begun


def record(sitting: Sitting, match: int) -> Json:
    found = finished_record(sitting.table, HOST, match)
    assert isinstance(found, dict)
    return found


def test_a_running_match_goes_on_by_its_own_rules(bumped: Sitting) -> None:
    assert type(bumped.table.game) is UpAndDown
    assert finish_with_rolls(bumped) == 4
    assert record(bumped, 0)["rules"] == 1
    assert updown.replay(record(bumped, 0)).over


def test_the_next_match_is_played_by_the_new_rules(bumped: Sitting) -> None:
    finish_with_rolls(bumped)
    assert rematch(bumped) == MatchStarted(match=1, rules_version=2)
    assert type(bumped.table.game) is UpAndDownTwo
    chef = bumped.table.turn()[0]
    view = match_view(bumped.table, bumped.table.seats[chef].person)
    assert view is not None
    assert ROLL not in bumped.moves(chef)
    assert not any(b"roll" in bytes(move) for move in view.moves)
    person = bumped.table.seats[chef].person
    assert bumped.refused(person, Play(move=ROLL, decision=bumped.table.decision)) == "rules/bad-change"
    assert finish_with_rolls(bumped) == 0
    assert [record(bumped, match)["rules"] for match in (0, 1)] == [1, 2]
    # And all of it again, from the events.
    assert snapshot(fold_all(map(stored, bumped.entries))) == snapshot(bumped.table)


def test_a_table_that_waits_for_its_first_match_begins_by_the_new_rules() -> None:
    sitting = Sitting(plan(GAME, MySeat(), BotSeat(level="casual")))
    with pretending():
        sitting.table = fold_all(map(stored, sitting.entries))
        begun = sitting.done(HOST, Start())[0]
        assert begun == MatchStarted(match=0, rules_version=2)


def test_a_table_whose_options_the_new_rules_refuse_goes_on_by_the_old() -> None:
    """Version 2 has at most ten rounds: who agreed on eleven plays them, and once more."""
    sitting = over(plan(GAME, options={"deck": "small-9", "rounds": 11}))
    with pretending():
        sitting.table = fold_all(map(stored, sitting.entries))
        assert rematch(sitting) == MatchStarted(match=1, rules_version=1)
        sitting.finish()
        assert record(sitting, 1)["rules"] == 1


def test_a_bot_is_asked_by_the_rules_of_the_match(bumped: Sitting) -> None:
    assert ask_about(bumped.table, bumped.table.turn()[0], "casual").version == 1
    finish_with_rolls(bumped)
    rematch(bumped)
    assert ask_about(bumped.table, bumped.table.turn()[0], "casual").version == 2


def test_a_match_by_rules_that_are_not_known_here_says_so(bumped: Sitting) -> None:
    finish_with_rolls(bumped)
    rematch(bumped)
    entries = list(map(stored, bumped.entries))
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, GAME, UpAndDown)
        with pytest.raises(ValueError, match="the newest is 1: a newer program is needed"):
            fold_all(entries)
