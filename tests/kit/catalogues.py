"""The files of texts, parsed once in a process."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl


@cache
def parsed(file: Path) -> ftl.Resource:
    """The messages of a file. Callers must not change them."""
    return FluentParser().parse(file.read_text("utf-8"))
