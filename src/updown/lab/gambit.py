"""The tree of a small game as text in Gambit's format for extensive games (.efg), which Gambit and OpenSpiel read:
`pyspiel.load_efg_game(format_efg(tree))` is the game in C++, for any of OpenSpiel's algorithms."""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from updown.lab.trees import LEAF, Tree


def format_efg(tree: Tree, *, of: str = "wins") -> str:
    """The tree, with the difference in points (of='score') or in shares of the win (of='wins') as the payoff. Moves
    have the numbers of `match.moves`, information sets the numbers of the tree as their names.

    >>> import updown
    >>> from updown.lab.gambit import format_efg
    >>> from updown.lab.trees import walk
    >>> deck = {"format": "updown-deck/1", "game": "auf-und-ab", "name": "tiny", "symbols": ["A", "B"],
    ...         "hand": {"2": 2}, "lay": {"2": 1}}
    >>> print(format_efg(walk(updown.game("auf-und-ab", players=2, deck=deck)))[:41])
    EFG 2 R "Auf und Ab, tiny" { "0" "1" } ""
    """
    return "\n".join(_lines(tree, of)) + "\n"


def _lines(tree: Tree, of: str) -> Iterator[str]:
    yield f'EFG 2 R "{tree.game.title}, {tree.game.deck_name}" {{ "0" "1" }} ""'
    worth = tree.utility(of, 0).tolist()
    ends: dict[float, int] = {}
    draws: dict[tuple[float, ...], int] = {}
    infoset, chance, slot = tree.infoset.tolist(), tree.chance.tolist(), tree.slot.tolist()
    seats, moves = tree.seat.tolist(), tree.moves.tolist()
    # The format counts the information sets of each player from 1.
    counted = np.where(tree.seat == 0, np.cumsum(tree.seat == 0), np.cumsum(tree.seat == 1)).tolist()
    children = _children(tree)

    def draw(nodes: list[int]) -> str:
        """A chance node before these nodes; information sets of chance with the same numbers are the same."""
        shares = tuple(chance[node] for node in nodes)
        number = draws.setdefault(shares, len(draws) + 1)
        outcomes = " ".join(f'"{place}" {share:.17g}' for place, share in enumerate(shares))
        return f'c "" {number} "" {{ {outcomes} }} 0'

    # The nodes that are still to be written, the next one last; a list is a chance node before its nodes.
    stack: list[int | list[int]] = [list(range(tree.levels[0].stop))]
    while stack:
        node = stack.pop()
        if isinstance(node, list):
            yield draw(node)
            stack.extend(reversed(node))
        elif infoset[node] == LEAF:
            gets = worth[node] + 0.0
            number = ends.setdefault(gets, len(ends) + 1)
            yield f't "" {number} "" {{ {gets:g} {-gets:g} }}'
        else:
            own = infoset[node]
            count = moves[own]
            names = " ".join(f'"{move}"' for move in range(count))
            yield f'p "" {seats[own] + 1} {counted[own]} "{own}" {{ {names} }} 0'
            after: list[list[int]] = [[] for _ in range(count)]
            for child in children[node]:
                after[slot[child]].append(child)
            stack.extend(nodes[0] if len(nodes) == 1 else nodes for nodes in reversed(after))


def _children(tree: Tree) -> list[list[int]]:
    """The nodes below each node, in order."""
    first = tree.levels[0].stop
    below = np.argsort(tree.parent[first:], kind="stable") + first
    bounds = np.searchsorted(tree.parent[below], np.arange(len(tree.parent) + 1)).tolist()
    listed = below.tolist()
    return [listed[start:stop] for start, stop in pairwise(bounds)]
