"""The file from which a run goes on: a head that says what is played, then a line for every finished deal."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from updown.lab.play import Deal
from updown.rules.errors import shown
from updown.rules.match import Json

FORMAT = "updown-arena/1"


class Journal:
    """Finished deals on disk; with no file, nowhere. Deals of an earlier run with the same head are in `deals`."""

    def __init__(self, file: Path | None, head: Json) -> None:
        self.file = file
        self.deals: list[Deal] = []
        if file is None:
            return
        if file.exists() and file.stat().st_size:
            self.deals = list(_read(file, head))
        else:
            file.write_text(_line({"format": FORMAT, **head}), "utf-8")

    def add(self, deal: Deal) -> None:
        """Writes a finished deal; whatever happens next, it is kept."""
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as stream:
                stream.write(_line(deal.to_json()))


def read_seed(file: Path) -> int | None:
    """The seed of the run that a file belongs to; None where there is none yet."""
    if not file.exists() or not file.stat().st_size:
        return None
    with file.open("rb") as stream:
        return int(_read_head(file, stream.readline())["seed"])


def _line(value: Json) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"


def _read(file: Path, head: Json) -> Iterator[Deal]:
    """The deals of a file. A line that a kill cut short at the end is taken off."""
    lines = file.read_bytes().splitlines(keepends=True)
    there = _read_head(file, lines[0])
    # As it would be read back: tuples become lists.
    for name, here in json.loads(json.dumps(head)).items():
        if there.get(name) != here:
            raise ValueError(
                f"{file} belongs to another run: {name} is {shown(there.get(name))} there and {shown(here)} here, "
                "expected the same command or a new file"
            )
    if not lines[-1].endswith(b"\n"):
        with file.open("r+b") as stream:
            stream.truncate(sum(map(len, lines[:-1])))
        lines.pop()
    for number, line in enumerate(lines[1:], start=2):
        try:
            yield Deal.from_json(json.loads(line))
        except (ValueError, TypeError, AttributeError):
            raise ValueError(f"{file}, line {number}: {shown(_text(line))} is not a finished deal") from None


def _read_head(file: Path, line: bytes) -> dict[str, Any]:
    try:
        head = json.loads(line)
    except ValueError:
        head = None
    if not isinstance(head, dict) or head.get("format") != FORMAT or not isinstance(head.get("seed"), int):
        raise ValueError(f"{file} is not a file to go on from: expected a first line with the format {FORMAT!r}")
    return head


def _text(line: bytes) -> str:
    return line.decode("utf-8", "replace").strip()
