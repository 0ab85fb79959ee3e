"""Every state that looks the same to a seat, found by brute force: the truth that `redeal` is measured against.

`worlds_by_cards` deals all cards that the seat cannot see to all places where a card lies hidden, and leaves out
what the public log forbids. `worlds_by_history` starts from every deal and makes every hidden choice, and keeps what
looked the same to the seat after every single event. Neither uses `redeal`; the second does not use the first."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kit.games import raw_state
from updown import Game, IllegalMove, Match
from updown.rules import layout
from updown.rules.layout import Records
from updown.rules.match import Json

Key: TypeAlias = tuple[int, ...]


def bits(mask: int) -> list[int]:
    return [card for card in range(64) if mask >> card & 1]


def mask_of(cards: Sequence[int]) -> int:
    return sum(1 << card for card in cards)


def deal_out(cards: list[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to deal the cards into hands of these sizes; the cards are as many."""
    if not sizes:
        yield []
        return
    for hand in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in hand]
        for others in deal_out(rest, sizes[1:]):
            yield [hand, *others]


# --- by the cards ---


def worlds_by_cards(match: Match, seat: int | None) -> Iterator[Any]:
    """Records of every state that looks like the match to the seat."""
    candidates = {"up-and-down": _up_and_down, "auf-und-ab": _auf_und_ab, "dnup": _dnup}[match.game.id]
    viewer = -1 if seat is None else seat
    shown = layout.memory(match.observe(seat)).tobytes()
    for state in candidates(match, viewer):
        observation = layout.new(match.game.spec.Observation)
        match.game.observer.see_public(match.game.rules, state, observation)
        if viewer >= 0:
            match.game.observer.see_own(match.game.rules, state, viewer, observation)
        if layout.memory(observation).tobytes() == shown:
            yield state


def _up_and_down(match: Match, viewer: int) -> Iterator[Any]:
    """Hidden are the hands of others, their chosen cards, and the cards aside."""
    true, rules = raw_state(match), match.game.rules
    others = [seat for seat in range(rules.players) if seat != viewer]
    chosen = [seat for seat in others if true.phase == 1 and not true.turn >> seat & 1]
    sizes = [true.hands[seat].bit_count() + (seat in chosen) for seat in others]
    hidden = [card for seat in others for card in bits(true.hands[seat])]
    hidden += [true.played[true.trick, seat] for seat in chosen] + bits(true.aside)
    for hands in deal_out(sorted(hidden), [*sizes, true.aside.bit_count()]):
        for picked in product(*(hands[others.index(seat)] for seat in chosen)):
            state = layout.copy(true)
            state.aside = mask_of(hands[-1])
            for seat, hand in zip(others, hands, strict=False):
                state.hands[seat] = mask_of(hand)
            for seat, card in zip(chosen, picked, strict=True):
                state.hands[seat] ^= 1 << card
                state.played[true.trick, seat] = card
            yield state


def _auf_und_ab(match: Match, viewer: int) -> Iterator[Any]:
    """Hidden are the hands of others with what they have just drawn, what they have buried, laid face down, and the
    stock."""
    true, rules = raw_state(match), match.game.rules
    laid = rules.laid  # type: ignore[attr-defined]
    others = [seat for seat in range(rules.players) if seat != viewer]
    laying = [seat for seat in others if true.phase == 0 and not true.turn >> seat & 1]
    hidden = [true.stock[place] for place in range(true.stock_size)]
    sizes = []
    for seat in others:
        hidden += bits(true.hands[seat]) + [true.buried[seat, n] for n in range(true.buried_count[seat])]
        sizes += [true.hands[seat].bit_count(), true.buried_count[seat], laid if seat in laying else 0]
    for seat in laying:
        hidden += [true.tops[pile] for pile in range(seat * laid, (seat + 1) * laid)]
    seen_taken = taken_openly(match)
    drawn = true.phase == 2 and not true.pending_seen and true.seat != viewer
    for groups in deal_out(sorted(hidden), [*sizes, true.stock_size]):
        parts = {seat: groups[3 * n : 3 * n + 3] for n, seat in enumerate(others)}
        for order in product(*(permutations(parts[seat][1]) for seat in others)):
            buried = dict(zip(others, order, strict=True))
            if not all(
                card in parts[seat][0] or card in buried[seat][since:]
                for seat, card, since in seen_taken
                if seat != viewer
            ):
                continue
            for stock in permutations(groups[-1]):
                state = layout.copy(true)
                _put_auf_und_ab(state, laid, parts, buried, laying, stock)
                if not drawn:
                    yield state
                    continue
                for card in parts[true.seat][0]:
                    if (true.seat, card) not in [(seat, taken) for seat, taken, _ in seen_taken]:
                        state.pending = card
                        yield layout.copy(state)


