"""How long frames take while the table moves, in a real Chromium before a real server: the reveal of a trick and the
turn of the UP&DOWN card in Up & Down, the turn of the hand in dnup. Only frames while something moves are counted.
Without a graphics card Chromium draws with the processor, which bots and server share with it."""

import argparse
import json
import os
import platform
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from kit.browser import running_browser
from kit.live import running_server

SOON_MS = 17.5
"""A frame that takes less came at 60 a second."""
PATIENCE_MS = 120_000
REVEAL, CARD, HAND = "reveal of a trick", "turn of the UP&DOWN card", "turn of the hand"

# Notes for every frame how long after the one before it came, and in which scene both were.
RECORDER = """
window.frames_of = {};
let before = 0, was = "";
function scene() {
  const moving = document.getAnimations().filter(({ playState }) => playState === "running");
  if (moving.length === 0) return "";
  const within = (area) => moving.some(({ effect }) => effect?.target?.closest?.(area));
  if (document.querySelector("button.skip") !== null) return "reveal";
  if (within(".centre .turning")) return "card";
  return within(".hand svg") ? "hand" : "";
}
function note(now) {
  const is = scene();
  if (is !== "" && is === was) (window.frames_of[is] ??= []).push(now - before);
  [before, was] = [now, is];
  requestAnimationFrame(note);
}
requestAnimationFrame(note);
"""


@contextmanager
def playing(browser: Browser, base: str, game: str, args: argparse.Namespace) -> Iterator[Page]:
    """A page at a new table against bots."""
    context = browser.new_context(viewport={"width": args.width, "height": args.height}, reduced_motion="no-preference")
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(RECORDER)
    page.goto(base)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "casual"}] * (args.players - 1)]
    plan = {"game": game, "options": {"players": args.players}, "seats": seats, "pace": {"kind": "unhurried"}}
    opened = page.request.post(f"{base}/api/tables", data={"plan": plan, "name": "Anna"})
    assert opened.ok, opened.text()
    page.goto(f"{base}/t/{opened.json()['table']}")
    yield page
    context.close()


def frames(page: Page, scene: str) -> list[float]:
    found: list[float] = page.evaluate(f"window.frames_of.{scene} ?? []")
    return found


def play_tricks(page: Page, tricks: int) -> dict[str, list[float]]:
    """Plays so many tricks; as trick boss it rotates the card. Nothing is skipped."""
    card = page.locator("[data-card][aria-disabled=false]")
    mark = page.locator(".mark")
    played = 0
    while played < tricks:
        mark.or_(card).first.wait_for()
        if mark.count():
            mark.first.click()
            mark.first.wait_for(state="detached")
            continue
        card.first.click(position={"x": 8, "y": 8})
        page.locator(".prompt .main").click()
        page.locator("button.skip").wait_for()
        page.locator("button.skip").wait_for(state="detached")
        played += 1
    return {REVEAL: frames(page, "reveal"), CARD: frames(page, "card")}


def turn_hands(page: Page, turns: int) -> dict[str, list[float]]:
    """Looks at the hand turned and back, so many times."""
    page.locator(".hand button").first.wait_for()
    time.sleep(2)
    for _ in range(turns):
        page.locator(".bar button").first.click()
        time.sleep(0.6)
    return {HAND: frames(page, "hand")}


def figures(scene: str, spent: list[float]) -> dict[str, Any]:
    ordered = sorted(spent)
    at = {f"p{share}_ms": round(ordered[len(ordered) * share // 100], 1) for share in (50, 95, 99)}
    soon = sum(each < SOON_MS for each in ordered) / len(ordered)
    return {"scene": scene, "frames": len(ordered), **at, "max_ms": round(ordered[-1], 1), "soon": round(soon, 3)}


def measure(args: argparse.Namespace) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server, running_browser() as browser:
        with playing(browser, server.base, "up-and-down", args) as page:
            spent = play_tricks(page, args.tricks)
        with playing(browser, server.base, "dnup", args) as page:
            spent |= turn_hands(page, args.turns)
    return [figures(scene, each) for scene, each in spent.items() if each]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tricks", type=int, default=10)
    parser.add_argument("--turns", type=int, default=20, help="of the hand in dnup (default 20)")
    parser.add_argument("--players", type=int, default=4, choices=[2, 3, 4])
    parser.add_argument("--width", type=int, default=1280)
    parser.add_argument("--height", type=int, default=800)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = measure(args)
    if args.json:
        print(json.dumps(found))
        return
    machine = f"{platform.machine()}, {os.cpu_count()} cores, {args.width} x {args.height}"
    table = Table(title=f"Frames while something moves ({machine})")
    for title in ("scene", "frames", "p50 ms", "p95 ms", "p99 ms", "max ms", f"under {SOON_MS} ms"):
        table.add_column(title, justify="left" if title == "scene" else "right")
    for each in found:
        times = [f"{each[name]:.1f}" for name in ("p50_ms", "p95_ms", "p99_ms", "max_ms")]
        table.add_row(each["scene"], f"{each['frames']:,}", *times, f"{each['soon']:.1%}")
    Console().print(table)


if __name__ == "__main__":
    main()
