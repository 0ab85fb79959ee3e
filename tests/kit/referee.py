"""The rules pages once more, in the plainest Python over canonical states and moves in short form: slow, without a deck
or a set-up, and written without a look at the kernels. What it says is compared with the program (test_referee.py)."""

from collections import Counter
from copy import deepcopy
from itertools import combinations
from typing import Any

from kit.positions import AUF_UND_AB, DNUP, UD_SUITS, UP_AND_DOWN, Json, aa_value, turned

QUIET = 100


def legal(game: str, state: Json, seat: int) -> set[str]:
    """The moves of a seat in short form."""
    if seat not in state["turn"]:
        return set()
    return {UP_AND_DOWN: ud_legal, AUF_UND_AB: aa_legal, DNUP: dn_legal}[game](state, seat)


def after(game: str, options: Json, state: Json, event: Json) -> Json:
    """The state after an event; where a round has ended, its final position."""
    state = deepcopy(state)
    {UP_AND_DOWN: ud_after, AUF_UND_AB: aa_after, DNUP: dn_after}[game](options, state, event)
    return state


# --- Up & Down ---


def ud_legal(state: Json, seat: int) -> set[str]:
    return (
        set(state["hands"][seat])
        if state["phase"] == "choose"
        else {"flip", "roll", "rotate 1", "rotate 2", "rotate 3"}
    )


def ud_after(options: Json, state: Json, event: Json) -> None:
    seat, players = event["seat"], len(state["hands"])
    if event["move"] == "choose":
        state["hands"][seat].remove(event["card"])
        state["chosen"][seat] = event["card"]
        state["turn"].remove(seat)
        if not state["turn"]:
            ud_resolve(options, state)
        return
    if event["move"] == "flip":
        state["side"] = {"up": "down", "down": "up"}[state["side"]]
    elif event["move"] == "roll":
        assert sum(event["dice"]) != state["trump"]
        state["trump"] = sum(event["dice"])
    else:
        state["suits"] = ud_rotated(state["suits"], event["turns"])
    state["phase"] = "choose"
    state["turn"] = list(range(players))


def ud_rotated(suits: list[str], turns: int) -> list[str]:
    """UD-9, UD-10: seats sit at sides 0 1 2 3, 0 1 2 or 0 2; the suit on side s moves to side s + turns."""
    order = next(letters for letters in UD_SUITS.values() if set(suits) <= set(letters))
    sides = [0, 2] if len(suits) == 2 else list(range(len(suits)))
    first = order.index(suits[0])
    around = [order[(first + side) % 4] for side in range(4)]
    assert [around[side] for side in sides] == suits
    return [around[(side - turns) % 4] for side in sides]


def ud_winner(state: Json) -> int | None:
    """UD-12."""
    cards = state["chosen"]
    values = [int(card[1:]) for card in cards]
    able = [seat for seat, value in enumerate(values) if values.count(value) == 1]
    able = [seat for seat in able if cards[seat][0] == state["suits"][seat] or values[seat] == state["trump"]]
    trumps = [seat for seat in able if values[seat] == state["trump"]]
    best = max if state["side"] == "up" else min
    return best(trumps or able, key=lambda seat: values[seat]) if able else None


def ud_resolve(options: Json, state: Json) -> None:
    """UD-12 to UD-17."""
    players = len(state["hands"])
    winner = ud_winner(state)
    state["pot"] += 1
    if winner is not None:
        state["tricks"][winner] += state["pot"]
        state["scores"][winner] += state["pot"]
        state["pot"] = 0
    state["chosen"] = [None] * players
    state["chef"] = (state["chef"] + 1) % players
    state["phase"] = "change"
    state["turn"] = [state["chef"]]
    if not state["hands"][0]:
        state["phase"], state["turn"] = "over", []
        best = [seat for seat in range(players) if state["scores"][seat] == max(state["scores"])]
        if state["round"] + 1 >= options["rounds"] and (len(best) == 1 or options["tiebreak"] == "shared"):
            state["over"], state["winners"] = True, best


# --- Auf und Ab ---


