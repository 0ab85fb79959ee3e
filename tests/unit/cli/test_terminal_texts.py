"""What the terminal says of each game beyond the table and its sentences, in the words of the game's terminal.py."""

import pytest

from kit.positions import aa, dn, play, ud
from updown import IllegalMove, Match
from updown.games.dnup import terminal
from updown.rules.match import Json

STOCK = "ACD ACE ADE BCD BCE BDE CDE ABCE"
HANDS = ("- A B AB ABC ABD ABCD CD", "C D E AC AD AE ACDE BCDE", "BC BD BE CE DE ABE ABDE ABCDE")


def trick(match: Match, *moves: str) -> tuple[Json, Json]:
    """The view of seat 0 before the last of these moves, and the trick that it ends."""
    match = play(match, *moves[:-1])
    before = match.view(0)
    match = play(match, moves[-1])
    return before, next(fact for fact in match.last_facts if fact["fact"] == "trick")


@pytest.mark.parametrize(
    ("trump", "side", "cards", "words"),
    [
        (9, "down", ("C8", "D9"), "Seat 1 takes the trick with a trump: 9 of diamonds."),
        (12, "down", ("C8", "D4"), "You take the trick with the highest card that counts: 8 of clubs."),
        (12, "up", ("C8", "D4"), "You take the trick with the lowest card that counts: 8 of clubs."),
        (12, "up", ("S5", "D4"), ""),
    ],
)
def test_why_a_card_wins_is_added_to_a_trick(trump: int, side: str, cards: tuple[str, str], words: str) -> None:
    match = play(ud("C8 S5", "D9 D4", trump=trump, side=side), "0 flip")
    before, fact = trick(match, f"0 {cards[0]}", f"1 {cards[1]}")
    assert match.game.terminal.comment(fact, before, "en") == words
    assert match.game.terminal.comment({"fact": "flipped"}, before, "en") == ""


def test_the_frame_has_the_colour_of_the_side_that_is_up() -> None:
    match = ud("C8 D5", "D9 D4", side="up")
    colours = match.game.terminal.frame_colour
    assert colours(match.view(0)) == "blue"
    assert colours(play(match, "0 flip").view(None)) == "green"
    assert dn("1/5", "2/6", "8/3").game.terminal.frame_colour({}) == ""


def test_kinds_of_moves_are_explained_where_their_names_do_not_say_enough() -> None:
    about_kind = aa(*HANDS, stock=STOCK).game.terminal.about_kind
    assert about_kind("bury", "en") == "lay a card face down, out of the game"
    assert about_kind("play", "en") == ""


def test_a_player_who_draws_reads_the_card() -> None:
    match = play(aa(*HANDS, stock=STOCK), "0 lay AB CD", "1 lay ACDE BCDE", "2 lay ABDE ABCDE")
    seat = match.turn[0]
    event = match.play(seat, {"move": "draw", "discard": match.view(seat)["hands"][seat][0]})
    assert match.game.terminal.learned(event, "en") == "You draw ACD(13)."
    assert match.game.terminal.learned({"move": "keep"}, "en") == ""


def test_what_a_set_of_dnup_would_beat() -> None:
    match = play(dn("6/1 7/2", "1/5 5/2", "8/3"), "1 play 5/2", "2 rotate")
    assert terminal.explain(match, 0, {"move": "play", "cards": ["6/1"]}, "en") == "beats the set of seat 1: 5/2"


def test_a_card_may_not_be_added_to_a_set_that_then_beats_nothing() -> None:
    match = play(dn("5/8", "1/5 5/2", "8/3 8/4"), "1 play 5/2", "2 play 8/3 8/4")
    with pytest.raises(IllegalMove) as refused:
        match.play(0, {"move": "add", "card": "5/8", "to": 1})
    assert refused.value.code == "add-not-higher"
    assert match.game.terminal.refused(match, 0, refused.value, "en") == (
        "That would make a pair, and it doesn’t beat the 8s on the table."
    )


def test_the_last_card_of_dnup_is_noted() -> None:
    assert terminal.explain_fact({}, "en", {"fact": "out", "seat": 1, "points": 2}, {"seat": 1}) == "your last card"
