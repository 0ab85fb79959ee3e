"""Every history of a small game for two, walked once and kept as flat arrays: deals and dice with their exact chances,
and what each seat has seen on the way. Leaves out who plays how: that is exploit.py."""

from array import array
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from itertools import combinations, pairwise, product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from updown.agents.api import Observation
from updown.rules import layout
from updown.rules.bits import lowest_bit
from updown.rules.match import Game, Json

MOST_NODES = 5_000_000
LEAF = -1
NO_CHANCE = [0]


class TooLarge(ValueError):
    """A game with too many histories to walk them all."""


# --- what chance can do, game by game ---


def up_and_down_setups(game: Any) -> Iterator[Json]:
    """UD-5 to UD-8: all hands, dice, sides and first chefs; all are equally likely."""
    cards = game.notation.format_cards(game.rules.deck)
    faces = range(1, game.rules.dice_faces + 1)
    for hands, aside in _hands(cards, game.rules.hand_size):
        for one, two, side, chef in product(faces, faces, ("up", "down"), (0, 1)):
            yield {"hands": hands, "aside": aside, "dice": [one, two], "side": side, "chef": chef}


def auf_und_ab_setups(game: Any) -> Iterator[Json]:
    """AA-3: all hands, equally likely. The stock's order is chance that nobody has seen: it is decided when drawn."""
    cards = [game.notation.format_card(card) for card in range(game.rules.cards)]
    for hands, stock in _hands(cards, game.rules.hand_size):
        yield {"hands": hands, "stock": stock}


def _hands(cards: Sequence[str], size: int) -> Iterator[tuple[list[list[str]], list[str]]]:
    for first in combinations(cards, size):
        rest = [card for card in cards if card not in first]
        for second in combinations(rest, size):
            yield [list(first), list(second)], [card for card in rest if card not in second]


def throw_dice(game: Any, state: Any, action: int) -> list[int]:
    """UD-10: a roll gives every pair of dice but those of the old trump, equally likely."""
    if action != game.spec.ROLL:
        return NO_CHANCE
    faces = range(1, game.rules.dice_faces + 1)
    return [16 * one + two for one, two in product(faces, faces) if one + two != state.trump]


def draw_card(game: Any, state: Any, action: int) -> list[int]:
    """AA-8: any card of the stock may be drawn, equally likely; the outcome is its place."""
    if action >> game.spec.KIND_SHIFT != game.spec.DRAW:
        return NO_CHANCE
    return list(range(state.stock_size))


def put_on_top(state: Any, place: int) -> None:
    """AA-8: the card at that place of the stock is the one to be drawn."""
    top = state.stock_size - 1
    state.stock[place], state.stock[top] = state.stock[top], state.stock[place]


# dnup is not among them: players may rotate and take for 100 turns after every discard (DN-16), and each turn makes the
# histories three times as many (tests/playthrough/test_node_counts.py), so there is no deck small enough.
SETUPS: dict[str, Callable[[Game], Iterator[Json]]] = {
    "up-and-down": up_and_down_setups,
    "auf-und-ab": auf_und_ab_setups,
}
CHANCES: dict[str, Callable[[Game, Any, int], list[int]]] = {"up-and-down": throw_dice, "auf-und-ab": draw_card}


# --- games that are small enough ---

_UP_AND_DOWN = {"format": "updown-deck/1", "game": "up-and-down", "first_chef": "C", "dice": 2, "hand": {"2": 2}}
_AUF_UND_AB = {"format": "updown-deck/1", "game": "auf-und-ab", "symbols": ["A", "B", "C"]}
_SIX = {**_UP_AND_DOWN, "name": "walk-6", "suits": ["D", "C"], "values": [2, 3, 4]}
_NINE = {**_UP_AND_DOWN, "name": "walk-9", "suits": ["D", "H", "C"], "values": [2, 3, 4]}
_OPEN = {**_AUF_UND_AB, "name": "walk-8", "hand": {"2": 4}, "lay": {"2": 3}}
_STOCK = {**_AUF_UND_AB, "name": "walk-8-stock", "hand": {"2": 2}, "lay": {"2": 1}}

