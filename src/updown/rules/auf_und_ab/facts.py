"""What everybody is told of a move in Auf und Ab, as facts for log lines in any language. They are made from what an
onlooker sees before and after the move, and from what everybody sees of the move itself: observe.py decides both."""

from updown.rules.auf_und_ab.notation import Notation
from updown.rules.auf_und_ab.spec import (
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
from updown.rules.match import Json


def tell_move(
    rules: Rules, notation: Notation, before: Observation, after: Observation, seat: int, visible: int
) -> Json:
    """The move as others see it: of cards that are laid or buried face down, only that they were."""
    kind = visible >> KIND_SHIFT
    if kind == LAYING:
        return {"fact": "laid", "seat": seat, "count": rules.laid}
    if kind == KEEP:
        return {"fact": "kept", "seat": seat}
    if kind == BURY:
        return {"fact": "buried", "seat": seat}
    move = notation.format_move(visible)
    if kind == DRAW:
        return {"fact": "drew", "seat": seat, "discard": move["discard"], "stock": after.stock_size}
    if kind == PLAY:
        top = notation.format_card(before.tops[visible >> FIELD_SHIFT & FIELD_MASK])
        return {"fact": "played", "seat": seat, "card": move["card"], "pile": move["pile"], "onto": top}
    return {"fact": "swapped", "seat": seat, "discard": move["discard"], "take": move["take"]}


def tell_effects(
    rules: Rules, notation: Notation, before: Observation, after: Observation, seat: int, visible: int
) -> list[Json]:
    """The reveal of the cards that were laid, the last turns and the end."""
    facts: list[Json] = []
    if before.phase == LAY and after.phase != LAY:
        piles = [notation.format_piles(after, other) for other in range(rules.players)]
        cards = [[pile[0] for pile in own] for own in piles]
        facts.append({"fact": "revealed", "cards": cards, "sums": _scores(rules, after), "begins": after.seat})
    if before.last_turns == NOT_YET and after.last_turns != NOT_YET:
        facts.append({"fact": "last-turns", "seat": seat, "seats": notation.format_last_turns(after)})
    if after.over:
        facts.append({"fact": "round-over", "round": after.round, "scores": _scores(rules, after)})
    return facts


def _scores(rules: Rules, observation: Observation) -> list[int]:
    return list(observation.scores)[: rules.players]
