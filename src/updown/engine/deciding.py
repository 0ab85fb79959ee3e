"""One decision at a time for agents that have learned: row and mask of each way that a move has begun, and how moves go
on. Functions over arrays; engine/compile.py binds `kernel`."""

from typing import Any

kernel: Any = None


def write_choices(rules: Any, tables: Any, observation: Any, tally: Any, partials: Any, rows: Any, masks: Any) -> None:
    """What the observing seat sees and may do, after each of the beginnings of a move."""
    seat = observation[0].viewer
    for place in range(len(partials)):
        kernel.write_row(rules[0], tables[0], observation[0], partials[place], rows[place])
        masks[place, :] = False
        kernel.mask_steps(rules[0], tables[0], observation[0], seat, tally[0], partials[place], masks[place])


def follow_moves(rules: Any, tables: Any, observation: Any, actions: Any, partials: Any, steps: Any) -> None:
    """The next step of each move from where it has begun, and where it is then; that is 0 when it is complete."""
    seat = observation[0].viewer
    for place in range(len(actions)):
        step = kernel.step_of(rules[0], tables[0], observation[0], seat, partials[place], actions[place])
        made = kernel.take_step(rules[0], tables[0], observation[0], seat, partials[place], step)
        steps[place] = step
        partials[place] = made if made < 0 else 0
