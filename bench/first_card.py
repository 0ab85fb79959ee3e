"""Measures the seconds from the click on Play now to the first playable card, in a real Chromium with a real server,
for a returning visitor. The goal is two seconds on an ordinary computer."""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import expect
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from kit.browser import GAMES, Visitor, running_browser, visit
from kit.browser_players import PLAYERS
from kit.live import QUICKLY, running_server

PROMISED = 2.0


def seconds_to_first_card(guest: Visitor, game: str) -> float:
    guest.page.get_by_role("link", name=guest.words("web-home")).first.click()
    play_now = guest.game(game).get_by_role("button", name=guest.words("web-play-now"))
    expect(play_now).to_be_enabled()
    began = time.perf_counter()
    play_now.click()
    PLAYERS[game](guest).wait_for_turn()
    return time.perf_counter() - began


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=5, help="how often, for each game (default 5)")
    args = parser.parse_args()
    table = Table(title=f"seconds to the first card (promised: {PROMISED:g})")
    for title in ("game", "quickest", "middle", "slowest"):
        table.add_column(title, justify="left" if title == "game" else "right")
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder), *QUICKLY) as server,
        running_browser() as browser,
        visit(browser, server.base, motion=True) as guest,
    ):
        guest.go()
        for game in GAMES:
            guest.play_now(game)
            spent = sorted(seconds_to_first_card(guest, game) for _ in range(args.tries))
            guest.page.get_by_role("link", name=guest.words("web-home")).first.click()
            table.add_row(game, *(f"{value:.2f}" for value in (spent[0], spent[len(spent) // 2], spent[-1])))
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
