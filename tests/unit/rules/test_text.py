"""The tables and facts of all games in words: complete, readable, and telling a seat nothing that it may not know."""

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

import pytest

import updown
from updown.games.auf_und_ab import text as auf_und_ab
from updown.games.dnup import text as dnup
from updown.games.up_and_down import text as up_and_down
from updown.rules.text import WIDTH
from updown.words import LANGUAGES

OTHER_LETTERS = {
    "format": "updown-deck/1",
    "game": "up-and-down",
    "name": "other-letters",
    "suits": ["X", "H", "C"],
    "first_chef": "C",
    "values": [2, 3, 4],
    "dice": 2,
    "hand": {"2": 4, "3": 3},
}

TABLES: list[tuple[str, dict[str, Any]]] = [
    *(("up-and-down", {"players": players}) for players in (2, 3, 4)),
    *(("up-and-down", {"players": players, "edition": "ludolux", "rounds": 2}) for players in (2, 3, 4)),
    ("up-and-down", {"players": 2, "deck": "small-9", "tiebreak": "shared"}),
    ("up-and-down", {"players": 4, "deck": "small-20", "rounds": 3}),
    ("up-and-down", {"players": 2, "deck": OTHER_LETTERS}),
    *(("auf-und-ab", {"players": players}) for players in (2, 3)),
    *(("auf-und-ab", {"players": players, "deck": "binary-16", "goal": "low"}) for players in (2, 3)),
    ("auf-und-ab", {"players": 2, "deck": "binary-8"}),
    *(("dnup", {"players": players}) for players in (2, 3, 4, 5)),
    ("dnup", {"players": 2, "deck": "dnup-10"}),
    ("dnup", {"players": 5, "deck": "dnup-10"}),
]
NAMES = [f"{game}-{options['players']}-{n}" for n, (game, options) in enumerate(TABLES)]
MOST_MOVES = 250
NBSP = "\N{NO-BREAK SPACE}"

FACTS = {
    "up-and-down": {"flipped", "rotated", "rolled", "chosen", "trick", "round-over"},
    "auf-und-ab": {
        *("laid", "revealed", "drew", "kept", "swapped", "played", "buried", "last-turns", "round-over"),
    },
    "dnup": {"played", "added", "took", "rotated", "beaten", "out", "discarded", "round-over"},
}

every_table = pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)


def random_play(game: str, options: dict[str, Any], seed: int) -> Iterator[updown.Match]:
    """A match at every stage, from the deal to the end (or long enough)."""
    match = updown.game(game, **options).deal(seed=seed)
    chance = random.Random(seed)
    yield match
    for _ in range(MOST_MOVES):
        if match.over:
            return
        seat = chance.choice(match.turn)
        moves = match.moves(seat)
        kind = chance.choice(sorted({move["move"] for move in moves}))
        match.play(seat, chance.choice([move for move in moves if move["move"] == kind]))
        yield match


def rotating_play() -> Iterator[updown.Match]:
    """DN-16: nobody ever discards."""
    match = updown.game("dnup", players=3).deal(seed=1)
    for _ in range(100):
        match.play(match.turn[0], {"move": "rotate"})
        yield match


@cache
def facts_of_random_games(game: str) -> list[dict[str, Any]]:
    tables = [options for name, options in TABLES if name == game]
    matches = (match for seed in range(2) for options in tables for match in random_play(game, options, seed))
    facts = [fact for match in matches for fact in match.last_facts]
    return [*facts, *(fact for match in rotating_play() for fact in match.last_facts)] if game == "dnup" else facts


@pytest.mark.parametrize("game", FACTS)
def test_every_kind_of_fact_occurs(game: str) -> None:
    facts = facts_of_random_games(game)
    assert {fact["fact"] for fact in facts} == FACTS[game]
    if game == "up-and-down":
        verdicts = {verdict for fact in facts if fact["fact"] == "trick" for verdict in fact["verdicts"]}
        assert verdicts == {"wins", "beaten", "does-not-count", "cancelled"}
        assert {fact["taken"] > 1 for fact in facts if fact["fact"] == "trick"} == {True, False}
    if game == "dnup":
        assert {fact["void"] for fact in facts if fact["fact"] == "round-over"} == {True, False}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", FACTS)
