"""Stories of everybody: on a phone, without a mouse, in each language, and with whatever reads the screen to them."""

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import (
    GAMES,
    PHONE,
    WIDE,
    Visitor,
    axe_by_day_and_night,
    focus_on,
    hidden_below,
    leaked_ids,
    outside,
    page_twice_as_large,
    resized,
    text_twice_as_large,
    visit,
)
from kit.browser_players import PLAYERS, AufUndAbPlayer, DnupPlayer, UpAndDownPlayer
from kit.browser_scenery import SCREENS, Scenery, set_scenery, show, visit_scenery
from kit.live import RunningServer
from updown.words import LANGUAGES, say

LONG_WORDS = ("de", "fr")


@pytest.fixture(scope="module")
def scenery(browser: Browser, server: RunningServer) -> Scenery:
    return set_scenery(browser, server.base)


# --- on a slow line ---


def test_the_first_page_is_light(browser: Browser, server: RunningServer) -> None:
    """All that comes before somebody can press Play: 150 kB at most, as they go over the line."""
    with visit(browser, server.base, worker=True) as mia:
        line = mia.context.new_cdp_session(mia.page)
        line.send("Network.enable")
        came: list[int] = []
        line.on("Network.loadingFinished", lambda file: came.append(file["encodedDataLength"]))
        mia.go()
        expect(mia.game("dnup").get_by_role("button", name=mia.words("web-play-now"))).to_be_enabled()
        mia.page.wait_for_load_state("networkidle")
        assert 50_000 < sum(came) < 150_000


# --- on a phone ---


@pytest.mark.parametrize("game", GAMES)
def test_the_opening_is_played_on_a_phone(game: str, browser: Browser, server: RunningServer) -> None:
    """On the smallest phone the same moves are made with a thumb, and nothing sticks out at the sides."""
    with visit(browser, server.base, size=PHONE) as mia:
        mia.go()
        assert not outside(mia.page)
        mia.play_now(game)
        player = PLAYERS[game](mia)
        for _ in range(3):
            player.play(moves=1)
            assert not outside(mia.page)


# --- without a mouse ---


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_played_with_the_keyboard_alone(game: str, browser: Browser, server: RunningServer) -> None:
    """From the home page to the first move with Tab, Enter, Space and arrows, and the focus is always to be seen."""
    with visit(browser, server.base) as mia:
        mia.go()
        focus_on(mia.game(game).get_by_role("button", name=mia.words("web-play-now")))
        mia.page.keyboard.press("Enter")
        mia.at_table()
        player = PLAYERS[game](mia)
        player.wait_for_turn()
        if isinstance(player, UpAndDownPlayer):
            move_in_up_and_down(mia, player)
        elif isinstance(player, AufUndAbPlayer):
            move_in_auf_und_ab(mia, player)
        elif isinstance(player, DnupPlayer):
            move_in_dnup(mia, player)
        player.made(0)


def press(mia: Visitor, *keys: str) -> None:
    for key in keys:
        mia.page.keyboard.press(key)


def go_to_hand(mia: Visitor, player: UpAndDownPlayer | AufUndAbPlayer | DnupPlayer) -> None:
    """The hand is one stop of the Tab key; within it the arrows lead from card to card."""
    focus_on(player.hand.and_(mia.page.locator("[tabindex='0']")))
    focused = mia.page.locator(":focus")
    first = focused.get_attribute("aria-label")
    press(mia, "ArrowRight")
    assert focused.get_attribute("aria-label") != first
    press(mia, "ArrowLeft")
    expect(focused).to_have_attribute("aria-label", first or "")


def move_in_up_and_down(mia: Visitor, player: UpAndDownPlayer) -> None:
    if player.flip.is_visible():
        focus_on(player.flip)
        press(mia, "Enter")
        return
    go_to_hand(mia, player)
    press(mia, "Space")
    focus_on(player.main)
    press(mia, "Enter")


