"""A separate program that imports nothing of this package: it reads an SVG from standard input and writes a PNG to
standard output. The library holds Python's global lock while it draws; in the server's process it would delay all
tables."""

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
