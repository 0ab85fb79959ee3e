"""Makes sure that each SQLite file has only one server. The server holds a lock on a file beside it, which the system
releases when the process ends. Other programs, such as `updown tables`, may still read and write the database."""

import os
from pathlib import Path
from types import ModuleType
from typing import BinaryIO

from updown.server.store.address import read_address, shown
from updown.server.store.api import BadDatabase

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows, where nobody hosts tables for others
    fcntl = None


def lock_file(url: str) -> BinaryIO | None:
    """Locks the database of that URL for this process, until the returned file is closed; None if it is not a file.
    Raises BadDatabase if another server has it."""
    address = read_address(url)
    if address.drivername != "sqlite" or fcntl is None:
        return None
    # A file of its own: to close another handle of the database would release SQLite's own locks.
    path = Path(f"{address.database}-server")
    try:
        file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b")
    except OSError:
        return None  # The store reports the problem with the folder.
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        instead = "stop that one, choose another file, or use PostgreSQL, which several servers can share"
        raise BadDatabase(f"{shown(address)} is in use by another server: {instead}") from None
    except OSError:
        pass  # A file system without locks.
    return file
