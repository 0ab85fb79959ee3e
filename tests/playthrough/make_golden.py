"""Writes the golden transcripts anew: `python tests/playthrough/make_golden.py`. Look at what changed before you
keep it: every difference is a change of the rules, of the order of moves, of what is shown, or of what a seed means."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.transcripts import write_all

if __name__ == "__main__":
    folder = Path(__file__).with_name("golden")
    folder.mkdir(exist_ok=True)
    for file in write_all(folder):
        print(file.name)
