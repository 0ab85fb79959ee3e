"""Computes the public facts of a move in Seesaw from an onlooker's observations before and after it."""

from updown.rules.match import Json

from .kernel import is_low
from .notation import NAMES, Notation
from .spec import Observation, Rules


def move_fact(
    rules: Rules, notation: Notation, before: Observation, after: Observation, seat: int, visible: int
) -> Json:
    """The card that was played."""
    return {"fact": "played", "seat": seat, "card": NAMES[visible]}


def effect_facts(
    rules: Rules, notation: Notation, before: Observation, after: Observation, seat: int, visible: int
) -> list[Json]:
    """Who takes the trick, and the end of the round."""
    if after.trick == before.trick:
        return []
    winner = after.leader
    card = visible if winner == seat else before.table[winner]
    way = "low" if is_low(before) else "high"
    facts: list[Json] = [{"fact": "trick", "seat": winner, "card": NAMES[card], "way": way}]
    if after.turn == 0:
        scores = list(after.scores)[: rules.players]
        facts.append({"fact": "round-over", "round": after.round, "scores": scores})
    return facts
