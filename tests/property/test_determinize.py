"""`redeal` against brute force on small decks: every world that looks the same to the seat is reached, no other, and
all equally often. The worlds are found by kit/worlds.py without the code under test."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

import numpy as np
import pytest

import updown
from kit.chance import assert_even
from kit.games import DEEP, FEW_TWINS, TWINS, Player, raw_state
from kit.worlds import count_keys, join, taken_openly, worlds_by_cards, worlds_by_history
from updown import Match
from updown.engine import stepping
from updown.engine.compiled import unit_of
from updown.rules import layout
from updown.rules.rng import new_stream

LEAST_WORLDS, MOST_WORLDS = 20, 4000
# Enough where the history is looked at: there a position counts that has few worlds by its nature.
FEW = 4
DRAWS_PER_WORLD = 40
Condition = Callable[[Match, Any], bool]


@dataclass(frozen=True, eq=False)
class Position:
    """The first position of seeded games in which the condition holds and neither too few nor too many worlds look
    the same to the seat."""

    about: str
    game: str
    options: dict[str, Any]
    seat: int | None
    holds: Condition
    style: str = "kinds"
    by_history: bool = False
    least: int = LEAST_WORLDS

    @cache  # noqa: B019
    def find(self) -> tuple[Match, list[Any]]:
        """The match, and the states that look like it."""
        game = updown.game(self.game, **self.options)
        for seed in range(500):
            match, player = game.deal(seed=seed), Player(self.style, seed)
            while not match.over and match.state()["round"] == 0:
                if self.holds(match, raw_state(match)):
                    worlds = list(islice(worlds_by_cards(match, self.seat), MOST_WORLDS + 1))
                    if self.least <= len(worlds) <= MOST_WORLDS:
                        return match, worlds
                player.play(match)
        raise AssertionError(f"no game comes to {self.about}")


def has_chosen(count: int) -> Condition:
    """So many seats have chosen a card, and seat 0 has not."""

    def holds(match: Match, state: Any) -> bool:
        waiting = match.game.players - len(match.turn)
        return match.state()["phase"] == "choose" and waiting == count and 0 in match.turn

    return holds


def trick(number: int, phase: str) -> Condition:
    return lambda match, state: state.trick == number and match.state()["phase"] == phase


def laid(seats: set[int]) -> Condition:
    return lambda match, state: state.phase == 0 and set(range(match.game.players)) - set(match.turn) == seats


def drawn_by_another(match: Match, state: Any) -> bool:
    return match.view(0)["pending"] is True


def drawn_with_a_known_card(match: Match, state: Any) -> bool:
    """The one who has just drawn holds a card taken openly before: that is not the one drawn."""
    return drawn_by_another(match, state) and state.taken[state.seat] != 0


def outstanding(match: Match) -> list[tuple[int, int]]:
    """How many cards each seat other than 0 has buried, and how many since each card that it took openly and may
    still hold."""
    state = raw_state(match)
    return [
        (state.buried_count[seat], state.buried_count[seat] - since) for seat, _, since in taken_openly(match) if seat
    ]


def taken_then_buried(match: Match, state: Any) -> bool:
    """Another seat took a card, then buried one: the card is in the hand or buried."""
    return any(since >= 1 and buried == since for buried, since in outstanding(match))


def buried_then_taken_then_buried(match: Match, state: Any) -> bool:
    """Only what was buried after the card was taken can be that card."""
    return any(1 <= since < buried for buried, since in outstanding(match))


def several_taken(match: Match, state: Any) -> bool:
    """Two cards taken at different times, with a bury after each."""
    return len({since for _, since in outstanding(match) if since}) >= 2


def turns(number: int) -> Condition:
    return lambda match, state: state.turns == number


def known_cards(match: Match, state: Any) -> bool:
    """Some card has gone from the table to another hand."""
    return any(state.known[seat] for seat in range(1, match.game.players))


def star_unseen(seen: int) -> Condition:
    """So many cards have been on the table, the star is not among them and not with seat 0."""

    def holds(match: Match, state: Any) -> bool:
        rules: Any = match.game.rules
        public = state.discarded
        for seat in range(rules.players):
            public |= state.known[seat]
        for place in range(rules.places):
            public |= state.sets[place]
        return public.bit_count() >= seen and not public & rules.star and state.starter != 0

    return holds


def both(one: Condition, two: Condition) -> Condition:
    return lambda match, state: one(match, state) and two(match, state)


UD, AA, DN = "up-and-down", "auf-und-ab", "dnup"
NINE, TWENTY = {"deck": "small-9"}, {"deck": "small-20"}
EIGHT, SIXTEEN = {"deck": "binary-8"}, {"deck": "binary-16"}
TEN = {"deck": "dnup-10"}

POSITIONS = [
    Position("the deal, 3 players", UD, {"players": 3, **NINE}, 0, trick(0, "change"), by_history=True),
    Position("one has chosen", UD, {"players": 3, **NINE}, 0, has_chosen(1), by_history=True),
    Position("two have chosen", UD, {"players": 3, **NINE}, 0, has_chosen(2), by_history=True),
    Position("the other has chosen", UD, {"players": 2, **NINE}, 0, has_chosen(1), by_history=True),
    Position("the second trick", UD, {"players": 3, **NINE}, 1, trick(1, "change"), by_history=True),
    Position("an onlooker after a trick", UD, {"players": 3, **NINE}, None, trick(1, "choose")),
    Position("a hand of five", UD, {"players": 2, **TWENTY}, 1, trick(0, "change")),
    Position("four players, late", UD, {"players": 4, **TWENTY}, 0, both(trick(3, "choose"), has_chosen(2))),
    Position("nobody has laid", AA, {"players": 3, **EIGHT}, 0, laid(set()), by_history=True),
    Position("another has laid", AA, {"players": 2, **EIGHT}, 0, laid({1}), by_history=True),
    Position("I and another have laid", AA, {"players": 3, **EIGHT}, 0, laid({0, 1}), by_history=True),
    Position("all are turned up", AA, {"players": 2, **SIXTEEN}, 0, lambda m, s: s.phase == 1),
    Position("another has just drawn", AA, {"players": 2, **SIXTEEN}, 0, drawn_by_another),
    Position("another has just drawn, 3", AA, {"players": 3, **EIGHT}, 0, drawn_by_another, "kinds", True, FEW),
    Position("drawn after a swap", AA, {"players": 2, **SIXTEEN}, 0, drawn_with_a_known_card, "hoard"),
    Position(
        "drawn after a swap, deep", AA, {"players": 2, "deck": DEEP}, 0, drawn_with_a_known_card, "hoard", True, FEW
    ),
    Position("drawn after a swap, 3 players", AA, {"players": 3, **SIXTEEN}, 0, drawn_with_a_known_card, "hoard"),
    Position("taken, then buried", AA, {"players": 2, "deck": DEEP}, 0, taken_then_buried, "hoard", True),
    Position("taken, then buried, 3 players", AA, {"players": 3, "deck": DEEP}, 0, taken_then_buried, "hoard"),
    Position(
        "buried, taken, buried", AA, {"players": 2, "deck": DEEP}, 0, buried_then_taken_then_buried, "hoard", True
    ),
    Position("buried, taken, buried, 3", AA, {"players": 3, "deck": DEEP}, 0, buried_then_taken_then_buried, "hoard"),
    Position("several taken, some buried", AA, {"players": 2, "deck": DEEP}, 0, several_taken, "hoard", True, FEW),
    Position("several taken, 3 players", AA, {"players": 3, "deck": DEEP}, 0, several_taken, "hoard"),
    Position("several taken, an onlooker", AA, {"players": 2, "deck": DEEP}, None, several_taken, "hoard"),
    Position("the deal, 3 players", DN, {"players": 3, **TEN}, 0, turns(0), by_history=True),
    Position("the deal, an onlooker", DN, {"players": 3, **TEN}, None, turns(0), by_history=True),
    Position("known cards", DN, {"players": 3, **TEN}, 0, known_cards, by_history=True),
    Position("known cards, 4 players", DN, {"players": 4, **TEN}, 0, known_cards),
    Position("the star unseen", DN, {"players": 4, **TEN}, 0, star_unseen(1)),
    Position("the star unseen, late, 5 players", DN, {"players": 5, **TEN}, 0, star_unseen(4)),
    Position("known cards, 5 players", DN, {"players": 5, **TEN}, 0, both(known_cards, star_unseen(3))),
    Position("two players", DN, {"players": 2}, 0, known_cards),
    Position("copies", DN, {"players": 3, "deck": TWINS}, 0, star_unseen(4)),
    Position("copies, a known one", DN, {"players": 4, "deck": TWINS}, 0, both(known_cards, star_unseen(5))),
    Position("copies, an onlooker", DN, {"players": 3, "deck": TWINS}, None, both(known_cards, star_unseen(7))),
    Position("few copies", DN, {"players": 3, "deck": FEW_TWINS}, 0, turns(0), by_history=True),
    Position(
        "few copies, later", DN, {"players": 3, "deck": FEW_TWINS}, 0, both(turns(2), star_unseen(1)), by_history=True
    ),
    Position("few copies, known", DN, {"players": 3, "deck": FEW_TWINS}, 0, known_cards, "kinds", True, FEW),
]


def name_of(position: Position) -> str:
    return f"{position.game}-{position.about.replace(', ', '-').replace(' ', '-')}"


@pytest.mark.parametrize("position", POSITIONS, ids=name_of)
def test_redeal_reaches_every_world_and_no_other_equally_often(position: Position) -> None:
    match, worlds = position.find()
    game = match.game
    expected = count_keys(match, join(worlds))

    states = np.zeros(DRAWS_PER_WORLD * len(worlds), layout.dtype_of(game.spec.State))
    observation = layout.memory(match.observe(position.seat))
    stream = layout.memory(new_stream(11, "redeal"))
    unit_of(type(game)).run(stepping.determinize_many, layout.memory(game.rules), observation, stream, states)
    found = count_keys(match, states)

    assert set(found) <= set(expected), "a world that cannot be"
    assert set(found) == set(expected), "a world that is never dealt"
    keys = list(expected)
    assert_even([found[key] for key in keys], [expected[key] for key in keys])
    assert_looks_the_same(match, position.seat, states)


def assert_looks_the_same(match: Match, seat: int | None, states: Any) -> None:
    """All of the observation, in every world."""
    observations = np.zeros(len(states), layout.dtype_of(match.game.spec.Observation))
    seats = np.full(len(states), -1 if seat is None else seat, np.int64)
    rules = layout.memory(match.game.rules)
    unit_of(type(match.game)).run(stepping.observe_many, rules, states, seats, observations)
    expected = layout.memory(match.observe(seat)).view(np.int64)
    assert np.array_equal(observations.view(np.int64).reshape(len(states), -1), np.tile(expected, (len(states), 1)))


@pytest.mark.parametrize("position", [position for position in POSITIONS if position.by_history], ids=name_of)
def test_worlds_of_the_cards_are_those_of_the_history(position: Position) -> None:
    """What a seat sees now tells as much as all that it has seen: the worlds are those in which it would have seen
    the same all along, and each of them comes about in as many ways."""
    match, worlds = position.find()
    now = count_keys(match, join(worlds))
    always = count_keys(match, join(worlds_by_history(match, position.seat)))
    assert set(now) == set(always)
    ways = {always[key] / now[key] for key in now}
    assert len(ways) == 1, "a world that comes about in more ways would be likelier"
