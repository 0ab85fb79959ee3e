"""What goes wrong for several servers on one PostgreSQL, for real: processes are killed and suspended, connections,
networks and disks fail, clocks jump. faults.py plays meanwhile."""

import asyncio
import os
import random
import signal
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

import psycopg

from kit.cut_off import Namespace, can_cut, namespace
from kit.live import QUICKLY, RunningServer, running_server, talking
from kit.postgres import OWNER, folder_of, restart_postgres, run_sql, running_postgres
from kit.proxies import running_nginx
from kit.small_disk import CAN_MOUNT, fill, small_disk

NODES = 3
DOWN_SECONDS = 0.5
IDLE_SECONDS, BUSY_SECONDS = 0.5, 0.3
FULL_SECONDS = 2.0
DISK_MEGABYTES = 160
JUMPS = (86_400.0, -86_400.0, 30 * 86_400.0)
JUMPING = Path(__file__).with_name("jumping_clock.py")
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN updown'"
CUTS = 10
RECORD = {"format": "updown-record/1", "game": "dnup"}
"""Work for the process that checks records: it says what is missing."""


@dataclass
class Scene:
    """Where things go wrong: the last of the servers lives in a network of its own, where that can be."""

    servers: Sequence[RunningServer]
    database: str
    front: str = ""
    """The address of a proxy in front of all."""
    network: Namespace | None = None
    disk: Path | None = None
    """The small disk that the database is on."""
    long_seconds: float = 10.0
    """How long servers are suspended and cut off: others act for their tables after five."""
    playing: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while people play. Each trial makes its own."""
    harmed: Callable[[], None] = lambda: None
    """To be called when the harm is done, and before anything is mended."""

    @asynccontextmanager
    async def nobody_plays(self) -> AsyncIterator[None]:
        self.playing.clear()
        try:
            await asyncio.sleep(IDLE_SECONDS)
            yield
        finally:
            self.playing.set()

    def possible(self) -> list[str]:
        """The faults that can be had here."""
        missing = {"networks cut"} if self.network is None else set()
        return [fault for fault in FAULTS if fault not in missing | ({"disks full"} if self.disk is None else set())]


@contextmanager
def disk_for_all() -> Iterator[Path]:
    """A small disk where the user of PostgreSQL gets in."""
    with tempfile.TemporaryDirectory(prefix="updown-disk-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o711)
        with small_disk(Path(folder) / "disk", DISK_MEGABYTES) as disk:
            yield disk


@contextmanager
def running_scene(folder: Path, long_seconds: float = 10.0, as_root: bool = True) -> Iterator[Scene]:
    """Three servers behind nginx, and their database."""
    with ExitStack() as stack:
        disk = stack.enter_context(disk_for_all()) if as_root and CAN_MOUNT else None
        network = stack.enter_context(namespace()) if as_root and can_cut() else None
        url = stack.enter_context(running_postgres(disk, network.database if network else ""))
        flags = (*QUICKLY, "--trusted-proxies", "127.0.0.1", "--store-seconds", "5", "--retention-days", "1")
        servers = []
        for place in range(NODES):
            if network is not None and place == NODES - 1:
                apart = f"postgresql://{OWNER}@{network.database}/{OWNER}"
                living = running_server(folder, *flags, database=apart, host=network.inside, namespace=network.file)
            else:
                living = running_server(folder, *flags, database=url)
            servers.append(stack.enter_context(living))
        for server in servers:
            server.rules = str(JUMPING)
        front = stack.enter_context(running_nginx(folder, servers))
        yield Scene(servers, url, front, network, disk, long_seconds)


# --- servers ---


async def kill_node(scene: Scene, chance: random.Random) -> None:
    server = chance.choice(scene.servers)
    server.kill()
    scene.harmed()
    await asyncio.sleep(DOWN_SECONDS)
    await asyncio.to_thread(server.start)


async def suspend_node(scene: Scene, chance: random.Random) -> None:
    server = chance.choice(scene.servers)
    os.kill(server.pid, signal.SIGSTOP)
    scene.harmed()
    try:
        await asyncio.sleep(scene.long_seconds)
    finally:
        os.kill(server.pid, signal.SIGCONT)


async def restart_node(scene: Scene, chance: random.Random) -> None:
    server = chance.choice(scene.servers)
    await asyncio.to_thread(server.stop)
    scene.harmed()
    await asyncio.to_thread(server.start)


async def jump_clock(scene: Scene, chance: random.Random) -> None:
    """For a server that was started with a clock that can jump."""
    server = chance.choice(scene.servers)
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)
    server.clock.write_text(str(chance.choice(JUMPS)))
    scene.harmed()
    await asyncio.sleep(DOWN_SECONDS)
    server.clock.unlink()


# --- their helper processes ---


def children_of(server: RunningServer, program: bytes) -> list[int]:
    """The processes that the server has started for that program."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError):
            command = (folder / "cmdline").read_bytes()
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == server.pid and program in command:
                found.append(int(folder.name))
    return found


