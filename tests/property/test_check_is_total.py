"""`check` judges every 64-bit integer, not only those that stand for a move: it is fine with exactly the actions that
are listed for the seat, and has a reason with a rule for all others. Plain and compiled code agree on each."""

import random
import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import updown
from kit.games import DEEP, TWINS, Player, kind_name, kinds
from updown import Game, Match
from updown.engine import stepping
from updown.engine.compiled import unit_of
from updown.rules import layout

RULE = re.compile(r"(UD|AA|DN)-[1-9][0-9]?")
LARGEST = 2**63 - 1
POSITIONS = 6
STEPS_BETWEEN = {"up-and-down": 3, "auf-und-ab": 4, "dnup": 9}
ALTERED = 1500

OPTIONS_BESIDE: list[tuple[str, dict[str, Any]]] = [
    ("up-and-down", {"players": 2, "edition": "ludolux", "rounds": 3, "tiebreak": "shared"}),
    ("auf-und-ab", {"players": 3, "goal": "low", "deck": DEEP}),
]


def wrapped(number: int) -> int:
    """The number as 64 bits hold it, with a sign."""
    return (number + 2**63) % 2**64 - 2**63


def altered(action: int, chance: random.Random) -> Iterator[int]:
    """Integers that look much like this action: bits changed, parts exchanged, moved or made larger."""
    yield action ^ 1 << chance.randrange(63)
    yield action ^ 1 << chance.randrange(63) ^ 1 << chance.randrange(63)
    yield action + chance.choice((-1, 1)) * (1 << chance.randrange(60))
    yield -action
    yield ~action
    yield wrapped(action << chance.randrange(1, 16))
    yield action >> chance.randrange(1, 16)
    yield wrapped(action | chance.getrandbits(64))
    yield action & chance.getrandbits(63)
    for low, high, width in ((0, 8, 8), (8, 16, 8), (0, 16, 8), (48, 53, 4), (0, 1, 1), (48, 57, 5)):
        yield exchanged(action, low, high, width)
    yield action & ~0xFFFF | (action & 0xFF) * 0x101


def exchanged(action: int, low: int, high: int, width: int) -> int:
    """The same with two groups of bits changed for each other."""
    mask = (1 << width) - 1
    differing = (action >> low ^ action >> high) & mask
    return action ^ differing << low ^ differing << high


def candidates(game: Game, legal: list[int], chance: random.Random) -> list[int]:
    """Every action of the game, and many integers that are none."""
    everything = game.all_actions()
    found = {0, 1, -1, LARGEST, -LARGEST - 1, *everything, *legal}
    for _ in range(ALTERED // 15):
        found.update(altered(chance.choice(legal or everything), chance))
        found.update(altered(chance.choice(everything), chance))
        found.add(wrapped(chance.getrandbits(64)))
        found.add(chance.getrandbits(chance.randrange(1, 63)))
    assert all(-LARGEST - 1 <= action <= LARGEST for action in found)
    return sorted(found)


def compiled_reasons(match: Match, seat: int, actions: list[int]) -> list[int]:
    """What compiled code says to each of these."""
    states = np.repeat(layout.memory(match._state), len(actions))
    reasons = np.zeros(len(actions), np.int64)
    given = np.full(len(actions), seat), np.array(actions, np.int64)
    unit_of(type(match.game)).run(stepping.check_many, layout.memory(match.game.rules), states, *given, reasons)
    judged: list[int] = reasons.tolist()
    return judged


def judge(match: Match, chance: random.Random) -> None:
    """Every seat, those that need not act too."""
    game = match.game
    for seat in range(game.players):
        legal = match.actions(seat)
        actions = candidates(game, legal, chance)
        reasons = [game.kernel.check(game.rules, match._state, seat, action) for action in actions]
        allowed = [action for action, reason in zip(actions, reasons, strict=True) if reason == game.spec.FINE]
        assert allowed == sorted(legal), f"seat {seat}, beside the list: {sorted({*allowed} ^ {*legal})[:5]}"
        assert compiled_reasons(match, seat, actions) == reasons
        for reason, action in dict(zip(reasons, actions, strict=True)).items():
            if reason != game.spec.FINE:
                refusal = game.refusal(match._state, seat, action, reason)
                assert RULE.fullmatch(refusal.rule)
                assert refusal.code
                assert refusal.problem


@pytest.mark.parametrize("kind", kinds() + OPTIONS_BESIDE, ids=kind_name)
def test_check_is_fine_with_the_listed_actions_and_with_no_other_integer(kind: tuple[str, dict[str, Any]]) -> None:
    name, options = kind
    chance = random.Random(kind_name(kind))
    looked_at = 0
    for style in ("even", "kinds", "hoard"):
        match, player = updown.game(name, **options).deal(seed=chance.getrandbits(32)), Player(style, 1)
        for _ in range(POSITIONS // 3):
            judge(match, chance)
            looked_at += 1
            for _ in range(chance.randrange(1, 2 * STEPS_BETWEEN[name])):
                if not match.over:
                    player.play(match)
    assert looked_at == POSITIONS


def reason_of(match: Match, action: int) -> int:
    return match.game.kernel.check(match.game.rules, match._state, match.turn[0], action)


def test_one_card_cannot_be_swapped_twice_nor_a_pair_in_the_other_order() -> None:
    match, player = updown.game("auf-und-ab", players=2, deck=DEEP).deal(seed=1), Player("hoard", 1)
    spec = match.game.spec
    swaps: list[int] = []
    while not swaps:
        player.play(match)
        swaps = [action for action in match.actions(match.turn[0]) if action >> spec.KIND_SHIFT == spec.SWAP]
    one, two = swaps[0] & 255, swaps[0] >> 8 & 255
    rest = swaps[0] & ~0xFFFF
    assert reason_of(match, swaps[0]) == spec.FINE
    for first, second in ((one, one), (two, two), (two, one)):
        assert reason_of(match, rest | second << 8 | first) == spec.SWAP_NOT_HELD


def test_two_cards_cannot_be_added_nor_none() -> None:
    match, player = updown.game("dnup", players=3, deck=TWINS).deal(seed=1), Player("kinds", 1)
    spec = match.game.spec
    found: dict[int, list[int]] = {}
    while not any(len(cards) > 1 for cards in found.values()):
        player.play(match)
        adds = [action for action in match.actions(match.turn[0]) if action >> spec.KIND_SHIFT == spec.ADD]
        found = {action & ~spec.CARD_MASK: [] for action in adds}
        for action in adds:
            found[action & ~spec.CARD_MASK].append(action & spec.CARD_MASK)
    where, cards = next((where, cards) for where, cards in found.items() if len(cards) > 1)
    assert reason_of(match, where | cards[0]) == spec.FINE
    assert reason_of(match, where | cards[0] | cards[1]) == spec.ADD_NOT_HELD
    assert reason_of(match, where) == spec.ADD_NOT_HELD
