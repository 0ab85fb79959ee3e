"""A table is the fold of its stored events: after every command, whatever people do; and a refusal changes nothing."""

import random
from collections import Counter

import pytest

from kit.games import DEEP, TWINS
from kit.tables import Crowd, Sitting, random_plan, snapshot, stored
from updown.rules.match import Json
from updown.table.commands import Command
from updown.table.events import OLD_EVENTS, Event, EventErased, MatchContinued, PersonForgotten
from updown.table.refusals import Rejected
from updown.table.state import Table, fold_all

KINDS: list[tuple[str, Json]] = [
    ("up-and-down", {"players": 2, "deck": "small-9", "rounds": 2}),
    ("up-and-down", {"players": 4, "deck": "small-20"}),
    ("auf-und-ab", {"players": 2, "deck": DEEP}),
    ("auf-und-ab", {"players": 3, "deck": "binary-8", "goal": "low"}),
    ("dnup", {"players": 2}),
    ("dnup", {"players": 3, "deck": TWINS}),
]
STEPS = 160


def tables() -> list[tuple[int, str, Json]]:
    return [(seed, game, options) for game, options in KINDS for seed in range(3)]


@pytest.mark.parametrize(("seed", "game", "options"), tables())
def test_folding_what_was_stored_gives_the_same_table_after_every_command(seed: int, game: str, options: Json) -> None:
    rng = random.Random(f"{seed} {game} {options['players']}")
    sitting = Sitting(random_plan(rng, game, options))
    crowd = Crowd(sitting, rng)
    twin, before = Table(), b""
    for _ in range(STEPS):
        while twin.number < sitting.table.number:
            twin.fold(stored(sitting.entries[twin.number]))
        now = snapshot(sitting.table)
        assert snapshot(twin) == now
        before = now
        if isinstance(crowd.step(), Rejected):
            assert snapshot(sitting.table) == before
    assert snapshot(fold_all(map(stored, sitting.entries))) == snapshot(sitting.table)
    assert [entry.number for entry in sitting.entries] == list(range(1, sitting.table.number + 1))


def test_these_tables_have_every_kind_of_event_and_refusals_of_many_kinds() -> None:
    """What the test above is worth."""
    events: Counter[str] = Counter()
    refusals: Counter[str] = Counter()
    for seed, game, options in tables():
        rng = random.Random(f"{seed} {game} {options['players']}")
        sitting = Sitting(random_plan(rng, game, options))
        crowd = Crowd(sitting, rng)
        for _ in range(STEPS):
            result = crowd.step()
            if isinstance(result, Rejected):
                refusals[result.code] += 1
            else:
                events.update(type(entry.event).__name__ for entry in result)
        events.update(type(entry.event).__name__ for entry in sitting.entries[:3])
    # Matches for practice: test_replays.py. People who are forgotten: test_forgetting.py.
    made = set(Event.__args__) - {*OLD_EVENTS, MatchContinued, PersonForgotten, EventErased}
    assert {kind.__name__ for kind in made} == set(events), events
    assert len(refusals) > 20
    assert len(Command.__args__) == 18


def test_an_event_that_is_not_the_next_one_is_an_error() -> None:
    sitting = Sitting(random_plan(random.Random(1), "dnup", {"players": 3}))
    twin = fold_all(map(stored, sitting.entries))
    with pytest.raises(ValueError, match=r"event 1 after event 3: expected 4"):
        twin.fold(stored(sitting.entries[0]))
