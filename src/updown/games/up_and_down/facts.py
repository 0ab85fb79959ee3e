"""Computes the public facts of a move in Up & Down, for log lines in any language. The input is an onlooker's
observations before and after the move and the public part of the move; observe.py decides what these contain."""

from collections.abc import Sequence

from updown.games.up_and_down.kernel import cancelled_values, power
from updown.games.up_and_down.notation import SIDES, Notation
from updown.games.up_and_down.spec import (
    CHANGE_SHIFT,
    CHOICE,
    FLIP,
    OVER,
    ROLL,
    VALUE_MASK,
    Observation,
    Rules,
)
from updown.rules.match import Game, Json

CANCELLED, DOES_NOT_COUNT, BEATEN, WINS = "cancelled", "does-not-count", "beaten", "wins"


def move_fact(
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
    suits = notation.format_suits(after)
    return {"fact": "rotated", "seat": seat, "turns": change, "suits": suits, "edition": notation.edition}


def effect_facts(
    rules: Rules, notation: Notation, before: Observation, after: Observation, seat: int, visible: int
) -> list[Json]:
    """The trick that was revealed, and the end of the round."""
    facts: list[Json] = []
    if after.trick != before.trick:
        facts.append(trick_fact(rules, notation, before, after))
    if after.phase == OVER:
        scores = list(after.scores)[: rules.players]
        facts.append({"fact": "round-over", "round": after.round, "scores": scores, "pot": after.pot})
    return facts


def trick_fact(rules: Rules, notation: Notation, before: Observation, after: Observation) -> Json:
    """UD-12, UD-13: the cards, the result of each, the winner and its tricks."""
    trick = before.trick
    trick_json = notation.format_tricks(after, range(trick, trick + 1))[0]
    won = trick_json["winner"] is not None
    cancelled = cancelled_values(rules, after, trick)
    return {
        "fact": "trick",
        **trick_json,
        "suits": notation.format_suits(after),
        "verdicts": [verdict(rules, after, trick, seat, cancelled) for seat in range(rules.players)],
        "taken": before.pot + 1 if won else 0,
        "pot": after.pot,
        "edition": notation.edition,
    }


def best_turn(game: Game, facts: Sequence[Json]) -> Json | None:
    """The best trick of a match: the one that took the most tricks with the pot, among these the one that beat the most
    cards that counted, among these the first."""
    tricks = [fact for fact in facts if fact["fact"] == "trick" and fact["winner"] is not None]
    best = max(tricks, key=lambda fact: (fact["taken"], fact["verdicts"].count(BEATEN)), default=None)
    if best is None or (best["taken"] == 1 and BEATEN not in best["verdicts"]):
        return None
    winner, beaten = best["winner"], best["verdicts"].count(BEATEN)
    shown = {"cards": best["cards"], "ringed": winner, "edition": best["edition"]}
    return {"fact": "best", "seat": winner, **shown, "taken": best["taken"], "beaten": beaten}


def verdict(rules: Rules, after: Observation, trick: int, seat: int, cancelled: int) -> str:
    """UD-12: the result of the seat's card."""
    if cancelled >> (after.played[trick, seat] & VALUE_MASK) & 1:
        return CANCELLED
    if after.trick_winners[trick] == seat:
        return WINS
    return BEATEN if power(rules, after, trick, seat, cancelled) else DOES_NOT_COUNT