def test_every_fact_has_a_sentence(game: str, lang: str) -> None:
    text = import_module(f"updown.games.{game.replace('-', '_')}.text")
    for fact in facts_of_random_games(game):
        lines = text.sentence(fact, lang).split("\n")
        assert all(line.endswith(".") and line == line.strip() for line in lines)
        if fact["fact"] == "trick":
            assert len(lines) == len(fact["cards"]) + 1


@pytest.mark.parametrize("game", FACTS)
def test_a_fact_without_a_sentence_is_named_with_its_values(game: str) -> None:
    text = import_module(f"updown.games.{game.replace('-', '_')}.text")
    fact = {"fact": "fell-down", "seat": 0, "cards": ["A", "B"]}
    assert text.sentence(fact, "en") == "Seat 0: fell down A B"


@every_table
def test_tables_are_plain_and_narrow_in_every_language(game: str, options: dict[str, Any]) -> None:
    for stage, match in enumerate(random_play(game, options, seed=5)):
        if stage % 8 and not match.over:
            continue
        for lang in LANGUAGES:
            for seat in (*range(match.game.players), None):
                check_plain(match.text(lang, seat, open_hands=False))
            check_plain(match.text(lang))


def check_plain(text: str) -> None:
    for line in text.split("\n"):
        assert len(line) <= WIDTH, line
        assert line == line.rstrip()
        assert line.isprintable() or "\u00a0" in line
        assert "{" not in line


@every_table
def test_a_view_in_words_does_not_change_when_hidden_cards_are_dealt_anew(game: str, options: dict[str, Any]) -> None:
    for stage, match in enumerate(random_play(game, options, seed=9)):
        if stage % 5 and not match.over:
            continue
        for seat in (*range(match.game.players), None):
            world = match.determinize(seat, seed=stage)
            assert world.text("en", seat, open_hands=False) == match.text("en", seat, open_hands=False)


@every_table
def test_repr_works_at_every_stage(game: str, options: dict[str, Any]) -> None:
    for match in random_play(game, options, seed=2):
        assert repr(match) == f"<{match.game!r}\n{match.text()}>"


def test_between_two_rounds_the_next_one_waits() -> None:
    *_, match = random_play("up-and-down", {"players": 2, "deck": "small-9", "rounds": 2}, seed=3)
    record = match.record()
    waiting = updown.replay({**record, "rounds": record["rounds"][:1]})
    assert waiting.between_rounds
    assert repr(waiting).endswith("\nThe round is over; the next one hasn’t been dealt yet.>")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^lang is 'xx': expected en, de, fr, lb, da$"):
        updown.game("dnup", players=3).deal(seed=1).text("xx")


# --- how it looks ---


def test_up_and_down_table() -> None:
    shown = {
        "game": "up-and-down",
        "round": 1,
        "turn": [0],
        "scores": [12, 9, 4],
        "over": False,
        "winners": [],
        "side": "up",
        "suits": ["D", "H", "S"],
        "trump": 12,
        "chef": 1,
        "phase": "choose",
        "pot": 2,
        "tricks": [1, 0, 3],
        "seat": 0,
        "hands": [["D10", "D2", "H7", "C11"], 3, 3],
        "aside": 2,
        "chosen": [None, True, True],
        "played": [{"cards": ["S2", "S9", "D12"], "winner": 2}],
    }
    assert up_and_down.table(shown, "en").split("\n") == [
        "Up & Down · round 2 · seen by seat 0",
        "UP: the highest card wins · trump 12 (queen) · pot: 2 tricks · trick boss: seat 1",
        "",
        "          suit          tricks  total  chosen            hand",
        "> seat 0  diamonds (D)       1     12  –                 D2 D10  H7  C11",
        "  seat 1  hearts (H)         0      9  a card face down  3 cards",
        "  seat 2  spades (S)         3      4  a card face down  3 cards",
        "",
        "aside: 2 cards",
        "last trick: seat 0 (S2), seat 1 (S9), seat 2 (D12), taken by seat 2",
        "Still to choose a card: seat 0.",
    ]


