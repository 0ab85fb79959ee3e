"""A table in memory and its subscribers. Each subscriber receives the information that it may know and does not have
yet."""

import asyncio
from collections.abc import Mapping

from updown.server import wire
from updown.server.subscriber import Subscriber
from updown.table.state import Table
from updown.table.views import SharedViews, may_watch, table_view


class LiveTable:
    """A table in memory. All code that reads or changes it holds the lock: its state is then the stored one."""

    def __init__(self, table: Table, now: float, epoch: int | None = None) -> None:
        self.table = table
        self.epoch = epoch
        """The epoch of the stored table when it was last read; None if there are no other servers (cluster.py)."""
        self.held = True
        """Whether this server acts for the table: it asks the bots and keeps the clock."""
        self.elsewhere: frozenset[int] = frozenset()
        """The persons who are connected to other servers."""
        self.checking = False
        """Whether a comparison with the stored table is scheduled."""
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.touched = now
        self.loaded = now
        self.left: dict[int, float] = {}
        """The time at which each person who was connected here left."""
        self.turn = frozenset(table.turn())
        """The seats that had to decide when pusher.py last checked."""
        self.gone = False
        """Whether it has been removed from memory: the table must be looked up again."""

    # --- connections ---

    def away(self) -> frozenset[int]:
        """The persons with a seat who are not connected."""
        here = {*self.elsewhere, *(subscriber.person for subscriber in self.subscribers)}
        return frozenset(
            sitting.person for sitting in self.table.seats if sitting.person is not None and sitting.person not in here
        )

    @property
    def address(self) -> str:
        """The address of somebody who is connected here, preferably with a seat; '' if nobody is. If people are
        connected only to other servers, whose addresses are not known here, the table's id takes its place."""
        connected = max(self.subscribers, key=lambda each: each.person is not None, default=None)
        if connected is not None:
            return connected.address
        return self.table.id if self.elsewhere else ""

    def subscribe(self, subscriber: Subscriber) -> None:
        if not self.subscribers:
            # The bots were asked while nobody was connected, with the lowest priority: they are asked again.
            self.cancel_bots()
        self.subscribers.add(subscriber)
        self.send_update(subscriber)
        self.publish_presence()

    def just_left(self, since: float) -> frozenset[int]:
        """The persons who are away and left after that time, and so may be back in a moment. A person who was never
        connected here counts as having left when the table was loaded."""
        return frozenset(person for person in self.away() if self.left.get(person, self.loaded) > since)

    def unsubscribe(self, subscriber: Subscriber, now: float) -> None:
        subscriber.close()
        self.subscribers.discard(subscriber)
        if subscriber.person is not None:
            self.left[subscriber.person] = now
        self.publish_presence()

    def disconnect_all(self) -> None:
        """Closes all sockets; their clients connect again."""
        for subscriber in self.subscribers:
            subscriber.close()

    def expel(self, person: int) -> None:
        """Closes the sockets of one person; messages that wait are not sent."""
        for subscriber in self.subscribers:
            if subscriber.person == person:
                subscriber.expel()

    def expel_others(self, persons: Mapping[bytes, int]) -> None:
        """Closes the sockets whose token does not identify their person any more."""
        for subscriber in self.subscribers:
            if subscriber.person is not None and persons.get(subscriber.token or b"") != subscriber.person:
                subscriber.expel()

    def cancel_bots(self) -> None:
        """Cancels the decisions of this table's bots. If it stays in memory, they are asked again."""
        for thinking in self.thinking.values():
            thinking.cancel()

    # --- updates ---

    def publish(self) -> None:
        """Sends every subscriber an update; subscribers with the same view share one encoded message."""
        words: dict[tuple[int | None, bool, int, bool], bytes] = {}
        views = SharedViews(self.table, joined=True)
        for subscriber in self.subscribers:
            if not may_watch(self.table, subscriber.person):
                # Sent away from a table that is for its people only.
                subscriber.expel()
                continue
            if subscriber.crowded:
                subscriber.fall_behind()
                continue
            metadata = not subscriber.has_metadata or self.table.metadata_number > subscriber.sent
            key = (subscriber.person, subscriber.guided, subscriber.sent, metadata)
            if key not in words:
                words[key] = update(views, *key)
            self._send(subscriber, words[key])

    def send_update(self, subscriber: Subscriber) -> None:
        """Sends one subscriber the current state and the log lines that it lacks."""
        have = min(subscriber.sent, self.table.number)
        views = SharedViews(self.table, joined=True)
        self._send(subscriber, update(views, subscriber.person, subscriber.guided, have, metadata=True))

    def _send(self, subscriber: Subscriber, words: bytes) -> None:
        subscriber.sent = self.table.number
        subscriber.has_metadata = True
        subscriber.put(words)

    def publish_presence(self) -> None:
        self._send_all(self.presence())

    def publish_bot_wait(self, seconds: int) -> None:
        self._send_all(wire.encode(wire.BotWait(seconds)))

    def _send_all(self, message: bytes) -> None:
        """Sends a message of the moment to everybody who has room for it."""
        for subscriber in self.subscribers:
            if not subscriber.crowded:
                subscriber.put(message)

    def presence(self) -> bytes:
        away = self.away()
        return wire.encode(wire.Presence([n for n, seat in enumerate(self.table.seats) if seat.person in away]))


def update(views: SharedViews, person: int | None, guided: bool, have: int, metadata: bool) -> bytes:
    """The update for a person who has the first `have` events; with `metadata`, it includes the table itself."""
    table = views.table
    after, lines = views.recent_lines(have)
    metadata_view = table_view(table, person) if metadata else None
    return wire.encode(wire.Update(table.number, lines, metadata_view, views.match_view(person, guided), after))
