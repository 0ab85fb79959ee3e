"""Pictures of every screen, in every language and on both sizes, and a page that shows them side by side.

    python tests/e2e/screenshots.py --out build/screenshots

One match of each game is played, which all browsers follow at the same seat: pictures of a moment differ in nothing but
language, size and theme."""

import argparse
import html
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, expect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.browser import GAMES, PHONE, WIDE, Visitor, running_browser, wait_until_still
from kit.browser_players import CORNER, AufUndAbPlayer, DnupPlayer, UpAndDownPlayer
from kit.browser_scenery import (
    SCREENS,
    Scenery,
    Seat,
    open_table,
    set_scenery,
    show,
    sign_of,
    taking_seat,
    visit_scenery,
)
from kit.live import QUICKLY, running_server
from updown.words import LANGUAGES

SIZES = {"phone": PHONE, "wide": WIDE}
WHOLE = ("home", "set-up", "lobby", "join")
"""Screens of which more is seen by scrolling."""
DECIDED = 1_200
"""Milliseconds from the last card of a trick to the sentence that says who won it, and on to the end of a round: as
STEP, READ and TAKE in web/src/games/up-and-down/stage.svelte.ts."""
ROUND_OVER = 2_700

DOCS = Path(__file__).resolve().parents[2] / "docs" / "images"
FOR_DOCS = {
    "up-and-down": "en-wide/up-and-down-change-preview",
    "auf-und-ab": "fr-phone/auf-und-ab-turn-picked",
    "dnup": "lb-phone/dnup-set-picked",
    "end": "da-phone/up-and-down-end",
}
"""Picture in docs/images -> the one that it is."""


PATIENTLY = ("--heartbeat-seconds", "3600")
"""Bots do not wait, and who is busy with twelve browsers is not taken for gone."""
STYLE = """
body { font: 14px sans-serif }
th { position: sticky; top: 0; left: 0; background: #fff }
td { vertical-align: top }
img { border: 1px solid #ccc }
"""


class Variant(NamedTuple):
    lang: str
    size: str
    dark: bool

    def __str__(self) -> str:
        return f"{self.lang}-{self.size}{'-dark' if self.dark else ''}"


VARIANTS = [
    *(Variant(lang, size, dark=False) for lang in LANGUAGES for size in SIZES),
    *(Variant("en", size, dark=True) for size in SIZES),
]


@dataclass
class Album:
    """Pictures in folders, one for each variant."""

    folder: Path
    names: list[str]

    def take(self, visitor: Visitor, variant: Variant, name: str) -> None:
        wait_until_still(visitor.page)
        path = self.folder / str(variant) / f"{name}.png"
        if name in WHOLE:
            take_whole(visitor, path)
        else:
            visitor.page.screenshot(path=path)
        if name not in self.names:
            self.names.append(name)

    def write_index(self) -> None:
        """A row for each screen, a column for each variant."""
        head = "".join(f"<th>{variant}</th>" for variant in VARIANTS)
        rows = "\n".join(f"<tr><th>{html.escape(name)}</th>{self._row(name)}</tr>" for name in self.names)
        page = f'<!doctype html><meta charset="utf-8"><title>Updown</title><style>{STYLE}</style>'
        (self.folder / "index.html").write_text(f"{page}<table><tr><td>{head}</tr>\n{rows}</table>\n", "utf-8")

    def _row(self, name: str) -> str:
        return "".join(
            f'<td><a href="{variant}/{name}.png"><img loading="lazy" alt="" '
            f'width="{SIZES[variant.size][0] // 2}" src="{variant}/{name}.png"></a></td>'
            for variant in VARIANTS
        )


def take_whole(visitor: Visitor, path: Path) -> None:
    """On a screen that is as high as the page: else what stays at its lower edge would be in the middle."""
    size = visitor.page.viewport_size
    assert size is not None
    height: int = visitor.page.evaluate("document.documentElement.scrollHeight")
    visitor.page.set_viewport_size({"width": size["width"], "height": height})
    visitor.page.screenshot(path=path)
    visitor.page.set_viewport_size(size)


# --- the moments of each game ---

Everybody = Sequence[Visitor]


def up_and_down(seat: Seat, everybody: Everybody) -> Iterator[str]:
    players = [UpAndDownPlayer(each) for each in everybody]
    seat.play(lambda: seat.made >= 4 and seat.may("flip"))
    settle(seat, everybody)
    yield "change"
    for each in players:
        if each.visitor.touch:
            each.visitor.press(each.rotations.first)
        else:
            each.rotations.first.hover()
    yield "change-preview"
    seat.play(lambda: seat.may("choose"))
    settle(seat, everybody)
    yield "choose"
    for each in players:
        each.visitor.press(each.hand.first, position=CORNER)
    yield "choose-picked"
    hold(everybody)
    made = seat.made
    seat.play(lambda: seat.made > made and "up-and-down/trick" in seat.codes)
    go_on(seat, everybody, DECIDED)
    yield "trick-won"
    release(everybody)
    seat.play(lambda: seat.may("choose") and len(seat.match["view"]["hands"][0]) == 1)
    settle(seat, everybody)
    hold(everybody)
    seat.play(lambda: "up-and-down/round-over" in seat.codes)
    go_on(seat, everybody, DECIDED)
    go_on(seat, everybody, ROUND_OVER)
    yield "round-over"
    release(everybody)


