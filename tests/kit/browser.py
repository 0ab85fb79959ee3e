"""Real Chromium at a real server. A `Visitor` is somebody with a browser of their own, who finds things on the page as
people do: by what they are and what they are called in the visitor's language. Leaves out how the games are played
(browser_players.py)."""

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    StorageState,
    WebSocket,
    expect,
    sync_playwright,
)
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from updown.server.previews import pages_folder
from updown.words import say

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
"""As tools/ensure-browser looks for them."""
NO_BROWSER = f"the tests need Chromium ({', '.join(PROGRAMS)} on PATH): run tools/ensure-browser"
NO_FEATURES = (
    *("AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying"),
    *("OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"),
    *("PreloadTopChromeWebUI", "SpareRendererForSitePerProcess", "WebUIOmniboxAimPopup", "WebUIOmniboxPopup"),
)
"""The last line are processes that Chromium starts for each visitor, for its own window and in advance: they need twice
as much time as our pages. The others are those of Playwright, whose list this one replaces."""
FLAGS = (
    *("--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--no-first-run", "--disable-dev-shm-usage", f"--disable-features={','.join(NO_FEATURES)}"),
)
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

PATIENCE = 120_000
"""Milliseconds; of use only where the machine is held up: nothing is waited for longer than it takes."""
A_MOMENT = 1_500
WIDE, PHONE = (1280, 800), (360, 640)
ANY = "\ue000"
"""A placeholder in a message: any text matches it."""

LATE = ("table/parts-asked", "table/wrong-deal", "table/closed", "table/not-seated")
"""A page that is too late takes no part in a deal, which is refused; people see nothing of it."""

HARMLESS = re.compile("net::ERR_NETWORK_CHANGED|Service Worker registration blocked by Playwright")
"""What Chromium says, before it tries again, when another test cuts a network of this machine (kit/cut_off.py); and
what Playwright says where there is no service worker."""

GAMES = ("up-and-down", "auf-und-ab", "dnup")

# What sticks out to the left or right, also where a part of the page cuts it off. Not what is there for the ears alone,
# nor the row of past moves, which scrolls.
SCAN_OUTSIDE = """() => {
  const wide = document.documentElement.clientWidth;
  const { scrollWidth } = document.scrollingElement;
  const found = scrollWidth > wide ? [`the page is ${scrollWidth} wide`] : [];
  const parts = "button, a, input, select, h1, h2, h3, p, td, th, label, legend, code";
  for (const each of document.querySelectorAll(parts)) {
    const { left, right, width } = each.getBoundingClientRect();
    if (width < 2 || !each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (each.closest(".skip, .unseen, .words, .since")) continue;
    if (left < -1 || right > wide + 1)
      found.push(`${each.outerHTML.slice(0, 120)} from ${Math.round(left)} to ${Math.round(right)} of ${wide}`);
  }
  return found;
}"""

# Fonts are there, and nothing moves but what never stops.
IS_STILL = """() => document.fonts.status === "loaded" && document.getAnimations().every(
  (each) => each.playState !== "running" || each.effect.getComputedTiming().iterations === Infinity)"""

# What is measured is known in the first frame, and used in the second.
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# All that is read on the page, seen or heard.
ALL_WORDS = """() => {
  const said = [document.title, document.body.innerText];
  for (const each of document.querySelectorAll("body *"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      if (each.hasAttribute(name)) said.push(each.getAttribute(name));
  for (const each of document.querySelectorAll("option, .unseen, legend, caption")) said.push(each.textContent);
  return said.join("\\n");
}"""

# Numbers, as on a drawn card or below a pile, are no label, whatever axe thinks of them; but words on a control must be
# in its name.
AXE_RUN = """(rules) => {
  const isNamedAsWritten = (element) => {
    const name = element.getAttribute("aria-label").toLowerCase();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const parts = [];
    while (texts.nextNode())
      if (!texts.currentNode.parentElement.closest("svg")) parts.push(texts.currentNode.data.trim().toLowerCase());
    const words = parts.filter((part) => /\\p{L}/u.test(part));
    return words.length === 0 || words.some((part) => name.includes(part));
  };
  const isFound = (id, { target }) =>
    id !== "label-content-name-mismatch" || !isNamedAsWritten(document.querySelector(target[0]));
  const describe = ({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ""}`;
  const only = rules.length > 0 ? { runOnly: { type: "rule", values: rules } } : {};
  return axe.run(document, { resultTypes: ["violations"], ...only }).then(({ violations }) =>
    violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.filter((node) => isFound(id, node)) }))
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(describe).join(" | ")}`));
}"""


def find_chromium() -> str:
    for name in PROGRAMS:
        found = shutil.which(name)
        if found is not None:
            return found
    raise RuntimeError(NO_BROWSER)


@contextmanager
def running_browser() -> Iterator[Browser]:
    """Chromium, if there is something to show in it. One at a time, and nothing asynchronous beside it: Playwright's
    event loop has the thread for as long as this lasts."""
    if not (pages_folder() / "index.html").is_file():
        raise RuntimeError(f"the pages are not built, there is nothing in {pages_folder()}: run `make play` once")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS), timeout=PATIENCE)
        yield browser
        browser.close()


