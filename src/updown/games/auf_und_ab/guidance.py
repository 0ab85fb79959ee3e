"""Hints for newcomers in Auf und Ab: which cards fit on a pile now."""

from updown.games.auf_und_ab.kernel import discard_kind, fitting
from updown.games.auf_und_ab.notation import Notation
from updown.games.auf_und_ab.spec import ACT, DRAW, Observation, Rules
from updown.rules.bits import all_bits
from updown.rules.match import Json


def guide(rules: Rules, notation: Notation, observation: Observation) -> Json | None:
    """AA-7: the cards of the hand that fit on a pile. There is no hint while the first cards are laid, nor for a card
    that was drawn: the table shows where it fits."""
    if observation.phase != ACT:
        return None
    hand = observation.hands[observation.viewer]
    fits = 0
    for pile in range(rules.piles):
        fits |= fitting(rules, observation, hand, pile)
    values = list(all_bits(fits))
    return {
        "guidance": "turn",
        "values": values,
        "fit": len(values),
        "held": len(all_bits(hand)),
        "draw": discard_kind(observation) == DRAW,
    }
