"""Imports the libraries of optional parts, the extras (`pip install 'updown[server]'`), and reports which extra to
install where one is missing."""

from importlib import import_module
from types import ModuleType


class MissingExtra(ImportError):
    """A library that comes with an extra is not installed."""

    def __init__(self, extra: str, library: str) -> None:
        super().__init__(f"{library} is not installed: {how_to_install(extra)}", name=library)
        self.extra = extra


def how_to_install(extra: str) -> str:
    """The command that installs an extra."""
    return f"pip install 'updown[{extra}]'"


def import_from(extra: str, module: str) -> ModuleType:
    """Imports a module that needs the libraries of an extra; MissingExtra where one of them is not installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if library == "updown":
            raise
        raise MissingExtra(extra, library) from error
