"""Stories of somebody who sets up a match, comes back later, or comes to an address where nothing is."""

import json
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from kit.browser import PHONE, Visitor, axe_by_day_and_night, axe_findings, outside, visit
from kit.browser_players import AufUndAbPlayer
from kit.browser_scenery import open_table
from kit.live import QUICKLY, RunningServer, running_server
from kit.push import push_service


def test_four_seats_with_mixed_levels_are_set_up_and_remembered(browser: Browser, server: RunningServer) -> None:
    """On a phone Mia wants four players, a bot of another level on each seat, and two rounds; the button stays in view.
    The match is what she chose. Next time one tap on 'Play' is the same."""
    with visit(browser, server.base, size=PHONE) as mia:
        mia.go()
        mia.press(mia.game("up-and-down").get_by_role("button", name=mia.words("web-choose"), exact=True))
        mia.choice("web-players", "4").check()
        levels = ["level1", "level4", "level2"]
        for seat, level in enumerate(levels, 2):
            mia.pick("web-seat-for", mia.words(f"web-level-{level}"), seat=seat)
        mia.pick("web-rounds", "2")
        expect(mia.button("web-start")).to_be_in_viewport(ratio=1)
        assert not outside(mia.page)
        mia.press(mia.button("web-start"))
        mia.at_table()
        first = mia.updates[0]["table"]
        assert [seat["level"] for seat in first["seats"]] == [None, *levels]
        assert first["options"]["rounds"] == 2

        mia.go()
        mia.received.clear()
        mia.play_now("up-and-down")
        again = mia.updates[0]["table"]
        assert again["table"] != first["table"]
        assert (again["seats"][1:], again["options"]) == (first["seats"][1:], first["options"])


def test_a_seat_for_a_friend_makes_it_a_table_with_a_link(browser: Browser, server: RunningServer) -> None:
    """The same set-up with one friend among the bots: there is a clock to choose, and then a link to send."""
    with visit(browser, server.base) as mia:
        mia.go()
        mia.press(mia.game("dnup").get_by_role("button", name=mia.words("web-choose"), exact=True))
        mia.pick("web-seat-for", mia.words("web-setup-friend"), seat=3)
        mia.pick("web-setup-clock", mia.words("web-setup-clock-relaxed"))
        assert not axe_findings(mia.page)
        mia.press(mia.button("web-open-table"))
        expect(mia.page.locator("code")).to_be_visible()
        mia.wait(lambda: bool(mia.updates), "nothing was received about the table")
        table = mia.updates[0]["table"]
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "open"]
        assert table["pace"]["kind"] == "relaxed"


# --- coming back ---

SUBSCRIBE = """(given) => {
  const kept = () => JSON.parse(sessionStorage.getItem("subscribed"));
  const subscription = () => ({ endpoint: given.endpoint, toJSON: () => ({ endpoint: given.endpoint, keys: given }) });
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    sessionStorage.setItem("subscribed", JSON.stringify(applicationServerKey));
    return subscription();
  };
  PushManager.prototype.getSubscription = async () => (kept() === null ? null : subscription());
}"""


def test_a_table_over_days_tells_whose_turn_it_is(browser: Browser, tmp_path: Path) -> None:
    """Mia opens a table over days, switches on messages with one tap, and goes away. When it is her turn, the server
    sends a message to her push service, in her language and with nothing else; her browser shows it. One more tap
    switches the messages off. The push service of a browser's vendor cannot be reached from here: one of this machine
    takes its place, and the developer tools hand its messages to the browser."""
    with (
        push_service() as service,
        running_server(tmp_path, *QUICKLY, "--push-anywhere") as server,
        visit(browser, server.base, lang="fr", worker=True) as mia,
        visit(browser, server.base) as ben,
    ):
        mia.context.grant_permissions(["notifications"])
        mia.page.add_init_script(f"({SUBSCRIBE})({json.dumps(service.subscription())})")
        link = mia.base + "/t/" + open_table(mia, "auf-und-ab", 2, friends=True, days=2)
        mia.page.goto(link)
        switch = mia.page.get_by_role("button", name=mia.words("web-tell-me-turn"))
        mia.press(switch)
        expect(switch).to_have_attribute("aria-pressed", "true")
        assert not axe_findings(mia.page)
        ben.page.goto(link)
        ben.press(ben.button("web-sit"))
        expect(mia.button("web-start")).to_be_visible()
        mia.press(mia.button("web-start"))
        mia.at_table()
        while mia.match is None or 0 in mia.match["view"]["turn"]:
            AufUndAbPlayer(mia).play(moves=1)
        mia.go("/rules/dnup")
        ben.wait(lambda: ben.received[-1] == {"type": "presence", "away": [0]}, "Mia is still here")
        while ben.match is None or 0 not in ben.match["view"]["turn"]:
            AufUndAbPlayer(ben).play(moves=1)
        key = mia.context.request.get(f"{server.base}/api/push").json()["key"]
        service.wait()
        message = service.read(len(service.requests) - 1, key)
        table = urlsplit(link).path.removeprefix("/t/")
        assert message == {"title": "Auf und Ab", "body": mia.words("push-turn"), "table": table}

        assert deliver(mia, json.dumps(message)) == [["Auf und Ab", mia.words("push-turn"), f"/t/{table}"]]
        mia.go(f"/t/{table}")
        mia.press(mia.button("web-menu"))
        mia.press(switch)
        expect(switch).to_have_attribute("aria-pressed", "false")
        store = server.store()
        assert store.subscriptions(table, 0) == []
        store.close()


