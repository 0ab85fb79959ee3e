"""How a game's deal is drawn from its stream, as data. A program in another language, such as the browser, can repeat
the deal and compare, without knowing the game. The kernel's `deal` is authoritative: tests compare them."""

from typing import Any, NamedTuple


class Step(NamedTuple):
    """One step of a deal, after the hands. `kind` is one of:

    - `rest`: the cards that are left, under the name
    - `stack`: the cards that are left, picked one by one, the last one on top
    - `dice`: two dice; `values` are their faces
    - `one-of`: one of the values
    - `turn`: for each card a coin; heads turns it upside down, `3/4` to `4/3`
    """

    kind: str
    name: str = ""
    values: tuple[Any, ...] = ()


class Recipe(NamedTuple):
    """The cards in the order of their numbers, how many of them each seat picks in turn, and the steps after that.
    `rolls`: the faces of two dice that are rolled during the round, again while their sum stays the same; 0: none."""

    cards: tuple[str, ...]
    hand: int
    steps: tuple[Step, ...] = ()
    rolls: int = 0
