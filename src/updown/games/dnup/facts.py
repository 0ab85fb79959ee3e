"""Computes the public facts of a move in dnup, for log lines in any language. The input is an onlooker's observations
before and after the move and the public part of the move; observe.py decides what these contain."""

from collections.abc import Sequence

from updown.games.dnup.kernel import is_void, owner
from updown.games.dnup.notation import Notation, turned
from updown.games.dnup.spec import (
    ADD,
    KIND_SHIFT,
    OVER,
    PLACE_MASK,
    PLACE_SHIFT,
    QUIET_LIMIT,
    ROTATE,
    TAKE,
    VALUE_MASK,
    VALUE_SHIFT,
    Observation,
    Rules,
)
from updown.rules.match import Game, Json


def move_fact(
    rules: Rules, notation: Notation, before: Observation, after: Observation, seat: int, visible: int
) -> Json:
    """The move, which everybody sees whole."""
    kind = visible >> KIND_SHIFT
    if kind == ROTATE:
        return {"fact": "rotated", "seat": seat}
    place = visible >> PLACE_SHIFT & PLACE_MASK
    where = {"area": place % rules.areas + 1} if rules.areas == 2 else {}
    if kind == TAKE:
        cards = notation.format_cards(before.sets[place], before.turned)
        taken = {"cards": cards, "turned": list(map(turned, cards))}
        return {"fact": "took", "seat": seat, "from": owner(rules, place), **where, **taken}
    value = visible >> VALUE_SHIFT & VALUE_MASK
    move = notation.format_move(visible)
    if kind == ADD:
        return {"fact": "added", "seat": seat, "to": owner(rules, place), **where, "card": move["card"], "value": value}
    area = {"area": before.area + 1} if rules.areas == 2 else {}
    return {"fact": "played", "seat": seat, **area, "cards": move["cards"], "value": value}


def effect_facts(
    rules: Rules, notation: Notation, before: Observation, after: Observation, seat: int, visible: int
) -> list[Json]:
    """A set that was beaten; who is out; sets that were discarded; the end of the round."""
    facts: list[Json] = []
    kind = visible >> KIND_SHIFT
    place = visible >> PLACE_SHIFT & PLACE_MASK
    lying = list(before.sets)[: rules.places]
    if kind == TAKE:
        lying[place] = 0
    for other, cards in enumerate(lying):
        home = owner(rules, other)
        if cards and after.known[home] & cards == cards:
            lay = notation.format_cards(cards, before.turned)
            facts.append({"fact": "beaten", "seat": home, "cards": lay, "turned": list(map(turned, lay))})
    if kind == ADD:
        # Of two equal cards either may be on the table now: a discarded card that was not on the table before was
        # added.
        lying[place] |= after.discarded & ~before.discarded & ~sum(lying)
    if after.out_count > before.out_count:
        # DN-20: two players count rounds that they have won, and no points.
        points = 0 if rules.areas == 2 else after.scores[seat] - before.scores[seat]
        facts.append({"fact": "out", "seat": seat, "points": points})
    for other, cards in enumerate(lying):
        gone = cards & after.discarded
        if gone:
            shown = notation.format_cards(gone, after.turned)
            facts.append({"fact": "discarded", "seat": owner(rules, other), "cards": shown})
    if after.phase == OVER:
        scores = list(after.scores)[: rules.players]
        # DN-20: two players count rounds that they have won.
        counts = "rounds" if rules.areas == 2 else "points"
        end = {"void": is_void(rules, after), "limit": QUIET_LIMIT, "counts": counts}
        facts.append({"fact": "round-over", "round": after.round, "scores": scores, **end})
    return facts


def best_turn(game: Game, facts: Sequence[Json]) -> Json | None:
    """The best turn of a match: the largest set that was played, among these the one of the highest value, among these
    the first. A single card is none."""
    played = [fact for fact in facts if fact["fact"] == "played" and len(fact["cards"]) > 1]
    best = max(played, key=lambda fact: (len(fact["cards"]), fact["value"]), default=None)
    if best is None:
        return None
    return {"fact": "best", "seat": best["seat"], "cards": best["cards"], "ringed": None, "value": best["value"]}
