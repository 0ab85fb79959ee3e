"""Best responses and near-equilibria found in other ways than updown.lab.exploit finds them, to check it."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import groupby, permutations, product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from kit.games import raw_state
from updown.agents.api import Observation, look
from updown.lab.trees import LEAF, Tree
from updown.rules.match import Game, Json, Match

World: TypeAlias = tuple[Fraction, Match]
Policy: TypeAlias = Callable[[Observation], Sequence[float]]


# --- a best response through the calls that other programs rely on ---


def best_by_worlds(game: Game, setups: Sequence[Json], policy: Policy, responder: int, of: str = "score") -> Fraction:
    """What the responder gets at best: it goes through the game with all worlds that look the same to it, as a player
    would who keeps a list of them. The stock lies in every order from the start."""
    starts = [setup for given in setups for setup in with_stock_orders(given)]
    worlds = [(Fraction(1, len(starts)), game.deal(setup=setup)) for setup in starts]
    return sum((_best(group, policy, responder, of) for group in look_alikes(worlds, responder)), Fraction(0))


def with_stock_orders(setup: Json) -> Iterator[Json]:
    if "stock" not in setup:
        yield setup
        return
    for order in permutations(setup["stock"]):
        yield {**setup, "stock": list(order)}


def look_alikes(worlds: list[World], seat: int) -> Iterator[list[World]]:
    """The worlds by what the seat sees."""
    by_view = sorted(((repr(match.view(seat)), weight, match) for weight, match in worlds), key=lambda item: item[0])
    for _, group in groupby(by_view, key=lambda item: item[0]):
        yield [(weight, match) for _, weight, match in group]


def _best(worlds: list[World], policy: Policy, responder: int, of: str) -> Fraction:
    first = worlds[0][1]
    if not first.turn:
        return sum((weight * _worth(match, responder, of) for weight, match in worlds), Fraction(0))
    seat = first.turn[0]
    if seat != responder:
        after = [
            found
            for weight, match in worlds
            for move, share in zip(match.moves(seat), policy(look(match, seat)), strict=True)
            for found in _after(weight * Fraction(share), match, seat, move)
        ]
        return _sum_of_groups(after, policy, responder, of)
    return max(
        _sum_of_groups(
            [found for weight, match in worlds for found in _after(weight, match, seat, move)], policy, responder, of
        )
        for move in first.moves(seat)
    )


def _sum_of_groups(worlds: list[World], policy: Policy, responder: int, of: str) -> Fraction:
    return sum((_best(group, policy, responder, of) for group in look_alikes(worlds, responder)), Fraction(0))


def _after(weight: Fraction, match: Match, seat: int, move: Json) -> list[World]:
    event = {"seat": seat, **move}
    events = [event]
    if move["move"] == "draw":
        events = [{**event, "drawn": match.state()["stock"][0]}]
    if move["move"] == "roll":
        faces = range(1, match.game.deck["dice"] + 1)
        throws = [[one, two] for one, two in product(faces, faces) if one + two != match.state()["trump"]]
        events = [{**event, "dice": dice} for dice in throws]
    found = []
    for given in events:
        after = match.copy()
        after.play_event(given)
        found.append((weight / len(events), after))
    return found


def _worth(match: Match, seat: int, of: str) -> Fraction:
    state = raw_state(match)
    if of == "score":
        sign = -1 if match.game.options.get("goal") == "low" else 1
        return Fraction(sign * (state.scores[seat] - state.scores[1 - seat]))
    shares = [Fraction(state.winners >> place & 1, state.winners.bit_count()) for place in (0, 1)]
    return shares[seat] - shares[1 - seat]


# --- counterfactual regret minimisation ---


def solve(tree: Tree, rounds: int, of: str = "score") -> NDArray[np.float64]:
    """A strategy for both seats close to an equilibrium: CFR with regrets that never fall below zero, the seats in
    turn, later rounds counting more (Tammelin's CFR+). One row of probabilities for each information set."""
    legal = np.arange(tree.width) < tree.moves[:, None]
    regrets, total = np.zeros(legal.shape), np.zeros(legal.shape)
    for number in range(1, rounds + 1):
        for seat in (0, 1):
            play = _by_regret(regrets, legal)
            own, others = _reaches(tree, play, seat)
            total += number * _per_infoset(tree, seat, own) * play
            regrets = np.maximum(regrets + _gains(tree, play, others, seat, of), 0) * legal
    return _by_regret(total, legal)


def _by_regret(regrets: NDArray[np.float64], legal: NDArray[np.bool_]) -> NDArray[np.float64]:
    sums = regrets.sum(axis=1, keepdims=True)
    even = legal / legal.sum(axis=1, keepdims=True)
    play: NDArray[np.float64] = np.where(sums > 0, regrets / np.where(sums > 0, sums, 1), even)
    return play


def _reaches(tree: Tree, play: NDArray[np.float64], seat: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """How likely the seat's own choices lead to each node, and those of everybody else with chance."""
    own, others = np.ones(len(tree.parent)), tree.chance.copy()
    for level in tree.levels[1:]:
        parents = tree.parent[level]
        infosets = tree.infoset[parents]
        choice, mine = play[infosets, tree.slot[level]], tree.seat[infosets] == seat
        own[level] = own[parents] * np.where(mine, choice, 1)
        others[level] *= others[parents] * np.where(mine, 1, choice)
    return own, others


def _per_infoset(tree: Tree, seat: int, own: NDArray[np.float64]) -> NDArray[np.float64]:
    """The seat's own reach of each of its information sets, a column; it is the same for all nodes of one."""
    found = np.zeros((len(tree.moves), 1))
    deciding = tree.infoset != LEAF
    mine = deciding.copy()
    mine[deciding] = tree.seat[tree.infoset[deciding]] == seat
    found[tree.infoset[mine], 0] = own[mine]
    return found


def _gains(
    tree: Tree, play: NDArray[np.float64], others: NDArray[np.float64], seat: int, of: str
) -> NDArray[np.float64]:
    """What each move of the seat would have brought more than what it played."""
    worth = others * tree.utility(of, seat)
    by_move = np.zeros(play.shape)
    for level in reversed(tree.levels[1:]):
        parents, slots = tree.parent[level], tree.slot[level]
        infosets = tree.infoset[parents]
        mine = tree.seat[infosets] == seat
        np.add.at(by_move, (infosets[mine], slots[mine]), worth[level][mine])
        np.add.at(worth, parents, worth[level] * np.where(mine, play[infosets, slots], 1))
    gains: NDArray[np.float64] = by_move - (by_move * play).sum(axis=1, keepdims=True)
    gains[tree.seat != seat] = 0
    return gains
