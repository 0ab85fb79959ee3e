"""Stories of replays: a saved game is stepped through by keys, nobody's hidden cards are in it, one plays on from a
step, also after the server was restarted, and files that are no records are refused with their reason. Everything about
me is saved as a file, and deleted."""

import asyncio
import json
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import updown
from kit.browser import WIDE, Visitor, axe_by_day_and_night, axe_findings, focus_on, visit
from kit.browser_players import AufUndAbPlayer
from kit.browser_scenery import bring_on
from kit.live import (
    QUICKLY,
    Client,
    RunningServer,
    make_plan,
    play_match,
    running_server,
    seat_all,
    start_match,
)
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
        mia.go("/replay")
        with mia.page.expect_response("**/api/replays") as asked:
            mia.page.set_input_files("input[type=file]", saved)
        steps = asked.value.json()["steps"]
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
        assert all(step["match"]["open"] is None for step in steps)
        assert all(isinstance(step["match"]["view"]["hands"][1], int) for step in steps)
        mia.page.select_option("header select", "open")
        expect(mia.page.locator(".hands .card").first).to_be_visible()
        assert not axe_by_day_and_night(mia.page)
        mia.press(mia.button("web-replay-play-on"))
        mia.at_table()
        table = mia.table
        # Away from the table: a page that comes back to it by itself would tell of it too, and not from its beginning.
        mia.go("/rules/auf-und-ab")
        mia.page.wait_for_load_state("networkidle")
        mia.received.clear()
        server.restart()
        mia.go(f"/t/{table}")
        mia.at_table()
        shown = next(each["table"] for each in mia.updates if each["table"] is not None)
        assert shown["practice"]
        assert mia.match is not None
        assert isinstance(mia.match["view"]["hands"][1], int)


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


def cards_in_hand(visitor: Visitor) -> list[str]:
    """The faces that the page shows in the own hand, in their order."""
    faces = visitor.group("web-aa-your-hand").locator("[data-card]")
    expect(faces.first).to_be_visible()
    return [each.get_attribute("data-card") or "" for each in faces.all()]


def test_a_match_just_played_is_found_replayed_by_keys_and_played_on(server: RunningServer, browser: Browser) -> None:
    with visit(browser, server.base, size=WIDE) as mia:
        mia.go()
        mia.play_now("auf-und-ab")
        player = AufUndAbPlayer(mia)
        player.play(moves=3)
        player.wait_for_turn()
        assert mia.match is not None
        moment, hand = mia.match["view"], cards_in_hand(mia)
        assert sorted(hand) == sorted(moment["hands"][0])
        bring_on(mia, mia.table)
        expect(mia.end).to_be_visible()
        assert mia.match is not None
        scores = mia.match["view"]["scores"]
        record, table = mia.record(), mia.table

        # Found among my games: against whom, how it ended, when, how long it was.
        mia.go()
        mia.press(mia.page.locator("a[href='/mine']"))
        row = mia.page.locator(f"a.button[href='/replay/{table}/0']")
        level = mia.words("web-level-level1")
        expect(row).to_contain_text(mia.words("web-bot-name", name="Theo", level=level))
        expect(row).to_contain_text(" : ".join(map(str, scores)))
        expect(row).to_contain_text(mia.words("web-memory-moves", count=len(record["rounds"][0]["events"])))
        expect(row).to_contain_text(mia.page.evaluate("new Date().toLocaleDateString('en', { month: 'long' })"))

        # By keys alone to the moment that was noted.
        focus_on(row)
        with mia.page.expect_response("**/api/replays") as asked:
            mia.page.keyboard.press("Enter")
        slider = mia.page.locator(SLIDER)
        expect(slider).to_have_value("0")
        steps = asked.value.json()["steps"]
        place = next(n for n, step in enumerate(steps) if step["match"]["view"] == moment)
        for step in range(1, place + 1):
            mia.page.keyboard.press("ArrowRight")
            expect(slider).to_have_value(str(step))
        assert cards_in_hand(mia) == hand
        # As I saw it: the hands of the others are numbers of cards, and later moves are not shown.
        assert all(isinstance(step["match"]["view"]["hands"][1], int) for step in steps)
        assert all(step["match"]["open"] is None for step in steps)
        listed = mia.page.locator("aside ol button")
        expect(listed).to_have_count(place + 1)
        # All hands open.
        with mia.page.expect_response("**/api/replays") as opened:
            mia.page.select_option("header select", "open")
        open_hands = opened.value.json()["steps"][place]["match"]["open"]["hands"]
        shown = mia.page.locator(".hands .card")
        expect(shown).to_have_count(sum(map(len, open_hands[1:])))
        assert [each.get_attribute("title") for each in shown.all()] == [
            card for cards in open_hands[1:] for card in cards
        ]
        expect(listed).to_have_count(len(steps))

        # A link to this moment opens it in another tab.
        mia.context.grant_permissions(["clipboard-read", "clipboard-write"])
        mia.press(mia.button("web-replay-link"))
        link = mia.page.evaluate("navigator.clipboard.readText()")
        assert link == f"{server.base}/replay/{table}/0#{place}"
        first, mia.page = mia.page, mia.context.new_page()
        mia.page.goto(link)
        expect(mia.page.locator(SLIDER)).to_have_value(str(place))
        assert cards_in_hand(mia) == hand
        mia.page.close()
        mia.page = first

        # From here on I play, for practice, with the cards that I had.
        mia.received.clear()
        mia.press(mia.button("web-replay-play-on"))
        mia.at_table()
        shown = next(each["table"] for each in mia.updates if each["table"] is not None)
        assert shown["practice"]
        assert [seat["kind"] for seat in shown["seats"]] == ["person", "bot"]
        assert mia.match is not None
        assert mia.match["view"]["hands"][0] == moment["hands"][0]
        assert mia.table != table
        AufUndAbPlayer(mia).play(moves=1)