def move_in_auf_und_ab(mia: Visitor, player: AufUndAbPlayer) -> None:
    go_to_hand(mia, player)
    while not player.lay.is_enabled():
        press(mia, "Space")
    focus_on(player.lay)
    press(mia, "Enter")


def move_in_dnup(mia: Visitor, player: DnupPlayer) -> None:
    """A single card, if one can be played; else the hand is rotated."""
    go_to_hand(mia, player)
    for _ in range(player.hand.count()):
        press(mia, "Space")
        if player.my_place.is_visible():
            focus_on(player.my_place)
            press(mia, "Enter")
            return
        press(mia, "Space", "ArrowRight")
    focus_on(player.rotate)
    press(mia, "Enter")
    focus_on(player.rotate_now)
    press(mia, "Enter")


# --- in each language ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_in_every_language_and_size_of_text(lang: str, browser: Browser, scenery: Scenery) -> None:
    """A person with a browser of that language sees it on every screen, on a phone too, and no text is missing. On a
    wide screen the page, or only its texts, can be enlarged to 200 %: all of it stays between the edges, also in the
    languages with the longest words."""
    with visit_scenery(browser, scenery, lang=lang, size=PHONE) as mia:
        for screen in SCREENS:
            show(mia, scenery, screen)
            assert mia.page.locator("html").get_attribute("lang") == lang
            assert not leaked_ids(mia.page), screen
            assert not outside(mia.page), screen
            assert screen not in GAMES or hidden_below(mia.page) <= 0, f"{screen}: who plays would have to scroll"
            if lang not in LONG_WORDS:
                continue
            with resized(mia.page, WIDE):
                for larger in (text_twice_as_large, page_twice_as_large):
                    with larger(mia.page):
                        assert not outside(mia.page), f"{screen}, {larger.__name__}"


def test_another_language_is_chosen_and_kept(browser: Browser, server: RunningServer) -> None:
    """A browser whose language we do not speak begins in English; what is chosen then is still there next time."""
    with visit(browser, server.base, lang="pt") as mia:
        mia.page.goto(server.base)
        expect(mia.page.get_by_role("heading", name=say("en", "web-tagline"))).to_be_visible()
        mia.page.get_by_label(say("en", "web-language")).select_option(label="Lëtzebuergesch")
        for _ in range(2):
            expect(mia.page.get_by_role("heading", name=say("lb", "web-tagline"))).to_be_visible()
            expect(mia.page.locator("html")).to_have_attribute("lang", "lb")
            mia.page.reload()


# --- for whatever reads the screen ---


def test_axe_finds_nothing_serious(browser: Browser, scenery: Scenery) -> None:
    """On each screen, in light and in dark, where only the colours are others."""
    findings = []
    with visit_scenery(browser, scenery) as mia:
        for screen in SCREENS:
            show(mia, scenery, screen)
            findings += [f"{screen}, {each}" for each in axe_by_day_and_night(mia.page)]
    assert not findings


@pytest.mark.parametrize("dark", [False, True])
def test_the_theme_is_the_one_of_the_system(dark: bool, browser: Browser, server: RunningServer) -> None:
    with visit(browser, server.base, dark=dark) as mia:
        mia.go()
        expect(mia.page.locator("html")).to_have_attribute("data-theme", "dark" if dark else "light")


def test_the_rules_in_one_screen(browser: Browser, server: RunningServer) -> None:
    """Four pictures with a sentence each tell a game on one screen of a phone, before its rules are read."""
    with visit(browser, server.base, size=PHONE) as mia:
        for game in GAMES:
            mia.go(f"/rules/{game}")
            scenes = mia.page.locator("main ol").first.locator("> li")
            expect(scenes).to_have_count(4)
            expect(scenes.last.locator("p")).to_be_in_viewport(ratio=1)
            expect(mia.page.locator(f"main a[href='/learn/{game}']")).to_be_in_viewport(ratio=1)
            assert not axe_by_day_and_night(mia.page), game
