"""A recipe says as data what a game's kernel does when it deals: dealt again by the recipe, step by step over lists of
names, every deal is the kernel's."""

from hypothesis import given, settings
from hypothesis import strategies as st

from kit.games import SETTINGS, games
from updown import Game
from updown.rules.rng import below, new_stream
from updown.testing.recipes import deal_by_recipe


@settings(SETTINGS, max_examples=200)
@given(games(), st.integers(0, 2**32))
def test_a_deal_by_the_recipe_is_the_kernels(game: Game, seed: int) -> None:
    by_kernel = game.deal(seed=0).deal_setup(new_stream(seed, "deal"))
    assert deal_by_recipe(game.recipe(), game.players, new_stream(seed, "deal")) == by_kernel


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
