"""Computes what a seat may know in dnup, and determinizes the rest. No other module redacts this game. An observation
starts blank and receives the public fields, then the seat's own; a field that is not named here stays blank."""

from updown.games.dnup.kernel import seen
from updown.games.dnup.spec import Observation, Rules, State
from updown.rules.bits import count_bits
from updown.rules.kernel_parts import copy_standing
from updown.rules.kernel_parts import unseal as unseal
from updown.rules.rng import Stream, pick, toss


def copy_public(rules: Rules, source: State, target: State) -> None:
    """Copies all sets, points, discarded cards, the seat that began, and every card that went from the table to a hand,
    with the way up that it has."""
    copy_standing(rules, source, target)
    target.phase = source.phase
    target.seat = source.seat
    target.area = source.area
    target.starter = source.starter
    target.quiet = source.quiet
    target.turns = source.turns
    target.out_count = source.out_count
    target.is_out = source.is_out
    target.discarded = source.discarded
    for place in range(source.out_count):
        target.out[place] = source.out[place]
    for seat in range(rules.players):
        target.known[seat] = source.known[seat]
        target.hands[seat] = source.known[seat]
    target.sizes = source.sizes
    sizes_of, shown_sizes_of = source.sizes_of, target.sizes_of
    for value in range(rules.values + 1):
        shown_sizes_of[value] = sizes_of[value]
    for place in range(rules.places):
        target.sets[place] = source.sets[place]
        target.set_values[place] = source.set_values[place]
        target.set_sizes[place] = source.set_sizes[place]
    target.turned = source.turned & seen(rules, source)


def see_public(rules: Rules, state: State, observation: Observation) -> None:
    """Writes the public information into a blank observation, which is then an onlooker's."""
    observation.viewer = -1
    copy_public(rules, state, observation)
    for seat in range(rules.players):
        observation.hand_sizes[seat] = count_bits(state.hands[seat])


def see_own(rules: Rules, state: State, seat: int, observation: Observation) -> None:
    """Adds the seat's private information to the public one."""
    observation.viewer = seat
    observation.hands[seat] = state.hands[seat]
    observation.turned |= state.turned & state.hands[seat]
    hide_numbers(rules, observation, seat)


def hide_numbers(rules: Rules, observation: Observation, seat: int) -> None:
    """Makes sure that the numbers of two equal cards reveal nothing. If nobody has seen either of them yet, a single
    one in the hand counts as the first; if both are in the hand, the first is the one that is not turned."""
    if rules.firsts == 0:
        return
    hidden = rules.firsts & ~seen(rules, observation)
    while hidden:
        first = hidden & -hidden
        hidden ^= first
        both = first | first << 1
        if observation.hands[seat] & both == both ^ first:
            observation.hands[seat] ^= both
            if observation.turned & both:
                observation.turned ^= both
        elif observation.hands[seat] & both == both and observation.turned & both == first:
            observation.turned ^= both


def determinize(rules: Rules, observation: Observation, state: State, stream: Stream) -> None:
    """Writes a random state that fits the observation into a blank one: every card that the seat cannot see may be in
    any other hand, either way up. Only the star, until it has been on the table, is in the hand of the seat that began
    (DN-5)."""
    copy_public(rules, observation, state)
    unseen = rules.deck & ~seen(rules, observation)
    viewer = observation.viewer
    if viewer >= 0:
        state.hands[viewer] = observation.hands[viewer]
        unseen &= ~observation.hands[viewer]
    star = unseen & rules.star
    state.hands[observation.starter] |= star
    state.turned = observation.turned | toss(stream, unseen)
    unseen ^= star
    for seat in range(rules.players):
        if seat != viewer:
            hand = pick(stream, unseen, observation.hand_sizes[seat] - count_bits(state.hands[seat]))
            state.hands[seat] |= hand
            unseen ^= hand


def visible(rules: Rules, state: State, seat: int, action: int, outcome: int) -> int:
    """The public part of a move, as one number: all of it."""
    return action
