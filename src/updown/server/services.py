"""Starts, holds and stops the services that the routes and sockets of one application share."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module

from updown.agents.api import BadAgent
from updown.games.registry import GAMES
from updown.rules.errors import shown
from updown.rules.match import Game
from updown.server import bot_pool, identity, wire
from updown.server.bot_pool import BotPool
from updown.server.cluster import Cluster
from updown.server.hub import Hub
from updown.server.limits import Buckets, OpenCounts
from updown.server.logs import get_log
from updown.server.metrics import Metrics, watch_loop
from updown.server.picture_drawer import PictureDrawer
from updown.server.pusher import Pusher
from updown.server.record_pool import RecordPool
from updown.server.settings import BadSetting, Settings
from updown.server.store.append_process import AppendProcess
from updown.server.store.file_lock import lock_file
from updown.server.store.store import Store, default_url
from updown.server.store.writer import Writer
from updown.server.supervise import start_supervised
from updown.table.commands import Command
from updown.table.refusals import CODES

log = get_log("server")

DAY_SECONDS, HOUR_SECONDS = 86_400, 3_600
DOUBT_SECONDS = 86_400.0
"""How long nothing is deleted after a start if all tables seem to be too old."""
CLEAN_SECONDS = 3_600.0
"""How often to check whether there is something to clean up: another program may have deleted tables."""
GATHER_SECONDS = 1.0
"""How long deletions are collected before they are cleaned up together."""
QUIET_SECONDS, BUSY_SECONDS = 1.0, 120.0
"""Cleaning up begins when no move has been made for this long, or after this long at the latest on a busy server."""
REST = 20
"""The pause after cleaning up, as a multiple of the time that it took: it blocks all moves."""
RETENTION_SECONDS = 3_600.0


@dataclass
class Services:
    settings: Settings
    store: Store
    appends: AppendProcess
    writer: Writer
    bots: BotPool
    records: RecordPool
    metrics: Metrics
    hub: Hub
    pusher: Pusher
    sockets: OpenCounts
    commands: Buckets
    openings: Buckets
    reports: Buckets
    deleted: asyncio.Event
    """Set when tables have been deleted and must be cleaned up."""
    drawer: PictureDrawer = field(default_factory=PictureDrawer)
    ready: bool = False

    def monotonic(self) -> float:
        return time.monotonic()

    def check_level(self, level: str, game: Game) -> None:
        """Raises BadAgent for a bot that is not allowed at a live table."""
        bot_pool.check_level(level, game)

    async def person_of(self, token: str | None, table_id: str) -> int | None:
        """The person who holds the token at the table."""
        if token is None:
            return None
        return await self.writer.call(self.store.person_of, identity.hashed(token), table_id)

    async def is_invited(self, table_id: str, invite: str) -> bool:
        """Whether the invitation is for the table."""
        found = await self.writer.call(self.store.header, table_id)
        return found is not None and identity.same(invite, found[0].invite)

    async def may_know(self, token: str | None, table_id: str, invite: str = "") -> bool:
        """Whether a client may know that a damaged table exists: if it has a part in it, has its invitation, or could
        find it in the list."""
        if await self.person_of(token, table_id) is not None:
            return True
        found = await self.writer.call(self.store.header, table_id)
        return found is not None and (found[0].listed or identity.same(invite, found[0].invite))


def make_metrics() -> Metrics:
    commands = [str(kind.__struct_config__.tag) for kind in Command.__args__]
    codes = [*CODES, *wire.SERVER_CODES]
    return Metrics(games=list(GAMES), levels=bot_pool.LEVELS, commands=commands, codes=codes, reasons=wire.REASONS)


def report_bot(spec: str, problem: str) -> None:
    """Logs that a bot failed and a simpler one answered; its error output is logged at the debug level."""
    log.warning("bot-failed", level=spec.partition(":")[0])


def check_hold_level(settings: Settings) -> None:
    """Raises BadSetting if there is no such bot."""
    try:
        bot_pool.check_level(settings.hold_level)
    except BadAgent as error:
        raise BadSetting("--hold-level (UPDOWN_HOLD_LEVEL)", shown(settings.hold_level), str(error)) from None


def database_url(settings: Settings) -> str:
    """The URL of the database, from the settings or the default."""
    return settings.database or default_url()


def open_store(settings: Settings) -> Store:
    """Opens the database for a server. Raises BadDatabase if it cannot be used, or is a file that another server
    uses."""
    url = database_url(settings)
    lock = lock_file(url)
    try:
        store = Store(url)
    except BaseException:
        if lock is not None:
            lock.close()
        raise
    store.lock = lock
    return store


@asynccontextmanager
async def running(settings: Settings, opened: Store | None = None) -> AsyncIterator[Services]:
    """Opens the store, unless one is given, and starts bots and clocks; stops everything in the end."""
    try:
        check_hold_level(settings)
        store = await asyncio.to_thread(open_store, settings) if opened is None else opened
    except Exception:
        log.exception("start-failed")
        raise
    metrics = make_metrics()
    appends = AppendProcess(
        database_url(settings), seconds=settings.store_seconds, on_end=metrics.writer_ends.inc, on_crash=metrics.crashed
    )
    await appends.start()
    writer = Writer(
        appends.append,
        on_commit=metrics.commit_seconds.observe,
        on_change=metrics.store_up.set,
        slow_seconds=settings.store_seconds / 2,
        on_slow=metrics.slow_commits.inc,
        is_ready=lambda: appends.ready,
    )
    await writer.start()
    bots = BotPool(
        settings.bot_workers,
        settings.warm_bots,
        most_seconds=settings.bot_seconds,
        on_failure=report_bot,
        on_crash=metrics.crashed,
    )
    records = RecordPool(metrics.crashed)
    hub = Hub(store, writer, bots, settings, metrics)
    if store.nodes is not None:
        bus = import_module("updown.server.store.bus").PostgresBus(database_url(settings))
        hub.cluster = Cluster(hub, store.nodes, bus)
    pusher = Pusher(store, writer, settings, metrics)
    hub.on_published = pusher.notice
    services = Services(
        settings,
        store,
        appends,
        writer,
        bots,
        records,
        metrics,
        hub,
        pusher,
        sockets=OpenCounts(settings.sockets_per_address),
        commands=Buckets(settings.commands_per_second, settings.commands_burst),
        openings=Buckets(settings.tables_per_address / DAY_SECONDS, settings.tables_per_address),
        reports=Buckets(settings.reports_per_address / DAY_SECONDS, settings.reports_per_address),
        deleted=asyncio.Event(),
    )
    await pusher.start()
    await bots.start()
    await records.start()
    await hub.cluster.start()
    hub.start()
    watchers = [
        start_supervised("loop-lag", partial(watch_loop, metrics), metrics.crashed),
        start_supervised("retention", partial(keep_tidy, services), metrics.crashed),
        start_supervised("cleaning", partial(keep_clean, services), metrics.crashed),
    ]
    services.ready = True
    try:
        yield services
    finally:
        services.ready = False
        for watcher in watchers:
            watcher.cancel()
        await asyncio.gather(*watchers, return_exceptions=True)
        await hub.stop()
        await hub.cluster.stop()
        await pusher.stop()
        await bots.stop()
        await records.stop()
        await writer.stop()
        await appends.close()
        await asyncio.to_thread(store.close)
        log.info("stopped")


async def keep_tidy(services: Services) -> None:
    """Deletes tables that have been stored for long enough, and unused ones."""
    settings, hub = services.settings, services.hub
    while settings.retention_days or settings.unused_hours:
        before = hub.now() - settings.retention_days * DAY_SECONDS * 1000 if settings.retention_days else 0
        unused = hub.now() - settings.unused_hours * HOUR_SECONDS * 1000 if settings.unused_hours else 0
        if 0 < await services.writer.call(services.store.last_change) < max(before, unused):
            # All tables would be deleted. Either nobody has played for a long time, or the clock of the machine is
            # wrong.
            log.warning("clock-doubtful", seconds=DOUBT_SECONDS)
            await asyncio.sleep(DOUBT_SECONDS)
        for table_id in await services.writer.write(services.store.purge, before, unused):
            live = hub.tables.get(table_id)
            if live is not None:
                hub.unload_deleted(live)
            hub.loader.forget(table_id)
            services.deleted.set()
            log.info("table-purged", table=table_id)
        await asyncio.sleep(RETENTION_SECONDS)


async def keep_clean(services: Services) -> None:
    """Erases deleted data from the files of the database. This blocks all writes, so several deletions are cleaned up
    together, when the server is quiet. The store remembers pending work, so it is also done after a crash."""
    while True:
        services.deleted.clear()
        if not await services.writer.call(services.store.is_clean):
            await asyncio.sleep(GATHER_SECONDS)
            await until_quiet(services)
            began = time.monotonic()
            async with services.appends.pause():
                await services.writer.write(services.store.clean)
            spent = time.monotonic() - began
            log.info("cleaned", seconds=round(spent, 3))
            await asyncio.sleep(REST * spent)
            continue
        with suppress(TimeoutError):
            await asyncio.wait_for(services.deleted.wait(), CLEAN_SECONDS)


async def until_quiet(services: Services) -> None:
    until = time.monotonic() + BUSY_SECONDS
    while services.writer.quiet_seconds < QUIET_SECONDS and time.monotonic() < until:
        await asyncio.sleep(QUIET_SECONDS / 4)
