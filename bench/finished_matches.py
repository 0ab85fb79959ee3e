"""Fills a store with finished matches, for measurements: one match is played by the rules, and stored many times under
other names."""

import random
import time
from collections.abc import Callable

from updown.server import identity
from updown.server.store.api import EventBatch, Header, Stored
from updown.server.store.store import Store
from updown.server.summary import format_summary, summarize
from updown.table.circumstances import Circumstances
from updown.table.commands import Play, Sit, Start
from updown.table.decide import decide, open_table
from updown.table.events import Entry, format_event
from updown.table.plan import MySeat, OpenSeat, Plan
from updown.table.state import Table

GROUP = 100
NAME = "aaaaaaaaaaaaaaaa"


def play_match(game: str, now: int) -> tuple[Table, list[Entry]]:
    """A table with one match that is over, and its events."""
    chance = random.Random(1)  # noqa: S311
    plan = Plan(game=game, options={"players": 2}, seats=(MySeat(), OpenSeat()))

    def around(person: int | None = None) -> Circumstances:
        fresh = f"{chance.getrandbits(256):064x}"
        return Circumstances(now, lambda: fresh, person)

    made = open_table(NAME, plan, "A", "en", around())
    assert isinstance(made, tuple)
    table, entries = made
    for command, person in ((Sit(name="B", lang="en"), None), (Start(), 0)):
        entries += events_of(decide(table, command, around(person)))
    while table.status == "playing":
        assert table.match is not None
        seat = table.match.turn[0]
        move = chance.choice(table.match.moves(seat))
        entries += events_of(decide(table, Play(move=move, decision=table.decision), around(seat)))
    return table, entries


def events_of(decided: object) -> list[Entry]:
    assert isinstance(decided, list), decided
    return decided


def fill(folder: str, matches: int, game: str, progress: Callable[[str], object]) -> int:
    """Stores so many finished matches in the SQLite file of a data folder; returns how many events."""
    store = Store(f"sqlite:///{folder}/updown.db")
    now = int(time.time() * 1000)
    table, entries = play_match(game, now)
    summary = format_summary(summarize(table))
    bodies = [format_event(entry.event) for entry in entries]
    for first in range(0, matches, GROUP):
        store.append([finished(n, table, bodies, summary, now) for n in range(first, min(matches, first + GROUP))])
        if first % (matches // 10 or 1) < GROUP:
            progress(f"{first} matches stored")
    store.close()
    return len(bodies) * matches


def finished(number: int, table: Table, bodies: list[bytes], summary: str, now: int) -> EventBatch:
    name = f"{number:016x}".translate(str.maketrans("0189", "qrst"))
    stored = tuple(
        Stored(place, now, "", body.replace(NAME.encode(), name.encode()) if place == 1 else body)
        for place, body in enumerate(bodies, 1)
    )
    header = Header(name, table.plan.game, now, False, identity.hashed(name))
    return EventBatch(name, stored, "over", header, (), summary)
