"""Background tasks that are restarted when they fail. Errors are logged and counted: neither an error at one table nor
a database outage may stop a clock for good."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from updown.server.logs import get_log

log = get_log("server")

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds until a restart: the pause doubles each time, and is reset after the task has run for long enough."""
TASKS = (
    "clock",
    "resume",
    "loop-lag",
    "retention",
    "cleaning",
    "garbage",
    "bot-thinking",
    "bot-waits",
    "bot-compiling",
    "writer",
    "push",
    "beat",
    "bus-listen",
    "bus-tell",
    "bus-read",
)
"""The names of all supervised tasks, for the metrics."""

OnCrash = Callable[[str], object]


def ignore(_task: str) -> None:
    """Ignores a crash."""


async def supervised(task: str, work: Callable[[], Awaitable[None]], on_crash: OnCrash = ignore) -> None:
    """Runs the work until it returns. If it raises, calls `on_crash` with its name, and runs it again after a pause."""
    pause = FIRST_PAUSE
    while True:
        began = time.monotonic()
        try:
            await work()
            return
        except Exception as error:
            log.error("task-failed", task=task, error=error)
            on_crash(task)
        pause = FIRST_PAUSE if time.monotonic() - began > LONGEST_PAUSE else min(2 * pause, LONGEST_PAUSE)
        await asyncio.sleep(pause)


def start_supervised(
    task: str, work: Callable[[], Awaitable[None]], on_crash: OnCrash = ignore
) -> "asyncio.Task[None]":
    """Runs `supervised` as an asyncio task. The caller keeps a reference to it and cancels it at the end."""
    return asyncio.create_task(supervised(task, work, on_crash), name=task)
