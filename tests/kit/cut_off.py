"""A network namespace for one server, joined to this machine by two cables: one for its visitors, and one for the
database, which can be pulled out. Needs root and the program `ip` (package iproute2)."""

import os
import random
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache

WHY_NOT = "only root can make network namespaces, with `ip` of the package iproute2"


def ip(*words: str) -> None:
    program = shutil.which("ip") or shutil.which("ip", path="/usr/sbin:/sbin")
    if program is None:
        raise OSError(WHY_NOT)
    done = subprocess.run([program, *words], capture_output=True, text=True)
    if done.returncode:
        raise OSError(f"ip {' '.join(words)}: {done.stderr.strip()}")


@cache
def can_cut() -> bool:
    if os.geteuid():
        return False
    try:
        with namespace():
            return True
    except OSError:
        return False


class Namespace:
    """`inside` is the address at which a server in it is visited, `database` the one at which it finds the database."""

    def __init__(self) -> None:
        number = random.SystemRandom().randrange(256)
        self.name = f"ud{os.getpid()}n{number}"
        self.file = f"/run/netns/{self.name}"
        # Addresses that are set aside for measurements, and lead nowhere.
        self.inside = f"198.18.{number}.2"
        self.database = f"198.19.{number}.1"
        self._networks = f"198.18.{number}", f"198.19.{number}"
        self._cables = f"{self.name}v", f"{self.name}d"

    def open(self) -> None:
        ip("netns", "add", self.name)
        ip("-n", self.name, "link", "set", "lo", "up")
        for cable, network in zip(self._cables, self._networks, strict=True):
            # What has no way any more goes nowhere, instead of out of this machine.
            ip("route", "add", "blackhole", f"{network}.0/30", "metric", "4000")
            ip("link", "add", cable, "type", "veth", "peer", "name", cable[-1], "netns", self.name)
            ip("addr", "add", f"{network}.1/30", "dev", cable)
            ip("-n", self.name, "addr", "add", f"{network}.2/30", "dev", cable[-1])
            ip("-n", self.name, "link", "set", "dev", cable[-1], "up")
            ip("link", "set", "dev", cable, "up")

    def close(self) -> None:
        for cable, network in zip(self._cables, self._networks, strict=True):
            with suppress(OSError):
                ip("link", "del", cable)
            with suppress(OSError):
                ip("route", "del", "blackhole", f"{network}.0/30", "metric", "4000")
        with suppress(OSError):
            ip("netns", "del", self.name)

    def pull_out(self) -> None:
        """Nothing gets from the server to the database or back, and neither gets an error."""
        ip("link", "set", "dev", self._cables[1], "down")

    def plug_in(self) -> None:
        ip("link", "set", "dev", self._cables[1], "up")


@contextmanager
def namespace() -> Iterator[Namespace]:
    made = Namespace()
    try:
        made.open()
        yield made
    finally:
        made.close()
