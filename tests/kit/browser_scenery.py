"""Every screen of the browser client, ready to be looked at: tables that are brought quickly to where something can be
seen, and the way to each screen. For checks of all screens and for pictures of them; nobody plays here."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from importlib import resources
from typing import Any

from playwright.sync_api import Browser, Locator, StorageState, expect
from websockets.sync.client import ClientConnection, connect

from kit.browser import GAMES, PATIENCE, Visitor, visit, wait_until_still
from kit.browser_players import any_of
from kit.live import socket_address

SCREENS = ("home", "set-up", "lobby", "join", *GAMES, "help", "menu", "log", "panel", "end", "rules", "not-found")
PLAYERS = {"up-and-down": 4, "auf-und-ab": 3, "dnup": 4}
FAR = {"up-and-down": 4, "auf-und-ab": 4, "dnup": 4}
"""How many moves of Mia's at least bring a game to where its table is full."""
WANTED = {"up-and-down": "flip", "auf-und-ab": "draw", "dnup": "rotate"}
"""What she can do then: with all that can be done at the table."""
USUAL = ("play", "add", "lay", "flip", "choose", "draw", "keep")
"""Moves that bring a game on, the best first."""

OPENERS = {"help": "web-help", "menu": "web-menu", "log": "web-log-talk", "panel": "web-show-rules"}
"""What is opened at a table, and what the button is called."""
NO_TABLE = "a" * 16


@dataclass(frozen=True)
class Scenery:
    """Tables, with their invitations, and what makes a browser the one who sits at them."""

    base: str
    tables: dict[str, str]
    storage: StorageState


def set_scenery(browser: Browser, base: str) -> Scenery:
    """Mia has one table of each game in the middle of a match, one that is over, and one that waits for friends; Ben
    has invited her to his."""
    with visit(browser, base) as ben, visit(browser, base) as mia:
        tables = {game: open_table(mia, game, PLAYERS[game]) for game in GAMES}
        tables["end"] = open_table(mia, "auf-und-ab", 2)
        tables["lobby"] = open_table(mia, "up-and-down", 3, friends=True)
        tables["join"] = open_table(ben, "auf-und-ab", 3, name="Ben", friends=True)
        for game in GAMES:
            bring_on(mia, tables[game], FAR[game], WANTED[game])
        bring_on(mia, tables["end"])
        return Scenery(base, tables, mia.context.storage_state())


@contextmanager
def visit_scenery(browser: Browser, scenery: Scenery, **more: Any) -> Iterator[Visitor]:
    """Mia, in a browser as `visit` makes them."""
    with visit(browser, scenery.base, storage=scenery.storage, **more) as mia:
        yield mia


def show(mia: Visitor, scenery: Scenery, screen: str) -> None:
    """Goes to that screen, and waits until all of it is there."""
    path = path_of(scenery, screen)
    if screen in OPENERS and mia.page.url == mia.base + path:
        # What was opened before at this table is closed.
        mia.page.keyboard.press("Escape")
        expect(mia.page.get_by_role("dialog")).to_have_count(0)
    else:
        mia.go(path)
    if screen in ("home", "set-up"):
        expect(mia.page.get_by_role("heading", name=mia.words("web-mine"))).to_be_visible()
    if screen == "set-up":
        mia.press(mia.game("up-and-down").get_by_role("button", name=mia.words("web-choose"), exact=True))
        mia.press(mia.page.locator("summary"))
    elif screen in OPENERS and not sign_of(mia, screen).is_visible():
        mia.press(mia.button(OPENERS[screen]))
    expect(sign_of(mia, screen)).to_be_visible()
    wait_until_still(mia.page)
    # That there is no such table is what is to be seen.
    mia.problems = [each for each in mia.problems if "server/no-such-table" not in each]


def path_of(scenery: Scenery, screen: str) -> str:
    if screen in ("home", "set-up"):
        return "/"
    if screen == "rules":
        return "/rules/dnup"
    if screen == "not-found":
        return f"/t/{NO_TABLE}"
    return f"/t/{scenery.tables['dnup' if screen in OPENERS else screen]}"


def sign_of(mia: Visitor, screen: str) -> Locator:
    """Something that is on that screen and on no other, in Mia's language."""
    role = mia.page.get_by_role
    log = mia.words("web-log-talk")
    signs: dict[str, Callable[[], Locator]] = {
        "home": lambda: role("heading", name=mia.words("web-tagline"), exact=True),
        "set-up": lambda: mia.button("web-start"),
        "lobby": lambda: mia.button("web-fill-start"),
        "join": lambda: mia.button("web-sit"),
        "up-and-down": lambda: mia.group("web-ud-hand"),
        "auf-und-ab": lambda: mia.group("web-aa-your-hand"),
        "dnup": lambda: mia.group("web-dn-values"),
        "help": lambda: role("dialog").get_by_role("list", name=mia.words("web-your-moves"), exact=True),
        "menu": lambda: role("dialog", name=mia.words("web-menu"), exact=True),
        "log": lambda: any_of([role("dialog", name=log, exact=True), role("complementary", name=log, exact=True)]),
        "panel": lambda: role("dialog", name=mia.words("web-rules-title"), exact=True).get_by_role("heading").first,
        "end": lambda: mia.end,
        "rules": lambda: role("heading", name=rules_title(mia.lang), exact=True),
        "not-found": lambda: mia.text("web-no-table"),
    }
    return signs[screen]()


