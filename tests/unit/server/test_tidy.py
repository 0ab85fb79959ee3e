"""What is deleted by itself, and when: nothing on account of a clock that is wrong."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from updown.server import services
from updown.server.settings import Settings
from updown.server.store.api import EventBatch, Header, Stored
from updown.server.store.store import Store

DAY = 86_400_000
YEAR = 365 * DAY


def a_table(name: str, at: int, status: str = "over") -> EventBatch:
    return EventBatch(name, (Stored(1, at, "", b"{}"),), status, Header(name, "dnup", at, False, b"i" * 32))


def tidy(store: Store, now: int, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> tuple[list[str], list[float]]:
    """What is left after one look, and how long was waited before it."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        if seconds == services.RETENTION_SECONDS:
            raise asyncio.CancelledError

    async def call(work: Any, *arguments: Any) -> Any:
        return work(*arguments)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    hub = SimpleNamespace(now=lambda: now, tables={}, loader=SimpleNamespace(forget=lambda table: None))
    stub: Any = SimpleNamespace(
        settings=Settings(**settings),
        hub=hub,
        store=store,
        writer=SimpleNamespace(call=call, write=call),
        deleted=SimpleNamespace(set=lambda: None),
    )
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(services.keep_tidy(stub))
    return sorted(row.table for row in store.all_tables()), waited


@pytest.fixture
def store(tmp_path: Path) -> Any:
    made = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    made.append([a_table("old", YEAR), a_table("new", YEAR + 100 * DAY), a_table("waiting", YEAR + 90 * DAY, "lobby")])
    yield made
    made.close()


def test_old_and_unused_tables_go(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    left, waited = tidy(store, YEAR + 101 * DAY, monkeypatch)
    assert (left, waited) == (["new"], [services.RETENTION_SECONDS])


def test_everything_can_be_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    left, _ = tidy(store, YEAR + 101 * DAY, monkeypatch, retention_days=0)
    assert left == ["new", "old"]
    left, _ = tidy(store, YEAR + 101 * DAY, monkeypatch, unused_hours=0)
    assert left == ["new"]


def test_a_clock_by_which_everything_is_old_is_not_believed_at_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine that starts with a wrong date is usually corrected within minutes."""
    _, waited = tidy(store, 30 * YEAR, monkeypatch)
    assert waited[0] == services.DOUBT_SECONDS
