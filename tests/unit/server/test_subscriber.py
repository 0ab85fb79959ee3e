"""A socket at a table: what is sent at once, what waits, in which order, and who gets the guidance for newcomers."""

import asyncio
import json

import pytest

from kit.tables import HOST, Sitting, plan
from updown.server.live_table import LiveTable
from updown.server.subscriber import Subscriber
from updown.table.commands import Sit, Start


class Line:
    """A connection that takes messages at once, or only with a wait."""

    def __init__(self) -> None:
        self.free = True
        self.gate = asyncio.Event()
        self.gate.set()
        self.sent: list[bytes] = []

    def write(self, message: bytes) -> bool:
        if self.free:
            self.sent.append(message)
        return self.free

    async def send(self, messages: list[bytes]) -> None:
        await self.gate.wait()
        self.sent += messages


async def never() -> None:
    raise AssertionError("nothing was dropped")


@pytest.mark.parametrize("guided", [True, False])
def test_guidance_is_for_those_who_ask_for_it(guided: bool) -> None:
    sitting = Sitting(plan())
    sitting.do(None, Sit(name="Ben", lang="en"))
    sitting.do(HOST, Start())
    line = Line()
    (seat,) = sitting.table.turn()
    subscriber = Subscriber(seat, 0, guided=guided, write=line.write)
    LiveTable(sitting.table, 0.0).subscribe(subscriber)
    update = json.loads(line.sent[0])
    assert update["match"]["moves"]
    assert (update["match"]["guidance"] is not None) == guided


def test_what_is_put_while_others_wait_comes_after_them() -> None:
    """The connection is free again just when a message that waited is being sent: the next one does not overtake it."""

    async def story() -> list[bytes]:
        line = Line()
        subscriber = Subscriber(None, 0, write=line.write)
        sender = asyncio.create_task(subscriber.send_all(line.send, never))
        subscriber.put(b"1")
        line.free = False
        line.gate.clear()
        subscriber.put(b"2")
        await asyncio.sleep(0)
        line.free = True
        subscriber.put(b"3")
        line.gate.set()
        while len(line.sent) < 3:
            await asyncio.sleep(0)
        subscriber.put(b"4")
        assert line.sent[3:] == [b"4"]
        subscriber.close()
        subscriber.put(b"5")
        await sender
        return line.sent

    assert asyncio.run(asyncio.wait_for(story(), 30)) == [b"1", b"2", b"3", b"4"]