def rules_title(lang: str) -> str:
    texts = (resources.files("updown.words") / "rules" / f"{lang}.ftl").read_text("utf-8")
    found = re.search(r"^rules-dn-title = (.+)$", texts, re.MULTILINE)
    assert found is not None
    return found[1]


def open_table(
    who: Visitor,
    game: str,
    players: int,
    options: dict[str, str | int] | None = None,
    *,
    name: str = "Mia",
    friends: bool = False,
    days: int = 0,
) -> str:
    others = {"kind": "open"} if friends else {"kind": "bot", "level": "beginner"}
    pace: dict[str, Any] = {"kind": "live", "seconds": 300} if friends else {"kind": "unhurried"}
    if days:
        pace = {"kind": "relaxed", "days": days}
    plan = {
        "game": game,
        "options": {"players": players, **(options or {})},
        "seats": [{"kind": "me"}, *[others] * (players - 1)],
        "pace": pace,
    }
    asked = {"plan": plan, "name": name, "lang": who.lang}
    headers = {"Origin": who.base}
    answer = who.context.request.post(f"{who.base}/api/tables", data=asked, headers=headers, timeout=PATIENCE)
    assert answer.ok, answer.text()
    opened = answer.json()
    return f"{opened['table']}#{opened['invite']}" if friends else str(opened["table"])


def bring_on(mia: Visitor, table: str, moves: int = 1_000, wanted: str = "") -> None:
    """Plays at least so many moves for Mia, and returns when she can do what is wanted, or the match is over."""
    with taking_seat(mia, table) as seat:
        seat.play(lambda: seat.made >= moves and seat.may(wanted))


def bring_on_together(people: Sequence[Visitor], table: str) -> None:
    """Plays the seats of all of them, to the end of the match."""
    with ExitStack() as stack, ThreadPoolExecutor(len(people)) as threads:
        seats = [stack.enter_context(taking_seat(each, table)) for each in people]
        for played in [threads.submit(seat.play, lambda: False) for seat in seats]:
            played.result()


@contextmanager
def taking_seat(mia: Visitor, table: str) -> Iterator["Seat"]:
    cookies = "; ".join(f"{each['name']}={each['value']}" for each in mia.context.cookies(mia.base))
    headers = {"Cookie": cookies, "Origin": mia.base}
    address, patience = socket_address(mia.base, table), PATIENCE / 1_000
    # Who is held up may be late with an answer, but is not gone.
    with connect(address, additional_headers=headers, proxy=None, open_timeout=patience, ping_timeout=patience) as line:
        line.send(json.dumps({"type": "hello", "have": 0}))
        yield Seat(line)


class Seat:
    """A seat that is played over a socket of its own: at once, and not quite badly."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._status = ""
        self._answered = 0
        self.made = 0
        """How many moves."""
        self.match: dict[str, Any] = {"moves": []}
        self.codes: list[str] = []
        """Of the lines that came last."""

    def play(self, until: Callable[[], bool], first: str = "") -> None:
        """Until then, or until the match is over; what comes `first` is done whenever it can be."""
        while not self.over and not until():
            if self._status == "lobby" and self._answered == 0:
                self._answered = -1
                self._do({"do": "start"})
            elif self.can_move:
                self.made += 1
                self._answered = self.match["decision"]
                self._do({"do": "play", "move": best(self.match["moves"], first), "decision": self._answered})
            self._hear()

    @property
    def over(self) -> bool:
        return self._status == "over"

    @property
    def can_move(self) -> bool:
        match = self.match
        return bool(match["moves"]) and not match["can_take_back"] and match["decision"] != self._answered

    def may(self, kind: str) -> bool:
        return self.can_move and any(move["move"] == kind for move in self.match["moves"])

    def _do(self, command: dict[str, Any]) -> None:
        self._line.send(json.dumps({"type": "do", "id": f"s{self._answered}", "command": command}))

    def _hear(self) -> None:
        message = json.loads(self._line.recv(timeout=PATIENCE / 1_000))
        assert message["type"] != "refused", message
        if message["type"] == "update":
            self._status = (message["table"] or {"status": self._status})["status"]
            self.match = message["match"] or self.match
            self.codes = [line["code"] for line in message["lines"]]


def best(moves: list[dict[str, Any]], first: str = "") -> dict[str, Any]:
    """One that brings the game on; of sets the largest."""
    order = [first, *USUAL]
    known = [move for move in moves if move["move"] in order] or moves[:1]
    return min(known, key=lambda move: ([*order, move["move"]].index(move["move"]), -len(move.get("cards", ()))))
