"""Every game passes the conformance suite that is shipped as `updown.testing`: the three of the package and the example
that lives outside it. A game that breaks a promise is caught."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from kit.outside import SEESAW, seesaw_added
from updown import Game
from updown.games.registry import BUILT_IN, GAMES
from updown.games.up_and_down.game import UpAndDown
from updown.rules.recipe import Recipe
from updown.testing import CHECKS
from updown.testing.checks import (
    Check,
    check_end,
    check_features,
    check_moves,
    check_recipe,
    check_rules_page,
    check_secrecy,
    check_views,
)


@pytest.fixture(autouse=True, scope="module")
def _added() -> Iterator[None]:
    with seesaw_added():
        yield


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("game", [*BUILT_IN, SEESAW], ids=lambda game: game.id)
def test_the_suite(game: type[Game], check: Check) -> None:
    check(game)


# --- a game that breaks a promise is caught ---


def changed(module: Any, **functions: Any) -> Any:
    """The module with some functions replaced."""
    return SimpleNamespace(**vars(module) | functions)


def leak(rules: Any, state: Any, observation: Any) -> None:
    SEESAW.observer.see_public(rules, state, observation)
    observation.hands[0] = state.hands[0]


def tell_aside(rules: Any, notation: Any, before: Any, after: Any, seat: int, visible: int) -> Any:
    return {"fact": "played", "seat": seat, "hidden": {1, 2}}


class Leaky(SEESAW):  # type: ignore[misc, valid-type]
    observer = changed(SEESAW.observer, see_public=leak)


class Lax(SEESAW):  # type: ignore[misc, valid-type]
    kernel = changed(SEESAW.kernel, check=lambda rules, state, seat, action: 0)


class Crooked(SEESAW):  # type: ignore[misc, valid-type]
    def recipe(self) -> Recipe:
        return super().recipe()._replace(steps=())  # type: ignore[no-any-return]


class Endless(SEESAW):  # type: ignore[misc, valid-type]
    kernel = changed(SEESAW.kernel, leaders=0, apply=lambda *_: None)


class Unwritten(SEESAW):  # type: ignore[misc, valid-type]
    facts = changed(SEESAW.facts, move_fact=tell_aside)


class Unruly(SEESAW):  # type: ignore[misc, valid-type]
    spec = changed(SEESAW.spec, REFUSALS={1: ("game-over", "SS-99")})


class Short(UpAndDown):
    features = changed(UpAndDown.features, write_row=lambda *_: 3)


class Loud(UpAndDown):
    features = changed(UpAndDown.features, write_row=lambda rules, plan, seen, partial, row: row.fill(99) or len(row))


@pytest.mark.parametrize(
    ("broken", "check", "problem"),
    [
        (Leaky, check_secrecy, "observation differs"),
        (Lax, check_moves, "not among the legal moves"),
        (Crooked, check_recipe, "the recipe deals"),
        (Endless, check_end, "no end after"),
        (Unwritten, check_views, "not JSON"),
        (Unruly, check_rules_page, "no such rules"),
        (Short, check_features, "3 columns are written, and `fields` has 105"),
        (Loud, check_features, "a feature is out of its bounds"),
    ],
)
def test_a_broken_promise_is_caught(
    broken: type[Game], check: Check, problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, SEESAW.id, broken)
    with pytest.raises(AssertionError, match=problem):
        check(broken)
