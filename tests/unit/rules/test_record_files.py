"""Records in files: written whole or not at all, and read with care."""

from pathlib import Path

import pytest

import updown
from updown.games.record import read_record, write_record


def test_what_is_written_is_read(tmp_path: Path) -> None:
    record = updown.game("dnup", players=3).deal(seed=1).record()
    write_record(tmp_path / "game.json", record)
    assert read_record(tmp_path / "game.json") == record
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b'{"format": "updown-rec', "is not a record"),
        (b"\xff\xfe", "is not a record"),
        (b"[1]", "an object was expected"),
        (b"[" * 100_000, "is not a record"),
        (b" " * 10_000_001, "more than 10000000 bytes"),
    ],
)
def test_a_file_that_is_no_record(tmp_path: Path, content: bytes, words: str) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    with pytest.raises(updown.BadRecord, match=words):
        read_record(file)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(updown.BadRecord, match="cannot be read"):
        read_record(tmp_path / "none.json")


def test_an_endless_file_is_not_read_to_its_end() -> None:
    with pytest.raises(updown.BadRecord, match="more than"):
        read_record("/dev/zero")


def test_a_notebook_shows_the_table() -> None:
    match = updown.game("up-and-down", players=2).deal(seed=1)
    assert match._repr_svg_() == match.svg()
    assert match._repr_svg_().startswith("<svg")


def test_a_state_can_be_looked_at_in_a_debugger() -> None:
    match = updown.game("auf-und-ab", players=2, deck="binary-8").deal(seed=1)
    assert repr(match._state).startswith("State(")
    assert match.view(0)["piles"] == [[], 0]


def test_the_picture_of_a_shared_win_and_of_a_last_turn() -> None:
    game = updown.game("auf-und-ab", players=2, deck="binary-16")
    expected = {"last turn", "has laid", "seat 0 and seat 1 win together"}
    seen: set[str] = set()
    for seed in range(200):
        match = game.deal(seed=seed)
        while match.turn:
            seat = match.turn[-1]
            moves = match.moves(seat)
            match.play(seat, moves[seed % len(moves)])
            if match.over or len(seen) < 2:
                picture = match.svg()
                seen |= {words for words in expected if words in picture}
    assert seen == expected


def test_the_picture_of_a_round_that_is_over() -> None:
    record = updown.game("dnup", players=2, deck="dnup-10").deal(seed=1).record()
    match = updown.replay(record)
    while match.turn:
        event = {"seat": match.turn[0], **match.moves(match.turn[0])[-1]}
        match.play_event(event)
    assert not match.over
    assert "The round is over" in match.svg()