def auf_und_ab(seat: Seat, everybody: Everybody) -> Iterator[str]:
    players = [AufUndAbPlayer(each) for each in everybody]
    seat.play(lambda: seat.may("lay"))
    settle(seat, everybody)
    for each in players:
        each.visitor.press(each.hand.first, position=CORNER)
    yield "lay"
    seat.play(lambda: seat.made >= 4 and seat.may("swap"))
    settle(seat, everybody)
    yield "turn"
    for each in players:
        card = each.fitting_cards if each.fitting_cards.count() else each.hand
        each.visitor.press(card.first, position=CORNER)
    yield "turn-picked"
    for each in players:
        each.visitor.press(each.swap)
        for card in each.hand.all()[:2]:
            if card.get_attribute("aria-pressed") != "true":
                each.visitor.press(card, position=CORNER)
        each.visitor.press(each.open.first, position=CORNER)
    yield "swap"
    seat.play(lambda: seat.may("keep"), first="draw")
    settle(seat, everybody)
    yield "drawn"


def dnup(seat: Seat, everybody: Everybody) -> Iterator[str]:
    players = [DnupPlayer(each) for each in everybody]
    seat.play(lambda: seat.made >= 4 and seat.may("rotate") and seat.may("play"))
    settle(seat, everybody)
    yield "turn"
    for each in players:
        each.visitor.press(each.values.last)
    yield "set-picked"
    for each in players:
        each.visitor.press(each.rotate)
    yield "hand-rotated"
    seat.play(lambda: "dnup/round-over" in seat.codes)
    for each in players:
        expect(each.go_on).to_be_visible()
    yield "round-over"


MOMENTS: dict[str, Callable[[Seat, Everybody], Iterator[str]]] = {
    "up-and-down": up_and_down,
    "auf-und-ab": auf_und_ab,
    "dnup": dnup,
}
TABLES: dict[str, tuple[int, dict[str, str | int]]] = {
    "up-and-down": (4, {"rounds": 2, "edition": "ludolux"}),
    "auf-und-ab": (3, {}),
    "dnup": (3, {}),
}


def settle(seat: Seat, everybody: Everybody) -> None:
    """All pages show the current state of the match: a page that is loaded anew has no earlier moves to show."""
    for each in everybody:
        each.received.clear()
        each.go(f"/t/{each.table}")
        hear(seat, each)
        expect(sign_of(each, seat.match["view"]["game"])).to_be_visible()


def hear(seat: Seat, visitor: Visitor) -> None:
    decision = seat.match["decision"]
    visitor.wait(lambda: visitor.match is not None and visitor.match["decision"] >= decision, "the page hears nothing")


def hold(everybody: Everybody) -> None:
    """Stops the clock of all pages."""
    for each in everybody:
        each.page.clock.pause_at(each.page.evaluate("Date.now() / 1000 + 1"))


def go_on(seat: Seat, everybody: Everybody, milliseconds: int) -> None:
    """Lets so much time pass on pages whose clock is stopped."""
    for each in everybody:
        hear(seat, each)
        each.page.clock.run_for(milliseconds)


def release(everybody: Everybody) -> None:
    for each in everybody:
        each.page.clock.resume()


# --- all of them ---


def take_screens(browser: Browser, scenery: Scenery, album: Album) -> None:
    for variant in VARIANTS:
        progress(f"{variant}: {len(SCREENS)} screens")
        with visit_scenery(browser, scenery, lang=variant.lang, size=SIZES[variant.size], dark=variant.dark) as mia:
            for screen in SCREENS:
                show(mia, scenery, screen)
                album.take(mia, variant, screen)


def take_match(browser: Browser, scenery: Scenery, album: Album, game: str) -> None:
    """From the deal to the end."""
    with ExitStack() as stack:
        everybody = []
        for lang, size, dark in VARIANTS:
            mia = stack.enter_context(visit_scenery(browser, scenery, lang=lang, size=SIZES[size], dark=dark))
            mia.page.clock.install()
            everybody.append(mia)
        players, options = TABLES[game]
        table = open_table(everybody[0], game, players, options)
        seat = stack.enter_context(taking_seat(everybody[0], table))
        seat.play(lambda: seat.can_move)
        for each in everybody:
            each.go(f"/t/{table}")
            each.at_table()
        for moment in MOMENTS[game](seat, everybody):
            progress(f"{game}: {moment}")
            for variant, each in zip(VARIANTS, everybody, strict=True):
                album.take(each, variant, f"{game}-{moment}")
        seat.play(lambda: False)
        progress(f"{game}: end")
        for variant, each in zip(VARIANTS, everybody, strict=True):
            each.go(f"/t/{table}")
            expect(each.end).to_be_visible()
            album.take(each, variant, f"{game}-end")


def progress(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/screenshots"), help="folder (%(default)s)")
    parser.add_argument("--docs", action="store_true", help="put a few of them into docs/images, for the README")
    args = parser.parse_args()
    album = Album(args.out, [])
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder), *QUICKLY, *PATIENTLY) as server,
        running_browser() as browser,
    ):
        scenery = set_scenery(browser, server.base)
        take_screens(browser, scenery, album)
        for game in GAMES:
            take_match(browser, scenery, album, game)
    album.write_index()
    progress(f"{len(album.names) * len(VARIANTS)} pictures: {album.folder / 'index.html'}")
    if args.docs:
        DOCS.mkdir(exist_ok=True)
        for name, picture in FOR_DOCS.items():
            shutil.copy(album.folder / f"{picture}.png", DOCS / f"{name}.png")


if __name__ == "__main__":
    main()
