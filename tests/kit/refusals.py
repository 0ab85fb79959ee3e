"""Checks that something is refused for the right reason, and that nothing has changed afterwards."""

from copy import deepcopy
from typing import Any

import pytest

import updown
from kit.positions import Json, parse_event
from updown import BadRecord, BadSetup, IllegalMove, Match


def seen(match: Match) -> Json:
    """Everything that a caller can see of a match."""
    seats = range(match.game.players)
    return {
        "state": match.state(),
        "record": match.record(),
        "turn": match.turn,
        "views": [match.view(seat) for seat in (None, *seats)],
        "moves": [match.moves(seat) for seat in seats],
    }


def refused_move(match: Match, seat: Any, move: Any, *rules: str) -> IllegalMove:
    """The move is illegal for one of these rules, and the match is as it was."""
    before = seen(match)
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move)
    assert caught.value.rule in rules
    assert caught.value.rule in str(caught.value)
    assert seen(match) == before
    return caught.value


def refused(match: Match, line: str, *rules: str) -> IllegalMove:
    """`refused_move` for a line such as `1 take 0`, which is not among the legal moves either."""
    move = parse_event(line)
    seat = move.pop("seat")
    assert move not in match.moves(seat)
    return refused_move(match, seat, move, *rules)


def refused_record(record: Any, round: int | None, event: int | None, *rules: str | None) -> BadRecord:
    """The record is refused there for one of these rules (none given: for no rule, the record as a whole is bad)."""
    before = deepcopy(record)
    with pytest.raises(BadRecord) as caught:
        updown.replay(record)
    error = caught.value
    assert (error.round, error.event) == (round, event), str(error)
    assert error.rule in (rules or (None,)), str(error)
    assert str(error)
    assert record == before
    return error


def refused_setup(game: updown.Game, setup: Any, rule: str) -> None:
    """The start breaks the rule, for `deal` and in a record alike."""
    with pytest.raises(BadSetup) as caught:
        game.deal(setup=setup)
    assert caught.value.rule == rule
    assert rule in str(caught.value)
    record = game.deal(seed=0).record()
    record["rounds"][0]["setup"] = setup
    refused_record(record, 0, None, rule)