def deliver(mia: Visitor, text: str) -> list[list[str]]:
    """Hands a push message to the browser, as its vendor's push service would; what it shows then. A worker that is
    just starting may miss a message of the developer tools, so it is handed over again until it is shown; a later one
    replaces the earlier one."""
    found: list[str] = []
    tools = mia.context.new_cdp_session(mia.page)
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    mia.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    mia.wait(lambda: bool(found), "there is no service worker")
    message = {"origin": mia.base, "registrationId": found[-1], "data": text}
    look = """() => navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then(
      (shown) => shown.map(({ title, body, data }) => [title, body, data]))"""

    def shows() -> bool:
        tools.send("ServiceWorker.deliverPushMessage", message)
        mia.page.wait_for_timeout(500)
        return bool(mia.page.evaluate(look))

    mia.wait(shows, "the browser shows nothing")
    shown: list[list[str]] = mia.page.evaluate(look)
    return shown


def test_without_a_connection_the_first_page_says_what_is_possible(browser: Browser, server: RunningServer) -> None:
    """Mia opens the pages once, then on the train again: the page says that she can read the rules, and she can, in
    another language too. Where there is a connection again, everything is as before."""
    with visit(browser, server.base, size=PHONE, lang="lb", worker=True) as mia:
        mia.go()
        mia.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        mia.context.set_offline(True)
        mia.page.reload()
        for said in ("web-no-connection", "web-no-connection-rules", "web-no-connection-games"):
            expect(mia.text(said)).to_be_visible()
        assert not axe_findings(mia.page)
        assert not outside(mia.page)
        mia.press(mia.game("dnup").get_by_role("link", name=mia.words("web-show-rules")))
        expect(mia.page.locator("[data-rule='DN-12']")).to_be_visible()
        mia.page.get_by_label(mia.words("web-language")).select_option("fr")
        mia.lang = "fr"
        mia.page.goto(f"{server.base}/rules/auf-und-ab")
        expect(mia.page.locator("[data-rule='AA-7']")).to_contain_text("carte")

        mia.go()
        mia.press(mia.button("web-try-again"))
        expect(mia.button("web-try-again")).to_be_visible()
        mia.context.set_offline(False)
        expect(mia.text("web-no-connection")).to_be_hidden()
        # The browser itself complains of every request that it could not send.
        mia.problems = [each for each in mia.problems if "ERR_INTERNET_DISCONNECTED" not in each]
        mia.play_now("dnup")


def test_an_address_that_leads_nowhere_gets_a_page(browser: Browser, server: RunningServer) -> None:
    with visit(browser, server.base, size=PHONE) as mia:
        answer = mia.page.goto(f"{server.base}/no/such/page")
        assert answer is not None
        assert answer.status == 404
        expect(mia.page.get_by_role("heading", name=mia.words("web-nothing-here"))).to_be_visible()
        assert not axe_by_day_and_night(mia.page)
        assert not outside(mia.page)
        mia.press(mia.page.get_by_role("link", name=mia.words("web-to-the-games")))
        expect(mia.game("dnup")).to_be_visible()
        # That it is not there is what the browser itself complains of.
        mia.problems = [each for each in mia.problems if "404" not in each]


def test_a_browser_that_remembers_nothing_plays_all_the_same(browser: Browser, server: RunningServer) -> None:
    with visit(browser, server.base, size=PHONE, lang="fr") as mia:
        mia.page.add_init_script(
            "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
        )
        mia.go()
        expect(mia.text("web-forgets")).to_be_visible()
        assert not axe_findings(mia.page)
        assert not outside(mia.page)
        mia.play_now("auf-und-ab")
