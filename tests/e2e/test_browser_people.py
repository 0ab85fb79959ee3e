"""The people at a table, each at a browser of their own: faces, reactions, talk before the game, who leaves, and how
the game ends."""

from playwright.sync_api import Browser, Locator, expect

from kit.browser import PHONE, Visitor, axe_by_day_and_night, axe_findings, outside, visit, wait_until_still
from kit.browser_scenery import bring_on, open_table
from kit.live import RunningServer


def test_two_friends_with_faces_talk_react_and_part(browser: Browser, server: RunningServer) -> None:
    """Anna waits with an owl's face. Ben comes, chooses a frog's, says hello and claps; she sees it. In the middle of
    the game he leaves: she reads of it, and plays to the end with a bot. She reads the story of the match, and plays
    again."""
    with visit(browser, server.base) as anna, visit(browser, server.base, size=PHONE) as ben:
        link = open_table(anna, "auf-und-ab", 2, name="Anna", friends=True)
        anna.go(f"/t/{link}")
        choose_face(anna, "owl")
        ben.go(f"/t/{link}")
        ben.page.get_by_label(ben.words("web-your-name")).fill("Ben")
        ben.press(ben.button("web-sit"))
        choose_face(ben, "frog")
        anna.wait(lambda: faces(anna) == ["owl", "frog"], "Anna does not see Ben's face")
        anna.wait(lambda: faces(ben) == ["owl", "frog"], "Ben does not see Anna's face")

        assert axe_by_day_and_night(ben.page) == []
        ben.press(ben.button("web-say-hello"))
        expect(chat(anna).get_by_text(anna.words("web-say-hello")).last).to_be_visible()
        ben.press(ben.button("web-react-clap"))
        expect(anna.page.locator(".bubble")).to_be_visible()
        expect(chat(anna).get_by_text(anna.words("line-reacted-clap", who="Ben"))).to_be_visible()

        anna.press(anna.button("web-start"))
        for who in (anna, ben):
            who.at_table()
        ben.press(ben.button("web-menu"))
        ben.press(ben.button("web-leave"))
        ben.press(ben.button("web-leave"))
        expect(anna.text("web-now-left", name="Ben")).to_be_visible()
        bring_on(anna, anna.table)

        expect(anna.end).to_be_visible()
        expect(anna.page.get_by_role("table", name=anna.words("web-chart"))).to_be_attached()
        expect(anna.page.locator(".story")).not_to_be_empty()
        (best_line,) = [
            line["values"] for each in anna.updates for line in each["lines"] if line["code"] == "auf-und-ab/best"
        ]
        best = anna.page.locator("figure.best")
        expect(best.locator(".card")).to_have_count(2)
        expect(best.locator(".card.ringed")).to_have_count(1)
        for value in best_line["values"]:
            expect(best.locator("figcaption")).to_contain_text(f" {value}")
        wait_until_still(anna.page)
        assert axe_by_day_and_night(anna.page) == []
        anna.press(anna.button("web-rematch"))
        expect(anna.group("web-aa-your-hand")).to_be_visible()


def test_a_face_goes_along_to_the_next_table(browser: Browser, server: RunningServer) -> None:
    """Anna chose a face once. At her next table she has it from the beginning, and is called 'you'."""
    with visit(browser, server.base) as anna:
        anna.go(f"/t/{open_table(anna, 'dnup', 3)}")
        anna.at_table()
        anna.press(anna.button("web-menu"))
        assert axe_by_day_and_night(anna.page) == []
        anna.press(anna.button("web-rename"))
        anna.page.get_by_role("radio", name=anna.words("web-face-fish"), exact=True).check(force=True)
        anna.wait(lambda: faces(anna)[0] == "fish", "the face was not taken")
        assert axe_findings(anna.page) == []
        anna.go(f"/t/{open_table(anna, 'dnup', 2)}")
        anna.wait(lambda: faces(anna) == ["fish", None], "the face did not come along")
        expect(anna.page.locator(".plate.me .name")).to_have_text(anna.words("web-table-you"))


