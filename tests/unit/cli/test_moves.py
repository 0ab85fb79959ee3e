"""Moves as people type them."""

from collections.abc import Iterator

import pytest

import updown
from updown.cli.moves import Speech, choose_move, find_moves, format_typed, group_moves, numbered
from updown.games.registry import BUILT_IN, GAMES
from updown.rules.match import Json, Match
from updown.rules.rng import below, new_stream
from updown.rules.terminal import plain
from updown.words import LANGUAGES

TABLES = [
    (game.id, players)
    for game in BUILT_IN
    for players in range(game.players_option().low, game.players_option().high + 1)
]


PREVIEWED = frozenset({"flip", "rotate", "play", "add", "take"})


def speech_of(name: str, lang: str, players: int = 2) -> Speech:
    return Speech(updown.game(name, players=players), lang)


def positions(name: str, players: int, seed: int, most: int = 80) -> Iterator[Match]:
    """The positions of a random match."""
    match = updown.game(name, players=players).deal(seed=seed)
    stream = new_stream(seed, "test")
    while match.turn and most:
        yield match
        moves = match.moves(match.turn[-1])
        match.play(match.turn[-1], moves[below(stream, len(moves))])
        most -= 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_printed_can_be_typed(name: str, players: int, lang: str) -> None:
    """With or without accents, and in the words of the record too."""
    speech = speech_of(name, lang, players)
    for match in positions(name, players, seed=3, most=40):
        for move in match.moves(match.turn[0])[::7]:
            typed = speech.format(move)
            assert [speech.parse(each) for each in (typed, plain(typed), format_typed(move))] == [move] * 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [game.id for game in BUILT_IN])
def test_every_move_has_a_name_of_its_own(name: str, lang: str) -> None:
    speech = speech_of(name, lang)
    phrases = [" ".join(speech.split(phrase)) for phrase in speech.names.values()]
    assert all(phrases)
    assert len({*phrases}) == len(GAMES[name].move_words)
    assert {*speech.names} == {*speech.shapes}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_is_taken_for_a_word_between_the_cards(lang: str) -> None:
    fillers = speech_of("auf-und-ab", lang).fillers
    assert fillers
    assert [filler for filler in fillers if {*filler} <= {*"abcde"}] == []


@pytest.mark.parametrize(
    ("game", "lang", "typed", "move"),
    [
        ("auf-und-ab", "de", "spielen ABC auf Stapel 1 0", {"move": "play", "card": "ABC", "pile": [1, 0]}),
        ("auf-und-ab", "de", "verdeckt ablegen ab", {"move": "bury", "card": "AB"}),
        ("auf-und-ab", "da", "læg skjult væk ab", {"move": "bury", "card": "AB"}),
        ("auf-und-ab", "da", "laeg AB C", {"move": "lay", "cards": ["AB", "C"]}),
        ("auf-und-ab", "fr", "piocher DE", {"move": "draw", "discard": "DE"}),
        ("auf-und-ab", "lb", "zeien joker", {"move": "draw", "discard": "-"}),
        ("up-and-down", "fr", "lancer les dés", {"move": "roll"}),
        ("up-and-down", "da", "vend om", {"move": "flip"}),
        ("up-and-down", "da", "drej 2", {"move": "rotate", "turns": 2}),
        ("dnup", "da", "føj 5/2 til 2", {"move": "add", "card": "5/2", "to": 2}),
        ("dnup", "da", "vend", {"move": "rotate"}),
        ("dnup", "lb", "derbäileeën 5/2 bei Plaz 1", {"move": "add", "card": "5/2", "to": "bei", "area": 1}),
    ],
)
def test_moves_are_read_in_the_players_language(game: str, lang: str, typed: str, move: Json) -> None:
    assert speech_of(game, lang).parse(typed) == move


