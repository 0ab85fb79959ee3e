"""Why a move does not work, in every language: each code of a refusal has words, and they say what is possible."""

import re

import pytest

from kit.games import Player
from kit.positions import aa, dn, play, ud
from updown import IllegalMove, Match, game
from updown.cli.moves import Speech, group_moves
from updown.cli.refusals import why
from updown.games.registry import BUILT_IN
from updown.rules.match import Json
from updown.words import LANGUAGES

STOCK = "ACD ACE ADE BCD BCE BDE CDE ABCE"
HANDS = ("- A B AB ABC ABD ABCD CD", "C D E AC AD AE ACDE BCDE", "BC BD BE CE DE ABE ABDE ABCDE")


def refusal(match: Match, seat: int, move: Json) -> IllegalMove | None:
    """Why a copy of the match refuses the move, if it does."""
    try:
        match.copy().play(seat, move)
    except IllegalMove as refused:
        return refused
    return None


def text_for(match: Match, move: Json, lang: str) -> str:
    """The text that the player on turn reads when the move is refused."""
    seat = match.turn[0]
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, move)
    return why(match, seat, refused.value, group_moves(match.moves(seat)), Speech(match.game, lang))


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Choose a card (UD-11)."),
        ("de", "Wähle eine Karte (UD-11)."),
        ("fr", "Choisis une carte (UD-11)."),
        ("lb", "Wiel eng Kaart (UD-11)."),
        ("da", "Vælg et kort (UD-11)."),
    ],
)
def test_a_move_that_does_not_belong_here_says_what_does(lang: str, words: str) -> None:
    match = play(ud("C9 C8", "D5", "H10"), "0 flip")
    assert text_for(match, {"move": "flip"}, lang) == words
    assert text_for(match, {"move": "dance"}, lang) == words


def test_a_card_that_is_not_there() -> None:
    match = play(ud("C9 C8", "D5", "H10"), "0 flip")
    assert text_for(match, {"move": "choose", "card": "H10"}, "de") == "Diese Karte hast du nicht auf der Hand (UD-11)."
    assert text_for(match, {"move": "choose", "card": "X1"}, "lb") == "Déi Kaart gëtt et net (UD-11)."


def test_a_part_that_is_missing_is_shown_by_an_example() -> None:
    match = ud("C9 C8", "D5", "H10")
    assert text_for(match, {"move": "rotate"}, "da") == "Skriv det sådan: drej 1 (UD-10)."
    assert text_for(match, {"move": "rotate", "turns": 9}, "fr").endswith("tourner 1 (UD-10).")


def test_piles_and_cards_of_auf_und_ab() -> None:
    laying = aa(*HANDS, stock=STOCK)
    assert text_for(laying, {"move": "draw", "discard": "AB"}, "en").startswith("Pick 2 cards to start your piles.")
    match = play(laying, "0 lay AB CD", "1 lay ACDE BCDE", "2 lay ABDE ABCDE")
    no_fit = text_for(match, {"move": "play", "card": "-", "pile": [1, 0]}, "en")
    assert no_fit == "You can’t play joker(0) on ACDE(29): it needs exactly one symbol more or one fewer (AA-7)."
    assert "AA-11" in text_for(match, {"move": "swap", "discard": ["-", "A"], "take": "AB"}, "fr")
    assert text_for(match, {"move": "play", "card": "A", "pile": [7, 0]}, "de") == "Diesen Stapel gibt es nicht (AA-7)."
    assert text_for(match, {"move": "bury", "card": "A"}, "da").startswith("Du kan først lægge skjult væk")
    assert text_for(match, {"move": "lay", "cards": ["A", "B"]}, "en") == "Seat 0 to move: play or draw (AA-4)."


def test_sets_of_dnup_say_what_they_have_to_beat() -> None:
    match = dn("3/6 3/7 6/1", "1/5 5/2 5/7", "8/3")
    match = play(match, "1 play 5/2 5/7", "2 rotate")
    assert text_for(match, {"move": "play", "cards": ["3/6", "3/7"]}, "en") == (
        "A pair must beat the 5s on the table (DN-8)."
    )
    assert text_for(match, {"move": "play", "cards": ["3/6", "6/1"]}, "de").endswith("denselben Wert haben (DN-7).")
    assert text_for(match, {"move": "add", "card": "3/6", "to": 1}, "lb") == (
        "Op dee Set passen nëmme Kaarte mam Wäert 5 (DN-9)."
    )
    assert text_for(match, {"move": "take", "from": 2}, "fr") == "Il n’y a pas de série là (DN-10)."
    assert text_for(match, {"move": "take", "from": 0}, "da") == "Du kan kun tage de andres sæt (DN-10)."


def test_with_two_players_of_dnup_a_set_has_to_beat_ones_own() -> None:
    match = play(dn("8/2 8/3 8/4 8/5 9/3 9/4 9/5 9/6 1/5", ""), "0 play 9/3 9/4 9/5 9/6", "1 rotate", "1 rotate")
    eights = {"move": "play", "cards": ["8/2", "8/3", "8/4", "8/5"]}
    assert text_for(match, eights, "en") == (
        "You already have 4 9s in your other area: 4 new cards must be higher (DN-18)."
    )


@pytest.mark.parametrize("name", [game.id for game in BUILT_IN])
def test_every_refusal_has_a_text_in_every_language_with_its_rule(name: str) -> None:
    """Every action of the game, and some nonsense, along random matches."""
    codes = set()
    for seed, players in ((1, 2), (2, 3)):
        match, player = game(name, players=players).deal(seed=seed), Player("kinds", seed)
        nonsense: list[Json] = [{"move": "dance"}, *({"move": kind} for kind in match.game.move_words)]
        for _ in range(20):
            if match.over:
                break
            seat = match.turn[0]
            legal, groups = match.actions(seat), group_moves(match.moves(seat))
            others = [action for action in match.game.all_actions() if action not in legal]
            tried = [*map(match.game.format_move, others[:: max(1, len(others) // 12)]), *nonsense]
            for move in tried:
                refused = refusal(match, seat, move)
                if refused is not None:
                    codes.add(refused.code)
                    said = [why(match, seat, refused, groups, Speech(match.game, lang)) for lang in LANGUAGES]
                    assert len({*said}) == len(LANGUAGES), said
                    assert all(re.search(rf"\({refused.rule}\)\.$", line) for line in said), said
            player.play(match)
    assert len(codes) >= 4
