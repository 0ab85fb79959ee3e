"""Whether there is enough memory for a training: one that would run out of it is refused before it starts."""

import os
from pathlib import Path

from updown.agents.models import find_model
from updown.engine.space import Space
from updown.rules.match import Game
from updown.train.plan import SEARCH, BadPlan, TrainingPlan
from updown.train.search import MOST_COLUMNS, POLICY_SHARE, WINDOW

GIGABYTE = 1 << 30
COPIES = 2
"""What is learnt from is copied together once."""
MEMINFO = Path("/proc/meminfo")
"""Where Linux says how much memory is free."""


def check_memory(plan: TrainingPlan, game: Game) -> None:
    """BadPlan if the training needs more memory than is free. Where that is not known, nothing is refused."""
    needed, free = memory_needed(plan, game), free_memory()
    if free is not None and needed > free:
        flag = "--positions" if plan.method == SEARCH else "--matches or --length"
        raise BadPlan(
            f"this training needs about {needed / GIGABYTE:.1f} GB of memory, and {free / GIGABYTE:.1f} GB are free: "
            f"expected more memory, or a lower {flag}"
        )


def memory_needed(plan: TrainingPlan, game: Game) -> int:
    """About how many bytes the training needs for what it learns from; a network itself is small."""
    results = 8 * plan.players
    if plan.method == SEARCH:
        by_policy = not plan.refine and not plan.exploit and find_model(game) is not None
        updates = WINDOW + (POLICY_SHARE if by_policy else 0)
        return COPIES * updates * plan.positions * (2 * MOST_COLUMNS + results)
    space = Space(game)
    return COPIES * plan.matches * plan.length * (space.width + space.actions + 4 * results)


def free_memory() -> int | None:
    """The bytes that a new program can have without slowing down the others; None if that is not known."""
    try:
        lines = MEMINFO.read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("MemAvailable:"))
    except (OSError, StopIteration, ValueError):
        pass
    try:
        return os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):
        return None