@pytest.mark.parametrize(
    ("game", "typed", "move"),
    [
        ("up-and-down", "choose D9", {"move": "choose", "card": "D9"}),
        ("up-and-down", "CHOOSE ♥12", {"move": "choose", "card": "H12"}),
        ("up-and-down", "choose sq", {"move": "choose", "card": "S12"}),
        ("up-and-down", "rotate", {"move": "rotate"}),
        ("up-and-down", "rotate the card by 2", {"move": "rotate", "turns": 2}),
        ("auf-und-ab", "lay cba, ab, joker", {"move": "lay", "cards": ["ABC", "AB", "-"]}),
        ("auf-und-ab", "play ABC on 1 0", {"move": "play", "card": "ABC", "pile": [1, 0]}),
        ("auf-und-ab", "swap AB and C for CDE", {"move": "swap", "discard": ["AB", "C"], "take": "CDE"}),
        ("auf-und-ab", "swap AB", {"move": "swap", "discard": ["AB"]}),
        ("auf-und-ab", "draw ab(3)", {"move": "draw", "discard": "AB"}),
        ("auf-und-ab", "bury -", {"move": "bury", "card": "-"}),
        ("auf-und-ab", "keep", {"move": "keep"}),
        ("dnup", "play 3/4 3/6", {"move": "play", "cards": ["3/4", "3/6"]}),
        ("dnup", "add 5/2 to 2", {"move": "add", "card": "5/2", "to": 2}),
        ("dnup", "add 5/2 1 2", {"move": "add", "card": "5/2", "to": 1, "area": 2}),
        ("dnup", "take from seat 1 area 2", {"move": "take", "from": 1, "area": 2}),
        ("dnup", "take one", {"move": "take", "from": "one"}),
        ("dnup", "take 99999999999", {"move": "take", "from": "99999999999"}),
        ("dnup", "pass", {"move": "pass"}),
        ("dnup", "", {"move": ""}),
    ],
)
def test_moves_are_read_as_people_type_them(game: str, typed: str, move: Json) -> None:
    assert speech_of(game, "en").parse(typed) == move


def test_words_too_many_are_refused() -> None:
    with pytest.raises(ValueError, match="That is too much: “abc de”"):
        speech_of("auf-und-ab", "en").parse("swap A B C ABC DE")
    with pytest.raises(ValueError, match="C’est trop"):
        speech_of("auf-und-ab", "fr").parse("échanger A B C ABC DE")


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
    speech = speech_of("up-and-down", "en")
    assert choose_move(groups, "3", speech) == {"move": "rotate", "turns": 2}
    with pytest.raises(ValueError, match="no move 6: type 1 to 5"):
        choose_move(groups, "6", speech)


def test_a_long_list_is_searched_by_card() -> None:
    moves = first_moves("auf-und-ab", 2)
    groups = group_moves(moves)
    card, other = moves[0]["cards"][:2]
    speech = speech_of("auf-und-ab", "de")
    found = find_moves(groups, card.lower(), speech)
    assert [move for _, move in found] == [move for move in moves if card in move["cards"]]
    assert all(moves[number - 1] == move for number, move in found)
    for name in ("lay", "legen"):
        assert len(find_moves(groups, f"{name} {card} {other}", speech)) == 11
    assert find_moves(groups, "eintauschen", speech) == []


def test_cards_alone_are_enough_where_one_move_has_just_these() -> None:
    match = updown.game("up-and-down", players=2).deal(seed=1)
    match.play(match.turn[0], {"move": "flip"})
    groups = group_moves(match.moves(0))
    card = groups[0].moves[4]["card"]
    speech = speech_of("up-and-down", "lb")
    assert choose_move(groups, card.lower(), speech) == {"move": "choose", "card": card}
    assert choose_move(groups, "x9", speech) == {"move": "x9"}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_move_means_gives_nothing_away(name: str, players: int) -> None:
    """The words are the same in every world that looks the same to the seat."""
    for match in positions(name, players, seed=5, most=25):
        seat = match.turn[0]
        world = match.determinize(seat, seed=1)
        for move in match.moves(seat)[:12]:
            words = match.game.terminal.explain(match, seat, move, "da")
            assert words == match.game.terminal.explain(world, seat, move, "da")
            assert words or move["move"] not in PREVIEWED or move["move"] == "play"
