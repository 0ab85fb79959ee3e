"""Finished matches are listed for those who played them to the end, and for nobody else."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request

from kit.tables import Sitting, over, plan, started
from updown.rules.match import Json
from updown.server import identity, my_matches
from updown.server.answers import Trouble
from updown.server.hub import write_entries
from updown.server.loader import Loader
from updown.server.services import make_metrics
from updown.server.store.api import EventBatch, Grant, Header
from updown.server.store.store import Store
from updown.server.summary import format_summary, parse_summary, summarize, turn_bits
from updown.table.commands import Leave, Sit, Start
from updown.table.plan import BotSeat, MySeat, OpenSeat, Plan
from updown.table.seating import HOST

DUEL = plan("auf-und-ab", MySeat(), BotSeat(level="casual"), options={"goal": "low"})
PAIR = plan("auf-und-ab", MySeat(), OpenSeat())


def test_the_summary_tells_how_a_match_ended_and_who_played() -> None:
    table = over(DUEL).table
    summary = summarize(table)
    (match,) = summary.matches
    (record,) = table.records
    assert match.people == [0, None]
    assert match.players == record["players"]
    assert match.moves == sum(len(part["events"]) for part in record["rounds"])
    assert match.rounds == len(record["rounds"])
    assert (match.low, match.practice) == (True, False)
    assert match.winners == [min((0, 1), key=lambda seat: match.scores[seat])]
    assert match.began <= match.ended
    assert parse_summary(format_summary(summary)) == summary


def test_a_summary_of_an_earlier_version_is_made_again() -> None:
    assert parse_summary('{"seats":[]}') is None


def test_who_left_before_the_end_did_not_play_the_match() -> None:
    sitting = started(PAIR)
    sitting.done(1, Leave())
    sitting.finish()
    (match,) = summarize(sitting.table).matches
    assert (match.seat_of(0), match.seat_of(1)) == (0, None)


def keep(store: Store, name: str, planned: Plan, tokens: list[str], *, old: bool) -> None:
    """Stores a table with a match that is over, which those play who have the tokens."""
    sitting = Sitting(planned, table=name * 16)
    for _ in tokens[1:]:
        sitting.done(None, Sit(name="Ben"))
    sitting.done(HOST, Start())
    sitting.finish()
    table, entries = sitting.table, sitting.entries
    header = Header(table.id, table.plan.game, entries[0].at, False, identity.hashed("invite"))
    grants = tuple(Grant(identity.hashed(token), table.id, person) for person, token in enumerate(tokens))
    summary = None if old else format_summary(summarize(table))
    store.append(
        [EventBatch(table.id, write_entries(entries), table.status, header, grants, summary, turn_bits(table))]
    )


class Direct:
    """A writer that does at once what it is asked for."""

    async def call(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)

    write = call


def asked(store: Store, token: str, query: str = "") -> Json:
    """What the server answers to that token."""
    writer: Any = Direct()
    loader = Loader(store, writer, make_metrics(), lambda: 0.0)
    services = SimpleNamespace(store=store, writer=writer, hub=SimpleNamespace(loader=loader))
    headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
    app = SimpleNamespace(state=SimpleNamespace(services=services))
    scope = {"type": "http", "method": "GET", "headers": headers, "query_string": query.encode(), "app": app}
    response = asyncio.run(my_matches.my_matches(Request(scope)))
    found: Json = json.loads(bytes(response.body))
    return found


@pytest.mark.parametrize("old", [False, True])
def test_only_my_own_matches_are_listed_page_by_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, old: bool
) -> None:
    monkeypatch.setattr(my_matches, "TABLES_AT_ONCE", 2)
    store = Store(f"sqlite:///{tmp_path / 'updown.db'}")
    anna, ben, eve = (identity.new_token() for _ in range(3))
    keep(store, "a", DUEL, [anna], old=old)
    keep(store, "b", PAIR, [anna, ben], old=old)
    keep(store, "c", DUEL, [anna], old=old)
    keep(store, "d", DUEL, [eve], old=old)
    first, second = asked(store, anna), asked(store, anna, "from=2")
    of_ben, of_nobody = asked(store, ben), asked(store, "")
    assert ([each["table"][0] for each in first["matches"]], first["next"]) == (["c", "b"], 2)
    assert ([each["table"][0] for each in second["matches"]], second["next"]) == (["a"], None)
    (mine,) = second["matches"]
    assert (mine["game"], mine["seat"], mine["bots"], mine["players"][1]) == ("auf-und-ab", 0, [1], "casual")
    (his,) = of_ben["matches"]
    assert (his["table"][0], his["seat"], his["bots"]) == ("b", 1, [])
    assert of_nobody == {"matches": [], "next": None}
    with pytest.raises(Trouble, match="from: expected a number"):
        asked(store, anna, "from=x")
    store.close()
