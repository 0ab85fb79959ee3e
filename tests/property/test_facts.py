"""The facts of a move, which everybody receives, are made from what everybody sees, and from nothing else: whatever a
game's facts.py does, it has nothing to leak."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kit.games import default_kinds, raw_state
from property.paired_worlds import pairs
from updown import Match, game
from updown.games.registry import GAMES
from updown.rules import layout
from updown.rules.match import NOBODY, Json

SEEDS = range(12)
STEPS = 70


def seen_by_all(match: Match) -> bytes:
    return layout.memory(match.observe(None)).tobytes()


def hidden(match: Match) -> Json:
    """All truth, with the numbers that no state shows in JSON."""
    return {"state": match.state(), "memory": layout.memory(raw_state(match)).tobytes()}


def twin_move(match: Match, world: Match, rng: random.Random) -> tuple[int, int, int, int] | None:
    """A seat, its action here, one in the other world of which everybody sees the same, and the outcome of both."""
    seat = rng.choice(match.turn)
    observer, rules = match.game.observer, match.game.rules
    action = rng.choice(match.actions(seat))
    outcome = match.game.kernel.chance(rules, raw_state(match), seat, action, match._stream)
    wanted = observer.visible(rules, raw_state(match), seat, action, outcome)
    twins = [
        other
        for other in world.actions(seat)
        if observer.visible(rules, raw_state(world), seat, other, outcome) == wanted
    ]
    return (seat, action, rng.choice(twins), outcome) if twins else None


def play(match: Match, seat: int, action: int, outcome: int) -> None:
    """Plays an action; cards that are drawn are each world's own."""
    if match.game.id == "auf-und-ab":
        outcome = match.game.kernel.chance(match.game.rules, raw_state(match), seat, action, match._stream)
    match._play(seat, action, outcome, {})


@pytest.mark.parametrize(("name", "players"), default_kinds())
def test_worlds_that_look_the_same_to_everybody_have_the_same_facts(name: str, players: int) -> None:
    compared = different = 0
    for seed in SEEDS:
        rng = random.Random(f"{name} {players} {seed}")
        match = game(name, players=players).deal(seed=seed)
        for step in range(STEPS):
            if not match.turn:
                break
            world, here = match.determinize(None, seed=step), match.copy()
            assert seen_by_all(world) == seen_by_all(here)
            different += hidden(world) != hidden(here)
            found = twin_move(here, world, rng)
            if found is not None:
                seat, action, twin, outcome = found
                play(here, seat, action, outcome)
                play(world, seat, twin, outcome)
                assert here.move_facts == world.move_facts
                if seen_by_all(here) == seen_by_all(world):
                    assert here.effects == world.effects
                    compared += 1
            seat = rng.choice(match.turn)
            match.play(seat, rng.choice(match.moves(seat)))
    assert compared > 50
    assert different > 50


@pytest.mark.parametrize(("name", "players"), default_kinds())
def test_facts_are_made_from_what_an_onlooker_sees(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """No function of facts.py is ever given a state, a seat's own observation or a hidden action."""
    facts = GAMES[name].facts
    given: list[tuple[Any, Any, int]] = []

    def watched(function: Any) -> Any:
        def watch(rules: Any, notation: Any, before: Any, after: Any, seat: int, visible: int) -> Any:
            given.append((before, after, visible))
            return function(rules, notation, before, after, seat, visible)

        return watch

    monkeypatch.setattr(facts, "move_fact", watched(facts.move_fact))
    monkeypatch.setattr(facts, "effect_facts", watched(facts.effect_facts))
    rng = random.Random(f"{name} {players}")
    match = game(name, players=players).deal(seed=3)
    while match.turn and match.events_in_round < STEPS:
        before = seen_by_all(match)
        seat = rng.choice(match.turn)
        action = rng.choice(match.actions(seat))
        outcome = match.game.kernel.chance(match.game.rules, raw_state(match), seat, action, match._stream)
        wanted = match.game.observer.visible(match.game.rules, raw_state(match), seat, action, outcome)
        match._play(seat, action, outcome, {})
        after = seen_by_all(match)
        assert len(given) == 2
        for one, two, visible in given:
            assert (one.viewer, two.viewer, visible) == (NOBODY, NOBODY, wanted)
            assert (layout.memory(one).tobytes(), layout.memory(two).tobytes()) == (before, after)
        given.clear()


def everything(record: Any) -> Iterator[Json]:
    """Each number of a record as a fact."""
    yield {"fact": "everything", "numbers": layout.memory(record).tobytes().hex()}


@pytest.mark.parametrize("name", GAMES)
def test_facts_that_tell_all_that_they_are_given_leak_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log then has every number of both observations and of the move in it; a seat still cannot tell two worlds
    apart that look the same to it."""
    facts = GAMES[name].facts
    effect_facts = facts.effect_facts

    def talkative(rules: Any, notation: Any, before: Any, after: Any, seat: int, visible: int) -> list[Json]:
        found = effect_facts(rules, notation, before, after, seat, visible)
        return [*found, *everything(before), *everything(after), {"fact": "everything", "move": visible}]

    monkeypatch.setattr(facts, "effect_facts", talkative)
    for pair in pairs(name, 5, 0, 20):
        pair.compare()
