"""Views, states, moves and facts fit the types that their game declares, and the types say nothing that is never so."""

import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect as kinds

from kit.games import default_kinds
from updown import Match, game
from updown.games.registry import BUILT_IN
from updown.rules.match import Json
from updown.server.describe.story import all_lines
from updown.table.lines import TableLine

SEEDS = range(8)
STEPS = 250


def matches(name: str, players: int) -> Iterator[Match]:
    """Random matches, at every step; each second one prefers what has been done least, so that rare moves happen."""
    for seed in SEEDS:
        rng = random.Random(f"{name} {players} {seed}")
        match = game(name, players=players).deal(seed=seed)
        made: dict[str, int] = defaultdict(int)
        yield match
        for _ in range(STEPS):
            if not match.turn:
                break
            seat = rng.choice(match.turn)
            moves = match.moves(seat)
            if seed % 2:
                least = min(made[move["move"]] for move in moves)
                moves = [move for move in moves if made[move["move"]] == least]
            move = rng.choice(moves)
            made[move["move"]] += 1
            match.play(seat, move)
            yield match


def fits(data: Json, shape: Any) -> None:
    msgspec.convert(data, shape, strict=True)


@pytest.mark.parametrize(("name", "players"), default_kinds())
def test_everything_fits_its_type(name: str, players: int) -> None:
    for match in matches(name, players):
        kind = type(match.game)
        fits(match.state(), kind.State)
        for seat in (None, *range(players)):
            fits(match.view(seat), kind.View)
        for seat in match.turn:
            for move in match.moves(seat):
                fits(move, kind.Move)
        for fact in match.last_facts:
            fits(fact, kind.Fact)


def structs(shape: Any) -> list[kinds.StructType]:
    info = kinds.type_info(shape)
    found = info.types if isinstance(info, kinds.UnionType) else (info,)
    return [each for each in found if isinstance(each, kinds.StructType)]


@pytest.mark.parametrize("name", [each.id for each in BUILT_IN])
def test_every_kind_happens_and_optional_keys_are_neither_always_nor_never_there(name: str) -> None:
    seen: dict[tuple[str, str], list[set[str]]] = defaultdict(list)
    for _, players in (each for each in default_kinds() if each[0] == name):
        for match in matches(name, players):
            best = match.game.best_turn(match.last_facts)
            for fact in match.last_facts if best is None else [*match.last_facts, best]:
                fits(fact, type(match.game).Fact)
                seen["fact", fact["fact"]].append(set(fact))
            for seat in match.turn:
                for move in match.moves(seat):
                    seen["move", move["move"]].append(set(move))
    kind = next(each for each in BUILT_IN if each.id == name)
    declared = {(str(each.tag_field), str(each.tag)): each for each in (*structs(kind.Move), *structs(kind.Fact))}
    assert seen.keys() == declared.keys()
    for key, struct in declared.items():
        for field in struct.fields:
            if not field.required:
                there = [field.encode_name in keys for keys in seen[key]]
                assert any(there), (key, field.name)
                assert not all(there), (key, field.name)


def test_the_lines_of_a_table_fit_their_types() -> None:
    codes = set()
    for code, values in all_lines():
        if code.startswith("table/"):
            fits({"code": code, **values}, TableLine)
            codes.add(code)
    assert codes == {each.tag for each in structs(TableLine)}


def test_a_key_that_no_type_has_is_noticed() -> None:
    view = game("dnup", players=3).deal(seed=1).view(0)
    with pytest.raises(msgspec.ValidationError):
        fits({**view, "hand": []}, game("dnup", players=3).View)
