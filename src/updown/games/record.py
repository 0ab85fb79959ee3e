"""The portable record of a match: reads it, checks it, writes it, and continues from it."""

import json
import os
from pathlib import Path
from typing import Any, Protocol

from updown.games.registry import game_of_version
from updown.rules.deck import read_text
from updown.rules.errors import BadRecord, BadSetup, IllegalMove, shown
from updown.rules.match import RECORD_FORMAT, Game, Json, Match
from updown.rules.rng import check_seed, new_stream

MAX_FILE = 10_000_000
FIRST_VERSION = 1
"""The version of the rules of a record that does not name one: the first records had none."""


class Witness(Protocol):
    """An observer of a replay: called before each round and each event, which may still be refused."""

    def before_round(self, match: Match, number: int, setup: Json) -> None: ...

    def before_event(self, match: Match, number: int, place: int, event: Any) -> None: ...


def replay(record: Json, seed: int | None = None, *, witness: Witness | None = None) -> Match:
    """Plays a record, checking every event; BadRecord says where and why it is refused. Play goes on from there with
    chance from the seed.

    >>> import updown
    >>> match = updown.game("dnup", players=3).deal(seed=7)
    >>> _ = match.play(0, {"move": "rotate"})
    >>> again = updown.replay(match.record())
    >>> again.state() == match.state()
    True
    """
    match = _begin(record, seed)
    rounds = record["rounds"]
    if not isinstance(rounds, list) or not rounds:
        raise BadRecord(f"rounds is {shown(rounds)}, expected a list with at least one round")
    for number, part in enumerate(rounds):
        _replay_round(match, number, part, witness)
    return match


def _begin(record: Any, seed: int | None) -> Match:
    return Match(game_of_record(record), new_stream(check_seed(seed)))


def game_of_record(record: Any) -> Game:
    """The game of a record: with the options, and by the version of the rules, that it was played with.

    >>> import updown
    >>> from updown.games.record import game_of_record
    >>> game_of_record(updown.game("dnup", players=3).deal(seed=7).record())
    updown.game('dnup', players=3)
    """
    if not isinstance(record, dict):
        raise BadRecord(f"a record is an object, not {shown(record)}")
    for key in ("format", "game", "options", "rounds"):
        if key not in record:
            raise BadRecord(f"the record has no {key!r}")
    if record["format"] != RECORD_FORMAT:
        raise BadRecord(f"format is {shown(record['format'])}, expected {RECORD_FORMAT!r}")
    options = record["options"]
    if not isinstance(options, dict) or not all(isinstance(name, str) for name in options):
        raise BadRecord(f"options is {shown(options)}, expected an object")
    version = record.get("rules", FIRST_VERSION)
    if type(version) is not int:
        raise BadRecord(f"rules is {shown(version)}, expected the version of the rules, a whole number")
    try:
        return game_of_version(record["game"], version)(**options)
    except ValueError as error:
        raise BadRecord(str(error)) from None


def _replay_round(match: Match, number: int, part: Any, witness: Witness | None) -> None:
    rule = match.game.spec.SETUP_RULE
    if not isinstance(part, dict) or set(part) != {"setup", "events"}:
        raise BadRecord("a round is an object with 'setup' and 'events'", number, None, rule)
    if not isinstance(part["setup"], dict) or not isinstance(part["events"], list):
        raise BadRecord("the set-up is an object and events is a list", number, None, rule)
    if number and not match.between_rounds:
        over = "the game is over" if match.over else "the round before is not over"
        raise BadRecord(over, number, None, match.game.round_rule(match.over))
    if witness is not None:
        witness.before_round(match, number, part["setup"])
    try:
        match.next_round(part["setup"])
    except BadSetup as error:
        raise BadRecord(str(error), number, None, error.rule) from None
    for place, event in enumerate(part["events"]):
        if witness is not None:
            witness.before_event(match, number, place, event)
        try:
            match.play_event(event)
        except IllegalMove as error:
            raise BadRecord(str(error), number, place, error.rule) from None


def read_record(path: str | os.PathLike[str]) -> Json:
    """Reads the record in a file; BadRecord says what is wrong with it.

    >>> import tempfile, updown
    >>> from updown.games.record import read_record, write_record
    >>> record = updown.game("dnup", players=3).deal(seed=7).record()
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     write_record(f"{folder}/match.json", record)
    ...     read_record(f"{folder}/match.json") == record
    True
    """
    return read_json(path, "record")


def read_json(path: str | os.PathLike[str], kind: str) -> Json:
    """The object in a JSON file; BadRecord if it is not such a `kind` of file."""
    file = Path(path)
    try:
        content = json.loads(read_text(file, MAX_FILE))
    except OSError as error:
        raise BadRecord(f"{file} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{file} is not a {kind}: {error}") from None
    if not isinstance(content, dict):
        raise BadRecord(f"{file} is not a {kind}: an object was expected")
    return content


def write_record(path: str | os.PathLike[str], record: Json) -> None:
    """Writes a record to a file. If that fails, an older file of that name stays as it was.

    >>> import tempfile, updown
    >>> from updown.games.record import write_record
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     write_record(f"{folder}/match.json", updown.game("dnup", players=3).deal(seed=7).record())
    """
    file = Path(path)
    part = file.with_name(file.name + ".part")
    part.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", "utf-8")
    part.replace(file)
