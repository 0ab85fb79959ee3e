"""A program of its own, which imports nothing of ours: an SVG from standard input becomes a PNG on standard output. The
library holds Python's lock while it draws, so in the server's process it would hold up all tables."""

import os
import sys
from pathlib import Path

import resvg_py

FONTS = Path(__file__).with_name("fonts")


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)
    fonts = [str(file) for file in sorted(FONTS.glob("*.ttf"))]
    drawn = resvg_py.svg_to_bytes(
        svg_string=sys.stdin.buffer.read().decode(), font_files=fonts, font_family="Bitter", sans_serif_family="Bitter"
    )
    sys.stdout.buffer.write(bytes(drawn))


if __name__ == "__main__":
    main()