# What the browser remembers from the beginning, unless it has chosen otherwise.
REMEMBER = """(() => {
  try {
    const kept = JSON.parse(localStorage.getItem("updown") ?? "{}");
    localStorage.setItem("updown", JSON.stringify({ ...KNOWN, ...kept }));
  } catch {}
})()"""


@contextmanager
def visit(
    browser: Browser,
    base: str,
    *,
    lang: str = "en",
    size: tuple[int, int] = WIDE,
    dark: bool = False,
    motion: bool = False,
    pace: str = "fast",
    newcomer: bool = False,
    worker: bool = False,
    storage: StorageState | None = None,
) -> Iterator["Visitor"]:
    """A person with a browser of that language, on a screen of that size: a small one is a phone with a touch screen.
    By default the pages show everything as fast as it comes: otherwise each test would last as long as a person needs
    to read. Only a newcomer is offered the tutorials. With a service `worker` the browser fetches and keeps all files
    of the pages. When they leave, nothing may have gone wrong in their browser."""
    phone = size[0] < 600
    context = browser.new_context(
        locale=lang,
        viewport={"width": size[0], "height": size[1]},
        has_touch=phone,
        is_mobile=phone,
        color_scheme="dark" if dark else "light",
        reduced_motion="no-preference" if motion else "reduce",
        service_workers="allow" if worker else "block",
        storage_state=storage,
    )
    context.set_default_timeout(PATIENCE)
    known = {"pace": pace, "offered": [] if newcomer else list(GAMES)}
    context.add_init_script(REMEMBER.replace("KNOWN", json.dumps(known)))
    visitor = Visitor(context, base, lang, touch=phone)
    try:
        yield visitor
        assert not visitor.problems
    except BaseException as error:
        error.add_note(f"In the browser: {visitor.problems or 'no problems'}; last received: {visitor.received[-3:]}")
        raise
    finally:
        context.close()


class Visitor:
    """Somebody at a browser of their own, with one page open."""

    def __init__(self, context: BrowserContext, base: str, lang: str, *, touch: bool = False) -> None:
        self.context = context
        self.base = base
        self.lang = lang
        self.touch = touch
        self.problems: list[str] = []
        """What a person would not see: errors on the page, refusals, requests to elsewhere."""
        self.received: list[dict[str, Any]] = []
        """All messages of the server on the sockets of the page."""
        self.plays = 0
        """How many moves of this page the server has done."""
        self._asked: dict[str, str] = {}
        context.on("request", self._see_request)
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.problems.append(f"error on the page: {error}"))
        self.page.on("console", self._see_console)
        self.page.on("websocket", self._see_socket)

    # --- finding ---

    def words(self, message_id: str, **values: str | int) -> str:
        return say(self.lang, message_id, **values)

    def like(self, message_id: str, **values: str | int) -> re.Pattern[str]:
        """A message, with anything where the values are ANY. What is read out has plain spaces alone."""
        words = r"\s".join(map(re.escape, re.split(r"\s", self.words(message_id, **values))))
        return re.compile(f"^{words.replace(ANY, '.+')}$")

    def button(self, message_id: str, **values: str | int) -> Locator:
        """The button of that name."""
        return self.page.get_by_role("button", name=self.like(message_id, **values))

    def group(self, message_id: str) -> Locator:
        return self.page.get_by_role("group", name=self.words(message_id), exact=True)

    def choice(self, legend: str, option: str) -> Locator:
        """An answer to one of the questions of the set-up."""
        asked = self.page.get_by_role("radiogroup", name=self.words(legend), exact=True)
        return asked.get_by_role("radio", name=option, exact=True)

    def pick(self, label: str, answer: str, **values: str | int) -> None:
        """Answers one of its questions that have a list."""
        asked = self.page.get_by_role("combobox", name=self.words(label, **values), exact=True)
        asked.select_option(label=answer)

    def game(self, game: str) -> Locator:
        """One of the three games on the home page."""
        return self.page.get_by_role("article", name=self.words(f"game-{game}"), exact=True)

    def text(self, message_id: str, **values: str | int) -> Locator:
        """Where exactly that is said, to the eyes."""
        said = self.page.get_by_text(self.like(message_id, **values)).locator("visible=true")
        return said.and_(self.page.locator(":not(.unseen)")).first

    @property
    def end(self) -> Locator:
        """The end screen is there."""
        return self.button("web-look-table")

    # --- doing ---

    def press(self, where: Locator, **more: Any) -> None:
        if self.touch:
            where.tap(**more)
        else:
            where.click(**more)

    def try_press(self, where: Locator) -> None:
        """For what may go away by itself at any moment."""
        try:
            self.press(where, timeout=A_MOMENT)
        except PlaywrightTimeout:
            if where.is_visible():
                raise

    def go(self, path: str = "/") -> None:
        self.page.goto(self.base + path)
        expect(self.page.locator("main, #main").first).to_be_visible()

    def play_now(self, game: str) -> None:
        """One click on the home page; returns when the table is there."""
        self.press(self.game(game).get_by_role("button", name=self.words("web-play-now")))
        self.at_table()

    def at_table(self) -> None:
        """Waits for the first news of the match."""
        self.wait(lambda: bool(self.received and self.match), "the match has not begun")

    def wait(self, condition: Any, problem: str) -> None:
        """For what is not on the page but was said on its socket."""
        for _ in range(PATIENCE // 20):
            if condition():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(problem)

    # --- what was said on the sockets ---

    @property
    def table(self) -> str:
        """The table that the page shows."""
        return urlsplit(self.page.url).path.removeprefix("/t/")

    @property
    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.received if message["type"] == "update"]

    @property
    def match(self) -> dict[str, Any] | None:
        """The match as the server sent it last."""
        updates = self.updates
        found: dict[str, Any] | None = updates[-1]["match"] if updates else None
        return found

    def record(self, match: int = 0) -> Any:
        """The record of a match that is over, as it would be saved; None if it is not for them."""
        answer = self.context.request.get(f"{self.base}/api/tables/{self.table}/record?match={match}")
        return answer.json() if answer.ok else None

    def _see_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._hear(json.loads(text)))
        socket.on("framesent", lambda text: self._say(json.loads(text)))

    def _say(self, message: dict[str, Any]) -> None:
        if message["type"] == "do":
            self._asked[message["id"]] = message["command"]["do"]

    def _hear(self, message: dict[str, Any]) -> None:
        self.received.append(message)
        if message["type"] == "done" and self._asked.pop(message["id"], None) == "play":
            self.plays += 1
        elif message["type"] == "refused":
            asked = self._asked.pop(message["id"], None)
            if asked != "commit-part" or message["code"] not in LATE:
                self.problems.append(f"refused: {asked} {message['code']} {message['message']}")

    def _see_request(self, request: Request) -> None:
        if not request.url.startswith((self.base, "data:", "blob:")):
            self.problems.append(f"a request leaves the host: {request.url}")

    def _see_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not HARMLESS.search(message.text):
            self.problems.append(f"console: {message.text}")


