"""Suites of positions with blunders: reading, checking, writing, reporting a play, asking an agent."""

import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from kit.agents import SENSIBLE
from kit.positions import AUF_UND_AB, DNUP, UP_AND_DOWN, dn_setup, parse_move, record_of, ud_setup
from updown.agents import suite
from updown.agents.suite import BadSuite
from updown.games.registry import GAMES

RECORD = record_of(UP_AND_DOWN, (ud_setup("D9 C2", "H3", "", trump=7, chef=0), ["0 rotate 1", "0 D9", "1 H3"]))


def entry(**changed: Any) -> dict[str, Any]:
    """A position that is fine: seat 2 must choose, and shall not play its lowest card."""
    card = RECORD["rounds"][0]["setup"]["hands"][2][0]
    fine = {"name": "waste", "why": "It is a waste.", "seat": 2, "silly": [parse_move(card)], "record": RECORD}
    return {**fine, **changed}


def content(*entries: object, **changed: Any) -> dict[str, Any]:
    return {"format": suite.FORMAT, "game": UP_AND_DOWN, "positions": [*entries], **changed}


def test_a_position_is_read_and_written_alike() -> None:
    position = suite.parse_position(entry(), UP_AND_DOWN)
    assert suite.format_position(position) == entry()
    assert position.match().turn == (2,)


@pytest.mark.parametrize("game", GAMES)
def test_a_suite_is_read_and_written_alike(game: str, tmp_path: Path) -> None:
    shipped = suite.shipped_suite(game)
    suite.write_suite(tmp_path / "suite.json", game, shipped)
    assert suite.read_suite(tmp_path / "suite.json", game) == shipped
    assert [file.name for file in tmp_path.iterdir()] == ["suite.json"]


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_suites_are_written_as_we_write_them(game: str) -> None:
    file = Path(str(resources.files(GAMES[game].package))) / "blunders.json"
    text = file.read_text("utf-8")
    assert suite.format_suite(game, suite.shipped_suite(game)) == text
    assert max(map(len, text.splitlines())) <= 300


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"name": ""}, "name is '', expected a text"),
        ({"why": 3}, "'waste': why is 3, expected a sentence"),
        ({"silly": []}, r"'waste': silly is \[\], expected a list of moves"),
        ({"record": {}}, "'waste': the record has no 'format'"),
        ({"record": {**RECORD, "rounds": [{**RECORD["rounds"][0], "events": [{"seat": 1}]}]}}, "round 0, event 0"),
        ({"seat": 1}, r"'waste': seat is 1, expected one on turn, of \[2\]"),
        ({"seat": True}, "'waste': seat is True, expected one on turn"),
        ({"silly": [{"move": "flip"}]}, "'waste': {'move': 'flip'} is not legal there for seat 2"),
        ({"silly": entry()["silly"] * 2}, "'waste': .* is listed twice"),
        (
            {"silly": [parse_move(card) for card in sorted(RECORD["rounds"][0]["setup"]["hands"][2])]},
            "'waste': all moves of seat 2 would be blunders",
        ),
        ({"more": 1}, "a position is an object with name, why, seat, silly, record"),
    ],
)
def test_a_bad_position_is_refused(changed: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadSuite, match=problem):
        suite.parse_suite(content(entry(**changed)))


@pytest.mark.parametrize(
    ("bad", "problem"),
    [
        ([], "a suite is an object with format 'updown-positions/1'"),
        (content(format="x"), "a suite is an object with format 'updown-positions/1'"),
        (content(positions=3), "positions is 3, expected a list"),
        (content(game="chess"), "no game 'chess'"),
        (content(game=DNUP), "it is for dnup, not for up-and-down"),
        (content(entry(), entry()), "position 'waste' is there 2 times"),
        (content(3), "a position is an object .*, not 3"),
    ],
)
def test_a_bad_suite_is_refused(bad: object, problem: str) -> None:
    with pytest.raises(BadSuite, match=problem):
        suite.parse_suite(bad, UP_AND_DOWN)


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadSuite, match="its record is of up-and-down, not of dnup"):
        suite.parse_suite(content(entry(), game=DNUP))


def test_a_file_that_is_no_suite_is_refused_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(BadSuite, match=r"none\.json cannot be read"):
        suite.read_suite(tmp_path / "none.json")
    (tmp_path / "bad.json").write_text("{", "utf-8")
    with pytest.raises(BadSuite, match=r"bad\.json: "):
        suite.read_suite(tmp_path / "bad.json")


def test_a_suite_is_written_in_lines_that_can_be_read() -> None:
    text = suite.format_suite(UP_AND_DOWN, [suite.parse_position(entry(), UP_AND_DOWN)])
    assert json.loads(text) == content(entry())
    assert ' "name": "waste",' in text
    assert max(map(len, text.splitlines())) <= suite.WIDTH


