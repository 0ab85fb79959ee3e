"""Deals by a game's recipe, step by step over lists of names, as a program in another language does it. Every such deal
must equal the kernel's."""

from collections.abc import Collection
from typing import Any

from updown.rules.recipe import Recipe, Step
from updown.rules.rng import Stream, below, next_word


def take(stream: Stream, cards: list[str], count: int) -> list[str]:
    """Takes that number of random cards off the list. Taking all of them needs no random number."""
    if count == len(cards):
        taken, cards[:] = cards[:], []
        return taken
    return [cards.pop(below(stream, len(cards))) for _ in range(count)]


def stack(stream: Stream, cards: list[str]) -> list[str]:
    picked = [take(stream, cards, 1)[0] for _ in range(len(cards))]
    return picked[::-1]


def deal_by_recipe(recipe: Recipe, players: int, stream: Stream) -> dict[str, Any]:
    """The set-up of a round, dealt as the recipe says."""
    # Two cards may have the same name, so cards are identified by their places.
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
