"""A pretend version 2 of the rules of Up & Down, to see what becomes of matches that began under version 1. Run as a
program it is a process in which bots think, as updown.server.bot_worker, or one in which records are checked, and knows
that version too."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import rules_two
from updown.games.registry import FORMER, GAMES
from updown.games.up_and_down.game import UpAndDown
from updown.rules.api import Kernel
from updown.rules.options import Number, Option
from updown.server import bot_pool, bot_worker, record_pool, record_worker
from updown.server.worker_line import answer_tasks

GAME = UpAndDown.id
ROLL = {"move": "roll"}
MOST_ROUNDS = 10
FILE = Path(__file__)
WORKER = (sys.executable, str(FILE))
RECORDS = "--records"


class UpAndDownTwo(UpAndDown):
    """Up & Down without the roll, and of fewer rounds."""

    rules_version = 2
    kernel: ClassVar[Kernel] = rules_two
    own_options: ClassVar[tuple[Option, ...]] = tuple(
        Number("rounds", 1, MOST_ROUNDS, 1, option.help) if option.name == "rounds" else option
        for option in UpAndDown.own_options
    )


def pretend() -> None:
    """Version 2 is the current one from now on, here and in processes in which bots think."""
    GAMES[GAME] = UpAndDownTwo
    FORMER.append(UpAndDown)
    bot_pool.COMMAND = WORKER
    record_pool.COMMAND = (*WORKER, RECORDS)


@contextmanager
def pretending() -> Iterator[None]:
    """The same, for a while."""
    commands = bot_pool.COMMAND, record_pool.COMMAND
    pretend()
    try:
        yield
    finally:
        GAMES[GAME] = UpAndDown
        FORMER.remove(UpAndDown)
        bot_pool.COMMAND, record_pool.COMMAND = commands


if __name__ == "__main__":
    pretend()
    if RECORDS in sys.argv:
        sys.argv.remove(RECORDS)
        answer_tasks(record_worker.RecordTask, record_worker.answer)
    bot_worker.main()