SMALL: dict[str, Json] = {
    "up-and-down": {"players": 2, "tiebreak": "shared", "deck": _SIX},
    "auf-und-ab": {"players": 2, "deck": _OPEN},
}
"""Walked in seconds: six cards of which two are aside; eight cards, all dealt, so that only what is laid is hidden."""

LARGE: dict[str, Json] = {
    "up-and-down": {"players": 2, "tiebreak": "shared", "deck": _NINE},
    "auf-und-ab": {"players": 2, "deck": _STOCK},
}
"""Walked in about a minute: nine cards of which five are aside; eight cards of which four are the stock."""


# --- the tree ---


class Tree:
    """The histories of a game, those of equal length next to each other, short ones first. A node is a decision that a
    seat has to make, or the end of a history. What chance decides is part of the move before it, so a move may lead to
    several nodes.

    An information set is all that a seat has ever seen and done up to a decision. It tells more than the observation
    there, which for instance forgets what the chef of an earlier trick has changed: a perfect opponent remembers. Where
    several choose at once, the lowest seat goes first and the others do not see what it chose."""

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
        """The decision before; -1 at a deal."""
        self.slot = np.frombuffer(walk.slot, np.int32)[order]
        """Which of the moves there led here."""
        self.chance = np.frombuffer(walk.chance, np.float64)[order]
        """How likely chance is to lead here, after that move."""
        self.infoset = np.frombuffer(walk.infoset, np.int32)[order]
        """The information set of the seat that decides; LEAF at an end."""
        self.scores = np.frombuffer(walk.score, np.float64)[order]
        self.wins = np.frombuffer(walk.wins, np.float64)[order]
        """At an end, what seat 0 has more than seat 1: points, and the share of the win."""
        self.seat = np.frombuffer(walk.owner, np.int32)
        self.moves = np.frombuffer(walk.moves, np.int32)
        self.shown = np.frombuffer(walk.shown, np.int32)
        """Of each information set: the seat, the number of its moves, the number of its last observation."""
        self.observations = list(walk.shown_bytes)
        self.width = int(self.moves.max())

    @property
    def histories(self) -> int:
        """How many ways the game can go, from deal to end."""
        return int((self.infoset == LEAF).sum())

    def utility(self, of: str, seat: int) -> NDArray[np.float64]:
        """What each end is worth to the seat: the difference in points, or in the share of the win."""
        if of not in ("score", "wins"):
            raise ValueError(f"of is {of!r}, expected 'score' or 'wins'")
        worth = self.scores if of == "score" else self.wins
        return worth if seat == 0 else -worth

    def range(self, of: str) -> float:
        """From the worst possible end to the best."""
        worth = self.utility(of, 0)[self.infoset == LEAF]
        return float(worth.max() - worth.min())

    def observation(self, number: int) -> Observation:
        """What an agent is told there."""
        described = self.game.spec.Observation
        record = np.frombuffer(self.observations[number], layout.dtype_of(described)).copy()
        return Observation(self.game, layout.attach(described, record))


def walk(game: Game, setups: Sequence[Json] | None = None, *, most: int = MOST_NODES) -> Tree:
    """The tree of the game: from every deal, or from the given ones, all equally likely."""
    if game.players != 2:
        raise ValueError(f"{game!r} is for {game.players} players: only games for 2 are walked")
    if game.id not in SETUPS:
        raise TooLarge(f"{game!r} cannot be walked: a round may go on for hundreds of turns")
    starts = list(SETUPS[game.id](game) if setups is None else setups)
    if not starts:
        raise ValueError("there is no deal to start from")
    walker = _Walk(game, most)
    for setup in starts:
        state = layout.new(game.spec.State)
        game.parse_setup(state, setup)
        walker.visit(layout.memory(state).tobytes(), LEAF, 0, 1 / len(starts), (0, 0), 0)
    return Tree(game, walker)


