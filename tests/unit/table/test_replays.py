"""Records step by step, and matches that go on from a step: by the rules, and without a hidden card."""

import random
from functools import partial
from typing import Any

import msgspec
import pytest

import updown
from kit.tables import secret
from updown.rules.errors import BadRecord
from updown.rules.match import Match
from updown.table.circumstances import Circumstances
from updown.table.commands import Play
from updown.table.decide import continue_match, decide, open_table, play_for
from updown.table.events import Entry, format_event, parse_event
from updown.table.plan import BotSeat, MySeat, Plan, Unhurried
from updown.table.proof import check_record
from updown.table.refusals import Rejected
from updown.table.replaying import MOST_STEPS, match_at, replay_steps
from updown.table.state import Table, fold_all
from updown.table.views import finished_record, match_view, table_view

GAMES: dict[str, dict[str, Any]] = {
    "up-and-down": {"players": 3, "deck": "small-9", "rounds": 2, "tiebreak": "shared"},
    "auf-und-ab": {"players": 3},
    "dnup": {"players": 3, "points": 1},
}


def played(game: str, most: int = 10_000, seed: int = 5) -> Match:
    options = {name: value for name, value in GAMES[game].items() if name in updown.game(game, players=3).options}
    match = updown.game(game, **options).deal(seed=seed)
    rng = random.Random(seed)
    for _ in range(most):
        if match.over:
            break
        seat = rng.choice(match.turn)
        match.play(seat, rng.choice(match.moves(seat)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_has_a_step_for_each_deal_and_move_and_ends_as_the_match_did(game: str) -> None:
    match = played(game)
    record = match.record()
    replay = replay_steps(record, 1)
    assert len(replay.steps) == sum(1 + len(part["events"]) for part in record["rounds"])
    assert replay.steps[-1].match.view == match.view(1)
    dealt = [step for step in replay.steps if step.seat is None]
    assert [step.round for step in dealt] == list(range(len(record["rounds"])))
    assert all(step.lines for step in replay.steps if step.seat is not None)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_is_not_in_its_replay(game: str) -> None:
    """Two worlds that look the same to the seat give the same step, whatever the others hold."""
    match = played(game, most=4)
    step = replay_steps(match.record(), 0).steps[-1]
    seen = msgspec.json.encode(step.match.view)
    hidden = 0
    for seed in range(5):
        world = match.determinize(0, seed=seed)
        assert msgspec.json.encode(world.view(0)) == seen
        hidden += world.state()["hands"] != match.state()["hands"]
    assert hidden
    assert step.match.open is None
    assert replay_steps(match.record(), 0, open_hands=True).steps[-1].match.open == match.state()


def test_a_step_does_not_depend_on_what_comes_later() -> None:
    record = played("dnup").record()
    whole = replay_steps(record, 0)
    for step in range(0, len(whole.steps) - 1, 3):
        assert replay_steps(match_at(record, step).record(), 0).steps[-1] == whole.steps[step]


def test_records_that_are_none_are_refused_with_their_place() -> None:
    record = played("dnup").record()
    record["rounds"][0]["events"][2] = {"seat": 9, "move": "jump"}
    with pytest.raises(BadRecord, match="round 0, event 2"):
        replay_steps(record, 0)
    long: Any = {**record, "rounds": [{"setup": {}, "events": [{}] * MOST_STEPS}]}
    with pytest.raises(BadRecord, match="expected at most"):
        replay_steps(long, 0)
    for wrong in ({}, {"rounds": 7}, {"rounds": [{"events": 3}]}):
        with pytest.raises(BadRecord):
            replay_steps(wrong, 0)
        with pytest.raises(BadRecord):
            match_at(wrong, 3)
    with pytest.raises(BadRecord, match="seat is 4"):
        replay_steps(played("dnup").record(), 4)


def test_a_match_that_is_over_cannot_go_on() -> None:
    match = played("dnup")
    steps = len(replay_steps(match.record(), 0).steps)
    with pytest.raises(BadRecord, match="over"):
        match_at(match.record(), steps - 1)
    with pytest.raises(BadRecord, match="expected at most"):
        match_at(match.record(), steps)


def begun(match: Match) -> tuple[Table, list[Entry]]:
    seats = (MySeat(), BotSeat(level="casual"), BotSeat(level="casual"))
    plan = Plan(game=match.game.id, options=match.game.record_options(), seats=seats, pace=Unhurried())
    made = open_table("abcdefgh", plan, "Anna", "en", Circumstances(1, lambda: secret(1)))
    assert not isinstance(made, Rejected)
    table, entries = made
    return table, entries + continue_match(table, match, Circumstances(1, lambda: secret(2)))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_from_any_step_to_its_end_also_after_a_restart(game: str) -> None:
    record = played(game).record()
    steps = len(replay_steps(record, 0).steps)
    for step in range(0, steps - 1, max(1, steps // 6)):
        start = match_at(record, step)
        table, entries = begun(start)
        assert table.status == "playing"
        if start.turn:
            assert table.match is not None
            assert table.match.state() == start.state()
        table = fold_all(entry._replace(event=parse_event(format_event(entry.event))) for entry in entries)
        assert table_view(table, 0).practice
        finish(table)
        found = finished_record(table, 0, 0)
        assert not isinstance(found, Rejected)
        assert found["practice"] is True
        assert "proof" not in found
        assert check_record(found).match.over


def finish(table: Table) -> None:
    """Plays to the end: person 0 on seat 0, bots on the others."""
    rng = random.Random(1)
    for number in range(5000):
        if table.status != "playing":
            return
        around = Circumstances(2 + number, partial(secret, 3 + number), 0)
        assert table.match is not None
        seat = rng.choice(table.turn())
        move = rng.choice(table.match.moves(seat))
        view = match_view(table, 0)
        assert view is not None
        made = (
            decide(table, Play(move=move, decision=table.decision), around)
            if seat == 0
            else play_for(table, seat, move, table.decision, around)
        )
        assert not isinstance(made, Rejected)
    raise AssertionError("the match does not end")
