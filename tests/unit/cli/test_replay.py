"""Stepping through a record: by the rules that it was played by."""

import json
from pathlib import Path

import pytest

import updown
from kit.games import Player
from kit.versions import GAME, ROLL, pretending
from updown.cli.main import main
from updown.cli.replay import Tape, round_results


def test_an_old_record_is_stepped_through_by_its_own_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = updown.game(GAME, players=2, deck="small-9", rounds=2).deal(seed=1)
    match.play(match.turn[0], ROLL)
    player = Player("even", 3)
    while match.turn:
        player.play(match)
    record = match.record()
    file = tmp_path / "old.json"
    file.write_text(json.dumps({key: value for key, value in record.items() if key != "rules"}), "utf-8")
    before = round_results(record)
    with pretending():
        tape = Tape(record)
        tape.go_to(1)
        assert tape.match.record()["rules"] == 1
        assert round_results(record) == before
        assert main(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == match.state()