def _put_auf_und_ab(
    state: Any, laid: int, parts: dict[int, list[Any]], buried: dict[int, Any], laying: list[int], stock: Any
) -> None:
    for place, card in enumerate(stock):
        state.stock[place] = card
    for seat, (hand, _, face_down) in parts.items():
        state.hands[seat] = mask_of(hand)
        for place, card in enumerate(buried[seat]):
            state.buried[seat, place] = card
        if seat in laying:
            # AA-4: piles are numbered in the order of the cards' names.
            for pile, card in enumerate(sorted(face_down, key=_symbols)):
                state.tops[seat * laid + pile] = card
                state.beneath[card] = -1


def _symbols(card: int) -> str:
    return "".join("ABCDE"[bit] for bit in bits(card)) or "-"


def taken_openly(match: Match) -> list[tuple[int, int, int]]:
    """From the log: seat, card, and how many cards that seat had buried when it took the card, for each card that
    was taken from the open cards and has not been seen to leave the hand since."""
    taken: dict[tuple[int, str], int] = {}
    buried: Counter[int] = Counter()
    for event in match.record()["rounds"][-1]["events"]:
        seat = event["seat"]
        left = {"play": [event.get("card")], "draw": [event.get("discard")], "swap": event.get("discard")}
        for card in left.get(event["move"]) or []:
            taken.pop((seat, card), None)
        if event["move"] == "swap":
            taken[seat, event["take"]] = buried[seat]
        if event["move"] == "bury":
            buried[seat] += 1
    return [
        (seat, sum(1 << "ABCDE".index(s) for s in card if s != "-"), since) for (seat, card), since in taken.items()
    ]


def _dnup(match: Match, viewer: int) -> Iterator[Any]:
    """Hidden are the cards in the hands of others that have never been on the table, and how they lie. The star, if
    it is one of them, is with who began (DN-5)."""
    true, rules = raw_state(match), match.game.rules
    star: int = rules.star  # type: ignore[attr-defined]
    others = [seat for seat in range(rules.players) if seat != viewer]
    sizes = [(true.hands[seat] & ~true.known[seat]).bit_count() for seat in others]
    hidden = [card for seat in others for card in bits(true.hands[seat] & ~true.known[seat])]
    for hands in deal_out(sorted(hidden), sizes):
        holder = [seat for seat, hand in zip(others, hands, strict=True) if mask_of(hand) & star]
        if holder and holder != [true.starter]:
            continue
        for turns in product((0, 1), repeat=len(hidden)):
            state = layout.copy(true)
            for seat, hand in zip(others, hands, strict=True):
                state.hands[seat] = true.known[seat] | mask_of(hand)
            turned = mask_of([card for card, turn in zip(hidden, turns, strict=True) if turn])
            state.turned = true.turned & ~mask_of(hidden) | turned
            yield state


# --- by the history ---


def worlds_by_history(match: Match, seat: int | None) -> list[Any]:
    """Records of every state that the match can be in for all that the seat has seen since the round's start. The
    match is in its first round."""
    record = match.record()
    assert len(record["rounds"]) == 1
    setup, events = record["rounds"][0]["setup"], record["rounds"][0]["events"]
    truth = match.game.deal(setup=setup)
    views = [truth.view(seat)]
    for event in events:
        truth.play_event(event)
        views.append(truth.view(seat))
    worlds: list[Match] = []
    for other in _setups(match.game, setup, seat):
        start = match.game.deal(setup=other)
        if start.view(seat) == views[0]:
            worlds.append(start)
    for event, view in zip(events, views[1:], strict=True):
        worlds = [after for world in worlds for after in _after(world, event, seat) if after.view(seat) == view]
    return [raw_state(world) for world in worlds]


