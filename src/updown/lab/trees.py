"""The full game tree of a small game for two, as flat arrays: every history, with the exact probabilities of deals and
dice, and the information sets of both seats. exploit.py evaluates strategies over it."""

import marshal
from array import array
from collections.abc import Sequence
from hashlib import blake2b
from itertools import pairwise
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from updown.agents.api import Observation
from updown.rules import layout
from updown.rules.bits import lowest_bit
from updown.rules.match import Game, Json, Small

MOST_NODES = 5_000_000
LEAF = -1


class TooLarge(ValueError):
    """A game with too many histories to walk them all.

    >>> import updown
    >>> from updown.lab.trees import TooLarge, walk
    >>> game = updown.game("up-and-down", players=2, tiebreak="shared", deck="small-9")
    >>> try:
    ...     walk(game, most=10_000)
    ... except TooLarge as error:
    ...     print(str(error).removeprefix(repr(game)))
     has more than 10000 histories: too many to walk
    """


# --- the tree ---


class Tree:
    """The nodes of a game tree, ordered by depth. A node is a decision of a seat, or the end of a history. Chance is
    part of the move before it, so one move may lead to several nodes.

    An information set is all that a seat has seen and done up to a decision. It contains more than the observation at
    that point, which for instance leaves out what the chef of an earlier trick has changed: a perfect opponent
    remembers. Where several seats choose at once, the lowest goes first and the others do not see its choice."""

    def __init__(self, game: Game, walk: "_Walk") -> None:
        self.game = game
        depth = np.frombuffer(walk.depth, np.int32)
        order = np.argsort(depth, kind="stable")
        place = np.empty_like(order)
        place[order] = np.arange(len(order))
        parent = np.frombuffer(walk.parent, np.int32)[order]
        bounds = np.searchsorted(depth[order], np.arange(depth.max() + 2))
        self.levels = [slice(first, last) for first, last in pairwise(bounds.tolist())]
        self.parent = np.where(parent < 0, -1, place[parent])
        """The parent node; -1 at a deal."""
        self.slot = np.frombuffer(walk.slot, np.int32)[order]
        """The index of the parent's move that leads to this node."""
        self.chance = np.frombuffer(walk.chance, np.float64)[order]
        """The probability that chance leads to this node after that move."""
        self.infoset = np.frombuffer(walk.infoset, np.int32)[order]
        """The information set of the seat that decides; LEAF at the end of a history."""
        self.scores = np.frombuffer(walk.score, np.float64)[order]
        self.wins = np.frombuffer(walk.wins, np.float64)[order]
        """At the end of a history, the difference of seat 0 and seat 1: in points, and in the share of the win."""
        self.seat = np.frombuffer(walk.owner, np.int32)
        self.moves = np.frombuffer(walk.moves, np.int32)
        self.shown = np.frombuffer(walk.shown, np.int32)
        """For each information set: the seat, the number of its moves, and the number of its last observation."""
        self.observations = list(walk.shown_bytes)
        self.width = int(self.moves.max())

    @property
    def histories(self) -> int:
        """The number of histories, from deal to end."""
        return int((self.infoset == LEAF).sum())

    def utility(self, of: str, seat: int) -> NDArray[np.float64]:
        """The value of each end to the seat: the difference in points, or in the share of the win."""
        if of not in ("score", "wins"):
            raise ValueError(f"of is {of!r}, expected 'score' or 'wins'")
        worth = self.scores if of == "score" else self.wins
        return worth if seat == 0 else -worth

    def range(self, of: str) -> float:
        """The difference between the best and the worst possible end."""
        worth = self.utility(of, 0)[self.infoset == LEAF]
        return float(worth.max() - worth.min())

    def first_sign(self) -> NDArray[np.float64]:
        """For each node, 1 if seat 0 is the first to decide in its history, and -1 if seat 1 is."""
        found = np.where(self.seat[self.infoset] == 0, 1.0, -1.0)
        for level in self.levels[1:]:
            found[level] = found[self.parent[level]]
        return found

    def observation(self, number: int) -> Observation:
        """The observation of that number, as an agent receives it."""
        described = self.game.spec.Observation
        record = np.frombuffer(self.observations[number], layout.dtype_of(described)).copy()
        return Observation(self.game, layout.attach(described, record))


def small_of(game: Game | type[Game]) -> Small:
    """The game's description of its small decks; TooLarge if it has none."""
    if game.small is None:
        raise TooLarge(f"{game.title} cannot be walked: no deck is small enough")
    return game.small


def walk(game: Game, setups: Sequence[Json] | None = None, *, most: int = MOST_NODES, limit: int | None = None) -> Tree:
    """The tree of the game: from every deal, or from the given ones, all equally likely. After `limit` moves a history
    is cut off, and nobody wins; without it, as the game's small.py says (dnup: after 6 moves).

    >>> import updown
    >>> from updown.lab.trees import walk
    >>> deck = {"format": "updown-deck/1", "game": "up-and-down", "name": "tiny", "suits": ["D", "C"],
    ...         "values": [2, 3], "first_chef": "C", "dice": 2, "hand": {"2": 1}}
    >>> game = updown.game("up-and-down", players=2, tiebreak="shared", deck=deck)
    >>> walk(game).histories
    864
    """
    if game.players != 2:
        raise ValueError(f"{game!r} is for {game.players} players: only games for 2 are walked")
    small = small_of(game)
    if setups is None:
        check_deals(game, most)
    starts = list(small.setups(game) if setups is None else setups)
    if not starts:
        raise ValueError("there is no deal to start from")
    walker = _Walk(game, most, small.limit(game) if limit is None else limit)
    for setup in starts:
        state = layout.plain(game.spec.State)
        small.begin(state)
        game.parse_setup(state, setup)
        walker.visit(state, LEAF, 0, 1 / len(starts), (0, 0), (0, 0))
    return Tree(game, walker)


