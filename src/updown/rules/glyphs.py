"""Drawings as path data: numerals, suits, symbols and marks. picture.py colours and places them; each game's picture.py
chooses the ones for its cards."""

from typing import Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal["fill", "line", "cut", "groove"]
"""An area in the glyph's ink, a line in its ink, an area in paper, or a line in paper."""


class GlyphPath(NamedTuple):
    """One path of a glyph; `width` is that of a line."""

    kind: Kind
    path: str
    width: float = 0.0


Glyph: TypeAlias = tuple[GlyphPath, ...]
"""Drawn in a box from -10 to 10 both ways, the first part at the bottom."""


def _area(path: str) -> Glyph:
    return (GlyphPath("fill", path),)


def _disc(x: float, y: float, radius: float) -> str:
    """A circle as a path."""
    half = f"a{radius:g} {radius:g} 0 1 1"
    return f"M{x - radius:g} {y:g}{half} {2 * radius:g} 0{half} {-2 * radius:g} 0Z"


# --- numerals: lines with round ends in a box 8 wide and 12 high; they look the same whatever fonts there are ---

NUMERAL_HEIGHT = 12.0

NUMERALS: dict[str, tuple[float, str]] = {
    "0": (8.0, "M4 0C6.6 0 8 2.3 8 6S6.6 12 4 12 0 9.7 0 6 1.4 0 4 0Z"),
    "1": (4.6, "M.4 3L4 0V12"),
    "2": (7.6, "M.2 3.6C.2 1.5 1.7 0 3.8 0 6 0 7.4 1.4 7.4 3.4 7.4 6 4.6 7.6 0 12H7.6"),
    "3": (7.4, "M.5 0H7L3.4 4.6C5.8 4.5 7.4 6 7.4 8.2 7.4 10.5 5.8 12 3.6 12 1.9 12 .6 11.2 0 9.8"),
    "4": (7.8, "M5.7 12V0L0 8.6H7.8"),
    "5": (
        7.4,
        "M6.8 0H1.4L.7 5.4C1.5 4.8 2.4 4.5 3.5 4.5 5.8 4.5 7.4 6 7.4 8.2 7.4 10.5 5.8 12 3.5 12 1.8 12 .6 11.2 0 9.9",
    ),
    "6": (7.8, "M6 0C2.4 1.6 0 4.8 0 8.1 0 10.5 1.6 12 3.9 12S7.8 10.5 7.8 8.2 6.2 4.6 4.1 4.6C2.2 4.6 .7 5.7 .1 7.4"),
    "7": (7.4, "M0 0H7.4L2.6 12"),
    "8": (
        7.8,
        "M3.9 5.5C2 5.5.7 4.4.7 2.8S2 0 3.9 0 7.1 1.2 7.1 2.8 5.8 5.5 3.9"
        " 5.5C1.6 5.5 0 6.8 0 8.7S1.6 12 3.9 12 7.8 10.6 7.8 8.7 6.2 5.5 3.9 5.5Z",
    ),
    "9": (
        7.8,
        "M1.8 12C5.4 10.4 7.8 7.2 7.8 3.9 7.8 1.5 6.2 0 3.9 0S0 1.5 0 3.8 1.6 7.4 3.7 7.4C5.6 7.4 7.1 6.3 7.7 4.6",
    ),
}
"""Each with its width."""

# --- the suits of Up & Down ---

