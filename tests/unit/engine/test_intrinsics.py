"""Machine instructions for sets of cards do what rules/bits.py says, with the deposit instruction and without it, and
those for whole records what engine/memory.py says; and a random player, which is built on them, chooses evenly."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import updown
from kit import drawing
from kit.chance import assert_even
from kit.games import TWINS, Player
from updown import Match
from updown.engine import intrinsics, memory, random_games
from updown.engine.compile import Unit
from updown.engine.compiled import rule_modules
from updown.games.dnup.game import Dnup
from updown.games.registry import GAMES
from updown.rules import bits, layout
from updown.rules.layout import Records, Vector
from updown.rules.rng import Stream, new_stream

HIGHEST = 62


def many_masks() -> list[int]:
    """Sets of every size, cards at every place, up to the 63rd."""
    chance = np.random.default_rng(1)
    masks = [1 << bit for bit in range(HIGHEST + 1)]
    masks += [(1 << bit) - 1 for bit in range(1, HIGHEST + 2)]
    masks += [(1 << HIGHEST + 1) - 1 ^ 1 << bit for bit in range(HIGHEST + 1)]
    for density in (1, 2, 4, 8, 16, 32, 48, 60):
        for _ in range(60):
            masks.append(sum(1 << int(bit) for bit in chance.choice(HIGHEST + 1, density, replace=False)))
    return masks


MASKS = many_masks()


@pytest.fixture(params=["as this processor can", "without deposit"])
def unit(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Unit:
    """The functions of rules/bits.py compiled. Without deposit in a cache of its own: sources are the same."""
    if request.param == "without deposit":
        monkeypatch.setattr(intrinsics, "has_deposit", lambda: False)
        monkeypatch.setenv("UPDOWN_CACHE", str(tmp_path))
        assert bits.deposit not in intrinsics.replacements()
        assert intrinsics.replacements()[bits.nth_bit] is intrinsics.nth_bit_by_halves
    return Unit("bits", rule_modules(Dnup), [random_games, drawing])


def run(unit: Unit, program: Any, *columns: list[int]) -> list[int]:
    out = np.zeros(len(columns[0]), np.int64)
    unit.run(program, *(np.array(column, np.int64) for column in columns), out)
    found: list[int] = out.tolist()
    return found


def test_count_and_lowest(unit: Unit) -> None:
    assert run(unit, drawing.count_all, [0, *MASKS]) == [bits.count_bits(mask) for mask in [0, *MASKS]]
    assert run(unit, drawing.lowest_all, MASKS) == [bits.lowest_bit(mask) for mask in MASKS]


def test_nth(unit: Unit) -> None:
    pairs = [(mask, n) for mask in MASKS for n in range(mask.bit_count())]
    masks, numbers = [mask for mask, _ in pairs], [n for _, n in pairs]
    assert run(unit, drawing.nth_all, masks, numbers) == [bits.nth_bit(mask, n) for mask, n in pairs]


def test_deposit(unit: Unit) -> None:
    chance = np.random.default_rng(2)
    pairs = [(0, 0b1011), (5, 0b1011), (7, 0b1011)]
    for mask in MASKS:
        size = min(mask.bit_count(), 40)
        pairs += [(int(digits), mask) for digits in chance.integers(0, 1 << size, 4)]
    digits, masks = [digit for digit, _ in pairs], [mask for _, mask in pairs]
    assert run(unit, drawing.deposit_all, digits, masks) == [bits.deposit(digit, mask) for digit, mask in pairs]


def test_the_plain_functions_say_what_sets_of_cards_say() -> None:
    """rules/bits.py itself, against lists of places."""
    for mask in MASKS:
        places = [bit for bit in range(HIGHEST + 1) if mask >> bit & 1]
        assert bits.count_bits(mask) == len(places)
        assert bits.lowest_bit(mask) == places[0]
        assert [bits.nth_bit(mask, n) for n in range(len(places))] == places
        assert bits.deposit((1 << len(places)) - 1, mask) == mask
        assert bits.deposit(0b101, mask) == sum(1 << place for place in places[0:3:2])
    assert bits.count_bits(0) == 0
    assert bits.deposit(0, 0b110) == 0


def test_replacements_are_those_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intrinsics, "has_deposit", lambda: True)
    words = {bits.count_bits, bits.lowest_bit, bits.nth_bit, bits.deposit}
    assert set(intrinsics.replacements()) == words | {memory.overwrite, memory.wipe}
    assert intrinsics.replacements()[bits.nth_bit] is not intrinsics.nth_bit_by_halves


# --- whole records ---


def numbered_states(name: str, count: int) -> Records:
    """Records in which every number is another."""
    states: Records = np.zeros(count, layout.dtype_of(GAMES[name].spec.State))
    numbers = states.view(np.int64)
    numbers[:] = np.arange(1, len(numbers) + 1) * -0x0102030405060709
    return states


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_overwriting_and_wiping_change_one_whole_record(name: str, plain: bool) -> None:
    unit, before = game_unit(name, plain), numbered_states(name, 3)
    states = before.copy()
    unit.run(drawing.overwrite_one, states, 1, 2)
    assert states[1] == before[2]
    assert states.tobytes() == before[[0, 2, 2]].tobytes()
    unit.run(drawing.wipe_one, states, 1)
    assert not states[1:2].view(np.int64).any()
    assert states[[0, 2]].tobytes() == before[[0, 2]].tobytes()


@pytest.mark.parametrize("plain", [False, True])
def test_a_copy_is_independent(plain: bool) -> None:
    unit, states = game_unit("dnup", plain), numbered_states("dnup", 2)
    unit.run(drawing.overwrite_one, states, 0, 1)
    unit.run(drawing.wipe_one, states, 1)
    assert states.tobytes() == numbered_states("dnup", 2)[1].tobytes() + bytes(states.itemsize)
    unit.run(drawing.overwrite_one, states, 0, 0)
    assert states[0] == numbered_states("dnup", 2)[1]


# --- a random player ---


@cache
def game_unit(name: str, plain: bool = False) -> Unit:
    return Unit(name, rule_modules(GAMES[name]), [random_games, drawing], plain)


def choices(match: Match, seat: int, draws: int) -> Vector:
    """The move that a random player chooses here with each of many streams."""
    game, actions = match.game, np.zeros(draws, np.int64)
    key, stream = layout.memory(new_stream(4, "test")), np.zeros(1, layout.dtype_of(Stream))
    tally = np.zeros(1, layout.dtype_of(game.spec.Tally))
    memory = layout.memory(game.rules), layout.memory(match._state)
    game_unit(game.id).run(drawing.first_moves, *memory, seat, tally, key, stream, actions)
    return actions


POSITIONS: list[tuple[str, dict[str, Any], int]] = [
    ("up-and-down", {"players": 4}, 0),
    ("up-and-down", {"players": 4}, 1),
    ("up-and-down", {"players": 2}, 17),
    ("auf-und-ab", {"players": 2}, 0),
    ("auf-und-ab", {"players": 2}, 2),
    ("auf-und-ab", {"players": 2}, 14),
    ("auf-und-ab", {"players": 3}, 9),
    ("dnup", {"players": 2}, 0),
    ("dnup", {"players": 3}, 12),
    ("dnup", {"players": 5}, 25),
    ("dnup", {"players": 2, "deck": TWINS}, 6),
    ("dnup", {"players": 4, "deck": TWINS}, 9),
]


@pytest.mark.parametrize(("name", "options", "moves"), POSITIONS)
def test_a_random_player_chooses_evenly_among_the_listed_moves(name: str, options: dict[str, Any], moves: int) -> None:
    match, player = updown.game(name, **options).deal(seed=6), Player("kinds", 6)
    for _ in range(moves):
        player.play(match)
    seat = match.turn[0]
    legal = match.actions(seat)
    assert len(legal) > 2, "a position that can tell something"
    found, counts = np.unique(choices(match, seat, 60 * len(legal)), return_counts=True)
    assert set(found.tolist()) == set(legal)
    assert_even(counts)
