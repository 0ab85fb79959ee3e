"""Moves as people type them."""

from collections.abc import Iterator

import pytest

import updown
from updown.cli.moves import (
    PREVIEWED,
    choose_move,
    explain,
    find_moves,
    format_typed,
    group_moves,
    numbered,
    parse_typed,
)
from updown.rules.match import Json, Match
from updown.rules.registry import GAMES
from updown.rules.rng import below, new_stream

TABLES = [
    (name, players)
    for name, game in GAMES.items()
    for players in range(game.players_option().low, game.players_option().high + 1)
]


def positions(name: str, players: int, seed: int, most: int = 80) -> Iterator[Match]:
    """The positions of a random match."""
    match = updown.game(name, players=players).deal(seed=seed)
    stream = new_stream(seed, "test")
    while match.turn and most:
        yield match
        moves = match.moves(match.turn[-1])
        match.play(match.turn[-1], moves[below(stream, len(moves))])
        most -= 1


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_printed_can_be_typed(name: str, players: int) -> None:
    for match in positions(name, players, seed=3):
        for move in match.moves(match.turn[0]):
            assert parse_typed(format_typed(move)) == move


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("choose D9", {"move": "choose", "card": "D9"}),
        ("CHOOSE ♥12", {"move": "choose", "card": "H12"}),
        ("choose sq", {"move": "choose", "card": "S12"}),
        ("rotate", {"move": "rotate"}),
        ("rotate the card by 2", {"move": "rotate", "turns": 2}),
        ("lay cba, ab, joker", {"move": "lay", "cards": ["ABC", "AB", "-"]}),
        ("play ABC on 1 0", {"move": "play", "card": "ABC", "pile": [1, 0]}),
        ("swap AB and C for CDE", {"move": "swap", "discard": ["AB", "C"], "take": "CDE"}),
        ("swap AB", {"move": "swap", "discard": ["AB"]}),
        ("draw ab(3)", {"move": "draw", "discard": "AB"}),
        ("bury -", {"move": "bury", "card": "-"}),
        ("keep", {"move": "keep"}),
        ("play 3/4 3/6", {"move": "play", "cards": ["3/4", "3/6"]}),
        ("add 5/2 to 2", {"move": "add", "card": "5/2", "to": 2}),
        ("add 5/2 1 2", {"move": "add", "card": "5/2", "to": 1, "area": 2}),
        ("take from seat 1 area 2", {"move": "take", "from": 1, "area": 2}),
        ("take one", {"move": "take", "from": "one"}),
        ("take 99999999999", {"move": "take", "from": "99999999999"}),
        ("pass", {"move": "pass"}),
        ("", {"move": ""}),
    ],
)
def test_moves_are_read_as_people_type_them(typed: str, move: Json) -> None:
    assert parse_typed(typed) == move


def test_words_too_many_are_refused_with_what_to_type() -> None:
    with pytest.raises(ValueError, match=r"'abc de' is more than I can read: type 'swap CARD CARD OPEN-CARD'"):
        parse_typed("swap A B C ABC DE")


def first_moves(name: str, players: int) -> list[Json]:
    match = updown.game(name, players=players).deal(seed=1)
    return match.moves(match.turn[0])


def test_numbers_run_through_all_kinds() -> None:
    groups = group_moves(first_moves("up-and-down", 3))
    assert [(group.name, group.first, group.last) for group in groups] == [
        ("flip", 1, 1),
        ("rotate", 2, 4),
        ("roll", 5, 5),
    ]
    assert [number for number, _ in numbered(groups)] == [1, 2, 3, 4, 5]
    assert choose_move(groups, "3") == {"move": "rotate", "turns": 2}
    with pytest.raises(ValueError, match="no move 6: type 1 to 5"):
        choose_move(groups, "6")


def test_a_long_list_is_searched_by_card() -> None:
    moves = first_moves("auf-und-ab", 2)
    groups = group_moves(moves)
    card, other = moves[0]["cards"][:2]
    found = find_moves(groups, card.lower())
    assert [move for _, move in found] == [move for move in moves if card in move["cards"]]
    assert all(moves[number - 1] == move for number, move in found)
    assert len(find_moves(groups, f"lay {card} {other}")) == 11
    assert find_moves(groups, "swap") == []


def test_cards_alone_are_enough_where_one_move_has_just_these() -> None:
    match = updown.game("up-and-down", players=2).deal(seed=1)
    match.play(match.turn[0], {"move": "flip"})
    groups = group_moves(match.moves(0))
    card = groups[0].moves[4]["card"]
    assert choose_move(groups, card.lower()) == {"move": "choose", "card": card}
    assert choose_move(groups, "x9") == {"move": "x9"}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_move_means_gives_nothing_away(name: str, players: int) -> None:
    """The words are the same in every world that looks the same to the seat."""
    for match in positions(name, players, seed=5, most=25):
        seat = match.turn[0]
        world = match.redeal(seat, seed=1)
        for move in match.moves(seat)[:12]:
            words = explain(match, seat, move)
            assert words == explain(world, seat, move)
            assert words or move["move"] not in PREVIEWED or move["move"] == "play"
