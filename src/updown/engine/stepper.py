"""Steps of a small batch, for adapters that play one match at a time: what `Batch.step`, `observe` and `masks` do, with
arguments that are prepared once."""

from collections.abc import Callable
from typing import Any

from updown.engine import batching
from updown.engine.batch import Array, Batch
from updown.rules.layout import Vector


def make_stepper(
    batch: Batch, steps: Vector, viewers: Vector, rows: Array, masks: Array, rewards: Array, ends: Array
) -> Callable[[], None]:
    """Returns a function that takes the steps in `steps` and writes the results into the other arrays. It raises a
    ValueError as `Batch.step` does. Steps and viewers have a column for each acting seat, rows and masks have one axis
    more, and `ends` has the columns over and cut off."""
    first = (0, batch.size, batch._rules, batch._plan, batch.states)
    seats, partials, tally = batch._seats, batch._partials, batch._tallies[0]
    history = (batch._counts, batch._log)
    calls: dict[Callable[..., Any], tuple[Any, ...]] = {
        batching.check_steps: (seats, partials, tally, batch._masks[0], steps),
        batching.take_steps: (
            *(batch._streams, seats, partials, *history, steps),
            *(False, batch.limit, batch.restart, rewards, ends),
        ),
        batching.write_rows: (viewers, partials, *history, batch._observations[0], rows),
        batching.write_masks: (seats, partials, tally, masks),
    }
    for program, others in calls.items():
        batch._unit.specialize(program, *first, *others)
    call = batch._unit.call
    (check, given), *rest = [(program, (*first, *others)) for program, others in calls.items()]

    def step() -> None:
        bad = call(check, *given)
        if bad >= 0:
            batch._refuse([bad], steps, batch._why_not_step)
        for program, arguments in rest:
            call(program, *arguments)

    return step
