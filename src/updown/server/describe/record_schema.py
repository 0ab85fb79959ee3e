"""The JSON Schema of a record, made from the games' options, their types of moves, and matches that are played for it.
It says what a record looks like; whether a match was played by the rules only `updown.replay` says."""

from typing import Any

import msgspec

from updown.games.registry import BUILT_IN
from updown.rules.match import RECORD_FORMAT, Game, Json
from updown.rules.options import Number, Option

MATCHES = 12


def record_schema() -> Json:
    """src/updown/server/schemas/record.schema.json: JSON Schema, draft 2020-12."""
    defs: Json = {}
    by_game = []
    for game in BUILT_IN:
        defs |= _game_definitions(game)
        rounds = {"type": "array", "minItems": 1, "items": {"$ref": f"#/$defs/{game.id}-round"}}
        then = {"properties": {"options": {"$ref": f"#/$defs/{game.id}-options"}, "rounds": rounds}}
        by_game.append({"if": {"properties": {"game": {"const": game.id}}}, "then": then})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": RECORD_FORMAT,
        "description": "The record of a match. Other keys are allowed at the top: names, times, a proof of its deals.",
        "type": "object",
        "required": ["format", "game", "options", "rounds"],
        "properties": {
            "format": {"const": RECORD_FORMAT},
            "game": {"type": "string", "description": "The game; those of other packages have rounds of their own."},
            "rules": {"type": "integer", "minimum": 1, "description": "The version of the rules; without it, 1."},
            "options": {"type": "object"},
            "rounds": {"type": "array", "minItems": 1},
        },
        "allOf": by_game,
        "$defs": dict(sorted(defs.items())),
    }


def _game_definitions(game: type[Game]) -> Json:
    """The options, rounds, set-ups and events of a game."""
    setups, chances = _samples(game)
    events = []
    defs: Json = {}
    _, moves = msgspec.json.schema_components([game.Move], ref_template="#/$defs/{name}")
    for name, move in moves.items():
        if "move" not in move.get("properties", {}):
            defs[f"{game.id}-{name}"] = move
            continue
        word = move["properties"]["move"]["enum"][0]
        own: Json = {"seat": {"type": "integer", "minimum": 0}}
        if word in game.chance_keys:
            own[game.chance_keys[word]] = chances[word]
        required = [*own, *move["required"]]
        properties = own | _renamed(move["properties"], game.id, moves)
        defs[f"{game.id}-{word}"] = {**move, "title": word, "properties": properties, "required": required}
        defs[f"{game.id}-{word}"]["additionalProperties"] = False
        events.append({"$ref": f"#/$defs/{game.id}-{word}"})
    round_parts = {
        "setup": {"$ref": f"#/$defs/{game.id}-setup"},
        "events": {"type": "array", "items": {"anyOf": events}},
    }
    return defs | {
        f"{game.id}-options": _options(game),
        f"{game.id}-setup": setups,
        f"{game.id}-round": _object(round_parts),
    }


def _renamed(part: Any, game: str, moves: Json) -> Any:
    """The same schema, with references to the game's own definitions."""
    if isinstance(part, dict):
        found = {key: _renamed(value, game, moves) for key, value in part.items()}
        name = str(found.get("$ref", "")).removeprefix("#/$defs/")
        return found | {"$ref": f"#/$defs/{game}-{name}"} if name in moves else found
    return [_renamed(value, game, moves) for value in part] if isinstance(part, list) else part


def _options(game: type[Game]) -> Json:
    properties = {option.name: _option(option) for option in game.own_options}
    properties["deck"] = {"type": ["string", "object"], "description": "the name of a deck, or the content of its file"}
    required = [option.name for option in game.own_options if option.default is None]
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def _option(option: Option) -> Json:
    if isinstance(option, Number):
        return {"type": "integer", "minimum": option.low, "maximum": option.high, "description": option.help}
    return {"enum": list(option.words), "description": option.help}


def _samples(game: type[Game]) -> tuple[Json, Json]:
    """What set-ups and outcomes of chance look like, in matches of every number of players."""
    players = game.players_option()
    setups, chances = [], {}
    for seed in range(MATCHES):
        match = game(players=players.low + seed % (players.high - players.low + 1)).deal(seed=seed)
        setups.append(match.record()["rounds"][0]["setup"])
        for number in range(200):
            if not match.turn:
                break
            moves = match.moves(match.turn[0])
            event = match.play(match.turn[0], moves[(7 * number + seed) % len(moves)])
            if event["move"] in game.chance_keys:
                chances[event["move"]] = _kind(event[game.chance_keys[event["move"]]])
    return _object({key: _kind(value) for key, value in setups[0].items()}), chances


def _object(properties: Json) -> Json:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _kind(value: Any) -> Json:
    """The type of a value: whole numbers, texts, and lists of one type."""
    if isinstance(value, list):
        return {"type": "array", "items": _kind(value[0]) if value else {}}
    return {"type": "integer" if isinstance(value, int) else "string"}
