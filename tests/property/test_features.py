"""Features: they say what they claim, they look the same for positions that are the same but for names, and nothing
hidden enters them."""

import random
from typing import Any

import numpy as np
import pytest

import updown
from kit.games import DEEP, TWINS, Options, Player, kind_name, learning_kinds
from updown import Batch, Match
from updown.engine.space import Space
from updown.games.up_and_down.spec import SUIT_SHIFT, VALUE_MASK
from updown.rules import layout
from updown.rules.features import MOST

KINDS = learning_kinds()
LOPSIDED_DECK = {
    "format": "updown-deck/1",
    "game": "up-and-down",
    "name": "high-only",
    "suits": ["D", "H", "C"],
    "first_chef": "C",
    "values": [5, 6, 7, 8],
    "dice": 4,
    "hand": {"2": 4, "3": 3},
}


def row_of(space: Space, match: Match, seat: int, partial: int = 0) -> list[int]:
    row = np.full(space.width, 99, np.int64)
    written = space.functions.write_row(space.game.rules, space.tables, match.observe(seat), partial, row)
    assert written == space.width
    return row.tolist()


def positions(kind: tuple[str, Options], seed: int, count: int) -> list[Match]:
    """Positions of a few matches, of players who also do what is rare."""
    found: list[Match] = []
    chance = random.Random(seed)
    game = updown.game(kind[0], **kind[1])
    while len(found) < count:
        match, player = game.deal(seed=chance.random().__hash__()), Player(chance.choice(Player.STYLES), seed)
        for _ in range(chance.randrange(60)):
            if match.turn:
                player.play(match)
        if match.turn:
            found.append(match)
    return found


# --- what they claim ---


@pytest.mark.parametrize("form", ["markov", "recall"])
@pytest.mark.parametrize("kind", KINDS, ids=kind_name)
def test_every_number_is_within_its_bounds_and_no_column_is_dead(kind: tuple[str, Options], form: str) -> None:
    batch = Batch(updown.game(kind[0], **kind[1]), 300, seed=1, form=form)
    low, high = batch.space.bounds()
    least, most = np.full(batch.space.width, MOST), np.full(batch.space.width, -MOST)
    for _ in range(120):
        rows = batch.observe(dtype=np.int8)
        assert np.array_equal(rows, batch.observe(dtype=np.float32))
        least, most = np.minimum(least, rows.min(axis=0)), np.maximum(most, rows.max(axis=0))
        batch.step(batch.sample())
    assert (least >= low).all()
    assert (most <= high).all()
    if form == "markov" and "deck" not in kind[1]:
        for field in batch.space.fields:
            columns = slice(field.start, field.stop)
            assert (least[columns] < most[columns]).any(), f"{field.name} never changes"


@pytest.mark.parametrize("kind", KINDS, ids=kind_name)
def test_hands_can_be_read_off(kind: tuple[str, Options]) -> None:
    """The cards in hand are as many as the observation has, and every step of a card that is held is marked."""
    for match in positions(kind, 3, 4):
        space = Space(match.game)
        for seat in range(match.players):
            row, field = row_of(space, match, seat), space.fields[0]
            assert field.name == "hand"
            held = match.observe(seat).hands[seat].bit_count()
            assert sum(row[field.start : field.stop]) == held


@pytest.mark.parametrize("kind", KINDS, ids=kind_name)
def test_steps_and_moves_of_one_position(kind: tuple[str, Options]) -> None:
    for match in positions(kind, 5, 2):
        space, seat = Space(match.game), match.turn[0]
        for move in random.Random(1).sample(match.moves(seat), min(6, len(match.moves(seat)))):
            steps = space.steps_of(match, seat, move)
            assert space.move_of(match, seat, steps) == move
            assert space.steps_of(match, seat, match.action_of(seat, move)) == steps
            assert len(steps) == 1 or space.move_of(match, seat, steps[:-1]) is None
            assert all(space.name_of(step) for step in steps)
    with pytest.raises(ValueError, match="there is no such step: expected 0 to"):
        space.name_of(space.actions)


