"""Hints for newcomers in Up & Down: which of the cards in hand can win by the current trick rules."""

from updown.games.up_and_down.kernel import power, suit_of
from updown.games.up_and_down.notation import Notation
from updown.games.up_and_down.spec import CHANGE, Observation, Rules
from updown.rules.bits import all_bits
from updown.rules.match import Json


def guide(rules: Rules, notation: Notation, observation: Observation) -> Json:
    """UD-3, UD-12: only cards of the seat's suit and trumps can win. `wins` is how many of them it holds. For the trick
    boss, who is about to change the rules, the hint describes the rules before the change."""
    seat = observation.viewer
    return {
        "guidance": "change" if observation.phase == CHANGE else "choose",
        "suit": notation.suits[suit_of(rules, observation, seat)],
        "trump": observation.trump,
        "edition": notation.edition,
        "wins": len([card for card in all_bits(observation.hands[seat]) if can_win(rules, observation, card)]),
    }


def can_win(rules: Rules, observation: Observation, card: int) -> bool:
    """UD-12: whether the card can win when its seat plays it, if nobody else plays its value."""
    seat, trick = observation.viewer, observation.trick
    before = observation.played[trick, seat]
    observation.played[trick, seat] = card
    strength = power(rules, observation, trick, seat, 0)
    observation.played[trick, seat] = before
    return strength > 0
