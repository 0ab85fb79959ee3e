"""Answers requests to check a record or to replay it step by step. The process of record_pool.py does the work."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

from starlette.requests import Request
from starlette.responses import Response

from updown.rules.errors import BadRecord
from updown.rules.match import Match
from updown.server import wire
from updown.server.answers import JSON, Trouble, services_of, trouble
from updown.server.record_pool import RecordsBusy, RecordsFailed
from updown.server.record_worker import RecordTask, bad_record
from updown.table.replaying import match_at

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
_thread = ThreadPoolExecutor(1, "replay")


async def check_record(request: Request) -> Response:
    return Response(await _ask(request, RecordTask("check", await request.body())), media_type=JSON)


async def show_replay(request: Request) -> Response:
    packed = "gzip" in request.headers.get("accept-encoding", "")
    content = await _ask(request, RecordTask("replay", await request.body(), packed))
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if packed else {})}
    return Response(content, media_type=JSON, headers=headers)


async def _ask(request: Request, task: RecordTask) -> bytes:
    try:
        answered = await services_of(request).records.ask(request.state.address, task)
    except RecordsBusy:
        raise trouble("server/too-many") from None
    except RecordsFailed:
        raise trouble("server/bad-record", "It takes too long.") from None
    if answered.problem is not None:
        raise _trouble_of(answered.problem)
    return answered.content


async def one_at_a_time(work: Callable[[*Ts], T], *arguments: *Ts) -> T:
    """Runs slow work that cannot be sent to another process, one piece after another."""
    return await asyncio.get_running_loop().run_in_executor(_thread, work, *arguments)


async def match_of(asked: wire.OpenPractice) -> Match:
    """The match at the requested step. It needs no limit of its own, since opening tables is limited."""
    try:
        return await one_at_a_time(match_at, asked.record, asked.step)
    except BadRecord as error:
        raise _trouble_of(bad_record(error)) from None


def _trouble_of(problem: wire.Problem) -> Trouble:
    return Trouble(problem.code, problem.message, **problem.values)
