"""Measures how long frames take during animations, in a real Chromium with a real server: the reveal of a trick and the
turn of the UP&DOWN card in Up & Down, the turn of the hand in dnup. Only frames while something moves are counted.
Without a graphics card Chromium draws with the processor, which bots and server share with it.

Before and after them an empty page turns as many cards, by the same style and with nothing else to do: what is late
there the machine drops by itself. Shares come with an interval over the tricks or turns, as the frames of one are not
independent."""

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

import numpy as np
from playwright.sync_api import Browser, Page
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from kit.browser import running_browser
from kit.live import running_server
from updown.lab.statistics import intervals, resample_means

SOON_MS = 17.5
"""A frame that takes less than this was shown at 60 frames a second."""
PATIENCE_MS = 120_000
REVEAL, CARD, HAND = "reveal of a trick", "turn of the UP&DOWN card", "turn of the hand"
EMPTY = "cards on an empty page"

# Notes for every frame how long after the one before it came, where both were in one scene: a list for each time that
# the scene was played.
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
  if (is !== "") {
    const played = (window.frames_of[is] ??= []);
    if (is === was) played.at(-1).push(now - before);
    else played.push([]);
  }
  [before, was] = [now, is];
  requestAnimationFrame(note);
}
requestAnimationFrame(note);
"""

# Four cards that turn as a revealed trick does, one time after the other; notes frames as above.
EMPTY_PAGE = """
<style>
  div { position: absolute; top: 200px; width: 90px; height: 126px; perspective: 500px }
  i { display: block; height: 100%; background: #dde; border-radius: 10px; box-shadow: 0 1px 3px rgb(30 26 10 / 30%);
      transition: transform 300ms ease-out }
  .open { transform: rotateY(180deg) }
</style>
<div style="left: 100px"><i></i></div><div style="left: 300px"><i></i></div>
<div style="left: 500px"><i></i></div><div style="left: 700px"><i></i></div>
<script>
  window.frames_of = { empty: [] };
  let before = 0, was = false;
  function note(now) {
    const is = document.getAnimations().some(({ playState }) => playState === "running");
    if (is && was) frames_of.empty.at(-1).push(now - before);
    else if (is) frames_of.empty.push([]);
    [before, was] = [now, is];
    requestAnimationFrame(note);
  }
  requestAnimationFrame(note);
  setInterval(() => { for (const each of document.querySelectorAll("i")) each.classList.toggle("open"); }, 450);
</script>
"""

Played = list[list[float]]


@contextmanager
def playing(browser: Browser, base: str, game: str, args: argparse.Namespace) -> Iterator[Page]:
    """A page at a new table against bots."""
    context = browser.new_context(viewport={"width": args.width, "height": args.height}, reduced_motion="no-preference")
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(RECORDER)
    page.goto(base)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "casual"}] * (args.players - 1)]
    options = {"players": args.players} | ({"rounds": 20} if game == "up-and-down" else {})
    plan = {"game": game, "options": options, "seats": seats, "pace": {"kind": "unhurried"}}
    opened = page.request.post(f"{base}/api/tables", data={"plan": plan, "name": "Anna"})
    assert opened.ok, opened.text()
    page.goto(f"{base}/t/{opened.json()['table']}")
    yield page
    context.close()


def frames(page: Page, scene: str) -> Played:
    found: Played = page.evaluate(f"window.frames_of.{scene} ?? []")
    return [each for each in found if each]


def play_tricks(page: Page, tricks: int) -> dict[str, Played]:
    """Plays that number of tricks; as trick boss it rotates the card. No animation is skipped."""
    card = page.locator("[data-card][aria-disabled=false]")
    mark = page.locator(".mark")
    go_on = page.locator(".over button")
    played = 0
    while played < tricks:
        go_on.or_(mark).or_(card).first.wait_for()
        if go_on.count():
            go_on.first.click()
            go_on.first.wait_for(state="detached")
        elif mark.count():
            mark.first.click()
            mark.first.wait_for(state="detached")
        else:
            card.first.click(position={"x": 8, "y": 8})
            page.locator(".prompt .main").click()
            page.locator("button.skip").wait_for()
            page.locator("button.skip").wait_for(state="detached")
            played += 1
    return {REVEAL: frames(page, "reveal"), CARD: frames(page, "card")}


def turn_hands(page: Page, turns: int) -> dict[str, Played]:
    """Turns the hand over and back that number of times."""
    page.locator(".hand button").first.wait_for()
    time.sleep(2)
    for _ in range(turns):
        page.locator(".bar button").first.click()
        time.sleep(0.6)
    return {HAND: frames(page, "hand")}


def turn_nothing(browser: Browser, args: argparse.Namespace) -> Played:
    """What this machine does with cards on an empty page, just now."""
    page = browser.new_page(viewport={"width": args.width, "height": args.height}, reduced_motion="no-preference")
    page.set_content(EMPTY_PAGE)
    page.wait_for_function("(many) => frames_of.empty.length > many", arg=args.tricks, timeout=PATIENCE_MS)
    found = frames(page, "empty")
    page.close()
    return found


def figures(scene: str, played: Played) -> dict[str, Any]:
    ordered = sorted(spent for each in played for spent in each)
    at = {f"p{share}_ms": round(ordered[len(ordered) * share // 100], 1) for share in (50, 95, 99)}
    soon = sum(each < SOON_MS for each in ordered) / len(ordered)
    shares = np.array([[sum(spent < SOON_MS for spent in each) / len(each)] for each in played])
    ((low, high),) = intervals(resample_means(shares)).tolist()
    rest = {"max_ms": round(ordered[-1], 1), "soon": round(soon, 4), "soon_ci": [round(low, 4), round(high, 4)]}
    return {"scene": scene, "times": len(played), "frames": len(ordered), **at, **rest}


def measure(args: argparse.Namespace) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server, running_browser() as browser:
        empty = turn_nothing(browser, args)
        with playing(browser, server.base, "up-and-down", args) as page:
            played = play_tricks(page, args.tricks)
        with playing(browser, server.base, "dnup", args) as page:
            played |= turn_hands(page, args.turns)
        played[EMPTY] = empty + turn_nothing(browser, args)
    return [figures(scene, each) for scene, each in played.items() if each]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tricks", type=int, default=30, help="of Up & Down, about 40 frames each (default 30)")
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
    for title in ("scene", "times", "frames", "p50 ms", "p95 ms", "p99 ms", "max ms", f"under {SOON_MS} ms", "95 %"):
        table.add_column(title, justify="left" if title == "scene" else "right")
    for each in found:
        times = [f"{each[name]:.1f}" for name in ("p50_ms", "p95_ms", "p99_ms", "max_ms")]
        low, high = each["soon_ci"]
        shares = (f"{each['soon']:.1%}", f"{low:.1%} to {high:.1%}")
        table.add_row(each["scene"], f"{each['times']}", f"{each['frames']:,}", *times, *shares)
    Console().print(table)


if __name__ == "__main__":
    main()