def play_with_a_friend(base: str) -> list[Client]:
    """A match of two people, played to its end elsewhere."""

    async def story() -> list[Client]:
        clients = await seat_all(base, make_plan("auf-und-ab", 2))
        async with clients[0], clients[1]:
            await start_match(clients)
            await asyncio.gather(*map(play_match, clients))
        return clients

    with ThreadPoolExecutor(1) as apart:  # A browser is at work in this thread.
        return apart.submit(asyncio.run, story()).result()


def test_everything_about_me_is_saved_and_then_deleted(server: RunningServer, browser: Browser) -> None:
    anna, friend = (client.me for client in play_with_a_friend(server.base))
    with visit(browser, server.base, worker=True) as me, visit(browser, server.base, lang="de") as other:
        for visitor, seat in ((me, anna), (other, friend)):
            assert seat.token is not None
            visitor.context.add_cookies([{"name": "updown", "value": seat.token, "url": server.base}])
        me.go("/mine")
        me.page.evaluate("localStorage.setItem('updown', JSON.stringify({ name: 'Anna', face: 'owl' }))")
        with me.page.expect_download() as saving:
            me.press(me.button("web-about-me-save"))
        saved = json.loads(saving.value.path().read_text("utf-8"))
        assert saved["format"] == "updown-my-data/1"
        assert saved["browser"]["updown"] == {"name": "Anna", "face": "owl"}
        (match,), (line,) = saved["matches"], saved["statistics"]
        assert (match["players"], line["played"], line["against"]) == (["Anna", "Guest 1"], 1, "people")
        assert [each["table"] for each in saved["tables"]] == [anna.table]
        answer = me.context.request.get(f"{server.base}/api/tables/{anna.table}/record")
        assert match["record"] == answer.json()

        # The first step deletes nothing, and can be taken back.
        me.press(me.button("web-about-me-delete"))
        assert not axe_by_day_and_night(me.page)
        me.press(me.button("web-cancel"))
        me.page.reload()
        expect(me.page.locator(f"a[href='/replay/{anna.table}/0']").last).to_be_visible()
        me.press(me.button("web-about-me-delete"))
        me.press(me.button("web-about-me-do"))
        me.page.wait_for_url(f"{server.base}/")
        assert me.page.evaluate("JSON.stringify(localStorage)").find("Anna") < 0
        assert me.context.cookies() == []
        me.go("/mine")
        expect(me.text("web-memory-none")).to_be_visible()

        # The other keeps the match, and steps through it.
        other.go("/mine")
        row = other.page.locator(f"a[href='/replay/{anna.table}/0']").last
        expect(row).to_contain_text(other.words("web-somebody"))
        other.press(row)
        expect(other.page.locator(SLIDER)).to_have_value("0")
        assert "Anna" not in other.page.content()


def test_where_nothing_can_be_deleted_nothing_is_lost(tmp_path: Path, browser: Browser) -> None:
    with running_server(tmp_path, *QUICKLY) as server, visit(browser, server.base) as mia:
        mia.go("/mine")
        mia.page.evaluate("localStorage.setItem('updown', JSON.stringify({ name: 'Mia' }))")
        mia.press(mia.button("web-about-me-delete"))
        server.kill()
        mia.press(mia.button("web-about-me-do"))
        expect(mia.page.get_by_role("alert").first).to_contain_text(mia.words("web-offline"))
        assert json.loads(mia.page.evaluate("localStorage.getItem('updown')"))["name"] == "Mia"
        mia.problems = [each for each in mia.problems if "ERR_CONNECTION_" not in each]
