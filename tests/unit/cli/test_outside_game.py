"""A game from outside the package in the terminal: examples/seesaw brings no terminal.py, and can be played too."""

import io
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

import updown
from updown.cli.main import main
from updown.cli.moves import Speech, choose_move, group_moves
from updown.games.registry import BUILT_IN, FOLDERS, GAMES, add_folder
from updown.rules import plain_terminal
from updown.rules.match import Game, Json
from updown.rules.sentences import Join, Say, Text, Value, leading_message

SEESAW = Path(__file__).parents[3] / "examples" / "seesaw"


@pytest.fixture
def seesaw(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    monkeypatch.setenv(FOLDERS, "")
    games, modules = dict(GAMES), set(sys.modules)
    add_folder(SEESAW)
    yield updown.game("seesaw", players=3)
    GAMES.clear()
    GAMES.update(games)
    for name in set(sys.modules) - modules:
        del sys.modules[name]


@pytest.mark.parametrize(("lang", "verb"), [("en", "play"), ("de", "spielen"), ("da", "play")])
def test_it_is_played_to_its_end(
    seesaw: Game,
    lang: str,
    verb: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    hand = seesaw.deal(seed=4).view(0)["hands"][0]
    other = next(card for card in ("S7", "W7", "R7") if card not in hand)
    words = [f"{verb} {other}", f"{verb} R9", f"{verb} {hand[2]}", hand[1].lower(), "dance", "99", *"1" * len(hand)]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*words, ""])))
    saved = tmp_path / "saved.json"
    settings = ["--seed", "4", "--bots", "random", "--lang", lang, "--save", str(saved)]
    assert main(["--game", str(SEESAW), "play", "seesaw", "--players", "3", *settings]) == 0
    printed, record = capsys.readouterr().out, json.loads(saved.read_text("utf-8"))
    assert updown.replay(record).over
    mine = [event["card"] for event in record["rounds"][0]["events"] if event["seat"] == 0]
    assert mine[:2] == [hand[2], hand[1]]
    for problem in ("that card is not in your hand", "there is no card 'R9'", "the move is always to play a card"):
        assert len(re.findall(rf": {problem} \(SS-5\)\.\n", printed)) == 1


def test_its_moves_are_typed_as_they_are_printed(seesaw: Game) -> None:
    match = seesaw.deal(seed=4)
    groups = group_moves(match.moves(match.turn[0]))
    for lang in ("en", "de", "fr"):
        speech = Speech(seesaw, lang)
        for move in groups[0].moves:
            assert choose_move(groups, speech.format(move), speech) == move
    with pytest.raises(ValueError, match="That is too much: “s2”"):
        Speech(seesaw, "en").parse("play S1 S2")


def test_a_game_without_words_is_typed_in_those_of_its_record(seesaw: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(seesaw), "move_words", {})
    speech = Speech(seesaw, "de")
    assert speech.format({"move": "play", "card": "S7"}) == "play S7"
    assert speech.parse("play s7") == {"move": "play", "card": "S7"}


def test_the_parts_of_a_move_are_known_from_examples() -> None:
    moves: list[Json] = [
        {"move": "pass"},
        {"move": "give", "cards": ["A1"]},
        {"move": "give", "cards": ["A1", "A2"], "to": 1, "piles": [0, 1]},
    ]
    game = SimpleNamespace(all_actions=lambda: range(3), format_move=moves.__getitem__)
    shapes = plain_terminal.shapes(game)
    assert shapes["pass"] == ()
    assert [(part.key, part.words, part.read("7")) for part in shapes["give"]] == [
        ("cards", 2, "7"),
        ("to", 1, 7),
        ("piles", -1, 7),
    ]


@pytest.mark.parametrize("name", [game.id for game in BUILT_IN])
def test_our_games_type_the_parts_that_their_moves_have(name: str) -> None:
    game = updown.game(name, players=2)
    known, found = game.terminal.shapes(game), plain_terminal.shapes(game)
    keys = [{name: [part.key for part in parts] for name, parts in shapes.items()} for shapes in (known, found)]
    assert keys[0] == keys[1]


def test_the_name_of_a_move_is_the_message_that_its_words_begin_with() -> None:
    assert leading_message(Join((Say("do-play"), Value("card")))) == "do-play"
    assert leading_message(Say("ud-pot", {"pot": Value("pot")})) is None
    assert leading_message(Join((Text("!"), Say("do-play")))) is None
