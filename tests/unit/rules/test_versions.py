"""Rules change, and matches keep theirs: by a pretend version 2 of Up & Down, which has no roll."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import updown
from kit.games import Player
from kit.versions import GAME, ROLL, UpAndDownTwo, pretending
from updown.games.registry import GAMES, game_of_version, newest_game, shared_game, versions_of
from updown.games.up_and_down.game import UpAndDown
from updown.rules.match import Json


@pytest.fixture
def bumped() -> Iterator[None]:
    with pretending():
        yield


def rolled() -> Json:
    """A whole record in which dice were rolled."""
    match = updown.game(GAME, players=2, deck="small-9").deal(seed=1)
    match.play(match.turn[0], ROLL)
    player = Player("kinds", 3)
    while match.turn:
        player.play(match)
    return match.record()


@pytest.mark.parametrize("game", GAMES)
def test_a_record_says_by_which_rules_it_was_played(game: str) -> None:
    match = updown.game(game, players=2).deal(seed=1)
    assert match.record()["rules"] == match.game.rules_version == GAMES[game].spec.RULES_VERSION


def test_a_record_that_does_not_say_it_is_of_version_1(bumped: None) -> None:
    record = rolled_before()
    del record["rules"]
    match = updown.replay(record)
    assert type(match.game) is UpAndDown
    assert match.record() == {**record, "rules": 1}


def rolled_before() -> Json:
    """Such a record as it was written when version 1 was the current one."""
    match = shared_game(GAME, 1, {"players": 2, "deck": "small-9"}).deal(seed=1)
    match.play(match.turn[0], ROLL)
    return match.record()


@pytest.mark.parametrize(
    ("version", "problem"),
    [
        (True, "rules is True, expected the version of the rules, a whole number"),
        ("1", "rules is '1', expected the version of the rules, a whole number"),
        (None, "rules is None, expected the version of the rules, a whole number"),
        (1.0, "rules is 1.0, expected the version of the rules, a whole number"),
        (0, "version 0 of the rules of dnup is not known here: expected 1"),
        (-1, "version -1 of the rules of dnup is not known here: expected 1"),
        (99, "version 99 of the rules of dnup is not known here, the newest is 1: a newer program is needed"),
    ],
)
def test_a_bad_version_is_a_bad_record(version: Any, problem: str) -> None:
    record = updown.game("dnup", players=3).deal(seed=1).record()
    with pytest.raises(updown.BadRecord) as refused:
        updown.replay({**record, "rules": version})
    assert str(refused.value) == problem
    assert (refused.value.round, refused.value.event, refused.value.rule) == (None, None, None)


def test_every_version_has_its_rules(bumped: None) -> None:
    assert versions_of(GAME) == {1: UpAndDown, 2: UpAndDownTwo}
    assert [game_of_version(GAME, version) for version in (None, 1, 2)] == [UpAndDownTwo, UpAndDown, UpAndDownTwo]
    assert versions_of("dnup") == {1: GAMES["dnup"]}
    with pytest.raises(ValueError, match=r"version 0 of the rules of up-and-down is not known here: expected 1, 2$"):
        game_of_version(GAME, 0)
    with pytest.raises(ValueError, match=r"version 3 .* not known here, the newest is 2: a newer program is needed$"):
        game_of_version(GAME, 3)


def test_a_new_match_is_played_by_the_new_rules(bumped: None) -> None:
    match = updown.game(GAME, players=2).deal(seed=1)
    chef = match.turn[0]
    assert ROLL not in match.moves(chef)
    with pytest.raises(updown.IllegalMove) as refused:
        match.play(chef, ROLL)
    assert refused.value.rule == "UD-10"
    assert match.record()["rules"] == 2


def test_old_records_replay_by_the_old_rules_and_new_ones_by_the_new() -> None:
    old = rolled()
    with pretending():
        replayed = updown.replay(json.loads(json.dumps(old)))
        assert replayed.record() == old
        with pytest.raises(updown.BadRecord) as refused:
            updown.replay({**old, "rules": 2})
        assert (refused.value.round, refused.value.event, refused.value.rule) == (0, 0, "UD-10")
        new = updown.game(GAME, players=2).deal(seed=1)
        Player("even", 2).play(new)
        assert updown.replay(new.record()).state() == new.state()
    with pytest.raises(updown.BadRecord, match="a newer program is needed"):
        updown.replay(new.record())


def test_an_old_match_goes_on_by_its_rules(bumped: None) -> None:
    match = updown.replay(rolled_before(), seed=4)
    player, rolls = Player("kinds", 1), 0
    while match.turn:
        if ROLL in match.moves(match.turn[0]):
            match.play(match.turn[0], ROLL)
            rolls += 1
        player.play(match)
    assert rolls == 2
    assert match.copy().record() == match.record()
    assert type(match.determinize(0, seed=1).game) is UpAndDown


def test_a_match_of_either_version_is_shown(bumped: None) -> None:
    old = updown.replay(rolled_before())
    new = updown.game(GAME, players=2, deck="small-9").deal(seed=1)
    for match in (old, new):
        assert "Up & Down" in match.text()
        assert match.svg().startswith("<svg")


def test_options_that_the_new_rules_refuse_are_taken_by_the_old(bumped: None) -> None:
    assert type(newest_game(GAME, {"players": 2, "rounds": 10})) is UpAndDownTwo
    assert type(newest_game(GAME, {"players": 2, "rounds": 11})) is UpAndDown
    with pytest.raises(ValueError, match="option 'rounds' is 99: expected a number from 1 to 10"):
        newest_game(GAME, {"players": 2, "rounds": 99})
