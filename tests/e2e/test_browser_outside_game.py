"""A game from outside the package is played in the browser with nothing but its folder: its picture, its moves as
buttons, names, scores and the log."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import axe_findings, visit
from kit.live import QUICKLY, RunningServer, running_server
from kit.outside import FOLDER, seesaw_added
from kit.outside import SEESAW as GAME
from updown.games.record import replay


@pytest.fixture(autouse=True, scope="module")
def _added() -> Iterator[None]:
    with seesaw_added():
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("server"), *QUICKLY, games=[FOLDER]) as server:
        yield server
        assert not server.stderr_text()


def test_a_match_of_a_game_that_the_browser_has_never_heard_of(browser: Browser, server: RunningServer) -> None:
    with visit(browser, server.base) as mia:
        mia.go()
        mia.page.get_by_label(mia.words("web-your-name")).fill("Mia")
        card = mia.page.get_by_role("article", name=GAME.title, exact=True)
        mia.press(card.get_by_role("button", name=mia.words("web-play-now")))
        mia.at_table()
        moves = mia.group("web-your-moves").get_by_role("button")
        expect(moves.first).to_be_visible()
        picture = mia.page.get_by_role("img", name=GAME.title)
        expect(picture).to_be_visible()
        assert "Mia" in mia.page.get_by_role("list", name=mia.words("web-scores")).inner_text()
        mia.press(mia.page.get_by_role("button", name=mia.words("web-show-rules")))
        expect(mia.page.get_by_role("dialog").get_by_text("SS-7")).to_be_visible()
        mia.press(mia.button("web-rules-close"))
        assert axe_findings(mia.page) == []
        while not mia.end.is_visible():
            expect(moves.or_(mia.end).first).to_be_visible()
            if moves.first.is_visible():
                before = mia.plays
                mia.try_press(moves.first)
                mia.wait(lambda before=before: mia.plays > before, "the move was not made")
        scores = mia.page.get_by_role("dialog").get_by_role("table", name=mia.words("web-scores"), exact=True)
        expect(scores.get_by_role("rowheader", name=mia.words("web-table-you"), exact=True)).to_be_visible()
        mia.press(mia.button("web-check-deal"))
        expect(mia.text("web-deal-unproven")).to_be_visible()
        assert replay(mia.record()).over
