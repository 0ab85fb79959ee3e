"""What a move in Up & Down brought about that everybody sees, as facts for log lines in any language."""

from typing import Any

from updown.rules.match import Json
from updown.rules.up_and_down.kernel import best_card, cancelled_values, power
from updown.rules.up_and_down.notation import SIDES, Notation
from updown.rules.up_and_down.spec import CHOICE, FLIP, OVER, ROLL, VALUE_MASK, Rules

CANCELLED, DOES_NOT_COUNT, BEATEN, WINS = "cancelled", "does-not-count", "beaten", "wins"


def tell(rules: Rules, notation: Notation, before: Any, after: Any, seat: int, action: int) -> list[Json]:
    """The change of the rules, or that a card was chosen; then the trick, the round's and the game's end."""
    if action < CHOICE:
        return [tell_change(notation, after, seat, action)]
    facts: list[Json] = [{"fact": "chosen", "seat": seat}]
    if after.trick != before.trick:
        facts.append(tell_trick(rules, notation, before, after))
    if after.phase == OVER:
        scores = list(after.scores[: rules.players])
        facts.append({"fact": "round-over", "round": after.round, "scores": scores, "pot": after.pot})
    return facts


def tell_change(notation: Notation, after: Any, seat: int, action: int) -> Json:
    if action == FLIP:
        return {"fact": "flipped", "seat": seat, "side": SIDES[after.side]}
    if action == ROLL:
        return {"fact": "rolled", "seat": seat, "dice": list(after.dice), "trump": after.trump}
    return {"fact": "rotated", "seat": seat, "turns": action, "suits": notation.format_suits(after)}


def tell_trick(rules: Rules, notation: Notation, before: Any, after: Any) -> Json:
    """UD-12, UD-13: the cards, what became of each, and who takes how many tricks."""
    trick = before.trick
    told = notation.format_tricks(after, range(trick, trick + 1))[0]
    won = told["winner"] is not None
    return {
        "fact": "trick",
        **told,
        "suits": notation.format_suits(after),
        "verdicts": [verdict(rules, after, trick, seat) for seat in range(rules.players)],
        "taken": before.pot + 1 if won else 0,
        "pot": after.pot,
    }


def verdict(rules: Rules, state: Any, trick: int, seat: int) -> str:
    """UD-12: what became of the seat's card."""
    cancelled = cancelled_values(rules, state, trick)
    if cancelled >> (state.played[trick, seat] & VALUE_MASK) & 1:
        return CANCELLED
    if power(rules, state, trick, seat, cancelled) == 0:
        return DOES_NOT_COUNT
    return WINS if best_card(rules, state, trick) == seat else BEATEN
