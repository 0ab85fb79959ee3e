"""A small disk in memory that can be filled up. Only root can mount one."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

CAN_MOUNT = os.geteuid() == 0
WHY_NOT = "only root can mount a small disk"


@contextmanager
def small_disk(folder: Path, megabytes: int = 8) -> Iterator[Path]:
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Takes all the room that is left."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (65_536, 512, 1):
            with suppress(OSError):
                while True:
                    file.write(bytes(size))
    return filler
