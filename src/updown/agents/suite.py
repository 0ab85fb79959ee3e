"""Positions in which some moves are blunders: reads the suites of the package and of the user, adds reported plays, and
finds the blunders of an agent."""

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Any

import platformdirs

from updown.agents.api import look
from updown.agents.registry import AGENTS, make_agent
from updown.games.record import MAX_FILE, replay
from updown.games.registry import game_type
from updown.rules.deck import read_text
from updown.rules.errors import BadRecord, shown
from updown.rules.match import Json, Match

FORMAT = "updown-positions/1"
RECORD_KEYS = ("format", "game", "rules", "options", "rounds")
# The format calls blunders "silly"; files with that key stay readable for ever.
KEYS = ("name", "why", "seat", "silly", "record")
WIDTH = 120
BEGINNERS = ("random", "beginner", "level1")
"""The agents that may blunder."""
REPORTED = "somebody who saw it reported this play as a blunder"


class BadSuite(ValueError):
    """A suite of positions that cannot be used."""


@dataclass(frozen=True)
class Position:
    """A decision: the record stops just before it. Only BEGINNERS may give a blunder any probability."""

    name: str
    why: str
    seat: int
    blunders: tuple[Json, ...]
    record: Json

    @property
    def game(self) -> str:
        return str(self.record["game"])

    def match(self) -> Match:
        """The match just before the decision."""
        return replay(self.record, seed=0)


# --- reading and checking ---


def parse_position(entry: object, game: str) -> Position:
    """A position from its JSON; BadSuite if its record is bad, its seat not on turn, or a blunder not legal."""
    if not isinstance(entry, dict) or sorted(entry) != sorted(KEYS):
        raise BadSuite(f"a position is an object with {', '.join(KEYS)}, not {shown(entry)}")
    name, why, seat, blunders, record = (entry[key] for key in KEYS)
    if not isinstance(name, str) or not name:
        raise BadSuite(f"a position's name is {shown(name)}, expected a text")
    if not isinstance(why, str) or not why:
        raise BadSuite(f"position {shown(name)}: why is {shown(why)}, expected a sentence")
    if not isinstance(blunders, list) or not blunders:
        raise BadSuite(f"position {shown(name)}: silly is {shown(blunders)}, expected a list of moves")
    try:
        match = replay(record, seed=0)
    except BadRecord as error:
        raise BadSuite(f"position {shown(name)}: {error}") from None
    if match.game.id != game:
        raise BadSuite(f"position {shown(name)}: its record is of {match.game.id}, not of {game}")
    if type(seat) is not int or seat not in match.turn:
        raise BadSuite(f"position {shown(name)}: seat is {shown(seat)}, expected one on turn, of {list(match.turn)}")
    legal = match.moves(seat)
    for place, move in enumerate(blunders):
        if move not in legal:
            raise BadSuite(f"position {shown(name)}: {shown(move)} is not legal there for seat {seat}")
        if move in blunders[:place]:
            raise BadSuite(f"position {shown(name)}: {shown(move)} is listed twice")
    if len(blunders) == len(legal):
        raise BadSuite(f"position {shown(name)}: all moves of seat {seat} would be blunders")
    return Position(name, why, seat, tuple(blunders), record)


def parse_suite(content: object, game: str | None = None) -> list[Position]:
    """The positions of a suite, of this game if one is named."""
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise BadSuite(f"a suite is an object with format {FORMAT!r}, game and positions")
    if not isinstance(content.get("positions"), list):
        raise BadSuite(f"positions is {shown(content.get('positions'))}, expected a list")
    try:
        of = game_type(content.get("game")).id
    except ValueError as error:
        raise BadSuite(str(error)) from None
    if game not in (None, of):
        raise BadSuite(f"it is for {of}, not for {game}")
    positions = [parse_position(entry, of) for entry in content["positions"]]
    names = [position.name for position in positions]
    for name in names:
        if names.count(name) > 1:
            raise BadSuite(f"position {shown(name)} is there {names.count(name)} times")
    return positions


