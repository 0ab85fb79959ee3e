"""What everybody is told of a move in Up & Down, as facts for log lines in any language. They are made from what an
onlooker sees before and after the move, and from what everybody sees of the move itself: observe.py decides both."""

from updown.rules.match import Json
from updown.rules.up_and_down.kernel import cancelled_values, power
from updown.rules.up_and_down.notation import SIDES, Notation
from updown.rules.up_and_down.spec import (
    CHANGE_SHIFT,
    CHOICE,
    FLIP,
    OVER,
    ROLL,
    VALUE_MASK,
    Observation,
    Rules,
)

CANCELLED, DOES_NOT_COUNT, BEATEN, WINS = "cancelled", "does-not-count", "beaten", "wins"


def tell_move(
    rules: Rules, notation: Notation, before: Observation, after: Observation, seat: int, visible: int
) -> Json:
    """The change of the rules, or that a card was chosen."""
    if visible == CHOICE:
        return {"fact": "chosen", "seat": seat}
    change = visible >> CHANGE_SHIFT
    if change == FLIP:
        return {"fact": "flipped", "seat": seat, "side": SIDES[after.side]}
    if change == ROLL:
        return {"fact": "rolled", "seat": seat, "dice": list(after.dice), "trump": after.trump}
    return {"fact": "rotated", "seat": seat, "turns": change, "suits": notation.format_suits(after)}


def tell_effects(
    rules: Rules, notation: Notation, before: Observation, after: Observation, seat: int, visible: int
) -> list[Json]:
    """The trick that was revealed, and the end of the round."""
    facts: list[Json] = []
    if after.trick != before.trick:
        facts.append(tell_trick(rules, notation, before, after))
    if after.phase == OVER:
        scores = list(after.scores)[: rules.players]
        facts.append({"fact": "round-over", "round": after.round, "scores": scores, "pot": after.pot})
    return facts


def tell_trick(rules: Rules, notation: Notation, before: Observation, after: Observation) -> Json:
    """UD-12, UD-13: the cards, what became of each, and who takes how many tricks."""
    trick = before.trick
    told = notation.format_tricks(after, range(trick, trick + 1))[0]
    won = told["winner"] is not None
    cancelled = cancelled_values(rules, after, trick)
    return {
        "fact": "trick",
        **told,
        "suits": notation.format_suits(after),
        "verdicts": [verdict(rules, after, trick, seat, cancelled) for seat in range(rules.players)],
        "taken": before.pot + 1 if won else 0,
        "pot": after.pot,
    }


def verdict(rules: Rules, after: Observation, trick: int, seat: int, cancelled: int) -> str:
    """UD-12: what became of the seat's card."""
    if cancelled >> (after.played[trick, seat] & VALUE_MASK) & 1:
        return CANCELLED
    if after.trick_winners[trick] == seat:
        return WINS
    return BEATEN if power(rules, after, trick, seat, cancelled) else DOES_NOT_COUNT