def test_auf_und_ab_table() -> None:
    shown = {
        "game": "auf-und-ab",
        "round": 0,
        "turn": [1],
        "scores": [7, 2],
        "over": False,
        "winners": [],
        "phase": "act",
        "seat": 0,
        "hands": [["ABC", "-", "E"], 4],
        "my_buried": ["AB"],
        "buried": 3,
        "stock": 0,
        "piles": [[["A", "AC", "ACD"], ["D"]], [["BC"], ["-"]]],
        "open": ["CD", "B"],
        "pending": None,
        "known": [[], ["BDE", "A"]],
        "last_turns": [1],
    }
    assert auf_und_ab.table(shown, "en").split("\n") == [
        "Auf und Ab · seen by seat 0",
        "stock: no cards · buried: 3 cards, yours: AB(3) · open cards: B(2) CD(12)",
        "",
        f"  seat 0 · 7{NBSP}points",
        "    pile 0  ACD(13) over AC(5) A(1)",
        "    pile 1  D(8)",
        "    hand    joker(0) ABC(7) E(16)",
        "",
        f"> seat 1 · 2{NBSP}points",
        "    pile 0  BC(6)",
        "    pile 1  joker(0)",
        "    hand    4 cards, known: A(1) BDE(26)",
        "",
        "last turn for: seat 1",
        "Seat 1 to move: play, swap or bury.",
    ]


def test_auf_und_ab_while_laying() -> None:
    match = updown.game("auf-und-ab", players=3).deal(seed=4)
    match.play(1, match.moves(1)[0])
    lines = match.text("en", 0, open_hands=False).split("\n")
    assert "    laid  2 cards face down" in lines
    assert lines.count("    laid  –") == 2
    assert lines[-1] == "Still to lay cards face down: seat 0 and seat 2."


def test_a_card_just_drawn_is_seen_by_its_seat_only() -> None:
    match = updown.game("auf-und-ab", players=2).deal(seed=4)
    for seat in (0, 1):
        match.play(seat, match.moves(seat)[0])
    seat = match.turn[0]
    match.play(seat, next(move for move in match.moves(seat) if move["move"] == "draw"))
    card = auf_und_ab.card_name("en", match.state()["pending"])
    assert match.text("en", seat, open_hands=False).endswith(f"Seat {seat} has just taken {card}: play it or keep it.")
    hidden = f"Seat {seat} has just drawn a card face down: play it or keep it."
    assert match.text("en", 1 - seat, open_hands=False).endswith(hidden)


def test_dnup_table() -> None:
    shown = {
        "game": "dnup",
        "round": 0,
        "turn": [2],
        "scores": [2, 0, 1],
        "over": False,
        "winners": [],
        "seat": 2,
        "sets": [[["3/4", "3/6"]], [["7/2"]], [[]]],
        "area": 1,
        "out": [0],
        "discarded": 5,
        "quiet": 60,
        "hands": [0, 6, ["9/1", "2/8", "2/5"]],
        "known": [[], ["5/2"], []],
        "starter": 1,
    }
    assert dnup.table(shown, "en").split("\n") == [
        "dnup · round 1 · seen by seat 2",
        "on the table: 1 card of value 7 · 2 cards of value 3",
        "discarded: 5 cards · out: seat 0 · seat 1 began · nobody has discarded for 60 turns",
        "",
        "          points  set      hand",
        "  seat 0       2  3/4 3/6  no cards",
        "  seat 1       0  7/2      6 cards, known: 5/2",
        "> seat 2       1  –        2/5 2/8  9/1",
        "",
        "Seat 2 to move: play, add, take or rotate.",
    ]


