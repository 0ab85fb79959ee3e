"""Best responses found in another way than updown.lab.exploit finds them, to check it."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import groupby, permutations, product
from typing import TypeAlias

from kit.games import raw_state
from updown.agents.api import Observation, look
from updown.lab.trees import small_of
from updown.rules.match import Game, Json, Match

World: TypeAlias = tuple[Fraction, Match]
Policy: TypeAlias = Callable[[Observation], Sequence[float]]


# --- a best response through the calls that other programs rely on ---


def best_by_worlds(
    game: Game, setups: Sequence[Json], policy: Policy, responder: int, of: str = "score", limit: int | None = None
) -> Fraction:
    """What the responder gets at best: it goes through the game with all worlds that look the same to it, as a player
    would who keeps a list of them. The stock lies in every order from the start. After `limit` moves nobody wins."""
    starts = [setup for given in setups for setup in with_stock_orders(given)]
    worlds = [(Fraction(1, len(starts)), game.deal(setup=setup)) for setup in starts]
    for _, match in worlds:
        small_of(game).begin(match._state)
    left = -1 if limit is None else limit
    return sum((_best(group, policy, responder, of, left) for group in look_alikes(worlds, responder)), Fraction(0))


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


def _best(worlds: list[World], policy: Policy, responder: int, of: str, left: int) -> Fraction:
    first = worlds[0][1]
    if first.turn and not left:
        return Fraction(0)
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
        return _sum_of_groups(after, policy, responder, of, left - 1)
    return max(
        _sum_of_groups(
            [found for weight, match in worlds for found in _after(weight, match, seat, move)],
            policy,
            responder,
            of,
            left - 1,
        )
        for move in first.moves(seat)
    )


def _sum_of_groups(worlds: list[World], policy: Policy, responder: int, of: str, left: int) -> Fraction:
    return sum((_best(group, policy, responder, of, left) for group in look_alikes(worlds, responder)), Fraction(0))


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