# --- reporting a play ---


def test_a_reported_play_is_cut_before_it_and_is_a_blunder() -> None:
    record = {**RECORD, "players": ["Ann", "Bea", "Cem"]}
    position = suite.report_play(record, 2, why="Why.")
    assert (position.seat, position.blunders, position.why) == (1, (parse_move("H3"),), "Why.")
    assert position.record == {
        **RECORD,
        "rounds": [{**RECORD["rounds"][0], "events": RECORD["rounds"][0]["events"][:2]}],
    }
    assert suite.parse_position(suite.format_position(position), UP_AND_DOWN) == position


def test_what_chance_gave_is_no_part_of_a_reported_play() -> None:
    rolled = record_of(UP_AND_DOWN, (ud_setup("", "", trump=7), ["0 roll = 3 3"]))
    assert suite.report_play(rolled, 0).blunders == ({"move": "roll"},)
    setup = {"hands": [["A", "B", "C"], ["AB", "BC", "AC"]], "stock": ["ABC", "-"]}
    lines = ["0 lay A", "1 lay AB", "0 draw B = ABC"]
    drawn = record_of(AUF_UND_AB, (setup, lines), deck="binary-8")
    assert suite.report_play(drawn, 2).blunders == ({"move": "draw", "discard": "B"},)


def test_cards_of_a_reported_play_may_be_in_any_order() -> None:
    played = record_of(DNUP, (dn_setup("1/5 8/2 8/4", ""), ["0 play 8/4 8/2"]))
    assert suite.report_play(played, 0).blunders == (parse_move("play 8/2 8/4"),)


def test_the_round_of_a_reported_play_can_be_named() -> None:
    with pytest.raises(ValueError, match="round is 1, expected 0 to 0"):
        suite.report_play(RECORD, 0, round=1)
    assert suite.report_play(RECORD, 0, round=0) == suite.report_play(RECORD, 0)


@pytest.mark.parametrize(("event", "problem"), [(3, "event is 3, of round 0: expected 0 to 2"), (-1, "event is -1")])
def test_an_event_that_is_not_there_is_refused(event: int, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        suite.report_play(RECORD, event)


def test_a_play_without_a_choice_cannot_be_reported() -> None:
    setup = ud_setup("D2", "D3", "D4", size=1)
    deck: dict[str, Any] = {
        "format": "updown-deck/1",
        "game": UP_AND_DOWN,
        "name": "one",
        "suits": ["D", "H", "S", "C"],
    }
    deck |= {"first_chef": "C", "values": [*range(2, 13)], "dice": 6, "hand": {"3": 1}}
    record = record_of(UP_AND_DOWN, (setup, ["0 flip", "0 D2"]), deck=deck)
    with pytest.raises(ValueError, match="event 1 of round 0: seat 0 had no other move"):
        suite.report_play(record, 1)


def test_plays_are_added_to_a_suite_one_block_a_decision(tmp_path: Path) -> None:
    file = tmp_path / "new" / "mine.json"
    first = suite.add_position(file, suite.report_play(RECORD, 1))
    suite.add_position(file, suite.report_play(RECORD, 2))
    other = {**RECORD, "rounds": [{**RECORD["rounds"][0], "events": [*RECORD["rounds"][0]["events"][:1]]}]}
    other["rounds"][0]["events"].append({"seat": 0, **parse_move("C2")})
    again = suite.add_position(file, suite.report_play(other, 1))
    assert suite.add_position(file, suite.report_play(RECORD, 1)) == again
    assert (again.name, again.blunders) == (first.name, (parse_move("D9"), parse_move("C2")))
    assert sorted(p.name for p in suite.read_suite(file)) == sorted({first.name, suite.report_play(RECORD, 2).name})


def test_ones_own_positions_are_read_beside_the_shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UPDOWN_DATA", str(tmp_path))
    assert suite.user_file(UP_AND_DOWN) == tmp_path / "positions" / "up-and-down.json"
    assert suite.all_positions(UP_AND_DOWN) == suite.shipped_suite(UP_AND_DOWN)
    mine = suite.add_position(suite.user_file(UP_AND_DOWN), suite.report_play(RECORD, 1))
    assert suite.all_positions(UP_AND_DOWN) == [*suite.shipped_suite(UP_AND_DOWN), mine]


# --- asking an agent ---


def test_an_agent_that_blunders_is_found_out() -> None:
    position = suite.parse_position(entry(), UP_AND_DOWN)
    [(move, chance)] = suite.blunders_of("random", position)
    assert move == position.blunders[0]
    assert chance == pytest.approx(1 / 14)


def test_levels_are_all_above_beginner_that_do_not_cheat() -> None:
    assert suite.levels() == [*SENSIBLE]