DIAMOND = _area("M0-10C1.8-6.2 4.4-2.8 7.6 0 4.4 2.8 1.8 6.2 0 10-1.8 6.2-4.4 2.8-7.6 0-4.4-2.8-1.8-6.2 0-10Z")
HEART = _area(
    "M0 9.6C-2.6 5.8-9.6 2.4-9.6-3.8-9.6-7-7.3-9-4.8-9-2.5-9-.8-7.6 0-5.4.8-7.6 2.5-9 4.8-9 7.3-9 9.6-7 9.6-3.8"
    " 9.6 2.4 2.6 5.8 0 9.6Z"
)
SPADE = _area(
    "M0-10C2.6-6 9.2-2.6 9.2 2.6 9.2 5.4 7.2 7 5 7 3.3 7 1.8 6.2"
    " 1 4.8 1.1 7 2 9 3.8 10H-3.8C-2 9-1.1 7-1 4.8-1.8 6.2-3.3 7-5 7"
    "-7.2 7-9.2 5.4-9.2 2.6-9.2-2.6-2.6-6 0-10Z"
)
CLUB = _area(
    f"{_disc(0, -5.3, 4.5)}{_disc(-5, 2.3, 4.5)}{_disc(5, 2.3, 4.5)}"
    "M-1.4-3H1.4V1L1 4.6C1.1 7 2 9 3.8 10H-3.8C-2 9-1.1 7-1 4.6L-1.4 1Z"
)
FEATHER: Glyph = (
    GlyphPath(
        "fill",
        "M9-10C9.6-3.4 7.6 1.2 3.6 4.2L1 3.4 1.8 5.4C-.6 6.8-3"
        " 7.4-5.4 7.2-7 2.4-6.4-.8-4.4-3.6L-2.2-3-2.8-5.4C0-8.2 4-9.8 9-10Z",
    ),
    GlyphPath("groove", "M-5 6.4C-2.6 1.6 1-2.6 5.6-6.6", 1.3),
    GlyphPath("line", "M-8.4 10C-7.4 8.4-6.4 7.2-5.2 6.2", 1.7),
)
MONOCLE: Glyph = (
    GlyphPath("line", _disc(-0.6, -3, 6.2), 2.3),
    GlyphPath("line", "M-4-4.6C-3.6-5.8-2.6-6.6-1.4-6.8", 1.3),
    GlyphPath("line", _disc(6.2, 2.8, 1.2), 1.1),
    GlyphPath("line", "M6.8 4.2C7.8 8.6 3.4 9.8-.4 8.6-3.6 7.6-6.4 7.8-8.6 9.8", 1.2),
)
TOP_HAT: Glyph = (
    GlyphPath(
        "fill",
        "M-6.4-9.4C-2.4-8.4 2.4-8.4 6.4-9.4 5.4-5 5.2-.6 5.6 4.6 7.4 4.8 8.8 4.4 10 3.4"
        " 9.6 6.8 5.8 8.8 0 8.8S-9.6 6.8-10 3.4C-8.8 4.4-7.4 4.8-5.6 4.6-5.2-.6-5.4-5-6.4-9.4Z",
    ),
    GlyphPath("groove", "M-5.5 1.8C-2.2 2.8 2.2 2.8 5.5 1.8", 1.7),
)
ROSE: Glyph = (
    GlyphPath("line", "M.2 1C.6 4.4.4 7.4-.6 10", 1.7),
    GlyphPath(
        "fill", "M.3 7.6C1.6 4.4 4.4 3.2 7.8 3.8 6.6 6.8 3.8 8.2.3 7.6ZM.2 6C-1 3.8-3.2 3-5.8 3.4-4.8 5.8-2.8 6.8.2 6Z"
    ),
    GlyphPath(
        "fill",
        "M0 1.8C-3.8 1.6-6.2-.8-6.2-4.2-6.2-5.6-5.8-7-5-8.2-4-7.8-3.2-7.6-2.4-8.2-1.6-9-.8-9.8"
        " 0-10.2.8-9.8 1.6-9 2.4-8.2 3.2-7.6 4-7.8 5-8.2 5.8-7 6.2-5.6 6.2-4.2 6.2-.8 3.8 1.6 0 1.8Z",
    ),
    GlyphPath(
        "groove", "M.4-4.2C-.8-4.8-1.6-3.6-.8-2.6.4-1.2 3-2.2 2.8-4.6 2.6-7.2-1-8-2.8-5.8-4.4-3.8-3.4-1-1.4-.2", 1.1
    ),
)

# --- the court of the classic deck: a jack with a feathered cap, a queen with a crown ---

