"""The kit's short notation means what it says: `parse_move` and `format_move` undo each other on every kind of move."""

import random

import pytest

import updown
from kit.chance import assert_even, chance_beyond
from kit.positions import PLAYERS, TABLES, dn_deck, format_move, parse_move


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_short_moves_round_trip(game: str, players: int) -> None:
    chooser = random.Random(players)
    match = updown.game(game, players=players).deal(seed=players)
    kinds: set[str] = set()
    for _ in range(200):
        if match.over:
            match = match.game.deal(seed=len(kinds))
        seat = chooser.choice(match.turn)
        moves = match.moves(seat)
        for move in chooser.sample(moves, min(len(moves), 20)):
            assert parse_move(format_move(move)) == move
        kind = chooser.choice(sorted({move["move"] for move in moves}))
        move = chooser.choice([move for move in moves if move["move"] == kind])
        kinds.add(kind)
        match.play(seat, move)
    expected = {
        "up-and-down": {"flip", "rotate", "roll", "choose"},
        "auf-und-ab": {"lay", "play", "draw", "swap", "keep", "bury"},
        "dnup": {"play", "add", "take", "rotate"},
    }
    assert kinds == expected[game]


def test_dnup_decks_have_the_sizes_of_the_page() -> None:
    assert [len(dn_deck(players)) for players in PLAYERS["dnup"]] == [18, 27, 36, 40]


@pytest.mark.parametrize(
    ("distance", "freedom", "chance"), [(7.815, 3, 0.05), (29.588, 10, 0.001), (149.449, 100, 0.001)]
)
def test_chi_square_agrees_with_the_tables(distance: float, freedom: int, chance: float) -> None:
    assert chance_beyond(distance, freedom) == pytest.approx(chance, rel=0.1)


def test_a_loaded_die_is_noticed() -> None:
    assert_even([100, 98, 103, 99, 104, 96])
    with pytest.raises(AssertionError, match="chi-square"):
        assert_even([100, 98, 103, 99, 104, 180])
