"""A recipe says as data what a game's kernel does when it deals: dealt again by the recipe, step by step over lists of
names, every deal is the kernel's."""

from collections.abc import Collection
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from kit.games import SETTINGS, games
from updown import Game
from updown.rules.recipe import Recipe, Step
from updown.rules.rng import Stream, below, new_stream, next_word


def take(stream: Stream, cards: list[str], count: int) -> list[str]:
    """So many of the cards, which leave the list. Who takes all has no choice."""
    if count == len(cards):
        taken, cards[:] = cards[:], []
        return taken
    return [cards.pop(below(stream, len(cards))) for _ in range(count)]


def stack(stream: Stream, cards: list[str]) -> list[str]:
    picked = [take(stream, cards, 1)[0] for _ in range(len(cards))]
    return picked[::-1]


def deal(recipe: Recipe, players: int, stream: Stream) -> dict[str, Any]:
    # Two cards may have the same name: each goes by its place.
    cards = [f"{place} {name}" for place, name in enumerate(recipe.cards)]
    hands = [take(stream, cards, recipe.hand) for _ in range(players)]
    setup: dict[str, Any] = {}
    turned: set[int] = set()
    for step in recipe.steps:
        if step.kind == "rest":
            setup[step.name] = names(cards)
        elif step.kind == "stack":
            setup[step.name] = [card.split()[1] for card in stack(stream, cards)]
        elif step.kind == "dice":
            setup[step.name] = [step.values[below(stream, len(step.values))] for _ in range(2)]
        elif step.kind == "one-of":
            setup[step.name] = step.values[below(stream, len(step.values))]
        else:
            assert step == Step("turn")
            bits = f"{next_word(stream):032b}"[::-1] + f"{next_word(stream) >> 1:031b}"[::-1]
            turned = {place for place, bit in enumerate(bits) if bit == "1"}
    return {"hands": [names(hand, turned) for hand in hands], **setup}


def names(cards: list[str], turned: Collection[int] = ()) -> list[str]:
    found = []
    for card in cards:
        place, name = card.split()
        found.append("/".join(reversed(name.split("/"))) if int(place) in turned else name)
    return sorted(found)


@settings(SETTINGS, max_examples=200)
@given(games(), st.integers(0, 2**32))
def test_a_deal_by_the_recipe_is_the_kernels(game: Game, seed: int) -> None:
    by_kernel = game.deal(seed=0).deal_setup(new_stream(seed, "deal"))
    assert deal(game.recipe(), game.players, new_stream(seed, "deal")) == by_kernel


@settings(SETTINGS, max_examples=50)
@given(games(), st.integers(0, 2**32))
def test_rolls_by_the_recipe_are_the_kernels(game: Game, seed: int) -> None:
    recipe, match = game.recipe(), game.deal(seed=seed)
    if not recipe.rolls:
        assert "roll" not in game.chance_keys
        return
    event = match.resolve(match.turn[0], {"move": "roll"}, lambda: new_stream(seed, "event 0"))
    stream, dice = new_stream(seed, "event 0"), [0, 0]
    while sum(dice) in (0, match.state()["trump"]):
        dice = [1 + below(stream, recipe.rolls) for _ in range(2)]
    assert event["dice"] == dice