class _Walk:
    """Goes through all histories, depth first. States are kept as bytes; one record is there to work on them."""

    def __init__(self, game: Game, most: int) -> None:
        self.game = game
        self.most = most
        self.goal = -1 if game.options.get("goal") == "low" else 1
        self.outcomes = CHANCES[game.id]
        self.draws = game.id == "auf-und-ab"
        self.tally = layout.new(game.spec.Tally)
        self.state = layout.new(game.spec.State)
        self.numbers = layout.memory(self.state).view(np.int64)
        self.glance = layout.new(game.spec.Observation)
        self.glanced = layout.memory(self.glance).view(np.int64)
        self.depth, self.parent, self.slot, self.infoset = array("i"), array("i"), array("i"), array("i")
        self.chance, self.score, self.wins = array("d"), array("d"), array("d")
        self.owner, self.moves, self.shown = array("i"), array("i"), array("i")
        self.shown_bytes: dict[bytes, int] = {}
        self.memories: dict[tuple[int, int, bytes], int] = {}
        self.infosets: dict[int, int] = {}

    def visit(self, state: bytes, parent: int, slot: int, chance: float, seen: tuple[int, int], depth: int) -> None:
        """The node that a move has led to, after all moves that are forced, and everything below it. `seen`: what each
        seat remembers from before."""
        passed = [state]
        while self.load(state).turn:
            seat = lowest_bit(self.state.turn)
            actions = self.actions(seat)
            if len(actions) > 1:
                break
            after = self.after(state, seat, actions[0])
            if len(after) > 1:
                break
            state = after[0]
            passed.append(state)
        node = self.add_node(parent, slot, chance, depth)
        if not self.state.turn:
            self.end()
            return
        for step in passed:
            seen = self.remember(step, seen)
        self.decide(seat, len(actions), seen)
        for number, action in enumerate(actions):
            done = self.memory(seen[seat], number, b"")
            knowing = (done, seen[1]) if seat == 0 else (seen[0], done)
            states = self.after(state, seat, action)
            for after_it in states:
                self.visit(after_it, node, number, 1 / len(states), knowing, depth + 1)

    def load(self, state: bytes) -> Any:
        self.numbers[:] = np.frombuffer(state, np.int64)
        return self.state

    def actions(self, seat: int) -> list[int]:
        kernel, rules = self.game.kernel, self.game.rules
        count = kernel.tally_moves(rules, self.state, seat, self.tally)
        return [int(kernel.nth_move(rules, self.state, seat, self.tally, n)) for n in range(count)]

    def after(self, before: bytes, seat: int, action: int) -> list[bytes]:
        """The states that the move can lead to, all equally likely."""
        found = []
        outcomes = self.outcomes(self.game, self.load(before), action)
        for outcome in outcomes:
            state = self.load(before)
            if self.draws and len(outcomes) > 1:
                put_on_top(state, outcome)
            self.game.kernel.apply(self.game.rules, state, seat, action, outcome)
            found.append(self.numbers.tobytes())
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

    def end(self) -> None:
        """A node at which the game is over."""
        state = self.state
        if not state.over:
            raise ValueError(f"{self.game!r} may go on after a round: only games of one round are walked")
        shares = [(state.winners >> seat & 1) / state.winners.bit_count() for seat in (0, 1)]
        self.infoset.append(LEAF)
        self.score.append(self.goal * (state.scores[0] - state.scores[1]))
        self.wins.append(shares[0] - shares[1])

    def decide(self, seat: int, moves: int, seen: tuple[int, int]) -> None:
        """A node at which the seat chooses among so many moves; it has just looked at the state."""
        number = self.infosets.setdefault(seen[seat], len(self.infosets))
        if number == len(self.owner):
            self.owner.append(seat)
            self.moves.append(moves)
            self.shown.append(self.shown_bytes.setdefault(self.observe(seat), len(self.shown_bytes)))
        self.infoset.append(number)
        self.score.append(0)
        self.wins.append(0)

    # --- what the seats have seen ---

    def observe(self, seat: int) -> bytes:
        self.glanced.fill(0)
        self.game.observer.observe(self.game.rules, self.state, seat, self.glance)
        return self.glanced.tobytes()

    def memory(self, before: int, slot: int, seen: bytes) -> int:
        """The number of what a seat remembers: all before, and what it has now done or seen."""
        return self.memories.setdefault((before, slot, seen), len(self.memories) + 1)

    def remember(self, state: bytes, seen: tuple[int, int]) -> tuple[int, int]:
        """Both seats see the state, each its share."""
        self.load(state)
        digests = [blake2b(self.observe(seat), digest_size=16).digest() for seat in (0, 1)]
        return self.memory(seen[0], LEAF, digests[0]), self.memory(seen[1], LEAF, digests[1])
