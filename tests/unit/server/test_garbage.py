"""Garbage is found although the server scans only what is new, most of the time."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from updown.server.garbage import NEVER, YOUNG, collect_garbage, scan


class Part:
    """Something that can refer to itself."""

    other: "Part"


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """No collection by Python itself in between."""
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


def circle() -> tuple[Part, "weakref.ref[Part]"]:
    part = Part()
    part.other = part
    return part, weakref.ref(part)


def test_new_garbage_is_removed_by_every_scan() -> None:
    part, alive = circle()
    del part
    assert alive() is not None
    scan(everything=False)
    assert alive() is None


def test_what_became_garbage_after_a_scan_is_removed_when_everything_is_scanned() -> None:
    part, alive = circle()
    scan(everything=False)
    del part
    scan(everything=False)
    assert alive() is not None
    scan(everything=True)
    assert alive() is None


def test_the_usual_schedule_comes_back_at_the_end() -> None:
    before = gc.get_threshold()

    async def story() -> None:
        task = asyncio.create_task(collect_garbage(pause=0.001, scan_all_every=3))
        await asyncio.sleep(0)
        assert gc.get_threshold() == (YOUNG, before[1], NEVER)
        part, alive = circle()
        await asyncio.sleep(0.005)
        del part
        async with asyncio.timeout(60):
            while alive() is not None:
                await asyncio.sleep(0.002)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(story())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
