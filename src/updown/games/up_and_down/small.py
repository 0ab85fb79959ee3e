"""Up & Down with decks that are small enough for a full game tree of two players."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from updown.rules.match import Json
from updown.rules.small import begin_match, counted_outcomes, no_limit, nothing_to_prepare, two_hands

_DECK = {"format": "updown-deck/1", "game": "up-and-down", "first_chef": "C", "dice": 2, "hand": {"2": 2}}
_SIX = {**_DECK, "name": "walk-6", "suits": ["D", "C"], "values": [2, 3, 4]}
_NINE = {**_DECK, "name": "walk-9", "suits": ["D", "H", "C"], "values": [2, 3, 4]}

SMALL: Json = {"players": 2, "tiebreak": "shared", "deck": _SIX}
"""Its tree is built in seconds: six cards of which two are aside."""

LARGE: Json = {"players": 2, "tiebreak": "shared", "deck": _NINE}
"""Its tree is built in about a minute: nine cards of which five are aside."""

limit = no_limit
begin = begin_match
outcomes = counted_outcomes
prepare = nothing_to_prepare


def setups(game: Any) -> Iterator[Json]:
    """UD-5 to UD-8: all hands, dice, sides and first chefs; all are equally likely."""
    cards = game.notation.format_cards(game.rules.deck)
    faces = range(1, game.rules.dice_faces + 1)
    for hands, aside in two_hands(cards, game.rules.hand_size):
        for one, two, side, chef in product(faces, faces, ("up", "down"), (0, 1)):
            yield {"hands": hands, "aside": aside, "dice": [one, two], "side": side, "chef": chef}
