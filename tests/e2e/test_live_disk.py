"""The disk fills up under a running server: people get a message, operators see why, and when there is room again
everybody plays on. Nothing that was confirmed is lost."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from kit.live import FREELY, RunningServer, make_plan, play_match, running_server, seat_all, start_match
from kit.small_disk import CAN_MOUNT, WHY_NOT, fill, small_disk

PATIENCE = 60.0


def ready(server: RunningServer) -> int:
    return httpx.get(f"{server.base}/readyz", trust_env=False, timeout=PATIENCE).status_code


def figure(server: RunningServer, name: str) -> float:
    text = httpx.get(f"{server.base}/metrics", trust_env=False, timeout=PATIENCE).text
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    assert found is not None
    return float(found[1])


@pytest.mark.skipif(not CAN_MOUNT, reason=WHY_NOT)
def test_the_disk_is_full_and_then_has_room_again(tmp_path: Path) -> None:
    async def story(server: RunningServer, disk: Path) -> None:
        (client,) = await seat_all(server.base, make_plan("dnup", 2, bots=1, level="random"))
        async with client:
            await start_match([client])
            await client.until(lambda: client.moves)
            assert await asyncio.to_thread(ready, server) == 200
            filler = fill(disk)
            # A client asks again until it is done; meanwhile the log says why.
            playing = asyncio.create_task(play_match(client))
            async with asyncio.timeout(PATIENCE):
                while "kind=disk-full" not in server.log.read_text("utf-8"):
                    await asyncio.sleep(0.05)
                # A small write may still find room where a larger one did not.
                while await asyncio.to_thread(ready, server) != 503:
                    await asyncio.sleep(0.05)
                while await asyncio.to_thread(figure, server, "updown_store_up") != 0:
                    await asyncio.sleep(0.05)
            filler.unlink()
            await playing
            assert client.status == "over"
            assert await asyncio.to_thread(ready, server) == 200
            assert await asyncio.to_thread(figure, server, "updown_store_up") == 1
        stored = server.store()
        causes = [event.cause for event in stored.events(client.me.table) if event.cause]
        stored.close()
        assert len(causes) == len(set(causes))
        assert {f"{client.me.person}:{name}" for name in client.done} <= set(causes)

    with small_disk(tmp_path / "disk") as disk:
        database = f"sqlite:///{disk / 'updown.db'}"
        flags = (*FREELY, "--bot-pause-ms", "0", "--store-seconds", "5")
        with running_server(tmp_path, *flags, database=database) as server:
            asyncio.run(story(server, disk))