def check_deals(game: Game, most: int) -> None:
    """Raises TooLarge if there are more than `most` deals. It counts them without listing them."""
    recipe = game.recipe()
    left, deals = len(recipe.cards), 1
    for _ in range(game.players):
        deals *= comb(left, recipe.hand)
        left -= recipe.hand
    if any(step.kind == "turn" for step in recipe.steps):
        deals <<= len(recipe.cards)
    if deals > most:
        raise TooLarge(f"{game!r} has {deals:.3g} deals, and more histories: too many to walk")


class _Walk:
    """Visits all histories, depth first."""

    def __init__(self, game: Game, most: int, limit: int | None) -> None:
        self.game = game
        self.most = most
        self.limit = limit
        self.goal = -1 if game.options.get("goal") == "low" else 1
        self.small = small_of(game)
        self.tally = layout.plain(game.spec.Tally)
        self.blank = layout.plain(game.spec.Observation)
        self.depth, self.parent, self.slot, self.infoset = array("i"), array("i"), array("i"), array("i")
        self.chance, self.score, self.wins = array("d"), array("d"), array("d")
        self.owner, self.moves, self.shown = array("i"), array("i"), array("i")
        self.shown_bytes: dict[bytes, int] = {}
        self.memories: dict[tuple[int, int, bytes], int] = {}
        self.infosets: dict[int, int] = {}

    def visit(
        self, state: Any, parent: int, slot: int, chance: float, seen: tuple[int, int], length: tuple[int, int]
    ) -> None:
        """Adds the node that a move leads to, after all forced moves, and the subtree below it. `seen` is what each
        seat remembers from before, `length` the number of decisions and that of all moves before."""
        passed = [state]
        depth, moves = length
        while state.turn and moves != self.limit:
            seat = lowest_bit(state.turn)
            actions = self.game.list_actions(state, seat, self.tally)
            if len(actions) > 1:
                break
            after = self.after(state, seat, actions[0])
            if len(after) > 1:
                break
            state = after[0]
            passed.append(state)
            moves += 1
        node = self.add_node(parent, slot, chance, depth)
        if not state.turn or moves == self.limit:
            self.end(state)
            return
        for step in passed:
            seen = self.remember(step, seen)
        self.decide(state, seat, len(actions), seen)
        for number, action in enumerate(actions):
            done = self.memory(seen[seat], number, b"")
            knowing = (done, seen[1]) if seat == 0 else (seen[0], done)
            states = self.after(state, seat, action)
            for after_it in states:
                self.visit(after_it, node, number, 1 / len(states), knowing, (depth + 1, moves + 1))

    def after(self, before: Any, seat: int, action: int) -> list[Any]:
        """The states that the move can lead to, all equally likely."""
        found = []
        outcomes = self.small.outcomes(self.game, before, seat, action)
        for outcome in outcomes:
            state = layout.copy(before)
            if len(outcomes) > 1:
                self.small.prepare(state, outcome)
            self.game.kernel.apply(self.game.rules, state, seat, action, outcome)
            found.append(state)
        return found

    def add_node(self, parent: int, slot: int, chance: float, depth: int) -> int:
        node = len(self.depth)
        if node >= self.most:
            raise TooLarge(f"{self.game!r} has more than {self.most} histories: too many to walk")
        self.depth.append(depth)
        self.parent.append(parent)
        self.slot.append(slot)
        self.chance.append(chance)
        return node

    def end(self, state: Any) -> None:
        """Completes a node at which the game is over or cut off."""
        score, wins = 0, 0.0
        if state.over:
            score = self.goal * (state.scores[0] - state.scores[1])
            wins = ((state.winners & 1) - (state.winners >> 1 & 1)) / state.winners.bit_count()
        elif not state.turn:
            raise ValueError(f"{self.game!r} may go on after a round: only games of one round are walked")
        self.infoset.append(LEAF)
        self.score.append(score)
        self.wins.append(wins)

    def decide(self, state: Any, seat: int, moves: int, seen: tuple[int, int]) -> None:
        """Completes a node at which the seat chooses among this many moves; it has just seen the state."""
        number = self.infosets.setdefault(seen[seat], len(self.infosets))
        if number == len(self.owner):
            shown = layout.memory(self.observe(state, seat)).tobytes()
            self.owner.append(seat)
            self.moves.append(moves)
            self.shown.append(self.shown_bytes.setdefault(shown, len(self.shown_bytes)))
        self.infoset.append(number)
        self.score.append(0)
        self.wins.append(0)

    # --- the memory of the seats ---

    def observe(self, state: Any, seat: int) -> Any:
        observation = layout.copy(self.blank)
        self.game.observer.see_public(self.game.rules, state, observation)
        self.game.observer.see_own(self.game.rules, state, seat, observation)
        return observation

    def memory(self, before: int, slot: int, seen: bytes) -> int:
        """The number of a seat's memory: the memory before, and what it has now done or seen."""
        return self.memories.setdefault((before, slot, seen), len(self.memories) + 1)

    def remember(self, state: Any, seen: tuple[int, int]) -> tuple[int, int]:
        """Adds each seat's observation of the state to its memory."""
        digests = [blake2b(contents(self.observe(state, seat)), digest_size=16).digest() for seat in (0, 1)]
        return self.memory(seen[0], LEAF, digests[0]), self.memory(seen[1], LEAF, digests[1])


def contents(record: Any) -> bytes:
    """The numbers of a plain record as bytes; version 2 of the format writes equal numbers in one way only."""
    return marshal.dumps(tuple(vars(record).values()), 2)