def test_shared_wins_name_all_winners() -> None:
    shown = updown.game("auf-und-ab", players=3).deal(seed=1).state()
    shown |= {"turn": [], "over": True, "winners": [0, 2]}
    assert auf_und_ab.table(shown, "en").endswith("The game is over: seat 0 and seat 2 win together.")
    assert auf_und_ab.table(shown, "lb").endswith("D’Spill ass eriwwer: Plaz 0 a Plaz 2 gewannen zesummen.")


def test_a_trick_in_words() -> None:
    """The rulebook's third example: two trumps cancel each other out, the third card is not of its player's suit."""
    fact = {
        "fact": "trick",
        "cards": ["H7", "D7", "C10"],
        "suits": ["D", "H", "S"],
        "verdicts": ["cancelled", "cancelled", "does-not-count"],
        "winner": None,
        "taken": 0,
        "pot": 2,
        "edition": "classic",
    }
    assert up_and_down.sentence(fact, "en").split("\n") == [
        "Seat 0: the 7 of hearts is cancelled out, because its value was played more than once.",
        "Seat 1: the 7 of diamonds is cancelled out, because its value was played more than once.",
        "Seat 2: the 10 of clubs doesn’t count: it’s neither their suit nor a trump.",
        "Nobody takes the trick. The pot now holds 2 tricks.",
    ]


@pytest.mark.parametrize(("edition", "card"), [("classic", "Herz-Dame"), ("ludolux", "Hut 12"), (None, "H12")])
def test_hearts_and_hats(edition: str | None, card: str) -> None:
    """UD-2: both are written H; the fact says whose suits they are, and other letters stand for themselves."""
    fact = {
        "fact": "trick",
        "cards": ["H12", "H3"],
        "suits": ["H", "C"],
        "verdicts": ["wins", "beaten"],
        "winner": 0,
        "taken": 3,
        "pot": 0,
        "edition": edition,
    }
    sentence = up_and_down.sentence(fact, "de")
    assert sentence.startswith(f"Platz 0: {card} gewinnt.\n")
    assert sentence.endswith("Platz 0 bekommt den Stich und 2 dazu aus dem Pott.")


def test_a_tie_at_the_reveal_names_the_lowest_card() -> None:
    fact = {"fact": "revealed", "cards": [["A", "BD"], ["AB", "D"]], "sums": [11, 11], "begins": 0}
    fact |= {"values": [[1, 10], [3, 8]], "tie": True}
    assert auf_und_ab.sentence(fact, "en").split("\n") == [
        "The piles are turned up.",
        "Seat 0: A(1) BD(10), sum 11.",
        "Seat 1: AB(3) D(8), sum 11.",
        "The lowest sums are level: seat 0 has the lowest single card and begins.",
    ]


def test_a_taken_set_is_described_as_it_lay_and_as_it_is_held() -> None:
    fact = {"fact": "took", "seat": 0, "from": 2, "cards": ["2/5", "2/7", "2/9"], "turned": ["5/2", "7/2", "9/2"]}
    sentence = dnup.sentence(fact, "en")
    assert sentence == "Seat 0 takes seat 2’s set (2/5 2/7 2/9) and turns it: 5/2 7/2 9/2."


def test_seats_are_named_as_their_place_in_the_sentence_asks() -> None:
    taken = {"fact": "took", "seat": 0, "from": 2, "cards": ["2/5"], "turned": ["5/2"]}
    sentence = dnup.sentence(taken, "fr")
    assert sentence == "La place 0 prend la série devant la place 2 (2/5) et la fait pivoter\u00a0: 5/2."
    assert dnup.sentence(taken, "da") == "Plads 0 tager sættet foran plads 2 (2/5) og vender det: 5/2."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_players_of_dnup_win_rounds_and_no_points(lang: str) -> None:
    """DN-20."""
    sentences = {
        players: next(
            dnup.sentence(fact, lang)
            for match in random_play("dnup", {"players": players}, seed=1)
            for fact in match.last_facts
            if fact["fact"] == "out"
        )
        for players in (2, 3)
    }
    assert re.search(r"[Pp]oint|Punkt", sentences[3])
    assert not re.search(r"[Pp]oint|Punkt", sentences[2])
