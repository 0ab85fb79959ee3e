"""States and observations as JSON and as bytes. Both begin with their format, the game, its options and the version of
its rules, and have a checksum: what is damaged, or of another game, is refused. A record (games/record.py) tells how a
match went; this is one moment of it."""

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from updown.rules import layout
from updown.rules.errors import BadState, shown
from updown.rules.layout import Records

if TYPE_CHECKING:
    from updown.rules.match import Game

STATE_FORMAT = "updown-state/1"
OBSERVATION_FORMAT = "updown-observation/1"
HEAD = ("format", "game", "rules", "options")
CHECK_BYTES = 16
MAX_HEAD = 1_000_000
NUMBER = np.dtype("<i8")

Content = dict[str, Any]
Parts = Mapping[str, Any]
"""Records of named integers, by what they are."""
Kinds = Mapping[str, type]
MakeGame = Callable[[Content], "Game"]
"""The game of a head; BadState if there is none."""


def head_of(format: str, game: "Game") -> Content:
    """What every saved state and observation begins with."""
    return {"format": format, "game": game.id, "rules": game.rules_version, "options": game.record_options()}


def to_json(format: str, game: "Game", parts: Parts) -> Content:
    """Records as JSON: every field by its name."""
    content = head_of(format, game)
    for name, record in parts.items():
        array = layout.memory(record)[0]
        content[name] = {field.name: array[field.name].tolist() for field in layout.fields(record.described)}
    return content | {"check": _check(_compact(content)).hex()}


def to_bytes(format: str, game: "Game", parts: Parts) -> bytes:
    """Records as bytes: a line of JSON, then 64-bit integers."""
    body = b"".join(layout.memory(record).view(np.int64).astype(NUMBER).tobytes() for record in parts.values())
    data = _compact(head_of(format, game)) + b"\n" + body
    return data + _check(data)


def read(
    data: object, format: str, make_game: MakeGame, kinds_of: Callable[["Game"], Kinds], game: "Game | None"
) -> tuple["Game", dict[str, Any]]:
    """The game and the records of what `to_json` or `to_bytes` returned; BadState says what is wrong with it."""
    kind = format.partition("/")[0].removeprefix("updown-")
    if isinstance(data, bytes | bytearray | memoryview):
        head, body = _open_bytes(bytes(data), kind)
    elif isinstance(data, Mapping):
        head, body = dict(data), None
    else:
        raise BadState(f"the {kind} is {shown(data)}: expected bytes, or an object from JSON")
    if head.get("format") != format:
        raise BadState(f"format is {shown(head.get('format'))}: expected {format!r}")
    made = make_game(head)
    if game is not None:
        if head_of(format, game) != head_of(format, made):
            raise BadState(f"it is of {made!r}, rules version {made.rules_version}: expected {game!r}")
        made = game
    kinds = kinds_of(made)
    arrays = _read_json(head, kinds, kind) if body is None else _read_body(body, kinds, kind)
    return made, {name: layout.made_from(kinds[name], False, array) for name, array in arrays.items()}


def _open_bytes(data: bytes, kind: str) -> tuple[Content, bytes]:
    line, newline, body = data[:-CHECK_BYTES].partition(b"\n")
    if not newline or len(line) > MAX_HEAD or _check(data[:-CHECK_BYTES]) != data[-CHECK_BYTES:]:
        raise BadState(f"the bytes of the {kind} are damaged, or of something else")
    head = json.loads(line)
    assert isinstance(head, dict)
    return head, body


def _read_body(body: bytes, kinds: Kinds, kind: str) -> dict[str, Records]:
    sizes = {name: layout.dtype_of(described).itemsize for name, described in kinds.items()}
    if len(body) != sum(sizes.values()):
        raise BadState(f"the {kind} has {len(body)} bytes of numbers: expected {sum(sizes.values())}")
    arrays: dict[str, Records] = {}
    for name, described in kinds.items():
        numbers = np.frombuffer(body[: sizes[name]], NUMBER).astype(np.int64)
        arrays[name], body = numbers.view(layout.dtype_of(described)), body[sizes[name] :]
    return arrays


def _read_json(content: Content, kinds: Kinds, kind: str) -> dict[str, Records]:
    expected = {*HEAD, *kinds, "check"}
    if set(content) != expected:
        raise BadState(
            f"the {kind} has the keys {', '.join(map(str, content))}: expected {', '.join(sorted(expected))}"
        )
    given = content.pop("check")
    if given != _check(_compact(content)).hex():
        raise BadState(f"the {kind} does not fit its 'check': it was changed or damaged")
    arrays = {}
    for name, described in kinds.items():
        array = np.zeros(1, layout.dtype_of(described))
        for field in layout.fields(described):
            numbers = np.array(content[name][field.name], np.int64)
            if numbers.size != prod(field.shape):
                raise BadState(f"{field.name} of the {kind} has {numbers.size} numbers: expected {prod(field.shape)}")
            array[field.name] = numbers.reshape(field.shape)
        arrays[name] = array
    return arrays


def _compact(content: Content) -> bytes:
    return json.dumps(content, sort_keys=True, separators=(",", ":")).encode()


def _check(data: bytes) -> bytes:
    """A checksum against damage; it does not keep anybody from making another one."""
    return sha256(data).digest()[:CHECK_BYTES]
