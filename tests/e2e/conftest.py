"""What the stories in the browser share: a server whose bots do not pause, and Chromium."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from kit.browser import running_browser
from kit.live import QUICKLY, RunningServer, running_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("server"), *QUICKLY) as server:
        yield server
        assert not server.told()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with running_browser() as browser:
        yield browser
