"""Steps of a small batch, for adapters that play one match at a time: what `Batch.step`, `observe` and `masks` do, with
arguments that are prepared once."""

from collections.abc import Callable
from typing import Any

import numpy as np

from updown.engine import batching
from updown.engine.batch import Array, Batch
from updown.rules.layout import Vector


def make_stepper(
    batch: Batch, steps: Vector, viewers: Vector, rows: Array, masks: Array, rewards: Array, ends: Array
) -> Callable[[], None]:
    """Returns a function that takes the steps in `steps` and writes the results into the other arrays. It raises a
    ValueError as `Batch.step` does. Steps and viewers have a column for each acting seat, rows and masks have one axis
    more, and `ends` has the columns over and cut off."""
    first = (0, batch.size, batch._rules, batch._tables, batch.states)
    seats, partials, tally = batch._seats, batch._partials, batch._tallies[0]
    history, marked = (batch._counts, batch._log), batch._masks
    check: tuple[Any, ...] = (batching.check_steps, 0, batch.size, seats, marked, steps)
    advance: list[tuple[Any, ...]] = [
        (
            *(batching.take_steps, *first, batch._streams, seats, partials, *history, steps),
            *(False, batch.limit, batch.restart, rewards, ends),
        ),
        (batching.write_rows, *first, viewers, partials, *history, batch._observations[0], rows),
        (batching.write_masks, *first, seats, partials, tally, marked),
    ]
    for each in (check, *advance):
        batch._unit.specialize(*each)
    call = batch._unit.call

    def step() -> None:
        if not batch._masks_hold:
            batch._present_masks()
        bad = call(*check)
        if bad >= 0:
            batch._refuse([bad], steps, batch._why_not_step)
        for each in advance:
            call(*each)
        np.copyto(masks, marked)

    return step
