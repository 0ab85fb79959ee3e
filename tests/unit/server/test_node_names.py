"""Nodes at one place know each other's ends at once."""

import os
import subprocess
import sys

from updown.server.node_names import has_ended, new_name, place


def test_every_node_has_a_name_of_its_own() -> None:
    assert new_name() != new_name()
    assert new_name().startswith(f"{place()}-{os.getpid()}-")


def test_a_process_of_this_place_that_is_gone_has_ended() -> None:
    program = "from updown.server.node_names import new_name; print(new_name(), flush=True); input()"
    with subprocess.Popen([sys.executable, "-c", program], stdin=-1, stdout=-1, text=True) as other:
        assert other.stdout is not None
        name = other.stdout.readline().strip()
        assert name.startswith(place())
        assert not has_ended(name)
        other.kill()
    assert has_ended(name)
    # The same process elsewhere is another one, of which nothing is known.
    assert not has_ended(f"elsewhere-{other.pid}-1")


def test_this_one_and_those_that_make_no_sense_have_not_ended() -> None:
    for name in (new_name(), "", place(), f"{place()}--", f"{place()}-x-1"):
        assert not has_ended(name)
