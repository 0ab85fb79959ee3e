"""Decks as data: what is wrong with one is said when it is loaded."""

from pathlib import Path
from typing import Any

import pytest

import updown
from updown.games.registry import GAMES
from updown.rules.deck import shipped_decks

DNUP = {"format": "updown-deck/1", "game": "dnup", "name": "mine", "star": "1/5"}


def changed(kind: str, deck: str, /, **entries: Any) -> dict[str, Any]:
    """A deck that comes with the program, with some entries changed; None takes one out."""
    content = shipped_decks(GAMES[kind].package)[deck] | entries
    return {key: value for key, value in content.items() if value is not None}


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        ({"suits": ["D", "D"]}, "2 to 4 different letters"),
        ({"suits": ["D", "é", "S", "C"]}, "letters from A to Z"),
        ({"suits": ["D", "C"]}, "2 suits are too few for 3 players"),
        ({"first_chef": "X"}, "first_chef is 'X', expected one of the suits"),
        ({"values": [2, 13]}, "no card of value 13, the dice give 2 to 12"),
        ({"values": [2, 3, 2]}, "the value 2 is there twice"),
        ({"dice": 7}, "dice is 7, expected a number from 2 to 6"),
        ({"hand": {"3": 15}}, "44 cards are too few for 3 hands of 15"),
        ({"hand": {"2": 15}}, "hand for 3 players is None"),
        ({"hand": None}, "hand is missing"),
        ({"kings": 4}, "unknown entries: 'kings'"),
        ({"name": ""}, "name is ''"),
        ({"about": 5}, "about is 5"),
        ({"format": "updown-deck/9"}, "format is 'updown-deck/9'"),
        ({"game": "dnup"}, "it is for 'dnup'"),
    ],
)
def test_an_impossible_deck_for_up_and_down(entries: dict[str, Any], words: str) -> None:
    with pytest.raises(updown.BadDeck, match=words):
        updown.game("up-and-down", players=3, deck=changed("up-and-down", "classic", **entries))


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        ({"symbols": ["A"]}, "2 to 5 of them"),
        ({"symbols": ["A", "C"]}, "expected 'A', 'B' and so on"),
        ({"hand": {"3": 11}}, "32 cards are too few for 3 hands of 11"),
        ({"lay": {"3": 2}, "hand": {"3": 2}}, "leaves no card in hand"),
    ],
)
def test_an_impossible_deck_for_auf_und_ab(entries: dict[str, Any], words: str) -> None:
    with pytest.raises(updown.BadDeck, match=words):
        updown.game("auf-und-ab", players=3, deck=changed("auf-und-ab", "binary-32", **entries))


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        ({"cards": ["1/5", "2/3", "2/3", "3/2"]}, "2/3 is there 3 times"),
        ({"cards": ["1/5", *(f"2/{n}" for n in range(3, 16))]}, "the value 2 is on 13 cards, expected at most 12"),
        ({"cards": ["2/3", "3/4"]}, "the card with the star, 1/5, must be there once"),
        ({"cards": ["1/5", "3/3"]}, "no card '3/3'"),
        ({"cards": ["1/5", "3/16"]}, "no card '3/16'"),
        ({"cards": ["1/5", "3/6", "2/4"]}, "3 cards cannot be dealt evenly to 2 players"),
        ({"cards": ["1/5", "3/6"], "smile": ["x"]}, "no card 'x'"),
    ],
)
def test_an_impossible_deck_for_dnup(entries: dict[str, Any], words: str) -> None:
    with pytest.raises(updown.BadDeck, match=words):
        updown.game("dnup", players=2, deck=DNUP | entries)


def test_a_deck_file_and_its_content_are_the_same(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    lines = [f'{key} = "{value}"' for key, value in DNUP.items()]
    file.write_text("\n".join([*lines, 'cards = ["1/5", "3/6", "2/4", "4/3"]']))
    by_path = updown.game("dnup", players=2, deck=file)
    by_text = updown.game("dnup", players=2, deck=str(file))
    by_content = updown.game("dnup", players=2, deck=DNUP | {"cards": ["1/5", "3/6", "2/4", "4/3"]})
    assert by_path.deal(seed=3).state() == by_text.deal(seed=3).state() == by_content.deal(seed=3).state()
    assert by_path.record_options() == by_content.record_options()


@pytest.mark.parametrize(
    ("content", "words"), [(b"cards = [", "is not a deck"), (b"\xff", "is not a deck"), (b"#" * 200_000, "more than")]
)
def test_a_file_that_is_no_deck(tmp_path: Path, content: bytes, words: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(content)
    with pytest.raises(updown.BadDeck, match=words):
        updown.game("dnup", players=2, deck=file)


def test_a_deck_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(updown.BadDeck, match="cannot be read: No such file"):
        updown.game("dnup", players=2, deck=tmp_path / "none.toml")


@pytest.mark.parametrize("game", GAMES)
def test_every_deck_that_comes_along_can_be_played_and_is_named_for_its_file(game: str) -> None:
    option = GAMES[game].players_option()
    for name, content in shipped_decks(GAMES[game].package).items():
        edition: dict[str, Any] = {"edition": name} if name == "ludolux" else {}
        playable = [n for n in range(option.low, option.high + 1) if n != 4 or name != "small-9"]
        assert content["name"] == name
        for players in playable:
            match = updown.game(game, players=players, deck=name, **edition).deal(seed=1)
            assert match.turn
            assert updown.replay(match.record()).state() == match.state()