def _setups(game: Game, setup: Json, seat: int | None) -> Iterator[Json]:
    """Every set-up with the same hand for the seat."""
    others = [other for other in range(game.players) if other != seat]
    rest = {"up-and-down": "aside", "auf-und-ab": "stock"}.get(game.id)
    hidden = [card for other in others for card in setup["hands"][other]] + (setup[rest] if rest else [])
    sizes = [len(setup["hands"][other]) for other in others] + ([len(setup[rest])] if rest else [])
    for places in deal_out(list(range(len(hidden))), sizes):
        groups = [[hidden[place] for place in group] for group in places]
        hands = list(setup["hands"])
        for other, group in zip(others, groups, strict=False):
            hands[other] = group
        if game.id == "up-and-down":
            yield {**setup, "hands": hands, "aside": groups[-1]}
        elif game.id == "auf-und-ab":
            for stock in permutations(groups[-1]):
                yield {**setup, "hands": hands, "stock": list(stock)}
        else:
            yield from ({"hands": turned} for turned in _turned(hands, others))


def _turned(hands: list[list[str]], others: list[int]) -> Iterator[list[list[str]]]:
    """The hands with the cards of the others lying every way."""
    flat = [(other, card) for other in others for card in hands[other]]
    for turns in product((False, True), repeat=len(flat)):
        turned = [list(hand) if seat not in others else [] for seat, hand in enumerate(hands)]
        for (other, card), turn in zip(flat, turns, strict=True):
            turned[other].append("/".join(reversed(card.split("/"))) if turn else card)
        yield turned


HIDDEN_CHOICES = ("choose", "lay", "bury")


def _after(world: Match, event: Json, seat: int | None) -> Iterator[Match]:
    """What the event can have been in this world: what a choice of others hides may have been anything."""
    move = {key: value for key, value in event.items() if key not in ("seat", "drawn")}
    hidden = event["seat"] != seat and event["move"] in HIDDEN_CHOICES
    moves = [other for other in world.moves(event["seat"]) if other["move"] == event["move"]] if hidden else [move]
    for choice in moves:
        after = world.copy()
        try:
            if event["move"] == "roll":
                after.play_event(event)
            else:
                after.play(event["seat"], choice)
        except IllegalMove:
            continue
        yield after


# --- telling worlds apart ---


def hidden_columns(match: Match, states: Records) -> NDArray[np.int64]:
    """One row a state: all that can be hidden from someone, and nothing that is not in play."""
    rules: Any = match.game.rules
    true = raw_state(match)
    seats = range(rules.players)
    columns = [states["hands"][:, seat] for seat in seats]
    if match.game.id == "up-and-down":
        columns.append(states["aside"])
        columns += [states["played"][:, trick, seat] for trick in range(true.trick) for seat in seats]
        if true.phase == 1:
            columns += [states["played"][:, true.trick, seat] for seat in seats if not true.turn >> seat & 1]
    elif match.game.id == "auf-und-ab":
        columns += [states["stock"][:, place] for place in range(true.stock_size)]
        columns += [states["buried"][:, seat, n] for seat in seats for n in range(true.buried_count[seat])]
        columns += [states["tops"][:, pile] for pile in range(rules.piles)]
        columns.append(states["pending"])
    else:
        columns.append(states["turned"])
        columns += [states["sets"][:, place] for place in range(rules.places)]
    return np.stack(columns, axis=1)


def join(records: list[Any]) -> Records:
    """Records of one kind as one array."""
    return np.concatenate([layout.memory(record) for record in records])


def count_keys(match: Match, states: Records) -> Counter[Key]:
    """How often each world is there. Where cards have two copies, their numbers do not matter."""
    rows, counts = np.unique(hidden_columns(match, states), axis=0, return_counts=True)
    found: Counter[Key] = Counter()
    for row, count in zip(rows.tolist(), counts.tolist(), strict=True):
        found[_without_numbers(match, tuple(row))] += count
    return found


def _without_numbers(match: Match, row: Key) -> Key:
    """Of two equal cards in dnup each place counts how many it holds, lying how; other rows stay as they are."""
    firsts = getattr(match.game.rules, "firsts", 0)
    if not firsts:
        return row
    players = match.game.players
    turned = row[players]
    key: list[int] = []
    for place, cards in enumerate(row):
        if place != players:
            key += sorted(
                2 * (card - (firsts >> card - 1 & 1 if card else 0)) + (turned >> card & 1) for card in bits(cards)
            )
            key.append(-1)
    return tuple(key)
