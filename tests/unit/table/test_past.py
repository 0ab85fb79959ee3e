"""The last moves of a match are shown again as each person was shown them, and nothing after them is."""

import random

import pytest

from kit.games import DEEP, TWINS
from kit.tables import Crowd, Sitting, random_plan, stored
from updown.rules.match import Json
from updown.server import wire
from updown.table.past import MOST_MOMENTS, past_moments
from updown.table.views import match_view

KINDS: list[tuple[str, Json]] = [
    ("up-and-down", {"players": 3, "deck": "small-9", "rounds": 2}),
    ("auf-und-ab", {"players": 2, "deck": DEEP}),
    ("dnup", {"players": 3, "deck": TWINS}),
]
STEPS = 140


@pytest.mark.parametrize(("game", "options"), KINDS)
@pytest.mark.parametrize("seed", range(3))
def test_it_is_shown_as_it_was_shown_then(game: str, options: Json, seed: int) -> None:
    rng = random.Random(f"past {seed} {game}")
    sitting = Sitting(random_plan(rng, game, options))
    crowd, table = Crowd(sitting, rng, sense=0.9), sitting.table
    shown: dict[tuple[int | None, int], bytes] = {}
    compared = 0
    for _ in range(STEPS):
        crowd.step()
        everybody = [None, *range(len(table.people))]
        for person in everybody:
            shown[person, table.number] = wire.encode(match_view(table, person))
        if rng.random() > 0.1:
            continue
        entries = list(map(stored, sitting.entries))
        until = rng.randint(1, table.number)
        for person in everybody:
            moments = past_moments(entries, person, until)
            numbers = [moment.number for moment in moments]
            assert numbers == sorted(set(numbers))
            assert len(numbers) <= MOST_MOMENTS
            assert all(number <= until for number in numbers)
            for moment in moments:
                then = shown.get((person, moment.number))
                assert then is None or wire.encode(moment.match) == then
                compared += then is not None
            # What comes later changes nothing of it.
            assert moments == past_moments(entries[:until], person, until)
    assert compared > 50


def test_every_move_of_the_log_is_there_and_none_of_the_match_before() -> None:
    sitting = Sitting(random_plan(random.Random(1), "dnup", {"players": 3, "deck": TWINS}))
    crowd, table = Crowd(sitting, random.Random(2), sense=1.0), sitting.table
    while table.matches < 2 or table.match is None or table.match.events_in_round < 3:
        crowd.step()
    moments = past_moments(map(stored, sitting.entries), None, table.number)
    started = max(line.number for line in table.lines if line.code == "table/started")
    moves = {line.number for line in table.lines if line.number > started and line.code.startswith("dnup/")}
    assert [moment.number for moment in moments] == sorted(moves)[-MOST_MOMENTS:]


def test_before_the_first_match_there_is_nothing() -> None:
    sitting = Sitting(random_plan(random.Random(1), "dnup", {"players": 3}))
    assert past_moments(sitting.entries, 0, 1_000) == []
