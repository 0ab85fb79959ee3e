"""Every test that the threat model names exists, and every threat has one."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reference" / "threat-model.md").read_text("utf-8")
ROWS = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| who, how")]


def test_every_threat_names_a_test_that_exists() -> None:
    missing = []
    for row in ROWS:
        named = re.fullmatch(r"`(tests/\S+\.py)::(test_\w+)`", row.strip("| ").split(" | ")[-1])
        assert named is not None, row
        file = ROOT / named[1]
        if not file.is_file() or not re.search(rf"^def {named[2]}\(", file.read_text("utf-8"), re.MULTILINE):
            missing.append(f"{named[1]}::{named[2]}")
    assert missing == []


def test_all_kinds_of_threats_are_there() -> None:
    assert len(ROWS) > 35
    headings = re.findall(r"^## (\w+):", PAGE, re.MULTILINE)
    assert headings == ["Peek", "Impersonate", "Stall", "Flood", "Tamper"]
