"""The options of each game as types, made from what the games declare; do not edit. `make format`
writes it anew."""

import os
from collections.abc import Mapping
from typing import Any, Literal, Required, SupportsIndex, TypedDict

Deck = str | os.PathLike[str] | Mapping[str, Any]


class UpAndDownOptions(TypedDict, total=False):
    """The options of Up & Down."""

    players: Required[SupportsIndex]
    """How many play; a number from 2 to 4."""
    edition: Literal["classic", "ludolux"]
    """Whose suits and pictures (UD-2); normally classic."""
    rounds: SupportsIndex
    """How many rounds (UD-16); a number from 1 to 20; normally 1."""
    tiebreak: Literal["extra-round", "shared"]
    """What a tie for first place brings (UD-17); normally extra-round."""
    deck: Deck
    """The cards: the name of a deck, a file ending in .toml, or its content."""


class AufUndAbOptions(TypedDict, total=False):
    """The options of Auf und Ab."""

    players: Required[SupportsIndex]
    """How many play; a number from 2 to 3."""
    goal: Literal["high", "low"]
    """Whether most or fewest points win (AA-13); normally high."""
    deck: Deck
    """The cards: the name of a deck, a file ending in .toml, or its content."""


class DnupOptions(TypedDict, total=False):
    """The options of dnup."""

    players: Required[SupportsIndex]
    """How many play; a number from 2 to 5."""
    deck: Deck
    """The cards: the name of a deck, a file ending in .toml, or its content."""


class AnyOptions(TypedDict, total=False):
    """The options of all games together, where the game is known only when the program runs."""

    players: SupportsIndex
    edition: Literal["classic", "ludolux"]
    rounds: SupportsIndex
    tiebreak: Literal["extra-round", "shared"]
    goal: Literal["high", "low"]
    deck: Deck
