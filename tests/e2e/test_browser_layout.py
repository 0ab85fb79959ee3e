"""Every table on every screen: all of it is in sight without scrolling, and nothing covers, cuts or pushes out anything
else. The deals are random; soak_layout.py looks at many."""

import pytest
from playwright.sync_api import Browser

from kit.browser_moments import TABLES, faults_of_layout
from kit.live import RunningServer


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_table_fits_on_every_screen(game: str, players: int, browser: Browser, server: RunningServer) -> None:
    """Hand and main action stay in sight, before Mia has picked something and after."""
    found = faults_of_layout(browser, server.base, game, players)
    assert not found, "\n".join(found)
