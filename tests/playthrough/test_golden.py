"""Golden transcripts: a whole game of every game, player count and edition goes as it went before, move by move.
After a change that is meant: `python tests/playthrough/make_golden.py`."""

import json
from pathlib import Path

import pytest

import updown
from kit.transcripts import NAMED_MOVES, SEED, Kind, choose, digest, format_transcript, kinds, listed, look, play
from updown.games.registry import GAMES
from updown.rules.match import Json

GOLDEN = Path(__file__).with_name("golden")
KINDS = kinds()


def name_of(kind: Kind) -> str:
    return kind.file_name.removesuffix(".json")


def read(kind: Kind) -> Json:
    """A record that does not say by which rules it was played is of version 1."""
    transcript: Json = json.loads((GOLDEN / kind.file_name).read_text("utf-8"))
    transcript["record"].setdefault("rules", 1)
    return transcript


def test_every_game_has_golden() -> None:
    """Every game and player count of the registry, each in every edition; and no file that nobody checks."""
    assert {(kind.game, kind.options["players"]) for kind in KINDS} == {
        (name, players)
        for name, game in GAMES.items()
        for players in range(game.players_option().low, game.players_option().high + 1)
    }
    assert {kind.options.get("edition") for kind in KINDS if kind.game == "up-and-down"} == {"classic", "ludolux"}
    assert {kind.options.get("goal") for kind in KINDS if kind.game == "auf-und-ab"} == {"high", "low"}
    assert sorted(file.name for file in GOLDEN.iterdir()) == sorted(kind.file_name for kind in KINDS)


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_the_game_goes_as_it_went(kind: Kind) -> None:
    expected, found = read(kind), play(kind)
    assert found["record"]["rounds"][0]["setup"] == expected["record"]["rounds"][0]["setup"], "the deal of a seed"
    for number, (now, before) in enumerate(zip(found["looks"], expected["looks"], strict=False)):
        assert now["moves"] == before["moves"], f"the order of moves at look {number}"
        assert now["views"] == before["views"], f"what is seen at look {number}"
    assert found["record"] == expected["record"]
    assert found["final"] == expected["final"]
    assert json.loads(json.dumps(found)) == expected


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_the_record_replays_to_the_same_end(kind: Kind) -> None:
    """Whatever a seed means: what was recorded stays playable, and every state on the way stays the same."""
    expected = read(kind)
    match = updown.replay(expected["record"])
    assert match.over
    assert match.state() == expected["final"]
    assert match.record() == expected["record"]
    events = [len(part["events"]) for part in expected["record"]["rounds"]]
    assert sum(events) == expected["moves"]
    first = expected["record"]["rounds"][0]
    for seen in expected["looks"]:
        if seen["after"] < len(first["events"]):
            part = {"setup": first["setup"], "events": first["events"][: seen["after"]]}
            there = updown.replay({**expected["record"], "rounds": [part]})
            assert json.loads(json.dumps(look(there, seen["after"]))) == seen


def test_order_of_moves_is_pinned() -> None:
    """Some lists in full, as they are read by people: by kind of move, then by place, value and card."""
    match = updown.game("up-and-down", players=2, deck="small-9").deal(
        setup={
            "hands": [["D2", "H3", "C4"], ["D3", "H2", "C2"]],
            "aside": ["D4", "H4", "C3"],
            "dice": [1, 2],
            "side": "up",
            "chef": 1,
        }
    )
    assert match.moves(1) == [
        {"move": "flip"},
        {"move": "rotate", "turns": 1},
        {"move": "rotate", "turns": 2},
        {"move": "roll"},
    ]
    match.play(1, {"move": "flip"})
    assert [move["card"] for move in match.moves(0)] == ["D2", "H3", "C4"]

    match = updown.game("auf-und-ab", players=2, deck="binary-8").deal(
        setup={"hands": [["A", "BC", "ABC"], ["-", "AB", "C"]], "stock": ["B", "AC"]}
    )
    assert [move["cards"] for move in match.moves(0)] == [["A"], ["BC"], ["ABC"]]
    match.play(0, {"move": "lay", "cards": ["BC"]})
    match.play(1, {"move": "lay", "cards": ["AB"]})
    assert match.moves(1) == [
        {"move": "play", "card": "C", "pile": [0, 0]},
        {"move": "draw", "discard": "-"},
        {"move": "draw", "discard": "C"},
    ]
    match.play(1, {"move": "draw", "discard": "-"})
    assert match.moves(1) == [
        {"move": "keep"},
        {"move": "play", "card": "B", "pile": [0, 0]},
        {"move": "play", "card": "B", "pile": [1, 0]},
    ]
    match.play(1, {"move": "keep"})
    assert match.moves(0) == [
        {"move": "play", "card": "ABC", "pile": [0, 0]},
        {"move": "play", "card": "A", "pile": [1, 0]},
        {"move": "play", "card": "ABC", "pile": [1, 0]},
        {"move": "draw", "discard": "A"},
        {"move": "draw", "discard": "ABC"},
        {"move": "swap", "discard": ["A", "ABC"], "take": "-"},
    ]

    match = updown.game("dnup", players=3, deck="dnup-10").deal(
        setup={"hands": [["1/3", "1/4"], ["5/1", "2/4"], ["2/5", "5/3"]]}
    )
    assert match.moves(1) == [
        {"move": "rotate"},
        {"move": "play", "cards": ["2/4"]},
        {"move": "play", "cards": ["5/1"]},
    ]
    match.play(1, {"move": "play", "cards": ["2/4"]})
    assert match.moves(2) == [
        {"move": "rotate"},
        {"move": "take", "from": 1},
        {"move": "add", "card": "2/5", "to": 1},
        {"move": "play", "cards": ["5/3"]},
    ]


def test_the_rule_that_chooses_moves_is_as_written() -> None:
    """So that a transcript can be made again by hand."""
    match = updown.game("up-and-down", players=3).deal(seed=SEED)
    seat, move = choose(match, 0)
    assert (seat, move) == (match.turn[0], match.moves(seat)[0])
    match.play(seat, move)
    seat, move = choose(match, 4)
    assert (seat, move) == (1, match.moves(1)[28 % 14])
    assert listed([{"move": "flip"}] * 9)["first"] == [{"move": "flip"}] * NAMED_MOVES
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1}) != digest({"a": 2, "b": 1})
    assert json.loads(format_transcript({"a": [1, {"b": "c" * 200}]})) == {"a": [1, {"b": "c" * 200}]}