def read_suite(path: str | os.PathLike[str], game: str | None = None) -> list[Position]:
    """The positions in a file; BadSuite says what is wrong with it."""
    file = Path(path)
    try:
        return parse_suite(json.loads(read_text(file, MAX_FILE)), game)
    except OSError as error:
        raise BadSuite(f"suite {file} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadSuite(f"suite {file}: {error}") from None


def shipped_suite(game: str) -> list[Position]:
    """The positions that come with the game's package."""
    file = resources.files(game_type(game).package) / "blunders.json"
    if not file.is_file():
        return []
    with resources.as_file(file) as path:
        return read_suite(path, game)


def user_file(game: str) -> Path:
    """The file of the user's own positions: in UPDOWN_DATA, or in the user's data folder."""
    folder = os.environ.get("UPDOWN_DATA") or platformdirs.user_data_dir("updown", appauthor=False)
    return Path(folder) / "positions" / f"{game_type(game).id}.json"


def all_positions(game: str) -> list[Position]:
    """The positions that come with the game's package, and the user's own."""
    own = user_file(game)
    return shipped_suite(game) + (read_suite(own, game) if own.exists() else [])


# --- writing ---


def format_position(position: Position) -> Json:
    """The JSON of a position: the inverse of `parse_position` (test_suite.py)."""
    return {key: list(position.blunders) if key == "silly" else getattr(position, key) for key in KEYS}


def format_suite(game: str, positions: Sequence[Position]) -> str:
    """The text of a suite: one block a position."""
    content = {"format": FORMAT, "game": game, "positions": [format_position(position) for position in positions]}
    return "\n".join(_lines(content, "", "")) + "\n"


def _lines(value: Any, indent: str, after: str) -> Iterator[str]:
    """JSON in few lines: a value that fits is written on one line, and so are as many members of a list as fit."""
    whole = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(whole) + len(after) <= WIDTH or not isinstance(value, dict | list):
        yield f"{indent}{whole}{after}"
    elif isinstance(value, dict):
        yield f"{indent}{{"
        for place, (key, member) in enumerate(value.items(), 1):
            first, *rest = _lines(member, f"{indent} ", "," if place < len(value) else "")
            yield f"{indent} {json.dumps(key)}: {first.lstrip()}"
            yield from rest
        yield f"{indent}}}{after}"
    else:
        yield f"{indent}["
        yield from _filled(value, f"{indent} ")
        yield f"{indent}]{after}"


def _filled(members: list[Any], indent: str) -> Iterator[str]:
    """The members of a list, as many on a line as fit."""
    line = indent
    for place, member in enumerate(members, 1):
        comma = "," if place < len(members) else ""
        text = f"{json.dumps(member, ensure_ascii=False)}{comma}"
        long = len(indent) + len(text) > WIDTH
        if line != indent and (long or len(line) + 1 + len(text) > WIDTH):
            yield line
            line = indent
        if long:
            yield from _lines(member, indent, comma)
        else:
            line += text if line == indent else f" {text}"
    if line != indent:
        yield line


def write_suite(path: str | os.PathLike[str], game: str, positions: Sequence[Position]) -> None:
    """Writes the suite atomically: an error leaves the old file as it was."""
    file = Path(path)
    part = file.with_name(file.name + ".part")
    part.write_text(format_suite(game, positions), "utf-8")
    part.replace(file)


# --- reporting a play ---


def report_play(record: Json, event: int, *, round: int | None = None, why: str | None = None) -> Position:
    """The position before that event of a record, with the move that was played there as its blunder. Names, times and
    all later events are left out."""
    replay(record)
    rounds = record["rounds"]
    round = len(rounds) - 1 if round is None else round
    if round not in range(len(rounds)):
        raise ValueError(f"round is {shown(round)}, expected 0 to {len(rounds) - 1}")
    events = rounds[round]["events"]
    if event not in range(len(events)):
        there = f"expected 0 to {len(events) - 1}" if events else "it has no events"
        raise ValueError(f"event is {shown(event)}, of round {round}: {there}")
    cut = {key: record[key] for key in RECORD_KEYS if key in record}
    cut["rounds"] = [*rounds[:round], {**rounds[round], "events": events[:event]}]
    match = replay(cut, seed=0)
    move = dict(events[event])
    seat = move.pop("seat")
    chance = match.game.chance_keys.get(move["move"], "")
    move.pop(chance, None)
    if len(match.moves(seat)) == 1:
        raise ValueError(f"event {event} of round {round}: seat {seat} had no other move")
    # A record may list cards in any order: the event that a match returns has the order of its list of moves.
    blunder = {key: value for key, value in match.play(seat, move).items() if key not in ("seat", chance)}
    name = f"reported-{sha256(json.dumps([cut, seat], sort_keys=True).encode()).hexdigest()[:8]}"
    return Position(name, why or REPORTED, seat, (blunder,), cut)


def add_position(path: str | os.PathLike[str], position: Position) -> Position:
    """Adds a position to a suite, and creates the file if there is none. If the suite has this decision already, only
    the move is added to it."""
    file = Path(path)
    positions = read_suite(file, position.game) if file.exists() else []
    old = next((known for known in positions if known.name == position.name), None)
    if old is not None:
        new = tuple(move for move in position.blunders if move not in old.blunders)
        position = replace(old, blunders=old.blunders + new)
    file.parent.mkdir(parents=True, exist_ok=True)
    write_suite(file, position.game, [known for known in positions if known is not old] + [position])
    return position


# --- asking an agent ---


def levels() -> list[str]:
    """The agents that may not blunder: all but beginners and those that cheat."""
    return [name for name, agent in AGENTS.items() if not agent.cheats and name not in BEGINNERS]


def blunders_of(spec: str, position: Position, *, seed: int = 0) -> list[tuple[Json, float]]:
    """The blunders to which the agent gives a probability above 0, with that probability."""
    match = position.match()
    agent = make_agent(spec, match.game, seed=seed)
    observation = look(match, position.seat, cheating=agent.cheats)
    agent.check(observation)
    chances = zip(observation.moves, agent.policy(observation), strict=True)
    return [(move, float(chance)) for move, chance in chances if move in position.blunders and chance != 0]