def aa_legal(state: Json, seat: int) -> set[str]:
    hand = state["hands"][seat]
    if state["phase"] == "lay":
        return {f"lay {' '.join(cards)}" for cards in combinations(hand, {2: 3, 3: 2}[len(state["hands"])])}
    cards = hand if state["phase"] == "act" else [state["pending"]]
    moves = {
        f"play {card} on {owner}.{number}"
        for card in cards
        for owner, piles in enumerate(state["piles"])
        for number, pile in enumerate(piles)
        if len(set(card) - {"-"} ^ set(pile[-1]) - {"-"}) == 1
    }
    if state["phase"] == "drawn":
        return moves | {"keep"}
    moves |= {f"{'draw' if state['stock'] else 'bury'} {card}" for card in hand}
    return moves | {f"swap {one} {two} for {take}" for one, two in combinations(hand, 2) for take in state["open"]}


def aa_after(options: Json, state: Json, event: Json) -> None:
    seat, move = event["seat"], event["move"]
    hand, known = state["hands"][seat], state["known"][seat]
    gone = {"play": "card", "bury": "card", "draw": "discard", "swap": "discard", "lay": "cards"}
    lost = event[gone[move]] if move in gone else []
    for card in [lost] if isinstance(lost, str) else lost:
        hand.remove(card)
        if card in known:
            known.remove(card)
    if move == "lay":
        aa_lay(state, seat, event["cards"])
    elif move == "play":
        state["piles"][event["pile"][0]][event["pile"][1]].append(event["card"])
        aa_end_turn(options, state, seat)
    elif move == "keep":
        aa_end_turn(options, state, seat)
    elif move == "bury":
        known.clear()
        state["buried"] += 1
        aa_end_turn(options, state, seat)
    else:
        taken = state["stock"].pop(0) if move == "draw" else event["take"]
        assert event.get("drawn", taken) == taken
        if move == "swap":
            state["open"].remove(taken)
            known.append(taken)
        state["open"] = sorted([*state["open"], *([event["discard"]] if move == "draw" else event["discard"])])
        state["hands"][seat] = sorted([*hand, taken])
        state["known"][seat] = sorted(known)
        state["phase"], state["pending"] = "drawn", taken


def aa_lay(state: Json, seat: int, cards: list[str]) -> None:
    """AA-4, AA-5."""
    state["piles"][seat] = [[card] for card in sorted(cards)]
    state["turn"].remove(seat)
    if not state["turn"]:
        values = [[aa_value(pile[0]) for pile in piles] for piles in state["piles"]]
        state["scores"] = [sum(own) for own in values]
        state["phase"] = "act"
        state["turn"] = [min(range(len(values)), key=lambda other: (sum(values[other]), min(values[other])))]


def aa_end_turn(options: Json, state: Json, seat: int) -> None:
    """AA-6, AA-12, AA-13."""
    players = len(state["hands"])
    state["scores"] = [sum(aa_value(pile[-1]) for pile in piles) for piles in state["piles"]]
    state["phase"], state["pending"], state["turn"] = "act", None, [(seat + 1) % players]
    if state["last_turns"] is not None:
        state["last_turns"] = state["last_turns"][1:]
    elif not state["hands"][seat]:
        state["last_turns"] = [(seat + step) % players for step in range(1, players)]
    if state["last_turns"] == []:
        best = (max if options["goal"] == "high" else min)(state["scores"])
        state["phase"], state["turn"], state["over"] = "over", [], True
        state["winners"] = [other for other in range(players) if state["scores"][other] == best]


# --- dnup ---


def value(card: str) -> int:
    return int(card.split("/")[0])


def dn_sets(state: Json) -> list[tuple[int, int, list[str]]]:
    """The sets on the table: seat, area, cards."""
    return [(s, a, cards) for s, areas in enumerate(state["sets"]) for a, cards in enumerate(areas) if cards]


def dn_beats(state: Json, size: int, high: int) -> bool:
    """DN-8, DN-9: whether a set of this size and value may lie there."""
    return all(value(cards[0]) < high for _, _, cards in dn_sets(state) if len(cards) == size)


