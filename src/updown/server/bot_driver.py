"""Plays the seats of bots: asks the pool once for each decision, and plays the move like that of a person."""

import asyncio
import secrets
from collections import deque
from functools import partial
from typing import TYPE_CHECKING

from updown.rules.match import Json
from updown.server.bot_pool import BotPool, BotsBusy, Question, question
from updown.server.live_table import LiveTable
from updown.server.logs import get_log
from updown.table import provable_deal
from updown.table.decide import play_for
from updown.table.refusals import Rejected
from updown.table.state import Table

if TYPE_CHECKING:
    from updown.server.hub import Hub

log = get_log("hub")

BUSY_SECONDS = 0.5
LONG_WAIT_SECONDS, TELL_SECONDS = 5, 4.0
"""How long bots must need before people are informed of it, and how often they are."""
PACES, PACED_LEVELS = 16, 256
FIRST_PACE = (0.01,)
"""How many times of choices are remembered for each level, for how many levels, and what is taken before there is
one."""
OVERTAKEN = (
    *("table/stale", "table/not-your-turn", "table/closed", "server/stopping", "server/store-down"),
    *("server/no-such-table", "server/damaged-table", "server/failed"),
)
"""Codes with which a bot's move may be refused in normal operation."""


class Paces:
    """How long the bots of each level took for their last choices. A forced move takes as long as one of them, so that
    the time of an answer does not tell the others that there was no choice."""

    def __init__(self) -> None:
        self.last: dict[str, deque[float]] = {}

    def add(self, level: str, seconds: float) -> None:
        """Remembers the time of a choice. Guests may invent settings, so only the levels used last are kept."""
        kept = self.last.pop(level, None) or deque(maxlen=PACES)
        kept.append(seconds)
        self.last[level] = kept
        if len(self.last) > PACED_LEVELS:
            del self.last[next(iter(self.last))]

    def draw(self, level: str) -> float:
        """The time of a forced move, in seconds."""
        return secrets.choice(self.last.get(level, FIRST_PACE))


class BotDriver:
    def __init__(self, hub: "Hub", bots: BotPool) -> None:
        self.hub = hub
        self.bots = bots
        self.paces = Paces()

    def ask(self, live: LiveTable) -> None:
        """Asks every bot that has to decide, once for each decision, if this server acts for the table."""
        for seat in live.table.turn() if live.held else ():
            level = live.table.bot_for(seat, self.hub.settings.hold_level)
            if level is not None and seat not in live.thinking:
                asked = ask_about(live.table, seat, level, live.address)
                task = asyncio.create_task(self._play(asked, live.table.decision, is_forced(live.table, seat)))
                live.thinking[seat] = task
                task.add_done_callback(partial(self._done, live, seat))

    async def tell_waits(self) -> None:
        """Tells people who wait for bots how long that may take, for as long as it is long; until cancelled."""
        while True:
            await asyncio.sleep(TELL_SECONDS)
            for table_id, wait in self.bots.waits().items():
                live, seconds = self.hub.tables.get(table_id), round(wait)
                if live is not None and seconds >= LONG_WAIT_SECONDS:
                    live.publish_bot_wait(seconds)
                    self.hub.cluster.announce_bot_wait(table_id, seconds)

    def _done(self, live: LiveTable, seat: int, task: "asyncio.Task[None]") -> None:
        del live.thinking[seat]
        if task.cancelled():
            if not live.gone:
                self.hub.resume_bots(live)
            return
        if task.exception() is not None:
            log.error("bot-failed", table=live.table.id, error=task.exception())
            self.hub.table_clock.retry_later(live.table.id)
        else:
            self.hub.resume_bots(live)

    async def _play(self, asked: Question, decision: int, forced: bool) -> None:
        hub = self.hub
        started = hub.clock()
        move = await self._choose(asked)
        took = hub.clock() - started
        hub.metrics.decided(asked.spec, took)
        shortest = hub.settings.bot_pause_ms / 1000
        if forced:
            shortest = max(shortest, self.paces.draw(asked.spec))
        else:
            self.paces.add(asked.spec, took)
        pause = shortest - took
        if pause > 0:
            await asyncio.sleep(pause)
        result = await hub.act(
            asked.table,
            lambda live: play_for(live.table, asked.seat, move, decision, hub.circumstances()),
        )
        if isinstance(result, Rejected) and result.code not in OVERTAKEN:
            log.error("bot-refused", table=asked.table, code=result.code, level=asked.spec)
            hub.table_clock.retry_later(asked.table)

    async def _choose(self, asked: Question) -> Json:
        """The move of a bot; waits while the pool is busy."""
        while True:
            try:
                return await self.bots.choose(asked)
            except BotsBusy:
                await asyncio.sleep(BUSY_SECONDS)


def is_forced(table: Table, seat: int) -> bool:
    """Whether the seat has only one move."""
    assert table.match is not None
    return table.match.count_moves(seat) == 1


def ask_about(table: Table, seat: int, level: str, address: str = "") -> Question:
    """The question for a bot; it contains only what the seat may know. `address` is that of somebody at the table."""
    assert table.match is not None
    seed = provable_deal.bot_seed(table.id, table.deal.number, table.deal.secret, seat)
    return question(table.match, seat, level, seed, table.id, address)
