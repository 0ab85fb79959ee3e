"""States and observations as JSON and bytes: what comes back goes on alike; what is damaged or foreign is refused."""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

import updown
from kit.games import TWINS, default_kinds
from updown.agents.api import Observation, look
from updown.rules.match import Match
from updown.rules.saved import CHECK_BYTES

FORMS: list[Callable[[Any], Any]] = [lambda each: each.to_bytes(), lambda each: json.loads(json.dumps(each.to_json()))]


def begun(name: str, players: int, seed: int = 5, **options: Any) -> Match:
    match = updown.game(name, players=players, **options).deal(seed=seed)
    for _ in range(9):
        match.play(match.turn[-1], match.actions(match.turn[-1])[0])
    return match


@pytest.mark.parametrize("saved", FORMS)
@pytest.mark.parametrize(("name", "players"), default_kinds())
def test_a_restored_match_goes_on_as_the_saved_one(name: str, players: int, saved: Callable[[Any], Any]) -> None:
    match = begun(name, players)
    twin = updown.restore(saved(match))
    assert twin.state() == match.state()
    while not match.over:
        for each in (match, twin):
            each.play(each.turn[0], each.actions(each.turn[0])[-1])
    assert twin.state() == match.state()
    with pytest.raises(ValueError, match="restored from a saved state"):
        twin.record()


@pytest.mark.parametrize("saved", FORMS)
def test_a_deck_of_ones_own_comes_along(saved: Callable[[Any], Any]) -> None:
    match = begun("dnup", 5, deck=TWINS)
    assert updown.restore(saved(match)).game.deck == match.game.deck


@pytest.mark.parametrize("saved", FORMS)
@pytest.mark.parametrize(("name", "players"), default_kinds())
def test_an_observation_comes_back_with_its_moves(name: str, players: int, saved: Callable[[Any], Any]) -> None:
    match = begun(name, players)
    seen = look(match, match.turn[0])
    again = Observation.from_saved(saved(seen), game=match.game)
    assert (again.view, again.moves, again.seat, again.truth) == (seen.view, seen.moves, seen.seat, None)


@pytest.mark.parametrize("saved", FORMS)
@pytest.mark.parametrize(("name", "players"), default_kinds())
def test_a_saved_observation_has_nothing_that_the_seat_may_not_know(
    name: str, players: int, saved: Callable[[Any], Any]
) -> None:
    """Worlds that look the same to a seat are saved the same, for an agent that cheats too."""
    match = begun(name, players)
    seat = match.turn[0]
    worlds = [match.determinize(seat, seed=seed) for seed in range(5)]
    assert len({json.dumps(world.state()) for world in worlds}) > 1
    for world in worlds:
        assert saved(look(world, seat, cheating=True)) == saved(look(match, seat))


def changed(content: dict[str, Any], **keys: Any) -> dict[str, Any]:
    return {**content, **keys}


def test_what_is_damaged_or_foreign_is_refused() -> None:
    match = begun("dnup", 3)
    data, content, seen = match.to_bytes(), match.to_json(), look(match, match.turn[0])
    refused: list[tuple[Any, str]] = [
        (b"", "the bytes of the state are damaged"),
        (data[:-1], "the bytes of the state are damaged"),
        (data[:200] + bytes([data[200] ^ 1]) + data[201:], "the bytes of the state are damaged"),
        (data + b"\0", "the bytes of the state are damaged"),
        (seen.to_bytes(), "format is 'updown-observation/1': expected 'updown-state/1'"),
        ("text", "the state is 'text': expected bytes, or an object from JSON"),
        ({}, "format is None: expected 'updown-state/1'"),
        (changed(content, rules=99), "version 99 of the rules of dnup is not known here, the newest is 1"),
        (changed(content, rules="1"), "rules is '1', expected the version of the rules"),
        (changed(content, game="chess"), "there is no game 'chess'"),
        (changed(content, options=[]), r"options is \[\], expected an object"),
        (changed(content, options={"players": 4}), "does not fit its 'check'"),
        (changed(content, state={**content["state"], "quiet": 3}), "does not fit its 'check'"),
        (changed(content, more=1), "the state has the keys "),
    ]
    for given, why in refused:
        with pytest.raises(updown.BadState, match=why):
            updown.restore(given)
    other = updown.game("dnup", players=4)
    with pytest.raises(updown.BadState, match=r"it is of updown.game\('dnup', players=3\), rules version 1: expected"):
        updown.restore(data, game=other)
    with pytest.raises(updown.BadState, match="expected 'updown-observation/1'"):
        Observation.from_saved(data)


def test_a_state_with_other_numbers_is_refused_even_if_its_checksum_fits() -> None:
    """As a program with another layout of states would write it."""
    match = begun("dnup", 3)
    data = match.to_bytes()[: -8 - CHECK_BYTES]
    with pytest.raises(updown.BadState, match=r"the state has \d+ bytes of numbers: expected \d+"):
        updown.restore(data + sha256(data).digest()[:CHECK_BYTES])
    content = match.to_json()
    del content["check"]
    content["state"]["scores"] = [0]
    check = sha256(json.dumps(content, sort_keys=True, separators=(",", ":")).encode()).digest()[:CHECK_BYTES].hex()
    with pytest.raises(updown.BadState, match="scores of the state has 1 numbers: expected 5"):
        updown.restore({**content, "check": check})
