"""The corpus of the fuzzer, and a little of its neighbourhood: every input has an answer. `make soak` goes on for an
hour (fuzz.py)."""

import json
import random
from contextlib import suppress

import pytest

from kit.fuzz_targets import PURE, http_fuzzer, pure_fuzzer
from kit.fuzzing import Crash, Fuzzer

STEPS = 60
SEED = 1


def explore(fuzzer: Fuzzer) -> None:
    assert any(fuzzer.folder.iterdir())
    fuzzer.start()
    explore_for(fuzzer, STEPS)


def explore_for(fuzzer: Fuzzer, steps: int) -> None:
    chance = random.Random(SEED)
    for _ in range(steps):
        fuzzer.step(chance)


def test_a_fault_is_found() -> None:
    """One that a message has which is JSON and says null, or has no seat."""

    def careless(content: bytes) -> str:
        with suppress(ValueError):
            return str(json.loads(content)["seat"] + 1)
        return "no JSON"

    fuzzer = Fuzzer("careless", careless, [b'{"seat": 1}'])
    with pytest.raises(Crash, match="careless: "):
        explore_for(fuzzer, 1_000)


@pytest.mark.parametrize("name", PURE)
def test_whatever_is_handed_in_has_an_answer(name: str) -> None:
    explore(pure_fuzzer(name))


def test_whatever_comes_over_http_has_an_answer() -> None:
    with http_fuzzer() as fuzzer:
        explore(fuzzer)