def test_somebody_is_muted_reported_and_sent_away(browser: Browser, server: RunningServer) -> None:
    """Ben is rude. Anna mutes him: she does not see what he says, also after a reload, until she listens again. She
    reports the table, and sends him away in the middle of the game: a bot plays on, and he is informed of it."""
    with visit(browser, server.base) as anna, visit(browser, server.base, size=PHONE) as ben:
        link = open_table(anna, "auf-und-ab", 2, name="Anna", friends=True)
        anna.go(f"/t/{link}")
        ben.go(f"/t/{link}")
        ben.page.get_by_label(ben.words("web-your-name")).fill("Ben")
        ben.press(ben.button("web-sit"))
        anna.press(anna.button("web-people"))
        assert axe_by_day_and_night(anna.page) == []
        mute(anna, "web-mute", "Ben")
        ben.press(ben.button("web-say-hurry"))
        ben.press(ben.button("web-react-sad"))
        expect(chat(ben).get_by_text(ben.words("line-reacted-sad", who="Ben"))).to_be_visible()
        anna.page.reload()
        expect(chat(anna)).to_be_visible()
        expect(chat(anna).get_by_text(anna.words("web-say-hurry"))).to_have_count(1)  # the button
        expect(chat(anna).get_by_text(anna.words("line-reacted-sad", who="Ben"))).to_have_count(0)
        anna.press(anna.button("web-people"))
        mute(anna, "web-unmute", "Ben")
        expect(chat(anna).get_by_text(anna.words("line-reacted-sad", who="Ben"))).to_be_visible()

        ben.press(ben.button("web-menu"))
        ben.press(ben.button("web-report"))
        ben.page.get_by_role("radio", name=ben.words("web-report-playing")).check()
        ben.page.get_by_label(ben.words("web-report-text")).fill("She mutes me")
        assert axe_by_day_and_night(ben.page) == []
        assert outside(ben.page) == []
        ben.press(ben.button("web-report-send"))
        expect(ben.text("web-report-done")).to_be_visible()
        store = server.store()
        (report,) = [each for each in store.reports() if each.table == anna.table]
        assert (report.reason, report.text) == ("playing", "She mutes me")
        store.close()

        anna.press(anna.button("web-start"))
        for who in (anna, ben):
            who.at_table()
        ben.page.evaluate("document.documentElement.dataset.theme = 'light'")
        anna.press(anna.button("web-menu"))
        anna.press(anna.button("web-people"))
        anna.press(anna.page.get_by_role("button", name=f"{anna.words('web-send-away')}: Ben"))
        anna.press(anna.button("web-send-away"))
        expect(anna.text("web-now-sent-away", name="Ben")).to_be_visible()
        expect(ben.text("web-sent-away")).to_be_visible()
        assert axe_findings(ben.page) == []


def mute(who: Visitor, message_id: str, name: str) -> None:
    who.press(who.page.get_by_role("button", name=f"{who.words(message_id)}: {name}"))
    who.press(who.page.get_by_role("dialog").get_by_role("button", name=who.words("web-close"), exact=True))


def test_people_read_and_hear_once_that_bots_have_much_to_do(browser: Browser, server: RunningServer) -> None:
    with visit(browser, server.base, size=PHONE) as mia:
        mia.context.add_init_script(
            "window.sockets = []; window.WebSocket = class extends WebSocket {"
            " constructor(url) { super(url); sockets.push(this); } };"
        )
        mia.go(f"/t/{open_table(mia, 'auf-und-ab', 2)}")
        mia.at_table()
        # A bot that moves ends what is said of bots.
        mia.wait(lambda: mia.match is not None and mia.match["moves"], "it is not Mia's turn")
        tell = "(seconds) => sockets.at(-1).onmessage({ data: JSON.stringify({ type: 'bot-wait', seconds }) })"
        heard = mia.page.locator(".strips .unseen[role=status]")
        for seconds, roughly in ((18, 20), (11, 15)):
            mia.page.evaluate(tell, seconds)
            time = mia.words("web-count-seconds", count=roughly)
            expect(mia.page.locator(".strip.busy")).to_have_text(mia.words("web-bots-busy", time=time))
            first = mia.words("web-bots-busy", time=mia.words("web-count-seconds", count=20))
            expect(heard).to_have_text(first)
        assert axe_by_day_and_night(mia.page) == []
        assert outside(mia.page) == []


def choose_face(who: Visitor, face: str) -> None:
    """Before the game, by a tap on the own face."""
    who.press(who.button("web-face"))
    who.page.get_by_role("radio", name=who.words(f"web-face-{face}"), exact=True).check(force=True)
    who.wait(lambda: face in faces(who), "the face was not taken")
    who.press(who.page.get_by_role("dialog").get_by_role("button", name=who.words("web-close"), exact=True))


def chat(who: Visitor) -> Locator:
    return who.page.get_by_role("region", name=who.words("web-lobby-chat"))


def faces(who: Visitor) -> list[str | None]:
    """By seat, in the last update of the page."""
    tables = [update["table"] for update in who.updates if update["table"] is not None]
    return [seat["face"] for seat in tables[-1]["seats"]] if tables else []