async def give_record(server: RunningServer) -> int:
    """Has the server check a record; the status of its answer."""
    async with talking(server.base) as http:
        return (await http.post("/api/records/check", json={"record": RECORD})).status_code


def killing(program: bytes, busy: bool) -> "Fault":
    async def kill(scene: Scene, chance: random.Random) -> None:
        server = chance.choice(scene.servers)
        checks_records = program == b"record_worker"
        if checks_records:
            await give_record(server)
        if not busy:
            async with scene.nobody_plays():
                end(children_of(server, program), signal.SIGKILL)
                scene.harmed()
        else:
            # Suspended first, so that it certainly has work in hand when it is killed.
            pids = children_of(server, program)
            end(pids, signal.SIGSTOP)
            asking = asyncio.create_task(give_record(server)) if checks_records else None
            await asyncio.sleep(BUSY_SECONDS)
            end(pids, signal.SIGKILL)
            scene.harmed()
            if asking is not None:
                assert await asking == 200
        if checks_records:
            assert await give_record(server) == 200

    return kill


def end(pids: Sequence[int], how: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, how)


# --- what is between them and below them ---


async def cut_bus(scene: Scene, chance: random.Random) -> None:
    """Cuts all listeners off again and again, so that messages are lost while people play."""
    for _ in range(CUTS):
        await asyncio.to_thread(run_sql, scene.database, CUT)
        await asyncio.sleep(0.05)
    scene.harmed()


async def restart_database(scene: Scene, chance: random.Random) -> None:
    await asyncio.to_thread(restart_postgres, scene.database, "fast")
    scene.harmed()


async def crash_database(scene: Scene, chance: random.Random) -> None:
    await asyncio.to_thread(restart_postgres, scene.database)
    scene.harmed()


async def cut_network(scene: Scene, chance: random.Random) -> None:
    """One server cannot reach the database any more, and says so when it is asked whether it is ready."""
    assert scene.network is not None
    scene.network.pull_out()
    scene.harmed()
    try:
        async with talking(scene.servers[-1].base) as http, asyncio.timeout(60):
            while (await http.get("/readyz")).status_code != 503:
                await asyncio.sleep(0.1)
        await asyncio.sleep(scene.long_seconds)
    finally:
        scene.network.plug_in()


async def fill_disk(scene: Scene, chance: random.Random) -> None:
    """PostgreSQL wants a new file for its log, and has no room for it: it ends, and cannot start either."""
    assert scene.disk is not None
    filler = await asyncio.to_thread(fill, scene.disk)
    try:
        with suppress(psycopg.Error):
            await asyncio.to_thread(run_sql, scene.database, "CREATE TABLE too_much AS SELECT pg_switch_wal()")
        scene.harmed()
        await asyncio.sleep(FULL_SECONDS)
    finally:
        filler.unlink()
    if not (folder_of(scene.database) / "data" / "postmaster.pid").exists():
        await asyncio.to_thread(restart_postgres, scene.database)


Fault: TypeAlias = Callable[[Scene, random.Random], Awaitable[None]]

FAULTS: dict[str, Fault] = {
    "nodes killed": kill_node,
    "nodes suspended": suspend_node,
    "nodes restarted": restart_node,
    "clocks jumped": jump_clock,
    "writers killed, idle": killing(b"append_worker", busy=False),
    "writers killed, busy": killing(b"append_worker", busy=True),
    "bots killed, idle": killing(b"bot_worker", busy=False),
    "bots killed, busy": killing(b"bot_worker", busy=True),
    "record checks killed, idle": killing(b"record_worker", busy=False),
    "record checks killed, busy": killing(b"record_worker", busy=True),
    "buses cut": cut_bus,
    "databases restarted": restart_database,
    "databases crashed": crash_database,
    "networks cut": cut_network,
    "disks full": fill_disk,
}