# --- nothing hidden ---


@pytest.mark.parametrize("kind", KINDS, ids=kind_name)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_features(kind: tuple[str, Options]) -> None:
    differ = 0
    for number, match in enumerate(positions(kind, 7, 6)):
        space = Space(match.game)
        for seat in range(match.players):
            expected = row_of(space, match, seat)
            for seed in range(3):
                world = match.determinize(seat, seed=100 * number + seed)
                assert row_of(space, world, seat) == expected
                differ += world.state() != match.state()
    assert differ > 0


@pytest.mark.parametrize("kind", KINDS, ids=kind_name)
def test_what_others_remember_of_a_move_is_public(kind: tuple[str, Options]) -> None:
    """Two moves that look the same to the others, in worlds that look the same, are remembered in the same way."""
    compared = 0
    for number, match in enumerate(positions(kind, 11, 8)):
        game, rules, event = match.game, match.game.rules, Space(match.game).functions.event
        seat = match.turn[0]
        viewer = (seat + 1) % game.players
        world = match.determinize(viewer, seed=number)
        seen: dict[int, int] = {}
        for each in (match, world):
            for action in each.actions(seat) if seat in each.turn else ():
                outcome = game.kernel.nth_chance(rules, each._state, seat, action, 0)
                visible = game.observer.visible(rules, each._state, seat, action, outcome)
                remembered = event(rules, each._state, seat, action, outcome, False)
                assert seen.setdefault(int(visible), remembered) == remembered
                compared += 1
    assert compared > 0


# --- perfect recall ---


def recalled(batch: Batch, place: int, seat: int, back: int) -> dict[str, int]:
    """The move so far back, as the seat remembers it."""
    row = batch.observe(seats=np.where(np.arange(batch.size) == place, seat, -1))[place]
    prefix = f"move_{back}_"
    return {
        field.name[len(prefix) :]: int(row[field.start])
        for field in batch.space.fields
        if field.name.startswith(prefix)
    }


def test_up_and_down_remembers_changes_at_once_and_choices_when_they_are_seen() -> None:
    game = updown.game("up-and-down", players=3)
    batch, match = Batch(game, 1, seeds=[5], form="recall"), game.deal(seed=5)
    chef = match.turn[0]
    before = match.state()["trump"]
    for move in ({"move": "roll"},):
        batch.play(np.array([match.action_of(chef, move)]))
        match.play(chef, move)
    state, up = match.state(), match.state()["side"] == "up"
    rolled = recalled(batch, 0, chef, 1)
    assert rolled["seat"] == 1
    assert rolled["change"] == 5
    assert rolled["trump_before"] == (before if up else 14 - before)
    assert rolled["trump_after"] == (state["trump"] if up else 14 - state["trump"])
    for seat in (0, 1):
        action = match.actions(seat)[0]
        batch.play(np.array([action]))
        match.play(seat, action)
    assert recalled(batch, 0, 1, 1)["value"] > 0, "its own choice"
    assert recalled(batch, 0, 2, 1) == {**dict.fromkeys(rolled, 0), "seat": 3}, "face down"
    batch.play(np.array([match.actions(2)[0]]))
    for back in (1, 2, 3):
        assert all(recalled(batch, 0, seat, back)["value"] > 0 for seat in range(3)), "revealed"
    assert recalled(batch, 0, 0, 3)["seat"] == 1
    assert recalled(batch, 0, 0, 4)["change"] == 5


