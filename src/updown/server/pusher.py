"""Sends push messages to people who are not connected, when something at a table waits for them and their browser has
subscribed. A message has only public information or the person's own, and never a card. A message that cannot be sent
is dropped: the table shows the same."""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from updown.server.live_table import LiveTable
from updown.server.logs import get_log
from updown.server.metrics import Metrics
from updown.server.push_delivery import BadEndpoint, Unreachable, post
from updown.server.settings import Settings
from updown.server.store.api import Subscription
from updown.server.store.store import Store
from updown.server.store.writer import Writer
from updown.server.supervise import start_supervised
from updown.server.web_push import Signer, encrypt, new_key
from updown.table.events import Entry, MatchStarted, PersonSat, RematchWanted
from updown.table.plan import Relaxed
from updown.table.seating import HOST
from updown.table.state import Table
from updown.words import say

log = get_log("server")

MOST_WAITING = 1000
SENDERS = 2
KEEP_SECONDS = 86_400
"""How long a push service keeps a message for a browser that is offline."""
GONE = (400, 401, 403, 404, 410, 413)
"""HTTP statuses of a push service that mean that further messages would fail too."""


TELLING = (MatchStarted, PersonSat, RematchWanted)
"""The events that people may be told of at any pace."""


class Message(NamedTuple):
    table: str
    person: int
    body: bytes


class Pusher:
    def __init__(
        self,
        store: Store,
        writer: Writer,
        settings: Settings,
        metrics: Metrics,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.writer = writer
        self.anywhere = settings.push_anywhere
        self.metrics = metrics
        self.clock = clock
        self.signer: Signer | None = None
        self._enabled = settings.push
        self._waiting: asyncio.Queue[Message] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Reads the key pair of this installation; the first start creates it."""
        if not self._enabled:
            return
        self.signer = Signer(await self.writer.write(self.store.secret, "vapid", new_key()))
        self._tasks = [start_supervised("push", self._send_all, self.metrics.crashed) for _ in range(SENDERS)]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def notice(self, live: LiveTable, entries: Sequence[Entry]) -> None:
        """Called after these events have been stored and published."""
        before, live.turn = live.turn, frozenset(live.table.turn())
        if self.signer is None:
            return
        messages = list(news(live.table, entries, before))
        away = live.away() if messages else ()
        for person, body in messages:
            if person in away and not self._waiting.full():
                self._waiting.put_nowait(Message(live.table.id, person, body))

    async def _send_all(self) -> None:
        while True:
            message = await self._waiting.get()
            for number, to in await self.writer.call(self.store.subscriptions, message.table, message.person):
                if not await asyncio.to_thread(self._send, message, to):
                    await self.writer.write(self.store.unsubscribe, number)

    def _send(self, message: Message, to: Subscription) -> bool:
        """Sends a message. Returns False if the subscription should be deleted."""
        assert self.signer is not None
        headers = {
            "authorization": self.signer.authorization(to, self.clock()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "topic": message.table,
            "ttl": str(KEEP_SECONDS),
            "urgency": "high",
        }
        try:
            status = post(to.endpoint, headers, encrypt(message.body, to), self.anywhere)
        except (BadEndpoint, ValueError):
            return False
        except Unreachable:
            log.info("push-failed", table=message.table)
            return True
        return status not in GONE


def news(table: Table, entries: Sequence[Entry], before: frozenset[int]) -> Iterator[tuple[int, bytes]]:
    """The messages that these events cause; `before` are the seats whose turn it was before them."""
    events = [entry.event for entry in entries]
    if not isinstance(table.plan.pace, Relaxed) and all(type(event) not in TELLING for event in events):
        # Almost all events are moves at tables where people sit.
        return
    people = [(seat, sitting.person) for seat, sitting in enumerate(table.seats) if sitting.person is not None]
    turn = set(table.turn()) - before if isinstance(table.plan.pace, Relaxed) else set()
    started = any(isinstance(event, MatchStarted) for event in events)
    for seat, person in people:
        lang = table.people[person].lang
        if seat in turn and not table.seats[seat].held:
            yield person, _write(table, say(lang, "push-turn"))
        elif started:
            yield person, _write(table, say(lang, "push-started"))
    for event in events:
        if isinstance(event, PersonSat) and all(sitting.kind != "open" for sitting in table.seats):
            yield HOST, _write(table, say(table.people[HOST].lang, "push-full"))
        elif isinstance(event, RematchWanted) and not started:
            wants = table.seats[event.seat].person
            if wants is not None:
                for seat, person in people:
                    if not table.seats[seat].wants_rematch:
                        name = table.people[wants].name
                        yield person, _write(table, say(table.people[person].lang, "push-rematch", name=name))


def _write(table: Table, text: str) -> bytes:
    """The message in the form that web/src/lib/push-message.ts reads."""
    return msgspec.json.encode({"title": table.game.title, "body": text, "table": table.id})
