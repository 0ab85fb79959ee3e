"""Steps for a game that has no features.py of its own, or leaves some functions out: every action of the game is a
step, found in a sorted table. engine/compile.py binds `kernel`."""

from functools import cache
from typing import Annotated, Any

from updown.rules.layout import Ints, plain

kernel: Any = None

Tables: Any = None


@cache
def tables_type(actions: int) -> type:
    """A record with a table of that many actions."""
    return type("Tables", (), {"__annotations__": {"size": int, "table": Annotated[Ints, actions]}})


def action_tables(table: list[int]) -> Any:
    """The tables of a game without features: its actions."""
    actions = sorted(table)
    tables: Any = plain(tables_type(len(actions)))
    tables.size = len(actions)
    for place, action in enumerate(actions):
        tables.table[place] = action
    return tables


def mask_steps(rules: Any, tables: Any, state: Any, seat: int, tally: Any, partial: int, mask: Any) -> None:
    """Marks a step for each legal move."""
    count = kernel.tally_moves(rules, state, seat, tally)
    for number in range(count):
        action = kernel.nth_move(rules, state, seat, tally, number)
        mask[kernel.step_of(rules, tables, state, seat, partial, action)] = True


def take_step(rules: Any, tables: Any, state: Any, seat: int, partial: int, step: int) -> int:
    """The action of a step."""
    return tables.table[step]  # type: ignore[no-any-return]


def step_of(rules: Any, tables: Any, state: Any, seat: int, partial: int, action: int) -> int:
    """The index of the action in the sorted table."""
    low = 0
    high = tables.size - 1
    while low < high:
        middle = (low + high) >> 1
        if tables.table[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low


def event(rules: Any, state: Any, seat: int, action: int, outcome: int, own: bool) -> int:
    """Nothing is remembered."""
    return 0
