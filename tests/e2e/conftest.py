"""What the stories share: either database, a server whose bots do not pause, and Chromium."""

from collections.abc import Iterator
from contextlib import ExitStack

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


class SharedBrowser:
    """One Chromium for consecutive tests that need it, because it takes seconds to start. Nothing asynchronous can run
    beside it (`running_browser`), so it is closed before a test that does not need it."""

    def __init__(self) -> None:
        self.browser: Browser | None = None
        self._opened = ExitStack()

    def open(self) -> Browser:
        if self.browser is None:
            self.browser = self._opened.enter_context(running_browser())
        return self.browser

    def close(self) -> None:
        self.browser = None
        self._opened.close()


SHARED = SharedBrowser()


@pytest.fixture(scope="module")
def browser() -> Browser:
    return SHARED.open()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    try:
        yield
    finally:
        if nextitem is None or "browser" not in getattr(nextitem, "fixturenames", ()):
            SHARED.close()
