"""Refusals of commands. They are values, not exceptions, since they are part of normal operation. `CODES` lists every
code of tables; a move that a rule of the game forbids has the code `rules/` with the game's own code."""

from typing import Any, NamedTuple

from updown.rules.errors import IllegalMove

CODES = {
    "table/closed": "The table is closed.",
    "table/not-seated": "Only somebody who sits at the table may do this.",
    "table/seated": "You sit at this table already.",
    "table/taken": "That seat is taken, or no seat is open.",
    "table/no-such-seat": "The table has no such seat.",
    "table/started": "The match has begun: this can be done before it only.",
    "table/seat-open": "A seat is still open: wait for somebody, or put a bot there.",
    "table/not-host": "Only the host may do this.",
    "table/not-playing": "No match is being played.",
    "table/stale": "That decision is no longer the one asked for.",
    "table/not-your-turn": "It is not this seat's turn.",
    "table/nothing-sealed": "No choice of yours lies face down.",
    "table/not-away": "The person of that seat is here.",
    "table/just-left": "The person of that seat was here a moment ago: wait a little.",
    "table/not-held": "No bot holds your seat.",
    "table/not-over": "The match is not over.",
    "table/wrong-deal": "That is not the deal to come.",
    "table/parts-asked": "No commitment for this deal can be made any more: its parts are being revealed.",
    "table/parts-not-asked": "Parts are not revealed before all commitments are made.",
    "table/wrong-part": "That is not the part that this seat has committed to.",
    "table/too-much": "You have changed or said as much here as one may within an hour: wait a little.",
    "table/sent-away": "The host has sent you away from this table.",
    "table/yourself": "You cannot send yourself away: leave, or close the table.",
    "table/nobody-there": "No person sits there.",
    "table/too-fast": "That was said too fast: wait a little.",
    "table/nothing-said": "Say either a preset or a text.",
    "table/bad-name": "A nickname has letters in it, and nothing that cannot be seen.",
    "table/bad-plan": "The table cannot be opened like that.",
    "table/lesson-waits": "The lesson waits for something else.",
    "table/bad-level": "There is no such bot, or it may not sit at a live table.",
}


class Rejected(NamedTuple):
    """Why a command was refused. `rule` is the number of the game's rule that forbids it, if there is one."""

    code: str
    message: str
    rule: str | None = None
    values: dict[str, Any] = {}


def rejected(code: str, detail: str = "", **values: Any) -> Rejected:
    return Rejected(code, f"{CODES[code]} {detail}".strip(), None, values)


def illegal(error: IllegalMove) -> Rejected:
    """The refusal of an illegal move. Its text has the move and public information only."""
    return Rejected(f"rules/{error.code}", str(error), error.rule, {"problem": error.problem})
