"""What the stories share: either database, a server whose bots do not pause, and Chromium."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from kit.browser import running_browser
from kit.live import QUICKLY, RunningServer, running_server
from kit.postgres import fresh_database


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database of either kind; '' for SQLite, which `running_server` has in its own folder."""
    return fresh_database(request.getfixturevalue("postgres")) if request.param == "postgresql" else ""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One for all stories of this process that leave it running: its bots load what is compiled for them once."""
    with running_server(tmp_path_factory.mktemp("server"), *QUICKLY, compiled=True) as server:
        yield server
        assert not server.stderr_text()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with running_browser() as browser:
        yield browser
