"""Stories of somebody who learns the games: every chapter is walked by doing nothing but what the screen marks, a wrong
try is explained by its rule, and a chapter goes on where it was left."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from kit.browser import PHONE, Visitor, axe_by_day_and_night, axe_findings, leaked_ids, visit
from kit.browser_moments import PICKING
from kit.browser_players import PLAYERS, any_of
from kit.browser_scenery import bring_on, open_table
from kit.live import RunningServer
from updown.games.registry import GAMES
from updown.rules.sentences import People, render

# What the lesson says now, and where: its bubble, and the part of the table that it marks; null until it is
# another step or another part than before. While the others move, somebody in a hurry taps the table.
NOW = """(steps) => {
  if (document.querySelector(".done")) return { done: true };
  const main = document.getElementById("main");
  const bubble = document.querySelector(".bubble.shown");
  if (bubble === null) {
    main?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    return null;
  }
  const marked = document.querySelector("[data-coach]");
  if (document.getAnimations().some((each) => each.playState === "running")) return null;
  const box = (each) => each === null ? null : each.getBoundingClientRect().toJSON();
  const said = bubble.querySelector("p").innerText;
  const before = window.seen;
  if (before !== undefined && before.steps < steps && before.said === said && before.marked === marked) return null;
  window.seen = { steps, said, marked };
  return {
    done: false,
    said,
    tap: marked?.dataset.coach === "tap",
    grey: marked?.dataset.coach === "tap" && marked.ariaDisabled === "true",
    bubble: box(bubble),
    marked: box(marked),
    room: { right: innerWidth, bottom: innerHeight },
  };
}"""

Said = dict[str, Any]
LOW = (844, 390)


class Learner:
    """Does what the lesson asks for, and knows nothing else."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.steps = 0

    def look(self) -> Said:
        """Waits until the lesson says something; it must be seen whole, beside what it speaks of."""
        now: Said = self.page.wait_for_function(NOW, arg=self.steps, polling=30).json_value()
        if not now["done"]:
            assert not apart(now), now
            assert not now["grey"], f"the table is not as far as the words: {now}"
        return now

    def follow(self, now: Said) -> None:
        marked = self.page.locator("[data-coach=tap]")
        self.visitor.press(marked if now["tap"] else self.page.locator(".bubble .next"))
        self.steps += 1

    def walk(self, *, until: str = "") -> None:
        """To the end of the chapter, or until that is said."""
        for _ in range(60):
            now = self.look()
            if now["done"] or (until and now["said"] == until):
                return
            self.follow(now)
        raise AssertionError("the chapter does not end")


def apart(now: Said) -> str:
    """What is wrong with the place of the bubble; "": nothing."""
    bubble, room, marked = now["bubble"], now["room"], now["marked"]
    if bubble["left"] < 0 or bubble["top"] < 0 or bubble["right"] > room["right"] or bubble["bottom"] > room["bottom"]:
        return "the bubble is not seen whole"
    if marked is None:
        return ""
    across = min(bubble["right"], marked["right"]) - max(bubble["left"], marked["left"])
    down = min(bubble["bottom"], marked["bottom"]) - max(bubble["top"], marked["top"])
    return "the bubble covers what it speaks of" if across > 1 and down > 1 else ""


@pytest.mark.parametrize(("game", "lang"), [("up-and-down", "lb"), ("auf-und-ab", "fr"), ("dnup", "da")])
def test_a_tutorial_is_walked_to_its_end(browser: Browser, server: RunningServer, game: str, lang: str) -> None:
    """From the home page through all chapters, tapping only what is marked; at the end there is a match to play."""
    with visit(browser, server.base, lang=lang, size=PHONE) as mia:
        mia.go()
        mia.press(mia.game(game).get_by_role("link", name=mia.words("web-learn"), exact=True))
        learner = Learner(mia)
        for chapter in (1, 2, 3):
            learner.walk()
            assert not leaked_ids(mia.page)
            if chapter < 3:
                mia.press(mia.page.locator(".done a"))
                expect(mia.page).to_have_url(f"{mia.base}/learn/{game}/{chapter + 1}")
        expect(mia.text("web-learn-done-all")).to_be_visible()
        assert learner.steps > 20
        mia.press(mia.page.get_by_role("link", name=mia.words("web-learn-play"), exact=True))
        expect(mia.game(game)).to_be_visible()


def test_a_wrong_try_is_explained_and_a_chapter_goes_on(browser: Browser, server: RunningServer) -> None:
    """Mia plays a card before she has made a change: the rule is named, and nothing has happened. She comes back later
    and goes on where she was. All can be read by everybody, by day and by night. Her phone lies on its side."""
    with visit(browser, server.base, lang="de", size=LOW) as mia:
        mia.go("/learn/up-and-down/2")
        learner = Learner(mia)
        asked = mia.words("web-learn-ud-2-flip")
        learner.walk(until=asked)
        # The card is grey, but she can try.
        mia.press(mia.page.locator("[data-at='card:C2']"), force=True)
        bubble = mia.page.locator(".bubble")
        expect(bubble).to_contain_text(mia.words("web-learn-ud-2-flip-wrong"))
        expect(bubble.get_by_role("button")).to_contain_text("UD-10")
        assert not apart(learner.look())
        assert not axe_by_day_and_night(mia.page)

        mia.page.reload()
        assert learner.look()["said"] == asked
        learner.walk()
        expect(mia.text("web-learn-done", chapter=2)).to_be_visible()