JACK: Glyph = (
    GlyphPath("fill", "M-8.4 10C-8 5.6-5.4 3.4 0 3.4S8 5.6 8.4 10Z"),
    GlyphPath("groove", "M-3.6 3.8L0 8 3.6 3.8", 1.1),
    GlyphPath("cut", _disc(0, -1, 4.6)),
    GlyphPath("line", _disc(0, -1, 4.2), 1),
    GlyphPath("fill", "M-7-3.2C-6-8.4 1.4-9.6 6.4-3.6 2-4.6-2.6-4.4-7-3.2Z"),
    GlyphPath("line", "M1.4-6.6C3.4-9.6 6.4-10.4 9-9.6 7.6-7.6 5.6-6 3-5.4", 1.1),
    GlyphPath("fill", f"{_disc(-1.6, -1, 0.6)}{_disc(1.6, -1, 0.6)}"),
    GlyphPath("line", "M-1.4 1.2C-.6 1.9.6 1.9 1.4 1.2", 0.8),
)
QUEEN: Glyph = (
    GlyphPath(
        "fill",
        "M-8.8 10C-8.4 6.4-6.4 4.8-5.2 4.2-6.8 1.8-6.8-2.6-4.4-4.6H4.4C6.8-2.6 6.8 1.8 5.2 4.2 6.4 4.8 8.4 6.4 8.8 10Z",
    ),
    GlyphPath("cut", "M-3.6-4.6H3.6C5-1.2 3.6 3.8 0 4.4-3.6 3.8-5-1.2-3.6-4.6Z"),
    GlyphPath(
        "fill", f"M-5-4.6L-5.8-9.6-2.6-7.4 0-10.2 2.6-7.4 5.8-9.6 5-4.6Z{_disc(-1.6, -1.2, 0.6)}{_disc(1.6, -1.2, 0.6)}"
    ),
    GlyphPath("groove", "M-4.6-5.8H4.6", 0.7),
    GlyphPath("line", "M-1.4 1.4C-.6 2.1.6 2.1 1.4 1.4", 0.8),
    GlyphPath("groove", "M-4.4 7.4C-1.6 9 1.6 9 4.4 7.4", 1.1),
)

# --- the symbols of Auf und Ab: one sky ---

SUN: Glyph = (
    GlyphPath("fill", _disc(0, 0, 5.5)),
    GlyphPath(
        "line",
        "M0-7.8V-9.4M0 7.8V9.4M-7.8 0H-9.4M7.8"
        " 0H9.4M5.5-5.5L6.7-6.7M-5.5-5.5L-6.7-6.7M5.5 5.5L6.7 6.7M-5.5 5.5L-6.7 6.7",
        2.1,
    ),
)
MOON = _area(
    "M2.4-9.4C-4-9.8-8.6-5.4-8.6.2S-4 10 2.4 9.4C5 9.2 7 8 8.4 6 2.2 6.6-1.6 3.4-1.6-.8-1.6-4.6 0-7.6 2.4-9.4Z"
)
CLOUD = _area(
    "M-5.6 6.6C-8.2 6.6-10 4.8-10 2.4-10"
    " .2-8.4-1.5-6.3-1.7-5.9-5.1-3.4-7.2-.4-7.2 2.4-7.2 4.6-5.5 5.3-2.8 8-2.9 10-1 10 1.8 10 4.6 8.2 6.6 5.6 6.6Z"
)
DROP = _area("M0-10C1.6-5.6 6.8-1.6 6.8 3.2 6.8 7.2 3.8 10 0 10S-6.8 7.2-6.8 3.2C-6.8-1.6-1.6-5.6 0-10Z")
STAR = _area("M0-10L2.7-3.5 9.7-3 4.3 1.5 6 8.3 0 4.6-6 8.3-4.3 1.5-9.7-3-2.7-3.5Z")

# --- marks ---

ARROW_UP = _area("M0-10L8.6-.4H3.4V10H-3.4V-.4H-8.6Z")
ARROW_DOWN = _area("M0 10L8.6.4H3.4V-10H-3.4V.4H-8.6Z")
CROWN = _area("M-8 7L-9.4-5-4.2-1 0-8 4.2-1 9.4-5 8 7Z")
POINTER = _area("M-6-8L8 0-6 8Z")
SHIELD = _area("M-8-9H8V1C8 5.6 4.6 8.6 0 10-4.6 8.6-8 5.6-8 1Z")
"""The shield behind the letter of a suit that has no drawing."""
