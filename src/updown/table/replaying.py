"""Replays a record step by step, as one seat saw it or with all hands open. The rules and the game's observe.py make
each step, as at a live table. A step is made before the next event is played, so it cannot show later information."""

from typing import Any

from msgspec import Struct

from updown.games.record import replay
from updown.rules.errors import BadRecord
from updown.rules.match import Json, Match
from updown.table.plan import Unhurried
from updown.table.seating import LineView
from updown.table.views import MatchView, NextDeal, SeatView, TableView, You

MOST_STEPS = 4000
"""The most events of a record: more than ten times those of a long match."""
MOST_NAME = 80


class ReplayStep(Struct, frozen=True):
    """The match after a deal (`seat` is null) or after a seat's move, and the lines of the log about it."""

    round: int
    seat: int | None
    match: MatchView
    lines: list[LineView]


class Replay(Struct, frozen=True):
    """A record, step by step. `table` has the form of a live table, but accepts no commands."""

    table: TableView
    steps: list[ReplayStep]


def replay_steps(record: Any, seat: int | None, *, open_hands: bool = False) -> Replay:
    """The steps of a record as that seat saw them; BadRecord says where and why it is refused."""
    check_length(record)
    steps = _Steps(seat, open_hands)
    match = replay(record, witness=steps)
    steps.take(match)
    return Replay(table_of_record(match, record, seat), steps.made)


def match_at(record: Any, step: int) -> Match:
    """The match of a record after that step; BadRecord also if it is over by then, or has no such step."""
    check_length(record)
    match = replay(_until(record, step))
    if match.over:
        raise BadRecord(f"the match is over at step {step}")
    return match


def _until(record: Any, step: int) -> Any:
    """The record up to that step. Anything that is not a record is returned as it is: the replay reports the error."""
    rounds = record.get("rounds") if isinstance(record, dict) else None
    if not isinstance(rounds, list):
        return record
    kept, left = [], step + 1
    for part in rounds:
        if left <= 0 or not isinstance(part, dict) or not isinstance(part.get("events"), list):
            break
        kept.append({**part, "events": part["events"][: left - 1]})
        left -= 1 + len(part["events"])
    if left > 0 and kept and len(kept) == len(rounds):
        raise BadRecord(f"step is {step}, expected at most {step - left}")
    return {**record, "rounds": kept} if left <= 0 else record


def check_length(record: Any) -> None:
    """Refuses a record that would take too long, before anything is played."""
    rounds = record.get("rounds") if isinstance(record, dict) else None
    parts = [part for part in rounds if isinstance(part, dict)] if isinstance(rounds, list) else []
    count = len(parts) + sum(len(part["events"]) for part in parts if isinstance(part.get("events"), list))
    if count > MOST_STEPS:
        raise BadRecord(f"the record has {count} steps, expected at most {MOST_STEPS}")


class _Steps:
    """Observes a replay: each step is taken before the next event is played."""

    def __init__(self, seat: int | None, open_hands: bool) -> None:
        self.made: list[ReplayStep] = []
        self._seat = seat
        self._open = open_hands
        self._round = 0
        self._mover: int | None = None

    def before_round(self, match: Match, number: int, setup: Json) -> None:
        if number:
            self.take(match)
        elif self._seat is not None and not 0 <= self._seat < match.game.players:
            raise BadRecord(f"seat is {self._seat}, expected 0 to {match.game.players - 1}")
        self._round, self._mover = number, None

    def before_event(self, match: Match, number: int, place: int, event: Any) -> None:
        self.take(match)
        self._mover = event.get("seat") if isinstance(event, dict) else None

    def take(self, match: Match) -> None:
        number = len(self.made)
        facts = [] if self._mover is None else match.last_facts
        self.made.append(
            ReplayStep(
                round=self._round,
                seat=self._mover,
                match=MatchView(
                    decision=number,
                    view=match.view(self._seat),
                    moves=[],
                    can_take_back=False,
                    guidance=None,
                    deadlines=[None] * match.game.players,
                    open=match.state() if self._open else None,
                ),
                lines=[_line(match, number, fact) for fact in facts],
            )
        )


def _line(match: Match, number: int, fact: Json) -> LineView:
    return LineView(number, 0, f"{match.game.id}/{fact['fact']}", {key: fact[key] for key in fact if key != "fact"})


def table_of_record(match: Match, record: Json, seat: int | None) -> TableView:
    """A table that looks like the one of the record. The names come from the record, if it has them."""
    game = match.game
    return TableView(
        table="",
        game=game.id,
        options={**game.options, **game.record_options()},
        status="playing",
        pace=Unhurried(),
        watch="nobody",
        hints=False,
        memory=True,
        listed=False,
        practice=False,
        matches=1,
        seats=[seat_of_record(record, each) for each in range(game.players)],
        you=You(None, seat, False, None, None, False),
        next_deal=NextDeal(0, "", [""] * game.players, False, []),
    )


def seat_of_record(record: Json, seat: int) -> SeatView:
    """Who sat there: `players` are names of people and levels of bots, `bots` the seats of bots. If the record does not
    have them, the seat has no name."""
    players, bots = record.get("players"), record.get("bots")
    label = players[seat] if isinstance(players, list) and seat < len(players) else ""
    text = label[:MOST_NAME] if isinstance(label, str) else ""
    bot = seat in bots if isinstance(bots, list) else text.split(":")[0] in KNOWN_LEVELS
    name, level = (None, text) if bot else (text, None)
    return SeatView(
        kind="bot" if bot else "person",
        person=None,
        name=name,
        face=None,
        level=level,
        host=False,
        held=False,
        late=False,
        wants_rematch=False,
    )


KNOWN_LEVELS = ("beginner", "casual", "strong", "expert", "level1", "level2", "level3", "level4", "level5", "master")
"""The levels of bots that people could choose, for records without `bots`."""