# --- looking at a page ---


def wait_until_still(page: Page) -> None:
    page.wait_for_function(IS_STILL)


def outside(page: Page) -> list[str]:
    """What does not fit into the width of the screen, once everything has found its place."""
    page.evaluate(TWO_FRAMES)
    wait_until_still(page)
    found: list[str] = page.evaluate(SCAN_OUTSIDE)
    return found


@contextmanager
def text_twice_as_large(page: Page) -> Iterator[None]:
    """As if the browser were set to a text size of 200 %: all texts of the page follow this size."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    yield
    page.evaluate("document.documentElement.style.fontSize = ''")


@contextmanager
def page_twice_as_large(page: Page) -> Iterator[None]:
    """Enlarged to 200 %, half of a screen is left."""
    size = page.viewport_size
    assert size is not None
    with resized(page, (size["width"] // 2, size["height"] // 2)):
        yield


@contextmanager
def resized(page: Page, size: tuple[int, int]) -> Iterator[None]:
    """The same page in a window of another size."""
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size({"width": size[0], "height": size[1]})
    yield
    page.set_viewport_size(before)


def hidden_below(page: Page) -> int:
    """How many pixels of the page are seen only by scrolling."""
    found: int = page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
    return found


def leaked_ids(page: Page) -> list[str]:
    """Messages that are shown by their id, or with a gap where a value should be."""
    said: str = page.evaluate(ALL_WORDS)
    ids = message_ids() & set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", said))
    return [*sorted(ids), *re.findall(r"\{ ?\$.*", said)]


def message_ids() -> set[str]:
    """Those that nobody would say: with a hyphen."""
    source = (resources.files("updown.words") / "en.ftl").read_text("utf-8")
    return {found for found in re.findall(r"^([a-z][a-z0-9-]*) =", source, re.MULTILINE) if "-" in found}


def axe_findings(page: Page, *rules: str) -> list[str]:
    """What axe-core finds serious or critical, by these rules or by all. The page allows no scripts of others; what is
    evaluated it allows."""
    if not AXE.is_file():
        raise RuntimeError(f"there is no {AXE}: run `python tools/web.py install`")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(AXE_RUN, rules)
    return found


def axe_by_day_and_night(page: Page) -> list[str]:
    """The same in light, and then in dark, where only the colours are others."""
    findings = []
    for theme, rules in (("light", ()), ("dark", ("color-contrast",))):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        wait_until_still(page)
        findings += [f"{theme}: {each}" for each in axe_findings(page, *rules)]
    return findings


def focus_on(where: Locator, *, limit: int = 80) -> None:
    """Presses Tab until that has the focus, which must be seen."""
    page = where.page
    for _ in range(limit):
        page.keyboard.press("Tab")
        try:
            if where.evaluate("(each) => each === document.activeElement", timeout=A_MOMENT):
                break
        except PlaywrightError:
            continue
    else:
        raise AssertionError(f"{where} cannot be reached with the Tab key")
    assert where.evaluate("(each) => each.matches(':focus-visible')"), f"nobody sees that {where} has the focus"
