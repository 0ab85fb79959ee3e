"""Writes SVG as typed text that escapes its input, defines the colours of all pictures, and arranges blocks beside and
below each other. picture.py draws with it."""

from dataclasses import dataclass
from html import escape
from typing import NewType

Svg = NewType("Svg", str)
"""Markup. Text becomes markup only through `tag` and `write`, which escape it."""

INK, MUTED, LINE, PAPER, PANEL = "#26313f", "#566273", "#c9c1af", "#fffdf6", "#ffffff"
UP, DOWN, TURN, WIN = "#2464b4", "#23834a", "#f2ac29", "#8a5a00"
UP_TINT, DOWN_TINT, PLAIN_TINT = "#dce8f5", "#dcefe0", "#f0e9da"
BACK, BACK_LINE = "#5c6784", "#dfe3ee"

GAP = 10.0

# --- markup ---


def written(value: str | float) -> str:
    """An attribute's value; numbers to two places."""
    return value if isinstance(value, str) else f"{round(value, 2):g}"


def tag(name: str, *inside: Svg, **attributes: str | float) -> Svg:
    """An element; `stroke_width=2` becomes `stroke-width="2"`."""
    pairs = "".join(f' {key.replace("_", "-")}="{escape(written(v))}"' for key, v in attributes.items())
    return Svg(f"<{name}{pairs}>{''.join(inside)}</{name}>" if inside else f"<{name}{pairs}/>")


def group(*inside: Svg) -> Svg:
    return Svg("".join(inside))


def write(
    text: str, x: float, y: float, size: float, ink: str = INK, anchor: str = "middle", bold: bool = False
) -> Svg:
    """Text whose baseline is at y."""
    weight = {"font_weight": "700"} if bold else {}
    return tag("text", Svg(escape(text)), x=x, y=y, font_size=size, fill=ink, text_anchor=anchor, **weight)


def place(svg: Svg, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> Svg:
    """Markup moved so that its origin is at x, y."""
    move = f"translate({written(x)} {written(y)})"
    turned = f" rotate({written(turn)})" if turn else ""
    scaled = f" scale({round(scale, 4):g})" if scale != 1.0 else ""
    return tag("g", svg, transform=move + turned + scaled)


def box(width: float, height: float, corner: float, fill: str, **more: str | float) -> Svg:
    return tag("rect", width=width, height=height, rx=corner, fill=fill, **more)


# --- blocks ---


@dataclass(frozen=True)
class Block:
    """Markup and the room that it takes, from its origin to the right and down."""

    width: float
    height: float
    svg: Svg


def beside(*blocks: Block, gap: float = GAP, down: float = 0.5) -> Block:
    """Blocks from left to right; `down` 0: level at the top, 1: at the bottom."""
    height = max(block.height for block in blocks)
    x, parts = 0.0, []
    for block in blocks:
        parts.append(place(block.svg, x, (height - block.height) * down))
        x += block.width + gap
    return Block(x - gap, height, group(*parts))


def below(*blocks: Block, gap: float = GAP, across: float = 0.5) -> Block:
    """Blocks from top to bottom; `across` 0: level on the left."""
    width = max(block.width for block in blocks)
    y, parts = 0.0, []
    for block in blocks:
        parts.append(place(block.svg, (width - block.width) * across, y))
        y += block.height + gap
    return Block(width, y - gap, group(*parts))


def roomy(block: Block, width: float = 0.0, height: float = 0.0, across: float = 0.5, down: float = 0.5) -> Block:
    """A block in at least that much room."""
    width, height = max(width, block.width), max(height, block.height)
    return Block(width, height, place(block.svg, (width - block.width) * across, (height - block.height) * down))
