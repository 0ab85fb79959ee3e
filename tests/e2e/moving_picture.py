"""The moving picture of the README: a few seconds of each game, played in the real browser at a real server.

    python tests/e2e/moving_picture.py --out docs/images/updown.webp

Chromium says what it paints and when; the frames are put on an even beat and written as one animated WebP."""

import argparse
import base64
import io
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, expect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.browser import Visitor, running_browser, visit
from kit.browser_players import CORNER, AufUndAbPlayer, DnupPlayer, UpAndDownPlayer
from kit.live import FREELY, running_server

DOCS = Path(__file__).resolve().parents[2] / "docs" / "images" / "updown.webp"
SCREEN = (960, 600)
SIZE = (800, 500)
BEAT = 0.125
"""Seconds for each picture."""
LONGEST_PAUSE = 0.9
"""Seconds: where nothing moves for longer, nobody wants to wait."""
QUALITY = 62
MOST_BYTES = 1_500_000
THINK = 800
"""Milliseconds that a player looks at what a move would do."""


@dataclass
class Film:
    """What was painted, each with the second it was painted at."""

    frames: list[tuple[float, Image.Image]] = field(default_factory=list)
    kept: list[Image.Image] = field(default_factory=list)

    @contextmanager
    def shooting(self, visitor: Visitor) -> Iterator[None]:
        """Everything that is painted meanwhile is a scene."""
        self.frames = []
        session = visitor.context.new_cdp_session(visitor.page)

        def keep(frame: dict[str, object]) -> None:
            if not rolling:
                return
            picture = Image.open(io.BytesIO(base64.b64decode(str(frame["data"])))).convert("RGB")
            self.frames.append((time.monotonic(), picture))
            session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

        rolling = True
        session.on("Page.screencastFrame", keep)
        width, height = SCREEN
        session.send("Page.startScreencast", {"format": "png", "maxWidth": width, "maxHeight": height})
        yield
        rolling = False
        session.send("Page.stopScreencast")
        session.detach()
        self.kept += self.on_the_beat()

    def on_the_beat(self) -> list[Image.Image]:
        """The picture that could be seen at each beat; long pauses are cut."""
        times = [0.0]
        for (before, _), (after, _) in zip(self.frames, self.frames[1:], strict=False):
            times.append(times[-1] + min(after - before, LONGEST_PAUSE))
        seen, place = [], 0
        for beat in range(int((times[-1] + LONGEST_PAUSE) / BEAT)):
            while place + 1 < len(times) and times[place + 1] <= beat * BEAT:
                place += 1
            seen.append(self.frames[place][1].resize(SIZE, Image.Resampling.LANCZOS))
        return seen

    def save(self, file: Path) -> None:
        """Pictures that are the same become one that is shown for longer."""
        pictures: list[Image.Image] = []
        lasting: list[int] = []
        for picture in self.kept:
            if pictures and picture.tobytes() == pictures[-1].tobytes():
                lasting[-1] += round(1000 * BEAT)
            else:
                pictures.append(picture)
                lasting.append(round(1000 * BEAT))
        first, *others = pictures
        how: dict[str, Any] = {"quality": QUALITY, "method": 6, "minimize_size": True}
        first.save(file, save_all=True, append_images=others, duration=lasting, loop=0, **how)
        print(f"{file}: {len(pictures)} pictures, {sum(lasting) / 1000:.0f} s, {file.stat().st_size:,} bytes")


def up_and_down(player: UpAndDownPlayer) -> None:
    """Two tricks: what a change would do, the change, a card, and who wins."""
    visitor = player.visitor
    for change in (player.rotations.first, player.roll):
        player.wait_for_turn()
        if player.flip.is_visible():
            change.hover()
            visitor.page.wait_for_timeout(THINK)
            player.commit(change)
            player.wait_for_turn()
        while player.skip.is_visible():
            visitor.page.wait_for_timeout(200)
        card = player.counting.first if player.counting.count() else player.hand.first
        visitor.press(card, position=CORNER)
        visitor.page.wait_for_timeout(THINK)
        player.commit(player.main)
        visitor.page.wait_for_timeout(3000)


def auf_und_ab(player: AufUndAbPlayer) -> None:
    """The first cards, and two moves."""
    visitor = player.visitor
    player.swapped = True
    for _ in range(3):
        before = visitor.plays
        while visitor.plays == before:
            player.wait_for_turn()
            visitor.page.wait_for_timeout(THINK // 2)
            player.step()
        visitor.page.wait_for_timeout(THINK)


def dnup(player: DnupPlayer) -> None:
    """Two sets."""
    visitor = player.visitor
    for _ in range(2):
        player.wait_for_turn()
        visitor.page.wait_for_timeout(THINK // 2)
        player.play(1)
        visitor.page.wait_for_timeout(THINK)


def shoot(browser: Browser, base: str, film: Film) -> None:
    scenes: list[tuple[str, type[Any], Callable[[Any], None]]] = [
        ("up-and-down", UpAndDownPlayer, up_and_down),
        ("auf-und-ab", AufUndAbPlayer, auf_und_ab),
        ("dnup", DnupPlayer, dnup),
    ]
    for game, kind, play in scenes:
        with visit(browser, base, size=SCREEN, motion=True) as visitor:
            visitor.go()
            visitor.play_now(game)
            player = kind(visitor)
            expect(player.hand.first).to_be_visible()
            with film.shooting(visitor):
                play(player)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=DOCS, help="the file to write (default: %(default)s)")
    args = parser.parse_args()
    film = Film()
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder), *FREELY, "--bot-pause-ms", "300") as server,
        running_browser() as browser,
    ):
        shoot(browser, server.base, film)
    film.save(args.out)
    if args.out.stat().st_size > MOST_BYTES:
        sys.exit(f"{args.out} is larger than {MOST_BYTES:,} bytes")


if __name__ == "__main__":
    main()
