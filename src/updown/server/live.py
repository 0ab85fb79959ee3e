"""A table in memory, and those who read along: each is told what it may know, and what it lacks."""

import asyncio

from updown.server import wire
from updown.server.listener import Listener
from updown.table.state import Table
from updown.table.views import Glance, lines_after, table_view


class LiveTable:
    """A table in memory. Whoever reads or changes it holds the lock: what it shows is then stored."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.touched = now
        self.gone = False
        """Whether it is no longer the one in memory: it has to be looked up again."""

    # --- who is there ---

    def away(self) -> frozenset[int]:
        """The persons with a seat who are not connected."""
        here = {listener.person for listener in self.listeners}
        return frozenset(
            sitting.person for sitting in self.table.seats if sitting.person is not None and sitting.person not in here
        )

    def let_in(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.tell(listener)
        self.tell_presence()

    def let_out(self, listener: Listener) -> None:
        listener.close()
        self.listeners.discard(listener)
        self.tell_presence()

    def send_away(self) -> None:
        """Closes all sockets; their clients come again."""
        for listener in self.listeners:
            listener.close()

    def expel(self, person: int) -> None:
        """Closes the sockets of one person, who is told nothing more there."""
        for listener in self.listeners:
            if listener.person == person:
                listener.expel()

    def stop_thinking(self) -> None:
        """No bot of this table decides any more."""
        for thinking in self.thinking.values():
            thinking.cancel()

    # --- telling ---

    def tell_all(self) -> None:
        """Tells every reader what is new to it; those with the same eyes are told in the same words."""
        words: dict[tuple[int | None, int, bool], bytes] = {}
        glance = Glance(self.table)
        for listener in self.listeners:
            if listener.crowded:
                listener.fall_behind()
                continue
            dressed = not listener.dressed or self.table.dressed > listener.sent
            key = (listener.person, listener.sent, dressed)
            if key not in words:
                words[key] = update(glance, *key)
            self._send(listener, words[key])

    def tell(self, listener: Listener) -> None:
        """Tells one reader how things stand, and what it lacks."""
        have = min(listener.sent, self.table.number)
        self._send(listener, update(Glance(self.table), listener.person, have, dressed=True))

    def _send(self, listener: Listener, words: bytes) -> None:
        listener.sent = self.table.number
        listener.dressed = True
        listener.put(words)

    def tell_presence(self) -> None:
        message = self.presence()
        for listener in self.listeners:
            if not listener.crowded:
                listener.put(message)

    def presence(self) -> bytes:
        away = self.away()
        return wire.encode(wire.Presence([n for n, seat in enumerate(self.table.seats) if seat.person in away]))


def update(glance: Glance, person: int | None, have: int, dressed: bool) -> bytes:
    """What a person is told who knows the first `have` events: `dressed`, also how the table itself is."""
    table = glance.table
    return wire.encode(
        wire.Update(
            table.number,
            lines_after(table, have),
            table_view(table, person) if dressed else None,
            glance.match_view(person),
        )
    )