def dn_legal(state: Json, seat: int) -> set[str]:
    hand, moves = state["hands"][seat], {"rotate"}
    for owner, area, cards in dn_sets(state):
        place = f"{owner}.{area + 1}" if len(state["hands"]) == 2 else f"{owner}"
        if owner != seat:
            moves.add(f"take {place}")
            fitting = [card for card in hand if value(card) == value(cards[0])]
            if dn_beats(state, len(cards) + 1, value(cards[0])):
                moves |= {f"add {card} to {place}" for card in fitting}
    for high in {value(card) for card in hand}:
        own = sorted(card for card in hand if value(card) == high)
        for size in range(1, len(own) + 1):
            if dn_beats(state, size, high):
                moves |= {f"play {' '.join(cards)}" for cards in combinations(own, size)}
    return moves


def dn_after(options: Json, state: Json, event: Json) -> None:
    seat, move = event["seat"], event["move"]
    if move == "rotate":
        for cards in (state["hands"], state["known"]):
            cards[seat] = sorted(map(turned, cards[seat]))
    elif move == "take":
        dn_to_hand(state, event["from"], event.get("area", 1) - 1, seat)
    elif move == "add":
        dn_lay(state, seat, [event["card"]], event["to"], event.get("area", 1) - 1)
    else:
        dn_lay(state, seat, event["cards"], seat, state["area"] - 1)
    state["quiet"] += 1
    if move in ("play", "add") and not state["hands"][seat]:
        dn_go_out(state, seat)
    if state["quiet"] >= QUIET:
        state["turn"] = []
    if state["turn"]:
        dn_next_turn(state, seat)


def dn_to_hand(state: Json, owner: int, area: int, seat: int) -> None:
    """DN-12; everybody has seen the cards."""
    cards = [turned(card) for card in state["sets"][owner][area]]
    state["sets"][owner][area] = []
    state["hands"][seat] = sorted([*state["hands"][seat], *cards])
    state["known"][seat] = sorted([*state["known"][seat], *cards])


def dn_discard(state: Json, owner: int, area: int) -> None:
    """DN-6."""
    if state["sets"][owner][area]:
        state["discarded"] += len(state["sets"][owner][area])
        state["sets"][owner][area] = []
        state["quiet"] = 0


def dn_lay(state: Json, seat: int, cards: list[str], owner: int, area: int) -> None:
    """DN-8, DN-9, DN-13; of two equal cards the known one is laid first."""
    for pile in (state["hands"], state["known"]):
        pile[seat] = sorted((Counter(pile[seat]) - Counter(cards)).elements())
    laid = sorted([*state["sets"][owner][area], *cards])
    for other, place, beaten in dn_sets(state):
        if len(beaten) == len(laid):
            if other in state["out"]:
                dn_discard(state, other, place)
            else:
                dn_to_hand(state, other, place, other)
    state["sets"][owner][area] = laid


def dn_go_out(state: Json, seat: int) -> None:
    """DN-13 to DN-15, DN-20."""
    two = len(state["hands"]) == 2
    state["scores"][seat] += 1 if two or state["out"] else 2
    state["out"].append(seat)
    if state["scores"][seat] >= (2 if two else 4):
        state["over"], state["winners"] = True, [seat]
    if two or state["over"] or len(state["out"]) == 2:
        state["turn"] = []


def dn_next_turn(state: Json, seat: int) -> None:
    """DN-5, DN-6, DN-13, DN-17."""
    players = len(state["hands"])
    if players > 2:
        seat = (seat + 1) % players
        while seat in state["out"]:
            dn_discard(state, seat, 0)
            seat = (seat + 1) % players
    elif state["area"] == 2:
        seat, state["area"] = 1 - seat, 1
    else:
        state["area"] = 2
    dn_discard(state, seat, state["area"] - 1)
    state["turn"] = [seat]


def with_known(state: Json, view: Json) -> dict[str, Any]:
    """A state with what an onlooker's view adds and the referee keeps up too."""
    return state | ({"known": view["known"]} if "known" in view else {})
