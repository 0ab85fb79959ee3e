"""Stories of one person at a browser: a child plays each of the games to the end."""

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import GAMES, visit
from kit.browser_players import PLAYERS, UpAndDownPlayer
from kit.browser_scenery import bring_on, open_table
from kit.live import RunningServer


@pytest.mark.parametrize(
    ("game", "moves"),
    [("auf-und-ab", 1_000), *((game, moves) for game in ("up-and-down", "dnup") for moves in (4, 1_000))],
    ids=lambda value: "every-move" if value == 1_000 else None,
)
def test_a_child_plays_to_the_end_against_bots(game: str, moves: int, browser: Browser, server: RunningServer) -> None:
    """Mia writes her name, presses Play and plays until the result is there; after so many moves a program beside her
    page makes the others. She has the deal checked, and plays once more."""
    with visit(browser, server.base) as mia:
        mia.go()
        mia.page.get_by_label(mia.words("web-your-name")).fill("Mia")
        mia.play_now(game)
        player = PLAYERS[game](mia)
        player.play(moves)
        bring_on(mia, mia.table)
        player.play()

        scores = mia.page.get_by_role("dialog").get_by_role("table", name=mia.words("web-scores"), exact=True)
        expect(scores.get_by_role("rowheader", name=mia.words("web-table-you"), exact=True)).to_be_visible()
        assert mia.match is not None
        expect(scores.get_by_role("row")).to_have_count(len(mia.match["view"]["scores"]))
        mia.press(mia.button("web-check-deal"))
        expect(mia.text("web-deal-fair")).to_be_visible()

        mia.press(mia.button("web-rematch"))
        expect(mia.end).to_be_hidden()
        player.play(moves=1)


def test_cards_that_move_can_be_played_at_the_next_table_too(browser: Browser, server: RunningServer) -> None:
    """The other tests use browsers that ask for less motion."""
    with visit(browser, server.base, motion=True) as guest:
        guest.go()
        for game in GAMES:
            guest.play_now(game)
            PLAYERS[game](guest).wait_for_turn()
            guest.page.get_by_role("link", name=guest.words("web-home")).first.click()


def test_help_shows_what_a_player_can_do(browser: Browser, server: RunningServer) -> None:
    """Mia knows no rules. One tap, on the smallest phone, tells her that here the fewest points win, and what she can
    do; from there she comes to the rules."""
    with visit(browser, server.base, size=(320, 568)) as mia:
        table = open_table(mia, "auf-und-ab", 3, {"goal": "low"})
        bring_on(mia, table, 1, "draw")
        mia.go(f"/t/{table}")
        mia.press(mia.button("web-help"))
        sheet = mia.page.get_by_role("dialog", name=mia.words("web-help"))
        expect(sheet).to_contain_text(mia.words("web-aa-aim-low"))
        expect(sheet.get_by_role("heading", name=mia.words("web-your-turn"))).to_be_visible()
        assert mia.match is not None
        kinds = {move["move"] for move in mia.match["moves"]}
        expect(sheet.get_by_role("listitem")).to_have_count(len(kinds))
        expect(sheet.get_by_role("listitem").filter(has_text=mia.words("web-aa-can-draw-how"))).to_be_visible()
        mia.press(sheet.get_by_role("button", name=mia.words("web-show-rules")))
        expect(sheet).to_be_hidden()
        expect(mia.page.get_by_role("dialog", name=mia.words("web-rules-title"))).to_be_visible()


def test_a_card_is_dragged_to_the_table_and_what_cannot_be_done_says_why(
    browser: Browser, server: RunningServer
) -> None:
    """It is Mia's turn to choose. She touches the UP&DOWN card, and reads why it stays as it is; then she pulls a card
    from her hand to the table."""
    with visit(browser, server.base) as mia:
        table = open_table(mia, "up-and-down", 3)
        bring_on(mia, table, 0, "choose")
        mia.go(f"/t/{table}")
        player = UpAndDownPlayer(mia)
        expect(player.hint).to_be_visible()

        mia.press(mia.page.locator("[data-at='updown']"))
        expect(mia.page.get_by_role("status").filter(has_text=mia.words("web-ud-why-bad-choice")[:40])).to_be_visible()
        assert mia.problems.pop().startswith("refused: ")

        mia.page.locator("[data-at='slot:0']").click()
        expect(mia.page.get_by_text(mia.words("web-ud-about-place", you="yes", name=""))).to_be_visible()
        mia.page.locator("[data-at='pot']").click()
        card = player.hand.first.bounding_box()
        board = mia.page.locator("[data-drop='table']").bounding_box()
        assert card is not None
        assert board is not None
        mia.page.mouse.move(card["x"] + 9, card["y"] + 14)
        mia.page.mouse.down()
        mia.page.mouse.move(board["x"] + board["width"] / 3, board["y"] + board["height"] / 2, steps=5)
        mia.page.mouse.up()
        player.made(0)
