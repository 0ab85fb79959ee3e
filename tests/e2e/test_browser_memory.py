"""Stories of replays: a saved game is stepped through by keys, nobody's hidden cards are in it, one plays on from a
step, also after the server was restarted, and files that are no records are refused with their reason."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import updown
from kit.browser import axe_findings, visit
from kit.live import QUICKLY, RunningServer, running_server
from updown.games.record import write_record

SLIDER = "input[type=range]"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A short match, saved by the Python API."""
    match = updown.game("auf-und-ab", players=2).deal(seed=4)
    rng = random.Random(4)
    while not match.over:
        seat = match.turn[0]
        match.play(seat, rng.choice(match.moves(seat)))
    file = tmp_path / "match.json"
    write_record(file, {**match.record(), "players": ["Mia", "casual"]})
    return file


def test_a_saved_game_is_stepped_by_keys_and_played_on(tmp_path: Path, browser: Browser, saved: Path) -> None:
    with running_server(tmp_path, *QUICKLY) as server, visit(browser, server.base) as mia:
        answers: list[dict[str, Any]] = []
        mia.page.on("response", lambda got: answers.append(got.json()) if got.url.endswith("/api/replays") else None)
        mia.go("/replay")
        mia.page.set_input_files("input[type=file]", saved)
        slider = mia.page.locator(SLIDER)
        expect(slider).to_have_value("0")
        last = slider.get_attribute("max")
        for key, step in (("End", last), ("Home", "0"), *(("ArrowRight", str(n)) for n in range(1, 6))):
            mia.page.keyboard.press(key)
            expect(slider).to_have_value(str(step))
        mia.page.keyboard.press("ArrowLeft")
        expect(slider).to_have_value("4")
        expect(mia.page.locator("[aria-current=step]")).to_have_count(1)
        # As Mia saw it, the other hand is a number; with all hands open, the others have cards.
        assert all(step["match"]["open"] is None for step in answers[0]["steps"])
        assert all(isinstance(step["match"]["view"]["hands"][1], int) for step in answers[0]["steps"])
        mia.page.select_option("header select", "open")
        expect(mia.page.locator(".hands .card").first).to_be_visible()
        for dark in ("light", "dark"):
            mia.page.evaluate(f"document.documentElement.dataset.theme = '{dark}'")
            assert not axe_findings(mia.page)
        mia.press(mia.button("web-replay-play-on"))
        mia.at_table()
        table = mia.table
        server.restart()
        mia.told.clear()
        mia.go(f"/t/{table}")
        mia.at_table()
        shown = next(each["table"] for each in mia.updates if each["table"] is not None)
        assert shown["practice"]
        assert mia.match is not None
        assert isinstance(mia.match["view"]["hands"][1], int)
        mia.problems = [each for each in mia.problems if "ERR_CONNECTION_" not in each]


def test_files_that_are_no_saved_games_are_refused_with_their_reason(
    tmp_path: Path, server: RunningServer, browser: Browser, saved: Path
) -> None:
    record = json.loads(saved.read_text("utf-8"))
    record["rounds"][0]["events"][1] = {"seat": 0, "move": "fly"}
    files = {
        "broken.json": ('{"format": ', "broken.json"),
        "foreign.json": ('{"name": "somebody"}', "foreign.json"),
        "huge.json": (" " * 1_000_001, "huge.json"),
        "rules.json": (json.dumps(record), "round 0, event 1"),
    }
    with visit(browser, server.base) as mia:
        mia.go("/replay")
        for name, (text, reason) in files.items():
            file = tmp_path / name
            file.write_text(text, "utf-8")
            mia.page.set_input_files("input[type=file]", file)
            expect(mia.page.get_by_role("alert")).to_contain_text(reason)
        assert not axe_findings(mia.page)
        mia.problems = [each for each in mia.problems if "422" not in each]
