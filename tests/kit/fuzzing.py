"""A fuzzer: changes known inputs at random, hands them to a part of the program that strangers can reach, and keeps
those that got an answer of a new kind. The corpus (tests/fuzz/corpus) has the shortest input found for each kind.

An answer says what was wrong, so its text without its values tells which check was reached: that guides the search as
the covered lines would, with any version of Python and without a further library."""

import hashlib
import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

CORPUS = Path(__file__).parents[1] / "fuzz" / "corpus"
LONGEST = 20_000
"""Longer inputs are not made."""
KEPT_BYTES, MOST_KEPT = 2_000, 80
"""How long an input may be that is kept in the corpus, and how many are kept of a target."""
MOST_LETTERS = 90
QUOTED = re.compile(r"""(['"`]).*?(\1|\.\.\.|$)""", re.DOTALL)
VALUE = re.compile(r"(?<= is ).*?(?=, expected|: expected|$)|[\[{(].*[\])}]|\S*[^\sa-zA-Z,.:;/'-]\S*", re.DOTALL)
WORDS = (
    b"null", b"true", b"-1", b"0", b"1e999", b"NaN", b"9" * 40, b"9223372036854775808", b'""', b"[]", b"{}", b"[[",
    b"\\ud800", b"\x00", b"\xff", b"\xe2\x82", b"\r\n", b"\r\n\r\n", b"/", b"..", b"%00", b"\xe2\x80\xae", b":",
    b",", b"a" * 300,
)  # fmt: skip
VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 3, 7, 2**31, 2**53 + 1, 2**63, 10**40, 1.5, -0.0, "", "x", "0", "\x00", "\u202e",
    "a" * 300, [], {}, [[]], {"move": "play"},
)  # fmt: skip

Target: TypeAlias = Callable[[bytes], str]
"""Takes an input and returns the kind of the answer. An exception is a crash."""


def kind_of(text: str) -> str:
    """A text without its values: what is quoted, what something is, and every word with anything but letters in it."""
    return VALUE.sub("_", QUOTED.sub("_", text))[:MOST_LETTERS]


def name_of(kind: str) -> str:
    return hashlib.sha256(kind.encode("utf-8", "replace")).hexdigest()[:12]


class Crash(AssertionError):
    """An input for which the program has no answer."""


# --- changing inputs ---


class Mutator:
    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def change(self, content: bytes, other: bytes) -> bytes:
        """The input with a few changes; `other` is another one, to take parts from."""
        changed = None
        if self.chance.random() < 0.6:
            changed = self._change_json(content, other)
        if changed is None:
            changed = content
            for _ in range(self.chance.choice((1, 1, 2, 4))):
                changed = self._change_bytes(changed, other)
        return changed[:LONGEST]

    def _change_bytes(self, content: bytes, other: bytes) -> bytes:
        chance = self.chance
        first = chance.randrange(len(content) + 1)
        last = min(len(content), first + chance.choice((0, 1, 1, 4, 20, 200)))
        kind = chance.randrange(6)
        if kind == 0:
            return content[:first] + content[last:]
        if kind == 1:
            return content[:last] + content[first:last] * chance.choice((1, 2, 50)) + content[last:]
        if kind == 2:
            return content[:first] + chance.choice(WORDS) + content[last:]
        if kind == 3:
            start = chance.randrange(len(other) + 1)
            return content[:first] + other[start : start + chance.choice((1, 10, 200, 5000))] + content[last:]
        if kind == 4:
            return content[:first] + chance.randbytes(last - first) + content[last:]
        return content[:first]

    def _change_json(self, content: bytes, other: bytes) -> bytes | None:
        """With something else in one or a few places of it; None if it is not JSON."""
        try:
            value, source = json.loads(content), json.loads(other)
        except (ValueError, RecursionError):
            return None
        places, sources = list_places(value), list_places(source)
        for _ in range(self.chance.choice((1, 1, 1, 3))):
            if places:
                self._change_place(*self.chance.choice(places), sources)
        return json.dumps(value, ensure_ascii=self.chance.random() < 0.5).encode("utf-8", "surrogatepass")

    def _change_place(self, holder: Any, key: Any, sources: list[tuple[Any, Any]]) -> None:
        chance = self.chance
        if isinstance(holder, list) and not 0 <= key < len(holder):
            return
        if isinstance(holder, dict) and key not in holder:
            return
        kind = chance.randrange(6)
        if kind == 0:
            del holder[key]
        elif kind == 1 and sources:
            there, name = chance.choice(sources)
            holder[key] = json.loads(json.dumps(there[name]))
        elif kind == 2 and isinstance(holder, list):
            holder.insert(key, json.loads(json.dumps(holder[key])))
        elif kind == 3 and isinstance(holder, list):
            chance.shuffle(holder)
        elif kind == 4 and isinstance(holder, dict):
            holder[chance.choice(("", "x", "move", "seat", "format"))] = holder[key]
        elif isinstance(holder[key], int) and chance.random() < 0.5:
            holder[key] += chance.choice((-1, 1, 10))
        else:
            holder[key] = json.loads(json.dumps(chance.choice(VALUES)))


def list_places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in it that has a value: what holds it, and its key there."""
    found: list[tuple[Any, Any]] = []
    waiting = [value]
    while waiting and len(found) < 5_000:
        holder = waiting.pop()
        keys = range(len(holder)) if isinstance(holder, list) else list(holder) if isinstance(holder, dict) else ()
        for key in keys:
            found.append((holder, key))
            waiting.append(holder[key])
    return found


# --- the search ---


@dataclass
class Fuzzer:
    name: str
    target: Target
    seeds: list[bytes]
    executions: int = 0
    known: int = 0
    """How many kinds of answers the seeds and the corpus had."""
    found: dict[str, bytes] = field(default_factory=dict)
    """The shortest input of each kind of answer."""

    @property
    def folder(self) -> Path:
        return CORPUS / self.name

    def start(self) -> None:
        """With the seeds, and with what was found before."""
        kept = sorted(self.folder.glob("*")) if self.folder.is_dir() else []
        for content in [*self.seeds, *(file.read_bytes() for file in kept)]:
            self.run(content)
        self.known = len(self.found)

    def run(self, content: bytes) -> None:
        self.executions += 1
        try:
            kind = self.target(content)
        except Exception as error:
            raise Crash(f"{self.name}: {content!r}") from error
        known = self.found.get(kind)
        if known is None or len(content) < len(known):
            self.found[kind] = content

    def step(self, chance: random.Random) -> None:
        inputs = [*self.seeds, *self.found.values()]
        self.run(Mutator(chance).change(chance.choice(inputs), chance.choice(inputs)))

    def save(self) -> None:
        """Writes the corpus: if there is too much of it, any of it, and the same each time."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for file in self.folder.glob("*"):
            file.unlink()
        names = {name_of(kind): content for kind, content in self.found.items() if len(content) <= KEPT_BYTES}
        for name in sorted(names)[:MOST_KEPT]:
            (self.folder / name).write_bytes(names[name])
