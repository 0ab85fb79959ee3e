"""The file from which an interrupted run continues: a head that names what is played, then one line for each finished
deal."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from updown.lab.play import DealResult
from updown.rules.errors import shown
from updown.rules.match import Json

FORMAT = "updown-arena/1"


class Journal:
    """Stores finished deals on disk, if there is a file. Deals of an earlier run with the same head are in `deals`."""

    def __init__(self, file: Path | None, head: Json) -> None:
        self.file = file
        self.deals: list[DealResult] = []
        if file is None:
            return
        if file.exists() and file.stat().st_size:
            self.deals = list(_read(file, head))
        else:
            file.write_text(_line({"format": FORMAT, **head}), "utf-8")

    def add(self, deal: DealResult) -> None:
        """Appends a finished deal to the file at once."""
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as stream:
                stream.write(_line(deal.to_json()))


def read_seed(file: Path) -> int | None:
    """The seed of the run that a file belongs to; None if there is no run yet."""
    if not file.exists() or not file.stat().st_size:
        return None
    with file.open("rb") as stream:
        return int(_read_head(file, stream.readline())["seed"])


def _line(value: Json) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"


def _read(file: Path, head: Json) -> Iterator[DealResult]:
    """The deals of a file. An incomplete last line, left by a killed process, is removed."""
    lines = file.read_bytes().splitlines(keepends=True)
    there = _read_head(file, lines[0])
    # The head as JSON would return it: tuples become lists.
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
            yield DealResult.from_json(json.loads(line))
        except (ValueError, TypeError, AttributeError):
            raise ValueError(f"{file}, line {number}: {shown(_text(line))} is not a finished deal") from None


def _read_head(file: Path, line: bytes) -> dict[str, Any]:
    try:
        head = json.loads(line)
    except ValueError:
        head = None
    if not isinstance(head, dict) or head.get("format") != FORMAT or not isinstance(head.get("seed"), int):
        raise ValueError(f"{file} is not a file to resume from: expected a first line with the format {FORMAT!r}")
    return head


def _text(line: bytes) -> str:
    return line.decode("utf-8", "replace").strip()
