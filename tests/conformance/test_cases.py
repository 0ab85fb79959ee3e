"""Every case in cases/ (README there) holds to the letter, and its match can be saved and replayed."""

import json
from pathlib import Path

import pytest

import updown
from kit.positions import Json
from updown import BadRecord, Match

FOLDER = Path(__file__).parent / "cases"
CASES: list[Json] = [json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.json"))]
GOOD = [case for case in CASES if "expect_error" not in case]
BAD = [case for case in CASES if "expect_error" in case]
AT_LEAST = 95
KEYS = {"name", "rule", "record", "expect", "expect_moves", "expect_view", "expect_error", "note"}


def name(case: Json) -> str:
    return str(case["name"])


def test_no_case_is_lost() -> None:
    assert len(CASES) >= AT_LEAST
    assert sorted(map(name, CASES)) == sorted(path.stem for path in FOLDER.glob("*.json"))


@pytest.mark.parametrize("case", CASES, ids=name)
def test_case_expects_something_that_is_checked(case: Json) -> None:
    assert set(case) <= KEYS
    assert set(case) & {"expect", "expect_moves", "expect_view", "expect_error"}
    for place in case.get("expect_view", []):
        assert set(place) == {"seat", "has"}
    assert set(case.get("expect_moves", {})) <= {"seat", "count", "has", "hasnt"}


@pytest.mark.parametrize("case", GOOD, ids=name)
def test_case(case: Json) -> None:
    match = updown.replay(case["record"])
    check_part(match.state(), case.get("expect", {}))
    check_moves(match, case.get("expect_moves"))
    for place in case.get("expect_view", []):
        check_part(match.view(place["seat"]), place["has"])


def check_part(whole: Json, part: Json) -> None:
    """Equal in JSON, where `true` is not 1."""
    for key, value in part.items():
        assert json.dumps(whole[key]) == json.dumps(value), key


def check_moves(match: Match, expected: Json | None) -> None:
    if expected is None:
        return
    moves = match.moves(expected["seat"])
    if "count" in expected:
        assert len(moves) == expected["count"]
    for move in expected.get("has", []):
        assert moves.count(move) == 1
    for move in expected.get("hasnt", []):
        assert move not in moves


@pytest.mark.parametrize("case", GOOD, ids=name)
def test_case_round_trip(case: Json) -> None:
    match = updown.replay(case["record"])
    again = updown.replay(json.loads(json.dumps(match.record())))
    assert again.state() == match.state()
    assert again.record() == match.record()
    for seat in (None, *range(match.game.players)):
        assert again.view(seat) == match.view(seat)


@pytest.mark.parametrize("case", BAD, ids=name)
def test_bad_case(case: Json) -> None:
    expected = case["expect_error"]
    with pytest.raises(BadRecord) as caught:
        updown.replay(case["record"])
    error = caught.value
    if expected["round"] is None:
        assert (error.round, error.event, error.rule) == (None, None, None)
        return
    assert (error.round, error.event) == (expected["round"], expected["event"])
    if expected["rule"] is not None:
        rules = expected["rule"] if isinstance(expected["rule"], list) else [expected["rule"]]
        assert error.rule in rules
    assert error.rule is not None
