"""What servers of one database tell each other besides events: how long bots need."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from updown.server.cluster import Cluster


class FakeBus:
    """Keeps what is published."""

    def __init__(self) -> None:
        self.published: list[str] = []

    async def publish(self, message: str) -> None:
        self.published.append(message)


def cluster_with(tables: dict[str, Any]) -> tuple[Cluster, FakeBus]:
    bus = FakeBus()
    hub = SimpleNamespace(tables=tables)
    cluster = Cluster(cast(Any, hub), cast(Any, None), cast(Any, bus))
    cluster._alive = frozenset({cluster.node, "other"})
    return cluster, bus


def test_people_at_another_server_also_learn_how_long_bots_need() -> None:
    published: list[int] = []
    here, bus = cluster_with({})
    there, _ = cluster_with({"a" * 16: SimpleNamespace(publish_bot_wait=published.append)})

    async def story() -> None:
        here.announce_bot_wait("a" * 16, 20)
        here.announce_bot_wait("b" * 16, 30)
        telling = asyncio.create_task(here._announce_all())
        while not bus.published:
            await asyncio.sleep(0)
        telling.cancel()

    asyncio.run(story())
    for message in bus.published:
        there._on_message(message)
        here._on_message(message)
    assert published == [20]
