"""Builds the browser client when the package is built: `pip install .` needs nothing but Python, and the wheel contains
the pages. Pages that are up to date are not built again; `UPDOWN_NO_PAGES=1` leaves them out."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import web


class PagesHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not os.environ.get("UPDOWN_NO_PAGES"):
            web.build()
