"""Draws pictures in a separate process, one at a time, limits how many are waiting, and caches the results for a
while."""

import asyncio
import sys
from collections import OrderedDict
from pathlib import Path
from typing import NamedTuple

from updown.server.limits import Buckets
from updown.server.logs import get_log

log = get_log("server")

WORKER = Path(__file__).with_name("rasterize_worker.py")
FRESH_SECONDS = 20.0
"""How long a cached picture is used, whatever happens at the table."""
MOST_KEPT = 200
MOST_WAITING = 4
DRAWN_PER_SECOND, DRAWN_AT_ONCE = 0.5, 20
DRAW_SECONDS = 20.0


class CachedPicture(NamedTuple):
    at: float
    svg: str
    png: bytes


class Busy(Exception):
    """Too many pictures are waiting to be drawn, or drawing failed."""


class PictureDrawer:
    """Draws and caches pictures, for all tables of this process."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], CachedPicture] = OrderedDict()
        self._allowed = Buckets(DRAWN_PER_SECOND, DRAWN_AT_ONCE)
        self._turn = asyncio.Lock()
        self._waiting = 0
        self.drawn = 0
        """The number of pictures drawn so far."""

    def fresh(self, key: tuple[str, str], now: float) -> bytes | None:
        kept = self._kept.get(key)
        return kept.png if kept is not None and now - kept.at < FRESH_SECONDS else None

    async def draw(self, key: tuple[str, str], svg: str, now: float) -> bytes:
        """Draws the SVG and caches the picture under the key. Busy if it cannot be drawn now."""
        kept = self._kept.get(key)
        if kept is None or kept.svg != svg:
            if self._waiting >= MOST_WAITING or self._allowed.allow("", now) > 0:
                raise Busy
            self._waiting += 1
            try:
                async with self._turn:
                    kept = CachedPicture(now, svg, await rasterize(svg))
                    self.drawn += 1
            finally:
                self._waiting -= 1
        self._kept[key] = kept._replace(at=now)
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return kept.png

    def forget(self, table: str) -> None:
        """Removes the pictures of a table from the cache."""
        for key in [key for key in self._kept if key[0] == table]:
            del self._kept[key]


async def rasterize(svg: str) -> bytes:
    """The SVG as a PNG. Busy if the process fails or takes too long; it is then ended."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-I", str(WORKER)), stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        png, _ = await asyncio.wait_for(process.communicate(svg.encode()), DRAW_SECONDS)
    except TimeoutError:
        log.warning("preview-failed", problem="timeout")
        raise Busy from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode or not png.startswith(b"\x89PNG"):
        log.warning("preview-failed", problem=f"exit code {process.returncode}")
        raise Busy
    return png
