"""The public names: those that the Python reference shows, in docs/reference/python. Run as a program, this runs the
examples in the docstrings of a page's names."""

import doctest
import importlib
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PAGES = Path(__file__).parents[2] / "docs" / "reference" / "python"
DIRECTIVE = re.compile(r"^\.\. auto(?:function|class|exception):: ([\w.]+)$", re.MULTILINE)


def names_on(page: Path) -> list[str]:
    return DIRECTIVE.findall(page.read_text("utf-8"))


def find(name: str) -> Any:
    module, _, attribute = name.rpartition(".")
    return getattr(importlib.import_module(module), attribute)


def members(found: Any) -> Iterator[tuple[str, Any]]:
    """The public methods and properties that a class defines itself."""
    if isinstance(found, type):
        for name, member in vars(found).items():
            if not name.startswith("_") and (callable(member) or hasattr(member, "__get__")):
                yield name, member


def examples_of(name: str) -> list[doctest.DocTest]:
    """The examples of a name and of its members."""
    found = find(name)
    named = [(name, found), *((f"{name}.{member}", value) for member, value in members(found))]
    parser = doctest.DocTestParser()
    tests = [parser.get_doctest(inspect.getdoc(value) or "", {}, called, None, None) for called, value in named]
    return [test for test in tests if test.examples]


def run_examples(page: Path) -> int:
    """How many examples of a page failed; what went wrong is printed."""
    runner = doctest.DocTestRunner(verbose=False)
    for name in names_on(page):
        for test in examples_of(name):
            runner.run(test)
    failed, tried = runner.summarize(verbose=False)
    print(f"{tried} examples, {failed} failed")
    return failed


if __name__ == "__main__":
    sys.exit(1 if run_examples(Path(sys.argv[1])) else 0)
