"""Computes the public facts of a move in Auf und Ab, for log lines in any language. The input is an onlooker's
observations before and after the move and the public part of the move; observe.py decides what these contain."""

from collections.abc import Sequence

from updown.games.auf_und_ab.notation import Notation
from updown.games.auf_und_ab.spec import (
    BURY,
    DRAW,
    FIELD_MASK,
    FIELD_SHIFT,
    KEEP,
    KIND_SHIFT,
    LAY,
    LAYING,
    NOT_YET,
    PLAY,
    Observation,
    Rules,
)
from updown.rules.match import Game, Json


def move_fact(
    rules: Rules, notation: Notation, before: Observation, after: Observation, seat: int, visible: int
) -> Json:
    """The move as others see it, without the cards that are laid or buried face down. A card's number is its value
    (AA-2)."""
    kind = visible >> KIND_SHIFT
    if kind == LAYING:
        return {"fact": "laid", "seat": seat, "count": rules.laid}
    if kind == KEEP:
        return {"fact": "kept", "seat": seat}
    if kind == BURY:
        return {"fact": "buried", "seat": seat}
    move = notation.format_move(visible)
    if kind == DRAW:
        card = visible & FIELD_MASK
        return {"fact": "drew", "seat": seat, "discard": move["discard"], "value": card, "stock": after.stock_size}
    if kind == PLAY:
        card, top = visible & FIELD_MASK, int(before.tops[visible >> FIELD_SHIFT & FIELD_MASK])
        return {
            "fact": "played",
            "seat": seat,
            "card": move["card"],
            "value": card,
            "pile": move["pile"],
            "onto": notation.format_card(top),
            "onto_value": top,
            "change": card - top,
        }
    values = [notation.numbers[name] for name in move["discard"]]
    taken = notation.numbers[move["take"]]
    fact = {"fact": "swapped", "seat": seat, "discard": move["discard"], "values": values}
    return fact | {"take": move["take"], "take_value": taken}


def effect_facts(
    rules: Rules, notation: Notation, before: Observation, after: Observation, seat: int, visible: int
) -> list[Json]:
    """The reveal of the cards that were laid, the last turns and the end."""
    facts: list[Json] = []
    if before.phase == LAY and after.phase != LAY:
        piles = [notation.format_piles(after, other) for other in range(rules.players)]
        cards = [[pile[0] for pile in own] for own in piles]
        values = [[notation.numbers[card] for card in own] for own in cards]
        sums = _scores(rules, after)
        tie = sums.count(min(sums)) > 1
        revealed = {"cards": cards, "values": values, "sums": sums, "begins": after.seat, "tie": tie}
        facts.append({"fact": "revealed", **revealed})
    if before.last_turns == NOT_YET and after.last_turns != NOT_YET:
        facts.append({"fact": "last-turns", "seat": seat, "seats": notation.format_last_turns(after)})
    if after.over:
        facts.append({"fact": "round-over", "round": after.round, "scores": _scores(rules, after)})
    return facts


def _scores(rules: Rules, observation: Observation) -> list[int]:
    return list(observation.scores)[: rules.players]


def best_turn(game: Game, facts: Sequence[Json]) -> Json | None:
    """The best turn of a match: the card that was worth most to the one who played it, as its own pile goes up or
    another's goes down (AA-1; the other way round where the lowest sum wins). The first of several."""
    towards = -1 if game.options["goal"] == "low" else 1
    played = [fact for fact in facts if fact["fact"] == "played"]

    def worth(fact: Json) -> int:
        own = fact["pile"][0] == fact["seat"]
        return int(towards * fact["change"] * (1 if own else -1))

    best = max(played, key=worth, default=None)
    if best is None or worth(best) <= 0:
        return None
    shown = {"cards": [best["onto"], best["card"]], "ringed": 1, "values": [best["onto_value"], best["value"]]}
    return {"fact": "best", "seat": best["seat"], "owner": best["pile"][0], **shown}
