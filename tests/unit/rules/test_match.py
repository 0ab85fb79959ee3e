"""A match for a live table: moves resolved before they are played, rounds dealt from a given stream, events that are
trusted, and results that the caller may change without harm."""

import json
from functools import partial
from typing import Any

import numpy as np
import pytest

import updown
from kit.games import Player, default_kinds
from updown import Game, IllegalMove, Match
from updown.games.record import replay
from updown.rules import layout
from updown.rules.rng import new_stream

EVERY_GAME = pytest.mark.parametrize(("name", "players"), default_kinds())
STEPS = 90


def everything(match: Match) -> bytes:
    """All that a match is: state, stream, record and facts."""
    memory = layout.memory(match._state).tobytes() + layout.memory(match._stream).tobytes()
    return memory + json.dumps([match.record(), match.last_facts]).encode()


def spoil(value: Any) -> None:
    """Changes every list and object within."""
    if isinstance(value, dict):
        for part in value.values():
            spoil(part)
        value["spoilt"] = True
    if isinstance(value, list):
        for part in value:
            spoil(part)
        value.append("spoilt")


# --- resolving ---


@EVERY_GAME
def test_what_is_resolved_and_trusted_is_what_is_played(name: str, players: int) -> None:
    """`resolve` and a trusted `play_event` together do what `play` does, chance being the same."""
    game, player = updown.game(name, players=players), Player("kinds", 5)
    played, resolved = game.deal(seed=5), game.deal(seed=5)
    dice = layout.copy(resolved._stream)
    for _ in range(STEPS):
        if played.over:
            break
        seat, move = player.choose(played)
        event = resolved.resolve(seat, move, lambda: dice)
        assert event == played.play(seat, move)
        resolved.play_event(event, trusted=True)
        assert resolved.last_facts == played.last_facts
        if resolved.between_rounds:
            resolved.next_round(resolved.deal_setup(dice))
        assert layout.memory(resolved._state).tobytes() == layout.memory(played._state).tobytes()
    assert resolved.record() == played.record()
    assert layout.memory(dice).tobytes() == layout.memory(played._stream).tobytes()
    assert layout.memory(resolved._stream).tobytes() == layout.memory(game.deal(seed=5)._stream).tobytes()


@EVERY_GAME
def test_resolving_changes_nothing(name: str, players: int) -> None:
    match, player, dice = updown.game(name, players=players).deal(seed=2), Player("kinds", 2), new_stream(9)
    for _ in range(STEPS):
        if match.over:
            break
        before = everything(match)
        for seat in match.turn:
            for move in match.moves(seat)[:40]:
                spoil(match.resolve(seat, move, lambda: dice))
        assert everything(match) == before
        player.play(match)


@EVERY_GAME
def test_who_is_not_on_turn_is_told_so_whatever_the_move_is(name: str, players: int) -> None:
    match = updown.game(name, players=players).deal(seed=5)
    while len(match.turn) == players:
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    other = next(seat for seat in range(players) if seat not in match.turn)
    codes = set()
    for move in (match.moves(match.turn[0])[0], {"move": "fly"}, None):
        with pytest.raises(IllegalMove) as refused:
            match.play(other, move)  # type: ignore[arg-type]
        codes.add((refused.value.code, refused.value.rule))
    assert len(codes) == 1, codes
    with pytest.raises(IllegalMove) as unreadable:
        match.play(match.turn[0], {"move": "fly"})
    assert unreadable.value.code == "unknown-move"


def test_the_dice_come_from_the_given_stream() -> None:
    match = updown.game("up-and-down", players=2).deal(seed=1)
    seat = match.turn[0]
    thrown = {
        json.dumps(match.resolve(seat, {"move": "roll"}, partial(new_stream, seed))["dice"]) for seed in range(60)
    }
    assert len(thrown) > 10
    again = [match.resolve(seat, {"move": "roll"}, partial(new_stream, 3)) for _ in range(2)]
    assert again[0] == again[1]


@pytest.mark.parametrize(
    ("seat", "move"), [(0, {"move": "fly"}), (1, {"move": "take", "from": 0, "area": 1}), (7, None)]
)
def test_a_move_that_cannot_be_played_cannot_be_resolved(seat: int, move: Any) -> None:
    match = updown.game("dnup", players=2).deal(seed=1)
    before = everything(match)
    with pytest.raises(IllegalMove) as played:
        match.play(seat, move)
    with pytest.raises(IllegalMove) as resolved:
        match.resolve(seat, move, partial(new_stream, 1))
    assert str(resolved.value) == str(played.value)
    assert (resolved.value.rule, resolved.value.code) == (played.value.rule, played.value.code)
    assert everything(match) == before


def test_a_trusted_event_must_still_be_readable() -> None:
    match = updown.game("up-and-down", players=2).deal(seed=1)
    with pytest.raises(IllegalMove, match="the move now is flip, rotate or roll"):
        match.play_event({"seat": match.turn[0], "move": "fly"}, trusted=True)


# --- dealing ---


@EVERY_GAME
def test_a_round_is_dealt_from_a_stream_of_ones_own(name: str, players: int) -> None:
    game = updown.game(name, players=players)
    match = Match(game, new_stream(1))
    match.next_round(match.deal_setup(new_stream(2)))
    assert match.record() == game.deal(seed=2).record()
    assert layout.memory(match._stream).tobytes() == layout.memory(new_stream(1)).tobytes()


# --- choices face down ---