def test_auf_und_ab_remembers_what_only_its_own_seat_saw() -> None:
    game = updown.game("auf-und-ab", players=2, deck=DEEP)
    batch, match = Batch(game, 1, seeds=[2], form="recall"), game.deal(seed=2)
    seen = set()
    player = random.Random(1)
    while not match.over:
        seat = match.turn[0]
        kinds = sorted({move["move"] for move in match.moves(seat)})
        kind = player.choice([kind for kind in kinds if kind != "play"] or kinds)
        move = player.choice([move for move in match.moves(seat) if move["move"] == kind])
        sealed = match.sealed
        batch.play(np.array([match.action_of(seat, move)]))
        event = match.play(seat, move)
        if match.over:
            break
        own, other = recalled(batch, 0, seat, 1), recalled(batch, 0, 1 - seat, 1)
        assert (own["seat"], other["seat"]) == (1, 2)
        assert own["kind"] == other["kind"] == 1 + ["play", "draw", "bury", "swap", "keep", "lay"].index(kind)
        value = {name: number for number, name in enumerate(match.game.notation.names)}  # type: ignore[attr-defined]
        if kind == "draw":
            assert (own["first"], own["third"]) == (1 + value[event["discard"]], 1 + value[event["drawn"]])
            assert (other["first"], other["third"]) == (own["first"], 0)
        if kind == "bury":
            assert (own["first"], other["first"]) == (1 + value[event["card"]], 0)
        if kind == "lay" and match.sealed and sealed:
            assert own["first"] > 0
            assert other["first"] == 0
        if kind == "swap":
            assert own == {**other, "seat": 1}
            assert own["third"] == 1 + value[event["take"]]
        seen.add(kind)
    assert {"draw", "bury", "swap", "keep", "lay"} <= seen


def test_the_memory_is_that_of_the_round_and_keeps_the_last_moves() -> None:
    game = updown.game("dnup", players=2, deck=TWINS)
    batch = Batch(game, 1, seeds=[1], form="recall", limit=1000)
    played: list[tuple[int, int]] = []
    rounds, compared = 1, 0
    while rounds < 4:
        seat, action = int(batch.seats[0]), int(batch.sample_moves()[0])
        batch.play(np.array([action]))
        played.append((seat, action >> 57))
        if int(batch.states["begun"][0]) != rounds or batch.lengths[0] == 0:
            rounds, played = rounds + 1, []
            batch.states["begun"][0] = rounds
        for back in (1, 2, 64):
            known = recalled(batch, 0, 0, back)
            if back <= len(played):
                who, kind = played[-back]
                assert (known["seat"], known["kind"]) == (1 + who, 1 + kind)
                compared += 1
            else:
                assert not any(known.values())
    assert compared > 20


# --- the same but for names ---


def transformed(match: Match, seats: int, suits: int, mirror: bool) -> Match:
    """The same position of Up & Down with other names: seats and suits moved on, and high and low exchanged."""
    game, rules = match.game, match.game.rules
    players, around = game.players, rules.suits  # type: ignore[attr-defined]
    middle = rules.dice_faces + 1  # type: ignore[attr-defined]
    side_step = 2 if (around, players) == (4, 2) else 1
    old, twin = match._state, match.copy()
    new: Any = twin._state
    source: Any = old

    def card_of(card: int) -> int:
        suit, value = card >> SUIT_SHIFT, card & VALUE_MASK
        return int((suit + suits) % around << SUIT_SHIFT | (2 * middle - value if mirror else value))

    def cards_of(cards: int) -> int:
        return sum(1 << card_of(card) for card in range(64) if cards >> card & 1)

    def seat_of(seat: int) -> int:
        return (seat + seats) % players

    for seat in range(players):
        new.hands[seat_of(seat)] = cards_of(source.hands[seat])
        new.scores[seat_of(seat)] = source.scores[seat]
        new.tricks[seat_of(seat)] = source.tricks[seat]
        for trick in range(source.trick):
            new.played[trick, seat_of(seat)] = card_of(source.played[trick, seat])
    new.turn = sum(1 << seat_of(seat) for seat in match.turn)
    new.chef = seat_of(source.chef)
    new.rotation = (source.rotation + seats * side_step - suits) % around
    if mirror:
        new.side = 1 - source.side
        new.trump = 2 * middle - source.trump
    return twin


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4}, {"players": 3, "deck": "small-9"}])
@pytest.mark.parametrize("mirror", [False, True])
def test_up_and_down_looks_the_same_whatever_seats_suits_and_sides_are_called(options: Options, mirror: bool) -> None:
    compared = 0
    for match in positions(("up-and-down", options), 13, 10):
        if len(match.turn) not in (1, match.players):
            continue
        space = Space(match.game)
        for seats in range(match.players):
            for suits in range(match.game.rules.suits):  # type: ignore[attr-defined]
                twin = transformed(match, seats, suits, mirror)
                for seat in match.turn:
                    other = (seat + seats) % match.players
                    assert row_of(space, twin, other) == row_of(space, match, seat)
                    steps = [space.steps_of(match, seat, action) for action in match.actions(seat)]
                    assert sorted(space.steps_of(twin, other, action) for action in twin.actions(other)) == sorted(
                        steps
                    )
                    compared += 1
    assert compared > 0


