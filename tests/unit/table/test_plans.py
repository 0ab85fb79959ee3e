"""Plans of tables, as people send them: whatever a plan or a custom deck contains, the table is refused with a reason,
or people can play at it."""

import random
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.games import DEEP, SETTINGS, TWINS
from kit.tables import GAMES, TABLE, Crowd, secret, started
from updown.games.registry import game_type
from updown.rules.deck import shipped_decks
from updown.rules.match import Json
from updown.table.circumstances import Circumstances
from updown.table.decide import open_table
from updown.table.events import format_event, parse_event
from updown.table.plan import MySeat, OpenSeat, Plan
from updown.table.refusals import Rejected

TEXTS = st.text(max_size=5) | st.sampled_from(["", "A", "AA", "1/5", "9/1", "1/1", "15/1", "99/1", "0/1", "players"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**64), 2**64) | st.integers(-2, 40) | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=8,
)


DECKS: dict[str, list[Json]] = {game: list(shipped_decks(game_type(game).package).values()) for game in GAMES}
DECKS["auf-und-ab"].append(DEEP)
DECKS["dnup"].append(TWINS)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every part of something made of lists and objects: what holds it, and under which key."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    return [place for key in keys for place in [(value, key), *places(value[key])]]


@st.composite
def options(draw: st.DrawFn, game: str) -> Json:
    """Options with a deck given whole, and something in them changed."""
    deck = draw(st.sampled_from(DECKS[game]))
    given: Json = {"players": draw(st.integers(2, 3)), "deck": deepcopy(deck)}
    for _ in range(draw(st.integers(0, 2))):
        holder, key = draw(st.sampled_from(places(given)))
        kind = draw(st.sampled_from(["other", "other", "gone", "again"]))
        if kind == "other" or isinstance(holder, dict):
            holder[key] = draw(VALUES)
        elif kind == "gone":
            del holder[key]
        else:
            holder.insert(key, holder[key])
        if not isinstance(given.get("deck"), dict) or not given["deck"]:
            break
    return given


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_of_ones_own_is_refused_or_can_be_played_with(game: str) -> None:
    opened = 0

    @settings(SETTINGS, max_examples=60)
    @given(options(game), st.integers(0, 99))
    def run(given: Json, seed: int) -> None:
        nonlocal opened
        players = given.get("players")
        count = players if isinstance(players, int) and 2 <= players <= 5 else 2
        planned = Plan(game=game, options=given, seats=(MySeat(), *[OpenSeat()] * (count - 1)))
        made = open_table(TABLE, planned, "Ada", "en", Circumstances(0, lambda: secret(0)))
        if isinstance(made, Rejected):
            assert made.code == "table/bad-plan"
            assert len(made.message) < 700
            return
        event = made[1][0].event
        assert parse_event(format_event(event)) == event
        opened += 1
        crowd = Crowd(started(planned), random.Random(seed), sense=1.0)
        for _ in range(15):
            assert not isinstance(crowd.step(), Rejected)

    run()
    assert opened > 10


@settings(SETTINGS, max_examples=80)
@given(st.sampled_from([*GAMES, "", "DNUP"]), st.dictionaries(TEXTS, VALUES, max_size=3), st.integers(2, 5))
def test_options_of_any_kind_are_refused_with_a_reason(game: str, given: Json, players: int) -> None:
    planned = Plan(game=game, options=given, seats=(MySeat(), *[OpenSeat()] * (players - 1)))
    refusal = open_table(TABLE, planned, "Ada", "en", Circumstances(0, lambda: secret(0)))
    if isinstance(refusal, Rejected):
        assert refusal.code == "table/bad-plan"
    else:
        assert given["players"] == players
