"""The pictures that other programs show of a link: the picture of each game on the home page, in the size they want.

    python tests/e2e/preview_pictures.py --out web/public

They are part of the pages: `previews.py` of the server names them, and the next build of the pages takes them along."""

import argparse
import io
import sys
import tempfile
from pathlib import Path

from PIL import Image

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.browser import Visitor, running_browser, visit, wait_until_still
from kit.live import FREELY, running_server
from updown.games.registry import BUILT_IN
from updown.server.previews import SIZE

PUBLIC = Path(__file__).resolve().parents[2] / "web" / "public"

FILL = """(svg) => {
  Object.assign(svg.style, { position: "fixed", inset: 0, zIndex: 1000, width: "100vw", height: "100vh" });
  Object.assign(svg.style, { borderRadius: 0, overflow: "visible" });
  // The picture is somewhat narrower than the preview: sky and ground go on at its sides.
  const wider = innerWidth / innerHeight / (svg.viewBox.baseVal.width / svg.viewBox.baseVal.height);
  for (const part of svg.querySelectorAll(":scope > .sky, :scope > .ground"))
    Object.assign(part.style, { transformBox: "view-box", transformOrigin: "center", transform: `scaleX(${wider})` });
}"""


def take(mia: Visitor, game: str) -> Image.Image:
    """The picture of that game, and nothing else of the page."""
    mia.go()
    mia.game(game).locator("svg").first.evaluate(FILL)
    mia.page.evaluate("document.fonts.ready.then(() => undefined)")
    wait_until_still(mia.page)
    return Image.open(io.BytesIO(mia.page.screenshot())).convert("RGB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=PUBLIC, help="the folder to write to (default: %(default)s)")
    args = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder), *FREELY) as server,
        running_browser() as browser,
        visit(browser, server.base, size=SIZE) as mia,
    ):
        for game in BUILT_IN:
            take(mia, game.id).save(args.out / f"preview-{game.id}.png", optimize=True)


if __name__ == "__main__":
    main()