def test_a_deck_that_is_not_the_same_both_ways_shows_its_side() -> None:
    game = updown.game("up-and-down", players=2, deck=LOPSIDED_DECK)
    space = Space(game)
    names = [field.name for field in space.fields]
    assert "up" in names
    assert "suits" in names, "two of three sides: the seats see different suits"
    field = space.fields[names.index("up")]
    for seed in range(6):
        match = game.deal(seed=seed)
        assert row_of(space, match, match.turn[0])[field.start] == (match.state()["side"] == "up")
    batch = Batch(game, 3, seed=1, plain=True, form="recall")
    for _ in range(40):
        batch.observe()
        batch.step(batch.sample())


def test_piles_of_auf_und_ab_have_no_places() -> None:
    """The same piles in another order: the same row, and the same steps."""
    compared = 0
    for match in positions(("auf-und-ab", {"players": 2}), 17, 12):
        if match.sealed:
            continue
        space, twin, seat = Space(match.game), match.copy(), match.turn[0]
        old, new = match._state, twin._state
        for owner in range(2):
            for pile in range(3):
                new.tops[3 * owner + pile] = old.tops[3 * owner + (pile + 1) % 3]  # type: ignore[attr-defined]
        assert row_of(space, twin, seat) == row_of(space, match, seat)
        ways = [sorted(space.steps_of(each, seat, action) for action in each.actions(seat)) for each in (match, twin)]
        assert ways[0] == ways[1]
        compared += 1
    assert compared > 0


def test_of_two_equal_cards_none_is_the_first() -> None:
    """dnup: the numbers of two copies can be exchanged where both are unseen."""
    compared = 0
    for match in positions(("dnup", {"players": 3, "deck": TWINS}), 19, 12):
        space, twin = Space(match.game), match.copy()
        rules: Any = match.game.rules
        state: Any = twin._state
        hidden = rules.firsts & ~_seen(match)
        while hidden:
            first = hidden & -hidden
            hidden ^= first
            both = first | first << 1
            for seat in range(match.players):
                if state.hands[seat] & both not in (0, both):
                    state.hands[seat] ^= both
            if state.turned & both not in (0, both):
                state.turned ^= both
            compared += 1
        for seat in range(match.players):
            assert row_of(space, twin, seat) == row_of(space, match, seat)
    assert compared > 0


def _seen(match: Match) -> int:
    from updown.games.dnup.kernel import seen

    return int(seen(match.game.rules, match._state))  # type: ignore[arg-type]


def test_the_plain_functions_are_the_compiled_ones() -> None:
    batch = Batch(updown.game("dnup", players=5), 6, seed=1)
    for _ in range(20):
        rows = batch.observe(dtype=np.int8)
        for place in range(6):
            seat = int(batch.seats[place])
            match = Match(batch.game, None)  # type: ignore[arg-type]
            match._state = layout.attach(batch.game.spec.State, batch.states[place : place + 1].copy())
            partial = int(batch._partials[place, seat])
            assert row_of(batch.space, match, seat, partial) == rows[place].tolist()
        batch.step(batch.sample())
