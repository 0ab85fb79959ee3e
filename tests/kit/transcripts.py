"""Golden transcripts: one whole game, its moves chosen by a fixed rule, with what was seen on the way. Written by
playthrough/make_golden.py, checked by playthrough/test_golden.py."""

import hashlib
import json
from pathlib import Path
from typing import Any, NamedTuple

import updown
from updown import Match
from updown.games.registry import GAMES
from updown.rules.match import Json
from updown.rules.options import Choice

SEED = 2024
# Options that change what is shown or who wins, but not how a game goes on.
EDITIONS = {"up-and-down": "edition", "auf-und-ab": "goal"}
LOOKS = (0, 3, 10, 25, 40, 80)
NAMED_MOVES = 6


class Kind(NamedTuple):
    game: str
    options: Json

    @property
    def file_name(self) -> str:
        words = [value if isinstance(value, str) else f"{value}-players" for value in self.options.values()]
        return "_".join([self.game, *words]) + ".json"


def kinds() -> list[Kind]:
    """Every game and player count, with each value of the option that makes an edition of it."""
    found = []
    for name, game in GAMES.items():
        choices = [
            option for option in game.own_options if isinstance(option, Choice) and option.name == EDITIONS.get(name)
        ]
        players = game.players_option()
        for count in range(players.low, players.high + 1):
            for choice in choices:
                found += [Kind(name, {"players": count, choice.name: word}) for word in choice.words]
            if not choices:
                found.append(Kind(name, {"players": count}))
    return found


def choose(match: Match, number: int) -> tuple[int, Json]:
    """The fixed rule: the seats on turn in rotation, and of the n moves of the seat the one at 7 * number modulo n."""
    seat = match.turn[number % len(match.turn)]
    moves = match.moves(seat)
    return seat, moves[7 * number % len(moves)]


def digest(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


def listed(moves: list[Json]) -> Json:
    """A list of moves, its order pinned: the first and last ones, and a digest of all."""
    return {"count": len(moves), "first": moves[:NAMED_MOVES], "last": moves[-1:], "digest": digest(moves)}


def look(match: Match, number: int) -> Json:
    """What is seen after so many moves."""
    seat = number % match.game.players
    return {
        "after": number,
        "state": digest(match.state()),
        "views": [match.view(seat), match.view(None)],
        "moves": [listed(match.moves(seat)) for seat in range(match.game.players)],
    }


def play(kind: Kind) -> Json:
    """The transcript of the kind's game."""
    match = updown.game(kind.game, **kind.options).deal(seed=SEED)
    looks, states, number = [], [digest(match.state())], 0
    while not match.over:
        if number in LOOKS:
            looks.append(look(match, number))
        match.play(*choose(match, number))
        states.append(digest(match.state()))
        number += 1
    return {
        "seed": SEED,
        "moves": number,
        "record": match.record(),
        "looks": looks,
        "states": digest(states),
        "final": match.state(),
    }


def format_transcript(transcript: Json) -> str:
    """JSON with one event, view or list of moves a line, so that a change is seen where it is."""
    return _format(transcript, 0) + "\n"


def _format(value: Any, depth: int) -> str:
    plain = json.dumps(value)
    if depth >= 6 or len(plain) <= 110 or not isinstance(value, dict | list):
        return plain
    indent, outer = " " * (depth + 1), " " * depth
    if isinstance(value, dict):
        lines = [f"{indent}{json.dumps(key)}: {_format(part, depth + 1)}" for key, part in value.items()]
        return "{\n" + ",\n".join(lines) + f"\n{outer}}}"
    return "[\n" + ",\n".join(indent + _format(part, depth + 1) for part in value) + f"\n{outer}]"


def write_all(folder: Path) -> list[Path]:
    """Writes every transcript, and removes those of kinds that are no more."""
    files = []
    for kind in kinds():
        file = folder / kind.file_name
        file.write_text(format_transcript(play(kind)), "utf-8")
        files.append(file)
    for old in set(folder.glob("*.json")) - set(files):
        old.unlink()
    return files