def test_a_newcomer_is_offered_the_tutorial_once(browser: Browser, server: RunningServer) -> None:
    """The first tap on 'Play' of a game asks, the second does not, whatever was answered; nor does a match of a game
    whose tutorial was begun."""
    with visit(browser, server.base, lang="fr", size=PHONE, newcomer=True) as mia:
        mia.go()
        play = mia.words("web-play-now")
        mia.press(mia.game("dnup").get_by_role("button", name=play))
        assert not axe_findings(mia.page)
        mia.press(mia.button("web-offer-play"))
        mia.at_table()
        for game in ("dnup", "up-and-down"):
            mia.go()
            mia.press(mia.game(game).get_by_role("button", name=play))
            if game == "up-and-down":
                mia.press(mia.page.get_by_role("link", name=mia.words("web-offer-learn"), exact=True))
                assert Learner(mia).look()["said"] == mia.words("web-learn-ud-1-goal")
                mia.go()
                mia.press(mia.game(game).get_by_role("button", name=play))
            expect(mia.page).to_have_url(re.compile("/t/"))


def guided(mia: Visitor) -> str:
    """What the server tells her to do now, in words."""
    assert mia.match is not None
    guidance = mia.match["guidance"]
    return render(GAMES[mia.match["view"]["game"]].guidance_words, "guidance", guidance, People(mia.lang, []))


def usual(mia: Visitor, game: str) -> Locator:
    """What is said in its place to everybody else, on a small screen and on a large one."""
    changing = mia.match is not None and mia.match["view"].get("phase") == "change"
    words = {
        "up-and-down": ["web-ud-you-change" if changing else "web-ud-you-choose"],
        "auf-und-ab": ["web-aa-now-pick"],
        "dnup": ["web-your-turn", "web-dn-step-start", "web-dn-step-start-empty"],
    }
    return any_of([mia.text(each, area="none") for each in words[game]])


FIRST = {"up-and-down": 0, "auf-und-ab": 1, "dnup": 0}
"""How many moves are made before there is guidance: in Auf und Ab the first cards are laid."""
MORE = {"up-and-down": 5, "auf-und-ab": 3, "dnup": 5}
"""How many more, until it is no first move any more."""


@pytest.mark.parametrize(("game", "lang"), [("up-and-down", "en"), ("auf-und-ab", "fr"), ("dnup", "de")])
def test_the_first_matches_are_guided_and_then_no_more(
    browser: Browser, server: RunningServer, game: str, lang: str
) -> None:
    """In her first match Mia reads at her turn what can be done, also when she comes back to it; she can switch it off.
    In her second match she reads it at her first moves alone, and in the fourth not at all."""
    with visit(browser, server.base, lang=lang, size=PHONE) as mia:
        player = PLAYERS[game](mia)

        def sit_down(table: str, moves: int) -> None:
            """Comes to the table after so many more moves, when it is her turn."""
            bring_on(mia, table, moves, PICKING[game])
            mia.go(f"/t/{table}")
            mia.at_table()
            player.wait_for_turn()

        first = open_table(mia, game, 3)
        for moves in (FIRST[game], MORE[game]):
            sit_down(first, moves)
            expect(mia.page.get_by_text(guided(mia), exact=True).locator("visible=true")).to_be_visible()
            expect(usual(mia, game)).to_be_hidden()
        mia.press(mia.button("web-menu"))
        switch = mia.page.get_by_role("checkbox", name=mia.words("web-guidance"))
        expect(switch).to_be_checked()
        assert not axe_findings(mia.page)
        mia.press(switch)
        mia.page.keyboard.press("Escape")
        expect(usual(mia, game)).to_be_visible()
        mia.press(mia.button("web-menu"))
        mia.press(switch)

        second = open_table(mia, game, 3)
        sit_down(second, FIRST[game])
        expect(mia.page.get_by_text(guided(mia), exact=True).locator("visible=true")).to_be_visible()
        sit_down(second, MORE[game])
        expect(usual(mia, game)).to_be_visible()
        for _ in (3, 4):
            later = open_table(mia, game, 3)
            sit_down(later, FIRST[game])
        expect(usual(mia, game)).to_be_visible()


def test_a_chapter_or_game_that_is_not_there(browser: Browser, server: RunningServer) -> None:
    with visit(browser, server.base, size=PHONE) as mia:
        for path in ("/learn/dnup/9", "/learn/chess"):
            mia.go(path)
            expect(mia.text("web-nothing-here")).to_be_visible()
