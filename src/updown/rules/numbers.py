"""Checks whole numbers in arguments, Python's and NumPy's."""

from operator import index
from typing import SupportsIndex

from updown.rules.errors import shown


def whole_number(name: str, value: object, least: int | None = None) -> int:
    """The value as a Python integer; ValueError with its name if it is not a whole number, or too small. `True` is not
    a number."""
    if isinstance(value, SupportsIndex) and not isinstance(value, bool):
        number = index(value)
        if least is None or number >= least:
            return number
    expected = "a whole number" if least is None else f"a whole number from {least}"
    raise ValueError(f"{name} is {shown(value)}: expected {expected}")
