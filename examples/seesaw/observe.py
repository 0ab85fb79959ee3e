"""Computes what a seat may know in Seesaw, and random deals that are consistent with it. No other module redacts this
game."""

from updown.rules.bits import count_bits
from updown.rules.kernel_parts import copy_standing
from updown.rules.kernel_parts import unseal as unseal
from updown.rules.rng import Stream, pick

from .spec import NO_CARD, Observation, Rules, State


def copy_public(rules: Rules, source: State, target: State) -> None:
    """Copies everything but the hands and the cards aside."""
    copy_standing(rules, source, target)
    target.leader = source.leader
    target.trick = source.trick
    target.low_tricks = source.low_tricks
    target.gone = source.gone
    for seat in range(rules.players):
        target.table[seat] = source.table[seat]


def see_public(rules: Rules, state: State, observation: Observation) -> None:
    """Writes the public information into a blank observation."""
    observation.viewer = -1
    copy_public(rules, state, observation)
    for seat in range(rules.players):
        observation.hand_sizes[seat] = count_bits(state.hands[seat])
    observation.aside_size = count_bits(state.aside)


def see_own(rules: Rules, state: State, seat: int, observation: Observation) -> None:
    """Adds the seat's own hand."""
    observation.viewer = seat
    observation.hands[seat] = state.hands[seat]


def determinize(rules: Rules, observation: Observation, state: State, stream: Stream) -> None:
    """Writes a uniformly random state among those that fit this observation into a blank state."""
    copy_public(rules, observation, state)
    unseen = rules.deck & ~observation.gone
    for seat in range(rules.players):
        if observation.table[seat] != NO_CARD:
            unseen &= ~(1 << observation.table[seat])
    if observation.viewer >= 0:
        unseen &= ~observation.hands[observation.viewer]
    for seat in range(rules.players):
        if seat == observation.viewer:
            state.hands[seat] = observation.hands[seat]
        else:
            state.hands[seat] = pick(stream, unseen, observation.hand_sizes[seat])
            unseen ^= state.hands[seat]
    state.aside = unseen


def visible(rules: Rules, state: State, seat: int, action: int, outcome: int) -> int:
    """The public part of a move, as one number: the card."""
    return action
