"""The process in which records are checked and replayed: `python -m updown.server.record_worker`. It receives records,
which anybody may send, and nothing else."""

import gzip
from typing import Literal

import msgspec

from updown.rules.errors import BadRecord
from updown.server import wire
from updown.server.worker_line import answer_tasks
from updown.table.proof import check_record as check_proof
from updown.table.replaying import replay_steps

FAST = 4
"""The level of compression; a replay becomes fifteen times smaller."""


class RecordTask(msgspec.Struct, array_like=True, frozen=True):
    """`body` is the request, in JSON: wire.CheckRecord or wire.AskReplay."""

    do: Literal["check", "replay"]
    body: bytes
    packed: bool = False


class RecordAnswer(msgspec.Struct, array_like=True, frozen=True):
    """The answer to the request, in JSON, compressed if that was asked for; or the problem."""

    content: bytes = b""
    problem: wire.Problem | None = None


def answer(task: RecordTask) -> RecordAnswer:
    """The answer to a task; an error does not end the process."""
    try:
        if task.do == "check":
            content = wire.encode(checked(msgspec.json.decode(task.body, type=wire.CheckRecord)))
        else:
            asked = msgspec.json.decode(task.body, type=wire.AskReplay)
            content = wire.encode(replay_steps(asked.record, asked.seat, open_hands=asked.open))
    except BadRecord as error:
        return RecordAnswer(problem=bad_record(error))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        code = "server/bad-message"
        return RecordAnswer(problem=wire.Problem(code, f"{wire.SERVER_CODES[code]} {error}"))
    return RecordAnswer(gzip.compress(content, FAST) if task.packed else content)


def checked(asked: wire.CheckRecord) -> wire.CheckedRecord:
    """Checks whether a record follows the rules, and is consistent with its proof."""
    try:
        found = check_proof(asked.record)
    except BadRecord as error:
        return wire.CheckedRecord(False, False, str(error), error.round, error.event, error.rule, None, None)
    state = found.match.state()
    return wire.CheckedRecord(
        True, found.consistent, found.problem, None, None, None, state["scores"], state["winners"]
    )


def bad_record(error: BadRecord) -> wire.Problem:
    values = {"round": error.round, "event": error.event, "rule": error.rule}
    return wire.Problem("server/bad-record", str(error), values)


if __name__ == "__main__":
    answer_tasks(RecordTask, answer)