SEALED_PHASES = {"up-and-down": "choose", "auf-und-ab": "lay", "dnup": None}


@EVERY_GAME
def test_sealed_while_choices_are_made_face_down(name: str, players: int) -> None:
    match, player, seen = updown.game(name, players=players).deal(seed=4), Player("kinds", 4), set()
    for _ in range(STEPS):
        if match.over:
            break
        phase = match.state().get("phase")
        assert match.sealed == (phase is not None and phase == SEALED_PHASES[name])
        assert match.sealed or len(match.turn) == 1
        seen.add(match.sealed)
        player.play(match)
    assert seen == ({False} if name == "dnup" else {True, False})


# --- nobody sees another's changes ---


def handed_out(match: Match) -> list[Any]:
    """Everything that a match hands out while it is being looked at."""
    seats = range(match.game.players)
    views = [match.view(seat) for seat in (None, *seats)]
    return [match.state(), match.record(), *views, *(match.moves(seat) for seat in seats)]


@EVERY_GAME
def test_what_is_handed_out_can_be_changed_without_harm(name: str, players: int) -> None:
    match, player = updown.game(name, players=players).deal(seed=6), Player("kinds", 6)
    for _ in range(STEPS):
        if match.over:
            break
        expected = json.dumps(handed_out(match))
        spoil(handed_out(match))
        assert json.dumps(handed_out(match)) == expected
        seat, move = player.choose(match)
        event = match.play(seat, move)
        kept = json.dumps(match.record())
        spoil(event)
        spoil(match.last_facts)
        assert json.dumps(match.record()) == kept
    assert replay(match.record()).state() == match.state()


# --- actions from NumPy ---


@EVERY_GAME
def test_actions_of_numpy_are_formatted_too(name: str, players: int) -> None:
    """Training code has them from arrays."""
    game: Game = updown.game(name, players=players)
    for action in game.all_actions()[::97]:
        of_numpy: Any = np.int64(action)
        assert game.format_move(of_numpy) == game.format_move(action)


# --- going back ---


@EVERY_GAME
def test_going_back_to_a_mark_undoes_everything_since(name: str, players: int) -> None:
    match, player = updown.game(name, players=players).deal(seed=3), Player("kinds", 3)
    before, events = match.state(), match.events_in_round
    mark = match.mark()
    for _ in range(3):
        player.play(match)
    assert match.state() != before
    match.back_to(mark)
    assert (match.state(), match.events_in_round) == (before, events)
    match.back_to(mark)
    assert match.state() == before


def test_a_seat_may_be_any_whole_number_but_a_truth() -> None:
    match = updown.game("dnup", players=3).deal(seed=1)
    assert match.view(np.int64(1)) == match.view(1)  # type: ignore[arg-type]
    assert match.moves(True) == []


# --- players who never finish ---


def test_a_match_between_stubborn_players_stops() -> None:
    """DN-16 ends each round, but nothing ends the match: after `max_rounds` nobody is on turn."""
    game = updown.game("dnup", players=2, deck="dnup-10")
    match = game.deal(seed=1, max_rounds=2)
    moves = 0
    while match.turn:
        match.play(match.turn[0], {"move": "rotate"})
        moves += 1
    assert (moves, match.over, match.winners, match.between_rounds) == (200, False, (), True)
    assert match.copy().max_rounds == match.determinize(0, seed=1).max_rounds == 2
    assert updown.replay(match.record()).state() == match.state()
    match.next_round()
    assert match.turn != ()
    assert game.deal(seed=1).max_rounds == 100
    endless = game.deal(seed=1, max_rounds=None)
    for _ in range(201):
        endless.play(endless.turn[0], {"move": "rotate"})
    assert endless.turn != ()


# --- cards ---


def test_cards_are_sorted_as_people_hold_them() -> None:
    classic, small = updown.game("up-and-down", players=2), updown.game("auf-und-ab", players=2)
    assert classic.sort_cards(["C10", "D10", "C2", "D2", "S9"]) == ["D2", "D10", "S9", "C2", "C10"]
    assert small.sort_cards(["AB", "C", "-", "A"]) == ["-", "A", "AB", "C"]
    assert updown.game("dnup", players=2).sort_cards(("9/5", "5/9", "2/8", "2/5")) == ["2/5", "2/8", "5/9", "9/5"]
    for game in (classic, small, updown.game("dnup", players=2)):
        with pytest.raises(ValueError, match=r"'X9' is not a card of this game with the deck '"):
            game.sort_cards(["X9"])
    # A game that says nothing about its cards has them in the order of the alphabet.
    assert updown.Game.card_place(classic, "X9") == "X9"


def test_pictures_speak_every_language() -> None:
    for name in updown.games()[:3]:
        match = updown.game(name, players=3).deal(seed=1)
        pictures = {match.svg(lang=lang) for lang in ("en", "de", "fr", "lb", "da")}
        assert len(pictures) == 5
        assert match.svg() == match.svg(lang="en")
        with pytest.raises(ValueError, match="lang is 'xx': expected en, de, fr, lb, da"):
            match.svg(lang="xx")


@pytest.mark.parametrize("name", updown.games())
def test_moves_are_counted_without_a_list(name: str) -> None:
    match = updown.game(name, players=3).deal(seed=2)
    for _ in range(8):
        for seat in range(3):
            assert match.count_moves(seat) == len(match.actions(seat))
        match.play(match.turn[0], match.actions(match.turn[0])[0])
