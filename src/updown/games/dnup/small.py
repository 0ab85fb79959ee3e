"""dnup with decks that are small enough for a full game tree of two players. The tree is that of the last round, when
each player has won one round: the winner of this round wins the match. Players may take and rotate for long, so
histories are cut off after some moves."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from updown.rules.match import Json
from updown.rules.small import counted_outcomes, nothing_to_prepare, two_hands

_DECK = {"format": "updown-deck/1", "game": "dnup", "star": "1/2"}
_FOUR = {**_DECK, "name": "walk-4", "cards": ["1/2", "1/3", "2/3", "1/4"]}
_SIX = {**_DECK, "name": "walk-6", "cards": ["1/2", "1/3", "2/3", "1/4", "2/4", "3/4"]}

SMALL: Json = {"players": 2, "deck": _FOUR}
"""Its tree is built in seconds: four cards, each of which may lie either way up in the other hand."""

LARGE: Json = {"players": 2, "deck": _SIX}
"""Its tree is built in about a minute: six cards."""

outcomes = counted_outcomes
prepare = nothing_to_prepare


def limit(game: Any) -> int | None:
    """Six moves with two cards each. In an equilibrium of `SMALL` nine rounds of ten are won before that; with more
    cards the tree would be too large."""
    return 6 if game.rules.hand_size <= 2 else 5


def begin(state: Any) -> None:
    """DN-20: each has won a round, so that the next one decides."""
    state.scores[0] = state.scores[1] = 1


def setups(game: Any) -> Iterator[Json]:
    """DN-4: all hands, every card either way up; all are equally likely."""
    cards = game.recipe().cards
    for hands, _ in two_hands(cards, game.rules.hand_size):
        for ways in product((False, True), repeat=len(cards)):
            turned = [turn_card(card) if way else card for card, way in zip(hands[0] + hands[1], ways, strict=True)]
            yield {"hands": [turned[: len(hands[0])], turned[len(hands[0]) :]]}


def turn_card(card: str) -> str:
    """The card upside down."""
    return "/".join(reversed(card.split("/")))
