"""Copies and clears whole records. In compiled code each is a single copy or fill of memory (engine/intrinsics.py;
tests/unit/engine/test_intrinsics.py checks that both agree)."""

from typing import Any

import numpy as np


def overwrite(target: Any, source: Any) -> None:
    """Makes the target, a record of the same kind, equal to the source."""
    target.array[:] = source.array


def wipe(target: Any) -> None:
    """Makes every field 0."""
    target.array.view(np.int64)[:] = 0
