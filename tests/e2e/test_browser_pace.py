"""The story of somebody who wants to see one thing after the other."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from kit.browser import PHONE, WIDE, Visitor, outside, text_twice_as_large, visit, wait_until_still
from kit.browser_players import PLAYERS, DnupPlayer, any_of
from kit.browser_scenery import bring_on, open_table
from kit.live import RunningServer


def test_a_round_is_shown_tap_by_tap(browser: Browser, server: RunningServer) -> None:
    """The bots are far ahead of her: each of their moves waits for Mia's tap, and none is left out. While the end of
    the round lies over the table, nobody moves on her screen."""
    with visit(browser, server.base, pace="tap") as mia:
        mia.go(f"/t/{open_table(mia, 'dnup', 3)}")
        mia.at_table()
        player = DnupPlayer(mia)
        following = mia.button("web-pace-next")
        taps = 0
        while not player.go_on.is_visible():
            expect(any_of([following, *player.signs()])).to_be_visible()
            if player.go_on.is_visible():
                break
            if following.is_visible():
                mia.press(following)
                taps += 1
            elif player.hint.is_visible():
                player.step()
        ended = round_end(mia)
        assert taps == count_taps(mia.updates[: ended + 1])

        mia.wait(lambda: bool(mia.match and mia.match["moves"]), "it is never Mia's turn")
        behind = count_taps(mia.updates[ended:])
        expect(following).to_be_hidden()
        mia.press(player.go_on)
        for _ in range(behind):
            expect(following).to_be_visible()
            expect(player.hint).to_be_hidden()
            mia.press(following)
        expect(player.hint).to_be_visible()


def test_what_happened_since_my_turn_can_be_seen_again(browser: Browser, server: RunningServer) -> None:
    """Mia has played once, and four bots after her. Each of their moves is a small picture above the table: a tap shows
    it in words, and the table as it was. On a small screen one button shows the same."""
    with visit(browser, server.base) as mia:
        mia.go(f"/t/{open_table(mia, 'dnup', 5)}")
        mia.at_table()
        player = DnupPlayer(mia)
        for _ in range(2):
            player.wait_for_turn()
            player.step()
        player.wait_for_turn()
        moves = moves_since(mia)
        chips = mia.page.locator(".since .chip")
        expect(chips).to_have_count(len(moves))

        mia.press(chips.first)
        sheet = mia.page.get_by_role("dialog", name=mia.words("web-past-since"))
        expect(sheet.get_by_text(mia.words("web-past-then"))).to_be_visible()
        for chip, move in zip(sheet.locator(".chip").all(), moves, strict=True):
            mia.press(chip)
            expect(chip).to_have_attribute("aria-current", "step")
            name = chip.locator(".unseen").inner_text().split(" ")[0]
            expect(sheet.locator(".words p").first).to_contain_text(name)
            discarded = sheet.locator("[data-room] [data-place=discard] + .count")
            expect(discarded).to_have_text(str(move["match"]["view"]["discarded"]))
        mia.page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()

        mia.page.set_viewport_size({"width": 360, "height": 640})
        expect(chips.first).to_be_hidden()
        mia.press(mia.page.get_by_role("button", name=mia.words("web-past-last")))
        last = mia.page.get_by_role("dialog", name=mia.words("web-past-last"))
        expect(last.locator(".chip")).to_have_count(len(moves))
        expect(last.locator("[data-room]")).to_be_visible()


@pytest.mark.parametrize(("game", "players"), [("dnup", 4), ("auf-und-ab", 3), ("up-and-down", 3)])
def test_it_can_be_seen_again_after_a_reload(browser: Browser, server: RunningServer, game: str, players: int) -> None:
    """Mia looks at what happened since her turn, loads the page anew, and finds every table as it was; the last turn
    too. The server is asked only when she looks."""
    with visit(browser, server.base) as mia:
        asked = []
        mia.page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/past") else None)
        mia.go(f"/t/{open_table(mia, game, players)}")
        mia.at_table()
        player = PLAYERS[game](mia)
        chips = mia.page.locator(".since .chip")
        for _ in range(40):
            player.wait_for_turn()
            if chips.count() >= 2 and mia.match is not None and mia.match["moves"]:
                break
            player.step()
        before = tables_since(mia), last_table(mia)
        assert not asked
        mia.page.reload()
        player.wait_for_turn()
        assert (tables_since(mia), last_table(mia)) == before
        assert len(asked) == 1


# The row above the table as after a long wait: with the last move many times.
MANY_MOVES = """() => {
  const row = document.querySelector(".since");
  for (let n = 0; n < 14; n++) row.append(row.lastElementChild.cloneNode(true));
}"""


def test_many_past_moves_with_large_letters_do_not_widen_the_page(browser: Browser, server: RunningServer) -> None:
    """A touch screen that is turned into a wide one; what does not fit into the row scrolls."""
    with visit(browser, server.base, size=PHONE) as mia:
        table = open_table(mia, "dnup", 5)
        bring_on(mia, table, 2, "rotate")
        mia.go(f"/t/{table}")
        PLAYERS["dnup"](mia).wait_for_turn()
        mia.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        expect(mia.page.locator(".since .chip").first).to_be_visible()
        mia.page.evaluate(MANY_MOVES)
        with text_twice_as_large(mia.page):
            assert not outside(mia.page)


def tables_since(mia: Visitor) -> list[tuple[str, str]]:
    """What happened since her last turn: in words, and all that is read on the tables as they were."""
    mia.press(mia.page.locator(".since .chip").first)
    sheet = mia.page.get_by_role("dialog", name=mia.words("web-past-since"))
    found = []
    for chip in sheet.locator(".chip").all():
        mia.press(chip)
        expect(chip).to_have_attribute("aria-current", "step")
        found.append(looks(sheet))
    mia.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert len(found) >= 2
    return found


def last_table(mia: Visitor) -> tuple[str, str]:
    mia.press(mia.page.get_by_role("button", name=mia.words("web-past-last")))
    sheet = mia.page.get_by_role("dialog", name=mia.words("web-past-last"))
    found = looks(sheet)
    mia.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    return found


def looks(sheet: Locator) -> tuple[str, str]:
    room = sheet.locator("[data-room]")
    expect(room.locator("> *").first).to_be_visible()
    wait_until_still(sheet.page)
    cards = "each => [each.innerText, ...[...each.querySelectorAll('[aria-label]')].map((it) => it.ariaLabel)].join()"
    return sheet.locator(".words").inner_text(), str(room.evaluate(cards))


def moves_since(mia: Visitor) -> list[dict[str, Any]]:
    """The updates that tell of moves by others since Mia's last one."""
    found: list[dict[str, Any]] = []
    for update in mia.updates:
        leads = [line for line in update["lines"] if line["code"].startswith("dnup/")]
        if leads:
            found = [] if leads[0]["values"]["seat"] == update["match"]["view"]["seat"] else [*found, update]
    return found


def round_end(mia: Visitor) -> int:
    """The place of the update that ended the first round."""
    codes = [[line["code"] for line in update["lines"]] for update in mia.updates]
    return next(place for place, found in enumerate(codes) if "dnup/round-over" in found)


def count_taps(updates: list[dict[str, Any]]) -> int:
    return sum(needs_tap(*pair) for pair in pairwise(updates))


def needs_tap(before: dict[str, Any], update: dict[str, Any]) -> bool:
    """Whether it tells of the move of another, after which it is another's turn again. How a round ended is closed on
    its own sheet."""
    lines = [line for line in update["lines"] if line["code"].startswith("dnup/")]
    if before["match"] is None or not lines or any(line["code"] == "dnup/round-over" for line in lines):
        return False
    return bool(lines[0]["values"]["seat"] != update["match"]["view"]["seat"] and not update["match"]["moves"])
