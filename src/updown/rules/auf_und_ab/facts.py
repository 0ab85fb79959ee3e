"""What a move in Auf und Ab brought about that everybody sees, as facts for log lines in any language."""

from typing import Any

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
    Rules,
)
from updown.rules.match import Json


def tell(rules: Rules, notation: Notation, before: Any, after: Any, seat: int, action: int) -> list[Json]:
    """The move as others see it; then the reveal, the last turns and the end."""
    facts = [tell_move(rules, notation, before, seat, action)]
    if before.phase == LAY and after.phase != LAY:
        piles = [notation.format_piles(after, other) for other in range(rules.players)]
        cards = [[pile[0] for pile in own] for own in piles]
        facts.append({"fact": "revealed", "cards": cards, "sums": _scores(rules, after), "begins": after.seat})
    if before.last_turns == NOT_YET and after.last_turns != NOT_YET:
        facts.append({"fact": "last-turns", "seat": seat, "seats": notation.format_last_turns(after)})
    if after.over:
        facts.append({"fact": "round-over", "round": after.round, "scores": _scores(rules, after)})
    return facts


def tell_move(rules: Rules, notation: Notation, before: Any, seat: int, action: int) -> Json:
    kind = action >> KIND_SHIFT
    if kind == LAYING:
        return {"fact": "laid", "seat": seat, "count": rules.laid}
    if kind == KEEP:
        return {"fact": "kept", "seat": seat}
    if kind == BURY:
        return {"fact": "buried", "seat": seat}
    move = notation.format_move(action)
    if kind == DRAW:
        return {"fact": "drew", "seat": seat, "discard": move["discard"], "stock": before.stock_size - 1}
    if kind == PLAY:
        top = notation.format_card(before.tops[action >> FIELD_SHIFT & FIELD_MASK])
        return {"fact": "played", "seat": seat, "card": move["card"], "pile": move["pile"], "onto": top}
    return {"fact": "swapped", "seat": seat, "discard": move["discard"], "take": move["take"]}


def _scores(rules: Rules, state: Any) -> list[int]:
    return list(state.scores[: rules.players])
