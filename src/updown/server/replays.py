"""Records step by step. Nothing of a record is stored. A thread plays one at a time, so that live tables keep their
pace."""

import asyncio
import gzip
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

from starlette.requests import Request
from starlette.responses import Response

from updown.rules.errors import BadRecord
from updown.rules.match import Match
from updown.server import wire
from updown.server.answers import JSON, Trouble, body
from updown.table.replaying import match_at, replay_steps

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
_thread = ThreadPoolExecutor(1, "replay")
FAST = 4
"""The level of compression: a replay becomes fifteen times as small."""


async def one_at_a_time(work: Callable[[*Ts], T], *arguments: *Ts) -> T:
    """The result of something that takes long, done after all that was asked for before."""
    return await asyncio.get_running_loop().run_in_executor(_thread, work, *arguments)


async def show_replay(request: Request) -> Response:
    asked = await body(request, wire.AskReplay)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    content = await one_at_a_time(written_replay, asked, packed)
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if packed else {})}
    return Response(content, media_type=JSON, headers=headers)


def written_replay(asked: wire.AskReplay, packed: bool) -> bytes:
    try:
        content = wire.encode(replay_steps(asked.record, asked.seat, open_hands=asked.open))
    except BadRecord as error:
        raise bad_record(error) from None
    return gzip.compress(content, FAST) if packed else content


def match_of(asked: wire.OpenPractice) -> Match:
    """The match at the step that is asked for."""
    try:
        return match_at(asked.record, asked.step)
    except BadRecord as error:
        raise bad_record(error) from None


def bad_record(error: BadRecord) -> Trouble:
    return Trouble("server/bad-record", str(error), round=error.round, event=error.event, rule=error.rule)
